"""Every text of the page is there in every language, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from yuletable.games.catalogue import GAMES, find

GAME_WORDS = Path(__file__).parents[2] / "src" / "yuletable" / "games"
SRC = Path(__file__).parents[2] / "web" / "src"
COMMON = SRC / "i18n" / "en.ftl"
CARDS = sorted(SRC.glob("games/*/card/en.ftl"))
ENGLISH = sorted(SRC.rglob("*en.ftl"))
CALL = re.compile(r"\btext\((.*?)(?:, \{|\))")  # all up to the facts
ID = re.compile(r"[\"`]([a-z][\w$.{}-]*)[\"`]")


def messages(file: Path) -> dict[str, ast.Message]:
    body = parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def everywhere() -> set[str]:
    """The ids that every page knows: those of the page itself, and of each game's card."""
    return {id_ for file in [COMMON, *CARDS] for id_ in messages(file)}


def facts(message: ast.Message) -> set[str]:
    """What a message speaks of."""
    found = re.findall(
        r"'name': '(\w+)', 'type': 'Identifier'}, 'type': 'Var", str(message.to_json())
    )
    return set(found)


def used(folder: Path) -> set[str]:
    """The ids that sources ask for; one made of parts is a pattern."""
    sources = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    calls = [call for source in sources for call in CALL.findall(source.read_text("utf-8"))]
    return {id_ for call in calls for id_ in ID.findall(call)}


def matching(pattern: str, ids: set[str]) -> set[str]:
    if "${" not in pattern:
        return {pattern} & ids
    parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", pattern)]
    return {id_ for id_ in ids if re.fullmatch("[a-z_-]+".join(parts), id_)}


@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: file.relative_to(SRC).as_posix())
def test_both_languages_say_the_same(english: Path) -> None:
    """German may leave out a fact, and may name what English takes from the box."""
    german = english.with_name(english.name.replace("en.ftl", "de.ftl"))
    ours, theirs = messages(english), messages(german)
    assert ours.keys() - theirs.keys() == set()
    assert [id_ for id_ in ours if not facts(theirs[id_]) <= facts(ours[id_])] == []


def test_every_text_the_page_asks_for_is_written() -> None:
    ids = everywhere()
    around = [folder for folder in SRC.iterdir() if folder.name != "games"]
    asked = {pattern for folder in around for pattern in used(folder)}
    assert not [pattern for pattern in asked if not matching(pattern, ids)]


def test_no_text_is_left_over() -> None:
    ids = everywhere()
    asked = used(SRC)
    assert not ids - {id_ for pattern in asked for id_ in matching(pattern, ids)}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_explained_to_beginners(game: str) -> None:
    """A game asks by `ask-PHASE`; the coach of a first game knows a lesson for each."""
    spoken = (GAME_WORDS / game / "words" / "en.ftl").read_text(encoding="utf-8")
    phases = set(re.findall(r"^ask-([A-Z]\w*)", spoken, re.MULTILINE))
    assert phases
    lessons = {f"lesson-{phase}" for phase in phases} | {"lesson-start"}
    assert lessons == set(messages(SRC / "games" / game / "lessons" / "en.ftl"))


def test_every_carol_has_a_verse() -> None:
    titles = find("holiday_fever").edition().data["carols"]["titles"]
    wanted = {"carol-" + re.sub("[^a-z]+", "-", title.lower()) for title in titles}
    assert wanted == set(messages(COMMON.with_name("carols.en.ftl")))
