"""The questions worth asking about a game; without its own study, what differs most."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.face import face
from yuletable.kernel.game import Game


@dataclass(frozen=True)
class Ways:
    """Some ways to win: what the winner had more of than the others, all in one unit."""

    name: str
    title: str
    unit: str  # as it stands after a figure; a $ stands before it; none where times are counted
    labels: dict[str, str]  # what was counted, and how to call it


@dataclass(frozen=True)
class Things:
    """A sort of card or space, and what it means to meet one."""

    name: str
    title: str
    prefix: str  # of what was counted
    fact: str  # how the game's words call such a thing
    met: str  # the verb of: the player who ... it
    about: str = ""  # what to mind when reading the figure
    number_fact: str = ""  # the same where the thing has a number instead of a name


@dataclass(frozen=True)
class Subject:
    """How to speak of a game, and what to ask of it."""

    one: str = "game"
    many: str = "games"
    margin: str = "points"  # what the winner is ahead by
    ways: tuple[Ways, ...] = ()
    things: tuple[Things, ...] = ()


LONGER = (
    "Whoever stays in the game longer meets more of everything, so compare with the dashed line."
)


def subject(game: Game) -> Subject:
    """What the study of the game's own face asks."""
    asked: Subject = getattr(face(game, "study"), "SUBJECT", Subject())
    return asked
