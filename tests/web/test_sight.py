"""On a small phone every question comes with something in sight to answer it by."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as TooLate

from tests.web.conftest import Visit
from tests.web.laying import KEY, Laid, begun, lay
from tests.web.playing import LONG, LOOK
from tests.web.test_page import TITLES
from yuletable.kernel.core import Word
from yuletable.kernel.match import Match
from yuletable.prove.process import Server
from yuletable.server.net.sessions import cookie_name

SMALL: ViewportSize = {"width": 375, "height": 667}
GAMES = 12  # after which we have met every kind of question that is not rare
ANSWERABLE = f"""() => {{
  const sight = ({LOOK})();
  return sight.asked && sight.confirm.length + sight.lit.length + sight.boxes.length > 0;
}}"""


def points(match: Match) -> str:
    """The kind of question that we alone are asked and answer by pointing, if there is one."""
    if match.over() or match.waiting() != (0,):
        return ""
    menu = match.menu(0)
    pointing = len(menu) > 1 and any(not isinstance(move, Word) for move in menu)
    return match.state.stack[-1].wire_name if pointing else ""


def questions(game: str) -> dict[str, Laid]:
    """By its kind: a table at which it is asked."""
    found: dict[str, Laid] = {}
    for number in range(GAMES):
        laid = begun(game, 4, f"sight {number}")
        laid.play(lambda match: match.over() or points(match) not in ("", *found))
        if kind := points(laid.table.playing()):
            found[kind] = laid
    return found


def in_sight(page: Page) -> bool:
    """Whether something that answers the question can be touched, without a search for it."""
    page.locator(".prompt.asked").wait_for(timeout=LONG)
    try:
        page.wait_for_function(ANSWERABLE, timeout=5_000)
    except TooLate:
        return False
    return True


@pytest.mark.parametrize("game", TITLES)
def test_what_answers_a_question_is_in_sight(game: str, visit: Visit, server: Server) -> None:
    tables = questions(game)
    lay(server, tables.values())
    page = visit("/", viewport=SMALL, has_touch=True, is_mobile=True)
    address = f"http://127.0.0.1:{server.port}"
    blind: list[str] = []
    for kind, laid in tables.items():
        name = cookie_name(https=False)
        page.context.add_cookies([{"name": name, "value": KEY, "url": address}])
        page.goto(f"/t/{laid.row.id}")
        if not in_sight(page):
            blind.append(kind)
    assert blind == []
