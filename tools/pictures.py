"""Pictures of the page: home, a lobby and the five boards, on a phone, a desk and a TV.

python -m tools.pictures [FOLDER]

The tables are laid in a real server's store with known luck, so that the same sources give the same
pictures again, but for the port in the lobby.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.browsing import find_browser
from tests.web.laying import KEY, Laid, begun, lay
from tests.web.node import ROOT, build_page
from tools.theatre import NAMES
from yuletable.kernel.ballot import Window
from yuletable.kernel.match import Match
from yuletable.prove.process import Server
from yuletable.server.net.sessions import cookie_name
from yuletable.server.table import log
from yuletable.server.table.table import Table

FOLDER = ROOT / "docs" / "pictures"
QUALITIES = (72, 64, 56, 48, 42, 38)
MOST = 120_000  # bytes of a picture
TOLD = 8  # the last steps, which the log still tells of
LATE = 30_000  # milliseconds until a page must be there


@dataclass(frozen=True)
class Size:
    """A screen to look at."""

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
    Scene("christmas_opoly", 4, "fir", 160, phase="Buy"),
    Scene("holiday_fever", 4, "fir", 240),
)


def in_the_lobby() -> Laid:
    laid = Laid("north_pole", 4, "lobby")
    laid.add(log.Sat(1, 1, 1))
    laid.add(log.BotSat(2, "greedy"))
    return laid


def in_the_middle(scene: Scene) -> Laid:
    """Bots play it, also in our seat, until we are asked what the picture is to show."""
    laid = begun(scene.game, scene.seats, scene.seed)
    laid.play(lambda match: len(match.record.moves) >= scene.moves and asks_us(match, scene))
    return laid


def asks_us(match: Match, scene: Scene) -> bool:
    phase = match.state.stack[-1]
    mine = match.waiting() == (0,) and not isinstance(phase, Window)
    return mine and scene.phase in ("", phase.wire_name)


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
            name = cookie_name(https=False)
            context.add_cookies([{"name": name, "value": KEY, "url": self.address}])
            for viewer, seat in ((0, "0"), (None, "")):
                revision = max(0, table.revisions.get(viewer, 0) - TOLD)
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
        page.locator("main :is(section, ol)").first.wait_for()
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
        lay(server, [lobby, *[laid for _, laid in boards]])
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
