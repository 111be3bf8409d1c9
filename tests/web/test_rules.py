"""The rules on the page: the family rulebook with its pictures, the search, and every clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.conftest import PHONE, Visit
from tests.web.test_kindness import faults
from tests.web.test_page import TITLES
from tests.web.test_table_life import make_table
from yuletable.rulebook.family import load_family, pictures

SMALL_PHONE: ViewportSize = {"width": 375, "height": 667}
DESK: ViewportSize = {"width": 1440, "height": 900}


def look_up(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)
    page.get_by_role("status").filter(has_text=re.compile("found|gefunden")).wait_for()


def no_gaps(place: Locator) -> bool:
    """Are all words of the boards here? A missing one shows its name."""
    return not re.findall(r"\b(?:ss|np|hs|co|hf)-[a-z]", place.inner_text())


@pytest.mark.parametrize("viewport", [SMALL_PHONE, DESK], ids=["phone", "desk"])
def test_from_the_family_page_over_a_search_to_a_clause(
    visit: Visit, viewport: ViewportSize
) -> None:
    page = visit("/rules/holiday_fever", viewport=viewport)
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    expect(page.get_by_text("HF-093")).to_have_count(0)

    look_up(page, "stocking")
    first = page.get_by_role("listitem").first
    expect(first).to_contain_text("The Stocking")
    expect(first.locator("mark").first).to_have_text("Stocking")
    first.get_by_role("link").click()
    expect(page.get_by_role("heading", name="The Stocking")).to_be_in_viewport()
    assert page.url.endswith("/rules/holiday_fever#the-stocking")

    page.locator("#the-stocking").get_by_role("link", name="Rule HF-093").click()
    expect(page.locator("#HF-093")).to_be_in_viewport()
    expect(page.locator("#HF-093")).to_contain_text("Each player has one Stocking")
    page.go_back()
    expect(page.get_by_role("heading", name="The Stocking")).to_be_in_viewport()


def test_all_the_rules_are_behind_one_door(visit: Visit) -> None:
    page = visit("/rules/secret_santa")
    page.get_by_role("link", name="All the rules").click()
    expect(page.locator("#SS-01")).to_be_attached()
    expect(page.get_by_role("link", name="Rulebook")).to_be_in_viewport()
    page.get_by_role("link", name="Rulebook").click()
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    expect(page.locator("#SS-01")).to_have_count(0)


def test_a_search_leads_to_a_clause_and_a_link_to_a_clause_opens_there(visit: Visit) -> None:
    page = visit("/rules/secret_santa#SS-58")
    expect(page.locator("#SS-58")).to_be_in_viewport()
    look_up(page, "mouse cannot be played")
    page.get_by_role("link", name=re.compile("SS-100")).click()
    expect(page.locator("#SS-100")).to_be_in_viewport()
    look_up(page, "quidditch")
    expect(page.get_by_role("listitem")).to_have_count(0)


@pytest.mark.parametrize("game", TITLES)
def test_every_picture_is_drawn_by_its_board(game: str, visit: Visit) -> None:
    family = load_family(game, "de")
    assert family is not None
    wanted = [picture.words for section in family.sections for picture in pictures(section.body)]
    page = visit(f"/rules/{game}", locale="de-DE")
    page.wait_for_load_state("networkidle")
    drawn = page.locator(".family .picture")
    expect(drawn).to_have_count(len(wanted))
    for picture, words in zip(drawn.all(), wanted, strict=True):
        expect(picture).to_have_attribute("aria-label", words)
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 40, words
    expect(page.get_by_role("heading", name="Das Ziel")).to_be_visible()
    assert no_gaps(page.locator(".family"))


def test_beside_the_table_a_clause_opens_in_a_drawer_that_leads_to_the_rulebook(
    visit: Visit,
) -> None:
    page = visit("/")
    make_table(page, "Secret Santa", "Mia")
    page.get_by_role("button", name=re.compile("finer points")).click()
    page.get_by_role("button", name="Read rule SS-22").click()
    drawer = page.get_by_role("dialog", name="Rules: Secret Santa")
    expect(drawer.locator("#SS-22")).to_be_in_viewport()
    drawer.get_by_role("searchbox").fill("santa")
    drawer.get_by_role("link", name=re.compile("Star: on your turn")).click()
    expect(drawer.get_by_role("heading", name="Star: on your turn")).to_be_in_viewport()
    expect(drawer.get_by_role("img", name="Santa").first).to_be_visible()
    assert no_gaps(drawer)


def test_what_was_found_is_as_kind_as_the_rest(visit: Visit, axe: str) -> None:
    page = visit("/rules/north_pole", viewport=PHONE)
    look_up(page, "how do i win")
    expect(page.get_by_role("listitem").first).to_contain_text("The aim")
    assert faults(page, axe) == []
