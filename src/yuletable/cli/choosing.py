"""Which game, where nobody has said."""

from __future__ import annotations

from yuletable.cli.screen import Screen
from yuletable.games.catalogue import GAMES
from yuletable.kernel.game import Game
from yuletable.words.sentences import Words


def ask_for_game(screen: Screen) -> Game:
    """The only game there is, or the one they choose."""
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    words = Words(language=screen.language)
    screen.line(words.say("which-game"))
    for number, game in enumerate(games, 1):
        screen.line(f"{number}. {game.title} ({game.name})")
    while True:
        text = screen.read(words.say("prompt")).lower()
        if text.isdecimal() and 1 <= int(text[:9]) <= len(games):
            return games[int(text[:9]) - 1]
        named = [game for game in games if text in (game.name, game.title.lower())]
        if named:
            return named[0]
        screen.line(words.say("which-game-again"))
