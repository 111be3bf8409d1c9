"""Prove who holds each seat after anything people do with seats, in any order.

The house itself is asked, with a real database; a model that knows nothing of devices and keys says
what must come of it. After each step every browser holds what the model says and hears no more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from yuletable.kernel.chance import Chance, stream
from yuletable.prove.seat_model import Knock, Place, TableModel
from yuletable.prove.visitors import Browser, open_house
from yuletable.server import protocol as wire
from yuletable.server.clock import now
from yuletable.server.refusals import Denied
from yuletable.server.rooms.keys import device_of
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import Room
from yuletable.server.storage.store import checked
from yuletable.server.table.pace import SECOND
from yuletable.server.table.table import restored

BROWSERS = 4
STEPS = 30
AT_ONCE = 20  # sequences that share the house, and its transactions
HOURS = 3_600
# An act is drawn first and then the people who may do it, so the repeated ones are those that
# only a rare state of a table allows.
ACTS = [
    *"sit join join knock knock add_here leave leave hand_over own_code take_over door".split(),
    *"kick kick let_back let_back give_back give_back come_back come_back come_back".split(),
    *"admit admit admit host_code host_code start start move finish rematch rematch".split(),
    *"drop lose_cookie pass_time restart".split(),
]
DRAWN = 4  # acts, until one is tried that nobody may do
PLACES = 12  # of people, tables and seats, until another act is drawn
FORBIDDEN = 6  # one act of so many is tried without asking who may do it
MOVES = 12  # at most, before people do something else
LONGEST = 2_000  # moves of one game
ON_A_SEAT = "sit add_here kick leave come_back give_back hand_over knock host_code".split()
TIMES = (60, 130, 700, 20 * HOURS, 25 * HOURS)  # seconds that may pass


class Broken(AssertionError):
    """Somebody holds what is not theirs, or has lost what is."""


@dataclass
class Tally:
    """What was tried."""

    sequences: int = 0
    moves: int = 0
    endings: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    allowed: Counter[str] = field(default_factory=Counter)


@dataclass
class Person:
    """A browser, and which of its cookies it has now."""

    browser: Browser
    who: int


class Sequence:
    """Some people at some tables, step by step."""

    def __init__(self, registry: TableRegistry, luck: Chance, tally: Tally) -> None:
        self.registry = registry
        self.luck = luck
        self.tally = tally
        self.people = [Person(Browser(registry), number + 1) for number in range(BROWSERS)]
        self.cookies = BROWSERS
        self.names = 0
        self.chosen = 0  # the seat that the next step is about
        self.tables: dict[str, TableModel] = {}
        self.owed: dict[tuple[int, str], list[int]] = {}  # at the last check
        self.done: list[str] = []

    async def run(self) -> None:
        for _ in range(2):
            await self.make()
            await self.gather([*self.tables][-1])
        await self.check()
        for _ in range(STEPS):
            await self.step()
            await self.check()
        await self.read_again()
        for person in self.people:
            for table in [*person.browser.connections]:
                await person.browser.drop(table)
        self.tally.sequences += 1

    async def gather(self, table: str) -> None:
        """Some of the others sit down, and often the game begins."""
        for person in self.people:
            if self.luck.below(2) and person.who not in self.tables[table].known:
                self.chosen = self.luck.below(len(self.tables[table].places))
                self.done.append(f"sit {person.who} {table[:4]} {self.chosen}")
                await self.sit(person, table)
                await self.join(person, table)
        host = next(one for one in self.people if self.tables[table].hosts(one.who))
        if self.luck.below(2):
            self.done.append(f"start {host.who} {table[:4]}")
            await self.start(host, table)

    async def step(self) -> None:
        """Somebody does something at one of the last two tables, mostly what they may do."""
        act, table, person = self.choice()
        self.done.append(f"{act} {person.who} {table[:4]} {self.chosen}")
        allowed = await getattr(self, act)(person, table)
        self.tally.steps[act] += 1
        self.tally.allowed[act] += allowed
        await self.hang_up()
        await self.reconnect(person, table)
        for model in self.tables.values():
            model.notice()

    def choice(self) -> tuple[str, str, Person]:
        """What is tried next, where and by whom."""
        anything = self.luck.below(FORBIDDEN) == 0
        for _ in range(DRAWN):
            act = ACTS[self.luck.below(len(ACTS))]
            for _ in range(PLACES):
                table = [*self.tables][-1 - self.luck.below(2)]
                person = self.people[self.luck.below(len(self.people))]
                self.chosen = self.luck.below(len(self.tables[table].places))
                if anything or self.may(act, table, person.who):
                    return act, table, person
        return act, table, person

    def may(self, act: str, table: str, who: int) -> bool:
        """Would the model allow this?"""
        model = self.tables[table].copy()
        if act in ON_A_SEAT:
            return getattr(model, act)(who, self.chosen) not in (False, "refused")
        match act:
            case "start":
                return model.start(who)
            case "rematch":
                return model.again(who) is not None
            case "admit":
                return model.set_door(who, True) and bool(model.waiting())
            case "own_code":
                return model.ask_code(who, None)
            case "take_over":
                return any([model.copy().take_over(who, code) for code in model.codes])
            case "move" | "finish":
                return model.playing()
            case "let_back":
                return any([model.let_back(who, sent) for sent in [*model.barred]])
            case "join":
                return model.sockets.get(who) is not (who in model.known)
            case "door":
                return model.set_door(who, True)
        return self.luck.below(2 * PLACES) == 0  # always allowed, and it undoes much

    def name(self) -> str:
        self.names += 1
        return f"Guest {self.names}"

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise Broken(f"{what} after: {'; '.join(self.done)}")

    async def hang_up(self) -> None:
        """Those who were told goodbye close their sockets."""
        for person in self.people:
            for table, connection in [*person.browser.connections.items()]:
                if connection.closed:
                    await person.browser.drop(table)

    async def reconnect(self, person: Person, table: str) -> None:
        """A page whose browser has just received its cookie opens a new socket."""
        connection = person.browser.connections.get(table)
        if connection is not None and connection.session != person.browser.session():
            await self.join(person, table)

    # What people do: each asks the house and the model, and they must agree.

    async def make(self) -> None:
        person = self.people[self.luck.below(len(self.people))]
        seats = 2 + self.luck.below(3)
        table = await person.browser.make(seats=seats, name=self.name())
        model = TableModel([Place("person", person.who, 0), *[Place() for _ in range(seats - 1)]])
        model.people, model.known = 1, {person.who}
        self.tables[table] = model
        self.done.append(f"make {person.who} {table[:4]}")
        await self.join(person, table)

    async def ask(
        self, person: Person, table: str, expected: bool, kind: type[wire.Request], **parts: object
    ) -> wire.Answer | None:
        """A request over the socket, if there is one."""
        if table not in person.browser.connections:
            self.demand(not expected, "a request without a socket was expected to succeed")
            return None
        answer = await person.browser.ask(table, kind, **parts)
        self.demand((answer.outcome == "applied") == expected, f"{answer}, expected: {expected}")
        return answer

    async def http(self, expected: bool, asked: Awaitable[object]) -> bool:
        try:
            await asked
        except Denied as denied:
            self.demand(not expected, f"refused ({denied})")
            return False
        self.demand(expected, "allowed")
        return True

    async def sit(self, person: Person, table: str) -> bool:
        seat = self.chosen
        expected = self.tables[table].sit(person.who, seat)
        return await self.http(expected, person.browser.sit(table, self.name(), seat))

    async def add_here(self, person: Person, table: str) -> bool:
        seat = self.chosen
        expected = self.tables[table].add_here(person.who, seat)
        await self.ask(person, table, expected, wire.AddHere, name=self.name(), seat=seat)
        return expected

    async def kick(self, person: Person, table: str) -> bool:
        return await self._seat(person, table, self.tables[table].kick, wire.Kick)

    async def leave(self, person: Person, table: str) -> bool:
        return await self._seat(person, table, self.tables[table].leave, wire.Leave)

    async def come_back(self, person: Person, table: str) -> bool:
        return await self._seat(person, table, self.tables[table].come_back, wire.ComeBack)

    async def give_back(self, person: Person, table: str) -> bool:
        return await self._seat(person, table, self.tables[table].give_back, wire.GiveBack)

    async def let_back(self, person: Person, table: str) -> bool:
        """The host lets somebody come again who was sent away, or anybody tries to."""
        room, model = await self.registry.find(table), self.tables[table]
        sent = [one for one in self.people if one.who in model.barred] or self.people
        back = sent[self.luck.below(len(sent))]
        device = device_of(room, back.browser.session())
        expected = model.let_back(person.who, back.who)
        device = room.table.devices if device is None else device
        await self.ask(person, table, expected, wire.LetBack, device=device)
        return expected

    async def hand_over(self, person: Person, table: str) -> bool:
        return await self._seat(person, table, self.tables[table].hand_over, wire.HandOver)

    async def _seat(
        self,
        person: Person,
        table: str,
        model: Callable[[int, int], bool],
        kind: type[wire.Request],
    ) -> bool:
        seat = self.chosen
        expected = model(person.who, seat)
        await self.ask(person, table, expected, kind, seat=seat)
        return expected

    async def start(self, person: Person, table: str) -> bool:
        expected = self.tables[table].start(person.who)
        await self.ask(person, table, expected, wire.Start, level="merry")
        return expected

    async def door(self, person: Person, table: str) -> bool:
        door = self.luck.below(3) > 0
        expected = self.tables[table].set_door(person.who, door)
        await self.ask(person, table, expected, wire.Settle, door=door)
        return expected

    async def knock(self, person: Person, table: str) -> bool:
        seat = self.chosen
        expected = self.tables[table].knock(person.who, seat)
        try:
            knocked = await person.browser.knock(table, self.name(), seat)
            found = "seated" if knocked.seated else "waiting"
        except Denied:
            found = "refused"
        self.demand(found == expected, f"a knock for {seat} was {found}, not {expected}")
        return found != "refused"

    async def admit(self, person: Person, table: str) -> bool:
        """The host answers the door, or somebody else tries to."""
        room, model = await self.registry.find(table), self.tables[table]
        if not room.knocks:
            return False
        numbers = sorted(room.knocks)
        number = numbers[self.luck.below(len(numbers))]
        session = room.knocks[number].session.hash
        asking = [one for one in self.people if one.browser.session() == session]
        if not asking:
            return False  # their cookie is gone
        yes = self.luck.below(4) > 0
        knock = model.knocks.get(asking[0].who, Knock(0, 0))
        expected = model.admit(person.who, knock, yes)
        await self.ask(person, table, expected, wire.Admit, knock=number, yes=yes)
        return expected

    async def own_code(self, person: Person, table: str) -> bool:
        return await self._code(person, table, None)

    async def host_code(self, person: Person, table: str) -> bool:
        return await self._code(person, table, self.chosen)

    async def _code(self, person: Person, table: str, seat: int | None) -> bool:
        expected = self.tables[table].ask_code(person.who, seat)
        answer = await self.ask(person, table, expected, wire.MoveDevice, seat=seat)
        if answer is not None and expected:
            self.tables[table].issue(answer.code, person.who, seat)
        return expected

    async def take_over(self, person: Person, table: str) -> bool:
        """A code is typed, maybe at a wrong table."""
        codes = [code for model in self.tables.values() for code in model.codes]
        if not codes:
            return False
        code = codes[self.luck.below(len(codes))]
        expected = self.tables[table].take_over(person.who, code)
        return await self.http(expected, person.browser.take_over(table, code))

    async def move(self, person: Person, table: str) -> bool:
        """The game goes on for a while."""
        return await self.play_on(table, 1 + self.luck.below(MOVES)) > 0

    async def finish(self, person: Person, table: str) -> bool:
        """The game is played to its end."""
        played = await self.play_on(table, LONGEST)
        self.demand(not self.tables[table].playing(), f"{table[:4]} does not come to its end")
        return played > 0

    async def play_on(self, table: str, most: int) -> int:
        """So many moves of a game by its rules, or all that are left of it."""
        room, model = await self.registry.find(table), self.tables[table]
        played = 0
        while model.playing() and played < most:
            await self.answer_one(room, model)
            for one in self.people:
                if table in one.browser.connections:
                    one.browser.heard(table)
            if room.table.stage == "over":
                model.stage = "over"
                self.tally.endings += 1
            played += 1
        await self.registry.look(table)  # until all of it is stored
        self.tally.moves += played
        return played

    async def answer_one(self, room: Room, model: TableModel) -> None:
        """A person who is here answers, or a bot, or one steps in for those who are away."""
        table, director, waiting = room.table, room.director, room.director.waiting
        assert waiting is not None
        given = {*table.answers, *waiting.moves}
        seat = next(seat for seat in waiting.pending if seat not in given)
        menu = director.menu(seat)
        move = menu[self.luck.below(len(menu))].text()
        playing = [one for one in self.people if one.who == model.places[seat].who]
        if not table.chairs[seat].person():
            steps = director.bot_answers(seat, table.question, move, now())
            self.registry.stage(room, steps)
        elif playing and model.here(playing[0].who):
            parts = {"seat": seat, "move": move, "question": table.question}
            await self.ask(playing[0], room.row.id, True, wire.Play, **parts)
        else:
            self.stand_in(room)
            model.stand_in()

    def stand_in(self, room: Room) -> None:
        """Bots step in, as if all who are away had been so for long."""
        presence, long = room.director.presence, (room.table.absence + 1) * SECOND
        since = presence.away
        presence.away = {device: time - long for device, time in since.items()}
        self.registry.stage(room, room.director.tick(now()))
        presence.away = since

    async def rematch(self, person: Person, table: str) -> bool:
        model = self.tables[table]
        there = model.again(person.who)
        await self.ask(person, table, there is not None, wire.Rematch)
        if there is not None:
            model.rematch = (await self.registry.find(table)).table.rematch
            self.tables[model.rematch] = there
        return there is not None

    async def join(self, person: Person, table: str) -> bool:
        if table in person.browser.connections:
            await self.drop(person, table)
        expected = self.tables[table].join(person.who)
        return await self.http(expected, person.browser.join(table))

    async def drop(self, person: Person, table: str) -> bool:
        await person.browser.drop(table)
        return self.tables[table].sockets.pop(person.who, None) is not None

    async def lose_cookie(self, person: Person, table: str) -> bool:
        """Another browser, as far as anybody can tell."""
        for at in self.tables:
            await self.drop(person, at)
        self.cookies += 1
        person.browser, person.who = Browser(self.registry), self.cookies
        return True

    async def pass_time(self, person: Person, table: str) -> bool:
        seconds = TIMES[self.luck.below(len(TIMES))]
        self.tables[table].pass_time(seconds)
        room, time = await self.registry.find(table), seconds * 1_000
        room.director.presence.attended -= time
        room.knocks = {n: replace(one, until=one.until - time) for n, one in room.knocks.items()}
        for code, moving in self.registry.moving.items():
            if moving.table == table:
                self.registry.moving[code] = replace(moving, until=moving.until - time)
        return True

    async def restart(self, person: Person, table: str) -> bool:
        """The table is read again from what is stored; those at the door must knock again."""
        model = self.tables[table]
        self.registry.drop(await self.registry.find(table))
        model.sockets.clear()
        model.knocks.clear()
        model.idle = 0
        return True

    # What must hold.

    async def check(self) -> None:
        for table, model in self.tables.items():
            room = await self.registry.find(table)
            barred, owed = len(room.barred), len(model.barred)
            self.demand(barred == owed, f"{table[:4]} bars {barred} browsers, not {owed}")
            for person in self.people:
                self.check_person(room, model, person)

    def check_person(self, room: Room, model: TableModel, person: Person) -> None:
        table, browser = room.row.id, person.browser
        device = device_of(room, browser.session())
        held, owed = room.table.seats_of(device), model.seats(person.who)
        where = f"{person.who} at {table[:4]}"
        self.demand(held == owed, f"{where} holds {held}, not {owed}")
        known = person.who in model.known
        self.demand((device is not None) == known, f"{where} is known to have sat there")
        self.demand(room.table.is_host(device) == model.hosts(person.who), f"the host, {where}")
        self.demand(
            (table in browser.connections) == (person.who in model.sockets), f"socket {where}"
        )
        if table in browser.connections:
            heard = {told.seat for told in browser.heard(table) if isinstance(told, wire.Batch)}
            browser.told[table].clear()
            connection = browser.connections[table]
            mine = set(owed) if connection.device is not None else set()
            self.demand(connection.follows == mine, f"{where} follows {connection.follows}")
            before = self.owed.get((person.who, table), [])  # what was sent may be on its way
            self.demand(heard <= {*owed, *before}, f"{where} was told of {heard}")
        self.owed[person.who, table] = owed

    async def read_again(self) -> None:
        """What is stored says the same as the table in memory."""
        for table in self.tables:
            room = await self.registry.look(table)
            store, read = self.registry.store, self.registry.writer.read
            rows = await read(store.rows, table)
            stored = restored(table, room.row.secret, checked(rows))
            same = (stored.chairs, stored.host, stored.door, stored.players)
            here = (room.table.chairs, room.table.host, room.table.door, room.table.players)
            self.demand(same == here, f"{table[:4]} is stored as {same}, but is {here}")
            keys = await read(store.key_hashes, table), await read(store.barred, table)
            self.demand(keys == (room.key_hashes, room.barred), f"other keys of {table[:4]}")
            self.demand(len({*keys[0].values()}) == len(keys[0]), "a session has two numbers")


async def prove(
    sequences: int,
    folder: Path,
    seed: str = "seats",
    told: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Run so many sequences; Broken if a seat is ever not whose it must be."""
    tally = Tally()
    async with open_house(folder) as registry:
        while tally.sequences < sequences:
            first = tally.sequences
            count = min(AT_ONCE, sequences - first)
            lucks = [stream(seed, "sequence", first + number) for number in range(count)]
            await asyncio.gather(*[Sequence(registry, luck, tally).run() for luck in lucks])
            registry.rooms.clear()
            told(tally)
    return tally
