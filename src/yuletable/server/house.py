"""All tables of one process: who comes and goes, what is stored, what is due."""

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
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server import store as kept
from yuletable.server.calendar import Calendar
from yuletable.server.clock import now, wall
from yuletable.server.croupier import Croupier, Order, Step
from yuletable.server.entries import AnyEntry
from yuletable.server.figures import Figures
from yuletable.server.guest import Guest
from yuletable.server.keeping import as_made, begun_put, daily_put, key_put, name_put, said_put
from yuletable.server.keys import Moving, bind, letters
from yuletable.server.live import Live
from yuletable.server.loading import UNREADABLE, Loaded, load
from yuletable.server.naming import fresh_name
from yuletable.server.pace import Tempo
from yuletable.server.patience import OpenSockets, Places
from yuletable.server.protocol import write_frame
from yuletable.server.remembered import Remembered
from yuletable.server.sessions import Session, Sessions
from yuletable.server.settings import Settings
from yuletable.server.store import Damaged, Put, Row, Store, TableRow, chained
from yuletable.server.table import Denied, Table, first_entry
from yuletable.server.telling import Frames, follow, frames_of, news
from yuletable.server.thinking import Task, Thinkers, Thought, imagined
from yuletable.server.upkeep import Upkeep
from yuletable.server.writer import RETRY, NotStored, Staged, Writer

IDLE_OVER = 60  # seconds a table stays in memory without guests once its game is over
SWEEPING = 15.0  # seconds from one look at idle tables to the next, at most
MOST_WAITS = 50  # commits, until what is told of a table must be stored
READERS = 2  # threads that read while the writer writes
WRONG = "Something went wrong here; you are back in a moment."
TABS = "This table is open in many tabs on your device already; close one of them first."
CROWD = "So many people are looking on that there is no room for more."
T = TypeVar("T")
logger = structlog.get_logger()


