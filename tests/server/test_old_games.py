"""Games of yesterday under the rules of today: played on, closed with a sentence, or upgraded."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from msgspec import structs
from websockets.asyncio.client import connect

from tests.server.old_logs import FOLDER, TABLE, evening, read, standing
from tests.server.parlour import Parlour
from tests.server.test_store import rows_of
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.game import position_hash
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.bots.pool import BotPool
from yuletable.server.feed.connection import Connection
from yuletable.server.protocol import write_frame
from yuletable.server.refusals import (
    LOG_DAMAGED,
    NEWER_VERSION,
    OLDER_RULES,
    OLDER_RULES_FOR_GOOD,
    OTHER_LUCK,
    RULES_CHANGED,
    UNREADABLE,
    Denied,
    Reason,
)
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.requests import handle
from yuletable.server.rooms.room import Room
from yuletable.server.storage import store as kept
from yuletable.server.storage.loading import (
    read_table,
    same_rules,
    sketched,
)
from yuletable.server.storage.opening import open_store
from yuletable.server.storage.store import GENESIS, Put, Row, Store, TableRow, checked, row_hash
from yuletable.server.table import log
from yuletable.server.table.pace import STILL
from yuletable.server.table.table import Table, restored

LOGS = sorted(FOLDER.glob("*.jsonl"))
Change = Callable[[list[dict[str, Any]]], None]


def test_the_rules_of_every_game_have_a_log() -> None:
    assert {f"{game}_{find(game).version}" for game in GAMES} <= {file.stem for file in LOGS}


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_an_old_log_opens_and_stands_as_it_stood(file: Path) -> None:
    was, rows = read(file)
    row = TableRow(TABLE, "CODE", was.secret, was.game)
    table = read_table(row, rows)
    assert table.seq == len(rows)
    if same_rules(sketched(row, list(checked(rows)))):
        assert standing(table, was.secret) == was
    else:
        assert table.closed in (OLDER_RULES, OLDER_RULES_FOR_GOOD)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_cut_out_before_a_log_is_played_again(game: str) -> None:
    """Applied one by one, or with the undone parts cut out: the same table."""
    parlour = evening(game)
    entries, secret = parlour.entries(), parlour.table.secret
    literal = Table(TABLE, secret)
    for entry in entries:
        literal.apply(entry)
    cut = restored(TABLE, secret, entries)
    assert position_hash(cut.playing().position()) == position_hash(literal.playing().position())
    assert cut.playing().record.moves == literal.playing().record.moves
    for part in ("seq", "question", "revisions", "stage", "chairs", "answers", "trail"):
        assert getattr(cut, part) == getattr(literal, part), part


def test_what_is_struck_out_after_two_take_backs_survives_a_restart() -> None:
    """The second one reaches back past the first, so none of these moves is played again."""
    parlour = Parlour("north_pole", people=2)
    entries, live = parlour.entries(), restored("T", parlour.table.secret, parlour.entries())
    for _ in range(2):
        (seat, *_) = live.playing().waiting()
        entries.append(log.Moved([(seat, live.playing().menu(seat)[0].text())], "person"))
        live.apply(entries[-1])
    for moves in (1, 0):
        entries.append(log.Undone(moves))
        live.apply(entries[-1])
    again = restored("T", parlour.table.secret, entries)
    assert [strike.stood is None for strike in live.strikes] == [False, False]
    assert again.strikes == live.strikes
    assert again.stamps == live.stamps


def test_a_thousand_take_backs_cost_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    parlour = Parlour("north_pole", people=2)
    entries = parlour.entries()
    (seat, *_) = parlour.table.playing().waiting()
    moves = [(seat, parlour.table.playing().menu(seat)[0].text())]
    for _ in range(1_000):
        entries += [log.Moved(moves, "person"), log.Undone(0)]
    entries.append(log.Moved(moves, "person"))
    played: list[int] = []
    play = parlour.table.playing().__class__.play

    def counted(*parts: Any) -> Any:
        played.append(1)
        return play(*parts)

    monkeypatch.setattr(parlour.table.playing().__class__, "play", counted)
    table = restored(parlour.table.name, parlour.table.secret, entries)
    assert len(played) == 1
    assert table.question == parlour.table.question + 2_001


def test_an_entry_that_was_taken_back_in_part_is_played_in_part() -> None:
    entries: list[log.AnyEntry] = [
        log.Moved([(0, "a")], "person"),
        log.Moved([(0, "b"), (1, "c"), (2, "d")], "window"),
        log.Undone(2),
        log.Cast(1, "e", "person"),
        log.Undone(2),
        log.Moved([(3, "f")], "bot"),
    ]
    assert log.remaining(entries) == [1, 1, 0, 0, 0, 1]


# Tables that cannot simply go on.


def changed(rows: list[Row], change: Change) -> list[Row]:
    """A log that says something else, with a chain that is whole."""
    entries = [json.loads(row.entry) for row in rows]
    change(entries)
    made: list[Row] = []
    for seq, entry in enumerate(entries):
        row = rows[min(seq, len(rows) - 1)]
        previous, text = (made[-1].hash if made else GENESIS), json.dumps(entry)
        key = row.move_id if seq < len(rows) else None
        hashed = row_hash(previous, row.table_id, seq, key, row.device, text, row.at)
        made.append(Row(row.table_id, seq, key, row.device, text, previous, hashed, row.at))
    return made


def say(**facts: Any) -> Change:
    """The first entry says this."""
    return lambda entries: entries[0].update(facts)


def refused_move(entries: list[dict[str, Any]]) -> None:
    move = next(entry for entry in entries if entry["kind"] == "moved")
    move["moves"] = [[0, "no such move"]]


def refused_and_older(entries: list[dict[str, Any]]) -> None:
    say(rules=0)(entries)
    refused_move(entries)


def unknown_entry(entries: list[dict[str, Any]]) -> None:
    entries.append({"kind": "sang", "seat": 0})


CASES: dict[str, tuple[Change, Reason]] = {
    "rules": (say(rules=999), OLDER_RULES),
    "edition": (say(edition_hash="0" * 64), OLDER_RULES),
    "luck": (say(luck="dice-7"), OTHER_LUCK),
    "refused": (refused_move, RULES_CHANGED),
    "refused and older": (refused_and_older, OLDER_RULES_FOR_GOOD),
    "newer": (unknown_entry, NEWER_VERSION),
}


def played(table: str, people: int = 2) -> list[Row]:
    """A game of some people and bots on the other seats, some moves old."""
    parlour = Parlour("north_pole", people=people, seed=table, start=False)
    parlour.table.name = table
    parlour.ask(0, wire.Start, level="merry")
    while len(parlour.table.playing().record.moves) < 12:
        parlour.step(lambda _, __, menu: menu[0].text())
    return rows_of(parlour, table)


def lay(store: Store, table: str, rows: list[Row], daily: bool = False) -> None:
    secret = Parlour("north_pole", people=2, seed=table).table.secret
    made = {"code": table[:6].upper(), "secret": secret, "game": "north_pole", "made_at": 1}
    name = Put(kept.names, {"table_id": table, "player": 0}, {"name": "Robin"})
    store.append(rows, [Put(kept.tables, {"id": table}, {**made, "daily": daily}), name])


def opened_house(
    folder: Path, rows: list[Row]
) -> AbstractAsyncContextManager[tuple[TableRegistry, Room]]:
    @asynccontextmanager
    async def opened() -> Any:
        store = open_store(f"sqlite:///{folder / 'tables.db'}")
        if store.table(rows[0].table_id) is None:
            lay(store, rows[0].table_id, rows)
        registry = TableRegistry(store, BotPool(1), STILL)
        await registry.open()
        yield registry, await registry.find(rows[0].table_id)
        await registry.close()

    return opened()


@pytest.mark.parametrize("case", CASES)
def test_a_table_that_cannot_go_on_is_closed(case: str, tmp_path: Path) -> None:
    change, why = CASES[case]
    rows = changed(played(TABLE), change)

    async def look() -> tuple[wire.TableNews, list[bytes]]:
        async with opened_house(tmp_path, rows) as (registry, room):
            connection = Connection(0, False, "en")
            registry.arrive(room, connection, [])
            for message in (wire.Pause("1" * 32, True), wire.Say("2" * 32, 0, "clap")):
                await handle(registry, room, connection, message)
            await handle(registry, room, connection, wire.Hint("3" * 32, 0))
            await handle(registry, room, connection, wire.Play("4" * 32, 0, "3", 1))
            with pytest.raises(Denied, match=re.escape(str(Denied(why)))):
                room.table.playing()
            with pytest.raises(Denied, match=re.escape(str(Denied(why)))):
                room.director.carry(0, 5, 0)
            registry.leave(room, connection)
            assert len(await registry.read(registry.store.rows, TABLE)) == len(rows)
            return room.table.news(0, room.names, room.row.code), list(connection.frames)

    news, frames = asyncio.run(look())
    assert news.closed_reason == why.id
    assert news.upgradable == (why == OLDER_RULES)
    assert [place.kind for place in news.places] == ["person", "person", "bot", "bot"]
    assert news.places[0].name == "Robin"
    answers = [msgspec.json.decode(frame) for frame in frames if b'"answer"' in frame]
    assert [(one["outcome"], one["reason"]) for one in answers] == [("refused", why.id)] * 4


def test_a_damaged_log_closes_its_table(tmp_path: Path) -> None:
    rows = played(TABLE)
    rows[9] = structs.replace(rows[9], at=7)

    async def look() -> Reason | None:
        store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
        lay(store, TABLE, rows[:9])
        with store.engine.begin() as db:
            db.execute(kept.log.insert(), [structs.asdict(row) for row in rows[9:]])
        registry = TableRegistry(store, BotPool(1), STILL)
        await registry.open()
        room = await registry.find(TABLE)
        await registry.close()
        return room.table.closed

    assert asyncio.run(look()) == LOG_DAMAGED


def test_the_host_plays_an_old_game_on_under_new_rules(tmp_path: Path) -> None:
    rows = changed(played(TABLE, people=4), say(rules=0))
    ask = wire.Upgrade("a" * 32)

    async def play() -> list[bytes]:
        async with opened_house(tmp_path, rows) as (registry, room):
            host, friend = Connection(0, False, "en"), Connection(1, False, "en")
            for connection in (host, friend):
                registry.arrive(room, connection, [])
            await handle(registry, room, friend, ask)
            await handle(registry, room, host, ask)
            assert friend.closed
            assert host.closed
            again = await registry.find(TABLE)
            back = Connection(0, False, "en")
            registry.arrive(again, back, [])
            await handle(registry, again, back, ask)
            seat = again.director.waiting.pending[0] if again.director.waiting else 0
            move = again.director.menu(seat)[0].text()
            player = Connection(seat, False, "en")
            registry.arrive(again, player, [])
            asked = again.table.question
            await handle(registry, again, player, wire.Play("b" * 32, seat, move, asked))
            await registry.writer.settled(again)
            return [*friend.frames, *host.frames, *back.frames, *player.frames]

    frames = asyncio.run(play())
    answers = [msgspec.json.decode(frame) for frame in frames if b'"answer"' in frame]
    assert [one["outcome"] for one in answers][:3] == ["refused", "applied", "duplicate"]
    assert answers[0]["reason"] == "host-only"

    async def later() -> tuple[Reason | None, int]:
        async with opened_house(tmp_path, rows) as (_, room):
            return room.table.closed, room.table.rules

    assert asyncio.run(later()) == (None, GAMES["north_pole"].version)


def status(port: int, path: str, body: bytes | None = None) -> tuple[int, dict[str, Any]]:
    headers = {"Origin": f"http://127.0.0.1:{port}", "X-Yuletable": "1"}
    request = Request(f"http://127.0.0.1:{port}{path}", body, headers)
    try:
        with urlopen(request, timeout=10) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as error:
        return error.code, json.loads(error.read())


async def first_frames(port: int, table: str, most: int) -> list[dict[str, Any]]:
    socket = await connect(
        f"ws://127.0.0.1:{port}/ws/{table}",
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        compression=None,
        proxy=None,
    )
    await socket.send(write_frame(wire.Hello()).decode())
    told = [json.loads(await asyncio.wait_for(socket.recv(), 10)) for _ in range(most)]
    await socket.close()
    return told


def test_a_house_with_broken_tables_serves_all_others(tmp_path: Path) -> None:
    """Daily ones too, which wake with the server."""
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    ids = {case: f"{number:x}" * 32 for number, case in enumerate(CASES)}
    for case, table in ids.items():
        lay(store, table, changed(played(table), CASES[case][0]), daily=True)
    gone, well = "e" * 32, "f" * 32
    lay(store, gone, changed(played(gone), say(game="charades")), daily=True)
    lay(store, well, played(well), daily=True)
    store.close()
    unreadable = {"reason": "unreadable", "facts": {}, "why": str(Denied(UNREADABLE))}
    with Server(tmp_path) as server:
        for case, table in ids.items():
            why = CASES[case][1]
            code, told = status(server.port, f"/api/tables/{table}")
            assert (code, told["closed_reason"], told["closed"]) == (200, why.id, str(Denied(why)))
            assert status(server.port, f"/api/tables/{table}/record")[0] == 403
            (news,) = asyncio.run(first_frames(server.port, table, 1))
            assert (news["type"], news["closed_reason"]) == ("table", why.id)
        assert status(server.port, f"/api/tables/{gone}") == (503, unreadable)
        (bye,) = asyncio.run(first_frames(server.port, gone, 1))
        assert bye == {"type": "bye", **unreadable, "again": False, "reload": False}
        assert status(server.port, f"/api/tables/{well}")[1]["closed"] == ""
        assert "Traceback" not in server.log.read_text().replace('"exception": "Traceback', "")
        assert "a table sleeps on" in server.log.read_text()
