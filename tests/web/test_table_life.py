"""People at one table in several browsers: what they see, lose and never lose."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.laying import KEY, Laid, lay
from tests.web.playing import LONG, Clicker
from tests.web.test_page import TITLES
from yuletable.games.secret_santa.phases.holly import Holly
from yuletable.kernel.match import Match
from yuletable.prove.process import Server
from yuletable.server.net.sessions import cookie_name
from yuletable.server.table import log

ANYBODY = re.compile("open chair")
MARKUP = "<b>Ann</b><img src=x onerror=alert(1)>"


def make_table(page: Page, game: str, name: str, chairs: int = 4) -> str:
    """From the home page to a lobby; the address of the table."""
    page.get_by_role("button", name="Make a table").first.click()
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_label("Your name").fill(name)
    for _ in range(4 - chairs):
        page.get_by_role("button", name="Fewer").click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    return page.url


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name=re.compile(re.escape(name)))).to_be_visible()


def hand(page: Page) -> list[str]:
    """The cards of the train race that this browser shows as its own."""
    cards = page.locator("main.board [data-card]")
    return sorted([card.get_attribute("data-card") or "" for card in cards.all()])


def test_three_browsers_share_a_table_to_the_end(visit: Visit) -> None:
    """And the TV, which tells how it ended; then all go on to the next table."""
    host, friend, phone = visit("/"), visit("/"), visit("/", viewport=PHONE)
    address = make_table(host, "North Pole Express Race", "Mia", chairs=3)
    tv = visit(f"{address}/screen")
    host.get_by_role("switch", name="Friends may watch").click()
    for page, name in ((friend, "Theo"), (phone, "Nan")):
        page.goto(address)
        sit_down(page, name)
    host.get_by_role("button", name="Start the game").click()
    players = [Clicker(page, name) for page, name in ((host, "m"), (friend, "t"), (phone, "n"))]
    for page in (host, friend, phone):
        page.locator(".prompt").wait_for()
    play_together(players)
    results = [page.locator(".standings").inner_text() for page in (host, friend, phone)]
    assert results[0] == results[1] == results[2]
    assert "Theo" in results[0]
    expect(tv.get_by_role("region", name="The game is over.")).to_contain_text("Theo")
    go_on_together(host, friend, tv)


def go_on_together(host: Page, friend: Page, tv: Page) -> None:
    """Only the host lays the next table; then everybody is shown the way."""
    expect(friend.get_by_role("button", name="Rematch")).to_be_disabled()
    expect(friend.get_by_text("Mia can lay the table again.")).to_be_visible()
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_visible(timeout=LONG)
    friend.get_by_role("button", name="To the next table").click()
    expect(friend).to_have_url(host.url)
    expect(tv).to_have_url(f"{host.url}/screen")
    expect(tv.get_by_text(host.locator(".code").inner_text())).to_be_visible()


def play_together(players: list[Clicker], most: int = 5_000) -> None:
    for _ in range(most):
        if all([player.look()["over"] for player in players]):
            return
        for player in players:
            sight = player.look()  # anew: what was there a moment ago may be another page's now
            if not sight["over"] and (sight["asked"] or sight["dialog"]):
                player.step(sight)
    raise AssertionError("the game does not end")


def test_a_code_leads_to_the_table(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    make_table(host, "Holiday Shuffle", "Mia")
    friend.get_by_placeholder("table code").first.fill(host.locator(".code").inner_text().lower())
    friend.get_by_role("button", name="Sit down").first.click()
    sit_down(friend, "Theo")
    expect(host.get_by_role("button", name=re.compile("Theo"))).to_be_visible()


def test_the_host_chooses_the_edition_and_everyone_sees_it(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    friend.goto(make_table(host, "Holiday Shuffle", "Mia"))
    sit_down(friend, "Theo")
    host.get_by_role("radio", name="Calm").check(force=True)
    expect(friend.get_by_role("radio", name="Calm")).to_be_checked()
    expect(friend.get_by_role("radio", name="Calm")).to_be_disabled()
    expect(friend.get_by_text("Two Trade cards instead of eight")).to_be_visible()


def test_the_host_says_how_long_people_wait_for_each_other(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    friend.goto(make_table(host, "Secret Santa", "Mia"))
    sit_down(friend, "Theo")
    for page in (host, friend):
        page.get_by_role("button", name=re.compile("finer points")).click()
    host.get_by_role("radio", name="20 seconds").check(force=True)
    host.get_by_role("radio", name="5 minutes").check(force=True)
    expect(friend.get_by_role("radio", name="20 seconds")).to_be_checked()
    expect(friend.get_by_role("radio", name="5 minutes")).to_be_checked()
    expect(friend.get_by_role("radio", name="20 seconds")).to_be_disabled()
    early = "Choose while others may react"
    expect(friend.get_by_role("switch", name=early)).to_be_checked()
    host.get_by_role("switch", name=early).click()
    expect(friend.get_by_role("switch", name=early)).not_to_be_checked()


@pytest.mark.parametrize("game", TITLES.values())
def test_the_start_button_is_in_sight_whatever_is_to_be_agreed(game: str, visit: Visit) -> None:
    page = visit("/")
    make_table(page, game, "Mia")
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


def test_the_table_screen_rests_with_the_table(visit: Visit) -> None:
    page = start_race(visit)
    tv = page.context.new_page()
    tv.goto(f"{page.url}/screen")
    tv.get_by_role("region", name=re.compile("railway")).wait_for(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    expect(tv.get_by_text("The table rests.")).to_be_visible()


def start_race(visit: Visit) -> Page:
    page = visit("/")
    page.get_by_role("button", name="Play now: North Pole Express Race").click()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    return page


def test_a_refresh_loses_nothing(visit: Visit) -> None:
    page = start_race(visit)
    before = hand(page)
    assert before
    page.reload()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    assert hand(page) == before


def test_another_tab_is_told_what_happened_before(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Secret Santa").click()
    Clicker(page, "early").one_move()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    here, there = page, page.context.new_page()
    there.goto(page.url)
    expect(there.get_by_text("The table rests.")).to_be_visible(timeout=LONG)
    told = [tab.locator("aside.log li").all_inner_texts() for tab in (here, there)]
    assert told[0]
    assert told[0] == told[1]


def test_a_server_that_dies_comes_back_to_the_same_table(visit: Visit, server: Server) -> None:
    page = start_race(visit)
    before = hand(page)
    server.kill()
    expect(page.locator(".banner")).to_contain_text("Reconnecting")
    server.start()
    expect(page.locator(".banner")).to_have_count(0, timeout=LONG)
    assert hand(page) == before
    heard = page.get_by_role("log").inner_text()
    Clicker(page, "again").one_move()
    expect(page.get_by_role("log")).not_to_have_text(heard, timeout=LONG)


def test_on_one_device_nobody_sees_another_hand(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "North Pole Express Race", "Mia", chairs=2)
    page.get_by_role("button", name=ANYBODY).first.click()
    page.get_by_role("button", name=re.compile("Someone else")).click()
    page.locator("dialog[open] input").fill("Theo")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name=re.compile("Theo"))).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    seen: set[str] = set()
    for _ in range(4):
        page.locator(".curtain .can").wait_for(timeout=LONG)
        assert hand(page) == []
        seen.add(page.locator(".curtain .can").inner_text())
        page.locator(".curtain .can").click()
        page.locator(".prompt.asked").wait_for(timeout=LONG)
        assert hand(page)
        Clicker(page, "couch").until(".curtain, .standings")
    assert seen == {"I am Mia", "I am Theo"}


def test_names_full_of_markup_are_shown_as_text(visit: Visit) -> None:
    page = visit("/")
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    make_table(page, "Secret Santa", MARKUP[:40])
    expect(page.get_by_text("<b>Ann</b>").first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def two_may_react_and_we_are_next(match: Match) -> bool:
    state: Any = match.state
    window = state.stack[-1]
    if not isinstance(window, Holly) or window.then(state) != (0,):
        return False
    return {0, 1} <= set(window.asked(state)) and not any(state.sealed[-1])


def test_whoever_is_next_chooses_while_others_may_react(visit: Visit, server: Server) -> None:
    laid = Laid("secret_santa", 4, "early")
    for entry in (log.Sat(1, 1, 1), log.BotSat(2, "greedy"), log.BotSat(3, "greedy")):
        laid.add(entry)
    laid.add(log.Started("2026-12-24"))
    laid.play(two_may_react_and_we_are_next)
    lay(server, [laid])
    page = visit("/")
    name = cookie_name(https=False)
    page.context.add_cookies([{"name": name, "value": KEY, "url": page.url}])
    page.goto(f"/t/{laid.row.id}")
    prompt = page.get_by_role("region", name="What is asked")
    expect(prompt).not_to_contain_text("If nobody reacts")
    prompt.get_by_role("button", name="Let it pass").click()
    expect(prompt).to_contain_text("If nobody reacts")
    Clicker(page, "early").one_move()
    expect(prompt).to_contain_text("the others are still thinking")


def test_the_table_screen_shows_no_hand(visit: Visit) -> None:
    page = start_race(visit)
    address = page.url
    assert hand(page)
    page.goto(f"{address}/screen")
    page.get_by_role("region", name=re.compile("railway")).wait_for(timeout=LONG)
    assert hand(page) == []
    assert page.locator(".prompt").count() == 0


def test_a_speech_is_applauded(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Holiday Fever").click()
    Clicker(page, "speech").until(".applause", most=2_000)
    page.locator(".applause").click()
    expect(page.get_by_role("img", name="Applause")).to_be_visible()
    expect(page.locator(".applause")).to_have_count(0)


def test_the_page_speaks_german(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    expect(page.get_by_role("button", name="Losspielen: Secret Santa")).to_be_visible()
    page.get_by_role("button", name="Losspielen: North Pole Express Race").click()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.get_by_role("button", name="Regeln")).to_be_visible()
