"""Before the first turn, and drawing: NP-13 to NP-28."""

from __future__ import annotations

import pytest

from tests.rules.stacked import order, race_with_luck
from tests.table import race
from yuletable.games.catalogue import find
from yuletable.games.north_pole.cards import codes
from yuletable.games.north_pole.setup import start
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

GAME = find("north_pole")
DECK = list(GAME.terms(2).deck)  # type: ignore[attr-defined]  # it is a TrainTerms
ROUNDS = {"phase": "Rounds"}


def opened(*tops: str, seats: int = 2) -> Match:
    """A race whose shuffles bring these cards to the top; the last one is the deal."""
    luck: list[int] = []
    for top in tops:
        luck += order(DECK, top)[0]
    return race_with_luck(seats, luck)


def lots(match: Match) -> list[tuple[int, str]]:
    return [(lot["seat"], lot["card"]) for lot in match.view(0)["lots"]]


# Who deals.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_np_13_all_trains_start_at_home(seats: int) -> None:
    assert Match(GAME, seats, seed="fir").view(0)["at"] == [0] * seats


def test_np_14_the_highest_number_deals() -> None:
    match = opened("3 6 5", "", seats=3)
    assert match.view(0)["dealer"] == 1
    assert lots(match) == [(0, "3"), (1, "6"), (2, "5")]


def test_np_15_a_specialty_card_goes_back_and_is_drawn_again() -> None:
    luck, rest = order(DECK, "HB")
    more, _ = order([*rest, 100], "2 1")
    match = race_with_luck(2, [*luck, *more, *order(DECK, "")[0]])
    assert lots(match) == [(0, "HB"), (0, "2"), (1, "1")]
    assert match.view(0)["dealer"] == 0


def test_np_16_seats_draw_in_order_and_numbers_stay_out() -> None:
    """With the deck shuffled only once, what B draws lay under what A drew."""
    match = opened("1 2 3 4", "", seats=4)
    assert lots(match) == [(0, "1"), (1, "2"), (2, "3"), (3, "4")]


def test_np_16_the_deck_is_shuffled_after_a_specialty_card_went_back() -> None:
    luck, rest = order(DECK, "4 SA SA")
    one, left = order([*rest, 105, 105], "SA")  # one Santa went back and the other is still there
    more, _ = order([*left, 105], "2")
    match = race_with_luck(2, [*luck, *one, *more, *order(DECK, "")[0]])
    assert lots(match) == [(0, "4"), (1, "SA"), (1, "SA"), (1, "2")]


def test_np_17_only_those_who_tie_draw_again_and_again() -> None:
    match = opened("7 3 7", "4 4", "1 2", "", seats=3)
    assert lots(match)[3:] == [(0, "4"), (2, "4"), (0, "1"), (2, "2")]
    assert match.view(0)["dealer"] == 2


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_np_17_a_fixed_dealer_needs_no_draw(dealer: int) -> None:
    match = Match(GAME, 3, seed="fir", options={"first_dealer": dealer})
    view = match.view(0)
    assert (view["dealer"], view["lots"]) == (dealer, [])
    assert match.waiting() == ((dealer + 1) % 3,)


def test_np_17_the_dealer_has_a_seat() -> None:
    with pytest.raises(Invalid, match=r"options\.first_dealer"):
        Match(GAME, 3, options={"first_dealer": 3})


def test_np_18_every_card_returns_before_the_deal() -> None:
    match = opened("7 6", "7 6")
    state = match.state
    assert sorted(state.draw + state.hands[0] + state.hands[1]) == DECK  # type: ignore[attr-defined]


# The deal.


def test_np_19_everybody_is_dealt_four_cards() -> None:
    match = Match(GAME, 4, seed="fir")
    dealt = [event for event in match.events if event.kind.name == "dealt"]
    assert [event.facts for event in dealt] == [(4,)] * 4


def test_np_20_one_at_a_time_from_the_dealers_left() -> None:
    match = opened("7 6", "1 2 3 4 5 6 7 EX")  # A deals, so B gets the first card
    dealt = {e.seat: e.secrets[0] for e in match.events if e.kind.name == "dealt"}
    assert dealt == {1: ("1", "3", "5", "7"), 0: ("2", "4", "6", "EX")}


def test_np_21_a_draw_pile_face_down_and_discards_face_up() -> None:
    match = Match(GAME, 4, seed="fir", options={"first_dealer": 3})
    view = match.view(1)
    assert (view["draw"], view["discard"]) == (65 - 16 - 1, [])
    seat = match.waiting()[0]
    card = match.menu(seat)[0]
    match.play(seat, card)
    assert match.view(2)["discard"] == [card.text()]


