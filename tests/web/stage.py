"""The page's theatre: recorded evenings without a server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen

from tests.web.node import WEB, node, packages

PATIENCE = 60.0  # seconds until Vite must answer


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def stage() -> Iterator[str]:
    """The address of a theatre that is open as long as one is in here."""
    vite = packages() / "vite" / "bin" / "vite.js"
    port = free_port()
    command = [node(), str(vite), "--port", str(port), "--strictPort"]
    env = os.environ | {"YULETABLE_PYTHON": sys.executable}
    with subprocess.Popen(command, cwd=WEB, env=env, stdout=subprocess.DEVNULL) as running:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            running.terminate()


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address) as answer:
                assert answer.status == 200
                return
        except OSError:
            assert time.monotonic() < end, f"nobody answers at {address}"
            time.sleep(0.2)
