"""Decks in an order of our own: the numbers of luck that shuffle them so."""

from __future__ import annotations

from yuletable.games.catalogue import find
from yuletable.games.north_pole.notation import CARD_OF
from yuletable.kernel.chance import Script
from yuletable.kernel.match import Match


def order(cards: list[int], top: str) -> tuple[list[int], list[int]]:
    """The luck that brings these cards to the top, in this order, and what then lies below."""
    drawn = [CARD_OF[code] for code in top.split()]
    rest = cards[:]
    for card in drawn:
        rest.remove(card)
    wanted = [*rest, *drawn[::-1]]  # the top is last
    luck: list[int] = []
    now = cards[:]
    for last in range(len(now) - 1, 0, -1):
        other = now[: last + 1].index(wanted[last])
        luck.append(other)
        now[last], now[other] = now[other], now[last]
    assert now == wanted
    return luck, rest


def race_with_luck(seats: int, luck: list[int]) -> Match:
    return Match(find("north_pole"), seats, seed="test", luck=Script(luck))
