"""All tables of one process: who comes and goes, what is asked, what is due."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from hmac import compare_digest

import structlog
from msgspec import structs
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from yuletable.kernel.core import Seat
from yuletable.server import entries as log
from yuletable.server import protocol as wire
from yuletable.server import store as kept
from yuletable.server.croupier import Croupier, Order, Step
from yuletable.server.guest import Guest
from yuletable.server.live import Live
from yuletable.server.pace import Tempo
from yuletable.server.protocol import write_frame
from yuletable.server.store import Damaged, Put, Row, Store, TableRow, chained, checked
from yuletable.server.table import GONE, Denied, Table, first_entry, restored
from yuletable.server.telling import follow, frames_of, hinted, news, worded
from yuletable.server.thinking import Task, Thinkers, Thought, imagined
from yuletable.server.tidy import tidy, tidy_name
from yuletable.server.writer import RETRY, Staged, Writer

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
FORGETTING = 300.0  # seconds a table stays in memory without guests
MOVING_TIME = 600_000  # milliseconds to type a code on another device
logger = structlog.get_logger()


class Counts:
    """What is counted while the house is open."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("yuletable_tables", "Tables in memory", registry=self.registry)
        self.guests = Gauge("yuletable_guests", "Open sockets", registry=self.registry)
        self.failures = Gauge("yuletable_failed_commits", "So far", registry=self.registry)
        self.moves = Counter("yuletable_moves", "Moves made", registry=self.registry)


