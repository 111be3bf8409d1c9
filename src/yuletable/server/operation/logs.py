"""What the server writes down while it runs: one JSON object a line, never what anybody typed."""

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
    """What failed and where, without its words: they may quote a name, a key or a hidden card."""
    kinds: list[str] = []
    link: BaseException | None = error
    while link is not None and len(kinds) < DEEPEST:
        kinds.append(type(link).__name__)
        link = link.__cause__ or link.__context__
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    calls = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in frames]
    return {"failed": kinds, "traceback": calls}


def without_words(_: Any, __: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Replace an exception by what may be written of it."""
    caught = event.pop("exc_info", None)
    if caught is True:
        caught = sys.exc_info()
    error = caught[1] if isinstance(caught, tuple) else caught
    return {**event, **where(error)} if isinstance(error, BaseException) else event


class AsJson(logging.Formatter):
    """Lines of libraries, in the same form; what they say of a failure is left out, too."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {"event": record.getMessage(), "logger": record.name}
        if record.exc_info and record.exc_info[1] is not None:
            event |= {"event": record.getMessage().split("\n")[0], **where(record.exc_info[1])}
        event["level"] = record.levelname.lower()
        stamped = structlog.processors.TimeStamper(fmt="iso", utc=True)(None, "", event)
        return str(structlog.processors.JSONRenderer()(None, "", stamped))


def write_logs(level: str) -> None:
    """Let everything be written to stderr, from this level on."""
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
