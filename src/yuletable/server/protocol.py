"""Everything that travels between a browser and the server: small, typed, versioned.

`docs/protocol.md` explains it with a transcript; the page's types are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 3

# A pattern ends with (?!\\n)$, since $ alone lets a final line break pass.
Key = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]  # the sender's: never done twice
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Short = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=280)]  # a speech, a note, a sentence of chat
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]  # a speech may go with it
Date = Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?(?!\n)$")]  # for keepsakes
Level = Literal["cosy", "merry", "keen", "wily"]  # the bots a network may ask for
Phrase = Literal[
    "",
    "well-played",
    "thank-you",
    "not-again",
    "good-luck",
    "one-moment",
    "your-turn",
    "what-a-night",
    "sorry",
    "clap",
    "heart",
    "joy",
    "party",
    "scream",
    "snow",
    "think",
    "weep",
]
Pace = Literal["relaxed", "normal", "brisk", "daily"]
Stage = Literal["lobby", "playing", "paused", "over"]
Fact = str | int  # what a refusal speaks of: a name, a seat's letter


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One frame on the socket."""


# From a browser.


class Since(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far a browser has followed one seat, so that it is told the rest alone."""

    seat: SeatNumber | None = None  # nobody's: the table screen and watchers
    revision: Annotated[int, Meta(ge=0)]
    hash: Short


class Hello(Message, frozen=True, tag="hello"):
    """The first frame: who is speaking which language, and what it knows already."""

    version: int = VERSION
    language: Short = "en"  # none at all: a program, which needs no sentences
    screen: bool = False  # a table screen: sees only what lies open
    since: Annotated[list[Since], Meta(max_length=9)] = []


class Request(Message, frozen=True):
    """A frame that is answered, once for each key."""

    id: Key


class Play(Request, frozen=True, tag="play"):
    """Make a move; `question` says which one it answers, and an aside answers none."""

    seat: SeatNumber
    move: MoveText
    question: int | None = None


class Why(Request, frozen=True, tag="why"):
    """Would this be lawful? Nothing is done; the answer is the table's ruling."""

    seat: SeatNumber
    move: MoveText


class Hint(Request, frozen=True, tag="hint"):
    """What would the best bot do in this seat?"""

    seat: SeatNumber


class Undo(Request, frozen=True, tag="undo"):
    """Take back this seat's last move; where that is not free, everyone is asked."""

    seat: SeatNumber


class Consent(Request, frozen=True, tag="consent"):
    """Yes or no to what another seat asked for: an undo."""

    seat: SeatNumber
    yes: bool


class Standing(Request, frozen=True, tag="standing"):
    """Let windows of this kind pass for me from now on, or ask me again."""

    seat: SeatNumber
    window: Short
    passing: bool


class Say(Request, frozen=True, tag="say"):
    """A set phrase, or free words where the host allows them."""

    seat: SeatNumber
    phrase: Phrase = ""
    words: Line = ""


class Seed(Request, frozen=True, tag="seed"):
    """This seat's own share of the luck, given after the server has committed to its share."""

    seat: SeatNumber
    seed: Annotated[str, Meta(max_length=64)]


class AddHere(Request, frozen=True, tag="add_here"):
    """Someone else on this device takes a seat."""

    name: Short
    seat: SeatNumber | None = None


class Rename(Request, frozen=True, tag="rename"):
    """Call this seat something else."""

    seat: SeatNumber
    name: Short


class Leave(Request, frozen=True, tag="leave"):
    """Stand up: before the game the seat is free, during it a bot takes over."""

    seat: SeatNumber


class ComeBack(Request, frozen=True, tag="come_back"):
    """Take back a seat one left, while a bot still plays it."""

    seat: SeatNumber


class MoveDevice(Request, frozen=True, tag="move_device"):
    """Ask for a one-time code with which another device takes over this device's seats.

    With a seat, the host asks for a code to it, for a person who lost their device.
    """

    seat: SeatNumber | None = None


class Admit(Request, frozen=True, tag="admit"):
    """The host lets somebody who knocked have the seat they asked for, or does not."""

    knock: int
    yes: bool


class Upgrade(Request, frozen=True, tag="upgrade"):
    """The host plays a game that older rules began on under the rules of today."""


class Seating(Request, frozen=True, tag="seating"):
    """The host puts a bot on a seat, or frees it again."""

    seat: SeatNumber
    level: Level | None  # of the bot; nobody sits there without one


class Settle(Request, frozen=True, tag="settle"):
    """The host changes what is agreed before the game; what is left out stays."""

    seats: int | None = None
    edition: Short | None = None
    options: dict[str, Any] | None = None
    pace: Pace | None = None
    absence: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # seconds until a bot steps in
    reaction: Annotated[int, Meta(ge=1, le=60)] | None = None  # seconds that a window is open
    overlap: bool | None = None  # may the next player decide meanwhile?
    watchers: bool | None = None
    words: bool | None = None  # free words beside the set phrases
    door: bool | None = None  # may people who have the link still sit down or knock?


class Start(Request, frozen=True, tag="start"):
    """The host begins; bots of this level fill what is empty."""

    level: Level | Literal[""] = ""
    date: Date = ""


class Pause(Request, frozen=True, tag="pause"):
    """The host stops the clocks and the bots, or lets them go on."""

    paused: bool


class Kick(Request, frozen=True, tag="kick"):
    """The host gives a person's seat to a bot."""

    seat: SeatNumber


class GiveBack(Request, frozen=True, tag="give_back"):
    """The host gives a seat that a bot took over back to its person."""

    seat: SeatNumber


class LetBack(Request, frozen=True, tag="let_back"):
    """The host lets a browser that was sent away come to this table again."""

    device: Annotated[int, Meta(ge=0)]  # as `TableNews.sent_away` names it


class HandOver(Request, frozen=True, tag="hand_over"):
    """The host makes another person the host; where the host has been away, anyone may take it."""

    seat: SeatNumber


class Erase(Request, frozen=True, tag="erase"):
    """Forget typed words: one's own, or all of a seat's if the host asks."""

    seat: SeatNumber


class Rematch(Request, frozen=True, tag="rematch"):
    """Another game at this table, everybody one seat further."""


Incoming = (
    Hello
    | Play
    | Why
    | Hint
    | Undo
    | Consent
    | Standing
    | Say
    | Seed
    | AddHere
    | Rename
    | Leave
    | ComeBack
    | MoveDevice
    | Admit
    | Upgrade
    | Seating
    | Settle
    | Start
    | Pause
    | Kick
    | GiveBack
    | LetBack
    | HandOver
    | Erase
    | Rematch
)


# To a browser.

Verdict = Literal["good", "fair", "risky"]  # on a move, beside the best
Outcome = Literal["applied", "lawful", "duplicate", "stale", "illegal", "refused", "retry"]


class Answer(Message, frozen=True, tag="answer"):
    """What became of a request; never silence."""

    id: str
    outcome: Outcome
    why: str = ""  # a sentence, where it was not simply done
    clause: str = ""  # where that is written
    instead: str = ""  # the nearest lawful move
    after: int = 0  # try again after so many milliseconds
    code: str = ""  # of a MoveDevice
    reason: str = ""  # the id of the refusal, for programs
    facts: dict[str, Fact] = {}  # that belong to it


class Place(Struct, frozen=True, kw_only=True):
    """One seat as everyone sees it."""

    seat: int
    letter: str
    kind: Literal["free", "person", "bot", "kept"]  # kept: a bot keeps it warm for its person
    name: str = ""
    level: str = ""
    here: bool = False
    host: bool = False
    mine: bool = False  # on the device this is sent to
    seeded: bool = False  # has given a share of the luck
    left: bool = False  # its person stood up and may come back
    erased: bool = False  # what its person typed was erased: forget what you kept of it


class Knock(Struct, frozen=True, kw_only=True):
    """Somebody without a seat who asks the host for one."""

    knock: int
    seat: int
    name: str


class SentAway(Struct, frozen=True, kw_only=True):
    """A browser that the host has sent away, and what the people who played from it are called."""

    device: int
    names: list[str]


class Hour(Struct, frozen=True, kw_only=True):
    """The time a game may take in all, and what is left of it, in milliseconds."""

    left: int
    whole: int
    running: bool


class Asking(Struct, frozen=True, kw_only=True):
    """An undo that waits for everyone's yes."""

    seat: int
    yes: list[int]


class TableNews(Message, frozen=True, tag="table"):
    """The table itself: who sits where, what is agreed, how far it is."""

    table: str
    code: str  # short, to type in
    game: str
    title: str
    stage: Stage
    seats: list[int]  # how many may play
    places: list[Place]
    edition: str
    options: dict[str, Any]
    pace: Pace
    absence: int
    reaction: int | None  # seconds that a window is open; none: until everyone has answered
    overlap: bool  # may the next player decide meanwhile?
    watchers: bool
    words: bool
    commitment: str
    asking: Asking | None = None
    rematch: str = ""  # the table it goes on at
    origin: str = ""  # the finished table whose game is played on here
    origin_move: int = 0  # and from which of its moves on
    host: bool = False  # is the host on the device this is sent to?
    door: bool = True  # may people who have the link still sit down or knock?
    kept_days: int = 0  # the table is deleted so long after its last move; 0: never
    hour: Hour | None = None  # where the game ends by a clock
    closed: str = ""  # why it can only be looked at, if so
    closed_reason: str = ""  # the id of that, for programs
    upgradable: bool = False  # closed, but its host may play on under the rules of today
    knocks: list[Knock] = []  # for the host's device alone
    sent_away: list[SentAway] = []  # for the host's device alone
    knocking: bool = False  # has the browser this is sent to knocked?
    vacant: list[int] = []  # the seats a newcomer may knock for
    reclaimable: bool = False  # nobody is left to answer, so a knock gets the seat
    listeners: int = 0  # who looks on: watchers and table screens
    version: int = VERSION


class Choice(Struct, frozen=True, kw_only=True):
    """One line of the menu: how the move is written, what it is made of, what it says."""

    move: str
    kind: str  # its verb
    parts: dict[str, Any]
    say: str
    open: bool = False  # one of many like it: other amounts may be as lawful


class Clock(Struct, frozen=True, kw_only=True):
    """Milliseconds left when this was sent, and in all."""

    left: int
    whole: int


class Question(Struct, frozen=True, kw_only=True):
    """What this seat is asked; a move that answers it names its id."""

    id: int
    window: str = ""  # the kind of window, if it is one
    ahead: bool = False  # it comes only if nobody reacts to the window that is open
    clock: Clock | None = None
    answered: bool = False  # in a window that is still open


class Batch(Message, frozen=True, tag="batch"):
    """What one seat is told at once. Revisions of a seat have no gaps."""

    seat: int | None  # nobody's: what lies open
    revision: int
    events: list[dict[str, Any]]  # in order; each with `say`, a sentence
    view: dict[str, Any]  # what changed of it, or all of it
    whole: bool  # all of it: forget what you had
    hash: str  # of the whole view: if yours differs, say hello again
    say: str  # what is asked of whom, in one sentence
    question: Question | None = None
    choices: list[Choice] = []
    undo: bool = False  # may this seat ask for its last move back?
    clock: Clock | None = None  # of the seat that is asked
    struck: int | None = None  # what was told after this revision has been taken back
    passing: list[str] = []  # the kinds of windows this seat lets pass


class Said(Message, frozen=True, tag="said"):
    """Somebody says something beside the game."""

    seat: int
    phrase: str = ""
    words: str = ""


class Weighed(Struct, frozen=True, kw_only=True):
    """A move, how it looks beside the best, and its chance to win with a 95% interval."""

    move: str
    say: str
    verdict: Verdict
    chance: float
    low: float
    high: float


class Hinted(Message, frozen=True, tag="hinted"):
    """The answer to a hint: the best move first; no moves where the choice changes nothing."""

    id: str
    moves: list[Weighed]
    reason: str


class Bye(Message, frozen=True, tag="bye"):
    """The server closes this socket, and why."""

    why: str
    again: bool  # come back in a moment
    reload: bool = False  # reload the page: it is of another version
    reason: str = ""  # its id, for programs
    facts: dict[str, Fact] = {}  # that belong to it


Outgoing = Answer | TableNews | Batch | Said | Hinted | Bye

read_frame = msgspec.json.Decoder(Incoming).decode
write_frame = msgspec.json.Encoder().encode


# Over HTTP.


class Refusal(Struct, frozen=True, kw_only=True):
    """The body of every answer that says no."""

    reason: str  # its id, for programs
    facts: dict[str, Fact]  # that belong to it
    why: str  # a sentence in the language of the request


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Make a table; the maker is its host and takes the first seat."""

    game: Short
    seats: int
    name: Short
    edition: Short = "house"
    options: dict[str, Any] = {}
    pace: Pace = "normal"
    level: Level | Literal[""] = ""  # of bots on all other seats, and the game starts at once
    date: Date = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play a finished game on from one of its moments, in one of its seats, among bots."""

    move: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Short
    level: Level | Literal[""] = ""  # of the bots
    date: Date = ""


class RecordLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a family's records page."""

    name: Short
    date: Date
    players: Annotated[int, Meta(ge=2, le=8)]
    score: Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


class EnterRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which of a game's lines beat the page that a device keeps? The server keeps neither."""

    page: Annotated[list[RecordLine], Meta(max_length=50)]
    lines: Annotated[list[RecordLine], Meta(max_length=8)]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sit down at a table with a name, on a certain seat or any."""

    name: Short
    seat: SeatNumber | None = None


class AskForSeat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Knock: ask for a seat of a game that has begun."""

    name: Short
    seat: SeatNumber


class Knocked(Struct, frozen=True, kw_only=True):
    """The host was asked; where nobody is left to ask, the seat is given at once."""

    seated: bool


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The one-time code shown on the old device."""

    code: Short


class Seated(Struct, frozen=True, kw_only=True):
    """Where one sits now; a cookie that no script can read says who one is."""

    table: str
    code: str
    seats: list[int]
