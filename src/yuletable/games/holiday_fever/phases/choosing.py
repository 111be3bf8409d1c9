"""Questions put only where there is something to choose (HF-236), and checks of what is chosen."""

from __future__ import annotations

from yuletable.games.holiday_fever.parcels import Parcel
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import NOBODY, Host, Question, Seat
from yuletable.kernel.errors import Illegal, require
from yuletable.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """Asks one seat about open facts: the only answer is carried out unasked.

    Its menu must follow from what everyone can see; otherwise the silence would tell something.
    """

    def waiting(self, state: Fever) -> tuple[Seat, ...]:
        return self.alone if len(self.menu(state, self.seat)) > 1 else NOBODY

    def go(self, state: Fever, host: Host) -> None:
        moves = self.menu(state, self.seat)
        if moves:
            self.play(state, self.seat, moves[0], host)
        else:
            state.pop()


def check_player(state: Fever, named: Seat, clause: str) -> None:
    require(named < state.terms.seats, clause, "Nobody sits there.")


def own_gift(state: Fever, seat: Seat, slot: int, clause: str) -> Parcel:
    """The Gift in this slot of one's own."""
    parcel = state.find(seat, slot)
    if parcel is None:
        raise Illegal(clause, f"You have no Gift in slot {slot}.")
    return parcel


def check_on_tree(state: Fever, seat: Seat, kind: int, clause: str) -> None:
    """Does this kind of decoration hang on their tree?"""
    require(state.hung[kind][seat] > 0, clause, "You have none of those on your tree.")


def check_room(state: Fever, seat: Seat, kind: int) -> None:
    """Has their tree room for one more of this kind (HF-072)?"""
    require(state.may_hang(seat, kind), "HF-072", "Your tree has no room for more of those.")
