"""All live tables of one process: what is decided is stored, then answered, then told to others.

Everything a guest receives goes through one queue per commit, so nobody ever sees a step that is
not on the disk. If a commit fails, the table is forgotten and read again from its log.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Any, TypeVar

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from yuletable.games.catalogue import find
from yuletable.kernel.core import Seat
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server.croupier import Croupier, Order, Sheet, Step
from yuletable.server.guest import Guest
from yuletable.server.pace import Tempo
from yuletable.server.protocol import write_frame
from yuletable.server.store import GENESIS, Damaged, Row, Store, TableRow, chained, checked
from yuletable.server.table import GONE, Denied, Ear, Table, first_entry, restored
from yuletable.server.thinking import Task, Thinkers, imagined
from yuletable.server.tidy import tidy, tidy_name
from yuletable.server.told import View, changes, choices, seen, view_hash
from yuletable.words.sentences import Words

T = TypeVar("T")
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
RETRY = 500  # milliseconds
MOVING_TIME = 600_000
logger = structlog.get_logger()


@dataclass
class Live:
    """A table in memory, and everybody connected to it."""

    row: TableRow
    croupier: Croupier
    key_hashes: dict[int, str]
    names: dict[int, str]  # by player
    head: str = GENESIS  # hash of the last row
    guests: set[Guest] = field(default_factory=set)
    views: dict[Ear, View] = field(default_factory=dict)  # as they were last told
    alarm: asyncio.TimerHandle | None = None
    thoughts: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def table(self) -> Table:
        return self.croupier.table

    def seat_names(self) -> list[str]:
        players = [chair.player for chair in self.table.chairs]
        return ["" if player is None else self.names.get(player, "") for player in players]


@dataclass
class Staged:
    """Rows to be stored, and what may be sent once they are."""

    live: Live
    rows: list[Row]
    said: list[dict[str, Any]]
    answer: tuple[Guest, wire.Answer] | None
    frames: list[tuple[Guest, bytes]]
    done: asyncio.Future[None] | None = None


class Counts:
    """What is counted while the house is open."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("yuletable_tables", "Tables in memory", registry=self.registry)
        self.guests = Gauge("yuletable_guests", "Open sockets", registry=self.registry)
        self.moves = Counter("yuletable_moves", "Moves made", registry=self.registry)
        self.failures = Counter(
            "yuletable_failed_commits", "Commits that failed", registry=self.registry
        )


@dataclass(frozen=True)
class Moving:
    """Seats that wait to be taken over by another device."""

    table: str
    device: int
    until: int


