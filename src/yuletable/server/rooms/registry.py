"""All tables of one process: connections, storage and timers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import structlog
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from yuletable.bots.levels import KINDS, LEVELS
from yuletable.kernel.chance import derived
from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.bots.pool import BotPool, Task, Thought, imagined
from yuletable.server.clock import now, wall
from yuletable.server.feed.audience import Frames
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import Session, Sessions
from yuletable.server.operation.metrics import Metrics
from yuletable.server.protocol import write_frame
from yuletable.server.rate_limit import OpenSockets, Places
from yuletable.server.refusals import REASONS, Denied, Reason
from yuletable.server.rooms.alarms import Alarms
from yuletable.server.rooms.keys import Moving, bind, letters
from yuletable.server.rooms.naming import fresh_name
from yuletable.server.rooms.news import farewell, follow, frames_of, news
from yuletable.server.rooms.room import Room
from yuletable.server.rooms.rows import as_made, begun_put, daily_put, key_put, name_put, said_put
from yuletable.server.settings import Settings
from yuletable.server.storage import store as kept
from yuletable.server.storage.loading import Loaded, load
from yuletable.server.storage.store import Put, Row, Store, TableRow, chained
from yuletable.server.storage.upkeep import Upkeep
from yuletable.server.storage.writer import RETRY, NotStored, Staged, Writer
from yuletable.server.table import log
from yuletable.server.table.director import Director, Order
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import Tempo
from yuletable.server.table.requests import decide
from yuletable.server.table.table import Table, first_entry
from yuletable.server.table.update import Step

IDLE_OVER = 60  # seconds a table stays in memory without connections once its game is over
SWEEPING = 15.0  # seconds from one look at idle tables to the next, at most
MOST_WAITS = 50  # commits, until what is told of a table must be stored
READERS = 2  # threads that read while the writer writes
T = TypeVar("T")
logger = structlog.get_logger()


class TableRegistry:
    """The tables in memory, everybody connected to them, the clock and the bots."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        tempo: Tempo | None = None,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.metrics = metrics or Metrics()
        self.writer = Writer(store, self.drop)
        self.sessions = Sessions(store, self.read)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.upkeep = Upkeep(store, self.writer, self.settings.retention)
        self.writer.on_commit = self.metrics.commits.observe
        self.pool = pool
        self.tempo = tempo
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.moving: dict[str, Moving] = {}  # by one-time code
        most = self.settings.sockets_from
        self.sockets = OpenSockets(Places(self.settings.sockets, most, max(1, most // 3)))
        self.due = Alarms(self._wake)  # tables whose clocks run while they are not in memory
        self.chores: list[asyncio.Task[None]] = []
        self.on_erased: list[Callable[[str], None]] = []  # told which table's words are gone
        self.moved = 0  # since they were read
        self.draining = False

    async def open(self) -> None:
        self.writer.open()
        self.upkeep.open(self.let_go)
        self.upkeep.start(self._wake_all())
        self.chores = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.metrics.watch_loop()),
        ]

    async def read(self, work: Callable[..., T], *parts: Any) -> T:
        """Run a read in its own thread, so that it blocks nobody."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, *parts)

    async def _wake_all(self) -> None:
        """Start the clocks of daily tables, while people already connect."""
        for table in await self.read(self.store.daily):
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Start the clock of a table while nobody is connected."""
        try:
            self.plan(await self.find(table))
        except Exception as error:  # whatever it is, the other tables wake
            logger.error("a table sleeps on", table=table, why=str(error))

    async def close(self) -> None:
        """Store all decisions, tell everyone to reconnect in a moment, and stop."""
        self.draining = True
        await self.upkeep.close()
        for chore in self.chores:
            chore.cancel()
        self.due.clear()
        for room in self.rooms.values():
            room.sleep()
        for room in self.rooms.values():
            restarting = Denied(refusals.RESTARTING)
            self.writer.send(room, farewell(room.connections, restarting, again=True))
        self.readers.shutdown()
        await self.writer.close()
        for connection in [
            connection for room in self.rooms.values() for connection in room.connections
        ]:
            connection.close()
        await self.pool.stop()

    def measured(self) -> bytes:
        """What Prometheus reads."""
        metrics = self.metrics
        metrics.tables.set(len(self.rooms))
        metrics.due.set(len(self.due))
        metrics.failures.set(self.writer.failures)
        metrics.moves.inc(self.moved)
        metrics.size.set(self.store.size())
        self.moved = 0
        kinds = Counter(
            [
                kind(room, connection)
                for room in self.rooms.values()
                for connection in room.connections
            ]
        )
        kinds["silent"] = self.sockets.silent.total()
        for name in ("seated", "screen", "watching", "stranger", "silent"):
            metrics.connections.labels(name).set(kinds[name])
        waiting = {"writer": len(self.writer.line), **self.pool.waiting()}
        for line, count in waiting.items():
            metrics.line.labels(line).set(count)
        return metrics.read()

    # Tables.

    async def make(self, order: wire.MakeTable, session: Session) -> wire.Seated:
        """A new table, with its maker in the first seat."""
        room = self.new(order.game)
        secret = room.row.secret
        made = first_entry(
            order.game, order.seats, order.options, order.pace, secret, order.edition
        )
        return await self.lay(room, made, order, session)

    async def lay(
        self,
        room: Room,
        made: log.Made,
        order: wire.MakeTable | wire.PlayOn,
        session: Session,
        seat: Seat = 0,
    ) -> wire.Seated:
        """A new table as it was made, with the person who ordered it in this seat."""
        steps = room.director.make(made, now())
        name = fresh_name(room, order.name)
        steps += room.director.sit(0, seat, now())[1]
        room.names[0] = name
        if order.level:  # before anything is stored: a game that cannot begin leaves no table
            steps += self._begun(room, wire.Start(secrets.token_hex(16), order.level, order.date))
        await self.found(room, steps, bind(room, 0, session))
        self.sessions.remember(session)
        return seated(room, 0)

    def _begun(self, room: Room, start: wire.Start) -> list[Step]:
        outcome = decide(room.director, 0, start, now())
        if outcome.answer.outcome != "applied":
            raise Denied(REASONS[outcome.answer.reason], **outcome.answer.facts)
        return outcome.steps

    def new(self, game: str) -> Room:
        """A table that nobody knows yet; Denied if there is no room for it."""
        self._make_room()
        row = TableRow(secrets.token_hex(16), letters(6), secrets.token_hex(32), game)
        table = Table(row.id, row.secret)
        table.kept_days = self.upkeep.retention
        director = Director(table, now(), self.tempo, awake=False)
        director.most_entries = self.settings.entries
        return Room(row, director, {}, {})

    async def found(self, room: Room, steps: list[Step], beside: list[Put]) -> None:
        """Store a new table, whole."""
        await self.writer.commit(self._founded(room, steps, beside))

    async def found_after(
        self, again: Room, founding: list[Step], old: Room, steps: list[Step]
    ) -> None:
        """Store a new table and the way to it from another one: both, or neither."""
        bound = [key_put(again, device) for device in again.key_hashes]
        founded = self._founded(again, founding, bound)
        staged = self._staged(old, steps, founded.puts)
        staged.rows = founded.rows + staged.rows
        try:
            await self.writer.commit(staged)
        except Denied:
            self.drop(again)
            raise

    def _founded(self, room: Room, steps: list[Step], beside: list[Put]) -> Staged:
        """A new table, ready to be stored."""
        for device in range(room.table.devices):
            room.director.presence.went(device, now())
        row = room.row
        puts = [
            Put(kept.tables, {"id": row.id}, {**as_made(row), "made_at": wall()}),
            daily_put(room),
            *[name_put(room, player) for player in room.names],
            *beside,
        ]
        self.rooms[row.id] = room
        return self._staged(room, steps, puts)

    async def find(self, table: str) -> Room:
        """The table of this id, from memory or from its log; Denied if there is none."""
        if (room := self._in_memory(table)) is not None:
            room.touched = now()
            return room
        if table not in self.loading:
            self._make_room()
            self.loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def look(self, table: str) -> Room:
        """The table after everything decided has been stored."""
        for _ in range(MOST_WAITS):
            room = await self.find(table)
            with contextlib.suppress(NotStored):  # then it is read again
                await self.writer.settled(room)
            if not room.dead and not self.writer.busy_with(room):
                return room
        raise NotStored

    async def _load(self, table: str) -> Room:
        await self.writer.landed(table)
        try:
            loaded = await self.read(load, self.store, table)
        except (Denied, SQLAlchemyError):
            raise
        except Exception:  # whatever it is, it concerns this table alone
            logger.exception("a table cannot be opened", table=table)
            raise Denied(refusals.UNREADABLE) from None
        if loaded is None:
            raise Denied(refusals.NO_TABLE)
        room = self._in_memory(table) or self._wakened(loaded)
        self.rooms[table] = room
        return room

    def _in_memory(self, table: str) -> Room | None:
        room = self.rooms.get(table)
        return None if room is None or room.dead else room

    def _wakened(self, loaded: Loaded) -> Room:
        """A table as it was read, with its clock and everybody away."""
        table, rows = loaded.table, loaded.rows
        table.kept_days = self.upkeep.retention
        table.devices = max([table.devices, *[device + 1 for device in loaded.key_hashes]])
        director = Director(table, began(table, rows[-1].at), self.tempo, awake=False)
        director.most_entries = self.settings.entries
        director.remember([one.move_id for one in rows if one.move_id])
        for device in range(table.devices):
            director.presence.went(device, now())
        director.presence.read_again(now() - max(0, wall() - rows[-1].at), now())
        room = Room(loaded.row, director, loaded.key_hashes, loaded.names, rows[-1].hash)
        room.barred = loaded.barred
        return room

    async def in_memory(self, table: str) -> Room | None:
        """The table of this id, if it is in memory or on its way there."""
        return await self.find(table) if table in {*self.rooms, *self.loading} else None

    def let_go(self, table: str) -> bool:
        """Drop a table from memory unless somebody is connected; is it gone?"""
        room = self.rooms.get(table)
        if room is None:
            return table not in self.loading
        if room.connections or room.thoughts or self.writer.busy_with(room):
            return False
        room.sleep()
        room.dead = True
        del self.rooms[table]
        return True

    def drop(self, room: Room, why: Reason = refusals.FAILED) -> None:
        """Drop a table from memory; people who come back get it from its log."""
        room.dead = True
        room.sleep()
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        for connection, bye in farewell(room.connections, Denied(why), again=True):
            for key in connection.owed:  # it was not done, and may be asked again
                language = connection.language
                owed = refusals.answer(key, NotStored(), language, "retry", RETRY)
                connection.send(write_frame(owed))
            connection.send(bye)
            connection.close(why="its table failed")

    async def by_code(self, code: str) -> str:
        found = await self.read(self.store.by_code, code.upper())
        if found is None:
            raise Denied(refusals.NO_CODE)
        table, joinable = found
        if not joinable:
            raise Denied(refusals.CODE_BEGUN)
        return table

    # Connections.

    def arrive(self, room: Room, connection: Connection, since: list[wire.Since]) -> None:
        """Wake the seats of a new connection and send it a snapshot."""
        if connection.device is not None and not connection.screen and not room.table.closed:
            self.stage(room, room.director.arrived(connection.device, now()))
        room.connections.add(connection)  # now, so that what they missed is told with all the rest
        room.director.clock.wake(self._awake(room), now())
        told = news(room) if room.heard(connection) else news(room, [connection])
        self.writer.send(room, told)
        self.writer.send(room, follow(room, connection, since))
        self.plan(room)

    def leave(self, room: Room, connection: Connection) -> None:
        """A socket is gone."""
        room.connections.discard(connection)
        connection.gone()
        if connection.device is not None and all(
            g.device != connection.device for g in room.connections
        ):
            room.director.presence.went(connection.device, now())
        room.audience.forget_unfollowed()
        room.touched = now()
        if room.heard(connection):
            self.writer.send(room, news(room))
        self.plan(room)

    def crowded(self, room: Room, connection: Connection) -> Reason | None:
        """The reason to turn this connection away, if any; a player always has room."""
        if seated_here(room, connection):
            tabs = sum(other.device == connection.device for other in room.connections)
            return refusals.TOO_MANY_TABS if tabs >= self.settings.sockets_of else None
        crowd = sum(not seated_here(room, other) for other in room.connections)
        return refusals.TOO_MANY_WATCHERS if crowd >= self.settings.sockets_at else None

    def forget_told(self, room: Room) -> None:
        """Drop cached pages of a finished game that might hold erased words or names."""
        for forget in self.on_erased:
            forget(room.row.id)

    # Forgetting.

    async def _sweep(self) -> None:
        """Drop tables that nobody has visited for a while."""
        while True:
            await asyncio.sleep(min(SWEEPING, self.settings.idle / 4))
            for room in list(self.rooms.values()):
                if self._idle(room):
                    self._forget(room)

    def _idle(self, room: Room) -> bool:
        over = room.table.stage == "over"
        seconds = min(IDLE_OVER, self.settings.idle) if over else self.settings.idle
        return now() - room.touched >= seconds * 1_000

    def _make_room(self) -> None:
        """Forget idle tables early where there are too many; Denied if none is idle."""
        if len(self.rooms) < self.settings.tables:
            return
        for room in sorted(self.rooms.values(), key=lambda room: room.touched):
            if self._forget(room):
                return
        raise Denied(refusals.SERVER_FULL)

    def _forget(self, room: Room) -> bool:
        """Drop an idle table from memory; was it idle?"""
        if room.connections or room.thoughts or room.dead or self.writer.busy_with(room):
            return False
        room.sleep()
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        room.dead = True
        if room.table.runs_alone() and (due := room.director.alarm()) is not None:
            self.due.note(room.row.id, due)
        return True

    # Storing.

    def _chain(self, room: Room, steps: list[Step]) -> list[Row]:
        """Steps as rows, each linked to the one before."""
        rows: list[Row] = []
        first = room.table.seq - len(steps)
        for seq, step in enumerate(steps, first):
            row = chained(room.row.id, seq, step.key, step.device, step.entry, room.head, wall())
            room.head = row.hash
            rows.append(row)
        return rows

    def _staged(self, room: Room, steps: list[Step], puts: list[Put]) -> Staged:
        staged = Staged(room, self._chain(room, steps), puts)
        settled = any(isinstance(step.entry, log.Settled) for step in steps)
        if settled or (steps and room.table.stage == "over"):
            staged.puts.append(daily_put(room))
        if any(isinstance(step.entry, log.Started) for step in steps):
            staged.puts.append(begun_put(room))
        for step in steps:
            staged.puts += [said_put(room, *said) for said in step.said]
        staged.frames = frames_of(room, steps)
        self.moved += sum([isinstance(step.entry, log.Moved) for step in steps])
        return staged

    def stage(
        self,
        room: Room,
        steps: list[Step],
        puts: list[Put] | None = None,
        answer: tuple[Connection, wire.Answer] | None = None,
        farewells: Frames | None = None,
    ) -> None:
        """Queue steps for the next commit; the answer goes out after it."""
        staged = self._staged(room, steps, puts or [])
        staged.answer = answer
        staged.farewells = farewells or []
        if steps or puts or answer:
            self.writer.stage(staged)

    async def commit(
        self,
        room: Room,
        steps: list[Step],
        puts: list[Put] | None = None,
        farewells: Frames | None = None,
    ) -> None:
        """Store steps and wait until they are."""
        staged = self._staged(room, steps, puts or [])
        staged.farewells = farewells or []
        await self.writer.commit(staged)

    async def write_down(self, room: Room, entry: AnyEntry, device: int | None, key: str) -> None:
        """Store an entry that the table in memory does not follow, and read the table again."""
        row = chained(room.row.id, room.table.seq, key, device, entry, room.head, wall())
        await self.writer.commit(Staged(room, [row]))

    # Time and bots.

    def plan(self, room: Room) -> None:
        """Set the table's timer and start its bots, unless nobody is connected."""
        room.sleep()
        awake = not self.draining and not room.dead and self._awake(room)
        room.director.clock.wake(awake, now())
        if not awake:
            return
        self._await_desertion(room)
        for order in room.director.orders():
            self.ponder(room, asyncio.create_task(self._think(room, order)))
        due = room.director.alarm()
        if due is not None:
            delay = max(0, due - now()) / 1_000
            room.alarm = asyncio.get_running_loop().call_later(delay, self._ring, room)

    def _await_desertion(self, room: Room) -> None:
        """Tell onlookers when nobody is left to ask for a seat."""
        since = room.director.presence.deserted_at()
        if since is not None and since > now():
            loop, delay = asyncio.get_running_loop(), (since - now()) / 1_000
            room.desertion = loop.call_later(delay, lambda: self.writer.send(room, news(room)))

    def _awake(self, room: Room) -> bool:
        """Is somebody connected, or does the clock run without people?"""
        return not room.table.closed and (bool(room.connections) or room.table.runs_alone())

    def _ring(self, room: Room) -> None:
        self._go_on(room, room.director.tick)

    def _go_on(self, room: Room, step: Callable[[int], list[Step]]) -> None:
        """Do what is due; reload a table that fails, so that nobody waits forever."""
        try:
            self.stage(room, step(now()))
        except Exception:  # whatever it is, it must not stop the other tables
            logger.exception("a table failed")
            self.drop(room)
        self.plan(room)

    def ponder(self, room: Room, thought: asyncio.Task[None]) -> None:
        """Keep a reference to a bot's task until it is done."""
        room.thoughts.add(thought)
        thought.add_done_callback(room.thoughts.discard)

    def task(self, room: Room, seat: Seat, level: str) -> Task:
        """The task for the bot in this seat."""
        match = room.table.playing()
        return Task(
            game=room.row.game,
            seats=match.record.seats,
            edition=room.table.edition,
            options=match.record.options,
            level=offered(level),
            seat=seat,
            position=imagined(
                match.game, room.director.at_hand(seat), seat, room.director.luck(seat)
            ),
            luck=derived(room.row.secret, f"thought/{seat}/{room.table.question}"),
        )

    async def _think(self, room: Room, order: Order) -> None:
        """A bot's answer, or the meekest move if none comes."""
        try:
            task = self.task(room, order.seat, order.level)
            task = structs.replace(
                task, hurry=order.hurry, aside=order.aside, takes=room.director.takes(order)
            )
            thought = await self.pool.think(task, room.row.id)
        except Exception as error:  # whatever it is, the table must not wait for it
            thought = Thought(failed=type(error).__name__)
        if thought.failed:
            logger.warning("a bot failed", bot=order.level, game=room.row.game, why=thought.failed)
        if not room.dead:
            speak = room.director.bot_says if order.aside else room.director.bot_answers
            self._go_on(room, partial(speak, order.seat, order.question, thought.move))


def seated(room: Room, device: int) -> wire.Seated:
    return wire.Seated(table=room.row.id, code=room.row.code, seats=room.table.seats_of(device))


def seated_here(room: Room, connection: Connection) -> bool:
    return bool(room.table.seats_of(connection.device))


def kind(room: Room, connection: Connection) -> str:
    """How a connection is counted."""
    if connection.screen:
        return "screen"
    if seated_here(room, connection):
        return "seated"
    return "watching" if room.heard(connection) else "stranger"


def offered(level: str) -> str:
    """A level by its name; older logs may name bots that would think for minutes."""
    return level if not level or level in (*LEVELS, *KINDS) else LEVELS[-1]


def began(table: Table, last: int) -> int:
    """When the table began to wait: by the log if a move may take a day, else now."""
    return now() - max(0, wall() - last) if table.pace == "daily" else now()
