"""One table as its log describes it: seats, settings and the game.

No clock, no socket, no disk. `apply` does what an entry says and nothing else, so a table is its
entries applied in order. The director decides which entry comes next.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import chain, count, repeat
from typing import Any, Literal, NamedTuple

from yuletable.bots.levels import USUAL
from yuletable.games.catalogue import find
from yuletable.kernel.ballot import Window
from yuletable.kernel.chance import SECURE, commitment
from yuletable.kernel.core import Aside, Event, Phase, Seat
from yuletable.kernel.match import SAID, Match, Mixed, replay
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.refusals import Denied, Reason
from yuletable.server.table import log
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.marks import FINAL, Mark, mark_of
from yuletable.server.table.pace import ABSENCE, AWAKE, MINUTE, SECOND, TEMPI, Millis, Tempo

Viewer = Seat | None  # who listens: a seat, or nobody's, who learns what lies open

BOTS = "Tinsel Pip Juniper Bramble Nutmeg Cinnamon Figgy Ivy".split()  # by seat: their names
SECOND_NAMES = "Noel Clove Mistle Larch Ginger Saffron Plum Holly".split()  # if a person has one
RECENT = 32  # entries whose events are kept for viewers who come back
STAMPS = 64  # moves for which we know when each viewer was told of them
GONE = ("kicked", "left")  # why a seat is nobody's until the host gives it back


class Told(NamedTuple):
    """The events of one entry, kept for viewers who come back."""

    only: Viewer  # the one viewer that was told, if not all were
    events: list[Event]
    moves: int  # that had been made then


class Stamp(NamedTuple):
    """Each viewer's revision after so many moves."""

    moves: int
    revisions: dict[Viewer, int]


class Strike(NamedTuple):
    """An undo: when each viewer learned of it, and what still stands."""

    revisions: dict[Viewer, int]
    stood: dict[Viewer, int] | None  # nothing, if that is too long ago to remember


@dataclass
class Chair:
    """One seat: whose it is, and who plays it."""

    player: int | None = None  # the person it belongs to
    device: int | None = None  # where that person plays from
    level: str = ""  # of the bot that plays it
    why: str = ""  # a bot plays a person's seat
    seed: str = ""
    passing: set[str] = field(default_factory=set)  # kinds of windows it lets pass

    def free(self) -> bool:
        return self.player is None and not self.level

    def person(self) -> bool:
        """Is a person to be asked?"""
        return self.player is not None and not self.level

    def kind(self) -> Literal["free", "person", "bot", "kept"]:
        if self.player is None:
            return "bot" if self.level else "free"
        return "kept" if self.level else "person"

    def held(self) -> bool:
        """Does a person hold it who has not gone?"""
        return self.player is not None and self.why not in GONE

    def played_from(self, device: int | None) -> bool:
        """Does its person play from this device, and may they?"""
        return device is not None and self.device == device and self.why not in GONE


