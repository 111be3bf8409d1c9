"""What all phases of Christmas-opoly have in common, and what one window has seen so far."""

from __future__ import annotations

from typing import Any, Final, final

from yuletable.kernel.core import Move, Phase, Seat, Value
from yuletable.kernel.errors import NotAsked
from yuletable.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class OpolyPhase(Phase):
    """A phase of this game: between two decisions nothing is ever half done."""

    def resting(self, state: Any) -> bool:
        return True

    def timed(self) -> bool:
        """Does the agreed time run (CO-139)?"""
        return True

    def hears_rent(self) -> bool:
        """May an owner who is not asked request the open claim now (CO-154)?"""
        return False

    def asides(self, state: Any, seat: Seat) -> list[Move]:
        return []

    def pledged(self, seat: Seat) -> int:
        """How much of this seat's cash is spoken for by a bid (CO-163)."""
        return 0

    def not_asked(self, state: Any, seat: Seat) -> NotAsked:
        if state.out[seat]:
            return left_the_game()
        return self.wait(state)

    def wait(self, state: Any) -> NotAsked:
        """What to say to a player who must wait."""
        return NotAsked("TB-02", "It isn’t your turn to answer.")


def left_the_game() -> NotAsked:
    return NotAsked("CO-133", "You have left the game.")


@final
class Done(Value):
    """What somebody did in one window, so that it cannot go round in circles (CO-108, CO-116)."""

    def __init__(self, offers: int, mortgaged: int, lifted: int, built: int, sold: int) -> None:
        self.offers = offers  # how many were made
        self.mortgaged = mortgaged  # spaces, one bit for each
        self.lifted = lifted
        self.built = built  # groups, one bit for each
        self.sold = sold

    def parts(self) -> dict[str, Any]:
        return {
            "offers": self.offers,
            "mortgaged": bits(self.mortgaged),
            "lifted": bits(self.lifted),
            "built": bits(self.built),
            "sold": bits(self.sold),
        }

    def offering(self) -> Done:
        return Done(self.offers + 1, self.mortgaged, self.lifted, self.built, self.sold)

    def mortgaging(self, space: int) -> Done:
        mortgaged = self.mortgaged | 1 << space
        return Done(self.offers, mortgaged, self.lifted, self.built, self.sold)

    def lifting(self, space: int) -> Done:
        lifted = self.lifted | 1 << space
        return Done(self.offers, self.mortgaged, lifted, self.built, self.sold)

    def building(self, group: int) -> Done:
        built = self.built | 1 << group
        return Done(self.offers, self.mortgaged, self.lifted, built, self.sold)

    def selling(self, group: int) -> Done:
        sold = self.sold | 1 << group
        return Done(self.offers, self.mortgaged, self.lifted, self.built, sold)


NOTHING_DONE: Final = Done(0, 0, 0, 0, 0)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers whose bits are set.

    >>> bits(0b1010)
    (1, 3)
    """
    return tuple([n for n in range(mask.bit_length()) if mask >> n & 1])
