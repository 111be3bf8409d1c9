"""What a player can say. Most are made once and shared, so menus hand out references."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.kernel.core import Move, Seat, Word

LETTERS: Final = "ABCDEF"  # by seat (CO-002)


@final
class Token(Move):
    """Choose a token: `token bell`."""

    wire_name: ClassVar[str] = "Token"

    def __init__(self, name: str) -> None:
        self.name = name.lower()

    def parts(self) -> dict[str, Any]:
        return {"name": self.name}

    def text(self) -> str:
        return f"token {self.name}"


@final
class Bid(Move):
    """Bid in an auction: `bid 120`."""

    wire_name: ClassVar[str] = "Bid"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def parts(self) -> dict[str, Any]:
        return {"amount": self.amount}

    def open(self) -> bool:
        return True

    def text(self) -> str:
        return f"bid {self.amount}"


@final
class Build(Move):
    """Raise a property by one level: `build 11`."""

    wire_name: ClassVar[str] = "Build"

    def __init__(self, space: int) -> None:
        self.space = space

    def parts(self) -> dict[str, Any]:
        return {"space": self.space}

    def text(self) -> str:
        return f"build {self.space}"


@final
class Sell(Move):
    """Sell a group down to these levels, own members in walking order: `sell gold 1,2,1`."""

    wire_name: ClassVar[str] = "Sell"

    def __init__(self, group: str, levels: tuple[int, ...]) -> None:
        self.group = group
        self.levels = levels

    def parts(self) -> dict[str, Any]:
        return {"group": self.group, "levels": self.levels}

    def text(self) -> str:
        return f"sell {self.group} {','.join([str(level) for level in self.levels])}"


@final
class Mortgage(Move):
    """Borrow on a deed: `mortgage 24`."""

    wire_name: ClassVar[str] = "Mortgage"

    def __init__(self, space: int) -> None:
        self.space = space

    def parts(self) -> dict[str, Any]:
        return {"space": self.space}

    def text(self) -> str:
        return f"mortgage {self.space}"


@final
class Lift(Move):
    """Pay a mortgage back: `lift 24`."""

    wire_name: ClassVar[str] = "Lift"

    def __init__(self, space: int) -> None:
        self.space = space

    def parts(self) -> dict[str, Any]:
        return {"space": self.space}

    def text(self) -> str:
        return f"lift {self.space}"


@final
class Offer(Move):
    """A private sale: `offer B give 29 get $60`."""

    wire_name: ClassVar[str] = "Offer"

    def __init__(
        self,
        to: Seat,
        give: tuple[int, ...],
        give_cash: int,
        get: tuple[int, ...],
        get_cash: int,
    ) -> None:
        self.to = to
        self.give = give  # deeds, by space
        self.give_cash = give_cash
        self.get = get
        self.get_cash = get_cash

    def parts(self) -> dict[str, Any]:
        return {
            "to": self.to,
            "give": self.give,
            "give_cash": self.give_cash,
            "get": self.get,
            "get_cash": self.get_cash,
        }

    def open(self) -> bool:
        return True

    def text(self) -> str:
        give = side(self.give, self.give_cash)
        get = side(self.get, self.get_cash)
        words = [f"offer {LETTERS[self.to]}"]
        if give:
            words.append(f"give {give}")
        if get:
            words.append(f"get {get}")
        return " ".join(words)


def side(deeds: tuple[int, ...], cash: int) -> str:
    """One side of an offer.

    >>> side((5, 29), 60)
    '5,29,$60'
    """
    parts = [str(deed) for deed in deeds]
    if cash:
        parts.append(f"${cash}")
    return ",".join(parts)


ROLL: Final = Word("roll")
BUY: Final = Word("buy")
DECLINE: Final = Word("decline")
PASS: Final = Word("pass")
SILENT: Final = Word("silent")
ACCEPT: Final = Word("accept")
REFUSE: Final = Word("refuse")
BANKRUPT: Final = Word("bankrupt")
END: Final = Word("end")
WORDS: Final = (ROLL, BUY, DECLINE, PASS, SILENT, ACCEPT, REFUSE, BANKRUPT, END)

MADE: Final = 2500  # bids that are made once; higher ones are rare
BIDS: Final = [Bid(amount) for amount in range(MADE)]


def bid_of(amount: int) -> Bid:
    return BIDS[amount] if amount < MADE else Bid(amount)
