"""The promises have teeth: each of these broken games is caught by the promise it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypedDict

import pytest

from tests import promises
from tests.kernel import toy
from tests.kernel.toy import MITTEN, SNATCH, SPIN, TAKE, Offer, Snatch, Stockings, Turn, game_of
from tests.promises import PROMISES, Promise
from yuletable.games.secret_santa import GAME as SECRET_SANTA
from yuletable.kernel.ballot import DECLINE, Window
from yuletable.kernel.chance import Chance, stream
from yuletable.kernel.core import HOUSE, Host, Json, Kind, Move, Phase, Seat, State
from yuletable.kernel.errors import Illegal, NotAsked, Unreadable
from yuletable.kernel.game import Game

NIGHTS = 10  # a small game needs a few nights for everything to happen in it


@dataclass(frozen=True)
class Fault:
    """A broken game, the promise it breaks, and what must be said about it."""

    game: Game
    promise: Promise
    words: str


FAULTS: dict[str, Fault] = {}


def plant(promise: Promise, words: str) -> Callable[[type[Stockings]], type[Stockings]]:
    """Enter a broken kind of Stockings among the faults."""

    def enter(kind: type[Stockings]) -> type[Stockings]:
        FAULTS[f"{kind.__name__}, {promise.__name__}"] = Fault(game_of(kind), promise, words)
        return kind

    return enter


# Views.


@plant(promises.a_view_is_a_picture, "was shown has changed")
class AViewSharesTheHand(Stockings):
    def show(self, seat: Seat) -> dict[str, Json]:
        return {**super().show(seat), "mine": self.hands[seat] if seat != HOUSE else None}


@plant(promises.a_guess_looks_the_same, "sees in its guess")
class AViewShowsTheTopOfTheDeck(Stockings):
    def show(self, seat: Seat) -> dict[str, Json]:
        return {**super().show(seat), "next": self.deck[-1:]}


@plant(promises.a_guess_looks_the_same, "-1 sees in its guess")
class APasserBySeesAHand(Stockings):
    def show(self, seat: Seat) -> dict[str, Json]:
        return {**super().show(seat), "hand": self.hands[seat][:]}


class Slip(Turn):
    """Tells a card by its name, though a number is declared."""

    def take(self, state: Stockings, seat: Seat, host: Host) -> None:
        super().take(state, seat, host)
        host.tell(Kind("again", "card: int"), seat, ("mitten",))


@plant(promises.what_is_told_is_declared, "an event is not as declared: .*again.card: 'mitten'")
class AnEventIsNotAsDeclared(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Slip(seat)


class Seen(TypedDict):
    """What the view of this game should hold."""

    held: list[int]


@plant(promises.what_is_told_is_declared, "sees is not as declared: .*lay_open.hung: not declared")
class AViewHoldsMoreThanDeclared(Stockings):
    def lay_open(self) -> Seen:
        more: Any = {"held": [len(hand) for hand in self.hands], "hung": 1}
        seen: Seen = more
        return seen


@plant(promises.what_is_told_is_declared, "sees is not as declared: .*lay_open.held: missing")
class AViewHoldsLessThanDeclared(Stockings):
    def lay_open(self) -> Seen:
        less: Any = {}
        seen: Seen = less
        return seen


# Windows and ballots.


class ForHolders(Snatch):
    """Only whoever holds a mitten is asked."""

    def admits(self, state: Stockings, seat: Seat) -> bool:
        return MITTEN in state.hands[seat]


@plant(promises.who_is_asked_is_no_secret, "sees")
class AWindowAsksTheHolderOnly(Stockings):
    def snatch(self, after: Seat) -> Window:
        return ForHolders(self.others_from(after), after)


class HiddenForHolders(ForHolders):
    """The same, and what everybody sees does not say so."""

    def asked(self, state: Stockings) -> tuple[Seat, ...]:
        return self.turn


@plant(promises.a_guess_looks_the_same, "waits for nobody|sees in its guess")
class AWindowAsksTheHolderOnlyAndHidesIt(Stockings):
    def snatch(self, after: Seat) -> Window:
        return HiddenForHolders(self.others_from(after), after)


class Logged(Snatch):
    """A decline is announced."""

    def play(self, state: Stockings, seat: Seat, move: Move, host: Host) -> None:
        super().play(state, seat, move, host)
        if move == DECLINE:
            host.tell(Kind("declined"), seat)


@plant(promises.sealed_answers_stay_sealed, "is told")
class ADeclineIsAnnounced(Stockings):
    def snatch(self, after: Seat) -> Window:
        return Logged(self.others_from(after), after)


@plant(promises.sealed_answers_stay_sealed, "shows to .*: the view")
class ADeclineIsCounted(Stockings):
    def show(self, seat: Seat) -> dict[str, Json]:
        return {**super().show(seat), "declined": sum([row.count(DECLINE) for row in self.sealed])}


class Shrinking(Snatch):
    """Whoever has declined is no longer among the asked."""

    def asked(self, state: Stockings) -> tuple[Seat, ...]:
        asked = super().asked(state)
        answers = state.sealed[-1] if state.stack[-1] is self else [None] * len(state.hands)
        return tuple([seat for seat in asked if not answers[seat]])


@plant(promises.sealed_answers_stay_sealed, "shows to .*: the view")
class ADeclineThinsOutTheAsked(Stockings):
    def snatch(self, after: Seat) -> Window:
        return Shrinking(self.others_from(after), after)


class Glass(Offer):
    """What has been laid under seal survives in everybody's guesses."""

    def unseal(self, state: Any, answers: list[Move | None], seat: Seat) -> list[Move | None]:
        return answers


