"""JSON that people write: every complaint names the place and says what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry, shown, suggestion


def complaint(read: Callable[[], Any]) -> str:
    with pytest.raises(Invalid) as caught:
        read()
    return str(caught.value)


def test_fields_know_their_place() -> None:
    fields = Entry({"hands": [["5"]]}, "position").fields(("hands", "dealer"))
    assert list(fields) == ["hands"]
    assert fields["hands"].place == "position.hands"
    assert fields["hands"].items()[0].items()[0].place == "position.hands[0][0]"


def test_an_unknown_field_is_named_with_the_nearest() -> None:
    said = complaint(lambda: Entry({"hnads": []}, "position").fields(("hands", "dealer")))
    assert said == "position.hnads: unknown; perhaps hands? Allowed: hands, dealer"


@pytest.mark.parametrize("json", [[], "x", 3, None])
def test_what_is_no_object_has_no_fields(json: Any) -> None:
    said = complaint(lambda: Entry(json, "options").fields(("dealt",)))
    assert said == f"options: expected an object {{...}}, found {shown(json)}"


@pytest.mark.parametrize("json", [{}, "5 5", 3, None])
def test_what_is_no_list_has_no_items(json: Any) -> None:
    said = complaint(lambda: Entry(json, "position.hands").items())
    assert said == f"position.hands: expected a list [...], found {shown(json)}"


def test_a_number_within_its_limits() -> None:
    assert Entry(3, "seats").number(3, 8) == 3
    assert Entry(8, "seats").number(3, 8) == 8
    assert Entry(99, "game").number(1) == 99


@pytest.mark.parametrize("json", [2, 9, -3])
def test_a_number_outside_its_limits(json: int) -> None:
    said = complaint(lambda: Entry(json, "seats").number(3, 8))
    assert said == f"seats: expected a whole number from 3 to 8, found {json}"


def test_a_number_with_no_upper_limit() -> None:
    said = complaint(lambda: Entry(0, "game").number(1))
    assert said == "game: expected a whole number of at least 1, found 0"


@pytest.mark.parametrize("json", [True, False, "3", 3.0, None, [3]])
def test_what_is_no_number(json: Any) -> None:
    said = complaint(lambda: Entry(json, "seats").number(0, 8))
    assert said == f"seats: expected a whole number from 0 to 8, found {shown(json)}"


def test_truths() -> None:
    assert Entry(True, "over").truth() is True
    assert Entry(False, "over").truth() is False
    assert complaint(lambda: Entry(1, "over").truth()) == "over: expected true or false, found 1"


def test_texts() -> None:
    assert Entry("5 5 E", "hand").text() == "5 5 E"
    assert complaint(lambda: Entry(5, "hand").text()) == "hand: expected text, found 5"


def test_words() -> None:
    assert Entry("star", "carol").word(("star", "holly", "snow")) == "star"
    said = complaint(lambda: Entry("hooly", "carol").word(("star", "holly", "snow")))
    assert said == "carol: 'hooly' is not known; perhaps holly? Allowed: star, holly, snow"
    said = complaint(lambda: Entry(None, "carol").word(("star",)))
    assert said == "carol: nothing is not known; Allowed: star"


def test_one_row_for_each_seat() -> None:
    entry = Entry([[1], [2]], "hands")
    assert [row.json for row in entry.rows(2)] == [[1], [2]]
    said = complaint(lambda: entry.rows(3))
    assert said == "hands: expected one entry for each of the 3 seats, found 2"


def test_seats_named_once() -> None:
    assert Entry([2, 0], "passed").seats(3) == [2, 0]
    assert complaint(lambda: Entry([1, 1], "passed").seats(3)) == "passed: a seat is named twice"
    assert complaint(lambda: Entry([3], "passed").seats(3)).startswith("passed[0]: expected")


def test_a_missing_field_is_named() -> None:
    entry = Entry({"seat": 1}, "pile[0]")
    fields = entry.fields(("seat", "play"))
    assert entry.needed(fields, "seat").json == 1
    assert complaint(lambda: entry.needed(fields, "play")) == "pile[0].play: this entry is missing"


def test_a_complaint_is_a_value_error_with_its_parts() -> None:
    invalid = Entry(3, "seats").wrong("too few")
    assert isinstance(invalid, ValueError)
    assert (invalid.entry, invalid.why, str(invalid)) == ("seats", "too few", "seats: too few")


def test_what_people_wrote_is_quoted_briefly() -> None:
    assert shown(None) == "nothing"
    assert shown([1, 2]) == "a list"
    assert shown("fir") == "'fir'"
    assert len(shown("x" * 1000)) < 50


def test_a_suggestion_without_anything_near_lists_what_is_allowed() -> None:
    assert suggestion("zzz", ["hands", "dealer"]) == "Allowed: hands, dealer"
    assert suggestion(7, ["hands"]) == "Allowed: hands"
