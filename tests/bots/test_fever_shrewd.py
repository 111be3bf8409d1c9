"""What those who think like in Holiday Fever, and those who do not."""

from __future__ import annotations

from typing import Any

from tests.fever import Fever
from yuletable.bots.bot import sight
from yuletable.bots.levels import bot, first_taste_of, taste_of
from yuletable.bots.taste import Taste
from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream

GAME = find("holiday_fever")
MERRY, SHREWD = first_taste_of(GAME), taste_of(GAME)
TREES: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [3, 0, 0, 0]}


def liked(taste: Taste, table: Fever, letter: str) -> str:
    seat = table.letters.index(letter)
    menu = table.state.menu(seat)
    return taste.choose(table.state, seat, menu, stream("taste", "luck")).text()


def december(throw: str, **position: Any) -> Fever:
    """A has a whole tree on day 21 and throws; B, who holds Sticky Mittens, is asked."""
    return Fever(
        **{"days": [21, 0, 0, 0], **position}, hands=["", "A11", "", ""], throws=throw, **TREES
    ).play("A roll")


def test_the_mittens_are_kept_until_somebody_lands() -> None:
    early, late = december("3"), december("4")
    assert [liked(MERRY, early, "B"), liked(SHREWD, early, "B")] == ["play A11 A L", "pass"]
    assert [liked(MERRY, late, "B"), liked(SHREWD, late, "B")] == ["play A11 A L"] * 2


def test_hf_150_where_no_card_answers_a_throw_the_mittens_are_not_kept() -> None:
    table = december("3", options={"anytime_after_throw": "no"}).play("A speak")
    assert liked(SHREWD, table, "B") == "play A11 A L"


def test_hf_081_in_the_race_the_mittens_are_not_kept() -> None:
    table = december("3", days=[21, 9, 9, 9], race=True, gift_deck=0)
    assert liked(SHREWD, table, "B") == "play A11 A L"


def test_hf_078_a_whole_tree_gets_a_spare_before_a_value_card() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[14, 0, 0, 0],
        rows=[["camera 50"], [], [], []],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
    )
    table.play("A shop", "A buy O")
    assert [liked(MERRY, table, "A"), liked(SHREWD, table, "A")] == ["buy V", "buy L"]


def test_merry_goes_by_its_first_taste_and_keen_by_the_other() -> None:
    eyes = sight(december("3").state, 1)
    assert bot("merry", GAME).choose(eyes, stream("merry", "luck")).text() == "play A11 A L"
    assert bot("search:40", GAME).choose(eyes, stream("keen", "luck")).text() == "pass"
