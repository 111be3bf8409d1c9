"""Tables, their logs, and beside them keys, names and words."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id(**settings: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), **settings)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "log",
        table_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("move_id", sa.String(32)),
        sa.Column("device", sa.Integer),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "move_id"),
    )
    op.create_table(
        "keys",
        table_id(primary_key=True),
        sa.Column("device", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "names",
        table_id(primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "words",
        table_id(primary_key=True),
        sa.Column("move", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer),
        sa.Column("words", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
