"""Who is asked what, without a screen."""

from __future__ import annotations

from typing import Any

from tests.kernel import toy
from yuletable.bots.bot import Bot, Sight
from yuletable.bots.levels import bot
from yuletable.cli.driver import Driver
from yuletable.games.catalogue import find
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Event, Json, Move, Seat, State
from yuletable.kernel.errors import Refused
from yuletable.kernel.match import Match

SANTA = find("secret_santa")
SPARE = "1 1 1"  # so that no hand comes to one card


class Script:
    """Persons who answer from a list, and remember what they were asked."""

    def __init__(self, moves: list[str] | None = None, eager: list[set[Seat]] | None = None):
        self.moves = moves or []
        self.eager = eager or []
        self.asked: list[tuple[str, Any]] = []
        self.events: list[Event] = []
        self.refused: list[str] = []

    def tell(self, events: list[Event]) -> None:
        self.events += events

    def ask(self, sight: Sight) -> str:
        self.asked.append(("move", sight.seat))
        return self.moves.pop(0) if self.moves else sight.menu[0].text()

    def react(self, view: dict[str, Json], asked: list[Seat]) -> set[Seat]:
        assert view["seat"] is None
        self.asked.append(("react", tuple(asked)))
        return self.eager.pop(0) if self.eager else set()

    def refuse(self, seat: Seat, refused: Refused) -> None:
        self.refused.append(refused.clause)


def santa(hands: list[str], bots: dict[Seat, Bot], people: Script) -> Driver:
    position = {"hands": [f"{hand} {SPARE}" for hand in hands]}
    return Driver(Match(SANTA, len(hands), seed="fir", position=position), bots, people)


def test_a_bot_gets_a_sight_and_never_the_table() -> None:
    class Curious(Bot):
        """Looks around."""

        def choose(self, sight: Sight, chance: Chance) -> Move:
            assert not any(isinstance(part, State) for part in vars(sight).values())
            assert sight.view["seat"] == sight.seat
            return sight.menu[0]

    match = Match(SANTA, 4, seed="fir", options={"games_per_night": 1})
    Driver(match, dict.fromkeys(range(4), Curious()), Script()).run()
    assert match.over()


def test_bots_choose_by_seed_and_move_number_alone() -> None:
    def play(stop: int) -> Match:
        match = Match(SANTA, 3, seed="fir", options={"games_per_night": 1})
        bots = {seat: bot("random", SANTA) for seat in range(3)}
        driver = Driver(match, bots, Script())
        for _ in range(stop):
            driver.step()
        again = Driver(match, {seat: bot("random", SANTA) for seat in range(3)}, Script())
        again.run()
        return match

    assert play(0).record == play(25).record


def test_one_person_is_not_asked_what_has_one_answer() -> None:
    people = Script(["2x5"])
    driver = santa(
        ["5 5", "6 MOUSE", "7", "GHOST 8"], {s: bot("meek", SANTA) for s in (1, 2, 3)}, people
    )
    driver.step()
    while driver.match.waiting() != (0,):
        driver.step()
    assert people.asked == [("move", 0)]


def test_one_person_is_asked_when_they_can_react() -> None:
    people = Script(["pass", "MOUSE"])
    driver = santa(
        ["9", "6 MOUSE", "7", "GHOST 8"], {s: bot("meek", SANTA) for s in (0, 2, 3)}, people
    )
    driver.step()
    driver.step()
    assert people.asked == [("move", 1)] * 2
    assert people.refused == ["SS-03"]  # a pass is no answer in a window
    assert driver.match.record.moves[-1] == (1, "MOUSE")
    assert "used" in [event.kind.name for event in people.events]


