"""How smoothly a hand of thirty cards moves: tasks over 50 ms in the browser's performance trace.

python -m tools.smoothness [MOVES]

A real game of Secret Santa on the built page; on the way from the server to the browser our hand is
filled up to thirty. A second run is slowed down four times, as on a cheap phone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.web.browsing import find_browser
from tests.web.conftest import DESK
from tests.web.laying import KEY, Laid, begun, lay
from tests.web.node import build_page
from tests.web.playing import LOOK, READY
from yuletable.prove.process import Server
from yuletable.server.feed.patch import view_hash
from yuletable.server.net.sessions import cookie_name

CARDS = 30
MORE = [1, 2, 3, 6, 8, 10, 11, 12]  # what fills the hand up, again and again
LONG = 50  # milliseconds
WATCHED = 4_000  # milliseconds after each of our moves
TRACED = "devtools.timeline,disabled-by-default-devtools.timeline"


class Thicker:
    """Stands between server and browser, and adds cards to our hand."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.largest = 0

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(self.filled(frame)))

    def filled(self, frame: str | bytes) -> str:
        told = msgspec.json.decode(frame)
        if told["type"] == "batch":
            patch = told["view"]
            if "hand" in patch:
                patch["hand"] = thirty(patch["hand"])
                self.largest = max(self.largest, len(patch["hand"]))
            self.view = patch if told["whole"] else {**self.view, **patch}
            told["hash"] = view_hash(self.view)
        return msgspec.json.encode(told).decode()


def thirty(hand: list[str]) -> list[str]:
    """A hand with more gifts, in the order in which it is held: gifts by value, then the rest."""
    more = [MORE[i % len(MORE)] for i in range(CARDS - len(hand))]
    gifts = sorted([*more, *[int(code) for code in hand if code.isdigit()]])
    return [*map(str, gifts), *[code for code in hand if not code.isdigit()]]


class Trace:
    """The browser's own record of what its main thread was busy with."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.line.on("Tracing.tracingComplete", lambda _: setattr(self, "over", True))
        self.events: list[dict[str, Any]] = []
        self.over = False

    def begin(self) -> None:
        self.events, self.over = [], False
        self.line.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})

    def tasks(self) -> list[float]:
        """The milliseconds each task kept the main thread, without those of other programs."""
        self.line.send("Tracing.end")
        while not self.over:
            self.page.wait_for_timeout(50)
        named = [event for event in self.events if event["name"] == "thread_name"]
        mains = {
            (event["pid"], event["tid"])
            for event in named
            if event["args"]["name"] == "CrRendererMain"
        }
        return [
            event["tdur"] / 1_000
            for event in self.events
            if event["name"] == "RunTask"
            and (event["pid"], event["tid"]) in mains
            and "tdur" in event
        ]


def play(page: Page, moves: int) -> list[float]:
    """Where to click is found before the watch begins: looking takes time too."""
    found: list[float] = []
    trace = Trace(page)
    for _ in range(moves):
        page.wait_for_function(READY, timeout=60_000)
        sight = page.evaluate(LOOK)
        trace.begin()
        for x, y in [*sight["words"][-1:], *sight["lit"][:1]]:
            page.mouse.click(x, y)
            page.keyboard.press("Enter")
        page.wait_for_timeout(WATCHED)
        found += trace.tasks()
    return found


def watch(browser: Browser, address: str, laid: Laid, slower: int, moves: int) -> None:
    """Say how many long tasks there were while we played so many moves and the others answered."""
    context = browser.new_context(base_url=address, viewport=DESK, locale="en-GB")
    name = cookie_name(https=False)
    context.add_cookies([{"name": name, "value": KEY, "url": address}])
    thicker = Thicker()
    context.route_web_socket("**/ws/**", thicker.open)
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"/t/{laid.row.id}")
    found = play(page, moves)
    over = [task for task in found if task > LONG]
    print(
        f"{slower}x slower, {moves} moves, {thicker.largest} cards, {len(found)} tasks: "
        f"{len(over)} over {LONG} ms, the longest {max(found):.0f} ms"
    )
    context.close()


def main(moves: int) -> None:
    build_page()
    tables = {slower: begun("secret_santa", 4, f"fir {slower}") for slower in (1, 4)}
    with TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as play:
        lay(server, tables.values())
        browser = play.chromium.launch(
            executable_path=find_browser(play.chromium), args=["--no-sandbox"]
        )
        for slower, laid in tables.items():
            watch(browser, f"http://127.0.0.1:{server.port}", laid, slower, moves)
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 10)
