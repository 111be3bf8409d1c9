"""Stockings: a small whole game for the tests of the kernel.

Every round each seat lays a card under seal, and the highest wins a point for each. The winner then
spins for luck or takes the top of the deck unseen, which others may answer with a mitten: the card
just taken is thrown away. While a winner thinks, anybody may hang a card of theirs for a point.
The game is over when no hand holds a card.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from yuletable.kernel.ballot import DECLINE, Ballot, Window
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import (
    HOUSE,
    Aside,
    Host,
    Json,
    Kind,
    Move,
    Phase,
    Seat,
    Seating,
    State,
    Terms,
)
from yuletable.kernel.edition import Edition
from yuletable.kernel.errors import Illegal, Invalid, Unreadable, require
from yuletable.kernel.game import Game
from yuletable.kernel.options import Option
from yuletable.kernel.reading import Entry

MITTEN = 0  # the other cards are worth what they say
SIDES = 3  # of what is spun

DEALT = Kind("dealt", "held: int", "hand: list[int]")
LAID = Kind("laid", "cards: list[int]")
SPUN = Kind("spun", "points: int")
TOOK = Kind("took", "", "card: int")
SNATCHED = Kind("snatched", "card: int, by: int")
HUNG = Kind("hung", "card: int")


class StockingTerms(Terms):
    """How many sit down, and the cards they play with."""

    def __init__(
        self, edition: str, options: dict[str, Json], seats: int, deck: tuple[int, ...]
    ) -> None:
        super().__init__(edition, options)
        self.seats = seats
        self.deck = deck
        self.mittens = deck.count(MITTEN)


class Lay(Move):
    """Lay a card under seal: "lay 3"."""

    wire_name: ClassVar[str] = "Lay"

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"card": self.card}

    def text(self) -> str:
        return f"lay {self.card}"


class Word(Move):
    """One of "spin", "take" and "mitten"."""

    wire_name: ClassVar[str] = "Word"

    def __init__(self, word: str) -> None:
        self.word = word

    def parts(self) -> dict[str, Any]:
        return {"word": self.word}

    def text(self) -> str:
        return self.word


SPIN, TAKE, SNATCH = Word("spin"), Word("take"), Word("mitten")


class Hang(Aside):
    """Hang a card for a point: "hang 3"."""

    wire_name: ClassVar[str] = "Hang"

    def __init__(self, card: int) -> None:
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {"card": self.card}

    def text(self) -> str:
        return f"hang {self.card}"

    def check(self, state: Stockings, seat: Seat) -> None:
        require(self.card in state.hands[seat], "TB-04", f"You hold no {self.card}.")

    def play(self, state: Stockings, seat: Seat, host: Host) -> None:
        state.throw(seat, self.card)
        state.scores[seat] += 1
        host.tell(HUNG, seat, (self.card,))


class Stockings(State):
    """One game of Stockings."""

    def __init__(
        self,
        terms: StockingTerms,
        seating: Seating,
        scores: list[int],
        stack: list[Phase],
        sealed: list[list[Move | None]],
        hands: list[list[int]],
        deck: list[int],
        seen: list[int],
    ) -> None:
        super().__init__(seating, scores, stack, sealed)
        self.terms = terms
        self.hands = hands  # by seat, the newest card last
        self.deck = deck  # top last
        self.seen = seen  # thrown away, face up

    def copy(self) -> Stockings:
        new = type(self)(
            self.terms,
            self.seating,
            self.scores[:],
            self.stack[:],
            [row[:] for row in self.sealed],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.seen[:],
        )
        new.asking = self.asking
        return new

    def show(self, seat: Seat) -> dict[str, Json]:
        return {
            "hand": self.hands[seat][:] if seat != HOUSE else None,
            "held": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
            "seen": self.seen[:],
        }

    def redeal(self, seat: Seat, chance: Chance) -> None:
        hidden = [card for s, hand in enumerate(self.hands) if s != seat for card in hand]
        hidden = sorted(hidden + self.deck)
        chance.shuffle(hidden)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = [hidden.pop() for _ in hand]
        self.deck = hidden

    def asides(self, seat: Seat) -> list[Move]:
        return [] if seat == HOUSE else [Hang(card) for card in sorted(set(self.hands[seat]))]

    def throw(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.seen.append(card)

    def offer(self) -> Phase:
        return Offer()

    def turn(self, seat: Seat) -> Phase:
        return Turn(seat)

    def snatch(self, after: Seat) -> Window:
        return Snatch(self.others_from(after), after)


class Rounds(Phase):
    """Round after round, until no hand holds a card."""

    wire_name: ClassVar[str] = "Rounds"

    def go(self, state: Stockings, host: Host) -> None:
        if any(state.hands):
            state.push(state.offer())
        else:
            state.finish()


class Offer(Ballot):
    """Whoever holds cards lays one."""

    wire_name: ClassVar[str] = "Offer"

    def asked(self, state: Stockings) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.seating.order if state.hands[seat]])

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [Lay(card) for card in sorted(set(state.hands[seat]))]

    def reveal(self, state: Stockings, answers: list[Move | None], host: Host) -> None:
        winner, best = HOUSE, -1
        cards: list[int] = []
        for seat in state.seating.order:
            answer = answers[seat]
            if isinstance(answer, Lay):
                state.throw(seat, answer.card)
                cards.append(answer.card)
                if answer.card > best:
                    winner, best = seat, answer.card
        state.scores[winner] += len(cards)
        host.tell(LAID, winner, (tuple(cards),))
        state.push(state.turn(winner))


class Turn(Phase):
    """The winner spins, or takes a card; meanwhile the table rests."""

    wire_name: ClassVar[str] = "Turn"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def waiting(self, state: Stockings) -> tuple[Seat, ...]:
        return (self.seat,)

    def resting(self, state: Stockings) -> bool:
        return True

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [SPIN, TAKE] if state.deck else [SPIN]

    def check(self, state: Stockings, seat: Seat, move: Move) -> None:
        if move not in (SPIN, TAKE):
            raise Illegal("TB-04", "Spin, or take a card.")
        require(move == SPIN or bool(state.deck), "TB-04", "No card is left to take.")

    def play(self, state: Stockings, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if move == SPIN:
            points = host.chance.below(SIDES)
            state.scores[seat] += points
            host.tell(SPUN, seat, (points,))
        else:
            self.take(state, seat, host)

    def take(self, state: Stockings, seat: Seat, host: Host) -> None:
        card = state.deck.pop()
        state.hands[seat].append(card)
        host.whisper(TOOK, seat, (), (card,), (seat,))
        window = state.snatch(seat)
        if window.asked(state):
            state.push(window)


class Snatch(Window):
    """The others may throw away the card just taken, while there may be a mitten in a hand."""

    wire_name: ClassVar[str] = "Snatch"

    def __init__(self, turn: tuple[Seat, ...], after: Seat) -> None:
        super().__init__(turn)
        self.after = after

    def parts(self) -> dict[str, Any]:
        return {"turn": self.turn, "after": self.after}

    def admits(self, state: Stockings, seat: Seat) -> bool:
        return bool(state.hands[seat]) and state.seen.count(MITTEN) < state.terms.mittens

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [DECLINE, SNATCH] if MITTEN in state.hands[seat] else [DECLINE]

    def react(self, state: Stockings, seat: Seat, move: Move, host: Host) -> None:
        card = state.hands[self.after][-1]
        state.throw(seat, MITTEN)
        state.hands[self.after].pop()
        state.seen.append(card)
        host.tell(SNATCHED, self.after, (card, seat))
        state.pop()


OPTIONS = (
    Option("dealt", 4, "TB-04", "How many cards each is dealt.", allowed=(), number_from=2),
    Option("mittens", True, "TB-04", "Are there mittens in the deck?"),
)
PLAIN: dict[str, Move] = {move.text(): move for move in (SPIN, TAKE, SNATCH, DECLINE)}


def agree(edition: Edition, options: dict[str, Json], seats: int) -> StockingTerms:
    fields = edition.group("cards").fields(("provenance", "values", "copies", "mittens"))
    values, copies = fields["values"].number(1), fields["copies"].number(1)
    deck = [value for value in range(1, values + 1) for _ in range(copies)]
    if options["mittens"]:
        deck += [MITTEN] * fields["mittens"].number(0)
    if options["dealt"] * seats > len(deck):
        raise Invalid("options.dealt", f"there are only {len(deck)} cards")
    return StockingTerms(edition.name, options, seats, tuple(deck))


def read_move(text: str) -> Move:
    if text in PLAIN:
        return PLAIN[text]
    verb, _, card = text.partition(" ")
    if verb in ("lay", "hang") and len(card) == 1 and card in "0123456789":
        return Lay(int(card)) if verb == "lay" else Hang(int(card))
    raise Unreadable(
        "TB-06", f"I cannot read {text!r}: say lay 3, hang 3, spin, take, mitten or -."
    )


def write_position(state: Stockings) -> dict[str, Json]:
    return {
        "order": list(state.seating.order),
        "scores": state.scores[:],
        "stack": [{"phase": phase.wire_name, **phase.parts()} for phase in state.stack],
        "sealed": [[move.text() if move else None for move in row] for row in state.sealed],
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[:],
        "seen": state.seen[:],
    }


def read_position(kind: type[Stockings], entry: Entry, terms: StockingTerms) -> Stockings:
    """A position; only `hands` is needed."""
    names = ("order", "scores", "stack", "sealed", "hands", "deck", "seen")
    fields = entry.fields(names)
    if "hands" not in fields:
        raise Invalid(f"{entry.place}.hands", "missing: say which cards each seat holds")
    hands = [read_numbers(hand) for hand in fields["hands"].items()]
    order, scores, deck, seen = (
        read_numbers(fields[name]) if name in fields else default
        for name, default in (
            ("order", list(range(terms.seats))),
            ("scores", [0] * terms.seats),
            ("deck", []),
            ("seen", []),
        )
    )
    state = kind(terms, Seating(tuple(order)), scores, [], [], hands, deck, seen)
    stack = fields["stack"].items() if "stack" in fields else [Entry({"phase": "Rounds"}, "")]
    for phase in stack:
        state.push(read_phase(state, phase))
    for row, answers in enumerate(fields["sealed"].items() if "sealed" in fields else []):
        for seat, answer in enumerate(answers.items()):
            if answer.json is not None:
                state.sealed[row][seat] = read_move(answer.text())
    return state


def read_numbers(entry: Entry) -> list[int]:
    return [item.number(0) for item in entry.items()]


def read_phase(state: Stockings, entry: Entry) -> Phase:
    fields = entry.fields(("phase", "seat", "turn", "after"))
    match fields["phase"].word(("Rounds", "Offer", "Turn", "Snatch")):
        case "Turn":
            return state.turn(fields["seat"].number(0, state.terms.seats - 1))
        case "Snatch":
            return state.snatch(fields["after"].number(0, state.terms.seats - 1))
        case "Offer":
            return state.offer()
        case _:
            return Rounds()


def start(kind: type[Stockings], terms: StockingTerms, host: Host) -> Stockings:
    deck = list(terms.deck)
    host.chance.shuffle(deck)
    seats, dealt = tuple(range(terms.seats)), terms.options["dealt"]
    hands = [sorted([deck.pop() for _ in range(dealt)]) for _ in seats]
    for seat, hand in enumerate(hands):
        host.whisper(DEALT, seat, (dealt,), (tuple(hand),), (seat,))
    state = kind(terms, Seating(seats), [0] * len(seats), [Rounds()], [], hands, deck, [])
    state.settle(host)
    return state


def game_of(kind: type[Stockings]) -> Game:
    """The game played on this kind of state: the tests of the promises bring broken ones."""
    return Game(
        name="stockings",
        title="Stockings",
        version=1,
        prefix="TB",  # it cites the clauses of the table and has none of its own
        seats=range(2, 5),
        options=OPTIONS,
        package=__package__,
        agree=agree,
        start=partial(start, kind),
        read_move=read_move,
        read_position=partial(read_position, kind),
        write_position=write_position,
    )


GAME = game_of(Stockings)
GAMES = {GAME.name: GAME}
