"""The stories of finished games, told by a process of their own so that no table waits for one.

python -m yuletable.server.storyteller      reads a record, writes its story
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict

import msgspec

from yuletable.bots.story import Story, story
from yuletable.games.catalogue import find
from yuletable.kernel.match import read_record, write_record
from yuletable.server.library import record_of
from yuletable.server.live import Live
from yuletable.server.table import Denied

REMEMBERED = 200  # stories: a finished game has no other
DEADLINE = 60.0  # seconds
COMMAND = (sys.executable, "-m", "yuletable.server.storyteller")


class Storyteller:
    """Tells one story at a time, and remembers the last ones."""

    def __init__(self) -> None:
        self.told: OrderedDict[str, Story] = OrderedDict()
        self.busy = asyncio.Lock()

    async def tell(self, live: Live) -> Story:
        """How a finished game went; Denied while it is being played."""
        record = write_record(record_of(live)).encode()
        async with self.busy:
            if live.row.id not in self.told:
                self.told[live.row.id] = await ask(record)
                while len(self.told) > REMEMBERED:
                    self.told.popitem(last=False)
        return self.told[live.row.id]


async def ask(record: bytes) -> Story:
    """The story of a record, from a process that ends with it."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        written, _ = await asyncio.wait_for(process.communicate(record), DEADLINE)
        return msgspec.json.decode(written, type=Story)
    except (TimeoutError, msgspec.DecodeError) as error:
        raise Denied("The story of this game cannot be told just now.") from error
    finally:
        if process.returncode is None:
            process.kill()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # whoever is playing comes first
    record = read_record(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(story(find(record.game), record)))


if __name__ == "__main__":
    main()
