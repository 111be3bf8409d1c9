"""No byte and no moment of what is sent depends on what its reader may not know.

The harness is trusted because it finds every leak that is planted here; several are public cases
of other servers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from yuletable.games.north_pole.state import Race
from yuletable.games.secret_santa.phases.holly import Holly
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import HOUSE, Event, Move, Seat
from yuletable.kernel.errors import Illegal
from yuletable.kernel.match import nearest
from yuletable.prove.leaks import Leak, Tally, compare, pairs_of, prove
from yuletable.server import protocol as wire
from yuletable.server.feed import frames as telling
from yuletable.server.feed.patch import seen
from yuletable.server.refusals import UNDO_NO_MOVE, UNDO_SEALED, UNDO_SEEN
from yuletable.server.rooms.room import Room
from yuletable.server.table import director, log, undo, waiting
from yuletable.server.table.director import Director
from yuletable.server.table.pace import Tempo
from yuletable.server.table.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def test_pairs_of_worlds_are_told_the_same() -> None:
    tally = prove(60)
    assert tally.pairs == 60
    assert tally.frames > 500


def test_the_end_may_lay_open_what_adds_up_to_the_same() -> None:
    """The cards of pair 444 differ when they are turned up, and the sums do not."""
    pair = next(islice(pairs_of("holiday_fever", "leaks"), 444, None))
    tally = Tally(pairs=5 * 444 + 1)  # where it stands in a run over all five games
    compare(pair, tally)
    assert tally.stopped == {"a reveal by the rules": 1}


def the_deck_in_the_view(patch: pytest.MonkeyPatch) -> None:
    show = Race.show
    patch.setattr(Race, "show", lambda self, seat: show(self, seat) | {"next_card": self.draw[-1:]})


def the_size_of_a_menu(patch: pytest.MonkeyPatch) -> None:
    """How many options somebody else has."""
    question = Director.question

    def counted(self: Director, seat: Seat) -> wire.Question | None:
        asked = question(self, seat)
        others = sum(len(self.menu(s)) for s in range(len(self.table.chairs)) if s != seat)
        return asked and wire.Question(id=asked.id + 1000 * others, window=asked.window)

    patch.setattr(Director, "question", counted)


def a_window_only_for_those_who_can(patch: pytest.MonkeyPatch) -> None:
    """Whoever has nothing to play is not asked, and the window is skipped."""
    window = waiting.window

    def skipping(table: Table, *rest: Any) -> waiting.Waiting:
        opened = window(table, *rest)
        state = table.playing().state
        able = [s for s in opened.pending if len(state.stack[-1].menu(state, s)) > 1]
        opened.pending = tuple(able) or opened.pending[:1]
        return opened

    patch.setattr(waiting, "window", skipping)


def a_longer_clock_for_those_who_can(patch: pytest.MonkeyPatch) -> None:
    window = waiting.window

    def lengthened(table: Table, *rest: Any) -> waiting.Waiting:
        opened = window(table, *rest)
        state = table.playing().state
        if opened.closes and any(len(state.stack[-1].menu(state, s)) > 1 for s in opened.pending):
            opened.closes += 2_000
        return opened

    patch.setattr(waiting, "window", lengthened)


def a_bot_that_thinks_longer_with_more_to_choose(patch: pytest.MonkeyPatch) -> None:
    asked = waiting.asked

    def slower(table: Table, tempo: Tempo, now: int) -> waiting.Waiting:
        found = asked(table, tempo, now)
        state = table.playing().state
        for seat in found.due:
            found.due[seat] += 100 * len(state.stack[-1].menu(state, seat))
        return found

    patch.setattr(waiting, "asked", slower)


def a_forced_answer_at_once(patch: pytest.MonkeyPatch) -> None:
    """A prompt that is skipped because the hand has no answer says so to everyone."""
    window = waiting.window

    def hasty(table: Table, *rest: Any) -> waiting.Waiting:
        opened = window(table, *rest)
        state = table.playing().state
        for seat in opened.due:
            if len(state.stack[-1].menu(state, seat)) == 1:
                opened.due[seat] = opened.since
        return opened

    patch.setattr(waiting, "window", hasty)


def an_error_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    def tell_on(self: Director, seat: Seat, move: Move) -> None:
        hands = getattr(self.table.playing().state, "hands", [[]])
        raise Illegal("TB-04", f"The next player holds {hands[-1]}.")

    patch.setattr(Director, "_check", tell_on)


def a_hint_from_another_hand(patch: pytest.MonkeyPatch) -> None:
    """The nearest lawful move, looked up on somebody else's menu."""

    def counting(text: str, menu: list[Move]) -> str:
        return nearest(text, menu) + str(len(menu))

    menu = Director.menu

    def anyones(self: Director, seat: Seat) -> list[Move]:
        pending = self.waiting.pending if self.waiting else ()
        return menu(self, pending[0] if pending else seat)

    check = Director._check

    def checked(self: Director, seat: Seat, move: Move) -> None:
        with pytest.MonkeyPatch.context() as inside:
            inside.setattr(Director, "menu", anyones)
            check(self, seat, move)

    patch.setattr(director, "nearest", counting)
    patch.setattr(Director, "_check", checked)


