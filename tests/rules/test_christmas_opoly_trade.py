"""Private sales: the law, the menu, and who sees what (CO-097 to CO-109)."""

from __future__ import annotations

import pytest

from tests.rules.opoly import MIDNIGHT, PINK, RED, WHITE, cash, owned, says, table
from yuletable.games.catalogue import find
from yuletable.games.christmas_opoly.moves import Bid, Offer
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE, Host, State
from yuletable.kernel.errors import Refused

GAME = find("christmas_opoly")


def test_co_097_property_is_sold_at_any_agreed_price() -> None:
    game = table(deeds=owned(4, A=[39], B=[1]))
    game.refuses("A offer B give 1 get $5", "CO-097")
    game.refuses("A offer B give $5 get 39", "CO-097")
    game.play("A offer B give 39 get $1", "B accept")
    assert (game.view("")["deeds"][:2], cash(game)[:2]) == ([[], [1, 39]], [1631, 1629])


def test_co_098_co_099_developed_property_is_not_sold() -> None:
    game = table(deeds=owned(4, A=PINK), levels={"11": 1})
    game.refuses("A offer B give 11 get $500", "CO-099")
    other = table(deeds=owned(4, B=PINK), levels={"11": 1})
    other.refuses("A offer B give $500 get 11", "CO-099")
    game.refuses("A offer B give present get $5", "TB-06")


def test_co_100_an_undeveloped_one_of_the_group_may_go() -> None:
    game = table(deeds=owned(4, A=PINK), levels={"11": 1})
    game.play("A offer B give 14 get $5", "B accept")
    assert game.view("")["deeds"][1] == [14]
    strict = table(deeds=owned(4, A=PINK), levels={"11": 1}, options={"development_scope": "group"})
    strict.refuses("A offer B give 14 get $5", "CO-100")


def test_co_101_what_stands_there_stays_and_nothing_is_added() -> None:
    game = table(
        at=[0, 7, 0, 0],
        deeds=owned(4, A=PINK),
        levels={"11": 1},
        dice="1+3 1+3",
        phase={"phase": "Post", "seat": 0},
    )
    game.play("A offer C give 14 get $5", "C accept")
    game.refuses("A build 12", "CO-076")
    assert [m for m in game.menu("A") if m.startswith("sell")] == ["sell pink 0,0"]
    game.play("A end", "B roll")
    assert game.view("")["claim"]["amount"] == 60


def test_co_105_a_mortgaged_deed_changes_hands_without_a_fee() -> None:
    game = table(deeds=owned(4, A=[39]), mortgaged=[39])
    game.play("A offer B give 39 get $60", "B accept")
    assert (game.view("")["mortgaged"], cash(game)[:2]) == ([39], [1690, 1570])


def test_co_106_an_offer_is_answered_as_a_whole_and_carried_out_at_once() -> None:
    game = table(deeds=owned(4, A=[1, 5], B=[3, 6]))
    game.refuses("A offer A give 1 get 5", "CO-106")
    game.refuses("A offer F give 1 get $5", "CO-106")
    game.refuses("A offer B give 1,1 get 3", "CO-106")
    game.play("A offer B give 1,5,$20 get 3,6")
    assert (game.phase(), game.waiting()) == ("Offered", "B")
    game.refuses("B accept 3", "TB-06")
    game.refuses("B end", "CO-106")
    game.refuses("A roll", "CO-106")
    game.play("B accept")
    assert (game.view("")["deeds"][:2], cash(game)[:2]) == ([[3, 6], [1, 5]], [1610, 1650])
    assert (game.phase(), game.waiting()) == ("Pre", "A")


@pytest.mark.parametrize(
    ("phase", "offerer"),
    [
        ({"phase": "Pre", "seat": 0}, "A"),
        ({"phase": "Post", "seat": 0, "again": False}, "A"),
        ({"phase": "Between", "turn": [2, 3], "following": 1}, "C"),
        ({"phase": "Raise", "debtor": 0, "creditor": 3, "amount": 2000}, "A"),
    ],
)
def test_co_106_a_sale_is_made_in_a_turn_between_turns_and_in_debt(
    phase: dict[str, object], offerer: str
) -> None:
    game = table(deeds=owned(4, A=[1], C=[5], B=[31]), phase=phase, at=[0] * 4)
    deed = {"A": 1, "C": 5}[offerer]
    before = (game.phase(), game.waiting())
    game.play(f"{offerer} offer B give {deed} get $200")
    assert (game.phase(), game.waiting()) == ("Offered", "B")
    game.play("B accept")
    assert (game.phase(), game.waiting()) == before
    assert game.view("")["deeds"][1] == [deed, 31]
    assert cash(game)[1] == 1430


