"""`yuletable play`: a game in the terminal, kept after every move."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from yuletable.cli import saves
from yuletable.cli.board import board_of
from yuletable.cli.choosing import ask_for_game
from yuletable.cli.clock import Clock
from yuletable.cli.driver import Driver, declines
from yuletable.cli.keepsakes import remember
from yuletable.cli.keyboard import Keyboard, Leave
from yuletable.cli.screen import Screen
from yuletable.cli.seating import Party, party, safe_names
from yuletable.cli.terms import read_edition, read_options
from yuletable.games.catalogue import find
from yuletable.kernel.chance import FAST, SECURE
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, Record, replay, verify
from yuletable.words.sentences import ENGLISH, YOU

LEFT = 0
INTERRUPTED = 130


def play(
    game: str | None,
    seats: int | None,
    names: Sequence[str],
    bots: Sequence[str],
    seed: str | None,
    options: Sequence[str],
    edition: str | None,
    file: Path | None,
    screen: Screen,
) -> int:
    """Sit down to a new game."""
    chosen = find(game) if game else ask_for_game(screen)
    everyone = party(chosen, names or [YOU], bots, seats)
    match = Match(
        chosen,
        len(everyone.names),
        seed=seed,
        edition=read_edition(edition),
        options=read_options(options),
        names=list(everyone.names),
        date=date.today().isoformat(),
        luck_version=SECURE if seed is None else FAST,  # a known seed hides nothing
    )
    kept = file or saves.new_file(match.record, saves.games_folder())
    if file is not None and file.exists():
        raise Invalid(str(file), "is there already; continue it with --continue, or name another")
    return sit_down(match, everyone, kept, screen)


def go_on(file: Path, screen: Screen) -> int:
    """Come back to a game that was left."""
    save = saves.read_unfinished(file)
    game = find(save.record.game)
    match = verify(game, save.record)
    match.beside = saves.read_companion(file)
    names = tuple(safe_names(save.record.names, save.record.seats))
    everyone = Party(names, tuple(save.bots))
    known = len(replay(game, save.record, last_look(save.record, everyone)).events)
    known = known if save.record.moves else 0
    return sit_down(match, everyone, file, screen, known, save.played)


def last_look(record: Record, everyone: Party) -> int:
    """How many moves had been made when a person last chose one: from there on all is news."""
    persons = everyone.persons()
    for number in range(len(record.moves) - 1, -1, -1):
        seat, text = record.moves[number]
        if seat in persons and not declines(find(record.game), text):
            return number
    return 0


def sit_down(
    match: Match, everyone: Party, file: Path, screen: Screen, known: int = 0, played: float = 0
) -> int:
    """Play until the game is over or somebody leaves.

    So many events are known already, and so many seconds were played before.
    """
    game, clock = match.game, Clock(played)
    board = board_of(game, list(everyone.names), screen.language, match.record.edition)
    keyboard = Keyboard(
        screen, board, game, everyone.persons(), file, lambda: clock.left(match.state)
    )
    bots = everyone.seated_bots(game)

    def keep(match: Match) -> None:
        saves.keep(file, match, everyone, clock.played)

    driver = Driver(match, bots, keyboard, keep, clock)
    keep(match)
    try:
        greet(match, everyone, file, keyboard)
        keyboard.remind(match.events[:known])
        keyboard.tell(match.events[known:])
        driver.run()
        keyboard.finish(match.view(HOUSE))
        remember(match, everyone.persons(), keyboard, file)
        part(match, file, keyboard)
    except (KeyboardInterrupt, EOFError, Leave) as reason:
        clock.left(match.state)  # the time until now counts
        keep(match)
        keyboard.close()
        screen.line()
        going_on = command("play", "--continue", str(file), *spoken(screen))
        screen.line(board.words.say("left", command=going_on), exact=True)
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else LEFT
    return 0


def greet(match: Match, everyone: Party, file: Path, keyboard: Keyboard) -> None:
    """Who plays what, and the commitment to check afterward."""
    say, screen = keyboard.words.say, keyboard.screen
    labels = [keyboard.board.label(seat) for seat in range(len(everyone.names))]
    bots = [everyone.names[seat] for seat, kind in enumerate(everyone.bots) if kind is not None]
    names = keyboard.words.listed(labels)
    screen.line(say("welcome", game=match.game.title, seats=len(labels), names=names))
    if bots:
        screen.line(say("bots", names=keyboard.words.listed(bots), count=len(bots)))
    if match.record.moves:
        screen.line(say("back", moves=len(match.record.moves)))
    screen.line(say("promise", commitment=match.record.commitment), exact=True)
    screen.line(say("saved-in", file=str(file)), exact=True)
    screen.line()
    for message in ("how-to", "keys-how-to"):
        if keyboard.words.knows(message):
            screen.lines(say(message).splitlines())
    screen.line(say("beginner"))
    if not screen.plain:
        keyboard.read(say("next"))


def part(match: Match, file: Path, keyboard: Keyboard) -> None:
    """The seed, and how to look at the game again."""
    say = keyboard.words.say
    screen = keyboard.screen
    screen.line()
    screen.line(say("seed", seed=match.record.seed), exact=True)
    screen.line(say("record", replay=command("replay", str(file), *spoken(screen))), exact=True)
    screen.line(say("record-verify", verify=command("verify", str(file))), exact=True)


def spoken(screen: Screen) -> list[str]:
    """What to add to a command to be answered in the same language."""
    return [] if screen.language == ENGLISH else ["--language", screen.language]


def command(*words: str) -> str:
    """A command to be typed again just so; go.py says how it was called itself."""
    return " ".join([os.environ.get("YULETABLE_COMMAND", "yuletable"), shlex.join(words)])
