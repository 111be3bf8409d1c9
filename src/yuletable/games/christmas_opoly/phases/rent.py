"""Rent: due on landing, paid on request, lost with the next throw."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.moves import LETTERS, SILENT
from yuletable.games.christmas_opoly.phases.common import OpolyPhase
from yuletable.games.christmas_opoly.phases.debts import owe
from yuletable.games.christmas_opoly.phases.estate import rent_of
from yuletable.games.christmas_opoly.state import Claim, Opoly
from yuletable.games.christmas_opoly.terms import AUTO, PROMPT
from yuletable.kernel.core import Aside, Host, Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


@final
class Request(Aside):
    """Request the open claim: `rent`. It need not wait to be asked for (CO-154)."""

    wire_name: ClassVar[str] = "Request"

    def text(self) -> str:
        return "rent"

    def check(self, state: Opoly, seat: Seat) -> None:
        claim = state.claim
        mine = claim is not None and claim.owner == seat
        require(mine, "CO-053", "Nobody owes you rent right now.")
        settled = "Wait until this is settled: you can ask for the rent until the next roll."
        require(state.question().hears_rent(), "CO-154", settled)

    def play(self, state: Opoly, seat: Seat, host: Host) -> None:
        claim = state.claim
        assert claim is not None
        state.claim = None
        if isinstance(state.stack[-1], Rent):
            state.pop()
        owe(state, claim.visitor, claim.owner, claim.amount, host)


RENT: Final = Request()
JUST_RENT: Final[list[Move]] = [RENT]


@final
class Rent(OpolyPhase):
    """The owner is asked whether to request the rent (CO-056)."""

    wire_name: ClassVar[str] = "Rent"

    def __init__(self, owner: Seat) -> None:
        self.owner = owner
        self.alone = (owner,)

    def parts(self) -> dict[str, Any]:
        return {"owner": self.owner}

    def waiting(self, state: Opoly) -> tuple[Seat, ...]:
        return self.alone

    def hears_rent(self) -> bool:
        return True

    def asides(self, state: Opoly, seat: Seat) -> list[Move]:
        return rent_aside(state, seat)

    def menu(self, state: Opoly, seat: Seat) -> list[Move]:
        return [SILENT]

    def check(self, state: Opoly, seat: Seat, move: Move) -> None:
        if move != SILENT:
            raise Illegal("CO-056", "Collect your rent with rent, or stay silent.")

    def play(self, state: Opoly, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        host.tell(events.SILENT, seat)

    def wait(self, state: Opoly) -> NotAsked:
        return NotAsked("CO-056", f"Wait: {LETTERS[self.owner]} may collect rent first.")


def rent_aside(state: Opoly, seat: Seat) -> list[Move]:
    claim = state.claim
    return JUST_RENT if claim is not None and claim.owner == seat else []


def visit(state: Opoly, visitor: Seat, space: int, host: Host) -> None:
    """Somebody has landed on another player's property (CO-045, CO-053)."""
    owner = state.owner[space]
    amount = rent_of(state, space)
    if not amount:
        return
    if host.loud:
        facts = (visitor, amount, space, state.terms.deeds[space].name)
        host.tell(events.RENT_DUE, owner, facts)
    if state.terms.rent_mode == AUTO:
        owe(state, visitor, owner, amount, host)
        return
    state.claim = Claim(owner, visitor, space, amount)
    if state.terms.rent_mode == PROMPT:
        state.push(RENTS[owner])


RENTS: Final = [Rent(owner) for owner in range(len(LETTERS))]


def lapse(state: Opoly, host: Host) -> None:
    """The dice are thrown: what was not requested is lost for good (CO-052)."""
    claim = state.claim
    if claim is not None:
        state.claim = None
        host.tell(events.LAPSED, claim.owner, (claim.visitor, claim.amount))
