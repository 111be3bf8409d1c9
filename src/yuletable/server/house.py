"""All tables of one process: who comes and goes, what is stored, what is due."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

import structlog
from msgspec import structs
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from yuletable.kernel.chance import derived
from yuletable.kernel.core import Seat
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server import store as kept
from yuletable.server.clock import now, wall
from yuletable.server.croupier import Croupier, Order, Step
from yuletable.server.guest import Guest
from yuletable.server.keeping import as_made, daily_put, key_put, name_put, said_put
from yuletable.server.keys import Moving, letters, new_key
from yuletable.server.live import Live
from yuletable.server.pace import Tempo
from yuletable.server.protocol import write_frame
from yuletable.server.store import Damaged, Put, Row, Store, TableRow, chained, checked
from yuletable.server.table import Denied, Table, first_entry, restored
from yuletable.server.telling import follow, frames_of, news
from yuletable.server.thinking import Task, Thinkers, Thought, imagined
from yuletable.server.tidy import tidy_name
from yuletable.server.writer import Staged, Writer

FORGETTING = 300.0  # seconds a table stays in memory without guests
logger = structlog.get_logger()


class Counts:
    """What is counted while the house is open."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("yuletable_tables", "Tables in memory", registry=self.registry)
        self.guests = Gauge("yuletable_guests", "Open sockets", registry=self.registry)
        self.failures = Gauge("yuletable_failed_commits", "So far", registry=self.registry)
        self.moves = Counter("yuletable_moves", "Moves made", registry=self.registry)


