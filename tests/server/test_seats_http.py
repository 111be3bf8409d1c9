"""Seats over a real network: knocks, people sent away, and who may look back at a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from urllib.error import HTTPError

import msgspec
import pytest

from tests.web.laying import KEY, Laid, begun, lay
from yuletable.prove.client import Client
from yuletable.prove.process import Server
from yuletable.server import protocol as wire
from yuletable.server.net.sessions import cookie_name
from yuletable.server.refusals import REASONS, SEAT_GIVEN, SENT_AWAY, Denied, bye
from yuletable.server.table import log

LOOKING_BACK = ("ending", "record", "words", "replay?move=0", "story")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def over(server: Server) -> Laid:
    """A finished game of one person among bots, whom nobody was to watch."""
    laid = Laid("north_pole", 2, "private")
    for entry in (log.BotSat(1, "greedy"), log.Started("2026-12-24")):
        laid.add(entry)
    laid.play(lambda match: match.over())
    lay(server, [laid])
    return laid


def refused(error: pytest.ExceptionInfo[HTTPError]) -> str:
    with error.value as answer:
        told = msgspec.json.decode(answer.read(), type=wire.Refusal)
        assert answer.code == REASONS[told.reason].status == 403
        return told.reason


@pytest.mark.parametrize("what", LOOKING_BACK)
def test_strangers_do_not_look_back(what: str, server: Server, over: Laid) -> None:
    with pytest.raises(HTTPError) as error:
        asyncio.run(Client(server.port).get(f"/api/tables/{over.row.id}/{what}"))
    assert refused(error) == "members-only"


def test_strangers_do_not_play_on(server: Server, over: Laid) -> None:
    order = wire.PlayOn(move=3, seat=0, name="Eve")
    with pytest.raises(HTTPError) as error:
        asyncio.run(Client(server.port).post(f"/api/tables/{over.row.id}/play-on", order))
    assert refused(error) == "members-only"


def test_who_sat_there_looks_back_and_plays_on(server: Server, over: Laid) -> None:
    async def look() -> None:
        robin = Client(server.port)
        robin.cookies[cookie_name(https=False)] = KEY
        for what in LOOKING_BACK[:-1]:
            assert await robin.get(f"/api/tables/{over.row.id}/{what}")
        order = wire.PlayOn(move=3, seat=0, name="Robin")
        made = await robin.post(f"/api/tables/{over.row.id}/play-on", order)
        assert made["seats"] == [0]
        assert (await robin.get(f"/api/tables/{over.row.id}"))["stage"] == "over"

    asyncio.run(look())


def test_who_is_sent_away_hears_why_and_is_not_let_in_again(server: Server) -> None:
    async def story() -> None:
        robin, eve = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=3)
        await eve.sit(made.table, "Eve")
        await robin.join()
        await eve.join()
        assert (await robin.ask(wire.Kick, seat=1)).outcome == "applied"
        for _ in range(2):
            assert eve.reading is not None
            await asyncio.wait_for(eve.reading, 20)
            assert eve.bye == bye(Denied(SENT_AWAY), "en")
            eve.bye = None
            await eve.join()
        with pytest.raises(HTTPError) as error:
            await eve.sit(made.table, "Eva")
        assert refused(error) == "sent-away"
        await eve.close()
        await robin.close()

    asyncio.run(story())


def test_a_newcomer_knocks_and_comes_back_seated(server: Server) -> None:
    async def story() -> None:
        robin, nina = Client(server.port), Client(server.port)
        made = await robin.make("north_pole", seats=2, level="merry")
        await robin.join()
        wish = wire.AskForSeat(name="Nina", seat=1)
        knocked = await nina.post(f"/api/tables/{made.table}/knock", wish)
        assert knocked == {"seated": False}
        nina.table = made.table
        await nina.join()
        await nina.until(lambda: nina.news is not None and nina.news.knocking)
        await robin.until(lambda: robin.news is not None and bool(robin.news.knocks))
        assert robin.news is not None
        answer = await robin.ask(wire.Admit, knock=robin.news.knocks[0].knock, yes=True)
        assert answer.outcome == "applied"
        assert nina.reading is not None
        await asyncio.wait_for(nina.reading, 20)
        assert nina.bye == bye(Denied(SEAT_GIVEN), "en", again=True)
        await nina.join()
        await nina.until(lambda: 1 in nina.seats)
        await nina.close()
        await robin.close()

    asyncio.run(story())


def test_after_a_restart_a_lone_player_has_time_to_come_back(server: Server) -> None:
    laid = begun("north_pole", 2, "deserted")
    lay(server, [laid])

    async def story() -> None:
        nina = Client(server.port)
        news = await nina.get(f"/api/tables/{laid.row.id}")
        assert (news["reclaimable"], news["vacant"]) == (False, [0, 1])
        wish = wire.AskForSeat(name="Nina", seat=0)
        assert await nina.post(f"/api/tables/{laid.row.id}/knock", wish) == {"seated": False}
        robin = Client(server.port)
        robin.cookies[cookie_name(https=False)] = KEY
        news = await robin.get(f"/api/tables/{laid.row.id}")
        assert [place["mine"] for place in news["places"]] == [True, False]

    asyncio.run(story())


def test_the_code_of_a_game_that_starts_at_once_opens_nothing(server: Server) -> None:
    async def story() -> None:
        robin = Client(server.port)
        made = await robin.make("north_pole", seats=2, level="merry")
        with pytest.raises(HTTPError, match="410"):
            await Client(server.port).get(f"/api/codes/{made.code}")

    asyncio.run(story())
