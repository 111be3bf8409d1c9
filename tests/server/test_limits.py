"""One guest cannot disturb another: names, addresses, limits, and what a log may hold."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from tests.server.parlour import Parlour, sensibly
from yuletable.games.catalogue import GAMES
from yuletable.kernel.errors import Invalid
from yuletable.prove.asking import Told, ask
from yuletable.server import protocol as wire
from yuletable.server import rate_limit
from yuletable.server.bots.pool import BotPool
from yuletable.server.feed.connection import Connection
from yuletable.server.net import slow_requests as lines
from yuletable.server.net.addresses import OwnNames, household, is_keeper, networks
from yuletable.server.net.gate import ASGIApp, Gate
from yuletable.server.net.sessions import new_session
from yuletable.server.operation.logs import write_logs
from yuletable.server.operation.metrics import Metrics
from yuletable.server.rate_limit import OpenSockets, Places, RateLimit, RateLimits
from yuletable.server.refusals import SERVER_FULL, TOO_MANY_SILENT, TOO_MANY_SOCKETS, Denied
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.settings import Settings
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Put, Row, Store
from yuletable.server.storage.writer import Staged
from yuletable.server.table.clean_text import calendar_date, tidy, tidy_name
from yuletable.server.table.pace import STILL, Tempo
from yuletable.server.table.requests import decide
from yuletable.server.table.seats import windows

BROWSER = new_session("the browser of a person")

# Where requests come from, and what they call us.


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_one_household_is_counted_together(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8225", True),
        ("127.0.0.1:8225", True),
        ("[::1]:8225", True),
        ("192.168.1.20:8225", True),
        ("169.254.3.4", True),
        ("[fe80::1]:8225", True),
        ("pi.local:8225", True),
        ("PI.LOCAL.", True),
        ("games.example", True),
        ("play.example:443", True),
        ("evil.example", False),
        ("evil.example:8225", False),
        ("127.0.0.1.evil.example", False),
        ("local", False),
        ("93.184.215.14", False),
        ("", False),
        ("[", False),
        ("evil.example#.local", False),
        ("evil.example/.local", False),
        ("a@evil.example", False),
    ],
)
def test_only_our_own_names_are_answered(host: str, ours: bool) -> None:
    """A page elsewhere can let a name of its own lead here; a browser then says that name."""
    names = OwnNames(["games.example"], ["https://play.example"])
    assert names.include(host) == ours


def test_figures_are_for_the_keeper_alone() -> None:
    named = networks(["10.0.0.0/8", "2001:db8::7"])
    assert is_keeper("127.0.0.1", named, forwarded=False)
    assert not is_keeper("127.0.0.1", named, forwarded=True)
    assert is_keeper("10.1.2.3", named, forwarded=True)
    assert is_keeper("2001:db8::7", named, forwarded=False)
    assert not is_keeper("192.0.2.1", named, forwarded=False)
    assert not is_keeper("", named, forwarded=False)
    with pytest.raises(Invalid, match="keepers"):
        networks(["everybody"])


# Allowances.


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_is_used_up_and_fills_again() -> None:
    clock = Clock()
    allowance = RateLimit(3, 60, clock)
    assert [allowance.take() for _ in range(5)] == [True, True, True, False, False]
    assert allowance.spent()
    clock.now = 20
    assert [allowance.take() for _ in range(2)] == [True, False]
    clock.now = 10_000
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_households_have_allowances_of_their_own_in_bounded_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "MOST_REMEMBERED", 10)
    allowances = RateLimits(1, 60, Clock())
    assert [allowances.take(home) for home in ("A", "A", "B")] == [True, False, True]
    for number in range(100):
        allowances.take(str(number))
    assert len(allowances.known) == 10


def test_sockets_are_counted_until_they_are_closed() -> None:
    sockets = OpenSockets(Places(in_all=3, household=2, silent=1))
    sockets.enter("A")
    assert sockets.full("A") is TOO_MANY_SILENT
    sockets.speak("A")
    assert not sockets.full("A")
    sockets.enter("A")
    sockets.speak("A")
    assert sockets.full("A") is TOO_MANY_SOCKETS
    assert not sockets.full("B")
    sockets.enter("B")
    assert sockets.full("C") is SERVER_FULL
    for home in ("A", "A", "B"):
        sockets.leave(home)
    sockets.speak("B")
    assert not sockets.full("C")
    assert not sockets.open
    assert not sockets.silent


# The gate.


async def behind(scope: Any, receive: Any, send: Any) -> None:
    """An application that lets everybody in."""
    del receive
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"in"})


def at_the_gate(settings: Settings, *asked: dict[str, Any]) -> list[int]:
    """How each of these requests is answered."""

    async def knock() -> list[int]:
        gate = Gate(behind, settings, Metrics())
        usual = {"method": "GET", "path": "/api/games"}
        return [(await ask(gate, **(usual | one))).status for one in asked]

    return asyncio.run(knock())


def test_another_name_is_turned_away_with_a_sentence() -> None:
    async def knock() -> tuple[Told, Told]:
        gate = Gate(behind, Settings(), Metrics())
        page = await ask(gate, "GET", "/", host="evil.example")
        socket = await ask(gate, "GET", "/ws/x", kind="websocket", host="evil.example")
        return page, socket

    page, socket = asyncio.run(knock())
    assert page.status == 421
    assert "hosts" in page.json()["why"]
    assert socket.status == 1013


def test_reading_and_asking_are_limited_apart() -> None:
    settings = Settings(reads=3, asks=2)
    making = {"method": "POST", "path": "/api/tables"}
    code = {"path": "/api/codes/ABCDEF"}
    told = at_the_gate(settings, {}, {}, {}, {}, making, code, making, {"path": "/"})
    assert told == [200, 200, 200, 429, 200, 200, 429, 200]


def test_neighbors_of_one_network_share_what_they_may_ask() -> None:
    same = [{"client": f"2001:db8:0:1::{n:x}"} for n in range(1, 5)]
    assert at_the_gate(Settings(reads=3), *same) == [200, 200, 200, 429]
    others = [{"client": f"2001:db8:0:{n:x}::1"} for n in range(1, 5)]
    assert at_the_gate(Settings(reads=3), *others) == [200] * 4


def test_all_who_try_codes_are_counted_together_too() -> None:
    tries = [{"path": "/api/codes/ABCDEF", "client": f"192.0.2.{n}"} for n in range(5)]
    assert at_the_gate(Settings(guesses=3), *tries) == [200, 200, 200, 429, 429]


def test_tables_are_made_in_reason() -> None:
    def made(settings: Settings, clients: list[str]) -> list[int]:
        paths = ["/api/tables", "/api/tables/x/play-on"]
        asked = [
            {"method": "POST", "path": paths[n % 2], "client": client}
            for n, client in enumerate(clients)
        ]
        return at_the_gate(settings, *asked)

    assert made(Settings(made_from=2), ["192.0.2.1"] * 3) == [200, 200, 429]
    assert made(Settings(made=2), [f"192.0.2.{n}" for n in range(3)]) == [200, 200, 429]


def test_sockets_are_opened_in_reason() -> None:
    visit = {"path": "/ws/x", "kind": "websocket"}
    assert at_the_gate(Settings(visits=2), visit, visit, visit) == [101, 101, 1013]


def test_strangers_see_no_figures() -> None:
    path = {"path": "/metrics"}
    asked = [path, path | {"client": "192.0.2.1"}, path | {"x_forwarded_for": "192.0.2.1"}]
    assert at_the_gate(Settings(), *asked) == [200, 403, 403]


def test_answers_wear_their_headers() -> None:
    async def look(https: bool, path: str) -> dict[str, str]:
        return (await ask(Gate(behind, Settings(https=https), Metrics()), "GET", path)).headers

    plain, secure = asyncio.run(look(False, "/api/games")), asyncio.run(look(True, "/"))
    assert plain["cache-control"] == "no-store"
    assert plain["x-content-type-options"] == "nosniff"
    assert "strict-transport-security" not in plain
    assert secure["strict-transport-security"].startswith("max-age=")
    assert secure["cache-control"] == "no-cache"
    asset = asyncio.run(look(False, "/assets/a.1b2c.js"))
    assert "immutable" in asset["cache-control"]
    assert "default-src" in asset["content-security-policy"]


# Requests that never end.


async def half_a_request(port: int, sent: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


@contextlib.asynccontextmanager
async def serving(app: ASGIApp) -> AsyncIterator[int]:
    """The application on a port of this machine, with our own protocol."""
    protocol = lines.lines([])
    config = uvicorn.Config(
        app, port=0, http=protocol, ws="websockets-sansio", log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield int(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


async def reading(_: Any, receive: Any, send: Any) -> None:
    """An application that reads the whole request."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"in"})


HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"


@pytest.mark.parametrize("half", [b"", b"GET / HTTP/1.1\r\nHost:", HEAD, HEAD + b"\r\nbody"])
def test_half_a_request_is_not_held_for_ever(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "WHOLE", 0.3)

    async def knock() -> tuple[bytes, bytes]:
        async with serving(reading) as port:
            cut = await half_a_request(port, half)
            whole = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            return cut, await half_a_request(port, whole)

    cut, whole = asyncio.run(knock())
    assert b"200" not in cut
    assert b"200 OK" in whole


async def echoing(_: Any, receive: Any, send: Any) -> None:
    """An application of one socket that says everything again."""
    await receive()
    await send({"type": "websocket.accept"})
    while (frame := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": frame["text"]})


def test_a_socket_may_stay_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "WHOLE", 0.2)

    async def stay() -> str:
        async with serving(echoing) as port, connect(f"ws://127.0.0.1:{port}", proxy=None) as line:
            await asyncio.sleep(0.6)
            await line.send("still here")
            return str(await line.recv())

    assert asyncio.run(stay()) == "still here"


def test_one_household_holds_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST", 3)

    async def knock() -> list[bool]:
        async with serving(reading) as port:
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            await asyncio.sleep(0.2)
            shut = [reader.at_eof() or reader.exception() is not None for reader, _ in held]
            for _, writer in held:
                writer.close()
            return shut

    assert asyncio.run(knock()) == [False, False, False, True, True]