def a_screen_that_sees_a_hand(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks on gets the view of a seat."""
    own = Santa.own
    patch.setattr(Santa, "own", lambda self, seat: own(self, 0 if seat == HOUSE else seat))


def secrets_for_everyone(patch: pytest.MonkeyPatch) -> None:
    def all_of_it(events: list[Event], seat: Seat, *rest: Any) -> list[dict[str, Any]]:
        told = seen(events, seat, *rest)
        for event, line in zip(events, told, strict=True):
            line["more"] = list(event.secrets)
        return told

    patch.setattr(telling, "seen", all_of_it)


def revisions_that_count_secrets(patch: pytest.MonkeyPatch) -> None:
    """Gaps in the numbers tell that somebody else was told something."""
    count = Table._count

    def counting(self: Table, entry: log.AnyEntry) -> None:
        count(self, entry)
        state = self.playing().state
        able = sum(len(state.menu(seat)) for seat in state.waiting())
        self.question += able % 2

    patch.setattr(Table, "_count", counting)


def an_undo_that_knows_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Whether a move can be taken back depends on what somebody else holds."""
    judge = undo.judge

    def telling_judge(table: Table, seat: Seat) -> undo.Verdict:
        verdict = judge(table, seat)
        state = table.playing().state
        others = [len(state.menu(s)) for s in state.waiting() if s != seat]
        why = [UNDO_NO_MOVE, UNDO_SEALED, UNDO_SEEN][sum(others) % 3]
        return undo.Verdict(verdict.moves, verdict.free, why)

    patch.setattr(director, "judge", telling_judge)


def the_first_deal_in_the_news(patch: pytest.MonkeyPatch) -> None:
    """The initial state goes along with the first frame."""
    news = Table.news

    def with_position(self: Table, *rest: Any) -> wire.TableNews:
        told = news(self, *rest)
        options = dict(told.options)
        if self.match is not None and self.match.record.position:
            options["start"] = sorted(str(self.match.record.position))
        return wire.TableNews(
            **{f: getattr(told, f) for f in told.__struct_fields__ if f != "options"},
            options=options,
        )

    patch.setattr(Table, "news", with_position)


def a_kicked_seat_that_still_hears(patch: pytest.MonkeyPatch) -> None:
    """Whoever was sent away goes on listening at their old seat."""

    def viewers_of(self: Room, connection: Any) -> set[Any]:
        return {None} if connection.device is None else {connection.device}

    patch.setattr(Room, "viewers_of", viewers_of)


def who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """A window that shows whether its holder can react, by the order of the asked."""
    asked = Holly.asked

    def sorted_by_hand(self: Holly, state: Any) -> tuple[Seat, ...]:
        return tuple(sorted(asked(self, state), key=lambda s: -len(self.menu(state, s))))

    patch.setattr(Holly, "asked", sorted_by_hand)


PLANTED: list[tuple[Plant, str]] = [
    (the_deck_in_the_view, "north_pole"),
    (the_size_of_a_menu, "secret_santa"),
    (a_window_only_for_those_who_can, "secret_santa"),
    (a_longer_clock_for_those_who_can, "secret_santa"),
    (a_bot_that_thinks_longer_with_more_to_choose, "secret_santa"),
    (a_forced_answer_at_once, "holiday_fever"),
    (an_error_that_names_a_card, "secret_santa"),
    (a_hint_from_another_hand, "secret_santa"),
    (a_screen_that_sees_a_hand, "secret_santa"),
    (secrets_for_everyone, "north_pole"),
    (revisions_that_count_secrets, "secret_santa"),
    (an_undo_that_knows_the_truth, "secret_santa"),
    (the_first_deal_in_the_news, "secret_santa"),
    (a_kicked_seat_that_still_hears, "secret_santa"),
    (who_has_answered, "secret_santa"),
]


@pytest.mark.parametrize(("plant", "game"), PLANTED, ids=[p.__name__ for p, _ in PLANTED])
def test_a_planted_leak_is_found(plant: Plant, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        prove(150, games=[game])
