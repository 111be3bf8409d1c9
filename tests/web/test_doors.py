"""Who comes in, who goes, and what they are told, in several browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import LONG, Clicker
from tests.web.test_kindness import faults
from tests.web.test_table_life import make_table, sit_down

RACE = "North Pole Express Race"
# At once, if it is there: the bots play on, and then it is too late.
TAKE_BACK = """async () => {
  const button = [...document.querySelectorAll("nav button")]
    .find((one) => one.textContent === "Take back");
  button?.click();
  const done = () => Object.values(sessionStorage).some((kept) => kept.includes('"struck":true'));
  for (let wait = 0; button && wait < 30 && !done(); wait += 1)
    await new Promise((go) => setTimeout(go, 100));
  return done();
}"""


def begun_by(host: Page, *friends: tuple[Page, str]) -> str:
    """A race of three chairs that has begun; its address."""
    address = make_table(host, RACE, "Mia", chairs=3)
    for page, name in friends:
        page.goto(address)
        sit_down(page, name)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *[page for page, _ in friends]):
        page.locator(".prompt").wait_for(timeout=LONG)
    return address


def knock(page: Page, seat: str, name: str) -> None:
    page.get_by_role("radio", name=re.compile(seat)).check(force=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Ask the host").click()
    expect(page.get_by_text("Mia has been asked.")).to_be_visible()


def in_the_panel(page: Page, what: str) -> None:
    """Open the list of people and press something there."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="People").click()
    page.get_by_role("dialog", name="People").get_by_role("button", name=what).first.click()