# What a log may hold.


def test_every_game_knows_its_windows() -> None:
    found = {game: windows(game) for game in GAMES}
    assert found["secret_santa"] >= {"Holly", "Snow", "TreeWindow", "SantaWindow"}
    assert found["north_pole"] == {"ReindeerWindow", "SantaWindow"}
    assert found["holiday_shuffle"] == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_opens_no_window_that_cannot_be_named(game: str) -> None:
    parlour = Parlour(game, 3, seed="windows")
    opened = set()
    for _ in range(300):
        parlour.step(sensibly)
        if parlour.director.waiting is not None and parlour.director.waiting.window:
            opened.add(parlour.director.waiting.window)
    assert opened <= windows(game)


def test_standing_names_a_window_of_this_game() -> None:
    parlour = Parlour("north_pole", people=3)
    before = len(parlour.log)
    told = parlour.ask(1, wire.Standing, seat=1, window="Holly", passing=True)
    assert told.outcome == "refused"
    assert len(parlour.log) == before


def test_what_changes_nothing_is_not_written() -> None:
    parlour = Parlour("north_pole", people=3, start=False)
    same: list[tuple[type[wire.Request], dict[str, Any]]] = [
        (wire.Standing, {"seat": 0, "window": "SantaWindow", "passing": False}),
        (wire.Settle, {}),
        (wire.Settle, {"watchers": False, "seats": 4}),
        (wire.Seating, {"seat": 3, "level": None}),
        (wire.HandOver, {"seat": 0}),
    ]
    before = len(parlour.log)
    told = [parlour.ask(0, kind, **parts).outcome for kind, parts in same]
    assert told == ["applied"] * len(same)
    assert len(parlour.log) == before
    assert parlour.ask(0, wire.Settle, watchers=True).outcome == "applied"
    assert parlour.ask(0, wire.Seating, seat=3, level="wily").outcome == "applied"
    assert parlour.ask(0, wire.Seating, seat=3, level="wily").outcome == "applied"
    assert len(parlour.log) == before + 2


def test_a_full_log_takes_only_what_ends_the_game() -> None:
    parlour = Parlour("north_pole", 2, people=2)
    parlour.director.most_entries = len(parlour.log)
    told = parlour.ask(0, wire.Pause, paused=True)
    assert told.outcome == "refused"
    assert told.reason == "log-full"
    parlour.run(sensibly)
    assert parlour.table.stage == "over"


