"""How the server is set up: flags, then the environment, then a file, then sensible values."""

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


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything one may set; each has a flag of `yuletable serve` and a variable of its own."""

    host: str = "0.0.0.0"  # noqa: S104  # the family's phones are to reach it
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8225
    database: str = ""  # a URL or a file; empty: a file in the user's data folder
    origins: list[str] = []  # that may talk to us beside our own pages
    https: bool = False  # behind a proxy that speaks https: cookies are for it alone
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 2  # processes in which bots think
    frames: Annotated[int, Meta(ge=1)] = 100  # from one socket in twenty seconds
    asks: Annotated[int, Meta(ge=1)] = 120  # over HTTP, from one address in a minute
    retention: Annotated[int, Meta(ge=0)] = 90  # days a table is kept after its last move; 0: ever
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
    return text.split() if name == "origins" else text
