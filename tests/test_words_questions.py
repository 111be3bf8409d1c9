"""Questions from every pair of eyes: who is asked, who waits, who has nothing to answer with."""

from __future__ import annotations

from typing import Any

import pytest

from yuletable.games.catalogue import find
from yuletable.kernel.core import HOUSE
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words

NAMES = ["Robin", "Grandma", "Ole", "Nina"]


def said(match: Match, seat: int, language: str = "en") -> str:
    """The question as this seat hears it."""
    menu = match.menu(seat) if seat != HOUSE else []
    return Words(match.game, language).question(match.view(seat), menu, NAMES)


def table(game: str, options: dict[str, Any] | None = None, **position: Any) -> Match:
    seats = position.pop("seats", 4)
    return Match(find(game), seats, seed="fir", options=options, position=position, names=NAMES)


def test_who_is_asked_and_who_waits_hear_different_sentences() -> None:
    match = table("secret_santa", hands=["5 5", "6 6", "3 3", "4 4"])
    assert said(match, 0) == "You open! Give as many matching cards as you like."
    assert said(match, 1) == "It’s Robin’s turn."
    assert said(match, HOUSE) == "It’s Robin’s turn."
    assert said(match, HOUSE, "de") == "Robin ist dran."


def test_one_who_looks_back_at_their_own_turn_is_spoken_to() -> None:
    match = table("secret_santa", hands=["5 5", "6 6", "3 3", "4 4"])
    words = Words(match.game)
    assert words.question(match.view(0), [], NAMES) == "It’s your turn."


def test_a_window_tells_whether_one_has_a_card_for_it() -> None:
    match = table("secret_santa", hands=["5 5 6 7", "6 6 MOUSE", "3 3 7", "4 4 8"])
    match.play(0, "2x5")
    assert said(match, 1) == "Do you want to react before play goes on?"
    waits = "Does anybody want to use a Holly card?"
    assert said(match, 0) == said(match, HOUSE) == waits
    match.play(1, "-")
    assert said(match, 1) == waits  # answered, and nobody can tell
    assert said(match, 2) == "You have no card to react with right now."


def test_a_card_that_is_aimed_at_somebody_names_who_plays_it() -> None:
    hands = ["ST 4 4 4 1", "SA 5", "5 5", "1 2"]
    match = table("north_pole", at=[9, 40, 30, 20], hands=hands)
    match.play(0, "ST")
    assert said(match, 0) == ("You play Snow Storm. Does anybody want to play Santa?")
    assert (
        said(match, 1)
        == "Robin plays Snow Storm, and it’s aimed at you. Do you want to play Santa?"
    )
    match.play(1, "-")
    assert said(match, 2) == (
        "Robin plays Snow Storm, and it’s aimed at you. You don’t have Santa."
    )
    assert said(match, 2, "de").startswith("Robin spielt Schneesturm, und das trifft dich.")


def test_rent_that_may_still_be_asked_for_is_mentioned_to_its_owner_alone() -> None:
    claim = {"owner": 1, "visitor": 0, "space": 39, "amount": 44}
    match = table("christmas_opoly", deeds=[[], [39], [], []], claim=claim)
    assert said(match, 1) == "It’s Robin’s turn. You may still ask Robin for $44 rent."
    assert said(match, 2) == "It’s Robin’s turn."
    assert "You may" not in said(match, 0)
    assert said(match, 1, "de") == (
        "Robin ist dran. Du kannst von Robin noch 44 $ Miete verlangen."
    )
    words = Words(match.game)
    menu = match.menu(1)
    assert [words.move(move, 1, NAMES, match.view(1)) for move in menu] == [
        "Collect $44 rent for North Star Lodge from Robin"
    ]


@pytest.mark.parametrize(
    ("seat", "language", "sentence"),
    [
        (0, "en", "It’s Ole’s bid for North Star Lodge. Grandma leads with $5."),
        (1, "en", "It’s Ole’s bid for North Star Lodge. You lead with $5."),
        (1, "de", "Ole bietet auf Polarsternhütte. Du führst mit 5 $."),
    ],
)
def test_an_auction_is_followed_by_all(seat: int, language: str, sentence: str) -> None:
    auction = {"phase": "Auction", "space": 39, "turn": [2, 3, 1], "bid": 5, "leader": 1}
    match = table("christmas_opoly", phase=auction)
    assert said(match, seat, language) == sentence


def test_an_offer_is_told_to_two_and_known_to_all() -> None:
    offer = {"phase": "Offered", "by": 1, "to": 0}
    text = "offer A give 3,$1500 get 1"
    match = table("christmas_opoly", deeds=[[1], [3], [], []], offer=text, phase=offer)
    assert said(match, 0) == (
        "Grandma offers you Popcorn Garland and $1,500 for Paper Snowflakes. Deal?"
    )
    assert said(match, 2) == "Robin has an offer to answer."
    assert said(match, 0, "de") == (
        "Grandma bietet dir Popcorngirlande und 1.500 $ für Papierflocken. Abgemacht?"
    )


def test_a_celebration_that_must_be_used_is_not_offered_to_be_left() -> None:
    mats = [
        "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Jul20 W Nov1",
        "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20",
    ]
    phase = {"phase": "Effect", "effect": "AGAIN"}

    def asked(optional: bool) -> str:
        options = {"celebration_optional": optional}
        return said(table("holiday_shuffle", options, seats=2, mats=mats, phase=phase), 0)

    assert asked(True).endswith("after this turn, or skip it.")
    assert asked(False).endswith("after this turn.")


def test_cards_change_places_by_their_dates() -> None:
    mats = [
        "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 W Nov1",
        "Dec31 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30 Mar20",
    ]
    match = table("holiday_shuffle", seats=2, mats=mats, discard="Jul4", draw="Oct31")
    moves = {move.text(): move for move in match.menu(0)}

    def put(language: str) -> str:
        return Words(match.game, language).move(moves["D>4"], 0, NAMES, match.view(0))

    assert put("en") == "Put Jul 4 in slot 4, replacing Dec 25"
    assert put("de") == "Leg den 4. Juli auf Platz 4, und leg den 25. Dezember ab"


def test_a_sale_says_what_stays_and_what_it_brings() -> None:
    deeds = [[11, 12, 14], [], [], []]
    match = table("christmas_opoly", deeds=deeds, levels={"11": 2, "12": 1, "14": 1})
    moves = {move.text(): move for move in match.menu(0)}
    words = Words(match.game)
    assert words.move(moves["sell pink 1,1,1"], 0, NAMES, match.view(0)) == (
        "Sell back for $50: Sugar Cookies keeps one Present"
    )
    assert words.move(moves["build 12"], 0, NAMES, match.view(0)) == (
        "Put Present number 2 on Peppermint Bark for $100"
    )


def test_a_store_tells_its_price_to_all() -> None:
    match = table("holiday_fever", spaces=[14, 0, 0, 0], phase={"phase": "Offer"})
    assert said(match, 0) == "Northern Lights: do you want to buy 3 items for $30?"
    assert said(match, 1) == "Robin is at Northern Lights: 3 items for $30."
    assert said(match, HOUSE, "de") == "Robin ist bei Nordlichter: 3 Sachen für 30 $."
