"""Presents and Trees: bought one at a time, sold back by the group, always evenly."""

from __future__ import annotations

from yuletable.games.christmas_opoly import events
from yuletable.games.christmas_opoly.board import COLOR, TREE, presents_on
from yuletable.games.christmas_opoly.moves import Build, Sell
from yuletable.games.christmas_opoly.phases.common import Done
from yuletable.games.christmas_opoly.phases.estate import require_cash, require_own
from yuletable.games.christmas_opoly.state import Opoly
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import require


def lowest(state: Opoly, group: int) -> int:
    """The lowest level in a group; what is mortgaged has level 0 (CO-085)."""
    least = TREE
    for space in state.terms.groups[group]:
        if state.level[space] < least:
            least = state.level[space]
    return least


def add_builds(moves: list[Move], state: Opoly, seat: Seat, group: int, done: Done) -> None:
    """Every step that may be built in a group this seat owns whole."""
    level = lowest(state, group)
    if level == TREE or done.sold >> group & 1:
        return
    if (state.trees if level == TREE - 1 else state.presents) < 1:
        return  # CO-092, CO-093
    terms = state.terms
    if terms.group_scope and any_mortgaged(state, group):
        return
    for space in terms.groups[group]:
        ready = state.level[space] == level and not state.mortgaged[space]
        if ready and state.cash[seat] >= terms.deeds[space].step_price(level):
            moves.append(terms.build[space])


def any_mortgaged(state: Opoly, group: int) -> bool:
    for space in state.terms.groups[group]:
        if state.mortgaged[space]:
            return True
    return False


def check_build(state: Opoly, seat: Seat, move: Build, done: Done) -> None:
    space = move.space
    deed = require_own(state, seat, space, "CO-076")
    require(deed.kind == COLOR, "CO-152", "You can only build on properties with a color.")
    require_released(state, seat, deed.group)
    whole = "You need the whole color group to build Presents."
    require(state.complete(seat, deed.group), "CO-076", whole)
    level = state.level[space]
    require(not state.mortgaged[space], "CO-084", f"{deed.name} is mortgaged: lift that first.")
    if state.terms.group_scope:
        free = not any_mortgaged(state, deed.group)
        require(free, "CO-085", "A deed of this group is mortgaged: lift that first.")
    require(
        level < TREE, "CO-090", f"{deed.name} already has its Tree, and there is only room for one."
    )
    require_lowest(state, deed.group, level)
    sold = "You just sold from this group: build again at your next chance."
    require(not done.sold >> deed.group & 1, "CO-116", sold)
    if level == TREE - 1:
        require(state.trees > 0, "CO-093", "The bank has no Trees left: wait for one.")
    else:
        require(state.presents > 0, "CO-092", "The bank has no Presents left: wait for one.")
    price = deed.step_price(level)
    clause = "CO-088" if level == TREE - 1 else "CO-077"
    require_cash(state, seat, price, clause)


def require_released(state: Opoly, seat: Seat, group: int) -> None:
    """A locked deed makes no group whole (CO-161)."""
    for space in own_members(state, seat, group):
        name = state.terms.deeds[space].name
        locked = f"{name} is locked: pay its mortgage first, then it counts for the group."
        require(not state.locked[space], "CO-161", locked)


def require_lowest(state: Opoly, group: int, level: int) -> None:
    """Development is even: only the lowest may rise."""
    least = lowest(state, group)
    if level == least:
        return
    if level == TREE - 1:
        require(False, "CO-087", "First each property of the group needs four Presents.")
    if least == 0:
        require(False, "CO-079", "First each property of the group needs a Present.")
    require(False, "CO-080", "Build evenly: first on the properties that have fewer.")


def build(state: Opoly, seat: Seat, move: Build, host: Host) -> None:
    space = move.space
    deed = state.terms.deeds[space]
    level = state.level[space]
    price = deed.step_price(level)
    state.cash[seat] -= price
    if state.terms.building_to_middle:
        state.middle += price  # CO-058
    state.set_level(space, level + 1)
    if host.loud:
        host.tell(events.BUILT, seat, (space, deed.name, level + 1, price))


# Selling back.


