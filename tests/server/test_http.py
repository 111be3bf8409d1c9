"""The server's doors: who may knock, one seat for one person, nonsense over HTTP and the socket."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from yuletable.prove import frames
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.protocol import write_frame

CLAIMS = 1_000
AT_ONCE = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def post(port: int, path: str, body: bytes, **headers: str) -> int:
    """The status of a POST, over a connection of its own."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Origin": f"http://127.0.0.1:{port}",
        "X-Yuletable": "1",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join([f"{name}: {value}\r\n" for name, value in lines.items() if value])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
    status = int((await reader.readline()).split()[1])
    await reader.read()
    writer.close()
    return status


def test_a_thousand_claims_of_one_seat_have_one_winner(server: Server) -> None:
    async def claim() -> tuple[Counter[int], wire.TableNews]:
        robin = Client(server.port)
        made = await robin.make("north_pole", seats=4)
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> int:
            async with turn:
                body = f'{{"name":"N{number}","seat":2}}'.encode()
                return await post(server.port, f"/api/tables/{made.table}/sit", body)

        found = Counter(await asyncio.gather(*[one(number) for number in range(CLAIMS)]))
        await robin.join()
        await robin.ask(wire.Why, seat=0, move="3")
        assert robin.news is not None
        await robin.close()
        return found, robin.news

    found, news = asyncio.run(claim())
    assert found == {201: 1, 409: CLAIMS - 1}
    assert [place.kind for place in news.places] == ["person", "free", "person", "free"]


def test_looking_at_a_table_claims_nothing(server: Server) -> None:
    async def look() -> wire.TableNews:
        robin = Client(server.port)
        made = await robin.make("north_pole", seats=3)
        for _ in range(50):
            stranger = Client(server.port)
            seen = await stranger.get(f"/api/tables/{made.table}")
            assert not any(place["mine"] for place in seen["places"])
            assert stranger.cookies == {}
        await robin.join()
        await robin.ask(wire.Why, seat=0, move="3")
        assert robin.news is not None
        await robin.close()
        return robin.news

    assert [place.kind for place in asyncio.run(look()).places] == ["person", "free", "free"]


STRANGE_ORIGINS = [
    "",
    "null",
    "http://evil.example",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example/127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://localhost:{port}",
    "file://",
    "ws://127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "HTTP://127.0.0.1:{port}",
    "http://127.0.0.1:{port}, http://evil.example",
]


async def join_from(origin: str, address: str) -> None:
    headers = {"Origin": origin} if origin else {}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        await socket.send(write_frame(wire.Hello()).decode())
        await socket.recv()


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
def test_other_pages_cannot_join_or_make_tables(origin: str, server: Server) -> None:
    asked = origin.format(port=server.port)

    async def knock() -> None:
        body = b'{"game":"north_pole","seats":2,"name":"Eve"}'
        assert await post(server.port, "/api/tables", body, Origin=asked) == 403
        robin = Client(server.port)
        made = await robin.make("north_pole", seats=2)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await join_from(asked, f"ws://127.0.0.1:{server.port}/ws/{made.table}")

    asyncio.run(knock())


def test_a_post_without_our_header_is_refused(server: Server) -> None:
    body = b'{"game":"north_pole","seats":2,"name":"Eve"}'
    sent = asyncio.run(post(server.port, "/api/tables", body, **{"X-Yuletable": ""}))
    assert sent == 403


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game":"north_pole"}', 400),
        (b'{"game":"north_pole","seats":2,"name":"Eve","more":1}', 400),
        (b'{"game":"north_pole","seats":"two","name":"Eve"}', 400),
        (b'{"game":"north_pole","seats":99,"name":"Eve"}', 422),
        (b'{"game":"chess","seats":2,"name":"Eve"}', 404),
        (b'{"game":"north_pole","seats":2,"name":" \\u200b "}', 422),
        (b'{"game":"north_pole","seats":2,"name":"Eve","options":{"cheat":true}}', 422),
        (b'{"game":"north_pole","seats":2,"name":"' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_a_bad_table_is_refused_and_not_made(body: bytes, status: int, server: Server) -> None:
    assert asyncio.run(post(server.port, "/api/tables", body)) == status


def test_seats_move_to_another_device_once(server: Server) -> None:
    async def move() -> None:
        robin, phone, thief = Client(server.port), Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=2)
        await robin.join()
        code = (await robin.ask(wire.MoveDevice)).code
        taken = await phone.post(f"/api/tables/{made.table}/take-over", wire.TakeOver(code=code))
        assert taken["seats"] == [0]
        with pytest.raises(HTTPError):
            await thief.post(f"/api/tables/{made.table}/take-over", wire.TakeOver(code=code))
        seen = await robin.get(f"/api/tables/{made.table}")
        assert not any(place["mine"] for place in seen["places"])
        await robin.close()

    asyncio.run(move())


