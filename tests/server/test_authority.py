"""Who may do what: every message by every role, seats that change hands, and races for a seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.parlour import Parlour
from yuletable.kernel.reading import Entry
from yuletable.server import protocol as wire
from yuletable.server.refusals import Denied

# The table of every cell: four seats, persons on the first three (devices 0 to 2), a bot on the
# last. Robin (0) is the host, Nina (1) the seat in question, Ole (2) somebody else.
HOST, OWNER, OTHER, NOBODY, STRANGER = 0, 1, 2, None, 7
ROLES = {"host": HOST, "owner": OWNER, "other": OTHER, "nobody": NOBODY, "stranger": STRANGER}
OWN = {"owner"}
BOSS = {"host"}
EVERYONE_SEATED = {"host", "owner", "other"}

LOBBY: list[tuple[type[wire.Request], dict[str, Any], set[str]]] = [
    (wire.Seed, {"seat": 1, "seed": "mine"}, OWN),
    (wire.Standing, {"seat": 1, "window": "SantaWindow", "passing": True}, OWN),
    (wire.Leave, {"seat": 1}, OWN),
    (wire.AddHere, {"name": "Sam"}, EVERYONE_SEATED),
    (wire.Seating, {"seat": 3, "level": "merry"}, BOSS),
    (wire.Settle, {"pace": "brisk"}, BOSS),
    (wire.Start, {"level": "merry"}, BOSS),
    (wire.Kick, {"seat": 1}, BOSS),
    (wire.HandOver, {"seat": 1}, BOSS),
]
PLAYING: list[tuple[type[wire.Request], dict[str, Any], set[str]]] = [
    (wire.Play, {"seat": 1}, OWN),
    (wire.Why, {"seat": 1}, OWN),
    (wire.Standing, {"seat": 1, "window": "SantaWindow", "passing": True}, OWN),
    (wire.Leave, {"seat": 1}, OWN),
    (wire.Settle, {"door": False}, BOSS),
    (wire.Settle, {"watchers": True, "words": True}, BOSS),
    (wire.Settle, {"door": False, "pace": "brisk"}, set()),
    (wire.Pause, {"paused": True}, BOSS),
    (wire.Kick, {"seat": 1}, BOSS),
    (wire.HandOver, {"seat": 1}, BOSS),
]


def a_parlour(start: bool) -> Parlour:
    parlour = Parlour("north_pole", people=3, start=False)
    if start:
        parlour.ask(HOST, wire.Start, level="merry")
        for _ in range(200):
            if parlour.table.playing().waiting() == (1,):
                break
            parlour.step(lambda _, __, menu: menu[0].text())
    return parlour


def allowed(answer: wire.Answer) -> bool:
    return answer.outcome in ("applied", "lawful")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("kind", "parts", "who"), LOBBY)
def test_before_the_game(
    role: str, kind: type[wire.Request], parts: dict[str, Any], who: set[str]
) -> None:
    parlour = a_parlour(start=False)
    answer = parlour.ask(ROLES[role], kind, **parts)
    assert allowed(answer) == (role in who), answer


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("kind", "parts", "who"), PLAYING)
def test_during_the_game(
    role: str, kind: type[wire.Request], parts: dict[str, Any], who: set[str]
) -> None:
    parlour = a_parlour(start=True)
    if kind in (wire.Play, wire.Why):
        parts = parts | {"move": parlour.director.menu(1)[0].text()}
    if kind is wire.Play:
        parts = parts | {"question": parlour.table.question}
    before = parlour.table.playing().position()
    answer = parlour.ask(ROLES[role], kind, **parts)
    assert allowed(answer) == (role in who), answer
    if not allowed(answer):
        assert parlour.table.playing().position() == before


def test_every_message_type_is_in_the_matrix() -> None:
    """The rest the house answers: see test_house."""
    here = {kind for kind, _, _ in LOBBY + PLAYING}
    registry = {wire.Say, wire.Rename, wire.Erase, wire.MoveDevice, wire.Rematch, wire.Hint}
    registry |= {wire.Admit, wire.LetBack, wire.Upgrade}
    below = {wire.Undo, wire.Consent, wire.GiveBack, wire.ComeBack}
    every = {kind for kind in wire.Incoming.__args__ if kind is not wire.Hello}
    assert here | registry | below == every


def test_a_kicked_seat_is_a_bots_until_it_is_given_back() -> None:
    parlour = a_parlour(start=True)
    assert allowed(parlour.ask(HOST, wire.Kick, seat=1))
    assert parlour.table.chairs[1].kind() == "kept"
    move = parlour.director.menu(1)[0].text()
    refused = parlour.ask(OWNER, wire.Play, seat=1, move=move, question=parlour.table.question)
    assert refused.outcome == "refused"
    assert parlour.ask(OWNER, wire.GiveBack, seat=1).outcome == "refused"
    assert allowed(parlour.ask(HOST, wire.GiveBack, seat=1))
    assert allowed(
        parlour.ask(OWNER, wire.Play, seat=1, move=move, question=parlour.table.question)
    )


@pytest.mark.parametrize("role", ROLES)
def test_who_left_may_come_back_alone(role: str) -> None:
    parlour = a_parlour(start=True)
    assert allowed(parlour.ask(OWNER, wire.Leave, seat=1))
    assert allowed(parlour.ask(ROLES[role], wire.ComeBack, seat=1)) == (role == "owner")
    assert parlour.table.chairs[1].kind() == ("person" if role == "owner" else "kept")


def test_nobody_comes_back_to_a_seat_they_did_not_leave() -> None:
    parlour = a_parlour(start=True)
    assert not allowed(parlour.ask(OWNER, wire.ComeBack, seat=1))
    assert allowed(parlour.ask(HOST, wire.Kick, seat=1))
    assert not allowed(parlour.ask(OWNER, wire.ComeBack, seat=1))


def test_the_host_cannot_send_themselves_away() -> None:
    parlour = a_parlour(start=False)
    assert not allowed(parlour.ask(HOST, wire.Kick, seat=0))
    assert allowed(parlour.ask(HOST, wire.AddHere, name="Sam"))
    assert allowed(parlour.ask(HOST, wire.Kick, seat=3))


def test_the_first_who_comes_back_to_a_deserted_table_is_its_host() -> None:
    parlour = a_parlour(start=True)
    for seat in (0, 1, 2):
        assert allowed(parlour.ask(seat, wire.Leave, seat=seat))
    assert allowed(parlour.ask(OTHER, wire.ComeBack, seat=2))
    assert parlour.table.is_host(OTHER)


def test_the_next_who_sits_down_at_an_empty_lobby_is_its_host() -> None:
    parlour = Parlour("north_pole", people=1, start=False)
    assert allowed(parlour.ask(HOST, wire.Leave, seat=0))
    parlour.director.sit(1, None, 0)
    assert parlour.table.is_host(1)


def test_places_swapped_by_a_rule_stay_with_their_persons() -> None:
    """Christmas Carol changes who sits where; whose hand is whose it does not change."""
    parlour = Parlour("secret_santa", people=3)
    state = parlour.table.playing().state
    swapped = parlour.table.playing().position() | {"order": [2, 1, 0, 3]}
    parlour.table.playing().state = parlour.table.game.read_position(
        Entry(swapped, "position"), parlour.table.playing().terms
    )
    again = parlour.table.playing().state
    assert again.seating.order == (2, 1, 0, 3)
    assert again.view(0)["hand"] == state.view(0)["hand"]
    assert parlour.table.seats_of(0) == [0]
    assert parlour.ask(2, wire.Play, seat=0, move="pass", question=1).outcome == "refused"


def test_a_race_for_one_seat_has_one_winner() -> None:
    parlour = Parlour("north_pole", people=1, start=False)
    parlour.director.sit(1, 2, 0)
    for device in range(2, 1_001):
        with pytest.raises(Denied, match=r"That seat is taken, but seat [A-D] is open"):
            parlour.director.sit(device, 2, 0)
    assert parlour.table.chairs[2].device == 1


def test_the_host_of_a_deserted_table_is_whoever_is_there() -> None:
    parlour = a_parlour(start=True)
    assert parlour.ask(OTHER, wire.HandOver, seat=2).outcome == "refused"
    parlour.director.presence.went(HOST, parlour.now)
    parlour.now += 119_000
    assert parlour.ask(OTHER, wire.HandOver, seat=2).outcome == "refused"
    parlour.now += 2_000
    assert allowed(parlour.ask(OTHER, wire.HandOver, seat=2))
    assert parlour.table.is_host(OTHER)


def test_a_host_who_leaves_is_followed_by_the_next_person() -> None:
    parlour = a_parlour(start=False)
    assert allowed(parlour.ask(HOST, wire.Leave, seat=0))
    assert parlour.table.is_host(OWNER)


def test_a_request_is_done_once() -> None:
    parlour = a_parlour(start=True)
    move = parlour.director.menu(1)[0].text()
    play = wire.Play(parlour.key(), 1, move, parlour.table.question)
    assert parlour.send(OWNER, play).outcome == "applied"
    moves = parlour.table.playing().record.moves[:]
    for _ in range(4):
        assert parlour.send(OWNER, play).outcome == "duplicate"
    assert parlour.table.playing().record.moves == moves


def test_an_answer_to_an_old_question_is_stale() -> None:
    parlour = a_parlour(start=True)
    move = parlour.director.menu(1)[0].text()
    old = parlour.table.question - 1
    assert parlour.ask(OWNER, wire.Play, seat=1, move=move, question=old).outcome == "stale"


def test_a_refusal_cites_its_clause_and_changes_nothing() -> None:
    parlour = a_parlour(start=True)
    before = parlour.table.playing().position()
    answer = parlour.ask(OWNER, wire.Play, seat=1, move="HB", question=parlour.table.question)
    if allowed(answer):
        pytest.fail("the test wants a card that is not held")
    assert (answer.outcome, answer.clause[:3]) == ("illegal", "NP-")
    assert parlour.table.playing().position() == before
