"""Start the server."""

from __future__ import annotations

import gc

import uvicorn

from yuletable.server.app import make_app
from yuletable.server.lines import lines
from yuletable.server.logs import write_logs
from yuletable.server.settings import Settings

LARGEST_FRAME = 8_192


def serve(settings: Settings) -> None:
    """Serve until told to stop; SIGTERM lets everyone finish their sentence first."""
    write_logs(settings.log)
    gc.freeze()  # modules stay, and
    gc.set_threshold(1_000, 2, 10_000)  # few objects at a time: a long look holds up every table
    config = uvicorn.Config(
        make_app(settings),
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
