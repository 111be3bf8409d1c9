"""Holiday Fever, section 5: who knows what, and guesses that are true to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.fever import Fever
from yuletable.games.holiday_fever.state import Fever as FeverState
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE

WINDOW = {"phase": "Anytime"}
GUESSES = 60


def guesses(table: Fever, letter: str) -> list[FeverState]:
    """Worlds this seat cannot tell from the real one."""
    seat = table.letters.index(letter) if letter else HOUSE
    found = [table.state.guess(seat, stream("guess", letter, n)) for n in range(GUESSES)]
    return [guess for guess in found if isinstance(guess, FeverState)]


def gifts(state: FeverState, seat: int) -> list[str]:
    return [state.terms.gifts[parcel.gift] for parcel in state.rows[seat]]


def values(state: FeverState, seat: int, slot: int) -> list[int]:
    parcel = state.find(seat, slot)
    assert parcel is not None
    return [state.amounts[card] for card in parcel.cards]


def test_hf_054_what_only_the_owner_has_seen_is_guessed_anew() -> None:
    table = Fever(rows=[[], ["guitar 300"], [], []])
    seen = {(gifts(guess, 1)[0], values(guess, 1, 1)[0]) for guess in guesses(table, "A")}
    assert len(seen) > 10
    for guess in guesses(table, "B"):
        assert (gifts(guess, 1), values(guess, 1, 1)) == (["guitar"], [300])


def test_hf_055_a_former_owner_remembers_what_was_there_and_not_what_came_since() -> None:
    table = Fever(
        phase={"phase": "Estate"},
        spaces=[11, 6, 0, 0],
        rows=[[], ["guitar 300"], [], []],
        luck=[0, 1],
    )
    table.play("A take B#1")
    shop = Fever(
        phase={"phase": "Store", "at": 1, "left": 1},
        rows=[
            [{"gift": "guitar", "values": [300], "seen": [0, 1], "values_seen": [[0, 1]]}],
            [],
            [],
            [],
        ],
        value_deck="50 ...",
    )
    shop.play("A buy V")
    for at, other in ((table, [300]), (shop, [300, 50])):
        last = [values(guess, 0, 1) for guess in guesses(at, "B")]
        assert {amounts[0] for amounts in last} == {300}
        assert values(at.state, 0, 1) == other
    assert len({values(guess, 0, 1)[1] for guess in guesses(shop, "B")}) > 3
    assert {gifts(guess, 0)[0] for guess in guesses(shop, "B")} == {"guitar"}
    assert len({gifts(guess, 0)[0] for guess in guesses(shop, "C")}) > 5


def test_hf_137_a_wrong_guess_is_remembered_by_everyone() -> None:
    table = Fever(
        seats=2,
        phase={"phase": "Auction"},
        rows=[[], ["guitar 300"]],
        gift_deck="coal coal camera",
    )
    table.play("A guess B#1 coal")
    for letter in ("A", ""):
        assert "coal" not in {gifts(guess, 1)[0] for guess in guesses(table, letter)}


def test_hf_139_a_right_guess_tells_everyone_what_it_is() -> None:
    table = Fever(phase={"phase": "Auction"}, rows=[[], ["guitar 300"], [], []])
    table.play("A guess B#1 guitar")
    for letter in ("C", ""):
        assert {gifts(guess, 0)[0] for guess in guesses(table, letter)} == {"guitar"}
        assert len({values(guess, 0, 1)[0] for guess in guesses(table, letter)}) > 3


def test_hf_183_a_present_is_publicly_no_coal_wherever_it_goes() -> None:
    table = Fever(
        phase={"phase": "Reunion"},
        rows=[["guitar 300"], [], [], []],
        gift_deck="coal coal coal coal ...",
    )
    table.play("A give 1 B", "B give 1 C")
    for letter in ("D", ""):
        assert "coal" not in {gifts(guess, 2)[0] for guess in guesses(table, letter)}


def test_hf_164_hf_174_everyone_remembers_an_opened_gift_but_not_its_value_card() -> None:
    table = Fever(
        phase={"phase": "Trade"}, table=["camera 50", "guitar 100", "coal 150", "puppy 200"]
    )
    table.play("B keep", "C keep", "D keep", "A keep")
    for letter in ("A", ""):
        for guess in guesses(table, letter):
            assert [gifts(guess, seat)[0] for seat in range(4)] == [
                "camera",
                "guitar",
                "coal",
                "puppy",
            ]
    assert len({values(guess, 1, 1)[0] for guess in guesses(table, "A")}) > 3


def test_hf_100_a_look_is_remembered_by_the_looker_alone() -> None:
    table = Fever(phase=WINDOW, hands=["A01", "", "", ""], rows=[[], ["guitar 300 50"], [], []])
    table.play("A play A01 B#1")
    assert {tuple(values(guess, 1, 1)) for guess in guesses(table, "A")} == {(300, 50)}
    assert len({gifts(guess, 1)[0] for guess in guesses(table, "C")}) > 5
    assert table.view("C")["rows"][1][0]["seen"] == [0, 1]  # that they looked is public


def rewrapped(**position: Any) -> Fever:
    """C has looked at A's slot 1 and B has not; then A moves the second of its three cards."""
    camera = {
        "gift": "camera",
        "values": [50, 300, 100],
        "seen": [0, 2],
        "values_seen": [[0, 2], [0, 2], [0, 2]],
    }
    rows = [[camera, "guitar 200"], [], [], []]
    table = Fever(**{"phase": WINDOW, "hands": ["A03", "", "", ""], "rows": rows, **position})
    return table.play("A play A03 1 2 2")


