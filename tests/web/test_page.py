"""All five games in a real browser, from the home page to the final standings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import LONG, Clicker, Typist, play_now

TITLES = {
    "secret_santa": "Secret Santa",
    "holiday_shuffle": "Holiday Shuffle",
    "north_pole": "North Pole Express Race",
    "christmas_opoly": "Christmas-opoly",
    "holiday_fever": "Holiday Fever",
}


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_by_clicking_what_is_lit(game: str, visit: Visit) -> None:
    page = visit("/")
    play_now(page, TITLES[game])
    player = Clicker(page, game)
    player.play()
    expect(page.locator(".standings > li")).to_have_count(4)
    assert player.moves > 5
    assert player.listed <= player.moves / 2, "the board itself offers too little"


@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_by_keyboard_alone(game: str, visit: Visit) -> None:
    page = visit("/", viewport=PHONE if game == "north_pole" else {"width": 1280, "height": 800})
    play_now(page, TITLES[game])
    player = Typist(page, game)
    player.play()
    expect(page.locator(".standings > li")).to_have_count(4)
    assert player.moves > 5


def test_a_wrong_code_is_explained_in_the_readers_language(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    page.get_by_label("Tischcode").or_(page.get_by_placeholder("Tischcode")).first.fill("NOWHERE")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Kein Tisch hat diesen Code.")).to_be_visible(timeout=LONG)
    page.goto("/join/NOWHERE")
    expect(page.get_by_text("Schau ihn dir noch einmal an.")).to_be_visible()
