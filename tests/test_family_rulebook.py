"""The family rulebooks: their numbers, pictures, links and words, and the search in them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from yuletable.cli.rules import Reading, show_rules
from yuletable.games.catalogue import GAMES
from yuletable.kernel.core import Json
from yuletable.kernel.errors import Invalid
from yuletable.rulebook.family import (
    FamilyRules,
    filled_in,
    leaves,
    load_family,
    numbers,
    pictures,
    read_family,
)
from yuletable.rulebook.search import CLAUSE, EXAMPLE, FAMILY, KINDS, Finding, search
from yuletable.rulebook.text import load, mentioned
from yuletable.server.pages.rules import family_page, findings

LANGUAGES = ("en", "de")
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
HEADINGS = {
    "en": ["The aim", "What you need", "Your turn", "How it ends", "Good to know"],
    "de": ["Das Ziel", "Was ihr braucht", "Dein Zug", "So endet es", "Gut zu wissen"],
}
DRAWN = {"holiday_fever": {"stocking", "gift", "coal", "star"}}  # beside the cards of an edition


def book(game: str, language: str) -> FamilyRules:
    found = load_family(game, language)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_game_has_one_page_in_each_language(game: str, language: str) -> None:
    family = book(game, language)
    assert family.language == language
    headings = [s.heading for s in family.sections]
    assert [h for h in headings if h in HEADINGS[language]] == HEADINGS[language]
    assert 400 < len(family.markdown().split()) < 1400


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_clauses_of_a_page_exist(game: str, language: str) -> None:
    cited = mentioned(book(game, language).markdown())
    assert len(cited) > 20
    assert [id_ for id_ in cited if id_ not in load(game).clauses] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same(game: str) -> None:
    english, german = book(game, "en"), book(game, "de")
    assert [s.level for s in english.sections] == [s.level for s in german.sections]
    for here, there in zip(english.sections, german.sections, strict=True):
        assert sorted(mentioned(here.body)) == sorted(mentioned(there.body)), here.heading
        drawn = [[(p.kind, p.code) for p in pictures(s.body)] for s in (here, there)]
        assert drawn[0] == drawn[1], here.heading


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_anchors_are_different(game: str, language: str) -> None:
    anchors = book(game, language).anchors()
    assert len(set(anchors)) == len(anchors)
    assert all(re.fullmatch(r"[a-z0-9-]+", anchor) for anchor in anchors)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_pictures_are_of_cards_that_exist(game: str, language: str) -> None:
    codes = {str(value) for _, value in leaves(listed(GAMES[game].edition().data))}
    codes |= {name for place, _ in leaves(listed(GAMES[game].edition().data)) for name in place}
    shown = [p for s in book(game, language).sections for p in pictures(s.body)]
    assert shown
    assert {p.kind for p in shown} <= {"card", "board"}
    cards = [code for p in shown if p.kind == "card" for code in p.code.split("+")]
    assert [code for code in cards if code not in codes | DRAWN.get(game, set())] == []


def test_pictured_celebrations_have_the_bonus_they_show() -> None:
    cards = GAMES["holiday_shuffle"].edition().data["celebration_cards"]["cards"]
    bonus = {card["id"]: card["effect"] for card in cards}
    shown = [p.code for s in book("holiday_shuffle", "en").sections for p in pictures(s.body)]
    assert [f"{id_}+{bonus[id_]}" for id_ in ("Mar14", "Jan31", "Jan21")] == [
        code for code in shown if "+" in code
    ]
    assert not [code for code in shown if code in bonus]


def listed(data: Json) -> Json:
    """The same data with lists as groups, so that every leaf has a place."""
    if isinstance(data, list):
        return {str(at): listed(inner) for at, inner in enumerate(data)}
    return {n: listed(i) for n, i in data.items()} if isinstance(data, dict) else data


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_nothing_of_the_program_reaches_players(game: str, language: str) -> None:
    words = book(game, language).markdown()
    for pattern in (r"`", r"[{}]", r"\w/\w", r"\.(py|md|json)\b", r"[a-z]_[a-z]", r"\w\(", r"!\["):
        assert re.findall(pattern, words) == [], pattern


# Numbers.


def test_numbers_come_from_the_edition_and_the_options() -> None:
    known = numbers(GAMES["christmas_opoly"])
    assert filled_in("${dasher_pays}, {start_money.total} $", known, "en") == "$200, 1,630 $"
    assert filled_in("{start_money.total} $", known, "de") == "1.630 $"
    assert filled_in("{rounds:Word}", numbers(GAMES["holiday_shuffle"]), "de") == "Drei"


@pytest.mark.parametrize(
    ("name", "why"), [("dasher_pas", "no number of the edition"), ("count", "several numbers")]
)
def test_a_name_that_says_no_number_is_an_error(name: str, why: str) -> None:
    with pytest.raises(Invalid, match=why):
        filled_in(f"Collect {{{name}}}.", numbers(GAMES["christmas_opoly"]), "en")


def test_a_language_without_a_page_reads_english_and_a_game_may_have_none() -> None:
    assert book("secret_santa", "fr").language == "en"
    assert read_family(replace(GAMES["secret_santa"], package="yuletable.kernel"), "en") is None
    assert read_family(replace(GAMES["secret_santa"], package=None), "en") is None
    assert family_page("table", "en") == []


# In the terminal.


def test_the_terminal_shows_the_family_page_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading("north_pole"), plain=True) == 0
    out = capsys.readouterr().out
    assert out.startswith("North Pole Express Race\n")
    assert "First, fill your hand up to five cards. (NP-23)" in out
    assert "NP-X01" not in out
    assert "![" not in out
    assert "yuletable rules north_pole --all" in out
    assert show_rules(Reading("north_pole", language="de"), plain=True) == 0
    assert capsys.readouterr().out.startswith("Rennen zum Nordpol\n")


def test_the_terminal_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading("holiday_fever", find="stocking"), plain=True) == 0
    assert capsys.readouterr().out.startswith("The Stocking\n\nYour Stocking protects one Gift")
    assert show_rules(Reading("holiday_fever", find="quidditch"), plain=True) == 2
    assert "nothing in the rules" in capsys.readouterr().err.lower()


# Search.


def shown(finding: Finding) -> str:
    return "".join([run if isinstance(run, str) else run[1] for run in finding.words])


def marks(finding: Finding) -> set[str]:
    runs = [*finding.heading, *finding.words]
    return {run[1].lower() for run in runs if not isinstance(run, str)}


@pytest.mark.parametrize("asked", ["stocking", "stockings", "Stocking?", "sock", "stock"])
def test_stocking_finds_its_section_first(asked: str) -> None:
    first = search("holiday_fever", asked)[0]
    assert (first.kind, first.id) == (FAMILY, "the-stocking")
    assert "stocking" in marks(first)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_how_do_i_win_finds_the_aim(game: str, language: str) -> None:
    asked, aim = {"en": ("how do i win", "the-aim"), "de": ("wie gewinne ich", "das-ziel")}[
        language
    ]
    found = search(game, asked, language)
    assert found[0].id == aim
    assert marks(found[0])
    ends = {
        "en": ("how-it-ends", "the-end-of-the-game"),
        "de": ("so-endet-es", "das-ende-des-spiels"),
    }
    assert {finding.id for finding in found} & set(ends[language])


STEAL = {
    "secret_santa": ("holly-right-after-someone-else-s-turn", "takes"),
    "holiday_shuffle": ("celebrations", "steal"),
    "north_pole": ("on-other-people-s-turns", "steal"),
    "christmas_opoly": ("trading", "trading"),
    "holiday_fever": ("taking-from-each-other", "taking"),
}


@pytest.mark.parametrize("asked", ["steal", "stealing", "How can I steal something?"])
@pytest.mark.parametrize("game", GAMES)
def test_steal_finds_taking_and_trading(game: str, asked: str) -> None:
    first = search(game, asked)[0]
    section, word = STEAL[game]
    assert (first.kind, first.id) == (FAMILY, section)
    assert word in marks(first)


@pytest.mark.parametrize(
    ("game", "language", "asked", "first"),
    [
        ("secret_santa", "en", "final gift", "final-gift"),
        ("secret_santa", "en", "how many players", "what-you-need"),
        ("secret_santa", "de", "Geist", "stechpalme-gleich-nach-dem-zug-von-jemand-anderem"),
        ("holiday_shuffle", "en", "joker", "wilds"),
        ("holiday_shuffle", "de", "tauschen", "feste"),
        ("north_pole", "en", "the bridge", "the-bridge"),
        ("north_pole", "en", "bumping", "bumps"),
        ("north_pole", "de", "Brücken", "die-brucke"),
        ("christmas_opoly", "en", "jail", "naughty-or-nice"),
        ("christmas_opoly", "en", "hotels", "colors-presents-and-trees"),
        ("christmas_opoly", "de", "Gefängnis", "naughty-oder-nice"),
        ("holiday_fever", "en", "coal", "gifts-and-coal"),
        ("holiday_fever", "de", "Strumpf", "der-strumpf"),
    ],
)
def test_everyday_questions(game: str, language: str, asked: str, first: str) -> None:
    assert search(game, asked, language)[0].id == first


@pytest.mark.parametrize("game", GAMES)
def test_the_family_page_comes_before_clauses_and_they_before_examples(game: str) -> None:
    kinds = [KINDS.index(finding.kind) for finding in search(game, "turn")]
    assert kinds == sorted(kinds)
    assert len(set(kinds)) > 1


def test_clauses_keep_their_order() -> None:
    found = [f.id for f in search("holiday_fever", "stocking") if f.kind == CLAUSE]
    assert found.index("HF-093") < found.index("HF-103")


def test_an_exact_phrase_comes_first() -> None:
    first = search("secret_santa", "while the round is open")[0]
    assert first.kind == CLAUSE
    assert "while the round is open" in shown(first).lower()


def test_all_words_are_wanted_as_long_as_something_has_them() -> None:
    both = search("secret_santa", "mouse ghost")
    assert all(marks(finding) >= {"mouse", "ghost"} for finding in both if finding.kind == EXAMPLE)
    assert search("secret_santa", "mouse quidditch")[0].id == search("secret_santa", "mouse")[0].id


@pytest.mark.parametrize("asked", ["", "   ", "?!", "quidditch", "x" * 5000, "a " * 5000])
def test_odd_questions_do_no_harm(asked: str) -> None:
    found = findings("secret_santa", asked, "en")
    assert len(found.findings) == min(found.count, 30)


def test_a_long_passage_is_cut_around_what_was_found() -> None:
    found = [finding for finding in search("secret_santa", "scrooged") if finding.kind == CLAUSE]
    assert all(len(shown(finding)) <= 250 for finding in found)
    assert all(marks(finding) for finding in found)


def test_the_table_is_searched_too_and_unknown_rules_are_refused() -> None:
    assert search("table", "refused move")[0].id == "TB-07"
    with pytest.raises(Invalid, match="no rules called"):
        search("chess", "mate")