def test_np_22_the_dealers_left_begins_and_turns_pass_left() -> None:
    table = race([1, 2, 3], ["1 1 1 1 2", "2 2 2 2", "3 3 3 3"], dealer=2)
    assert table.waiting() == "A"
    assert table.play("A 2").waiting() == "B"
    assert table.play("B 2").waiting() == "C"
    assert table.play("C 3").waiting() == "A"
    fresh = Match(GAME, 4, seed="fir")
    assert fresh.waiting() == ((fresh.view(0)["dealer"] + 1) % 4,)


# Drawing.


@pytest.mark.parametrize("held", ["", "2", "2 2", "2 2 2", "2 2 2 2", "2 2 2 2 3"])
def test_np_23_a_turn_begins_with_exactly_five_cards(held: str) -> None:
    table = race([0, 0], [held, "5"], phase=ROUNDS, next=0)
    assert len(table.view("A")["hand"]) == 5
    drawn = 5 - len(held.split())
    assert [e["count"] for e in table.told("drew")] == ([drawn] if drawn else [])


def test_np_24_the_opening_turn_begins_with_one_draw() -> None:
    match = Match(GAME, 3, seed="fir")
    first = match.waiting()[0]
    drew = [event for event in match.events if event.kind.name == "drew"]
    assert [(event.seat, event.facts) for event in drew] == [(first, (1,))]
    assert match.view(first)["held"][first] == 5


def test_np_25_a_hand_never_exceeds_five() -> None:
    with pytest.raises(Invalid, match=r"position\.hands\[0\].*NP-25"):
        race([0, 0], ["1 2 3 4 5 6", "5"])
    table = race([9, 0], ["2 1 1 1 1", "5"]).play("A 2", "A draw")
    assert len(table.view("A")["hand"]) == 5


def test_np_26_discards_become_the_draw_pile() -> None:
    table = race([0, 0], ["1 1 1 1", "5"], draw="3", phase=ROUNDS, next=0)
    assert table.view("")["draw"] == 65 - 5 - 1
    assert table.view("")["discard"] == []
    assert sorted([*table.state.draw, 1, 1, 1, 1, 3, 5]) == DECK


def test_np_27_at_once_and_with_every_discard() -> None:
    table = race([0, 0], ["1 1 1", "5"], draw="3", phase=ROUNDS, next=0)
    assert [e["count"] for e in table.told("shuffled")] == [60]
    assert len(table.view("A")["hand"]) == 5  # the fifth card came from the new pile


def test_np_27_when_needed_the_discards_wait() -> None:
    options = {"reshuffle_timing": "when_needed"}
    table = race([0, 0], ["1 1 1 1", "5"], draw="3", phase=ROUNDS, next=0, options=options)
    assert table.told("shuffled") == []
    assert (table.view("")["draw"], len(table.view("")["discard"])) == (0, 59)
    table.play("A 3")
    assert [e["count"] for e in table.told("shuffled")] == [60]


def test_np_27_an_extra_play_may_take_the_last_card() -> None:
    table = race([9, 0], ["2 1 1 1 1", "5"], draw="3").play("A 2", "A draw")
    assert table.hand("A") == "1 1 1 1 3"
    assert table.view("")["discard"] == []


def test_np_28_who_finds_both_piles_empty_plays_with_fewer() -> None:
    table = race([9, 0], ["2 1", "5 5"])
    table.state.draw.clear()
    table.play("A 2")
    table.state.discard.clear()
    table.play("A draw")
    assert table.hand("A") == "1"
    table.play("A 1")  # which B then draws from a pile made up late
    assert table.told("shuffled")[-1]["count"] == 1
    assert table.hand("B") == "1 5 5"


def test_np_28_who_has_no_card_at_all_ends_the_turn() -> None:
    table = race([9, 0], ["2", "5 5"])
    table.state.draw.clear()
    table.play("A 2")
    table.state.discard.clear()
    table.play("A draw")
    assert (table.phase(), table.waiting()) == ("Play", "B")


def test_np_28_a_reshuffle_without_discards_is_made_up_later() -> None:
    table = race([9, 0], ["2 1 1", "5 5 5 5"])
    table.state.draw[:] = [3]
    table.play("A 2")
    table.state.discard.clear()
    table.play("A draw")  # the last card, and nothing to shuffle
    assert table.told("shuffled") == []
    table.play("A 3")
    assert table.told("shuffled")[-1]["count"] == 1
    assert table.hand("B") == "3 5 5 5 5"


def test_np_16_a_start_is_made_of_luck_alone() -> None:
    one, two = [start(GAME.terms(3), Host(stream("fir", "table"))) for _ in range(2)]  # type: ignore[arg-type]
    assert [codes(hand) for hand in one.hands] == [codes(hand) for hand in two.hands]
    assert one.dealer == two.dealer
