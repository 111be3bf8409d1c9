"""A real server in a process of its own, on a free port of this machine alone."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

LIMITS = "FRAMES STORES ASKS READS VISITS GUESSES MADE_FROM MADE SOCKETS_FROM".split()


class Server:
    """Started on enter, gone on exit; `kill` and `start` again in between."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.settings = {
            "YULETABLE_HOST": "127.0.0.1",
            "YULETABLE_PORT": str(self.port),
            "YULETABLE_DATABASE": f"sqlite:///{self.database}",
            "YULETABLE_STILL": "1",
            **dict.fromkeys([f"YULETABLE_{name}" for name in LIMITS], "1000000"),
            "YULETABLE_THINKERS": "1",
            **{f"YULETABLE_{name.upper()}": value for name, value in settings.items()},
        }
        self.command = [sys.executable, "-m", "yuletable", "serve", "--quiet"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self) -> None:
        for _ in range(600):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                    return
            except (URLError, ConnectionError):
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it kindly; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(10)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def free_port() -> int:
    """A port that nobody is given by chance while its server is down: below those of clients."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
