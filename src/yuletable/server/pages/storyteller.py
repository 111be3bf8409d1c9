"""Stories of finished games, told by a separate process so that no table waits.

python -m yuletable.server.pages.storyteller      reads a record, writes its story
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence

import msgspec

from yuletable.bots.story import Story, story
from yuletable.games.catalogue import find
from yuletable.kernel.match import Record, read_record, write_record
from yuletable.server.pages.cache import AnswerCache
from yuletable.server.pages.finished import record_of
from yuletable.server.refusals import NO_STORY, Denied
from yuletable.server.rooms.room import Room

DEADLINE = 60.0  # seconds
AT_ONCE = 2  # stories: one that takes long does not keep another table from its own
COMMAND = (sys.executable, "-m", "yuletable.server.pages.storyteller")


class Storyteller:
    """Tells each story once, and remembers the last ones."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.command = command
        self.remembered = AnswerCache(NO_STORY)
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def tell(self, room: Room) -> bytes:
        """How a finished game went; Denied while it is being played."""
        record = record_of(room)
        return await self.remembered.get((room.row.id,), record.names, lambda: self._ask(record))

    async def _ask(self, record: Record) -> bytes:
        async with self.turns:
            return await told(write_record(record).encode(), self.command)


async def told(record: bytes, command: Sequence[str] = COMMAND) -> bytes:
    """The story of a record, from a process that ends with it."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        written, _ = await asyncio.wait_for(process.communicate(record), DEADLINE)
        msgspec.json.decode(written, type=Story)
        return written
    except (TimeoutError, msgspec.DecodeError) as error:
        raise Denied(NO_STORY) from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # running games come first
    record = read_record(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(story(find(record.game), record)))


if __name__ == "__main__":
    main()
