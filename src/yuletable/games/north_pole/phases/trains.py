"""How trains move: ahead, back, down the slope and over the Bridge, and who has won."""

from __future__ import annotations

from yuletable.games.north_pole import events
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import Host, Seat


def move(state: Race, seat: Seat, end: int, how: str, host: Host) -> None:
    """A train goes to a space, and nothing more happens to it there."""
    if host.loud and end != state.at[seat]:
        host.tell(events.MOVED, seat, (state.at[seat], end, how, station_name(state, end)))
    state.at[seat] = end


def station_name(state: Race, space: int) -> str:
    stations = state.terms.track.stations
    return state.terms.station_names[stations.index(space)] if space in stations else ""


def send_back(state: Race, seat: Seat, spaces: int, how: str, host: Host) -> None:
    """A train goes back along the track, to Home at most, and may slide (NP-61 to NP-65)."""
    track = state.terms.track
    end = max(0, state.at[seat] - spaces)
    move(state, seat, end, how, host)
    if end == track.top:
        move(state, seat, track.foot, "slope", host)
    elif end == track.upper:
        slide_back(state, seat, host)


def slide_back(state: Race, seat: Seat, host: Host) -> None:
    """Down the Bridge, and round Candy Cane Lane on the next turn (NP-55 to NP-58)."""
    move(state, seat, state.terms.track.lower, "bridge", host)
    if state.terms.detours:
        state.detour[seat] = state.turns[seat] + 1


def advance_by_card(state: Race, seat: Seat, spaces: int, host: Host) -> bool:
    """The spaces of Express or Hustle-Bustle, without bump, Bridge or extra play; do they win?"""
    track = state.terms.track
    end = state.at[seat] + spaces
    if end >= track.length:
        win(state, seat, host)  # NP-70, NP-106
        return True
    move(state, seat, end, "ahead", host)
    if end == track.top:
        move(state, seat, track.foot, "slope", host)  # NP-66
    elif end == track.upper and state.terms.eight_slides:
        slide_back(state, seat, host)  # NP-60
    return False


def win(state: Race, seat: Seat, host: Host) -> None:
    """The first train at the North Pole wins, and the game stops at once (NP-04, NP-107)."""
    move(state, seat, state.terms.track.length, "ahead", host)
    ranks = [1 + len([other for other in state.at if other > at]) for at in state.at]
    state.scores = [len(ranks) - rank for rank in ranks]
    host.tell(events.WON, seat, (tuple(ranks),))
    state.finish()