def order(**parts: Any) -> wire.MakeTable:
    return wire.MakeTable(**{"game": "north_pole", "seats": 4, "name": "Robin", **parts})


def inside(
    folder: Path,
    work: Callable[[TableRegistry], Awaitable[Any]],
    tempo: Tempo | None = STILL,
    store: type[Store] = Store,
    **settings: Any,
) -> Any:
    """Do something in a house of its own."""

    async def evening() -> Any:
        kept = store(f"sqlite:///{folder / 'tables.db'}")
        migrate(kept.engine)
        registry = TableRegistry(kept, BotPool(1), tempo, Settings(**settings))
        await registry.open()
        try:
            return await work(registry)
        finally:
            await registry.close()

    return asyncio.run(evening())


def test_one_socket_stores_in_reason(tmp_path: Path) -> None:
    async def chatter(registry: TableRegistry) -> list[str]:
        room = await registry.find((await registry.make(order(), BROWSER)).table)
        connection = Connection(0, False, "en", stores=RateLimit(3, 60))
        registry.arrive(room, connection, [])
        for number in range(5):
            settle = wire.Settle(f"{number:032x}", watchers=number % 2 == 0)
            await handle(registry, room, connection, settle)
        await registry.writer.settled(room)
        told = [msgspec.json.decode(frame) for frame in connection.frames]
        return [frame["outcome"] for frame in told if frame["type"] == "answer"]

    told = inside(tmp_path, chatter)
    assert sorted(told) == ["applied"] * 3 + ["retry"] * 2


class Full(Store):
    """A disk on which nothing fits any more, once it is full."""

    full = False

    def append(self, rows: list[Row], puts: list[Put], *more: Any) -> None:
        if self.full:
            raise OperationalError("insert", {}, Exception("database or disk is full"))
        super().append(rows, puts, *more)


def test_a_name_that_cannot_be_stored_may_be_given_again(tmp_path: Path) -> None:
    async def rename(registry: TableRegistry) -> tuple[list[str], str]:
        room = await registry.find((await registry.make(order(), BROWSER)).table)
        connection = Connection(0, False, "en")
        registry.arrive(room, connection, [])
        registry.store.full = True  # type: ignore[attr-defined]
        await handle(registry, room, connection, wire.Rename("a" * 32, 0, "Wilhelmina"))
        registry.store.full = False  # type: ignore[attr-defined]
        told = [msgspec.json.decode(frame) for frame in connection.frames]
        again = await registry.look(room.row.id)
        return [one["outcome"] for one in told if one["type"] == "answer"], again.names[0]

    assert inside(tmp_path, rename, store=Full) == (["retry"], "Robin")


# Memory.


def forgetful(registry: TableRegistry) -> None:
    """As if everybody had been away for a long time."""
    for room in list(registry.rooms.values()):
        room.touched -= 10_000_000
        if registry._idle(room):
            registry._forget(room)


