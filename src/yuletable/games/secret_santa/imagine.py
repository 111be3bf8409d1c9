"""Dealing anew what a seat cannot see, true to all that is remembered."""

from __future__ import annotations

from typing import Final, final

from yuletable.games.secret_santa.cards import KINDS, TOP_GIFT, cards_of
from yuletable.games.secret_santa.memory import Memory
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Seat

TRIES: Final = 30  # how often we try another riddle of the Tree before we keep the true one


@final
class Dealt:
    """Hands, buried cards and Tree gifts as they might be."""

    def __init__(self, hands: list[list[int]], buried: list[int], treed: list[int]) -> None:
        self.hands = hands  # seat, kind: how many
        self.buried = buried  # by kind
        self.treed = treed  # by seat


def redealt(
    viewer: Seat,
    hands: list[list[int]],
    held: list[int],
    buried: list[int],
    treed: list[int],
    memory: Memory,
    chance: Chance,
) -> Dealt:
    """Another world that this viewer cannot tell from the real one."""
    unseen = buried[:]
    for seat, hand in enumerate(hands):
        if seat != viewer:
            for kind in range(KINDS):
                unseen[kind] += hand[kind]
    own = hands[viewer] if viewer != HOUSE else [0] * KINDS
    if not memory.pool:
        dealt = deal_around(viewer, own, held, unseen, [0] * KINDS, treed, memory, chance)
        assert dealt is not None, "what is known of the hands contradicts itself"
        return dealt
    for _ in range(TRIES):
        answer = riddle(viewer, treed, unseen, memory, chance)
        if answer is not None:
            dealt = deal_around(
                viewer, own, held, unseen, answer.buried, answer.treed, memory, chance
            )
            if dealt is not None:
                return dealt
    dealt = deal_around(viewer, own, held, unseen, buried, treed, memory, chance)
    assert dealt is not None, "what is known of the hands contradicts itself"
    return dealt


def riddle(
    viewer: Seat, treed: list[int], unseen: list[int], memory: Memory, chance: Chance
) -> Dealt | None:
    """Which gift of the Tree each other receiver may have got; the rest is buried.

    A kind of which fewer are unseen than went under the Tree must have been laid since, by
    somebody who may have received it: those are settled first.
    """
    pool = list(memory.pool)
    answer = treed[:]
    others: list[Seat] = []
    for seat in memory.treed:
        if seat == viewer:
            pool.remove(treed[seat])
        else:
            others.append(seat)
    chance.shuffle(others)
    chance.shuffle(pool)
    for kind in range(1, TOP_GIFT + 1):
        for _ in range(pool.count(kind) - unseen[kind]):
            layers = [s for s in others if memory.least(s, kind, viewer, kind) == 0]
            if not layers:
                return None
            answer[layers[0]] = kind
            others.remove(layers[0])
            pool.remove(kind)
    for seat in others:
        answer[seat] = pool.pop()
    buried = [0] * KINDS
    for kind in pool:
        buried[kind] += 1
    return Dealt([], buried, answer)


def deal_around(
    viewer: Seat,
    own: list[int],
    held: list[int],
    unseen: list[int],
    buried: list[int],
    treed: list[int],
    memory: Memory,
    chance: Chance,
) -> Dealt | None:
    """Deal the unseen cards around what is known, or None if that cannot be."""
    left = [unseen[kind] - buried[kind] for kind in range(KINDS)]
    hands: list[list[int]] = []
    room = held[:]
    for seat in range(len(held)):
        if seat == viewer:
            hands.append(own[:])
            room[seat] = 0
            continue
        hand = [0] * KINDS
        if memory.known[seat]:
            gift = treed[seat] if seat in memory.treed else 0
            for kind in range(KINDS):
                hand[kind] = memory.least(seat, kind, viewer, gift)
                left[kind] -= hand[kind]
                room[seat] -= hand[kind]
        hands.append(hand)
        if room[seat] < 0:
            return None
    if min(left) < 0:
        return None
    if not fill_bare(hands, room, left, memory, chance):
        return None
    rest = cards_of(left)
    chance.shuffle(rest)
    for seat, hand in enumerate(hands):
        for _ in range(room[seat]):
            hand[rest.pop()] += 1
    return Dealt(hands, buried[:], treed[:])


def fill_bare(
    hands: list[list[int]], room: list[int], left: list[int], memory: Memory, chance: Chance
) -> bool:
    """Hands known to be without gifts take specials only; False if there are too few."""
    if True not in memory.bare:
        return True
    specials = [card for card in cards_of(left) if card > TOP_GIFT]
    chance.shuffle(specials)
    for seat, bare in enumerate(memory.bare):
        if bare:
            if room[seat] > len(specials):
                return False
            for _ in range(room[seat]):
                card = specials.pop()
                hands[seat][card] += 1
                left[card] -= 1
            room[seat] = 0
    return True
