"""Along whole games, a game's reasons never fail, tell no secret, and are words in any language."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.advising import NAMES
from tests.bots.test_search import along
from yuletable.bots.bot import Sight, sight
from yuletable.bots.hint import Reason, advice_of
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Seat
from yuletable.kernel.face import face
from yuletable.kernel.game import Game
from yuletable.words.sentences import LANGUAGES, Words

ADVISED = [game for game in GAMES.values() if face(game, "advice") is not None]
EVERY = pytest.mark.parametrize("game", ADVISED, ids=lambda game: game.name)
CHOICES = 120  # real choices of each game that are looked at


def all_reasons(game: Game, eyes: Sight) -> list[list[Reason]]:
    """The reasons for every move on the menu."""
    advice = advice_of(game)
    return [advice.reasons(eyes.counted, eyes.seat, move, eyes.menu) for move in eyes.menu]


def sentences(game: Game, found: list[Reason], seat: Seat) -> list[list[str]]:
    """Every reason in each language."""
    words = [Words(game, language) for language in LANGUAGES]
    return [[w.reason(each.message, each.facts, {}, seat, NAMES) for w in words] for each in found]


@EVERY
@pytest.mark.parametrize("end", [0, -1], ids=["few", "many"])
def test_reasons_name_only_what_the_seat_can_see(game: Game, end: int) -> None:
    seen: Counter[str] = Counter()
    for number, (state, seat) in enumerate(along(game, game.seats[end], "reasons", every=2)):
        eyes = sight(state, seat)
        twin = sight(state.guess(seat, stream("twin", game.name, number)), seat)
        found = all_reasons(game, eyes)
        assert found == all_reasons(game, twin)
        seen.update([reason.message for each in found for reason in each])
        if number == CHOICES:
            break
    assert len(seen) >= 4


@EVERY
def test_reasons_are_words_in_every_language(game: Game) -> None:
    spoken: dict[str, list[str]] = {}
    for number, (state, seat) in enumerate(along(game, game.seats[0], "worded", every=3)):
        for found in all_reasons(game, sight(state, seat)):
            for reason, said in zip(found, sentences(game, found, seat), strict=True):
                spoken[reason.message] = said
        if number == CHOICES:
            break
    assert spoken
    for message, said in spoken.items():
        assert message.startswith("why-")
        assert len(set(said)) == len(LANGUAGES), said  # none is borrowed from English
        assert not [text for text in said if "{" in text or "why-" in text or "  " in text]
        assert all([text.rstrip("”").endswith((".", "!", "?")) for text in said]), said
