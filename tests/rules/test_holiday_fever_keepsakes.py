"""Holiday Fever, 3.15: keepsakes, the family records page, and what bots say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever
from tests.rules.test_holiday_fever_december import final
from yuletable.bots.bot import sight
from yuletable.bots.levels import LEVELS, bot
from yuletable.games.holiday_fever import GAME
from yuletable.games.holiday_fever.family import winning_lines
from yuletable.games.holiday_fever.keepsake import inscribed, score_cards
from yuletable.kernel.chance import stream
from yuletable.kernel.errors import Invalid
from yuletable.kernel.keepsakes import beating_lines
from yuletable.kernel.match import Match


def cards(table: Fever, *names: str) -> list[dict[str, Any]]:
    return score_cards(table.state, list(names), "2026-12-24")


def new_lines(
    page: list[dict[str, Any]], played: list[dict[str, Any]], persons: list[int], bots: bool
) -> list[dict[str, Any]]:
    """What a game adds to a page, as terminal and page both work it out."""
    options = {"records_bots": "yes" if bots else "no"}
    return beating_lines(page, winning_lines(played, persons, options))


def line(name: str, players: int, score: int) -> dict[str, Any]:
    return {"name": name, "date": "2026-12-24", "players": players, "score": score}


def test_hf_223_hf_224_a_score_card_can_carry_a_theme_and_a_note() -> None:
    table = final(
        deposits=[[300, 80], []],
        debts=[[30, 200], []],
        stars=[1, 0],
        rows=[["camera 100", "coal 50"], []],
        lights=[2, 0],
        christmas=1,
    )
    card = cards(table, "Ann", "Bob")[0]
    assert (card["name"], card["date"], card["players"]) == ("Ann", "2026-12-24", 2)
    assert card["deposits"] == [300, 80]
    assert [(row["amount"], row["coal"], row["forgiven"]) for row in card["debts"]] == [
        (30, False, True),
        (200, False, False),
        (50, True, False),
    ]
    assert (card["stars"], card["tree"]) == (1, {"lights": 2, "ornaments": 0})
    assert card["value"] == table.scores()[0] == sum(line["points"] for line in card["lines"])
    assert (card["theme"], card["note"]) == ("", "")
    kept = inscribed(card, "The year of the cat", "It climbed the tree.")
    assert (kept["theme"], kept["note"]) == ("The year of the cat", "It climbed the tree.")
    for theme, note, wrong in (("x" * 61, "", "theme"), ("", "x" * 501, "note")):
        with pytest.raises(Invalid) as caught:
            inscribed(card, theme, note)
        assert caught.value.entry == wrong


def test_hf_225_the_winner_of_the_first_game_goes_on_the_page() -> None:
    played = cards(final(deposits=[[300], [200]]), "Ann", "Bob")
    assert new_lines([], played, [0, 1], bots=False) == [line("Ann", 2, 300)]


def test_hf_226_hf_227_hf_228_a_line_is_added_when_the_record_is_beaten() -> None:
    played = cards(final(deposits=[[300], [200]]), "Ann", "Bob")
    for record, beaten in ((250, True), (300, False), (400, False)):
        page = [line("Clara", 6, 100), line("Dora", 4, record)]  # one list for all numbers
        assert (new_lines(page, played, [0, 1], bots=False) != []) == beaten


def test_hf_227_only_winners_are_compared() -> None:
    played = cards(final(deposits=[[300], [200]]), "Ann", "Bob")
    assert new_lines([line("Dora", 4, 100)], played, [1], bots=False) == []


def test_hf_229_co_winners_get_one_line_each() -> None:
    played = cards(final(deposits=[[300], [300]]), "Ann", "Bob")
    found = new_lines([], played, [0, 1], bots=False)
    assert [entry["name"] for entry in found] == ["Ann", "Bob"]


def test_hf_230_an_unfinished_game_never_counts() -> None:
    table = Fever(seats=2, deposits=[[900], []])
    assert cards(table, "Ann", "Bob") == []
    assert new_lines([], [], [0, 1], bots=True) == []


def test_hf_231_a_bot_gets_no_line_unless_agreed() -> None:
    played = cards(final(deposits=[[300], [200]]), "Robin", "Bob")
    assert new_lines([], played, [1], bots=False) == []
    assert new_lines([], played, [1], bots=True) == [line("Robin", 2, 300)]


def test_hf_x42_two_share_the_win_and_perhaps_the_record() -> None:
    table = Fever(seats=3, phase={"phase": "SingAlong"}, deposits=[[1480], [1480], [900]])
    table.play("A sung", "B sung", "C sung")
    assert table.scores() == [1480, 1480, 900]
    assert table.told("won")[0]["winners"] == (0, 1)
    played = cards(table, "Ann", "Bob", "Cleo")
    assert new_lines([line("Dora", 2, 1480)], played, [0, 1, 2], bots=False) == []
    added = new_lines([line("Dora", 2, 1300)], played, [0, 1, 2], bots=False)
    assert added == [line("Ann", 3, 1480), line("Bob", 3, 1480)]


def test_hf_091_a_bot_accepts_what_costs_nothing_and_says_a_line_for_the_topic() -> None:
    greedy = bot("greedy", GAME)
    for topic in ("chili", "carol", "vacation", "new_year"):
        position = {"phase": {"phase": "Speech", "topic": topic}}
        match = Match(GAME, 3, seed="fir", position=position)
        move = greedy.choose(sight(match.state, 0), stream("bot", "luck"))
        assert move.text() == "speak"
        assert move.said() in match.state.view(0)["speech"]["lines"]
        match.play(0, move)
        assert match.beside.words_of(1) == move.said()
        assert match.record.moves == [(0, "speak")]


@pytest.mark.parametrize("level", LEVELS)
def test_hf_091_every_level_speaks_whenever_it_costs_nothing(level: str) -> None:
    match = Match(GAME, 2, seed="fir", position={"phase": {"phase": "Speech", "topic": "chili"}})
    lines = match.state.view(0)["speech"]["lines"]
    speaker = bot(level, GAME)
    for turn in range(20):
        move = speaker.choose(sight(match.state, 0), stream("bot", "luck", turn))
        assert (move.text(), move.said() in lines) == ("speak", True)


@pytest.mark.parametrize("level", LEVELS)
def test_hf_091_a_bot_that_donates_says_something_too(level: str) -> None:
    phase = {"phase": "Donation"}
    position = {"phase": phase, "spaces": [4, 0], "debts": [[900], []]}
    match = Match(GAME, 2, seed="fir", position=position)
    lines = match.state.view(0)["speech"]["lines"]
    donor = bot(level, GAME, hurried=False)
    turns = range(1 if level == "wily" else 20)
    moves = [donor.choose(sight(match.state, 0), stream("bot", "luck", turn)) for turn in turns]
    given = [move.said() for move in moves if move.text() == "donate"]
    assert given
    assert set(given) <= set(lines)
