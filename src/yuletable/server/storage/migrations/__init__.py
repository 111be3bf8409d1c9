"""The history of the schema: the server upgrades an old file on start."""

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


NEWEST = "0003"


def revision_of(engine: sa.Engine) -> str:
    """How far a database has come; nothing for an empty one."""
    with engine.connect().execution_options(reading=True) as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.scalar(sa.text("select version_num from alembic_version")) or "")


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring a database up to date, whole or not at all."""
    if revision_of(engine) == NEWEST:
        return  # Alembic takes its time to find that out
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, revision)
