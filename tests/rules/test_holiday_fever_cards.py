"""Holiday Fever, 3.11: Naughty-or-Nice, windows, reactions, throw cards, Roll A Miracle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fever import Fever

WINDOW = {"phase": "Anytime", "when": 1}


def drawing(pile: str, **position: Any) -> Fever:
    """A throws a one and a two and lands on a Naughty-or-Nice space with this pile."""
    table = Fever(**{"spaces": [4, 0, 0, 0], "pile": pile, "throws": "12", **position})
    return table.play("A roll").quiet()


def changed_cards(*cards: dict[str, Any]) -> dict[str, Any]:
    """The house edition with these cards instead of its own."""
    items = [
        {
            "copies": 1,
            "timing": "anytime",
            "star": False,
            "reaction": False,
            "throw": False,
            "name": card["id"],
            "text": "",
            **card,
        }
        for card in cards
    ]
    return {"nn_cards": {"items": items}}


def test_hf_144_hf_145_a_play_now_card_is_read_out_and_carried_out() -> None:
    table = drawing("N06 ...")
    assert table.told("card") == [{"what": "card", "seat": 0, "card": "N06"}]
    assert table.deposits("A") == [200]
    assert table.waiting() == "B"


def test_hf_146_a_play_anytime_card_is_read_in_secret_and_played_or_kept() -> None:
    table = drawing("A13 ...")
    assert table.menu("A") == ["hold", "play A13 L", "play A13 O"]
    assert table.view("A")["fresh"] == "A13"
    assert table.view("B")["fresh"] is None
    assert table.told("drew_card") == [{"what": "drew_card", "seat": 0}]
    table.refuses("B hold", "HF-146")
    table.refuses("A pass", "HF-146")
    table.play("A hold")
    assert table.view("A")["hand"] == ["A13"]
    assert table.view("B")["held"] == [1, 0, 0, 0]
    table = drawing("A13 ...")
    table.play("A play A13 L")
    assert (table.tree("A"), table.view("A")["hand"]) == ("1+0", [])


def test_hf_147_hf_148_played_cards_go_beneath_the_pile_when_they_are_finished() -> None:
    table = drawing("N06 ...")
    assert table.view("B")["bottom"] == ["N06"]
    assert table.match.position()["pile"][-1] == "N06"
    table = drawing("N01 ...")
    assert table.view("B")["bottom"] == []  # it is still being carried out
    table.play("A speak")
    assert table.view("B")["bottom"] == ["N01"]


def test_hf_148_a_reaction_goes_beneath_before_the_card_it_answered() -> None:
    table = Fever(phase=WINDOW, hands=["A04", "A06", "", ""], rows=[[], ["camera 50"], [], []])
    table.play("A play A04 B#1", "B play A06")
    assert table.match.position()["pile"][-2:] == ["A06", "A04"]


def test_hf_148_everyone_remembers_what_was_laid_beneath() -> None:
    table = Fever(phase={"phase": "Ready"}, pile="N05 A13 ...", spaces=[4, 4, 0, 0], throws="12 12")
    state = table.state
    state.pile = [card for card in state.pile if state.terms.cards[card].code in ("N05", "A13")]
    table.play("A roll", "B roll", "B play A13 L")  # the pile is now A13 over N05, both known
    state.pile.reverse()
    assert table.view("C")["bottom"] == ["N05", "A13"]


def test_hf_148_a_card_drawn_from_there_is_known_to_everyone() -> None:
    table = drawing("A13 ...", bottom=32)
    assert table.view("B")["fresh"] == "A13"
    table.play("A hold")
    assert table.view("C")["shown"] == [["A13"], [], [], []]


def test_hf_149_there_is_no_limit_to_held_cards_and_only_their_number_is_public() -> None:
    codes = [f"A{n:02d}" for n in range(1, 15)]
    table = Fever(phase=WINDOW, hands=[codes, [], [], []])
    assert table.view("B")["held"] == [14, 0, 0, 0]
    assert table.view("B")["shown"] == [[], [], [], []]
    assert table.view("A")["hand"] == codes


def test_hf_150_three_windows_in_a_turn() -> None:
    table = Fever(phase=WINDOW, hands=["A12", "", "", ""], spaces=[6, 0, 0, 0], throws="12")
    when = []
    for move in ("pass", "roll", "pass", "pass"):
        if table.phase() == "Anytime":
            when.append(table.view("A")["stack"][-1]["when"])
        table.match.play(0, move)
    assert when == [1, 2, 3]


def test_hf_150_or_only_throw_cards_of_the_active_seat_after_the_throw() -> None:
    options = {"anytime_after_throw": "no"}
    hands = ["A10 A12", "A13", "", ""]
    table = Fever(hands=hands, spaces=[6, 0, 0, 0], throws="12", options=options)
    table.play("A roll")
    assert (table.asked(), table.menu("A")) == ("A", ["pass", "play A10 +", "play A10 -"])
    table.refuses("A play A12", "HF-150")
    table.refuses("B pass", "HF-152")
    table.play("A pass")
    assert (table.asked(), table.view("A")["stack"][-1]["when"]) == ("AB", 3)


def test_hf_151_nothing_else_is_played_in_the_middle_of_an_instruction() -> None:
    table = drawing("A13 ...", hands=["A12", "A01", "", ""])
    table.refuses("A play A12", "HF-151")
    table.refuses("B play A01 A#1", "HF-146")


def test_hf_152_holders_are_asked_in_turn_and_again_after_each_card() -> None:
    table = Fever(phase={**WINDOW, "turn": [1, 2, 3, 0]}, active=1, hands=["A12", "", "A13", ""])
    assert (table.asked(), table.waiting()) == ("CA", "C")
    table.refuses("A pass", "HF-152")
    table.refuses("B pass", "HF-152")
    table.refuses("C roll", "HF-152")
    table.play("C pass", "A play A12")
    assert (table.asked(), table.waiting()) == ("C", "C")  # from the active seat, among holders
    table.play("C pass")
    assert table.phase() == "Ready"
    table = Fever(phase=WINDOW, hands=["", "", "", ""])
    assert table.phase() == "Ready"  # nobody holds a card


def test_hf_152_hf_155_a_pass_stays_under_seal() -> None:
    table = Fever(phase=WINDOW, hands=["A12", "A13", "A01", ""])
    before = [table.view(eyes) for eyes in ("B", "C", "D", "")]
    table.play("A pass")
    after = [table.view(eyes) for eyes in ("B", "C", "D", "")]
    assert after == before


def test_hf_153_a_relocated_token_makes_its_throw_void() -> None:
    table = Fever(
        hands=["A13", "", "", ""],
        spaces=[6, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        throws="33",
    )
    table.play("A roll", "A play A13 O")
    assert (table.day("A"), table.deposits("A")) == (1, [60])  # the Doubles Deal stays
    assert (table.phase(), table.waiting()) == ("Ready", "B")


def test_hf_153_a_race_that_does_not_move_the_token_leaves_the_throw() -> None:
    # Envelope Under the Door as a Play Anytime card: the last Value card is drawn after the throw
    edition = changed_cards(
        {"id": "Z1", "effects": [{"op": "draw", "gifts": 0, "values": 1}]},
        {"id": "Z2", "timing": "now", "effects": [{"op": "collect", "amount": 50}]},
    )
    table = Fever(
        edition=edition,
        hands=["", "Z1", "", ""],
        days=[4, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        rows=[[], ["camera 50"], [], []],
        gift_deck=4,
        value_deck=1,
        throws="12",
    )
    table.play("A roll", "B play Z1", "B pass")
    assert table.state.race
    assert (table.day("A"), table.day("B")) == (7, 1)
    assert table.deposits("A") == []  # in the Race nobody follows the days


def test_hf_154_any_seat_in_any_window_in_town_in_december_and_in_the_race() -> None:
    for when in (1, 2, 3):
        phase = {"phase": "Anytime", "when": when}
        table = Fever(phase=phase, hands=["", "", "A12", ""], thrown=3, dice=[1, 2])
        table.play("C play A12")
        assert table.stars("C") == 1
    table = Fever(phase=WINDOW, hands=["", "A12", "", ""], race=True, days=[3, 3, 3, 3])
    table.play("B play A12")
    assert table.stars("B") == 1


@pytest.mark.parametrize(
    ("phase", "move"),
    [("Estate", "take B#1"), ("Auction", "guess B#1 camera"), ("SwapGift", "swap 1 B#1")],
)
def test_hf_155_the_owner_of_a_named_gift_is_asked_before_anything_is_resolved(
    phase: str, move: str
) -> None:
    rows = [["puppy 50"], ["camera 50"], [], []]
    table = Fever(phase={"phase": phase}, rows=rows, hands=["", "A13", "A06", ""], throws="12")
    table.play(f"A {move}")
    assert (table.phase(), table.waiting(), table.menu("B")) == ("Reaction", "B", ["pass"])
    assert (table.told("aimed")[0]["target"], table.told("threw")) == (1, [])
    table.refuses("C play A06", "HF-155")
    table.refuses("B play A13 L", "HF-155")
    table.refuses("B roll", "HF-155")
    table.play("B pass")
    assert "camera 50" in " ".join(table.row("A"))


def test_hf_155_an_owner_without_cards_is_not_asked() -> None:
    table = Fever(phase={"phase": "Estate"}, rows=[[], ["camera 50"], [], []], throws="12")
    table.play("A take B#1")
    assert len(table.row("A")) == 1


def test_hf_156_cancelling_ends_the_action_without_payment() -> None:
    rows = [["puppy 50"], ["camera 50"], [], []]
    for phase, move in (
        ("Estate", "take B#1"),
        ("Auction", "guess B#1 camera"),
        ("SwapGift", "swap 1 B#1"),
    ):
        table = Fever(phase={"phase": phase}, rows=rows, hands=["", "A06", "", ""])
        table.play(f"A {move}", "B play A06")
        assert (table.row("A"), table.row("B")) == (["1 puppy 50"], ["1 camera 50"])
        assert (table.debts("A"), table.deposits("B")) == ([], [])
        assert (table.phase(), table.waiting()) == ("Ready", "B")
    table = Fever(phase=WINDOW, hands=["A04", "A06", "", ""], rows=rows)
    table.play("A play A04 B#1", "B play A06")
    assert table.view("")["bottom"] == ["A04", "A06"]  # the answered card counts as played
    assert (table.row("A"), table.row("B")) == (["1 puppy 50"], ["1 camera 50"])
    assert (table.debts("A"), table.deposits("B")) == ([], [])
    table = Fever(phase=WINDOW, hands=["A06", "", "", ""])
    assert table.menu("A") == ["pass"]
    table.refuses("A play A06", "HF-156")
    table = drawing("A06 ...")
    assert table.menu("A") == ["hold"]
    table.refuses("A play A06", "HF-156")


def test_hf_157_hf_162_roll_a_miracle_draws_first_and_then_notes_its_double() -> None:
    table = Fever(spaces=[3, 0, 0, 0], pile="N01 ...", throws="12")
    table.play("A roll")
    assert table.state.chances == [0, 0, 0, 0]
    table.play("A speak")
    assert table.state.chances == [1, 0, 0, 0]


def test_hf_158_the_double_shown_brings_720_besides_the_doubles_deal() -> None:
    table = Fever(
        spaces=[6, 0, 0, 0], chances=[1, 0, 0, 0], throws="11", rows=[["camera 50"], [], [], []]
    )
    table.play("A roll")
    assert table.deposits("A") == [20, 720]
    assert (table.space("A"), table.phase()) == (8, "Pawn")


def test_hf_159_any_other_throw_uses_the_chance_up() -> None:
    table = Fever(spaces=[6, 0, 0, 0], chances=[1, 0, 0, 0], throws="12")
    table.play("A roll")
    assert (table.deposits("A"), table.state.chances[0]) == ([], 0)


def test_hf_160_the_chance_stays_through_relocation_and_a_newer_replaces_it() -> None:
    table = Fever(
        phase={"phase": "Offer"},
        spaces=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        chances=[3, 0, 0, 0],
    )
    table.play("A shop", "A buy O")
    assert (table.day("A"), table.state.chances[0]) == (1, 3)
    table = Fever(phase={"phase": "Chance", "face": 4}, chances=[3, 0, 0, 0])
    assert table.state.chances[0] == 4


def test_hf_161_one_die_uses_the_chance_up() -> None:
    table = Fever(race=True, days=[12, 1, 1, 1], chances=[3, 0, 0, 0], throws="3")
    table.play("A roll")
    assert (table.deposits("A"), table.state.chances[0]) == ([], 0)


def test_hf_162_the_bonus_is_written_at_the_throw() -> None:
    table = Fever(spaces=[6, 0, 0, 0], chances=[1, 0, 0, 0], hands=["A12", "", "", ""], throws="11")
    table.play("A roll")
    assert (table.space("A"), table.deposits("A")) == (6, [20, 720])


def test_hf_232_throw_cards_are_for_the_active_seat_between_throw_and_move() -> None:
    hands = ["A09 A10", "", "", ""]
    table = Fever(phase=WINDOW, hands=hands, throws="12", spaces=[6, 0, 0, 0])
    assert table.menu("A") == ["pass"]
    table.refuses("A play A09", "HF-232")
    table.play("A roll")
    assert table.menu("A") == ["pass", "play A09", "play A10 +", "play A10 -"]
    other = Fever(hands=["", "A09", "", ""], throws="12", spaces=[6, 0, 0, 0])
    other.play("A roll")
    assert other.menu("B") == ["pass"]
    other.refuses("B play A09", "HF-232")
    table = drawing("A09 ...")
    assert table.menu("A") == ["hold"]
    table.refuses("A play A09", "HF-232")


def test_hf_232_a_throw_that_is_void_cannot_be_changed() -> None:
    table = Fever(
        hands=["A09 A13", "", "", ""],
        lights=[3, 0, 0, 0],
        ornaments=[2, 0, 0, 0],
        spaces=[6, 0, 0, 0],
        throws="12",
    )
    table.play("A roll", "A play A13 O")
    assert (table.state.thrown, table.menu("A")) == (0, ["pass"])
    table.refuses("A play A09", "HF-232")


def test_hf_232_a_repeated_throw_replaces_the_old_one_and_every_nudge() -> None:
    table = Fever(
        hands=["A09 A10", "", "", ""], spaces=[6, 0, 0, 0], chances=[4, 0, 0, 0], throws="12 44"
    )
    table.play("A roll", "A play A10 +")
    assert table.state.thrown == 4
    table.play("A play A09")
    assert table.space("A") == 14
    assert table.deposits("A") == [80]  # Doubles Deal again, but the chance is gone
    table = Fever(race=True, days=[13, 1, 1, 1], hands=["A09", "", "", ""], throws="2 5")
    table.play("A roll", "A play A09")
    assert (table.state.dice, table.day("A")) == ((5,), 18)  # as many dice as before


def test_hf_233_a_nudge_moves_one_more_or_one_fewer_but_at_least_one() -> None:
    for sign, space in (("+", 10), ("-", 8)):
        table = Fever(hands=["A10", "", "", ""], spaces=[6, 0, 0, 0], throws="12")
        table.play("A roll", f"A play A10 {sign}")
        assert table.space("A") == space
        assert table.state.dice == (1, 2)
    table = Fever(race=True, days=[12, 1, 1, 1], hands=["A10", "", "", ""], throws="1")
    table.play("A roll")
    assert table.menu("A") == ["pass", "play A10 +"]
    table.refuses("A play A10 -", "HF-233")


def test_hf_096_second_hook_moves_a_laid_stocking_or_takes_it_back() -> None:
    rows = [["camera 50", "guitar 100"], [], [], []]
    table = Fever(phase=WINDOW, hands=["A05", "", "", ""], rows=rows)
    assert table.menu("A") == ["pass", "play A05 1", "play A05 2"]
    laid: dict[str, Any] = {"stockings": [1, None, None, None]}
    table = Fever(phase=WINDOW, hands=["A05", "", "", ""], rows=rows, **laid)
    assert table.menu("A") == ["pass", "play A05 hand", "play A05 2"]
    table.refuses("A play A05 1", "HF-154")
    table.play("A play A05 2")
    assert table.state.stocking == [2, 0, 0, 0]
    table = Fever(phase=WINDOW, hands=["A05", "", "", ""], rows=rows, **laid)
    table.play("A play A05 hand")
    assert table.state.stocking == [0, 0, 0, 0]


def test_hf_154_the_fewest_are_counted_among_the_others() -> None:
    rows = [
        ["camera 50"],
        ["guitar 50", "puppy 50"],
        ["bicycle 50", "telescope 50", "snow_globe 50"],
        ["cake_stand 50", "rolling_pin 50"],
    ]
    table = Fever(phase=WINDOW, hands=["A14", "", "", ""], rows=rows)
    assert table.menu("A") == ["pass", "play A14 1 B", "play A14 1 D"]


@pytest.mark.parametrize(("card", "tree"), [("N13", "lights"), ("N14", "ornaments")])
def test_hf_075_whoever_loses_a_decoration_pays_nothing_besides(card: str, tree: str) -> None:
    table = drawing(f"{card} ...", **{tree: [2, 0, 0, 0]})
    assert (table.debts("A"), table.view("A")[tree][0]) == ([], 1)
    table = drawing(f"{card} ...")
    assert table.debts("A") == [50]


def test_hf_179_nobody_slides_out_of_december() -> None:
    slide = {"id": "Y8", "timing": "now", "effects": [{"op": "slide_back", "days": 5}]}
    table = Fever(
        edition=changed_cards(slide),
        days=[5, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        pile="Y8 ...",
        throws="12",
    )
    table.play("A roll")  # day 8, Naughty-or-Nice
    assert table.day("A") == 3
    table = Fever(
        edition=changed_cards(slide),
        days=[1, 0, 0, 0],
        lights=[3, 0, 0, 0],
        ornaments=[3, 0, 0, 0],
        phase={"phase": "Follow", "card": "Y8"},
    )
    assert table.day("A") == 1


# The vocabulary of 2.7, where no house card uses it like this.


def test_hf_085_effects_of_other_editions_follow_their_vocabulary() -> None:
    now = {"timing": "now"}
    edition = changed_cards(
        {"id": "Y1", **now, "effects": [{"op": "take_decor"}]},
        {"id": "Y2", **now, "effects": [{"op": "give_gift", "to": "fewest"}]},
        {"id": "Y3", **now, "effects": [{"op": "take_gift", "pay_owner": 100}]},
        {
            "id": "Y4",
            **now,
            "effects": [{"op": "go_next", "kind": "business"}, {"op": "pay", "amount": 10}],
        },
        {"id": "Y5", **now, "effects": [{"op": "swap_gift"}, {"op": "sell_gift", "amount": 90}]},
        {"id": "Y6", "effects": [{"op": "swap_gift"}]},
    )
    table = drawing("Y1 ...", edition=edition, lights=[0, 1, 0, 0], ornaments=[0, 1, 0, 0])
    assert table.menu("A") == ["play Y1 B L", "play Y1 B O"]
    table.refuses("A pass", "HF-145")
    table.refuses("B pass", "HF-145")
    table.play("A play Y1 B L")
    assert (table.tree("A"), table.tree("B")) == ("1+0", "0+1")
    assert drawing("Y1 ...", edition=edition).waiting() == "B"  # without a target: nothing
    rows = [["coal 50", "camera 100"], ["guitar 50"], [], []]
    table = drawing("Y2 ...", edition=edition, rows=rows)
    assert table.menu("A") == ["give 2 C", "give 2 D"]
    table.refuses("A give 2 B", "HF-154")
    table.refuses("A give 1 C", "HF-180")
    table.refuses("A pass", "HF-024")
    table.play("A give 2 C")
    assert (table.stars("A"), table.row("C")) == (1, ["1 camera 100"])
    assert drawing("Y2 ...", edition=edition, rows=[["coal 50"], [], [], []]).menu("A") == ["pass"]
    two = [["coal 50", "camera 100"], ["guitar 50", "puppy 50"], [], []]
    table = drawing("Y3 ...", edition=edition, rows=two)
    assert table.menu("A") == ["take B#1", "take B#2"]
    table.refuses("A pass", "HF-024")
    table.play("A take B#1")
    assert (table.debts("A"), table.deposits("B")) == ([100], [100])
    table = drawing("Y4 ...", edition=edition)
    assert (table.space("A"), table.debts("A")) == (9, [200, 10])
    table = drawing("Y5 ...", edition=edition, rows=rows)
    table.refuses("A pass", "HF-024")
    table.play("A swap 1 B#1")
    table.refuses("A pass", "HF-060")
    table.play("A sell 2")
    assert (table.row("A"), table.deposits("A")) == (["3 guitar 50"], [90])
    table = Fever(phase=WINDOW, hands=["Y6", "", "", ""], edition=edition, rows=rows)
    table.play("A play Y6 2 B#1")
    assert (table.row("A"), table.row("B")) == (["1 coal 50", "3 guitar 50"], ["2 camera 100"])


def test_hf_145_every_choice_of_a_play_now_card_is_asked_for_in_its_order() -> None:
    effects = [
        {"op": "collect", "amount": 10},
        {"op": "look"},
        {"op": "gain", "what": "choice"},
        {"op": "take_decor"},
    ]
    edition = changed_cards({"id": "Y7", "timing": "now", "effects": effects})
    table = drawing("Y7 ...", edition=edition, rows=[[], ["guitar 50", "puppy 50"], [], []])
    assert table.deposits("A") == [10]
    assert table.menu("A") == ["play Y7 B#1", "play Y7 B#2"]
    table.refuses("A play Y7", "HF-154")
    table.play("A play Y7 B#1")
    assert table.menu("A") == ["play Y7 L", "play Y7 O"]
    table.play("A play Y7 O")
    assert table.tree("A") == "0+1"
    assert table.waiting() == "B"  # nobody else has a decoration to take