@plant(promises.sealed_answers_stay_sealed, "shows to .*: its guesses")
@plant(promises.a_guess_knows_no_more_than_its_seat, "guesses .* or")
class ASealIsMadeOfGlass(Stockings):
    def offer(self) -> Phase:
        return Glass()


# Copies and luck.


@plant(promises.a_copy_goes_its_own_way, "a copy shares something")
class ACopySharesTheHands(Stockings):
    def copy(self) -> Stockings:
        new = super().copy()
        new.hands = self.hands
        return new


@plant(promises.a_copy_goes_its_own_way, "a copy is not the same")
class ACopyForgetsWhatWasSeen(Stockings):
    def copy(self) -> Stockings:
        new = super().copy()
        new.seen = []
        return new


INNER = stream("inside", "the game")


@plant(promises.a_copy_goes_its_own_way, "luck from within the state")
@plant(promises.a_record_tells_the_whole_game, "other events on replay|cannot be replayed")
class LuckComesFromWithin(Stockings):
    def play(self, seat: Seat, move: Move, host: Host) -> None:
        host.chance = INNER
        super().play(seat, move, host)


@plant(promises.a_position_reads_back, "another future")
class TheStateCarriesLuck(Stockings):
    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.luck = stream("inside", "the state")

    def copy(self) -> Stockings:
        new = super().copy()
        assert isinstance(new, TheStateCarriesLuck)
        new.luck.a, new.luck.b, new.luck.c = self.luck.a, self.luck.b, self.luck.c
        new.luck.counter = self.luck.counter
        return new

    def play(self, seat: Seat, move: Move, host: Host) -> None:
        host.chance = self.luck
        super().play(seat, move, host)


# Menus and the law.


class Generous(Turn):
    """Offers what is not to be had now."""

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [*super().menu(state, seat), SNATCH]