def test_co_106_a_refused_offer_changes_nothing() -> None:
    game = table(deeds=owned(4, A=[1]))
    game.play("A offer B give 1 get $20", "B refuse")
    assert (game.view("")["deeds"][0], cash(game)) == ([1], [1630] * 4)


def test_co_107_each_side_gives_something() -> None:
    game = table(deeds=owned(4, A=[1], B=[3]), cash=[50, 60, 9, 9])
    game.refuses("A offer B give 1", "CO-107")
    game.refuses("A offer B get 3", "CO-107")
    game.refuses("A offer B give $5 get $6", "CO-107")
    game.refuses("A offer B give 1,$5 get $6", "CO-107")
    game.refuses("A offer B give $51 get 3", "CO-107")
    game.play("A offer B give 1 get $61")
    assert game.menu("B") == ["refuse"]
    game.refuses("B accept", "CO-107")
    game.refuses("B mortgage 3", "CO-106")


def test_co_108_a_limit_on_pestering() -> None:
    game = table(deeds=owned(4, A=WHITE[:1], B=WHITE[1:]), dice="1+3")
    for _ in range(3):
        game.play("A offer B give $50 get 3", "B refuse")
    game.refuses("A offer C give 1 get $50", "CO-108")
    assert not any(move.startswith("offer") for move in game.menu("A"))
    game.play("A roll")
    assert any(move.startswith("offer") for move in game.menu("A"))
    never = table(deeds=owned(4, A=[1]), options={"offers_per_window": 0})
    never.refuses("A offer B give 1 get $50", "CO-108")
    often = table(deeds=owned(4, A=[1]), options={"offers_per_window": 10})
    for _ in range(10):
        often.play("A offer B give 1 get $50", "B refuse")
    often.refuses("A offer B give 1 get $50", "CO-108")


def test_co_109_a_pending_offer_is_for_two_pairs_of_eyes() -> None:
    game = table(deeds=owned(4, A=[1, 5]))
    game.play("A offer B give 5 get $77")
    shown = {letter: game.view(letter)["offer"] for letter in "ABCD"}
    assert shown == {"A": OFFER, "B": OFFER, "C": None, "D": None}
    assert game.view("")["offer"] is None
    told = game.match.events[-1]
    assert told.seen_by(1)["get"] == ("$77",)
    assert "get" not in told.seen_by(2)
    guesses = {guess(game.state, 2, n) for n in range(20)}
    assert guesses == {"offer B give 1 get $60", "offer B give 5 get $200"}
    assert guess(game.state, 0, 1) == guess(game.state, 1, 1) == OFFER
    game.play("B refuse")
    assert "77" not in str([e.seen_by(2) for e in game.match.events])


OFFER = "offer B give 5 get $77"


def guess(state: State, seat: int, number: int) -> str:
    return str(GAME.write_position(state.guess(seat, stream("guess", "offer", number)))["offer"])


def test_co_109_a_completed_sale_is_public() -> None:
    game = table(deeds=owned(4, A=[5]))
    game.play("A offer B give 5 get $77", "B accept")
    sold = game.told("traded")[0]
    assert (sold["give"], sold["get"], sold["target"]) == (("Rooftop Run",), ("$77",), 1)


def test_co_109_a_guess_of_a_money_offer_is_lawful_too() -> None:
    game = table(deeds=owned(4, B=[39]), cash=[30, 9, 9, 9])
    game.play("A offer B give $12 get 39")
    assert guess(game.state, 3, 1) == "offer B give $30 get 39"
    debt = {"phase": "Raise", "debtor": 0, "amount": 50}
    owing = table(deeds=owned(4, B=[39]), cash=[30, 9, 9, 9], phase=debt)
    owing.play("A offer B give $12 get 39")
    assert guess(owing.state, 3, 1) == "offer B give $1 get 39"