def test_tables_nobody_opened_are_forgotten_however_they_came(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> list[int]:
        made = [(await registry.make(order(), BROWSER)).table for _ in range(5)]
        counted = [len(registry.rooms)]
        forgetful(registry)
        counted.append(len(registry.rooms))
        for table in made:
            await registry.find(table)
        counted.append(len(registry.rooms))
        forgetful(registry)
        return [*counted, len(registry.rooms)]

    assert inside(tmp_path, evening) == [5, 0, 5, 0]


def test_the_sweeper_comes_by_itself_and_leaves_whoever_is_there(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> tuple[int, int]:
        first = await registry.find((await registry.make(order(), BROWSER)).table)
        await registry.make(order(), BROWSER)
        registry.arrive(first, Connection(0, False, "en"), [])
        before = len(registry.rooms)
        for _ in range(300):
            await asyncio.sleep(0.02)
            if len(registry.rooms) == 1:
                break
        return before, len(registry.rooms)

    assert inside(tmp_path, evening, idle=1) == (2, 1)


def test_what_is_on_its_way_to_the_disk_is_not_forgotten(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> tuple[int, int]:
        room = await registry.find((await registry.make(order(), BROWSER)).table)
        registry.writer.stage(Staged(room))
        forgetful(registry)
        kept = len(registry.rooms)
        await registry.writer.settled(room)
        forgetful(registry)
        return kept, len(registry.rooms)

    assert inside(tmp_path, evening) == (1, 0)


def test_a_daily_table_is_kept_as_a_time_and_woken_then(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> tuple[int, int, int, bool]:
        lobby = (await registry.make(order(pace="daily"), BROWSER)).table
        table = (await registry.make(order(pace="daily", seats=2), BROWSER)).table
        room = await registry.find(table)
        steps = room.director.sit(1, 1, 0)[1]
        outcome = decide(room.director, 0, wire.Start("a" * 32, "merry"), 0)
        await registry.commit(room, [*steps, *outcome.steps])
        waiting = room.director.waiting
        assert waiting is not None
        waiting.closes = 0
        forgetful(registry)
        asleep, due = len(registry.rooms), len(registry.due)
        registry.due.note(table, 0)
        for _ in range(300):
            await asyncio.sleep(0.01)
            if table in registry.rooms:
                break
        return (
            asleep,
            due,
            len(registry.due),
            table in registry.rooms and lobby not in registry.rooms,
        )

    assert inside(tmp_path, evening, None) == (0, 1, 0, True)


def test_memory_holds_so_many_tables(tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> tuple[int, str]:
        for _ in range(5):
            await registry.make(order(), BROWSER)
        for room in list(registry.rooms.values()):
            registry.arrive(room, Connection(0, False, "en"), [])
        held = len(registry.rooms)
        with pytest.raises(Denied) as denied:
            await registry.make(order(), BROWSER)
        return held, denied.value.reason.id

    held, why = inside(tmp_path, evening, tables=3)
    assert held == 3
    assert why == "server-full"


@pytest.mark.parametrize("wrong", [{"date": "2026-99-99"}, {"date": "2026-02-30"}])
def test_a_game_that_cannot_begin_leaves_no_table(wrong: dict[str, str], tmp_path: Path) -> None:
    async def evening(registry: TableRegistry) -> tuple[int, int]:
        with pytest.raises(Denied, match="calendar"):
            await registry.make(order(level="merry", **wrong), BROWSER)
        with registry.store.engine.connect() as db:
            rows = db.exec_driver_sql("select count(*) from tables").scalar()
        return len(registry.rooms), rows or 0

    assert inside(tmp_path, evening) == (0, 0)


# Words and days.


@pytest.mark.parametrize("name", ["\u2060", "\u3164", "\u2800\u2800", "\u00ad", "\u200d", "\ufe0f"])
def test_a_name_has_something_to_see(name: str) -> None:
    with pytest.raises(Denied):
        tidy_name(name)


@pytest.mark.parametrize(
    "name",
    ["Zoë", "👩‍👩‍👧", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️", "🎅🏽", "می‌خواهم", "Ünal", "小雪", "O'Neil"],
)
def test_names_and_emoji_stay_as_they_are(name: str) -> None:
    assert tidy_name(name) == name


def test_letters_that_show_nothing_make_no_other_name() -> None:
    assert tidy("Ro\u2060b\u200din\u00ad") == "Robin"
    assert tidy("Robin\u3164") == "Robin"


@pytest.mark.parametrize(
    "text", ["2026-99-99", "2026-02-29", "0000-01-01", "20261224", "2026-W01-1", "٢٠٢٦-١٢-٢٤"]
)
def test_a_day_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(Invalid):
        calendar_date(text)
    assert [calendar_date(day) for day in ("", "2028-02-29")] == ["", "2028-02-29"]


# What is written down.


def test_a_failure_is_written_down_without_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    import logging

    import structlog

    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    write_logs("warning")
    try:
        try:
            raise ValueError("Wilhelmina holds the Queen")
        except ValueError:
            structlog.get_logger().exception("a table failed")
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    finally:
        structlog.reset_defaults()
    told = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in told] == ["a table failed", "Exception in ASGI application"]
    assert all(line["failed"] == ["ValueError"] and line["traceback"] for line in told)
    assert all(line["level"] == "error" for line in told)
    assert "Wilhelmina" not in written.getvalue()
