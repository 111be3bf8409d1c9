"""The server's log: one JSON object per line, never what anybody typed."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any

import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
DEEPEST = 12  # calls that are named, the innermost last
Caught = tuple[type[BaseException], BaseException, TracebackType | None]


def where(error: BaseException) -> dict[str, Any]:
    """What failed and where, without its message, which may quote a name, key or hidden card."""
    kinds: list[str] = []
    link: BaseException | None = error
    while link is not None and len(kinds) < DEEPEST:
        kinds.append(type(link).__name__)
        link = link.__cause__ or link.__context__
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    calls = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in frames]
    return {"failed": kinds, "traceback": calls}


def without_words(_: Any, __: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Replace an exception by its kind and place."""
    caught = event.pop("exc_info", None)
    if caught is True:
        caught = sys.exc_info()
    error = caught[1] if isinstance(caught, tuple) else caught
    return {**event, **where(error)} if isinstance(error, BaseException) else event


class AsJson(logging.Formatter):
    """Log lines of libraries in the same form, also without exception messages."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {"event": record.getMessage(), "logger": record.name}
        if record.exc_info and record.exc_info[1] is not None:
            event |= {"event": record.getMessage().split("\n")[0], **where(record.exc_info[1])}
        event["level"] = record.levelname.lower()
        stamped = structlog.processors.TimeStamper(fmt="iso", utc=True)(None, "", event)
        return str(structlog.processors.JSONRenderer()(None, "", stamped))


def write_logs(level: str) -> None:
    """Log everything from this level on to stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_words,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(max(LEVELS[level], logging.WARNING))
