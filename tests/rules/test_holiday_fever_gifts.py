"""Holiday Fever, 3.5 to 3.8: Gifts and Value cards, tree, Christmas Spirit, Stocking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever

# 3.5 Gifts and Value cards


def test_hf_046_a_gift_is_worth_what_lies_beneath_it() -> None:
    table = Fever(seats=2, rows=[["camera 100 50", "guitar 300"], []])
    assert [table.state.worth(parcel) for parcel in table.state.rows[0]] == [150, 300]


def test_hf_047_hf_050_a_value_card_comes_alone_or_with_a_gift_and_lies_beneath_one() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[5, 0, 0, 0],
        rows=[["puppy 100"], [], [], []],
        gift_deck="camera ...",
        value_deck="300 50 ...",
    )
    table.play("A shop", "A buy G", "A put 2")
    table.refuses("A put 1", "HF-106")
    table.play("A buy V")
    table.refuses("A roll", "HF-050")
    table.refuses("A put 3", "HF-050")
    table.play("A put 1")
    assert table.row("A") == ["1 puppy 100 50", "2 camera 300"]


def test_hf_048_hf_049_no_gift_stays_bare_at_the_end_of_a_turn() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], rows=[["camera 50"], [], [], []])
    table.play("A shop", "A buy G")  # nowhere else to put its card
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [1, 1]
    table = Fever(phase={"phase": "Offer"}, spaces=[14, 0, 0, 0], rows=[["camera 50"], [], [], []])
    table.play("A shop", "A buy G", "A put 1", "A buy G")
    assert table.menu("A") == ["put 3", "put 2"]
    table.refuses("A put 1", "HF-049")  # one item is left, and two Gifts would be bare
    table.play("A put 3")
    assert table.state.bare(0) == 0


def test_hf_049_items_still_owed_count_only_as_far_as_value_cards_are_left() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[14, 0, 0, 0],
        rows=[["camera 50"], [], [], []],
        gift_deck="guitar bicycle ...",
        value_deck="100 150",
        gone=["coal 50"],
    )
    table.play("A shop", "A buy G", "A put 1")  # b = 1, r = 2, v = 1
    assert table.menu("A") == ["buy V", "buy L", "buy O"]
    table.refuses("A buy G", "HF-049")
    table.play("A buy L")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [2, 1]  # the last was bought


def test_hf_051_cards_of_one_draw_are_seen_first_and_placed_in_the_order_drawn() -> None:
    rows = [["camera 100"], [], [], []]
    decks: dict[str, Any] = {"value_deck": "300 50 ...", "gift_deck": "puppy ..."}
    table = Fever(spaces=[28, 0, 0, 0], rows=rows, throws="11", **decks)
    table.play("A roll")
    assert table.view("A")["unplaced"] == [300, 50]
    assert table.view("B")["unplaced"] == [None, None]
    table.refuses("B put 1", "HF-051")
    table.play("A put 2", "A put 1")
    assert table.row("A") == ["1 camera 100 50", "2 puppy 300"]


def test_hf_051_hf_055_blind_cards_are_placed_unseen() -> None:
    table = Fever(
        spaces=[28, 0, 0, 0],
        throws="11",
        rows=[["camera 100"], [], [], []],
        gift_deck="puppy ...",
        options={"value_peek": "blind"},
    )
    table.play("A roll")
    assert table.view("A")["unplaced"] == [None, None]
    table.play("A put 2", "A put 2")
    assert table.seen("A", "A") == ["1 camera ?", "2 puppy ? ?"]


def test_hf_052_hf_053_an_item_is_placed_before_the_next_and_need_not_go_under_its_gift() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[5, 0, 0, 0], rows=[["camera 50"], [], [], []])
    table.play("A shop", "A buy G")
    table.refuses("A buy V", "HF-050")
    table.play("A put 1")  # and the Value card that is owed is bought for the Gift
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [2, 1]


def test_hf_054_hf_055_gifts_are_seen_by_their_owner_alone() -> None:
    table = Fever(rows=[["camera 50 100"], [], [], []])
    assert table.seen("A", "A") == ["1 camera 50 100"]
    assert table.seen("B", "A") == table.seen("", "A") == ["1 ? ? ?"]


def test_hf_055_a_new_owner_sees_all_that_arrives() -> None:
    table = Fever(phase={"phase": "Estate"}, rows=[[], ["camera 50 100"], [], []], throws="12")
    table.play("A take B#1")
    assert table.seen("A", "A") == table.seen("B", "A") == ["1 camera 50 100"]
    assert table.seen("C", "A") == ["1 ? ? ?"]


def test_hf_055_blind_nobody_sees_value_cards_but_the_receivers_of_a_trade() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[[], ["camera 50"], [], []],
        throws="12",
        options={"value_peek": "blind"},
    )
    table.play("A take B#1")
    assert table.seen("A", "A") == ["1 camera ?"]
    pairs = ["camera 50", "guitar 100", "coal 150", "puppy 200"]
    trade = Fever(phase={"phase": "Trade"}, table=pairs, options={"value_peek": "blind"})
    assert [pair["values"] for pair in trade.view("B")["table"]] == [[None]] * 4
    trade.play("B trade C")
    assert [pair["values"] for pair in trade.view("B")["table"]] == [[None], [150], [None], [None]]
    assert [pair["values"] for pair in trade.view("C")["table"]] == [[None], [None], [100], [None]]


def test_hf_056_only_a_card_can_take_a_value_card_out_again() -> None:
    table = Fever(
        rows=[["camera 50 100", "guitar 200"], [], [], []],
        hands=["A03", "", "", ""],
        phase={"phase": "Anytime"},
    )
    table.play("A play A03 1 2 1")
    assert table.row("A") == ["1 camera 100", "2 guitar 200 50"]


def test_hf_057_hf_058_slots_are_never_reused_and_nothing_is_rearranged() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[["camera 50", "guitar 100"], ["coal 150"], [], []],
        throws="12",
    )
    table.play("A sell 2")
    assert table.row("A") == ["1 camera 50"]
    table = Fever(
        phase={"phase": "Estate"},
        rows=[["camera 50"], ["coal 150"], [], []],
        slots=[2, 1, 0, 0],
        throws="12",
    )
    table.play("A take B#1")
    assert table.row("A") == ["1 camera 50", "3 coal 150"]


def test_hf_059_counts_and_deck_sizes_are_public() -> None:
    table = Fever(rows=[["camera 50 100"], [], [], []], hands=["A01 A02", "", "", ""])
    view = table.view("C")
    assert [len(gift["values"]) for gift in view["rows"][0]] == [2]
    assert (view["gift_deck"], view["value_deck"], view["pile"]) == (25, 46, 30)
    assert view["held"] == [2, 0, 0, 0]


def test_hf_060_hf_061_coal_is_sold_for_its_face_value_or_for_the_price() -> None:
    for move, deposit in (("A sell 1", 150), ("A sell 1 face", 300)):
        table = Fever(phase={"phase": "Auction"}, rows=[["coal 200 100"], [], [], []])
        table.play(move)
        assert table.deposits("A") == [deposit]
    table = Fever(phase={"phase": "Auction"}, rows=[["camera 200"], [], [], []])
    table.refuses("A sell 1 face", "HF-060")


def test_hf_062_coal_sold_at_face_value_is_shown() -> None:
    table = Fever(phase={"phase": "Auction"}, rows=[["coal 200 100"], [], [], []])
    table.play("A sell 1 face")
    assert table.told("sold_openly")[0]["gift"] == "coal"
    assert table.view("")["gone"][0]["values"] == [200, 100]


@pytest.mark.parametrize(("option", "gift"), [("hidden", None), ("shown", "camera")])
def test_hf_063_another_sold_gift_leaves_face_down_or_is_shown(
    option: str, gift: str | None
) -> None:
    table = Fever(
        phase={"phase": "Auction"},
        rows=[["camera 200"], [], [], []],
        options={"sold_gifts": option},
    )
    table.play("A sell 1")
    assert table.view("B")["gone"][0]["gift"] == gift
    assert table.view("B")["gone"][0]["values"] == [200 if gift else None]
    assert table.view("A")["gone"][0]["gift"] == "camera"


def test_hf_064_hf_065_a_sold_gift_is_out_of_play_for_good() -> None:
    table = Fever(phase={"phase": "Auction"}, rows=[["camera 200"], [], [], []])
    before = len(table.state.gifts), len(table.state.values)
    table.play("A sell 1")
    assert (len(table.state.gifts), len(table.state.values)) == before
    assert [table.state.terms.gifts[parcel.gift] for parcel in table.state.gone] == ["camera"]


def test_hf_066_what_lies_under_coal_is_owed() -> None:
    table = Fever(seats=2, rows=[["coal 200 100"], []], phase={"phase": "SingAlong"})
    table.play("A skip", "B skip")
    assert table.scores() == [-300, 0]


def test_hf_067_a_value_card_alone_needs_a_gift_that_may_receive_it() -> None:
    for rows, stocking in (([], None), (["camera 50"], 1)):
        table = Fever(
            phase={"phase": "Offer"},
            spaces=[1, 0, 0, 0],
            rows=[rows, [], [], []],
            stockings=[stocking, None, None, None],
        )
        table.play("A shop")
        table.refuses("A buy V", "HF-067")


def test_hf_068_a_draw_without_such_a_gift_draws_no_value_card() -> None:
    for rows, stocking in (([], None), (["camera 50"], 1)):
        table = Fever(
            days=[4, 0, 0, 0],
            lights=[3, 0, 0, 0],
            ornaments=[3, 0, 0, 0],
            rows=[rows, [], [], []],
            stockings=[stocking, None, None, None],
            throws="11",
        )
        before = len(table.state.values)
        table.play("A roll")
        assert len(table.state.values) == before
        assert table.waiting() == "B"
    table = Fever(spaces=[28, 0, 0, 0], throws="11")  # the Gift of the same draw counts
    table.play("A roll")
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [2]


def test_hf_234_others_do_not_see_which_value_card_is_moved() -> None:
    table = Fever(
        rows=[["camera 50 100", "guitar 200"], [], [], []],
        hands=["A03", "", "", ""],
        phase={"phase": "Anytime"},
    )
    table.play("A play A03 1 2 2")
    assert table.told("value_moved") == [{"what": "value_moved", "seat": 0, "slot": 1, "other": 2}]
    assert table.seen("B", "A") == ["1 ? ?", "2 ? ? ?"]
    assert table.seen("A", "A") == ["1 camera 50", "2 guitar 200 100"]


def test_hf_235_value_cards_keep_the_order_in_which_they_arrived() -> None:
    table = Fever(
        rows=[["camera 50 100 150", "guitar 200"], [], [], []],
        hands=["A02 A03", "", "", ""],
        phase={"phase": "Anytime"},
    )
    table.play("A play A03 1 2 1", "A play A02 1 2")
    assert table.row("A") == ["1 camera 200 50", "2 guitar 100 150"]


# 3.6 Tree


def test_hf_069_hf_070_lights_and_ornaments_are_bought_and_worth_100_each() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[5, 0, 0, 0])
    table.play("A shop", "A buy L", "A buy O")
    table = Fever(seats=2, lights=[1, 0], ornaments=[1, 2], phase={"phase": "SingAlong"})
    table.play("A skip", "B skip")
    assert table.scores() == [200, 200]


def test_hf_071_the_two_kinds_can_be_told_apart() -> None:
    table = Fever(lights=[2, 0, 0, 0], ornaments=[0, 1, 0, 0])
    view = table.view("D")
    assert (view["lights"], view["ornaments"]) == ([2, 0, 0, 0], [0, 1, 0, 0])


def test_hf_072_a_tree_carries_any_number() -> None:
    table = Fever(phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], lights=[5, 0, 0, 0])
    table.play("A shop", "A buy L")
    assert table.tree("A") == "6+0"
    assert not table.state.decorated(0)


def test_hf_072_or_three_of_a_kind() -> None:
    capped = {"tree_cap": "three_each"}
    tree: dict[str, Any] = {"lights": [3, 0, 0, 0], "ornaments": [1, 0, 0, 0]}
    table = Fever(phase={"phase": "Offer"}, spaces=[1, 0, 0, 0], options=capped, **tree)
    table.play("A shop")
    table.refuses("A buy L", "HF-072")
    assert "buy L" not in table.menu("A")
    table = Fever(pile="N15 ...", throws="11", options=capped, **tree)
    table.play("A roll")  # Spare Bulbs is compulsory and does nothing
    assert table.tree("A") == "3+1"
    window = {"phase": "Anytime"}
    table = Fever(phase=window, hands=["A13", "", "", ""], options=capped, **tree)
    assert table.menu("A") == ["pass", "play A13 O"]
    tree["ornaments"] = [1, 2, 0, 0]
    tree["lights"] = [3, 2, 0, 0]
    table = Fever(phase=window, hands=["A11", "", "", ""], options=capped, **tree)
    assert table.menu("A") == ["pass", "play A11 B O"]
    table.refuses("A play A11 B L", "HF-072")


def test_hf_073_hf_074_a_decorated_tree_moves_the_token_after_the_instruction() -> None:
    table = Fever(
        phase={"phase": "Offer"}, spaces=[5, 0, 0, 0], lights=[3, 0, 0, 0], ornaments=[2, 0, 0, 0]
    )
    table.play("A shop", "A buy O")
    assert table.day("A") == 0
    table.play("A buy L")
    assert table.day("A") == 1
    assert (table.phase(), table.waiting()) == ("Ready", "B")  # no throw comes with it


def sticky(tree: tuple[int, int], **more: object) -> Fever:
    """A stands in December, B holds Sticky Mittens."""
    position: dict[str, object] = {
        "phase": {"phase": "Anytime"},
        "hands": ["", "A11", "", ""],
        "days": [8, 0, 0, 0],
        "lights": [tree[0], 0, 0, 0],
        "ornaments": [tree[1], 0, 0, 0],
    }
    return Fever(**{**position, **more})  # type: ignore[arg-type]  # a position by hand


def test_hf_075_a_lost_decoration_is_scratched_out() -> None:
    table = sticky((3, 3))
    table.play("B play A11 A L")
    assert (table.tree("A"), table.tree("B")) == ("2+3", "1+0")


def test_hf_076_hf_077_in_december_the_token_goes_home_and_the_business_is_ignored() -> None:
    table = sticky((3, 3))
    table.play("B play A11 A L")
    assert (table.day("A"), table.space("A")) == (0, 3)
    assert table.deposits("A") == []
    assert (table.phase(), table.waiting()) == ("Ready", "A")


def test_hf_078_only_if_the_tree_is_no_longer_decorated() -> None:
    table = sticky((4, 3))
    table.play("B play A11 A L")
    assert (table.tree("A"), table.day("A")) == ("3+3", 8)


def test_hf_079_hf_080_a_tree_complete_again_leads_back_to_family_reunion() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        been=[0],
        rows=[[], ["camera 50"], [], []],
    )
    table.play("A shop", "A buy O")
    assert (table.day("A"), table.phase(), table.waiting()) == (1, "Reunion", "B")


def test_hf_182_whoever_arrives_by_a_finished_tree_is_asked_first() -> None:
    table = Fever(
        phase={"phase": "Anytime", "when": 3},
        active=0,
        lights=[0, 3, 0, 0],
        ornaments=[0, 2, 0, 0],
        hands=["", "A13", "", ""],
        rows=[["camera 50"], ["guitar 50"], ["puppy 50"], []],
    )
    table.play("B play A13 O")
    asked = []
    while table.phase() == "Reunion":
        asked.append(table.waiting())
        table.play(f"{table.waiting()} pass")
    assert asked == ["B", "C", "A"]


def back(active: int = 0, been: list[int] | None = None) -> Fever:
    return Fever(
        phase={"phase": "Offer", "seat": active},
        active=active,
        spaces=[1, 1, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3 if active else 2, 0, 0, 0],
        been=[0] if been is None else been,
        options={"return_to_december": "may"},
        hands=["", "", "", "A12 A13"],
    )


def test_hf_080_or_the_player_is_asked_once_in_each_own_turn() -> None:
    table = back()
    table.play("A shop", "A buy O")
    assert (table.phase(), table.menu("A")) == ("Return", ["go", "stay"])
    table.refuses("B go", "HF-080")
    table.refuses("A pass", "HF-080")
    table.play("A stay", "D play A12")
    assert table.phase() == "Anytime"  # the card's checkpoint does not ask again
    assert table.day("A") == 0
    table = back()
    table.play("A shop", "A buy O", "A go")
    assert table.day("A") == 1
    table = back(been=[])
    table.play("A shop", "A buy O")
    assert table.day("A") == 1  # the first time nobody is asked


def test_hf_080_whoever_stayed_is_asked_again_in_the_next_own_turn() -> None:
    table = Fever(
        seats=2,
        phase={"phase": "Offer"},
        spaces=[1, 0],
        lights=[3, 0],
        ornaments=[2, 0],
        been=[0],
        options={"return_to_december": "may"},
        throws="12 11",
    )
    table.play("A shop", "A buy O", "A stay", "B roll", "A roll")
    assert (table.phase(), table.waiting(), table.space("A")) == ("Return", "A", 3)


def test_hf_080_nobody_is_moved_at_the_checkpoints_of_others() -> None:
    table = back(active=1)
    table.play("B leave")
    assert (table.day("A"), table.phase(), table.waiting()) == (0, "Anytime", "D")


def test_hf_081_in_the_race_a_loss_does_not_move_the_token() -> None:
    table = sticky((3, 3), race=True, days=[8, 1, 1, 1])
    table.play("B play A11 A O")
    assert (table.tree("A"), table.day("A")) == ("3+2", 8)


def test_hf_082_the_loser_chooses_among_the_kinds_owned() -> None:
    def blown_fuse(lights: int, ornaments: int) -> Fever:
        table = Fever(
            days=[4, 0, 0, 0], lights=[lights, 0, 0, 0], ornaments=[ornaments, 0, 0, 0], throws="23"
        )
        return table.play("A roll")

    table = blown_fuse(3, 4)
    assert table.menu("A") == ["lose O", "lose L"]  # first the kind owned in greater number
    table.refuses("B lose L", "HF-082")
    table.refuses("A pass", "HF-082")
    table.play("A lose L")
    assert (table.tree("A"), table.day("A")) == ("2+4", 0)
    assert blown_fuse(3, 3).menu("A") == ["lose L", "lose O"]
    follow = {"phase": "Follow", "card": None, "day": 9}
    table = Fever(phase=follow, lights=[0, 0, 0, 0], ornaments=[0, 0, 0, 0])
    assert table.waiting() == "B"  # with none, nothing is lost
    table = Fever(phase=follow, lights=[2, 0, 0, 0])
    assert (table.tree("A"), table.waiting()) == ("1+0", "B")  # there is nothing to choose


# 3.7 Christmas Spirit


def test_hf_083_speeches_and_carols_bring_christmas_spirit() -> None:
    for topic in ("chili", "carol"):
        table = Fever(phase={"phase": "Speech", "topic": topic})
        table.play("A speak")
        assert table.stars("A") == 1


def test_hf_084_hf_088_nobody_judges_a_speech_but_typed_words_end() -> None:
    for words in ("", " hm", " Grey cats, mostly."):
        table = Fever(phase={"phase": "Speech", "topic": "chili"})
        table.play(f"A speak{words}")
        assert table.stars("A") == 1
    table = Fever(phase={"phase": "Speech", "topic": "chili"})
    table.refuses("A speak " + "x" * 281, "HF-084")
    table.play("A speak " + "x" * 280)


@pytest.mark.parametrize("throw", ["46", "55"])
def test_hf_085_a_star_space_is_an_opportunity_for_one_star(throw: str) -> None:
    table = Fever(throws=throw, spaces=[0, 0, 0, 0])  # Chili Cook-Off
    table.play("A roll", "A speak")
    assert table.stars("A") == 1


def test_hf_086_a_player_may_decline_and_the_rest_stands() -> None:
    table = Fever(throws="46", spaces=[0, 0, 0, 0])
    table.play("A roll")
    assert table.menu("A") == ["decline", "speak"]
    table.refuses("A pass", "HF-086")
    table.refuses("B speak", "HF-086")
    table.play("A decline")
    assert (table.stars("A"), table.deposits("A")) == (0, [300])


def test_hf_087_hf_090_speeches_and_songs_are_typed_or_confirmed_with_one_press() -> None:
    for topic in ("chili", "carol"):
        for line, words in (("A speak", ""), ("A speak La la", "La la")):
            table = Fever(phase={"phase": "Speech", "topic": topic})
            table.play(line)
            assert table.match.beside.words_of(1) == words


def test_hf_089_typed_words_lie_beside_the_record_and_can_be_erased() -> None:
    table = Fever(phase={"phase": "Speech", "topic": "chili"})
    table.play("A speak Share it")
    assert table.match.record.moves == [(0, "speak")]
    assert table.match.beside.erase() == 1
    assert table.match.beside.words_of(1) == ""


def test_hf_089_the_table_may_confirm_each_speech_but_not_veto_it() -> None:
    heard = {"speech_ack": "table"}
    table = Fever(seats=3, phase={"phase": "Speech", "topic": "chili"}, options=heard)
    table.play("A speak")
    assert (table.phase(), table.waiting(), table.menu("B")) == ("Heard", "B", ["heard"])
    table.refuses("C heard", "HF-089")
    table.refuses("B decline", "HF-089")
    table.play("B heard", "C heard")
    assert (table.stars("A"), table.waiting(), table.phase()) == (1, "B", "Ready")
    table = Fever(seats=3, phase={"phase": "Donation", "topic": "donation"}, options=heard)
    table.play("A donate", "B heard", "C heard", "B pass", "C donate", "A heard", "B heard")
    assert table.state.stars == [1, 0, 1]
    table = Fever(seats=2, phase={"phase": "Anytime"}, hands=["A12", ""], options=heard)
    table.play("A play A12", "B heard")
    assert table.stars("A") == 1
    table = Fever(seats=2, phase={"phase": "Speech", "topic": "chili"}, options=heard)
    table.play("A decline")
    assert table.waiting() == "B"
    assert table.phase() == "Ready"


def test_hf_092_one_execution_gives_one_star_at_most() -> None:
    table = Fever(phase={"phase": "Donation", "topic": "donation"}, spaces=[4, 0, 0, 0])
    table.play("A donate", "B donate", "C pass", "D donate")
    assert table.state.stars == [1, 1, 0, 1]


# 3.8 Stocking


def test_hf_093_hf_100_a_stocking_protects_one_gift_from_being_taken() -> None:
    rows = [["puppy 50"], ["camera 50", "guitar 100"], [], []]
    stockings = [None, 1, None, None]
    table = Fever(phase={"phase": "Estate"}, rows=rows, stockings=stockings)
    table.refuses("A take B#1", "HF-100")
    table = Fever(phase={"phase": "Auction"}, rows=rows, stockings=stockings)
    table.refuses("A guess B#1 camera", "HF-100")
    table = Fever(phase={"phase": "SwapGift", "offer": True}, rows=rows, stockings=stockings)
    table.refuses("A swap 1 B#1", "HF-100")
    hands = ["A01 A04", "", "", ""]
    table = Fever(phase={"phase": "Anytime"}, rows=rows, stockings=stockings, hands=hands)
    table.refuses("A play A04 B#1", "HF-100")
    table.play("A play A01 B#1")  # looking at it is allowed
    assert table.seen("A", "B") == ["1 camera 50", "2 ? ?"]


def test_hf_094_it_is_laid_in_the_own_turn_before_the_throw() -> None:
    table = Fever(rows=[["camera 50"], ["guitar 50"], [], []], spaces=[3, 0, 0, 0], throws="33")
    assert table.menu("A") == ["roll", "stock 1"]
    table.refuses("B stock 1", "TB-02")
    table.play("A roll")
    assert table.menu("A") == []
    table.refuses("A stock 1", "TB-02")


def test_hf_095_nothing_is_added_to_a_gift_under_the_stocking() -> None:
    table = Fever(
        phase={"phase": "Place"},
        unplaced=[100],
        rows=[["camera 50", "guitar 50", "puppy 50"], [], [], []],
        stockings=[1, None, None, None],
    )
    assert table.menu("A") == ["put 3", "put 2"]
    table.refuses("A put 1", "HF-095")


def test_hf_096_hf_104_a_laid_stocking_stays_and_is_laid_on_any_own_gift() -> None:
    table = Fever(rows=[["coal 50", "guitar 50"], [], [], []], throws="12")
    table.refuses("A stock 3", "HF-104")
    table.play("A stock 1")
    assert table.menu("A") == ["roll"]
    table.refuses("A stock 2", "HF-096")
    table.play("A roll")  # and laying it was voluntary
    assert table.state.stocking == [1, 0, 0, 0]


def test_hf_097_its_owner_cannot_give_or_exchange_that_gift() -> None:
    rows = [["puppy 50 100", "guitar 50"], ["camera 50"], [], []]
    stockings = [1, None, None, None]
    hands = ["A02 A03 A07", "", "", ""]
    table = Fever(phase={"phase": "Anytime"}, rows=rows, stockings=stockings, hands=hands)
    table.refuses("A play A07 1 B", "HF-102")
    table.refuses("A play A02 1 2", "HF-097")
    table.refuses("A play A03 1 2 1", "HF-097")
    table = Fever(phase={"phase": "SwapGift", "offer": True}, rows=rows, stockings=stockings)
    table.refuses("A swap 1 B#1", "HF-097")
    table.refuses("A swap 7 B#1", "HF-097")
    assert table.menu("A") == ["pass", "swap 2 B#1"]


def test_hf_098_hf_099_a_freed_stocking_can_be_used_again() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[["camera 50", "guitar 50"], [], [], []],
        stockings=[1, None, None, None],
    )
    table.play("A sell 1")
    assert table.state.stocking[0] == 0
    ready = Fever(rows=[["guitar 50"], [], [], []])
    assert ready.menu("A") == ["roll", "stock 1"]


def test_hf_101_hf_102_hf_103_where_the_stocking_gift_may_go() -> None:
    rows = [["camera 50", "puppy 50"], ["guitar 50"], [], []]
    stockings = [1, None, None, None]
    for option, pawn, reunion in (
        ("named_only", False, False),
        ("any_voluntary", True, True),
    ):
        options = {"stocking_release": option}
        table = Fever(
            phase={"phase": "Pawn"},
            spaces=[25, 0, 0, 0],
            rows=rows,
            stockings=stockings,
            options=options,
        )
        assert ("sell 1" in table.menu("A")) == pawn
        if pawn:
            table.play("A sell 1")
            assert table.state.stocking[0] == 0
        else:
            table.refuses("A sell 1", "HF-101")
        table = Fever(phase={"phase": "Reunion"}, rows=rows, stockings=stockings, options=options)
        assert ("give 1 B" in table.menu("A")) == reunion
        if reunion:
            table.play("A give 1 B")
            assert table.state.stocking[0] == 0
        else:
            table.refuses("A give 1 B", "HF-102")
