"""The server's settings: flags, then the environment, then a file, then defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from yuletable.kernel.errors import Invalid

PREFIX = "YULETABLE_"
HERE = ("127.0.0.1", "::1")
LISTS = ("origins", "hosts", "proxies", "keepers")
Limit = Annotated[int, Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; each has a variable, and the usual ones a flag."""

    host: str = "0.0.0.0"  # noqa: S104  # the family's phones are to reach it
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8225
    database: str = ""  # a URL or a file; empty: a file in the user's data folder
    origins: list[str] = []  # that may talk to us beside our own pages
    hosts: list[str] = []  # names we answer to beside those of a home network
    proxies: list[str] = msgspec.field(default_factory=lambda: [*HERE])  # believed about addresses
    keepers: list[str] = []  # addresses that may see /metrics, beside this machine
    https: bool = False  # behind a proxy that speaks https: cookies are for it alone
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 3  # processes in which bots think
    frames: Limit = 100  # from one socket in twenty seconds
    stores: Limit = 120  # entries one socket may add to logs in a minute
    asks: Limit = 120  # that change something or try a code, from one address in a minute
    reads: Limit = 1_200  # of everything else under /api, from one address in a minute
    visits: Limit = 120  # sockets opened from one address in a minute
    guesses: Limit = 600  # codes tried by everybody in a minute
    made_from: Limit = 100  # tables made from one address in an hour
    made: Limit = 2_000  # tables made by everybody in an hour
    tables: Limit = 5_000  # in memory at once
    idle: Limit = 300  # seconds a table stays in memory when nobody is there
    entries: Limit = 20_000  # of one table's log, after which only moves are taken
    sockets: Limit = 2_000  # open at once
    sockets_from: Limit = 100  # of one address
    sockets_at: Limit = 60  # of people without a seat, at one table
    sockets_of: Limit = 12  # of one device, at one table
    retention: Annotated[int, Meta(ge=0)] = 90  # days a table is kept after its last move; 0: ever
    schema: bool = False  # show what may be asked over HTTP at /schema
    still: bool = False  # no pauses: for programs that play each other
    log: Literal["debug", "info", "warning", "error"] = "warning"

    def url(self) -> str:
        if not self.database:
            return f"sqlite:///{default_file()}"
        return self.database if "://" in self.database else f"sqlite:///{self.database}"


def default_file() -> Path:
    folder = user_data_path("yuletable", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Flags first, then variables, then the file; Invalid names what cannot be."""
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise Invalid(str(file), f"it cannot be read: {error}") from None
    for name in Settings.__struct_fields__:
        variable = PREFIX + name.upper()
        if variable in environ:
            found[name] = from_text(name, environ[variable])
    found |= {name: flag for name, flag in flags.items() if flag is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$")
        raise Invalid(f"settings{place.rstrip('`')}", why) from None


def from_text(name: str, text: str) -> Any:
    return text.split() if name in LISTS else text
