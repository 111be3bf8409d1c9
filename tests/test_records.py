"""Recorded games replay to the same end, anywhere, and a changed record is found out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from yuletable import Invalid, Record, read_record, replay, verify, write_record
from yuletable.games.catalogue import find
from yuletable.kernel.chance import commitment
from yuletable.kernel.game import Game, position_hash

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
EVERY = 10  # moves between two fingerprints
OTHER_EDITIONS = {
    "secret_santa": {"elves_copies": {"copies": 5}},
    "north_pole": {"constants": {"storm_spaces": 6}},
    "christmas_opoly": {"amounts": {"dasher_pays": 201}},
    "holiday_fever": {"score_card": {"rows": 21}},
    "holiday_shuffle": {"same_month_cap": {"points": 5}},
}

HASHES = """
import sys
from pathlib import Path
from tests.test_records import hashes, recorded
print("\\n".join(hashes(recorded(Path(sys.argv[1])))))
"""


def recorded(path: Path) -> Record:
    return read_record(path.read_bytes())


def hashes(record: Record) -> list[str]:
    """The fingerprint of the position at the start, at every tenth move and at the end."""
    match = replay(find(record.game), record, moves=0)
    found = [position_hash(match.position())]
    for number, (seat, text) in enumerate(record.moves, start=1):
        match.play(seat, text)
        if number % EVERY == 0 or number == len(record.moves):
            found.append(position_hash(match.position()))
    return found


each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def test_the_readme_explains_every_record_in_one_line() -> None:
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    explained = [line.split("`")[1] for line in lines if line.startswith("- `")]
    assert explained == [path.name for path in RECORDS]
    seats: dict[str, list[int]] = {recorded(path).game: [] for path in RECORDS}
    for record in map(recorded, RECORDS):
        seats[record.game].append(record.seats)
    assert seats["secret_santa"] == [3, 4, 8]
    assert seats["north_pole"] == [4, 6]
    assert seats["christmas_opoly"] == [4, 6]
    assert seats["holiday_fever"] == [3, 4]
    assert seats["holiday_shuffle"] == [2, 4]


@each_record
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = recorded(path)
    match = verify(find(record.game), record)
    assert match.over()
    assert position_hash(match.position()) == record.end
    assert match.record == record
    assert write_record(match.record) == path.read_text(encoding="utf-8")


@each_record
def test_a_record_replays_the_same_in_a_fresh_process(path: Path) -> None:
    expected = hashes(recorded(path))
    assert expected[-1] == recorded(path).end
    for seed in ("0", "4711"):
        answer = subprocess.run(
            [sys.executable, "-c", HASHES, str(path)],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join([str(FOLDER.parent.parent), *sys.path]),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        assert answer.stdout.split() == expected


def unreadable_move(record: dict[str, Any]) -> None:
    record["moves"][10][1] = "9x9x9"


def unlawful_move(record: dict[str, Any]) -> None:
    record["moves"][10][1] = "12x1"


def move_by_another_seat(record: dict[str, Any]) -> None:
    record["moves"][10][0] = (record["moves"][10][0] + 1) % record["seats"]


def move_by_no_seat(record: dict[str, Any]) -> None:
    record["moves"][10][0] = 8


def move_too_many(record: dict[str, Any]) -> None:
    record["moves"].append([0, "pass"])


def move_too_few(record: dict[str, Any]) -> None:
    record["moves"].pop()


def another_seed(record: dict[str, Any]) -> None:
    record["seed"] = "0" * 64


def another_commitment(record: dict[str, Any]) -> None:
    record["commitment"] = "0" * 64


def another_end(record: dict[str, Any]) -> None:
    record["end"] = "0" * 64


def forgotten_end(record: dict[str, Any]) -> None:
    record["end"] = None


def another_edition_hash(record: dict[str, Any]) -> None:
    record["edition_hash"] = "0" * 64


def another_edition(record: dict[str, Any]) -> None:
    record["edition"] = OTHER_EDITIONS[record["game"]]


def unknown_edition(record: dict[str, Any]) -> None:
    record["edition"] = "hose"


def another_rules_version(record: dict[str, Any]) -> None:
    record["rules"] += 1


def another_format(record: dict[str, Any]) -> None:
    record["format"] += 1


def another_game(record: dict[str, Any]) -> None:
    record["game"] = "north_pole" if record["game"] != "north_pole" else "secret_santa"


def another_luck(record: dict[str, Any]) -> None:
    record["luck"] = "dice"


def unknown_option(record: dict[str, Any]) -> None:
    record["options"]["santa_with_gfts"] = True


def too_many_seats(record: dict[str, Any]) -> None:
    record["seats"] = 9


@each_record
@pytest.mark.parametrize(
    ("tamper", "entry"),
    [
        (unreadable_move, "record.moves[10]"),
        (unlawful_move, "record.moves[10]"),
        (move_by_another_seat, "record.moves[10]"),
        (move_by_no_seat, "record.moves[10]"),
        (move_too_many, "record.moves[{moves}]"),
        (move_too_few, "record.end"),
        (another_seed, "record.commitment"),
        (another_commitment, "record.commitment"),
        (another_end, "record.end"),
        (forgotten_end, "record.end"),
        (another_edition_hash, "record.edition_hash"),
        (another_edition, "record.edition_hash"),
        (unknown_edition, "edition"),
        (another_rules_version, "record.rules"),
        (another_format, "record.format"),
        (another_game, "record.game"),
        (another_luck, "record.luck"),
        (unknown_option, "options.santa_with_gfts"),
        (too_many_seats, "seats"),
    ],
)
def test_a_tampered_record_is_refused(
    path: Path, tamper: Callable[[dict[str, Any]], None], entry: str
) -> None:
    json = msgspec.json.decode(path.read_bytes())
    game = find(json["game"])
    moves = len(json["moves"])
    tamper(json)
    record = read_record(msgspec.json.encode(json))
    with pytest.raises(Invalid) as caught:
        verify(game, record)
    assert caught.value.entry == entry.format(moves=moves)


@each_record
def test_a_seed_changed_with_its_commitment_is_found_out_by_the_moves(path: Path) -> None:
    record = recorded(path)
    record.seed = "0" * 64
    record.commitment = commitment(record.seed)
    with pytest.raises(Invalid) as caught:
        verify(find(record.game), record)
    assert caught.value.entry.startswith("record.moves[")


@pytest.mark.parametrize(
    "path",
    # A round of Holiday Shuffle may end the same after another move: each round is dealt anew.
    [path for path in RECORDS if recorded(path).game != "holiday_shuffle"],
    ids=lambda path: path.stem,
)
def test_another_lawful_move_is_found_out_sooner_or_later(path: Path) -> None:
    """Hardly ever two games end in the same position: a debt may be forgiven the day before."""
    record = recorded(path)
    game = find(record.game)
    tried = missed = 0
    for number in range(0, len(record.moves), EVERY):
        seat, text = record.moves[number]
        menu = [move.text() for move in replay(game, record, moves=number).menu(seat)]
        for other in [move for move in menu if move != text][:1]:
            changed = msgspec.structs.replace(record, moves=record.moves[:])
            changed.moves[number] = (seat, other)
            tried += 1
            found = entry_found_wrong(game, changed)
            missed += not found
            assert not found or found.startswith(("record.moves[", "record.end"))
    assert missed * 20 <= tried


def entry_found_wrong(game: Game, record: Record) -> str:
    """The entry that verifying complains of, or nothing."""
    try:
        verify(game, record)
    except Invalid as invalid:
        return invalid.entry
    return ""


@pytest.mark.parametrize(
    ("json", "entry", "word"),
    [
        ({"cheat": 1}, "record", "cheat"),
        ({"seats": "four"}, "record.seats", "int"),
        ({"moves": [[0, "pass"], ["B", "pass"]]}, "record.moves[1][0]", "int"),
        ({"moves": [[0, 5]]}, "record.moves[0][1]", "str"),
        ({"end": 5}, "record.end", "str"),
    ],
)
def test_a_malformed_record_is_refused(json: dict[str, Any], entry: str, word: str) -> None:
    whole = {**msgspec.json.decode(RECORDS[0].read_bytes()), **json}
    with pytest.raises(Invalid) as caught:
        read_record(msgspec.json.encode(whole))
    assert caught.value.entry == entry
    assert word in caught.value.why


@pytest.mark.parametrize("missing", "game rules edition_hash seats commitment seed".split())
def test_an_incomplete_record_is_refused(missing: str) -> None:
    whole = msgspec.json.decode(RECORDS[0].read_bytes())
    del whole[missing]
    with pytest.raises(Invalid, match=missing):
        read_record(msgspec.json.encode(whole))


def test_something_that_is_not_json_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        read_record("{")
    assert caught.value.entry == "record"
