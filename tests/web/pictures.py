"""Pictures of the page: home, a lobby and the five boards, on a phone, a desk and a TV.

python -m tests.web.pictures [FOLDER]

The tables are laid in a real server's store with known luck, so that the same sources give the same
pictures again.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.theatre import NAMES, bot_luck
from tests.web.browsing import find_browser
from tests.web.node import ROOT, build_page
from yuletable.bots.drive import next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.ballot import Window
from yuletable.server import entries as log
from yuletable.server import store as kept
from yuletable.server.app import cookie_name
from yuletable.server.house import as_made, key_hash
from yuletable.server.prove.process import Server
from yuletable.server.store import GENESIS, Put, Row, Store, TableRow, chained, sqlite_url
from yuletable.server.table import Table, first_entry

FOLDER = ROOT / "docs" / "pictures"
KEY = "the key to every seat of these pictures"
QUALITIES = (72, 64, 56, 48)
MOST = 120_000  # bytes of a picture
TOLD = 8  # the last steps, which the log still tells of
LATE = 30_000  # milliseconds until a page must be there


@dataclass(frozen=True)
class Size:
    name: str
    view: ViewportSize
    theme: Literal["light", "dark"]
    scale: float  # of the picture to what is seen
    tv: bool = False


SIZES = (
    Size("375", {"width": 375, "height": 740}, "light", 1),
    Size("1440", {"width": 1440, "height": 900}, "dark", 0.8),
    Size("1920", {"width": 1920, "height": 1080}, "dark", 0.7, tv=True),
)


@dataclass(frozen=True)
class Scene:
    """A moment of a game worth a picture: the first after so many moves in which we are asked."""

    game: str
    seats: int
    seed: str
    moves: int
    phase: str = ""  # that asks us, if any will not do
    press: str = ""  # what is chosen, so that one sees where it leads


SCENES = (
    Scene("secret_santa", 4, "fir", 60, press="[data-at^=hand-] [aria-pressed]"),
    Scene("holiday_shuffle", 4, "fir", 40),
    Scene("north_pole", 4, "fir", 40, press=".np-hand [aria-pressed]"),
    Scene("christmas_opoly", 4, "fir", 160),
    Scene("holiday_fever", 4, "fir", 60),
)


class Laid:
    """A table as its log tells of it, made without anybody playing."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        name = f"{game} {seed}"
        self.row = TableRow(digest(name, 32), digest(name, 6).upper(), digest(seed, 64), game)
        self.table = Table(self.row.id, self.row.secret)
        self.rows: list[Row] = []
        self.add(first_entry(game, seats, {}, "relaxed", self.row.secret))
        self.add(log.Sat(0, 0, 0))

    def add(self, entry: log.AnyEntry) -> None:
        self.table.apply(entry)
        last = self.rows[-1].hash if self.rows else GENESIS
        self.rows.append(chained(self.row.id, len(self.rows), None, None, entry, last, 0))

    def into(self, store: Store) -> None:
        here = {"table_id": self.row.id}
        named = [
            Put(kept.names, {**here, "player": player}, {"name": NAMES[player]})
            for player in range(self.table.players)
        ]
        made = Put(kept.tables, {"id": self.row.id}, {**as_made(self.row), "made_at": 0})
        key = Put(kept.keys, {**here, "device": 0}, {"hash": key_hash(KEY)})
        store.append(self.rows, [made, *named, key])


def digest(words: str, length: int) -> str:
    return sha256(words.encode()).hexdigest()[:length]


def in_the_lobby() -> Laid:
    laid = Laid("north_pole", 4, "lobby")
    laid.add(log.Sat(1, 1, 1))
    laid.add(log.BotSat(2, "greedy"))
    return laid


def in_the_middle(scene: Scene) -> Laid:
    """Bots play it, also in our seat, until we are asked what the picture is to show."""
    laid = Laid(scene.game, scene.seats, scene.seed)
    for seat in range(1, scene.seats):
        laid.add(log.BotSat(seat, "greedy"))
    laid.add(log.Started("2026-12-24"))
    game = find(scene.game)
    bots = {seat: bot("greedy", game) for seat in range(scene.seats)}
    match = laid.table.playing()
    while len(match.record.moves) < scene.moves or not asks_us(laid.table, scene):
        luck = partial(bot_luck, scene.seed, len(match.record.moves))
        seat, move = next_move(match.state, bots, luck)
        laid.add(log.Moved([(seat, move.text())], "bot"))
    return laid


def asks_us(table: Table, scene: Scene) -> bool:
    phase = table.phase()
    assert phase is not None, f"{scene.game} was over before there was a picture"
    name = type(phase).__name__
    mine = table.playing().waiting() == (0,) and not isinstance(phase, Window)
    return mine and scene.phase in ("", name)


class Studio:
    """A server with everything laid, and a browser to look at it."""

    def __init__(self, browser: Browser, port: int, folder: Path) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{port}"
        self.folder = folder

    def look(self, size: Size, table: Table | None = None) -> Page:
        """A device at which we sit at this table; it tells of the last few steps."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport=size.view,
            device_scale_factor=size.scale,
            color_scheme=size.theme,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(LATE)
        if table is not None:
            name = cookie_name(table.name, https=False)
            context.add_cookies([{"name": name, "value": KEY, "url": self.address}])
            for ear, seat in ((0, "0"), (None, "")):
                revision = max(0, table.revisions.get(ear, 0) - TOLD)
                story = msgspec.json.encode({"revision": revision, "log": []}).decode()
                place = f"yuletable/story/{table.name}/{seat}"
                context.add_init_script(f"sessionStorage.setItem({place!r}, {story!r})")
        return context.new_page()

    def keep(self, page: Page, name: str, size: Size) -> None:
        """A small picture: as good as its size allows."""
        settle(page)
        for quality in QUALITIES:
            taken = page.screenshot(type="jpeg", quality=quality)
            if len(taken) <= MOST:
                break
        (self.folder / f"{name}-{size.name}.jpg").write_bytes(taken)
        page.context.close()

    def home(self, size: Size) -> None:
        page = self.look(size)
        page.goto("/")
        page.get_by_role("button", name="Play now").last.wait_for()
        self.keep(page, "home", size)

    def lobby(self, laid: Laid, size: Size) -> None:
        page = self.look(size, laid.table)
        page.goto(f"/t/{laid.row.id}{'/screen' if size.tv else ''}")
        page.get_by_text(NAMES[1]).first.wait_for()
        self.keep(page, "lobby", size)

    def board(self, scene: Scene, laid: Laid, size: Size) -> None:
        page = self.look(size, laid.table)
        page.goto(f"/t/{laid.row.id}{'/screen' if size.tv else ''}")
        page.locator("main section").first.wait_for()
        settle(page)
        if scene.press and not size.tv:
            page.locator(scene.press).first.click()
        self.keep(page, scene.game, size)


def settle(page: Page) -> None:
    """Letters and what flies in are in their places."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def take(folder: Path) -> None:
    build_page()
    folder.mkdir(parents=True, exist_ok=True)
    lobby = in_the_lobby()
    boards = [(scene, in_the_middle(scene)) for scene in SCENES]
    with TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as play:
        store = Store(sqlite_url(server.database))
        for laid in [lobby, *[laid for _, laid in boards]]:
            laid.into(store)
        store.close()
        browser = play.chromium.launch(
            executable_path=find_browser(play.chromium), args=["--no-sandbox"]
        )
        studio = Studio(browser, server.port, folder)
        for size in SIZES:
            studio.home(size)
            studio.lobby(lobby, size)
            for scene, laid in boards:
                studio.board(scene, laid, size)
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