@plant(promises.menus_are_lawful, "on the menu")
class AMenuHoldsAnUnlawfulMove(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Generous(seat)


class Meagre(Turn):
    """Does not mention to one seat that it may spin."""

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [TAKE] if state.deck and seat == 0 else super().menu(state, seat)


@plant(promises.what_is_lawful_is_on_the_menu, "lawful and not on its menu")
class AMenuForgetsALawfulMove(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Meagre(seat)


@plant(promises.what_is_lawful_is_on_the_menu, "lawful and not on its menu")
class AMenuForgetsTheAsides(Stockings):
    def asides(self, seat: Seat) -> list[Move]:
        return super().asides(seat)[:1]


class Stuttering(Turn):
    """Names a move twice."""

    def menu(self, state: Stockings, seat: Seat) -> list[Move]:
        return [SPIN, *super().menu(state, seat)]


@plant(promises.menus_are_lawful, "twice on the menu")
class AMenuStutters(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Stuttering(seat)


@plant(promises.a_move_out_of_turn_is_refused, "by seat")
class AnyoneMayMove(Stockings):
    def check(self, seat: Seat, move: Move) -> None:
        if move not in self.stack[-1].menu(self, self.asking[0]):
            super().check(seat, move)


# Refusals.


class Lawless(Turn):
    """Cites a clause that nobody wrote."""

    def check(self, state: Stockings, seat: Seat, move: Move) -> None:
        if move not in self.menu(state, seat):
            raise Illegal("TB-99", "Spin, or take a card.")


@plant(promises.every_refusal_cites_a_clause, "there is no clause TB-99")
class ARefusalCitesNoClause(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Lawless(seat)


class Gossip(Snatch):
    """Tells a seat that moves unasked who is worth watching."""

    def not_asked(self, state: Stockings, seat: Seat) -> NotAsked:
        holders = [s for s, hand in enumerate(state.hands) if MITTEN in hand]
        return NotAsked("TB-02", f"Wait for {holders}.")


@plant(promises.a_refusal_gives_nothing_away, "and .* in its guess")
class ARefusalGossips(Stockings):
    def snatch(self, after: Seat) -> Window:
        return Gossip(self.others_from(after), after)


@plant(promises.a_refused_move_changes_nothing, "changed by one of")
class ARefusalCostsAPoint(Stockings):
    def check(self, seat: Seat, move: Move) -> None:
        try:
            super().check(seat, move)
        except Illegal:
            self.scores[seat] += 1
            raise


# Secrets.


class Pocket(Snatch):
    """Keeps the card just taken, which only its taker may know."""

    def __init__(self, turn: tuple[Seat, ...], after: Seat, card: int) -> None:
        super().__init__(turn, after)
        self.card = card

    def parts(self) -> dict[str, Any]:
        return {**super().parts(), "card": self.card}


@plant(promises.phases_keep_no_secrets, "in a world that looks the same")
class APhaseKeepsASecret(Stockings):
    def snatch(self, after: Seat) -> Window:
        return Pocket(self.others_from(after), after, self.hands[after][-1])


class Loud(Turn):
    """Tells everybody which card was taken."""

    def take(self, state: Stockings, seat: Seat, host: Host) -> None:
        host.tell(Kind("took", "card: int"), seat, (state.deck[-1],))
        super().take(state, seat, host)


@plant(promises.events_tell_no_secrets, "hears")
class AnEventTellsASecret(Stockings):
    def turn(self, seat: Seat) -> Phase:
        return Loud(seat)


def a_loud_deal(terms: toy.StockingTerms, host: Host) -> State:
    state = toy.start(Stockings, terms, host)
    host.tell(Kind("top", "card: int"), HOUSE, (state.deck[-1],))
    return state


FAULTS["ADealTellsASecret"] = Fault(
    replace(toy.GAME, start=a_loud_deal), promises.events_tell_no_secrets, "the deal tells"
)


@plant(promises.guesses_differ, "are all alike")
class AGuessIsTheTruth(Stockings):
    def redeal(self, seat: Seat, chance: Chance) -> None:
        pass


@plant(promises.a_guess_knows_no_more_than_its_seat, "guesses .* or")
class AGuessKeepsTheTopOfTheDeck(Stockings):
    def redeal(self, seat: Seat, chance: Chance) -> None:
        top = [self.deck.pop()] if self.deck else []
        super().redeal(seat, chance)
        self.deck += top


@plant(promises.a_guess_is_a_lawful_position, "cannot be read back")
class AGuessInventsCards(Stockings):
    def redeal(self, seat: Seat, chance: Chance) -> None:
        super().redeal(seat, chance)
        self.deck = [-1 for _ in self.deck]


# Records and positions.


def forgetful(write: Callable[[Any], dict[str, Json]], name: str, state: Any) -> dict[str, Json]:
    """The position without one of its fields."""
    return {field: json for field, json in write(state).items() if field != name}


def mumbled(text: str) -> Move:
    """The verb "hang" is taken for "lay"."""
    return toy.read_move(text.replace("hang", "lay"))


def shouted(text: str) -> Move:
    raise Unreadable("SS-999", "What?")


FAULTS["APositionForgetsTheDeck"] = Fault(
    replace(toy.GAME, write_position=partial(forgetful, toy.write_position, "deck")),
    promises.a_position_reads_back,
    "is read back as|another future",
)
FAULTS["APositionForgetsWhoOwesATurn"] = Fault(
    replace(SECRET_SANTA, write_position=partial(forgetful, SECRET_SANTA.write_position, "silent")),
    promises.a_position_reads_back,
    "is read back as|another future",
)
FAULTS["AMoveIsMisread"] = Fault(
    replace(toy.GAME, read_move=mumbled), promises.a_move_reads_back, "is read back as"
)
FAULTS["SecretSantaCitesNoClause"] = Fault(
    replace(SECRET_SANTA, read_move=shouted),
    promises.every_refusal_cites_a_clause,
    "there is no clause SS-999",
)


class Hashed(Offer):
    """The order of the cards on the table follows from the hashes of words."""

    def reveal(self, state: Stockings, answers: list[Move | None], host: Host) -> None:
        super().reveal(state, answers, host)
        state.seen.sort(key=lambda card: hash(f"card {card}"))


class HashesDecide(Stockings):
    def offer(self) -> Phase:
        return Hashed()


# The end.


class Restless(toy.Rounds):
    """Goes on and on."""

    def go(self, state: Stockings, host: Host) -> None:
        state.swap(Restless())


@plant(promises.every_game_ends, "nobody is asked, and it goes on")
class SettlingNeverEnds(Stockings):
    def snatch(self, after: Seat) -> Window:
        self.stack[0] = Restless()
        return super().snatch(after)


@plant(promises.every_game_ends, "still the game is not over")
class TheGameNeverEnds(Stockings):
    def throw(self, seat: Seat, card: int) -> None:
        self.seen.append(card)


GAMES = {"stockings": game_of(HashesDecide)}  # where the other process finds it


def keeps(promise: Promise, game: Game, seats: int) -> None:
    for night in range(NIGHTS):
        promise(game, seats, night)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str) -> None:
    fault = FAULTS[name]
    with pytest.raises(AssertionError, match=fault.words):
        keeps(fault.promise, fault.game, 4)


def test_hashes_that_decide_are_caught() -> None:
    with pytest.raises(AssertionError, match="another end in a process of its own"):
        promises.records_replay_elsewhere(GAMES["stockings"], 4, 0, source=__name__)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seats", toy.GAME.seats)
def test_the_game_without_faults_keeps_every_promise(promise: Promise, seats: int) -> None:
    if promise is promises.records_replay_elsewhere:
        promises.records_replay_elsewhere(toy.GAME, seats, 0, source=toy.__name__)
    else:
        keeps(promise, toy.GAME, seats)


def test_every_promise_has_caught_a_fault() -> None:
    caught = {fault.promise for fault in FAULTS.values()} | {promises.records_replay_elsewhere}
    assert set(PROMISES) == caught
