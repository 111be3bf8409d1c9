"""Holiday Shuffle in the terminal: every mat a row of dates, what is in order marked."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from yuletable.cli.board import Board, Choice, around
from yuletable.games.holiday_shuffle.calendar import NAMES, SLOTS, WILD, in_order, read_day
from yuletable.games.holiday_shuffle.face import phrases
from yuletable.games.holiday_shuffle.moves import (
    DRAW,
    REJECT,
    Name,
    Switch,
    Trade,
)
from yuletable.kernel.core import Json, Move, Seat
from yuletable.words.sentences import View

MONTHS = (  # a color for each, so that runs and groups catch the eye
    "- bright_blue bright_magenta green bright_green yellow bright_yellow "
    "red bright_red magenta dark_orange cyan bright_cyan"
).split()
FEW = 12  # choices that are all listed at once
CARD = 7  # columns of a card, the mark of order beside it
ROOMY = 112  # columns from which names of cards stand beside the mats
BELOW = 8  # discards below the top that are named


class GameBoard(Board):
    """The table of Holiday Shuffle."""

    sample_card = "trade"
    chapters = frozenset({"scored"})
    parts = frozenset({"round", "took", "drew", "complete", "scored", "game_over"})

    # In lines.

    def lines(self, view: View) -> list[str]:
        say = self.words.say
        lines = [f"{say('board-shuffle', round=view['round'], rounds=view['rounds'])}."]
        lines += [self.seat_line(view, seat) for seat in around(view)]
        return [*lines, f"{self.piles(view)}."]

    def seat_line(self, view: View, seat: Seat) -> str:
        row = view["mats"][seat]
        count = view["in_order"][seat]
        ordered = " ".join(row[:count])
        rest = f" | {' '.join(row[count:])}" if count < SLOTS else ""
        in_order = self.words.say("board-in-order", count=count)
        points = self.words.say("board-total", points=view["scores"][seat])
        return f"{self.person(view, seat)}, {points}, {in_order}: {ordered}{rest}"

    def piles(self, view: View) -> str:
        """The draw pile, the top discard and, for who drew it, the card in hand."""
        say = self.words.say
        parts = [say("board-draw", count=view["draw"])]
        if view["flipped"]:
            parts.append(say("board-flipped"))
        if view["top"]:
            parts.append(say("board-discard", card=self.card(view["top"])))
        if view["held"]:
            parts.append(say("board-held", card=self.card(view["held"])))
        return "; ".join(parts)

    def card(self, facts: Json) -> str:
        """A card with its name, and what it does if it is a Celebration."""
        if facts["date"] is None:
            return phrases.card(self.words, facts["card"])
        code, effect = facts["card"], facts["effect"]
        name = self.words.printed(facts["name"])
        if effect is None:
            return self.words.say("board-named", code=code, name=name)
        return self.words.say("board-effect", code=code, name=name, effect=effect)

    # For eyes.

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        say = self.words.say
        numbers = Text(" " * 2)
        for slot in range(1, SLOTS + 1):
            numbers.append(f"{slot:^{CARD}}", style="dim")
        rows: list[RenderableType] = [numbers] if width >= 2 + CARD * SLOTS + 4 else []
        for seat in around(view):
            rows += self.mat(view, seat, width)
        return Group(
            Panel(
                Group(*rows),
                title=say("board-shuffle", round=view["round"], rounds=view["rounds"]),
                title_align="left",
                subtitle=self.totals(view),
                subtitle_align="right",
                box=ROUNDED,
                border_style="green",
                padding=(0, 1),
            ),
            self.piles_picture(view, width),
        )

    def totals(self, view: View) -> str | None:
        letters = self.words.letters
        totals = "  ".join([f"{letters[s]} {view['scores'][s]}" for s in around(view)])
        return totals if any(view["scores"]) else None

    def mat(self, view: View, seat: Seat, width: int) -> list[RenderableType]:
        """Whose mat it is, and its ten dates: what is in order joined and bright, the rest dim."""
        asked = seat in view["asked"]
        head = Text("▶ " if asked else "  ", style="bold yellow")
        head.append(self.person(view, seat), style="bold" if asked else "")
        head.append(f"  {self.marks(view, seat)}", style="dim")
        row = Text("  ")
        narrow = width < 2 + CARD * SLOTS + 4
        for slot, code in enumerate(view["mats"][seat]):
            row.append_text(self.slot(view, seat, slot, code))
            if narrow and slot == SLOTS // 2 - 1:
                row.append("\n  ")
        return [head, row]

    def slot(self, view: View, seat: Seat, slot: int, code: str) -> Text:
        count = view["in_order"][seat]
        date = view["dates"][seat][slot]
        name = f"W{date}" if "=" in code else code
        month = NAMES.index(date[:3]) if date else None
        colour = "white" if month is None else MONTHS[month]
        style = f"bold {colour}" if slot < count else f"dim {colour}"
        mark = "─" if slot + 1 < count else "╳" if slot + 1 == count < SLOTS else " "
        text = Text(f"{name:^{CARD - 1}}", style=style)
        return text.append(mark, style="bold green" if mark == "─" else "red")

    def marks(self, view: View, seat: Seat) -> str:
        say = self.words.say
        marks = [say("board-in-order", count=view["in_order"][seat])]
        if seat == view["dealer"]:
            marks.append(say("board-dealer"))
        return ", ".join(marks)

    def piles_picture(self, view: View, width: int) -> RenderableType:
        say = self.words.say
        grid = Table.grid(padding=(0, 2))
        draw = say("board-draw", count=view["draw"])
        if view["flipped"]:
            draw = f"{draw}, {say('board-flipped')}"
        cells = [Text(f"▒▒ {draw}", style="dim")]
        if view["top"]:
            discard = say("board-discard", card=self.card(view["top"]))
            cells.append(Text(f"▢ {discard}", style="bold"))
        grid.add_row(*cells)
        parts: list[RenderableType] = [grid]
        below = view["discard"][:-1][-BELOW:]
        if below and width >= ROOMY:
            cards = " ".join(reversed(below))
            parts.append(Text(f"   {say('board-below', cards=cards)}", style="dim"))
        if view["held"]:
            held = say("board-held", card=self.card(view["held"]))
            parts.append(Text(f"▶ {held}", style="bold yellow"))
        return Group(*parts)

    # Questions and choices.

    def keys(self, view: View, menu: list[Move]) -> list[str]:
        """How a move of this kind is written."""
        usual = super().keys(view, menu)
        phase = view["phase"]
        if not menu or phase == "Consent":
            return usual
        say = self.words.say
        if isinstance(menu[0], Name):
            return [say("keys-Naming", slot=menu[0].slot + 1), *usual]
        if phase == "Effect":
            return [say(f"keys-Effect-{view['question']['effect']}"), *usual]
        if phase == "Turn":
            return [say("keys-Turn" if DRAW in menu else "keys-Turn-empty")]
        return [say("keys-Drawn")]

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        """The menu, slots numbered as on the mat; a long one lists what leaves most in order."""
        rare = rare_moves(view, menu) if len(menu) > FEW else []
        slots = [move for move in menu if move not in (DRAW, REJECT)]
        choices = []
        for move in [*slots, *[move for move in menu if move not in slots]]:
            words = self.described(view, move)
            choices.append(Choice(move.text(), words, move.text(), move in rare))
        return sorted(choices, key=lambda choice: choice.rare)


def rare_moves(view: View, menu: list[Move]) -> list[Move]:
    """Of a long menu all but the few that leave most cards in order from the left."""
    best = sorted(menu, key=lambda move: -promise(view, move))[:FEW]
    return [move for move in menu if move not in best]


def promise(view: View, move: Move) -> int:
    """How many cards would be in order after this move; the declining comes before all."""
    rows = [[read_day(date) if date else WILD for date in dates] for dates in view["dates"]]
    row = rows[view["seat"]]
    if isinstance(move, Switch):
        row[move.first], row[move.second] = row[move.second], row[move.first]
    elif isinstance(move, Trade):
        row[move.mine] = rows[move.partner][move.theirs]
    elif isinstance(move, Name):
        row[move.slot] = move.day
    else:
        return SLOTS + 1
    return in_order(row, leap=True, strict=False)
