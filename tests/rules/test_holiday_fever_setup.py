"""Holiday Fever, 3.1 to 3.4: seats, setup, the turn, score cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever.options import OPTIONS
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, read_record, replay, write_record

GAME = find("holiday_fever")


def seated(seats: int = 4, youngest: str = "youngest A", seed: str = "fir") -> Fever:
    """A fresh game in which everyone has taken the first free family."""
    table = Fever.__new__(Fever)
    table.match = Match(GAME, seats, seed=seed)
    table.state = table.match.state  # type: ignore[assignment]  # it is a Fever
    for seat in range(seats):
        if table.match.menu(seat):  # the sixth has no choice
            table.match.play(seat, table.match.menu(seat)[0])
    if youngest:
        table.match.play(0, youngest)
    return table


def keep_all(table: Fever) -> Fever:
    while table.phase() == "Trade":
        table.match.play(table.match.waiting()[0], "keep")
    return table


# 3.1 Purpose, seats


def test_hf_001_hf_002_the_most_valuable_christmas_wins_and_the_setting_has_no_effect() -> None:
    table = Fever(
        seats=2,
        stack=[{"phase": "SingAlong"}],
        deposits=[[100], [300]],
        christmas=0,
        lights=[0, 0],
    )
    table.play("A skip", "B sung")
    assert table.scores() == [600, 300]
    assert table.told("won") == [{"what": "won", "seat": -1, "winners": (0,), "values": (600, 300)}]


def test_hf_003_the_stocking_adds_nothing() -> None:
    rows = [["camera 100"], ["guitar 100"]]
    table = Fever(seats=2, phase={"phase": "SingAlong"}, rows=rows, stockings=[1, None])
    table.play("A skip", "B skip")
    assert table.scores() == [100, 100]


@pytest.mark.parametrize("seats", [1, 7])
def test_hf_004_two_to_six_players(seats: int) -> None:
    with pytest.raises(Invalid, match="2 to 6 players"):
        Match(GAME, seats)


def test_hf_005_left_is_the_next_letter_and_a_after_the_last() -> None:
    table = Fever(
        seats=3, active=2, phase={"phase": "Ready", "seat": 2}, throws="12", spaces=[0, 0, 0]
    )
    table.play("C roll")  # Business red: A's
    assert table.waiting() == "A"


# 3.2 Setup


def test_hf_006_tokens_are_chosen_and_start_on_white_elephant() -> None:
    table = seated(youngest="")
    assert list(table.view("A")["families"]) == ["red", "green", "blue", "yellow"]
    assert table.view("A")["spaces"] == [0, 0, 0, 0]
    assert [event["colour"] for event in table.told("family")] == ["red", "green", "blue", "yellow"]


def test_hf_007_seats_choose_in_letter_order_among_the_free_colours() -> None:
    table = Fever(seats=3, phase={"phase": "Families", "seat": 0})
    assert table.menu("A")[0] == "token red"
    table.refuses("B token red", "HF-007")
    table.play("A token blue")
    table.refuses("B token blue", "HF-007")
    table.refuses("B token pink", "HF-006")
    table.refuses("B roll", "HF-006")
    assert table.menu("B") == [f"token {c}" for c in ("red", "green", "yellow", "purple", "orange")]


def test_hf_008_hf_009_a_token_and_its_business_share_one_colour() -> None:
    table = Fever(seats=2, families=["purple", "red"], spaces=[25, 0], throws="13")
    table.play("A roll")
    assert table.space("A") == 29
    assert table.deposits("A") == [200]


def test_hf_010_a_business_nobody_took_is_out_of_play() -> None:
    table = Fever(seats=2, families=["purple", "red"], spaces=[7, 0], throws="11")
    table.play("A roll")
    assert (table.space("A"), table.debts("A"), table.deposits("A")) == (9, [], [20])


@pytest.mark.parametrize(("seats", "gifts"), [(2, 20), (3, 23), (4, 26), (5, 29), (6, 32)])
def test_hf_011_hf_012_the_gifts_of_unused_colours_leave(seats: int, gifts: int) -> None:
    table = seated(seats)
    assert table.told("shuffled")[0]["gifts"] == gifts
    used = set(table.view("")["families"])
    owners = GAME.terms(seats).printed.colours  # type: ignore[attr-defined]  # FeverTerms
    names = table.state.terms.gifts
    colours = [family.colour for family in table.state.terms.families]
    in_play = table.view("")["gifts"]
    for kind, name in enumerate(names):
        unused = owners[kind] >= 0 and colours[owners[kind]] not in used
        assert (name in in_play) == (not unused)


def test_hf_013_everyone_knows_which_gifts_were_taken_out() -> None:
    table = seated(2)
    for eyes in ("A", "B", ""):
        assert "bonsai_tree" in table.view(eyes)["gifts"]
        assert "go_kart" not in table.view(eyes)["gifts"]


def test_hf_014_three_decks_lie_face_down() -> None:
    table = seated(2)
    assert [table.told("shuffled")[0][deck] for deck in ("gifts", "values", "cards")] == [
        20,
        48,
        32,
    ]
    view = table.view("A")
    assert (view["gift_deck"], view["value_deck"], view["pile"]) == (18, 46, 32)
    for name in ("camera", "guitar"):
        assert name not in str([view[key] for key in ("gift_deck", "value_deck", "pile", "bottom")])


def test_hf_015_the_shuffles_come_from_one_generator_in_a_fixed_order() -> None:
    one, two = seated(seed="oak"), seated(seed="oak")
    assert one.match.position() == two.match.position()
    assert one.match.position() != seated(seed="elm").match.position()
    luck = [*range(25, 0, -1), *range(47, 0, -1), *range(31, 0, -1)]  # and nothing else
    table = Fever(
        phase={"phase": "Youngest"}, families=["red", "green", "blue", "yellow"], luck=luck
    )
    table.play("A youngest A")
    assert table.match.luck is not None
    assert table.phase() == "Trade"


def test_hf_016_hf_018_score_cards_start_empty_with_an_undecorated_tree() -> None:
    table = seated(3)
    view = table.view("B")
    assert view["debts"] == view["deposits"] == [[], [], []]
    assert view["stars"] == view["lights"] == view["ornaments"] == [0, 0, 0]


def test_hf_019_drawing_changes_nothing() -> None:
    table = Fever(phase={"phase": "Offer", "seat": 0}, spaces=[1, 0, 0, 0])
    table.play("A shop", "A buy L")
    assert table.tree("A") == "1+0"  # the number is all the rules know of a drawing
    assert table.told("gained") == [{"what": "gained", "seat": 0, "item": "L"}]


def test_hf_020_hf_021_the_youngest_opens_with_a_white_elephant_and_then_throws() -> None:
    table = seated(3, "youngest B")
    assert table.phase() == "Trade"
    assert table.waiting() == "C"  # the one who landed is last
    keep_all(table)
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_022_the_host_names_the_youngest_or_lets_the_luck_decide() -> None:
    table = seated(3, "")
    assert table.waiting() == "A"
    assert table.menu("A") == ["pass", "youngest A", "youngest B", "youngest C"]
    table.refuses("B pass", "HF-022")
    table.refuses("A youngest D", "HF-022")
    table.refuses("A roll", "HF-022")
    table.play("A pass")
    youngest = {seated(3, "pass", seed).state.active for seed in ("a", "b", "c", "d", "e", "f")}
    assert len(youngest) > 1
    luck = [0] * (22 + 47 + 31) + [2]  # the draw comes after the shuffles
    given = ["red", "green", "blue"]
    drawn = Fever(seats=3, phase={"phase": "Youngest"}, families=given, luck=luck)
    drawn.play("A pass")
    assert drawn.state.active == 2


# 3.3 The turn


def test_hf_023_hf_024_both_dice_move_the_token_clockwise_and_the_space_is_followed() -> None:
    table = Fever(spaces=[38, 0, 0, 0], throws="34")
    table.refuses("A keep", "HF-023")
    table.play("A roll")
    assert table.space("A") == 5
    assert table.phase() == "Offer"


def test_hf_025_the_player_to_the_left_is_next() -> None:
    table = Fever(spaces=[3, 0, 0, 0], throws="33")  # to 9, B's Business
    table.play("A roll")
    assert table.waiting() == "B"
    table.refuses("A roll", "TB-02")


def test_hf_026_spaces_passed_over_do_nothing() -> None:
    table = Fever(spaces=[8, 0, 0, 0], throws="45")  # passes Chili Cook-Off, to 17
    table.play("A roll")
    assert (table.debts("A"), table.deposits("A")) == ([], [])


def test_hf_027_doubles_give_no_second_throw() -> None:
    table = Fever(spaces=[3, 0, 0, 0], throws="33")
    table.play("A roll")
    assert (table.waiting(), table.phase()) == ("B", "Ready")


def test_hf_236_a_window_and_a_throw_are_asked_and_recorded_though_there_is_one_answer() -> None:
    window = {"phase": "Anytime", "when": 1}
    table = Fever(hands=["", "A06", "", ""], phase=window, spaces=[3, 0, 0, 0], throws="33")
    assert (table.waiting(), table.menu("B")) == ("B", ["pass"])
    table.play("B pass", "A roll")
    assert table.match.record.moves == [(1, "pass"), (0, "roll")]


@pytest.mark.parametrize(("amount", "deposit"), [("sum", 80), ("face", 40)])
def test_hf_028_hf_029_doubles_deal(amount: str, deposit: int) -> None:
    table = Fever(spaces=[1, 0, 0, 0], throws="44", options={"doubles_deal_amount": amount})
    table.play("A roll")
    assert table.deposits("A") == [deposit]


@pytest.mark.parametrize(("scope", "deposits"), [("any_throw", [60]), ("movement", [])])
def test_hf_030_any_throw_of_two_dice_counts(scope: str, deposits: list[int]) -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[[], ["camera 100"], [], []],
        options={"doubles_deal_scope": scope},
        throws="33",
    )
    table.play("A take B#1")
    assert table.deposits("A") == deposits
    assert table.debts("A") == [60]


@pytest.mark.parametrize("scope", ["any_throw", "movement"])
def test_hf_030_a_repeated_throw_counts_in_both(scope: str) -> None:
    table = Fever(
        spaces=[1, 0, 0, 0],
        hands=["A09", "", "", ""],
        throws="12 33",
        options={"doubles_deal_scope": scope},
    )
    table.play("A roll", "A play A09")
    assert table.deposits("A") == [60]


def test_hf_031_doubles_deal_works_in_december_and_in_the_race_but_not_with_one_die() -> None:
    race: dict[str, Any] = {"race": True, "days": [4, 1, 1, 1]}
    table = Fever(throws="22 ", **race)
    table.play("A roll")
    assert (table.deposits("A"), table.day("A")) == ([40], 8)
    table = Fever(throws="2", race=True, days=[12, 1, 1, 1])
    table.play("A roll")
    assert (table.deposits("A"), table.state.dice) == ([], (2,))


def test_hf_032_the_deposit_is_written_at_the_throw() -> None:
    table = Fever(spaces=[1, 0, 0, 0], hands=["A12", "", "", ""], throws="44")
    table.play("A roll")
    assert table.phase() == "Anytime"
    assert (table.deposits("A"), table.space("A")) == ([80], 1)


# 3.4 Score card


def test_hf_033_no_payment_is_ever_impossible() -> None:
    table = Fever(spaces=[6, 0, 0, 0], debts=[[200] * 30, [], [], []], throws="12")
    table.play("A roll")
    assert len(table.debts("A")) == 31


def test_hf_034_hf_035_paying_writes_a_debt_and_collecting_a_deposit() -> None:
    table = Fever(spaces=[6, 0, 0, 0], throws="12")  # B's Business
    table.play("A roll")
    assert (table.debts("A"), table.deposits("A")) == ([200], [])
    table = Fever(spaces=[7, 0, 0, 0], throws="12")  # Chili Cook-Off
    table.play("A roll")
    assert (table.debts("A"), table.deposits("A")) == ([], [300])


def test_hf_036_one_instruction_writes_one_entry_into_the_next_row() -> None:
    table = Fever(spaces=[34, 0, 0, 0], debts=[[20], [], [], []], phase={"phase": "Offer"})
    table.play("A shop", "A buy L", "A buy O", "A buy L")
    assert table.debts("A") == [20, 150]


def test_hf_037_entries_stay_and_nothing_is_written_for_zero() -> None:
    table = Fever(pile="N10 N07 ...", spaces=[0, 0, 0, 0], debts=[[50], [], [], []], throws="11 ")
    table.play("A roll")  # Parcel Insurance, without a Gift
    assert table.debts("A") == [50]
    table = Fever(pile="N07 ...", throws="11")
    table.play("A roll")  # Blue Ribbon Tree, without a decoration
    assert table.deposits("A") == [20]


def test_hf_038_hf_041_stars_are_filled_from_the_top_even_without_debts() -> None:
    table = Fever(phase={"phase": "Speech", "topic": "chili"}, stars=[2, 0, 0, 0])
    table.play("A speak")
    assert (table.stars("A"), table.debts("A")) == (3, [])


def test_hf_039_hf_043_star_n_forgives_debt_n() -> None:
    table = Fever(
        seats=2, debts=[[30, 200, 50, 20, 200], []], stars=[3, 0], phase={"phase": "SingAlong"}
    )
    assert table.state.owed(0) == 220
    table.play("A sung", "B sung")
    assert table.scores() == [-220, 0]


def test_hf_040_rows_and_stars_never_run_out() -> None:
    table = Fever(
        seats=2, debts=[[10] * 40, []], stars=[41, 0], phase={"phase": "Speech", "topic": "chili"}
    )
    table.play("A speak")
    assert table.stars("A") == 42
    assert table.state.owed(0) == 0


def test_hf_042_a_debt_beside_a_star_already_filled_is_forgiven_too() -> None:
    table = Fever(spaces=[6, 0, 0, 0], stars=[1, 0, 0, 0], throws="12")
    table.play("A roll")
    assert (table.debts("A"), table.state.owed(0)) == ([200], 0)


def test_hf_044_forgiveness_happens_only_at_the_end() -> None:
    table = Fever(debts=[[50], [], [], []], stars=[1, 0, 0, 0], throws="12")
    assert table.debts("A") == [50]
    assert table.scores() == [0, 0, 0, 0]
    assert table.state.account(0) == []


def test_hf_045_paying_a_player_writes_both_columns() -> None:
    table = Fever(phase={"phase": "Estate"}, rows=[[], ["camera 100"], [], []], throws="12")
    table.play("A take B#1")
    assert (table.debts("A"), table.deposits("B")) == ([30], [30])
    assert (table.deposits("A"), table.debts("B")) == ([], [])


def test_hf_017_the_date_is_the_hosts_and_lies_beside_the_moves() -> None:
    match = Match(GAME, 2, seed="fir", date="2026-12-24")
    assert match.record.date == "2026-12-24"
    assert not Match(GAME, 2, seed="fir").record.date
    assert replay(GAME, read_record(write_record(match.record))).record == match.record


def test_options_are_those_of_the_rules() -> None:
    defaults: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    assert len(defaults) == 18
    for option in OPTIONS:
        assert option.default == option.allowed[0]
