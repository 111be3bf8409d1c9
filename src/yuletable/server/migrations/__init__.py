"""How the database came to look as it does: an old file is brought up to date on start."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def config() -> Config:
    """Alembic's settings, without a file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    return found


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring a database up to date, whole or not at all."""
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, revision)
