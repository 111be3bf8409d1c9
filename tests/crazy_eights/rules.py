"""The rules of Crazy Eights in one file."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.kernel.chance import Chance
from yuletable.kernel.core import (
    HOUSE,
    Host,
    Json,
    Kind,
    Move,
    Question,
    Seat,
    Seating,
    State,
    Terms,
    Word,
)
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Illegal, Unreadable, require
from yuletable.kernel.reading import Entry

RANKS: Final = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
SUITS: Final = "SHDC"
EIGHT, HAND = 7, 5  # the rank of an eight; cards dealt to each
PLAYED: Final = Kind("played", "card: str, suit: str")
DREW: Final = Kind("drew", "", "card: str")
PASSED: Final = Kind("passed")
WON: Final = Kind("won", "winners: list[int]")


def name(card: int) -> str:
    """A card as players write it: the first is AS."""
    return RANKS[card % 13] + SUITS[card // 13]


class Table(Terms):
    """How many sit down."""

    def __init__(self, edition: Edition, options: dict[str, Json], seats: int) -> None:
        super().__init__(edition.name, options)
        self.seats = seats


@final
class Lay(Move):
    """Lay a card, "7H"; an eight names a suit, "8S:H"."""

    wire_name: ClassVar[str] = "Lay"

    def __init__(self, card: int, suit: int) -> None:
        self.card, self.suit = card, suit

    def parts(self) -> dict[str, Any]:
        return {"card": self.card, "suit": self.suit}

    def text(self) -> str:
        return name(self.card) + (f":{SUITS[self.suit]}" if self.card % 13 == EIGHT else "")


DRAW, PASS = Word("draw"), Word("pass")


class Eights(State):
    """Hands, a stock nobody sees, and the pile."""

    def __init__(self, terms: Table, hands: list[list[int]], stock: list[int], pile: list[int]):
        super().__init__(Seating(tuple(range(terms.seats))), [0] * terms.seats, [], [])
        self.terms = terms
        self.hands = hands  # by seat, sorted
        self.stock, self.pile = stock, pile  # top last
        self.suit = pile[-1] // 13 if pile else 0  # to be followed
        self.passes = 0  # in a row

    def copy(self) -> Eights:
        new = Eights(self.terms, [h[:] for h in self.hands], self.stock[:], self.pile[:])
        new.scores, new.stack, new.asking = self.scores[:], self.stack[:], self.asking
        new.suit, new.passes = self.suit, self.passes
        return new

    def show(self, seat: Seat) -> dict[str, Json]:
        return {
            "hand": [name(card) for card in self.hands[seat]] if seat >= 0 else None,
            "held": [len(hand) for hand in self.hands],
            "pile": [name(card) for card in self.pile],
            "suit": SUITS[self.suit],
            "stock": len(self.stock),
            "passes": self.passes,
        }

    def redeal(self, seat: Seat, chance: Chance) -> None:
        mine = self.hands[seat] if seat >= 0 else []
        unseen = [card for card in range(52) if card not in mine and card not in self.pile]
        chance.shuffle(unseen)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = sorted([unseen.pop() for _ in hand])
        self.stock = unseen


@final
class Turn(Question):
    """Follow suit or rank, lay an eight, or draw."""

    wire_name: ClassVar[str] = "Turn"

    def menu(self, state: Eights, seat: Seat) -> list[Move]:
        moves: list[Move] = [DRAW if state.stock else PASS]
        for card in state.hands[seat]:
            if card % 13 == EIGHT:
                moves += [Lay(card, suit) for suit in range(4)]
            elif card // 13 == state.suit or card % 13 == state.pile[-1] % 13:
                moves.append(Lay(card, card // 13))
        return moves

    def check(self, state: Eights, seat: Seat, move: Move) -> None:
        if move == DRAW:
            require(bool(state.stock), "TB-04", "There is nothing to draw: lay a card or pass.")
        elif move == PASS:
            require(not state.stock, "TB-04", "Draw a card instead of passing.")
        elif isinstance(move, Lay):
            require(move.card in state.hands[seat], "TB-04", f"You do not hold {name(move.card)}.")
            fits = move in self.menu(state, seat)
            require(fits, "TB-04", f"Follow {name(state.pile[-1])} or the suit in force.")
        else:
            raise Illegal("TB-04", "Lay a card or draw.")

    def play(self, state: Eights, seat: Seat, move: Move, host: Host) -> None:
        state.swap(Turn(state.left_of(seat)))
        if isinstance(move, Lay):
            state.hands[seat].remove(move.card)
            state.pile.append(move.card)
            state.suit, state.passes = move.suit, 0
            host.tell(PLAYED, seat, (name(move.card), SUITS[move.suit]))
        elif move == DRAW:
            card = state.stock.pop()
            state.hands[seat] = sorted([*state.hands[seat], card])
            host.whisper(DREW, seat, (), (name(card),), (seat,))
        else:
            state.passes += 1
            host.tell(PASSED, seat)
        if not state.hands[seat] or state.passes == len(state.hands):
            best = min(len(hand) for hand in state.hands)
            state.scores = [int(len(hand) == best) for hand in state.hands]
            winners = tuple([seat for seat, score in enumerate(state.scores) if score])
            host.tell(WON, HOUSE, (winners,))
            state.finish()


def start(terms: Table, host: Host) -> Eights:
    deck = list(range(52))
    host.chance.shuffle(deck)
    hands = [sorted([deck.pop() for _ in range(HAND)]) for _ in range(terms.seats)]
    state = Eights(terms, hands, deck, [deck.pop()])
    state.push(Turn(0))
    state.settle(host)
    return state


def read_move(text: str) -> Move:
    word = text.strip().upper()
    card, _, suit = word.partition(":")
    if word.lower() in ("draw", "pass"):
        return DRAW if word == "DRAW" else PASS
    if card[:-1] not in RANKS or card[-1:] not in tuple(SUITS) or suit not in ("", *SUITS):
        raise Unreadable("TB-06", f"I cannot read {text!r}. Moves look like 7H, 8S:H or draw.")
    number = RANKS.index(card[:-1]) + 13 * SUITS.index(card[-1])
    return Lay(number, SUITS.index(suit or card[-1]))


def write_position(state: Eights) -> dict[str, Json]:
    whole = {"hands": state.hands, "stock": state.stock, "pile": state.pile, "suit": state.suit}
    turn = state.asking[0] if state.asking else None
    return {**whole, "passes": state.passes, "scores": state.scores, "turn": turn}


def read_position(entry: Entry, terms: Table) -> Eights:
    fields = entry.fields(("hands", "stock", "pile", "suit", "passes", "scores", "turn"))
    cards = {f: [c.number(0, 51) for c in fields[f].items()] for f in ("stock", "pile")}
    hands = [[c.number(0, 51) for c in hand.items()] for hand in fields["hands"].rows(terms.seats)]
    state = Eights(terms, hands, cards["stock"], cards["pile"])
    state.suit, state.passes = fields["suit"].number(0, 3), fields["passes"].number(0)
    state.scores = [score.number(0) for score in fields["scores"].rows(terms.seats)]
    if fields["turn"].json is not None:
        state.push(Turn(fields["turn"].number(0, terms.seats - 1)))
    return state
