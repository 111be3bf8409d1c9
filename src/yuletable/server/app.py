"""The server's face to the network: pages and requests over HTTP, tables over a socket."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import segno
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import SQLAlchemyError

from yuletable.bots.story import Story
from yuletable.kernel.beside import write_beside
from yuletable.kernel.errors import Invalid
from yuletable.kernel.keepsakes import beating_lines
from yuletable.kernel.match import write_record
from yuletable.rulebook.search import LONGEST
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.bots.pool import BotPool
from yuletable.server.feed.connection import Connection
from yuletable.server.net.addresses import household
from yuletable.server.net.gate import Gate
from yuletable.server.net.languages import language_of
from yuletable.server.net.sessions import Session, cookie, cookie_name, token_hash, token_of
from yuletable.server.operation.health import Health
from yuletable.server.operation.metrics import Metrics
from yuletable.server.pages.catalogue import (
    GameCard,
    catalogue_page,
    findings_sent,
    names_sent,
    rules_page_sent,
)
from yuletable.server.pages.ending import Ending
from yuletable.server.pages.finished import finished, record_of, words_of
from yuletable.server.pages.play_on import play_on
from yuletable.server.pages.replay_worker import ReplayWorker
from yuletable.server.pages.rules import Findings, RulesPage
from yuletable.server.pages.storyteller import Storyteller
from yuletable.server.protocol import Batch, read_frame, write_frame
from yuletable.server.rate_limit import MINUTE, RateLimit
from yuletable.server.refusals import Denied, Reason, denied_by
from yuletable.server.rooms import knocking, seating
from yuletable.server.rooms.keys import device_of, require_member, welcome
from yuletable.server.rooms.old_cookies import OldCookies
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.settings import Settings
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import Store, warn_of_old_sqlite
from yuletable.server.storage.writer import NotStored
from yuletable.server.table.pace import STILL
from yuletable.words.sentences import LANGUAGES

TWENTY = 20.0
HELLO = 10.0  # seconds to say it
ROOMS = ("t", "join", "rules", "replay")  # places of the page that go on: /t/…
PAGES = ("learn", "family", "replays")
PAGE = Path(__file__).parent.parent / "page"  # as it was built
START = PAGE / "index.html"
LONGEST_ERROR = 400  # letters about what is wrong with a request
MOST_NONSENSE = 5  # frames that cannot be read, until the socket is closed
logger = structlog.get_logger()
Sockets = WebSocket[Any, Any, State]
Requests = Request[Any, Any, State]


def seated(settings: Settings, answer: Any, session: Session) -> Response[Any]:
    """Answer with a session cookie, if the browser had none before."""
    kept = cookie(cookie_name(settings.https), session.token, settings.https)
    return Response(answer, cookies=[kept], headers={"Cache-Control": "no-store"})


def session_of(request: Requests | Sockets, settings: Settings) -> str | None:
    """The hash of the browser's session token."""
    token = token_of(request.cookies, settings.https)
    return token_hash(token) if token else None


async def needed_session(request: Requests, registry: TableRegistry, settings: Settings) -> Session:
    """The browser's session; a fresh one if the server has issued none to it."""
    return await registry.sessions.needed(token_of(request.cookies, settings.https))


def own_page(request: Requests | Sockets, settings: Settings) -> bool:
    """Does this come from a page of ours? Browsers say so truthfully."""
    origin = request.headers.get("origin", "")
    host = request.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}", *settings.origins)


def check_post(request: Requests, settings: Settings) -> None:
    """Refuse requests that another site made the browser send."""
    if request.headers.get("x-yuletable") != "1" or not own_page(request, settings):
        raise Denied(refusals.FOREIGN_PAGE)


def check_table_id(table: str) -> str:
    if len(table) != 32 or not set(table) <= set("0123456789abcdef"):
        raise Denied(refusals.NO_TABLE)
    return table


