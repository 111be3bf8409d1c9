"""Debts, bankruptcy, the short version and the end (CO-119 to CO-147, CO-156 to CO-160)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.opoly import DEAL, PINK, at, cash, opening, owned, says, table
from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.games.christmas_opoly.face.taste_advice import advise
from yuletable.games.christmas_opoly.face.taste_bargains import bargain
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid, Refused

GAME = find("christmas_opoly")


def debtor(amount: int, creditor: int | None = None, **more: Any) -> Table:
    """A owes so much."""
    debt = {"phase": "Raise", "debtor": 0, "creditor": creditor, "amount": amount}
    return table(phase=debt, **more)


# Debts.


def test_co_119_who_owes_more_than_can_be_paid_is_bankrupt() -> None:
    game = debtor(100, cash=[99, 9, 9, 9], deeds=owned(4, A=[6]), mortgaged=[6])
    assert game.menu("A")[0] == "bankrupt"
    game.play("A bankrupt")
    assert game.view("")["out"] == [0]


def test_co_164_a_debtor_without_another_move_is_bankrupt_at_once() -> None:
    game = table(at=[34, 0, 0, 0], dice="1+3", cash=[149, 9, 9, 9]).play("A roll")
    assert (game.view("")["out"], game.state.middle) == ([0], 149)
    assert [e["seat"] for e in game.told("owes_middle")] == [0]


@pytest.mark.parametrize(
    "has",
    [
        {"deeds": owned(4, A=[6])},  # to mortgage
        {"deeds": owned(4, A=[6]), "mortgaged": [6]},  # to sell to somebody
        {"deeds": owned(4, B=[6])},  # to get for less than the bank lends on it
    ],
)
def test_co_164_a_debtor_with_a_way_out_is_asked(has: dict[str, Any]) -> None:
    assert debtor(500, cash=[1, 9, 9, 9], **has).waiting() == "A"


@pytest.mark.parametrize(
    "has",
    [
        {"deeds": owned(4, B=[6]), "cash": [0, 9, 9, 9]},  # nothing to offer
        {"deeds": owned(4, B=[6]), "mortgaged": [6]},  # nothing to gain
        {"deeds": owned(4, A=[6]), "mortgaged": [6], "locked": [6]},
        {"deeds": owned(4, A=[6]), "mortgaged": [6], "options": {"offers_per_window": 0}},
    ],
)
def test_co_164_a_debtor_without_one_is_not(has: dict[str, Any]) -> None:
    assert debtor(500, **{"cash": [1, 9, 9, 9], **has}).view("")["out"] == [0]


def test_co_120_what_can_be_paid_must_be_raised() -> None:
    means: dict[str, Any] = {
        "cash": [10, 9, 9, 9],
        "deeds": owned(4, A=[*PINK, 5]),
        "levels": {"11": 1},
    }
    game = debtor(380, **means, mortgaged=[])
    # 10 + 50 for the Present + 70 + 70 + 80 + 100 for mortgages
    game.refuses("A bankrupt", "CO-121")
    game.refuses("A end", "CO-120")
    game.refuses("A build 12", "CO-120")
    game.play("A sell pink 0,0,0", "A mortgage 11", "A mortgage 5", "A mortgage 14")
    assert game.phase() == "Raise"
    game.play("A mortgage 12")
    assert (game.phase(), cash(game)[0], game.state.middle) == ("Post", 0, 380)
    assert debtor(381, **means).menu("A")[0] == "bankrupt"


def test_co_120_the_debt_pays_itself() -> None:
    game = debtor(100, creditor=2, cash=[20, 9, 9, 9], deeds=owned(4, A=[39]))
    game.play("A mortgage 39")
    assert (cash(game), game.phase()) == ([120, 9, 109, 9], "Post")


def test_co_121_a_debtor_may_bargain_even_when_the_test_has_failed() -> None:
    game = debtor(500, cash=[20, 900, 9, 9], deeds=owned(4, A=[39]))
    assert game.menu("A")[:2] == ["bankrupt", "mortgage 39"]
    assert "offer B give 39 get $600" in game.menu("A")
    game.play("A offer C give 39 get $500", "C refuse", "A offer B give 39 get $490", "B accept")
    assert (cash(game), game.state.middle) == ([10, 410, 9, 9], 500)
    often = debtor(500, cash=[20, 9, 9, 9], deeds=owned(4, A=[39]))
    for _ in range(3):
        often.play("A offer B give 39 get $600", "B refuse")
    often.refuses("A offer B give 39 get $600", "CO-108")
    assert often.menu("A") == ["bankrupt", "mortgage 39"]


def test_co_156_a_debtor_gives_nothing_away() -> None:
    game = debtor(200, cash=[20, 9, 9, 9], deeds=owned(4, A=[31, 6]))
    game.refuses("A offer C give 31 get $60", "CO-156")
    game.play("A offer C give 31 get $130", "C refuse")
    failed = debtor(500, cash=[20, 9, 9, 9], deeds=owned(4, A=[31, 6]))
    failed.refuses("A offer C give 31 get $150", "CO-156")
    failed.play("A offer C give 31 get $151", "C refuse")
    for move in failed.menu("A"):
        failed.state.check(0, GAME.read_move(move))


def test_co_156_a_debtor_who_can_just_pay_may_trade_evenly() -> None:
    game = debtor(220, cash=[20, 9, 9, 9], deeds=owned(4, A=[31, 6]))
    game.refuses("A offer C give 31 get $149", "CO-156")
    game.play("A offer C give 31 get $150", "C refuse")


# Bankruptcy.


def test_co_122_co_124_all_goes_to_the_creditor() -> None:
    game = debtor(999, creditor=2, cash=[20, 9, 9, 9], deeds=owned(4, A=[31, 6], C=[1]))
    game.play("A bankrupt")
    assert (cash(game), game.view("")["deeds"]) == ([0, 9, 29, 9], [[], [], [1, 6, 31], []])
    with pytest.raises(Refused, match="CO-133"):
        says(game, "A roll")


def test_co_123_presents_and_trees_are_sold_first() -> None:
    game = debtor(9999, creditor=1, cash=[0, 9, 9, 9], deeds=owned(4, A=PINK), levels={"11": 1})
    game.play("A bankrupt")
    assert (cash(game)[1], game.state.presents, game.view("")["levels"]) == (59, 32, {})
    trees = {"11": 5, "12": 5, "14": 5}
    game = debtor(9999, creditor=1, cash=[0, 9, 9, 9], deeds=owned(4, A=PINK), levels=trees)
    game.play("A bankrupt")
    assert (cash(game)[1], game.state.trees) == (9 + 15 * 50, 22)


def test_co_125_co_126_a_mortgaged_deed_stays_face_down_without_a_fee() -> None:
    game = debtor(
        999,
        creditor=1,
        cash=[5, 500, 9, 9],
        deeds=owned(4, A=[11], B=[12, 14]),
        mortgaged=[11],
    )
    game.play("A bankrupt")
    assert (cash(game)[1], game.view("")["mortgaged"]) == (505, [11])
    assert game.view("")["deeds"][1] == [11, 12, 14]
    game.play("B lift 11")
    assert (cash(game)[1], game.view("")["locked"]) == (505 - 77, [])


def seized(**more: Any) -> Table:
    """A, bankrupt, has left 6 and the mortgaged 11 and 15 to B, who owns 12, 14 and 5."""
    deeds = owned(4, A=[6, 11, 15], B=[5, 12, 14], D=[39])
    game = debtor(
        999, creditor=1, cash=[5, 500, 90, 90], deeds=deeds, mortgaged=[11, 15], at=[0] * 4, **more
    )
    return game.play("A bankrupt")


def test_co_161_a_seized_deed_is_locked_until_its_mortgage_is_paid() -> None:
    game = seized()
    assert game.view("")["locked"] == [11, 15]
    assert not game.state.complete(1, 2)
    refused = game.refuses("B build 12", "CO-161")
    assert refused.why.startswith("Sugar Cookies is locked")
    game.refuses("B offer C give 11 get $50", "CO-161")
    assert not [m for m in game.menu("B") if m.startswith(("build", "offer"))]
    game.play("B lift 11")
    assert (game.state.complete(1, 2), game.view("")["locked"]) == (True, [15])
    game.play("B build 12", "B offer C give 11 get $50", "C accept")
    assert game.view("")["deeds"][2] == [11]


def test_co_161_a_locked_deed_raises_no_rent() -> None:
    rents = seized().view("")["rents"]
    assert rents == {"5": 30, "6": 8, "11": 0, "12": 12, "14": 14, "15": 0, "39": 44}
    free = seized(options={"seized_mortgages": "usable"}).view("")["rents"]
    assert free == {"5": 60, "6": 8, "11": 0, "12": 24, "14": 28, "15": 0, "39": 44}


def test_co_161_or_usable_at_once() -> None:
    game = seized(options={"seized_mortgages": "usable"})
    assert (game.view("")["locked"], game.state.complete(1, 2)) == ([], True)
    game.play("B build 12", "B offer C give 11 get $50", "C accept")
    assert game.view("")["deeds"][2] == [11]


def test_co_161_the_next_creditor_finds_it_locked() -> None:
    game = debtor(
        999,
        creditor=1,
        cash=[5, 9, 90, 90],
        deeds=owned(4, A=[11], B=[12, 14]),
        mortgaged=[11],
        locked=[11],
    )
    game.play("A bankrupt")
    assert (game.view("")["deeds"][1], game.view("")["locked"]) == ([11, 12, 14], [11])
    assert (game.state.holds(0, 2), game.state.holds(1, 2)) == (0, 2)


@pytest.mark.parametrize(("clears", "mortgaged"), [("yes", []), ("no", [11])])
def test_co_161_the_bank_sells_no_lock(clears: str, mortgaged: list[int]) -> None:
    game = debtor(
        999,
        cash=[5, 90, 90, 90],
        deeds=owned(4, A=[11], B=[12, 14]),
        mortgaged=[11],
        locked=[11],
        options={"bank_clears_mortgage": clears},
    )
    game.play("A bankrupt", "B bid 5", "C pass", "D pass")
    view = game.view("")
    assert (view["deeds"][1], view["mortgaged"], view["locked"]) == ([11, 12, 14], mortgaged, [])
    assert game.state.complete(1, 2)


def test_co_161_a_locked_deed_counts_half_in_the_end() -> None:
    game = timed(cash=[0, 9, 9, 9], deeds=owned(4, A=[11]), mortgaged=[11], locked=[11])
    game.match.play(HOUSE, "time_up")
    assert game.scores()[0] == 70


def test_co_161_bots_pay_for_the_deed_that_makes_a_group_whole() -> None:
    game = seized().play("B mortgage 5")
    state = game.state
    assert advise(state, 1, state.menu(1)).text() == "lift 11"
    assert bargain(state, 1, 0) is None  # nobody else has what is missing


def test_co_161_a_guess_never_offers_what_is_locked() -> None:
    game = table(
        deeds=owned(4, B=[5, 11], C=[12]),
        mortgaged=[11],
        locked=[11],
        offer="offer C give 5 get $50",
        phase={"phase": "Offered", "by": 1, "to": 2},
    )
    guesses = [game.state.guess(0, stream("guess", str(number))) for number in range(20)]
    assert {guess.proposal.offer.give for guess in guesses} == {(5,)}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"deeds": [[11], []], "locked": [11]}, "nobody's mortgaged deed"),
        ({"mortgaged": [11], "locked": [11]}, "nobody's mortgaged deed"),
        ({"deeds": [[11], []], "mortgaged": [11], "locked": [11, 11]}, "named twice"),
    ],
)
def test_co_161_an_impossible_lock_is_named(position: dict[str, Any], why: str) -> None:
    with pytest.raises(Invalid, match=why):
        table(2, **position)
    lock: dict[str, Any] = {"deeds": [[11], []], "mortgaged": [11], "locked": [11]}
    with pytest.raises(Invalid, match="seized_mortgages"):
        table(seats=2, options={"seized_mortgages": "usable"}, **lock)


def test_co_127_co_130_the_bank_auctions_what_it_takes() -> None:
    game = debtor(999, cash=[20, 500, 9, 9], deeds=owned(4, A=[31, 6]))
    game.play("A bankrupt")
    asked = game.view("")["question"]
    assert (asked["space"], asked["turn"], asked["leader"]) == (6, [1, 2, 3], HOUSE)
    game.play("B bid 7", "C pass", "D pass")
    assert game.view("")["question"]["space"] == 31
    game.play("B pass", "C pass", "D pass")
    assert game.view("")["deeds"] == [[], [6], [], []]
    assert [e["space"] for e in game.told("auction")] == [6, 31]


def test_co_128_the_rest_of_the_cash_goes_into_the_middle() -> None:
    game = debtor(999, cash=[20, 9, 9, 9], middle=5)
    assert game.state.middle == 25


def test_co_129_mortgages_are_cancelled_unless_agreed_otherwise() -> None:
    game = debtor(999, cash=[0, 9, 9, 9], deeds=owned(4, A=[6]), mortgaged=[6])
    game.play("A bankrupt", "B bid 1", "C pass", "D pass")
    assert game.view("")["mortgaged"] == []
    options = {"bank_clears_mortgage": "no"}
    down = debtor(
        999, cash=[0, 9, 9, 9], deeds=owned(4, A=[6, 7]), mortgaged=[6, 7], options=options
    )
    down.play("A bankrupt", "B bid 1", "C pass", "D pass")
    assert down.view("")["mortgaged"] == [6, 7]
    down.play("B pass", "C pass", "D pass")
    assert down.view("")["mortgaged"] == [6]  # what nobody wants lies face up again


def test_co_157_what_waited_behind_the_debt_falls_away() -> None:
    game = table(at=[10, 0, 0, 0], naughty=[2, None, None, None], cash=[0, 9, 9, 9], dice="1+2")
    game.play("A roll")
    assert (at(game)[0], game.state.turns, game.phase()) == (10, 1, "Between")
    assert game.view("")["question"]["following"] == 1
    doubled = table(at=[0, 0, 0, 0], cash=[10, 9, 9, 9], dice="2+2")
    doubled.play("A roll")
    assert doubled.view("")["question"]["following"] == 1


def test_co_131_co_132_the_last_one_left_wins_before_any_auction() -> None:
    game = debtor(999, seats=2, cash=[20, 70], deeds=owned(2, A=[31], B=[39]))
    game.play("A bankrupt")
    assert game.match.over()
    assert game.view("")["winners"] == [1]
    assert game.scores() == [0, 470]
    assert game.view("")["deeds"] == [[], [39]]
    assert game.told("won")[0]["why"] == "last"


def test_co_133_a_retired_seat_is_skipped_everywhere() -> None:
    game = table(out=[1], dice="1+3", deeds=owned(4, C=[5]))
    game.play("A roll", "A end")
    assert game.view("")["question"] == {
        "turn": [3],
        "following": 2,
        "offers": 0,
        "mortgaged": [],
        "lifted": [],
        "built": [],
        "sold": [],
    }
    with pytest.raises(Refused, match="CO-133"):
        says(game, "B end")


def test_co_133_if_the_next_to_move_retires_another_is_found() -> None:
    game = table(
        at=[11, 0, 0, 0],
        cash=[5, 9, 9, 9],
        deeds=owned(4, C=[11]),
        claim={"owner": 2, "visitor": 0, "space": 11, "amount": 12},
        phase={"phase": "Between", "turn": [1, 2, 3], "following": 0},
    )
    says(game, "C rent")
    game.play("A bankrupt")
    assert game.view("")["question"]["following"] == 1
    assert game.view("")["question"]["turn"] == [2, 3]


def test_co_133_a_seat_that_retires_before_its_throw_ends_its_turn() -> None:
    game = table(
        at=[11, 0, 0, 0],
        cash=[5, 9, 9, 9],
        deeds=owned(4, C=[11]),
        claim={"owner": 2, "visitor": 0, "space": 11, "amount": 12},
    )
    says(game, "C rent")
    game.play("A bankrupt")
    assert (game.phase(), game.state.turns) == ("Between", 1)


# The short version.


def test_co_134_co_136_four_deeds_each_one_at_a_time() -> None:
    game = opening(3, "2+3 1+1 1+1", {"version": "short"}, deal=DEAL)
    properties = GAME.terms(3).properties  # type: ignore[attr-defined]
    shuffled = properties[1:] + properties[:1]
    dealt = [sorted([shuffled[seat + 3 * n] for n in range(4)]) for seat in range(3)]
    assert game.view("")["deeds"] == dealt
    assert len([owner for owner in game.state.owner if owner != HOUSE]) == 12


def test_co_135_and_paid_for_at_once() -> None:
    game = opening(3, "2+3 1+1 1+1", {"version": "short"}, deal=DEAL)
    for seat in (1, 2):
        price = sum([game.view("")["board"][s]["price"] for s in game.view("")["deeds"][seat]])
        assert cash(game)[seat] == 1630 - price
        assert game.told("dealt")[seat]["price"] == price


def test_co_136_an_edition_too_dear_is_refused() -> None:
    with pytest.raises(Invalid, match=r"edition\.deeds: the dearest 4 deeds cost \$1380"):
        GAME.terms(2, POOR, {"version": "short"})
    assert GAME.terms(2, POOR)


POOR = {"start_money": {"total": 1000, "notes": [[500, 2]]}}


def test_co_137_then_play_goes_on_as_in_the_regular_game() -> None:
    game = opening(2, "2+3 1+1 1+3", {"version": "short"}, deal=DEAL)
    game.play("A end", "B roll")
    assert at(game) == [4, 3]


def test_co_138_the_hour_is_agreed() -> None:
    terms = GAME.terms(2, options={"version": "short"})
    assert terms.minutes == 60  # type: ignore[attr-defined]
    assert opening(2, "2+3 1+1", {"version": "short"}, deal=DEAL).view("")["minutes"] == 60


def test_co_139_the_hour_starts_with_the_opening_throws() -> None:
    game = Table("christmas_opoly", seats=2, options={"version": "short"}, seed="fir")
    with pytest.raises(Refused, match="CO-139"):
        game.match.play(HOUSE, "time_up")


def timed(**more: Any) -> Table:
    more["options"] = {"time_limit": 60, **more.get("options", {})}
    return table(**more)


def test_co_140_the_turn_being_played_is_finished() -> None:
    game = timed(at=[1, 0, 0, 0], dice="2+2 1+4", deeds=owned(4, B=[5]))
    game.play("A roll")
    assert game.phase() == "Rent"
    game.match.play(HOUSE, "time_up")
    game.play("B rent", "A roll")
    assert not game.match.over()
    game.play("A end")
    assert game.match.over()
    assert game.told("won")[0]["why"] == "time"
    assert not game.view("")["adjudicated"]


def test_co_140_between_turns_and_before_the_throw_values_are_counted_at_once() -> None:
    for phase in ({"phase": "Pre"}, {"phase": "Between", "turn": [1], "following": 2}):
        game = timed(phase=phase)
        game.match.play(HOUSE, "time_up")
        assert game.match.over()
    bargain = timed(deeds=owned(4, A=[1]))
    bargain.play("A offer B give 1 get $500")
    bargain.match.play(HOUSE, "time_up")
    assert bargain.waiting() == "B"
    bargain.play("B accept")
    assert (bargain.match.over(), bargain.scores()[:2]) == (True, [2130, 1190])


def test_co_140_or_the_open_question_falls_away() -> None:
    now = {"time_up": "at_once"}
    for dice, lines in (("1+5", ["A roll"]), ("1+5", ["A roll", "A decline"]), ("2+2", ["A roll"])):
        game = timed(dice=dice, options=now)
        game.play(*lines)
        game.match.play(HOUSE, "time_up")
        assert game.match.over()
        assert game.view("")["deeds"][0] == []
    claim = timed(at=[7, 0, 0, 0], dice="1+3", deeds=owned(4, B=[11]), options=now)
    claim.play("A roll")
    claim.match.play(HOUSE, "time_up")
    assert claim.scores() == [1630, 1770, 1630, 1630]


def test_co_140_only_a_debt_is_carried_through() -> None:
    debt = {"phase": "Raise", "debtor": 0, "amount": 150}
    options = {"time_up": "at_once"}
    game = timed(cash=[0, 9, 9, 9], deeds=owned(4, A=[39]), phase=debt, options=options)
    game.play("A offer B give 39 get $500")
    game.match.play(HOUSE, "time_up")
    assert (game.phase(), game.waiting(), game.view("A")["offer"]) == ("Raise", "A", None)
    game.play("A mortgage 39")
    assert (game.match.over(), game.scores()) == (True, [50 + 200, 9, 9, 9])
    ruined = timed(cash=[0, 9, 9, 9], deeds=owned(4, A=[1]), phase=debt, options=options)
    ruined.match.play(HOUSE, "time_up")
    ruined.play("A bankrupt")
    assert (ruined.match.over(), ruined.state.owner[1]) == (True, HOUSE)


def test_co_141_the_clock_is_a_move_of_the_house() -> None:
    game = timed(dice="1+3")
    with pytest.raises(Refused, match="CO-141"):
        says(game, "A time_up")
    game.play("A roll")
    game.match.play(HOUSE, "time_up")
    with pytest.raises(Refused, match="CO-140"):
        game.match.play(HOUSE, "time_up")
    assert game.match.record.moves[-1] == (HOUSE, "time_up")


def test_co_141_a_virtual_hour_has_ninety_turns() -> None:
    options = {"version": "short", "clock": "virtual"}
    game = table(options=options, turns=88, phase={"phase": "Post", "seat": 0}, dice="1+3")
    with pytest.raises(Refused, match="CO-141"):
        game.match.play(HOUSE, "time_up")
    game.play("A end")
    assert not game.match.over()
    game.play("B roll", "B end")
    assert (game.match.over(), game.told("won")[0]["why"]) == (True, "time")


def test_co_142_co_143_what_counts_in_the_end() -> None:
    game = timed(
        cash=[412, 1, 1, 1],
        deeds=owned(4, A=[21, 23, 24], B=[37, 39], C=[13]),
        levels={"21": 1, "23": 1, "37": 5, "39": 5},
        mortgaged=[24, 13],
        middle=999,
    )
    game.match.play(HOUSE, "time_up")
    assert game.scores() == [1272, 1 + 360 + 400 + 2 * 1000, 1 + 75, 1]
    assert [e["amount"] for e in game.told("counted")] == game.scores()


@pytest.mark.parametrize(
    ("tree_value", "tree"), [("with_presents", 4 * 50 + 300), ("tree_alone", 300)]
)
def test_co_162_a_tree_counts_with_its_presents_or_alone(tree_value: str, tree: int) -> None:
    deeds = GAME.edition().data["deeds"]["items"]
    dear = [d | {"tree_price": 300} if d["space"] == 1 else d for d in deeds]
    game = timed(
        cash=[0, 9, 9, 9],
        deeds=owned(4, A=[1, 3]),
        levels={"1": 5, "3": 4},
        edition={"deeds": {"items": dear}},
        options={"time_limit": 60, "tree_value": tree_value},
    )
    game.match.play(HOUSE, "time_up")
    assert game.scores()[0] == 60 + tree + 80 + 4 * 50


def test_co_162_selling_a_tree_back_brings_the_same_either_way() -> None:
    for tree_value in ("with_presents", "tree_alone"):
        game = table(
            deeds=owned(4, A=[1, 3]),
            levels={"1": 5, "3": 5},
            options={"tree_value": tree_value},
        )
        game.play("A sell white 0,0")
        assert cash(game)[0] == 1630 + 10 * 25


def test_co_143_half_of_an_odd_price_is_rounded_down() -> None:
    deeds = GAME.edition().data["deeds"]["items"]
    odd = [d | {"price": 151} if d["space"] == 13 else d for d in deeds]
    game = timed(
        cash=[0, 9, 9, 9], deeds=owned(4, A=[13]), mortgaged=[13], edition={"deeds": {"items": odd}}
    )
    game.match.play(HOUSE, "time_up")
    assert game.scores()[0] == 75


def test_co_144_co_145_the_richest_wins_and_equals_share() -> None:
    game = timed(cash=[5, 9, 9, 0], out=[3])
    game.match.play(HOUSE, "time_up")
    assert (game.view("")["winners"], game.scores()) == ([1, 2], [5, 9, 9, 0])
    early = timed(seats=2, cash=[0, 9], phase={"phase": "Raise", "debtor": 0, "amount": 5})
    assert early.view("")["winners"] == [1]


def test_co_146_the_publishers_notice_is_not_a_rule() -> None:
    table().refuses("A call the publisher", "TB-06")


# Long games, and what is shown.


def test_co_147_a_cap_on_turns() -> None:
    with pytest.raises(Invalid, match=r"options\.turn_cap"):
        GAME.terms(2, options={"turn_cap": 49})
    game = table(options={"turn_cap": 50}, turns=49, phase={"phase": "Post", "seat": 0})
    game.play("A end")
    assert (game.match.over(), game.view("")["adjudicated"]) == (True, True)
    assert game.told("won")[0]["why"] == "turns"


def test_co_158_a_time_limit_for_the_regular_game() -> None:
    with pytest.raises(Refused, match="CO-158"):
        table().match.play(HOUSE, "time_up")
    for wrong in (14, 241):
        with pytest.raises(Invalid, match=r"options\.time_limit"):
            GAME.terms(2, options={"time_limit": wrong})
    with pytest.raises(Invalid, match=r"options\.time_limit: the short version lasts 60 minutes"):
        GAME.terms(2, options={"time_limit": 30, "version": "short"})
    assert GAME.terms(2, options={"time_limit": 60, "version": "short"})
    options = {"time_limit": 35, "clock": "virtual"}
    game = table(options=options, turns=52, phase={"phase": "Post", "seat": 0})
    game.play("A end")  # 35 minutes are over with the end of turn 53
    assert game.match.over()


def test_co_160_cash_is_shown_to_all_unless_agreed() -> None:
    assert table(cash=[1, 2, 3, 4]).view("B")["cash"] == [1, 2, 3, 4]
    hidden = table(cash=[1, 2, 3, 4], options={"cash_public": "no"})
    assert hidden.view("B")["cash"] == [None, 2, None, None]
    assert hidden.view("")["cash"] == [None] * 4
