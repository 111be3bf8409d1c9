"""Which packages an extra brings, and what to tell people who do not have it."""

from __future__ import annotations

import importlib.util
import os

PACKAGES = {  # by extra, as Python imports them
    "server": (
        "alembic litestar prometheus_client segno sqlalchemy structlog uvicorn websockets"
    ).split(),
    "lab": ["polars", "resvg_py"],
    "bench": ["pyspiel", "rlcard"],
    "cluster": ["ray"],
}


def need(extra: str) -> None:
    """Stop here, before any work is done, if a package of this extra is missing."""
    for package in PACKAGES[extra]:
        if importlib.util.find_spec(package) is None:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)


def what_is_missing(error: ModuleNotFoundError) -> str:
    """The sentence for an import that failed; empty if no extra brings the package."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in PACKAGES.items():
        if package in packages:
            return f"This command needs the extra “{extra}”: {how_to_install(extra)}"
    return ""


def how_to_install(extra: str) -> str:
    """The command that installs an extra: in a checkout, or for an installed package."""
    script = os.environ.get("YULETABLE_COMMAND")  # go.py says how it was called
    if script:
        return f"{script} uv sync --locked --inexact --extra {extra}"
    return f'pip install "yuletable[{extra}]"'
