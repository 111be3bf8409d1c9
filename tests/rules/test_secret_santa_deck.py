"""Secret Santa: the deck, the players, the deal and who begins (SS-01 to SS-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.table import LETTERS, Table
from yuletable.games.catalogue import find
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, read_record, write_record

SPECIALS = "CAROL FRUIT GHOST MOUSE SANTA SCROOGE TREE E".split()
GIFTS = {str(value): 13 - value for value in range(1, 13)}
ALL_SPECIALS = dict.fromkeys(SPECIALS, 1) | {"E": 3}
FULL_DECK = 88  # 78 gifts, seven single specials, three Elves


def unshuffled(cards: int) -> list[int]:
    """Luck that leaves every card where it lies: each is exchanged with itself."""
    return list(range(cards - 1, 0, -1))


def hands(table: Table) -> list[list[str]]:
    return [table.hand(LETTERS[seat]).split() for seat in range(len(table.scores()))]


def deck(table: Table) -> Counter[str]:
    """Every card that was dealt, counted."""
    return Counter([card for hand in hands(table) for card in hand])


def specials(table: Table) -> dict[str, int]:
    return {card: copies for card, copies in deck(table).items() if card in SPECIALS}


# The deck.


def test_ss_01_gifts_from_1_to_12_and_13_less_their_value_of_each() -> None:
    cards = deck(Table(seats=4))
    assert {card: cards[card] for card in cards if card not in SPECIALS} == GIFTS
    assert sum(GIFTS.values()) == 78


def test_ss_01_there_is_no_other_gift_to_lay() -> None:
    table = Table(hands=["12 1 1", "2 2", "3 3", "4 4"])
    assert "from 1 to 12" in table.refuses("A 1x13", "SS-01").why
    assert "from 1 to 12" in table.refuses("A 1x0", "SS-01").why


def test_ss_02_only_elves_come_in_several_copies() -> None:
    assert specials(Table(seats=4)) == ALL_SPECIALS


def test_ss_02_the_edition_says_how_many_elves_but_never_fewer_than_two() -> None:
    for elves in (2, 5):
        table = Table(seats=5, edition={"elves_copies": {"copies": elves}})
        assert specials(table) == ALL_SPECIALS | {"E": elves}
    with pytest.raises(Invalid) as caught:
        Table(seats=4, edition={"elves_copies": {"copies": 1}})
    assert caught.value.entry == "edition.elves_copies.copies"


def test_ss_02_a_special_bears_no_number_so_it_beats_nothing() -> None:
    table = Table(hands=["1 2 2", "SCROOGE TREE FRUIT E E", "3 3", "4 4"])
    table.play("A 1x1")
    assert table.menu("B") == ["pass"]


def test_ss_03_ss_04_star_cards_are_for_ones_own_turn() -> None:
    table = Table(hands=["5 SANTA E TREE FRUIT SCROOGE CAROL MOUSE GHOST", "6 6", "7 7", "8 8"])
    assert table.menu("A") == ["1x5", "1x5+1E", "SANTA"]
    for holly in ("MOUSE", "GHOST", "CAROL>B"):
        table.refuses(f"A {holly}", "SS-55")
    for snow in ("TREE:self", "SCROOGE>B"):
        table.refuses(f"A {snow}", "SS-61")
    table.refuses("A FRUIT:5>B", "SS-82")


def test_ss_03_ss_04_holly_cards_are_for_the_moment_after_a_turn_of_somebody_else() -> None:
    table = Table(hands=["5 5 1", "6 SANTA E TREE FRUIT SCROOGE CAROL MOUSE GHOST", "7 7", "8 8"])
    table.play("A 1x5")
    assert set(table.menu("B")) == {"-", "MOUSE", "GHOST", "CAROL>A", "CAROL>C", "CAROL>D"}
    table.refuses("B SANTA", "SS-52")
    for snow in ("TREE:self", "SCROOGE>A"):
        table.refuses(f"B {snow}", "SS-61")
    table.refuses("B FRUIT:6>A", "SS-82")


def test_ss_03_ss_04_snow_cards_are_for_the_gap_between_rounds() -> None:
    cards = "5 1 1 TREE FRUIT SCROOGE CAROL MOUSE GHOST E"
    table = Table(hands=[cards, "6 6 2", "SANTA 7 7 7", "8 8 8"])
    table.play("A 1x5").quiet().play("B pass").quiet().play("C SANTA", "C -", "D -")
    assert table.menu("A") == ["-", "TREE:self", "TREE:left"]
    table.refuses("A MOUSE", "SS-55")
    table.play("A -", "B -", "C -", "D -")
    assert table.menu("A") == ["-", "SCROOGE>B"]
    table.refuses("A CAROL>B", "SS-55")
    table.refuses("A FRUIT:1>B", "SS-82")


def test_ss_03_ss_04_the_fruitcake_comes_before_the_first_round() -> None:
    table = Table(seats=4)
    assert table.phase() == "Fruitcake"
    assert "FRUIT" in table.hand(table.waiting())


def test_ss_03_what_a_moment_does_not_offer_is_refused() -> None:
    table = Table(hands=["5 5 1", "MOUSE 6 6", "7 7", "8 8"])
    assert "On your turn" in table.refuses("A -", "SS-03").why
    table.play("A 1x5")
    assert "let it pass" in table.refuses("B pass", "SS-03").why
    assert "let it pass" in table.refuses("B 1x6", "SS-03").why


@pytest.mark.parametrize(
    ("special", "wrong"),
    [
        ("santa", "holly"),
        ("elves", "snow"),
        ("tree", "star"),
        ("fruitcake", "star"),
        ("scrooge", "holly"),
        ("mouse", "star"),
        ("ghost", "snow"),
    ],
)
def test_ss_04_the_type_of_every_special_but_carol_is_settled(special: str, wrong: str) -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, edition={"special_types": {"types": {special: wrong}}})
    assert caught.value.entry == f"edition.special_types.types.{special}"


def test_ss_04_carol_is_a_holly_card_unless_the_edition_says_otherwise() -> None:
    cards = ["5 5 CAROL", "6 6 6", "7 7 7", "8 8 8"]
    house = Table(hands=cards)
    assert "CAROL>B" not in house.menu("A")
    assert house.play("A 2x5", "A declare").waiting() == "B"
    assert house.phase() == "Holly"
    star = Table(hands=cards, edition={"special_types": {"types": {"carol": "star"}}})
    assert "CAROL>B" in star.menu("A")
    with pytest.raises(Invalid):
        Table(hands=cards, edition={"special_types": {"types": {"carol": "ivy"}}})


def test_ss_05_promo_cards_are_no_part_of_the_game() -> None:
    promoted = {"promo_cards": {"cards": [{"id": "reindeer", "code": "REINDEER"}]}}
    assert deck(Table(seats=4, edition=promoted)) == deck(Table(seats=4))
    assert deck(Table(seats=4)).keys() == {*GIFTS, *SPECIALS}


# The players.


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_ss_06_four_to_eight_play_with_the_whole_deck(seats: int) -> None:
    table = Table(seats=seats)
    assert len(table.seats()) == seats
    assert deck(table).total() == FULL_DECK


@pytest.mark.parametrize("seats", [2, 9])
def test_ss_06_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=seats)
    assert caught.value.entry == "seats"
    assert "3 to 8" in caught.value.why


def test_ss_07_three_play_without_low_gifts_and_most_specials() -> None:
    cards = deck(Table(seats=3))
    left = {"SANTA": 1, "FRUIT": 1, "TREE": 1, "E": 3}
    assert cards == Counter({v: n for v, n in GIFTS.items() if int(v) > 3} | left)
    assert cards.total() == 51


def test_ss_07_three_have_no_holly_card_so_no_window_follows_a_turn() -> None:
    table = Table(hands=["5 5 5", "6 6 6", "7 7 7"])
    assert table.play("A 1x5").phase() == "Turn"
    with pytest.raises(Invalid) as caught:
        Table(hands=["5 5 MOUSE", "6 6 6", "7 7 7"])
    assert caught.value.entry == "position.hands"


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("full", ALL_SPECIALS),
        ("santa_elves", {"SANTA": 1, "E": 3}),
        ("snow_only", {"TREE": 1, "FRUIT": 1, "SCROOGE": 1}),
    ],
)
def test_ss_08_beginners_may_leave_specials_out(chosen: str, left: dict[str, int]) -> None:
    table = Table(seats=4, options={"special_set": chosen})
    assert specials(table) == left
    assert deck(table).total() == 78 + sum(left.values())


def test_ss_08_the_full_set_is_the_default_and_another_word_is_no_choice() -> None:
    assert deck(Table(seats=4)) == deck(Table(seats=4, options={"special_set": "full"}))
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"special_set": "holly_only"})
    assert caught.value.entry == "options.special_set"
    assert "santa_elves" in caught.value.why


def test_ss_08_carol_is_in_the_snow_set_where_she_is_a_snow_card() -> None:
    snowy = {"special_types": {"types": {"carol": "snow"}}}
    table = Table(seats=4, options={"special_set": "snow_only"}, edition=snowy)
    assert specials(table) == {"TREE": 1, "FRUIT": 1, "SCROOGE": 1, "CAROL": 1}


def test_ss_09_a_special_left_out_before_the_deal_is_in_nobodys_hand_later() -> None:
    cards = ["5 5 1", "6 6", "7 7", "8 8"]
    table = Table(hands=cards, options={"special_set": "santa_elves"})
    assert table.play("A 1x5").phase() == "Turn"  # no Holly card exists, so nobody is asked
    with pytest.raises(Invalid):
        Table(hands=["5 5 MOUSE", *cards[1:]], options={"special_set": "santa_elves"})


def test_ss_09_the_set_is_dealt_again_in_the_next_game() -> None:
    table = Table(hands=["5", "6 6", "", ""], options={"special_set": "santa_elves"})
    table.play("A 1x5", "B pass")
    assert table.view("")["game"] == 2
    assert specials(table) == {"SANTA": 1, "E": 3}


@pytest.mark.parametrize("chosen", ["full", "santa_elves", "snow_only"])
def test_ss_09_three_players_have_the_small_deck_whatever_was_chosen(chosen: str) -> None:
    table = Table(seats=3, options={"special_set": chosen})
    assert specials(table) == {"SANTA": 1, "FRUIT": 1, "TREE": 1, "E": 3}
    assert deck(table).total() == 51


# Aim and setup.


def test_ss_10_whoever_sheds_every_card_first_has_won_the_game() -> None:
    table = Table(hands=["12", "2 2", "3 3", "4 4"], options={"games_per_night": 1})
    table.play("A 1x12")  # which nobody can beat
    assert table.view("")["places"] == [LETTERS.index("A")]
    table.play("B 2x2", "C 2x3", "D 2x4")
    assert table.scores() == [4, 1, 2, 3]
    assert table.told("night_over")[0]["winners"] == (LETTERS.index("A"),)


def test_ss_11_the_names_of_all_players_are_on_the_score_sheet() -> None:
    names = ["Holly", "Ivy", "Noel", "Robin"]
    match = Match(find("secret_santa"), 4, seed="test", names=names)
    sheet = dict(zip(match.record.names, match.scores(), strict=True))
    assert sheet == {"Holly": 0, "Ivy": 0, "Noel": 0, "Robin": 0}
    assert read_record(write_record(match.record)).names == names


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_ss_12_the_whole_deck_is_dealt(seats: int) -> None:
    table = Table(seats=seats)
    assert deck(table) == deck(Table(seats=seats, seed="another night"))
    view = table.view("")
    assert view["held"] == [len(hand) for hand in hands(table)]
    assert sum(view["held"]) == (FULL_DECK if seats > 3 else 51)
    assert view["discards"] == []


def test_ss_12_the_deck_is_shuffled() -> None:
    dealer = {"first_dealer": 3}
    straight = Table(seats=4, options=dealer, luck=unshuffled(FULL_DECK))
    ends_exchanged = Table(seats=4, options=dealer, luck=[0, *unshuffled(FULL_DECK)[1:]])
    assert straight.hand("A").split()[0] == "1"
    assert Counter(straight.hand("A").split()) - Counter(ends_exchanged.hand("A").split()) == {
        "1": 1  # the first card dealt has become the last
    }
    assert hands(Table(seats=4, seed="fir")) != hands(Table(seats=4, seed="pine"))
    assert hands(Table(seats=4, seed="fir")) == hands(Table(seats=4, seed="fir"))


@pytest.mark.parametrize(("seats", "dealer"), [(4, "D"), (4, "B"), (5, "F"), (8, "C")])
def test_ss_13_one_card_at_a_time_clockwise_from_the_dealers_left(seats: int, dealer: str) -> None:
    at = LETTERS.index(dealer)
    table = Table(seats=seats, options={"first_dealer": at}, luck=unshuffled(FULL_DECK))
    gifts = [value for value, copies in GIFTS.items() for _ in range(copies)]
    for place in range(seats):
        hand = table.hand(LETTERS[(at + 1 + place) % seats]).split()
        assert [card for card in hand if card not in SPECIALS] == gifts[place::seats]


def test_ss_13_hands_may_differ_by_one_card() -> None:
    table = Table(seats=5, options={"first_dealer": LETTERS.index("F")})
    assert table.view("")["held"] == [18, 18, 18, 17, 17]
    table = Table(seats=5, options={"first_dealer": LETTERS.index("B")})
    assert table.view("")["held"] == [17, 17, 18, 18, 18]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_ss_14_luck_says_who_deals_first(dealer: int) -> None:
    table = Table(seats=4, luck=[dealer, *unshuffled(FULL_DECK)])
    assert table.view("")["dealer"] == dealer
    random = {"first_dealer": "random"}
    table = Table(seats=4, options=random, luck=[dealer, *unshuffled(FULL_DECK)])
    assert table.view("")["dealer"] == dealer


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_ss_14_the_first_dealer_may_be_agreed_on(dealer: int) -> None:
    options = {"first_dealer": dealer}
    table = Table(seats=4, options=options, luck=unshuffled(FULL_DECK))  # none is left for a draw
    assert table.view("")["dealer"] == dealer


@pytest.mark.parametrize("dealer", [4, -1, "youngest", True])
def test_ss_14_the_first_dealer_must_be_at_the_table(dealer: object) -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"first_dealer": dealer})
    assert caught.value.entry == "options.first_dealer"


@pytest.mark.parametrize(("dealer", "following"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_ss_14_ss_16_the_deal_moves_one_seat_to_the_left(dealer: str, following: str) -> None:
    table = Table(
        hands=["5", "6 6", "", ""],
        dealer=LETTERS.index(dealer),
        phase={"phase": "Turn", "seat": 0},
        options={"special_set": "santa_elves"},
    )
    table.play("A 1x5", "B pass")
    assert table.view("")["game"] == 2
    assert table.view("")["dealer"] == LETTERS.index(following)
    assert table.waiting() == LETTERS[(LETTERS.index(following) + 1) % 4]


def test_ss_15_hands_are_shown_sorted_by_value_with_the_specials_last() -> None:
    table = Table(hands=["SANTA 10 E 9 2 TREE 12 2", "3 3", "4 4", "5 5"])
    cards = table.view("A")["hand"]
    assert cards[:5] == ["2", "2", "9", "10", "12"]
    assert set(cards[5:]) == {"SANTA", "TREE", "E"}


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_ss_15_the_hands_of_a_deal_are_sorted(seats: int) -> None:
    for hand in hands(Table(seats=seats)):
        values = [99 if card in SPECIALS else int(card) for card in hand]
        assert values == sorted(values)


@pytest.mark.parametrize(("dealer", "opener"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_ss_16_the_player_at_the_dealers_left_opens(dealer: str, opener: str) -> None:
    table = Table(seats=4, options={"first_dealer": LETTERS.index(dealer)})
    holder = table.waiting()
    table.play(f"{holder} {table.menu(holder)[0]}")  # the Fruitcake goes first
    assert table.phase() == "Turn"
    assert table.waiting() == opener


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_ss_16_the_first_seat_follows_the_last(seats: int) -> None:
    options = {"first_dealer": seats - 1, "special_set": "santa_elves"}
    table = Table(seats=seats, options=options)
    if seats == 3:
        holder = table.waiting()
        table.play(f"{holder} {table.menu(holder)[0]}")
    assert table.waiting() == "A"
