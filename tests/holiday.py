"""What tests of Holiday Shuffle need beside the table: mats, rows and luck written as dates."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.table import Table
from yuletable.games.catalogue import find
from yuletable.games.holiday_shuffle.calendar import TEXTS, WILD, read_day
from yuletable.games.holiday_shuffle.scoring import Scale, best_dates
from yuletable.games.holiday_shuffle.terms import ShuffleTerms

GAME = find("holiday_shuffle")
SCORING = {"phase": "Score"}
ONE_ROUND = {"rounds": 1}


def terms(seats: int = 2, edition: Any = None, **options: Any) -> ShuffleTerms:
    agreed = GAME.terms(seats, edition, options)
    assert isinstance(agreed, ShuffleTerms)
    return agreed


def scale(**options: Any) -> Scale:
    return terms(**options).scale


def row(line: str) -> list[int]:
    """The days of a line of dates, also of dates that no card shows."""
    return [WILD if word == "W" else read_day(word) for word in line.split()]


class Scored(NamedTuple):
    """What a row is worth, and the dates of its Wilds."""

    complete: bool
    points: tuple[int, int, int]  # base, months, groups
    wilds: str
    total: int


def scored(line: str, **options: Any) -> Scored:
    """A row as the scoring functions see it."""
    weighed = scale(**options)
    given = row(line)
    complete = weighed.complete(given)
    best = best_dates(given, weighed)
    points = weighed.points(best, complete)
    wilds = [TEXTS[day] for day, was in zip(best, given, strict=True) if was == WILD]
    parts = (points.base, points.months, points.groups)
    return Scored(complete, parts, " ".join(wilds), points.total())


def shuffle(
    *mats: str, top: str = "", draw: str = "", seats: int = 2, exact: bool = False, **rest: Any
) -> Table:
    """A table with these mats; cards named nowhere fill the others and lie under the draw pile."""
    agreed = terms(seats)
    pile = rest.pop("discard", top).split()
    used = [*" ".join(mats).split(), *pile, *draw.split(), *rest.get("held", "").split()]
    used = [code.partition("=")[0] for code in used]
    left = [agreed.codes[card] for card in reversed(agreed.deck)]  # the latest first, Wilds last
    for code in used:
        if code in left:
            left.remove(code)
    rows = list(mats)
    while len(rows) < seats:
        rows.append(" ".join(left[:10]))
        left = left[10:]
    if not pile:
        pile = [left.pop(0)]
    under = [] if exact else left
    return Table(
        "holiday_shuffle",
        mats=rows,
        discard=" ".join(pile),
        draw=" ".join([*draw.split(), *under]),
        **rest,
    )


def scored_at_table(line: str, options: dict[str, Any] | None = None) -> Scored:
    """The same row, scored at the end of a round."""
    table = shuffle(line, phase=SCORING, options={**ONE_ROUND, **(options or {})})
    told = table.told("scored")[0]
    wilds = [date for code, date in zip(line.split(), told["dates"], strict=True) if code == "W"]
    complete = 0 in [event["seat"] for event in table.told("complete")]
    parts = (told["base"], told["months"], told["groups"])
    assert told["points"] == sum(parts) == table.scores()[0]
    return Scored(complete, parts, " ".join(wilds), told["points"])


def luck(*shuffles: str) -> list[int]:
    """The luck that brings these cards to the top of the deck, one line for each shuffle."""
    agreed = terms()
    numbers: list[int] = []
    for line in shuffles:
        wanted = [agreed.codes.index(code) for code in line.split()]
        rest = agreed.deck[:]
        for card in wanted:
            rest.remove(card)
        order = [*rest, *reversed(wanted)]  # the top last
        cards = agreed.deck[:]
        for last in range(len(cards) - 1, 0, -1):
            other = cards.index(order[last], 0, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            numbers.append(other)
    return numbers


def mat(table: Table, letter: str) -> str:
    return " ".join(table.view("")["mats"]["ABCD".index(letter)])


def top(table: Table) -> str:
    return str(table.view("")["discard"][-1])


def pile(table: Table, name: str) -> str:
    """A pile of the position, as the judge sees it."""
    return str(table.match.position()[name])
