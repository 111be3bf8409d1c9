"""Prove that the server answers malformed frames as documented, without harm.

Most are handed to the table itself, in this process: every message in every stage of every game, by
owners, others and strangers, with ids that were used before. Again and again the log must give the
very same table. Some go through the whole house and its database, with a neighbor whose requests
share every transaction, and some over real sockets.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import Chance, stream
from yuletable.prove.client import Client
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool
from yuletable.server.clock import wall
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import new_session
from yuletable.server.protocol import read_frame, write_frame
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import as_made
from yuletable.server.settings import Settings
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import (
    GENESIS,
    Put,
    Row,
    Store,
    TableRow,
    chained,
    checked,
    sqlite_url,
    tables,
)
from yuletable.server.table import log
from yuletable.server.table.director import Director
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import STILL
from yuletable.server.table.requests import decide
from yuletable.server.table.seats import windows
from yuletable.server.table.table import Table, first_entry, restored
from yuletable.server.table.update import Step

PER_SOCKET = 60
PER_TABLE = 200  # frames until a table is compared with its log, and starts over
LARGEST = 8_192
CODES = {1001, 1003, 1007, 1008, 1009, 1012}  # with which the server may close a socket
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 8, 2**63, 1e308, "", "A", "\u202e", [], {}, [[]])
TYPES = [str(kind.__struct_config__.tag) for kind in wire.Incoming.__args__]
NAMES = ["id", "seat", "move", "question", "type", "seed", "name", "level", "options", "since"]
STAGES = ("lobby", "playing", "paused", "window", "over")
SECRET = "5e" * 32
BROWSER = new_session("the browser of a person")
DEVICES = (0, 0, 0, 1, 1, 1, 2, None)  # two people, somebody without a seat, a stranger
RARELY = ("kick", "leave", "hand_over", "pause")  # after these most else is refused
OUTCOMES = {"applied", "lawful", "duplicate", "stale", "illegal", "refused", "retry"}
IN_A_HOUSE = 100  # one of so many frames goes through the house
OVER_SOCKETS = 500  # and one of so many over a socket


class Broken(AssertionError):
    """The server did something it must not do."""


@dataclass
class Tally:
    """What was sent, and the results."""

    frames: int = 0
    tables: int = 0  # compared with their logs
    stages: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)  # of messages that could be read
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)


def made_up(luck: Chance, depth: int = 0) -> Any:
    """Some JSON."""
    kind = luck.below(6)
    if kind < 3 or depth > 6:
        return ODD[luck.below(len(ODD))]
    if kind == 3:
        return [made_up(luck, depth + 1) for _ in range(luck.below(4))]
    return {
        NAMES[luck.below(len(NAMES))]: made_up(luck, depth + 1) for _ in range(luck.below(5))
    } | ({"type": TYPES[luck.below(len(TYPES))]} if luck.below(2) else {})


def lawful(luck: Chance, sight: Sight | None = None) -> dict[str, Any]:
    """A frame of any kind, more or less as a page would send it."""
    sight = sight or Sight()
    seat, other = pick(luck, sight.seats), luck.below(8)
    frames: list[dict[str, Any]] = [
        {"type": "play", "seat": seat, "move": sight.move(luck), "question": sight.question},
        {"type": "play", "seat": other, "move": "3", "question": luck.below(9)},
        {"type": "why", "seat": seat, "move": sight.move(luck)},
        {"type": "undo", "seat": seat},
        {"type": "consent", "seat": seat, "yes": bool(luck.below(2))},
        {
            "type": "standing",
            "seat": seat,
            "window": pick(luck, sight.windows),
            "passing": bool(luck.below(2)),
        },
        {"type": "say", "seat": seat, "phrase": "thank-you"},
        {"type": "seed", "seat": seat, "seed": "x"},
        {"type": "settle", "seats": luck.below(12), "options": {"a": 1}},
        {"type": "settle", "watchers": bool(luck.below(2)), "pace": "brisk"},
        {"type": "seating", "seat": other, "level": pick(luck, ("merry", "cosy", None))},
        {"type": "kick", "seat": other},
        {"type": "hand_over", "seat": other},
        {"type": "rename", "seat": seat, "name": pick(luck, ("Nina", "Ole", ""))},
        {"type": "add_here", "name": "Pia", "seat": pick(luck, (None, other))},
        {"type": "leave", "seat": seat},
        {"type": "come_back", "seat": seat},
        {"type": "move_device"},
        {"type": "move_device", "seat": other},
        {"type": "admit", "knock": luck.below(3), "yes": True},
        {"type": "upgrade"},
        {"type": "start", "level": pick(luck, ("merry", "")), "date": pick(luck, sight.dates)},
        {"type": "pause", "paused": bool(luck.below(2))},
        {"type": "give_back", "seat": other},
        {"type": "let_back", "device": luck.below(3)},
        {"type": "rematch"},
        {"type": "erase", "seat": seat},
    ]
    chosen = frames[0] if luck.below(4) == 0 else pick(luck, frames)
    if chosen["type"] in RARELY and luck.below(8):
        chosen = frames[0]
    return {"id": f"{luck.below(sight.ids):032x}", **chosen}


def pick(luck: Chance, choices: Any) -> Any:
    return choices[luck.below(len(choices))]


@dataclass
class Sight:
    """What a page would know of a table."""

    seats: tuple[int, ...] = tuple(range(8))
    moves: tuple[str, ...] = ("3", "pass")
    question: int = 0
    windows: tuple[str, ...] = ("Holly",)
    dates: tuple[str, ...] = ("", "2026-12-24", "2026-99-99")
    ids: int = 1 << 30

    def move(self, luck: Chance) -> str:
        return str(pick(luck, self.moves))


def mutated(luck: Chance, sight: Sight | None = None) -> str | bytes:
    """A lawful frame with something changed, from a wrong value to a torn text."""
    frame = lawful(luck, sight)
    change = luck.below(10)
    if change < 4:
        name = list(frame)[luck.below(len(frame))]
        frame[name] = made_up(luck)
        return json.dumps(frame)
    text = json.dumps(frame)
    if change == 4:
        return text[: luck.below(len(text))]
    if change == 5:
        at = luck.below(len(text))
        return text[:at] + chr(luck.below(0x3000)) + text[at + 1 :]
    if change == 6:
        return text.encode()  # a binary frame
    if change == 7:
        return "[" * (1 + luck.below(3_000))
    if change == 8:
        return text + " " * (LARGEST + luck.below(LARGEST))
    return json.dumps(made_up(luck))


# At the table itself.


class Scene:
    """A table in one stage of a game, built from its log."""

    def __init__(self, game: str, stage: str, luck: Chance, name: str = "T") -> None:
        self.name = name
        self.stage = stage
        self.luck = luck
        self.entries: list[AnyEntry] = []
        self.keys: list[str] = []
        self.logged: tuple[int, dict[str, Any]] | None = None  # what so many entries tell
        self.now = 0
        self.director = Director(Table(name, SECRET), 0, STILL)
        self.keep(self.director.make(first_entry(game, 3, {}, "normal", SECRET), 0))
        for device in (0, 1):
            self.keep(self.director.sit(device, None, 0)[1])
        self.sight = Sight(
            seats=(0, 1, 2),
            windows=(*sorted(windows(game)), "Nonesuch"),
            ids=2 * PER_TABLE,
        )
        self.lead_up()

    @property
    def table(self) -> Table:
        return self.director.table

    def keep(self, steps: list[Step]) -> None:
        self.entries += [step.entry for step in steps]
        self.keys += [step.key for step in steps if step.key is not None]

    def lead_up(self) -> None:
        """Play until the table is in its stage."""
        if self.stage == "lobby":
            return
        self.send(0, wire.Start("f" * 32, "merry"))
        if self.stage == "over":
            self.finish()
        for _ in range(30 + self.luck.below(40)):
            if self.table.stage == "over" or (self.stage == "window" and self.in_window()):
                break
            self.go_on()
        if self.stage == "paused":
            self.send(0, wire.Pause("e" * 32, True))

    def finish(self) -> None:
        """Let bots play on to the end of the game."""
        match = self.table.playing()
        bots = dict.fromkeys(range(3), bot("merry", match.game))
        while not match.over():
            luck = luck_of(SECRET, len(match.record.moves))
            seat, move = next_move(match.state, bots, luck)
            entry = log.Moved([(seat, move.text())], "bot")
            self.table.apply(entry)
            self.entries.append(entry)
        self.director.begin_again()

    def in_window(self) -> bool:
        return self.director.waiting is not None and bool(self.director.waiting.window)

    def go_on(self) -> None:
        """Somebody who is asked does something, or time passes."""
        waiting = self.director.waiting
        if waiting is None:
            return
        asked = [seat for seat in waiting.pending if seat not in self.table.answers]
        for seat in asked[:1]:
            move = pick(self.luck, self.director.menu(seat)).text()
            if self.table.chairs[seat].person():
                device = self.table.chairs[seat].device
                key = f"{1 << 40 | len(self.entries):032x}"
                self.send(device, wire.Play(key, seat, move, self.table.question))
            else:
                question = self.table.question
                self.keep(self.director.bot_answers(seat, question, move, self.now))
        self.now += 1_000
        self.keep(self.director.tick(self.now))

    def send(self, device: int | None, message: wire.Request) -> wire.Answer:
        outcome = decide(self.director, device, message, self.now)
        self.keep(outcome.steps)
        if outcome.answer is None or outcome.answer.outcome not in OUTCOMES:
            raise Broken(f"{message} was answered {outcome.answer}")
        return outcome.answer

    def look(self) -> None:
        """See what a page would see now."""
        self.sight.question = self.table.question
        waiting = self.director.waiting
        asked = waiting.pending if waiting is not None else ()
        if asked and self.table.stage == "playing":
            menu = self.director.menu(asked[0])
            self.sight.moves = tuple([move.text() for move in menu[:20]]) or ("3",)
            self.sight.seats = (asked[0], 0, 1, 2)

    def compare(self) -> None:
        """Broken unless the log gives the very same table, and no id was used twice."""
        if len(set(self.keys)) != len(self.keys):
            raise Broken("a request was done twice")
        if self.logged is None or self.logged[0] != len(self.entries):
            again = restored(self.name, SECRET, self.entries)
            self.logged = len(self.entries), likeness(again)
        if self.logged[1] != likeness(self.table):
            raise Broken(f"the log of a table in stage {self.stage} gives another table")


def likeness(table: Table) -> dict[str, Any]:
    """Everything that makes a table what it is."""
    plain = {name: value for name, value in vars(table).items() if name not in IN_PASSING}
    game = table.match
    if game is not None:
        plain["position"] = table.game.write_position(game.state)
        plain["record"] = msgspec.json.encode(game.record)
    return plain


# Of no matter for what comes next, or kept beside the log.
IN_PASSING = ("match", "recent", "spoken", "game", "played", "kept_days", "erased")


def at_tables(count: int, luck: Chance, tally: Tally, told: Callable[[Tally], None]) -> None:
    """So many frames to tables in this process, in all stages of all games."""
    scenes = [(game, stage) for stage in STAGES for game in GAMES]
    over: dict[str, Scene] = {}  # takes long to get to, and nothing changes there
    done = number = 0
    while done < count:
        game, stage = scenes[number % len(scenes)]
        number += 1
        scene = over.get(game) if stage == "over" else None
        scene = scene or Scene(game, stage, luck)
        if stage == "over":
            over[game] = scene
        for _ in range(min(PER_TABLE, count - done)):
            one_frame(scene, luck, tally)
            done += 1
        scene.compare()
        tally.tables += 1
        told(tally)


def one_frame(scene: Scene, luck: Chance, tally: Tally) -> None:
    """One frame of somebody at a table; now and then the game goes on."""
    if luck.below(4) == 0 and scene.table.stage == "playing":
        scene.go_on()
    scene.look()
    tally.frames += 1
    tally.stages[f"{scene.table.game.name} {scene.stage}"] += 1
    frame = json.dumps(lawful(luck, scene.sight)) if luck.below(3) else mutated(luck, scene.sight)
    try:
        message = read_frame(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        tally.answers["no message"] += 1
        return
    tally.kinds[type(message).__name__] += 1
    if isinstance(message, wire.Request):
        answer = scene.send(sender(scene, message, luck), message)
        tally.answers[answer.outcome] += 1


def sender(scene: Scene, message: wire.Request, luck: Chance) -> int | None:
    """The device whose seat is meant, as often as not; else any, or none."""
    seat: int | None = getattr(message, "seat", None)
    chairs = scene.table.chairs
    if seat is not None and seat < len(chairs) and luck.below(2):
        return chairs[seat].device
    return DEVICES[luck.below(len(DEVICES))]


# Through the house.


class Neighbors:
    """Two tables of one house: one is sent anything, the other plays on in the same commits."""

    def __init__(self, registry: TableRegistry, luck: Chance, tally: Tally) -> None:
        self.registry = registry
        self.luck = luck
        self.tally = tally
        self.requests = 0

    async def sit(self) -> tuple[Room, Connection]:
        order = wire.MakeTable(game="north_pole", seats=2, name="Robin")
        room = await self.registry.find((await self.registry.make(order, BROWSER)).table)
        connection = Connection(0, False, "")
        self.registry.arrive(room, connection, [])
        return room, connection

    async def sit_at_the_end(self) -> tuple[Room, Connection]:
        """A table whose game is over: what follows is a matter of the house."""
        row = TableRow(secrets.token_hex(16), secrets.token_hex(3).upper(), SECRET, "north_pole")
        scene = Scene(row.game, "over", self.luck, row.id)
        rows: list[Row] = []
        for entry in scene.entries:
            last = rows[-1].hash if rows else GENESIS
            rows.append(chained(row.id, len(rows), None, None, entry, last, wall()))
        made = Put(tables, {"id": row.id}, {**as_made(row), "made_at": 0})
        await self.registry.writer.read(self.registry.store.append, rows, [made])
        room, connection = await self.registry.find(row.id), Connection(0, False, "")
        self.registry.arrive(room, connection, [])
        return room, connection

    async def one_table(self, count: int) -> None:
        """So many frames to one table; the neighbor may not notice any of them."""
        wild, connection = await (self.sit() if self.luck.below(2) else self.sit_at_the_end())
        calm, neighbor = await self.sit()
        sight = Sight(seats=(0, 1), windows=("SantaWindow",), ids=count // 8 + 1)
        for _ in range(count):
            await self.send(wild, connection, sight)
            self.requests += 1
            settle = wire.Settle(
                f"{1 << 50 | self.requests:032x}", watchers=bool(self.requests % 2)
            )
            await handle(self.registry, calm, neighbor, settle)
            if self.luck.below(4) == 0:
                await asyncio.sleep(0)
            if wild.dead:
                wild = await self.registry.find(wild.row.id)
                connection = Connection(0, False, "")
                self.registry.arrive(wild, connection, [])
            if len(neighbor.frames) >= PER_SOCKET or neighbor.closed:
                await self.check_neighbor(calm, neighbor)
        await self.check_neighbor(calm, neighbor)
        await self.compare(wild, connection)
        self.registry.leave(calm, neighbor)

    async def send(self, room: Room, connection: Connection, sight: Sight) -> None:
        self.tally.frames += 1
        self.tally.stages["house"] += 1
        try:
            message = read_frame(json.dumps(lawful(self.luck, sight)))
        except msgspec.MsgspecError:
            return
        if isinstance(message, wire.Request) and not isinstance(message, wire.Hint):
            await handle(self.registry, room, connection, message)
        connection.frames.clear()
        connection.bytes, connection.news = 0, None

    async def check_neighbor(self, room: Room, neighbor: Connection) -> None:
        """Broken unless everything the neighbor asked for was done, and their socket is open."""
        if not room.dead:
            await self.registry.writer.settled(room)
        told = [json.loads(frame) for frame in neighbor.frames]
        wrong = [one for one in told if one["type"] == "answer" and one["outcome"] != "applied"]
        if wrong or neighbor.closed or room.dead:
            raise Broken(f"a neighbor was disturbed: {wrong[:1]}")
        neighbor.frames.clear()
        neighbor.bytes, neighbor.news = 0, None

    async def compare(self, room: Room, connection: Connection) -> None:
        """Broken unless the store gives the very same table."""
        stored = await self.registry.look(room.row.id)
        rows = self.registry.store.rows(room.row.id)
        again = restored(room.row.id, room.row.secret, checked(rows))
        if likeness(again) != likeness(stored.table):
            raise Broken("what is stored of a table gives another one")
        self.tally.tables += 1
        self.registry.leave(room, connection)


async def in_a_house(count: int, folder: Path, luck: Chance, tally: Tally) -> None:
    """So many frames through a whole house with its database."""
    store = Store(sqlite_url(folder / "neighbors.db"))
    migrate(store.engine)
    registry = TableRegistry(store, BotPool(1), STILL, Settings())
    await registry.open()
    neighbors = Neighbors(registry, luck, tally)
    try:
        while tally.stages["house"] < count:
            await neighbors.one_table(min(PER_TABLE, count - tally.stages["house"]))
    finally:
        await registry.close()


# Over sockets.


async def prove(
    count: int,
    port: int,
    seed: str = "frames",
    told: Callable[[Tally], None] = lambda _: None,
    folder: Path | None = None,
) -> Tally:
    """Send so many frames, most to tables in this process; Broken if one misbehaves.

    The server on this machine gets some of them, and with a folder a house in this process does.
    """
    tally = Tally()
    luck = stream(seed, "frames")
    over_sockets = max(min(count, 10 * PER_SOCKET), count // OVER_SOCKETS)
    await at_sockets(over_sockets, port, luck, tally, told)
    if folder is not None:
        await in_a_house(max(1, count // IN_A_HOUSE), folder, luck, tally)
    at_tables(max(0, count - tally.frames), luck, tally, told)
    return tally


async def at_sockets(
    count: int, port: int, luck: Chance, tally: Tally, told: Callable[[Tally], None]
) -> None:
    """Frames over sockets, while a neighbor's requests are answered."""
    neighbor = Client(port)
    made = await neighbor.make("north_pole", seats=3)
    await neighbor.join()
    while tally.frames < count:
        intruder = Client(port)
        if luck.below(2):
            await intruder.make("north_pole", seats=2)
        else:
            intruder.table = made.table
        await one_socket(intruder, port, luck, tally)
        answer = await neighbor.ask(wire.Why, seat=0, move="3")
        if answer.outcome != "refused":  # the game has not begun
            raise Broken(f"a neighbor was answered {answer}")
        told(tally)
    await neighbor.close()


async def one_socket(client: Client, port: int, luck: Chance, tally: Tally) -> None:
    """Frames over one socket until it is closed, by either side."""
    cookies = "; ".join([f"{name}={value}" for name, value in client.cookies.items()])
    socket = await connect(
        f"ws://127.0.0.1:{port}/ws/{client.table}",
        origin=client.origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookies},
        compression=None,
        proxy=None,
    )
    try:
        if luck.below(8):
            await socket.send(write_frame(wire.Hello()).decode())
        for _ in range(PER_SOCKET):
            frame = mutated(luck)
            await socket.send(frame)
            tally.frames += 1
            if isinstance(frame, bytes) or len(frame.encode()) > LARGEST:
                break  # the server closes now; more would only hide its goodbye
        await read_all(socket, tally)
        await socket.close()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        tally.closed[code] += 1
        if code not in CODES:
            raise Broken(f"a socket was closed with {code}") from None


async def read_all(socket: ClientConnection, tally: Tally) -> None:
    """What the server answered so far."""
    while True:
        try:
            frame = await asyncio.wait_for(socket.recv(), 0.5)
        except TimeoutError:
            return
        message = json.loads(frame)
        tally.answers[message.get("outcome", message["type"])] += 1
