"""Before the first throw: families, the youngest, and three decks (HF-006 to HF-022)."""

from __future__ import annotations

from typing import ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import LETTERS, PASS, YOUNGEST, Name, Token
from yuletable.games.holiday_fever.phases.choosing import Choice
from yuletable.games.holiday_fever.phases.december import CHECK
from yuletable.games.holiday_fever.phases.elephant import open_exchange
from yuletable.games.holiday_fever.phases.turns import Begin
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require

HOST: Seat = 0  # seat A speaks for the host (HF-022)


@final
class Families(Choice):
    """Each seat in letter order chooses among the free colors (HF-006, HF-007)."""

    wire_name: ClassVar[str] = "Families"

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        free = [c for c in range(len(state.terms.families)) if c not in state.colours]
        return [Token(state.terms.families[colour].colour) for colour in free]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        colours = [family.colour for family in state.terms.families]
        if not isinstance(move, Token):
            raise Illegal("HF-006", "Choose a family, like “token red”.")
        require(move.colour in colours, "HF-006", f"The families are {', '.join(colours)}.")
        require(
            colours.index(move.colour) not in state.colours,
            "HF-007",
            f"The {move.colour} family is taken.",
        )

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Token)
        colours = [family.colour for family in state.terms.families]
        state.colours[seat] = colours.index(move.colour)
        host.tell(events.FAMILY, seat, (move.colour,))
        last = seat + 1 == state.terms.seats
        state.swap(Youngest() if last else Families(seat + 1))

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-007", f"{LETTERS[self.seat]} chooses a family first.")


@final
class Youngest(Phase):
    """The host names the youngest, or leaves it to the draw (HF-020, HF-022)."""

    wire_name: ClassVar[str] = "Youngest"

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return (HOST,)

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS]
        for other in range(state.terms.seats):
            moves.append(YOUNGEST[other])
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, Name) or move.verb != "youngest":
            raise Illegal("HF-022", "Name the youngest, like “youngest B”, or pass.")
        require(move.seat < state.terms.seats, "HF-022", "Nobody sits there.")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        shuffle(state, host)
        seats = state.terms.seats
        youngest = move.seat if isinstance(move, Name) else host.chance.below(seats)
        state.active = youngest
        if host.loud:
            decks = (len(state.gifts), len(state.values), len(state.pile))
            host.tell(events.SHUFFLED, youngest, decks)
        state.swap(Begin(youngest))
        state.push(CHECK)
        open_exchange(state, youngest, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-022", f"Wait: {LETTERS[HOST]} says who is the youngest.")


def shuffle(state: Fever, host: Host) -> None:
    """Gifts, Values, Naughty-or-Nice, each by itself and in that order (HF-011 to HF-015)."""
    state.gifts = gifts_in_use(state)
    state.values = state.terms.values[:]
    state.pile = state.terms.deck[:]
    for deck in (state.gifts, state.values, state.pile):
        host.chance.shuffle(deck)


def gifts_in_use(state: Fever) -> list[int]:
    """Every Gift of this game, without those of families nobody chose (HF-011)."""
    gifts: list[int] = []
    for kind, copies in enumerate(state.terms.printed.copies):
        if state.in_use(kind):
            gifts += [kind] * copies
    return gifts
