"""The process of a bot is told nothing from which it could find out what is hidden."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import commitment, derived, stream
from yuletable.kernel.match import Match
from yuletable.prove.leaks import half_answered, wander
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool, Task, imagined
from yuletable.server.feed.connection import Connection
from yuletable.server.net.sessions import new_session
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage.migrations import migrate
from yuletable.server.storage.store import Store
from yuletable.server.table.pace import STILL

OVERHEAR = """
import sys
from types import SimpleNamespace
from yuletable.server.bots import worker as thinker

def lines(tasks):
    with open(sys.argv[1], "ab", buffering=0) as heard:
        for line in tasks:
            heard.write(line)
            yield line

sys.stdin = SimpleNamespace(buffer=lines(sys.stdin.buffer))
thinker.main()
"""


async def overheard(folder: Path, heard: Path) -> Room:
    """Somebody plays among bots, in whose ears everything is written down."""
    thinker = [sys.executable, "-c", OVERHEAR, str(heard)]
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    registry = TableRegistry(store, BotPool(1, thinker), STILL)
    await registry.open()
    order = wire.MakeTable(game="secret_santa", seats=4, name="Robin", level="merry")
    seated = await registry.make(order, new_session("the browser of a person"))
    room, connection = await registry.find(seated.table), Connection(0, False, "en")
    registry.arrive(room, connection, [])
    for number in range(2_000):
        if len(room.table.playing().record.moves) > 20:
            break
        await asyncio.sleep(0.01)
        if (asked := room.director.question(0)) is not None and not asked.answered:
            move = room.director.menu(0)[0].text()
            await handle(registry, room, connection, wire.Play(f"{number:032x}", 0, move, asked.id))
    await registry.close()
    return room


def test_no_byte_a_bot_is_sent_holds_the_secret_or_the_seed(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    room = asyncio.run(overheard(tmp_path, heard))
    record = room.table.playing().record
    assert len(record.moves) > 20
    tasks = [msgspec.json.decode(line, type=Task) for line in heard.read_bytes().splitlines()]
    assert len(tasks) > 10
    sent = heard.read_text()
    secrets = (room.row.secret, record.seed, commitment(record.seed), room.row.id, "Robin")
    assert not [secret for secret in secrets if secret in sent]
    for task in tasks:
        assert len(task.luck) == 64
        assert task.luck != derived(record.seed, f"thought/{task.seat}")
    assert len({task.luck for task in tasks}) > 10, "each question has luck of its own"


@pytest.mark.parametrize("name", GAMES)
def test_the_imagined_position_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Two worlds a bot cannot tell apart: it is sent the very same one."""
    game = find(name)
    match, luck = Match(game, game.seats[1], seed="worlds"), stream("worlds", name)
    compared = invented = 0
    for number in range(120):
        if match.over():
            break
        match.play(*wander(match, luck))
        if number % 4 or match.over() or half_answered(match):
            continue
        for seat in match.waiting():
            here, there = match.state, match.state.guess(seat, stream("there", name, number))
            sent = [imagined(game, w, seat, stream("luck", name, number)) for w in (here, there)]
            assert sent[0] == sent[1]
            compared += 1
            invented += sent[0] != game.write_position(here)
    assert compared > 10
    assert invented > compared // 2, "it is hardly ever the real one"
