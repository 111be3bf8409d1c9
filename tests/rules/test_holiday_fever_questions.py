"""Holiday Fever, HF-236: nobody is asked where everyone can see that there is one answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever
from tests.fever_cards import more_cards
from tests.promises import steps, table
from yuletable.games.catalogue import find
from yuletable.kernel.ballot import Window
from yuletable.words.sentences import Words

GAME = find("holiday_fever")
DOING = ("Ready", "Heard")  # to throw, or to say that one heard, is the rule itself
SECRET = ("Fresh", "Reunion", "SellGift", "GiveGift")  # only the asked can know


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("night", range(4))
def test_hf_236_a_question_with_one_answer_hides_something_or_is_the_deed(
    seats: int, night: int
) -> None:
    match = table(GAME, seats, night)
    for _ in steps(match):
        state = match.state
        phase = state.stack[-1]
        if isinstance(phase, Window) or len(state.menu(state.waiting()[0])) > 1:
            continue
        assert phase.wire_name in (*DOING, *SECRET), f"{phase}, {match.record.options}"


def test_hf_236_a_value_card_with_one_place_to_go_is_put_there() -> None:
    phase = {"phase": "Store", "at": 1, "left": 1}
    table = Fever(phase=phase, rows=[["camera 50"], [], [], []], value_deck="200 ...")
    table.play("A buy V")
    assert table.row("A") == ["1 camera 50 200"]
    assert table.match.record.moves == [(0, "buy V")]
    assert table.told("put") == [{"what": "put", "seat": 0, "slot": 1}]


def test_hf_236_as_many_cards_as_have_one_place_to_go() -> None:
    table = Fever(spaces=[18, 0, 0, 0], throws="11")
    table.play("A roll")  # Family Vacation
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [3]
    assert (table.phase(), table.waiting()) == ("Speech", "A")


def test_hf_236_the_last_card_is_put_beneath_the_gift_that_needs_it() -> None:
    rows = [["camera 50"], [], [], []]
    table = Fever(spaces=[18, 0, 0, 0], throws="11", rows=rows)
    table.play("A roll", "A put 1", "A put 1")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [3, 1]
    assert table.phase() == "Speech"


def test_hf_236_the_only_item_that_can_be_had_is_bought() -> None:
    phase = {"phase": "Store", "at": 14, "left": 3}
    table = Fever(phase=phase, spaces=[14, 0, 0, 0], rows=[["camera 50"], [], [], []])
    table.play("A buy G", "A put 1", "A buy L")  # the third must be a Value card for the Gift
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [2, 1]
    assert (table.phase(), table.waiting()) == ("Ready", "B")


@pytest.mark.parametrize("spaces", [8, 16])
def test_hf_236_a_sale_with_nothing_to_take_or_sell_asks_nobody(spaces: int) -> None:
    rows: list[list[str]] = [[], ["camera 50"], [], []]
    table = Fever(spaces=[spaces, 0, 0, 0], throws="12", rows=rows, stockings=[None, 1, None, None])
    table.play("A roll")
    assert (table.space("A"), table.phase(), table.waiting()) == (spaces + 3, "Ready", "B")


def december(day: int, **position: Any) -> Fever:
    settings: dict[str, Any] = {
        "days": [day, 0, 0, 0],
        "lights": [4, 0, 0, 0],
        "ornaments": [4, 0, 0, 0],
        "throws": "11",
    }
    return Fever(**{**settings, **position}).play("A roll")


def test_hf_236_a_day_that_offers_nothing_asks_nobody() -> None:
    for day in (2, 8):  # Cookie Exchange, Wrapping Party
        table = december(day)
        assert (table.phase(), table.waiting()) == ("Ready", "B")
    table = december(
        2, rows=[["camera 50"], ["guitar 50"], [], []], stockings=[1, None, None, None]
    )
    assert (table.phase(), table.waiting()) == ("Ready", "B")
    table = december(2, rows=[["camera 50"], ["guitar 50"], [], []])
    assert table.menu("A") == ["pass", "swap 1 B#1"]


def test_hf_236_the_only_kind_of_decoration_is_lost_unasked() -> None:
    table = Fever(
        phase={"phase": "Follow", "day": 9},
        days=[9, 0, 0, 0],
        race=False,
        lights=[0, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
    )
    assert table.tree("A") == "0+1"


def test_hf_236_the_last_family_is_nobodys_choice() -> None:
    families = ["red", "green", "blue", "yellow", None, None]
    phase = {"phase": "Families", "seat": 4}
    table = Fever(seats=6, phase=phase, families=families)
    table.play("E token purple")
    assert (table.phase(), table.view("F")["families"][5]) == ("Youngest", "orange")


@pytest.mark.parametrize(
    ("code", "position", "done"),
    [
        ("Y0", {"lights": [0, 1, 0, 0]}, lambda table: table.tree("A") == "1+0"),
        ("Y2", {"rows": [[], ["camera 50"], [], []]}, lambda table: table.debts("A") == [100]),
        ("Y5", {"rows": [[], ["camera 50"], [], []]}, lambda table: table.seen("A", "B") != []),
    ],
)
def test_hf_236_a_card_with_one_target_is_carried_out(
    code: str, position: dict[str, Any], done: Any
) -> None:
    phase = {"phase": "Follow", "card": code}
    table = Fever(phase=phase, edition=more_cards(), pile="Y1 ...", **position)
    assert done(table)
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_236_an_exchange_with_one_answer_is_made() -> None:
    phase = {"phase": "Follow", "card": "Y4"}  # an exchange, then a sale
    rows = [["camera 50"], ["guitar 100"], [], []]
    table = Fever(phase=phase, edition=more_cards(), rows=rows, pile="Y1 ...")
    assert (table.row("A"), table.row("B")) == (["2 guitar 100"], ["2 camera 50"])
    assert table.phase() == "SellGift"  # whether it is Coal, only A knows
    table.play("A sell 2")


def test_hf_236_what_only_the_asked_can_know_is_asked_all_the_same() -> None:
    table = Fever(phase={"phase": "Reunion"}, rows=[["coal 50"], [], [], []])
    assert (table.waiting(), table.menu("A")) == ("A", ["pass"])
    table = Fever(phase={"phase": "Fresh"}, fresh="A06")
    assert (table.waiting(), table.menu("A")) == ("A", ["hold"])


def test_hf_236_who_can_give_nothing_as_everyone_knows_is_not_asked() -> None:
    stocked = Fever(
        phase={"phase": "Reunion"},
        rows=[["camera 50"], ["guitar 50"], [], []],
        stockings=[1, None, None, None],
    )
    assert stocked.waiting() == "B"
    known = [[{"gift": "coal", "values": [50], "seen": "all"}], ["guitar 50"], [], []]
    assert Fever(phase={"phase": "Reunion"}, rows=known).waiting() == "B"
    free = Fever(
        phase={"phase": "Reunion"},
        rows=[["camera 50"], ["guitar 50"], [], []],
        stockings=[1, None, None, None],
        options={"stocking_release": "any_voluntary"},
    )
    assert free.waiting() == "A"


def test_hf_236_a_card_that_all_know_and_nobody_could_play_now_is_kept_unasked() -> None:
    table = Fever(spaces=[0, 0, 0, 0], throws="11", pile="A06 ...", bottom=32)
    table.play("A roll")
    assert table.view("B")["shown"] == [["A06"], [], [], []]
    assert table.told("held") == [{"what": "held", "seat": 0}]


def test_hf_236_a_card_that_can_only_be_kept_is_not_offered_to_be_played() -> None:
    words = Words(GAME)
    for code, asked in (("A06", "save it for later"), ("A13", "play it now, or save it")):
        table = Fever(phase={"phase": "Fresh"}, fresh=code)
        names = ["Ann", "Bob", "Cleo", "Dan"]
        said = words.question(table.view("A"), table.match.menu(0), names)
        assert asked in said
        assert words.question(table.view("B"), [], names) == "Ann is looking at a card."
