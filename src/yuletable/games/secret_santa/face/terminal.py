"""Secret Santa in the terminal: who sits where, the climb, the hand."""

from __future__ import annotations

from itertools import groupby

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from yuletable.cli.board import Board, Choice, around
from yuletable.games.secret_santa.cards import CODES, ELF, FRUITCAKE, SANTA, TOP_GIFT, TREE
from yuletable.games.secret_santa.face import phrases
from yuletable.games.secret_santa.moves import (
    Give,
    LightTree,
    Regift,
    Use,
    UseOn,
    Zeros,
)
from yuletable.games.secret_santa.notation import read_move
from yuletable.kernel.core import Move, Seat
from yuletable.words.sentences import View

STYLES = {  # by type of special: star, holly, snow
    "SANTA": "yellow",
    "E": "yellow",
    "GHOST": "green",
    "MOUSE": "green",
    "CAROL": "green",
    "TREE": "cyan",
    "SCROOGE": "cyan",
    "FRUIT": "cyan",
}
WINDOWS = ("Holly", "SantaWindow", "TreeWindow", "Snow", "OfferFruitcake")
FEW = 12  # choices that are all listed at once
STEPS = 6  # of the climb that are drawn
BESIDE = 64  # columns from which the two panels stand side by side
ROOMY = 100  # columns from which there is room for bars


