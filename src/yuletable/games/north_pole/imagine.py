"""Redeal what a seat cannot see, true to what everybody knows of the hands."""

from __future__ import annotations

from yuletable.games.north_pole.memory import GROUPS, Memory, group_of
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Seat


def redealt(
    viewer: Seat,
    hands: list[list[int]],
    draw: list[int],
    memory: Memory,
    santa_on_turn: bool,
    chance: Chance,
) -> tuple[list[list[int]], list[int]]:
    """Hands and draw pile of another world that this viewer cannot tell from the real one."""
    unseen = draw[:]
    for seat, hand in enumerate(hands):
        if seat != viewer:
            unseen += hand
    unseen.sort()  # so that nothing of the true order is left in the shuffle
    chance.shuffle(unseen)
    dealt: list[list[int]] = []
    for seat, hand in enumerate(hands):
        dealt.append(hand[:] if seat == viewer else [])
    if not memory.blank:
        deal_known(viewer, dealt, unseen, memory, santa_on_turn)
    for seat, hand in enumerate(hands):
        for _ in range(len(hand) - len(dealt[seat])):
            dealt[seat].append(unseen.pop())
        dealt[seat].sort()
    return dealt, unseen


def deal_known(
    viewer: Seat,
    dealt: list[list[int]],
    unseen: list[int],
    memory: Memory,
    santa_on_turn: bool,
) -> None:
    """First whatever hands must hold, the narrowest group for all before the wider ones.

    Each group lies within the next, so a narrow need met by any of its cards takes nothing from a
    wide one that the wide one could not spare.
    """
    for group in range(GROUPS):
        for seat, hand in enumerate(dealt):
            if seat == viewer:
                continue
            while len(hand) < memory.least[seat][group]:
                at = len(unseen) - 1
                while group_of(unseen[at], santa_on_turn) > group:
                    at -= 1
                hand.append(unseen.pop(at))
