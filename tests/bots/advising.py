"""A game's reasons in a position written for the judge, and as sentences."""

from __future__ import annotations

from typing import Any

from yuletable.bots.bot import sight
from yuletable.bots.hint import Reason, advice_of
from yuletable.games.catalogue import find
from yuletable.kernel.core import Seat
from yuletable.kernel.match import Match
from yuletable.words.sentences import Words

NAMES = ["You", "Bramble", "Pip", "Juniper", "Noel", "Holly", "Ivy", "Clara"]


def why(
    game: str,
    position: dict[str, Any],
    seat: Seat,
    move: str,
    options: dict[str, Any] | None = None,
    seats: int = 4,
) -> list[Reason]:
    """The reasons for a move that is on this seat's menu."""
    match = Match(find(game), seats, seed="advice", options=options, position=position)
    while seat not in match.waiting():  # those a window asks before let it pass
        asked = match.waiting()[0]
        match.play(asked, match.menu(asked)[0].text())
    eyes = sight(match.state, seat)
    chosen = next(each for each in eyes.menu if each.text() == move)
    return advice_of(find(game)).reasons(eyes.counted, seat, chosen, eyes.menu)


def said(game: str, found: list[Reason], seat: Seat, language: str = "en") -> str:
    """Reasons as sentences."""
    words = Words(find(game), language)
    return " ".join([words.reason(each.message, each.facts, {}, seat, NAMES) for each in found])
