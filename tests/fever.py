"""The little language for Holiday Fever: throws by their dice, rows of Gifts, score cards."""

from __future__ import annotations

from typing import Any

from tests.table import Table
from yuletable.games.holiday_fever.state import Fever as FeverState
from yuletable.kernel.ballot import Decline, Window
from yuletable.kernel.errors import Refused


class Fever(Table):
    """A game of Holiday Fever set up by hand; "44" is a throw of two fours."""

    letters = "ABCDEFGH"
    state: FeverState

    def __init__(
        self,
        *,
        seats: int = 4,
        throws: str = "",
        luck: list[int] | None = None,
        options: dict[str, Any] | None = None,
        edition: Any = None,
        seed: str = "test",
        **position: Any,
    ) -> None:
        if throws:
            luck = [int(die) - 1 for die in throws.replace(" ", "")]
        super().__init__(
            "holiday_fever",
            seats=seats,
            options=options,
            edition=edition,
            luck=luck,
            seed=seed,
            **position,
        )

    def play(self, *lines: str) -> Fever:
        for line in lines:
            seat, move = self._line(line)
            self._let_pass(seat, move)
            self.match.play(seat, move)
        return self

    def refuses(self, line: str, clause: str, *, at_once: bool = True) -> Refused:
        """Refused as things stand: nobody passes anything before."""
        return super().refuses(line, clause, at_once=at_once)

    def quiet(self) -> Fever:
        """Everyone lets every window pass."""
        self._let_pass(-1, "")
        return self

    def row(self, letter: str) -> list[str]:
        """Somebody's Gifts as they are: "2 camera 100 50"."""
        state = self.state
        return [
            " ".join([str(w) for w in (p.slot, state.terms.gifts[p.gift], *self.amounts(p))])
            for p in state.rows[self.letters.index(letter)]
        ]

    def amounts(self, parcel: Any) -> list[int]:
        return [self.state.amounts[card] for card in parcel.cards]

    def seen(self, letter: str, owner: str) -> list[str]:
        """Somebody's Gifts as another seat sees them: "2 ? 100 ?"."""
        rows = self.view(letter)["rows"][self.letters.index(owner)]
        return [
            " ".join(
                [str(w) for w in (g["slot"], g["gift"] or "?", *[v or "?" for v in g["values"]])]
            )
            for g in rows
        ]

    def debts(self, letter: str) -> list[int]:
        return self.state.debts[self.letters.index(letter)]

    def deposits(self, letter: str) -> list[int]:
        return self.state.deposits[self.letters.index(letter)]

    def stars(self, letter: str) -> int:
        return self.state.stars[self.letters.index(letter)]

    def space(self, letter: str) -> int:
        """Where a token is in town; -1 in December."""
        seat = self.letters.index(letter)
        return -1 if self.state.day[seat] else self.state.at[seat]

    def day(self, letter: str) -> int:
        return self.state.day[self.letters.index(letter)]

    def tree(self, letter: str) -> str:
        """A tree as "3+2"."""
        seat = self.letters.index(letter)
        return f"{self.state.hung[0][seat]}+{self.state.hung[1][seat]}"

    def _let_pass(self, seat: int, move: str) -> None:
        """Windows are passed until this seat can make this move."""
        while not self.match.over():
            top = self.match.state.stack[-1]
            asked = self.match.waiting()[0]
            if not isinstance(top, Window):
                return
            if asked == seat and move.split()[0] in ("pass", "play"):
                return
            menu = self.match.menu(asked)
            assert isinstance(menu[0], Decline)
            self.match.play(asked, menu[0])