def leave_for_good(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("button", name="Make a table").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_latecomer_knocks_and_is_let_in(phone: bool, visit: Visit, axe: str) -> None:
    host, late = visit("/"), visit("/", **({"viewport": PHONE} if phone else {}))
    late.goto(begun_by(host))
    late.get_by_role("button", name="Ask the host").wait_for()
    assert faults(late, axe) == []
    bot = late.locator(".seat b").first.inner_text()
    knock(late, bot, "Nina")
    expect(host.get_by_text(f"Nina asks for {bot}’s seat.")).to_be_visible()
    assert faults(host, axe) == []
    host.get_by_role("button", name="Let them in").click()
    late.locator(".prompt").wait_for(timeout=LONG)
    expect(host.get_by_text("Nina asks")).to_have_count(0)


def test_a_host_answers_a_knock_with_the_keyboard(visit: Visit) -> None:
    host, late = visit("/"), visit("/")
    late.goto(begun_by(host))
    late.get_by_role("button", name="Ask the host").wait_for()
    knock(late, late.locator(".seat b").first.inner_text(), "Nina")
    host.get_by_role("button", name="Not now").wait_for()
    for _ in range(40):
        if host.evaluate("document.activeElement.textContent") == "Not now":
            break
        host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(late.get_by_text("The host can’t give you that seat right now.")).to_be_visible()
    expect(late.get_by_role("button", name="Ask the host")).to_be_visible()


def test_a_closed_door_is_explained_before_and_during_the_game(visit: Visit) -> None:
    host, late = visit("/"), visit("/")
    address = make_table(host, RACE, "Mia", chairs=3)
    host.get_by_role("switch", name="The door is open").click()
    late.goto(address)
    expect(late.get_by_text("Mia can open it for you.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".prompt").wait_for(timeout=LONG)
    late.reload()
    expect(late.get_by_text("Mia can open it for you.")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="People").click()
    host.get_by_role("switch", name="The door is open").click()
    expect(late.get_by_role("button", name="Ask the host")).to_be_visible()


def test_whoever_left_comes_back(visit: Visit) -> None:
    host, friend = visit("/"), visit("/", viewport=PHONE)
    address = begun_by(host, (friend, "Theo"))
    leave_for_good(friend)
    friend.goto(address)
    friend.get_by_role("button", name="Come back").click()
    friend.locator(".prompt").wait_for(timeout=LONG)


def test_the_only_person_who_left_comes_back_as_host(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=f"Play now: {RACE}").click()
    page.locator(".prompt").wait_for(timeout=LONG)
    address = page.url
    leave_for_good(page)
    page.goto(address)
    page.get_by_role("button", name="Come back").click()
    page.locator(".prompt").wait_for(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_lost_cookie_is_no_lost_seat(visit: Visit) -> None:
    """The host gives a code; the seat goes on in a browser that knows nothing."""
    host, friend = visit("/"), visit("/")
    address = begun_by(host, (friend, "Theo"))
    friend.close()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="People").click()
    host.get_by_role("button", name="Code for a new device").click(timeout=LONG)
    code = host.locator("dialog[open] .code strong").inner_text()
    anew = visit("/", viewport=PHONE)
    anew.goto(address)
    expect(anew.get_by_text("this browser has forgotten you")).to_be_visible()
    anew.get_by_role("button", name="I have a code for a seat").click()
    anew.get_by_label("Code from your other device or the host").fill(code)
    anew.get_by_role("button", name="Go on here").click()
    anew.locator(".prompt").wait_for(timeout=LONG)


def test_whoever_is_sent_away_is_told_calmly_and_does_not_come_back(visit: Visit) -> None:
    host, friend = visit("/"), visit("/", viewport=PHONE)
    begun_by(host, (friend, "Theo"))
    lines: list[str] = []
    friend.on("websocket", lambda line: lines.append(line.url))
    in_the_panel(host, "Give the seat to a bot")
    expect(friend.get_by_role("button", name="Look again")).to_be_visible()
    expect(friend.locator("main h1")).not_to_be_empty()
    assert friend.locator("[data-card]").count() == 0
    friend.wait_for_timeout(1_500)  # longer than the first waits before a line comes back
    assert lines == []
    host.get_by_role("button", name="Give the seat back").click()
    expect(host.get_by_role("button", name="Give the seat to a bot")).to_be_visible()
    friend.get_by_role("button", name="Look again").click()
    friend.locator(".prompt").wait_for(timeout=LONG)


def test_a_person_sent_away_by_mistake_is_let_back_in(visit: Visit) -> None:
    host, friend = visit("/"), visit("/", viewport=PHONE)
    begun_by(host, (friend, "Theo"))
    in_the_panel(host, "Give the seat to a bot")
    friend.get_by_role("button", name="Look again").wait_for(timeout=LONG)
    expect(host.get_by_text("Theo can’t come back to this table.")).to_be_visible()
    host.get_by_role("button", name="Let them back in").click()
    expect(host.get_by_text("Theo can’t come back to this table.")).to_be_hidden()
    friend.get_by_role("button", name="Look again").click()
    expect(
        friend.get_by_role("button", name=re.compile("seat", re.IGNORECASE)).first
    ).to_be_visible()


def test_everyone_seated_sees_that_somebody_looks_on(visit: Visit) -> None:
    host = visit("/")
    address = make_table(host, RACE, "Mia", chairs=2)
    host.get_by_role("switch", name="Friends may watch").click()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".prompt").wait_for(timeout=LONG)
    tv = visit(f"{address}/screen".removeprefix(address.split("/t/")[0]))
    tv.get_by_role("region", name=re.compile("railway")).wait_for(timeout=LONG)
    expect(host.get_by_role("img", name="One looks on")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="People").click()
    host.get_by_role("switch", name="Friends may watch").click()
    expect(tv.get_by_text("friends when the host lets them watch")).to_be_visible()


def test_a_move_taken_back_is_struck_out_also_after_a_reload(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Holiday Shuffle").click()
    player = Clicker(page, "back")
    for _ in range(60):
        player.one_move()
        if page.evaluate(TAKE_BACK):
            break
    else:
        raise AssertionError("nothing could be taken back in sixty moves")
    struck = page.locator("dialog[open] s")
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(struck.first).to_be_visible()
    before = struck.all_inner_texts()
    page.reload()
    page.get_by_role("button", name="Log", exact=True).first.click(timeout=LONG)
    expect(struck.first).to_be_visible(timeout=LONG)
    assert struck.all_inner_texts() == before


def test_words_are_forgotten_in_every_tab(visit: Visit) -> None:
    host, friend = visit("/"), visit("/")
    address = make_table(host, RACE, "Mia", chairs=2)
    host.get_by_role("switch", name="Typed words").click()
    friend.goto(address)
    sit_down(friend, "Theo")
    host.get_by_role("button", name="Start the game").click()
    friend.locator(".prompt").wait_for(timeout=LONG)
    friend.get_by_role("button", name="Say something").first.click()
    friend.get_by_label("Your own words").last.fill("grandma’s secret")
    friend.keyboard.press("Enter")
    expect(host.get_by_text("grandma’s secret").first).to_be_visible()
    in_the_panel(friend, "Forget my words")
    friend.get_by_role("button", name="Yes, forget them for good").click()
    for page in (host, friend):
        expect(page.get_by_text("grandma’s secret")).to_have_count(0)
        assert "secret" not in page.evaluate("JSON.stringify({...sessionStorage})")


def test_a_stranger_is_told_that_an_evening_belongs_to_others(visit: Visit) -> None:
    page, stranger = visit("/"), visit("/")
    page.get_by_role("button", name=f"Play now: {RACE}").click()
    Clicker(page, "ours").play()
    stranger.goto(page.url)
    expect(stranger.get_by_text("Those who sat here can look back at it.")).to_be_visible()
    stranger.goto(page.url.replace("/t/", "/replay/"))
    expect(stranger.get_by_text("This evening belongs to others.")).to_be_visible()


def test_the_code_of_a_game_that_has_begun_asks_for_the_link(visit: Visit) -> None:
    host, late = visit("/"), visit("/")
    make_table(host, RACE, "Mia", chairs=2)
    code = host.locator(".code").inner_text()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".prompt").wait_for(timeout=LONG)
    late.goto(f"/join/{code}")
    expect(late.get_by_text("ask your friends for the link")).to_be_visible()
