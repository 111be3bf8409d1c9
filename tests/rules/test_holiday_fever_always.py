"""Holiday Fever, 4.6: what holds after every step of any game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.promises import Players, table
from yuletable.games.catalogue import find
from yuletable.games.holiday_fever.phases.instructions import Follow
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.match import Match

GAME = find("holiday_fever")
NIGHTS = range(3)


def gifts_everywhere(state: Fever) -> Counter[int]:
    parcels = [p for row in state.rows for p in row] + state.gone
    parcels += [p for p in state.table if p is not None]
    return Counter(state.gifts) + Counter([p.gift for p in parcels])


def values_everywhere(state: Fever) -> list[int]:
    parcels = [p for row in state.rows for p in row] + state.gone
    parcels += [p for p in state.table if p is not None]
    cards = [card for p in parcels for card in p.cards] + state.drawn
    assert len(set(cards)) == len(cards)
    return sorted(state.values + [state.amounts[card] for card in cards])


def cards_everywhere(state: Fever) -> list[int]:
    held = [card for hand in state.hands for card in hand]
    playing = [p.card for p in state.stack if isinstance(p, Follow) and p.card >= 0]
    fresh = [state.fresh] if state.fresh >= 0 else []
    return sorted(state.pile + held + playing + fresh)


def columns(state: Fever) -> list[Any]:
    return [[c[:] for c in state.debts], [c[:] for c in state.deposits], state.stars[:]]


def grown(before: list[Any], after: list[Any]) -> bool:
    """Lists only grow at their end, stars never decrease."""
    lists = zip(before[0] + before[1], after[0] + after[1], strict=True)
    stars = zip(before[2], after[2], strict=True)
    return all(new[: len(old)] == old for old, new in lists) and all(a <= b for a, b in stars)


def check(state: Fever, options: dict[str, Any]) -> None:
    for seat, row in enumerate(state.rows):
        slots = [parcel.slot for parcel in row]
        assert all(a < b for a, b in pairwise(slots))
        assert not slots or slots[-1] <= state.slots[seat]
        assert state.stocking[seat] == 0 or state.stocking[seat] in slots
        for parcel in row:
            assert parcel.seen & state.terms.bit(seat)  # owners know their Gifts
    for shown, hand in zip(state.shown, state.hands, strict=True):
        assert not Counter(shown) - Counter(hand)
    if state.stack[-1].wire_name == "Ready":
        assert not any(state.bare(seat) for seat in range(state.terms.seats))
        assert state.race or (state.gifts and state.values)
        if not state.race and options.get("return_to_december", "must") == "must":
            for seat in range(state.terms.seats):
                assert (state.day[seat] > 0) == state.whole(seat)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("night", NIGHTS)
def test_hf_037_hf_048_hf_058_hf_065_hf_185_nothing_is_lost_and_nothing_is_bare(
    seats: int, night: int
) -> None:
    match: Match = table(GAME, seats, night + 20)
    players = Players(GAME, match.record.seed)
    state = match.state
    assert isinstance(state, Fever)
    begun: tuple[Any, Any, Any] | None = None
    before = columns(state)
    while not match.over():
        kept, written = state.copy(), GAME.write_position(state)
        match.play(*players.choose(state))
        assert GAME.write_position(kept) == written  # a copy shares nothing that changes
        after = columns(state)
        assert grown(before, after)
        before = after
        if state.active >= 0 and begun is None:
            begun = gifts_everywhere(state), values_everywhere(state), cards_everywhere(state)
            assert sum(begun[0].values()) == 14 + 3 * seats
        if state.stack and begun is not None:
            assert gifts_everywhere(state) == begun[0]
            assert values_everywhere(state) == begun[1]
            assert cards_everywhere(state) == begun[2]
            check(state, match.record.options)
    for seat in range(seats):
        assert sum(line.points for line in state.account(seat)) == state.scores[seat]
    for event in match.events:  # what is whispered is for whom it happens to alone (5)
        assert event.eyes == ((event.seat,) if event.secrets else ())
