"""Holiday Fever in the terminal: the town around its calendar, trees, Gifts and score cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from yuletable.cli.board import Board, Choice, around
from yuletable.games.holiday_fever.face import phrases
from yuletable.games.holiday_fever.face.terminal_town import town
from yuletable.games.holiday_fever.moves import Guess, Play, Speak, Swap
from yuletable.kernel.core import Json, Move, Seat
from yuletable.kernel.keepsakes import Card
from yuletable.words.sentences import View, eyes

FEW = 14  # choices that are all listed at once
FULL = 3  # of a kind make a decorated tree
COLORS = {"orange": "dark_orange", "purple": "magenta"}  # as terminals name them


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
        me = eyes(view)
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

    def keepsake(self, card: Card) -> list[str]:
        """A score card as one would read it out."""
        say = self.words.say
        debts = [
            f"{'★' if row['row'] <= card['stars'] else '☆'}{row['amount']}" for row in card["debts"]
        ]
        spare = "★" * max(0, card["stars"] - len(debts))
        gifts = [f"{gift['gift']} {'+'.join(map(str, gift['values']))}" for gift in card["gifts"]]
        lines = [
            say("keepsake-title", **{n: card[n] for n in ("name", "date", "players", "family")}),
            say("keepsake-debts", rows=" ".join([*debts, spare]).strip() or "–"),
            say("keepsake-deposits", rows=" ".join(map(str, card["deposits"])) or "–"),
            say("keepsake-tree", tree=tree(**card["tree"])),
            say("keepsake-gifts", gifts=", ".join(gifts) or "–"),
            say("keepsake-value", value=card["value"]),
        ]
        about = {name: card[name] for name in ("theme", "note")}
        return [*lines, say("keepsake-about", **about)] if card["theme"] else lines

    def where(self, view: View, seat: Seat) -> str:
        if view["days"][seat]:
            day = view["days"][seat]
            name = self.words.printed(view["calendar"][day - 1])
            return self.words.say("board-day", day=day, name=name)
        return self.words.printed(view["ring"][view["spaces"][seat]][0])

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
        if seat in view["asked"] and view["phase"] not in phrases.WINDOWS:
            marks.append(say("mark-turn"))
        return marks

    def gifts(self, view: View, seat: Seat) -> str:
        """A row of Gifts, as far as they are known: `1 Camera 100+?`."""
        return "  ".join([f"{gift['slot']} {self.gift(gift)}" for gift in view["rows"][seat]])

    def gift(self, gift: Json) -> str:
        name = phrases.gift(self.words, gift["gift"]) if gift["gift"] else "?"
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
        if own and view["rows"][eyes(view)]:
            gifts = self.gifts(view, eyes(view))
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
            if seat != eyes(view):
                gifts = self.gifts(view, seat)
                lines.append(Text(f"  {gifts}", style="dim", overflow="ellipsis", no_wrap=True))
        return Group(*lines)

    def family(self, view: View, seat: Seat) -> Text:
        asked = seat in view["asked"] and view["phase"] not in phrases.WINDOWS
        colour = view["families"][seat] or "white"
        line = Text("▶" if asked else " ", style="bold yellow")
        line.append(self.person(view, seat), style=f"bold {COLORS.get(colour, colour)}")
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

    def keys(self, view: View, menu: list[Move]) -> list[str]:
        """How words are said at this keyboard."""
        speaks = any([isinstance(move, Speak) for move in menu])
        how = [self.words.say(f"keys-{view['phase']}")] if speaks else []
        return how + super().keys(view, menu)

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        """Where there are many, one way to play each card is listed, and guesses that are sure."""
        choices: list[Choice] = []
        listed: set[str] = set()
        for move in menu:
            rare = len(menu) > FEW and self.rare(view, move, listed)
            choices.append(Choice(move.text(), self.described(view, move), move.text(), rare))
        return sorted(choices, key=lambda choice: choice.rare)

    def rare(self, view: View, move: Move, listed: set[str]) -> bool:
        """Is there another way to do this in the list, or is it a shot in the dark?"""
        if isinstance(move, Guess):
            return not self.sure(view, move)
        if not isinstance(move, (Play, Swap)):
            return False
        what = move.code if isinstance(move, Play) else f"swap {move.mine}"
        again = what in listed
        listed.add(what)
        return again

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
