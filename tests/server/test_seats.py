"""Whose seat it is: sent away, left, lost, knocked for, and given again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from yuletable.prove.visitors import Browser, open_house
from yuletable.server import protocol as wire
from yuletable.server.app import invitation
from yuletable.server.refusals import SEAT_GIVEN, SENT_AWAY, Denied, bye
from yuletable.server.rooms.keys import require_member
from yuletable.server.rooms.knocking import MOST_KNOCKS
from yuletable.server.rooms.registry import TableRegistry
from yuletable.server.rooms.room import KNOCKING_TIME
from yuletable.server.table import log
from yuletable.server.table.pace import DAY, SECOND

MINUTE = 60 * SECOND


def evening(folder: Path, story: Callable[[TableRegistry], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with open_house(folder) as registry:
            return await story(registry)

    return asyncio.run(run())


async def company(
    registry: TableRegistry, *names: str, start: bool = True, **terms: Any
) -> tuple[Any, ...]:
    """A table of four with Robin as its host and these people; all are connected."""
    robin = Browser(registry)
    table = await robin.make(**terms)
    await robin.join(table)
    others = []
    for name in names:
        other = Browser(registry)
        await other.sit(table, name)
        await other.join(table)
        others.append(other)
    if start:
        assert (await robin.ask(table, wire.Start, level="merry")).outcome == "applied"
    return table, robin, *others


async def hours_pass(registry: TableRegistry, table: str, time: int) -> None:
    """So long nobody was seen at the table, and nobody answered the door."""
    room = await registry.find(table)
    room.director.presence.attended -= time


async def outcome(asked: Awaitable[wire.Answer]) -> str:
    return (await asked).outcome


# Sent away.


@pytest.mark.parametrize("start", [False, True])
def test_who_is_sent_away_is_let_go_and_cannot_come_again(start: bool, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve = await company(registry, "Eve", start=start)
        connection = eve.connections[table]
        assert await outcome(robin.ask(table, wire.Kick, seat=1)) == "applied"
        assert connection.closed
        assert eve.heard(table)[-1] == bye(Denied(SENT_AWAY), "en")
        await eve.drop(table)
        for attempt in (eve.join(table), eve.sit(table, "Eva"), eve.knock(table, "Eva", 1)):
            with pytest.raises(Denied, match="asked you to leave"):
                await attempt

    evening(tmp_path, story)


def test_who_was_sent_away_does_not_watch_either(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve = await company(registry, "Eve")
        await robin.ask(table, wire.Settle, watchers=True)
        await robin.ask(table, wire.Kick, seat=1)
        assert eve.connections[table].follows == set()
        room = await registry.find(table)
        with pytest.raises(Denied):
            require_member(room, eve.session())

    evening(tmp_path, story)


def test_being_sent_away_survives_a_restart(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve = await company(registry, "Eve", start=False)
        await robin.ask(table, wire.Kick, seat=1)
        registry.drop(await registry.find(table))
        with pytest.raises(Denied, match="asked you to leave"):
            await eve.sit(table, "Eve")

    evening(tmp_path, story)


def test_a_device_that_still_has_a_seat_stays(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina", start=False)
        await nina.ask(table, wire.AddHere, name="Ole")
        await robin.ask(table, wire.Kick, seat=1)
        assert not nina.connections[table].closed
        assert await nina.seats(table) == [2]

    evening(tmp_path, story)


def test_a_seat_given_back_is_open_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve = await company(registry, "Eve")
        await robin.ask(table, wire.Kick, seat=1)
        await eve.drop(table)
        assert await outcome(robin.ask(table, wire.GiveBack, seat=1)) == "applied"
        registry.drop(await registry.find(table))
        await eve.join(table)
        assert await eve.seats(table) == [1]

    evening(tmp_path, story)


@pytest.mark.parametrize("start", [False, True])
def test_who_was_sent_away_by_mistake_is_let_back(start: bool, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve, nina = await company(registry, "Eve", "Nina", start=start)
        await robin.ask(table, wire.Kick, seat=1)
        await eve.drop(table)
        registry.drop(await registry.find(table))  # after a restart, too
        await robin.join(table)
        await nina.join(table)
        (sent,) = robin.last_news(table).sent_away
        assert sent.names == ["Eve"]
        assert nina.last_news(table).sent_away == []
        assert await outcome(nina.ask(table, wire.LetBack, device=sent.device)) == "refused"
        assert await outcome(robin.ask(table, wire.LetBack, device=sent.device)) == "applied"
        assert robin.last_news(table).sent_away == []
        assert await outcome(robin.ask(table, wire.LetBack, device=sent.device)) == "refused"
        registry.drop(await registry.find(table))
        await eve.join(table)
        if start:
            assert (await eve.knock(table, "Eve", 1)).seated is False
        else:
            assert await eve.sit(table, "Eve", 1) == [1]

    evening(tmp_path, story)


def test_a_device_that_two_people_shared_is_let_back_under_both_names(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina", start=False)
        await nina.ask(table, wire.AddHere, name="Ole")
        await robin.ask(table, wire.Kick, seat=1)
        assert robin.last_news(table).sent_away == []
        await robin.ask(table, wire.Kick, seat=2)
        (sent,) = robin.last_news(table).sent_away
        assert sent.names == ["Nina", "Ole"]

    evening(tmp_path, story)


def test_letting_back_is_in_the_log_with_its_host(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, _ = await company(registry, "Eve", start=False)
        await robin.ask(table, wire.Kick, seat=1)
        (sent,) = robin.last_news(table).sent_away
        message = wire.LetBack("b" * 32, sent.device)
        assert (await robin.send(table, message)).outcome == "applied"
        registry.drop(await registry.find(table))
        await robin.join(table)
        assert (await robin.send(table, message)).outcome == "duplicate"
        row = (await registry.read(registry.store.rows, table))[-1]
        assert (row.device, row.move_id) == (0, "b" * 32)
        assert log.read_entry(row.entry) == log.LetBack(sent.device)

    evening(tmp_path, story)


# The door.


def test_who_has_come_back_is_not_at_the_door_any_more(tmp_path: Path) -> None:
    """Otherwise a person who becomes the host could let themselves in, and lose their socket."""

    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina")
        await nina.ask(table, wire.Leave, seat=1)
        await nina.knock(table, "Nora", 2)
        (knock,) = robin.last_news(table).knocks
        assert await outcome(nina.ask(table, wire.ComeBack, seat=1)) == "applied"
        assert robin.last_news(table).knocks == []
        await robin.ask(table, wire.HandOver, seat=1)
        assert await outcome(nina.ask(table, wire.Admit, knock=knock.knock, yes=True)) == "refused"
        assert not nina.connections[table].closed

    evening(tmp_path, story)


def test_nobody_sits_down_or_knocks_at_a_closed_door(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina", start=False)
        assert await outcome(robin.ask(table, wire.Settle, door=False)) == "applied"
        assert not nina.last_news(table).door
        late = Browser(registry)
        with pytest.raises(Denied, match="closed the door"):
            await late.sit(table, "Ole")
        assert await outcome(nina.ask(table, wire.AddHere, name="Ole")) == "refused"
        assert await outcome(robin.ask(table, wire.AddHere, name="Ole")) == "applied"
        await robin.ask(table, wire.Start, level="merry")
        assert nina.last_news(table).vacant == []
        with pytest.raises(Denied, match="closed the door"):
            await late.knock(table, "Sam", 3)
        assert await outcome(robin.ask(table, wire.Settle, door=True)) == "applied"
        assert not (await late.knock(table, "Sam", 3)).seated

    evening(tmp_path, story)


def test_watchers_hear_nothing_more_once_the_host_says_so(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        watcher = Browser(registry)
        await watcher.join(table)
        for watchers, viewers in ((True, {None}), (False, set())):
            await robin.ask(table, wire.Settle, watchers=watchers)
            assert watcher.connections[table].follows == viewers
        assert await outcome(robin.ask(table, wire.Settle, seats=2)) == "refused"

    evening(tmp_path, story)


# Names.


@pytest.mark.parametrize("name", ["Nina", "nINA", " Ni\u200bna ", "Juniper", "ROBIN"])
def test_nobody_is_called_like_somebody_else(name: str, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, _ = await company(registry, "Nina", start=False)
        await robin.ask(table, wire.Seating, seat=2, level="merry")
        late = Browser(registry)
        with pytest.raises(Denied, match="already called"):
            await late.sit(table, name)
        if name != "ROBIN":
            assert await outcome(robin.ask(table, wire.Rename, seat=0, name=name)) == "refused"
        assert await outcome(robin.ask(table, wire.AddHere, name=name)) == "refused"
        await robin.ask(table, wire.Start, level="merry")
        with pytest.raises(Denied, match="already called"):
            await late.knock(table, name, 2)

    evening(tmp_path, story)


def test_a_name_may_be_written_differently_by_its_person(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry, start=False)
        assert await outcome(robin.ask(table, wire.Rename, seat=0, name="ROBIN")) == "applied"

    evening(tmp_path, story)


def alone_with_their_names(browser: Browser, table: str) -> list[str]:
    """What everyone at a table is called; nobody like somebody else."""
    names = [place.name for place in browser.last_news(table).places]
    assert len({name.casefold() for name in names}) == len(names), names
    return names


@pytest.mark.parametrize("seats", [4, 6])
def test_a_bot_that_comes_later_takes_another_name(seats: int, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        terms = {"max_players": 6}
        table, robin, _, _ = await company(
            registry, "juniper", "Nutmeg", start=False, options=terms
        )
        await robin.ask(table, wire.Settle, seats=seats)
        await robin.ask(table, wire.Start, level="merry")
        assert "Bramble" in alone_with_their_names(robin, table)

    evening(tmp_path, story)


def test_nobody_takes_the_second_name_of_a_bot_either(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, _ = await company(registry, "Bramble")
        (second,) = {*alone_with_their_names(robin, table)} - {"Robin", "Bramble", "Juniper"}
        assert await outcome(robin.ask(table, wire.Rename, seat=0, name=second)) == "refused"
        assert await outcome(robin.ask(table, wire.Rename, seat=0, name="Juniper")) == "refused"
        assert await outcome(robin.ask(table, wire.Rename, seat=0, name="Pip")) == "applied"
        alone_with_their_names(robin, table)

    evening(tmp_path, story)


def test_names_stay_apart_at_the_rematch_and_for_those_who_come_back(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, pip, _ = await company(registry, "Pip", "Tinsel")
        await pip.ask(table, wire.Leave, seat=1)
        late = Browser(registry)
        with pytest.raises(Denied, match="already called"):
            await late.knock(table, "Pip", 3)
        await pip.ask(table, wire.ComeBack, seat=1)
        assert alone_with_their_names(robin, table)[:3] == ["Robin", "Pip", "Tinsel"]
        room = await registry.find(table)
        room.table.stage = "over"
        assert await outcome(robin.ask(table, wire.Rematch)) == "applied"
        await robin.join(room.table.rematch)
        names = alone_with_their_names(robin, room.table.rematch)
        assert names[1:] == ["Robin", "Pip", "Tinsel"]
        assert names[0]

    evening(tmp_path, story)


# Left, lost, and given again.


def test_who_left_comes_back(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        await robin.ask(table, wire.Leave, seat=0)
        place = robin.last_news(table).places[0]
        assert (place.left, place.mine, place.kind) == (True, True, "kept")
        assert await outcome(robin.ask(table, wire.Pause, paused=True)) == "refused"
        assert await outcome(robin.ask(table, wire.ComeBack, seat=0)) == "applied"
        assert await outcome(robin.ask(table, wire.Pause, paused=True)) == "applied"

    evening(tmp_path, story)


def test_the_host_lets_in_who_knocks(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina")
        late = Browser(registry)
        await late.join(table)
        assert not (await late.knock(table, "Ole", 2)).seated
        await late.drop(table)
        await late.join(table)
        assert late.last_news(table).knocking
        (knock,) = robin.last_news(table).knocks
        assert (knock.seat, knock.name) == (2, "Ole")
        assert (nina.last_news(table).knocks, nina.last_news(table).knocking) == ([], False)
        answer = wire.Admit
        assert await outcome(nina.ask(table, answer, knock=knock.knock, yes=True)) == "refused"
        assert await outcome(robin.ask(table, answer, knock=knock.knock, yes=True)) == "applied"
        assert late.heard(table)[-1] == bye(Denied(SEAT_GIVEN), "en", again=True)
        registry.drop(await registry.find(table))
        await late.join(table)
        assert await late.seats(table) == [2]
        place = late.last_news(table).places[2]
        assert (place.kind, place.name, place.mine) == ("person", "Ole", True)

    evening(tmp_path, story)


def test_the_host_may_say_no(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        late = Browser(registry)
        await late.knock(table, "Ole", 2)
        await late.join(table)
        (knock,) = robin.last_news(table).knocks
        assert await outcome(robin.ask(table, wire.Admit, knock=knock.knock, yes=False))
        last = late.heard(table)[-1]
        assert isinstance(last, wire.Bye)
        assert not last.again
        assert robin.last_news(table).knocks == []
        assert await late.seats(table) == []

    evening(tmp_path, story)


def test_a_lost_person_gets_their_own_seat_and_name_again(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina")
        await nina.drop(table)
        again = Browser(registry)  # their cookie is lost
        assert robin.last_news(table).vacant == [1, 2, 3]
        await again.knock(table, "Nina", 1)
        (knock,) = robin.last_news(table).knocks
        await robin.ask(table, wire.Admit, knock=knock.knock, yes=True)
        assert (await again.seats(table), await nina.seats(table)) == ([1], [])
        assert (await registry.find(table)).names[1] == "Nina"

    evening(tmp_path, story)


def test_a_seat_whose_person_is_back_is_not_given_away(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina")
        await nina.drop(table)
        late = Browser(registry)
        await late.knock(table, "Ole", 1)
        (knock,) = robin.last_news(table).knocks
        await nina.join(table)
        refused = await robin.ask(table, wire.Admit, knock=knock.knock, yes=True)
        assert refused.outcome == "refused"
        assert await nina.seats(table) == [1]
        with pytest.raises(Denied, match="Somebody plays that seat"):
            await late.knock(table, "Ole", 1)

    evening(tmp_path, story)


def test_only_so_many_wait_at_a_door_and_not_for_ever(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        waiting = [Browser(registry) for _ in range(MOST_KNOCKS)]
        for number, browser in enumerate(waiting):
            await browser.knock(table, f"Guest {number}", 1)
        with pytest.raises(Denied, match="waiting at the door"):
            await Browser(registry).knock(table, "Late", 1)
        await waiting[0].knock(table, "Guest 0", 2)
        assert [knock.seat for knock in robin.last_news(table).knocks] == [1, 1, 1, 1, 2]
        room = await registry.find(table)
        assert len(room.at_door(min(one.until for one in room.knocks.values()) - 1)) == MOST_KNOCKS
        assert not room.at_door(max(one.until for one in room.knocks.values()))
        assert KNOCKING_TIME == 10 * MINUTE

    evening(tmp_path, story)


def test_a_code_of_the_host_brings_a_lost_person_back(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina")
        refused = await robin.ask(table, wire.MoveDevice, seat=1)
        assert refused.outcome == "refused"  # she is here
        assert await outcome(robin.ask(table, wire.MoveDevice, seat=2)) == "refused"  # a bot's
        await nina.drop(table)
        code = (await robin.ask(table, wire.MoveDevice, seat=1)).code
        other = await Browser(registry).make(name="Eve")
        again = Browser(registry)
        with pytest.raises(Denied, match="wrong, used, or expired"):
            await again.take_over(other, code)
        assert await again.take_over(table, code) == [1]
        with pytest.raises(Denied, match="wrong, used, or expired"):
            await Browser(registry).take_over(table, code)

    evening(tmp_path, story)


def test_the_hosts_code_makes_who_was_sent_away_welcome(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, eve = await company(registry, "Eve")
        own = (await eve.ask(table, wire.MoveDevice)).code
        await robin.ask(table, wire.Kick, seat=1)
        with pytest.raises(Denied, match="wrong, used, or expired"):
            await Browser(registry).take_over(table, own)
        with pytest.raises(Denied, match="asked you to leave"):
            await eve.take_over(table, own)
        await eve.drop(table)
        code = (await robin.ask(table, wire.MoveDevice, seat=1)).code
        assert await eve.take_over(table, code) == [1]
        await eve.join(table)

    evening(tmp_path, story)


def test_another_device_may_have_seats_of_its_own(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina = await company(registry, "Nina", start=False)
        code = (await nina.ask(table, wire.MoveDevice)).code
        assert await robin.take_over(table, code) == [0, 1]
        assert nina.connections[table].closed
        assert await nina.seats(table) == []

    evening(tmp_path, story)


# Nobody left to ask.


@pytest.mark.parametrize("left", [False, True])
def test_a_game_of_one_is_given_to_who_asks_after_two_minutes(left: bool, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        if left:
            await robin.ask(table, wire.Leave, seat=0)
        await robin.drop(table)
        late = Browser(registry)
        await late.join(table)
        await hours_pass(registry, table, 2 * MINUTE - 5 * SECOND)
        assert not (await late.knock(table, "Ole", 0)).seated
        await hours_pass(registry, table, 5 * SECOND)
        assert (await late.knock(table, "Ole", 0)).seated
        assert await late.seats(table) == [0]
        room = await registry.find(table)
        assert room.table.chairs[0].player == room.table.host

    evening(tmp_path, story)


@pytest.mark.parametrize(("people", "pace"), [(("Nina",), "normal"), ((), "daily")])
def test_a_game_of_more_waits_for_a_day(
    people: tuple[str, ...], pace: wire.Pace, tmp_path: Path
) -> None:
    async def story(registry: TableRegistry) -> None:
        table, *everyone = await company(registry, *people, pace=pace)
        for person in everyone:
            await person.drop(table)
        late = Browser(registry)
        await hours_pass(registry, table, DAY - MINUTE)
        assert not (await late.knock(table, "Ole", 3)).seated
        await hours_pass(registry, table, MINUTE)
        await late.join(table)
        assert late.last_news(table).reclaimable
        assert (await late.knock(table, "Ole", 3)).seated
        await late.drop(table)
        await late.join(table)
        assert late.last_news(table).host

    evening(tmp_path, story)


def test_nobody_takes_over_while_a_person_is_connected(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        await hours_pass(registry, table, 2 * DAY)
        late = Browser(registry)
        assert not (await late.knock(table, "Ole", 2)).seated
        await robin.ask(table, wire.Leave, seat=0)  # still looks on
        assert not (await late.knock(table, "Ole", 2)).seated
        assert not robin.last_news(table).reclaimable

    evening(tmp_path, story)


def test_those_who_look_on_hear_when_nobody_is_left(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry)
        late = Browser(registry)
        await late.join(table)
        await hours_pass(registry, table, 0)
        room = await registry.find(table)
        room.director.presence.attended -= 2 * MINUTE - 200
        await robin.drop(table)
        room.director.presence.attended -= 2 * MINUTE - 200
        registry.plan(room)
        assert not late.last_news(table).reclaimable
        await asyncio.sleep(0.4)
        assert late.last_news(table).reclaimable

    evening(tmp_path, story)


# After the end.


def test_only_those_who_sat_there_look_back(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin, nina, eve = await company(registry, "Nina", "Eve")
        await nina.ask(table, wire.Leave, seat=1)
        await robin.ask(table, wire.Kick, seat=2)
        room = await registry.find(table)
        stranger = Browser(registry)
        for member in (robin, nina):
            require_member(room, member.session())
        for other in (eve, stranger):
            with pytest.raises(Denied):
                require_member(room, other.session())
        await robin.ask(table, wire.Settle, watchers=True)
        require_member(room, stranger.session())

    evening(tmp_path, story)


def test_a_code_opens_the_lobby_alone(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        table, robin = await company(registry, start=False)
        code = (await registry.find(table)).row.code
        assert await registry.by_code(code.lower()) == table
        assert invitation(await registry.find(table)) == f"join/{code}"
        await robin.ask(table, wire.Start, level="merry")
        with pytest.raises(Denied, match="Ask your friends for the link"):
            await registry.by_code(code)
        with pytest.raises(Denied, match="No table has that code"):
            await registry.by_code("NOWHERE")
        assert invitation(await registry.find(table)) == f"t/{table}"

    evening(tmp_path, story)
