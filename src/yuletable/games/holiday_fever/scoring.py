"""The value of a Christmas, step by step (HF-209 to HF-219)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yuletable.games.holiday_fever.printed import LIGHT, ORNAMENT
from yuletable.kernel.core import Line, Seat

if TYPE_CHECKING:
    from yuletable.games.holiday_fever.state import Fever


def coal_debts(state: Fever, seat: Seat) -> list[int]:
    """What lies under Coal, as debts in slot order (HF-210, HF-211)."""
    coal = state.terms.coal
    debts = [state.worth(p) for p in state.rows[seat] if p.gift == coal]
    if state.terms.coal_single:
        debts = [sum(debts)] if debts else []
    return [debt for debt in debts if debt]


def forgiven_at_christmas(state: Fever, seat: Seat) -> bool:
    """Does this seat's tree forgive all its debts (HF-214 to HF-216, HF-238)?"""
    pardoned = state.terms.pardon_all or state.christmas == seat
    return pardoned and state.decorated(seat)


def christmas_value(state: Fever, seat: Seat) -> int:
    """The value of this seat's Christmas; it may be negative."""
    total = 0
    for line in reckon(state, seat):
        total += line.points
    return total


def reckoning(state: Fever, seat: Seat) -> list[Line]:
    """Every line of the final arithmetic; while the game lasts there is none."""
    if state.stack:
        return []
    return reckon(state, seat)


def reckon(state: Fever, seat: Seat) -> list[Line]:
    terms = state.terms
    lines = [Line("HF-035", "account-deposit", d) for d in state.deposits[seat]]
    for parcel in state.rows[seat]:
        if parcel.gift != terms.coal:
            facts = (("gift", terms.gifts[parcel.gift]), ("slot", parcel.slot))
            lines.append(Line("HF-209", "account-gift", state.worth(parcel), facts))
    lights, ornaments = state.hung[LIGHT][seat], state.hung[ORNAMENT][seat]
    for words, count in (("account-lights", lights), ("account-ornaments", ornaments)):
        if count:
            points = count * terms.decoration_value
            lines.append(Line("HF-212", words, points, (("count", count),)))
    if state.christmas == seat:
        lines.append(Line("HF-213", "account-christmas", terms.christmas_bonus))
    return lines + debt_lines(state, seat)


def debt_lines(state: Fever, seat: Seat) -> list[Line]:
    """Each debt in its row: owed, or forgiven by a star or by the tree (HF-214, HF-217)."""
    lines: list[Line] = []
    written = len(state.debts[seat])
    tree = forgiven_at_christmas(state, seat)
    for row, debt in enumerate(state.debts[seat] + coal_debts(state, seat), start=1):
        facts = (("row", row), ("debt", debt), ("coal", int(row > written)))
        if tree:
            clause = "HF-214" if state.christmas == seat else "HF-238"
            lines.append(Line(clause, "account-forgiven-by-tree", 0, facts))
        elif row <= state.stars[seat]:
            lines.append(Line("HF-217", "account-forgiven", 0, facts))
        else:
            clause = "HF-217" if row <= written else "HF-210"
            lines.append(Line(clause, "account-debt", -debt, facts))
    return lines
