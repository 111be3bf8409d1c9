"""A game being played: what was agreed, a seed, and the moves so far."""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from typing import Any

import msgspec

from yuletable.kernel.beside import Beside
from yuletable.kernel.chance import FAST, Chance, commitment, known_luck, luck_of, mixture
from yuletable.kernel.core import HOUSE, Aside, Event, Host, Json, Kind, Move, Seat
from yuletable.kernel.errors import Invalid, NotAsked, Refused
from yuletable.kernel.game import Game, position_hash
from yuletable.kernel.reading import Entry

FORMAT = 1
SAID = Kind("said", "words: str")  # the one event that no rule makes


class Mixed(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a seed came about to which every seat gave a share."""

    secret: str  # the server's: promised before it asked anybody
    shares: list[str]  # by seat; who gave none gave an empty one
    table: str


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Enough to play it all again: what is stored, sent, and quoted in bug reports."""

    format: int = FORMAT
    game: str
    rules: int  # version of the game's rules
    luck: str = FAST
    edition: str | dict[str, Any] = "house"
    edition_hash: str
    options: dict[str, Any] = {}
    seats: int
    names: list[str] = []
    date: str | msgspec.UnsetType = msgspec.UNSET  # the host's, at the start, if it was given
    commitment: str  # shown before the deal
    seed: str  # 256 bits; a running table keeps it to itself
    mixed: Mixed | msgspec.UnsetType = msgspec.UNSET  # if the seed is made of shares
    position: dict[str, Any] | None = None  # where it began, if not with a deal
    moves: list[tuple[int, str]] = []
    end: str | None = None  # fingerprint of the last position, once the game is over


def fresh_seed() -> str:
    """256 bits from the operating system."""
    return secrets.token_hex(32)


class Match:
    """The one place where a real game moves forward."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seed: str | None = None,
        edition: Json = None,
        options: Json = None,
        position: Json = None,
        names: list[str] | None = None,
        date: str = "",
        mixed: Mixed | None = None,
        luck: Chance | None = None,
        luck_version: str = FAST,
    ) -> None:
        self.game = game
        self.luck = luck  # luck from a script, instead of the seed's
        self.drew_luck = False  # the last move did
        self.beside = Beside()  # what people said; no part of the game
        if mixed is not None:
            seed = mixture(mixed.secret, mixed.shares, mixed.table)
        seed = fresh_seed() if seed is None else seed
        self.terms = game.terms(seats, edition, options)
        self.record = Record(
            game=game.name,
            rules=game.version,
            luck=luck_version,
            edition="house" if edition is None else edition,
            edition_hash=game.edition(edition).digest(),
            options=dict(options or {}),
            seats=seats,
            names=list(names or []),
            date=date or msgspec.UNSET,
            commitment=commitment(seed if mixed is None else mixed.secret),
            seed=seed,
            mixed=mixed or msgspec.UNSET,
            position=position,
        )
        host = self._host()
        if position is None:
            self.state = game.start(self.terms, host)
        else:
            self.state = game.read_position(Entry(position, "position"), self.terms)
            self.state.settle(host)
        self.events: list[Event] = host.events

    def over(self) -> bool:
        return self.state.over()

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose move is needed next."""
        return self.state.waiting()

    def menu(self, seat: Seat) -> list[Move]:
        """What this seat may do now, the meekest first."""
        return self.state.menu(seat)

    def view(self, seat: Seat) -> dict[str, Json]:
        """What this seat may see."""
        return self.state.view(seat)

    def scores(self) -> list[int]:
        return self.state.scores[:]

    def position(self) -> dict[str, Json]:
        return self.game.write_position(self.state)

    def play(self, seat: Seat, move: Move | str) -> list[Event]:
        """Check and make a move. If it is refused, nothing has changed."""
        text = move if isinstance(move, str) else move.text()
        try:
            if isinstance(move, str):
                move = self._read(seat, move)
            self._seated(seat, move)
            self.state.check(seat, move)
        except Refused as refused:
            refused.instead = self._nearest(seat, text)
            raise
        host = self._host(moves=len(self.record.moves) + 1)
        self.state.play(seat, move, host)
        self.drew_luck = host.chance.touched()
        self.record.moves.append((seat, move.text()))
        host.events += self.hear(move.said())
        self.events += host.events
        if self.over():
            self.record.end = position_hash(self.position())
        return host.events

    def _read(self, seat: Seat, text: str) -> Move:
        """Read a move from text; a sender without a seat is refused first."""
        try:
            return self.game.read_move(text)
        except Refused:
            self._seated(seat, None)
            raise

    def _seated(self, seat: Seat, move: Move | None) -> None:
        """Check that the mover has a seat, or is the house with its own aside."""
        house = seat == HOUSE and isinstance(move, Aside) and move.by_house()
        if not house and not 0 <= seat < self.record.seats:
            raise NotAsked("TB-05", f"There is no seat {seat} at this table.")

    def hear(self, words: str) -> list[Event]:
        """Words that went with the last move: kept beside the record, and told to everyone."""
        number = len(self.record.moves)
        seat = self.record.moves[-1][0]
        self.beside.hear(number, seat, words)
        return [Event(SAID, seat, (words,), (), ())] if words else []

    def _nearest(self, seat: Seat, text: str) -> str:
        """The move on this seat's own menu that looks most like what was tried."""
        return nearest(text, self.menu(seat)) if 0 <= seat < self.record.seats else ""

    def _host(self, moves: int = 0) -> Host:
        """Each move has its own luck, so replay, undo and branching carry nothing over."""
        luck = self.luck or luck_of(self.record.luck, self.record.seed, "table", moves)
        return Host(luck, loud=True)


def nearest(text: str, menu: list[Move]) -> str:
    """The move on a menu that looks most like what was tried, if one does."""
    lower = {move.text().lower(): move.text() for move in menu}
    near = get_close_matches(text.strip().lower(), lower, n=1, cutoff=0.3)
    return lower[near[0]] if near else ""


def replay(
    game: Game, record: Record, moves: int | None = None, beside: Beside | None = None
) -> Match:
    """Play a record again, to its end or up to so many moves; what was said may be kept of it."""
    if record.format != FORMAT:
        raise Invalid(
            "record.format", f"this is format {record.format}; this version reads {FORMAT}"
        )
    if record.game != game.name:
        raise Invalid("record.game", f"this is a game of {record.game}, not of {game.name}")
    if record.rules != game.version:
        raise Invalid("record.rules", f"made with rules {record.rules}; these are {game.version}")
    if not known_luck(record.luck):
        raise Invalid(
            "record.luck", f"made with luck {record.luck}, which this version doesn’t know"
        )
    match = Match(
        game,
        record.seats,
        seed=record.seed,
        edition=record.edition,
        options=record.options,
        position=record.position,
        names=record.names,
        date=record.date or "",
        mixed=record.mixed or None,
        luck_version=record.luck,
    )
    if record.edition_hash != match.record.edition_hash:
        raise Invalid("record.edition_hash", "the edition has changed since this game was played")
    for number, (seat, text) in enumerate(record.moves[:moves]):
        try:
            match.play(seat, text)
        except Refused as refused:
            raise Invalid(f"record.moves[{number}]", f"{text!r} is refused: {refused}") from None
        if beside is not None:
            match.events += match.hear(beside.words_of(number + 1))
    return match


def verify(game: Game, record: Record) -> Match:
    """Recompute the commitment, every shuffle and the last position of a record."""
    promised = record.mixed.secret if record.mixed else record.seed
    if commitment(promised) != record.commitment:
        raise Invalid("record.commitment", "the seed doesn’t match the commitment")
    if record.mixed:
        mixed = record.mixed
        if mixture(mixed.secret, mixed.shares, mixed.table) != record.seed:
            raise Invalid("record.seed", "the seed isn’t the mix of the secret and the shares")
    match = replay(game, record)
    if record.end is not None and not match.over():
        raise Invalid("record.end", "the record says the game is over, but it isn’t")
    if match.record.end != record.end:
        raise Invalid("record.end", "the last position doesn’t match the record")
    return match


def read_record(text: str | bytes) -> Record:
    """A record from its JSON; Invalid names the entry that is wrong."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        why, _, place = str(error).partition(" - at `$")
        raise Invalid(f"record{place.rstrip('`')}", why) from None


def write_record(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"
