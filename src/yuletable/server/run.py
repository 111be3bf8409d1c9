"""Start the server."""

from __future__ import annotations

import uvicorn

from yuletable.server.app import make_app
from yuletable.server.settings import Settings

LARGEST_FRAME = 8_192


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        make_app(settings),
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
