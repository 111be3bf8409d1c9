"""Start the server."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable

import uvicorn

from yuletable.server.app import make_app
from yuletable.server.net.slow_requests import lines
from yuletable.server.operation.logs import write_logs
from yuletable.server.settings import Settings

LARGEST_FRAME = 8_192
LONGEST_LINE = 65_536  # of a socket's handshake: as long as of any other request


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; SIGTERM finishes open requests first."""
    write_logs(settings.log)
    os.environ.setdefault("WEBSOCKETS_MAX_LINE_LENGTH", str(LONGEST_LINE))  # before it is read
    gc.freeze()  # modules stay, and
    gc.set_threshold(1_000, 2, 10_000)  # few objects at a time: a long look holds up every table
    app = make_app(settings)  # before anybody is told that it is open
    ready()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=lines(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=10,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=2,
        log_config=None,
        access_log=False,
        lifespan="on",
    )
    uvicorn.Server(config).run()
