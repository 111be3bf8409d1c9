"""Someone who clicks what is lit, and someone who has only a keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from yuletable.kernel.chance import Chance, stream

PATIENCE = 15  # clicks without a move, until the list of all moves is used

# What can be clicked just now, seen as a person sees it: not covered, not dim.
LOOK = """() => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) && box.width > 4 ? [x, y] : null;
  };
  const all = (what) => [...document.querySelectorAll(what)].map(seen).filter(Boolean);
  const free = ":not(:disabled):not([aria-disabled=true])";
  return {
    over: document.querySelector(".standings") !== null,
    dialog: document.querySelector("dialog[open]") !== null,
    asked: document.querySelector(".prompt.asked") !== null,
    confirm: all(".prompt .can" + free),
    words: all(".prompt .acts .button:not(.can):not(.list)" + free),
    lit: all("main.board button" + free + ":not(.prompt > .acts button):not(.list)"),
    boxes: all("main.board input" + free),
    told: document.querySelector(".prompt")?.innerText ?? "",
  };
}"""


PRESS = """([what, share]) => {
  const all = document.querySelectorAll(what);
  all[Math.floor(share * all.length)]?.click();
}"""
READY = """() =>
  document.querySelector(".standings, .prompt.asked, .curtain, dialog[open]") !== null"""
LONG = 120_000  # milliseconds for the others to move, on a machine that has much to do


class Clicker:
    """Clicks at random on what can be clicked, and confirms what comes of it."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.luck: Chance = stream(seed, "clicker")
        self.moves = 0
        self.listed = 0
        self.idle = 0

    def play(self, most: int = 20_000) -> None:
        """Until the final standings."""
        self.until(".standings", most)

    def until(self, what: str, most: int = 20_000) -> None:
        """Go on until there is something like this to be seen."""
        for _ in range(most):
            self.page.wait_for_function(READY, timeout=LONG)
            if self.page.locator(what).count():
                return
            self.step(self.look())
        raise AssertionError(f"{what} never comes: {self.look()}")

    def one_move(self) -> None:
        before = self.moves
        while self.moves == before:
            self.page.wait_for_function(READY, timeout=LONG)
            self.step(self.look())

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self, sight: dict[str, Any]) -> None:
        if sight["dialog"]:
            self.page.keyboard.press("Escape")
        elif sight["confirm"]:
            self.click(sight["confirm"])
            self.moves += 1
            self.idle = 0
        elif self.idle > PATIENCE:
            self.take_from_the_list()
        else:
            self.idle += 1
            around = [*sight["lit"], *sight["boxes"], *sight["words"]] or [[5, 5]]
            asked = sight["words"] and self.luck.below(2)  # what is in words is often the answer
            self.click(sight["words"] if asked else around)

    def click(self, places: list[list[float]]) -> None:
        x, y = places[self.luck.below(len(places))]
        self.page.mouse.click(x, y)

    def take_from_the_list(self) -> None:
        """What the board did not give us in a while stands in the list of all moves."""
        self.idle = 0
        self.listed += 1
        self.press(".prompt .list")
        self.page.wait_for_timeout(50)  # it opens at the next frame
        self.press("dialog[open] li button")

    def press(self, what: str) -> None:
        """One of these, if there is any by now: the question may have gone."""
        self.page.evaluate(PRESS, [what, self.luck.below(1_000) / 1_000])


class Typist:
    """Plays with the keyboard alone: the tab key, Enter and Escape."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.luck = stream(seed, "typist")
        self.moves = 0

    def play(self, most: int = 5_000) -> None:
        for _ in range(most):
            self.page.wait_for_function(READY, timeout=LONG)
            if self.page.locator(".standings").count():
                return
            self.move()
        raise AssertionError("the game does not end")

    def move(self) -> None:
        """Go to the list, take a move, go to the button that confirms."""
        if self.page.locator("dialog[open]").count():  # it opened after its question had gone
            self.page.keyboard.press("Escape")
            return
        free = "body:not(:has(dialog[open])) .prompt.asked"
        reached = self.reach(".prompt .can, .prompt .list", while_there=free)
        if reached == ".list":
            self.page.keyboard.press("Enter")
            self.take()
        elif reached:
            self.page.keyboard.press("Enter")
            self.moves += 1

    def take(self) -> None:
        """One of the first few moves of the list, if it has not gone with its question."""
        move, dialog = "dialog[open] li button", "dialog[open]"
        if self.reach(move, while_there=dialog):
            for _ in range(self.luck.below(4)):
                self.page.keyboard.press("Tab")
            if self.reach(move, while_there=dialog):
                self.page.keyboard.press("Enter")

    def reach(self, what: str, while_there: str, most: int = 200) -> str:
        """Press the tab key until something of this kind has the focus; which one it is."""
        for _ in range(most):
            found, there = self.page.evaluate(
                """([what, whileThere]) => {
                  const at = document.activeElement;
                  const found = at?.matches(what) ? (at.matches(".list") ? ".list" : "it") : "";
                  return [found, document.querySelector(whileThere) !== null];
                }""",
                [what, while_there],
            )
            if found or not there:
                return str(found)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {what}: {self.page.evaluate(LOOK)}")


def play_now(page: Page, title: str) -> None:
    """One click from the home page to the first decision."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page.locator(".prompt, .standings").first).to_be_visible(timeout=15_000)
