"""Cards as a person writes them: `5 5 E SANTA`."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import SPECIALS, TOP_GIFT, cards_of, codes
from yuletable.games.secret_santa.notation import KIND_OF
from yuletable.kernel.reading import Entry


def write_cards(counts: list[int]) -> str:
    return " ".join(codes(cards_of(counts)))


def read_cards(entry: Entry, specials_only: bool = False) -> list[int]:
    cards: list[int] = []
    for code in entry.text().upper().replace(",", " ").split():
        if code not in KIND_OF:
            known = ", ".join(codes(list(SPECIALS)))
            raise entry.wrong(f"{code!r} is no card; cards are 1 to {TOP_GIFT}, {known}")
        if specials_only and KIND_OF[code] not in SPECIALS:
            raise entry.wrong(f"{code} is a gift; only specials belong here")
        cards.append(KIND_OF[code])
    return cards


def read_gift(entry: Entry) -> int:
    """One gift, or 0 for none."""
    cards = read_cards(entry)
    if len(cards) > 1 or (cards and cards[0] > TOP_GIFT):
        raise entry.wrong('expected one gift, or "" for none')
    return cards[0] if cards else 0