class GameBoard(Board):
    """The table of Secret Santa."""

    sample_card = "santa"
    chapters = frozenset({"scored"})
    parts = frozenset({"round"})

    # In lines.

    def lines(self, view: View) -> list[str]:
        say = self.words.say
        game = say("board-game", game=view["game"], games=view["games"])
        lines = [f"{say('board-title')}, {game}. {self.climb_title(view)}."]
        lines += [
            f"{self.person(view, lay['seat'])}: {self.play(lay)}" for lay in view["pile"][-1:]
        ]
        lines += [self.seat_line(view, seat) for seat in around(view)]
        if view["hand"] is not None:
            lines.append(f"{say('board-hand')}: {self.hand_line(view)}")
        return lines

    def seat_line(self, view: View, seat: Seat) -> str:
        cards = self.words.say("board-cards", count=view["held"][seat])
        return ", ".join([self.person(view, seat), cards, *self.marks(view, seat)])

    def hand_line(self, view: View) -> str:
        cards = [self.card_name(code) for code in view["hand"]]
        return " ".join(cards) or self.words.say("board-empty")

    def marks(self, view: View, seat: Seat) -> list[str]:
        """What is to be known of a person at a glance."""
        say = self.words.say
        marks = []
        if seat in view["asked"] and view["phase"] not in WINDOWS:
            marks.append(say("mark-turn"))
        if seat in view["places"]:
            place = say("place", n=view["places"].index(seat) + 1)
            marks.append(place if view["held"][seat] else say("mark-out", place=place))
        elif not view["held"][seat]:
            marks.append(say("mark-done"))
        elif seat == view["scrooged"]:
            marks.append(say("mark-scrooged"))
        elif seat in view["passed"]:
            marks.append(say("mark-passed"))
        if seat in view["silent"]:
            marks.append(say("mark-silent"))
        if view["pile"] and view["pile"][-1]["seat"] == seat:
            marks.append(say("mark-top"))
        return marks

    def climb_title(self, view: View) -> str:
        title = self.words.say("board-climb")
        if not view["number"]:
            return f"{title}: {self.words.say('board-open')}"
        word = self.words.say("number", n=view["number"])
        return f"{title}: {self.words.say('board-number', number=view['number'], word=word)}"

    def play(self, lay: View) -> str:
        return phrases.play(self.words, read_move(lay["play"]))

    def card_name(self, code: str) -> str:
        return code if code.isdigit() else self.words.say(f"card-{code}")

    # For eyes.

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        seats = self.seats(view, width)
        beside = width >= BESIDE
        climb = self.climb(view, max(len(view["order"]), 4), width // 2 if beside else width)
        parts: list[RenderableType] = []
        if beside:
            grid = Table.grid(expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            grid.add_row(seats, climb)
            parts.append(grid)
        else:
            parts += [seats, climb]
        if view["hand"] is not None:
            parts.append(self.hand(view, menu, width))
        return Group(*parts)

    def seats(self, view: View, width: int) -> Panel:
        """Everyone clockwise, beginning with who looks."""
        say = self.words.say
        rows = Table.grid(padding=(0, 1))
        for seat in around(view):
            asked = seat in view["asked"] and view["phase"] not in WINDOWS
            away = not view["held"][seat] or seat in view["passed"]
            style = "bold" if asked else "dim" if away else ""
            held = view["held"][seat]
            bar = ["▮" * min(held, 24)] if width >= ROOMY else []
            marks = [m for m in self.marks(view, seat) if m != say("mark-turn")]
            if seat == view["dealer"]:
                marks.append(say("mark-dealer"))
            rows.add_row(
                Text("▶" if asked else " ", style="bold yellow"),
                Text(self.person(view, seat), style=style),
                Text(str(held), style=style, justify="right"),
                *[Text(line, style="dim") for line in bar],
                Text(", ".join(marks), style="dim"),
            )
        game = say("board-game", game=view["game"], games=view["games"])
        totals = "  ".join([f"{self.words.letters[s]} {view['scores'][s]}" for s in around(view)])
        return Panel(
            rows,
            title=f"{say('board-title')}, {game}",
            subtitle=totals if any(view["scores"]) else None,
            title_align="left",
            subtitle_align="right",
            box=ROUNDED,
            border_style="green",
            height=max(len(view["order"]), 4) + 2,
            padding=(0, 1),
        )

    def climb(self, view: View, room: int, width: int) -> Panel:
        """The round's plays as steps, the top of the pile on top."""
        rows = Table.grid(padding=(0, 1))
        shown = view["pile"][-min(room, STEPS) :]
        below = len(view["pile"]) - len(shown)
        if below:
            shown = shown[1:]
            below += 1
        for at, lay in enumerate(reversed(shown)):
            style = "bold yellow" if at == 0 else ""
            rows.add_row(
                Text(lay["play"], style=style, justify="right"),
                Text("▄" * max(lay["value"], 1), style=style or "green"),
                Text(self.person(view, lay["seat"]), style=style),
            )
        if below:
            rows.add_row("", Text(self.words.say("board-lower", count=below), style="dim"), "")
        return Panel(
            rows,
            title=self.climb_title(view),
            title_align="left",
            subtitle=self.unseen(view, width),
            subtitle_align="right",
            box=ROUNDED,
            border_style="green",
            height=room + 2,
            padding=(0, 1),
        )

    def unseen(self, view: View, width: int) -> str | None:
        """Which one-of-a-kind specials somebody else may still hold, if there is room to say."""
        hand = view["hand"] or []
        names = [
            self.card_name(code)
            for code in CODES[TOP_GIFT + 1 : ELF]
            if code not in view["gone"] and code not in hand
        ]
        text = self.words.say("board-unseen", cards=" ".join(names))
        return text if names and len(text) <= width - 6 else None

    def hand(self, view: View, menu: list[Move], width: int) -> RenderableType:
        """The hand by value, specials last; what could be played now stands out."""
        playable = {CODES[card] for move in menu for card in spent(move)}
        cards = []
        for code, alike in groupby(view["hand"]):
            style = STYLES.get(code, "white")
            bright = f"bold {style}" if code in playable or not playable else f"dim {style}"
            cards.append(card(self.card_name(code), len(list(alike)), bright))
        if not cards:
            return Text(f"{self.words.say('board-hand')}: {self.words.say('board-empty')}")
        return Group(*rows_of_cards(cards, width))

    # Choices.

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        rare = rare_moves(menu) if len(menu) > FEW else []
        choices = []
        for move in menu:
            words = self.described(view, move)
            choices.append(Choice(move.text(), words, self.short(move), move in rare))
        return sorted(choices, key=lambda choice: choice.rare)

    def short(self, move: Move) -> str:
        if isinstance(move, Regift):
            gift = phrases.one_gift(self.words, move.gift)
            return f"{gift} → {self.words.called(move.target, self.names)}"
        return move.text()


def spent(move: Move) -> list[int]:
    """The kinds of cards a move takes from the hand."""
    if isinstance(move, (Use, UseOn)):
        return [move.card]
    if isinstance(move, Regift):
        return [FRUITCAKE, move.gift]
    if isinstance(move, LightTree):
        return [TREE]
    if isinstance(move, Zeros):
        return list(move.cards)
    if isinstance(move, Give):
        return [move.value, *([ELF] if move.elves else []), *([SANTA] if move.santa else [])]
    return []


def rare_moves(menu: list[Move]) -> list[Move]:
    """Of a long menu, what a person seldom wants: Elves spent in opening, high gifts given away."""
    rare: list[Move] = []
    zeros = [len(move.cards) for move in menu if isinstance(move, Zeros)]
    gifts = sorted({move.gift for move in menu if isinstance(move, Regift)})[:4]
    for move in menu:
        if isinstance(move, Give):
            if move.elves or move.santa:
                rare.append(move)
        elif isinstance(move, Zeros):
            if len(move.cards) not in (1, max(zeros)):
                rare.append(move)
        elif isinstance(move, Regift) and move.gift not in gifts:
            rare.append(move)
    return rare


def card(name: str, count: int, style: str) -> list[Text]:
    """Equal cards as three lines of a little picture."""
    inside = len(name) + 2
    many = f"×{count}" if count > 1 else ""
    return [
        Text(f"╭{'─' * inside}╮", style=style),
        Text(f"│{name.center(inside)}│", style=style),
        Text(f"╰{many.center(inside, '─')}╯", style=style),
    ]


def rows_of_cards(cards: list[list[Text]], width: int) -> list[Text]:
    """Cards side by side, in as many rows as the width asks for."""
    rows: list[list[list[Text]]] = [[]]
    used = 0
    for picture in cards:
        wide = picture[0].cell_len
        if rows[-1] and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(picture)
        used += wide
    return [Text("").join([picture[at] for picture in row]) for row in rows for at in range(3)]
