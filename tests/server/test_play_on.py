"""A finished game is played on from any moment: nothing leaks, and the new record stands alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tests.web.laying import Laid, begun, lay
from yuletable.bots.drive import luck_of, next_move
from yuletable.bots.levels import bot
from yuletable.games.catalogue import GAMES
from yuletable.kernel.chance import stream
from yuletable.kernel.match import Match, read_record, replay, verify, write_record
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.pages.finished import record_of
from yuletable.server.pages.play_on import made_from
from yuletable.server.pages.replay_worker import ReplayWorker, Wish, show
from yuletable.server.refusals import Denied
from yuletable.server.rooms.room import Room
from yuletable.server.table import log
from yuletable.server.table.director import Director
from yuletable.server.table.table import Table, restored

MOMENTS = 12
ME = 1


@pytest.fixture(scope="module", params=list(GAMES))
def old(request: pytest.FixtureRequest) -> Room:
    """A game that bots have finished."""
    laid = begun(request.param, 3, "what if")
    laid.play(lambda match: match.over())
    return at_home(laid)


def at_home(laid: Laid) -> Room:
    return Room(laid.row, Director(laid.table, 0), {}, {0: "Robin"})


def moments(old: Room) -> list[int]:
    moves = len(old.table.playing().record.moves)
    return list(range(0, moves, max(1, moves // MOMENTS)))


def what_if(old: Room, move: int, secret: str = "fir") -> Table:
    """The table that goes on from there, as its log tells of it."""
    order = wire.PlayOn(move=move, seat=ME, name="Robin")
    position = json.loads(show(Wish(write_record(record_of(old)), "", move, ME, luck=secret)))
    made = made_from(old, order, secret, position)
    others = [log.BotSat(seat, "merry") for seat in range(made.seats) if seat != ME]
    entries = [made, log.Sat(ME, 0, 0), *others, log.Started("")]
    read = [log.read_entry(log.write_entry(entry)) for entry in entries]
    return restored("what-if", secret, read)


def played_out(match: Match) -> Match:
    bots = {seat: bot("greedy", match.game) for seat in range(match.record.seats)}
    while not match.over():
        luck = luck_of("bots", len(match.record.moves))
        match.play(*next_move(match.state, bots, luck))
    return match


def test_whoever_plays_on_sees_what_that_seat_saw(old: Room) -> None:
    record = old.table.playing().record
    for move in moments(old):
        then = replay(old.table.game, record, move).view(ME)
        assert what_if(old, move).playing().view(ME) == then, move


def test_what_that_seat_could_not_know_is_dealt_anew(old: Room) -> None:
    """Two tables from one moment differ where something is hidden, and only there."""
    move = moments(old)[1]
    worlds = [str(what_if(old, move, secret).playing().position()) for secret in "abcdef"]
    assert len(set(worlds)) > 1 or not hides_anything(old, move)


def hides_anything(old: Room, move: int) -> bool:
    state = replay(old.table.game, old.table.playing().record, move).state
    write = old.table.game.write_position
    return any(write(state.guess(ME, stream(name, "look"))) != write(state) for name in "abcdef")


def test_the_new_record_verifies_alone(old: Room) -> None:
    match = played_out(what_if(old, moments(old)[2]).playing())
    kept = read_record(write_record(match.record))
    assert kept.position is not None
    assert verify(match.game, kept).scores() == match.scores()


def asked(old: Room, seat: int, move: int) -> dict[str, Any]:
    """What a process of its own makes of a wish to play on."""

    async def ask() -> dict[str, Any]:
        worker = ReplayWorker()
        try:
            return await worker.imagined(old, seat, move, "fir")
        finally:
            await worker.stop()

    return asyncio.run(ask())


def test_there_is_nothing_to_play_on_after_the_end(old: Room) -> None:
    end = len(old.table.playing().record.moves)
    for seat, move in ((ME, end), (7, 0)):
        with pytest.raises(Denied):
            asked(old, seat, move)


def test_a_game_that_is_not_over_cannot_be_played_on() -> None:
    with pytest.raises(Denied):
        asked(at_home(begun("north_pole", 3, "early")), ME, 0)


def test_the_game_is_replayed_in_a_process_of_its_own(
    old: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a move of it is made in the server's own, where all tables would wait for it."""
    move, here = moments(old)[-1], what_if(old, moments(old)[-1]).made.position
    played: list[str] = []
    monkeypatch.setattr(Match, "play", lambda *_: played.append("here"))
    assert asked(old, ME, move) == here
    assert played == []


def test_anyone_with_the_link_plays_on_at_a_table_of_their_own(tmp_path: Path) -> None:
    laid = begun("north_pole", 3, "guest")
    laid.play(lambda match: match.over())

    async def visit(server: Server) -> None:
        eve = Client(server.port)
        order = wire.PlayOn(move=9, seat=2, name="Eve")
        made = await eve.post(f"/api/tables/{laid.row.id}/play-on", order)
        assert made["seats"] == [2]
        told = await eve.get(f"/api/tables/{made['table']}")
        assert (told["origin"], told["origin_move"]) == (laid.row.id, 9)
        assert [place["kind"] for place in told["places"]] == ["bot", "bot", "person"]
        with pytest.raises(HTTPError):
            await eve.post(f"/api/tables/{made['table']}/play-on", order)  # is not over

    with Server(tmp_path) as server:
        lay(server, [laid])
        asyncio.run(visit(server))
