"""Cards as a person writes them: `Jan1 Mar15 W`, and on a mat also `W=Mar21`."""

from __future__ import annotations

from yuletable.games.holiday_shuffle.calendar import WILD, read_day
from yuletable.games.holiday_shuffle.terms import ShuffleTerms
from yuletable.kernel.errors import Refused
from yuletable.kernel.reading import Entry, suggestion


def read_cards(entry: Entry, terms: ShuffleTerms) -> list[int]:
    """A line of cards without dates for its Wilds."""
    return [read_card(entry, word, terms) for word in words(entry)]


def read_mat(entry: Entry, terms: ShuffleTerms) -> tuple[list[int], list[int]]:
    """The cards of a mat, and the day of each; a Wild may have one."""
    cards: list[int] = []
    days: list[int] = []
    for word in words(entry):
        code, _, date = word.partition("=")
        card = read_card(entry, code, terms)
        if date and card != WILD:
            raise entry.wrong(f"{word!r}: only a Wild is given a date")
        cards.append(card)
        days.append(read_date(entry, date) if date else terms.days[card])
    return cards, days


def read_card(entry: Entry, word: str, terms: ShuffleTerms) -> int:
    known = [code.upper() for code in terms.codes]
    if word.upper() not in known:
        perhaps, _, _ = suggestion(word.capitalize(), terms.codes).partition("Allowed:")
        raise entry.wrong(f"{word!r} is no card of this deck; {perhaps}cards are like Mar15, or W")
    return known.index(word.upper())


def read_date(entry: Entry, date: str) -> int:
    try:
        return read_day(date)
    except Refused as refused:
        raise entry.wrong(refused.why) from None


def words(entry: Entry) -> list[str]:
    return entry.text().replace(",", " ").split()