def test_several_hear_a_window_at_once_whatever_they_hold() -> None:
    """The same public facts, the Mouse in other hands: the same questions."""
    asked = []
    for hands in (
        ["5 5", "6 MOUSE", "7 CAROL", "GHOST 8"],
        ["5 5", "6 GHOST", "7 MOUSE", "CAROL 8"],
        ["5 5", "6 7", "MOUSE CAROL", "GHOST 8"],
    ):
        people = Script(["2x5"])
        driver = santa(hands, {3: bot("meek", SANTA)}, people)
        for _ in range(4):
            driver.step()
        asked.append(people.asked)
    assert asked[0] == asked[1] == asked[2] == [("move", 0), ("react", (1, 2))]


def test_answers_are_handed_in_by_the_order_of_the_game() -> None:
    people = Script(["2x5", "-", "GHOST"], [{1, 2}])
    driver = santa(["5 5", "6 MOUSE", "7 GHOST", "CAROL 8"], {3: bot("meek", SANTA)}, people)
    for _ in range(3):
        driver.step()
    assert people.asked[:4] == [("move", 0), ("react", (1, 2)), ("move", 1), ("move", 2)]
    assert [text for _, text in driver.match.record.moves] == ["2x5", "-", "GHOST"]


def test_after_a_card_those_still_to_answer_hear_the_question_afresh() -> None:
    people = Script(["2x5", "CAROL>D"], [{1}])
    driver = santa(["5 5", "6 CAROL", "7 MOUSE", "GHOST 8"], {3: bot("meek", SANTA)}, people)
    for _ in range(4):
        driver.step()
    assert people.asked == [
        ("move", 0),
        ("react", (1, 2)),
        ("move", 1),
        ("react", (1, 2)),
    ]


def test_a_refused_move_is_asked_again_and_nothing_is_lost() -> None:
    people = Script(["9x9", "GHOST", "nonsense", "2x5"])
    driver = santa(["5 5", "6", "7", "8"], {s: bot("meek", SANTA) for s in (1, 2, 3)}, people)
    driver.step()
    assert people.refused == ["SS-17", "SS-55", "TB-06"]
    assert driver.match.record.moves == [(0, "2x5")]


def test_it_leads_any_game() -> None:
    """Ballots, windows and asides of a game nobody here knows."""

    class Takers(Script):
        """Persons who take the top of the deck, which others may answer."""

        def ask(self, sight: Sight) -> str:
            text = super().ask(sight)
            return "take" if toy.TAKE in sight.menu else text

    match = Match(toy.GAME, 3, seed="fir")
    kept: list[int] = []
    people = Takers()
    bots = {2: bot("greedy", toy.GAME)}
    Driver(match, bots, people, lambda match: kept.append(len(match.record.moves))).run()
    assert match.over()
    assert kept == list(range(1, len(match.record.moves) + 1))
    assert {question for question, _ in people.asked} == {"move", "react"}


# Asides.

OPOLY = find("christmas_opoly")
VISIT = {
    "at": [11, 0, 0],
    "deeds": [[], [11], []],
    "claim": {"owner": 1, "visitor": 0, "space": 11, "amount": 12},
    "phase": {"phase": "Post", "seat": 0},
}


def opoly(bots: dict[Seat, Bot], people: Script) -> Driver:
    options = {"rent_mode": "watchful"}
    match = Match(OPOLY, 3, seed="fir", options=options, position=VISIT)
    return Driver(match, bots, people)


def test_a_bot_is_polled_for_what_nobody_waits_for() -> None:
    people = Script()
    driver = opoly({1: bot("greedy", OPOLY)}, people)
    driver.step()
    assert driver.match.record.moves == [(1, "rent")]
    assert people.asked == []


def test_a_person_is_asked_once_about_an_aside() -> None:
    people = Script(moves=["rent"], eager=[{1}])
    driver = opoly({0: bot("greedy", OPOLY)}, people)
    driver.step()
    assert driver.match.record.moves == [(1, "rent")]
    assert people.asked == [("react", (1,)), ("move", 1)]
    quiet = Script()
    driver = opoly({0: bot("meek", OPOLY), 2: bot("meek", OPOLY)}, quiet)
    driver.step()
    driver.step()
    assert driver.match.record.moves == [(0, "end"), (2, "end")]
    assert quiet.asked == [("react", (1,))]
