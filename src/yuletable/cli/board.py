"""A board for any game: every fact of the view on a line, every move as it is written."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from yuletable.kernel.core import Json, Move, Seat
from yuletable.kernel.face import face
from yuletable.kernel.game import Game
from yuletable.kernel.keepsakes import Card
from yuletable.words.sentences import ENGLISH, YOU, View, Words, eyes

BASICS = ("seat", "order", "scores", "phase", "asked", "over")  # what every view holds


@dataclass(frozen=True)
class Choice:
    """A move on offer."""

    text: str  # as the move is written
    words: str  # what it does
    short: str  # the same where there is little room
    rare: bool = False  # listed only when asked for


class Board:
    """Draws a table from what one seat may see: its view and its menu."""

    clause = ""  # one to name in the help, where it is not the usual one
    sample_card = ""  # one to ask about in the help, if there are cards
    labeled_by = "number"  # how choices are called: by number or by letter
    chapters: frozenset[str] = frozenset()  # kinds of events worth a pause
    parts: frozenset[str] = frozenset()  # kinds of events that begin a new part of the story

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, view: View) -> list[str]:
        """The table in plain lines."""
        facts = [f"{name}: {shown(fact)}" for name, fact in view.items() if name not in BASICS]
        return [f"{self.label(seat)}: {view['scores'][seat]}" for seat in view["order"]] + facts

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        """The table for eyes."""
        return Group(*[Text(line) for line in self.lines(view)])

    def standings(self, view: View) -> list[str]:
        """Who has how much, best first."""
        seats = sorted(view["order"], key=lambda seat: -view["scores"][seat])
        return [f"{self.label(seat)}: {view['scores'][seat]}" for seat in seats]

    def question(self, view: View, menu: list[Move]) -> str:
        """What is expected of whom, and how to answer at this keyboard."""
        asked = self.words.question(view, menu, self.names)
        return " ".join([asked, *self.keys(view, menu)])

    def keys(self, view: View, menu: list[Move]) -> list[str]:
        """What to type: Enter is enough where there is no choice."""
        return [self.words.say("only-one")] if len(menu) == 1 else []

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        """The menu as it is numbered: first what is listed at once."""
        choices = [self.choice(view, move) for move in menu]
        return sorted(choices, key=lambda choice: choice.rare)

    def labels(self, choices: list[Choice]) -> list[str]:
        """What to type for each choice."""
        return [str(number) for number in range(1, len(choices) + 1)]

    def choice(self, view: View, move: Move) -> Choice:
        return Choice(move.text(), self.described(view, move), move.text())

    def described(self, view: View, move: Move) -> str:
        """What a move does, in a few words."""
        return self.words.move(move, eyes(view), self.names, view)

    def easy(self, view: View) -> bool:
        """Does Enter take the first choice, though there are others?"""
        return False

    def passing(self, view: View) -> bool:
        """May one let this pass until one's next turn, like a window?"""
        return False

    def help(self) -> list[str]:
        """What the help says of this game alone."""
        return [self.words.say("help-card", card=self.sample_card)] if self.sample_card else []

    def about(self, view: View, text: str) -> list[str]:
        """What somebody asked about the table in words of this game, or nothing."""
        return []

    def keepsake(self, card: Card) -> list[str]:
        """A keepsake as one would read it out: first whose it is."""
        facts = [f"{name}: {shown(fact)}" for name, fact in card.items() if name != "name"]
        return [card["name"], *facts]

    def label(self, seat: Seat) -> str:
        """A person by letter and name."""
        name = self.names[seat] if seat < len(self.names) else ""
        called = self.words.say("yourself") if name == YOU else self.words.called(seat, self.names)
        return self.words.say("letter-of", letter=self.words.letters[seat], name=called)

    def person(self, view: View, seat: Seat) -> str:
        """Letter and name; who is only called You is so to themselves alone."""
        if seat == eyes(view):
            return self.label(seat)
        name = self.words.called(seat, self.names)
        return self.words.say("letter-of", letter=self.words.letters[seat], name=name)


def board_of(game: Game, names: list[str], language: str = ENGLISH, edition: Json = None) -> Board:
    """The board of the game's own face, else the plain one; its words know the edition."""
    terminal = face(game, "terminal")
    board: type[Board] = Board if terminal is None else terminal.GameBoard
    return board(Words(game, language, edition=edition), names)


def around(view: View) -> list[Seat]:
    """Everyone clockwise, beginning with who looks."""
    order: list[Seat] = view["order"]
    at = order.index(view["seat"]) if view["seat"] is not None else 0
    return order[at:] + order[:at]


def shown(fact: Json) -> str:
    """A fact of a view in a line.

    >>> shown({"seat": 1, "cards": ["5", "5"]})
    'seat 1, cards 5 5'
    """
    if isinstance(fact, dict):
        return ", ".join([f"{name} {shown(part)}" for name, part in fact.items()])
    if isinstance(fact, list):
        return (
            "; ".join([shown(part) for part in fact])
            if any(isinstance(part, (dict, list)) for part in fact)
            else " ".join([str(part) for part in fact])
        )
    return str(fact)
