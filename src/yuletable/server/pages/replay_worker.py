"""Replays of finished games in a separate process, so that they block no table.

python -m yuletable.server.pages.replay_worker  reads wishes, writes what they ask for, a line each
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from yuletable.games.catalogue import find
from yuletable.kernel.match import Record, read_record, replay, write_record
from yuletable.server.bots.line_process import LineProcess
from yuletable.server.feed.wording import words_for
from yuletable.server.pages.cache import AnswerCache
from yuletable.server.pages.ending import ending
from yuletable.server.pages.finished import imagined, record_of, scenes
from yuletable.server.refusals import NO_CHOICE_HERE, NO_MOVE, NO_REPLAY, Denied
from yuletable.server.rooms.room import Room

DEADLINE = 30.0  # seconds
IDLE = 60.0  # seconds after which the process may go
LARGEST = 1 << 24  # bytes of one answer
COMMAND = (sys.executable, "-m", "yuletable.server.pages.replay_worker")


class Wish(msgspec.Struct, frozen=True):
    """A request about a finished game."""

    record: str
    language: str
    move: int | None = None  # from which on; without one, how it ended
    seat: int | None = None
    persons: list[int] = []  # the seats that belong to people
    luck: str = ""  # the moment is to be played on: what the seat cannot know is dealt with this


class Shown(msgspec.Struct, frozen=True):
    """The answer, or why there is none."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    failed: str = ""


class ReplayWorker:
    """One process, started on demand and stopped when idle."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.process = LineProcess(command, LARGEST)
        self.turn = asyncio.Lock()
        self.rest: asyncio.TimerHandle | None = None
        self.remembered = AnswerCache(NO_REPLAY)

    async def ending(self, room: Room, language: str) -> bytes:
        """Standings and their arithmetic; Denied while the game is being played."""
        wish = Wish("", language, persons=room.table.persons())
        return await self._look(room, ("ending", language), wish)

    async def replay(self, room: Room, seat: int | None, move: int, language: str) -> bytes:
        """The game from this move on, through the eyes of a seat or of nobody's."""
        record = record_of(room)
        if not 0 <= move <= len(record.moves) or (seat is not None and seat >= record.seats):
            raise Denied(NO_MOVE)
        what = ("replay", str(seat), str(move), language)
        return await self._look(room, what, Wish("", language, move, seat))

    async def imagined(self, room: Room, seat: int, move: int, luck: str) -> dict[str, Any]:
        """A moment at which something was decided, as this seat may imagine it: a position."""
        record = record_of(room)
        if seat >= record.seats or move >= len(record.moves):
            raise Denied(NO_CHOICE_HERE)
        answer = await self._ask(record, Wish("", "", move, seat, luck=luck))
        return msgspec.json.decode(answer, type=dict[str, Any])

    async def _look(self, room: Room, what: tuple[str, ...], wish: Wish) -> bytes:
        record = record_of(room)
        key = (room.row.id, *what)
        return await self.remembered.get(key, record.names, lambda: self._ask(record, wish))

    async def _ask(self, record: Record, wish: Wish) -> bytes:
        whole = msgspec.structs.replace(wish, record=write_record(record))
        async with self.turn:
            try:
                shown = await asyncio.wait_for(self._answer(whole), DEADLINE)
            except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
                await self.stop()
                raise Denied(NO_REPLAY) from error
            self._rest_later()
        if shown.failed:
            raise Denied(NO_REPLAY)
        return bytes(shown.answer)

    async def _answer(self, wish: Wish) -> Shown:
        return msgspec.json.decode(await self.process.ask(msgspec.json.encode(wish)), type=Shown)

    def _rest_later(self) -> None:
        """Stop the process unless another request comes soon."""
        if self.rest is not None:
            self.rest.cancel()
        self.rest = asyncio.get_running_loop().call_later(IDLE, self._let_go)

    def _let_go(self) -> None:
        self.rest = None
        if not self.turn.locked():
            self.process.let_go()

    async def stop(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
        await self.process.stop()


def show(wish: Wish) -> bytes:
    """Compute the answer to a request."""
    record = read_record(wish.record)
    if wish.luck and wish.move is not None and wish.seat is not None:
        return msgspec.json.encode(imagined(record, wish.seat, wish.move, wish.luck))
    if wish.move is not None:
        return msgspec.json.encode(scenes(record, wish.seat, wish.move, wish.language))
    game = find(record.game)
    words = words_for(game.name, wish.language)
    return msgspec.json.encode(ending(replay(game, record), words, wish.persons))


def main() -> None:
    for line in sys.stdin.buffer:
        try:
            shown = Shown(msgspec.Raw(show(msgspec.json.decode(line, type=Wish))))
        except Exception as error:  # whatever it is, the next wish may be granted
            shown = Shown(failed=type(error).__name__)
        sys.stdout.buffer.write(msgspec.json.encode(shown) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
