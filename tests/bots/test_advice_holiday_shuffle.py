"""The reasons for hints in Holiday Shuffle: what they say, and where they stay silent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.panel import Panel
from yuletable.games.holiday_shuffle.calendar import WILD, read_day
from yuletable.games.holiday_shuffle.face.advice import to_go

FAR = "Dec31 Nov1 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20"  # a mat with nothing in order
LATE_FIRST = FAR.replace("Aug26", "Aug9").replace("Jun24", "Jun8")
MESSY = "Jan19 Mar2 Apr10 Jan1 Dec4 Jun8 Feb1 Sep6 Oct9 Jul14"
NEARLY = "Jan6 Feb16 Apr22 Mar2 Dec8 Jul4 Aug15 Sep12 Oct31 Nov11"
TRADER = "Jan19 Feb14 Apr1 May5 Jul30 W Aug26 Mar8 Oct31 Dec25"
PIP = "Jan6 Mar2 Apr30 Jun24 Dec31 Aug1 Sep6 Sep22 Nov1 Dec8"
LAST_ONE = "Jan6 Feb16 Apr22 Mar2 Jun19 Jul4 Aug15 Sep12 Oct31 Nov11"  # a day of spring wins


def drew(card: str, *mats: str) -> Panel:
    return turn(*mats, held=card, phase={"phase": "Drawn", "seat": 0})


def celebration(effect: str, *mats: str) -> Panel:
    return turn(*mats, phase={"phase": "Effect", "seat": 0, "effect": effect})


def turn(*mats: str, **position: Any) -> Panel:
    return Panel("holiday_shuffle", len(mats), mats=list(mats), **position)


def offered(mine: str, theirs: str, slots: tuple[int, int]) -> Panel:
    phase = {"phase": "Consent", "by": 1, "mine": slots[1], "partner": 0, "theirs": slots[0]}
    options = {"trade_consent": True}
    mats = [mine, theirs]
    return Panel("holiday_shuffle", 2, options, mats=mats, phase=phase)


@pytest.mark.parametrize(
    ("line", "left"), [(MESSY, 4), (NEARLY, 2), (LAST_ONE, 1), (TRADER, 1), (PIP, 1), (FAR, 9)]
)
def test_what_is_to_go_is_what_cannot_stay(line: str, left: int) -> None:
    assert to_go([WILD if code == "W" else read_day(code) for code in line.split()]) == left


def test_cards_stay_only_where_the_others_find_days_between() -> None:
    assert to_go([1, 2, 3, 4, 5, 6, 7, 300, 9, 10]) == 1  # day 8 fits
    assert to_go([1, 2, 3, 4, 5, 6, 7, 300, 8, 10]) == 2
    assert to_go([1, 2, 3, 4, 5, 6, 7, WILD, 8, 10]) == 1


# Placing a card.


def test_a_card_that_completes_the_row_finishes_the_year() -> None:
    panel = drew("May5", LAST_ONE, FAR)
    assert panel.says(">4") == "That finishes your year!"
    assert panel.says(">4", language="de") == "Damit sind alle zehn Tage in Ordnung!"
    assert panel.names(">3") == panel.names(">10") == []


def test_a_drawn_card_goes_where_something_had_to_go_anyway() -> None:
    panel = drew("Nov25", MESSY, FAR)
    assert panel.says(">10") == (
        "That’s just the place for Nov 25: Jul 14 had to go anyway. "
        "Slot 4 is tempting, but with Nov 25 there you’d have to squeeze in 6 cards "
        "before New Year’s."
    )
    assert panel.names(">4") == panel.names(">1") == []  # nothing is gained there


def test_no_slot_is_called_tempting_that_leaves_time_or_lights_nothing() -> None:
    early = drew("May5", MESSY, FAR)
    assert "why-belongs" in early.names(">5")
    assert "why-tempting" not in early.names(">5")
    dark = drew("Nov25", "Jan19 Mar2 Apr10 May5 Jun4 Jun8 Feb1 Sep6 Oct9 Jul14", FAR)
    assert dark.names(">10")[0] == "why-belongs"
    assert "why-tempting" not in drew("Nov25", FAR, MESSY).names(">10")


def test_a_face_up_card_that_fits_is_a_sure_thing() -> None:
    panel = turn(NEARLY, FAR, discard="Jun19")
    assert panel.says("D>5") == (
        "A sure thing beats a mystery card: Jun 19 fits now, and Dec 8 had to go anyway. "
        "It leaves more room, too: 10 unseen cards would help you next, and only 2 from slot 4."
    )
    assert panel.names("D>1") == panel.names("P") == []


def test_the_narrower_slot_is_not_praised_for_its_room() -> None:
    panel = turn(NEARLY, FAR, discard="Jun19")
    assert panel.says("D>4") == (
        "A sure thing beats a mystery card: Jun 19 fits now, and Mar 2 had to go anyway. "
        "After that, one card between Jun 19 and Jul 4 finishes your year."
    )


def test_the_last_gap_is_named_only_if_there_is_one() -> None:
    two_places = turn(NEARLY, FAR, discard="Jun19")  # April 22 or March 2 may go
    assert "why-one-more" not in two_places.names("D>5")
    far_off = drew("Nov25", MESSY, FAR)
    assert "why-one-more" not in far_off.names(">10")


def test_a_card_that_helps_no_slot_is_left_for_the_deck() -> None:
    panel = turn(LAST_ONE, FAR, discard="Dec25")
    assert panel.says("P") == "There’s no slot that Dec 25 would help. Try the deck."
    assert turn(LAST_ONE, FAR, discard="May5").names("P") == []
    assert turn(LAST_ONE, FAR, discard="W").names("P") == []


def test_a_drawn_card_that_helps_no_slot_is_tossed() -> None:
    panel = drew("Dec25", LAST_ONE, FAR)
    assert panel.says("x") == "It won’t help any slot. Toss it: patience is a move."
    assert drew("May5", LAST_ONE, FAR).names("x") == []


def test_what_finishes_the_next_row_is_not_tossed() -> None:
    panel = drew("May5", FAR, LAST_ONE)
    assert panel.names("x") == []
    assert panel.says(">1").startswith("Don’t throw away May 5: it finishes Bramble’s year!")
    assert "why-keep" not in panel.names(">8")  # May 31 would finish it, too
    assert "why-keep" not in drew("Dec25", FAR, LAST_ONE).names(">1")


def test_neighbors_without_a_day_between_them_are_told() -> None:
    cramped = "Jan6 Feb16 Apr22 Jun19 Jun8 Jun20 Aug15 Sep12 Nov11 Oct31"
    panel = drew("May5", cramped, FAR)
    assert panel.names(">4") == ["why-belongs", "why-cramped"]
    assert panel.says(">4").endswith(
        "No day fits between Jun 19 and Jun 20, so one of them has to move."
    )
    roomy = drew("May5", cramped.replace("Jun20", "Jul4"), FAR)
    assert "why-cramped" not in roomy.names(">4")


def test_of_two_good_slots_the_one_that_feeds_nobody_is_safer() -> None:
    keen = "Jan1 Jan31 Apr30 May31 Jun24 Jul25 Aug26 Sep22 Nov1 Oct24"
    late = "Nov25 Feb2 Apr1 May31 Jun24 Jul25 Aug26 Sep22 Oct24 Dec14"
    hungry = "Jan1 Dec31 Apr30 May31 Jun24 Jul25 Aug26 Sep22 Oct24 Nov1"
    panel = turn(NEARLY, hungry, discard="Jun19")  # Bramble lacks a day of early spring
    assert panel.says("D>5").endswith("It’s safer, too: Bramble would love to get Mar 2.")
    assert "why-safer" not in panel.names("D>4")
    assert "why-safer" not in turn(NEARLY, keen, discard="Jun19").names("D>5")
    assert "why-safer" not in turn(NEARLY, late, discard="Jun19").names("D>5")


def test_with_somebody_about_to_finish_the_left_end_counts() -> None:
    mine = "Jan1 Dec4 Apr10 Jan19 Dec8 Jun8 Feb1 Oct4 Sep13 Jul14"
    ahead = "Jan1 Dec31 Apr10 May1 Jun4 Aug1 Sep6 Sep22 Dec8 Nov1"
    panel = drew("Feb2", mine, LAST_ONE)
    assert "Bramble is about to finish." in panel.says(">2")
    assert "why-rushed" not in panel.names(">9")
    assert "why-rushed" not in drew("Feb2", mine, FAR).names(">2")
    assert "why-rushed" not in drew("Feb2", ahead, LAST_ONE).names(">2")


# Celebrations.


def test_two_cards_in_each_others_season_are_swapped() -> None:
    mine = "Jan6 Nov2 Apr17 May5 Jun8 Jul4 Aug15 Sep12 Feb16 Jan1"
    panel = celebration("SWITCH", mine, FAR)
    assert panel.says("SW:2,9") == "Each is sitting in the other’s season: swap Nov 2 and Feb 16."
    assert panel.names("SW:2,8") == panel.names("SW:1,3") == panel.names("-") == []


def test_a_swap_that_helps_one_card_says_so() -> None:
    mine = "Jan6 Nov2 Apr17 May5 Jun8 Jul4 Aug15 Sep12 Feb16 Jan1"
    panel = celebration("SWITCH", mine, FAR)
    assert panel.says("SW:2,10") == ("Swap Nov 2 and Jan 1, and one more card is where it belongs.")
    assert "why-swap-one" not in panel.names("SW:2,9") + panel.names("SW:1,3")


def test_a_swap_can_finish_the_year() -> None:
    mine = "Jan6 Nov2 Apr17 May5 Jun8 Jul4 Aug15 Sep12 Feb16 Dec4"
    panel = celebration("SWITCH", mine, FAR)
    assert panel.names("SW:2,9") == ["why-finishes"]
    assert "why-finishes" not in panel.names("SW:2,10")


def test_a_trade_can_finish_the_year() -> None:
    panel = celebration("TRADE", TRADER, PIP)
    assert panel.names("TR:8,B8") == panel.names("TR:8,B7") == ["why-finishes"]
    assert panel.names("TR:6,B6") == panel.names("TR:1,B1") == []


def test_a_wild_is_taken_for_a_card_that_is_no_use() -> None:
    mine, theirs = TRADER.replace("W", "Jan1"), PIP.replace("Aug1", "W")
    panel = celebration("TRADE", mine, theirs)
    assert panel.says("TR:6,B6") == (
        "A Wild fits anywhere. Take Bramble’s, and leave Jan 1, which you can’t use."
    )
    assert panel.names("TR:9,B6") == []  # October 31 lies where it should


def test_a_trade_that_gives_the_partner_nothing_says_so() -> None:
    mine, theirs = TRADER.replace("W", "Jan1"), PIP.replace("Aug1", "W")
    panel = celebration("TRADE", mine, theirs)
    assert panel.says("TR:8,B7") == (
        "You get what you need, and Mar 8 is no help to Bramble there."
    )
    glad = celebration("TRADE", mine, PIP.replace("Aug1", "W").replace("Mar2", "Sep13"))
    assert glad.says("TR:8,B2") == "You need Sep 13 far more than Mar 8."


def test_no_trade_is_praised_that_hands_over_the_round() -> None:
    mine = TRADER.replace("W", "Jan1").replace("Mar8", "Jul25")
    handed = celebration("TRADE", mine, PIP.replace("Dec31", "Sep13"))
    assert handed.names("TR:8,B5") == []


def test_an_offer_that_finishes_the_other_row_is_turned_down() -> None:
    panel = offered(LATE_FIRST, TRADER, (4, 8))  # September 22 for March 8
    assert panel.says("refuse") == "Turn it down: it would finish Bramble’s year!"
    assert panel.names("accept") == []
    assert offered(LATE_FIRST, TRADER, (1, 8)).names("refuse") == []


def test_an_offer_that_finishes_the_own_row_is_accepted() -> None:
    panel = offered(TRADER, LATE_FIRST, (8, 4))
    assert panel.names("accept") == ["why-finishes"]
    assert panel.names("refuse") == []
