"""The end: everyone sings, then the Gifts are opened and counted."""

from __future__ import annotations

from typing import ClassVar, Final, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import SKIP, SUNG
from yuletable.games.holiday_fever.scoring import christmas_value
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.ballot import Ballot
from yuletable.kernel.core import HOUSE, Host, Move, Seat
from yuletable.kernel.errors import NotAsked, require


@final
class SingAlong(Ballot):
    """Everyone sings, or lets the others sing; it changes nothing (HF-207, HF-208)."""

    wire_name: ClassVar[str] = "SingAlong"

    def asked(self, state: Fever) -> tuple[Seat, ...]:
        return state.seating.order

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return [SKIP, SUNG]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        require(
            move in (SKIP, SUNG),
            "HF-206",
            "Christmas is here: type sung, or skip the song.",
        )

    def reveal(self, state: Fever, answers: list[Move | None], host: Host) -> None:
        open_everything(state)
        count(state, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-208", "You have answered. The others are still singing.")


SING_ALONG: Final = SingAlong()


def open_everything(state: Fever) -> None:
    """All Gifts are turned up (HF-209); nothing stays secret."""
    everyone = state.terms.everyone
    for seat, row in enumerate(state.rows):
        state.rows[seat] = [parcel.seen_by(everyone) for parcel in row]
        state.shown[seat] = state.hands[seat][:]
    state.gone = [parcel.seen_by(everyone) for parcel in state.gone]
    for card in range(len(state.eyes)):
        state.eyes[card] = everyone


def count(state: Fever, host: Host) -> None:
    """The values, and who has the highest (HF-218, HF-220, HF-221)."""
    for seat in range(state.terms.seats):
        state.scores[seat] = christmas_value(state, seat)
        host.tell(events.VALUED, seat, (state.scores[seat],))
    best = max(state.scores)
    winners = tuple([seat for seat, value in enumerate(state.scores) if value == best])
    host.tell(events.WON, HOUSE, (winners, tuple(state.scores)))
