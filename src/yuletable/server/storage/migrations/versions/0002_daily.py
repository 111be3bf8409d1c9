"""Which tables move by the day: they are woken when the server starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    daily = sa.Column("daily", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", daily)
