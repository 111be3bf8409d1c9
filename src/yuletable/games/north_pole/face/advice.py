"""Why a friend would make a move in the train race: rules of thumb on what a seat can see."""

from __future__ import annotations

from collections.abc import Callable

from yuletable.bots.hint import Reason, View
from yuletable.games.north_pole.cards import CODES, EX, HB, NE, RC, SA, ST
from yuletable.games.north_pole.moves import CROSS, DRAW, Number, Toss, Triple, Use, UseOn
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Move, Seat

ARRIVING = 7  # spaces from the Pole: next turn may be their last
NEAR = 16  # spaces from the Pole where somebody is a danger
WORTH_SANTA = 6  # spaces lost from which on he is well spent
SMALL_LOSS = 3  # spaces for which he is too good
FAR = 8  # spaces that three of a kind should ride
ROLLS = 6  # spaces the leader should roll back
LIFTED = 20  # spaces the Elf should cost


class Line:
    """The line as one seat sees it."""

    def __init__(self, view: View, seat: Seat, menu: list[Move]) -> None:
        self.seat = seat
        self.menu = menu
        self.view = view
        self.at: list[int] = view["at"]
        self.here: int = self.at[seat]
        self.hand: list[str] = view["hand"]
        self.numbers = sorted([int(code) for code in self.hand if code.isdigit()])
        self.rivals = [other for other in range(len(self.at)) if other != seat]
        track = view["track"]
        self.pole: int = track["length"]
        self.stations: list[int] = track["stations"]
        self.lower: int = track["lower_bridge"]
        self.upper: int = track["upper_bridge"]
        self.top: int = track["slope_top"]
        self.foot: int = track["slope_foot"]
        self.spaces: dict[str, int] = view["spaces"]

    def slide(self, space: int) -> str:
        """What a train that stops here slides down, if anything."""
        if space == self.top:
            return "slope"
        return "bridge" if space == self.upper else ""

    def landing(self, space: int) -> int:
        slid = {"slope": self.foot, "bridge": self.lower}
        return slid.get(self.slide(space), space)

    def set_back(self, seat: Seat, spaces: int) -> int:
        """Where a train stands that goes back so far."""
        return self.landing(max(0, self.at[seat] - spaces))

    def ahead(self, space: int) -> int:
        return min([station for station in self.stations if station > space], default=self.pole)

    def behind(self, space: int) -> int:
        return max([station for station in self.stations if station < space], default=0)

    def station(self, space: int) -> str:
        """The name of a Station, nothing elsewhere."""
        names: list[str] = self.view["stations"]
        return names[self.stations.index(space)] if space in self.stations else ""

    def bridge_open(self) -> bool:
        closed = self.view["detour"][self.seat] == self.view["turns"][self.seat]
        return self.upper not in self.at and not closed

    def leaders(self) -> list[Seat]:
        return [other for other in self.rivals if self.at[other] == max(self.at)]

    def to_pole(self, seat: Seat) -> int:
        return self.pole - self.at[seat]

    def hit(self, move: Move) -> dict[Seat, int]:
        """Whom a card sends back, and to which space, where that is plain."""
        if isinstance(move, Use) and move.card == ST:
            hit = {other: self.set_back(other, self.spaces["ST"]) for other in self.rivals}
            return {other: to for other, to in hit.items() if to < self.at[other]}
        if isinstance(move, UseOn) and move.card == NE:
            lifted = self.at[move.target] > self.lower and self.upper not in self.at
            return {move.target: self.lower} if lifted else {}
        if isinstance(move, UseOn) and move.card == HB:
            return {move.target: self.behind(self.at[move.target])}
        if isinstance(move, Use) and move.card == HB and len(self.leaders()) == 1:
            return {self.leaders()[0]: self.behind(max(self.at))}
        return {}


# A play of one's own.


def pole(line: Line, move: Move) -> Reason | None:
    spaces = 0
    if isinstance(move, Number):
        spaces = move.value
    elif isinstance(move, (Use, UseOn)) and move.card in (EX, HB):
        spaces = line.spaces["EX" if move.card == EX else "HB"]
    return Reason("why-pole", {}) if spaces and line.here + spaces >= line.pole else None


def ride_home(line: Line, move: Move) -> Reason | None:
    if not isinstance(move, Triple) or line.ahead(line.here) != line.pole:
        return None
    return Reason("why-ride-home", {})


