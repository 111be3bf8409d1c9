"""In a real browser every choice of recorded evenings can be reached and made on its board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.conftest import DESK, PHONE
from tests.web.stage import stage

CLICKS = (Path(__file__).parent / "clicks.js").read_text(encoding="utf-8")
DOZEN = 12
SMALL: ViewportSize = {"width": 375, "height": 667}
EVENINGS = [
    ("north_pole", 4, "c"),
    ("christmas_opoly", 4, "a"),
    ("secret_santa", 4, "a"),
    ("holiday_shuffle", 4, "a"),
    ("holiday_fever", 4, "a"),
    ("holiday_fever", 6, "b"),
]


@pytest.fixture(scope="module")
def theatre() -> Iterator[str]:
    with stage() as address:
        yield address


def opened(browser: Browser, address: str, size: ViewportSize) -> tuple[Page, list[str]]:
    """A page at this address, and what it complains of."""
    page = browser.new_page(viewport=size)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(address)
    page.wait_for_selector("main section", timeout=120_000)
    return page, complaints


def told(page: Page, theatre: str, game: str, seats: int, seed: str) -> list[dict[str, Any]]:
    lines = page.request.get(
        f"{theatre}/theatre.jsonl?game={game}&seats={seats}&seed={seed}&eyes=0"
    ).text()
    return [msgspec.json.decode(line) for line in lines.splitlines()]


@pytest.mark.parametrize(("game", "seats", "seed"), EVENINGS)
def test_every_kind_of_choice_can_be_made_on_a_phone(
    browser: Browser, theatre: str, game: str, seats: int, seed: str
) -> None:
    """Each of them up to a dozen times, wherever in the evening it comes up."""
    address = f"{theatre}/theatre/{game}?seats={seats}&seed={seed}&speed=0"
    page, complaints = opened(browser, address, PHONE)
    page.evaluate(CLICKS)
    evening = told(page, theatre, game, seats, seed)
    made: Counter[str] = Counter()
    failed: list[str] = []
    for at, batch in enumerate(evening):
        rare = [choice for choice in batch["choices"] if made[choice["kind"]] < DOZEN]
        if rare:
            failed += page.evaluate("([at, choices]) => makeAll(at, choices)", [at, rare])
            made.update([choice["kind"] for choice in rare])
    assert made.total() > 20
    assert failed == []
    assert complaints == []
    page.close()


@pytest.mark.parametrize(("game", "seats", "seed"), EVENINGS)
def test_a_whole_evening_is_drawn_without_complaint(
    browser: Browser, theatre: str, game: str, seats: int, seed: str
) -> None:
    """Also on the table screen, where nobody's hand is seen, and with everything moving."""
    for eyes in ("0", "none"):
        address = f"{theatre}/theatre/{game}?seats={seats}&seed={seed}&speed=8&eyes={eyes}"
        page, complaints = opened(browser, address, DESK)
        last = int(page.get_attribute("nav input[type=range]", "max") or 0)
        for _ in range(min(last, 100)):
            page.get_by_role("button", name="›", exact=True).click()
        assert complaints == []
        assert page.locator("main").bounding_box() is not None
        page.close()


def test_cards_travel_on_a_small_phone_too(browser: Browser, theatre: str) -> None:
    """To and from mats that are folded up there, and never larger than what they are."""
    address = f"{theatre}/theatre/holiday_shuffle?seats=4&seed=a&speed=8"
    page, complaints = opened(browser, address, SMALL)
    page.on("console", lambda said: complaints.append(said.text))
    widest = 0
    for _ in range(30):
        page.get_by_role("button", name="›", exact=True).click()
        widths = "[...document.querySelectorAll('.flight')].map((card) => card.offsetWidth)"
        widest = max(widest, *page.evaluate(widths), 0)
    assert complaints == []
    assert 0 < widest < SMALL["width"] / 3
    page.close()


def sent(page: Page) -> str:
    return page.locator("nav output").last.inner_text().removeprefix("sent: ")


def reach(page: Page, what: str) -> None:
    """Press the tab key until this has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_card_is_played_with_the_keyboard_alone(browser: Browser, theatre: str) -> None:
    """Enter on another card takes that one; only on the chosen one it plays."""
    page, complaints = opened(browser, f"{theatre}/theatre/north_pole?seed=a&at=2&speed=0", DESK)
    reach(page, "[data-card]")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert sent(page) == ""
    page.keyboard.press("Enter")
    assert sent(page) == "5"
    assert complaints == []
    page.close()


def test_a_deed_is_mortgaged_with_the_keyboard_alone(browser: Browser, theatre: str) -> None:
    page, complaints = opened(
        browser, f"{theatre}/theatre/christmas_opoly?seed=a&at=311&speed=0", DESK
    )
    reach(page, ".mine .card")
    page.keyboard.press("Enter")
    reach(page, "dialog [data-move]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # the focus is on the button that confirms
    assert sent(page) == "mortgage 18"
    assert complaints == []
    page.close()
