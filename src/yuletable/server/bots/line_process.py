"""A process that answers each line with one line, started on first use."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence


class LineProcess:
    """One such process. Callers take turns and stop it when an answer does not come."""

    def __init__(self, command: Sequence[str], largest: int) -> None:
        self.command = command
        self.largest = largest  # bytes of one answer
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """The answer to a line; nothing if the process has died."""
        process = self.process
        if process is None or process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=self.largest
            )
            self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    def let_go(self) -> None:
        """Close the process's input, so that it ends."""
        process, self.process = self.process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()

    async def stop(self) -> None:
        """Kill the process; the next question starts another."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