class Table:
    """Everything the log of one table says."""

    made: log.Made

    def __init__(self, name: str, secret: str) -> None:
        self.name = name
        self.secret = secret
        self.stage: wire.Stage = "lobby"
        self.pace: wire.Pace = "normal"
        self.edition = "house"
        self.options: dict[str, Any] = {}
        self.chairs: list[Chair] = []
        self.players = 0
        self.devices = 0
        self.sat: dict[int, list[int]] = {}  # by device: the players who have played from it
        self.host: int | None = None
        self.absence = ABSENCE
        self.reaction: int | None = None  # seconds that a window is open, if the host said so
        self.overlap = True  # the next player may decide while a window is open
        self.watchers = False
        self.words = False
        self.door = True  # people who have the link may sit down or knock
        self.rematch = ""
        self.match: Match | None = None
        self.question = 0  # counts what everyone knows to have happened in the game
        self.revisions: dict[Viewer, int] = {}  # how much each viewer was told
        self.answers: dict[Seat, str] = {}  # to the open window
        self.decided: dict[Seat, str] = {}  # what comes next, if nobody reacts to it
        self.undo_asked: Seat | None = None
        self.undo_yes: set[Seat] = set()
        self.trail: list[Mark] = []  # a mark for every move
        self.stamps: deque[Stamp] = deque(maxlen=STAMPS)
        self.strikes: deque[Strike] = deque(maxlen=STAMPS)
        self.cut = 0  # while a log is read: moves that stood then and are not played again
        self.played: Millis = 0  # of the game, as far as its clock has been read
        self.seq = 0
        self.rules = 0  # under which it is played, and what its edition looked like then
        self.edition_hash = ""
        self.closed: Reason | None = None  # why it can only be looked at, if so
        self.upgradable = False  # closed, but all of it is lawful today
        self.erased: set[int] = set()  # players whose words were erased: beside the log
        self.kept_days = 0  # after its last entry: as the server is set up
        self.recent: deque[Told] = deque(maxlen=RECENT)

    def apply(self, entry: AnyEntry, spoken: dict[Seat, str] | None = None) -> list[Event]:
        """Do what the entry says; the events that came of it.

        What people typed is in no entry: words that go with a move are taken from `spoken`.
        """
        self.seq += 1
        events = self._apply(entry, {} if spoken is None else spoken)
        if self.match is not None:
            self._count(entry)
            self.recent.append(Told(entry.sealed(), events, len(self.match.record.moves)))
        return events

    def recall(self, entry: log.Moved | log.Cast, moves: int) -> None:
        """Apply the first moves of an entry whose later ones were taken back."""
        self.seq += 1
        match = self.playing()
        self.stamps.append(Stamp(len(match.record.moves) + self.cut, dict(self.revisions)))
        for seat, text in entry.made()[:moves]:
            self._made(seat, text, entry.by == "person")
        self.cut += len(entry.made()) - moves
        match.events.clear()
        self._count(entry)
        self.recent.clear()  # what was taken back is not told again

    def _apply(self, entry: AnyEntry, spoken: dict[Seat, str]) -> list[Event]:
        match entry:
            case log.Made():
                self.game = find(entry.game)
                self.made = entry
                self.rules, self.edition_hash = entry.rules, entry.edition_hash
                self.edition = entry.edition
                self.options = entry.options
                self.pace = entry.pace
                self.chairs = [Chair() for _ in range(entry.seats)]
            case log.Sat():
                self.chairs[entry.seat] = Chair(player=entry.player, device=entry.device)
                self._seated(entry.player, entry.device)
            case log.Freed():
                self.chairs[entry.seat] = Chair()
                self._need_host()
            case log.BotSat():
                self.chairs[entry.seat] = Chair(level=entry.level)
            case log.Settled():
                self._settled(entry)
            case log.Seeded():
                self.chairs[entry.seat].seed = entry.seed
            case log.Started():
                return self._started(entry)
            case log.Moved() | log.Cast():
                return self._moved(entry, spoken)
            case log.Answered():
                self.answers[entry.seat] = entry.move
            case log.Decided():
                self.decided[entry.seat] = entry.move
            case log.Stood():
                passing = self.chairs[entry.seat].passing
                (passing.add if entry.passing else passing.discard)(entry.window)
            case log.Paused():
                self.stage = "paused" if entry.paused else "playing"
            case log.Kept():
                chair = self.chairs[entry.seat]
                chair.level, chair.why = entry.level, entry.why
                self._need_host()
            case log.Returned():
                chair = self.chairs[entry.seat]
                chair.level = chair.why = ""
                self._need_host()
            case log.Admitted():
                self._admitted(entry)
            case log.Hosted():
                self.host = entry.player
            case log.Carried():
                self.devices = max(self.devices, entry.to + 1)
                for chair in self.chairs:
                    if chair.device == entry.device:
                        chair.device = entry.to
                        self._note(chair.player, entry.to)
            case log.UndoAsked():
                self.undo_asked, self.undo_yes = entry.seat, set()
            case log.Consented():
                self.undo_yes.add(entry.seat)
                if not entry.yes:
                    self.undo_asked = None
            case log.Undone():
                self._undone(entry)
            case log.Upgraded():
                self.rules, self.edition_hash = entry.rules, entry.edition_hash
            case log.Rematched():
                self.rematch = entry.table
        return []

    def _settled(self, entry: log.Settled) -> None:
        if entry.edition_hash or entry.edition != self.edition:
            self.edition_hash = entry.edition_hash
        self.edition, self.options, self.pace = entry.edition, entry.options, entry.pace
        self.absence, self.watchers, self.words = entry.absence, entry.watchers, entry.words
        self.reaction, self.overlap, self.door = entry.reaction, entry.overlap, entry.door
        kept = self.chairs[: entry.seats]
        self.chairs = kept + [Chair() for _ in range(entry.seats - len(kept))]
        self._need_host()

    def _admitted(self, entry: log.Admitted) -> None:
        """A person plays this seat from now on; its share of the luck stays with it."""
        seed = self.chairs[entry.seat].seed
        self.chairs[entry.seat] = Chair(player=entry.player, device=entry.device, seed=seed)
        self._seated(entry.player, entry.device)

    def _seated(self, player: int, device: int) -> None:
        """This person plays from this device now."""
        self.players = max(self.players, player + 1)
        self.devices = max(self.devices, device + 1)
        self._note(player, device)
        self._need_host()

    def _note(self, player: int | None, device: int) -> None:
        """Remember who has played from a device: if it is sent away, the host reads their names."""
        players = self.sat.setdefault(device, [])
        if player is not None and player not in players:
            players.append(player)

    def _need_host(self) -> None:
        """A table whose host stood up gets the next person as its host."""
        people = [chair.player for chair in self.chairs if chair.held()]
        if self.host not in people and people:
            self.host = people[0]

    def _started(self, entry: log.Started) -> list[Event]:
        shares = [chair.seed for chair in self.chairs]
        self.match = Match(
            self.game,
            len(self.chairs),
            edition=self.edition,
            options=self.options,
            position=self.made.position,
            date=entry.date,
            mixed=Mixed(secret=self.secret, shares=shares, table=self.name),
            luck_version=self.made.luck,
        )
        self.stage = "playing"
        return self._heard(self.match.events)

    def _moved(self, entry: log.Moved | log.Cast, spoken: dict[Seat, str]) -> list[Event]:
        match = self.playing()
        moves = entry.made()
        self.stamps.append(Stamp(len(match.record.moves), dict(self.revisions)))
        events: list[Event] = []
        for seat, text in moves:
            events += self._made(seat, text, entry.by == "person", spoken.pop(seat, ""))
        if match.over():
            self.stage = "over"
        if isinstance(entry, log.Moved):  # a vote under seal must not show
            self.undo_asked = None
        return self._heard(events)

    def _made(self, seat: Seat, text: str, by_hand: bool, words: str = "") -> list[Event]:
        """Make one move, and mark what it gives away."""
        match = self.playing()
        move = self.game.read_move(text)
        phase = None if isinstance(move, Aside) else match.state.stack[-1]
        events = match.play(seat, text)
        mark = mark_of(events, match.drew_luck, by_hand, phase is not None and phase.sealed())
        if isinstance(phase, Window):  # that somebody lets it pass tells what they may not hold
            mark |= FINAL
        self.trail.append(mark)
        return events + match.hear(words)

    def _undone(self, entry: log.Undone) -> None:
        if entry.moves < len(self.playing().record.moves):
            self.match = replay(self.game, self.playing().record, entry.moves)
            self.match.events.clear()
        self.cut = entry.moves - len(self.playing().record.moves)
        self.undo_asked = None
        del self.trail[entry.moves :]
        self._strike(entry.moves)

    def _strike(self, moves: int) -> None:
        """Remember what viewers learned after this many moves, to be struck out."""
        stood = next((s.revisions for s in self.stamps if s.moves == moves), None)
        while self.stamps and self.stamps[-1].moves >= moves:
            self.stamps.pop()
        self.strikes.append(Strike({viewer: n + 1 for viewer, n in self.revisions.items()}, stood))
        kept = [one if one.moves <= moves else one._replace(events=[]) for one in self.recent]
        self.recent = deque(kept, maxlen=RECENT)

    def _heard(self, events: list[Event]) -> list[Event]:
        """The events of a step; the match need not keep them, the log does."""
        told = events[:]
        self.playing().events.clear()
        return told

    def _count(self, entry: AnyEntry) -> None:
        """Number what each viewer is told, and the question everyone knows to be open."""
        sealed = entry.sealed()
        for viewer in self.all_viewers() if sealed is None else [sealed]:
            self.revisions[viewer] = self.revisions.get(viewer, 0) + 1
        if isinstance(entry, log.Started | log.Moved | log.Undone):
            self.question += 1
            self.answers.clear()
            self.decided.clear()

    def all_viewers(self) -> list[Viewer]:
        return [None, *range(len(self.chairs))]

    # What may be asked of it.

    def missed(self, viewer: Viewer, since: int) -> list[Event] | None:
        """A viewer's events after this revision; nothing if that is too long ago."""
        count = self.revisions.get(viewer, 0) - since
        told = [one.events for one in self.recent if one.only in (None, viewer)]
        if not 0 <= count <= len(told):
            return None
        return [event for events in told[len(told) - count :] for event in events]

    def forget_words(self, player: int) -> None:
        """Keep nothing in memory that this person typed."""
        self.erased.add(player)
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.player == player]
        for seat in seats:
            if self.match is not None:
                self.match.beside.erase(seat)
        for told in self.recent:
            told.events[:] = [event for event in told.events if not said_by(event, seats)]

    def struck(self, viewer: Viewer, since: int) -> int | None:
        """The revision after which a viewer must strike out lines."""
        late = [one for one in self.strikes if one.revisions.get(viewer, 0) > since]
        stood = [one.stood.get(viewer, 0) for one in late if one.stood is not None]
        return min(stood) if stood and min(stood) < since else None

    def playing(self) -> Match:
        if self.closed:
            raise Denied(self.closed)
        if self.match is None:
            raise Denied(refusals.NOT_STARTED)
        return self.match

    def phase(self) -> Phase | None:
        """What the game is in the middle of; nothing once it is over."""
        stack = self.playing().state.stack
        return stack[-1] if stack else None

    def hour(self) -> Millis:
        """How long the game may take in all, where a clock ends it now; else nothing."""
        if self.match is None or self.stage == "over" or self.pace == "daily":
            return 0
        return self.match.state.minutes() * MINUTE

    def hour_runs(self) -> bool:
        return self.stage == "playing" and self.hour() > 0

    def runs_alone(self) -> bool:
        """Does its clock run while nobody is connected, with a day for every move?"""
        return self.pace == "daily" and self.stage != "over" and not self.closed

    def on_one_screen(self) -> bool:
        """Does nobody wait elsewhere: one person among bots, or several who share a device?"""
        return len({chair.device for chair in self.chairs if chair.person()}) < 2

    def people(self) -> list[Seat]:
        """The seats of persons that no bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person()]

    def chair(self, seat: Seat) -> Chair:
        if seat >= len(self.chairs):
            raise Denied(refusals.NO_SEAT)
        return self.chairs[seat]

    def seats_of(self, device: int | None) -> list[Seat]:
        """The seats that are played from this device."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.played_from(device)]

    def is_host(self, device: int | None) -> bool:
        return any(chair.played_from(device) and chair.player == self.host for chair in self.chairs)

    def tempo(self) -> Tempo:
        """How long things take here: as the pace says, and windows as the host does."""
        tempo = TEMPI[self.pace]
        return tempo if self.reaction is None else replace(tempo, window=self.reaction * SECOND)

    def level(self) -> str:
        """Of a bot that steps in: like the bots that are here, or the usual one."""
        levels = [chair.level for chair in self.chairs if chair.level]
        return levels[0] if levels else USUAL

    def news(
        self,
        device: int | None,
        names: dict[int, str],
        code: str,
        away: Iterable[int] = (),
        hour: wire.Hour | None = None,
    ) -> wire.TableNews:
        """The table as somebody at this device sees it."""
        asking, origin = None, self.made.origin
        if self.undo_asked is not None:
            asking = wire.Asking(seat=self.undo_asked, yes=sorted(self.undo_yes))
        return wire.TableNews(
            table=self.name,
            code=code,
            game=self.game.name,
            title=self.game.title,
            stage=self.stage,
            seats=list(self.game.seats),
            places=[self._place(s, device, names, away) for s in range(len(self.chairs))],
            edition=self.edition,
            options=self.options,
            pace=self.pace,
            absence=self.absence,
            reaction=None if (open_for := self.tempo().window) is None else open_for // SECOND,
            overlap=self.overlap,
            watchers=self.watchers,
            words=self.words,
            commitment=self.made.commitment,
            asking=asking,
            rematch=self.rematch,
            origin=origin.table if origin else "",
            origin_move=origin.move if origin else 0,
            host=self.is_host(device),
            kept_days=self.kept_days,
            closed_reason=self.closed.id if self.closed else "",
            upgradable=self.upgradable,
            door=self.door,
            hour=hour,
        )

    def persons(self) -> list[Seat]:
        """The seats that belong to people, those included whose place a bot keeps for a while."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.player is not None and chair.why not in GONE
        ]

    def called(self, seat: Seat, names: dict[int, str]) -> str:
        """The name of this seat's player: a person's own, or a bot's."""
        chair = self.chairs[seat]
        if chair.player is not None:
            return names.get(chair.player, "")
        return bot_name(seat, names.values()) if chair.level else ""

    def bots(self) -> list[Seat]:
        """The seats that belong to bots."""
        return [s for s, chair in enumerate(self.chairs) if chair.player is None and chair.level]

    def _place(
        self, seat: Seat, device: int | None, names: dict[int, str], away: Iterable[int]
    ) -> wire.Place:
        chair = self.chairs[seat]
        return wire.Place(
            seat=seat,
            letter=self.game.letters[seat],
            kind=chair.kind(),
            name=self.called(seat, names),
            level=chair.level,
            here=chair.device is not None and chair.device not in away,
            host=chair.player is not None and chair.player == self.host,
            mine=chair.device == device and device is not None and chair.why != "kicked",
            left=chair.why == "left",
            seeded=bool(chair.seed),
            erased=chair.player in self.erased,
        )


