"""The page in a real browser, served by a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    sync_playwright,
)

from tests.web.browsing import find_browser
from tests.web.node import build_page, packages
from yuletable.prove.process import Server

Visit = Callable[..., Page]
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 375, "height": 740}
HARMLESS = (
    "Failed to load resource: net::ERR",  # cut on purpose
    "WebSocket connection to",
)


@pytest.fixture(scope="session")
def built_page() -> None:
    build_page()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        kind = playwright.chromium
        running = kind.launch(executable_path=find_browser(kind), args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page")) as running:
        yield running


def wrong(line: ConsoleMessage) -> bool:
    """Is this a complaint? A refusal of the server's is none: it is said on the page."""
    refused = "status of 4" in line.text and "/api/" in line.location["url"]
    return line.type == "error" and not refused


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a device of its own at an address; none may complain on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_device(path: str = "/", **settings: object) -> Page:
        wanted = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        address = f"http://127.0.0.1:{server.port}"
        context = browser.new_context(base_url=address, **wanted)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda line: complaints.append(line.text) if wrong(line) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_device
    for context in contexts:
        context.close()
    assert not [line for line in complaints if not line.startswith(HARMLESS)]


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, as a script."""
    return (packages() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
