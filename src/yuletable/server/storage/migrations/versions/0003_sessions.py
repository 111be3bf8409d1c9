"""One session for each browser, doors that close, and an account of what was erased."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# A code opens a lobby; of a game that has begun, only the link is known.
STILL_A_LOBBY = """
update tables set joinable = (
    not exists (select 1 from log where log.table_id = tables.id and log.entry like '%"started"%')
)
"""


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.add_column("keys", flag("barred", sa.false()))
    op.create_index("keys_by_hash", "keys", ["hash"])
    op.add_column("tables", flag("joinable", sa.true()))
    op.execute(STILL_A_LOBBY)
    op.create_table(
        "erasures",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def flag(name: str, default: sa.sql.expression.ColumnElement[bool]) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=default)
