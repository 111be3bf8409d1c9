"""Christmas Carol: two players change seats, whatever type of card she is."""

from __future__ import annotations

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import CAROL, CODES
from yuletable.games.secret_santa.moves import USE_ON, UseOn
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import require


def carols(state: Santa, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    for other in state.others_from(seat):
        moves.append(USE_ON[CAROL][other])
    return moves


def check_player(state: Santa, target: Seat, clause: str) -> None:
    require(target < len(state.hands), clause, "Nobody sits there.")


def check_carol(state: Santa, seat: Seat, move: UseOn) -> None:
    require(state.hands[seat][CAROL] > 0, "SS-91", "You don’t have Christmas Carol.")
    check_player(state, move.target, "SS-91")
    require(move.target != seat, "SS-91", "Swap seats with somebody else.")


def carol(state: Santa, seat: Seat, target: Seat, host: Host) -> None:
    """Two players change seats for the rest of the game (SS-91)."""
    state.use(seat, CAROL)
    state.change_seats(seat, target)
    host.tell(events.USED, seat, (CODES[CAROL], state.held[seat]))
    host.tell(events.SWAPPED, seat, (target,))
