"""The judge: every example of docs/judge.md, requests that are wrong, and the command."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from yuletable.cli.judge import run
from yuletable.games.christmas_opoly import events as opoly_events
from yuletable.games.christmas_opoly import position as opoly_position
from yuletable.games.holiday_shuffle import events as shuffle_events
from yuletable.games.holiday_shuffle import position as shuffle_position
from yuletable.games.judge import judge
from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.position import FIELDS, PHASES
from yuletable.kernel.core import Kind

DOCS = (Path(__file__).resolve().parent.parent / "docs" / "judge.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json (\w+)\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))
HANDS = ["5 5 8 E", "6 6 9", "1 3 4", "7 7 10"]
FULL_NIGHT = {"game": "secret_santa", "seats": 4, "seed": "fir", "options": {"games_per_night": 1}}


def case(**changes: Any) -> dict[str, Any]:
    """A case that can be heard, but for the changes; None takes an entry away."""
    request = {"game": "secret_santa", "seats": 4, "position": {"hands": HANDS}, "moves": []}
    return {name: entry for name, entry in (request | changes).items() if entry is not None}


def at(**position: Any) -> dict[str, Any]:
    return case(position={"hands": HANDS} | position)


def differences(wanted: Any, found: Any, place: str = "answer") -> list[str]:
    """Where an answer does not have the part that is wanted of it."""
    if wanted == "…":
        return []
    if isinstance(wanted, dict) and isinstance(found, dict):
        gone = [f"{place}.{name} is missing" for name in wanted if name not in found]
        both = [name for name in wanted if name in found]
        inside = [differences(wanted[name], found[name], f"{place}.{name}") for name in both]
        return gone + [line for lines in inside for line in lines]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = enumerate(zip(wanted, found, strict=True))
        return [line for n, (w, f) in pairs for line in differences(w, f, f"{place}[{n}]")]
    same = wanted == found and type(wanted) is type(found)
    return [] if same else [f"{place} is {found!r}, not {wanted!r}"]


# The examples.


@pytest.mark.parametrize(("request_block", "answer_block"), EXAMPLES)
def test_an_example_of_the_docs_is_answered_as_written(
    request_block: tuple[str, str], answer_block: tuple[str, str]
) -> None:
    assert (request_block[0], answer_block[0]) == ("request", "answer")
    answer = judge(json.loads(request_block[1]))
    wanted = json.loads(answer_block[1])
    assert differences(wanted, answer) == []
    assert ("error" in wanted) == ("error" in answer)


def test_every_phase_that_asks_has_an_example() -> None:
    asked = {
        json.loads(words)["position"]["phase"]["phase"]
        for _, words in BLOCKS
        if '"phase": {' in words
    }
    asking = set(PHASES) - {"Night", "Rounds", "Next", "EndRound", "Discard", "EndGame"}
    assert asking - asked == {"Turn"}  # which is the phase of a position that names none
    assert {name for name in PHASES if f"`{name}`" not in DOCS} == set()


def test_the_docs_list_every_entry_of_positions_answers_views_and_events() -> None:
    answer = judge(case())
    for name in [*FIELDS, *answer, *answer["views"]["none"]]:
        assert re.search(rf"^\|[^|]*`{name}`", DOCS, re.MULTILINE), name
    for kind in [kind for kind in vars(events).values() if isinstance(kind, Kind)]:
        row = re.search(rf"^\| `{kind.name}` \|.*$", DOCS, re.MULTILINE)
        assert row, kind.name
        assert [fact for fact in kind.facts + kind.secrets if f"`{fact}`" not in row[0]] == []


def test_the_docs_of_christmas_opoly_are_whole() -> None:
    text = DOCS[DOCS.index("\n## Christmas-opoly\n") : DOCS.index("\n## Holiday Shuffle\n")]
    for name in opoly_position.FIELDS:
        assert re.search(rf"^\|[^|]*`{name}`", text, re.MULTILINE), name
    for name in opoly_position.PHASES:
        assert f"`{name}`" in text, name
    asking = set(opoly_position.PHASES) - {"StepOut", "Sent", "Count"}
    assert {name for name in asking if f'"phase": "{name}"' not in text} == set()
    for kind in [kind for kind in vars(opoly_events).values() if isinstance(kind, Kind)]:
        row = re.search(rf"^\|[^|]*`{kind.name}`.*$", text[text.index("| what |") :], re.MULTILINE)
        assert row, kind.name
        assert [fact for fact in kind.facts + kind.secrets if f"`{fact}`" not in row[0]] == []
    view = judge({"game": "christmas_opoly", "seats": 2, "moves": []})["views"]["none"]
    common = ("seat", "order", "scores", "phase", "asked", "over")
    assert [name for name in view if name not in common and f"`{name}`" not in text] == []


def test_the_docs_tell_all_of_holiday_shuffle() -> None:
    """Its section lists every entry and event, and has an example of every phase that asks."""
    section = DOCS[DOCS.index("\n## Holiday Shuffle\n") :]
    mats = [
        "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1",
        "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20",
    ]
    answer = judge(case(game="holiday_shuffle", seats=2, position={"mats": mats}))
    shown = set(answer["views"]["none"]) - set(judge(case())["views"]["none"])
    for name in [*shuffle_position.FIELDS, *shown, *shuffle_position.PHASES]:
        listed = re.search(rf"^\|[^|]*`{name}`", section, re.MULTILINE)
        assert listed or f"`{name}` (" in section, name
    for kind in [kind for kind in vars(shuffle_events).values() if isinstance(kind, Kind)]:
        row = re.search(rf"^\| `{kind.name}` \|.*$", section, re.MULTILINE)
        assert row, kind.name
        assert [fact for fact in kind.facts + kind.secrets if f"`{fact}`" not in row[0]] == []
    for name in ("Drawn", "Effect", "Consent", "Naming", "Score"):
        assert f'"phase": {{"phase": "{name}"' in section, name


def test_the_difference_between_answers_is_named() -> None:
    found = {"answers": [{"ok": True}], "over": False}
    assert differences({"answers": ["…"]}, found) == []
    assert differences({"answers": [{"ok": 1}]}, found) == ["answer.answers[0].ok is True, not 1"]
    assert differences({"answers": [], "wait": 1}, found)[0] == "answer.wait is missing"


# What an answer holds.


def test_the_answer_has_exactly_the_promised_entries() -> None:
    answer = judge(case())
    assert list(answer) == ["answers", "position", "waiting", "menus", "views", "over", "scores"]
    assert list(answer["views"]) == ["0", "1", "2", "3", "none"]
    assert list(answer["menus"]) == ["0"]


def test_an_answer_is_json_and_nothing_else() -> None:
    moves = [{"seat": 0, "move": "2x5"}, {"seat": 1, "move": "2x6"}, {"seat": 9, "move": "pass"}]
    answer = judge(case(moves=moves))
    assert json.loads(json.dumps(answer)) == answer


def test_the_same_case_has_the_same_answer() -> None:
    dealt = case(position=None)
    assert judge(dealt) == judge(dealt)
    assert judge(dealt) != judge(dealt | {"seed": "another"})
    assert judge(dealt | {"seed": 7}) == judge(dealt | {"seed": "7"})


def test_the_judge_leaves_the_request_as_it_was() -> None:
    request = case(moves=[{"seat": 0, "move": "2x5"}], options={}, luck=[])
    before = json.dumps(request)
    judge(request)
    assert json.dumps(request) == before


def test_an_entry_that_is_null_is_left_out() -> None:
    assert judge(case() | {"seed": None, "luck": None, "edition": None}) == judge(case())


def test_a_refused_move_changes_nothing_and_the_next_is_heard() -> None:
    lawful = {"seat": 0, "move": "2x5"}
    wrong = [{"seat": 0, "move": "2x6"}, {"seat": 3, "move": "pass"}, {"seat": -1, "move": "pass"}]
    answer = judge(case(moves=[*wrong, {"seat": 0, "move": "sing"}, lawful]))
    assert [given["ok"] for given in answer["answers"]] == [False, False, False, False, True]
    clauses = [given.get("clause") for given in answer["answers"]]
    assert clauses == ["SS-17", "TB-02", "TB-05", "TB-06", None]
    heard = judge(case(moves=[lawful]))
    assert answer | {"answers": []} == heard | {"answers": []}


def test_secrets_of_an_event_come_with_the_eyes_that_may_see_them() -> None:
    given = {"hands": ["1 7 7", "1 FRUIT 9 12", "3 3", "4 4"], "phase": {"phase": "Fruitcake"}}
    moves = [{"seat": 1, "move": "FRUIT:9>C"}]
    events = judge(case(position=given, moves=moves))["answers"][0]["events"]
    regifted = [event for event in events if event["what"] == "regifted"]
    assert [(list(event["secret"]), event["eyes"]) for event in regifted] == [(["gift"], [1, 2])]
    assert [event for event in events if ("secret" in event) != ("eyes" in event)] == []
    public = case(position=given, moves=moves, options={"fruitcake_public": True})
    openly = judge(public)["answers"][0]["events"][1]
    assert "secret" not in openly
    assert str(openly["gift"]) == "9"


def test_a_script_brings_all_luck_from_the_first_deal_on() -> None:
    still = [*range(87, 0, -1)]  # each card changes places with itself
    answer = judge(case(position=None, luck=[3, *still]))
    assert answer["position"]["dealer"] == 3
    assert answer["position"]["hands"][3].endswith("FRUIT SCROOGE E")
    short = judge(case(position=None, luck=[3, *still[:-1]]))
    assert short["error"]["entry"] == "luck[87]"


def play_on(request: dict[str, Any], limit: int) -> list[dict[str, Any]]:
    """The answers along a game in which everyone makes the last move of the menu."""
    answers = [judge(request | {"moves": []})]
    while not answers[-1]["over"] and len(answers) < limit:
        seat = answers[-1]["waiting"][0]
        move = {"seat": seat, "move": answers[-1]["menus"][str(seat)][-1]}
        answers.append(judge(request | {"position": answers[-1]["position"], "moves": [move]}))
    return answers


def test_a_position_of_an_answer_can_be_given_back() -> None:
    for answer in play_on(FULL_NIGHT, limit=60):
        again = judge(FULL_NIGHT | {"position": answer["position"], "moves": []})
        assert differences(answer | {"answers": []}, again) == []


def test_the_last_position_of_a_night_can_be_given_back() -> None:
    last = play_on(FULL_NIGHT, limit=2000)[-1]
    assert last["over"]
    assert (last["waiting"], last["menus"]) == ([], {})
    assert sorted(last["scores"]) == [1, 2, 3, 4]
    again = judge(
        FULL_NIGHT | {"position": last["position"], "moves": [{"seat": 0, "move": "pass"}]}
    )
    assert differences(last | {"answers": [{"ok": False, "clause": "TB-01"}]}, again) == []


# Defaults of positions that a person leaves to the judge.


def test_an_empty_hand_under_an_open_window_is_not_out_yet() -> None:
    given = {
        "hands": ["", "8 8 8", "1 4 MOUSE", "3 4 4"],
        "pile": [{"seat": 0, "play": "1x5"}],
        "phase": {"phase": "Holly"},
    }
    mouse = [{"seat": 1, "move": "-"}, {"seat": 2, "move": "MOUSE"}]
    assert judge(case(position=given))["position"]["places"] == []
    assert judge(case(position=given, moves=mouse))["position"]["places"] == [0]


def test_between_rounds_whoever_made_the_top_has_won_and_is_asked_first() -> None:
    given = {
        "hands": ["5 8", "6 6 9", "4 4 TREE", "7 10"],
        "pile": [{"seat": 0, "play": "1x2"}, {"seat": 2, "play": "1x3"}],
        "phase": {"phase": "TreeWindow"},
    }
    declined = [{"seat": seat, "move": "-"} for seat in (2, 3, 0, 1)]
    assert judge(case(position=given))["waiting"] == [2]
    assert judge(case(position=given, moves=declined))["waiting"] == [2]


# Requests that are wrong.

WRONG: list[tuple[Any, str]] = [
    (None, "request"),
    ([], "request"),
    ("secret_santa", "request"),
    (case(gmae="secret_santa"), "request.gmae"),
    (case(game=None), "game"),
    (case(game="secret_snata"), "game"),
    (case(game=["secret_santa"]), "game"),
    (case(seats=None), "seats"),
    (case(seats=2), "seats"),
    (case(seats=9), "seats"),
    (case(seats="4"), "seats"),
    (case(seats=4.0), "seats"),
    (case(seats=True), "seats"),
    (case(seed=[1]), "seed"),
    (case(seed=True), "seed"),
    (case(moves=None), "moves"),
    (case(moves={}), "moves"),
    (case(moves=["pass"]), "moves[0]"),
    (case(moves=[{"seat": 0, "move": "pass"}, {"move": "pass"}]), "moves[1].seat"),
    (case(moves=[{"seat": 0}]), "moves[0].move"),
    (case(moves=[{"seat": "A", "move": "pass"}]), "moves[0].seat"),
    (case(moves=[{"seat": False, "move": "pass"}]), "moves[0].seat"),
    (case(moves=[{"seat": 0, "move": 3}]), "moves[0].move"),
    (case(moves=[{"seat": 0, "mov": "pass"}]), "moves[0].mov"),
    (case(luck={}), "luck"),
    (case(luck=["1"]), "luck[0]"),
    (case(luck=[0, -1]), "luck[1]"),
    (case(position=None, luck=[]), "luck[0]"),
    (case(position=None, luck=[4]), "luck[0]"),
    (case(edition="hous"), "edition"),
    (case(edition=3), "edition"),
    (case(edition={"gift": {}}), "edition.gift"),
    (case(edition={"gifts": {"copies": {"1": "many"}}}), "edition.gifts.copies.1"),
    (case(edition={"elves_copies": {"copies": 1}}), "edition.elves_copies.copies"),
    (
        case(edition={"special_types": {"types": {"carol": "ivy"}}}),
        "edition.special_types.types.carol",
    ),
    (
        case(edition={"special_types": {"types": {"mouse": "snow"}}}),
        "edition.special_types.types.mouse",
    ),
    (case(options=[]), "options"),
    (case(options="scrooge_self"), "options"),
    (case(options={"scrooge": True}), "options.scrooge"),
    (case(options={"scrooge_self": 1}), "options.scrooge_self"),
    (case(options={"first_dealer": 4}), "options.first_dealer"),
    (case(options={"games_per_night": 0}), "options.games_per_night"),
    (case(position=[]), "position"),
    (case(position={}), "position.hands"),
    (at(hand=[]), "position.hand"),
    (at(hands="5 5"), "position.hands"),
    (at(hands=["5"]), "position.hands"),
    (at(hands=["5", "6", 7, "8"]), "position.hands[2]"),
    (at(hands=["5", "6", "13", "8"]), "position.hands[2]"),
    (at(hands=["12", "12", "7", "8"]), "position.hands"),
    (at(order=[0, 1, 2]), "position.order"),
    (at(order=[0, 1, 2, 2]), "position.order"),
    (at(scores=[0, 0, 0]), "position.scores"),
    (at(scores=[0, 0, 0, -1]), "position.scores[3]"),
    (at(game=4), "position.game"),
    (at(dealer=4), "position.dealer"),
    (at(pile=[{"seat": 0}]), "position.pile[0].play"),
    (at(pile=[{"seat": 4, "play": "1x2"}]), "position.pile[0].seat"),
    (at(pile=[{"seat": 0, "play": "SANTA"}]), "position.pile[0].play"),
    (at(pile=[{"seat": 0, "play": "two 2s"}]), "position.pile[0].play"),
    (at(pile=[{"seat": 0, "play": "1x2"}, {"seat": 1, "play": "1x2"}]), "position.pile[1].play"),
    (at(pile=[{"seat": 0, "play": "1x2"}, {"seat": 1, "play": "2x3"}]), "position.pile[1].play"),
    (at(used="5"), "position.used"),
    (at(discards="1 2 3"), "position.discards"),
    (at(buried="X"), "position.buried"),
    (at(passed=[0, 0]), "position.passed"),
    (at(passed=[0]), "position.phase"),
    (at(misers=[7]), "position.misers[0]"),
    (at(silent=[0]), "position.silent"),
    (at(scrooged=-1), "position.scrooged"),
    (at(first="A"), "position.first"),
    (at(lead=4), "position.lead"),
    (at(went_out=[{"seat": 0}]), "position.went_out[0].value"),
    (at(places=[0]), "position.places"),
    (at(treed=["", "", "", "E"]), "position.treed[3]"),
    (at(memory={"knows": []}), "position.memory.knows"),
    (
        at(memory={"known": [{"seat": 0, "kind": "5 5", "least": 2}]}),
        "position.memory.known[0].kind",
    ),
    (at(phase="Turn"), "position.phase"),
    (at(phase={"phase": "Trun"}), "position.phase.phase"),
    (at(phase={"phase": "Turn", "after": 0}), "position.phase.after"),
    (at(phase={"phase": "FinalGift"}), "position.phase.seat"),
    (at(phase={"phase": "FinalGift", "seat": 0}), "position.phase"),
    (at(phase={"phase": "Fruitcake"}), "position.phase"),
    (
        case(
            position={
                "hands": ["1 FRUIT", "6 6", "1", "7"],
                "phase": {"phase": "Fruitcake", "seat": 1},
            }
        ),
        "position.phase",
    ),
    (at(phase={"phase": "Holly", "gave": "yes"}), "position.phase.gave"),
    (at(phase={"phase": "EndRound", "why": "bored"}), "position.phase.why"),
    (at(phase={"phase": "SantaWindow", "after": 0}), "position.phase"),
    (at(phase={"phase": "Turn"}, stack=[]), "position.phase"),
    (at(stack=[{"phase": "Night"}, {}]), "position.stack[1].phase"),
    (at(sealed=[[None] * 4]), "position.sealed"),
    (at(phase={"phase": "Snow"}, sealed=[["pass", None, None, None]]), "position.sealed[0][0]"),
]


@pytest.mark.parametrize(("request_", "entry"), WRONG, ids=[entry for _, entry in WRONG])
def test_a_wrong_request_is_answered_by_the_entry_that_is_wrong(request_: Any, entry: str) -> None:
    answer = judge(request_)
    assert list(answer) == ["error"]
    assert answer["error"]["entry"] == entry
    assert len(answer["error"]["why"]) > len("wrong")


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        (case(game="secret_snata"), "perhaps secret_santa?"),
        (case(gmae="x"), "perhaps game?"),
        (case(options={"scrooge": True}), "perhaps scrooge_self?"),
        (case(seats=2), "3 to 8"),
        (case(moves=None), "missing: list the moves to judge, [] for none"),
        (case(moves=[{"seat": "A", "move": "pass"}]), "expected a whole number, found 'A'"),
        (case(options=[]), "expected an object {...}, found a list"),
        (at(pile=[{"seat": 0, "play": "two"}]), "3x5 (three 5s)"),
        (at(phase={"phase": "Trun"}), "perhaps Turn?"),
        (case(position=None, luck=[4]), "4 is not a number from 0 to 3"),
        (case(position=None, luck=[]), "the script ends here"),
    ],
)
def test_an_error_says_what_would_do(request_: Any, words: str) -> None:
    assert words in judge(request_)["error"]["why"]


def test_nothing_is_half_done_when_the_luck_runs_out() -> None:
    window = {"phase": "TreeWindow", "turn": [2, 3, 0, 1]}
    given = {
        "hands": ["5 8", "6 6 9", "4 4 TREE", "7 10"],
        "pile": [{"seat": 0, "play": "1x2"}, {"seat": 2, "play": "1x3"}],
        "phase": window,
    }
    answer = judge(case(position=given, luck=[], moves=[{"seat": 2, "move": "TREE:self"}]))
    assert list(answer) == ["error"]
    assert answer["error"]["entry"] == "luck[0]"


def test_knowledge_that_contradicts_the_hands_is_an_error() -> None:
    """Seat 0 is said to hold no gifts but the Tree's, and the Tree gave no 5s."""
    memory = {"bare": [0], "pool": "4", "treed": [0]}
    answer = judge(at(memory=memory) | {"moves": [{"seat": 0, "move": "2x5"}]})
    assert answer["error"]["entry"].startswith("position.memory")