def test_co_072_offers_go_to_anybody_at_any_place() -> None:
    game = table(at=[None, 10, 0, 0], naughty=[None, 0, None, None], deeds=owned(4, B=[5]))
    game.play("A offer B give $5 get 5", "B accept")
    assert game.view("")["deeds"][0] == [5]


def test_co_133_nobody_trades_with_who_has_left() -> None:
    game = table(deeds=owned(4, A=[5]), out=[2])
    game.refuses("A offer C give 5 get $5", "CO-133")


# The menu offers a few good ones.


def offers(letter: str, **position: object) -> list[str]:
    game = table(**position)  # type: ignore[arg-type]
    return [move for move in game.menu(letter) if move.startswith("offer")]


def test_the_menu_offers_money_or_a_deed_for_the_last_of_a_group() -> None:
    found = offers("A", deeds=owned(4, A=[37, 5], C=[39]), cash=[850, 9, 9, 9])
    assert found == [
        "offer C give $400 get 39",
        "offer C give $600 get 39",
        "offer C give $800 get 39",
        "offer C give 5 get 39",
        "offer C give 5,$100 get 39",
        "offer C give 37 get $360",
        "offer C give 37 get $540",
        "offer C give 37 get $720",
        "offer C give 37 get $1080",
    ]


def test_the_menu_offers_nothing_where_nothing_is_near() -> None:
    assert offers("A", deeds=owned(4, A=[21, 5], B=[23], C=[24])) == []
    assert offers("A", deeds=owned(4, A=RED, B=MIDNIGHT)) == []
    assert offers("A", deeds=owned(4, A=[21, 23])) == []  # the bank does not bargain
    found = offers("A", deeds=owned(4, A=[37], B=[39]), mortgaged=[39], out=[3])
    assert found[0] == "offer B give $400 get 39"


def test_everything_offered_is_lawful_and_much_else_is_too() -> None:
    """Open choices: along random games menus pass the law, and so do random lawful amounts."""
    tried = 0
    for number in range(12):
        luck = stream("open choices", str(number))
        seats = 2 + number % 5
        state = GAME.start(GAME.terms(seats), Host(luck))
        for _ in range(400):
            if state.over():
                break
            seat = state.waiting()[0]
            menu = state.menu(seat)
            for move in menu:
                state.check(seat, move)
            tried += tries(state, seat, luck)
            state.play(seat, menu[luck.below(len(menu))], Host(luck))
    assert tried > 1000


def tries(state: State, seat: int, luck: Chance) -> int:
    """Bids and offers of random amounts, lawful by what the table shows."""
    view = state.view(seat)
    mine = view["cash"][seat]
    if view["phase"] == "Auction":
        high = view["question"]["bid"]
        if mine <= high:
            return 0
        bid = Bid(high + 1 + luck.below(mine - high))
        state.check(seat, bid)
        assert bid.open()
        assert GAME.read_move(bid.text()) == bid
        return 1
    if view["phase"] not in ("Pre", "Post", "Between") or view["question"]["offers"] >= 3:
        return 0
    others = [s for s in view["order"] if s != seat and s not in view["out"]]
    to = others[luck.below(len(others))]
    give = [d for d in view["deeds"][seat] if not view["levels"].get(str(d)) and luck.below(2)]
    get = [d for d in view["deeds"][to] if not view["levels"].get(str(d)) and luck.below(2)]
    paid = 1 + luck.below(mine) if mine and not give else 0
    asked = 0 if paid else 1 + luck.below(3000) if not get else 0
    if not (give or get) or not (give or paid) or not (get or asked):
        return 0
    offer = Offer(to, tuple(give), paid, tuple(get), asked)
    state.check(seat, offer)
    assert offer.open()
    assert GAME.read_move(offer.text()) == offer
    return 1


def test_somebody_who_is_not_asked_makes_no_offer() -> None:
    game = table(deeds=owned(4, B=[5]))
    with pytest.raises(Refused, match="TB-02"):
        says(game, "B offer A give 5 get $5")
    assert game.match.menu(HOUSE) == []
