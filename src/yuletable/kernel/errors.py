"""What can go wrong, in the words a player would use."""

from __future__ import annotations

from yuletable.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """The table does not accept this; nothing has changed. `clause` says where it is written."""

    def __init__(self, clause: str, why: str, instead: str = "") -> None:
        super().__init__(clause, why, instead)
        self.clause = clause
        self.why = why
        self.instead = instead  # the nearest legal move, if there is one

    def __str__(self) -> str:
        hint = f" Perhaps you mean {self.instead}?" if self.instead else ""
        return f"{self.why} [{self.clause}]{hint}"


class NotAsked(Refused):
    """The table is not waiting for this seat."""


def turn_of(player: str) -> NotAsked:
    """Somebody else is to move (TB-02)."""
    return NotAsked("TB-02", f"It’s {player}’s turn.")


class Illegal(Refused):
    """The seat may act, but not like this."""


class Unreadable(Refused):
    """The words are not a move of this game."""


class Invalid(ValueError):
    """An edition, option, position or record that cannot be used; `entry` names the place."""

    def __init__(self, entry: str, why: str) -> None:
        super().__init__(entry, why)
        self.entry = entry
        self.why = why

    def __str__(self) -> str:
        return f"{self.entry}: {self.why}"


def require(fact: bool, clause: str, why: str) -> None:
    """One rule on one line: what must hold, where it is written, what to say if it does not."""
    if not fact:
        raise Illegal(clause, why)