class House:
    """The tables, their guests, the clock and the bots."""

    def __init__(self, store: Store, thinkers: Thinkers, tempo: Tempo | None = None) -> None:
        self.store = store
        self.writer = Writer(store, self.drop)
        self.thinkers = thinkers
        self.tempo = tempo
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.moving: dict[str, Moving] = {}  # by one-time code
        self.counts = Counts()
        self.moved = 0  # since they were read
        self.draining = False

    async def open(self) -> None:
        await self.writer.read(self.store.assert_sound)
        self.writer.open()
        for table in await self.writer.read(self.store.daily):
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Let the clock of a table run though nobody is there."""
        try:
            self.plan(await self.find(table))
        except Damaged as damaged:
            logger.error("a table sleeps on", why=str(damaged))

    async def close(self) -> None:
        """Store what is decided, tell everyone to come back in a moment, and go."""
        self.draining = True
        for live in self.live.values():
            live.sleep()
        bye = write_frame(wire.Bye("The server restarts; you are back in a moment.", True))
        for live in self.live.values():
            self.writer.send(live, [(guest, bye) for guest in live.guests])
        await self.writer.close()
        for guest in [guest for live in self.live.values() for guest in live.guests]:
            guest.close()
        await self.thinkers.stop()

    def metrics(self) -> bytes:
        """What Prometheus reads."""
        self.counts.tables.set(len(self.live))
        self.counts.guests.set(sum(len(live.guests) for live in self.live.values()))
        self.counts.failures.set(self.writer.failures)
        self.counts.moves.inc(self.moved)
        self.moved = 0
        return generate_latest(self.counts.registry)

    # Tables.

    async def make(self, order: wire.MakeTable) -> tuple[wire.Seated, str]:
        """A new table, with its maker in the first seat; and the maker's key."""
        live = self.new(order.game)
        secret = live.row.secret
        made = first_entry(
            order.game, order.seats, order.options, order.pace, secret, order.edition
        )
        return await self.lay(live, made, order)

    async def lay(
        self, live: Live, made: log.Made, order: wire.MakeTable | wire.PlayOn, seat: Seat = 0
    ) -> tuple[wire.Seated, str]:
        """A new table as it was made, with whoever ordered it in this seat; and their key."""
        name = tidy_name(order.name)
        steps = live.croupier.make(made, now())
        steps += live.croupier.sit(0, seat, now())[1]
        live.names[0] = name
        key = new_key(live, 0)
        await self.found(live, steps)
        if order.level:
            start = wire.Start(secrets.token_hex(16), order.level, order.date)
            answer = await self.request(live, 0, start)
            if answer.outcome != "applied":
                raise Denied(answer.why)
        return seated(live, 0), key

    def new(self, game: str) -> Live:
        """A table that nobody knows of yet."""
        row = TableRow(secrets.token_hex(16), letters(6), secrets.token_hex(32), game)
        croupier = Croupier(Table(row.id, row.secret), now(), self.tempo, awake=False)
        return Live(row, croupier, {}, {})

    async def found(self, live: Live, steps: list[Step]) -> None:
        """Store a new table, whole."""
        for device in range(live.table.devices):
            live.croupier.went(device, now())
        row = live.row
        puts = [
            Put(kept.tables, {"id": row.id}, {**as_made(row), "made_at": wall()}),
            daily_put(live),
            *[name_put(live, player) for player in live.names],
            *[key_put(live, device) for device in live.key_hashes],
        ]
        self.live[row.id] = live
        await self.writer.commit(Staged(live, self._chain(live, steps), puts))

    async def request(self, live: Live, device: int, message: wire.Request) -> wire.Answer:
        """Ask the table something for a device that has no socket yet."""
        outcome = live.croupier.handle(device, message, now())
        assert outcome.answer is not None
        await self.commit(live, outcome.steps)
        return outcome.answer

    async def find(self, table: str) -> Live:
        """The table of this id, from memory or from its log; Denied if there is none."""
        if table in self.live:
            return self.live[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def _load(self, table: str) -> Live:
        row = await self.writer.read(self.store.table, table)
        if row is None:
            raise Denied("There is no such table.")
        rows = await self.writer.read(self.store.rows, table)
        times = [one.at for one in rows]
        table_now = restored(row.id, row.secret, checked(rows), times)
        croupier = Croupier(table_now, began(table_now, times[-1]), self.tempo, awake=False)
        croupier.remember([one.move_id for one in rows if one.move_id])
        for device in range(croupier.table.devices):
            croupier.went(device, now())
        keys = await self.writer.read(self.store.key_hashes, table)
        names = await self.writer.read(self.store.names, table)
        live = Live(row, croupier, keys, names, rows[-1].hash)
        return self.live.setdefault(table, live)

    def drop(self, live: Live) -> None:
        """Forget a table that cannot be trusted; whoever comes back gets it from its log."""
        live.dead = True
        live.sleep()
        if self.live.get(live.row.id) is live:
            del self.live[live.row.id]
        bye = write_frame(wire.Bye("Something went wrong here; you are back in a moment.", True))
        for guest in live.guests:
            guest.send(bye)
            guest.close()

    async def by_code(self, code: str) -> str:
        table = await self.writer.read(self.store.by_code, code.upper())
        if table is None:
            raise Denied("No table has this code.")
        return table

    # Guests.

    def arrive(self, live: Live, guest: Guest, since: list[wire.Since]) -> None:
        """Somebody connected: their seats wake, and they are told how things stand."""
        if guest.device is not None and not guest.screen:
            self.stage(live, live.croupier.arrived(guest.device, now()))
        live.guests.add(guest)  # now, so that what they missed is told with all the rest
        live.croupier.wake(self._awake(live), now())
        self.writer.send(live, news(live))
        self.writer.send(live, follow(live, guest, since))
        self.plan(live)

    def leave(self, live: Live, guest: Guest) -> None:
        """A socket is gone."""
        live.guests.discard(guest)
        if guest.device is not None and all(g.device != guest.device for g in live.guests):
            live.croupier.went(guest.device, now())
        live.listen()
        self.writer.send(live, news(live))
        self.plan(live)
        if not live.guests:
            asyncio.get_running_loop().call_later(FORGETTING, self._forget, live)

    def _forget(self, live: Live) -> None:
        """Nobody has come back: the log remembers."""
        if not live.guests and not live.thoughts and not live.table.runs_alone():
            live.sleep()
            if self.live.get(live.row.id) is live and not self.writer.busy_with(live):
                del self.live[live.row.id]
                live.dead = True

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
    ) -> None:
        """Put steps in line for the next commit; the answer is sent after it."""
        staged = self._staged(live, steps, puts or [])
        staged.answer = answer
        if steps or puts or answer:
            self.writer.stage(staged)

    async def commit(self, live: Live, steps: list[Step], puts: list[Put] | None = None) -> None:
        """Store steps and wait until they are."""
        await self.writer.commit(self._staged(live, steps, puts or []))

    # Time and bots.

    def plan(self, live: Live) -> None:
        """Wake this table when something is due, and let its bots think; alone it sleeps."""
        live.sleep()
        awake = not self.draining and not live.dead and self._awake(live)
        live.croupier.wake(awake, now())
        if not awake:
            return
        for order in live.croupier.orders():
            self.ponder(live, asyncio.create_task(self._think(live, order)))
        due = live.croupier.alarm()
        if due is not None:
            delay = max(0, due - now()) / 1_000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _awake(self, live: Live) -> bool:
        """A table waits for its people, unless its clock runs without them."""
        return bool(live.guests) or live.table.runs_alone()

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
            level=level,
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
            thought = await self.thinkers.think(task)
        except Exception as error:  # whatever it is, the table must not wait for it
            thought = Thought(failed=type(error).__name__)
        if thought.failed:
            logger.warning(
                "a bot failed", level=order.level, game=live.row.game, why=thought.failed
            )
        if not live.dead:
            speak = live.croupier.bot_says if order.aside else live.croupier.bot_answers
            self._go_on(live, partial(speak, order.seat, order.question, thought.move))


def seated(live: Live, device: int) -> wire.Seated:
    return wire.Seated(table=live.row.id, code=live.row.code, seats=live.table.seats_of(device))


def began(table: Table, last: int) -> int:
    """Since when a table waits: by the calendar where a move has a day, else people begin anew."""
    return now() - max(0, wall() - last) if table.pace == "daily" else now()