def storm_slide(line: Line, move: Move) -> Reason | None:
    if not (isinstance(move, Use) and move.card == ST):
        return None
    for who in sorted(line.rivals, key=lambda other: -line.at[other]):
        stop = max(0, line.at[who] - line.spaces["ST"])
        if line.slide(stop):
            facts = {"who": who, "slide": line.slide(stop), "to": line.landing(stop)}
            return Reason("why-storm-slide", facts)
    return None


def stop_arriving(line: Line, move: Move) -> Reason | None:
    if not isinstance(move, (Use, UseOn)):
        return None
    hit = line.hit(move)
    for who in sorted(hit, key=line.to_pole):
        if line.to_pole(who) <= ARRIVING:
            facts = {"who": who, "far": line.to_pole(who), "to": hit[who]}
            return Reason("why-arriving", facts | {"card": CODES[move.card]})
    return None


def to_bridge(line: Line, move: Move) -> Reason | None:
    if not isinstance(move, Number) or line.here + move.value != line.lower:
        return None
    if not line.bridge_open():
        return None
    return Reason("why-bridge", {"far": line.upper - line.lower})


def to_station(line: Line, move: Move) -> Reason | None:
    """A Station gives another play, better still if a card in hand makes use of it."""
    if not isinstance(move, Number) or not line.station(line.here + move.value):
        return None
    space = line.here + move.value
    rest = line.numbers[:]
    rest.remove(move.value)
    station = {"station": line.station(space)}
    for number in sorted(set(rest), reverse=True):
        end = min(space + number, line.pole)
        if end == line.lower and line.bridge_open():
            return Reason("why-station-bridge", station | {"then": number})
        if line.station(end):
            facts = {"then": number, "place": line.station(end)}
            return Reason("why-station-station", station | facts)
    return Reason("why-station", station)


def hustle(line: Line, move: Move) -> Reason | None:
    if not (isinstance(move, (Use, UseOn)) and move.card == HB):
        return None
    spaces = line.spaces["HB"]
    if line.slide(line.here + spaces):
        return None
    for who, to in line.hit(move).items():
        if line.at[who] - to >= ROLLS:
            return Reason("why-hustle", {"who": who, "spaces": spaces, "lost": line.at[who] - to})
    return None


def elf(line: Line, move: Move) -> Reason | None:
    if not (isinstance(move, UseOn) and move.card == NE):
        return None
    who = move.target
    lost = line.at[who] - line.hit(move).get(who, line.at[who])
    danger = who in line.leaders() or line.to_pole(who) <= NEAR
    return Reason("why-elf", {"who": who, "lost": lost}) if danger and lost >= LIFTED else None


def storm(line: Line, move: Move) -> Reason | None:
    if not (isinstance(move, Use) and move.card == ST):
        return None
    losses = [line.at[who] - to for who, to in line.hit(move).items()]
    if len([lost for lost in losses if lost >= line.spaces["ST"]]) < 2:
        return None
    return Reason("why-storm", {"lost": sum(losses)})


def bump(line: Line, move: Move) -> Reason | None:
    """A number bumps the leader, or somebody onto a slide."""
    if not isinstance(move, Number):
        return None
    end = line.here + move.value
    crossing = end == line.lower and line.bridge_open()
    if line.slide(end) or line.station(end) or crossing:
        return None
    for who in line.rivals:
        slid = line.slide(line.at[who] - move.value)
        if line.at[who] == end and (who in line.leaders() or slid):
            facts = {"who": who, "back": move.value, "slide": slid or "none"}
            return Reason("why-bump", facts)
    return None


def ride(line: Line, move: Move) -> Reason | None:
    far = line.ahead(line.here) - line.here
    if not isinstance(move, Triple) or far < FAR:
        return None
    if far <= max(line.spaces["EX"], line.spaces["HB"], *line.numbers):
        return None
    station = line.station(line.ahead(line.here))
    return Reason("why-ride", {"value": move.value, "far": far, "station": station})


def not_the_slide(line: Line, move: Move) -> Reason | None:
    """The biggest number would slide, and this one does not."""
    if not isinstance(move, Number) or line.slide(line.here + move.value):
        return None
    biggest = line.numbers[-1]
    slide = line.slide(line.here + biggest)
    if biggest == move.value or not slide:
        return None
    return Reason("why-not", {"number": biggest, "slide": slide, "safe": move.value})


