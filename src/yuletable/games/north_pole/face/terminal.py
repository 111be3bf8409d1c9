"""The train race in the terminal: the winding track with everything on it, and the hand."""

from __future__ import annotations

from string import ascii_lowercase

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yuletable.cli.board import Board, Choice, around
from yuletable.games.north_pole.cards import CODES
from yuletable.games.north_pole.face import phrases
from yuletable.games.north_pole.face.terminal_railway import Plan, railway
from yuletable.games.north_pole.moves import Number, Toss, Triple, Use, UseOn
from yuletable.kernel.core import Move, Seat
from yuletable.words.sentences import View

BESIDE = 72  # columns from which two players stand in one line
LAST = 3  # discards that are shown
TRAINS = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red", "bold blue")


class GameBoard(Board):
    """The table of the train race."""

    sample_card = "santa"
    labeled_by = "letter"  # since moves are numbers themselves
    chapters = frozenset({"won"})
    parts = frozenset({"turn"})

    # In lines.

    def lines(self, view: View) -> list[str]:
        say = self.words.say
        lines = [f"{say('board-title')}. {self.piles(view)}"]
        lines += [self.seat_line(view, seat) for seat in around(view)]
        if view["hand"] is not None:
            cards = ", ".join([self.card_name(code) for code in view["hand"]])
            lines.append(f"{say('board-hand')}: {cards or say('board-empty')}")
        return lines

    def seat_line(self, view: View, seat: Seat) -> str:
        cards = self.words.say("board-cards", count=view["held"][seat])
        place = self.place(view, view["at"][seat])
        return ", ".join([self.person(view, seat), place, cards, *self.marks(view, seat)])

    def place(self, view: View, space: int) -> str:
        return phrases.place(self.words, view, space)

    def marks(self, view: View, seat: Seat) -> list[str]:
        """What is to be known of a player at a glance."""
        marks = []
        if seat in view["asked"] and view["phase"] not in phrases.WINDOWS:
            marks.append(self.words.say("mark-turn"))
        due = view["turns"][seat] + (0 if seat == view["active"] else 1)
        if view["detour"][seat] == due:
            marks.append(self.words.say("mark-detour"))
        for known in view["known"][seat]:
            cards = " ".join([self.card_name(code) for code in known["of"]])
            marks.append(self.words.say("mark-known", least=known["least"], cards=cards))
        return marks

    def piles(self, view: View) -> str:
        say = self.words.say
        last = ", ".join([self.card_name(code) for code in reversed(view["discard"][-LAST:])])
        shown = say("board-discard", cards=last) if last else say("board-no-discard")
        return f"{say('board-draw', count=view['draw'])} {shown}"

    def card_name(self, code: str) -> str:
        return phrases.short(self.words, code)

    def standings(self, view: View) -> list[str]:
        """Who got how far, the winner first."""
        seats = sorted(view["order"], key=lambda seat: -view["at"][seat])
        return [f"{self.label(seat)}: {self.place(view, view['at'][seat])}" for seat in seats]

    # For eyes.

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        line = railway(self.plan(view), width)
        for seat, space in enumerate(view["at"]):
            line.stand(space, self.words.letters[seat], TRAINS[seat % len(TRAINS)])
        parts: list[RenderableType] = [*line.drawn(), self.seats(view, width)]
        parts.append(Text(self.piles(view), style="dim"))
        if view["hand"] is not None:
            parts.append(self.hand(view, menu))
        return Group(*parts)

    def plan(self, view: View) -> Plan:
        track = view["track"]
        return Plan(
            tuple(track["stations"]),
            tuple([self.words.printed(name) for name in view["stations"]]),
            (track["lower_bridge"], track["upper_bridge"]),
            self.words.say("board-bridge"),
            (track["slope_top"], track["slope_foot"]),
            self.words.say("board-slope"),
        )

    def seats(self, view: View, width: int) -> Table:
        """Everybody clockwise, beginning with who looks, two in a line where there is room."""
        beside = 2 if width >= BESIDE else 1
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(beside):
            grid.add_column(ratio=1, no_wrap=True)
        cells = [self.seat_cell(view, seat) for seat in around(view)]
        for first in range(0, len(cells), beside):
            grid.add_row(*cells[first : first + beside])
        return grid

    def seat_cell(self, view: View, seat: Seat) -> Text:
        asked = seat in view["asked"] and view["phase"] not in phrases.WINDOWS
        cell = Text("▶ " if asked else "  ", style="bold yellow")
        cell.append(self.person(view, seat), style=TRAINS[seat % len(TRAINS)])
        turn = self.words.say("mark-turn")
        marks = [mark for mark in self.marks(view, seat) if mark != turn]
        place = self.place(view, view["at"][seat]).partition(" (")[0]  # the track tells the rest
        cards = "▮" * view["held"][seat]
        cell.append(f"  {', '.join([f'{place} {cards}', *marks])}", style="" if asked else "dim")
        return cell

    def hand(self, view: View, menu: list[Move]) -> Text:
        """The hand as a row of cards; what could be played now stands out."""
        playable = {CODES[card] for move in menu for card in spent(move)}
        row = Text(f"{self.words.say('board-hand')}: ")
        for code in view["hand"]:
            colour = "white" if code.isdigit() else "yellow"
            bright = code in playable or not playable
            row.append(f"▏{self.card_name(code)}▕", style=f"{'bold' if bright else 'dim'} {colour}")
            row.append(" ")
        if not view["hand"]:
            row.append(self.words.say("board-empty"))
        return row

    # Choices.

    def labels(self, choices: list[Choice]) -> list[str]:
        return list(ascii_lowercase[: len(choices)])


def spent(move: Move) -> list[int]:
    """The cards a move takes from the hand."""
    if isinstance(move, (Number, Triple)):
        return [move.value]
    return [move.card] if isinstance(move, (Use, UseOn, Toss)) else []