def own_members(state: Opoly, seat: Seat, group: int) -> list[int]:
    return [space for space in state.terms.groups[group] if state.owner[space] == seat]


def add_sales(moves: list[Move], state: Opoly, seat: Seat) -> None:
    """Every way to sell down, group by group (CO-104)."""
    for group, raised in enumerate(state.raised):
        if raised and state.holds(seat, group):
            moves += sales(state, seat, group)


def sales(state: Opoly, seat: Seat, group: int) -> list[Sell]:
    """The sales of one group, the smallest first; shared where the bank has Presents enough."""
    code = 0
    standing = 0
    developed = False
    members = 0
    for space in state.terms.groups[group]:
        code *= TREE + 2
        if state.owner[space] == seat:
            level = state.level[space]
            code += level + 1
            standing += presents_on(level)
            developed = developed or level > 0
            members += 1
    if not developed:
        return []
    known = state.terms.sales[group]
    if code not in known:
        known[code] = every_sale(state, seat, group)
    listed = known[code]
    if state.presents + standing >= (TREE - 1) * members:
        return listed
    return [sale for sale in listed if state.presents + standing >= standing_after(sale)]


def every_sale(state: Opoly, seat: Seat, group: int) -> list[Sell]:
    """All lower and even levels, cheapest first, then the last in dictionary order (4.3)."""
    terms = state.terms
    spaces = own_members(state, seat, group)
    levels = [state.level[space] for space in spaces]
    found: list[tuple[int, tuple[int, ...]]] = []
    for lower in below(levels):
        if max(lower) - min(lower) <= 1 and lower != tuple(levels):
            refund = 0
            for at, space in enumerate(spaces):
                rates = terms.deeds[space].refund
                refund += rates[levels[at]] - rates[lower[at]]
            found.append((refund, tuple([-level for level in lower])))
    found.sort()
    name = terms.group_names[group]
    return [Sell(name, tuple([-level for level in negative])) for _, negative in found]


def below(levels: list[int]) -> list[tuple[int, ...]]:
    """Every row of levels none of which is higher.

    >>> below([1, 0])
    [(0, 0), (1, 0)]
    """
    rows: list[tuple[int, ...]] = [()]
    for level in levels:
        rows = [(*row, lower) for row in rows for lower in range(level + 1)]
    return rows


def standing_after(sale: Sell) -> int:
    total = 0
    for level in sale.levels:
        total += presents_on(level)
    return total


def check_sell(state: Opoly, seat: Seat, move: Sell, done: Done) -> None:
    group = state.terms.group_index(move.group)
    require(group >= 0, "CO-104", f"There is no color group {move.group}.")
    spaces = own_members(state, seat, group)
    require(bool(spaces), "CO-104", f"You own no property of the {move.group} group.")
    names = ", ".join([str(space) for space in spaces])
    each = f"Give one level for each of your properties of the group: {names}."
    require(len(move.levels) == len(spaces), "CO-104", each)
    before = [state.level[space] for space in spaces]
    standing = 0
    for at, level in enumerate(move.levels):
        require(0 <= level <= before[at], "CO-104", "Selling only takes things down.")
        standing += presents_on(before[at])
    require(tuple(before) != move.levels, "CO-104", "Sell at least one Present or Tree.")
    even = max(move.levels) - min(move.levels) <= 1
    require(even, "CO-082", "Sell evenly: levels may differ by one at most.")
    built = "You just built in this group: sell again at your next chance."
    require(not done.built >> group & 1, "CO-116", built)
    enough = state.presents + standing >= standing_after(move)
    require(enough, "CO-104", "The bank doesn’t have enough Presents to put there instead.")


def sell(state: Opoly, seat: Seat, move: Sell, host: Host) -> None:
    group = state.terms.group_index(move.group)
    refund = 0
    for at, space in enumerate(own_members(state, seat, group)):
        rates = state.terms.deeds[space].refund
        refund += rates[state.level[space]] - rates[move.levels[at]]
        state.set_level(space, move.levels[at])
    state.cash[seat] += refund
    if host.loud:
        host.tell(events.SOLD, seat, (move.group, move.levels, refund))