# The command.


def test_the_command_prints_the_answer_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.json"
    request = case(moves=[{"seat": 0, "move": "2x6"}, {"seat": 0, "move": "2x5"}])
    file.write_text(json.dumps(request), encoding="utf-8")
    assert run(str(file)) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == judge(request)
    assert err == ""
    assert max(len(line) for line in out.splitlines() if "discards" not in line) < 160


def test_the_command_reads_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(case()).encode())))
    assert run("-") == 0
    assert json.loads(capsys.readouterr().out)["waiting"] == [0]


def test_an_invalid_request_is_printed_as_json_and_ends_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case(seats=2)), encoding="utf-8")
    assert run(str(file)) == 2
    assert json.loads(capsys.readouterr().out)["error"]["entry"] == "seats"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            b'{"game": "secret_santa",\n "seats" 4}',
            "is not JSON: Expecting ':' delimiter at line 2",
        ),
        (b"", "is not JSON"),
        (b'{"seats": NaN}', "is not JSON: NaN"),
        (b'{"seats": ' + b"9" * 5000 + b"}", "is not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"game": "\xff"}', "is not text in UTF-8"),
    ],
    ids=["comma", "empty", "nan", "digits", "depth", "bytes"],
)
def test_what_is_not_json_is_explained_in_a_sentence(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.json"
    file.write_bytes(content)
    assert run(str(file)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.startswith("The file ")
    assert err.endswith(".\n")


def test_a_missing_file_is_explained_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(str(tmp_path / "none.json")) == 2
    assert "none.json cannot be read: No such file" in capsys.readouterr().err
    assert run(str(tmp_path)) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_letters_a_terminal_cannot_show_are_escaped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "case.json"
    file.write_text('{"g\\ud83cme": 1}', encoding="utf-8")
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", narrow)
    assert run(str(file)) == 2
    narrow.seek(0)
    assert json.loads(narrow.read())["error"]["entry"] == "request.g\ud83cme"
