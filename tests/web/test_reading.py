"""What lies on a table can be read, wherever it is played; its end is written to the reader."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, Visit
from tests.web.laying import Laid, begun, lay
from tests.web.playing import LONG
from tests.web.test_kindness import faults
from tests.web.test_looking_back import sit_at
from tests.web.test_page import TITLES
from yuletable.games.christmas_opoly.board import FREE
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.match import Match
from yuletable.prove.process import Server

LEAST = 13  # pixels of a letter
SMALL = 12  # where a whole board lies on a tablet
TV: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLETS: tuple[ViewportSize, ...] = (
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
)

# Spaces of the square street whose words are small, or lie outside them.
CROWDED = """(least) => [...document.querySelectorAll(".tile")].filter((tile) => {
  const room = tile.getBoundingClientRect();
  const seen = (words) => getComputedStyle(words).opacity !== "0"; // or only when one points there
  return [...tile.querySelectorAll("b, em")].filter(seen).some((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const out = (line) => line.left < room.left - 1 || line.right > room.right + 1
      || line.top < room.top - 3 || line.bottom > room.bottom + 3; // lines are higher than letters
    return parseFloat(getComputedStyle(words).fontSize) < least
      || [...range.getClientRects()].some(out);
  });
}).map((tile) => tile.innerText)"""


def played(game: str, moves: int) -> Laid:
    laid = begun(game, 4, f"read {moves}")
    laid.play(lambda match: len(match.record.moves) >= moves)
    return laid


def opened(visit: Visit, server: Server, laid: Laid, **settings: Any) -> Page:
    lay(server, [laid])
    page = visit("/", **settings)
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    page.locator(".prompt").first.wait_for(timeout=LONG)
    return page


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_space_of_the_square_street(locale: str, visit: Visit, server: Server) -> None:
    laid = played("christmas_opoly", 120 if locale == "de-DE" else 140)
    page = opened(visit, server, laid, viewport=LAPTOP, locale=locale)
    page.locator(".tile").first.wait_for(timeout=LONG)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CROWDED, LEAST) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("tablet", TABLETS)
def test_a_small_space_says_its_name_beside_it(
    tablet: ViewportSize, locale: str, visit: Visit, server: Server
) -> None:
    """Its sign, its owner and its price stay on it; no name is shown too small to read."""
    laid = played("christmas_opoly", tablet["width"] + (1 if locale == "de-DE" else 0) - 700)
    page = opened(visit, server, laid, viewport=tablet, locale=locale)
    space = page.locator("button.tile").first
    space.wait_for(timeout=LONG)
    page.evaluate("document.fonts.ready")
    page.mouse.move(1, 1)
    assert page.evaluate(CROWDED, SMALL) == []
    name = space.locator("b")
    assert name.inner_text() in (space.text_content() or "")
    space.hover()
    expect(name).to_have_css("opacity", "1")
    assert name.evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)") >= LEAST


def sent_there(match: Match) -> int:
    assert isinstance(match.state, Opoly)
    return sum(failed != FREE for failed in match.state.naughty)


# Words of corners on which a token stands.
TOUCHED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const tokens = [...document.querySelectorAll(".walker .pawn")].map((pawn) =>
    pawn.getBoundingClientRect());
  return boxes(".corner b, .corner small").filter((words) => tokens.some((pawn) =>
    pawn.left < words.right && pawn.right > words.left
      && pawn.top < words.bottom && pawn.bottom > words.top)).length;
}"""


@pytest.mark.parametrize("screen", [False, True])
def test_no_token_stands_on_the_words_of_a_corner(
    screen: bool, visit: Visit, server: Server
) -> None:
    laid = begun("christmas_opoly", 4, f"corner {screen}")
    laid.play(lambda match: sent_there(match) > 0)
    page = opened(visit, server, laid, viewport=TV)
    if screen:
        page.goto(f"/t/{laid.row.id}/screen")
    page.locator(".walker").first.wait_for(timeout=LONG)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(TOUCHED) == 0


def test_everybody_at_the_town_to_a_passer_by_with_a_phone(visit: Visit, server: Server) -> None:
    laid = begun("holiday_fever", 4, "passer-by")
    laid.play(lambda match: match.over())
    lay(server, [laid])
    page = visit(f"/replay/{laid.row.id}?move=120", viewport=PHONE)
    others = page.locator(".others > li")
    others.first.wait_for(timeout=LONG)
    sizes = others.evaluate_all("(all) => all.map((one) => [one.scrollWidth, one.clientWidth])")
    assert len(sizes) == 4
    assert [inside for inside, room in sizes if inside > room + 1] == []


def test_what_was_put_away(visit: Visit, server: Server, axe: str) -> None:
    page = opened(visit, server, played("secret_santa", 60), viewport=PHONE)
    page.locator(".away .stack").click()
    page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
    assert faults(page, axe) == []


@pytest.mark.parametrize(
    ("locale", "you", "letter"), [("en-GB", "You", "Player A"), ("de-DE", "Du", "Spieler A")]
)
@pytest.mark.parametrize("game", TITLES)
def test_the_end_speaks_to_whoever_reads_it(
    game: str, locale: str, you: str, letter: str, visit: Visit, server: Server
) -> None:
    """Also to one who gave no name."""
    laid = begun(game, 3, f"you {locale}")
    laid.names[0] = you
    laid.play(lambda match: match.over())
    lay(server, [laid])
    page = visit("/", locale=locale)
    sit_at(page, laid)
    page.goto(f"/t/{laid.row.id}")
    page.locator(".turns button").first.wait_for(timeout=LONG)
    told = page.locator(".end").text_content() or ""
    assert letter not in told
    assert f"{you} wins" not in told
    assert f"{you} gewinnt" not in told
