"""A hint reads as if a friend gave it, and knows no more than whoever asked."""

from __future__ import annotations

import pytest

from tests.bots.test_search import along
from tests.fever import Fever
from tests.table import Table, race
from yuletable.bots.bot import sight
from yuletable.bots.hint import (
    Advice,
    Choice,
    Foreseen,
    Hint,
    Odds,
    Reason,
    View,
    foresee,
    hint,
    left,
    often,
    reasons,
    verdict,
)
from yuletable.bots.levels import taste_of
from yuletable.bots.search import Budget
from yuletable.games.catalogue import GAMES, find
from yuletable.kernel.chance import stream
from yuletable.kernel.core import Move, Seat, State, Word
from yuletable.kernel.game import Game

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
GO, STAY = Word("go"), Word("stay")


def advised(game: Game, state: State, seat: Seat, games: int = 60) -> Hint:
    budget = Budget(games, longest=80)
    return hint(sight(state, seat), taste_of(game), budget, stream("hint", game.name))


def choice(move: Word, chance: float, reach: float = 0.02) -> Choice:
    return Choice(move, Odds(chance, chance - reach, chance + reach, 400))


def test_the_move_that_wins_at_once_is_advised_with_all_the_odds() -> None:
    found = advised(find("north_pole"), race([80, 82], ["1 2 3 4 5", "1 2 3 4 5"]).state, 0, 200)
    assert found.move.text() in ("4", "5")
    assert found.odds.chance == 1.0
    assert 0.8 < found.odds.low < found.odds.high == 1.0
    assert found.reasons[0].message == "hint-alike"  # both of them win
    assert (found.reasons[1].message, found.reasons[1].facts) == ("hint-over", {"turns": 0})


def test_the_others_follow_with_odds_of_their_own_the_better_first() -> None:
    game = find("secret_santa")
    state, seat = next(along(game, 4, "others"))
    found = advised(game, state, seat, 200)
    chances = [other.odds.chance for other in found.others]
    assert len(chances) > 2
    assert chances == sorted(chances, reverse=True)
    assert found.move not in [other.move for other in found.others]
    for each in (found.odds, *[other.odds for other in found.others]):
        assert 0 <= each.low <= each.chance <= each.high <= 1
        assert each.games >= 1


def test_more_games_make_it_surer() -> None:
    game = find("secret_santa")
    state, seat = next(along(game, 4, "surer"))
    few, many = [advised(game, state, seat, games).odds for games in (30, 300)]
    assert many.games > few.games
    assert many.high - many.low < few.high - few.low


@EVERY
def test_a_hint_uses_no_hidden_cards(game: Game) -> None:
    for number, (state, seat) in enumerate(along(game, game.seats[-1], "twin hints", every=9)):
        twin = state.guess(seat, stream("twin", game.name, number))
        assert advised(game, state, seat, 8) == advised(game, twin, seat, 8)
        if number == 2:
            break


def versus(best: float, rival: float, reach: float = 0.02, own: list[Reason] | None = None) -> str:
    """What is said of a move beside another, by message."""
    first, second = choice(GO, best, reach), choice(STAY, rival, reach)
    judged = Choice(STAY, second.odds, verdict(first.odds, second.odds))
    found = reasons(first, [judged], Foreseen(), own or [])
    return " ".join([reason.message for reason in found])


@pytest.mark.parametrize(
    ("best", "rival", "reach", "word"),
    [
        (0.30, 0.30, 0.02, "good"),
        (0.30, 0.32, 0.02, "good"),  # fewer games were seen of the other
        (0.30, 0.27, 0.05, "good"),  # within the noise
        (0.30, 0.27, 0.01, "fair"),  # not much, but real
        (0.30, 0.24, 0.10, "fair"),  # perhaps a lot, perhaps nothing
        (0.60, 0.50, 0.02, "fair"),
        (0.30, 0.19, 0.02, "risky"),
        (0.30, 0.05, 0.50, "fair"),  # nobody knows
    ],
)
def test_a_move_is_good_fair_or_risky(best: float, rival: float, reach: float, word: str) -> None:
    assert verdict(choice(GO, best, reach).odds, choice(STAY, rival, reach).odds) == word


@pytest.mark.parametrize(
    ("best", "rival", "message"),
    [
        (0.30, 0.29, "hint-alike"),
        (0.30, 0.32, "hint-alike"),
        (0.30, 0.20, "hint-wins"),
        (0.02, 0.0, "hint-lost"),
        (0.99, 0.98, "hint-safe"),
        (0.99, 0.9, "hint-wins"),
    ],
)
def test_what_makes_no_difference_is_not_praised(best: float, rival: float, message: str) -> None:
    assert versus(best, rival) == message


def test_the_game_speaks_first_and_a_comparison_only_of_what_is_real() -> None:
    own = [Reason("why-a", {}), Reason("why-b", {})]
    assert versus(0.6, 0.4, 0.02, own) == "why-a why-b hint-wins"
    assert versus(0.6, 0.5, 0.2, own) == "why-a why-b"
    assert versus(0.6, 0.5, 0.2) == "hint-close"
    assert versus(0.5, 0.5, 0.02, own) == "why-a why-b hint-alike"
    assert versus(0.99, 0.99, 0.01, own) == "why-a why-b"


