"""What every game in the catalogue promises, as checks that can be put to any game.

A promise takes a game, a number of seats and the number of a night, plays that night at random, and
raises AssertionError where the promise is broken. Night 0 is played as the box says; every other
draws house rules and an edition of its own. The same night is always the same game.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.fever_cards import more_cards
from tools.seam import wrong_event, wrong_move, wrong_view
from yuletable.bots.bot import sight as sight_of
from yuletable.bots.levels import bot
from yuletable.kernel.ballot import Decline
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE, Aside, Event, Host, Json, Move, Seat, State
from yuletable.kernel.edition import canonical
from yuletable.kernel.errors import Invalid, NotAsked, Refused, Unreadable
from yuletable.kernel.game import Game
from yuletable.kernel.match import Match, read_record, replay, verify, write_record
from yuletable.kernel.options import Option

Promise = Callable[[Game, int, int], None]

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 20_000  # moves; no game of ours comes near it
AHEAD = 120  # moves that two equal states are played on
DRAWS = 50  # of house rules, of which some must go together
DEALS = 12  # of which some look alike to a passer-by
LIKE = 2  # other moves compared with the one that is made
TRIED = 30  # moves tried on every seat of a position
CALM = (1, 2, 16)  # how seldom a night's players use what a window offers: one time in so many
SENSE = {  # games that chance alone hardly ever ends: one move in so many is a sensible bot's
    "holiday_shuffle": (2, 4)
}
NONSENSE = ("", " ", "?", "--", "99", "lay an egg", "0:", ">", "×", "pass pass")

EDITIONS: dict[str, tuple[Json, ...]] = {  # the box, and changes to it that rules speak of
    "secret_santa": (
        None,
        {"special_types": {"types": {"carol": "star"}}},
        {"special_types": {"types": {"carol": "snow"}}},
    ),
    "christmas_opoly": (
        None,
        {"presents": {"count": 7}, "trees": {"count": 2}},
        {"start_money": {"total": 630, "notes": [[500, 1], [100, 1], [10, 3]]}},
        "even",
    ),
    "holiday_shuffle": (
        None,
        {"same_month_cap": {"points": 3}},
        {"calendar": {"leap_day": "never"}},
        "calm",
    ),
    "north_pole": (
        None,
        {"boards": {"boards": {"standard": {"upper_bridge": 44, "slope_top": 82}}}},
        {"constants": {"hand_size": 6, "hustle_spaces": 5, "express_spaces": 12}},
    ),
    "holiday_fever": (None, more_cards()),
}


# A night at the table.


def table(game: Game, seats: int, night: int) -> Match:
    """The match of this night, before its first move."""
    seed = f"{game.name} for {seats}, night {night}"
    if night == 0:
        return Match(game, seats, seed=seed, options=needed(game, seats))
    editions = EDITIONS.get(game.name, (None,))
    edition = editions[(seats + night) % len(editions)]
    return Match(
        game, seats, seed=seed, options=house_rules(game, seats, seed, edition), edition=edition
    )


TURNS = 150  # after which the richest wins: random traders can keep each other alive


def needed(game: Game, seats: int) -> dict[str, Json]:
    """The options without which so many may not sit down, or such players might never get up."""
    found = {o.name: seats for o in game.options if o.name == "max_players" and seats > o.default}
    return found | {o.name: TURNS for o in game.options if o.name == "turn_cap"}


def house_rules(game: Game, seats: int, seed: str, edition: Json) -> dict[str, Json]:
    """House rules drawn by lot, until they go together."""
    luck = stream(seed, "house rules")
    for _ in range(DRAWS):
        options = {option.name: choice(option, seats, luck) for option in game.options}
        options |= needed(game, seats)
        try:
            game.terms(seats, edition, options)
        except Invalid:
            continue
        return options
    raise AssertionError(f"{game.name}: no house rules go together")


def choice(option: Option, seats: int, luck: Chance) -> Json:
    choices = list(option.allowed)
    if option.number_from is not None:
        more = seats if option.below_seats else option.number_from + 2
        choices += range(option.number_from, more)
    return choices[luck.below(len(choices))]


class Players:
    """Everyone at the table, playing at random, with a sensible move now and then if it must be."""

    def __init__(self, game: Game, seed: str) -> None:
        self.luck = stream(seed, "players")
        self.calm = CALM[self.luck.below(len(CALM))]
        sense = SENSE.get(game.name, (0,))
        self.sense = sense[self.luck.below(len(sense))] if len(sense) > 1 else sense[0]
        self.bot = bot("greedy", game) if self.sense else None

    def choose(self, state: State) -> tuple[Seat, Move]:
        """A move of a seat that is awaited; now and then of one that may make an aside."""
        seats = state.waiting()
        assert seats, f"the game is not over, and nobody is asked: {state.stack}"
        if not self.luck.below(6):
            seats = tuple([seat for seat in range(len(state.scores)) if state.menu(seat)])
            assert seats, f"nobody who is asked has a menu: {state.stack}"
        seat = seats[self.luck.below(len(seats))]
        menu = state.menu(seat)
        assert menu, f"seat {seat} is asked and has no menu: {state.stack}"
        if self.bot is not None and not self.luck.below(self.sense):
            return seat, self.bot.choose(sight_of(state, seat), self.luck)
        window = isinstance(menu[0], Decline) and state.stack[-1].sealed()
        if window and self.luck.below(self.calm):
            return seat, menu[0]
        return seat, menu[self.luck.below(len(menu))]


def steps(match: Match) -> Iterator[tuple[Seat, Move]]:
    """Play a night to its end, and tell each move before it is made."""
    players = Players(match.game, match.record.seed)
    for _ in range(LONGEST):
        if match.over():
            return
        seat, move = players.choose(match.state)
        yield seat, move
        try:
            match.play(seat, move)
        except Refused as refused:
            raise AssertionError(f"{place(match)}: on the menu, and refused: {refused}") from None
        except RuntimeError as endless:
            raise AssertionError(f"{place(match)}: {endless}") from None
    raise AssertionError(f"{place(match)}: and still the game is not over")


@cache
def moves_in(game: Game, seats: int, night: int) -> int:
    """How many moves a night has."""
    return len(list(steps(table(game, seats, night))))


def walk(match: Match, night: int, looks: int) -> Iterator[tuple[Seat, Move]]:
    """Play a night to its end, and halt for about so many looks, evenly spread."""
    every = max(1, moves_in(match.game, match.record.seats, night) // looks)
    for made, step in enumerate(steps(match)):
        if made % every == 0:
            yield step


def played(game: Game, seats: int, night: int) -> Match:
    """A whole night."""
    match = table(game, seats, night)
    for _ in steps(match):
        pass
    return match


def ahead(game: Game, state: State, seed: str) -> list[Any]:
    """Play a state on, with luck from this seed, and tell all that happens."""
    players = Players(game, seed)
    told: list[Any] = []
    for made in range(AHEAD):
        if state.over():
            break
        seat, move = players.choose(state)
        host = Host(stream(seed, "table", made), loud=True)
        state.play(seat, move, host)
        told.append((seat, move.text(), host.events))
    return [*told, portrait(game, state)]


# What can be told of a state.


def place(match: Match) -> str:
    """Where we are, so that a broken promise can be found again."""
    record = match.record
    return f"{record.seed!r} after {len(record.moves)} moves, options {record.options}"


def everyone(state: State) -> list[Seat]:
    """Every pair of eyes: the seats, and a passer-by."""
    return [*range(len(state.scores)), HOUSE]


def sight(state: State, eyes: Seat) -> str:
    """What somebody sees and may do, to the byte."""
    return canonical([state.view(eyes), texts(state.menu(eyes))])


def texts(menu: list[Move]) -> list[str]:
    return [move.text() for move in menu]


def portrait(game: Game, state: State) -> str:
    """Everything there is to tell of a state, to the byte."""
    sights = [sight(state, eyes) for eyes in everyone(state)]
    return canonical([game.write_position(state), list(state.waiting()), sights])


def position(game: Game, state: State) -> str:
    return canonical(game.write_position(state))


def heard(events: list[Event], eyes: Seat) -> str:
    return canonical([event.seen_by(eyes) for event in events])


def answer(state: State, seat: Seat, move: Move) -> str:
    """What the table says to a move: nothing, or why not."""
    try:
        state.check(seat, move)
    except Refused as refused:
        return str(refused)
    return ""


def next_state(state: State, seat: Seat, move: Move, luck: Chance) -> tuple[State, list[Event]]:
    """What a move would lead to, and what would be told; the state itself stays."""
    new = state.copy()
    host = Host(luck, loud=True)
    new.play(seat, move, host)
    return new, host.events


class Pool:
    """Moves to try: all that were on a menu so far, and what looks like them."""

    def __init__(self, game: Game, seed: str) -> None:
        self.read = game.read_move
        self.luck = stream(seed, "pool")
        self.texts: dict[str, None] = {}  # a set that keeps its order

    def learn(self, state: State) -> None:
        for seat in range(len(state.scores)):
            self.texts.update(dict.fromkeys(texts(state.menu(seat))))

    def some(self) -> list[str]:
        """A few of them, one half a letter or a digit off."""
        known = list(self.texts)
        words = [known[self.luck.below(len(known))] for _ in range(TRIED)]
        return [self.blurred(word) if at % 2 else word for at, word in enumerate(words)]

    def blurred(self, word: str) -> str:
        at = self.luck.below(len(word))
        by = 1 if self.luck.below(2) else -1
        return word[:at] + chr(ord(word[at]) + by) + word[at + 1 :]

    def moves(self) -> list[Move]:
        found: dict[Move, None] = {}
        for text in self.some():
            try:
                found[self.read(text)] = None
            except Unreadable:
                continue
        return list(found)


# Records, positions and moves.


def a_record_tells_the_whole_game(game: Game, seats: int, night: int) -> None:
    """The same record, the same state and events."""
    match = played(game, seats, night)
    try:
        again = replay(game, read_record(write_record(match.record)))
    except Invalid as invalid:
        raise AssertionError(f"{place(match)}: cannot be replayed: {invalid}") from None
    assert again.events == match.events, f"{place(match)}: other events on replay"
    assert portrait(game, again.state) == portrait(game, match.state), f"{place(match)}: other end"
    assert verify(game, match.record).record == match.record


def a_position_reads_back(game: Game, seats: int, night: int) -> None:
    """A position read back from its text is the state, and has the same future."""
    match = table(game, seats, night)
    for number, _ in enumerate(walk(match, night, 40)):
        again = read_back(match, match.state)
        if number % 4 == 0:
            seed = f"{match.record.seed}, ahead from {number}"
            future = ahead(game, match.state.copy(), seed)
            assert ahead(game, again, seed) == future, f"{place(match)}: another future"
    read_back(match, match.state)


def read_back(match: Match, state: State) -> State:
    text = position(match.game, state)
    record = match.record
    try:
        again = Match(
            match.game,
            record.seats,
            seed=record.seed,
            edition=record.edition,
            options=record.options,
            position=json.loads(text),
        )
    except Invalid as invalid:
        why = f"{place(match)}: cannot be read back: {invalid}"
        raise AssertionError(f"{why}: {text}") from None
    assert again.events == [], f"{place(match)}: a position read back goes on by itself"
    same = portrait(match.game, again.state) == portrait(match.game, state)
    assert same, f"{place(match)}: {text} is read back as {position(match.game, again.state)}"
    return again.state


def a_move_reads_back(game: Game, seats: int, night: int) -> None:
    """A move read back from its text equals the move."""
    match = table(game, seats, night)
    for _ in walk(match, night, 200):
        for seat in range(seats):
            for move in match.menu(seat):
                again = game.read_move(move.text())
                same = again == move and hash(again) == hash(move) and again.text() == move.text()
                assert same, f"{place(match)}: {move!r} is read back as {again!r}"


def records_replay_elsewhere(
    game: Game, seats: int, night: int, source: str = "yuletable.games.catalogue"
) -> None:
    """In a fresh process, with other hash seeds, a record leads to the same position."""
    match = played(game, seats, night)
    wanted = fingerprint(match)
    for hash_seed in ("1", "4711"):
        found = subprocess.run(
            [sys.executable, "-c", "from tests.promises import replay_here; replay_here()"],
            input=json.dumps([source, game.name, write_record(match.record)]),
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == 0, f"{place(match)}: {found.stderr}"
        assert found.stdout == wanted, f"{place(match)}: another end in a process of its own"


def replay_here() -> None:
    """The other end of `records_replay_elsewhere`."""
    source, name, record = json.load(sys.stdin)
    game = importlib.import_module(source).GAMES[name]
    sys.stdout.write(fingerprint(replay(game, read_record(record))))


def fingerprint(match: Match) -> str:
    """The hash of where a match stands and of all that anyone was told."""
    told = [heard(match.events, eyes) for eyes in everyone(match.state)]
    return sha256(canonical([portrait(match.game, match.state), told]).encode()).hexdigest()


# Menus, the law and refusals.


def menus_are_lawful(game: Game, seats: int, night: int) -> None:
    """Whoever is awaited is asked and has a menu, and all that is on it may be played."""
    match = table(game, seats, night)
    for _ in walk(match, night, 200):
        state = match.state
        asked = state.view(HOUSE)["asked"]
        for seat in state.waiting():
            assert seat in asked, f"{place(match)}: seat {seat} is awaited and not asked"
            assert state.menu(seat), f"{place(match)}: seat {seat} is awaited and has no menu"
        for seat in range(seats):
            menu = state.menu(seat)
            assert len(set(menu)) == len(menu), f"{place(match)}: twice on the menu: {texts(menu)}"
            for move in menu:
                why = answer(state, seat, move)
                assert not why, f"{place(match)}: {move} is on the menu of seat {seat}: {why}"


def what_is_lawful_is_on_the_menu(game: Game, seats: int, night: int) -> None:
    """The law accepts a move exactly if it is on the menu; of open choices a menu lists a few."""
    match = table(game, seats, night)
    pool = Pool(game, match.record.seed)
    for _ in walk(match, night, 100):
        state = match.state
        pool.learn(state)
        moves = pool.moves()
        for seat in range(seats):
            menu = set(state.menu(seat))
            for move in moves:
                why = answer(state, seat, move)
                assert why or move in menu or move.open(), (
                    f"{place(match)}: {move} by seat {seat} is lawful and not on its menu"
                )


def a_move_out_of_turn_is_refused(game: Game, seats: int, night: int) -> None:
    """Whoever is not awaited cannot make the move of somebody who is."""
    match = table(game, seats, night)
    for _ in walk(match, night, 60):
        before = portrait(game, match.state)
        awaited = match.waiting()
        moves = [move for seat in awaited for move in match.menu(seat)]
        moves = [move for move in moves if not isinstance(move, Aside)][:TRIED]
        for seat in range(seats):
            for move in moves if seat not in awaited else []:
                refused = refusal(match, seat, move.text())
                assert isinstance(refused, NotAsked), f"{place(match)}: {move} by seat {seat}"
        assert portrait(game, match.state) == before, f"{place(match)}: a refused move changed it"


def a_refused_move_changes_nothing(game: Game, seats: int, night: int) -> None:
    """After a refusal everything is as before, and the move it suggests may be played."""
    match = table(game, seats, night)
    pool = Pool(game, match.record.seed)
    for _ in walk(match, night, 40):
        pool.learn(match.state)
        before = portrait(game, match.state), write_record(match.record), len(match.events)
        tried = [*pool.some(), *NONSENSE]
        for seat in (*range(seats), HOUSE, seats):
            menu = texts(match.menu(seat)) if 0 <= seat < seats else []
            for text in tried:
                refused = refusal(match, seat, text)
                assert refused is None or refused.instead in ("", *menu), (
                    f"{place(match)}: {text!r} by seat {seat} is answered with {refused}"
                )
        after = portrait(game, match.state), write_record(match.record), len(match.events)
        assert after == before, f"{place(match)}: changed by one of {tried}"


def refusal(match: Match, seat: Seat, text: str) -> Refused | None:
    """How a match refuses a move; what it would accept is not played."""
    if 0 <= seat < match.record.seats:
        try:
            match.state.check(seat, match.game.read_move(text))
            return None
        except Refused:
            pass
    try:
        match.play(seat, text)
    except Refused as refused:
        return refused
    raise AssertionError(f"{place(match)}: {text!r} by seat {seat} is played though it is refused")


def every_refusal_cites_a_clause(game: Game, seats: int, night: int) -> None:
    """A refusal names a clause that stands in the rules, and says why in a sentence."""
    known = clauses(game)
    match = table(game, seats, night)
    pool = Pool(game, match.record.seed)
    for _ in walk(match, night, 40):
        pool.learn(match.state)
        for text in [*pool.some(), *NONSENSE]:
            for seat in (*range(seats), seats):
                refused = refusal(match, seat, text)
                if refused is not None:
                    why = f"{place(match)}: {text!r} by seat {seat} is answered with {refused}"
                    assert refused.clause in known, f"{why}: there is no clause {refused.clause}"
                    assert refused.why.endswith((".", ".”", "?", "!")), f"{why}: no sentence"


def clauses(game: Game) -> set[str]:
    """The clauses of the table and of this game."""
    books = ["table"] if game.prefix == "TB" else ["table", game.name]
    found: set[str] = set()
    for book in books:
        file = ROOT / "docs" / "rules" / f"{book}.md"
        assert file.is_file(), f"{file.name} is missing from docs/rules"
        found.update(re.findall(r"(?m)^- \*\*([A-Z]{2}-\d+)\*\* \[", file.read_text("utf-8")))
    return found


# Copies and luck.


def a_copy_goes_its_own_way(game: Game, seats: int, night: int) -> None:
    """Playing on a copy changes nothing else, and two copies with equal luck agree."""
    match = table(game, seats, night)
    for number, _ in enumerate(walk(match, night, 15)):
        seed = f"{match.record.seed}, ahead from {number}"
        before = portrait(game, match.state)
        one, two = match.state.copy(), match.state.copy()
        assert portrait(game, one) == before, f"{place(match)}: a copy is not the same"
        story = ahead(game, one, seed)
        assert portrait(game, match.state) == before, f"{place(match)}: a copy shares something"
        assert portrait(game, two) == before, f"{place(match)}: two copies share something"
        assert ahead(game, two, seed) == story, f"{place(match)}: luck from within the state"


def a_view_is_a_picture(game: Game, seats: int, night: int) -> None:
    """What somebody was shown stays as it was when the game goes on: a view shares nothing."""
    match = table(game, seats, night)
    shown: dict[Seat, tuple[Any, str]] = {}
    for _ in walk(match, night, 30):
        for eyes, (view, then) in shown.items():
            assert repr(view) == then, f"{place(match)}: what {eyes} was shown has changed since"
        for eyes in everyone(match.state):
            view = {**match.state.view(eyes), **match.state.reckon(eyes)}
            shown[eyes] = view, repr(view)


def what_is_told_is_declared(game: Game, seats: int, night: int) -> None:
    """Views, menus and events hold what the game declares: all of it, and nothing else."""
    match = table(game, seats, night)
    for _ in walk(match, night, 30):
        for eyes in everyone(match.state):
            wrong = wrong_view(match.state, eyes)
            assert not wrong, f"{place(match)}: what {eyes} sees is not as declared: {wrong[:3]}"
            moves = [sentence for move in match.state.menu(eyes) for sentence in wrong_move(move)]
            assert not moves, f"{place(match)}: a move is not as declared: {moves[:3]}"
    wrong = [sentence for event in match.events for sentence in wrong_event(event)]
    assert not wrong, f"{place(match)}: an event is not as declared: {wrong[:3]}"
    for eyes in everyone(match.state):
        wrong = wrong_view(match.state, eyes)
        assert not wrong, f"{place(match)}: what {eyes} sees is not as declared: {wrong[:3]}"


# Secrets.


def a_guess_looks_the_same(game: Game, seats: int, night: int) -> None:
    """Nobody can tell a guess from the truth, and guessing changes nothing."""
    match = table(game, seats, night)
    for number, _ in enumerate(walk(match, night, 50)):
        state = match.state
        before = position(game, state)
        for eyes in everyone(state):
            guess = state.guess(eyes, stream(match.record.seed, f"guess of {eyes}", number))
            seen = sight(guess, eyes)
            assert seen == sight(state, eyes), f"{place(match)}: {eyes} sees in its guess {seen}"
            assert guess.waiting(), f"{place(match)}: the guess of {eyes} waits for nobody"
        assert position(game, state) == before, f"{place(match)}: guessing changed the state"


def a_guess_is_a_lawful_position(game: Game, seats: int, night: int) -> None:
    """A guess can be written, read back and played on."""
    match = table(game, seats, night)
    for number, _ in enumerate(walk(match, night, 10)):
        for eyes in everyone(match.state):
            seed = f"{match.record.seed}, guess of {eyes} at {number}"
            guess = match.state.guess(eyes, stream(seed, "guess"))
            read_back(match, guess)
            ahead(game, guess, seed)


def a_guess_knows_no_more_than_its_seat(game: Game, seats: int, night: int) -> None:
    """In worlds that somebody cannot tell apart, equal luck makes them guess the same."""
    match = table(game, seats, night)
    for seat, move in walk(match, night, 25):
        for eyes in everyone(match.state):
            guess = match.state.guess(eyes, stream(match.record.seed, "one"))
            guesses_alike(match, eyes, match.state, guess)
            for real, twin in lookalikes(match, seat, move, eyes):
                guesses_alike(match, eyes, real, twin)
    for eyes, one, two in like_deals(match):
        guesses_alike(one, eyes, one.state, two.state)


def guesses_alike(match: Match, eyes: Seat, one: State, two: State) -> None:
    luck = [stream(match.record.seed, f"guess of {eyes}") for _ in range(2)]
    guesses = [
        position(match.game, one.guess(eyes, luck[0])),
        position(match.game, two.guess(eyes, luck[1])),
    ]
    assert guesses[0] == guesses[1], f"{place(match)}: {eyes} guesses {guesses[0]} or {guesses[1]}"


def guesses_differ(game: Game, seats: int, night: int) -> None:
    """In the course of a game, what somebody cannot see comes out different in their guesses."""
    match = table(game, seats, night)
    alike = set(everyone(match.state))
    for number, _ in enumerate(steps(match)):
        if not alike:
            return
        truth = position(game, match.state)
        for eyes in sorted(alike):
            luck = stream(match.record.seed, f"guess of {eyes}", number)
            one, two = [position(game, match.state.guess(eyes, luck)) for _ in range(2)]
            if len({truth, one, two}) == 3:
                alike.remove(eyes)
    raise AssertionError(f"{place(match)}: the guesses of {sorted(alike)} are all alike")


def twins(match: Match, seat: Seat, move: Move, eyes: Seat) -> Iterator[tuple[State, list[Event]]]:
    """What the same move leads to in worlds these eyes cannot tell apart, the real one first."""
    seed = f"{match.record.seed}, twins of {eyes} at {len(match.record.moves)}"
    yield next_state(match.state, seat, move, stream(seed, "table"))
    yield next_state(match.state, seat, move, stream(seed, "other"))
    guess = match.state.guess(eyes, stream(seed, "guess"))
    if move in guess.menu(seat):
        yield next_state(guess, seat, move, stream(seed, "table"))


def lookalikes(match: Match, seat: Seat, move: Move, eyes: Seat) -> Iterator[tuple[State, State]]:
    """Pairs of worlds after this move, or one like it, that look and sound the same to these eyes.

    To others a move may be like another: somebody lays a card face down, and only they know which.
    """
    (real, told), *worlds = twins(match, seat, move, eyes)
    seed = f"{match.record.seed}, twins of {eyes} at {len(match.record.moves)}"
    menu = match.state.menu(seat)
    luck = stream(seed, "moves")
    for other in [menu[luck.below(len(menu))] for _ in range(LIKE if eyes != seat else 0)]:
        worlds.append(next_state(match.state, seat, other, stream(seed, "table")))
    seen = sight(real, eyes), heard(told, eyes)
    for twin, others in worlds:
        if (sight(twin, eyes), heard(others, eyes)) == seen:
            yield real, twin


def phases_keep_no_secrets(game: Game, seats: int, night: int) -> None:
    """Worlds that look alike to somebody have the same phases, now and after any move."""
    match = table(game, seats, night)
    for seat, move in walk(match, night, 60):
        for eyes in everyone(match.state):
            guess = match.state.guess(eyes, stream(match.record.seed, "phases"))
            assert guess.stack == match.state.stack, f"{place(match)}: {eyes} guesses other phases"
            for real, twin in lookalikes(match, seat, move, eyes):
                assert twin.stack == real.stack, (
                    f"{place(match)}: {move} by seat {seat} leaves {real.stack}, "
                    f"and in a world that looks the same to {eyes} {twin.stack}"
                )


def events_tell_no_secrets(game: Game, seats: int, night: int) -> None:
    """What somebody is told of a move, they see afterwards: nothing is told beyond that."""
    match = table(game, seats, night)
    for seat, move in walk(match, night, 60):
        for eyes in everyone(match.state):
            (real, told), *worlds = twins(match, seat, move, eyes)
            for event in told:
                secret = set(event.kind.secrets) if eyes not in event.eyes else set()
                assert not secret & set(event.seen_by(eyes)), f"{place(match)}: {event}"
            for twin, others in worlds:
                if sight(twin, eyes) == sight(real, eyes):
                    assert heard(others, eyes) == heard(told, eyes), (
                        f"{place(match)}: after {move} by seat {seat}, {eyes} sees the same in two "
                        f"worlds and hears {heard(told, eyes)} or {heard(others, eyes)}"
                    )
    for eyes, one, two in like_deals(match):
        sounds = heard(one.events, eyes), heard(two.events, eyes)
        assert sounds[0] == sounds[1], f"{place(two)}: the deal tells {eyes} {sounds[1]}"


def like_deals(match: Match) -> Iterator[tuple[Seat, Match, Match]]:
    """Deals with different luck that look alike to somebody."""
    record = match.record
    seen: dict[tuple[Seat, str], Match] = {}
    for deal in range(DEALS):
        other = Match(
            match.game,
            record.seats,
            seed=f"{record.seed}, deal {deal}",
            edition=record.edition,
            options=record.options,
        )
        for eyes in everyone(other.state):
            known = seen.setdefault((eyes, sight(other.state, eyes)), other)
            if known is not other:
                yield eyes, known, other


def a_refusal_gives_nothing_away(game: Game, seats: int, night: int) -> None:
    """A seat hears the same answer to any move in its guess as in truth."""
    match = table(game, seats, night)
    pool = Pool(game, match.record.seed)
    for number, _ in enumerate(walk(match, night, 50)):
        pool.learn(match.state)
        moves = pool.moves()
        for seat in range(seats):
            luck = stream(match.record.seed, f"guess of {seat}", number)
            guess = match.state.guess(seat, luck)
            for move in moves:
                true, guessed = answer(match.state, seat, move), answer(guess, seat, move)
                assert true == guessed, (
                    f"{place(match)}: {move} by seat {seat} is answered {true!r}, "
                    f"and {guessed!r} in its guess"
                )


# Windows and ballots.


def sealed_answers_stay_sealed(game: Game, seats: int, night: int) -> None:
    """An answer under seal, a decline above all, changes nothing for anybody else."""
    match = table(game, seats, night)
    for number, (seat, move) in enumerate(walk(match, night, 150)):
        state = match.state
        if not state.stack[-1].sealed():
            continue
        new, told = next_state(state, seat, move, stream(match.record.seed, "sealed", number))
        if len(new.sealed) != len(state.sealed) or new.sealed[-1][seat] != move:
            continue  # it was the last answer, or a reaction that all may see
        assert not told, f"{place(match)}: {move} by seat {seat} is told: {told}"
        for eyes in everyone(state):
            asked_now = eyes in new.waiting() and eyes not in state.waiting()
            if eyes == seat:
                continue
            where = f"{place(match)}: {move} by seat {seat} shows to {eyes}"
            assert canonical(new.view(eyes)) == canonical(state.view(eyes)), f"{where}: the view"
            if not asked_now:
                one, two = [stream(match.record.seed, "sealed", number) for _ in range(2)]
                before, after = state.guess(eyes, one), new.guess(eyes, two)
                assert texts(new.menu(eyes)) == texts(state.menu(eyes)), f"{where}: the menu"
                assert position(game, before) == position(game, after), f"{where}: its guesses"


def who_is_asked_is_no_secret(game: Game, seats: int, night: int) -> None:
    """While everybody declines, worlds that look alike to a seat keep looking alike to it."""
    match = table(game, seats, night)
    for number, _ in enumerate(walk(match, night, 40)):
        for eyes in everyone(match.state):
            seed = f"{match.record.seed}, windows for {eyes} at {number}"
            guess = match.state.guess(eyes, stream(seed, "guess"))
            real, guessed = declining(match.state.copy(), eyes, seed), declining(guess, eyes, seed)
            assert real == guessed, f"{place(match)}: {eyes} sees {real} or {guessed}"


def declining(state: State, eyes: Seat, seed: str) -> list[str]:
    """What somebody sees, one sight after another, while every window is declined.

    Once a window has closed the game goes on, and may turn up what nobody knew.
    """
    seen = [canonical(state.view(eyes))]
    window = state.stack[-1]
    while state.stack and state.stack[-1] is window:
        seat = state.waiting()[0]
        meekest = state.menu(seat)[0]
        if not isinstance(meekest, Decline):
            break
        state.play(seat, meekest, Host(stream(seed, "table", len(seen))))
        view = canonical(state.view(eyes))
        if view != seen[-1] and state.stack and state.stack[-1] is window:
            seen.append(view)
    return seen


# The end.


def every_game_ends(game: Game, seats: int, night: int) -> None:
    """The game is over at last, each seat has a score, and nobody may move any more."""
    match = table(game, seats, night)
    pool = Pool(game, match.record.seed)
    for _ in walk(match, night, 40):
        pool.learn(match.state)
        assert sorted(match.view(HOUSE)["order"]) == list(range(seats)), place(match)
        assert len(match.scores()) == seats, f"{place(match)}: scores {match.scores()}"
        assert match.record.end is None, f"{place(match)}: it is not over yet"
    assert len(match.scores()) == seats, f"{place(match)}: scores {match.scores()}"
    assert match.record.end is not None, f"{place(match)}: the record does not say how it ended"
    assert match.waiting() == (), f"{place(match)}: it is over, and somebody is awaited"
    assert all(match.view(eyes)["over"] for eyes in everyone(match.state)), place(match)
    for seat in range(seats):
        assert match.menu(seat) == [], f"{place(match)}: it is over, and seat {seat} may move"
        for text in pool.texts:
            refused = refusal(match, seat, text)
            assert refused is not None, f"{place(match)}: it is over, and {text} is accepted"


PROMISES: tuple[Promise, ...] = (
    a_record_tells_the_whole_game,
    a_position_reads_back,
    a_move_reads_back,
    records_replay_elsewhere,
    menus_are_lawful,
    what_is_lawful_is_on_the_menu,
    a_move_out_of_turn_is_refused,
    a_refused_move_changes_nothing,
    every_refusal_cites_a_clause,
    a_copy_goes_its_own_way,
    a_view_is_a_picture,
    what_is_told_is_declared,
    a_guess_looks_the_same,
    a_guess_is_a_lawful_position,
    a_guess_knows_no_more_than_its_seat,
    guesses_differ,
    phases_keep_no_secrets,
    events_tell_no_secrets,
    a_refusal_gives_nothing_away,
    sealed_answers_stay_sealed,
    who_is_asked_is_no_secret,
    every_game_ends,
)