REFUSED = {  # what the schema says about requests that cannot be read
    400: ResponseSpec(wire.Refusal, generate_examples=False, description="Not a request")
}


def sends(what: Any) -> dict[int, ResponseSpec]:
    """Declare for the schema the type of an answer that is already JSON."""
    return {200: ResponseSpec(what, generate_examples=False), **REFUSED}


@post("/api/tables", responses=REFUSED)
async def make_table(
    request: Requests, data: wire.MakeTable, registry: TableRegistry, settings: Settings
) -> Response[wire.Seated]:
    """Make a table; with a level, a game against bots that starts at once."""
    check_post(request, settings)
    session = await needed_session(request, registry, settings)
    return seated(settings, await registry.make(data, session), session)


@get("/api/tables/{table:str}", responses=REFUSED)
async def show_table(
    request: Requests, table: str, registry: TableRegistry, settings: Settings
) -> wire.TableNews:
    """The table as seen from outside; looking claims nothing."""
    room = await registry.look(check_table_id(table))
    session = session_of(request, settings)
    return room.news(device_of(room, session), session, language_of(request.scope))


@post("/api/tables/{table:str}/sit", responses=REFUSED)
async def sit(
    request: Requests, table: str, data: wire.TakeSeat, registry: TableRegistry, settings: Settings
) -> Response[wire.Seated]:
    """Take a seat with a name."""
    check_post(request, settings)
    session = await needed_session(request, registry, settings)
    room = await registry.find(check_table_id(table))
    return seated(settings, await seating.sit(registry, room, session, data), session)


@post("/api/tables/{table:str}/take-over", responses=REFUSED)
async def take_over(
    request: Requests, table: str, data: wire.TakeOver, registry: TableRegistry, settings: Settings
) -> Response[wire.Seated]:
    """Take over the seats of another device with its one-time code."""
    check_post(request, settings)
    session = await needed_session(request, registry, settings)
    room = await registry.find(check_table_id(table))
    return seated(settings, await seating.take_over(registry, room, session, data.code), session)


@post("/api/tables/{table:str}/knock", responses=REFUSED)
async def knock(
    request: Requests,
    table: str,
    data: wire.AskForSeat,
    registry: TableRegistry,
    settings: Settings,
) -> Response[wire.Knocked]:
    """Ask for a seat of a game that has begun."""
    check_post(request, settings)
    session = await needed_session(request, registry, settings)
    room = await registry.find(check_table_id(table))
    return seated(settings, await knocking.knock(registry, room, session, data), session)


@post("/api/tables/{table:str}/play-on", responses=REFUSED)
async def go_on_from(
    request: Requests,
    table: str,
    data: wire.PlayOn,
    registry: TableRegistry,
    settings: Settings,
    replays: ReplayWorker,
) -> Response[wire.Seated]:
    """Play a finished game on from one of its moments, against bots, at a new table."""
    check_post(request, settings)
    old = await table_of_a_member(request, table, registry, settings)
    session = await needed_session(request, registry, settings)
    return seated(settings, await play_on(registry, replays, old, data, session), session)


@get("/api/codes/{code:str}", responses=REFUSED)
async def find_code(code: str, registry: TableRegistry) -> dict[str, str]:
    """The table of a short code."""
    return {"table": await registry.by_code(code[:12])}


@get("/api/games", sync_to_thread=False, responses=sends(list[GameCard]))
def list_games(language: str = "en") -> Response[bytes]:
    """The catalogue."""
    return as_json(catalogue_page(known_language(language)))


@get("/api/rules/{game:str}", sync_to_thread=False, responses=sends(RulesPage))
def read_rules(game: str, language: str = "en") -> Response[bytes]:
    """The rules of a game, clause by clause."""
    return as_json(rules_page_sent(game, known_language(language)))


@get("/api/rules/{game:str}/search", sync_to_thread=False, responses=sends(Findings))
def search_rules(game: str, words: str = "", language: str = "en") -> Response[bytes]:
    """What the rules of a game say about some words, best first."""
    return as_json(findings_sent(game, words[:LONGEST], known_language(language)))


