"""After the end: the story of a game, its moments to share, and what might have been."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.laying import KEY, Laid, begun, lay
from tests.web.playing import LONG, Clicker
from tests.web.test_kindness import faults
from tests.web.test_page import TITLES
from yuletable.prove.process import Server
from yuletable.server.net.sessions import cookie_name

CLIPBOARD = ["clipboard-read", "clipboard-write"]
HERE = re.compile("Play on from here")


def laid_over(server: Server, game: str, seed: str) -> Laid:
    laid = begun(game, 3, seed)
    laid.play(lambda match: match.over())
    lay(server, [laid])
    return laid


def sit_at(page: Page, laid: Laid) -> None:
    """We are the one who played in the first seat."""
    name = cookie_name(https=False)
    page.context.add_cookies([{"name": name, "value": KEY, "url": page.url}])


def scrub(page: Page, move: int) -> None:
    page.get_by_role("slider", name="Moment").fill(str(move))


def test_the_chart_scrubs_and_leads_into_the_replay(visit: Visit, server: Server) -> None:
    laid = laid_over(server, "north_pole", "scrub")
    page = visit("/")
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    expect(page.get_by_role("radio", name="chance to win")).to_be_checked(timeout=LONG)
    page.get_by_text(re.compile("The lead changed|was ahead from the start")).wait_for()
    scrub(page, 10)
    expect(page.get_by_text(re.compile("^10 of"))).to_be_visible()
    page.get_by_role("link", name="Watch from here").click()
    expect(page.get_by_role("slider", name="Moment")).to_have_value("10")
    expect(page.get_by_label("Through whose eyes")).to_have_value("0")
    page.get_by_role("button", name="One on").click()
    expect(page).to_have_url(re.compile(r"/replay/\w+\?move=11&eyes=0$"))
    page.get_by_role("link", name="Close").click()
    expect(page.locator(".standings")).to_be_visible()


def look_back(visit: Visit, laid: Laid, moment: str, **settings: object) -> Page:
    """A moment of a game we played in."""
    page = visit("/", **settings)
    sit_at(page, laid)
    page.goto(f"/replay/{laid.row.id}?{moment}")
    return page


def test_a_moment_is_shared_with_whoever_played(visit: Visit, server: Server) -> None:
    laid = laid_over(server, "holiday_shuffle", "share")
    friend = look_back(visit, laid, "move=12&eyes=2", permissions=CLIPBOARD)
    expect(friend.get_by_role("slider", name="Moment")).to_have_value("12", timeout=LONG)
    friend.get_by_role("button", name="One back").click()
    friend.get_by_role("button", name="Share this moment").click()
    expect(friend.get_by_text("The link to this moment is copied.")).to_be_visible()
    copied = friend.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/replay/{laid.row.id}?move=11&eyes=2")


def test_a_link_is_copied_without_https_too(visit: Visit, server: Server) -> None:
    """A home network has none, and there browsers keep the clipboard from a page."""
    laid = laid_over(server, "holiday_shuffle", "plain")
    page = look_back(visit, laid, "move=3", permissions=CLIPBOARD)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_role("button", name="Share this moment").click(timeout=LONG)
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()


def test_a_moment_that_does_not_exist_shows_the_nearest(visit: Visit, server: Server) -> None:
    laid = laid_over(server, "north_pole", "beyond")
    moves = len(laid.table.playing().record.moves)
    page = look_back(visit, laid, "move=99999&eyes=7")
    expect(page.get_by_role("slider", name="Moment")).to_have_value(str(moves), timeout=LONG)
    expect(page.get_by_role("button", name=HERE)).to_be_disabled()


def test_a_game_that_is_not_over_is_not_watched_but_played(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: North Pole Express Race").click()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    table = page.url
    page.goto(table.replace("/t/", "/replay/"))
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    assert page.url == table


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_on_from_any_moment(game: str, visit: Visit, server: Server) -> None:
    laid = laid_over(server, game, "on")
    page = look_back(visit, laid, "move=5&eyes=1")
    page.get_by_role("button", name=HERE).click(timeout=LONG)
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_role("link", name="What if: played on from move 5")).to_be_visible()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    Clicker(page, game).one_move()


def test_what_might_have_been_is_not_in_the_family_book(visit: Visit, server: Server) -> None:
    laid = laid_over(server, "north_pole", "never")
    late = len(laid.table.playing().record.moves) - 2
    page = look_back(visit, laid, f"move={late}&eyes=1")
    page.get_by_role("button", name=HERE).click(timeout=LONG)
    page.get_by_role("button", name="What if").click()
    Clicker(page, "never").play()
    expect(page.get_by_role("link", name=f"What if: played on from move {late}")).to_be_visible()
    page.goto("/replays")
    expect(page.get_by_text("Nothing yet.")).to_be_visible()


def test_a_christmas_ends_with_a_carol(visit: Visit, server: Server, axe: str) -> None:
    laid = laid_over(server, "holiday_fever", "carol")
    page = visit("/")
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    page.get_by_role("button", name="Sing along").click(timeout=LONG)
    expect(page.locator("dialog blockquote p")).not_to_have_count(1)
    assert faults(page, axe) == []


def test_a_keepsake_is_printed_on_one_page(visit: Visit, server: Server) -> None:
    laid = laid_over(server, "holiday_fever", "print")
    page = visit("/")
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    page.get_by_role("button", name="Keepsake").click(timeout=LONG)
    page.get_by_label("A theme for it").fill("Snow at last")
    page.get_by_label("Something to remember").fill("Ole sang every verse. " * 20)
    back = page.get_by_role("region", name="On the back")
    expect(back).to_contain_text("Snow at last")
    printed = page.pdf(format="A4")
    assert re.findall(rb"/Count (\d+)", printed) == [b"1"]


@pytest.mark.parametrize("phone", [False, True])
def test_looking_back_is_kind(phone: bool, visit: Visit, server: Server, axe: str) -> None:
    laid = laid_over(server, "secret_santa", f"kind {phone}")
    page = visit("/", **({"viewport": PHONE} if phone else {}))
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    page.locator(".turns button").first.wait_for(timeout=LONG)
    assert faults(page, axe) == []
    page.goto(f"/replay/{laid.row.id}?move=30")
    page.get_by_role("button", name=HERE).click(timeout=LONG)
    page.locator("dialog[open]").wait_for()
    assert faults(page, axe) == []
    page.goto("/replays")
    page.get_by_role("link", name=re.compile("Secret Santa")).wait_for()
    assert faults(page, axe) == []
