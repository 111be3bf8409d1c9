"""Holiday Fever, 3.9 and 3.10: Stores and the other spaces of the ring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever


def at(space: int, phase: str, **position: Any) -> Fever:
    """A stands on this space and is asked."""
    return Fever(phase={"phase": phase}, spaces=[space, 0, 0, 0], **position)


# 3.9 Stores


def test_hf_105_buy_the_printed_number_for_the_printed_total_or_do_nothing() -> None:
    table = at(21, "Offer")  # Wind-Up Toy Shop: 2 items $70
    assert table.menu("A") == ["leave", "shop"]
    table.refuses("A buy L", "HF-105")
    table.refuses("B leave", "HF-105")
    table.play("A leave")
    assert (table.debts("A"), table.waiting()) == ([], "B")
    table = at(21, "Offer")
    table.play("A shop", "A buy L", "A buy L")
    assert (table.debts("A"), table.tree("A"), table.waiting()) == ([70], "2+0", "B")


def test_hf_106_any_mixture_in_any_sequence() -> None:
    table = at(34, "Offer")
    table.play("A shop", "A buy O")
    assert table.menu("A") == ["buy L", "buy O", "buy G"]
    table.refuses("A leave", "HF-106")
    table.refuses("B buy L", "HF-105")
    table.play("A buy G")
    assert table.menu("A") == ["buy V", "buy L", "buy O", "buy G"]
    table.play("A buy V")
    assert (len(table.row("A")), table.tree("A")) == (1, "0+1")


def test_hf_107_northern_lights_sells_three_items_for_30() -> None:
    table = at(14, "Offer")
    table.play("A shop", "A buy G", "A buy G", "A put 2", "A buy G")
    assert (table.debts("A"), len(table.row("A"))) == ([30], 3)


def test_hf_108_whoever_buys_takes_all_items() -> None:
    table = at(5, "Offer")
    table.play("A shop", "A buy L")
    table.refuses("A stop", "HF-108")
    table = at(5, "Offer", options={"store_fewer": "yes"})
    table.play("A shop")
    assert table.menu("A")[0] == "stop"
    table.play("A buy L", "A stop")
    assert (table.debts("A"), table.tree("A"), table.waiting()) == ([60], "1+0", "B")


def test_hf_108_not_even_then_with_a_bare_gift() -> None:
    table = at(14, "Offer", rows=[["camera 50"], [], [], []], options={"store_fewer": "yes"})
    table.play("A shop", "A buy G", "A put 1")
    assert "stop" not in table.menu("A")
    table.refuses("A stop", "HF-049")


def test_hf_109_the_total_is_one_entry_written_before_the_first_item() -> None:
    table = at(12, "Offer")
    table.play("A shop")
    assert table.debts("A") == [90]
    table = at(25, "Pawn")
    assert table.debts("A") == []
    table.play("A buy L")
    assert table.debts("A") == [120]


def test_hf_110_items_are_chosen_with_knowledge_of_what_came_before() -> None:
    table = at(5, "Offer", gift_deck="coal ...", value_deck="300 ...")
    table.play("A shop", "A buy G")
    assert table.seen("A", "A") == ["1 coal 300"]
    assert table.phase() == "Store"


def test_hf_111_what_the_decks_have() -> None:
    table = at(14, "Offer", gift_deck=1, value_deck=1, rows=[["guitar 50"], [], [], []])
    table.play("A shop", "A buy G")
    assert table.menu("A") == ["buy L", "buy O"]
    table.refuses("A buy G", "HF-111")
    table.refuses("A buy V", "HF-111")


def test_hf_112_if_nothing_can_be_had_the_visit_ends_and_the_total_stays_paid() -> None:
    table = at(
        14,
        "Offer",
        gift_deck=1,
        value_deck=1,
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        options={"tree_cap": "three_each"},
    )
    table.play("A shop", "A buy G")
    assert (table.debts("A"), table.tree("A")) == ([30], "3+3")
    assert table.phase() == "Reunion"  # the Race begins


@pytest.mark.parametrize("space", [8, 25])
def test_hf_113_buy_one_item_sell_one_or_do_nothing(space: int) -> None:
    position: dict[str, Any] = {"rows": [["camera 50"], [], [], []], "ornaments": [1, 0, 0, 0]}
    table = at(space, "Pawn", **position)
    assert table.menu("A") == "leave|buy V|buy L|buy O|buy G|sell 1|sell O".split("|")
    table.refuses("A pass", "HF-113")
    table.refuses("B leave", "HF-113")
    table.play("A leave")
    assert table.waiting() == "B"


def test_hf_114_a_buyer_pays_and_a_seller_collects_the_printed_total() -> None:
    table = at(8, "Pawn")
    table.play("A buy G")
    assert (table.debts("A"), table.waiting()) == ([80], "B")
    table = at(8, "Pawn", rows=[["camera 50"], [], [], []])
    table.play("A sell 1")
    assert (table.deposits("A"), table.debts("A")) == ([80], [])


def test_hf_115_hf_116_a_gift_goes_with_its_value_cards_and_they_are_never_sold_alone() -> None:
    table = at(8, "Pawn", rows=[["camera 50 100"], [], [], []])
    assert not [move for move in table.menu("A") if move == "sell V"]
    table.refuses("A sell V", "TB-06")
    table.play("A sell 1")
    assert table.row("A") == []
    assert len(table.state.gone[0].cards) == 2


def test_hf_117_a_sold_decoration_is_scratched_out() -> None:
    table = at(8, "Pawn", lights=[1, 0, 0, 0])
    table.refuses("A sell O", "HF-117")
    table.play("A sell L")
    assert (table.tree("A"), table.deposits("A")) == ("0+0", [80])


def test_hf_118_coal_may_bring_its_face_value_there() -> None:
    table = at(25, "Pawn", rows=[["coal 300"], [], [], []])
    table.play("A sell 1 face")
    assert table.deposits("A") == [300]


# 3.10 Other ring spaces


def test_hf_119_hf_121_hf_122_businesses() -> None:
    for start, debts, deposits in ((6, [200], []), (0, [], [200]), (20, [], [])):
        table = Fever(
            spaces=[start, 0, 0, 0], throws="12", families=["red", "green", "blue", "orange"]
        )
        table.play("A roll")
        assert (table.debts("A"), table.deposits("A")) == (debts, deposits)


@pytest.mark.parametrize(("option", "deposits"), [("no", []), ("yes", [200])])
def test_hf_120_the_opponent_collects_nothing_unless_agreed(
    option: str, deposits: list[int]
) -> None:
    table = Fever(spaces=[6, 0, 0, 0], throws="12", options={"business_owner_collects": option})
    table.play("A roll")
    assert (table.debts("A"), table.deposits("B")) == ([200], deposits)


def test_hf_123_hf_124_everyone_may_donate_the_one_who_landed_first() -> None:
    table = Fever(
        spaces=[1, 0, 0, 0],
        throws="12",
        days=[0, 0, 8, 0],
        lights=[0, 0, 3, 0],
        ornaments=[0, 0, 3, 0],
    )
    table.play("A roll")
    assert table.menu("A") == ["pass", "donate"]
    table.refuses("B donate", "HF-124")
    table.refuses("A speak", "HF-123")
    table.play("A donate", "B pass", "C donate I would plant trees", "D donate")
    assert table.state.stars == [1, 0, 1, 1]
    assert table.state.debts == [[50], [], [50], [50]]
    assert table.match.beside.words_of(4) == "I would plant trees"


def test_hf_125_chili_cook_off() -> None:
    table = Fever(spaces=[7, 0, 0, 0], throws="12")
    table.play("A roll")
    assert (table.deposits("A"), table.view("A")["speech"]["topic"]) == ([300], "chili")
    table.play("A speak")
    assert table.stars("A") == 1


def test_hf_126_estate_sale_offers_at_most_one_action() -> None:
    rows = [["camera 50", "coal 100"], ["guitar 50"], [], []]
    table = Fever(phase={"phase": "Estate"}, rows=rows)
    assert table.menu("A") == ["pass", "sell 1", "sell 2", "sell 2 face", "take B#1"]
    table.refuses("A roll", "HF-126")
    table.refuses("B pass", "HF-126")
    table.play("A sell 1")
    assert table.waiting() == "B"
    table = Fever(phase={"phase": "Estate"}, rows=rows)
    table.play("A pass")
    assert (table.waiting(), table.debts("A"), table.deposits("A")) == ("B", [], [])


def test_hf_127_hf_128_hf_129_buying_somebodys_gift_for_a_throw() -> None:
    rows = [[], ["guitar 50 100"], [], []]
    table = Fever(phase={"phase": "Estate"}, rows=rows, throws="56")
    for line in ("A take A#1", "A take B#2", "A take F#1"):
        table.refuses(line, "HF-127")
    table.play("A take B#1")
    assert (table.debts("A"), table.deposits("B")) == ([110], [110])
    assert (table.row("A"), table.row("B")) == (["1 guitar 50 100"], [])
    assert table.seen("C", "A") == ["1 ? ? ?"]
    assert table.seen("B", "A") == ["1 guitar 50 100"]  # remembered


def test_hf_130_the_gift_is_chosen_before_the_throw_also_from_december() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        rows=[[], ["guitar 50"], [], []],
        days=[0, 8, 0, 0],
        lights=[0, 3, 0, 0],
        ornaments=[0, 3, 0, 0],
        throws="66",
    )
    assert "take B#1" in table.menu("A")
    table.play("A take B#1")
    assert table.waiting() == "B"  # bought: nothing can be called off
    assert table.debts("A") == [120]


def test_hf_131_hf_132_selling_at_the_estate_sale() -> None:
    rows = [["camera 300 300", "coal 50"], [], [], []]
    table = Fever(phase={"phase": "Estate"}, rows=rows, stockings=[1, None, None, None])
    assert table.menu("A") == ["pass", "sell 1", "sell 2", "sell 2 face"]
    table.refuses("A sell 3", "HF-131")
    table.refuses("A put 1", "HF-131")
    table.play("A sell 1")
    assert table.deposits("A") == [150]
    table = Fever(phase={"phase": "Estate"}, rows=rows)
    table.play("A sell 2")
    assert table.deposits("A") == [150]


def test_hf_133_hf_134_hf_143_family_vacation() -> None:
    table = Fever(spaces=[17, 0, 0, 0], throws="12")
    table.play("A roll")
    assert table.debts("A") == [150]  # nothing of it can be declined
    assert [len(parcel.cards) for parcel in table.state.rows[0]] == [3]
    assert table.view("A")["speech"]["topic"] == "vacation"
    table.play("A speak")
    assert table.stars("A") == 1


def test_hf_135_hf_136_hf_139_guessing_right_takes_the_gift() -> None:
    rows = [["puppy 50"], ["guitar 50 100"], [], []]
    table = Fever(phase={"phase": "Auction"}, rows=rows)
    assert table.menu("A")[:2] == ["pass", "sell 1"]
    table.refuses("A take B#1", "HF-135")
    table.refuses("B pass", "HF-135")
    table.refuses("A guess B#2 guitar", "HF-136")
    table.play("A guess B#1 guitar")
    assert (table.row("A"), table.row("B")) == (["1 puppy 50", "2 guitar 50 100"], [])
    assert table.seen("C", "A") == ["1 ? ?", "2 guitar ? ?"]  # its cards stay hidden
    assert table.waiting() == "B"


def test_hf_137_a_wrong_guess_reveals_only_that_it_was_wrong() -> None:
    table = Fever(phase={"phase": "Auction"}, rows=[[], ["guitar 50"], [], []])
    table.play("A guess B#1 camera")
    assert table.told("guessed")[0]["right"] is False
    assert (table.row("A"), table.seen("A", "B")) == ([], ["1 ? ?"])
    assert table.view("C")["rows"][1][0]["not"] == ["camera"]
    assert table.waiting() == "B"  # one guess


def test_hf_138_any_name_of_this_game_may_be_guessed() -> None:
    rows = [["puppy 50"], ["guitar 50"], [], []]
    table = Fever(phase={"phase": "Auction"}, rows=rows, gone=["camera 100"])
    names = [move.split()[2] for move in table.menu("A") if move.startswith("guess")]
    assert names == table.view("A")["gifts"]
    assert {"coal", "puppy", "camera"} <= set(names)  # also the own, also the sold
    assert "go_kart" not in names
    table.refuses("A guess B#1 go_kart", "HF-138")
    table.refuses("A guess B#1 unicorn", "HF-138")


def test_hf_140_selling_at_the_auction() -> None:
    table = Fever(
        phase={"phase": "Auction"}, rows=[["coal 50"], [], [], []], stockings=[1, None, None, None]
    )
    table.play("A sell 1")
    assert (table.deposits("A"), table.state.stocking) == ([150], [0, 0, 0, 0])


def test_hf_141_the_institution_of_assisted_happiness() -> None:
    table = Fever(spaces=[27, 0, 0, 0], throws="12")
    table.play("A roll")
    assert (table.debts("A"), len(table.row("A"))) == ([], 1)
    assert len(table.state.rows[0][0].cards) == 2
    assert table.view("A")["speech"]["topic"] == "institution"


@pytest.mark.parametrize(
    ("gifts", "values", "drawn"), [(5, 2, (1, 2)), (1, 1, (1, 1)), (5, 3, (1, 3)), (1, 5, (1, 3))]
)
def test_hf_142_a_draw_gives_what_the_decks_still_hold(
    gifts: int, values: int, drawn: tuple[int, int]
) -> None:
    table = Fever(
        spaces=[17, 0, 0, 0],
        throws="12",
        gift_deck=gifts,
        value_deck=values,
        rows=[["camera 50"], [], [], []],
    )
    table.play("A roll")
    drew = table.told("drew")[0]
    assert (drew["gifts"], drew["values"]) == drawn
    assert len(table.row("A")) == 1 + drawn[0]


def test_hf_142_never_more_gifts_than_value_cards() -> None:
    table = Fever(
        phase={"phase": "Follow", "card": "N12"},
        days=[1, 1, 1, 1],
        race=True,
        gift_deck=3,
        value_deck=[],
        gone=["coal 50"],
    )
    assert table.state.gifts
    assert table.row("A") == []
