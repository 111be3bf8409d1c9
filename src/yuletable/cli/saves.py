"""Games on disk: a running one is kept with who sits where, a finished one as its record."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from yuletable.cli.seating import Party
from yuletable.kernel.beside import Beside, read_beside, write_beside
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match, Record, read_record, write_record


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game that goes on: its record so far, and who sits where."""

    format: int = 1
    bots: list[str | None]  # by seat: the bot's name, or null for a person
    played: float = 0  # seconds, where a clock runs
    record: Record


def games_folder() -> Path:
    """Where games are kept unless somebody says where: in the user's own data folder."""
    return user_data_path("yuletable", appauthor=False) / "games"


def new_file(record: Record, folder: Path) -> Path:
    """A name for a new game that no other bears."""
    name = f"{record.game}-{record.commitment[:8]}"
    file, number = folder / f"{name}.json", 1
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}.json"
    return file


def companion(file: Path) -> Path:
    """Where the words and keepsakes of a game lie: beside its record."""
    return file.with_name(f"{file.stem}.beside.json")


def keep_beside(file: Path, match: Match) -> None:
    """Write what was said, if anything was."""
    if match.beside.said or match.beside.keepsakes:
        write_whole(companion(file), write_beside(match.beside))


def read_companion(file: Path) -> Beside:
    """What lies beside a record; nothing if it was taken away."""
    other = companion(file)
    return read_beside(read_text(other)) if other.is_file() else Beside()


def keep(file: Path, match: Match, party: Party, played: float = 0) -> None:
    """Write the game as it stands: a save while it runs, then its record."""
    keep_beside(file, match)
    if match.over():
        write_whole(file, write_record(match.record))
        return
    save = Save(bots=list(party.bots), played=played, record=match.record)
    text = msgspec.json.format(msgspec.json.encode(save), indent=1).decode()
    write_whole(file, text + "\n")


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing: what was there stays whole until the new text is on the disk."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as new:
                new.write(text)
                new.flush()
                os.fsync(new.fileno())
            os.replace(name, file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Invalid(str(file), f"cannot be written: {error.strerror}") from None


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Invalid(str(file), "is not a text file") from None
    except OSError as error:
        raise Invalid(str(file), f"cannot be read: {error.strerror}") from None


def read_game(file: Path) -> Record:
    """The record in a file, be the game finished or not."""
    text = read_text(file)
    return read_save(text).record if is_save(text) else read_record(text)


def read_unfinished(file: Path) -> Save:
    """A game that can be continued."""
    text = read_text(file)
    if is_save(text):
        return read_save(text)
    record = read_record(text)
    if record.end is not None:
        raise Invalid(str(file), "this game is over; look at it with yuletable replay")
    raise Invalid(str(file), "this is a record without players, so nobody can go on with it")


def is_save(text: str) -> bool:
    try:
        found: Any = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return isinstance(found, dict) and "record" in found


def read_save(text: str) -> Save:
    try:
        save = msgspec.json.decode(text, type=Save)
    except msgspec.DecodeError as error:
        why, _, place = str(error).partition(" - at `$")
        raise Invalid(f"save{place.rstrip('`')}", why) from None
    if len(save.bots) != save.record.seats:
        raise Invalid("save.bots", f"{len(save.bots)} entries for {save.record.seats} seats")
    return save
