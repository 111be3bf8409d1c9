"""The bots by name: the same four levels at every table."""

from __future__ import annotations

from yuletable.bots.bot import Bot
from yuletable.bots.search import Budget
from yuletable.bots.simple import Greedy, Meek, Random, Whimsical
from yuletable.bots.taste import Indifferent, Taste
from yuletable.bots.thinker import Fitful, Thinker
from yuletable.kernel.errors import Invalid
from yuletable.kernel.face import face
from yuletable.kernel.game import Game
from yuletable.kernel.reading import suggestion

LEVELS = ("cosy", "merry", "keen", "wily")  # the weakest first: what a lobby offers
USUAL = "merry"  # the default
KINDS = ("greedy", "random", "meek")  # that trials and clocks use besides
SEARCH = "search:"  # and how many games it imagines for each choice, like search:200

WHIM = 40  # percent of a cosy bot's choices that are random
KEEN = 40  # games it imagines for a choice, when it thinks at all:
THOUGHTFUL = 50  # percent of a keen bot's choices that it thinks about
WILY = 4_000
SECOND = 0.9  # how long a wily bot thinks at most; the rest of the second is for the world around
OVERRUN = 0.2  # by which a search may miss that on a busy machine
GLANCE = 0.03  # that a choice without a search takes, if it is to take a fixed time
MOST = 1_000_000


def taste_of(game: Game) -> Taste:
    """The taste of bots that think: a shrewder one if the game has it."""
    shrewd = face(game, "taste_shrewd")
    taste: Taste = first_taste_of(game) if shrewd is None else shrewd.ShrewdTaste()
    return taste


def first_taste_of(game: Game) -> Taste:
    """The taste of bots that do not think ahead; indifferent if the game has none."""
    first = face(game, "taste")
    taste: Taste = Indifferent() if first is None else first.GameTaste()
    return taste


def impulsive(game: Game) -> Bot:
    """A bot that makes the move it likes best at first sight."""
    taste = first_taste_of(game)
    return Random() if isinstance(taste, Indifferent) else Greedy(taste)


def bot(name: str, game: Game, hurried: bool = True) -> Bot:
    """The bot of this name for this game; without a clock it plays alike on every machine."""
    taste = taste_of(game)
    seconds = SECOND if hurried else 0.0
    if name.startswith(SEARCH):
        return Thinker(taste, Budget(imagined(name)))
    match name:
        case "cosy":
            return Whimsical(first_taste_of(game), WHIM)
        case "merry" | "greedy":
            return impulsive(game)
        case "keen":
            return Fitful(taste, Budget(KEEN, seconds), impulsive(game), THOUGHTFUL)
        case "wily":
            return Thinker(taste, Budget(WILY, seconds))
        case "random":
            return Random()
        case "meek":
            return Meek()
    raise Invalid("bot", f"{name!r} is not known; {suggestion(name, [*LEVELS, *KINDS])}")


def takes(name: str) -> float:
    """The seconds any choice of this level takes where its time must tell nothing."""
    searching = name in ("keen", "wily") or name.startswith(SEARCH)
    return SECOND + OVERRUN if searching else GLANCE


def imagined(name: str) -> int:
    """How many games a bot like search:200 imagines for each choice."""
    number = name.removeprefix(SEARCH)
    digits = number.isascii() and number.isdigit() and len(number) <= len(str(MOST))
    if not digits or not 1 <= int(number) <= MOST:
        raise Invalid("bot", f"{name!r}: say how many games it imagines, like search:200")
    return int(number)
