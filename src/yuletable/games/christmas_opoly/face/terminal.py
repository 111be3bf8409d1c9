"""Christmas-opoly in the terminal: the square, everyone's money and deeds, what may be done."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from yuletable.cli.board import Board, Choice
from yuletable.games.christmas_opoly.face.terminal_square import WIDE, cell_width, room, square
from yuletable.games.christmas_opoly.moves import Mortgage, Offer, Sell
from yuletable.kernel.core import Json, Move, Seat
from yuletable.words.sentences import View, eyes

FEW = 9  # choices that are all listed at once
EASY = ("Pre", "Post", "Between")  # windows in which Enter goes on


class GameBoard(Board):
    """The table of Christmas-opoly."""

    clause = "CO-018"
    chapters = frozenset({"counted"})
    parts = frozenset({"threw"})

    # In lines.

    def lines(self, view: View) -> list[str]:
        lines = [f"{self.title(view)}; {self.bank(view)}."]
        lines += [self.seat_line(view, seat) for seat in view["order"]]
        return [*lines, *[f"{line}." for line in self.claim(view)]]

    def title(self, view: View) -> str:
        say = self.words.say
        parts = [say("board-opoly", turn=view["turns"] + 1)]
        parts.append(say("board-middle", amount=view["middle"]))
        if view["thrown"]:
            first, second = view["thrown"][-1]
            parts.append(say("board-dice", dice=f"{first}+{second}"))
        return ", ".join(parts)

    def bank(self, view: View) -> str:
        return self.words.say("board-bank", presents=view["presents"], trees=view["trees"])

    def claim(self, view: View) -> list[str]:
        """An open claim for rent, if there is one."""
        claim = view["claim"]
        if claim is None:
            return []
        people = {
            **self.words.person("who", claim["owner"], eyes(view), self.names),
            **self.words.person("target", claim["visitor"], eyes(view), self.names),
        }
        return [self.words.say("board-claim", amount=claim["amount"], **people)]

    def seat_line(self, view: View, seat: Seat) -> str:
        if seat in view["out"]:
            return f"{self.person(view, seat)}: {self.words.say('board-out')}"
        deeds = [self.deed_name(view, space) for space in view["deeds"][seat]]
        held = ", ".join(deeds) or self.words.say("board-no-deeds")
        return f"{self.person(view, seat)}, {self.standing(view, seat)}: {held}"

    def standing(self, view: View, seat: Seat) -> str:
        """Somebody's cash, and where the token is."""
        say = self.words.say
        cash = view["cash"][seat]
        parts = [say("board-hidden") if cash is None else say("board-cash", amount=cash)]
        at = view["at"][seat]
        failed = view["naughty"][seat]
        if failed is not None:
            parts.append(say("board-in-naughty", left=max(3 - failed, 0)))
        elif at is None:
            parts.append(say("board-in-the-middle"))
        else:
            parts.append(say("board-at", name=self.words.printed(view["board"][at]["name"])))
        if view["lose"][seat]:
            parts.append(say("board-loses", count=view["lose"][seat]))
        return ", ".join(parts)

    def deed_name(self, view: View, space: int) -> str:
        """A deed with its number and what stands there."""
        name = f"{space} {self.words.printed(view['board'][space]['name'])}"
        level = view["levels"].get(str(space), 0)
        if space in view["locked"]:
            return self.words.say("board-locked", name=name)
        if space in view["mortgaged"]:
            return self.words.say("board-mortgaged", name=name)
        if level == 5:
            return self.words.say("board-tree", name=name)
        return self.words.say("board-presents", name=name, level=level) if level else name

    def standings(self, view: View) -> list[str]:
        """Who is worth how much; a player who left the game earlier comes later."""
        left = list(reversed(view["out"]))
        stay = [seat for seat in view["order"] if seat not in view["out"]]
        stay.sort(key=lambda seat: -view["scores"][seat])
        worth = [self.words.say("board-worth", amount=view["scores"][seat]) for seat in stay]
        lines = [f"{self.label(s)}: {w}" for s, w in zip(stay, worth, strict=True)]
        return lines + [f"{self.label(s)}: {self.words.say('board-out')}" for s in left]

    # For eyes.

    def picture(self, view: View, menu: list[Move], width: int) -> RenderableType:
        cell = cell_width(width, len(view["board"]))
        if not cell:
            return super().picture(view, menu, width)
        middle = [Text(self.title(view), style="bold green"), Text(self.bank(view), style="dim")]
        for seat in view["order"]:
            middle.append(self.seat_text(view, seat))
        middle += [Text(line, style="yellow") for line in self.claim(view)]
        if cell == WIDE:
            middle.insert(2, Text(""))
            own = eyes(view)
            if own >= 0:
                middle += self.own_deeds(view, own, room(cell, len(view["board"])))
        board = [space | {"name": self.words.printed(space["name"])} for space in view["board"]]
        return Group(*square(view | {"board": board}, self.words.letters, middle, cell))

    def seat_text(self, view: View, seat: Seat) -> Text:
        asked = seat in view["asked"]
        out = seat in view["out"]
        words = self.words.say("board-out") if out else self.standing(view, seat)
        text = Text("▶ " if asked else "  ", style="bold yellow")
        text.append(self.person(view, seat), style="bold" if asked else "dim" if out else "")
        return text.append(f"  {words}", style="dim" if out else "")

    def own_deeds(self, view: View, seat: Seat, columns: int) -> list[Text]:
        """One's own deeds, as many on each line as there is room for."""
        names = [self.deed_name(view, space) for space in view["deeds"][seat]]
        lines = [""]
        for name in names:
            longer = f"{lines[-1]} · {name}" if lines[-1] else name
            if len(longer) <= columns:
                lines[-1] = longer
            else:
                lines.append(name)
        return [Text(""), *[Text(line) for line in lines]]

    # Choices.

    def easy(self, view: View) -> bool:
        return view["phase"] in EASY

    def passing(self, view: View) -> bool:
        return bool(view["phase"] == "Between")

    def choices(self, view: View, menu: list[Move]) -> list[Choice]:
        many = len(menu) > FEW
        kinds = (Sell, Offer) if view["phase"] == "Raise" else (Sell, Offer, Mortgage)
        choices = []
        for at, move in enumerate(menu):
            words = self.described(view, move)
            rare = many and at > 0 and isinstance(move, kinds)
            choices.append(Choice(move.text(), words, move.text(), rare))
        return sorted(choices, key=lambda choice: choice.rare)

    # Deeds on request.

    def help(self) -> list[str]:
        return self.words.say("help-opoly").splitlines()

    def about(self, view: View, text: str) -> list[str]:
        """`deed 11` shows a deed, `deeds` all of them."""
        board = view["board"]
        spaces = [space for space, printed in enumerate(board) if "price" in printed]
        word, _, wanted = text.lower().partition(" ")
        if word == "deeds" and not wanted:
            return [self.deed_head(view, space) for space in spaces]
        if word != "deed":
            return []
        names = [(space["name"], self.words.printed(space["name"])) for space in board]
        found = [s for s in spaces if wanted in (str(s), *[name.lower() for name in names[s]])]
        if not found:
            return [self.words.say("board-hint-deed")]
        return [self.deed_head(view, found[0]), self.deed_rent(board[found[0]])]

    def deed_head(self, view: View, space: int) -> str:
        printed = view["board"][space]
        owners = [seat for seat, deeds in enumerate(view["deeds"]) if space in deeds]
        owner = self.words.say("deed-bank")
        if owners:
            owner = self.words.say("deed-owner", who=self.person(view, owners[0]))
        group, price = self.words.phrase("group", printed["group"]), printed["price"]
        name = self.deed_name(view, space).partition(" ")[2]
        return self.words.say(
            "deed-head", place=space, name=name, group=group, price=price, owner=owner
        )

    def deed_rent(self, printed: Json) -> str:
        say = self.words.say
        rents = "/".join([str(rent) for rent in printed["rent"]])
        mortgage = say("deed-mortgage", mortgage=printed["mortgage"])
        if "present_price" not in printed:
            message = "deed-route" if printed["group"] == "route" else "deed-works"
            return f"{say(message, rents=rents)} {mortgage}"
        rent = say(
            "deed-rent",
            bare=printed["rent"][0],
            rents="/".join([str(rent) for rent in printed["rent"][1:5]]),
            tree=printed["rent"][5],
            present=printed["present_price"],
            set_up=printed["tree_price"],
        )
        return f"{rent} {mortgage}"
