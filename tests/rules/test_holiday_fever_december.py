"""Holiday Fever, 3.12 to 3.14: White Elephant, December and the Race, the end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever

PAIRS = ["guitar 50", "bicycle 100", "coal 150", "camera 200"]


def exchange(**position: Any) -> Fever:
    """B has landed on White Elephant, and everyone has opened a pair."""
    phase = {"phase": "Trade", "turn": [2, 3, 0, 1]}
    return Fever(**{"phase": phase, "active": 1, "table": PAIRS, **position})


def on_table(table: Fever, letter: str) -> str:
    parcel = table.state.table[table.letters.index(letter)]
    assert parcel is not None
    return table.state.terms.gifts[parcel.gift]


# 3.12 White Elephant


def test_hf_163_hf_164_hf_165_everybody_gets_the_next_pair_beginning_with_the_lander() -> None:
    table = Fever(
        active=1,
        phase={"phase": "Ready"},
        spaces=[0, 36, 0, 0],
        throws="13",
        gift_deck="camera coal guitar puppy ...",
        value_deck="50 100 150 200 ...",
    )
    table.play("B roll")
    assert [on_table(table, letter) for letter in "BCDA"] == ["camera", "coal", "guitar", "puppy"]
    for eyes in ("A", "B", "C", "D", ""):
        assert [pair["gift"] for pair in table.view(eyes)["table"]] == [
            "puppy",
            "camera",
            "coal",
            "guitar",
        ]
    assert [pair["values"] for pair in table.view("")["table"]] == [[None]] * 4


def test_hf_166_each_drawer_sees_the_own_value_card() -> None:
    table = exchange()
    assert [pair["values"] for pair in table.view("C")["table"]] == [[None], [None], [150], [None]]
    table = exchange(options={"value_peek": "blind"})
    assert [pair["values"] for pair in table.view("C")["table"]] == [[None]] * 4


def test_hf_167_hf_168_one_turn_each_from_the_landers_left() -> None:
    table = exchange()
    order = ""
    while table.phase() == "Trade":
        order += table.waiting()
        assert table.menu(table.waiting())[0] == "keep"
        assert len(table.menu(table.waiting())) == 4
        table.play(f"{table.waiting()} keep")
    assert order == "CDAB"
    table = exchange()
    table.refuses("A keep", "HF-168")
    for line in ("C trade C", "C trade E", "C roll"):
        table.refuses(line, "HF-167")


def test_hf_169_hf_170_both_players_of_a_trade_look_at_what_they_received() -> None:
    table = exchange()
    table.play("C trade D")
    assert table.view("C")["table"][2]["values"] == [200]
    assert table.view("D")["table"][3]["values"] == [150]
    assert table.view("C")["table"][3]["values"] == [150]  # remembered
    assert table.view("A")["table"][2]["values"] == [None]
    assert table.view("A")["table"][2]["gift"] == "camera"  # still open


def test_hf_171_hf_172_a_traded_pair_can_be_taken_back_without_consent() -> None:
    table = exchange()
    table.play("C trade D", "D trade C")
    assert [on_table(table, letter) for letter in "CD"] == ["coal", "camera"]


def test_hf_173_only_pairs_of_this_exchange_are_traded() -> None:
    table = exchange(rows=[["puppy 300"], [], [], []])
    assert table.menu("C") == ["keep", "trade D", "trade A", "trade B"]
    table.play("C trade A")
    assert table.row("A") == ["1 puppy 300"]


def test_hf_174_hf_175_afterwards_each_gift_takes_its_holders_next_slot() -> None:
    table = exchange(rows=[["puppy 300"], [], [], []])
    table.play("C keep", "D keep", "A keep", "B keep")
    assert table.row("A") == ["1 puppy 300", "2 guitar 50"]
    assert table.row("B") == ["1 bicycle 100"]
    assert table.seen("C", "B") == ["1 bicycle ?"]  # face down, but everyone saw it
    assert table.state.table == [None] * 4


@pytest.mark.parametrize(("gifts", "values"), [(3, 9), (9, 3)])
def test_hf_176_with_too_few_cards_the_race_begins(gifts: int, values: int) -> None:
    table = Fever(
        spaces=[36, 0, 0, 0], throws="13", gift_deck=gifts, value_deck=values, gone=["coal 50"]
    )
    table.play("A roll")
    assert table.state.race
    assert (len(table.state.gifts), len(table.state.values)) == (gifts, values)
    assert (table.state.day, table.waiting()) == ([1, 1, 1, 1], "B")


def test_hf_177_players_in_december_take_part() -> None:
    table = Fever(
        spaces=[36, 0, 0, 0],
        throws="13",
        days=[0, 0, 8, 0],
        lights=[0, 0, 3, 0],
        ornaments=[0, 0, 3, 0],
    )
    table.play("A roll", "B keep", "C keep", "D keep", "A keep")
    assert len(table.row("C")) == 1


# 3.13 December and the Race


def december(day: int, **position: Any) -> Fever:
    """A stands on this day with a decorated tree."""
    given: dict[str, Any] = {
        "days": [day, 0, 0, 0],
        "lights": [3, 0, 0, 0],
        "ornaments": [3, 0, 0, 0],
    }
    return Fever(**{**given, **position})


def test_hf_178_december_is_entered_at_family_reunion() -> None:
    table = Fever(
        phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], lights=[3, 0, 0, 0], ornaments=[2, 0, 0, 0]
    )
    table.play("A shop", "A buy O")
    assert table.day("A") == 1


def test_hf_179_a_token_walks_up_in_december_and_is_nowhere_else() -> None:
    table = december(2, throws="12")
    assert table.view("B")["spaces"][0] is None
    table.play("A roll")
    assert (table.day("A"), table.space("A")) == (5, -1)
    table = december(10, throws="34")  # Snowdrift slides back
    table.play("A roll")
    assert table.day("A") == 15


def test_hf_180_hf_181_hf_182_every_player_may_give_one_gift_for_a_star() -> None:
    rows = [["camera 50", "coal 50"], ["guitar 50"], [], ["coal 100"]]
    table = Fever(phase={"phase": "Reunion"}, rows=rows)
    assert table.menu("A") == ["pass", "give 1 B", "give 1 C", "give 1 D"]
    table.refuses("B pass", "HF-182")
    for line in ("A give 2 B", "A give 1 A", "A give 3 B", "A give 1 E", "A roll"):
        table.refuses(line, "HF-180")
    table.play("A give 1 C")
    assert table.stars("A") == 1
    table.play("B pass")
    assert table.waiting() == "C"  # has a Gift now
    table.play("C pass")
    assert (table.waiting(), table.menu("D")) == (
        "D",
        ["pass"],
    )  # only Coal, and asked all the same
    table.play("D pass")
    assert table.state.stars == [1, 0, 0, 0]


def test_hf_182_a_seat_without_a_gift_is_not_asked() -> None:
    table = Fever(phase={"phase": "Reunion"}, rows=[[], [], ["camera 50"], []])
    assert table.waiting() == "C"


def test_hf_183_the_receiver_cannot_refuse_and_sees_it_face_down() -> None:
    table = Fever(phase={"phase": "Reunion"}, rows=[["camera 50"], [], [], []])
    table.play("A give 1 B")
    assert table.row("B") == ["1 camera 50"]
    assert table.seen("C", "B") == ["1 ? ?"]
    assert table.view("C")["rows"][1][0]["not"] == ["coal"]


def test_hf_184_a_gift_just_received_may_be_given_on() -> None:
    table = Fever(phase={"phase": "Reunion"}, rows=[["camera 50"], [], [], []])
    table.play("A give 1 B", "B give 1 C", "C give 1 D", "D give 1 A")
    assert (table.row("A"), table.state.stars) == (["2 camera 50"], [1, 1, 1, 1])


def test_hf_185_the_checkpoint_race_first_then_losses_then_arrivals() -> None:
    table = Fever(
        phase={"phase": "Check"},
        active=1,
        days=[5, 0, 7, 0],
        lights=[3, 3, 2, 0],
        ornaments=[3, 3, 3, 0],
        spaces=[0, 4, 0, 0],
        rows=[["camera 50"], [], [], []],
    )
    assert table.state.day == [5, 1, 0, 0]
    assert table.space("C") == 16
    assert (table.phase(), table.waiting()) == ("Reunion", "A")
    table = Fever(
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=9,
        days=[0, 0, 7, 0],
        lights=[3, 0, 2, 0],
        ornaments=[3, 0, 3, 0],
    )
    assert table.state.race
    assert table.state.day == [1, 1, 7, 1]  # and nobody goes home any more


def test_hf_186_a_decorated_tree_throws_both_dice_and_follows_each_day() -> None:
    table = december(1, throws="24")
    table.play("A roll")
    assert (table.day("A"), table.deposits("A")) == (7, [100])


@pytest.mark.parametrize(("day", "dice"), [(11, 2), (12, 1), (20, 1)])
def test_hf_187_one_die_from_day_12(day: int, dice: int) -> None:
    table = december(day, throws="11")
    table.play("A roll")
    assert len(table.state.dice) == dice


def test_hf_188_a_throw_beyond_christmas_stays_and_nothing_happens() -> None:
    table = december(23, throws="4", rows=[["camera 50"], [], [], []])
    table.play("A roll")
    assert (table.day("A"), table.debts("A"), table.waiting()) == (23, [], "B")


def race_by(line: str, **position: Any) -> Fever:
    table = Fever(**{"rows": [["camera 50"], [], [], []], "gone": ["coal 50"], **position})
    return table.play(*line.split(", "))


def test_hf_189_hf_190_the_last_card_drawn_in_any_way_begins_the_race() -> None:
    shop = {"phase": {"phase": "Offer"}, "spaces": [1, 0, 0, 0]}
    assert race_by("A shop, A buy G", gift_deck=1, **shop).state.race
    assert race_by("A shop, A buy V", value_deck=1, gift_deck=5, **shop).state.race
    vacation = {"spaces": [17, 0, 0, 0], "throws": "12", "gift_deck": 1}
    assert race_by("A roll, A put 1, A put 2, A put 2, A speak", **vacation).state.race
    card = {
        "spaces": [4, 0, 0, 0],
        "throws": "12",
        "pile": "N11 ...",
        "value_deck": 1,
        "gift_deck": 4,
    }
    assert race_by("A roll", **card).state.race
    elephant = {"spaces": [36, 0, 0, 0], "throws": "13", "gift_deck": 4}
    assert race_by("A roll, B keep, C keep, D keep, A keep", **elephant).state.race
    assert not race_by("A shop, A buy L", gift_deck=1, **shop).state.race


def test_hf_191_hf_192_hf_193_at_the_next_checkpoint_all_tokens_move_and_one_reunion_is_held() -> (
    None
):
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[5, 9, 0, 3],
        gift_deck=1,
        rows=[["camera 50"], ["guitar 50"], [], []],
        active=0,
    )
    table.play("A shop", "A buy G", "A put 2")
    assert not table.state.race  # the instruction is not cut in half
    table.play("A buy L")
    assert table.state.day == [1, 1, 1, 1]
    assert (table.phase(), table.waiting()) == ("Reunion", "A")
    table.play("A pass", "B pass")
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_193_no_reunion_if_no_token_moved() -> None:
    table = Fever(
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=3,
        days=[5, 6, 7, 8],
        lights=[3, 3, 3, 3],
        ornaments=[3, 3, 3, 3],
        rows=[["camera 50"], [], [], []],
    )
    assert (table.state.race, table.phase()) == (True, "Ready")


def test_hf_194_tokens_in_december_go_on_from_where_they_stand() -> None:
    table = Fever(
        phase={"phase": "Check"},
        gift_deck=[],
        value_deck=3,
        days=[0, 14, 0, 0],
        lights=[0, 3, 0, 0],
        ornaments=[0, 3, 0, 0],
    )
    assert table.state.day == [1, 14, 1, 1]


def test_hf_195_hf_196_hf_197_in_the_race_nobody_follows_the_days() -> None:
    table = Fever(race=True, days=[1, 12, 1, 1], throws="24 3")
    table.play("A roll")
    assert (table.day("A"), table.deposits("A"), table.waiting()) == (7, [], "B")
    table.play("B roll")
    assert (table.state.dice, table.day("B"), table.waiting()) == ((3,), 15, "C")


def test_hf_198_after_the_race_begins_the_turn_ends_and_the_next_seat_throws() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], gift_deck=1)
    table.play("A shop", "A buy G", "A pass")
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_199_relocated_before_the_throw_the_player_still_throws() -> None:
    table = Fever(
        phase={"phase": "Anytime"},
        hands=["A13", "", "", ""],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        throws="12",
    )
    table.play("A play A13 O")
    assert (table.day("A"), table.phase(), table.waiting()) == (1, "Ready", "A")
    table.play("A roll")
    assert table.day("A") == 4


def test_hf_200_hf_201_no_turn_is_lost_by_slowness() -> None:
    table = Fever(race=True, days=[1, 1, 1, 1])
    assert table.menu("A") == ["roll"]  # nothing else can happen, however long it takes


@pytest.mark.parametrize(("option", "over"), [("stay", False), ("stop", True)])
def test_hf_202_overshooting_in_the_race(option: str, over: bool) -> None:
    table = Fever(race=True, days=[23, 1, 1, 1], throws="5", options={"race_overshoot": option})
    table.play("A roll")
    assert (table.phase() == "SingAlong") == over
    assert table.day("A") == (25 if over else 23)
    table = december(23, throws="5", options={"race_overshoot": option})
    table.play("A roll")
    assert table.day("A") == 23  # with a decorated tree it always stays


def test_hf_203_a_tree_finished_by_the_instruction_that_empties_a_deck() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[5, 0, 0, 0],
        gift_deck=1,
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
    )
    table.play("A shop", "A buy G", "A buy O")
    assert (table.state.day, table.phase()) == ([1, 1, 1, 1], "Reunion")
    table.play("A pass")
    assert table.phase() == "Ready"
    assert len(table.told("race")) == 1
    assert table.told("to_december") == []


def test_hf_204_two_roads_lead_to_the_end() -> None:
    for position in ({"days": [24, 0, 0, 0]}, {"days": [24, 1, 1, 1], "race": True}):
        table = Fever(
            throws="1",
            lights=[3, 0, 0, 0],
            ornaments=[3, 0, 0, 0],
            **position,
        )
        table.play("A roll")
        assert table.phase() == "SingAlong"


# 3.14 End and scoring


def test_hf_205_hf_206_the_game_ends_at_once_and_no_card_can_be_used() -> None:
    table = december(24, throws="1", hands=["A12", "A13", "", ""])
    table.play("A roll")
    table.quiet()
    assert table.phase() == "SingAlong"
    table.refuses("B play A13 L", "HF-206")
    table.play("A skip", "B skip", "C skip", "D skip")
    assert table.view("D")["shown"] == [["A12"], ["A13"], [], []]  # nothing is secret any more


def test_hf_207_hf_208_everyone_sings_or_skips_and_it_has_no_effect() -> None:
    table = december(24, throws="1")
    table.play("A roll")
    assert (table.asked(), table.menu("C")) == ("ABCD", ["skip", "sung"])
    assert table.told("sing")[0]["carol"] in table.state.terms.printed.carols
    table.play("C sung")
    table.refuses("C skip", "HF-208")
    table.play("A sung", "B skip", "D skip")
    assert table.match.over()
    other = december(24, throws="1")
    other.play("A roll", "A skip", "B skip", "C skip", "D skip")
    assert other.scores() == table.scores()


def final(**position: Any) -> Fever:
    """Everything is settled: they sing, and it is counted."""
    table = Fever(**{"seats": 2, "phase": {"phase": "SingAlong"}, **position})
    return table.play("A skip", "B sung")


def account(table: Fever, letter: str) -> list[tuple[str, str, int]]:
    lines = table.state.account(table.letters.index(letter))
    return [(line.clause, line.words, line.points) for line in lines]


def test_hf_209_hf_210_hf_211_gifts_are_opened_and_coal_is_owed_in_the_next_rows() -> None:
    rows = [["camera 100 50", "coal 200", "coal 50 50"], []]
    table = final(rows=rows, debts=[[30], []], stars=[2, 0])
    assert account(table, "A") == [
        ("HF-209", "account-gift", 150),
        ("HF-217", "account-forgiven", 0),
        ("HF-217", "account-forgiven", 0),
        ("HF-210", "account-debt", -100),
    ]
    assert table.scores()[0] == 50
    assert table.seen("B", "A") == ["1 camera 100 50", "2 coal 200", "3 coal 50 50"]
    single = final(rows=rows, debts=[[30], []], stars=[2, 0], options={"coal_entry": "single"})
    assert single.scores()[0] == 150


def test_hf_212_lights_and_ornaments() -> None:
    table = final(lights=[2, 0], ornaments=[1, 4])
    assert table.scores() == [300, 400]
    assert account(table, "A") == [
        ("HF-212", "account-lights", 200),
        ("HF-212", "account-ornaments", 100),
    ]


def test_hf_213_hf_214_hf_215_hf_216_landing_on_christmas() -> None:
    rows = [["coal 200"], []]
    table = final(christmas=0, rows=rows, debts=[[30, 200], []], lights=[3, 0], ornaments=[3, 0])
    assert table.scores()[0] == 500 + 600  # Coal is forgiven as well
    assert account(table, "A")[2:] == [
        ("HF-213", "account-christmas", 500),
        ("HF-214", "account-forgiven-by-tree", 0),
        ("HF-214", "account-forgiven-by-tree", 0),
        ("HF-214", "account-forgiven-by-tree", 0),
    ]
    table = final(
        christmas=0, debts=[[30], []], lights=[3, 0], ornaments=[3, 0], race=True, days=[25, 9]
    )
    assert table.scores()[0] == 1100  # by tree or by Race
    table = final(christmas=0, debts=[[30], []], lights=[3, 0], ornaments=[2, 0])
    assert table.scores()[0] == 500 + 500 - 30


def test_hf_217_hf_218_hf_219_the_rest_is_subtracted_and_may_leave_less_than_nothing() -> None:
    table = final(deposits=[[100], []], debts=[[50, 300], []], stars=[1, 0])
    assert table.scores()[0] == -200
    assert sum(line.points for line in table.state.account(0)) == -200


def test_hf_220_hf_221_the_highest_wins_and_equals_share() -> None:
    table = final(deposits=[[100], [300]])
    assert table.told("won")[0]["winners"] == (1,)
    table = final(deposits=[[300], [300]])
    assert table.told("won")[0]["winners"] == (0, 1)


def test_hf_222_cards_tokens_and_stockings_are_worth_nothing() -> None:
    table = final(hands=["A01 A04 A12", ""], stockings=[None, None], days=[24, 1])
    assert table.scores() == [0, 0]