def test_nonsense_on_the_socket_gets_its_documented_answer(server: Server) -> None:
    tally = asyncio.run(frames.prove(600, server.port))
    assert tally.frames >= 600
    assert not tally.tables, "all of these went over sockets"
    assert set(tally.closed) <= frames.CODES
    assert '"traceback"' not in server.log.read_text()


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Server) -> None:
    with urlopen(f"http://127.0.0.1:{server.port}/api/games") as answer:
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_the_log_of_the_server_holds_no_words_and_no_secrets(server: Server) -> None:
    async def chat() -> str:
        robin = Client(server.port)
        await robin.make("north_pole", seats=2, name="Wilhelmina")
        await robin.join()
        await robin.ask(wire.Say, seat=0, phrase="thank-you")
        await robin.close()
        return next(iter(robin.cookies.values()))

    key = asyncio.run(chat())
    written = server.log.read_text()
    assert "Wilhelmina" not in written
    assert key not in written


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path, asks="3") as impatient:
        body = b'{"game":"north_pole","seats":2,"name":"Eve"}'
        told = [asyncio.run(post(impatient.port, "/api/tables", body)) for _ in range(5)]
    assert told == [201, 201, 201, 429, 429]


def test_printed_names_are_told_in_a_language(server: Server) -> None:
    def names(game: str, language: str) -> dict[str, str]:
        address = f"http://127.0.0.1:{server.port}/api/names/{game}?language={language}"
        with urlopen(address) as answer:
            told: dict[str, str] = msgspec.json.decode(answer.read())
            return told

    assert names("north_pole", "de")["name-evergreen-grove"] == "Tannenhain"
    assert names("north_pole", "en") == {}
    assert names("secret_santa", "de") == {}
    with pytest.raises(HTTPError, match="404"):
        names("ludo", "de")


@pytest.mark.parametrize(
    ("accept", "kind"), [("text/html,*/*;q=0.8", "text/html"), ("*/*", "application/json")]
)
def test_an_address_that_leads_nowhere(accept: str, kind: str, server: Server) -> None:
    """People get the page, which says so; programs a sentence."""
    for path in ("/nowhere", "/assets/old.js", "/api/nowhere"):
        asked = Request(f"http://127.0.0.1:{server.port}{path}", headers={"Accept": accept})
        with pytest.raises(HTTPError) as refused:
            urlopen(asked, timeout=10)
        with refused.value as answer:
            assert answer.code == 404
            assert answer.headers["Content-Type"].startswith(kind)
            assert kind != "text/html" or "default-src" in answer.headers["Content-Security-Policy"]


async def status_of(port: int, path: str) -> int:
    """The status of a GET."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    status = int((await reader.readline()).split()[1])
    await reader.read()
    writer.close()
    return status


@pytest.mark.parametrize("seat", ["9" * 5_000, "-1", "8", "٣", "one", "1e3", "0x1"])
@pytest.mark.parametrize("move", ["0", "9" * 5_000, "-1", "x"])
def test_odd_numbers_are_refused_and_break_nothing(seat: str, move: str, server: Server) -> None:
    async def ask() -> int:
        made = await Client(server.port).make("north_pole", seats=2)
        path = f"/api/tables/{made.table}/replay?move={quote(move)}&seat={quote(seat)}"
        return await status_of(server.port, path)

    assert asyncio.run(ask()) in (400, 403, 404)
    assert '"traceback"' not in server.log.read_text()


def test_what_is_for_programs_is_shown_only_where_the_keeper_wants(server: Server) -> None:
    assert asyncio.run(status_of(server.port, "/schema")) == 404
    assert asyncio.run(status_of(server.port, "/metrics")) == 200


def test_figures_tell_what_a_keeper_wants_to_know(server: Server) -> None:
    asyncio.run(Client(server.port).make("north_pole", seats=2))
    with urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        told = answer.read().decode()
    for name in (
        "yuletable_commit_seconds_count",
        "yuletable_loop_lag_seconds",
        'yuletable_waiting{line="writer"}',
        'yuletable_waiting{line="hints"}',
        'yuletable_connections{kind="seated"}',
        "yuletable_server_errors_total 0.0",
        "yuletable_database_bytes",
        "yuletable_refused",
    ):
        assert name in told


def test_tables_nobody_made_are_not_found(server: Server) -> None:
    unknown = [status_of(server.port, f"/api/tables/{'0' * 31}{n}") for n in range(5)]

    async def ask() -> list[int]:
        return list(await asyncio.gather(*unknown))

    assert asyncio.run(ask()) == [404] * 5
