"""How bots must play so that games end (CO-159)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.opoly import PINK, RED, owned, table
from tests.table import Table
from yuletable.bots.bot import Bot, sight
from yuletable.bots.drive import next_move, poll
from yuletable.bots.levels import bot
from yuletable.games.catalogue import find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host

GAME = find("christmas_opoly")
CAP = 1000  # turns, as trials set it (CO-147)


def choice(game: Table, letter: str) -> str:
    """What the sensible bot does in this seat."""
    seat = "ABCDEF".index(letter)
    return bot("greedy", GAME).choose(sight(game.state, seat), stream("choice", letter)).text()


def test_co_159_games_of_four_bots_end_with_one_player_left() -> None:
    lasted = [turns_of(f"game {number}") for number in range(20)]
    assert len([turns for turns in lasted if turns < CAP]) >= 19  # 95 of a hundred
    assert sorted(lasted)[10] < 200


def turns_of(seed: str) -> int:
    """How many turns four bots need until one is left; every move is lawful."""
    players = {seat: bot("greedy", GAME) for seat in range(4)}
    host = Host(stream(seed, "table"))
    luck = stream(seed, "players")
    state: Any = GAME.start(GAME.terms(4, options={"turn_cap": CAP}), host)
    while not state.over():
        seat, move = next_move(state, players, lambda _: luck)
        state.check(seat, move)
        state.play(seat, move, host)
    assert state.adjudicated == (state.playing > 1)
    return int(state.turns) if state.playing == 1 else CAP


@pytest.mark.parametrize("mode", ["prompt", "watchful", "auto"])
def test_co_159_1_every_rent_is_requested_at_once(mode: str) -> None:
    game = table(at=[7, 0, 0, 0], dice="1+3", deeds=owned(4, D=[11]), options={"rent_mode": mode})
    game.play("A roll")
    players: dict[int, Bot] = {seat: bot("greedy", GAME) for seat in range(4)}
    if mode != "auto":
        seat, move = next_move(game.state, players, lambda seat: stream("luck", str(seat)))
        assert (seat, move.text()) == (3, "rent")
        game.match.play(seat, move)
    assert game.state.cash[3] == 1642
    assert poll(game.state, players, lambda seat: stream("luck", str(seat))) is None


def test_co_159_2_bots_buy_and_bid() -> None:
    assert choice(table(at=[39, 0, 0, 0], phase={"phase": "Buy"}), "A") == "buy"
    deed = owned(4, A=[5])
    poor = table(at=[39, 0, 0, 0], cash=[199, 9, 9, 9], deeds=deed, phase={"phase": "Buy"})
    assert choice(poor, "A") == "decline"
    last = table(
        at=[39, 0, 0, 0],
        cash=[300, 9, 9, 9],
        deeds=owned(4, A=[37, 5, 6]),
        phase={"phase": "Buy"},
    )
    assert choice(last, "A") == "mortgage 6"

    def limit(letter: str, **more: Any) -> int:
        """The highest bid this seat would beat."""
        high = 0
        for bid in range(1, 700):
            auction = {"phase": "Auction", "space": 39, "turn": [0, 1], "bid": bid, "leader": 1}
            game = table(phase=auction, **more)
            if choice(game, letter) == "pass":
                break
            high = bid
        return high + 1

    assert limit("A") == 400
    assert limit("A", deeds=owned(4, A=[37])) == 600
    assert limit("A", deeds=owned(4, C=[37])) == 600  # it would complete another's group
    assert limit("A", cash=[205, 1630, 9, 9]) == 200  # always up to the mortgage value


def test_co_159_3_bots_trade_before_they_throw() -> None:
    swap = table(deeds=owned(4, A=[21, 23, 26], B=[24, 27, 29]))
    assert choice(swap, "A") == "offer B give 26 get 24"  # a group for both
    money = table(deeds=owned(4, A=[21, 23], B=[24]))
    assert choice(money, "A") == "offer B give $480 get 24"
    deed = table(deeds=owned(4, A=[21, 23, 39], B=[24]), turns=300, cash=[150, 9, 9, 9])
    assert choice(deed, "A") == "offer B give 39 get 24"
    pairs = table(deeds=owned(4, A=[21, 26], B=[23, 27], C=[24], D=[29]))
    assert choice(pairs, "A") == "offer B give 26 get 23"  # a second deed for both


def answer(offer: str, **position: Any) -> str:
    """B's answer to an offer of A's."""
    position["phase"] = {"phase": "Offered", "by": 0, "to": 1}
    return choice(table(offer=offer, **position), "B")


def test_co_159_4_bots_accept_what_helps_them() -> None:
    deeds = owned(4, A=[21, 23, 26], B=[24, 27, 29])
    assert answer("offer B give 26 get 24", deeds=deeds) == "accept"
    sale = owned(4, A=[21, 23], B=[24])
    assert answer("offer B give $480 get 24", deeds=sale) == "accept"
    assert answer("offer B give $475 get 24", deeds=sale) == "refuse"
    assert answer("offer B give $360 get 24", deeds=sale, turns=150) == "accept"
    assert answer("offer B give $240 get 24", deeds=sale, turns=299) == "refuse"
    assert answer("offer B give $240 get 24", deeds=sale, turns=300) == "accept"
    even = owned(4, A=[21], B=[23])
    assert answer("offer B give 21 get 23", deeds=even) == "accept"
    pair = owned(4, A=[26], B=[21, 23])
    assert answer("offer B give 26 get 21", deeds=pair) == "refuse"
    assert answer("offer B give $2000 get 21", deeds=owned(4, B=RED), cash=[2000] * 4) == "refuse"


def test_co_159_5_a_refused_offer_is_not_repeated_for_forty_turns() -> None:
    deeds = owned(4, A=[21, 23], B=[24])
    assert choice(table(deeds=deeds, turns=50, changed=50), "A").startswith("offer")
    refused = table(deeds=deeds, turns=50, changed=50)
    refused.play("A offer B give $480 get 24", "B refuse")
    assert choice(refused, "A") != "offer B give $480 get 24"
    for waited in range(4, 40):
        assert choice(table(deeds=deeds, turns=50 + waited, changed=50), "A") == "roll"
    assert choice(table(deeds=deeds, turns=90, changed=50), "A").startswith("offer")


def test_co_159_6_bots_build_where_it_pays_and_keep_a_reserve() -> None:
    assert choice(table(deeds=owned(4, A=PINK)), "A") == "build 14"
    assert choice(table(deeds=owned(4, A=PINK), cash=[249, 9, 9, 9]), "A") == "roll"
    assert choice(table(deeds=owned(4, A=PINK), mortgaged=[12]), "A") == "lift 12"
    between = {"phase": "Between", "turn": [0], "following": 1}
    assert choice(table(deeds=owned(4, A=PINK), phase=between), "A") == "build 14"


def test_co_159_7_bots_raise_cash_where_it_hurts_least() -> None:
    debt = {"phase": "Raise", "debtor": 0, "amount": 100}
    position: dict[str, Any] = {"cash": [0, 9, 9, 9], "phase": debt}
    loose = table(deeds=owned(4, A=[*PINK, 21, 23, 1]), levels={"11": 1}, **position)
    assert choice(loose, "A") == "mortgage 1"
    nearly = table(deeds=owned(4, A=[*PINK, 21, 23]), levels={"11": 1}, **position)
    assert choice(nearly, "A") == "mortgage 21"
    whole = table(deeds=owned(4, A=PINK), levels={"11": 2, "12": 2, "14": 2}, **position)
    assert choice(whole, "A") in ("sell pink 2,1,1", "sell pink 1,2,1", "sell pink 1,1,2")
    lost = table(deeds=owned(4, A=[1]), **position)
    assert choice(lost, "A") == "bankrupt"
