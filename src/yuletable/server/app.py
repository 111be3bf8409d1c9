"""The server's face to the network: pages and requests over HTTP, tables over a socket."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import segno
import structlog
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from yuletable.bots.story import Story
from yuletable.kernel.beside import write_beside
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import replay, write_record
from yuletable.server import protocol as wire
from yuletable.server import seating
from yuletable.server.answering import handle
from yuletable.server.clock import wall
from yuletable.server.ending import Ending, ending
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.keys import device_of
from yuletable.server.library import GameCard, catalogue, record_of, replayed, words_of
from yuletable.server.live import Live
from yuletable.server.opening import open_store
from yuletable.server.pace import STILL
from yuletable.server.patience import Patience
from yuletable.server.play_on import play_on
from yuletable.server.protocol import Batch, read_frame, write_frame
from yuletable.server.rules_page import RulesPage, rules_page
from yuletable.server.settings import Settings
from yuletable.server.store import Damaged, warn_of_old_sqlite
from yuletable.server.storyteller import Storyteller
from yuletable.server.table import Denied
from yuletable.server.telling import words_for
from yuletable.server.thinking import Thinkers
from yuletable.server.writer import NotStored
from yuletable.words.sentences import LANGUAGES

KEPT = 60 * 60 * 24 * 90  # seconds a seat's key is kept by a browser
TWENTY = 20.0
HELLO = 10.0  # seconds to say it
ROOMS = ("t", "join", "rules", "replay")  # places of the page that go on: /t/…
PAGES = ("learn", "family", "replays")
PAGE = Path(__file__).parent.parent / "page"  # as it was built
START = PAGE / "index.html"
NOT_NOW = "The disk does not answer; nothing is lost, try again in a moment."
MOST_NONSENSE = 5  # frames that cannot be read, until the socket is closed
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
logger = structlog.get_logger()
Sockets = WebSocket[Any, Any, State]
Requests = Request[Any, Any, State]


def cookie_name(table: str, https: bool) -> str:
    """One key for each table, so that none is worth anything at another."""
    return f"{'__Host-' if https else ''}yuletable-{table}"


def seated(settings: Settings, answer: wire.Seated, key: str) -> Response[wire.Seated]:
    """Where one sits now, and the key to it in a cookie that no script can read."""
    cookie = Cookie(
        key=cookie_name(answer.table, settings.https),
        value=key,
        max_age=KEPT,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="strict",
    )
    return Response(answer, cookies=[cookie], headers={"Cache-Control": "no-store"})


def key_of(request: Requests | Sockets, settings: Settings, table: str) -> str | None:
    return request.cookies.get(cookie_name(table, settings.https))


def own_page(request: Requests | Sockets, settings: Settings) -> bool:
    """Does this come from a page of ours? Browsers say so truthfully."""
    origin = request.headers.get("origin", "")
    host = request.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}", *settings.origins)


def check_post(request: Requests, settings: Settings) -> None:
    """No other site can make a browser of the family do this."""
    if request.headers.get("x-yuletable") != "1" or not own_page(request, settings):
        raise HTTPException(status_code=403, detail="This must come from a page of this server.")


def check_table_id(table: str) -> str:
    if len(table) != 32 or not set(table) <= set("0123456789abcdef"):
        raise Denied("There is no such table.")
    return table


@post("/api/tables")
async def make_table(
    request: Requests, data: wire.MakeTable, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Make a table; with a level, a game against bots that starts at once."""
    check_post(request, settings)
    answer, key = await house.make(data)
    return seated(settings, answer, key)


@get("/api/tables/{table:str}")
async def show_table(
    request: Requests, table: str, house: House, settings: Settings
) -> wire.TableNews:
    """How a table looks from outside; a look claims nothing."""
    live = await house.look(check_table_id(table))
    device = device_of(live, key_of(request, settings, table))
    return live.table.news(device, live.names, live.row.code, live.croupier.away)


