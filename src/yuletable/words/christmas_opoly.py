"""Deeds, money and moves of Christmas-opoly as people say them."""

from __future__ import annotations

from yuletable.games.christmas_opoly.clock import TimeUp
from yuletable.games.christmas_opoly.moves import (
    Bid,
    Build,
    Lift,
    Mortgage,
    Offer,
    Sell,
    Token,
)
from yuletable.games.christmas_opoly.rent import Request
from yuletable.kernel.core import Event, Fact, Json, Move, Seat, Word
from yuletable.words.sentences import Words

Board = list[dict[str, Json]]  # by space: what is printed there


def phrase(words: Words, name: str, fact: Fact) -> Fact:
    """A fact as it stands in a sentence."""
    if name == "deck":
        return words.say(f"card-{fact}")
    if name == "levels":
        return ",".join([str(level) for level in fact])
    if isinstance(fact, tuple):
        return words.listed([str(part) for part in fact])
    return fact


def move(
    words: Words, move: Move, viewer: Seat, names: list[str], board: Board | None = None
) -> str:
    """What a move does, in a few words; with the board at hand properties have names."""
    if isinstance(move, (Word, Request, TimeUp)):
        return words.say(f"move-{move.text()}")
    if isinstance(move, Token):
        return words.say("move-token", token=move.name)
    if isinstance(move, Bid):
        return words.say("move-bid", amount=move.amount)
    if isinstance(move, Sell):
        levels = ",".join([str(level) for level in move.levels])
        return words.say("move-sell", group=move.group, levels=levels)
    if isinstance(move, Offer):
        target = words.person("target", move.to, viewer, names)["target"]
        give = side(words, move.give, move.give_cash, board)
        get = side(words, move.get, move.get_cash, board)
        return words.say("move-offer", target=target, give=give, get=get)
    if isinstance(move, Build):
        return words.say("move-build", place=place(move.space, board))
    if isinstance(move, Mortgage):
        return words.say("move-mortgage", place=place(move.space, board))
    assert isinstance(move, Lift)
    return words.say("move-lift", place=place(move.space, board))


def place(space: int, board: Board | None) -> str:
    """A property by its name, or by its number where no board is at hand."""
    return str(board[space]["name"]) if board and space < len(board) else str(space)


def side(words: Words, deeds: tuple[int, ...], cash: int, board: Board | None) -> str:
    """One side of an offer."""
    parts = [place(space, board) for space in deeds] + ([f"${cash}"] if cash else [])
    return words.listed(parts) if parts else words.say("move-nothing")


def shuffles(events: list[Event]) -> int:
    """How often cards were shuffled: each deck once, and the deeds of the short version."""
    kinds = [event.kind.name for event in events]
    return kinds.count("shuffled") + ("dealt" in kinds)
