"""How a night begins: an empty table, and then the first deal."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import KINDS
from yuletable.games.secret_santa.memory import blank
from yuletable.games.secret_santa.phases.night import Night
from yuletable.games.secret_santa.state import Santa
from yuletable.games.secret_santa.terms import SantaTerms
from yuletable.kernel.core import HOUSE, Host, Phase


def start(terms: SantaTerms, host: Host) -> Santa:
    """An empty table, and then the first deal of the night."""
    state = empty_table(terms, [Night()])
    state.settle(host)
    return state


def empty_table(terms: SantaTerms, stack: list[Phase]) -> Santa:
    seats = terms.seats
    return Santa(
        terms=terms,
        seating=terms.home,
        scores=[0] * seats,
        stack=stack,
        sealed=[],
        game=0,
        dealer=0,
        hands=[[0] * KINDS for _ in range(seats)],
        held=[0] * seats,
        gifts=[0] * seats,
        pile=[],
        used=[],
        buried=[0] * KINDS,
        gone=[not copies for copies in terms.deck_in(1).copies],
        passed=[False] * seats,
        misers=[False] * seats,
        silent=[False] * seats,
        scrooged=HOUSE,
        first=0,
        lead=0,
        giver=HOUSE,
        went_out=[],
        places=[],
        treed=[0] * seats,
        memory=blank(seats),
    )