class Fond(Advice):
    """Has a reason for one move, and finds some questions idle."""

    def __init__(self, fond: str, idle: bool = False) -> None:
        self.fond = fond
        self.idle = idle

    def reasons(self, view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
        assert view["hand"]
        assert move in menu
        return [Reason("why-fond", {})] * 3 if move.text() == self.fond else []

    def cosmetic(self, view: View, menu: list[Move]) -> bool:
        return self.idle


def fond_of(move: str, idle: bool = False) -> Hint:
    game, state = find("north_pole"), race([80, 82], ["1 2 3 4 5", "1 2 3 4 5"]).state
    luck, budget = stream("fond", game.name), Budget(100, longest=80)
    return hint(sight(state, 0), taste_of(game), budget, luck, advice=Fond(move, idle))


def test_of_two_moves_that_are_as_good_the_one_with_a_reason_is_advised() -> None:
    assert {fond_of(move).move.text() for move in ("4", "5")} == {"4", "5"}  # both win
    found = fond_of("1")
    assert found.move.text() != "1"  # a reason makes no worse move better
    assert [reason.message for reason in fond_of("4").reasons] == [
        "why-fond",
        "why-fond",
        "hint-alike",
    ]
    assert {choice.move.text(): choice.verdict for choice in found.choices}["1"] == "risky"


def test_what_has_no_effect_on_play_gets_no_advice() -> None:
    assert fond_of("4", idle=True) == Hint([], [Reason("hint-cosmetic", {})])


def test_a_deal_is_looked_to_the_end_of_and_a_game_only_when_that_is_near() -> None:
    assert Foreseen(games=10, dealt=8, over=1, first=6.0, choices=36).outlook() == Reason(
        "hint-first", {"left": "few", "often": "mostly"}
    )
    assert Foreseen(games=10, over=9, choices=9).outlook() == Reason("hint-over", {"turns": 1})
    assert Foreseen(games=10, over=9, choices=90).outlook() is None
    assert Foreseen(games=10, dealt=4).outlook() is None
    assert Foreseen(games=10, dealt=8, first=6.0, choices=80).outlook() is None  # too far away


def test_a_turn_is_no_deal_and_what_others_do_in_theirs_is_foreseen() -> None:
    game = find("holiday_fever")
    eyes = sight(Fever(rows=[["camera 300"], [], [], []], throws="").state, 0)
    foreseen = foresee(eyes, Word("roll"), taste_of(game), stream("foreseen", game.name))
    assert (foreseen.games, foreseen.dealt) == (20, 0)
    assert foreseen.answers
    assert {seat for seat, _ in foreseen.answers} <= {1, 2, 3}


def test_the_last_choices_of_a_deal_are_counted_as_people_do() -> None:
    assert [left(choices) for choices in (0, 1, 2, 4)] == ["last", "one", "few", "few"]


def test_after_the_last_throw_a_hint_does_not_pretend_that_it_matters() -> None:
    ended = Foreseen(games=20, over=20)
    both = [choice(GO, 0.5), choice(STAY, 0.5)]
    own = [Reason("why-a", {})]
    assert reasons(both[0], both[1:], ended, own) == [Reason("hint-idle", {})]
    worse = Choice(STAY, choice(STAY, 0.4).odds, "fair")
    assert reasons(both[0], [worse], ended, [])[0].message == "hint-wins"
    assert reasons(both[0], both[1:], Foreseen(games=20, over=19), [])[0].message == "hint-alike"


@pytest.mark.parametrize(
    ("share", "word"),
    [(1.0, "always"), (0.7, "mostly"), (0.5, "half"), (0.2, "seldom"), (0.0, "never")],
)
def test_a_few_games_are_put_into_words(share: float, word: str) -> None:
    assert often(share) == word


def test_what_mostly_follows_is_said_and_what_seldom_does_is_not() -> None:
    usual, seldom = Foreseen(games=10), Foreseen(games=10)
    usual.answers[2, "stay"], seldom.answers[2, "stay"] = 7, 4
    usual.seen[2, "stay"] = seldom.seen[2, "stay"] = (STAY, {"seat": 2})
    both = (choice(GO, 0.6), [Choice(STAY, choice(STAY, 0.4).odds, "fair")])
    assert [reason.message for reason in reasons(*both, usual, [])] == ["hint-wins", "hint-answer"]
    assert reasons(*both, usual, [])[-1].facts == {
        "who": 2,
        "move": STAY,
        "view": {"seat": 2},
        "often": "mostly",
    }
    assert len(reasons(*both, seldom, [])) == 1


def test_an_answer_that_hangs_on_a_secret_is_never_usual() -> None:
    view = {"seat": 2}
    told, secret = (
        Foreseen(games=10),
        Foreseen(lambda move, seat, view: f"{view['gift']}", games=10),
    )
    for number in range(10):
        told.note(2, STAY, view)
        secret.note(2, STAY, {"gift": number})
    assert told.usual_answer() is not None
    assert secret.usual_answer() is None


def test_where_there_is_one_choice_there_is_nothing_to_weigh() -> None:
    table = Table(hands=["5", "6 6", "7 7"], options={"final_gift": "off"})
    found = advised(find("secret_santa"), table.state, 0)
    assert [reason.message for reason in found.reasons] == ["hint-only"]
    assert not found.others
