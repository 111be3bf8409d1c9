"""Load a table from storage: ready for play, or closed with a reason.

Loading blocks, so it runs in a separate thread. A table that cannot go on is not a failure: the
server shows its seats and settings, and refuses everything else.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import structlog

from yuletable.kernel.chance import known_luck
from yuletable.kernel.errors import Invalid
from yuletable.server import refusals
from yuletable.server.refusals import Denied, Reason
from yuletable.server.storage.store import Damaged, Row, Store, TableRow, checked
from yuletable.server.table import log
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.table import Table, restored

NEED_THE_GAME = (*log.GAME_ONLY, log.UndoAsked, log.Consented, log.Undone)
logger = structlog.get_logger()


@dataclass
class Loaded:
    """What is stored of one table."""

    row: TableRow
    table: Table
    rows: list[Row]
    key_hashes: dict[int, str]
    names: dict[int, str]
    barred: set[int]


def load(store: Store, table: str) -> Loaded | None:
    """Read a table; none if there is no such table, Denied if not even its beginning is left."""
    row = store.table(table)
    if row is None:
        return None
    rows = store.rows(table)
    loaded = Loaded(
        row,
        read_table(row, rows),
        rows,
        store.key_hashes(table),
        store.names(table),
        store.barred(table),
    )
    loaded.table.erased = {player for _, player in store.erased(table)}
    return loaded


def read_table(row: TableRow, rows: list[Row]) -> Table:
    """The table of these rows; closed if it cannot go on as it was agreed."""
    entries, why = readable(rows)
    if not entries:
        raise Denied(refusals.LOG_DAMAGED)
    table = why or opened(row, entries, [one.at for one in rows])
    if isinstance(table, Table) and not table.closed:
        return table
    shown = sketched(row, entries)
    if isinstance(table, Table):
        shown.closed, shown.upgradable, shown.stage = table.closed, True, table.stage
    else:
        shown.closed = table
    logger.warning("a table is closed", table=row.id, why=shown.closed and shown.closed.id)
    return shown


def readable(rows: list[Row]) -> tuple[list[AnyEntry], Reason | None]:
    """The entries up to the first that cannot be read, and what is wrong with that one."""
    entries: list[AnyEntry] = []
    try:
        for entry in checked(rows):
            entries.append(entry)
    except Damaged as damaged:
        logger.error("a log is damaged", why=str(damaged))
        return entries, refusals.LOG_DAMAGED
    except msgspec.MsgspecError as error:
        logger.error("a log holds an unknown entry", why=str(error))
        return entries, refusals.NEWER_VERSION
    return entries, None


def opened(row: TableRow, entries: list[AnyEntry], times: list[int]) -> Table | Reason:
    """The table with its game, closed if it needs an upgrade first; else why it has no game."""
    made = entries[0]
    if isinstance(made, log.Made) and not known_luck(made.luck):
        return refusals.OTHER_LUCK
    same = same_rules(sketched(row, entries))
    try:
        table = restored(row.id, row.secret, entries, times)
    except Exception as error:  # whatever today's rules make of an old game
        logger.error(
            "a log cannot be replayed", table=row.id, why=f"{type(error).__name__}: {error}"
        )
        return refusals.RULES_CHANGED if same else refusals.OLDER_RULES_FOR_GOOD
    if not same:
        table.closed = refusals.OLDER_RULES
    return table


def same_rules(table: Table) -> bool:
    """Is a table played under the rules and with the edition of today?"""
    try:
        today = table.game.edition(table.edition).digest()
    except Invalid:
        return False
    return table.rules == table.game.version and table.edition_hash in ("", today)


def upgraded(table: Table) -> log.Upgraded:
    """What the log says when a table goes on under the rules of today."""
    today = table.game.edition(table.edition).digest()
    return log.Upgraded(table.game.version, today)


def sketched(row: TableRow, entries: list[AnyEntry]) -> Table:
    """The table without its game: who sat there, and what was agreed."""
    table = Table(row.id, row.secret)
    for entry in entries:
        if isinstance(entry, log.Started):
            table.stage = "playing"
        if isinstance(entry, (log.Started, *NEED_THE_GAME)):
            table.seq += 1
        else:
            table.apply(entry)
    return table
