"""Values, events, the host, and a state with its stack of phases."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.kernel.toy import (
    GAME,
    SPIN,
    TAKE,
    Hang,
    Lay,
    Offer,
    Rounds,
    Snatch,
    Stockings,
    StockingTerms,
    Turn,
    Word,
    read_position,
)
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.chance import Script, stream
from yuletable.kernel.core import (
    HOUSE,
    Event,
    Host,
    Kind,
    Move,
    Phase,
    Seat,
    Seating,
    State,
    Terms,
    Value,
)
from yuletable.kernel.errors import Illegal, NotAsked, Refused, require
from yuletable.kernel.reading import Entry


def table(seats: int = 3, **position: Any) -> Stockings:
    """A state of Stockings from a position, settled."""
    terms = GAME.terms(seats)
    assert isinstance(terms, StockingTerms)
    state = read_position(Stockings, Entry(position, "position"), terms)
    state.settle(Host(Script([])))
    return state


def at_turn(**more: Any) -> Stockings:
    """Seat 1 of three has won a round and thinks."""
    stack = [{"phase": "Rounds"}, {"phase": "Turn", "seat": 1}]
    return table(**{"hands": [[1, 2], [3], [4, 4]], "deck": [2, 1], "stack": stack, **more})


# Values.


def test_values_are_equal_when_their_parts_are() -> None:
    assert Lay(3) == Lay(3)
    assert Lay(3) != Lay(4)
    assert hash(Lay(3)) == hash(Lay(3))
    assert len({Lay(3), Lay(3), Lay(4)}) == 2


def test_values_of_different_kinds_differ_even_with_the_same_parts() -> None:
    assert Lay(3) != Hang(3)
    assert Value() != Move()
    assert Lay(3) != "lay 3"
    assert Lay(3) != {"card": 3}


def test_a_value_is_written_as_it_would_be_made() -> None:
    assert repr(Lay(3)) == "Lay(card=3)"
    assert repr(Word("spin")) == "Word(word='spin')"
    assert repr(DECLINE) == "Decline(word='-')"


def test_a_move_is_printed_as_players_write_it() -> None:
    assert str(Hang(2)) == "hang 2"


def test_terms_are_equal_by_edition_and_options_and_can_be_keys() -> None:
    one, two = Terms("house", {"dealt": 3}), Terms("house", {"dealt": 3})
    assert one == two
    assert one != Terms("house", {"dealt": 4})
    assert len({one, two}) == 1


# Events.


GAVE = Kind("gave", "to: int", "card: str, worth: int")


def test_an_event_names_its_facts() -> None:
    event = Event(GAVE, 1, (2,), ("E", 5), (1, 2))
    assert event.seen_by(2) == {"what": "gave", "seat": 1, "to": 2, "card": "E", "worth": 5}


@pytest.mark.parametrize("eyes", [0, 3, HOUSE])
def test_an_event_keeps_its_secrets_from_other_eyes(eyes: Seat) -> None:
    event = Event(GAVE, 1, (2,), ("E", 5), (1, 2))
    assert event.seen_by(eyes) == {"what": "gave", "seat": 1, "to": 2}


def test_an_event_whose_facts_do_not_fit_its_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        Event(GAVE, 1, (), (), ()).seen_by(0)


def test_kinds_are_values() -> None:
    assert Kind("gave", "to: int", "card: str") == Kind("gave", "to: int", "card: str")
    assert Kind("gave", "to: int", "card: str") != Kind("gave", "to: int, card: str")


def test_a_fact_without_a_type_is_refused() -> None:
    assert GAVE.types == {"to": "int", "card": "str", "worth": "int"}
    with pytest.raises(ValueError, match=r"a fact has a name and a type, .*, not 'to'"):
        Kind("gave", "to")


def test_only_a_loud_host_keeps_events() -> None:
    loud, quiet = Host(Script([]), loud=True), Host(Script([]))
    for host in (loud, quiet):
        host.tell(Kind("sang"), 0)
        host.whisper(GAVE, 1, (2,), ("E", 5), (2,))
    assert [event.kind.name for event in loud.events] == ["sang", "gave"]
    assert quiet.events == []


# The stack.


def empty(seats: int = 3) -> Stockings:
    state = table(seats, hands=[[] for _ in range(seats)])
    assert state.over()
    return state


def test_a_row_of_seals_comes_and_goes_with_its_phase() -> None:
    state = empty()
    state.push(Rounds())
    assert state.sealed == []
    state.push(Offer())
    assert state.sealed == [[None, None, None]]
    state.push(Turn(0))
    state.push(Snatch((1, 2), 0))
    assert state.sealed == [[None, None, None]] * 2
    state.sealed[-1][1] = DECLINE
    state.pop()
    assert state.sealed == [[None, None, None]]
    state.pop()
    assert state.sealed == [[None, None, None]]
    state.pop()
    assert state.sealed == []
    assert state.stack == [Rounds()]


def test_swapping_a_sealed_phase_for_a_sealed_one_keeps_the_answers() -> None:
    state = empty()
    state.push(Snatch((1, 2), 0))
    state.sealed[-1][1] = DECLINE
    state.swap(Snatch((2,), 0))
    assert state.stack == [Snatch((2,), 0)]
    assert state.sealed == [[None, DECLINE, None]]


def test_swapping_opens_and_closes_seals() -> None:
    state = empty()
    state.push(Turn(0))
    state.swap(Offer())
    assert state.sealed == [[None, None, None]]
    state.swap(Turn(1))
    assert (state.stack, state.sealed) == ([Turn(1)], [])
    state.swap(Turn(2))
    assert (state.stack, state.sealed) == ([Turn(2)], [])


def test_finishing_clears_the_stack_and_the_seals() -> None:
    state = at_turn()
    state.push(Offer())
    state.finish()
    assert state.over()
    assert (state.stack, state.sealed) == ([], [])


def test_settling_goes_on_until_somebody_must_decide() -> None:
    state = table(hands=[[1], [], [2]])
    assert state.stack == [Rounds(), Offer()]
    assert state.waiting() == (0, 2)
    assert not state.over()


def test_settling_when_the_game_is_over_asks_nobody() -> None:
    state = empty()
    assert state.waiting() == ()
    assert state.view(HOUSE)["phase"] is None
    assert state.view(HOUSE)["asked"] == []
    assert state.view(HOUSE)["over"] is True


def test_settling_that_never_ends_is_noticed() -> None:
    class Endless(Phase):
        """Goes nowhere."""

        wire_name: ClassVar[str] = "Endless"

        def go(self, state: Any, host: Host) -> None:
            return

    state = empty()
    state.push(Endless())
    with pytest.raises(RuntimeError, match="nobody is asked, and it goes on"):
        state.settle(Host(Script([])))


# Seats.


def test_left_and_around_follow_the_seating() -> None:
    state = table(4, hands=[[1]] * 4, order=[2, 0, 3, 1])
    assert [state.left_of(seat) for seat in (2, 0, 3, 1)] == [0, 3, 1, 2]
    assert state.others_from(3) == (1, 2, 0)
    assert state.round_from(3) == (1, 2, 0, 3)
    assert state.view(0)["order"] == [2, 0, 3, 1]


def test_seatings_are_values() -> None:
    assert Seating((0, 2, 1)) == Seating((0, 2, 1))
    assert Seating((0, 2, 1)) != Seating((0, 1, 2))


# Moves and asides.


def test_a_move_is_checked_by_the_phase_on_top() -> None:
    state = at_turn()
    state.check(1, SPIN)
    with pytest.raises(Illegal, match=r"\[TB-04\]"):
        state.check(1, Lay(3))


def test_playing_settles_until_the_next_question() -> None:
    state = at_turn()
    host = Host(Script([2]), loud=True)
    state.play(1, SPIN, host)
    assert state.scores == [0, 2, 0]
    assert state.stack == [Rounds(), Offer()]
    assert [event.seen_by(HOUSE) for event in host.events] == [
        {"what": "spun", "seat": 1, "points": 2}
    ]


def test_an_aside_is_open_to_every_seat_while_the_table_rests() -> None:
    state = at_turn()
    assert [move.text() for move in state.menu(0)] == ["hang 1", "hang 2"]
    assert [move.text() for move in state.menu(1)] == ["spin", "take", "hang 3"]
    state.check(0, Hang(2))
    state.play(0, Hang(2), Host(Script([])))
    assert state.scores == [1, 0, 0]
    assert state.waiting() == (1,)
    assert state.stack[-1] == Turn(1)


def test_an_aside_is_checked_by_itself() -> None:
    with pytest.raises(Illegal, match="You hold no 3"):
        at_turn().check(0, Hang(3))


def test_no_aside_while_something_is_half_done() -> None:
    state = table(hands=[[1], [2], [3]])
    assert [move.text() for move in state.menu(0)] == ["lay 1"]
    with pytest.raises(NotAsked) as caught:
        state.check(0, Hang(1))
    assert caught.value.clause == "TB-03"


def test_by_itself_a_phase_accepts_what_is_on_its_menu() -> None:
    state = table(hands=[[1], [2], [3]])
    state.check(0, Lay(1))
    with pytest.raises(Illegal) as caught:
        state.check(0, Lay(2))
    assert caught.value.clause == "TB-04"


def test_a_phase_that_only_happens_asks_nobody() -> None:
    state = empty()
    phase = Phase()
    assert phase.waiting(state) == ()
    assert phase.asked(state) == ()
    assert phase.menu(state, 0) == []
    assert not phase.resting(state)
    assert not phase.sealed()


def test_what_every_game_writes_is_asked_for() -> None:
    state = State(Seating((0,)), [0], [], [])
    for missing in (
        state.copy,
        lambda: state.show(0),
        lambda: state.redeal(0, stream("fir", "none")),
        Move().text,
    ):
        with pytest.raises(NotImplementedError):
            missing()


# Views and guesses.


def test_a_view_says_whose_it_is_and_what_is_asked() -> None:
    view = at_turn().view(2)
    assert view == {
        "seat": 2,
        "order": [0, 1, 2],
        "scores": [0, 0, 0],
        "phase": "Turn",
        "asked": [1],
        "over": False,
        "hand": [4, 4],
        "held": [2, 1, 2],
        "deck": 2,
        "seen": [],
    }
    assert at_turn().view(HOUSE)["seat"] is None


def test_a_view_is_a_copy() -> None:
    state = at_turn()
    view = state.view(0)
    for name in ("order", "scores", "hand", "held", "seen", "asked"):
        view[name].append(99)
    assert state.view(0) == at_turn().view(0)


def test_a_guess_keeps_what_its_seat_knows_and_leaves_the_state_alone() -> None:
    state = at_turn()
    before = GAME.write_position(state)
    guesses = [state.guess(0, stream("fir", "guess", number)) for number in range(20)]
    assert GAME.write_position(state) == before
    assert all(guess.view(0) == state.view(0) for guess in guesses)
    hands = {str(GAME.write_position(guess)["hands"][1]) for guess in guesses}
    assert len(hands) > 1


def test_a_guess_forgets_the_sealed_answers_of_others() -> None:
    state = table(hands=[[1], [2], [3]])
    state.play(0, Lay(1), Host(Script([])))
    state.play(1, Lay(2), Host(Script([])))
    guess = state.guess(1, stream("fir", "guess"))
    assert guess.sealed == [[None, Lay(2), None]]
    assert guess.waiting() == (0, 2)
    assert state.guess(HOUSE, stream("fir", "guess")).sealed == [[None, None, None]]
    assert state.sealed == [[Lay(1), Lay(2), None]]


def test_a_guess_matches_seals_to_their_phases() -> None:
    """A window lies over a ballot here: each row is opened by the rules of its own phase."""
    state = table(hands=[[1], [2], [0]], deck=[3])
    state.sealed[-1] = [Lay(1), Lay(2), None]
    state.push(Snatch((1, 2), 0))
    state.sealed[-1] = [None, DECLINE, None]
    state.settle(Host(Script([])))
    assert state.waiting() == (2,)
    guess = state.guess(2, stream("fir", "guess"))
    assert guess.sealed == [[None, None, None], [None, DECLINE, None]]
    guess = state.guess(1, stream("fir", "guess"))
    assert guess.sealed == [[None, Lay(2), None], [None, DECLINE, None]]


def test_a_guess_of_a_game_that_is_over_is_over() -> None:
    guess = empty().guess(0, stream("fir", "guess"))
    assert guess.over()
    assert guess.waiting() == ()


def test_take_is_not_offered_without_a_deck() -> None:
    state = at_turn(deck=[])
    assert TAKE not in state.menu(1)
    with pytest.raises(Illegal, match="No card is left"):
        state.check(1, TAKE)


# Refusals.


def test_a_refusal_says_why_where_and_what_instead() -> None:
    refused = Refused("TB-04", "Not now.", "spin")
    assert str(refused) == "Not now. [TB-04] Perhaps you mean spin?"
    assert str(Refused("TB-04", "Not now.")) == "Not now. [TB-04]"
    assert isinstance(NotAsked("TB-02", "Wait."), Refused)


def test_require_is_a_rule_on_one_line() -> None:
    require(True, "TB-04", "Fine.")
    with pytest.raises(Illegal) as caught:
        require(False, "TB-04", "Spin, or take a card.")
    assert (caught.value.clause, caught.value.why) == ("TB-04", "Spin, or take a card.")
