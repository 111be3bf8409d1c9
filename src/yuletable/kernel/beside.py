"""What lies beside a record: words people said, and keepsakes. No replay needs any of it."""

from __future__ import annotations

from typing import Any

import msgspec

from yuletable.kernel.core import Seat
from yuletable.kernel.errors import Invalid

FORMAT = 1


class Said(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Words that went with a move."""

    move: int  # its number in the record, from 1
    seat: Seat
    words: str


class Beside(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The companion of a record; no rule needs what is erased from it."""

    format: int = FORMAT
    said: list[Said] = []
    keepsakes: list[dict[str, Any]] = []  # as the game writes them at its end

    def hear(self, move: int, seat: Seat, words: str) -> None:
        if words:
            self.said.append(Said(move=move, seat=seat, words=words))

    def words_of(self, move: int) -> str:
        """What was said with the move of this number; nothing if nothing was, or it is erased."""
        return next((said.words for said in self.said if said.move == move), "")

    def erase(self, seat: Seat | None = None, move: int | None = None) -> int:
        """Forget what was said: all of it, one seat's, or one move's. How many were forgotten."""
        kept = [
            said
            for said in self.said
            if (seat is not None and said.seat != seat) or (move is not None and said.move != move)
        ]
        gone = len(self.said) - len(kept)
        self.said = kept
        return gone


def read_beside(text: str | bytes) -> Beside:
    """A companion from its JSON; Invalid names the entry that is wrong."""
    try:
        return msgspec.json.decode(text, type=Beside)
    except msgspec.DecodeError as error:
        why, _, place = str(error).partition(" - at `$")
        raise Invalid(f"beside{place.rstrip('`')}", why) from None


def write_beside(beside: Beside) -> str:
    return msgspec.json.format(msgspec.json.encode(beside), indent=1).decode() + "\n"
