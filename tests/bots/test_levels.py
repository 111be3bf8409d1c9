"""Four levels at every table; all of them see what their seat sees, and nothing else."""

from __future__ import annotations

import pytest

from tests import crazy_eights
from tests.bots.test_search import along
from yuletable.bots.bot import Bot, Sight, sight
from yuletable.bots.levels import KINDS, LEVELS, USUAL, bot
from yuletable.bots.search import Budget
from yuletable.bots.thinker import Thinker
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Move, Seat
from yuletable.kernel.errors import Invalid
from yuletable.kernel.game import Game

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
COMPARED = 20


def unhurried(name: str, game: Game) -> Bot:
    """The bot of this level with a small budget that no clock cuts short."""
    player = bot(name, game)
    if isinstance(player, Thinker):
        player.budget = Budget(10, longest=60)
    return player


@pytest.mark.parametrize("name", [*LEVELS, *KINDS])
@EVERY
def test_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, game: Game) -> None:
    player = unhurried(name, game)
    compared = 0
    for state, seat in along(game, game.seats[-1], f"twins of {name}", every=3):
        twin = state.guess(seat, stream("twin", game.name, compared))
        here = player.choose(sight(state, seat), stream("choice", game.name, compared))
        there = player.choose(sight(twin, seat), stream("choice", game.name, compared))
        assert here == there
        compared += 1
        if compared == COMPARED:
            break
    assert compared == COMPARED


@pytest.mark.parametrize("name", [*LEVELS, *KINDS, "search:5"])
def test_every_bot_sits_down_to_every_game(name: str) -> None:
    for game in (*GAMES.values(), crazy_eights.GAME):
        assert isinstance(bot(name, game), Bot)


def test_the_levels_are_four_and_each_is_more_than_the_one_below() -> None:
    assert LEVELS == ("cosy", "merry", "keen", "wily")
    assert USUAL in LEVELS
    game = find("secret_santa")
    cosy, merry, keen, wily = [bot(name, game) for name in LEVELS]
    assert not isinstance(cosy, Thinker)
    assert not isinstance(merry, Thinker)
    assert isinstance(keen, Thinker)
    assert isinstance(wily, Thinker)
    assert wily.budget.games > 10 * keen.budget.games
    assert 0 < keen.budget.seconds <= 1
    assert 0 < wily.budget.seconds <= 1  # on one core


def test_a_cosy_bot_has_whims_of_its_own() -> None:
    game = find("north_pole")
    merry, cosy = bot("merry", game), bot("cosy", game)
    differ = 0
    choices = 0
    for state, seat in along(game, 4, "whims"):
        luck = stream("whim", "luck", choices)
        differ += merry.choose(sight(state, seat), luck) != cosy.choose(sight(state, seat), luck)
        choices += 1
    assert 0.1 * choices < differ < 0.5 * choices


def test_a_keen_bot_thinks_at_some_of_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Seat] = []

    def looking(self: Thinker, sight: Sight, chance: Chance) -> Move:
        searched.append(sight.seat)
        return sight.menu[0]

    monkeypatch.setattr(Thinker, "choose", looking)
    game = find("north_pole")
    keen, merry = bot("keen", game), bot("merry", game)
    choices = 0
    for state, seat in along(game, 4, "fits"):
        before = len(searched)
        move = keen.choose(sight(state, seat), stream("fit", "luck", choices))
        if len(searched) == before:  # it went by the impression a merry bot has
            luck = stream("fit", "luck", choices)
            luck.below(100)
            assert move == merry.choose(sight(state, seat), luck)
        choices += 1
    assert 0.35 * choices < len(searched) < 0.65 * choices


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:many", "search:1e9"])
def test_a_search_says_how_much(name: str) -> None:
    with pytest.raises(Invalid, match="like search:200"):
        bot(name, find("secret_santa"))


def test_an_unknown_bot_is_named_with_the_nearest() -> None:
    with pytest.raises(Invalid, match=r"perhaps greedy\? Allowed: cosy, merry, keen, wily"):
        bot("greddy", find("secret_santa"))
