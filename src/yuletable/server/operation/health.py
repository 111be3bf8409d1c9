"""The health check, which runs at most once a second, however many ask."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy.exc import SQLAlchemyError

from yuletable.server.clock import wall
from yuletable.server.storage.writer import Writer

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 5.0  # seconds for one commit
logger = structlog.get_logger()


class Health:
    """Makes a real commit in the writer thread when asked."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.beat: asyncio.Task[bool] | None = None
        self.at = 0.0

    async def well(self) -> bool:
        """Has a commit just reached the disk, and does the writer still run?"""
        clock = asyncio.get_running_loop().time
        if self.beat is None or (self.beat.done() and clock() - self.at >= FRESH):
            self.at = clock()
            self.beat = asyncio.create_task(self._beat())
        return await asyncio.shield(self.beat)

    async def _beat(self) -> bool:
        if not self.writer.alive():
            logger.error("the writer no longer stores anything")
            return False
        try:
            await asyncio.wait_for(self.writer.read(self.writer.store.beat, wall()), PATIENCE)
        except (SQLAlchemyError, TimeoutError) as error:
            logger.error("storage failed", error=type(error).__name__)
            return False
        return True
