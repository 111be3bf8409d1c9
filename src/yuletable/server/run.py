"""Start the server."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable

import structlog
import uvicorn

from yuletable.server.app import make_app
from yuletable.server.settings import Settings

LARGEST_FRAME = 8_192
LONGEST_LINE = 65_536  # of a socket's handshake: as long as of any other request


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; SIGTERM lets everyone finish their sentence first."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(settings.log),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    os.environ.setdefault("WEBSOCKETS_MAX_LINE_LENGTH", str(LONGEST_LINE))  # before it is read
    gc.freeze()  # modules stay, and
    gc.set_threshold(1_000, 2, 10_000)  # few objects at a time: a long look holds up every table
    app = make_app(settings)  # before anybody is told that it is open
    ready()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=10,
        ws_ping_timeout=15,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        log_level="warning",
        lifespan="on",
    )
    uvicorn.Server(config).run()
