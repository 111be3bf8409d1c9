"""Numbers in what players read come from the edition they play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_words_plain import ENGLISH, GERMAN, messages
from yuletable.cli.board import board_of
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.core import Json
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words

ASKED = ("text-", "how-to", "about")  # what a card or space does, and how the game is played
RULES = r"(?i)three of a kind|drei gleiche"  # a rule of the game, in every edition
COUNTED = "three|four|five|six|seven|eight|nine|ten|twelve|drei|vier|fünf|sechs|sieben|acht|zehn"


def typed(pattern: str) -> list[str]:
    """Numbers that stand in a message and come from no edition."""
    words = re.sub(RULES, "", re.sub(r"\{[^{}]*\}", "", pattern))
    return re.findall(rf"(?i)\d+|\b(?:{COUNTED})\b", words)


@pytest.mark.parametrize(
    ("edition", "card", "told"),
    [
        ({"constants": {"hustle_spaces": 6}}, "HB", "6"),
        ({"constants": {"express_spaces": 5}}, "EX", "5"),
        ({"constants": {"storm_spaces": 9}}, "ST", "9"),
    ],
)
def test_the_train_race_tells_how_far(edition: Json, card: str, told: str) -> None:
    for language in ("en", "de"):
        said = Words(find("north_pole"), language, edition=edition).say(f"text-{card}")
        assert re.findall(r"\d+", said) == [told]


@pytest.mark.parametrize(
    ("price", "message", "told"),
    [
        ("business_amount", "BIZ", ["77", "77"]),
        ("donation_amount", "DONATION", ["77"]),
        ("miracle_bonus", "MIRACLE", ["77"]),
        ("chili_amount", "CHI", ["77"]),
        ("estate_factor", "EST", ["77", "150"]),
        ("sale_price", "AUC", ["77"]),
        ("vacation_cost", "VAC", ["77", "3"]),
        ("vacation_values", "VAC", ["150", "77"]),
        ("institution_gifts", "JOY", ["77", "2"]),
    ],
)
def test_holiday_fever_tells_its_prices(price: str, message: str, told: list[str]) -> None:
    edition = {"constants": {"values": {price: 77}}}
    for language in ("en", "de"):
        said = Words(find("holiday_fever"), language, edition=edition).say(f"text-{message}")
        assert re.findall(r"\d+", said) == told


def test_holiday_fever_tells_what_its_cards_cost() -> None:
    game = find("holiday_fever")
    cards = game.edition().group("nn_cards").within("items").json
    dearer = [
        {**card, "effects": [{"op": "take_gift", "pay_owner": 250}]}
        if card["id"] == "A04"
        else card
        for card in cards
    ]
    words = Words(game, edition={"nn_cards": {"items": dearer}})
    assert words.say("text-A04").endswith("pay them $250.")
    assert Words(game).say("text-A04").endswith("pay them $200.")


def test_a_bigger_tree_is_told_to_beginners() -> None:
    edition = {"constants": {"values": {"tree_lights": 5}}}
    assert "5 Lights and 3 Ornaments" in Words(find("holiday_fever"), edition=edition).say("how-to")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_number_is_known(game: str, language: str) -> None:
    words = Words(find(game), language)
    folder = find(game).folder
    assert folder is not None
    for name, _ in messages(folder / "words" / f"{language}.ftl"):
        if name.startswith((*ASKED, "refusal-")):
            assert words.formatted(name, {})[1] == [], name


@pytest.mark.parametrize("file", [*ENGLISH, *GERMAN], ids=lambda file: "/".join(file.parts[-3:]))
def test_no_number_is_typed_into_a_card(file: Path) -> None:
    asked = [
        (name, typed(pattern))
        for name, pattern in messages(file)
        if name.startswith(ASKED) and name != "about-minutes"
    ]
    assert not [(name, numbers) for name, numbers in asked if numbers]


def test_a_typed_number_is_found() -> None:
    assert typed("It blows every other train back 7 spaces.") == ["7"]
    assert typed("Three Lights take you to { $day }, after three of a kind.") == ["Three"]
    assert not typed("Move { $hustle_spaces } spaces.")


def test_the_terminal_reads_cards_of_the_edition_it_plays() -> None:
    match = Match(find("north_pole"), 2, edition={"constants": {"storm_spaces": 9}})
    board = board_of(match.game, ["Ann", "Bob"], edition=match.record.edition)
    assert "back 9 spaces" in board.words.say("text-ST")
