"""A model of who may hold which seat, without devices, keys, logs or clocks.

A browser is known by the cookie it has; when it loses that, it is another one. Every method says
whether the table may allow what is asked, and takes note of it if so.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

TEN_MINUTES = 600
TWO_MINUTES = 120
DAY = 86_400
Who = int  # a browser with the cookie it has now


@dataclass
class Place:
    """One seat."""

    kind: str = "free"  # or "bot", or "person"
    who: Who | None = None  # the browser its person plays from
    person: int = 0
    gone: str = ""  # "left" or "kicked": a bot plays for the person
    stood_in: bool = False  # a bot plays until the person is here again

    def held_by(self, who: Who) -> bool:
        return self.held() and self.who == who

    def held(self) -> bool:
        return self.kind == "person" and not self.gone


@dataclass
class Code:
    """A one-time code, for all seats of a browser or for one seat."""

    by: Who
    seat: int | None
    age: int = 0


@dataclass
class Knock:
    """A browser at the door."""

    who: Who
    seat: int
    age: int = 0


@dataclass
class TableModel:
    """Who may hold which seat at one table."""

    places: list[Place]
    stage: str = "lobby"
    host: int = 0  # a person
    people: int = 0
    door: bool = True
    idle: int = 0  # seconds since a person at the table was connected
    barred: set[Who] = field(default_factory=set)
    known: set[Who] = field(default_factory=set)  # have had a seat here
    sockets: dict[Who, bool] = field(default_factory=dict)  # opened by somebody known?
    codes: dict[str, Code] = field(default_factory=dict)
    knocks: dict[Who, Knock] = field(default_factory=dict)
    rematch: str = ""

    def copy(self) -> TableModel:
        """The same, to try something out."""
        return replace(
            self,
            places=[replace(place) for place in self.places],
            barred={*self.barred},
            known={*self.known},
            sockets={**self.sockets},
            codes={**self.codes},
            knocks={**self.knocks},
        )

    # What can be seen.

    def seats(self, who: Who) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.held_by(who)]

    def hosts(self, who: Who) -> bool:
        return any(place.held_by(who) and place.person == self.host for place in self.places)

    def playing(self) -> bool:
        return self.stage == "playing"

    def here(self, who: Who | None) -> bool:
        return who is not None and self.sockets.get(who, False)

    def vacant(self, seat: int) -> bool:
        place = self.places[seat]
        bots = place.kind == "bot" or bool(place.gone)
        return self.playing() and (bots or not self.here(place.who))

    def attended(self) -> bool:
        return any(place.held() and self.here(place.who) for place in self.places)

    def deserted(self) -> bool:
        alone = sum([place.held() for place in self.places]) <= 1
        longest = TWO_MINUTES if alone else DAY
        return self.playing() and not self.attended() and self.idle >= longest

    def waiting(self) -> list[Knock]:
        knocks = self.knocks.values()
        here = [one for one in knocks if one.age < TEN_MINUTES and not self.seats(one.who)]
        return [one for one in here if self.vacant(one.seat)]

    # What may be done.

    def sit(self, who: Who, seat: int) -> bool:
        if who in self.barred or not self.door or self.stage != "lobby":
            return False
        return self._take(who, seat)

    def _take(self, who: Who, seat: int) -> bool:
        if self.places[seat].kind != "free":
            return False
        self.places[seat] = Place("person", who, self.people)
        self.people += 1
        self.known.add(who)
        self._need_host()
        return True

    def add_here(self, who: Who, seat: int) -> bool:
        if not self.here(who) or not self.seats(who) or self.stage != "lobby":
            return False
        return (self.door or self.hosts(who)) and self._take(who, seat)

    def kick(self, who: Who, seat: int) -> bool:
        place = self.places[seat]
        if not self._leads(who) or not place.held() or self.seats(who) == [seat]:
            return False
        sent = place.who
        self._go(seat, "kicked")
        if sent is not None and not self.seats(sent):
            self.barred.add(sent)
            self.sockets.pop(sent, None)
        return True

    def leave(self, who: Who, seat: int) -> bool:
        if not self.here(who) or not self.places[seat].held_by(who):
            return False
        self._go(seat, "left")
        return True

    def _go(self, seat: int, why: str) -> None:
        if self.stage == "lobby":
            self.places[seat] = Place()
        else:
            self.places[seat].gone = why
        self._need_host()

    def come_back(self, who: Who, seat: int) -> bool:
        place = self.places[seat]
        theirs = place.who == who and place.gone == "left"
        if not self.here(who) or not theirs or not self.playing():
            return False
        place.gone = ""
        self._need_host()
        return True

    def give_back(self, who: Who, seat: int) -> bool:
        place = self.places[seat]
        if not self._leads(who) or not (place.gone or place.stood_in):
            return False
        place.gone, place.stood_in = "", False
        self.barred.discard(place.who or 0)
        self._need_host()
        return True

    def let_back(self, who: Who, sent: Who) -> bool:
        if not self._leads(who) or sent not in self.barred:
            return False
        self.barred.discard(sent)
        return True

    def set_door(self, who: Who, door: bool) -> bool:
        if not self._leads(who):
            return False
        self.door = door
        return True

    def start(self, who: Who) -> bool:
        if not self._leads(who) or self.stage != "lobby":
            return False
        self.places = [p if p.kind != "free" else Place("bot") for p in self.places]
        self.stage = "playing"
        return True

    def hand_over(self, who: Who, seat: int) -> bool:
        if not self._leads(who) or not self.places[seat].held():
            return False
        self.host = self.places[seat].person
        return True

    def knock(self, who: Who, seat: int) -> str:
        """Whether they are refused, wait, or are seated at once."""
        refused = who in self.barred or self.seats(who) or not self.door
        if refused or not self.playing() or not self.vacant(seat):
            return "refused"
        if self.deserted():
            self._let_in(who, seat)
            self.host = self.places[seat].person
            return "seated"
        self.knocks[who] = Knock(who, seat)
        return "waiting"

    def admit(self, who: Who, knock: Knock, yes: bool) -> bool:
        if not self._leads(who) or knock not in self.waiting():
            return False
        if yes:
            self._let_in(knock.who, knock.seat)
        else:
            del self.knocks[knock.who]
            self.sockets.pop(knock.who, None)
        return True

    def _let_in(self, who: Who, seat: int) -> None:
        place = self.places[seat]
        if place.kind == "bot":
            self.people += 1
        person = place.person if place.kind == "person" else self.people - 1
        self.places[seat] = Place("person", who, person)
        self.known.add(who)
        self.barred.discard(who)
        self.knocks.pop(who, None)
        self.sockets.pop(who, None)
        self.idle = 0
        self._need_host()

    def ask_code(self, who: Who, seat: int | None) -> bool:
        if not self.here(who) or not self.seats(who):
            return False
        return seat is None or (self.hosts(who) and self._lost(seat))

    def host_code(self, who: Who, seat: int) -> bool:
        return self.ask_code(who, seat)

    def _lost(self, seat: int) -> bool:
        return self.places[seat].kind == "person" and self.vacant(seat)

    def issue(self, code: str, who: Who, seat: int | None) -> None:
        same = (who, seat)
        self.codes = {text: one for text, one in self.codes.items() if (one.by, one.seat) != same}
        self.codes[code] = Code(who, seat)

    def take_over(self, who: Who, text: str) -> bool:
        code = self.codes.get(text)
        if code is None or code.age >= TEN_MINUTES:
            return False
        if code.seat is not None:
            if not self._lost(code.seat):
                return False
            self._let_in(who, code.seat)
        elif not self._carry(who, code.by):
            return False
        del self.codes[text]
        return True

    def _carry(self, who: Who, old: Who) -> bool:
        if who in self.barred or who == old or not self.seats(old):
            return False
        for place in self.places:
            if place.who == old:
                place.who = who
        self.known.add(who)
        if self.sockets.get(old):
            del self.sockets[old]
        self.idle = 0
        return True

    def again(self, who: Who) -> TableModel | None:
        """The rematch: everyone who has not gone sits one seat further."""
        if not self._leads(who) or self.stage != "over" or self.rematch:
            return None
        there = TableModel([Place("bot") for _ in self.places])
        seats = range(len(self.places))
        for seat in sorted(seats, key=lambda seat: self.places[seat].person != self.host):
            place = self.places[seat]
            if place.held() and place.who is not None:
                there.places[(seat + 1) % len(seats)] = Place("person", place.who, there.people)
                there.people += 1
                there.known.add(place.who)
        return there

    def pass_time(self, seconds: int) -> None:
        if not self.attended():
            self.idle += seconds
        for code in self.codes.values():
            code.age += seconds
        for knock in self.knocks.values():
            knock.age += seconds

    def join(self, who: Who) -> bool:
        if who in self.barred:
            return False
        self.sockets[who] = who in self.known
        for place in self.places:
            place.stood_in = place.stood_in and not (place.held() and place.who == who)
        return True

    def stand_in(self) -> None:
        """A bot plays for every person who is away, until they are here again."""
        for place in self.places:
            place.stood_in = place.stood_in or (place.held() and not self.here(place.who))

    def notice(self) -> None:
        """After each step: while a person is connected, the table is not idle."""
        if self.attended():
            self.idle = 0

    def _leads(self, who: Who) -> bool:
        return self.here(who) and self.hosts(who)

    def _need_host(self) -> None:
        people = [place.person for place in self.places if place.held()]
        if self.host not in people and people:
            self.host = people[0]