@post("/api/tables/{table:str}/sit")
async def sit(
    request: Requests, table: str, data: wire.TakeSeat, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Take a seat with a name."""
    check_post(request, settings)
    live = await house.find(check_table_id(table))
    answer, key = await seating.sit(house, live, key_of(request, settings, table), data)
    return seated(settings, answer, key)


@post("/api/tables/{table:str}/take-over")
async def take_over(
    request: Requests, table: str, data: wire.TakeOver, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Take over the seats of another device with its one-time code."""
    check_post(request, settings)
    live = await house.find(check_table_id(table))
    answer, key = await seating.take_over(house, live, data.code)
    return seated(settings, answer, key)


@post("/api/tables/{table:str}/follow")
async def follow(
    request: Requests, table: str, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Go on to the table of the rematch."""
    check_post(request, settings)
    live = await house.find(check_table_id(table))
    answer, key = await seating.follow_rematch(house, live, key_of(request, settings, table))
    return seated(settings, answer, key)


@post("/api/tables/{table:str}/play-on")
async def go_on_from(
    request: Requests, table: str, data: wire.PlayOn, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Play a finished game on from one of its moments, against bots, at a new table."""
    check_post(request, settings)
    old = await house.find(check_table_id(table))
    answer, key = await play_on(house, old, data)
    return seated(settings, answer, key)


@get("/api/codes/{code:str}")
async def find_code(code: str, house: House) -> dict[str, str]:
    """The table of a short code."""
    return {"table": await house.by_code(code[:12])}


@get("/api/games", sync_to_thread=False)
def list_games(language: str = "en") -> list[GameCard]:
    """The catalogue."""
    return catalogue(known_language(language))


@get("/api/rules/{game:str}", sync_to_thread=False)
def read_rules(game: str, language: str = "en") -> RulesPage:
    """The rules of a game, clause by clause."""
    return rules_page(game, known_language(language))


@get("/api/names/{game:str}", sync_to_thread=False)
def read_names(game: str, language: str = "en") -> dict[str, str]:
    """What is printed on a game's boards and cards, in this language; English is printed."""
    return words_for(game, known_language(language)).names


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Requests, table: str, house: House) -> Response[bytes]:
    """The link to a table, for the camera of a phone."""
    live = await house.find(check_table_id(table))
    link = f"{request.base_url}join/{live.row.code}"
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/ending")
async def show_ending(table: str, house: House, language: str = "en") -> Ending:
    """Standings and their arithmetic, once the game is over."""
    live = await house.look(check_table_id(table))
    whole = replay(live.table.game, record_of(live))
    return ending(whole, words_for(live.row.game, known_language(language)))


@get("/api/tables/{table:str}/record")
async def download_record(table: str, house: House) -> Response[bytes]:
    """The record of a finished game: `yuletable verify` needs nothing else."""
    live = await house.look(check_table_id(table))
    name = f"{live.row.game}-{live.row.code}.json"
    return Response(
        write_record(record_of(live)).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/words")
async def download_words(table: str, house: House) -> Response[bytes]:
    """What lies beside the record of a finished game: speeches and keepsakes, if not erased."""
    live = await house.look(check_table_id(table))
    beside = words_of(live, await house.read(house.store.said, live.row.id))
    name = f"{live.row.game}-{live.row.code}.beside.json"
    return Response(
        write_beside(beside).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay")
async def show_replay(
    table: str, house: House, move: int, seat: str = "", language: str = "en"
) -> list[Batch]:
    """A finished game from any moment on, through any seat's eyes or nobody's."""
    live = await house.look(check_table_id(table))
    eyes = int(seat) if seat.isdecimal() else None
    return replayed(live, eyes, move, known_language(language))


@get("/api/tables/{table:str}/story")
async def tell_story(table: str, house: House, storyteller: Storyteller) -> Story:
    """How a finished game went: everyone's chances, the best move, the greatest luck."""
    return await storyteller.tell(await house.look(check_table_id(table)))


def known_language(language: str) -> str:
    """A language we speak, or English."""
    return language if language in LANGUAGES else "en"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(house: House) -> Response[bytes]:
    """Numbers for whoever keeps the server: no names, no tables."""
    return Response(house.metrics(), media_type="text/plain; version=0.0.4")


@get("/health")
async def health(house: House) -> dict[str, str]:
    """Well means: a real commit has just reached the disk."""
    await house.writer.beat(wall())
    return {"status": "well"}


@websocket("/ws/{table:str}")
async def table_socket(socket: Sockets, table: str, house: House, settings: Settings) -> None:
    """One browser at one table, from hello to goodbye."""
    if not own_page(socket, settings):
        await socket.close(code=1008, reason="origin")
        return
    await socket.accept()
    try:
        hello = await first_frame(socket)
        if hello is None:
            return
        live = await house.find(check_table_id(table))  # after the hello: it may have been slow
    except (Denied, Damaged) as denied:
        await say_goodbye(socket, str(denied), 1008)
        return
    except SQLAlchemyError as error:
        logger.error("storage failed", error=type(error).__name__)
        await say_goodbye(socket, NOT_NOW, 1008, again=True)
        return
    except msgspec.MsgspecError:
        await say_goodbye(socket, "The first frame must say hello.", 1008)
        return
    except TimeoutError:  # a phone that slept, or a machine with much to do
        await say_goodbye(socket, "Nobody said hello in time.", 1008, again=True)
        return
    device = device_of(live, key_of(socket, settings, table))
    guest = Guest(device, hello.screen, hello.language)
    sending = asyncio.create_task(send_frames(socket, guest))
    try:
        house.arrive(live, guest, hello.since)
        await receive_frames(socket, house, live, guest, FramePace(settings.frames))
    finally:
        house.leave(live, guest)
        guest.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 1)


async def first_frame(socket: Sockets) -> wire.Hello | None:
    """The hello with which every browser begins; none if it went away."""
    frame = await asyncio.wait_for(next_text(socket), HELLO)
    if frame is None:
        return None
    hello = read_frame(frame)
    if not isinstance(hello, wire.Hello) or hello.version != wire.VERSION:
        raise msgspec.ValidationError("no hello of this version")
    return hello


async def next_text(socket: Sockets) -> str | None:
    """The next text frame; none when the socket is closed, by either side."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    if text is None:
        await socket.close(code=1003, reason="text only")
        return None
    return str(text)


async def receive_frames(
    socket: Sockets, house: House, live: Live, guest: Guest, pace: FramePace
) -> None:
    """Answer frame after frame until the socket closes."""
    nonsense = 0
    while (frame := await next_text(socket)) is not None:
        if guest.closed:
            return
        if pace.too_fast():
            guest.send(write_frame(wire.Bye("Too many messages at once.", True)))
            guest.close(1008)
            return
        try:
            message = read_frame(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            nonsense += 1
            guest.send(write_frame(wire.Answer("", "refused", f"Not a message: {error}.")))
            if nonsense >= MOST_NONSENSE:
                guest.close(1008)
                return
            continue
        if isinstance(message, wire.Request):
            try:
                await handle(house, live, guest, message)
            except Exception:  # whatever it is, it must not stop the other tables
                logger.exception("a table failed")
                house.drop(live)


class FramePace:
    """How fast frames come from one socket."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: deque[float] = deque()

    def too_fast(self) -> bool:
        now = asyncio.get_running_loop().time()
        self.times.append(now)
        while self.times[0] < now - TWENTY:
            self.times.popleft()
        return len(self.times) > self.most


async def send_frames(socket: Sockets, guest: Guest) -> None:
    """Send what is queued for a guest until it is let go."""
    while (frame := await guest.next_frame()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
    with contextlib.suppress(Exception):
        await socket.close(code=guest.code)


async def say_goodbye(socket: Sockets, why: str, code: int, again: bool = False) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(write_frame(wire.Bye(why, again)).decode(), mode="text")
        await socket.close(code=code)


def refused(_: Requests, error: Exception) -> Response[dict[str, str]]:
    """What cannot be done is said in a sentence."""
    return Response({"why": str(error)}, status_code=409)


def not_now(_: Requests, error: Exception) -> Response[dict[str, str]]:
    logger.error("storage failed", error=type(error).__name__)
    return Response({"why": NOT_NOW}, status_code=503, headers={"Retry-After": "1"})


def cannot_open(_: Requests, error: Exception) -> Response[dict[str, str]]:
    """A table that cannot be read; trying again does not help."""
    return Response({"why": str(error)}, status_code=503)


def make_app(settings: Settings) -> Litestar:
    """The whole server, ready to run."""
    store = open_store(settings.url())
    if store.sqlite:
        warn_of_old_sqlite()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tempo = STILL if settings.still else None
        house = House(store, Thinkers(settings.thinkers), tempo, settings.retention)
        await house.open()
        app.state.house = house
        app.state.storyteller = Storyteller()
        try:
            yield
        finally:
            await house.close()

    asked = Router(
        path="/",
        guards=[Patience(settings.asks)],
        route_handlers=[make_table, sit, take_over, follow, go_on_from, find_code, tell_story],
    )
    return Litestar(
        route_handlers=[
            asked,
            show_table,
            list_games,
            read_rules,
            read_names,
            qr_code,
            show_ending,
            download_record,
            download_words,
            show_replay,
            metrics,
            health,
            table_socket,
            *page_files(),
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "storyteller": Provide(provide_storyteller, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={
            Denied: refused,
            Invalid: refused,
            SQLAlchemyError: not_now,
            NotStored: not_now,
            Damaged: cannot_open,
            NotFoundException: lost,
        },
        response_headers=[ResponseHeader(name=k, value=v) for k, v in HEADERS.items()],
        request_max_body_size=16_384,
        openapi_config=OpenAPIConfig(title="Yuletable", version=str(wire.VERSION)),
    )


def page_files() -> list[Any]:
    """The page that was built into the package: every address that is no file is a place in it."""
    if not START.exists():
        return []

    @get(["/", *[f"/{place}/{{rest:path}}" for place in ROOMS], *[f"/{one}" for one in PAGES]])
    async def front_page() -> Response[bytes]:
        return start_page()

    assets = create_static_files_router(path="/assets", directories=[PAGE / "assets"])
    rest = create_static_files_router(path="/", directories=[PAGE], name="page")
    return [front_page, assets, rest]


def start_page(status: int = 200) -> Response[bytes]:
    """The page's own first file: it finds out by itself where it is."""
    headers = {**HEADERS, "Cache-Control": "no-cache"}
    return Response(START.read_bytes(), status_code=status, media_type="text/html", headers=headers)


def lost(request: Requests, _: Exception) -> Response[Any]:
    """Whoever came astray gets the page, which says so kindly; a program gets a sentence."""
    if START.exists() and "text/html" in request.headers.get("accept", ""):
        return start_page(404)
    return Response({"why": "There is nothing at this address."}, status_code=404)


def provide_house(state: State) -> House:
    house: House = state.house
    return house


def provide_storyteller(state: State) -> Storyteller:
    storyteller: Storyteller = state.storyteller
    return storyteller