def keep_two(line: Line, move: Move) -> Reason | None:
    if not isinstance(move, Number) or line.slide(line.here + move.value):
        return None
    kept = move.value + 1
    if line.numbers.count(kept) != 2 or line.numbers.count(move.value) == 2:
        return None
    return Reason("why-two", {"value": move.value, "kept": kept})


def station_next(line: Line, move: Move) -> Reason | None:
    if not isinstance(move, Number):
        return None
    end = line.here + move.value
    rest = line.numbers[:]
    rest.remove(move.value)
    station = line.ahead(end)
    if line.landing(end) != end or station == line.pole or station - end not in rest:
        return None
    return Reason("why-next", {"then": station - end, "station": line.station(station)})


def ground(line: Line, move: Move) -> Reason | None:
    safe = [number for number in line.numbers if not line.slide(line.here + number)]
    biggest = isinstance(move, Number) and move.value == max(safe, default=0)
    return Reason("why-ground", {}) if biggest else None


def at_the_bridge(line: Line, move: Move) -> Reason | None:
    far = {"far": line.upper - line.lower}
    return Reason("why-cross", far) if move == CROSS else None


def go_again(line: Line, move: Move) -> Reason | None:
    return Reason("why-again", {}) if move == DRAW else None


def toss(line: Line, move: Move) -> Reason | None:
    answers = (CODES[SA], CODES[RC])
    if not isinstance(move, Toss) or CODES[move.card] in answers:
        return None
    kept = [code for code in line.hand if code in answers]
    return Reason("why-toss", {}) if kept else None


# Answers to what others play.


def reindeer(line: Line, move: Move) -> Reason | None:
    if not (isinstance(move, Use) and move.card == RC):
        return None
    rider = line.at[line.view["question"]["by"]]
    station = line.ahead(rider)
    if station == line.pole:
        return Reason("why-now", {})
    return Reason("why-reindeer", {"lost": station - rider})


def santa(line: Line, move: Move) -> Reason | None:
    """Santa is for a setback that hurts."""
    if line.view["phase"] != "SantaWindow":
        return None
    play = line.view["question"]["play"]
    using = isinstance(move, Use) and move.card == SA
    if play == CODES[EX]:
        danger = min([line.to_pole(seat) for seat in range(len(line.at))]) <= NEAR
        return Reason("why-santa-turn", {}) if using and danger else None
    lost = santa_loss(line, play)
    if play == CODES[RC] and line.ahead(line.here) == line.pole:
        return Reason("why-now", {}) if using else None
    if lost >= WORTH_SANTA:
        return Reason("why-santa", {"lost": lost}) if using else None
    if lost > SMALL_LOSS:
        return Reason("why-santa-call", {"lost": lost})
    keeping = isinstance(move, Decline)
    return Reason("why-santa-keep", {"lost": lost}) if keeping and lost > 0 else None


def santa_loss(line: Line, play: str) -> int:
    """The spaces this seat loses unless it plays Santa."""
    if play == CODES[RC]:
        return line.ahead(line.here) - line.here
    if play.startswith(CODES[HB]):
        return line.here - line.behind(line.here)
    if play == CODES[ST]:
        return line.here - line.set_back(line.seat, line.spaces["ST"])
    if play.startswith(CODES[NE]):
        lifted = play == f"{CODES[NE]}>{line.seat}"
        return line.here - line.lower if lifted and line.upper not in line.at else 0
    return line.here - line.set_back(line.seat, int(play)) if play.isdigit() else 0


RULES: list[Callable[[Line, Move], Reason | None]] = [
    pole,
    ride_home,
    storm_slide,
    stop_arriving,
    to_bridge,
    to_station,
    hustle,
    elf,
    storm,
    bump,
    ride,
    not_the_slide,
    keep_two,
    station_next,
    ground,
    at_the_bridge,
    go_again,
    toss,
    reindeer,
    santa,
]


def reasons(view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
    """Why a friend would play this: the first rule of thumb that applies, and one warning."""
    if len(menu) < 2:
        return []
    line = Line(view, seat, menu)
    first = next((reason for rule in RULES if (reason := rule(line, move)) is not None), None)
    warning = not_the_slide(line, move)
    if first is None or first.message in ("why-pole", "why-not") or warning is None:
        return [] if first is None else [first]
    return [first, warning]
