"""A browser with years of evenings behind it opens the next table as it opened the first."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.playing import Clicker, play_now
from yuletable.server.net.sessions import cookie_name

YEARS = 500  # tables
MANY_GAMES = """async (count) => {
  const make = async () => {
    const headers = { "Content-Type": "application/json", "X-Yuletable": "1" };
    const body = JSON.stringify({ game: "north_pole", seats: 2, name: "Robin" });
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return answer.status;
  };
  const told = [await make()];
  while (told.length < count) told.push(...(await Promise.all([...Array(20)].map(make))));
  return told.filter((status) => status === 201).length;
}"""


def cookie_header(page: Page) -> str:
    cookies = page.context.cookies()
    return "; ".join([f"{one['name']}={one['value']}" for one in cookies])


def test_the_table_after_five_hundred_opens_and_is_played(visit: Visit) -> None:
    page = visit("/")
    assert page.evaluate(MANY_GAMES, YEARS) >= YEARS
    assert [one["name"] for one in page.context.cookies()] == [cookie_name(https=False)]
    assert len(cookie_header(page)) < 100
    page.goto("/")
    play_now(page, "North Pole Express Race")
    player = Clicker(page, "years")
    while player.moves < 3:
        player.one_move()
    expect(page.locator("main.board")).to_be_visible()
    assert len(cookie_header(page)) < 100
