"""One cookie for a browser, however many tables it has sat at, and the seats of older cookies."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.net.sessions import token_hash
from yuletable.server.storage import store as kept
from yuletable.server.storage.store import Put, Store, sqlite_url

COOKIE = "yuletable"
MANY = 120  # tables: with a cookie for each, no socket would open


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def seats_of(client: Client, table: str) -> list[int]:
    news = await client.get(f"/api/tables/{table}")
    return [place["seat"] for place in news["places"] if place["mine"]]


async def raw_get(port: int, path: str, cookies: dict[str, str]) -> tuple[int, list[str]]:
    """The status of a GET and every cookie it sets, however many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    line = "; ".join([f"{name}={value}" for name, value in cookies.items()])
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept: text/html\r\n"
    writer.write(f"{head}Cookie: {line}\r\nConnection: close\r\n\r\n".encode())
    answer = (await reader.read()).split(b"\r\n\r\n")[0].decode().split("\r\n")
    writer.close()
    name = "set-cookie: "
    told = [line[len(name) :] for line in answer if line.lower().startswith(name)]
    return int(answer[0].split()[1]), told


def keep(client: Client, told: list[str]) -> None:
    """What a browser does with the cookies it is sent."""
    for line in told:
        name, _, value = line.split(";")[0].partition("=")
        client.cookies[name] = value
        if "max-age=0" in line.lower():
            del client.cookies[name]


def test_a_browser_has_one_cookie_for_all_its_tables(server: Server) -> None:
    async def years() -> None:
        robin = Client(server.port)
        for _ in range(MANY):
            await robin.make("north_pole", seats=2)
            assert set(robin.cookies) == {COOKIE}
        await robin.join()
        answer = await robin.ask(wire.Settle, pace="brisk")
        assert answer.outcome == "applied"
        await robin.close()

    asyncio.run(years())


def test_the_cookie_is_kept_from_scripts_and_other_pages(server: Server) -> None:
    async def look() -> str:
        robin = Client(server.port)
        made = await robin.make("north_pole", seats=2)
        cookies = {**robin.cookies, **older(server, robin, made.table)}
        _, told = await raw_get(server.port, "/", cookies)
        return next(line for line in told if line.startswith(f"{COOKIE}=")).lower()

    line = asyncio.run(look())
    for part in ("httponly", "samesite=strict", "path=/", f"max-age={400 * 24 * 3600}"):
        assert part in line


def test_mere_visitors_get_no_cookie(server: Server) -> None:
    async def look() -> None:
        robin, visitor = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=2)
        for path in (f"/api/tables/{made.table}", "/api/games"):
            await visitor.get(path)
        _, told = await raw_get(server.port, f"/t/{made.table}", {})
        visitor.table = made.table
        await visitor.join()
        await visitor.close()
        assert (visitor.cookies, told) == ({}, [])

    asyncio.run(look())


def test_a_token_the_server_did_not_issue_is_replaced(server: Server) -> None:
    async def fixate() -> None:
        robin, eve = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=3)
        eve.cookies[COOKIE] = planted = secrets.token_urlsafe(32)
        await eve.sit(made.table, "Eve")
        assert eve.cookies[COOKIE] != planted
        watcher = Client(server.port)
        watcher.cookies[COOKIE] = planted
        assert await seats_of(watcher, made.table) == []

    asyncio.run(fixate())


def test_a_session_opens_its_own_seats_alone(server: Server) -> None:
    async def look() -> None:
        robin, nina = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=3)
        await nina.sit(made.table, "Nina")
        other = await nina.make("north_pole", seats=2)
        assert await seats_of(robin, made.table) == [0]
        assert await seats_of(nina, made.table) == [1]
        assert await seats_of(robin, other.table) == []

    asyncio.run(look())


def test_a_session_survives_a_restart(tmp_path: Path) -> None:
    async def sit(server: Server) -> Client:
        robin = Client(server.port)
        await robin.make("north_pole", seats=2)
        return robin

    async def again(robin: Client) -> None:
        before = robin.cookies[COOKIE]
        assert await seats_of(robin, robin.table) == [0]
        await robin.make("north_pole", seats=2)
        assert robin.cookies[COOKIE] == before

    with Server(tmp_path) as server:
        robin = asyncio.run(sit(server))
        server.kill()
        server.start()
        asyncio.run(again(robin))


