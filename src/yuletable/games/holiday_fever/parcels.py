"""Gifts with what lies beneath them, and who has seen what of them.

A Value card has a number from the moment it is drawn: everyone can follow it from place to place,
no matter who has seen its amount. Only Re-Wrap breaks that thread. It moves one card of several,
and only its player knows which; then the cards get new numbers, and a riddle recalls the old ones.
"""

from __future__ import annotations

from typing import Any, final

from yuletable.kernel.core import Seat, Value


@final
class Parcel(Value):
    """A Gift and the Value cards beneath it. It never changes, so copies of a state share it."""

    def __init__(self, slot: int, gift: int, cards: tuple[int, ...], seen: int, never: int) -> None:
        self.slot = slot  # in its owner's row; 0 for none
        self.gift = gift  # its kind
        self.cards = cards  # numbers of its Value cards, oldest first (HF-235)
        self.seen = seen  # eyes that have seen the Gift, as a mask
        self.never = never  # kinds that everyone knows it is not, as a mask

    def parts(self) -> dict[str, Any]:
        return {
            "slot": self.slot,
            "gift": self.gift,
            "cards": self.cards,
            "seen": self.seen,
            "never": self.never,
        }

    def at(self, slot: int) -> Parcel:
        """The same parcel in another place."""
        return Parcel(slot, self.gift, self.cards, self.seen, self.never)

    def over(self, cards: tuple[int, ...]) -> Parcel:
        """The same Gift over other Value cards."""
        return Parcel(self.slot, self.gift, cards, self.seen, self.never)

    def seen_by(self, eyes: int) -> Parcel:
        """The same parcel once these eyes have seen the Gift, too."""
        return Parcel(self.slot, self.gift, self.cards, self.seen | eyes, self.never)

    def not_a(self, kind: int) -> Parcel:
        """The same parcel once everyone knows that it is none of this kind."""
        return Parcel(self.slot, self.gift, self.cards, self.seen, self.never | 1 << kind)


@final
class Riddle(Value):
    """One of these cards was moved, and only its mover knows which."""

    def __init__(
        self, mover: Seat, old: tuple[int, ...], rest: tuple[int, ...], moved: int
    ) -> None:
        self.mover = mover
        self.old = old  # the cards before, in order
        self.rest = rest  # those that stayed, by their new numbers, in order
        self.moved = moved  # the one that went, by its new number

    def parts(self) -> dict[str, Any]:
        return {"mover": self.mover, "old": self.old, "rest": self.rest, "moved": self.moved}

    def was(self, card: int, pick: int) -> int:
        """What this card's number was, had the pick-th been moved; -1 if it is none of ours."""
        if card == self.moved:
            return self.old[pick]
        for at, stayed in enumerate(self.rest):
            if stayed == card:
                return self.old[at if at < pick else at + 1]
        return -1
