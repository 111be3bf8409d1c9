"""Redeal what a seat cannot see, true to all that is remembered."""

from __future__ import annotations

from typing import Final, final

from yuletable.games.secret_santa.cards import FRUITCAKE, KINDS, TOP_GIFT, cards_of, counts_of
from yuletable.games.secret_santa.memory import EVERYONE, Known, Memory
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Seat

TRIES: Final = 2000  # answers to the riddle of the Tree, before we keep the true one


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
    answer = riddle(viewer, held, treed, unseen, memory, chance)
    if answer is not None:
        dealt = deal_around(viewer, own, held, unseen, answer.buried, answer.treed, memory, chance)
        if dealt is not None:
            return dealt
    dealt = deal_around(viewer, own, held, unseen, buried, treed, memory, chance)
    assert dealt is not None, "what is known of the hands contradicts itself"
    return dealt


def riddle(
    viewer: Seat,
    held: list[int],
    treed: list[int],
    unseen: list[int],
    memory: Memory,
    chance: Chance,
) -> Dealt | None:
    """Which gift of the Tree each other receiver may have got; the rest is buried."""
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
    solver = Riddle(viewer, held, unseen, memory, answer, chance)
    if not solver.solved(solver.hardest_first(others, pool), pool):
        return None
    return Dealt([], solver.buried, answer)


@final
class Riddle:
    """Tries gifts for one receiver after another, and goes back where it does not work out."""

    def __init__(
        self,
        viewer: Seat,
        held: list[int],
        unseen: list[int],
        memory: Memory,
        answer: list[int],
        chance: Chance,
    ) -> None:
        self.chance = chance
        self.viewer = viewer
        self.held = held
        self.unseen = unseen
        self.memory = memory
        self.answer = answer  # by seat
        self.buried = [0] * KINDS
        self.tries = 0
        self.free = unseen[:]  # by kind: how many of the unseen nobody is known to hold
        for seat in range(len(held)):
            if seat != viewer:
                for kind in range(1, TOP_GIFT + 1):
                    self.free[kind] -= memory.least(seat, kind, viewer, 0)

    def fits(self, seat: Seat, gift: int) -> bool:
        """Has this hand room for all it must hold, had the Tree given it this gift?"""
        needed = 0
        for kind in range(1, KINDS):
            needed += self.memory.least(seat, kind, self.viewer, gift)
        return needed <= self.held[seat]

    def hardest_first(self, seats: list[Seat], pool: list[int]) -> list[Seat]:
        """Those who can have got the fewest gifts are settled before the others."""
        ways = [
            (len([gift for gift in pool if self.fits(seat, gift)]), at, seat)
            for at, seat in enumerate(seats)
        ]
        return [seat for _, _, seat in sorted(ways)]

    def solved(self, seats: list[Seat], pool: list[int]) -> bool:
        """Is there a gift of the pool for each of these seats, and room for the rest?"""
        self.tries += 1
        if self.tries > TRIES:
            return False
        laid = self.must_be_laid(pool)
        if laid:
            return self.solved_by_layers(laid, seats, pool)
        if not seats:
            return self.works_out(pool)
        tried = [False] * KINDS
        for gift in pool:
            if not tried[gift] and self.fits(seats[0], gift):
                tried[gift] = True
                self.answer[seats[0]] = gift
                if self.solved(seats[1:], without(pool, gift)):
                    return True
        return False

    def must_be_laid(self, pool: list[int]) -> int:
        """A gift of which more went under the Tree than can be unseen now, or 0."""
        for gift in range(1, TOP_GIFT + 1):
            if pool.count(gift) > self.free[gift]:
                return gift
        return 0

    def more_to_hold(self, seat: Seat, gift: int) -> bool:
        """Would this hand have to hold a card nobody knows of, had the Tree given it this gift?"""
        known = self.memory.least(seat, gift, self.viewer, 0)
        return self.memory.least(seat, gift, self.viewer, gift) > known

    def solved_by_layers(self, gift: int, seats: list[Seat], pool: list[int]) -> bool:
        """Can one of these seats have got this gift and shown it since?"""
        layers = seats[:]
        self.chance.shuffle(layers)
        for seat in layers:
            if not self.more_to_hold(seat, gift) and self.fits(seat, gift):
                self.answer[seat] = gift
                if self.solved(without(seats, seat), without(pool, gift)):
                    return True
        return False

    def works_out(self, buried: list[int]) -> bool:
        """Are there enough unseen cards for what is buried and what the others must hold?"""
        left = self.unseen[:]
        for gift in buried:
            left[gift] -= 1
        for seat in range(len(self.held)):
            if seat != self.viewer:
                gift = self.answer[seat] if seat in self.memory.treed else 0
                for kind in range(1, KINDS):
                    left[kind] -= self.memory.least(seat, kind, self.viewer, gift)
        self.buried = counts_of(buried)
        return min(left) >= 0


def without(cards: list[int], card: int) -> list[int]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


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
    gift_for_fruitcake(hands, room, left, memory, chance)
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


def gift_for_fruitcake(
    hands: list[list[int]], room: list[int], left: list[int], memory: Memory, chance: Chance
) -> None:
    """A seat known to have to play the Fruitcake holds a gift to pass on (SS-85)."""
    for seat, hand in enumerate(hands):
        waits = memory.least(seat, FRUITCAKE, EVERYONE, 0) > 0
        gifts = cards_of(left[: TOP_GIFT + 1])
        if waits and room[seat] and gifts and not any(hand[1 : TOP_GIFT + 1]):
            gift = gifts[chance.below(len(gifts))]
            hand[gift] += 1
            left[gift] -= 1
            room[seat] -= 1


def another_memory(viewer: Seat, dealt: Dealt, memory: Memory, chance: Chance) -> Memory:
    """What others know by a Fruitcake this viewer did not see: it may have been any gift."""
    new = memory
    for seat, known in enumerate(memory.known):
        private = [k for k in known if k.eyes != EVERYONE and k.eyes != viewer]
        if private and seat != viewer:
            public = [k for k in known if k not in private]
            for k in private:
                public.append(any_gift(dealt.hands[seat], dealt.treed[seat], k.eyes, chance))
            new = new.knowing(seat, tuple(public))
    return new


def any_gift(hand: list[int], treed: int, giver: Seat, chance: Chance) -> Known:
    """A gift of this hand that the giver may have given, or one that was laid since."""
    gifts = cards_of(hand[: TOP_GIFT + 1])
    if treed in gifts:
        gifts.remove(treed)
    if not gifts:
        return Known(1 + chance.below(TOP_GIFT), 0, 0, giver)
    gift = gifts[chance.below(len(gifts))]
    return Known(gift, 1, 2 if treed else 1, giver)
