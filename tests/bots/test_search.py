"""Search knows no game, sees no more than its seat, and finds what is there to be found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import crazy_eights
from tests.promises import needed
from tests.rules.opoly import table as estate
from tests.table import Table, race
from yuletable.bots.bot import Sight, sight
from yuletable.bots.drive import poll
from yuletable.bots.levels import taste_of
from yuletable.bots.search import Budget, Candidate, Node, think
from yuletable.bots.taste import HOPELESS, Indifferent, Taste, chances, firsts
from yuletable.bots.thinker import Thinker
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import Host, Move, Seat, State, Word
from yuletable.kernel.game import Game

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def considered(eyes: Sight, taste: Taste, budget: Budget, luck: str = "luck") -> list[Candidate]:
    return think(eyes.seat, eyes.menu, eyes.imagine, taste, budget, stream(luck, "search"))


def along(game: Game, seats: int, seed: str, every: int = 1) -> Iterator[tuple[State, Seat]]:
    """Real choices along a game that a taste plays with a whim now and then."""
    taste = taste_of(game)
    luck = stream(seed, game.name)
    bot = Thinker(taste, Budget(1))
    state = game.start(game.terms(seats, options=needed(game, seats)), Host(luck))
    number = 0
    while not state.over():
        spoken = poll(state, dict.fromkeys(range(seats), bot), lambda seat: luck)
        seat = state.waiting()[0] if spoken is None else spoken[0]
        menu = state.menu(seat)
        if spoken is None and taste.obvious(menu) is None:
            number += 1
            if number % every == 0:
                yield state, seat
        whim = luck.below(8) == 0
        move = menu[luck.below(len(menu))] if whim else taste.choose(state, seat, menu, luck)
        state.play(seat, move if spoken is None else spoken[1], Host(luck))


def nodes_below(node: Node) -> int:
    return sum([1 + nodes_below(child) for child in node.next])


# What it finds.


def test_it_arrives_where_one_step_wins() -> None:
    state = race([80, 82], ["1 2 3 4 5", "1 2 3 4 5"]).state
    found = considered(sight(state, 0), Indifferent(), Budget(60))
    assert found[0].move.text() in ("4", "5")
    assert found[0].mean() == 1.0
    assert found[-1].mean() < 1.0


def test_it_beats_random_at_a_game_nobody_told_it_about() -> None:
    game = crazy_eights.GAME
    won = 0
    for number in range(30):
        luck = stream(f"deal {number}", "table")
        state = game.start(game.terms(3), Host(luck))
        thinker = Thinker(Indifferent(), Budget(40))
        while not state.over():
            seat = state.waiting()[0]
            menu = state.menu(seat)
            mine = seat == number % 3
            move = thinker.choose(sight(state, seat), luck) if mine else menu[luck.below(len(menu))]
            state.play(seat, move, Host(luck))
        won += state.scores[number % 3] == max(state.scores)
    assert won >= 17  # chance alone gives 10


def test_it_beats_the_taste_it_plays_by() -> None:
    game = find("secret_santa")
    taste = taste_of(game)
    thinker = Thinker(taste, Budget(24))
    won = 0
    for number in range(12):
        luck = stream(f"night {number}", "table")
        state = game.start(game.terms(4, options={"games_per_night": 1}), Host(luck))
        while not state.over():
            seat = state.waiting()[0]
            menu = state.menu(seat)
            mine = seat == number % 4
            chosen = thinker.choose(sight(state, seat), luck) if mine else None
            state.play(seat, chosen or taste.choose(state, seat, menu, luck), Host(luck))
        won += state.scores[number % 4] == max(state.scores)
    assert won >= 6  # chance alone gives 3


# What it is given, and what it leaves alone.


@EVERY
def test_it_answers_lawfully_at_every_table(game: Game) -> None:
    for seats in game.seats:
        thinker = Thinker(taste_of(game), Budget(6, longest=60))
        compared = 0
        for number, (state, seat) in enumerate(along(game, seats, f"law {seats}", every=5)):
            state.check(seat, thinker.choose(sight(state, seat), stream("law", game.name, number)))
            compared += 1
            if compared == 8:
                break
        assert compared


@EVERY
def test_thinking_changes_nothing_on_the_table(game: Game) -> None:
    state, seat = next(along(game, game.seats[-1], "still", every=3))
    before = game.write_position(state)
    considered(sight(state, seat), taste_of(game), Budget(20, longest=100))
    assert game.write_position(state) == before


@EVERY
def test_the_same_luck_gives_the_same_thoughts(game: Game) -> None:
    state, seat = next(along(game, game.seats[0], "again", every=2))
    one, two, other = [
        [(c.move.text(), c.games, c.total) for c in considered(eyes, taste_of(game), budget, luck)]
        for eyes, budget, luck in (
            (sight(state, seat), Budget(40, longest=100), "a"),
            (sight(state, seat), Budget(40, longest=100), "a"),
            (sight(state, seat), Budget(40, longest=100), "b"),
        )
    ]
    assert one == two
    assert one != other


def test_every_imagined_game_is_counted_and_the_better_moves_get_more() -> None:
    state, seat = next(along(find("secret_santa"), 4, "count"))
    found = considered(sight(state, seat), taste_of(find("secret_santa")), Budget(200))
    assert len(found) > 3
    games = [candidate.games for candidate in found]
    assert games[0] == games[1]  # what the taste would do, and the best of the rest
    assert games == sorted(games, reverse=True)
    assert 200 <= sum(games) < 200 + 3 * len(found)
    assert all(0 <= c.total <= c.games and abs(c.gain) <= c.games for c in found)


def test_the_tree_stays_within_its_bounds() -> None:
    state, seat = next(along(find("secret_santa"), 4, "bounds"))
    taste = taste_of(find("secret_santa"))
    free = considered(sight(state, seat), taste, Budget(300))
    bound = considered(sight(state, seat), taste, Budget(300, nodes=5))
    flat = considered(sight(state, seat), taste, Budget(300, deepest=0))
    assert sum([nodes_below(candidate.root) for candidate in free]) > 5
    assert sum([nodes_below(candidate.root) for candidate in bound]) == 5
    assert sum([nodes_below(candidate.root) for candidate in flat]) == 0


def test_time_is_up_after_a_look_at_every_move() -> None:
    state, seat = next(along(find("secret_santa"), 4, "time"))
    eyes = sight(state, seat)
    found = considered(eyes, taste_of(find("secret_santa")), Budget(1_000_000, seconds=1e-9))
    assert all(candidate.games >= 1 for candidate in found)
    assert sum([candidate.games for candidate in found]) < 4 * len(eyes.menu)


def test_it_looks_at_the_moves_that_look_best_first() -> None:
    class Fond(Indifferent):
        """Likes what stands last on the menu."""

        def weigh(self, state: State, seat: Seat, menu: list[Move]) -> list[float]:
            return [float(at) for at in range(len(menu))]

        def choose(self, state: State, seat: Seat, menu: list[Move], chance: Chance) -> Move:
            return menu[0]

    state, seat = next(along(find("holiday_shuffle"), 2, "wide"))
    eyes = sight(state, seat)
    found = considered(eyes, Fond(), Budget(40, longest=10, widest=4))
    assert {c.move for c in found} == {eyes.menu[0], *eyes.menu[-3:]}
    assert len(considered(eyes, Fond(), Budget(30, longest=10, widest=4))) == 3  # too few for four


def test_nobody_thinks_about_a_hopeless_move() -> None:
    class Sure(Indifferent):
        """Thinks of the first two moves of a menu alone."""

        def weigh(self, state: State, seat: Seat, menu: list[Move]) -> list[float]:
            return [0.0 if at < 2 else HOPELESS for at in range(len(menu))]

        def choose(self, state: State, seat: Seat, menu: list[Move], chance: Chance) -> Move:
            return menu[0]

    state, seat = next(along(find("holiday_shuffle"), 2, "sure"))
    eyes = sight(state, seat)
    found = considered(eyes, Sure(), Budget(200, longest=10))
    assert {c.move for c in found} == set(eyes.menu[:2])
    assert all([len(c.root.next) <= 2 for c in found])


@pytest.mark.parametrize(
    ("gains", "clear"),
    [
        ([0.1, 0.1, 0.1], True),
        ([0.5, -0.4, 0.2], False),  # better on average, but it may be chance
        ([0.5, -0.1, 0.3, 0.4], True),
        ([0.0, 0.0], False),
        ([1.0], False),
    ],
)
def test_a_move_must_clearly_beat_what_the_taste_would_do(gains: list[float], clear: bool) -> None:
    candidate = Candidate(Word("go"), 0.0)
    for gain in gains:
        candidate.note(0.5 + gain / 2, gain)
    assert candidate.clearly_better() is clear


def test_answers_under_seal_are_no_part_of_the_tree() -> None:
    """Who answers next must not know what was answered before."""
    state = race([10, 0, 0, 0], ["2 2 2 5 1", "RC 1 2", "RC 3 4", "1 2 3"]).state
    found = considered(sight(state, 0), taste_of(find("north_pole")), Budget(300))
    triple = next(candidate for candidate in found if candidate.move.text() == "3x2")
    assert triple.root.next
    assert not {node.move.text() for node in triple.root.next} & {"-", "RC"}


# Tastes.


@EVERY
def test_chances_to_be_first_add_up_to_one(game: Game) -> None:
    taste = taste_of(game)
    for seats in game.seats:
        for number, (state, _) in enumerate(along(game, seats, "worth", every=7)):
            worth = taste.worth(state)
            assert len(worth) == seats
            assert min(worth) >= 0
            assert sum(worth) == pytest.approx(1)
            if number == 6:
                break


def test_a_finished_game_is_worth_its_first_place() -> None:
    assert firsts([3, 7, 7]) == [0.0, 0.5, 0.5]
    assert chances([5, 5], 2.0) == [0.5, 0.5]
    game = crazy_eights.GAME
    luck = stream("end", "table")
    state = game.start(game.terms(2), Host(luck))
    assert sum(Indifferent().worth(state)) == pytest.approx(1)
    while not state.over():
        seat = state.waiting()[0]
        state.play(seat, state.menu(seat)[0], Host(luck))
    assert sorted(Indifferent().worth(state)) in ([0.0, 1.0], [0.5, 0.5])


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    tables = {
        "north_pole": race([60, 5, 5, 5], ["1 2"] * 4),
        "secret_santa": Table(hands=["1", "2", "3", "4"], scores=[8, 2, 2, 2]),
        "christmas_opoly": estate(cash=[9000, 100, 100, 100]),
    }
    for name, table in tables.items():
        worth = taste_of(find(name)).worth(table.state)
        assert worth[0] == max(worth)
        assert worth[0] > 0.5, name
