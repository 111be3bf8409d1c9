"""How a night begins: an empty table, and then the first deal."""

from __future__ import annotations

from yuletable.games.secret_santa.phases.night import Night
from yuletable.games.secret_santa.state import Santa
from yuletable.games.secret_santa.terms import SantaTerms
from yuletable.kernel.core import Host


def start(terms: SantaTerms, host: Host) -> Santa:
    """An empty table, and then the first deal of the night."""
    state = Santa(terms)
    state.push(Night())
    state.settle(host)
    return state
