"""Open the house: serve the page, say where it is, and show a code for other devices."""

from __future__ import annotations

import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Timer
from typing import Any

import segno
from sqlalchemy.exc import DatabaseError

from yuletable.server.run import serve as run
from yuletable.server.settings import Settings, read_settings
from yuletable.server.storage.lock import InUse
from yuletable.server.storage.store import Damaged

UNUSABLE = "The database cannot be used ({why}): restore your last backup, or move it."
PATIENCE = 1.5  # seconds until the browser is opened


def serve(flags: Mapping[str, Any], file: Path | None, quiet: bool, browser: bool) -> int:
    """Serve until stopped; the exit code."""
    settings = read_settings(flags, file=file)
    try:
        run(settings, lambda: None if quiet else welcome(settings, browser))
    except (Damaged, InUse) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    except (DatabaseError, sqlite3.DatabaseError) as error:
        why = getattr(error, "orig", error)
        sys.stderr.write(f"{UNUSABLE.format(why=why)}\n")
        return 1
    return 0


def welcome(settings: Settings, browser: bool) -> None:
    """Where to find the table, on this machine and from the sofa."""
    here = f"http://localhost:{settings.port}"
    out = sys.stdout
    out.write(f"Yuletable is open: {here}\n")
    address = home_address() if settings.host == "0.0.0.0" else ""  # noqa: S104
    if address:
        there = f"http://{address}:{settings.port}"
        out.write(f"On other devices in your home: {there}\n\n")
        segno.make(there, error="l").terminal(out=out, compact=True)
    out.write("\nCtrl-C closes it; every game is kept.\n")
    out.flush()
    if browser:
        Timer(PATIENCE, webbrowser.open, [here]).start()


def home_address() -> str:
    """This machine's address in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: never reached
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") else found
