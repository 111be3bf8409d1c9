"""The score card as a keepsake: every row, the tree, the value, and what its owner writes on it."""

from __future__ import annotations

from typing import Final

from yuletable.games.holiday_fever.printed import LIGHT, ORNAMENT
from yuletable.games.holiday_fever.scoring import coal_debts, forgiven_at_christmas
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Json, Seat
from yuletable.kernel.errors import Invalid

LONGEST_THEME: Final = 60
LONGEST_NOTE: Final = 500


def score_cards(state: Fever, names: list[str], date: str) -> list[dict[str, Json]]:
    """A keepsake for each seat, once the game is over (HF-016, HF-224)."""
    if state.stack:
        return []
    return [score_card(state, seat, names, date) for seat in range(state.terms.seats)]


def score_card(state: Fever, seat: Seat, names: list[str], date: str) -> dict[str, Json]:
    terms = state.terms
    return {
        "name": names[seat] if seat < len(names) else "",
        "date": date,
        "players": terms.seats,
        "family": terms.families[state.colours[seat]].colour,
        "debts": debt_rows(state, seat),
        "deposits": state.deposits[seat][:],
        "stars": state.stars[seat],
        "rows": terms.printed.rows,
        "tree": {"lights": state.hung[LIGHT][seat], "ornaments": state.hung[ORNAMENT][seat]},
        "gifts": [
            {
                "slot": parcel.slot,
                "gift": terms.printed.titles[parcel.gift],
                "values": [state.amounts[card] for card in parcel.cards],
                "stocking": state.stocking[seat] == parcel.slot,
            }
            for parcel in state.rows[seat]
        ],
        "christmas": state.christmas == seat,
        "lines": [line.seen() for line in state.account(seat)],
        "value": state.scores[seat],
        "won": state.scores[seat] == max(state.scores),
        "theme": "",
        "note": "",
    }


def debt_rows(state: Fever, seat: Seat) -> list[dict[str, Json]]:
    """Every debt with its row, whether it is Coal's, and whether it is forgiven."""
    written = len(state.debts[seat])
    tree = forgiven_at_christmas(state, seat)
    rows = state.debts[seat] + coal_debts(state, seat)
    return [
        {
            "row": row,
            "amount": amount,
            "coal": row > written,
            "forgiven": tree or row <= state.stars[seat],
        }
        for row, amount in enumerate(rows, start=1)
    ]


def inscribed(card: dict[str, Json], theme: str, note: str) -> dict[str, Json]:
    """The same card with a theme and a note on its back (HF-223, HF-224)."""
    for name, text, longest in (("theme", theme, LONGEST_THEME), ("note", note, LONGEST_NOTE)):
        if len(text) > longest:
            raise Invalid(name, f"at most {longest} letters, not {len(text)}")
    return {**card, "theme": theme, "note": note}
