"""Why a card cannot be used just now."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import (
    CAROL,
    FRUITCAKE,
    GHOST,
    HOLLY,
    MOUSE,
    NAMES,
    SANTA,
    SCROOGE,
    SNOW,
    TREE,
)
from yuletable.games.secret_santa.moves import LightTree, Regift, Use, UseOn
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import Move, Seat
from yuletable.kernel.errors import Illegal, NotAsked


def wrong_time(state: Santa, move: Move, instead: str) -> Illegal:
    """Why a card cannot be used just now."""
    card = 0
    if isinstance(move, (Use, UseOn)):
        card = move.card
    elif isinstance(move, LightTree):
        card = TREE
    elif isinstance(move, Regift):
        card = FRUITCAKE
    name = NAMES[card][:1].upper() + NAMES[card][1:] if card else ""
    if card == FRUITCAKE:
        return Illegal("SS-82", "The Fruitcake is played before the first round only.")
    if card in (TREE, SCROOGE) or (card == CAROL and state.terms.carol == SNOW):
        return Illegal("SS-61", f"{name} is for the gap between two rounds.")
    if card in (MOUSE, GHOST) or (card == CAROL and state.terms.carol == HOLLY):
        return Illegal("SS-55", f"{name} follows somebody else's turn.")
    if card in (SANTA, CAROL):
        return Illegal("SS-52", f"{name} is used on your own turn.")
    return Illegal("SS-03", instead)


def wrong_tree_time(state: Santa, move: Move) -> Illegal:
    if isinstance(move, UseOn) and (move.card == SCROOGE or state.terms.carol == SNOW):
        return Illegal("SS-62", "First the Tree, then the other Snow cards: let this pass.")
    return wrong_time(state, move, "Light the Tree, or let it pass.")


def not_in_window(state: Santa, seat: Seat, after: Seat) -> NotAsked:
    if not state.held[seat]:
        return NotAsked("SS-26", "You have no cards left.")
    if seat == state.scrooged:
        return NotAsked("SS-90", "Scrooge was called on you: no card of yours counts this round.")
    if state.silent[seat]:
        return NotAsked("SS-37", "You did not declare your last card: it has to wait.")
    if seat == after:
        return NotAsked("SS-55", "A Holly card follows somebody else's turn, not your own.")
    if state.has_to_wait(seat):
        return NotAsked("SS-58", "The last gifts were yours: wait until somebody else lays some.")
    return NotAsked(
        "SS-59", "The window asks the players one after another; you are not asked now."
    )


def not_between(state: Santa, seat: Seat) -> NotAsked:
    if not state.held[seat]:
        return NotAsked("SS-26", "You have no cards left.")
    if state.silent[seat]:
        return NotAsked("SS-37", "You did not declare your last card: it has to wait.")
    return NotAsked("SS-62", "Between rounds the players are asked in turn; you are not asked now.")
