"""Decisions about seats, terms and the host: takes the table, returns log entries.

No function changes anything: it raises Denied, or returns the entries to apply.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from yuletable.bots.levels import bot
from yuletable.kernel.ballot import Window
from yuletable.kernel.core import Seat
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.refusals import Denied
from yuletable.server.table import log
from yuletable.server.table.clean_text import calendar_date
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.table import GONE, Table

GAMES_PACKAGE = "yuletable.games"
T = TypeVar("T")
IN_THE_GAME = ("playing", "paused")
TERMS = ("seats", "edition", "options", "pace", "absence", "reaction", "overlap")  # of the game


def stood(table: Table, device: int, message: wire.Standing) -> list[AnyEntry]:
    """Windows of one kind pass from now on, or no longer; nothing if that is so already."""
    if message.window not in windows(table.game.name):
        raise Denied(refusals.NO_WINDOW)
    if (message.window in table.chair(message.seat).passing) == message.passing:
        return []
    return [log.Stood(message.seat, message.window, message.passing)]


@cache
def windows(game: str) -> set[str]:
    """The kinds of windows that may open in a game."""
    package = f"{GAMES_PACKAGE}.{game}."
    kinds = [Window]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.wire_name for kind in kinds if f"{kind.__module__}.".startswith(package)}


def before_the_game(table: Table) -> None:
    if table.stage != "lobby":
        raise Denied(refusals.ALREADY_STARTED)


def seeded(table: Table, device: int, message: wire.Seed) -> list[AnyEntry]:
    """A person adds their share to the luck of the game."""
    before_the_game(table)
    if table.chairs[message.seat].seed:
        raise Denied(refusals.SEED_GIVEN)
    return [log.Seeded(message.seat, message.seed)]


def taken_seat(table: Table, device: int, seat: Seat | None) -> log.Sat:
    """A person takes this seat, or the first that is free."""
    if table.stage != "lobby":
        raise Denied(refusals.KNOCK_INSTEAD)
    free = [at for at, chair in enumerate(table.chairs) if chair.free()]
    if not free:
        raise Denied(refusals.TABLE_FULL)
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Denied(refusals.SEAT_TAKEN, letter=table.game.letters[free[0]])
    return log.Sat(chosen, table.players, device)


def added(table: Table, device: int, message: wire.AddHere) -> list[AnyEntry]:
    """Somebody else sits down at a device that has a seat; a closed door opens for the host."""
    if not table.door and not table.is_host(device):
        raise Denied(refusals.DOOR_CLOSED)
    return [taken_seat(table, device, message.seat)]


def left(table: Table, device: int, message: wire.Leave) -> list[AnyEntry]:
    """A person stands up."""
    return [sent_off(table, message.seat, "left")]


def kicked(table: Table, device: int, message: wire.Kick) -> list[AnyEntry]:
    """The host removes a person."""
    if table.seats_of(device) == [message.seat]:
        raise Denied(refusals.NOT_YOURSELF)
    return [sent_off(table, message.seat, "kicked")]


def came_back(table: Table, device: int, message: wire.ComeBack) -> list[AnyEntry]:
    """A person who left plays their seat again, if nobody else does."""
    chair = table.chair(message.seat)
    if chair.device != device or chair.why != "left":
        raise Denied(refusals.NOT_LEFT_BY_YOU)
    if table.stage not in IN_THE_GAME:
        raise Denied(refusals.GAME_OVER)
    return [log.Returned(message.seat)]


def sent_off(table: Table, seat: Seat, why: log.Why) -> log.Freed | log.Kept:
    """Before the game the seat is free again; during it a bot takes over."""
    chair = table.chair(seat)
    if chair.player is None or chair.why in GONE:
        raise Denied(refusals.SEAT_EMPTY)
    return log.Freed(seat) if table.stage == "lobby" else log.Kept(seat, table.level(), why)


def seated(table: Table, device: int, message: wire.Seating) -> list[AnyEntry]:
    """A bot takes a seat, or leaves it; nothing if it is so already."""
    if as_seated(table, message):
        return []
    before_the_game(table)
    if table.chair(message.seat).player is not None:
        raise Denied(refusals.SEAT_OCCUPIED)
    if message.level is None:
        return [log.Freed(message.seat)]
    bot(message.level, table.game)  # raises Invalid where there is none
    return [log.BotSat(message.seat, message.level)]


def as_seated(table: Table, message: wire.Seating) -> bool:
    """Is this seat as the host wants it already?"""
    chair = table.chair(message.seat)
    return table.stage == "lobby" and chair.player is None and chair.level == (message.level or "")


def settled(table: Table, device: int, message: wire.Settle) -> list[AnyEntry]:
    """The host changes what is agreed; nothing if it is so already."""
    agreed = agreed_by(table, message)
    return [] if agreed == agreed_by(table, wire.Settle("0" * 32)) else [agreed]


def agreed_by(table: Table, message: wire.Settle) -> log.Settled:
    """All that is agreed once this message has changed it."""
    if any(getattr(message, term) is not None for term in TERMS):
        before_the_game(table)
    seats = either(message.seats, len(table.chairs))
    edition = either(message.edition, table.edition)
    options = either(message.options, table.options)
    table.game.terms(seats, edition, options)
    if any(not chair.free() for chair in table.chairs[seats:]):
        raise Denied(refusals.SEATS_IN_USE)
    return log.Settled(
        seats=seats,
        options=options,
        pace=either(message.pace, table.pace),
        absence=either(message.absence, table.absence),
        reaction=either(message.reaction, table.reaction),
        overlap=either(message.overlap, table.overlap),
        watchers=either(message.watchers, table.watchers),
        words=either(message.words, table.words),
        door=either(message.door, table.door),
        edition=edition,
        edition_hash=table.game.edition(edition).digest(),
    )


def started(table: Table, device: int, message: wire.Start) -> list[AnyEntry]:
    """Bots take the seats that are free, and the game begins."""
    before_the_game(table)
    calendar_date(message.date)
    table.game.terms(len(table.chairs), table.edition, table.options)
    level = message.level or table.level()
    bot(level, table.game)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free()]
    return [*[log.BotSat(seat, level) for seat in free], log.Started(message.date)]


def paused(table: Table, device: int, message: wire.Pause) -> list[AnyEntry]:
    """The host stops the game for a while, or lets it go on."""
    from_stage = "playing" if message.paused else "paused"
    if table.stage != from_stage:
        raise Denied(refusals.NOT_RUNNING if message.paused else refusals.NOT_PAUSED)
    return [log.Paused(message.paused)]


def given_back(table: Table, device: int, message: wire.GiveBack) -> list[AnyEntry]:
    """The host lets a person play their seat again."""
    if not table.chair(message.seat).why:
        raise Denied(refusals.SEAT_NOT_KEPT)
    return [log.Returned(message.seat)]


def handed_over(
    table: Table, device: int, message: wire.HandOver, host_away: bool
) -> list[AnyEntry]:
    """The host names the next one; if the host has been away, anyone may name themselves."""
    chair = table.chair(message.seat)
    taking = host_away and chair.played_from(device)
    if not table.is_host(device) and not taking:
        raise Denied(refusals.HOST_PRESENT)
    if chair.player is None or chair.why in GONE:
        raise Denied(refusals.HOST_PERSON)
    return [] if chair.player == table.host else [log.Hosted(chair.player)]


def either(given: T | None, now: T) -> T:
    """What was given, or what is so already."""
    return now if given is None else given
