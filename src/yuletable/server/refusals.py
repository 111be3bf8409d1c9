"""Every reason why the server says no or goodbye: an id, a status over HTTP, and facts.

Programs read the id and the facts; people read the sentence, which `words/` holds for every
language as `denied-ID`. A reason tells nothing about a table that its asker may not know.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from yuletable.kernel.errors import Invalid
from yuletable.server import protocol as wire
from yuletable.words.sentences import ENGLISH, LANGUAGES, Words

WORDS = Path(__file__).parent / "words"
REASONS: dict[str, Reason] = {}


class Reason(NamedTuple):
    """Why not: what programs tell it by, how HTTP counts it, and which facts belong to it."""

    id: str
    status: int
    facts: tuple[str, ...] = ()


class Denied(Exception):
    """This may not be done, or not now; nothing has changed."""

    def __init__(self, reason: Reason, **facts: wire.Fact) -> None:
        assert set(facts) == set(reason.facts), f"{reason.id} needs the facts {reason.facts}"
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str = ENGLISH) -> str:
        """The sentence in this language."""
        return sentence(self.reason.id, self.facts, language)


def reason(id_: str, status: int, *facts: str) -> Reason:
    """Declare a reason."""
    assert id_ not in REASONS, id_
    REASONS[id_] = Reason(id_, status, facts)
    return REASONS[id_]


# Who may do it.
SIT_FIRST = reason("sit-first", 403)
HOST_ONLY = reason("host-only", 403)
HOST_PRESENT = reason("host-present", 403)
NOT_YOUR_SEAT = reason("not-your-seat", 403)
NOT_LEFT_BY_YOU = reason("not-left-by-you", 403)
SENT_AWAY = reason("sent-away", 403)
MEMBERS_ONLY = reason("members-only", 403)
CHAT_OFF = reason("chat-off", 403)
FOREIGN_PAGE = reason("foreign-page", 403)
KEEPER_ONLY = reason("keeper-only", 403)

# What there is not.
NO_TABLE = reason("no-table", 404)
NO_CODE = reason("no-code", 404)
CODE_BEGUN = reason("code-begun", 410)
NO_SEAT = reason("no-seat", 404)
NO_MOVE = reason("no-move", 404)
NO_WINDOW = reason("no-window", 404)
NO_GAME = reason("no-game", 404)
NOT_FOUND = reason("not-found", 404)
NOTHING_TO_ERASE = reason("nothing-to-erase", 404)
DEVICE_CODE_BAD = reason("device-code-bad", 404)

# Seats, names and the door.
NAME_NEEDED = reason("name-needed", 422)
NAME_TAKEN = reason("name-taken", 409, "name")
TABLE_FULL = reason("table-full", 409)
SEAT_TAKEN = reason("seat-taken", 409, "letter")
SEAT_EMPTY = reason("seat-empty", 409)
SEAT_OCCUPIED = reason("seat-occupied", 409)
SEATS_IN_USE = reason("seats-in-use", 409)
SEAT_NOT_KEPT = reason("seat-not-kept", 409)
SEAT_PLAYED = reason("seat-played", 409)
HAVE_A_SEAT = reason("have-a-seat", 409)
NOT_YOURSELF = reason("not-yourself", 409)
HOST_PERSON = reason("host-person", 409)
PERSON_PRESENT = reason("person-present", 409)
SAME_DEVICE = reason("same-device", 409)
DOOR_CLOSED = reason("door-closed", 423)
DOOR_CROWDED = reason("door-crowded", 503)
NOT_SENT_AWAY = reason("not-sent-away", 409)
NOT_AT_DOOR = reason("not-at-door", 410)

# How far the game is.
NOT_STARTED = reason("not-started", 409)
ALREADY_STARTED = reason("already-started", 409)
KNOCK_INSTEAD = reason("knock-instead", 409)
SIT_INSTEAD = reason("sit-instead", 409)
GAME_OVER = reason("game-over", 409)
GAME_NOT_OVER = reason("game-not-over", 409)
PAUSED = reason("paused", 409)
NOT_RUNNING = reason("not-running", 409)
NOT_PAUSED = reason("not-paused", 409)
STALE = reason("stale", 409)
SEED_GIVEN = reason("seed-given", 409)
NO_CHOICE_HERE = reason("no-choice-here", 409)
REMATCH_STARTED = reason("rematch-started", 409)
LOG_FULL = reason("log-full", 409)
UP_TO_DATE = reason("up-to-date", 409)

# Taking back, and hints.
NOTHING_TO_UNDO = reason("nothing-to-undo", 409)
UNDO_NO_MOVE = reason("undo-no-move", 409)
UNDO_SEEN = reason("undo-seen", 409)
UNDO_SEALED = reason("undo-sealed", 409)
UNDO_ALONE = reason("undo-alone", 409)
NO_UNDO_ASKED = reason("no-undo-asked", 409)
NOT_ASKED = reason("not-asked", 409)
NO_HINT = reason("no-hint", 503)

# Tables that can only be looked at, or not even that.
OLDER_RULES = reason("older-rules", 423)
OLDER_RULES_FOR_GOOD = reason("older-rules-for-good", 423)
RULES_CHANGED = reason("rules-changed", 423)
NEWER_VERSION = reason("newer-version", 423)
OTHER_LUCK = reason("other-luck", 423)
LOG_DAMAGED = reason("log-damaged", 503)
UNREADABLE = reason("unreadable", 503)

# What cannot be read or used.
BAD_MESSAGE = reason("bad-message", 400, "error")
WRONG_ENDPOINT = reason("wrong-endpoint", 400)
HELLO_MISSING = reason("hello-missing", 400)
HELLO_TWICE = reason("hello-twice", 400)
HELLO_LATE = reason("hello-late", 408)
WRONG_METHOD = reason("wrong-method", 405)
TOO_LARGE = reason("too-large", 413)
TEXT_ONLY = reason("text-only", 415)
INVALID = reason("invalid", 422, "entry", "error")
OTHER_VERSION = reason("other-version", 426)
OTHER_NAME = reason("other-name", 421)

# Too much at once.
TOO_MANY_REQUESTS = reason("too-many-requests", 429)
TOO_MANY_TABLES = reason("too-many-tables", 429)
TOO_MANY_FRAMES = reason("too-many-frames", 429)
TOO_MANY_STORES = reason("too-many-stores", 429)
TOO_MANY_TABS = reason("too-many-tabs", 429)
TOO_MANY_SOCKETS = reason("too-many-sockets", 429)
TOO_MANY_SILENT = reason("too-many-silent", 429)
TOO_MANY_WATCHERS = reason("too-many-watchers", 503)
SERVER_FULL = reason("server-full", 503)

# Trouble here.
NOT_STORED = reason("not-stored", 503)
NO_STORY = reason("no-story", 503)
NO_REPLAY = reason("no-replay", 503)
UNWELL = reason("unwell", 503)
FAILED = reason("failed", 500)

# Goodbyes.
KNOCK_REFUSED = reason("knock-refused", 403)
SEAT_GIVEN = reason("seat-given", 409)
SEAT_MOVED = reason("seat-moved", 409)
UPGRADED = reason("upgraded", 409)
RESTARTING = reason("restarting", 503)


def denied_by(invalid: Invalid) -> Denied:
    """What the rules cannot use, as a reason; their own words are for programs."""
    entry, error = invalid.entry.partition(".")[0], str(invalid)
    return Denied(NO_GAME) if entry == "game" else Denied(INVALID, entry=entry, error=error)


def answer(
    key: str,
    denied: Denied,
    language: str = ENGLISH,
    outcome: wire.Outcome = "refused",
    after: int = 0,
) -> wire.Answer:
    """The answer to a request that is not done."""
    why, reason = denied.said(language), denied.reason.id
    return wire.Answer(key, outcome, why, after=after, reason=reason, facts=denied.facts)


def bye(denied: Denied, language: str, again: bool = False, reload: bool = False) -> wire.Bye:
    """A goodbye in somebody's language."""
    return wire.Bye(denied.said(language), again, reload, denied.reason.id, denied.facts)


def body(denied: Denied, language: str) -> wire.Refusal:
    """What an answer over HTTP holds."""
    return wire.Refusal(reason=denied.reason.id, facts=denied.facts, why=denied.said(language))


def sentence(id_: str, facts: dict[str, wire.Fact], language: str) -> str:
    """A reason in words; nothing is remembered, for facts may hold what somebody typed."""
    return words(language if language in LANGUAGES else ENGLISH).worded(f"denied-{id_}", facts)


@cache
def words(language: str) -> Words:
    return Words(language=language, folder=WORDS)
