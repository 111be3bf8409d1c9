"""No page of any game has a fault that the accessibility checker can find, by day or evening."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PHONE, Visit
from tests.web.laying import KEY, begun, lay
from tests.web.playing import LONG
from tests.web.test_page import TITLES
from tests.web.test_table_life import make_table
from yuletable.prove.process import Server
from yuletable.server.net.sessions import cookie_name

THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
Fault = dict[str, Any]


def faults(page: Page, axe: str) -> list[str]:
    """What the checker finds in both lights, and anything that sticks out sideways."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(axe)
        seen: list[Fault] = page.evaluate("axe.run().then((told) => told.violations)")
        found += [f"{theme} {fault['id']} {fault['nodes'][0]['target']}" for fault in seen]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("it scrolls sideways")
    return found


@pytest.mark.parametrize(
    "path",
    [
        "/",
        *[f"/rules/{game}" for game in TITLES],
        "/rules/secret_santa#SS-42",
        "/learn",
        "/family",
        "/replays",
    ],
)
@pytest.mark.parametrize("phone", [False, True])
def test_pages_to_read(path: str, phone: bool, visit: Visit, axe: str) -> None:
    page = visit(path, **({"viewport": PHONE} if phone else {}))
    page.wait_for_load_state("networkidle")
    assert faults(page, axe) == []


def test_a_table_being_laid(visit: Visit, axe: str) -> None:
    page = visit("/")
    make_table(page, "Secret Santa", "Mia")
    assert faults(page, axe) == []
    page.get_by_role("button", name=re.compile("finer points")).click()
    assert faults(page, axe) == []
    door = visit(page.url.removeprefix(page.url.split("/t/")[0]), viewport=PHONE)
    door.get_by_label("Your name").wait_for()
    assert faults(door, axe) == []


@pytest.mark.parametrize("phone", [False, True])
def test_settings(phone: bool, visit: Visit, axe: str) -> None:
    page = visit("/", **({"viewport": PHONE} if phone else {}))
    page.get_by_role("button", name="Menu" if phone else "Settings").click()
    if phone:
        page.get_by_role("button", name="Settings").last.click()
    page.get_by_role("dialog", name="Settings").wait_for()
    assert faults(page, axe) == []


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", TITLES)
def test_a_finished_game(game: str, phone: bool, visit: Visit, server: Server, axe: str) -> None:
    """Standings and arithmetic, the shuffle check, and the replay from somebody's eyes."""
    laid = begun(game, 3, f"kind {phone}")
    laid.play(lambda match: match.over())
    lay(server, [laid])
    page = visit("/", **({"viewport": PHONE} if phone else {}))
    name = cookie_name(https=False)
    page.context.add_cookies([{"name": name, "value": KEY, "url": page.url}])
    page.goto(f"/t/{laid.row.id}")
    page.locator(".standings").wait_for(timeout=LONG)
    page.locator(".turns button").first.wait_for(timeout=LONG)
    for arithmetic in page.locator("summary").all():
        arithmetic.click()
    assert faults(page, axe) == []
    page.get_by_role("button", name=re.compile("Check the shuffle")).click()
    page.locator("dialog[open]").wait_for()
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("Watch all .* again")).click()
    page.get_by_role("button", name="One on").wait_for()
    assert faults(page, axe) == []


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", TITLES)
def test_a_table_being_played(game: str, phone: bool, visit: Visit, axe: str) -> None:
    page = visit("/", **({"viewport": PHONE} if phone else {}))
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    assert faults(page, axe) == []
    for button in ("Menu", "Rules"):
        page.get_by_role("button", name=button).first.click()
        page.locator("dialog[open]").wait_for()
        assert faults(page, axe) == []
        page.keyboard.press("Escape")