class House:
    """The tables, their guests, the clock and the bots."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        tempo: Tempo | None = None,
        settings: Settings | None = None,
        figures: Figures | None = None,
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.figures = figures or Figures()
        self.writer = Writer(store, self.drop)
        self.sessions = Sessions(store, self.read)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.upkeep = Upkeep(store, self.writer, self.settings.retention)
        self.writer.on_commit = self.figures.commits.observe
        self.thinkers = thinkers
        self.tempo = tempo
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.moving: dict[str, Moving] = {}  # by one-time code
        most = self.settings.sockets_from
        self.sockets = OpenSockets(Places(self.settings.sockets, most, max(1, most // 3)))
        self.due = Calendar(self._wake)  # tables whose clocks run while they are not in memory
        self.chores: list[asyncio.Task[None]] = []
        self.retold: list[Remembered] = []  # what was told of finished games
        self.moved = 0  # since they were read
        self.draining = False

    async def open(self) -> None:
        self.writer.open()
        self.upkeep.open(self.let_go)
        self.upkeep.start(self._wake_all())
        self.chores = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.figures.watch_loop()),
        ]

    async def read(self, work: Callable[..., T], *parts: Any) -> T:
        """Anything that only reads: it stands in nobody's way."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, *parts)

    async def _wake_all(self) -> None:
        """Let the clocks run that run while nobody is there; people come in meanwhile."""
        for table in await self.read(self.store.daily):
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Let the clock of a table run though nobody is there."""
        try:
            self.plan(await self.find(table))
        except Exception as error:  # whatever it is, the other tables wake
            logger.error("a table sleeps on", table=table, why=str(error))

    async def close(self) -> None:
        """Store what is decided, tell everyone to come back in a moment, and go."""
        self.draining = True
        await self.upkeep.close()
        for chore in self.chores:
            chore.cancel()
        self.due.clear()
        for live in self.live.values():
            live.sleep()
        bye = write_frame(wire.Bye("The server restarts; you are back in a moment.", True))
        for live in self.live.values():
            self.writer.send(live, [(guest, bye) for guest in live.guests])
        self.readers.shutdown()
        await self.writer.close()
        for guest in [guest for live in self.live.values() for guest in live.guests]:
            guest.close()
        await self.thinkers.stop()

    def metrics(self) -> bytes:
        """What Prometheus reads."""
        figures = self.figures
        figures.tables.set(len(self.live))
        figures.due.set(len(self.due))
        figures.failures.set(self.writer.failures)
        figures.moves.inc(self.moved)
        figures.size.set(self.store.size())
        self.moved = 0
        kinds = Counter([kind(live, guest) for live in self.live.values() for guest in live.guests])
        kinds["silent"] = self.sockets.silent.total()
        for name in ("seated", "screen", "watching", "stranger", "silent"):
            figures.connections.labels(name).set(kinds[name])
        waiting = {"writer": len(self.writer.line), **self.thinkers.waiting()}
        for line, count in waiting.items():
            figures.line.labels(line).set(count)
        return figures.read()

    # Tables.

    async def make(self, order: wire.MakeTable, session: Session) -> wire.Seated:
        """A new table, with its maker in the first seat."""
        live = self.new(order.game)
        secret = live.row.secret
        made = first_entry(
            order.game, order.seats, order.options, order.pace, secret, order.edition
        )
        return await self.lay(live, made, order, session)

    async def lay(
        self,
        live: Live,
        made: log.Made,
        order: wire.MakeTable | wire.PlayOn,
        session: Session,
        seat: Seat = 0,
    ) -> wire.Seated:
        """A new table as it was made, with the person who ordered it in this seat."""
        steps = live.croupier.make(made, now())
        name = fresh_name(live, order.name)
        steps += live.croupier.sit(0, seat, now())[1]
        live.names[0] = name
        if order.level:  # before anything is stored: a game that cannot begin leaves no table
            steps += self._begun(live, wire.Start(secrets.token_hex(16), order.level, order.date))
        await self.found(live, steps, bind(live, 0, session))
        self.sessions.remember(session)
        return seated(live, 0)

    def _begun(self, live: Live, start: wire.Start) -> list[Step]:
        outcome = live.croupier.handle(0, start, now())
        assert outcome.answer is not None
        if outcome.answer.outcome != "applied":
            raise Denied(outcome.answer.why)
        return outcome.steps

    def new(self, game: str) -> Live:
        """A table that nobody knows of yet; Denied if there is no room for it."""
        self._make_room()
        row = TableRow(secrets.token_hex(16), letters(6), secrets.token_hex(32), game)
        table = Table(row.id, row.secret)
        table.kept_days = self.upkeep.retention
        croupier = Croupier(table, now(), self.tempo, awake=False)
        croupier.most_entries = self.settings.entries
        return Live(row, croupier, {}, {})

    async def found(self, live: Live, steps: list[Step], beside: list[Put]) -> None:
        """Store a new table, whole."""
        await self.writer.commit(self._founded(live, steps, beside))

    async def found_after(
        self, again: Live, founding: list[Step], old: Live, steps: list[Step]
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

    def _founded(self, live: Live, steps: list[Step], beside: list[Put]) -> Staged:
        """A new table, ready to be stored."""
        for device in range(live.table.devices):
            live.croupier.went(device, now())
        row = live.row
        puts = [
            Put(kept.tables, {"id": row.id}, {**as_made(row), "made_at": wall()}),
            daily_put(live),
            *[name_put(live, player) for player in live.names],
            *beside,
        ]
        self.live[row.id] = live
        return self._staged(live, steps, puts)

    async def find(self, table: str) -> Live:
        """The table of this id, from memory or from its log; Denied if there is none."""
        if (live := self._in_memory(table)) is not None:
            live.touched = now()
            return live
        if table not in self.loading:
            self._make_room()
            self.loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def look(self, table: str) -> Live:
        """The table as its log has it: of what is not stored yet nobody is told anything."""
        for _ in range(MOST_WAITS):
            live = await self.find(table)
            with contextlib.suppress(NotStored):  # then it is read anew
                await self.writer.settled(live)
            if not live.dead and not self.writer.busy_with(live):
                return live
        raise NotStored("The disk does not answer; nothing is lost, try again in a moment.")

    async def _load(self, table: str) -> Live:
        await self.writer.landed(table)
        try:
            loaded = await self.read(load, self.store, table)
        except (Damaged, SQLAlchemyError):
            raise
        except Exception:  # whatever it is, it concerns this table alone
            logger.exception("a table cannot be opened", table=table)
            raise Damaged(UNREADABLE) from None
        if loaded is None:
            raise Denied("There is no such table.")
        live = self._in_memory(table) or self._wakened(loaded)
        self.live[table] = live
        return live

    def _in_memory(self, table: str) -> Live | None:
        live = self.live.get(table)
        return None if live is None or live.dead else live

    def _wakened(self, loaded: Loaded) -> Live:
        """A table as it was read, with its clock and everybody away."""
        table, rows = loaded.table, loaded.rows
        table.kept_days = self.upkeep.retention
        table.devices = max([table.devices, *[device + 1 for device in loaded.key_hashes]])
        croupier = Croupier(table, began(table, rows[-1].at), self.tempo, awake=False)
        croupier.most_entries = self.settings.entries
        croupier.remember([one.move_id for one in rows if one.move_id])
        for device in range(table.devices):
            croupier.went(device, now())
        croupier.read_again(now() - max(0, wall() - rows[-1].at), now())
        live = Live(loaded.row, croupier, loaded.key_hashes, loaded.names, rows[-1].hash)
        live.barred = loaded.barred
        return live

    async def in_memory(self, table: str) -> Live | None:
        """The table of this id, if it is in memory or on its way there."""
        return await self.find(table) if table in {*self.live, *self.loading} else None

    def let_go(self, table: str) -> bool:
        """Drop a table from memory unless somebody is at it; is it gone?"""
        live = self.live.get(table)
        if live is None:
            return table not in self.loading
        if live.guests or live.thoughts or self.writer.busy_with(live):
            return False
        live.sleep()
        live.dead = True
        del self.live[table]
        return True

    def drop(self, live: Live, why: str = WRONG) -> None:
        """Forget a table in memory; those who come back get it from its log."""
        live.dead = True
        live.sleep()
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        bye = write_frame(wire.Bye(why, True))
        for guest in live.guests:
            for key in guest.owed:  # it was not done, and may be asked again
                guest.send(write_frame(wire.Answer(key, "retry", after=RETRY)))
            guest.send(bye)
            guest.close(why="its table failed")

    async def by_code(self, code: str) -> str:
        found = await self.read(self.store.by_code, code.upper())
        if found is None:
            raise Denied("No table has this code.")
        table, joinable = found
        if not joinable:
            raise Denied("This code's game has begun; ask for the link.")
        return table

    # Guests.

    def arrive(self, live: Live, guest: Guest, since: list[wire.Since]) -> None:
        """Somebody connected: their seats wake, and they are told how things stand."""
        if guest.device is not None and not guest.screen and not live.table.closed:
            self.stage(live, live.croupier.arrived(guest.device, now()))
        live.guests.add(guest)  # now, so that what they missed is told with all the rest
        live.croupier.wake(self._awake(live), now())
        told = news(live) if live.heard(guest) else news(live, [guest])
        self.writer.send(live, told)
        self.writer.send(live, follow(live, guest, since))
        self.plan(live)

    def leave(self, live: Live, guest: Guest) -> None:
        """A socket is gone."""
        live.guests.discard(guest)
        guest.gone()
        if guest.device is not None and all(g.device != guest.device for g in live.guests):
            live.croupier.went(guest.device, now())
        live.listen()
        live.touched = now()
        if live.heard(guest):
            self.writer.send(live, news(live))
        self.plan(live)

    def crowded(self, live: Live, guest: Guest) -> str:
        """Why there is no room for this guest at a table, if so; players never stand in crowds."""
        if seated_here(live, guest):
            tabs = sum(other.device == guest.device for other in live.guests)
            return TABS if tabs >= self.settings.sockets_of else ""
        crowd = sum(not seated_here(live, other) for other in live.guests)
        return CROWD if crowd >= self.settings.sockets_at else ""

    def forget_told(self, live: Live) -> None:
        """Keep no page of a finished game in which erased words or names might stand."""
        for told in self.retold:
            told.forget(live.row.id)

    # Forgetting.

    async def _sweep(self) -> None:
        """Forget whatever nobody has come to for a while, however it came into memory."""
        while True:
            await asyncio.sleep(min(SWEEPING, self.settings.idle / 4))
            for live in list(self.live.values()):
                if self._idle(live):
                    self._forget(live)

    def _idle(self, live: Live) -> bool:
        over = live.table.stage == "over"
        seconds = min(IDLE_OVER, self.settings.idle) if over else self.settings.idle
        return now() - live.touched >= seconds * 1_000

    def _make_room(self) -> None:
        """Forget idle tables early where there are too many; Denied if none is idle."""
        if len(self.live) < self.settings.tables:
            return
        for live in sorted(self.live.values(), key=lambda live: live.touched):
            if self._forget(live):
                return
        raise Denied("There is no room for another table just now; try again in a while.")

    def _forget(self, live: Live) -> bool:
        """Let go of a table that is idle: the log remembers. Was it?"""
        if live.guests or live.thoughts or live.dead or self.writer.busy_with(live):
            return False
        live.sleep()
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        live.dead = True
        if live.table.runs_alone() and (due := live.croupier.alarm()) is not None:
            self.due.note(live.row.id, due)
        return True

    # Storing.

    def _chain(self, live: Live, steps: list[Step]) -> list[Row]:
        """Steps as rows, each linked to the one before."""
        rows: list[Row] = []
        first = live.table.seq - len(steps)
        for seq, step in enumerate(steps, first):
            row = chained(live.row.id, seq, step.key, step.device, step.entry, live.head, wall())
            live.head = row.hash
            rows.append(row)
        return rows

    def _staged(self, live: Live, steps: list[Step], puts: list[Put]) -> Staged:
        staged = Staged(live, self._chain(live, steps), puts)
        settled = any(isinstance(step.entry, log.Settled) for step in steps)
        if settled or (steps and live.table.stage == "over"):
            staged.puts.append(daily_put(live))
        if any(isinstance(step.entry, log.Started) for step in steps):
            staged.puts.append(begun_put(live))
        for step in steps:
            staged.puts += [said_put(live, *said) for said in step.said]
        staged.frames = frames_of(live, steps)
        self.moved += sum([isinstance(step.entry, log.Moved) for step in steps])
        return staged

    def stage(
        self,
        live: Live,
        steps: list[Step],
        puts: list[Put] | None = None,
        answer: tuple[Guest, wire.Answer] | None = None,
        farewells: Frames | None = None,
    ) -> None:
        """Put steps in line for the next commit; the answer is sent after it."""
        staged = self._staged(live, steps, puts or [])
        staged.answer = answer
        staged.farewells = farewells or []
        if steps or puts or answer:
            self.writer.stage(staged)

    async def commit(
        self,
        live: Live,
        steps: list[Step],
        puts: list[Put] | None = None,
        farewells: Frames | None = None,
    ) -> None:
        """Store steps and wait until they are."""
        staged = self._staged(live, steps, puts or [])
        staged.farewells = farewells or []
        await self.writer.commit(staged)

    async def write_down(self, live: Live, entry: AnyEntry, device: int | None, key: str) -> None:
        """Store an entry that the table in memory does not follow: it is read anew."""
        row = chained(live.row.id, live.table.seq, key, device, entry, live.head, wall())
        await self.writer.commit(Staged(live, [row]))

    # Time and bots.

    def plan(self, live: Live) -> None:
        """Wake this table when something is due, and let its bots think; alone it sleeps."""
        live.sleep()
        awake = not self.draining and not live.dead and self._awake(live)
        live.croupier.wake(awake, now())
        if not awake:
            return
        self._await_desertion(live)
        for order in live.croupier.orders():
            self.ponder(live, asyncio.create_task(self._think(live, order)))
        due = live.croupier.alarm()
        if due is not None:
            delay = max(0, due - now()) / 1_000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _await_desertion(self, live: Live) -> None:
        """Tell those who look on when there is nobody left to ask for a seat."""
        since = live.croupier.deserted_at()
        if since is not None and since > now():
            loop, delay = asyncio.get_running_loop(), (since - now()) / 1_000
            live.desertion = loop.call_later(delay, lambda: self.writer.send(live, news(live)))

    def _awake(self, live: Live) -> bool:
        """A table waits for its people, unless its clock runs without them."""
        return not live.table.closed and (bool(live.guests) or live.table.runs_alone())

    def _ring(self, live: Live) -> None:
        self._go_on(live, live.croupier.tick)

    def _go_on(self, live: Live, step: Callable[[int], list[Step]]) -> None:
        """Do what is due; a table that fails begins from its log, so that nobody waits for ever."""
        try:
            self.stage(live, step(now()))
        except Exception:  # whatever it is, it must not stop the other tables
            logger.exception("a table failed")
            self.drop(live)
        self.plan(live)

    def ponder(self, live: Live, thought: asyncio.Task[None]) -> None:
        """Keep hold of a thought until it is thought to its end."""
        live.thoughts.add(thought)
        thought.add_done_callback(live.thoughts.discard)

    def task(self, live: Live, seat: Seat, level: str) -> Task:
        """What a bot in this seat is told."""
        match = live.table.playing()
        return Task(
            game=live.row.game,
            seats=match.record.seats,
            edition=live.table.edition,
            options=match.record.options,
            level=offered(level),
            seat=seat,
            position=imagined(
                match.game, live.croupier.at_hand(seat), seat, live.croupier.luck(seat)
            ),
            luck=derived(live.row.secret, f"thought/{seat}/{live.table.question}"),
        )

    async def _think(self, live: Live, order: Order) -> None:
        """A bot's answer, or the meekest move if none comes."""
        try:
            task = self.task(live, order.seat, order.level)
            task = structs.replace(
                task, hurry=order.hurry, aside=order.aside, takes=live.croupier.takes(order)
            )
            thought = await self.thinkers.think(task, live.row.id)
        except Exception as error:  # whatever it is, the table must not wait for it
            thought = Thought(failed=type(error).__name__)
        if thought.failed:
            logger.warning("a bot failed", bot=order.level, game=live.row.game, why=thought.failed)
        if not live.dead:
            speak = live.croupier.bot_says if order.aside else live.croupier.bot_answers
            self._go_on(live, partial(speak, order.seat, order.question, thought.move))


def seated(live: Live, device: int) -> wire.Seated:
    return wire.Seated(table=live.row.id, code=live.row.code, seats=live.table.seats_of(device))


def seated_here(live: Live, guest: Guest) -> bool:
    return bool(live.table.seats_of(guest.device))


def kind(live: Live, guest: Guest) -> str:
    """How a connection is counted."""
    if guest.screen:
        return "screen"
    if seated_here(live, guest):
        return "seated"
    return "watching" if live.heard(guest) else "stranger"


def offered(level: str) -> str:
    """A level by its name; older logs may name bots that would think for minutes."""
    return level if not level or level in (*LEVELS, *KINDS) else LEVELS[-1]


def began(table: Table, last: int) -> int:
    """Since when a table waits: by the calendar where a move has a day, else people begin anew."""
    return now() - max(0, wall() - last) if table.pace == "daily" else now()