class House:
    """The tables, the writer, the clock and the bots."""

    def __init__(self, store: Store, thinkers: Thinkers, tempo: Tempo | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tempo = tempo
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.staged: list[Staged] = []
        self.nudge = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.counts = Counts()
        self.draining = False
        self.writing: asyncio.Task[None] | None = None
        self.committing = False
        self.moving: dict[str, Moving] = {}  # by one-time code

    async def open(self) -> None:
        await self.in_thread(self.store.assert_sound)
        self.writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Store what is decided, tell everyone to come back in a moment, and go."""
        self.draining = True
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        while self.staged:
            self.nudge.set()
            await asyncio.sleep(0.01)
        bye = write_frame(wire.Bye("The server restarts; you are back in a moment.", True))
        for guest in [guest for live in self.live.values() for guest in live.guests]:
            guest.send(bye)
            guest.close()
        if self.writing is not None:
            self.writing.cancel()
        await self.thinkers.stop()
        self.thread.shutdown()
        self.store.close()

    async def in_thread(self, work: Callable[..., T], *parts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *parts)

    def metrics(self) -> bytes:
        """What Prometheus reads."""
        self.counts.tables.set(len(self.live))
        self.counts.guests.set(sum(len(live.guests) for live in self.live.values()))
        return generate_latest(self.counts.registry)

    # Tables.

    async def make(self, order: wire.MakeTable) -> tuple[wire.Seated, str]:
        """A new table, with its maker in the first seat; and the maker's key."""
        name = tidy_name(order.name)
        row = TableRow(
            id=secrets.token_hex(16),
            code=fresh_code(),
            secret=secrets.token_hex(32),
            game=order.game,
        )
        made = first_entry(order.game, order.seats, order.options, order.pace, row.secret)
        live = Live(row, Croupier(Table(row.id, row.secret), now(), self.tempo), {}, {0: name})
        steps = live.croupier.make(made, now())
        seat, sat = live.croupier.sit(0, None, now())
        key = secrets.token_urlsafe(32)
        live.key_hashes[0] = key_hash(key)
        rows = self._chain(live, steps + sat)
        hashes = {0: key_hash(key)}
        await self.in_thread(self.store.make, row, rows, live.names, hashes, wall())
        self.live[row.id] = live
        live.croupier.went(0, now())
        if order.level:
            start = wire.Start(secrets.token_hex(16), order.level, order.date)
            answer = await self.request(live, 0, start)
            if answer.outcome != "applied":
                raise Denied(answer.why)
        return wire.Seated(table=row.id, code=row.code, seats=[seat]), key

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
        row = await self.in_thread(self.store.table, table)
        if row is None:
            raise Denied("There is no such table.")
        rows = await self.in_thread(self.store.rows, table)
        restored_table = restored(row.id, row.secret, checked(rows))
        croupier = Croupier(restored_table, now(), self.tempo)
        croupier.remember([one.move_id for one in rows if one.move_id])
        for device in range(restored_table.devices):
            croupier.went(device, now())
        live = Live(
            row,
            croupier,
            await self.in_thread(self.store.key_hashes, table),
            await self.in_thread(self.store.names, table),
            rows[-1].hash if rows else GENESIS,
        )
        return self.live.setdefault(table, live)

    async def by_code(self, code: str) -> str:
        table = await self.in_thread(self.store.by_code, code.upper())
        if table is None:
            raise Denied("No table has this code.")
        return table

    def device_of(self, live: Live, key: str | None) -> int | None:
        """The device whose key this is, if it is one of this table's."""
        if not key:
            return None
        hashed = key_hash(key)
        found = [d for d, known in live.key_hashes.items() if compare_digest(known, hashed)]
        return found[0] if found else None

    async def sit(
        self, live: Live, key: str | None, order: wire.TakeSeat
    ) -> tuple[wire.Seated, str]:
        """Somebody takes a seat; they get a new key, whatever they brought."""
        name = tidy_name(order.name)
        known = self.device_of(live, key)
        device = live.table.devices if known is None else known
        player = live.table.players
        _, steps = live.croupier.sit(device, order.seat, now())
        fresh = secrets.token_urlsafe(32)
        live.names[player] = name
        live.key_hashes[device] = key_hash(fresh)
        if known is None:
            live.croupier.went(device, now())
        await self._commit(live, steps)
        await self.in_thread(
            self.store.seat_key, live.row.id, device, key_hash(fresh), player, name
        )
        self._tell_news(live)
        return self.seated(live, device), fresh

    def seated(self, live: Live, device: int) -> wire.Seated:
        seats = live.table.seats_of(device)
        return wire.Seated(table=live.row.id, code=live.row.code, seats=seats)

    # Guests.

    async def arrive(self, live: Live, guest: Guest, hello: wire.Hello) -> None:
        """Somebody connected: their seats wake, and they are told how things stand."""
        live.guests.add(guest)
        if guest.device is not None and not guest.screen:
            self._stage(live, live.croupier.arrived(guest.device, now()))
        self._tell_news(live)
        self._follow(live, guest, hello.since)
        self._plan(live)

    def leave(self, live: Live, guest: Guest) -> None:
        """A socket is gone."""
        live.guests.discard(guest)
        if guest.device is not None and all(g.device != guest.device for g in live.guests):
            live.croupier.went(guest.device, now())
        self._listen(live)
        self._tell_news(live)
        self._plan(live)

    def _follow(self, live: Live, guest: Guest, since: list[wire.Since] | None = None) -> None:
        """Tell a guest of every ear it has from now on, beginning with how things stand."""
        ears = self._ears_of(live, guest)
        fresh = ears - guest.follows
        guest.follows = ears
        self._listen(live)
        if live.table.match is None:
            return
        for ear in sorted(fresh, key=lambda ear: -1 if ear is None else ear):
            sheet = live.croupier.sheet(ear)
            live.views[ear] = sheet.view
            frame = write_frame(self._batch(live, sheet, guest.language, sheet.view, True))
            self._send(live, [(guest, frame)])

    def _ears_of(self, live: Live, guest: Guest) -> set[Ear]:
        """What this guest may listen to; checked anew whenever seats change."""
        seats = set(live.table.seats_of(guest.device))
        if seats and not guest.screen:
            return {*seats}
        allowed = guest.screen and guest.device is not None
        return {None} if allowed or live.table.watchers else set()

    def _listen(self, live: Live) -> None:
        ears = {ear for guest in live.guests for ear in guest.follows}
        live.croupier.ears = ears
        live.views = {ear: view for ear, view in live.views.items() if ear in ears}

    # Requests.

    async def handle(self, live: Live, guest: Guest, message: wire.Request) -> None:
        """Answer a request of a guest: after what it led to is stored."""
        if self.draining:
            guest.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
            return
        device = None if guest.screen else guest.device
        try:
            aside = await self._beside(live, device, message)
        except Denied as denied:
            aside = wire.Answer(message.id, "refused", str(denied))
        if aside is not None:
            self._send(live, [(guest, write_frame(aside))])
            return
        outcome = live.croupier.handle(device, message, now())
        assert outcome.answer is not None
        if isinstance(message, wire.AddHere) and outcome.answer.outcome == "applied":
            player = live.table.players - 1
            live.names[player] = tidy(message.name, 20)
            await self.in_thread(self.store.rename, live.row.id, player, live.names[player])
        self._stage(live, outcome.steps, (guest, outcome.answer))
        self._plan(live)

    async def request(self, live: Live, device: int, message: wire.Request) -> wire.Answer:
        """The same for a request that comes over HTTP."""
        outcome = live.croupier.handle(device, message, now())
        assert outcome.answer is not None
        await self._commit(live, outcome.steps)
        self._plan(live)
        return outcome.answer

    async def _beside(
        self, live: Live, device: int | None, message: wire.Request
    ) -> wire.Answer | None:
        """What is no matter of the game: words, names, other devices, hints."""
        match message:
            case wire.Say():
                return self._say(live, device, message)
            case wire.Rename():
                self._own(live, device, message.seat)
                await self._rename(live, message.seat, tidy_name(message.name))
            case wire.Erase():
                await self._erase(live, device, message.seat)
            case wire.MoveDevice():
                return self._offer_move(live, device, message.id)
            case wire.Rematch():
                await self._rematch(live, device, message.id)
            case _:
                return None
        return wire.Answer(message.id, "applied")

    async def _rename(self, live: Live, seat: Seat, name: str) -> None:
        player = live.table.chairs[seat].player
        assert player is not None
        live.names[player] = name
        await self.in_thread(self.store.rename, live.row.id, player, name)
        self._tell_news(live)

    async def _erase(self, live: Live, device: int | None, seat: Seat) -> None:
        """Forget what a person typed; the host may ask it of any seat."""
        if not live.table.is_host(device):
            self._own(live, device, seat)
        player = live.table.chair(seat).player
        if player is None:
            raise Denied("Nobody has said anything there.")
        live.names[player] = ""
        await self.in_thread(self.store.erase, live.row.id, player)
        self._tell_news(live)

    def _offer_move(self, live: Live, device: int | None, key: str) -> wire.Answer:
        """A code with which another device takes over this one's seats, once."""
        if device is None or not live.table.seats_of(device):
            raise Denied("Take a seat first.")
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        self.moving = {c: m for c, m in self.moving.items() if m.until > now()}
        self.moving[code] = Moving(live.row.id, device, now() + MOVING_TIME)
        return wire.Answer(key, "applied", code=code)

    async def take_over(self, live: Live, code: str) -> tuple[wire.Seated, str]:
        """The seats of another device, for its code; the old key is worth nothing any more."""
        moving = self.moving.pop(code.upper(), None)
        if moving is None or moving.table != live.row.id or moving.until <= now():
            raise Denied("This code is not known, or was used already.")
        device = live.table.devices
        fresh = secrets.token_urlsafe(32)
        steps = live.croupier.carry(moving.device, device, now())
        live.croupier.went(device, now())
        live.key_hashes.pop(moving.device, None)
        live.key_hashes[device] = key_hash(fresh)
        await self._commit(live, steps)
        await self.in_thread(self.store.add_key, live.row.id, device, key_hash(fresh))
        await self.in_thread(self.store.drop_key, live.row.id, moving.device)
        bye = write_frame(wire.Bye("Your seat is played from another device now.", False))
        for guest in [guest for guest in live.guests if guest.device == moving.device]:
            guest.send(bye)
            guest.close()
        return self.seated(live, device), fresh

    async def _rematch(self, live: Live, device: int | None, key: str) -> None:
        """Another table for the same people, everybody one seat further."""
        if not live.table.is_host(device) or device is None:
            raise Denied("Only the host can do that.")
        if live.table.stage != "over" or live.table.rematch:
            raise Denied("A rematch comes once, after the end.")
        table = live.table
        row = TableRow(
            id=secrets.token_hex(16),
            code=fresh_code(),
            secret=secrets.token_hex(32),
            game=live.row.game,
        )
        seats = len(table.chairs)
        made = first_entry(row.game, seats, table.options, table.pace, row.secret)
        again = Live(row, Croupier(Table(row.id, row.secret), now(), self.tempo), {}, {})
        steps = again.croupier.make(made, now())
        order = sorted(range(seats), key=lambda seat: table.chairs[seat].player != table.host)
        for seat in order:
            chair = table.chairs[seat]
            there = (seat + 1) % seats
            if chair.player is not None and chair.device is not None and chair.why not in GONE:
                again.names[again.table.players] = live.names.get(chair.player, "")
                steps += again.croupier.sit(chair.device, there, now())[1]
            else:
                steps += again.croupier.seat_bot(there, chair.level or table.level(), now())
        rows = self._chain(again, steps)
        await self.in_thread(self.store.make, row, rows, again.names, {}, wall())
        self.live[row.id] = again
        for other in range(again.table.devices):
            again.croupier.went(other, now())
        await self._commit(live, live.croupier.go_on_at(row.id, device, key, now()))

    async def follow(self, live: Live, key: str | None) -> tuple[wire.Seated, str]:
        """A key for the table of the rematch, for whoever sat at this one."""
        device = self.device_of(live, key)
        if device is None or not live.table.rematch:
            raise Denied("There is no rematch to follow to.")
        again = await self.find(live.table.rematch)
        if not again.table.seats_of(device):
            raise Denied("No seat is kept for you there.")
        fresh = secrets.token_urlsafe(32)
        again.key_hashes[device] = key_hash(fresh)
        await self.in_thread(self.store.add_key, again.row.id, device, key_hash(fresh))
        return self.seated(again, device), fresh

    def _own(self, live: Live, device: int | None, seat: Seat) -> None:
        if seat not in live.table.seats_of(device):
            raise Denied("That is not your seat.")

    def _say(self, live: Live, device: int | None, message: wire.Say) -> wire.Answer:
        self._own(live, device, message.seat)
        words = tidy(message.words)
        if words and not live.table.words:
            raise Denied("The host has not opened the table for typed words.")
        said = write_frame(wire.Said(message.seat, message.phrase, words))
        self._send(live, [(guest, said) for guest in live.guests])
        return wire.Answer(message.id, "applied")

    # Storing and telling.

    def _chain(self, live: Live, steps: list[Step]) -> list[Row]:
        rows: list[Row] = []
        seq = live.table.seq - len(steps)
        for number, step in enumerate(steps):
            row = chained(
                live.row.id, seq + number, step.key, step.device, step.entry, live.head, wall()
            )
            live.head = row.hash
            rows.append(row)
        return rows

    def _stage(
        self, live: Live, steps: list[Step], answer: tuple[Guest, wire.Answer] | None = None
    ) -> Staged:
        """Put steps and what follows from them in line for the next commit."""
        said = [
            {
                "table_id": live.row.id,
                "player": live.table.chairs[seat].player or 0,
                "seat": seat,
                "move": move,
                "phrase": "",
                "words": words,
                "at": wall(),
            }
            for step in steps
            for move, seat, words in step.said
        ]
        staged = Staged(live, self._chain(live, steps), said, answer, [])
        for step in steps:
            staged.frames += self._frames(live, step)
        self.counts.moves.inc(sum(isinstance(step.entry, log.Moved) for step in steps))
        self.staged.append(staged)
        self.nudge.set()
        return staged

    async def _commit(self, live: Live, steps: list[Step]) -> None:
        """Store steps and wait until they are."""
        staged = self._stage(live, steps)
        staged.done = asyncio.get_running_loop().create_future()
        await staged.done

    def _send(self, live: Live, frames: list[tuple[Guest, bytes]]) -> None:
        """Send frames that tell nothing new, but not before what is still to be stored."""
        if self.staged or self.committing:
            self.staged.append(Staged(live, [], [], None, frames))
            self.nudge.set()
        else:
            for guest, frame in frames:
                guest.send(frame)

    async def _write(self) -> None:
        """Everything that is staged goes into one transaction; then it may be told."""
        while True:
            await self.nudge.wait()
            self.nudge.clear()
            batch, self.staged = self.staged, []
            rows = [row for staged in batch for row in staged.rows]
            said = [line for staged in batch for line in staged.said]
            try:
                if rows:
                    self.committing = True
                    await self.in_thread(self.store.append, rows, said)
            except (SQLAlchemyError, OSError) as error:
                self.counts.failures.inc()
                logger.error("commit failed", error=type(error).__name__)
                self._failed(batch)
            else:
                for staged in batch:
                    self._release(staged)
            finally:
                self.committing = False

    def _release(self, staged: Staged) -> None:
        """It is on the disk: answer, then tell."""
        if staged.answer is not None:
            guest, answer = staged.answer
            guest.send(write_frame(answer))
        for guest, frame in staged.frames:
            guest.send(frame)
        if staged.done is not None and not staged.done.done():
            staged.done.set_result(None)

    def _failed(self, batch: list[Staged]) -> None:
        """Nothing of it happened: forget the tables, and let everyone begin again from the log."""
        for staged in batch:
            live = staged.live
            if self.live.pop(live.row.id, None) is not None and live.alarm is not None:
                live.alarm.cancel()
            if staged.answer is not None:
                guest, answer = staged.answer
                guest.send(write_frame(wire.Answer(answer.id, "retry", after=RETRY)))
            if staged.done is not None and not staged.done.done():
                staged.done.set_exception(Denied("The disk does not answer; try again."))
        bye = write_frame(wire.Bye("The disk does not answer; trying again.", True))
        for guest in {guest for staged in batch for guest in staged.live.guests}:
            guest.send(bye)
            guest.close()

    def _frames(self, live: Live, step: Step) -> list[tuple[Guest, bytes]]:
        """What every guest is told of a step."""
        frames: list[tuple[Guest, bytes]] = []
        if not isinstance(step.entry, QUIET) or live.table.stage == "over":
            frames += self._refollow(live)
        for sheet in step.sheets:
            before = live.views.get(sheet.ear, {})
            patch = changes(before, sheet.view)
            live.views[sheet.ear] = sheet.view
            made: dict[str, bytes] = {}
            for guest in live.guests:
                if sheet.ear in guest.follows:
                    if guest.language not in made:
                        batch = self._batch(live, sheet, guest.language, patch, not before)
                        made[guest.language] = write_frame(batch)
                    frames.append((guest, made[guest.language]))
        return frames

    def _refollow(self, live: Live) -> list[tuple[Guest, bytes]]:
        """Seats changed hands or the table changed: everyone is told, and hears what is theirs."""
        for guest in live.guests:
            guest.follows &= self._ears_of(live, guest)
        frames = self._news(live)
        for guest in live.guests:
            for ear in self._ears_of(live, guest) - guest.follows:
                guest.follows.add(ear)
                if live.table.match is not None:
                    sheet = live.croupier.sheet(ear)
                    live.views[ear] = sheet.view
                    batch = self._batch(live, sheet, guest.language, sheet.view, True)
                    frames.append((guest, write_frame(batch)))
        self._listen(live)
        return frames

    def _batch(
        self, live: Live, sheet: Sheet, language: str, patch: View, whole: bool
    ) -> wire.Batch:
        words = words_for(live.row.game, language)
        names = live.seat_names()
        eyes = -1 if sheet.ear is None else sheet.ear
        return wire.Batch(
            seat=sheet.ear,
            revision=sheet.revision,
            events=seen(sheet.events, eyes, words, names),
            view=patch,
            whole=whole,
            hash=view_hash(sheet.view),
            say=words.question(sheet.view, sheet.menu, names),
            question=sheet.question,
            choices=choices(sheet.menu, eyes, words, names, sheet.view),
            undo=sheet.undo,
            clock=sheet.clock,
        )

    def _news(self, live: Live) -> list[tuple[Guest, bytes]]:
        made: dict[int | None, bytes] = {}
        for guest in live.guests:
            if guest.device not in made:
                news = live.table.news(guest.device, live.names, live.row.code, live.croupier.away)
                made[guest.device] = write_frame(news)
        return [(guest, made[guest.device]) for guest in live.guests]

    def _tell_news(self, live: Live) -> None:
        self._send(live, self._news(live))

    # Time and bots.

    def _plan(self, live: Live) -> None:
        """Wake this table when something is due, and let its bots think; alone it sleeps."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self.draining or not live.guests:
            return
        for order in live.croupier.orders():
            task = asyncio.create_task(self._think(live, order))
            live.thoughts.add(task)
            task.add_done_callback(live.thoughts.discard)
        due = live.croupier.alarm()
        if due is not None:
            delay = max(0, due - now()) / 1_000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._stage(live, live.croupier.tick(now()))
        self._plan(live)

    async def _think(self, live: Live, order: Order) -> None:
        """A bot's answer, or the meekest move if none comes."""
        croupier = live.croupier
        match = live.table.playing()
        luck = croupier.luck(order.seat)
        task = Task(
            game=live.row.game,
            seats=match.record.seats,
            options=match.record.options,
            level=order.level,
            seat=order.seat,
            position=imagined(match.game, match.state, order.seat, luck),
            luck=f"{live.row.secret}/{order.seat}/{order.question}",
            hurry=order.hurry,
        )
        thought = await self.thinkers.think(task)
        if thought.failed:
            logger.warning("a bot failed", level=order.level, game=live.row.game)
        if self.live.get(live.row.id) is live:
            steps = croupier.bot_answers(order.seat, order.question, thought.move, now())
            self._stage(live, steps)
            self._plan(live)


QUIET = (log.Moved, log.Cast, log.Answered, log.Stood)  # change nothing but the game


@lru_cache(maxsize=64)
def words_for(game: str, language: str) -> Words:
    return Words(find(game), language)


def fresh_code() -> str:
    """A table's short name, to read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def key_hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def now() -> int:
    """Milliseconds that never go backwards: for everything that is due."""
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """Milliseconds of the calendar: for the log alone."""
    return time.time_ns() // 1_000_000


__all__ = ["Damaged", "House", "Live"]
