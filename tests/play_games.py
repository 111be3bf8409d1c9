"""Plays seeded games of every kind and prints a fingerprint of each; run by test_compiled."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from tests.promises import needed
from yuletable.bots.bot import sight
from yuletable.bots.levels import bot, taste_of
from yuletable.bots.playout import playout
from yuletable.bots.search import Budget, think
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE, Host
from yuletable.kernel.game import Game, position_hash
from yuletable.kernel.match import Match
from yuletable.lab.speed import compiled

SEARCHED = 30  # games imagined for each choice
CHOICES = 12
MOST = 20_000  # moves: chance alone hardly ever ends some games


def fingerprint(game: Game, seats: int, number: int) -> str:
    """One game by greedy and random players: every event, view and guess on the way."""
    match = Match(game, seats, seed=f"{game.name}/{number}", options=needed(game, seats))
    luck = stream("players", game.name, number)
    players = [bot("greedy" if seat % 2 else "random", game) for seat in range(seats)]
    seen = sha256()
    while not match.over():
        seat = match.waiting()[0]
        events = match.play(seat, players[seat].choose(sight(match.state, seat), luck))
        guess = match.state.guess(seat, luck)
        told = [event.seen_by(HOUSE) for event in events]
        seen.update(json.dumps([told, guess.view(HOUSE), game.write_position(guess)]).encode())
    assert match.record.end
    return f"{game.name} {seats} {match.record.end[:16]} {seen.hexdigest()[:16]}"


def whole_playout(game: Game, seats: int) -> str:
    """The loop that search runs, to the same end or as far."""
    chance = stream("playout", game.name, seats)
    state = game.start(game.terms(seats, options=needed(game, seats)), Host(chance))
    moves = playout(state, chance, MOST)
    return f"{game.name} {seats} {moves} {position_hash(game.write_position(state))[:16]}"


def searched(game: Game, seats: int) -> str:
    """What a searching bot does in the first moves, and how sure it is of it."""
    luck = stream("search", game.name, seats)
    state = game.start(game.terms(seats, options=needed(game, seats)), Host(luck))
    taste, budget = taste_of(game), Budget(SEARCHED, longest=200)
    seen = sha256()
    for _ in range(CHOICES):
        eyes = sight(state, state.waiting()[0])
        found = think(eyes.seat, eyes.menu, eyes.imagine, taste, budget, luck)
        seen.update(json.dumps([[c.move.text(), c.games, c.total] for c in found]).encode())
        state.play(eyes.seat, found[0].move, Host(luck))
    return f"{game.name} {seats} {seen.hexdigest()[:16]}"


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted")
    for game in GAMES.values():
        for seats in game.seats:
            print(whole_playout(game, seats))
            print(searched(game, seats))
        for number in range(int(sys.argv[1])):
            print(fingerprint(game, game.seats[number % len(game.seats)], number))