def bot_name(seat: Seat, people: Iterable[str]) -> str:
    """What a bot on this seat is called: like nobody who ever sat at the table.

    >>> bot_name(1, ["Robin"]), bot_name(1, ["pip"]), bot_name(1, ["Pip", "Clove"])
    ('Pip', 'Clove', 'Pip II')
    """
    taken = {name.casefold() for name in people}
    first = BOTS[seat]
    own = chain((first, SECOND_NAMES[seat]), (f"{first} {'I' * n}" for n in count(2)))
    return next(name for name in own if name.casefold() not in taken)


def said_by(event: Event, seats: list[Seat]) -> bool:
    """Are these words that somebody on one of these seats typed?"""
    return event.kind is SAID and event.seat in seats


def first_entry(
    game: str,
    seats: int,
    options: dict[str, Any],
    pace: wire.Pace,
    secret: str,
    edition: str = "house",
) -> log.Made:
    """How every log begins; Invalid names what cannot be."""
    found = find(game)
    found.terms(seats, edition, options)
    return log.Made(
        game=game,
        rules=found.version,
        edition=edition,
        edition_hash=found.edition(edition).digest(),
        luck=SECURE,
        commitment=commitment(secret),
        seats=seats,
        options=options,
        pace=pace,
    )


def restored(
    name: str, secret: str, entries: Iterable[AnyEntry], times: Iterable[Millis] = ()
) -> Table:
    """Rebuild a table from its log, without the moves that were taken back.

    The times of its entries say how long it was played.
    """
    table, whole = Table(name, secret), list(entries)
    before: Millis | None = None
    clock = chain(times, repeat(None))
    for entry, moves, at in zip(whole, log.remaining(whole), clock, strict=False):
        if before is not None and at is not None and table.hour_runs():
            table.played += min(max(0, at - before), AWAKE)
        if isinstance(entry, log.Moved | log.Cast) and moves < len(entry.made()):
            table.recall(entry, moves)
        else:
            table.apply(entry)
        before = at
    return table
