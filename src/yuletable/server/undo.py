"""Taking a move back without cheating: what anybody learned since decides, not a list of moves."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.chance import stream
from yuletable.kernel.core import Host, Seat, State
from yuletable.kernel.errors import Refused
from yuletable.kernel.game import Game
from yuletable.kernel.match import Record, replay

WORLDS = 6  # imagined for every seat: one that comes out differently is enough


@dataclass(frozen=True)
class Verdict:
    """Whether a seat's last move can be taken back."""

    moves: int = 0  # that would remain
    free: bool = False  # nobody need be asked
    why: str = ""  # it cannot


def judge(game: Game, record: Record, seat: Seat) -> Verdict:
    """May this seat have its last move back?

    It is free while nothing was rolled, nobody else moved and no seat learned anything. Others may
    allow more, but never what would let the seat use hidden things it has seen since.
    """
    mine = [number for number, (mover, _) in enumerate(record.moves) if mover == seat]
    if not mine:
        return Verdict(why="You have not moved yet.")
    last = mine[-1]
    before = replay(game, record, last).state
    if learned(game, before, record, last, seat):
        return Verdict(why="You have seen something hidden since, so it cannot be taken back.")
    alone = last == len(record.moves) - 1
    free = alone and not rolled(game, before, record, last)
    return Verdict(last, free and not any_other_learned(game, before, record, last, seat))


def any_other_learned(game: Game, before: State, record: Record, first: int, seat: Seat) -> bool:
    """Did anyone else learn something, as far as this seat can tell?

    Asked of worlds it imagines, not of the truth: the answer must not tell it what others hold.
    """
    others = [other for other in range(record.seats) if other != seat]
    for number in range(WORLDS // 2):
        world = before.guess(seat, stream(record.seed, f"undo/{seat}", number))
        if any(learned(game, world, record, first, other) for other in others):
            return True
    return False


def rolled(game: Game, before: State, record: Record, number: int) -> bool:
    """Did this move use luck?"""
    mover, text = record.moves[number]
    luck = stream(record.seed, "table", number + 1)
    untouched = stream(record.seed, "table", number + 1).counter
    before.copy().play(mover, game.read_move(text), Host(luck))
    return luck.counter != untouched


def learned(game: Game, before: State, record: Record, first: int, seat: Seat) -> bool:
    """Could this seat have told beforehand what it sees now, knowing the moves to come?

    In every world it could not tell from the real one the same moves must be lawful and lead to
    the same view.
    """
    truth = played(game, before.copy(), record, first)
    if truth is None:
        return True
    seen = truth.view(seat)
    for number in range(WORLDS):
        world = before.guess(seat, stream(record.seed, f"undo/{seat}", number))
        outcome = played(game, world, record, first)
        if outcome is None or outcome.view(seat) != seen:
            return True
    return False


def played(game: Game, state: State, record: Record, first: int) -> State | None:
    """The state after the moves from this one on, or nothing where one of them is not lawful."""
    for number in range(first, len(record.moves)):
        mover, text = record.moves[number]
        move = game.read_move(text)
        try:
            state.check(mover, move)
        except Refused:
            return None
        state.play(mover, move, Host(stream(record.seed, "table", number + 1)))
    return state
