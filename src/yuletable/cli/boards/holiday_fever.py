"""Holiday Fever in the terminal: the town around its calendar, trees, Gifts and score cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yuletable.cli.boards.board import Board, Choice, View, around, viewer
from yuletable.cli.boards.town import town
from yuletable.games.holiday_fever.moves import Guess
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Json, Move, Seat
from yuletable.words import holiday_fever as phrases

WINDOWS = ("Anytime", "Reaction")
FEW = 14  # choices that are all listed at once
FULL = 3  # of a kind make a decorated tree
COLOURS = {"orange": "dark_orange", "purple": "magenta"}  # as terminals name them


class GameBoard(Board):
    """The table of Holiday Fever."""

    clause = "HF-028"
    sample_card = "n01"
    chapters = frozenset({"won"})
    parts = frozenset({"turn"})

    # In lines.

    def lines(self, view: View) -> list[str]:
        title = self.words.say("board-race" if view["race"] else "board-title")
        lines = [f"{title} {self.decks(view)}".strip()]
        for seat in around(view):
            lines.append(self.seat_line(view, seat))
            lines += [f"  {self.gifts(view, seat)}"] if view["rows"][seat] else []
        return lines + self.own_lines(view)

    def decks(self, view: View) -> str:
        """How many cards are left, once there are any."""
        if not view["turn"] and not view["gift_deck"]:
            return ""
        return self.words.say("board-decks", gifts=view["gift_deck"], values=view["value_deck"])

    def seat_line(self, view: View, seat: Seat) -> str:
        where = self.where(view, seat)
        tree = self.words.say(
            "board-tree", lights=view["lights"][seat], ornaments=view["ornaments"][seat]
        )
        return ", ".join(
            [self.person(view, seat), where, tree, self.money(view, seat), *self.marks(view, seat)]
        )

    def own_lines(self, view: View) -> list[str]:
        """The own score card and the cards one holds."""
        if view["seat"] is None:
            return []
        me = viewer(view)
        lines = [self.words.say("board-card", rows=self.rows(view, me))]
        if view["hand"]:
            cards = ", ".join([f"{code} {phrases.card(self.words, code)}" for code in view["hand"]])
            lines.append(self.words.say("board-hand", cards=cards))
        if view["table"][me]:
            pairs = [self.pair(view, seat) for seat in around(view)]
            lines.append(self.words.say("board-pairs", pairs=", ".join(pairs)))
        if view["fresh"]:
            message = f"text-{view['fresh']}"
            lines.append(self.words.say(message) if self.words.knows(message) else view["fresh"])
        return lines

    def rows(self, view: View, seat: Seat) -> str:
        """Debts in their rows, each behind its star, and what was put aside."""
        stars = view["stars"][seat]
        debts = [
            f"{'★' if row < stars else '☆'}{debt}" for row, debt in enumerate(view["debts"][seat])
        ]
        spare = "★" * max(0, stars - len(debts))
        return " ".join([*debts, spare]).strip() or self.words.say("board-nothing")

    def where(self, view: View, seat: Seat) -> str:
        if view["days"][seat]:
            day = view["days"][seat]
            return self.words.say("board-day", day=day, name=view["calendar"][day - 1])
        return str(view["ring"][view["spaces"][seat]][0])

    def money(self, view: View, seat: Seat) -> str:
        """Deposits, and what is owed for all one can see."""
        owed = sum(view["debts"][seat][view["stars"][seat] :])
        return self.words.say("board-money", has=sum(view["deposits"][seat]), owed=owed)

    def marks(self, view: View, seat: Seat) -> list[str]:
        """What is to be known of a family at a glance."""
        say = self.words.say
        marks = []
        if view["held"][seat]:
            marks.append(say("mark-cards", count=view["held"][seat]))
        if view["chances"][seat]:
            marks.append(say("mark-chance", face=view["chances"][seat]))
        if seat in view["asked"] and view["phase"] not in WINDOWS:
            marks.append(say("mark-turn"))
        return marks

    def gifts(self, view: View, seat: Seat) -> str:
        """A row of Gifts, as far as they are known: «1 Camera 100+?»."""
        return "  ".join([f"{gift['slot']} {self.gift(gift)}" for gift in view["rows"][seat]])

    def gift(self, gift: Json) -> str:
        name = phrases.gift(gift["gift"]) if gift["gift"] else "?"
        values = "+".join([str(value or "?") for value in gift["values"]])
        if not gift["gift"] and not any(gift["values"]):
            values = f"×{len(gift['values'])}"
        return f"{name} {values}{' ☂' if gift.get('stocking') else ''}".strip()

    def pair(self, view: View, seat: Seat) -> str:
        return f"{self.words.letters[seat]} {self.gift(view['table'][seat])}"

    # For eyes.

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        drawn = town(view, self.words.letters, self.words.say("board-legend").splitlines())
        grid.add_column(no_wrap=True, min_width=max([line.cell_len for line in drawn]))
        grid.add_column(no_wrap=True, overflow="ellipsis")
        grid.add_row(Group(*drawn), self.families(view))
        own = self.own_lines(view)
        if own and view["rows"][viewer(view)]:
            gifts = self.gifts(view, viewer(view))
            own.insert(0, self.words.say("board-gifts", gifts=gifts))
        return Group(grid, *[Text(line) for line in own])

    def families(self, view: View) -> Group:
        """Everyone clockwise, beginning with who looks: tree and money, then others' Gifts."""
        title = Text(
            self.words.say("board-race") if view["race"] else self.decks(view),
            style="bold red" if view["race"] else "dim",
        )
        lines = [title]
        for seat in around(view):
            lines.append(self.family(view, seat))
            if seat != viewer(view):
                gifts = self.gifts(view, seat)
                lines.append(Text(f"  {gifts}", style="dim", overflow="ellipsis", no_wrap=True))
        return Group(*lines)

    def family(self, view: View, seat: Seat) -> Text:
        asked = seat in view["asked"] and view["phase"] not in WINDOWS
        colour = view["families"][seat] or "white"
        line = Text("▶" if asked else " ", style="bold yellow")
        line.append(self.person(view, seat), style=f"bold {COLOURS.get(colour, colour)}")
        line.append(f" {tree(view['lights'][seat], view['ornaments'][seat])} ", style="green")
        line.append(f"★{view['stars'][seat]} {self.purse(view, seat)}")
        return line

    def purse(self, view: View, seat: Seat) -> str:
        """Money, cards held and a miracle hoped for, in signs."""
        say = self.words.say
        owed = sum(view["debts"][seat][view["stars"][seat] :])
        signs = [say("board-purse", has=sum(view["deposits"][seat]), owed=owed)]
        if view["held"][seat]:
            signs.append(say("sign-cards", count=view["held"][seat]))
        if view["chances"][seat]:
            signs.append(say("sign-chance", face=view["chances"][seat]))
        return " ".join(signs)

    # Questions and choices.

    def question(self, view: View, menu: list[Move]) -> str:
        say = self.words.say
        phase = view["phase"]
        if phase is None:
            return super().question(view, menu)
        if not menu:
            if phase in WINDOWS:
                return say("wait-window")
            return say("waiting", who=self.people(view["asked"], viewer(view)))
        return self.hurry(self.asking(view, menu), menu)

    def asking(self, view: View, menu: list[Move]) -> str:
        """The question of a phase, with what one must know to answer it."""
        say = self.words.say
        phase, top = view["phase"], view["stack"][-1]
        if phase == "Ready" and view["stockings"][viewer(view)]:
            return say("ask-Ready-laid")
        if phase == "Anytime":
            active = self.words.person("who", view["active"], viewer(view), self.names)
            return say(f"ask-Anytime-{top['when']}", thrown=view["thrown"] or 0, **active)
        if phase == "Speech":
            return say("ask-Speech", prompt=view["speech"]["prompt"])
        if phase == "Place":
            amount = view["unplaced"][0]
            value = phrases.money(self.words, amount or 0)
            return say("ask-Place", value=value)
        if phase in ("Offer", "Pawn"):
            return self.at_store(phase, *view["ring"][top["at"]])
        if phase == "Store":
            return say("ask-Store", left=top["left"])
        if phase == "Reaction":
            who = self.words.name(top["actor"], viewer(view), self.names)
            return say("ask-Reaction", who=who, slot=top["slot"])
        return say(f"ask-{phase}")

    def at_store(self, phase: str, name: str, _kind: str, printed: Json) -> str:
        prices = {n: phrases.money(self.words, printed[n] or 0) for n in ("total", "sells")}
        return self.words.say(f"ask-{phase}", name=name, items=printed["items"], **prices)

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        choices = [self.choice_of(view, move, len(menu) > FEW) for move in menu]
        return sorted(choices, key=lambda choice: choice.rare)

    def choice_of(self, view: View, move: Move, many: bool) -> Choice:
        words = self.put(view, move)
        rare = many and isinstance(move, Guess) and not self.sure(view, move)
        return Choice(move.text(), words, move.text(), rare)

    def put(self, view: View, move: Move) -> str:
        """What a move does, Gifts by their names as far as this viewer knows them."""
        if view["phase"] == "Youngest" and isinstance(move, Decline):
            return self.words.say("move-draw")

        def naming(seat: Seat, slot: int) -> str:
            gift = next(gift for gift in view["rows"][seat] if gift["slot"] == slot)
            if gift["gift"] is None:
                return self.words.say("slot", slot=slot)
            return self.words.say("gift-in", gift=phrases.gift(gift["gift"]), slot=slot)

        return phrases.move(self.words, move, viewer(view), self.names, naming)

    def sure(self, view: View, move: Guess) -> bool:
        """Has this viewer seen the Gift?"""
        row = view["rows"][move.seat]
        return any([g["slot"] == move.slot and g["gift"] == move.gift for g in row])


def tree(lights: int, ornaments: int) -> str:
    """A tree in a line, with room for what is missing.

    >>> tree(2, 4)
    '✦✦· ●●●●'
    """
    return f"{'✦' * lights:·<{FULL}} {'●' * ornaments:·<{FULL}}"
