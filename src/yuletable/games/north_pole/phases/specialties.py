"""Specialty cards of one's own turn: Hustle-Bustle, Express, Snow Storm, Naughty Elf."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.north_pole import events
from yuletable.games.north_pole.cards import EX, HB, NAMES, NE, ST
from yuletable.games.north_pole.moves import USE, USE_ON
from yuletable.games.north_pole.phases.santa import Threat, threaten, without
from yuletable.games.north_pole.phases.trains import advance_by_card, move, send_back, slide_back
from yuletable.games.north_pole.state import Race
from yuletable.kernel.core import HOUSE, Host, Move, Phase, Seat
from yuletable.kernel.errors import require

# Hustle-Bustle.


@final
class Hustle(Threat):
    """The leaders are about to go back to their previous Station (NP-71)."""

    wire_name: ClassVar[str] = "Hustle"

    def __init__(self, victims: tuple[Seat, ...]) -> None:
        self.victims = victims

    def parts(self) -> dict[str, Any]:
        return {"victims": self.victims}

    def spared(self, seat: Seat) -> Phase | None:
        return Hustle(without(self.victims, seat))  # nobody else goes instead (NP-95)

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        for seat in self.victims:
            move(state, seat, state.terms.track.behind[state.at[seat]], "hustle", host)  # NP-76


def front(state: Race) -> int:
    """The furthest space on which a train stands."""
    furthest = 0
    for space in state.at:
        if space > furthest:
            furthest = space
    return furthest


def leaders_beside(state: Race, seat: Seat) -> list[Seat]:
    """The other seats with the greatest position of all, clockwise from this one (NP-73)."""
    furthest = front(state)
    return [other for other in state.others_from(seat) if state.at[other] == furthest]


def too_far(state: Race, seat: Seat, spaces: int) -> bool:
    """Would a Specialty card finish the race, where the house bars that (NP-106)?"""
    return state.terms.finish_barred and state.at[seat] + spaces >= state.terms.track.length


def may_hustle(state: Race, seat: Seat) -> bool:
    if too_far(state, seat, state.terms.hustle_spaces):
        return False
    if state.at[seat] < front(state):
        return True
    return state.terms.hustle_when_tied and len(leaders_beside(state, seat)) > 0  # NP-74


def hustles(state: Race, seat: Seat) -> list[Move]:
    """How Hustle-Bustle may be played now: by itself, or naming one leader (NP-75)."""
    moves: list[Move] = []
    if may_hustle(state, seat):
        leaders = leaders_beside(state, seat) if state.terms.hustle_choose else []
        if len(leaders) > 1:
            for leader in leaders:
                moves.append(USE_ON[HB][leader])
        else:
            moves.append(USE[HB])
    return moves


def check_hustle(state: Race, seat: Seat, target: Seat) -> None:
    """The law of Hustle-Bustle; target is HOUSE when nobody was named."""
    check_held(state, seat, HB, "NP-71")
    leaders = leaders_beside(state, seat)
    leading = state.at[seat] == front(state)
    require(
        not leading or len(leaders) > 0,
        "NP-72",
        "You’re in the lead, so you can’t play Hustle-Bustle.",
    )
    require(
        not leading or state.terms.hustle_when_tied,
        "NP-74",
        "You’re tied for the lead, so you can’t play Hustle-Bustle.",
    )
    check_finish(state, seat, state.terms.hustle_spaces)
    if not (state.terms.hustle_choose and len(leaders) > 1):
        require(target == HOUSE, "NP-75", "There is only one leader: write just HB.")
    else:
        several = f"Several trains share the lead: say which one rolls back, like HB>{leaders[0]}."
        require(target != HOUSE, "NP-75", several)
        require(target in leaders, "NP-73", f"Seat {target} is not in the lead.")


def play_hustle(state: Race, seat: Seat, target: Seat, play: str, host: Host) -> None:
    leaders = leaders_beside(state, seat)  # fixed before the advance (NP-73)
    if target != HOUSE:
        leaders = [target]
    elif state.terms.hustle_none and len(leaders) > 1:
        leaders = []  # NP-75
    if advance_by_card(state, seat, state.terms.hustle_spaces, host):
        return
    victims = tuple([leader for leader in leaders if state.at[leader]])  # behind Home is nothing
    threaten(state, Hustle(victims), victims, seat, play)


# Express.


@final
class Skip(Threat):
    """The next player is about to miss a turn (NP-77)."""

    wire_name: ClassVar[str] = "Skip"

    def __init__(self, by: Seat, victim: Seat) -> None:
        self.by = by
        self.victim = victim

    def parts(self) -> dict[str, Any]:
        return {"by": self.by, "victim": self.victim}

    def spared(self, seat: Seat) -> Phase | None:
        return None  # NP-94

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        state.next_seat = state.left_of(self.victim)
        host.tell(events.MISSED, self.victim, (self.by,))


def check_express(state: Race, seat: Seat) -> None:
    check_held(state, seat, EX, "NP-77")
    check_finish(state, seat, state.terms.express_spaces)


def play_express(state: Race, seat: Seat, play: str, host: Host) -> None:
    if advance_by_card(state, seat, state.terms.express_spaces, host):
        return
    left = state.left_of(seat)
    threaten(state, Skip(seat, left), (left,), seat, play)


# Snow Storm.


@final
class Storm(Threat):
    """Everybody else is about to be blown back (NP-79)."""

    wire_name: ClassVar[str] = "Storm"

    def __init__(self, victims: tuple[Seat, ...]) -> None:
        self.victims = victims

    def parts(self) -> dict[str, Any]:
        return {"victims": self.victims}

    def spared(self, seat: Seat) -> Phase | None:
        return Storm(without(self.victims, seat))  # NP-96

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        for seat in self.victims:
            send_back(state, seat, state.terms.storm_spaces, "storm", host)


def play_storm(state: Race, seat: Seat, play: str) -> None:
    victims = tuple([other for other in state.others_from(seat) if state.at[other]])
    threaten(state, Storm(victims), victims, seat, play)


# Naughty Elf.


@final
class Elf(Threat):
    """A train is about to be put on the Upper Bridge, those there take its place (NP-80)."""

    wire_name: ClassVar[str] = "Elf"

    def __init__(self, target: Seat, movers: tuple[Seat, ...]) -> None:
        self.target = target
        self.movers = movers  # who goes to the target's old space

    def parts(self) -> dict[str, Any]:
        return {"target": self.target, "movers": self.movers}

    def spared(self, seat: Seat) -> Phase | None:
        if seat == self.target:
            return None  # the card is canceled entirely (NP-97)
        return Elf(self.target, without(self.movers, seat))

    def go(self, state: Race, host: Host) -> None:
        state.pop()
        old = state.at[self.target]
        for seat in self.movers:
            move(state, seat, old, "elf", host)
        if self.movers and not state.terms.elf_swap_slides:
            move(state, self.target, state.terms.track.upper, "elf", host)  # NP-82
            return
        if old != state.terms.track.lower:
            move(state, self.target, state.terms.track.upper, "elf", host)
        slide_back(state, self.target, host)


def check_elf(state: Race, seat: Seat, target: Seat) -> None:
    check_held(state, seat, NE, "NP-80")
    require(target < len(state.at), "NP-80", f"There is no seat {target} at this table.")
    require(target != seat, "NP-80", "The Naughty Elf lifts somebody else’s train.")


def elves(state: Race, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    for other in state.others_from(seat):
        moves.append(USE_ON[NE][other])
    return moves


def play_elf(state: Race, seat: Seat, target: Seat, play: str) -> None:
    upper = state.terms.track.upper
    movers: tuple[Seat, ...] = ()
    if state.at[target] != upper:
        movers = tuple([s for s in state.round_from(seat) if s != target and state.at[s] == upper])
    stays = state.at[target] == state.terms.track.lower and (
        state.terms.elf_swap_slides or not movers
    )
    asked = without(movers, seat) if stays else (target, *without(movers, seat))
    threaten(state, Elf(target, movers), asked, seat, play)


# What they share.


def check_storm(state: Race, seat: Seat) -> None:
    check_held(state, seat, ST, "NP-79")


def check_held(state: Race, seat: Seat, card: int, clause: str) -> None:
    require(card in state.hands[seat], clause, f"You don’t have {NAMES[card]}.")


def check_finish(state: Race, seat: Seat, spaces: int) -> None:
    require(
        not too_far(state, seat, spaces),
        "NP-106",
        "No Specialty card takes you to the North Pole.",
    )
