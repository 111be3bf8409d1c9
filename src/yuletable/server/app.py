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
from yuletable.games.holiday_fever.family import beating_lines
from yuletable.kernel.beside import write_beside
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import write_record
from yuletable.server import knocking, seating
from yuletable.server import protocol as wire
from yuletable.server.addresses import household
from yuletable.server.answering import handle
from yuletable.server.ending import Ending
from yuletable.server.figures import Figures
from yuletable.server.gate import Gate
from yuletable.server.guest import Guest
from yuletable.server.house import House
from yuletable.server.keys import device_of, require_member, welcome
from yuletable.server.library import (
    GameCard,
    catalogue_page,
    finished,
    names_sent,
    record_of,
    rules_page_sent,
    words_of,
)
from yuletable.server.live import Live
from yuletable.server.looking_back import LookingBack
from yuletable.server.old_cookies import OldCookies
from yuletable.server.opening import open_store
from yuletable.server.pace import STILL
from yuletable.server.patience import MINUTE, Allowance
from yuletable.server.play_on import play_on
from yuletable.server.protocol import Batch, read_frame, write_frame
from yuletable.server.pulse import Pulse
from yuletable.server.rules_page import RulesPage
from yuletable.server.sessions import Session, cookie, cookie_name, token_hash, token_of
from yuletable.server.settings import Settings
from yuletable.server.store import Damaged, Store, warn_of_old_sqlite
from yuletable.server.storyteller import Storyteller
from yuletable.server.table import Denied
from yuletable.server.thinking import Thinkers
from yuletable.server.writer import NotStored
from yuletable.words.sentences import LANGUAGES

TWENTY = 20.0
HELLO = 10.0  # seconds to say it
ROOMS = ("t", "join", "rules", "replay")  # places of the page that go on: /t/…
PAGES = ("learn", "family", "replays")
PAGE = Path(__file__).parent.parent / "page"  # as it was built
START = PAGE / "index.html"
NOT_NOW = "The disk does not answer; nothing is lost, try again in a moment."
MOST_NONSENSE = 5  # frames that cannot be read, until the socket is closed
FAILED = "Something went wrong here; nothing is lost, try again in a moment."
OTHER_VERSION = "The game has been renewed since this page was loaded; please load it again."
logger = structlog.get_logger()
Sockets = WebSocket[Any, Any, State]
Requests = Request[Any, Any, State]


def seated(settings: Settings, answer: Any, session: Session) -> Response[Any]:
    """An answer to somebody who has a session now, if they had none before."""
    kept = cookie(cookie_name(settings.https), session.token, settings.https)
    return Response(answer, cookies=[kept], headers={"Cache-Control": "no-store"})


def session_of(request: Requests | Sockets, settings: Settings) -> str | None:
    """The session a browser says it is, as it is stored; it is worth what is stored with it."""
    token = token_of(request.cookies, settings.https)
    return token_hash(token) if token else None


async def needed_session(request: Requests, house: House, settings: Settings) -> Session:
    """The browser's session; a fresh one if the server has issued none to it."""
    return await house.sessions.needed(token_of(request.cookies, settings.https))


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


def sends(what: Any) -> dict[int, ResponseSpec]:
    """For the schema: what an answer holds that is written as JSON already."""
    return {200: ResponseSpec(what, generate_examples=False)}


