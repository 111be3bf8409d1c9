"""Why a friend would make a move in Christmas-opoly: colors, cash, and who comes by next."""

from __future__ import annotations

from typing import Final

from yuletable.bots.hint import Reason
from yuletable.games.christmas_opoly.board import TREE
from yuletable.games.christmas_opoly.moves import (
    ACCEPT,
    BUY,
    DECLINE,
    END,
    PASS,
    REFUSE,
    ROLL,
    Bid,
    Build,
    Mortgage,
    Offer,
    Token,
)
from yuletable.games.christmas_opoly.notation import read_move
from yuletable.kernel.core import Json, Move, Seat

View = dict[str, Json]

RESERVE: Final = 150  # dollars that a careful player keeps
COVETED: Final = 150  # percent of the price for a deed that makes a color whole
DEMANDED: Final = 200  # percent of the price for a deed that makes somebody else's whole
REACH: Final = range(2, 13)  # spaces that one throw covers
SCARCE: Final = 6  # Presents in the bank
THIRD: Final = 3  # the Present with the greatest jump in rent


def reasons(view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
    """Why a friend would play this move, the most telling reason first; [] if none is plain."""
    table = Estates(view, seat)
    phase = view["phase"]
    found: list[Reason | None] = []
    if phase == "Buy" and move in (BUY, DECLINE):
        found = buying(table) if move == BUY else [too_dear(table, menu)]
    elif phase == "Auction":
        found = bidding(table, move)
    elif phase == "Offered":
        found = answering(table, accepts=move == ACCEPT) if move in (ACCEPT, REFUSE) else []
    elif phase == "Raise" and isinstance(move, Mortgage):
        found = [loose(table, move.space, menu)]
    elif isinstance(move, Build):
        found = building(table, move.space, menu)
    elif isinstance(move, Offer):
        found = [asking(table, move)]
    elif move in (ROLL, END):
        found = [waiting_inside(table, move), saving(table, menu)]
    return [reason for reason in found if reason is not None]


def cosmetic(view: View, menu: list[Move]) -> bool:
    """A token changes nothing."""
    return isinstance(menu[0], Token)


class Estates:
    """Who owns what, as one seat sees it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.board = view["board"]
        self.cash: int = view["cash"][seat]
        self.asked = view["question"]

    def price(self, space: int) -> int:
        return int(self.board[space]["price"])

    def group(self, space: int) -> str:
        return str(self.board[space]["group"])

    def name(self, space: int) -> str:
        return str(self.board[space]["name"])

    def colored(self, space: int) -> bool:
        """Can this color be built on, unlike routes and works?"""
        return "present_price" in self.board[space]

    def members(self, space: int) -> list[int]:
        """All deeds of this one's group."""
        group = self.group(space)
        return [s for s, printed in enumerate(self.board) if printed.get("group") == group]

    def held(self, seat: Seat, space: int) -> list[int]:
        """Those of them that count for somebody."""
        own, locked = self.view["deeds"][seat], self.view["locked"]
        return [s for s in self.members(space) if s in own and s not in locked]

    def whole(self, seat: Seat, space: int) -> bool:
        return self.colored(space) and self.held(seat, space) == self.members(space)

    def completes(self, seat: Seat, spaces: tuple[int, ...]) -> int | None:
        """One of these deeds that would make a color whole for somebody."""
        for space in spaces:
            together = {*self.held(seat, space), *spaces} & {*self.members(space)}
            if self.colored(space) and len(together) == len(self.members(space)):
                return space
        return None

    def rivals(self) -> list[Seat]:
        """Everyone else who is still in the game."""
        out = self.view["out"]
        return [s for s in self.view["order"] if s != self.seat and s not in out]

    def wanted_by(self, space: int) -> Seat | None:
        """Somebody else whose color this deed would make whole."""
        for rival in self.rivals():
            if self.completes(rival, (space,)) is not None:
                return rival
        return None

    def away(self, seat: Seat, space: int) -> int:
        """Spaces from a token to this one; 0 for a token that does not walk."""
        at = self.view["at"][seat]
        inside = self.view["naughty"][seat] is not None
        return 0 if at is None or inside else (space - at) % len(self.board)


# Buying and bidding.


def buying(table: Estates) -> list[Reason | None]:
    space = table.asked["space"]
    return [finishing(table, space) or denying(table, space) or pairing(table, space), early(table)]


def finishing(table: Estates, space: int) -> Reason | None:
    """The deed makes one's own color whole, and nothing keeps it from being built on."""
    mortgaged = [s for s in table.members(space) if s in table.view["mortgaged"]]
    if table.completes(table.seat, (space,)) is None or mortgaged:
        return None
    return Reason("why-finish", {"name": table.name(space), "group": table.group(space)})


def denying(table: Estates, space: int) -> Reason | None:
    rival = table.wanted_by(space)
    if rival is None:
        return None
    return Reason(
        "why-deny", {"who": rival, "name": table.name(space), "group": table.group(space)}
    )


def pairing(table: Estates, space: int) -> Reason | None:
    """All but one deed of a color."""
    size, held = len(table.members(space)), len(table.held(table.seat, space)) + 1
    if not table.colored(space) or held < 2 or held != size - 1:
        return None
    return Reason("why-pair", {"held": held, "size": size, "group": table.group(space)})


def early(table: Estates) -> Reason | None:
    """Most deeds are still to be had, and there is cash for it."""
    deeds = [s for s, printed in enumerate(table.board) if "price" in printed]
    owned = sum([len(estate) for estate in table.view["deeds"]])
    rich = table.cash - table.price(table.asked["space"]) >= RESERVE
    return Reason("why-early", {}) if rich and 3 * owned < len(deeds) else None


def too_dear(table: Estates, menu: list[Move]) -> Reason | None:
    """It would take nearly all the cash, and no color hangs on it."""
    space = table.asked["space"]
    left = table.cash - table.price(space)
    stake = table.completes(table.seat, (space,)) is not None or table.wanted_by(space) is not None
    if stake or BUY not in menu or left >= RESERVE:
        return None
    return Reason("why-dear", {"left": left})


def bidding(table: Estates, move: Move) -> list[Reason | None]:
    space = table.asked["space"]
    price = table.price(space)
    limit = price * COVETED // 100
    if isinstance(move, Bid):
        if move.amount <= limit and finishing(table, space):
            return [finishing(table, space)]
        rival = table.wanted_by(space)
        if move.amount <= limit and rival is not None:
            facts = {"who": rival, "group": table.group(space), "limit": limit}
            return [Reason("why-outbid", facts)]
        return [Reason("why-cheap", {"price": price})] if move.amount < price else []
    stake = table.completes(table.seat, (space,)) is not None or table.wanted_by(space) is not None
    full = move == PASS and table.asked["bid"] >= price and not stake
    return [Reason("why-full-price", {})] if full else []


# Building, or keeping the cash.


def building(table: Estates, space: int, menu: list[Move]) -> list[Reason | None]:
    """Why to build now, unless the cash is better kept."""
    printed, level = table.board[space], table.view["levels"].get(str(space), 0)
    if table.cash - step(table, space) < RESERVE or saving(table, menu) is not None:
        return []
    found: list[Reason | None] = []
    if level == THIRD - 1:
        rents = {"now": printed["rent"][level], "next": printed["rent"][level + 1]}
        found.append(Reason("why-third", rents))
    return [*found, visited(table, space), scarce(table, level)]


def visited(table: Estates, space: int) -> Reason | None:
    """Somebody may land there with the next throw."""
    for rival in table.rivals():
        away = table.away(rival, space)
        if away in REACH and not table.view["lose"][rival]:
            return Reason("why-build", {"who": rival, "away": away, "name": table.name(space)})
    return None


def scarce(table: Estates, level: int) -> Reason | None:
    """The bank has few Presents left, and somebody else could use them."""
    left = table.view["presents"]
    whole = [table.whole(rival, s) for rival in table.rivals() for s in table.view["deeds"][rival]]
    if level == TREE - 1 or left > SCARCE or True not in whole:
        return None
    return Reason("why-scarce", {"presents": left})


def saving(table: Estates, menu: list[Move]) -> Reason | None:
    """Building would not leave enough for a rent that one throw may bring."""
    steps = [step(table, move.space) for move in menu if isinstance(move, Build)]
    rents = [
        (table.view["rents"][str(space)], space)
        for rival in table.rivals()
        for space in table.view["deeds"][rival]
        if table.away(table.seat, space) in REACH and table.group(space) != "works"
    ]
    if not steps or not rents:
        return None
    rent, space = max(rents)
    if not table.cash - min(steps) < rent <= table.cash:
        return None
    away = table.away(table.seat, space)
    return Reason("why-save", {"name": table.name(space), "away": away, "rent": rent})


def step(table: Estates, space: int) -> int:
    """What the next level of a property costs."""
    tree = table.view["levels"].get(str(space), 0) == TREE - 1
    return int(table.board[space]["tree_price" if tree else "present_price"])


def waiting_inside(table: Estates, move: Move) -> Reason | None:
    """In NAUGHTY nobody pays rent, and others have built in front of it."""
    view = table.view
    if move != ROLL or view["naughty"][table.seat] is None:
        return None
    for rival in table.rivals():
        for space in view["deeds"][rival]:
            ahead = (space - view["at"][table.seat]) % len(table.board)
            if view["levels"].get(str(space), 0) and ahead in REACH:
                return Reason("why-inside", {})
    return None


# Trades.


def asking(table: Estates, move: Offer) -> Reason | None:
    """The other has the last deed of a color, gets none whole in return, and no fortune."""
    last = table.completes(table.seat, move.get)
    if last is None or table.completes(move.to, move.give) is not None:
        return None
    paid = move.give_cash + sum([table.price(space) for space in move.give])
    asked = sum([table.price(space) for space in move.get])
    if 100 * paid > DEMANDED * asked:
        return None
    facts = {"who": move.to, "name": table.name(last), "group": table.group(last)}
    return Reason("why-ask", facts)


def answering(table: Estates, accepts: bool) -> list[Reason | None]:
    """Why to take or turn down what somebody offers."""
    offer, by = read_move(table.view["offer"]), table.asked["by"]
    assert isinstance(offer, Offer)
    mine = table.completes(table.seat, offer.give)
    theirs = table.completes(by, offer.get)
    if accepts and mine is not None:
        return [agreeing(table, offer, by, mine, theirs)]
    if accepts or theirs is None or mine is not None:
        return []
    paid = offer.give_cash + sum([table.price(space) for space in offer.give])
    least = sum([table.price(space) for space in offer.get]) * DEMANDED // 100
    if paid >= least:
        return []
    return [Reason("why-refuse", {"who": by, "group": table.group(theirs), "least": least})]


def agreeing(
    table: Estates, offer: Offer, by: Seat, mine: int, theirs: int | None
) -> Reason | None:
    """A trade that makes one's own color whole, and perhaps the other's too."""
    if theirs is None:
        return finishing(table, mine)
    if strength(table, theirs) > 2 * strength(table, mine):
        return None
    other = table.view["cash"][by]
    gained = offer.give_cash - offer.get_cash
    richer = other is not None and table.cash + gained > other - gained
    return Reason("why-both", {"richer": "yes" if richer else "no"})


def strength(table: Estates, space: int) -> int:
    """What a color brings with three Presents on each deed."""
    return sum([table.board[s]["rent"][THIRD] for s in table.members(space)])


# Raising cash.


def loose(table: Estates, space: int, menu: list[Move]) -> Reason | None:
    """Of the deeds outside colors that are whole or nearly so, the one that earns least."""
    spaces = [m.space for m in menu if isinstance(m, Mortgage)]
    rents = {s: table.view["rents"][str(s)] for s in spaces if spare(table, s)}
    if space not in rents or rents[space] > min(rents.values()):
        return None
    facts = {"name": table.name(space), "rent": rents[space]}
    kept = [s for s in spaces if not spare(table, s) and len(table.held(table.seat, s)) > 1]
    kept = [s for s in kept if table.colored(s)]
    if not kept:
        return Reason("why-loose", facts)
    return Reason("why-loose-keep", {**facts, "group": table.group(kept[0])})


def spare(table: Estates, space: int) -> bool:
    """Does its color lack more than one deed? Works are left out: their rent is by the throw."""
    missing = len(table.members(space)) - len(table.held(table.seat, space))
    return table.group(space) != "works" and (not table.colored(space) or missing > 1)