def older(server: Server, client: Client, *tables: str, front: str = "") -> dict[str, str]:
    """Cookies as they were, one for each table, for the first device there."""
    store = Store(sqlite_url(server.database))
    cookies = {f"{front}yuletable-{table}": secrets.token_urlsafe(32) for table in tables}
    puts = [
        Put(
            kept.keys,
            {"table_id": name.rpartition("-")[2], "device": 0},
            {"hash": token_hash(value)},
        )
        for name, value in cookies.items()
    ]
    store.append([], puts)
    store.close()
    return cookies


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[tuple[Server, Client, list[str]]]:
    """A server with many tables of a browser that still has a cookie for each."""

    async def make(server: Server) -> list[str]:
        robin = Client(server.port)
        return [(await robin.make("north_pole", seats=2)).table for _ in range(MANY)]

    with Server(tmp_path) as server:
        tables = asyncio.run(make(server))
        server.kill()
        family = Client(server.port)
        family.cookies = older(server, family, *tables)
        server.start()
        yield server, family, tables


def test_seats_of_older_cookies_are_kept(restarted: tuple[Server, Client, list[str]]) -> None:
    server, family, tables = restarted

    async def upgrade() -> None:
        await Client(server.port).get(f"/api/tables/{tables[0]}")  # in memory with its old key
        status, told = await raw_get(server.port, f"/t/{tables[3]}", family.cookies)
        keep(family, told)
        assert status == 200
        assert set(family.cookies) == {COOKIE}
        for table in tables:
            assert await seats_of(family, table) == [0]
        family.table = tables[-1]
        await family.join()
        assert (await family.ask(wire.Settle, pace="brisk")).outcome == "applied"
        await family.close()

    asyncio.run(upgrade())


def test_two_tabs_at_once_upgrade_to_one_session(
    restarted: tuple[Server, Client, list[str]],
) -> None:
    """A tab whose answer is lost on the way has lost nothing, either."""
    server, family, tables = restarted

    async def upgrade() -> None:
        paths = ["/", f"/t/{tables[1]}", "/nowhere", f"/api/tables/{tables[2]}"]
        answers = await asyncio.gather(
            *[raw_get(server.port, path, family.cookies) for path in paths]
        )
        for _, told in answers:
            browser = Client(server.port)
            browser.cookies = {**family.cookies}
            keep(browser, told)
            assert set(browser.cookies) == {COOKIE}
            assert await seats_of(browser, tables[7]) == [0]

    asyncio.run(upgrade())


def test_a_sitting_browser_keeps_its_session_when_older_cookies_turn_up(
    restarted: tuple[Server, Client, list[str]],
) -> None:
    server, family, tables = restarted

    async def upgrade() -> None:
        old, family.cookies = family.cookies, {}
        made = await family.make("north_pole", seats=2)
        before = {**family.cookies}
        _, told = await raw_get(server.port, "/", {**before, **old})
        keep(family, told)
        assert family.cookies == before
        assert await seats_of(family, made.table) == [0]
        assert await seats_of(family, tables[5]) == [0]

    asyncio.run(upgrade())


def test_a_socket_opens_with_a_long_line_of_cookies(server: Server) -> None:
    """Other programs on this machine may have set some, too."""

    async def join() -> None:
        robin = Client(server.port)
        await robin.make("north_pole", seats=2)
        robin.cookies |= {f"other-{number}": "x" * 80 for number in range(200)}
        await robin.join()
        assert (await robin.ask(wire.Settle, pace="brisk")).outcome == "applied"
        await robin.close()

    asyncio.run(join())


def test_a_stranger_with_a_wrong_older_cookie_gets_nothing(server: Server) -> None:
    async def guess() -> None:
        robin, eve = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=2)
        wrong = {f"yuletable-{made.table}": secrets.token_urlsafe(32)}
        _, told = await raw_get(server.port, f"/t/{made.table}", wrong)
        keep(eve, told)
        assert eve.cookies == {}
        assert await seats_of(robin, made.table) == [0]
        eve.cookies = {COOKIE: "A" * 43}
        with pytest.raises(HTTPError):
            await eve.post(f"/api/tables/{made.table}/take-over", wire.TakeOver(code="AAAAAAAA"))

    asyncio.run(guess())