@dataclass(frozen=True)
class Moving:
    """Seats that wait to be taken over by another device."""

    table: str
    device: int
    until: int


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
            self._plan(await self.find(table))
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
        key = self._new_key(live, 0)
        await self._found(live, steps)
        if order.level:
            start = wire.Start(secrets.token_hex(16), order.level, order.date)
            answer = await self.request(live, 0, start)
            if answer.outcome != "applied":
                raise Denied(answer.why)
        return self.seated(live, 0), key

    def new(self, game: str) -> Live:
        """A table that nobody knows of yet."""
        row = TableRow(secrets.token_hex(16), letters(6), secrets.token_hex(32), game)
        return Live(row, Croupier(Table(row.id, row.secret), now(), self.tempo), {}, {})

    async def _found(self, live: Live, steps: list[Step]) -> None:
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
        table_now = restored(row.id, row.secret, checked(rows))
        croupier = Croupier(table_now, began(table_now, rows[-1].at), self.tempo)
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

    # Seats.

    def device_of(self, live: Live, key: str | None) -> int | None:
        """The device whose key this is, if it is one of this table's."""
        hashed = key_hash(key or "")
        found = [d for d, known in live.key_hashes.items() if compare_digest(known, hashed)]
        return found[0] if key and found else None

    def _new_key(self, live: Live, device: int) -> str:
        key = secrets.token_urlsafe(32)
        live.key_hashes[device] = key_hash(key)
        return key

    def seated(self, live: Live, device: int) -> wire.Seated:
        seats = live.table.seats_of(device)
        return wire.Seated(table=live.row.id, code=live.row.code, seats=seats)

    async def sit(
        self, live: Live, key: str | None, order: wire.TakeSeat
    ) -> tuple[wire.Seated, str]:
        """Somebody takes a seat; they get a new key, whatever they brought."""
        name = tidy_name(order.name)
        known = self.device_of(live, key)
        device = live.table.devices if known is None else known
        player = live.table.players
        _, steps = live.croupier.sit(device, order.seat, now())
        live.names[player] = name
        fresh = self._new_key(live, device)
        if known is None:
            live.croupier.went(device, now())
        await self._commit(live, steps, [name_put(live, player), key_put(live, device)])
        return self.seated(live, device), fresh

    def _offer_move(self, live: Live, device: int | None, key: str) -> wire.Answer:
        """A code with which another device takes over this one's seats, once."""
        if device is None or not live.table.seats_of(device):
            raise Denied("Take a seat first.")
        code = letters(8)
        self.moving = {c: m for c, m in self.moving.items() if m.until > now()}
        self.moving[code] = Moving(live.row.id, device, now() + MOVING_TIME)
        return wire.Answer(key, "applied", code=code)

    async def take_over(self, live: Live, code: str) -> tuple[wire.Seated, str]:
        """The seats of another device, for its code; the old key is worth nothing any more."""
        moving = self.moving.pop(code.upper(), None)
        if moving is None or moving.table != live.row.id or moving.until <= now():
            raise Denied("This code is not known, or was used already.")
        device = live.table.devices
        steps = live.croupier.carry(moving.device, device, now())
        live.croupier.went(device, now())
        fresh = self._new_key(live, device)
        self._new_key(live, moving.device)  # known to nobody
        await self._commit(live, steps, [key_put(live, device), key_put(live, moving.device)])
        bye = write_frame(wire.Bye("Your seat is played from another device now.", False))
        for guest in [guest for guest in live.guests if guest.device == moving.device]:
            guest.send(bye)
            guest.close()
        return self.seated(live, device), fresh

    async def _rematch(self, live: Live, device: int | None, key: str) -> None:
        """Another table for the same people, everybody one seat further."""
        old = live.table
        if device is None or not old.is_host(device):
            raise Denied("Only the host can do that.")
        if old.stage != "over" or old.rematch:
            raise Denied("A rematch comes once, after the end.")
        again = self.new(live.row.game)
        seats, secret = len(old.chairs), again.row.secret
        made = first_entry(live.row.game, seats, old.options, old.pace, secret, old.edition)
        steps = again.croupier.make(made, now())
        for seat in sorted(range(seats), key=lambda seat: old.chairs[seat].player != old.host):
            chair, there = old.chairs[seat], (seat + 1) % seats
            if chair.player is not None and chair.device is not None and chair.why not in GONE:
                again.names[again.table.players] = live.names.get(chair.player, "")
                steps += again.croupier.sit(chair.device, there, now())[1]
            else:
                steps += again.croupier.seat_bot(there, chair.level or old.level(), now())
        await self._found(again, steps)
        await self._commit(live, live.croupier.go_on_at(again.row.id, device, key, now()))

    async def follow_rematch(self, live: Live, key: str | None) -> tuple[wire.Seated, str]:
        """A key for the table of the rematch, for whoever sat at this one."""
        device = self.device_of(live, key)
        if device is None or not live.table.rematch:
            raise Denied("There is no rematch to follow to.")
        again = await self.find(live.table.rematch)
        if not again.table.seats_of(device):
            raise Denied("No seat is kept for you there.")
        fresh = self._new_key(again, device)
        await self._commit(again, [], [key_put(again, device)])
        return self.seated(again, device), fresh

    # Guests.

    def arrive(self, live: Live, guest: Guest, since: list[wire.Since]) -> None:
        """Somebody connected: their seats wake, and they are told how things stand."""
        if guest.device is not None and not guest.screen:
            self._stage(live, live.croupier.arrived(guest.device, now()))
        live.guests.add(guest)  # now, so that what they missed is told with all the rest
        self.writer.send(live, news(live))
        self.writer.send(live, follow(live, guest, since))
        self._plan(live)

    def leave(self, live: Live, guest: Guest) -> None:
        """A socket is gone."""
        live.guests.discard(guest)
        if guest.device is not None and all(g.device != guest.device for g in live.guests):
            live.croupier.went(guest.device, now())
        live.listen()
        self.writer.send(live, news(live))
        self._plan(live)
        if not live.guests:
            asyncio.get_running_loop().call_later(FORGETTING, self._forget, live)

    def _forget(self, live: Live) -> None:
        """Nobody has come back: the log remembers."""
        if not live.guests and not live.thoughts and not live.table.runs_alone():
            live.sleep()
            if self.live.get(live.row.id) is live and not self.writer.busy_with(live):
                del self.live[live.row.id]
                live.dead = True

    # Requests.

    async def handle(self, live: Live, guest: Guest, message: wire.Request) -> None:
        """Answer a request of a guest, after what it led to is stored."""
        if self.draining or live.dead:
            guest.send(write_frame(wire.Answer(message.id, "retry", after=RETRY)))
            return
        device = None if guest.screen else guest.device
        if isinstance(message, wire.Hint):
            self._keep(live, asyncio.create_task(self._hint(live, guest, device, message)))
            return
        try:
            answer = await self._beside(live, device, message)
        except Denied as denied:
            answer = wire.Answer(message.id, "refused", str(denied))
        if answer is not None:
            self.writer.send(live, [(guest, write_frame(answer))])
            return
        outcome = live.croupier.handle(device, message, now())
        assert outcome.answer is not None
        puts: list[Put] = []
        if isinstance(message, wire.AddHere) and outcome.answer.outcome == "applied":
            player = live.table.players - 1
            live.names[player] = tidy_name(message.name)
            puts.append(name_put(live, player))
        answer = worded(live, outcome.answer, guest.language)
        self._stage(live, outcome.steps, puts, (guest, answer))
        self._plan(live)

    async def request(self, live: Live, device: int, message: wire.Request) -> wire.Answer:
        """The same for a request that comes over HTTP."""
        outcome = live.croupier.handle(device, message, now())
        assert outcome.answer is not None
        await self._commit(live, outcome.steps)
        return outcome.answer

    async def _beside(
        self, live: Live, device: int | None, message: wire.Request
    ) -> wire.Answer | None:
        """What is no matter of the game: words, names, other devices, another evening."""
        match message:
            case wire.Say():
                self._say(live, device, message)
            case wire.Rename():
                await self._rename(live, device, message)
            case wire.Erase():
                await self._erase(live, device, message.seat)
            case wire.MoveDevice():
                return self._offer_move(live, device, message.id)
            case wire.Rematch():
                await self._rematch(live, device, message.id)
            case wire.AddHere():
                tidy_name(message.name)  # before anybody sits down
                return None
            case _:
                return None
        return wire.Answer(message.id, "applied")

    def _own(self, live: Live, device: int | None, seat: Seat) -> int:
        """The person on a seat, if it is played from this device."""
        player = live.table.chairs[seat].player if seat in live.table.seats_of(device) else None
        if player is None:
            raise Denied("That is not your seat.")
        return player

    def _say(self, live: Live, device: int | None, message: wire.Say) -> None:
        self._own(live, device, message.seat)
        words = tidy(message.words)
        if words and not live.table.words:
            raise Denied("The host has not opened the table for typed words.")
        said = write_frame(wire.Said(message.seat, message.phrase, words))
        self.writer.send(live, [(guest, said) for guest in live.guests])

    async def _rename(self, live: Live, device: int | None, message: wire.Rename) -> None:
        player = self._own(live, device, message.seat)
        live.names[player] = tidy_name(message.name)
        await self._commit(live, [], [name_put(live, player)])
        self.writer.send(live, news(live))

    async def _erase(self, live: Live, device: int | None, seat: Seat) -> None:
        """Forget what a person typed; the host may ask it of any seat."""
        player = live.table.chair(seat).player
        if not live.table.is_host(device):
            player = self._own(live, device, seat)
        if player is None:
            raise Denied("Nobody has said anything there.")
        live.names[player] = ""
        await self.writer.read(self.store.erase, live.row.id, player)
        self.writer.send(live, news(live))

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

    def _stage(
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

    async def _commit(self, live: Live, steps: list[Step], puts: list[Put] | None = None) -> None:
        """Store steps and wait until they are."""
        await self.writer.commit(self._staged(live, steps, puts or []))

    # Time and bots.

    def _plan(self, live: Live) -> None:
        """Wake this table when something is due, and let its bots think; alone it sleeps."""
        live.sleep()
        if self.draining or live.dead or not self._awake(live):
            return
        for order in live.croupier.orders():
            self._keep(live, asyncio.create_task(self._think(live, order)))
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
            self._stage(live, step(now()))
        except Exception:  # whatever it is, it must not stop the other tables
            logger.exception("a table failed")
            self.drop(live)
        self._plan(live)

    def _keep(self, live: Live, thought: asyncio.Task[None]) -> None:
        live.thoughts.add(thought)
        thought.add_done_callback(live.thoughts.discard)

    def _task(self, live: Live, seat: Seat, level: str) -> Task:
        """What a bot in this seat is told."""
        match = live.table.playing()
        return Task(
            game=live.row.game,
            seats=match.record.seats,
            edition=live.table.edition,
            options=match.record.options,
            level=level,
            seat=seat,
            position=imagined(match.game, match.state, seat, live.croupier.luck(seat)),
            luck=f"{live.row.secret}/{seat}/{live.table.question}",
        )

    async def _hint(self, live: Live, guest: Guest, device: int | None, message: wire.Hint) -> None:
        """Advice for whoever is asked; it knows what they know."""
        try:
            self._own(live, device, message.seat)
            if not live.croupier.menu(message.seat):
                raise Denied("You are not asked anything now.")
            task = structs.replace(self._task(live, message.seat, ""), hint=True)
            thought = await self.thinkers.think(task)
            if thought.failed:
                raise Denied("No advice comes to mind.")
            told: wire.Hinted | wire.Answer
            told = hinted(live, message.seat, thought, message.id, guest.language)
        except Denied as denied:
            told = wire.Answer(message.id, "refused", str(denied))
        except Exception:  # whatever it is, never silence
            logger.exception("a hint failed")
            told = wire.Answer(message.id, "refused", "No advice comes to mind.")
        self.writer.send(live, [(guest, write_frame(told))])

    async def _think(self, live: Live, order: Order) -> None:
        """A bot's answer, or the meekest move if none comes."""
        try:
            task = self._task(live, order.seat, order.level)
            task = structs.replace(task, hurry=order.hurry, aside=order.aside)
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


def as_made(row: TableRow) -> dict[str, object]:
    return {"code": row.code, "secret": row.secret, "game": row.game}


def name_put(live: Live, player: int) -> Put:
    key = {"table_id": live.row.id, "player": player}
    return Put(kept.names, key, {"name": live.names[player]})


def key_put(live: Live, device: int) -> Put:
    key = {"table_id": live.row.id, "device": device}
    return Put(kept.keys, key, {"hash": live.key_hashes[device]})


def said_put(live: Live, move: int, seat: Seat, words: str) -> Put:
    """Words that went with a move; a later game at the same place replaces them."""
    key = {"table_id": live.row.id, "move": move, "seat": seat}
    player = live.table.chairs[seat].player
    return Put(kept.words, key, {"player": player, "words": words, "at": wall()})


def daily_put(live: Live) -> Put:
    """Whether this table is to be woken when the server starts."""
    return Put(kept.tables, {"id": live.row.id}, {"daily": live.table.runs_alone()})


def began(table: Table, last: int) -> int:
    """Since when a table waits: by the calendar where a move has a day, else people begin anew."""
    return now() - max(0, wall() - last) if table.pace == "daily" else now()


def letters(count: int) -> str:
    """A code to read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def key_hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def now() -> int:
    """Milliseconds that never go backwards: for everything that is due."""
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """Milliseconds of the calendar: for the log alone."""
    return time.time_ns() // 1_000_000
