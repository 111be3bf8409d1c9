"""What the table remembers about hands it can no longer see, so that guesses are true.

Cards come to be known in four ways: a Ghost hands back what lay face up (everyone knows), the
Fruitcake that must be played shows who holds it (everyone), it gives a card (giver and receiver
know), and specials laid as zeros prove a hand without gifts. The Christmas Tree makes a riddle:
everyone saw the gifts that went under it, nobody knows which of them each hand received.
Remembering is rare and a memory never changes, so copies of a state share it.
"""

from __future__ import annotations

from typing import Any, Final, final

from yuletable.games.secret_santa.cards import TOP_GIFT
from yuletable.kernel.core import HOUSE, Seat, Value

EVERYONE: Final = HOUSE
NEVER: Final = 99  # more cards than any hand holds: this cannot have been


@final
class Known(Value):
    """A hand holds at least so many cards of a kind, as these eyes know."""

    def __init__(self, kind: int, least: int, if_treed: int, eyes: Seat) -> None:
        self.kind = kind
        self.least = least
        self.if_treed = if_treed  # at least so many, had the Tree given this kind
        self.eyes = eyes

    def parts(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "least": self.least,
            "if_treed": self.if_treed,
            "eyes": self.eyes,
        }

    def after(self, change: int) -> Known:
        """The same knowledge after so many cards of the kind were laid (-) or taken back (+)."""
        if self.if_treed == NEVER:
            return Known(self.kind, max(0, self.least + change), NEVER, self.eyes)
        return Known(
            self.kind, max(0, self.least + change), max(0, self.if_treed + change), self.eyes
        )


@final
class Memory(Value):
    """All that is remembered in one game."""

    def __init__(
        self,
        known: tuple[tuple[Known, ...], ...],
        bare: tuple[bool, ...],
        pool: tuple[int, ...],
        treed: tuple[Seat, ...],
    ) -> None:
        self.known = known  # by seat: what is known of this hand
        self.bare = bare  # by seat: holds no gift but those known and the Tree's
        self.pool = pool  # the gifts that went under the Tree, dealt or buried
        self.treed = treed  # who was dealt one of them

    def parts(self) -> dict[str, Any]:
        return {"known": self.known, "bare": self.bare, "pool": self.pool, "treed": self.treed}

    def minds(self, seat: Seat) -> bool:
        """Is anything known of this hand, that a card laid from it would change?"""
        return self.bare[seat] or len(self.known[seat]) > 0

    def least(self, seat: Seat, kind: int, viewer: Seat, treed: int) -> int:
        """How many of a kind this seat must hold, to this viewer, if the Tree gave it that kind."""
        least = 0
        for known in self.known[seat]:
            if known.kind == kind and (known.eyes == EVERYONE or known.eyes == viewer):
                least = max(least, known.if_treed if treed == kind else known.least)
        return least

    def knowing(self, seat: Seat, mine: tuple[Known, ...]) -> Memory:
        """The same memory, but for what is known of one hand."""
        known = (*self.known[:seat], mine, *self.known[seat + 1 :])
        return Memory(known, self.bare, self.pool, self.treed)

    def laid(self, seat: Seat, kind: int, count: int) -> Memory:
        """After this seat laid so many cards of a kind."""
        riddle = self.bare[seat] and kind <= TOP_GIFT and seat in self.treed
        if riddle and count > self.least(seat, kind, EVERYONE, 0):
            return self.unriddled(seat, kind).laid(seat, kind, count)
        known: list[Known] = []
        changed = False
        for k in self.known[seat]:
            if k.kind == kind and (k.least or k.if_treed):
                changed = True
                known.append(k.after(-count))
            else:
                known.append(k)
        return self.knowing(seat, tuple(known)) if changed else self

    def unriddled(self, seat: Seat, gift: int) -> Memory:
        """A hand without other gifts lays one that nobody knew of: it was the Tree's."""
        pool = list(self.pool)
        pool.remove(gift)
        known = [k for k in self.known[seat] if k.least and k.kind != gift]
        known.append(Known(gift, 1 + self.least(seat, gift, EVERYONE, 0), 0, EVERYONE))
        treed = tuple([s for s in self.treed if s != seat])
        new = self.knowing(seat, tuple(known))
        return Memory(new.known, self.bare, tuple(pool), treed)

    def shown(self, seat: Seat, kind: int) -> Memory:
        """After everyone came to know of one card in this hand."""
        return self.knowing(seat, (*self.known[seat], Known(kind, 1, 1, EVERYONE)))

    def taken_back(self, seat: Seat, counts: list[int]) -> Memory:
        """After a Ghost handed this seat so many of each kind, which all saw."""
        known = [k.after(counts[k.kind]) if counts[k.kind] else k for k in self.known[seat]]
        open_kinds = [k.kind for k in known if k.eyes == EVERYONE]
        for kind, count in enumerate(counts):
            if count and kind not in open_kinds:
                known.append(Known(kind, count, count, EVERYONE))
        return self.knowing(seat, tuple(known))

    def regifted(self, giver: Seat, receiver: Seat, gift: int, public: bool) -> Memory:
        """After a Fruitcake: the giver knows a card of the receiver's."""
        known = (*self.known[receiver], Known(gift, 1, 1, EVERYONE if public else giver))
        return self.knowing(receiver, known)

    def bared(self, seat: Seat) -> Memory:
        """After this seat laid zeros: it has no gift, so any the Tree gave it has been laid."""
        known = tuple(
            [
                Known(k.kind, k.least, NEVER if k.if_treed else 0, k.eyes)
                if k.kind <= TOP_GIFT
                else k
                for k in self.known[seat]
            ]
        )
        bare = tuple([b or s == seat for s, b in enumerate(self.bare)])
        return Memory(self.knowing(seat, known).known, bare, self.pool, self.treed)

    def lit(self, pool: list[int], treed: list[Seat]) -> Memory:
        """After the Tree dealt one gift of the pool to each of these seats."""
        known = list(self.known)
        for seat in treed:
            more = [Known(k.kind, k.least, k.least + 1, k.eyes) for k in known[seat]]
            for kind in range(1, TOP_GIFT + 1):
                if kind in pool:
                    more.append(Known(kind, 0, 1, EVERYONE))
            known[seat] = tuple(more)
        return Memory(tuple(known), self.bare, tuple(pool), tuple(treed))


def blank(seats: int) -> Memory:
    """Nothing is remembered yet."""
    return Memory(((),) * seats, (False,) * seats, (), ())
