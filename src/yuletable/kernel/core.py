"""The heart of every game: a state, and a stack of phases that says what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypedDict, final

from yuletable.kernel.chance import Chance
from yuletable.kernel.errors import Illegal, NotAsked
from yuletable.kernel.native import mypyc_attr

Seat = int
HOUSE: Final = -1  # nobody's seat: the clock when it moves, a passer-by when it looks
Json = Any
STEPS: Final = 10_000  # more than any game goes on by itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something that never changes. Two are equal when their parts are."""

    def parts(self) -> dict[str, Any]:
        """Its fields by name, as its constructor takes them."""
        return {}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Value) and type(self) is type(other) and self.parts() == other.parts()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.parts().values())))

    def __repr__(self) -> str:
        parts = ", ".join([f"{name}={part!r}" for name, part in self.parts().items()])
        return f"{type(self).__name__}({parts})"


def fact_types(declared: str) -> dict[str, str]:
    """The types of facts by their names.

    >>> fact_types("target: int, cards: list[str]")
    {'target': 'int', 'cards': 'list[str]'}
    """
    found: dict[str, str] = {}
    for fact in declared.split(","):
        name, _, kind = fact.partition(":")
        if not kind and declared:
            raise ValueError(f"a fact has a name and a type, like 'card: str', not {fact!r}")
        if kind:
            found[name.strip()] = kind.strip()
    return found


@final
class Kind(Value):
    """A kind of event: its name, and the facts it brings, open and secret: "card: str, left: int".

    It also says what it gives away, so that nobody takes a move back after having looked:
    `reveals` if its open facts, or that it happens at all, depend on something hidden from the
    seat that acts; `shows` if they depend on what that seat alone knew. Secrets are news to those
    who hear them, unless they are `known`: told before, or named by the move itself.
    """

    def __init__(
        self,
        name: str,
        facts: str = "",
        secrets: str = "",
        reveals: bool = False,
        shows: bool = False,
        known: bool = False,
    ) -> None:
        self.name = name
        declared, hidden = fact_types(facts), fact_types(secrets)
        self.facts = tuple(declared)  # names
        self.secrets = tuple(hidden)
        self.types = declared | hidden  # by name
        self.reveals = reveals
        self.shows = shows
        self.known = known

    def parts(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "facts": ", ".join([f"{name}: {self.types[name]}" for name in self.facts]),
            "secrets": ", ".join([f"{name}: {self.types[name]}" for name in self.secrets]),
            "reveals": self.reveals,
            "shows": self.shows,
            "known": self.known,
        }

    def whispers(self) -> bool:
        """Do its secrets bring news from outside the seat that acts?"""
        return bool(self.secrets) and not self.known and not self.shows


Fact = Any  # a number, a word, or a tuple of them


