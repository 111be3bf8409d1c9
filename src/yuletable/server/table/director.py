"""Runs one table: takes requests and the time, returns log entries and updates.

No clock, no socket, no disk: the server, tests, proofs and simulations all run this code. Every
decision is an entry, and the server sends nothing about an entry before it is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from yuletable.bots.drive import luck_of
from yuletable.bots.levels import GLANCE, takes
from yuletable.kernel.ballot import Ballot, Window
from yuletable.kernel.chance import Chance
from yuletable.kernel.core import HOUSE, Aside, Event, Move, Seat, State
from yuletable.kernel.errors import Refused
from yuletable.kernel.match import nearest
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.refusals import Denied
from yuletable.server.table import log
from yuletable.server.table.game_clock import GameClock
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import Millis, Tempo
from yuletable.server.table.presence import Presence
from yuletable.server.table.reactions import Reactions
from yuletable.server.table.seats import taken_seat
from yuletable.server.table.table import Table, Viewer
from yuletable.server.table.undo import can_ask, judge
from yuletable.server.table.update import Audience, Everyone, Step, Update, View, aids_of, own_of
from yuletable.server.table.waiting import Waiting, begin

MOST_ENTRIES = 20_000  # of a log, after which only moves are taken
CHANGES_WHO_IS_ASKED = (
    log.Started,
    log.Moved,
    log.Undone,
    log.Paused,
    log.Kept,
    log.Returned,
    log.Admitted,
)
ASKS_ANEW = (log.Started, log.Moved, log.Undone)


class Order(NamedTuple):
    """A bot is to think about this question."""

    seat: Seat
    level: str
    question: int
    hurry: bool  # in a window: answer at once
    aside: bool = False  # nobody waits for it; it may have something to say


class Director:
    """Decides what comes next at one table."""

    def __init__(
        self,
        table: Table,
        now: Millis,
        tempo: Tempo | None = None,
        awake: bool = True,
        audience: Audience | None = None,
    ) -> None:
        self.table = table
        self.now = now
        self.fixed_tempo = tempo
        self.most_entries = MOST_ENTRIES
        self.audience = audience or Everyone()
        self.presence = Presence(table, now)
        self.clock = GameClock(table, awake)
        self.reactions = Reactions(table, self.audience)
        self.keys: set[int] = set()  # of requests that were done
        self.spoken: dict[Seat, str] = {}  # words that go with an answer under seal
        self.waiting: Waiting | None = None
        self.steps: list[Step] = []
        self.begin_again()

    # What happens to a table.

    def make(self, made: log.Made, now: Millis) -> list[Step]:
        """The first entry of a table."""
        self.now = now
        self.do(made)
        return self.taken()

    def sit(self, device: int, seat: Seat | None, now: Millis) -> tuple[Seat, list[Step]]:
        """A person takes a free seat from this device; Denied if there is none."""
        self.now = now
        sat = taken_seat(self.table, device, seat)
        self.presence.attended = now
        self.do(sat, device)
        return sat.seat, self.taken()

    def seat_bot(self, seat: Seat, level: str, now: Millis) -> list[Step]:
        """A bot takes a free seat."""
        self.now = now
        self.do(log.BotSat(seat, level))
        return self.taken()

    def tick(self, now: Millis) -> list[Step]:
        """Do everything that is due by now."""
        self.now = now
        self.go_on()
        return self.taken()

    def bot_answers(self, seat: Seat, question: int, move: str, now: Millis) -> list[Step]:
        """Take a bot's answer: drop a late one, replace an unlawful one by the meekest move."""
        self.now = now
        waiting = self.waiting
        if waiting is not None and waiting.question == question and seat in waiting.due:
            lawful = self._lawful(seat, move)
            waiting.moves[seat] = move if lawful else self.reactions.meekest(seat)
            waiting.due[seat] = self.tempo().given(waiting.due[seat], now)
        self.go_on()
        return self.taken()

    def bot_says(self, seat: Seat, question: int, move: str, now: Millis) -> list[Step]:
        """Let a bot make an aside, if it has one to make."""
        self.now = now
        waiting = self.waiting
        if move and waiting is not None and waiting.question == question:
            waiting.said[seat] = move
            waiting.heard_at = self.tempo().given(waiting.heard_at, now)
        self.go_on()
        return self.taken()

    def arrived(self, device: int, now: Millis) -> list[Step]:
        """Somebody is connected from this device: their seats are theirs again."""
        self.now = now
        self.presence.arrived(device, now)
        for seat, chair in enumerate(self.table.chairs):
            if chair.device == device and chair.why == "absent":
                self.do(log.Returned(seat), device)
        self.go_on()
        return self.taken()

    def carry(self, device: int, to: int, now: Millis) -> list[Step]:
        """All seats of one device go to another."""
        self.now = now
        self.do(log.Carried(device, to), device)
        self.presence.attended = now
        return self.taken()

    def admit(
        self, admitted: log.Admitted, device: int | None, key: str | None, now: Millis, host: bool
    ) -> list[Step]:
        """Somebody plays a seat of the running game from now on, and may become the host."""
        self.now = now
        self.presence.note(now)
        self.do(admitted, device, key)
        self.presence.attended = now
        if host and self.table.host != admitted.player:
            self.do(log.Hosted(admitted.player))
        self.go_on()
        return self.taken()

    def let_back(self, back: int, device: int, key: str, now: Millis) -> list[Step]:
        """A device that was sent away is welcome again."""
        self.now = now
        self.do(log.LetBack(back), device, key)
        return self.taken()

    def go_on_at(self, table: str, device: int, key: str, now: Millis) -> list[Step]:
        """The evening goes on at another table."""
        self.now = now
        self.do(log.Rematched(table), device, key)
        return self.taken()

    def listen(self, audience: Audience) -> None:
        """Send updates to this audience from now on."""
        self.audience = self.reactions.audience = audience

    def remember(self, keys: Iterable[str]) -> None:
        """Restore the keys of requests from before a restart."""
        self.keys.update(map(key_number, keys))

    def forget_words(self, player: int) -> None:
        """Keep nothing in memory that this person typed."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.player == player:
                self.spoken.pop(seat, None)
        self.table.forget_words(player)

    def alarm(self) -> Millis | None:
        """When `tick` is to be called next, if nothing happens before."""
        if self.table.stage != "playing":
            return None
        times = list(self.presence.absences().values())
        if self.waiting is not None:
            times += self.waiting.times(self.now)
        if self.clock.may_end():
            times.append(self.now + self.clock.left(self.now))
        return min(times, default=None)

    def orders(self) -> list[Order]:
        """The bots that have to think now; each is named once for a question."""
        waiting = self.waiting
        if waiting is None or self.table.stage != "playing":
            return []
        asked = [seat for seat in waiting.due if seat not in waiting.ordered]
        waiting.ordered.update(asked)
        heard, waiting.asides = sorted(waiting.asides), set()
        return [
            *[self._order(seat, waiting, aside=True) for seat in heard],
            *[self._order(seat, waiting) for seat in asked],
        ]

    def _order(self, seat: Seat, waiting: Waiting, aside: bool = False) -> Order:
        level = self.table.chairs[seat].level
        return Order(seat, level, waiting.question, bool(waiting.window), aside)

    def takes(self, order: Order) -> float:
        """The seconds this bot takes for any answer, so that its time reveals nothing."""
        if not self.tempo().grid:
            return 0.0
        return GLANCE if order.hurry or order.aside else takes(order.level)

    def luck(self, seat: Seat) -> Chance:
        """A bot's own luck for this question."""
        return luck_of(self.table.secret, self.table.question)(seat)

    def taken(self) -> list[Step]:
        """The steps since this was last asked."""
        steps, self.steps = self.steps, []
        return steps

    def do(self, entry: AnyEntry, device: int | None = None, key: str | None = None) -> None:
        """Apply an entry and write each viewer's update."""
        table = self.table
        if table.closed:
            raise Denied(table.closed)
        before = 0 if table.match is None else len(table.match.beside.said)
        events = table.apply(entry, self.spoken)
        if isinstance(entry, ASKS_ANEW):
            self.spoken.clear()  # words for an answer that nobody awaits now
        if key is not None:
            self.keys.add(key_number(key))
        if isinstance(entry, log.Cast) and self.waiting is not None:
            self.waiting.heard(entry.seat)
        elif isinstance(entry, CHANGES_WHO_IS_ASKED):
            self.begin_again()
        said = [] if table.match is None else table.match.beside.said[before:]
        words = [(one.move, one.seat, one.words) for one in said]
        self.steps.append(Step(entry, device, key, self.now, self._updates(entry, events), words))

    def begin_again(self) -> None:
        """Work out what the table waits for now."""
        self.clock.read(self.now)
        before, self.waiting = self.waiting, begin(self.table, self.tempo(), self.now)
        if before is not None and self.waiting is not None:
            self.waiting.take_over(before)

    def tempo(self) -> Tempo:
        return self.fixed_tempo or self.table.tempo()

    def full(self) -> bool:
        """Is the log so long that the table accepts only moves?"""
        return self.table.seq >= self.most_entries

    # Requests about the game; `requests.py` has the table of all of them.

    def play(self, device: int, message: wire.Play) -> wire.Answer | None:
        """Make a move, or put down an answer that stays under seal for now."""
        table = self.table
        move = table.game.read_move(message.move)
        aside = isinstance(move, Aside)
        if aside and self.full():
            raise Denied(refusals.LOG_FULL)
        if not aside and message.question != table.question:
            return refusals.answer(message.id, Denied(refusals.STALE), outcome="stale")
        self._check(message.seat, move)
        if move.said() and table.words:
            self.spoken[message.seat] = move.said()
        self.do(self._as_entry(message.seat, move), device, message.id)
        return None

    def _as_entry(self, seat: Seat, move: Move) -> AnyEntry:
        """A person's move as an entry: open, or sealed until others have answered."""
        table, text = self.table, move.text()
        if isinstance(move, Aside):
            return log.Moved([(seat, text)], "person")
        if self.ahead(seat) is not None:
            return log.Decided(seat, table.question, text)
        if isinstance(table.phase(), Window):
            return log.Answered(seat, table.question, text)
        return self._made(seat, text, "person")

    def explain(self, device: int, message: wire.Why) -> wire.Answer:
        """Say why this move is not allowed, or that it is."""
        self._check(message.seat, self.table.game.read_move(message.move))
        return wire.Answer(message.id, "lawful")

    def undo(self, device: int, message: wire.Undo) -> None:
        """Take a move back, or ask the others whether that is all right."""
        table = self.table
        table.playing()
        if table.stage != "playing":
            raise Denied(refusals.NOTHING_TO_UNDO)
        verdict = judge(table, message.seat)
        if verdict.why:
            raise Denied(verdict.why)
        if verdict.free:
            self.do(log.Undone(verdict.moves), device, message.id)
        elif table.people() == [message.seat]:
            raise Denied(refusals.UNDO_ALONE)
        else:
            self.do(log.UndoAsked(message.seat), device, message.id)

    def consent(self, device: int, message: wire.Consent) -> None:
        """Agree that somebody takes a move back, or not."""
        table = self.table
        asked = table.undo_asked
        if asked is None or message.seat == asked:
            raise Denied(refusals.NO_UNDO_ASKED)
        verdict = judge(table, asked)
        if message.yes and verdict.why:
            raise Denied(verdict.why)
        self.do(log.Consented(message.seat, message.yes), device, message.id)
        if message.yes and table.undo_yes | {asked} >= set(table.people()):
            self.do(log.Undone(verdict.moves), device)

    def _check(self, seat: Seat, move: Move) -> None:
        """Raise Refused unless this seat may make this move, or give this answer to a window.

        `Match.play` judges a move once more as it makes it: an answer under seal is judged when it
        is given, and the table may have changed by the time it counts.
        """
        match = self.table.playing()
        if self.table.stage == "paused":
            raise Denied(refusals.PAUSED)
        phase, waiting = self.table.phase(), self.waiting
        ahead = None if isinstance(move, Aside) else self.ahead(seat)
        in_window = waiting is not None and waiting.window and not isinstance(move, Aside)
        try:
            if ahead is not None:
                ahead.check(seat, move)
            elif in_window and phase is not None and waiting and seat in waiting.pending:
                phase.check(match.state, seat, move)
            else:
                match.state.check(seat, move)
        except Refused as refused:
            refused.instead = nearest(move.text(), self.menu(seat))
            raise

    def _lawful(self, seat: Seat, text: str) -> bool:
        try:
            self._check(seat, self.table.game.read_move(text))
        except Refused:
            return False
        return True

    # Time.

    def go_on(self) -> None:
        """Do all that is due, one thing after another."""
        while self.table.stage == "playing" and (
            self._fetch_bot() or self._end_hour() or self._next_due()
        ):
            pass

    def _fetch_bot(self) -> bool:
        """A bot steps in for a person who has been away too long."""
        for seat, time in self.presence.absences().items():
            if time <= self.now:
                self.do(log.Kept(seat, self.table.level(), "absent"))
                return True
        return False

    def _end_hour(self) -> bool:
        """The house says that time is up, if it is."""
        time_up = self.table.game.time_up
        if time_up is None or not self.clock.may_end() or self.clock.left(self.now) > 0:
            return False
        self.do(log.Moved([(HOUSE, time_up.text())], "clock"))
        return True

    def _next_due(self) -> bool:
        """One step that is due now, if there is one."""
        waiting = self.waiting
        if waiting is None:
            return False
        if waiting.window:
            return self._close_window(waiting)
        if waiting.heard_at <= self.now and self._speak(waiting):
            return True
        for seat, move in waiting.moves.items():
            if waiting.due[seat] <= self.now:
                self.do(self._made(seat, move, "bot"))
                return True
        if waiting.late(self.now):
            seat = next(s for s in waiting.pending if self.table.chairs[s].person())
            self.do(self._made(seat, self.reactions.meekest(seat), "clock"))
            return True
        return False

    def _speak(self, waiting: Waiting) -> bool:
        """Play the asides of bots that are still lawful."""
        while waiting.said:
            seat = min(waiting.said)
            move = waiting.said.pop(seat)
            if self._lawful(seat, move):
                self.do(log.Moved([(seat, move)], "bot"))
                return True
        return False

    def _made(self, seat: Seat, move: str, by: log.By) -> AnyEntry:
        """A move as the log has it: in a ballot that waits for more votes it stays sealed."""
        sealed = isinstance(self.table.phase(), Ballot) and len(self.table.playing().waiting()) > 1
        return log.Cast(seat, move, by) if sealed else log.Moved([(seat, move)], by)

    def _close_window(self, waiting: Waiting) -> bool:
        """Close the window if its time is over or everyone has answered."""
        if not self.reactions.complete(waiting, self.now):
            return False
        handed = self.reactions.handed_in(waiting)
        decided = self.reactions.decided(handed)
        words = {seat: self.spoken[seat] for seat, _ in decided if seat in self.spoken}
        self.do(log.Moved(handed, "window"))
        self.spoken |= words
        for seat, move in decided:
            self.do(log.Moved([(seat, move)], "person"))
        return True

    # What everyone is told.

    def _updates(self, entry: AnyEntry, events: list[Event]) -> list[Update]:
        """What each viewer who listens learns of this entry."""
        if self.table.match is None:
            return []
        sealed, listening = entry.sealed(), self.audience.viewers()
        concerned = self.table.all_viewers() if sealed is None else [sealed]
        viewers = [viewer for viewer in concerned if viewer in listening]
        lying = self.table.match.state.open() if viewers else {}
        undone = isinstance(entry, log.Undone)
        return [
            self.update(viewer, events, lying, self._struck(viewer) if undone else None)
            for viewer in viewers
        ]

    def _struck(self, viewer: Viewer) -> int | None:
        """The revision after which a viewer strikes out lines, if any."""
        return self.table.struck(viewer, self.table.revisions.get(viewer, 0) - 1)

    def update(
        self, viewer: Viewer, events: list[Event], lying: View, struck: int | None = None
    ) -> Update:
        """What this viewer may know now, besides what lies open."""
        table, state = self.table, self.table.playing().state
        ahead = None if viewer is None else self.ahead(viewer)
        return Update(
            viewer=viewer,
            revision=table.revisions.get(viewer, 0),
            events=events,
            lying=lying,
            own=own_of(state, viewer),
            aids=aids_of(state, viewer) if viewer in self.audience.aided() else {},
            foreseen=None if ahead is None or viewer is None else ahead.view(viewer),
            menu=[] if viewer is None else self.menu(viewer),
            question=None if viewer is None else self.question(viewer),
            undo=viewer is not None and can_ask(table, viewer),
            struck=struck,
            clock=None if self.waiting is None else self.waiting.clock(self.now),
            passing=[] if viewer is None else sorted(table.chairs[viewer].passing),
        )

    def ahead(self, seat: Seat) -> State | None:
        """The game as it will be if nobody reacts, where this seat may choose ahead."""
        return self.reactions.ahead(self.waiting, seat, self.now)

    def at_hand(self, seat: Seat) -> State:
        """The game in which this seat decides: as it is, or as it will be if nobody reacts."""
        return self.ahead(seat) or self.table.playing().state

    def menu(self, seat: Seat) -> list[Move]:
        """What this seat may do now, in a window as if everyone before it let it pass."""
        waiting = self.waiting
        if waiting is None:
            return []
        if not waiting.window:
            return self.table.playing().menu(seat)
        if (ahead := self.ahead(seat)) is not None:
            return ahead.menu(seat)
        return self.reactions.menu(seat) if seat in waiting.pending else []

    def question(self, seat: Seat) -> wire.Question | None:
        """What the person on this seat is asked."""
        waiting = self.waiting
        if waiting is None or not self.table.chairs[seat].person():
            return None
        ahead = self.ahead(seat) is not None
        if not ahead and seat not in waiting.pending:
            return None
        return wire.Question(
            id=waiting.question,
            window="" if ahead else waiting.window,
            ahead=ahead,
            clock=waiting.clock(self.now),
            answered=self._has_answered(waiting, seat, ahead),
        )

    def _has_answered(self, waiting: Waiting, seat: Seat, ahead: bool) -> bool:
        """Is there nothing left to ask this person, though the window is still open?"""
        if ahead:
            return seat in self.table.decided
        return bool(waiting.window) and self.reactions.answered(waiting, seat, self.now)


def key_number(key: str) -> int:
    """A request's key in few bytes."""
    return int(key, 16)
