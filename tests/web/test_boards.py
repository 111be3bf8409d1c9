"""Every choice of recorded evenings can be put together by presses on its board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from tests.web.stage import chromium, stage

CLICKS = (Path(__file__).parent / "clicks.js").read_text(encoding="utf-8")
WIDE = (1440, 900)
PHONE = (375, 812)
EVENINGS = [
    ("north_pole", 2, "b", WIDE),
    ("north_pole", 4, "e", WIDE),
    ("north_pole", 4, "c", PHONE),
    ("christmas_opoly", 4, "a", WIDE),
    ("christmas_opoly", 4, "a", PHONE),
    ("christmas_opoly", 2, "b", WIDE),
    ("christmas_opoly", 6, "c", WIDE),
    ("secret_santa", 3, "a", WIDE),
    ("secret_santa", 4, "a", PHONE),
    ("secret_santa", 8, "b", PHONE),
    ("holiday_shuffle", 2, "d", WIDE),
    ("holiday_shuffle", 4, "a", PHONE),
]


@pytest.fixture(scope="module")
def theatre() -> Iterator[str]:
    with stage() as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def opened(browser: Browser, address: str, size: tuple[int, int]) -> tuple[Page, list[str]]:
    """A page at this address, and what it complains of."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
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


@pytest.mark.parametrize(("game", "seats", "seed", "size"), EVENINGS)
def test_every_choice_can_be_made_by_hand(
    browser: Browser, theatre: str, game: str, seats: int, seed: str, size: tuple[int, int]
) -> None:
    address = f"{theatre}/theatre/{game}?seats={seats}&seed={seed}&speed=0"
    page, complaints = opened(browser, address, size)
    page.evaluate(CLICKS)
    evening = told(page, theatre, game, seats, seed)
    made = 0
    failed: list[str] = []
    for at, batch in enumerate(evening):
        if batch["choices"]:
            failed += page.evaluate(
                "([at, choices]) => makeAll(at, choices)", [at, batch["choices"]]
            )
            made += len(batch["choices"])
    assert made > 40
    assert failed == []
    assert complaints == []
    page.close()


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("north_pole", 4, "a"),
        ("christmas_opoly", 4, "a"),
        ("secret_santa", 6, "a"),
        ("holiday_shuffle", 4, "a"),
    ],
)
def test_a_whole_evening_is_drawn_without_complaint(
    browser: Browser, theatre: str, game: str, seats: int, seed: str
) -> None:
    """Also on the table screen, where nobody's hand is seen, and with everything moving."""
    for eyes in ("0", "none"):
        address = f"{theatre}/theatre/{game}?seats={seats}&seed={seed}&speed=8&eyes={eyes}"
        page, complaints = opened(browser, address, WIDE)
        last = int(page.get_attribute("nav input[type=range]", "max") or 0)
        for _ in range(min(last, 150)):
            page.get_by_role("button", name="›", exact=True).click()
        assert complaints == []
        assert page.locator("main").bounding_box() is not None
        page.close()