@post("/api/tables")
async def make_table(
    request: Requests, data: wire.MakeTable, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Make a table; with a level, a game against bots that starts at once."""
    check_post(request, settings)
    session = await needed_session(request, house, settings)
    return seated(settings, await house.make(data, session), session)


@get("/api/tables/{table:str}")
async def show_table(
    request: Requests, table: str, house: House, settings: Settings
) -> wire.TableNews:
    """How a table looks from outside; a look claims nothing."""
    live = await house.look(check_table_id(table))
    session = session_of(request, settings)
    return live.news(device_of(live, session), session)


@post("/api/tables/{table:str}/sit")
async def sit(
    request: Requests, table: str, data: wire.TakeSeat, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Take a seat with a name."""
    check_post(request, settings)
    session = await needed_session(request, house, settings)
    live = await house.find(check_table_id(table))
    return seated(settings, await seating.sit(house, live, session, data), session)


@post("/api/tables/{table:str}/take-over")
async def take_over(
    request: Requests, table: str, data: wire.TakeOver, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Take over the seats of another device with its one-time code."""
    check_post(request, settings)
    session = await needed_session(request, house, settings)
    live = await house.find(check_table_id(table))
    return seated(settings, await seating.take_over(house, live, session, data.code), session)


@post("/api/tables/{table:str}/knock")
async def knock(
    request: Requests, table: str, data: wire.AskForSeat, house: House, settings: Settings
) -> Response[wire.Knocked]:
    """Ask for a seat of a game that has begun."""
    check_post(request, settings)
    session = await needed_session(request, house, settings)
    live = await house.find(check_table_id(table))
    return seated(settings, await knocking.knock(house, live, session, data), session)


@post("/api/tables/{table:str}/play-on")
async def go_on_from(
    request: Requests, table: str, data: wire.PlayOn, house: House, settings: Settings
) -> Response[wire.Seated]:
    """Play a finished game on from one of its moments, against bots, at a new table."""
    check_post(request, settings)
    old = await table_of_a_member(request, table, house, settings)
    session = await needed_session(request, house, settings)
    return seated(settings, await play_on(house, old, data, session), session)


@get("/api/codes/{code:str}")
async def find_code(code: str, house: House) -> dict[str, str]:
    """The table of a short code."""
    return {"table": await house.by_code(code[:12])}


@get("/api/games", sync_to_thread=False, responses=sends(list[GameCard]))
def list_games(language: str = "en") -> Response[bytes]:
    """The catalogue."""
    return as_json(catalogue_page(known_language(language)))


@get("/api/rules/{game:str}", sync_to_thread=False, responses=sends(RulesPage))
def read_rules(game: str, language: str = "en") -> Response[bytes]:
    """The rules of a game, clause by clause."""
    return as_json(rules_page_sent(game, known_language(language)))


@get("/api/names/{game:str}", sync_to_thread=False, responses=sends(dict[str, str]))
def read_names(game: str, language: str = "en") -> Response[bytes]:
    """What is printed on a game's boards and cards, in this language; English is printed."""
    return as_json(names_sent(game, known_language(language)))


def invitation(live: Live) -> str:
    """Where guests are sent: a code opens the lobby, the link a game that has begun."""
    begun = live.table.stage != "lobby"
    return f"t/{live.row.id}" if begun else f"join/{live.row.code}"


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Requests, table: str, house: House) -> Response[bytes]:
    """The link to a table, for the camera of a phone."""
    live = await house.find(check_table_id(table))
    link = f"{request.base_url}{invitation(live)}"
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def table_of_a_member(
    request: Requests, table: str, house: House, settings: Settings
) -> Live:
    """A table, for those who may look back at its game."""
    live = await house.look(check_table_id(table))
    require_member(live, session_of(request, settings))
    return live


@get("/api/tables/{table:str}/ending", responses=sends(Ending))
async def show_ending(
    request: Requests,
    table: str,
    house: House,
    settings: Settings,
    looking_back: LookingBack,
    language: str = "en",
) -> Response[bytes]:
    """Standings and their arithmetic, once the game is over."""
    live = await table_of_a_member(request, table, house, settings)
    return as_json(await looking_back.ending(live, known_language(language)))


@post("/api/records", sync_to_thread=False)
def enter_record(
    request: Requests, data: wire.EnterRecord, settings: Settings
) -> list[wire.RecordLine]:
    """The lines a finished game adds to the records page of a device, which alone keeps it."""
    check_post(request, settings)
    page, lines = [msgspec.to_builtins(part) for part in (data.page, data.lines)]
    return msgspec.convert(beating_lines(page, lines), list[wire.RecordLine])


@get("/api/tables/{table:str}/record")
async def download_record(
    request: Requests, table: str, house: House, settings: Settings
) -> Response[bytes]:
    """The record of a finished game: `yuletable verify` needs nothing else."""
    live = await table_of_a_member(request, table, house, settings)
    name = f"{live.row.game}-{live.row.code}.json"
    return Response(
        write_record(record_of(live)).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/words")
async def download_words(
    request: Requests, table: str, house: House, settings: Settings
) -> Response[bytes]:
    """What lies beside the record of a finished game: speeches and keepsakes, if not erased."""
    live = await table_of_a_member(request, table, house, settings)
    finished(live)
    beside = words_of(live, await house.read(house.store.said, live.row.id))
    name = f"{live.row.game}-{live.row.code}.beside.json"
    return Response(
        write_beside(beside).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", responses=sends(list[Batch]))
async def show_replay(
    request: Requests,
    table: str,
    house: House,
    settings: Settings,
    looking_back: LookingBack,
    move: int,
    seat: str = "",
    language: str = "en",
) -> Response[bytes]:
    """A finished game from any moment on, through any seat's eyes or nobody's."""
    live = await table_of_a_member(request, table, house, settings)
    shown = await looking_back.replay(live, seat_in(seat), move, known_language(language))
    return as_json(shown)


@get("/api/tables/{table:str}/story", responses=sends(Story))
async def tell_story(
    request: Requests, table: str, house: House, settings: Settings, storyteller: Storyteller
) -> Response[bytes]:
    """How a finished game went: everyone's chances, the best move, the greatest luck."""
    return as_json(await storyteller.tell(await table_of_a_member(request, table, house, settings)))


def seat_in(text: str) -> int | None:
    """The seat whose eyes one looks through; none at all where it is left out."""
    if not text:
        return None
    if text not in ("0", "1", "2", "3", "4", "5", "6", "7"):
        raise Denied("There is no such seat.")
    return int(text)


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


def known_language(language: str) -> str:
    """A language we speak, or English."""
    return language if language in LANGUAGES else "en"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(house: House) -> Response[bytes]:
    """Numbers for whoever keeps the server: no names, no tables."""
    return Response(house.metrics(), media_type="text/plain; version=0.0.4")


@get("/health")
async def health(pulse: Pulse) -> Response[dict[str, str]]:
    """Well means: within a second a real commit has reached the disk."""
    if await pulse.well():
        return Response({"status": "well"})
    why = "The disk does not answer, or nothing is stored any more."
    return Response({"status": "unwell", "why": why}, status_code=503)


@websocket("/ws/{table:str}")
async def table_socket(socket: Sockets, table: str, house: House, settings: Settings) -> None:
    """One browser at one table, from the handshake to goodbye."""
    home = household(socket.client.host if socket.client else "")
    if not own_page(socket, settings):
        await turn_away(socket, house, 1008, "another page")
        return
    if full := house.sockets.full(home):
        await turn_away(socket, house, 1013, full)
        return
    house.sockets.enter(home)
    try:
        await socket.accept()
        hello = await welcomed(socket, house, home)
        if hello is not None:
            await visit(socket, table, house, settings, hello)
    finally:
        house.sockets.leave(home)


async def turn_away(socket: Sockets, house: House, code: int, why: str) -> None:
    """Open no socket at all."""
    house.figures.refused.labels("socket").inc()
    logger.info("socket refused", code=code, why=why)
    await socket.close(code=code, reason=why)


async def welcomed(socket: Sockets, house: House, home: str) -> wire.Hello | None:
    """The hello of a browser; without one it has gone, or been told goodbye."""
    try:
        return await first_frame(socket)
    except OtherVersion:
        await say_goodbye(socket, house, OTHER_VERSION, 1008, reload=True)
    except msgspec.MsgspecError:
        await say_goodbye(socket, house, "The first frame must say hello.", 1008)
    except TimeoutError:  # a phone that slept, or a machine with much to do
        await say_goodbye(socket, house, "Nobody said hello in time.", 1008, again=True)
    finally:
        house.sockets.speak(home)
    return None


async def visit(
    socket: Sockets, table: str, house: House, settings: Settings, hello: wire.Hello
) -> None:
    """A browser that has said hello, at its table."""
    try:
        live = await house.find(check_table_id(table))  # after the hello: it may have been slow
        session = session_of(socket, settings)
        device = welcome(live, session)
    except (Denied, Damaged) as denied:
        await say_goodbye(socket, house, str(denied), 1008)
        return
    except Exception:  # whatever it is, it is said and written down
        logger.exception("a table could not be opened")
        await say_goodbye(socket, house, FAILED, 1011, again=True)
        return
    guest = Guest(device, hello.screen, hello.language, session, Allowance(settings.stores, MINUTE))
    if crowded := house.crowded(live, guest):
        await say_goodbye(socket, house, crowded, 1013)
        return
    sending = asyncio.create_task(send_frames(socket, guest))
    try:
        house.arrive(live, guest, hello.since)
        await receive_frames(socket, house, live, guest, Allowance(settings.frames, TWENTY))
    except Exception:  # whatever it is, it must not be silent
        logger.exception("a socket failed")
        guest.close(1011, "failed")
    finally:
        house.leave(live, guest)
        guest.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 1)
        note_closed(house, guest.code, guest.why)


def note_closed(house: House, code: int, why: str) -> None:
    """Every socket that is closed is counted, and written down with its reason."""
    house.figures.closed.labels(str(code)).inc()
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
        await socket.close(code=1003, reason="text only")
        return None
    return str(text)


async def receive_frames(
    socket: Sockets, house: House, live: Live, guest: Guest, pace: Allowance
) -> None:
    """Answer frame after frame until the socket closes."""
    nonsense = 0
    while (frame := await next_text(socket)) is not None:
        if guest.closed:
            return
        if not pace.take():
            guest.send(write_frame(wire.Bye("Too many messages at once.", True)))
            guest.close(1008, "too many frames")
            return
        try:
            message = read_frame(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            nonsense += 1
            guest.send(write_frame(wire.Answer("", "refused", f"Not a message: {error}.")))
            if nonsense >= MOST_NONSENSE:
                guest.close(1008, "nonsense")
                return
            continue
        if not isinstance(message, wire.Request):
            guest.send(write_frame(wire.Answer("", "refused", "You have said hello already.")))
            continue
        try:
            await handle(house, live, guest, message)
        except Exception:  # whatever it is, it must not stop the other tables
            logger.exception("a table failed")
            house.drop(live)


async def send_frames(socket: Sockets, guest: Guest) -> None:
    """Send what is queued for a guest until it is let go."""
    while (frame := await guest.next_frame()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
    with contextlib.suppress(Exception):
        await socket.close(code=guest.code)


async def say_goodbye(
    socket: Sockets,
    house: House,
    why: str,
    code: int,
    again: bool = False,
    reload: bool = False,
) -> None:
    with contextlib.suppress(Exception):
        bye = write_frame(wire.Bye(why, again, reload))
        await socket.send_data(bye.decode(), mode="text")
        await socket.close(code=code)
    note_closed(house, code, why)


def refused(_: Requests, error: Exception) -> Response[dict[str, str]]:
    """What cannot be done is said in a sentence."""
    return Response({"why": str(error)}, status_code=409)


def not_now(_: Requests, error: Exception) -> Response[dict[str, str]]:
    logger.error("storage failed", error=type(error).__name__)
    return Response({"why": NOT_NOW}, status_code=503, headers={"Retry-After": "1"})


def cannot_open(_: Requests, error: Exception) -> Response[dict[str, str]]:
    """A table that cannot be read; trying again does not help."""
    return Response({"why": str(error)}, status_code=503)


def failed(_: Requests, error: Exception) -> Response[dict[str, str]]:
    """Whatever it was, it is written down, and the answer is a sentence."""
    logger.error("a request failed", exc_info=error)
    return Response({"why": FAILED}, status_code=500)


def make_app(settings: Settings, store: Store | None = None) -> Gate:
    """The whole server, ready to run; it keeps tables in this store, or in that of the settings."""
    store = store or open_store(settings.url())
    if store.sqlite:
        warn_of_old_sqlite()
    figures = Figures()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        tempo = STILL if settings.still else None
        house = House(store, Thinkers(settings.thinkers), tempo, settings, figures)
        await house.open()
        app.state.house = house
        app.state.storyteller = Storyteller()
        app.state.looking_back = LookingBack()
        house.retold = [app.state.storyteller.remembered, app.state.looking_back.remembered]
        app.state.pulse = Pulse(house.writer)
        try:
            yield
        finally:
            await app.state.looking_back.stop()
            await house.close()

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
        middleware=[OldCookies(settings.https)],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "storyteller": Provide(provide_storyteller, sync_to_thread=False),
            "looking_back": Provide(provide_looking_back, sync_to_thread=False),
            "pulse": Provide(provide_pulse, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        exception_handlers={
            Denied: refused,
            Invalid: refused,
            SQLAlchemyError: not_now,
            NotStored: not_now,
            Damaged: cannot_open,
            NotFoundException: lost,
            500: failed,
        },
        request_max_body_size=16_384,
        openapi_config=schema_at(settings),
    )
    return Gate(app, settings, figures)


def schema_at(settings: Settings) -> OpenAPIConfig | None:
    """What may be asked over HTTP, for programs; only where the keeper wants to show it."""
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
    """The page's own first file: it finds out by itself where it is."""
    return Response(START.read_bytes(), status_code=status, media_type="text/html")


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


def provide_looking_back(state: State) -> LookingBack:
    looking_back: LookingBack = state.looking_back
    return looking_back


def provide_pulse(state: State) -> Pulse:
    pulse: Pulse = state.pulse
    return pulse
