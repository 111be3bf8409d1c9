"""Editions: loading, changing and checking them, with complaints that name the entry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from yuletable.kernel.edition import Edition, canonical, load
from yuletable.kernel.errors import Invalid

HOUSE: dict[str, Any] = {
    "format": 1,
    "game": "stockings",
    "edition": "house",
    "title": "Stockings",
    "cards": {"provenance": "printed", "note": "as in the box", "copies": {"1": 3, "2": 2}},
    "names": {"provenance": "house", "names": ["fir", "pine"]},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "house.json").write_text(json.dumps(HOUSE), encoding="utf-8")
    second = {**HOUSE, "edition": "second", "title": "Stockings again"}
    (tmp_path / "second.json").write_text(json.dumps(second), encoding="utf-8")
    return tmp_path


def complaint(folder: Path, given: Any) -> str:
    with pytest.raises(Invalid) as caught:
        load(folder, "stockings", given)
    return str(caught.value)


def without(name: str) -> dict[str, Any]:
    return {field: value for field, value in HOUSE.items() if field != name}


def test_the_house_edition_is_the_default(folder: Path) -> None:
    edition = load(folder, "stockings", None)
    assert (edition.name, edition.title) == ("house", "Stockings")
    assert edition == load(folder, "stockings", "house")


def test_an_edition_by_its_name(folder: Path) -> None:
    assert load(folder, "stockings", "second").title == "Stockings again"
    said = complaint(folder, "secnod")
    assert said == "edition: 'secnod' is not known; perhaps second? Allowed: house, second"


def test_an_edition_based_on_another_holds_only_what_it_changes(folder: Path) -> None:
    header = {"format": 1, "game": "stockings", "edition": "even", "title": "Stockings, even"}
    change = {**header, "based_on": "house", "cards": {"copies": {"2": 4}}}
    (folder / "even.json").write_text(json.dumps(change), encoding="utf-8")
    even, house = load(folder, "stockings", "even"), load(folder, "stockings", None)
    assert (even.name, even.title) == ("even", "Stockings, even")
    assert even.data["cards"]["copies"] == {"1": 3, "2": 4}
    assert even.data["names"] == house.data["names"]
    assert even.digest() == load(folder, "stockings", {"cards": {"copies": {"2": 4}}}).digest()
    change["crads"] = change.pop("cards")
    (folder / "even.json").write_text(json.dumps(change), encoding="utf-8")
    assert complaint(folder, "even").startswith("edition.crads: unknown; perhaps cards?")


def test_a_name_does_not_lead_out_of_the_folder(folder: Path) -> None:
    outside = folder / "inner"
    outside.mkdir()
    assert complaint(outside, "../house").startswith("edition: '../house' is not known")


def test_a_whole_edition_may_be_given(folder: Path) -> None:
    given = {**HOUSE, "edition": "mine", "title": "Mine"}
    edition = load(folder, "stockings", given)
    assert (edition.name, edition.title) == ("mine", "Mine")


def test_a_change_replaces_entries_and_leaves_the_rest(folder: Path) -> None:
    edition = load(folder, "stockings", {"cards": {"copies": {"2": 9}}})
    assert edition.name == "changed"
    assert edition.data["cards"]["copies"] == {"1": 3, "2": 9}
    assert edition.data["cards"]["provenance"] == "printed"
    assert edition.data["names"] == HOUSE["names"]


def test_a_changed_list_is_replaced_as_a_whole(folder: Path) -> None:
    edition = load(folder, "stockings", {"names": {"names": ["yew"]}})
    assert edition.data["names"]["names"] == ["yew"]


def test_a_change_of_nothing_known_is_named(folder: Path) -> None:
    said = complaint(folder, {"crads": {"copies": {}}})
    assert said.startswith("edition.crads: unknown; perhaps cards?")


@pytest.mark.parametrize("given", [3, ["house"], True])
def test_an_edition_is_a_name_or_an_object(folder: Path, given: Any) -> None:
    said = complaint(folder, given)
    assert said == "edition: expected the name of an edition or an object of its groups"


@pytest.mark.parametrize("name", ["game", "edition", "title"])
def test_a_missing_header_is_named(folder: Path, name: str) -> None:
    assert complaint(folder, without(name)) == f"edition.{name}: this entry is missing"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "edition.format: expected a whole number from 1 to 1, found 2"),
        ({"format": "1"}, "edition.format: expected a whole number from 1 to 1, found '1'"),
        ({"game": "opoly"}, "edition.game: 'opoly' is not known; Allowed: stockings"),
        ({"title": 3}, "edition.title: expected text, found 3"),
        ({"cards": [1]}, "edition.cards: expected an object {...}, found a list"),
        (
            {"cards": {"copies": {}}},
            "edition.cards.provenance: missing; one of printed, inferred, house",
        ),
        (
            {"cards": {"provenance": "rumour"}},
            "edition.cards.provenance: 'rumour' is not known; Allowed: printed, inferred, house",
        ),
    ],
)
def test_a_wrong_entry_is_named(folder: Path, change: dict[str, Any], said: str) -> None:
    assert complaint(folder, {**HOUSE, **change}) == said


def test_a_group_knows_its_place(folder: Path) -> None:
    edition = load(folder, "stockings", None)
    assert edition.group("cards").place == "edition.cards"
    with pytest.raises(Invalid, match=r"^edition\.dice: this group is missing"):
        edition.group("dice")


def test_the_digest_notices_a_change_of_data_and_nothing_else(folder: Path) -> None:
    digest = load(folder, "stockings", None).digest()
    assert load(folder, "stockings", dict(reversed(HOUSE.items()))).digest() == digest
    assert load(folder, "stockings", {"cards": {"copies": {"2": 9}}}).digest() != digest
    assert load(folder, "stockings", {"cards": {"provenance": "house"}}).digest() != digest
    assert load(folder, "stockings", {"cards": {"note": "in other words"}}).digest() == digest
    assert len(digest) == 64


def test_there_is_one_way_to_write_json() -> None:
    assert (
        canonical({"b": (1, 2), "a": {"d": None, "c": "ö"}}) == '{"a":{"c":"ö","d":null},"b":[1,2]}'
    )


def test_editions_are_equal_by_what_they_say() -> None:
    assert Edition("house", "Stockings", HOUSE) == Edition("house", "Stockings", dict(HOUSE))
    assert Edition("house", "Stockings", HOUSE) != Edition("house", "Stockings", without("cards"))
