"""The kit, the players and the board: NP-01 to NP-12, NP-110, and what an edition may say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, race
from yuletable.games.catalogue import find
from yuletable.games.north_pole.cards import EX, HB, NE, RC, SA, ST, TOP_NUMBER
from yuletable.games.north_pole.terms import TrainTerms
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

GAME = find("north_pole")
SPACES = {
    "standard": ([0, 11, 22, 37, 55, 68, 84], 27, 49, 75, 60),
    "compact": ([0, 7, 14, 26, 41, 49, 62], 16, 38, 58, 43),
    "quick": ([0, 5, 10, 16, 24, 28, 36], 12, 20, 33, 26),
}


def terms(seats: int = 4, edition: Any = None, **options: Any) -> TrainTerms:
    agreed = GAME.terms(seats, edition, options)
    assert isinstance(agreed, TrainTerms)
    return agreed


def standard(**spaces: Any) -> dict[str, Any]:
    """The house edition with other spaces on its standard board."""
    return {"boards": {"boards": {"standard": spaces}}}


def invalid(entry: str, edition: Any, why: str = "", seats: int = 4, **options: Any) -> None:
    with pytest.raises(Invalid) as caught:
        terms(seats, edition, **options)
    assert caught.value.entry == entry, str(caught.value)
    assert why in caught.value.why


# The kit and the players.


def test_np_01_the_kit() -> None:
    kit = GAME.edition().data["kit"]
    assert (kit["boards"], kit["tokens"], kit["stands"]) == (1, 6, 4)
    deck = terms().deck
    assert len([card for card in deck if card <= TOP_NUMBER]) == 51 == kit["number_cards"]
    assert len([card for card in deck if card > TOP_NUMBER]) == 14 == kit["specialty_cards"]
    assert [deck.count(value) for value in range(1, 8)] == [7, 7, 8, 8, 7, 7, 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_np_02_two_to_four_play(seats: int) -> None:
    assert len(Match(GAME, seats, seed="fir").view(0)["at"]) == seats


@pytest.mark.parametrize("seats", [5, 6])
def test_np_02_more_than_four_need_the_option(seats: int) -> None:
    invalid("options.max_players", None, f"raise it to {seats}", seats)
    match = Match(GAME, seats, seed="fir", options={"max_players": 6})
    assert len(match.view(0)["tokens"]) == seats


def test_np_02_six_do_not_fit_where_five_may_sit() -> None:
    invalid("options.max_players", None, "at most 5 players", 6, max_players=5)
    assert terms(5, max_players=5).seats == 5


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_np_02_one_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.terms(seats, options={"max_players": 6})
    assert caught.value.entry == "seats"


def test_np_02_an_edition_may_want_fewer_or_more_players() -> None:
    invalid("options.max_players", {"players": {"max": 3}}, "at most 3 players")
    invalid("seats", {"players": {"min": 3}}, "at least 3", seats=2)
    roof = {"players": {"max_by_option": 5}}
    invalid("options.max_players", roof, "goes up to 5", seats=5, max_players=6)


def test_np_03_the_specialty_cards() -> None:
    deck = terms().deck
    assert [deck.count(card) for card in (HB, EX, ST, NE, RC, SA)] == [3, 3, 3, 1, 2, 2]


def test_np_04_the_first_at_the_north_pole_wins() -> None:
    table = race([80, 83], ["5 1", "1"]).play("A 5")
    assert table.match.over()
    assert table.scores() == [1, 0]


def test_np_05_seats_take_tokens_in_order_and_share_none() -> None:
    names = ["snowman", "penguin", "reindeer", "polar bear", "gingerbread", "nutcracker"]
    assert Match(GAME, 3, seed="fir").view(0)["tokens"] == names[:3]
    assert list(terms(6, max_players=6).tokens) == names
    invalid("edition.tokens.names", {"tokens": {"names": ["cat", "cat", "dog", "cow"]}}, "same")
    invalid("edition.tokens.names", {"tokens": {"names": ["cat", "dog"]}}, "not enough")


# The track.


@pytest.mark.parametrize("board", list(SPACES))
def test_np_06_one_line_of_spaces(board: str) -> None:
    stations, lower, upper, top, foot = SPACES[board]
    track = Match(GAME, 2, seed="fir", options={"board": board}).view(0)["track"]
    assert track == {
        "length": stations[-1],
        "stations": stations,
        "lower_bridge": lower,
        "upper_bridge": upper,
        "slope_top": top,
        "slope_foot": foot,
    }


def test_np_06_spaces_are_counted_along_the_track_and_not_over_the_bridge() -> None:
    assert race([26, 0], ["3 1", "5"]).play("A 3").at()[0] == 29
    assert race([48, 0], ["3 1", "5"]).play("A 3").at()[0] == 51


def test_np_07_the_seven_stations_in_order() -> None:
    assert Match(GAME, 2, seed="fir").view(0)["stations"] == [
        *("Home", "Evergreen Grove", "Hot Chocolate Corner", "Candy Cane Lane"),
        *("Snowflake Falls", "Jingle Bell Square", "The North Pole"),
    ]


@pytest.mark.parametrize("station", [11, 22, 37, 55, 68])
def test_np_07_each_is_a_station(station: int) -> None:
    table = race([station - 2, station], ["2 1", "5"]).play("A 2")
    assert table.at() == [station, station]
    assert table.phase() == "Bonus"


def test_np_07_home_is_a_station_too() -> None:
    table = race([20, 3, 0], ["ST 1", "5", "5"]).play("A ST").quiet()
    assert table.at() == [20, 0, 0]
    assert race([0, 0, 9], ["5 5 5 1", "5", "5"]).play("A 3x5").quiet().at()[0] == 11


def test_np_08_the_bridge_is_no_station() -> None:
    table = race([24, 27, 0], ["3 1", "5", "5"]).play("A 3", "A stay")
    assert table.at() == [27, 24, 0]  # bumped, and no extra play
    assert table.waiting() == "B"
    assert race([41, 0], ["4 4 4 1", "5"]).play("A 3x4", "B -").at()[0] == 55


def test_np_09_the_bridge_cuts_out_candy_cane_lane() -> None:
    track = terms().track
    assert track.lower < track.stations[3] < track.upper
    assert race([24, 0], ["3 1", "5"]).play("A 3", "A cross").at()[0] == 49


def test_np_10_the_slope_is_one_way() -> None:
    track = terms().track
    assert track.foot < track.stations[5] < track.top
    assert race([58, 0], ["2 1", "5"]).play("A 2").at()[0] == 60
    assert race([72, 0], ["3 1", "5"]).play("A 3").at()[0] == 60


def test_np_11_several_trains_on_one_station() -> None:
    assert race([18, 22, 22], ["4 1", "5", "5"]).play("A 4").at() == [22, 22, 22]


def test_np_12_several_trains_on_another_space() -> None:
    table = race([20, 28, 0], ["EX 1", "1 5 5 5 5", "1 2 3 4 5"]).play("A EX").quiet()
    assert table.at() == [28, 28, 0]
    assert race([28, 28, 27], ["7 1", "5", "1"], active=2).play("C 1").at() == [27, 27, 28]


# Boards and editions.


@pytest.mark.parametrize("board", list(SPACES))
def test_np_110_each_board_can_be_raced_on(board: str) -> None:
    stations = SPACES[board][0]
    table = Table("north_pole", at=[0, 0], hands=["5 5 5 1", "5"], options={"board": board}).play(
        "A 3x5", "B -"
    )
    assert table.at() == [stations[1], 0]


def test_np_110_the_end_of_the_quick_board() -> None:
    table = race([30, 0], ["6 1", "5"], options={"board": "quick"}).play("A 6")
    assert table.match.over()
    assert table.at() == [36, 0]
    slope = race([30, 0], ["3 1", "5"], options={"board": "quick"}).play("A 3")
    assert slope.at() == [26, 0]


BOARD = "edition.boards.boards.standard"


def test_np_06_an_edition_has_seven_increasing_stations() -> None:
    invalid(f"{BOARD}.stations", standard(stations=[0, 11, 22, 84]), "expected 7")
    invalid(f"{BOARD}.stations", standard(stations=[0, 11, 22, 22, 55, 68, 84]), "increase")
    invalid(f"{BOARD}.stations", standard(stations=[1, 11, 22, 37, 55, 68, 84]), "first must be 0")
    invalid(f"{BOARD}.stations", standard(track_length=90), "the last 90")


def test_np_09_an_edition_has_candy_cane_lane_between_the_ends_of_the_bridge() -> None:
    invalid(f"{BOARD}.lower_bridge", standard(lower_bridge=40), "from 0 to 36")
    invalid(f"{BOARD}.upper_bridge", standard(upper_bridge=30), "from 38 to 84")


def test_np_10_an_edition_has_jingle_bell_square_between_the_ends_of_the_slope() -> None:
    invalid(f"{BOARD}.slope_foot", standard(slope_foot=70), "from 0 to 67")
    invalid(f"{BOARD}.slope_top", standard(slope_top=66), "from 69 to 83")
    invalid(f"{BOARD}.slope_top", standard(slope_top=84), "from 69 to 83")


def test_np_07_np_08_special_spaces_are_places_of_their_own() -> None:
    invalid(f"{BOARD}.lower_bridge", standard(lower_bridge=22), "taken by another")
    invalid(f"{BOARD}.slope_foot", standard(slope_foot=49), "taken by another")


def test_np_110_every_board_of_an_edition_must_be_in_order() -> None:
    wrong = {"boards": {"boards": {"quick": {"slope_top": 20}}}}
    invalid("edition.boards.boards.quick.slope_top", wrong)
    invalid("edition.boards.boards.moon", {"boards": {"boards": {"moon": {}}}}, "unknown")


def test_np_01_copies_add_up_to_the_kit() -> None:
    invalid("edition.number_cards.copies", {"number_cards": {"copies": {"7": 8}}}, "add up to 52")
    invalid("edition.number_cards.copies.9", {"number_cards": {"copies": {"9": 1}}}, "unknown")
    values = {"number_values": {"values": [0, 1]}}
    invalid("edition.number_values.values[0]", values, "from 1 to 99")
    cards = [{"id": "HB", "copies": 14}, {"id": "HB", "copies": 0}]
    invalid("edition.specialty_cards.cards[1].id", {"specialty_cards": {"cards": cards}}, "twice")
    invalid("edition.specialty_cards.cards", {"specialty_cards": {"cards": cards[:0]}}, "up to 0")


def test_np_19_np_23_hands_fit_the_deck() -> None:
    invalid("edition.constants.deal_size", {"constants": {"deal_size": 6}}, "hand_size, which is 5")
    invalid("edition.constants.hand_size", {"constants": {"hand_size": 17}}, "4 hands of 17")
    invalid(
        "edition.constants.hand_size",
        {"constants": {"hand_size": 11}},
        "6 hands of 11",
        seats=6,
        max_players=6,
    )


def test_np_14_somebody_must_be_able_to_draw_the_highest_number() -> None:
    alike = {str(value): 51 if value == 5 else 0 for value in range(1, 8)}
    invalid("edition.number_cards.copies", {"number_cards": {"copies": alike}}, "not all alike")


def test_np_01_an_edition_without_a_group_names_it() -> None:
    whole = dict(GAME.edition().data)
    del whole["constants"]
    invalid("edition.constants", whole, "missing")
    short = {**GAME.edition().data, "constants": {"provenance": "house"}}
    invalid("edition.constants.hand_size", short, "missing")
    names = {"station_names": {"names": ["Home"]}}
    invalid("edition.station_names.names", names, "expected 7 names")


def test_np_71_np_77_np_79_spaces_of_cards_are_data() -> None:
    edition = {"constants": {"hustle_spaces": 5, "express_spaces": 6, "storm_spaces": 4}}
    table = race([1, 20], ["HB ST EX", "5"], edition=edition).play("A HB").quiet()
    assert table.at() == [6, 11]
    assert table.view("")["spaces"] == {"HB": 5, "EX": 6, "ST": 4}
    assert race([1, 20], ["EX 1", "5"], edition=edition).play("A EX").quiet().at() == [7, 20]
    assert race([1, 20], ["ST 1", "5"], edition=edition).play("A ST").quiet().at() == [1, 16]


@pytest.mark.parametrize("name", ["hustle_spaces", "express_spaces", "storm_spaces"])
def test_np_71_np_77_np_79_a_card_is_worth_one_space_at_the_least(name: str) -> None:
    invalid(f"edition.constants.{name}", {"constants": {name: 0}}, "from 1 to")
    assert getattr(terms(edition={"constants": {name: 1}}), name) == 1
