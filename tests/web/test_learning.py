"""A first game with a coach: a new kind of question is explained, then there is a hint."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import LONG, Clicker
from tests.web.test_kindness import faults
from tests.web.test_page import TITLES

FOR_LOOKS = ("christmas_opoly", "holiday_fever")  # a token or a family is chosen first


def begin(page: Page, game: str) -> None:
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game]))
    card.get_by_role("button", name="Play a first game").click()
    page.locator(".prompt.asked").wait_for(timeout=LONG)


def hear(page: Page) -> list[str]:
    """All lessons there are now, one after another."""
    heard: list[str] = []
    said = page.locator(".coach p")
    while page.get_by_role("button", name="Got it").count():
        heard.append(said.inner_text())
        page.get_by_role("button", name="Got it").click()
        expect(said).not_to_have_text(heard[-1])
    return heard


@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_is_explained_as_it_comes(game: str, visit: Visit) -> None:
    page = visit("/learn")
    begin(page, game)
    page.get_by_role("button", name="Got it").wait_for(timeout=LONG)
    heard = hear(page)
    assert len(heard) == 3, "the game, the page, and what is asked first"
    if game in FOR_LOOKS:
        expect(page.get_by_text("Take the one you like best")).to_be_visible(timeout=LONG)
    else:
        page.get_by_role("button", name="Do that").click(timeout=LONG)
        expect(page.locator(".prompt .can")).to_be_visible()
    page.reload()
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    expect(page.locator(".coach")).to_be_visible()
    expect(page.get_by_role("button", name="Got it")).to_have_count(0)


def test_the_coach_goes_and_comes_back_when_called(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "north_pole")
    page.get_by_role("button", name="I know how it goes").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("A coach beside me")).click()
    expect(page.locator(".coach")).to_be_visible()


def test_a_new_kind_of_question_brings_a_new_lesson(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "holiday_shuffle")
    hear(page)
    player = Clicker(page, "lessons")
    player.until(".coach button:has-text('Got it')", most=400)
    expect(page.locator(".coach p")).to_have_text(re.compile("Celebration|Does this date fit"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_coached_table_is_kind(phone: bool, visit: Visit, axe: str) -> None:
    page = visit("/learn", **({"viewport": PHONE} if phone else {}))
    begin(page, "secret_santa")
    page.get_by_role("button", name="Got it").wait_for(timeout=LONG)
    assert faults(page, axe) == []