@get("/api/names/{game:str}", sync_to_thread=False, responses=sends(dict[str, str]))
def read_names(game: str, language: str = "en") -> Response[bytes]:
    """What is printed on a game's boards and cards, in this language; English is printed."""
    return as_json(names_sent(game, known_language(language)))


def invitation(room: Room) -> str:
    """The address for guests: by code to the lobby, by link to a game that has begun."""
    begun = room.table.stage != "lobby"
    return f"t/{room.row.id}" if begun else f"join/{room.row.code}"


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=REFUSED)
async def qr_code(request: Requests, table: str, registry: TableRegistry) -> Response[bytes]:
    """The link to a table, for the camera of a phone."""
    room = await registry.find(check_table_id(table))
    link = f"{request.base_url}{invitation(room)}"
    sent = io.BytesIO()
    segno.make(link, error="m").save(sent, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(sent.getvalue(), media_type="image/svg+xml")


async def table_of_a_member(
    request: Requests, table: str, registry: TableRegistry, settings: Settings
) -> Room:
    """A table, for those who may look back at its game."""
    room = await registry.look(check_table_id(table))
    require_member(room, session_of(request, settings))
    return room


@get("/api/tables/{table:str}/ending", responses=sends(Ending))
async def show_ending(
    request: Requests,
    table: str,
    registry: TableRegistry,
    settings: Settings,
    replays: ReplayWorker,
    language: str = "en",
) -> Response[bytes]:
    """Standings and their arithmetic, once the game is over."""
    room = await table_of_a_member(request, table, registry, settings)
    return as_json(await replays.ending(room, known_language(language)))


@post("/api/records", sync_to_thread=False, responses=REFUSED)
def enter_record(
    request: Requests, data: wire.EnterRecord, settings: Settings
) -> list[wire.RecordLine]:
    """The lines a finished game adds to the records page of a device, which alone keeps it."""
    check_post(request, settings)
    page, lines = [msgspec.to_builtins(part) for part in (data.page, data.lines)]
    return msgspec.convert(beating_lines(page, lines), list[wire.RecordLine])


@get("/api/tables/{table:str}/record", responses=REFUSED)
async def download_record(
    request: Requests, table: str, registry: TableRegistry, settings: Settings
) -> Response[bytes]:
    """The record of a finished game: `yuletable verify` needs nothing else."""
    room = await table_of_a_member(request, table, registry, settings)
    name = f"{room.row.game}-{room.row.code}.json"
    return Response(
        write_record(record_of(room)).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/words", responses=REFUSED)
async def download_words(
    request: Requests, table: str, registry: TableRegistry, settings: Settings
) -> Response[bytes]:
    """What lies beside the record of a finished game: speeches and keepsakes, if not erased."""
    room = await table_of_a_member(request, table, registry, settings)
    finished(room)
    beside = words_of(room, await registry.read(registry.store.said, room.row.id))
    name = f"{room.row.game}-{room.row.code}.beside.json"
    return Response(
        write_beside(beside).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", responses=sends(list[Batch]))
async def show_replay(
    request: Requests,
    table: str,
    registry: TableRegistry,
    settings: Settings,
    replays: ReplayWorker,
    move: int,
    seat: str = "",
    language: str = "en",
) -> Response[bytes]:
    """A finished game from any moment on, through any seat's eyes or nobody's."""
    room = await table_of_a_member(request, table, registry, settings)
    shown = await replays.replay(room, seat_in(seat), move, known_language(language))
    return as_json(shown)


@get("/api/tables/{table:str}/story", responses=sends(Story))
async def tell_story(
    request: Requests,
    table: str,
    registry: TableRegistry,
    settings: Settings,
    storyteller: Storyteller,
) -> Response[bytes]:
    """How a finished game went: everyone's chances, the best move, the greatest luck."""
    return as_json(
        await storyteller.tell(await table_of_a_member(request, table, registry, settings))
    )


def seat_in(text: str) -> int | None:
    """The seat whose view to show; none if it is left out."""
    if not text:
        return None
    if text not in ("0", "1", "2", "3", "4", "5", "6", "7"):
        raise Denied(refusals.NO_SEAT)
    return int(text)


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


def known_language(language: str) -> str:
    """A language we speak, or English."""
    return language if language in LANGUAGES else "en"


@get("/metrics", media_type=MediaType.TEXT)
async def show_metrics(registry: TableRegistry) -> Response[bytes]:
    """Metrics for the operator, without names or tables."""
    return Response(registry.measured(), media_type="text/plain; version=0.0.4")


@get("/health")
async def show_health(request: Requests, health: Health) -> Response[Any]:
    """200 if a real commit reached the disk within the last second."""
    if await health.well():
        return Response({"status": "well"})
    why = refusals.body(Denied(refusals.UNWELL), language_of(request.scope))
    told = {"status": "unwell", **msgspec.structs.asdict(why)}
    return Response(told, status_code=refusals.UNWELL.status)


@websocket("/ws/{table:str}")
async def table_socket(
    socket: Sockets, table: str, registry: TableRegistry, settings: Settings
) -> None:
    """One browser at one table, from the handshake to goodbye."""
    home = household(socket.client.host if socket.client else "")
    if not own_page(socket, settings):
        await turn_away(socket, registry, 1008, refusals.FOREIGN_PAGE)
        return
    if full := registry.sockets.full(home):
        await turn_away(socket, registry, 1013, full)
        return
    registry.sockets.enter(home)
    try:
        await socket.accept()
        hello = await welcomed(socket, registry, home)
        if hello is not None:
            await visit(socket, table, registry, settings, hello)
    finally:
        registry.sockets.leave(home)


async def turn_away(socket: Sockets, registry: TableRegistry, code: int, why: Reason) -> None:
    """Open no socket at all."""
    registry.metrics.refused.labels("socket").inc()
    logger.info("socket refused", code=code, why=why.id)
    await socket.close(code=code, reason=why.id)


async def welcomed(socket: Sockets, registry: TableRegistry, home: str) -> wire.Hello | None:
    """Read a browser's hello; nothing if it left or was refused."""
    try:
        return await first_frame(socket)
    except OtherVersion:
        await say_goodbye(socket, registry, Denied(refusals.OTHER_VERSION), 1008, reload=True)
    except msgspec.MsgspecError:
        await say_goodbye(socket, registry, Denied(refusals.HELLO_MISSING), 1008)
    except TimeoutError:  # a phone that slept, or a machine with much to do
        await say_goodbye(socket, registry, Denied(refusals.HELLO_LATE), 1008, again=True)
    finally:
        registry.sockets.speak(home)
    return None


async def visit(
    socket: Sockets, table: str, registry: TableRegistry, settings: Settings, hello: wire.Hello
) -> None:
    """A browser that has said hello, at its table."""
    try:
        room = await registry.find(check_table_id(table))  # after the hello: it may have been slow
        session = session_of(socket, settings)
        device = welcome(room, session)
    except Denied as denied:
        await say_goodbye(socket, registry, denied, 1008, hello.language)
        return
    except Exception:  # whatever it is, it is said and written down
        logger.exception("a table could not be opened")
        failure = Denied(refusals.FAILED)
        await say_goodbye(socket, registry, failure, 1011, hello.language, again=True)
        return
    connection = Connection(
        device, hello.screen, hello.language, session, RateLimit(settings.stores, MINUTE)
    )
    if crowded := registry.crowded(room, connection):
        await say_goodbye(socket, registry, Denied(crowded), 1013, hello.language)
        return
    sending = asyncio.create_task(send_frames(socket, connection))
    try:
        registry.arrive(room, connection, hello.since)
        await receive_frames(socket, registry, room, connection, RateLimit(settings.frames, TWENTY))
    except Exception:  # whatever it is, it must not be silent
        logger.exception("a socket failed")
        connection.close(1011, "failed")
    finally:
        registry.leave(room, connection)
        connection.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 1)
        note_closed(registry, connection.code, connection.why)


def note_closed(registry: TableRegistry, code: int, why: str) -> None:
    """Count and log a closed socket with its reason."""
    registry.metrics.closed.labels(str(code)).inc()
    write = logger.warning if code in (1011, 1013) else logger.info
    write("socket closed", code=code, why=why)


async def first_frame(socket: Sockets) -> wire.Hello | None:
    """The hello with which every browser begins; none if it went away."""
    frame = await asyncio.wait_for(next_text(socket), HELLO)
    if frame is None:
        return None
    if read_greeting(frame).version != wire.VERSION:
        raise OtherVersion
    hello = read_frame(frame)
    if not isinstance(hello, wire.Hello):
        raise msgspec.ValidationError("no hello")
    return hello


class Greeting(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """What a hello of any version has."""

    version: int = wire.VERSION


class OtherVersion(Exception):
    """The page was loaded before the server was changed."""


read_greeting = msgspec.json.Decoder(Greeting).decode


async def next_text(socket: Sockets) -> str | None:
    """The next text frame; none when the socket is closed, by either side."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    if text is None:
        await socket.close(code=1003, reason=refusals.TEXT_ONLY.id)
        return None
    return str(text)


async def receive_frames(
    socket: Sockets, registry: TableRegistry, room: Room, connection: Connection, pace: RateLimit
) -> None:
    """Answer frame after frame until the socket closes."""
    nonsense = 0
    while (frame := await next_text(socket)) is not None:
        if connection.closed:
            return
        if not pace.take():
            hasty = Denied(refusals.TOO_MANY_FRAMES)
            connection.send(write_frame(refusals.bye(hasty, connection.language, again=True)))
            connection.close(1008, "too many frames")
            return
        try:
            message = read_frame(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            nonsense += 1
            refuse(connection, Denied(refusals.BAD_MESSAGE, error=str(error)))
            if nonsense >= MOST_NONSENSE:
                connection.close(1008, "nonsense")
                return
            continue
        if not isinstance(message, wire.Request):
            refuse(connection, Denied(refusals.HELLO_TWICE))
            continue
        try:
            await handle(registry, room, connection, message)
        except Exception:  # whatever it is, it must not stop the other tables
            logger.exception("a table failed")
            registry.drop(room)


def refuse(connection: Connection, denied: Denied) -> None:
    """Answer a frame that is no request."""
    connection.send(write_frame(refusals.answer("", denied, connection.language)))


async def send_frames(socket: Sockets, connection: Connection) -> None:
    """Send what is queued for a connection until it is closed."""
    while (frame := await connection.next_frame()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
    with contextlib.suppress(Exception):
        await socket.close(code=connection.code)


async def say_goodbye(
    socket: Sockets,
    registry: TableRegistry,
    why: Denied,
    code: int,
    language: str = "",
    again: bool = False,
    reload: bool = False,
) -> None:
    """Say why a socket is closed; before the hello, in the browser's language."""
    bye = write_frame(refusals.bye(why, language or language_of(socket.scope), again, reload))
    with contextlib.suppress(Exception):
        await socket.send_data(bye.decode(), mode="text")
        await socket.close(code=code)
    note_closed(registry, code, why.reason.id)


def no(request: Requests, denied: Denied) -> Response[wire.Refusal]:
    """A refusal in the language of the request."""
    return Response(
        refusals.body(denied, language_of(request.scope)), status_code=denied.reason.status
    )


def not_usable(request: Requests, invalid: Invalid) -> Response[wire.Refusal]:
    """Answer input that the rules cannot use with a sentence."""
    return no(request, denied_by(invalid))


def not_now(request: Requests, error: Exception) -> Response[wire.Refusal]:
    logger.error("storage failed", error=type(error).__name__)
    told = no(request, Denied(refusals.NOT_STORED))
    told.headers["Retry-After"] = "1"
    return told


def failed(request: Requests, error: Exception) -> Response[wire.Refusal]:
    """Log an unexpected failure, and answer with a sentence."""
    logger.error("a request failed", exc_info=error)
    return no(request, Denied(refusals.FAILED))


def not_read(request: Requests, error: HTTPException) -> Response[wire.Refusal]:
    """A request that never reached a table."""
    by_status = {405: refusals.WRONG_METHOD, 413: refusals.TOO_LARGE}
    if error.status_code in by_status:
        return no(request, Denied(by_status[error.status_code]))
    if error.status_code >= 500:
        return failed(request, error)
    return no(request, Denied(refusals.BAD_MESSAGE, error=said_of(error)))


def said_of(error: HTTPException) -> str:
    """Describe a malformed request for programmers."""
    return "; ".join([error.detail, *[str(part) for part in error.extra or ()]])[:LONGEST_ERROR]


def make_app(settings: Settings, store: Store | None = None) -> Gate:
    """The whole server, ready to run; it keeps tables in this store, or in that of the settings."""
    store = store or open_store(settings.url())
    if store.sqlite:
        warn_of_old_sqlite()
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tempo = STILL if settings.still else None
        registry = TableRegistry(store, BotPool(settings.thinkers), tempo, settings, metrics)
        await registry.open()
        app.state.registry = registry
        app.state.storyteller = Storyteller()
        app.state.replays = ReplayWorker()
        remembered = [app.state.storyteller.remembered, app.state.replays.remembered]
        registry.on_erased = [cache.forget for cache in remembered]
        app.state.health = Health(registry.writer)
        try:
            yield
        finally:
            await app.state.replays.stop()
            await registry.close()

    app = Litestar(
        route_handlers=[
            make_table,
            sit,
            take_over,
            knock,
            enter_record,
            go_on_from,
            find_code,
            tell_story,
            show_table,
            list_games,
            read_rules,
            search_rules,
            read_names,
            qr_code,
            show_ending,
            download_record,
            download_words,
            show_replay,
            show_metrics,
            show_health,
            table_socket,
            *page_files(),
        ],
        lifespan=[lifespan],
        middleware=[OldCookies(settings.https)],
        dependencies={
            "registry": Provide(provide_registry, sync_to_thread=False),
            "storyteller": Provide(provide_storyteller, sync_to_thread=False),
            "replays": Provide(provide_replays, sync_to_thread=False),
            "health": Provide(provide_health, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={
            Denied: no,
            Invalid: not_usable,
            SQLAlchemyError: not_now,
            NotStored: not_now,
            NotFoundException: lost,
            HTTPException: not_read,
            500: failed,
        },
        request_max_body_size=16_384,
        openapi_config=schema_at(settings),
    )
    return Gate(app, settings, metrics)


def schema_at(settings: Settings) -> OpenAPIConfig | None:
    """The HTTP requests as OpenAPI, if the setting is on."""
    if not settings.schema:
        return None
    return OpenAPIConfig(title="Yuletable", version=str(wire.VERSION))


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
    """The page's first file, which finds out from the address what to show."""
    return Response(START.read_bytes(), status_code=status, media_type="text/html")


def lost(request: Requests, _: Exception) -> Response[Any]:
    """Answer a wrong address: a browser gets the page, a program a sentence."""
    if START.exists() and "text/html" in request.headers.get("accept", ""):
        return start_page(404)
    return no(request, Denied(refusals.NOT_FOUND))


def provide_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def provide_storyteller(state: State) -> Storyteller:
    storyteller: Storyteller = state.storyteller
    return storyteller


def provide_replays(state: State) -> ReplayWorker:
    replays: ReplayWorker = state.replays
    return replays


def provide_health(state: State) -> Health:
    health: Health = state.health
    return health
