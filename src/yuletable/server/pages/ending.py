"""What everyone may know once a game is over: standings, arithmetic, the shuffle, keepsakes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, convert

from yuletable.kernel.core import HOUSE, Event, Json, Seat
from yuletable.kernel.match import Match
from yuletable.server.protocol import RecordLine
from yuletable.words.sentences import Words


class Rank(Struct, frozen=True):
    """A seat and its place; equal scores share one."""

    seat: int
    place: int
    score: int


class AccountLine(Struct, frozen=True):
    """What for, how much, by which clause; some lines explain and add nothing."""

    clause: str
    say: str  # as a passer-by reads it
    points: int | None = None
    told: list[str] = []  # by seat: as its own player reads it, where that may differ


class Shuffle(Struct, frozen=True):
    """All it takes to make the luck of the game again."""

    commitment: str
    secret: str  # what was promised before the deal
    shares: list[str]  # by seat, where everyone gave one
    table: str
    seed: str
    shuffles: int
    moves: int


class Ending(Struct, frozen=True):
    """A finished game."""

    standings: list[Rank]  # the best first
    accounts: list[list[AccountLine]]  # by seat
    verdict: list[AccountLine]  # how it was decided
    shuffle: Shuffle
    keepsakes: list[dict[str, Json]]  # by seat; only some games have them
    records: list[RecordLine] = []  # what it may write on a family's records page


def ending(match: Match, words: Words, persons: Sequence[Seat] = ()) -> Ending:
    """Summarize a finished game with nothing hidden."""
    assert match.over()
    kinds = {scoring.kind.name for scoring in match.game.scoring}
    told = [event for event in match.events if event.kind.name in kinds]
    cards = keepsakes(match)
    return Ending(
        standings=standings(match.scores()),
        accounts=[account(match, words, told, seat) for seat in range(match.record.seats)],
        verdict=[line(match, words, event) for event in told if event.seat == HOUSE or won(event)],
        shuffle=shuffle(match, words),
        keepsakes=cards,
        records=records(match, cards, persons),
    )


def keepsakes(match: Match) -> list[dict[str, Json]]:
    keep = match.game.keepsakes
    return keep.made(match.state, match.record.names, match.record.date or "") if keep else []


def records(
    match: Match, cards: list[dict[str, Json]], persons: Sequence[Seat]
) -> list[RecordLine]:
    """The record lines of human winners, and of bots if the table lets them count."""
    if match.game.keepsakes is None:
        return []
    lines = match.game.keepsakes.lines(cards, list(persons), match.terms.options)
    return convert(lines, list[RecordLine])


def won(event: Event) -> bool:
    return event.kind.name == "won"


def standings(scores: list[int]) -> list[Rank]:
    """The best first.

    >>> [(s.seat, s.place) for s in standings([5, 9, 5])]
    [(1, 1), (0, 2), (2, 2)]
    """
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [Rank(seat, 1 + sum([s > scores[seat] for s in scores]), scores[seat]) for seat in order]


def account(match: Match, words: Words, told: list[Event], seat: Seat) -> list[AccountLine]:
    """The lines that explain a score: the game's own account, or its events."""
    reckoned = match.state.account(seat)
    if reckoned:
        facts = [{name: words.phrase(name, fact) for name, fact in at.facts} for at in reckoned]
        return [
            AccountLine(at.clause, words.say(at.words, **known), at.points)
            for at, known in zip(reckoned, facts, strict=True)
        ]
    return [line(match, words, event) for event in told if event.seat == seat and not won(event)]


def line(match: Match, words: Words, event: Event) -> AccountLine:
    scoring = next(s for s in match.game.scoring if s.kind.name == event.kind.name)
    facts = dict(zip(event.kind.facts, event.facts, strict=True))
    names, seats = match.record.names, range(match.record.seats)
    return AccountLine(
        scoring.clause,
        words.event(event, HOUSE, names),
        facts.get(scoring.points),
        [words.event(event, seat, names) for seat in seats],
    )


def shuffle(match: Match, words: Words) -> Shuffle:
    record = match.record
    mixed = record.mixed or None
    return Shuffle(
        commitment=record.commitment,
        secret=mixed.secret if mixed else record.seed,
        shares=mixed.shares if mixed else [],
        table=mixed.table if mixed else "",
        seed=record.seed,
        shuffles=words.vocabulary.shuffles(match.events) if words.vocabulary else 0,
        moves=len(record.moves),
    )