@final
class Event(Value):
    """Something that happened, for the log and the animation."""

    def __init__(
        self,
        kind: Kind,
        seat: Seat,
        facts: tuple[Fact, ...],
        secrets: tuple[Fact, ...],
        eyes: tuple[Seat, ...],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts  # for everyone
        self.secrets = secrets  # for these eyes only
        self.eyes = eyes

    def parts(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "facts": self.facts,
            "secrets": self.secrets,
            "eyes": self.eyes,
        }

    def seen_by(self, seat: Seat) -> dict[str, Json]:
        """The event as this seat learns of it: who, what, and the facts by name."""
        seen: dict[str, Json] = {"what": self.kind.name, "seat": self.seat}
        for name, fact in zip(self.kind.facts, self.facts, strict=True):
            seen[name] = fact
        if self.secrets and seat in self.eyes:
            for name, fact in zip(self.kind.secrets, self.secrets, strict=True):
                seen[name] = fact
        return seen


NOBODY: Final[tuple[Seat, ...]] = ()
NOTHING: Final[tuple[Fact, ...]] = ()


@final
class Host:
    """Brings luck to a move and announces what happens: all a move needs from outside the state."""

    def __init__(self, chance: Chance, loud: bool = False) -> None:
        self.chance = chance
        self.loud = loud
        self.events: list[Event] = []

    def tell(self, kind: Kind, seat: Seat, facts: tuple[Fact, ...] = NOTHING) -> None:
        if self.loud:
            self.events.append(Event(kind, seat, facts, NOTHING, NOBODY))

    def whisper(
        self,
        kind: Kind,
        seat: Seat,
        facts: tuple[Fact, ...],
        secrets: tuple[Fact, ...],
        eyes: tuple[Seat, ...],
    ) -> None:
        """Tell everyone that it happened, and only these eyes the secret part."""
        if self.loud:
            self.events.append(Event(kind, seat, facts, secrets, eyes))


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """Something a seat does. Each verb is a subclass; `text` is how players write it.

    `wire_name` is what pages know the verb by. It stays when the class is renamed.
    """

    wire_name: ClassVar[str]

    def text(self) -> str:
        raise NotImplementedError

    def said(self) -> str:
        """Words that go with the move: they travel beside the game, and no rule reads them."""
        return ""

    def open(self) -> bool:
        """Is it an open choice (a bid, a trade), of which a menu lists only a few?"""
        return False

    def __str__(self) -> str:
        return self.text()


@final
class Word(Move):
    """Something just said: `pass`, `declare`."""

    wire_name: ClassVar[str] = "Word"

    def __init__(self, word: str) -> None:
        self.word = word

    def parts(self) -> dict[str, Any]:
        return {"word": self.word}

    def text(self) -> str:
        return self.word


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move):
    """A move that any seat may make while the table rests, no matter whose turn it is."""

    def by_house(self) -> bool:
        """May nobody's seat make it: the clock, say, when the hour is over?"""
        return False

    def check(self, state: Any, seat: Seat) -> None:
        raise NotImplementedError

    def play(self, state: Any, seat: Seat, host: Host) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Value):
    """A question the table asks, or something about to happen.

    It is pushed, swapped and popped, never changed, and keeps no secrets: what only some may see
    lies in the state. Where `Any` stands here, a game's phases name their own State class.
    `wire_name` stands in positions, views, messages and logs. It stays when the class is renamed.
    """

    wire_name: ClassVar[str]

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        """The seats whose answer is needed next. If none is, the phase goes on by itself."""
        return NOBODY

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """The seats everyone may know to be asked, whether or not they have answered."""
        return self.waiting(state)

    def menu(self, state: Any, seat: Seat) -> list[Move]:
        """Legal moves, the meekest first. An open choice (a bid, a trade) lists a few."""
        return []

    def check(self, state: Any, seat: Seat, move: Move) -> None:
        """The law: raise Refused unless the move is lawful."""
        if move not in self.menu(state, seat):
            raise Illegal("TB-04", "You can’t do that right now.")

    def play(self, state: Any, seat: Seat, move: Move, host: Host) -> None:
        """Carry out a move that has passed `check`."""
        raise NotImplementedError

    def go(self, state: Any, host: Host) -> None:
        """Go on without an answer."""
        raise NotImplementedError

    def not_asked(self, state: Any, seat: Seat) -> NotAsked:
        """What to say to a seat that moves unasked; built on public facts and its own alone."""
        return NotAsked("TB-02", "It isn’t your turn to answer.")

    def resting(self, state: Any) -> bool:
        """Is nothing half done, so that any seat may make an aside?"""
        return False

    def sealed(self) -> bool:
        """Are answers kept under seal on the state until the phase is over?"""
        return False

    def seen(self) -> Json:
        """Its parts as JSON, which knows no tuples: everyone may know them."""
        parts = self.parts()
        return {name: list(p) if isinstance(p, tuple) else p for name, p in parts.items()}

    def unseal(self, state: Any, answers: list[Move | None], seat: Seat) -> list[Move | None]:
        """The sealed answers this seat knows of; the others are yet to come, for all it knows."""
        return [answers[seat] if s == seat else None for s in range(len(answers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Phase):
    """A phase that asks one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.alone = (seat,)

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def waiting(self, state: Any) -> tuple[Seat, ...]:
        return self.alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Value):
    """What was agreed before the game, edition and options; each game gives it typed fields."""

    def __init__(self, edition: str, options: dict[str, Json]) -> None:
        self.edition = edition
        self.options = options

    def parts(self) -> dict[str, Any]:
        return {"edition": self.edition, "options": self.options}

    def __hash__(self) -> int:
        return hash(self.edition)


@final
class Seating(Value):
    """Who sits where, worked out once and shared by every copy of a state."""

    def __init__(self, order: tuple[Seat, ...]) -> None:
        self.order = order  # clockwise
        most = max(order, default=-1) + 1
        self.left = [HOUSE] * most  # by seat: who sits on its left
        self.others = [NOBODY] * most  # by seat: everyone else, clockwise from its left
        self.around = [NOBODY] * most  # by seat: the same, and itself last
        for at, seat in enumerate(order):
            self.others[seat] = order[at + 1 :] + order[:at]
            self.around[seat] = (*self.others[seat], seat)
            self.left[seat] = self.around[seat][0]

    def parts(self) -> dict[str, Any]:
        return {"order": self.order}


class LineView(TypedDict):
    """One line of a reckoning as data for a page or a terminal."""

    clause: str
    words: str
    points: int
    facts: dict[str, int | str]


@final
class Line(Value):
    """One line of a reckoning: the clause behind it, what it is for, and what it brings."""

    def __init__(
        self, clause: str, words: str, points: int, facts: tuple[tuple[str, Fact], ...] = ()
    ) -> None:
        self.clause = clause
        self.words = words  # the message that says what it is for
        self.points = points
        self.facts = facts  # what that message speaks of, by name

    def parts(self) -> dict[str, Any]:
        return {
            "clause": self.clause,
            "words": self.words,
            "points": self.points,
            "facts": self.facts,
        }

    def seen(self) -> LineView:
        """The line as data for a page or a terminal."""
        facts = dict(self.facts)
        return {"clause": self.clause, "words": self.words, "points": self.points, "facts": facts}


class CommonView(TypedDict):
    """What the view of every game holds."""

    order: list[Seat]
    scores: list[int]
    phase: str | None  # the wire_name of what is on top of the stack
    asked: list[Seat]
    over: bool
    seat: Seat | None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is on the table, and nothing else: no luck, no history, no players.

    A game declares what its views hold by the TypedDicts that `lay_open`, `show` and `reckon`
    return; pages are typed by them.
    """

    def __init__(
        self,
        seating: Seating,
        scores: list[int],
        stack: list[Phase],
        sealed: list[list[Move | None]],
    ) -> None:
        self.seating = seating
        self.scores = scores  # by seat
        self.stack = stack  # what comes next, innermost last; empty when the game is over
        self.sealed = sealed  # a row for each sealed phase on the stack: by seat, the answer given
        self.asking = NOBODY  # whom the top of the stack waits for; `settle` keeps it true

    # For players and programs.

    def over(self) -> bool:
        return not self.stack

    def waiting(self) -> tuple[Seat, ...]:
        return self.asking

    def menu(self, seat: Seat) -> list[Move]:
        if not self.stack:
            return []
        phase = self.stack[-1]
        moves = phase.menu(self, seat) if seat in self.asking else []
        asides = self.asides(seat) if phase.resting(self) else []
        return moves + asides if asides else moves

    def check(self, seat: Seat, move: Move) -> None:
        """Raise Refused unless this seat may make this move now."""
        if not self.stack:
            raise NotAsked("TB-01", "The game is over.")
        phase = self.stack[-1]
        if isinstance(move, Aside):
            if not phase.resting(self):
                raise NotAsked("TB-03", "Wait until this is settled.")
            move.check(self, seat)
        elif seat in self.asking:
            phase.check(self, seat, move)
        else:
            raise phase.not_asked(self, seat)

    def play(self, seat: Seat, move: Move, host: Host) -> None:
        """Make a move that has passed `check`, then go on until someone must decide."""
        phase = self.stack[-1]
        if phase.resting(self) and isinstance(move, Aside):
            move.play(self, seat, host)
        else:
            phase.play(self, seat, move, host)
        self.settle(host)

    def settle(self, host: Host) -> None:
        """Go on until someone must decide or the game is over."""
        steps = 0
        while self.stack:
            phase = self.stack[-1]
            self.asking = phase.waiting(self)
            if self.asking:
                return
            phase.go(self, host)
            steps += 1
            if steps == STEPS:
                raise RuntimeError(f"nobody is asked, and it goes on: {self.stack}")
        self.asking = NOBODY

    def view(self, seat: Seat) -> dict[str, Json]:
        """What this seat may see, and nothing else."""
        view = self.open()
        view.update(self.own(seat))
        return view

    def open(self) -> dict[str, Json]:
        """What everyone may see."""
        phase = self.stack[-1] if self.stack else None
        seen: dict[str, Json] = {
            "order": list(self.seating.order),
            "scores": self.scores[:],
            "phase": None if phase is None else phase.wire_name,
            "asked": [] if phase is None else list(phase.asked(self)),
            "over": phase is None,
        }
        seen.update(self.lay_open())
        return seen

    def own(self, seat: Seat) -> dict[str, Json]:
        """What this seat sees besides; HOUSE, who is nobody, sees nobody's."""
        seen: dict[str, Json] = {"seat": seat if seat != HOUSE else None}
        seen.update(self.show(seat))
        return seen

    def reckon(self, seat: Seat) -> Mapping[str, Json]:
        """What a person would count up from that view; a page shows it, bots do without."""
        return {}

    def guess(self, seat: Seat, chance: Chance) -> State:
        """A state this seat cannot tell from this one: the unknown cards are dealt again."""
        new = self.copy()
        rows = len(new.sealed)
        for phase in reversed(new.stack):
            if phase.sealed():
                rows -= 1
                new.sealed[rows] = phase.unseal(new, new.sealed[rows], seat)
        new.redeal(seat, chance)
        if new.stack:
            new.asking = new.stack[-1].waiting(new)
        return new

    # Written by each game.

    def copy(self) -> State:
        raise NotImplementedError

    def lay_open(self) -> Mapping[str, Json]:
        """Name what everyone may see; it is made once for all of them."""
        return {}

    def show(self, seat: Seat) -> Mapping[str, Json]:
        """Name what this seat may see besides; whatever is not named stays hidden."""
        raise NotImplementedError

    def redeal(self, seat: Seat, chance: Chance) -> None:
        """Redeal what this seat cannot know, true to everything it does know."""
        raise NotImplementedError

    def asides(self, seat: Seat) -> list[Move]:
        return []

    def account(self, seat: Seat) -> list[Line]:
        """How this seat's score came about, line by line; they add up to it."""
        return []

    def minutes(self) -> int:
        """How long a real clock, if one runs now, lets the game go on in all; else 0."""
        return 0

    def speakers(self) -> tuple[Seat, ...]:
        """The seats with an aside to make now though nobody waits for them: bots are polled."""
        return NOBODY

    # For phases.

    def push(self, phase: Phase) -> None:
        self.stack.append(phase)
        if phase.sealed():
            self.sealed.append([None] * len(self.scores))

    def pop(self) -> None:
        if self.stack.pop().sealed():
            self.sealed.pop()

    def swap(self, phase: Phase) -> None:
        """Put this phase in place of the top one; a seal stays shut if both are sealed."""
        if phase.sealed() == (len(self.sealed) > 0 and self.stack[-1].sealed()):
            self.stack[-1] = phase
        else:
            self.pop()
            self.push(phase)

    def finish(self) -> None:
        self.stack.clear()
        self.sealed.clear()

    def left_of(self, seat: Seat) -> Seat:
        return self.seating.left[seat]

    def others_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Everyone else, clockwise, beginning on this seat's left."""
        return self.seating.others[seat]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Everyone, clockwise, beginning on this seat's left and ending with it."""
        return self.seating.around[seat]
