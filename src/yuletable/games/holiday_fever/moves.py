"""What a player can say. What is said often is made once and shared."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_fever.printed import DECORATION
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import HOUSE, Move, Seat, Word

LETTERS: Final = "ABCDEF"  # by seat (HF-005)
SHELF: Final = 48  # slots whose moves are made beforehand; no row grows longer in practice
LONGEST_SPEECH: Final = 280


@final
class Speak(Move):
    """A speech, a song or a donation; its words travel beside the game (HF-089)."""

    wire_name: ClassVar[str] = "Speak"

    def __init__(self, word: str, words: str = "") -> None:
        self.word = word
        self.words = words  # no part of the move

    def parts(self) -> dict[str, Any]:
        return {"word": self.word}

    def text(self) -> str:
        return self.word

    def said(self) -> str:
        return self.words


@final
class Token(Move):
    """Choose a family: `token red`."""

    wire_name: ClassVar[str] = "Token"

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def parts(self) -> dict[str, Any]:
        return {"colour": self.colour}

    def text(self) -> str:
        return f"token {self.colour}"


@final
class Name(Move):
    """Name somebody: `youngest B`, `trade B`."""

    wire_name: ClassVar[str] = "Name"

    def __init__(self, verb: str, seat: Seat) -> None:
        self.verb = verb
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"verb": self.verb, "seat": self.seat}

    def text(self) -> str:
        return f"{self.verb} {LETTERS[self.seat]}"


@final
class Slot(Move):
    """Something with an own Gift: `stock 2`, `put 2`, `sell 2`, `sell 2 face`."""

    wire_name: ClassVar[str] = "Slot"

    def __init__(self, verb: str, slot: int, face: bool = False) -> None:
        self.verb = verb
        self.slot = slot
        self.face = face  # Coal, for what lies beneath it

    def parts(self) -> dict[str, Any]:
        return {"verb": self.verb, "slot": self.slot, "face": self.face}

    def text(self) -> str:
        return f"{self.verb} {self.slot}{' face' if self.face else ''}"


@final
class Trinket(Move):
    """Something with a kind of item: `buy G`, `buy L`, `sell L`, `lose O`."""

    wire_name: ClassVar[str] = "Trinket"

    def __init__(self, verb: str, item: str) -> None:
        self.verb = verb
        self.item = item

    def parts(self) -> dict[str, Any]:
        return {"verb": self.verb, "item": self.item}

    def text(self) -> str:
        return f"{self.verb} {self.item}"


@final
class Take(Move):
    """Buy somebody's Gift: `take B#2`."""

    wire_name: ClassVar[str] = "Take"

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "slot": self.slot}

    def text(self) -> str:
        return f"take {LETTERS[self.seat]}#{self.slot}"


@final
class Guess(Move):
    """Say what somebody's Gift is: `guess B#2 snow_globe`."""

    wire_name: ClassVar[str] = "Guess"

    def __init__(self, seat: Seat, slot: int, gift: str) -> None:
        self.seat = seat
        self.slot = slot
        self.gift = gift

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "slot": self.slot, "gift": self.gift}

    def text(self) -> str:
        return f"guess {LETTERS[self.seat]}#{self.slot} {self.gift}"


@final
class Swap(Move):
    """Exchange an own Gift for somebody's: `swap 1 B#2`."""

    wire_name: ClassVar[str] = "Swap"

    def __init__(self, mine: int, seat: Seat, slot: int) -> None:
        self.mine = mine
        self.seat = seat
        self.slot = slot

    def parts(self) -> dict[str, Any]:
        return {"mine": self.mine, "seat": self.seat, "slot": self.slot}

    def text(self) -> str:
        return f"swap {self.mine} {LETTERS[self.seat]}#{self.slot}"


@final
class Give(Move):
    """Give a Gift away: `give 2 B`."""

    wire_name: ClassVar[str] = "Give"

    def __init__(self, slot: int, seat: Seat) -> None:
        self.slot = slot
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"slot": self.slot, "seat": self.seat}

    def text(self) -> str:
        return f"give {self.slot} {LETTERS[self.seat]}"


@final
class Play(Move):
    """Play a Naughty-or-Nice card: `play A01 B#2`, `play A03 2 1 2`, `play A10 +`."""

    wire_name: ClassVar[str] = "Play"

    def __init__(
        self,
        code: str,
        slots: tuple[int, ...] = (),
        seat: Seat = HOUSE,
        slot: int = 0,
        word: str = "",
        words: str = "",
    ) -> None:
        self.code = code
        self.slots = slots  # own slots, and for Re-Wrap which card
        self.seat = seat
        self.slot = slot  # of that seat
        self.word = word  # face, hand, +, -, L or O
        self.words = words  # of a toast; no part of the move

    def parts(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "slots": self.slots,
            "seat": self.seat,
            "slot": self.slot,
            "word": self.word,
        }

    def text(self) -> str:
        text = f"play {self.code}"
        for slot in self.slots:
            text += f" {slot}"
        if self.seat != HOUSE:
            text += f" {LETTERS[self.seat]}#{self.slot}" if self.slot else f" {LETTERS[self.seat]}"
        return f"{text} {self.word}" if self.word else text

    def said(self) -> str:
        return self.words


PASS: Final = Decline("pass")
ROLL: Final = Word("roll")
KEEP: Final = Word("keep")
SHOP: Final = Word("shop")
LEAVE: Final = Word("leave")
STOP: Final = Word("stop")
HOLD: Final = Word("hold")
GO: Final = Word("go")
STAY: Final = Word("stay")
HEARD: Final = Word("heard")
SUNG: Final = Word("sung")
SKIP: Final = Word("skip")
DECLINE: Final = Word("decline")
SPEAK: Final = Speak("speak")
DONATE: Final = Speak("donate")
BUY_GIFT: Final = Trinket("buy", "G")
BUY_VALUE: Final = Trinket("buy", "V")
BUY: Final = [Trinket("buy", kind) for kind in DECORATION]
SELL_TRINKET: Final = [Trinket("sell", kind) for kind in DECORATION]
LOSE: Final = [Trinket("lose", kind) for kind in DECORATION]
TRADE: Final = [Name("trade", seat) for seat in range(len(LETTERS))]
YOUNGEST: Final = [Name("youngest", seat) for seat in range(len(LETTERS))]
SLOTS: Final = range(SHELF)
STOCKS: Final = [Slot("stock", slot) for slot in SLOTS]
PUTS: Final = [Slot("put", slot) for slot in SLOTS]
SELLS: Final = [Slot("sell", slot) for slot in SLOTS]
SELLS_FACE: Final = [Slot("sell", slot, face=True) for slot in SLOTS]
TAKES: Final = [[Take(seat, slot) for slot in SLOTS] for seat in range(len(LETTERS))]
GIVES: Final = [[Give(slot, seat) for seat in range(len(LETTERS))] for slot in SLOTS]


def stock(slot: int) -> Slot:
    return STOCKS[slot] if slot < SHELF else Slot("stock", slot)


def put(slot: int) -> Slot:
    return PUTS[slot] if slot < SHELF else Slot("put", slot)


def sell(slot: int, face: bool = False) -> Slot:
    if slot < SHELF:
        return SELLS_FACE[slot] if face else SELLS[slot]
    return Slot("sell", slot, face)


def take(seat: Seat, slot: int) -> Take:
    return TAKES[seat][slot] if slot < SHELF else Take(seat, slot)


def give(slot: int, seat: Seat) -> Give:
    return GIVES[slot][seat] if slot < SHELF else Give(slot, seat)