def test_hf_234_whoever_knew_the_source_knows_its_cards_as_source_or_target() -> None:
    table = rewrapped()
    assert table.seen("C", "A") == ["1 camera ? ?", "2 ? ? ?"]
    for guess in guesses(table, "C"):
        together = [*values(guess, 0, 1), values(guess, 0, 2)[-1]]
        assert Counter(together) == Counter([50, 300, 100])
        assert values(guess, 0, 1) in ([300, 100], [50, 100], [50, 300])  # the order stays
    assert len({values(guess, 0, 2)[-1] for guess in guesses(table, "C")}) == 3
    assert {tuple(values(guess, 0, 1)) for guess in guesses(table, "A")} == {(50, 100)}
    assert len({tuple(values(guess, 0, 1)) for guess in guesses(table, "B")}) > 8


def test_hf_234_a_riddle_is_solved_by_what_is_seen_later() -> None:
    table = rewrapped(hands=["A03", "", "A01", ""])
    table.play("C play A01 A#2")
    assert table.seen("C", "A") == ["1 camera ? ?", "2 guitar 200 300"]
    for guess in guesses(table, "C"):  # the 300 is here, so the others are there
        assert values(guess, 0, 1) == [50, 100]


def test_hf_234_a_second_riddle_over_the_first() -> None:
    rows = rewrapped().match.position()
    rows["hands"] = [["A03"], [], [], []]
    rows["pile"] = ["..."]
    rows["bottom"] = 0
    del rows["stack"], rows["sealed"]
    rows["phase"] = WINDOW
    table = Fever(**rows)
    table.play("A play A03 2 1 2")  # the 300 goes back
    assert values(table.state, 0, 1) == [50, 100, 300]
    for guess in guesses(table, "C"):
        three = values(guess, 0, 1)
        both = Counter(three + values(guess, 0, 2))
        assert not Counter([50, 300, 100]) - both  # all three are still there somewhere
    assert len({tuple(values(guess, 0, 1)) for guess in guesses(table, "C")}) > 3


def test_hf_235_exchanged_sets_are_remembered_where_they_lie() -> None:
    camera = {"gift": "camera", "values": [50, 300], "values_seen": [[0, 2], [0, 2]]}
    table = Fever(
        phase=WINDOW, hands=["A02", "", "", ""], rows=[[camera, "guitar 200"], [], [], []]
    )
    table.play("A play A02 1 2")
    assert {tuple(values(guess, 0, 2)) for guess in guesses(table, "C")} == {(50, 300)}
    assert table.seen("C", "A") == ["1 ? ?", "2 ? 50 300"]


def test_hf_063_what_was_sold_unseen_may_be_anything_but_what_was_seen() -> None:
    table = Fever(phase={"phase": "Estate"}, rows=[["guitar 300"], ["puppy 50"], [], []])
    table.play("A sell 1")
    sold = {guess.terms.gifts[guess.gone[0].gift] for guess in guesses(table, "B")}
    assert len(sold) > 8
    assert "puppy" not in sold
    assert {guess.terms.gifts[guess.gone[0].gift] for guess in guesses(table, "A")} == {"guitar"}


def test_hf_149_hands_are_guessed_from_the_cards_nobody_has_seen() -> None:
    table = Fever(hands=["A01", "A06 A13", "", ""], pile="...", bottom=0)
    seen = set()
    for guess in guesses(table, "A"):
        cards = [guess.terms.cards[card] for card in guess.hands[1]]
        assert all(card.anytime and card.code != "A01" for card in cards)
        seen.add(tuple(card.code for card in cards))
        assert len(guess.pile) == len(table.state.pile)
    assert len(seen) > 15


def test_hf_148_the_bottom_of_the_pile_is_no_secret() -> None:
    table = Fever(pile="...", bottom=3)
    known = table.view("C")["bottom"]
    for guess in guesses(table, "C"):
        codes = [guess.terms.cards[card].code for card in guess.pile]
        assert codes[:3] == known
        assert sorted(guess.pile) == sorted(table.state.pile)
    assert len({tuple(guess.pile) for guess in guesses(table, "C")}) == GUESSES


def test_hf_146_a_card_just_drawn_is_seen_by_its_drawer_alone() -> None:
    table = Fever(phase={"phase": "Fresh"}, fresh="A06")
    assert [table.view(letter)["fresh"] for letter in ("A", "B", "")] == ["A06", None, None]
    assert len({guess.fresh for guess in guesses(table, "B")}) > 5


def test_hf_148_a_card_drawn_from_the_known_bottom_stays_known_in_guesses() -> None:
    table = Fever(hands=["A13 A01", "", "", ""], shown=["A13", "", "", ""])
    held = table.state.terms.card("A13")
    assert all(held in guess.hands[0] for guess in guesses(table, "B"))
    assert len({tuple(guess.hands[0]) for guess in guesses(table, "B")}) > 5


def test_hf_015_deck_orders_are_nobodys_knowledge() -> None:
    table = Fever(rows=[["camera 50"], [], [], []])
    for letter in ("A", "B", ""):
        found = guesses(table, letter)
        assert len({tuple(guess.gifts) for guess in found}) > GUESSES // 2
        assert len({tuple(guess.values) for guess in found}) > GUESSES // 2
        for guess in found:
            box = guess.values + [guess.amounts[card] for card in guess.rows[0][0].cards]
            assert sorted(box) == sorted(guess.terms.values)


def test_hf_136_options_of_a_seat_are_its_own() -> None:
    table = Fever(phase={"phase": "Estate"}, rows=[["coal 50"], [], [], []])
    assert "sell 1 face" in table.menu("A")
    assert "sell 1 face" not in str(table.view("B"))
