"""What a table's log consists of: everything that ever happened at it, one entry after another.

A table is nothing but its entries applied in order. They hold no words that people typed: those
lie beside the log and can be erased. A sealed entry is told to one seat alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from yuletable.server.protocol import Pace


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """One line of the log."""

    def sealed(self) -> int | None:
        """The one seat that is told of it, if not everyone is."""
        return None


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a finished game from which this table plays on."""

    table: str
    move: int
    seat: int  # whose knowledge was kept: the rest was dealt again


class Made(Entry, frozen=True, tag="made"):
    """A table, and what nobody can change later: the game, its rules and the promise of luck."""

    game: str
    rules: int
    edition: str
    edition_hash: str
    luck: str
    commitment: str
    seats: int
    options: dict[str, Any]
    pace: Pace
    origin: Origin | None = None
    position: dict[str, Any] | None = None  # where the game begins, if not with a deal


class Sat(Entry, frozen=True, tag="sat"):
    """A person takes a seat and plays from this device."""

    seat: int
    player: int  # who it is: the name lies beside the log
    device: int


class Freed(Entry, frozen=True, tag="freed"):
    """A person left their seat before the game."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot of this level takes a free seat."""

    seat: int
    level: str


class Settled(Entry, frozen=True, tag="settled"):
    """The host changed what is agreed."""

    seats: int
    options: dict[str, Any]
    pace: Pace
    absence: int
    watchers: bool
    words: bool
    edition: str = "house"
    reaction: int | None = None  # seconds that a window is open, if not as long as the pace says
    overlap: bool = True  # the next player may decide meanwhile
    edition_hash: str = ""  # of that edition; older logs do not say
    door: bool = True  # people who have the link may still sit down or knock


class Seeded(Entry, frozen=True, tag="seeded"):
    """A seat's own share of the luck."""

    seat: int
    seed: str


class Started(Entry, frozen=True, tag="started"):
    """Seats and luck are settled, and the game begins."""

    date: str


Why = Literal["absent", "left", "kicked"]
By = Literal["person", "bot", "clock", "window"]


class Moved(Entry, frozen=True, tag="moved"):
    """Moves that everyone is told of at once: one, or all answers to a window."""

    moves: list[tuple[int, str]]
    by: By

    def made(self) -> list[tuple[int, str]]:
        return self.moves


class Cast(Entry, frozen=True, tag="cast"):
    """One seat's sealed answer in a ballot: a move, but nobody else is told yet."""

    seat: int
    move: str
    by: By

    def made(self) -> list[tuple[int, str]]:
        return [(self.seat, self.move)]

    def sealed(self) -> int | None:
        return self.seat


class Answered(Entry, frozen=True, tag="answered"):
    """An answer to an open window: no move yet, and told to nobody else."""

    seat: int
    question: int
    move: str

    def sealed(self) -> int | None:
        return self.seat


class Decided(Entry, frozen=True, tag="decided"):
    """What a seat will do if nobody reacts to the open window: no move yet, and told to nobody."""

    seat: int
    question: int
    move: str

    def sealed(self) -> int | None:
        return self.seat


class Stood(Entry, frozen=True, tag="stood"):
    """A seat lets windows of a kind pass from now on, or wants to be asked again."""

    seat: int
    window: str
    passing: bool

    def sealed(self) -> int | None:
        return self.seat


class Paused(Entry, frozen=True, tag="paused"):
    """The host stopped the clocks and the bots, or let them go on."""

    paused: bool


class Kept(Entry, frozen=True, tag="kept"):
    """A bot of this level plays a person's seat from now on."""

    seat: int
    level: str
    why: Why


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays their seat again."""

    seat: int


class LetBack(Entry, frozen=True, tag="let_back"):
    """A device that was sent away is welcome again; the bar itself lies beside the log."""

    device: int


class Hosted(Entry, frozen=True, tag="hosted"):
    """Another person is the host."""

    player: int


class Carried(Entry, frozen=True, tag="carried"):
    """All seats of one device are played from another one now."""

    device: int
    to: int


class Admitted(Entry, frozen=True, tag="admitted"):
    """The host gave a seat of the running game to a newcomer, who plays from this device."""

    seat: int
    player: int
    device: int


class Upgraded(Entry, frozen=True, tag="upgraded"):
    """The game goes on under other rules than it began with."""

    rules: int
    edition_hash: str


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """A seat asks everyone for its last move back."""

    seat: int


class Consented(Entry, frozen=True, tag="consented"):
    """A person's yes or no to that."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game stands as it did after so many moves."""

    moves: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The evening goes on at another table."""

    table: str


# They change the game and leave the table itself as it is.
GAME_ONLY = (Moved, Cast, Answered, Decided, Stood)

AnyEntry = (
    Made
    | Sat
    | Freed
    | BotSat
    | Settled
    | Seeded
    | Started
    | Moved
    | Cast
    | Answered
    | Decided
    | Stood
    | Paused
    | Kept
    | Returned
    | LetBack
    | Hosted
    | Carried
    | Admitted
    | Upgraded
    | UndoAsked
    | Consented
    | Undone
    | Rematched
)


def remaining(entries: Iterable[AnyEntry]) -> list[int]:
    """Of each entry, how many of its moves are never taken back."""
    left: list[int] = []
    makers: list[int] = []  # of each move of the game, as it stands: the entry that made it
    for number, entry in enumerate(entries):
        moves = len(entry.made()) if isinstance(entry, Moved | Cast) else 0
        left.append(moves)
        makers += [number] * moves
        if isinstance(entry, Undone):
            for maker in makers[entry.moves :]:
                left[maker] -= 1
            del makers[entry.moves :]
    return left


read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder(order="deterministic").encode
