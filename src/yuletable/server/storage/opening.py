"""Open a server's tables: lock them, protect them, check them and upgrade them."""

from __future__ import annotations

from pathlib import Path

from yuletable.server.clock import wall
from yuletable.server.storage.migrations import NEWEST, migrate, revision_of
from yuletable.server.storage.private import beside, create_private, remove_database
from yuletable.server.storage.store import Damaged, Erasing, Store
from yuletable.server.storage.tombstones import Erased, add_tombstones, read_tombstones

RESTORING = ".restoring"  # a restore that was interrupted leaves a file of this name


def open_store(url: str) -> Store:
    """The store of a server; InUse if another has it, Damaged if it cannot be trusted."""
    store = Store(url)
    if store.file is not None:
        store.file.parent.mkdir(parents=True, exist_ok=True)
    store.hold()
    try:
        prepare(store)
    except BaseException:
        store.close()
        raise
    return store


def prepare(store: Store) -> None:
    """Make sure that what is stored can be served."""
    if store.file is not None:
        create_private(store.file)
        remove_database(beside(store.file, RESTORING))
    store.assert_sound()
    bring_up_to_date(store)
    if store.file is not None:
        agree_on_erasures(store, store.file)
    store.scrub()  # a server tries again later if somebody is reading the file


def bring_up_to_date(store: Store) -> None:
    """An old schema becomes today's; Damaged if a newer Yuletable wrote it."""
    if revision_of(store.engine) > NEWEST:
        raise Damaged("A newer Yuletable wrote these tables: install that version to open them.")
    migrate(store.engine)


def agree_on_erasures(store: Store, file: Path) -> None:
    """Erase again what the file beside an older database lists as erased."""
    noted, stored = read_tombstones(file), store.erased()
    erase_all(store, noted - stored)
    add_tombstones(file, stored - noted)


def erase_all(store: Store, erased: set[Erased]) -> None:
    """Forget what these people typed."""
    for table, player in sorted(erased):
        store.append([], [Erasing.of(table, player, wall())])
