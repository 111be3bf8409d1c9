"""The rule texts, the ledger of tests, and the rule reader."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from yuletable.cli import rules as reader
from yuletable.cli.rules import Reading, plain_text, show_coverage, show_rules
from yuletable.games.catalogue import GAMES
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game
from yuletable.rulebook import ledger, text
from yuletable.rulebook.ledger import Ledger, citations, ids_in, open_ledger, proofs, running_tests
from yuletable.rulebook.text import Choice, Clause, Example, RuleText, load, load_all, parse

TINY = """# Snap

Words before the first clause.

## Rules

### Laying

- **SN-01** [text] Cards are laid in turn.
- **SN-02** [ruling: somebody must win] The first to say snap has the pile,
  as in SN-01.

### Options

| option | default | other values | clause |
|---|---|---|---|
| `fast` | `false` | `true` | SN-02 |
| `decks` | 1 | any ≥ 1 | SN-01 |

| passage | clauses |
|---|---|
| `whole text` | SN-01 |

## Examples

- **SN-X01 Two sevens.** A lays a 7, B lays a 7. → B may say snap. (SN-01 to SN-02)
- **SN-X02** Nobody speaks. (SN-02)
"""


@pytest.fixture
def tiny() -> RuleText:
    return parse("snap", TINY)


# Texts.


def test_a_text_is_read_into_clauses_examples_and_options(tiny: RuleText) -> None:
    assert (tiny.name, tiny.title, tiny.prefix) == ("snap", "Snap", "SN")
    assert tiny.clauses == {
        "SN-01": Clause("SN-01", "text", "", "Laying", "Cards are laid in turn."),
        "SN-02": Clause(
            "SN-02",
            "ruling",
            "somebody must win",
            "Laying",
            "The first to say snap has the pile, as in SN-01.",
        ),
    }
    assert tiny.examples == {
        "SN-X01": Example(
            "SN-X01",
            "Two sevens",
            "A lays a 7, B lays a 7. → B may say snap. (SN-01 to SN-02)",
            ("SN-01", "SN-02"),
        ),
        "SN-X02": Example("SN-X02", "", "Nobody speaks. (SN-02)", ("SN-02",)),
    }
    assert tiny.options == (
        Choice("fast", "false", "true", "SN-02"),
        Choice("decks", "1", "any ≥ 1", "SN-01"),
    )


def test_sections_keep_every_line_of_the_text(tiny: RuleText) -> None:
    headings = ["Snap", "Rules", "Laying", "Options", "Examples"]
    assert [section.heading for section in tiny.sections] == headings
    written = [f"{'#' * s.level} {s.heading}\n{s.body}" for s in tiny.sections]
    kept = [line for line in "\n".join(written).splitlines() if line]
    assert kept == [line for line in TINY.splitlines() if line]


@pytest.mark.parametrize(
    ("line", "entry", "why"),
    [
        ("- **SN-01** [text] Again.", "snap.md, SN-01", "this id is used twice"),
        ("- **SN-X01** Again.", "snap.md, SN-X01", "this id is used twice"),
        ("- **SN-03** [txet] Words.", "snap.md, SN-03", "expected [text] or [ruling]"),
        ("- **SN-03** Words.", "snap.md, SN-03", "expected [text] or [ruling]"),
        ("- **SN-03** [text]", "snap.md, SN-03", "and then the words"),
        ("- **SN03** [text] Words.", "snap.md, '- **SN03** [text] Words.'", "expected - **AB-01**"),
        ("- **NP-03** [text] Words.", "snap.md", "the same two letters, not NP, SN"),
    ],
)
def test_a_line_that_is_not_in_our_form_is_named(line: str, entry: str, why: str) -> None:
    with pytest.raises(Invalid) as caught:
        parse("snap", f"{TINY}\n{line}\n")
    assert caught.value.entry == entry
    assert why in caught.value.why


def test_a_text_without_clauses_is_no_rule_text() -> None:
    with pytest.raises(Invalid, match="not none"):
        parse("snap", "# Snap\n\nNothing is ruled here.\n")
    with pytest.raises(Invalid, match="not none"):
        parse("snap", "")


@pytest.mark.parametrize("given", ["SN-02", "sn-02", " 02 ", "Sn-02"])
def test_a_clause_is_found_however_it_is_typed(tiny: RuleText, given: str) -> None:
    assert tiny.find(given).id == "SN-02"


def test_an_example_is_found_like_a_clause(tiny: RuleText) -> None:
    assert tiny.find("x01").id == "SN-X01"


def test_an_unknown_clause_is_answered_by_the_nearest(tiny: RuleText) -> None:
    with pytest.raises(Invalid) as caught:
        tiny.find("SN-022")
    assert caught.value.why == (
        "Snap has no clause 'SN-022'; perhaps SN-02? "
        "they run from SN-01 to SN-02 and from SN-X01 to SN-X02"
    )


@pytest.mark.parametrize("rules", load_all(), ids=lambda rules: rules.name)
def test_ids_of_a_text_are_numbered_without_a_gap(rules: RuleText) -> None:
    """A clause added later has a higher number, and stands where it belongs."""
    for ids, mark in ((list(rules.clauses), ""), (list(rules.examples), "X")):
        digits = len(ids[0]) - len(f"{rules.prefix}-{mark}") if ids else 0
        numbers = range(1, len(ids) + 1)
        wanted = [f"{rules.prefix}-{mark}{number:0{digits}d}" for number in numbers]
        assert sorted(ids) == sorted(wanted)


def test_secret_santa_and_the_table_have_all_their_clauses() -> None:
    santa = load("secret_santa")
    assert (len(santa.clauses), len(santa.examples), len(santa.options)) == (110, 66, 17)
    assert list(load("table").clauses) == [f"TB-0{number}" for number in range(1, 8)]
    assert all([clause.tag == "ruling" for clause in load("table").clauses.values()])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_options_of_a_text_are_those_of_its_game(game: Game) -> None:
    rules = load(game.name)
    assert rules.prefix == game.prefix
    written = [(option.name, option.default, option.clause) for option in rules.options]
    played = [(o.name, str(o.default).lower(), o.clause) for o in game.options]
    assert written == played


def test_every_example_cites_a_clause() -> None:
    silent = [e.id for rules in load_all() for e in rules.examples.values() if not e.cites]
    assert silent == []


def test_texts_are_found_in_a_checkout_and_in_an_installed_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "yuletable"
    installed, docs = package / "rules_text", tmp_path / "docs" / "rules"
    docs.mkdir(parents=True)
    monkeypatch.setattr(text, "PACKAGE", package)
    monkeypatch.setattr(text, "CHECKOUT", tmp_path)
    assert text.folder() == docs
    installed.mkdir(parents=True)
    assert text.folder() == installed
    (installed / "table.md").write_text(TINY, encoding="utf-8")
    assert load("table").title == "Snap"
    with pytest.raises(Invalid, match=r"secret_santa\.md is missing"):
        load("secret_santa")


# The ledger.


def test_a_test_names_its_clauses() -> None:
    assert ids_in("test_sn_01_lays_a_card", ["SN"]) == ["SN-01"]
    assert ids_in("test_sn_01_sn_02_tb_07_together", ["SN", "TB"]) == ["SN-01", "SN-02", "TB-07"]
    assert ids_in("test_sn_x01_two_sevens", ["SN"]) == ["SN-X01"]
    assert ids_in("test_ss_108", ["SS"]) == ["SS-108"]
    assert ids_in("test_at_12_oclock_and_sn_early", ["SN"]) == []


def test_tests_that_do_not_run_prove_nothing() -> None:
    tree = ast.parse(
        "def test_sn_01_runs(): ...\n"
        "@pytest.mark.skip\ndef test_sn_02_skipped(): ...\n"
        "@pytest.mark.xfail(strict=True)\ndef test_sn_03_fails(): ...\n"
        "@pytest.mark.parametrize('a', [1])\ndef test_sn_04_runs(a): ...\n"
        "class TestLaying:\n    def test_sn_05_runs(self): ...\n"
        "def helper():\n    def test_sn_06_inside(): ...\n"
        "def sn_07_helper(): ...\n"
    )
    assert running_tests(tree) == ["test_sn_01_runs", "test_sn_04_runs", "test_sn_05_runs"]


def small_ledger(folder: Path, tiny: RuleText, tests: str, source: str = "") -> Ledger:
    """The ledger of one text, one file of tests and one file of source."""
    (folder / "test_snap.py").write_text(tests, encoding="utf-8")
    package = folder / "yuletable" / "games"
    package.mkdir(parents=True)
    (package / "snap.py").write_text(source, encoding="utf-8")
    return Ledger((tiny,), tuple(proofs(folder, ["SN"])), tuple(citations(package)))


def test_coverage_counts_what_is_tested_and_names_what_is_missing(
    tmp_path: Path, tiny: RuleText
) -> None:
    tests = "def test_sn_01_a(): ...\ndef test_sn_01_sn_x02_b(): ...\ndef test_other(): ...\n"
    found = small_ledger(tmp_path, tiny, tests)
    (coverage,) = found.coverage()
    assert (coverage.clauses(), coverage.examples()) == ("1 of 2", "1 of 2")
    assert coverage.missing() == ("SN-02", "SN-X01")
    assert [str(proof) for proof in found.proofs_of("SN-01")] == [
        "tests/rules/test_snap.py::test_sn_01_a",
        "tests/rules/test_snap.py::test_sn_01_sn_x02_b",
    ]
    assert found.errors() == []
    assert not found.complete()


def test_a_ledger_is_complete_when_every_clause_and_example_is_tested(
    tmp_path: Path, tiny: RuleText
) -> None:
    tests = "def test_sn_01_sn_02_a(): ...\ndef test_sn_x01_sn_x02_b(): ...\n"
    assert small_ledger(tmp_path, tiny, tests).complete()


def test_ids_that_no_text_has_are_errors(tmp_path: Path, tiny: RuleText) -> None:
    tests = "def test_sn_01_sn_02_sn_x01_sn_x02_all(): ...\ndef test_sn_99_none(): ...\n"
    source = '"""Snap, as SN-01 says."""\n\nWHY = ("SN-98", f"no ({WHY} SN-02, ZZ-01)")\n'
    found = small_ledger(tmp_path, tiny, tests, source)
    assert found.errors() == [
        "tests/rules/test_snap.py::test_sn_99_none names SN-99",
        "yuletable/games/snap.py:3 cites SN-98",
        "yuletable/games/snap.py:3 cites ZZ-01",
    ]
    assert not any([coverage.missing() for coverage in found.coverage()])
    assert not found.complete()


def test_a_text_that_mentions_an_unknown_clause_is_an_error() -> None:
    rules = parse("snap", TINY.replace("(SN-02)", "(SN-77)"))
    assert Ledger((rules,), (), ()).errors() == ["snap.md mentions SN-77"]


def test_every_clause_that_a_refusal_a_test_or_a_text_names_exists() -> None:
    found = open_ledger()
    assert len(found.citations) > 50
    assert found.errors() == []


def test_every_clause_and_every_example_is_tested() -> None:
    missing = {c.text.name: c.missing() for c in open_ledger().coverage() if c.missing()}
    assert missing == {}


# The reader.


def test_the_list_names_every_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading(), plain=True) == 0
    out = capsys.readouterr().out
    assert "- table: The table, 7 clauses\n" in out
    assert "- secret_santa: Secret Santa, 110 clauses and 66 examples\n" in out


def test_a_text_is_read_from_the_first_section_to_the_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert show_rules(Reading("secret_santa", all=True), plain=True) == 0
    out = capsys.readouterr().out
    headings = [section.heading for section in load("secret_santa").sections]
    at = [out.index(f"{heading}\n") for heading in headings]
    assert at == sorted(at)
    assert "- SS-19 [text] An equal value is not enough.\n" in out
    assert "option: special_set; default: full; other values: santa_elves, snow_only" in out
    assert "**" not in out
    assert "`" not in out


def test_a_clause_comes_with_the_tests_that_prove_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading("secret_santa", "ss-94"), plain=True) == 0
    out = capsys.readouterr().out
    assert out.startswith("SS-94 · Christmas Carol\n\nThe turn always goes to the left")
    assert "Our ruling." in out
    assert "- SS-X32 Carol in mid-round. Seats A B C D." in out
    assert "::test_ss_x32_" in out


def test_an_example_comes_with_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading("secret_santa", "SS-X32"), plain=True) == 0
    out = capsys.readouterr().out
    assert out.startswith("SS-X32 · Carol in mid-round\n")
    assert "- SS-94 The turn always goes" in out
    assert "::test_ss_x32_" in out


def test_a_clause_needs_no_game_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert show_rules(Reading("tb-07"), plain=True) == 0
    assert "A refused move changes nothing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "clause", "words"),
    [
        ("secret_snata", None, "There are no rules called 'secret_snata'; perhaps secret_santa?"),
        ("secret_snata", "SS-17", "perhaps secret_santa?"),
        ("secret_santa", "SS-117", "Secret Santa has no clause 'SS-117'; perhaps SS-17?"),
        ("secret_santa", "TB-01", "Secret Santa has no clause 'TB-01'"),
        ("secret_santa", "", "Secret Santa has no clause ''"),
        ("SS-500", None, "Secret Santa has no clause 'SS-500'"),
        ("ZZ-01", None, "No rules have clauses like 'ZZ-01'; there are TB- in table"),
    ],
)
def test_what_is_not_there_is_answered_by_a_sentence(
    game: str, clause: str | None, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert show_rules(Reading(game, clause), plain=True) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.endswith(".\n")


def given_ledger(monkeypatch: pytest.MonkeyPatch, found: Ledger) -> None:
    monkeypatch.setattr(reader, "open_ledger", lambda: found)


def test_coverage_ends_with_0_only_if_nothing_is_missing_or_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rules = parse("table", TINY)
    tests = "def test_sn_01_sn_02_sn_x01_sn_x02_all(): ...\n"
    whole = small_ledger(tmp_path, rules, tests)
    given_ledger(monkeypatch, whole)
    assert show_coverage(None, plain=True) == 0
    line = "rules: table; clauses: 2 of 2; examples: 2 of 2; missing: nothing\n"
    assert line in capsys.readouterr().out

    given_ledger(monkeypatch, Ledger((rules,), (), ()))
    assert show_coverage(None, plain=True) == 1
    assert "clauses: 0 of 2; examples: 0 of 2; missing: SN-01, SN-02" in capsys.readouterr().out

    wrong = ledger.Citation("yuletable/games/snap.py", 3, "SN-98")
    given_ledger(monkeypatch, Ledger((rules,), whole.proofs, (wrong,)))
    assert show_coverage("table", plain=True) == 1
    out = capsys.readouterr().out
    assert "- yuletable/games/snap.py:3 cites SN-98, which no rule text has" in out


def test_without_the_tests_the_reader_says_where_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reader, "folder_of_tests", lambda: None)
    assert show_rules(Reading("secret_santa", "SS-17"), plain=True) == 0
    assert "come with the source" in capsys.readouterr().out
    assert show_coverage(None, plain=True) == 2
    assert "ask for coverage in a checkout." in capsys.readouterr().err


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    """Somebody sits there and types these answers, then leaves."""
    typed = iter(answers)

    def answer(*_: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize(
    ("answers", "read", "unread"),
    [
        ([], ["What holds at every table"], ["TB-01"]),
        (["q"], ["What holds at every table"], ["TB-01"]),
        ([""], ["What holds at every table", "TB-01"], ["TB-04"]),
        (["", ""], ["TB-01", "TB-04"], ["No heading"]),
        (["what"], ["TB-04"], ["TB-01"]),
        (["reindeer", "what"], ["No heading has 'reindeer'.", "TB-04"], ["TB-01"]),
    ],
)
def test_on_a_terminal_the_reader_turns_the_pages(
    answers: list[str],
    read: list[str],
    unread: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    at_a_terminal(monkeypatch, answers)
    assert show_rules(Reading("table"), plain=False) == 0
    out = capsys.readouterr().out
    assert "\x1b[" in out
    assert [words for words in read if words not in out] == []
    assert [words for words in unread if words in out] == []


def test_plain_text_keeps_the_words_and_drops_the_marks() -> None:
    markdown = "# Snap\n\n* A **pile** of `cards`\n\n| a | b |\n|---|---|\n| *x* | |\n\n3 * 4\n"
    assert plain_text(markdown) == "Snap\n\n- A pile of cards\n\na: x\n\n3 * 4"


# What players read, and what engineers do.

NOTES = sorted((text.folder() / "notes").glob("*.md"))


def test_every_game_has_notes_for_engineers() -> None:
    assert [file.stem for file in NOTES] == sorted(GAMES)


@pytest.mark.parametrize("file", NOTES, ids=lambda file: str(file.stem))
def test_notes_name_ids_that_exist(file: Path) -> None:
    known = {id_ for rules in load_all() for id_ in rules.ids()}
    assert not set(text.mentioned(file.read_text(encoding="utf-8"))) - known


@pytest.mark.parametrize("name", text.names())
@pytest.mark.parametrize(
    "engineering", [r"\bsrc/", r"\.(py|json)\b", r"\(engine\)", r"`\w+\(\w+, \w+\)`"]
)
def test_players_read_rules_and_no_engineering(name: str, engineering: str) -> None:
    rules = (text.folder() / f"{name}.md").read_text(encoding="utf-8")
    found = [line[:80] for line in rules.splitlines() if re.search(engineering, line)]
    assert not found
