"""The faults that the mutation tool plants, and those it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutate
from tools.mutants import find_mutants
from tools.mutate import Bench, choose, read_results, report, sources, try_all


def mutants(code: str) -> list[str]:
    """What a piece of code becomes, once for each mutant."""
    source = code.encode()
    return [mutant.planted(source).decode() for mutant in find_mutants("x.py", source)]


@pytest.mark.parametrize(
    ("code", "mutant"),
    [
        ("a < b", "a <= b"),
        ("a >= b", "a > b"),
        ("(a) == (b)", "(a) != (b)"),
        ("a not in b", "a in b"),
        ("a is None", "a is not None"),
        ("a < b < c", "a < b <= c"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("a + b", "a - b"),
        ("a // b", "a * b"),
        ("a = 3", "a = 4"),
        ("a = 3", "a = 2"),
        ("a = True", "a = False"),
        ("a += b", "a -= b"),
        ("a += b", "pass"),
        ("del a[0]", "pass"),
        ("a.b = c", "pass"),
        ("min(a)", "max(a)"),
        ("f(a, b.c)", "f(b.c, a)"),
        ("b if a else c", "b if not (a) else c"),
        ("require(a, 'X-1', 'No.')", "pass"),
        ("require(a > b, 'X-1', 'No.')", "require(a >= b, 'X-1', 'No.')"),
        ("raise Illegal('X-1', 'No.')", "pass"),
        ("'é' + f(a < b)", "'é' + f(a <= b)"),
        ("for a in b:\n    continue", "for a in b:\n    pass"),
        (
            "def f():\n    if a:\n        return\n    b()",
            "def f():\n    if a:\n        pass\n    b()",
        ),
    ],
)
def test_a_fault_is_planted(code: str, mutant: str) -> None:
    assert mutant in mutants(code)


@pytest.mark.parametrize(
    "code",
    [
        '"""Two and 2."""',
        "a = 'b'",
        "a = f'{b + 1}'",
        "assert a < 2",
        "from a import b",
        "a: Literal[2]",
        "a = [b] + [c]",
    ],
)
def test_what_is_text_gets_no_fault(code: str) -> None:
    assert mutants(code) == []


def test_the_sentence_of_a_refusal_gets_no_fault() -> None:
    assert mutants("require(a, 'X-1', say(2 + 3))") == ["pass"]
    assert mutants("raise Illegal('X-1', say(2 + 3))") == ["pass"]


def test_a_mutant_is_shown_as_a_diff_of_one_line() -> None:
    source = b"a = 1\nb = a < c\n"
    mutant = find_mutants("x.py", source)[-1]
    assert mutant.line == 2
    assert mutant.diff(source).splitlines()[-2:] == ["-b = a < c", "+b = a <= c"]


def test_a_seed_samples_the_same_mutants_again() -> None:
    files = {"track.py": sources("north_pole")["track.py"]}
    sample = choose(files, 20, 1, None)
    assert len(set(sample)) == 20
    assert choose(files, 20, 1, None) == sample != choose(files, 20, 2, None)


def test_the_mutants_of_one_line_can_be_asked_for() -> None:
    files = {"a.py": b"a < b\nc < d\n", "b.py": b"a < b\n"}
    assert [mutant.text for mutant in choose(files, 9, 1, "a.py:2")] == ["<="]


def test_mutants_meet_the_tests_and_a_second_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A little project: its test minds the sign, and not where the limit lies."""
    game = tmp_path / "src" / "yuletable" / "games" / "crumbs"
    rules = tmp_path / "tests" / "rules"
    for folder in (game, rules, tmp_path / "docs" / "rules"):
        folder.mkdir(parents=True)
    for package in (game.parent, game.parent.parent):
        (package / "__init__.py").touch()  # or the installed package would be found instead
    sound = "def fits(a: int) -> bool:\n    return a + a < 9\n"
    (game / "__init__.py").write_text(sound)
    (rules / "test_crumbs.py").write_text(
        "from yuletable.games.crumbs import fits\ndef test_x():\n    assert fits(4)\n"
        "    assert not fits(9)\n"
    )
    for name in ("test_editions", "test_judge", "test_records", "test_promises"):
        (tmp_path / "tests" / f"{name}.py").write_text("def test_crumbs():\n    assert True\n")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    monkeypatch.setattr(mutate, "PACKAGE", tmp_path / "src" / "yuletable")
    monkeypatch.setattr(mutate, "RESULTS", tmp_path / "build")
    files = sources("crumbs")
    sample = choose(files, 99, 1, None)

    try_all(Bench("crumbs", tmp_path / "copy"), files, sample[:2], again=False)
    assert len(read_results(tmp_path / "build" / "crumbs.jsonl")) == 2
    try_all(Bench("crumbs", tmp_path / "copy2"), files, sample, again=False)

    lines = (tmp_path / "build" / "crumbs.jsonl").read_text().splitlines()
    assert len(lines) == len(sample)
    told = report("crumbs", files, sample)
    assert "-    return a + a < 9\n+    return a + a <= 9" in told
    assert "-    return a + a < 9\n+    return a - a < 9" not in told
    assert told.endswith("crumbs: 2 killed, 2 survived, 0 timed out (sample of 4)")
    assert (game / "__init__.py").read_text() == sound
