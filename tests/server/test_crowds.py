"""What strangers do costs a seated player nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.test_hello import GONE, Line
from tests.server.test_house import sat_down
from yuletable.prove import crowds
from yuletable.server import app
from yuletable.server import protocol as wire
from yuletable.server.feed.connection import MOST_FRAMES, Connection, TableFrame
from yuletable.server.protocol import write_frame
from yuletable.server.settings import Settings


def test_crowds_never_disturb_a_player(tmp_path: Path) -> None:
    tally = asyncio.run(crowds.prove(2, tmp_path, size=24))
    assert tally.strangers > 80
    assert tally.asked > 0


def test_without_collapsing_a_player_is_thrown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "_replace", lambda *_: None)
    with pytest.raises(crowds.Broken, match="closed with 1013"):
        asyncio.run(crowds.prove_rush(tmp_path))


def test_a_queue_keeps_the_first_and_the_newest_news_of_the_table() -> None:
    async def queue() -> list[bytes]:
        connection = Connection(0, False, "en")
        for number in range(3 * MOST_FRAMES):
            connection.send(TableFrame(b"table %d" % number))
            if number in (0, 5):
                connection.send(b"batch")
        assert not connection.closed
        told = [await connection.next_frame() for _ in range(4)]
        assert connection.bytes == 0
        assert connection.news is None
        return [frame for frame in told if frame is not None]

    last = b"table %d" % (3 * MOST_FRAMES - 1)
    assert asyncio.run(queue()) == [b"table 0", b"batch", b"batch", last]


def test_who_does_not_read_is_let_go() -> None:
    async def flood() -> Connection:
        connection = Connection(0, False, "en")
        for _ in range(MOST_FRAMES + 1):
            connection.send(b"batch")
        return connection

    connection = asyncio.run(flood())
    assert (connection.closed, connection.code, connection.why) == (True, 1013, "does not keep up")


def test_those_who_look_on_are_counted_and_strangers_are_not(tmp_path: Path) -> None:
    async def evening() -> list[int]:
        registry, room, player = await sat_down(tmp_path)
        counted: list[int] = []
        for connection, watchers in (
            (Connection(None, False, "en"), False),
            (Connection(0, True, "en"), False),
            (Connection(None, False, "en"), True),
        ):
            room.table.watchers = watchers
            registry.arrive(room, connection, [])
            await registry.writer.settled(room)
            news = [msgspec.json.decode(f) for f in player.frames if isinstance(f, TableFrame)]
            counted.append(news[-1]["listeners"])
        await registry.close()
        return counted

    assert asyncio.run(evening()) == [0, 1, 3]  # the first stranger may watch by then


def hello(**parts: Any) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": write_frame(wire.Hello(**parts)).decode()}


def visit(folder: Path, *frames: dict[str, Any], others: int = 0, **settings: Any) -> Line:
    """A socket of somebody without a seat, with so many others there before."""

    async def come() -> Line:
        registry, room, _ = await sat_down(folder)
        registry.settings = Settings(**settings)
        for _ in range(others):
            registry.arrive(room, Connection(None, False, "en"), [])

        async def given(frame: dict[str, Any]) -> dict[str, Any]:
            return frame

        line = Line(*[lambda frame=frame: given(frame) for frame in (*frames, GONE)])
        await app.table_socket.fn(line, room.row.id, registry, Settings())
        await registry.close()
        return line

    return asyncio.run(come())


def test_a_crowded_table_says_so(tmp_path: Path) -> None:
    (bye,) = visit(tmp_path, hello(), others=3, sockets_at=3).told
    assert isinstance(bye, wire.Bye)
    assert bye.reason == "too-many-watchers"


def test_a_second_hello_is_answered(tmp_path: Path) -> None:
    told = visit(tmp_path, hello(), hello()).told
    answers = [frame for frame in told if isinstance(frame, wire.Answer)]
    assert [(answer.outcome, answer.reason) for answer in answers] == [("refused", "hello-twice")]


@pytest.mark.parametrize(
    "text", ['{"type":"hello","version":2,"old":1}', '{"type":"hello","version":99}']
)
def test_a_page_of_another_version_is_told_to_load_itself_anew(text: str, tmp_path: Path) -> None:
    (bye,) = visit(tmp_path, {"type": "websocket.receive", "text": text}).told
    assert isinstance(bye, wire.Bye)
    assert bye.reload


def test_a_first_frame_that_is_no_hello_is_refused(tmp_path: Path) -> None:
    (bye,) = visit(tmp_path, {"type": "websocket.receive", "text": '{"type":"undo"}'}).told
    assert isinstance(bye, wire.Bye)
    assert not bye.reload
