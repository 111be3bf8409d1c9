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
    name = NAMES[card] if card else ""
    if card == FRUITCAKE:
        return Illegal("SS-82", "You can only play the Fruitcake before the first round.")
    if card in (TREE, SCROOGE) or (card == CAROL and state.terms.carol == SNOW):
        return Illegal("SS-61", f"You can only use {name} between two rounds.")
    if card in (MOUSE, GHOST) or (card == CAROL and state.terms.carol == HOLLY):
        return Illegal("SS-55", f"You can only use {name} right after somebody else’s turn.")
    if card in (SANTA, CAROL):
        return Illegal("SS-52", f"You can only use {name} on your own turn.")
    return Illegal("SS-03", instead)


def wrong_tree_time(state: Santa, move: Move) -> Illegal:
    if isinstance(move, UseOn) and (move.card == SCROOGE or state.terms.carol == SNOW):
        return Illegal("SS-62", "First the Tree, then the other Snow cards: let this pass.")
    return wrong_time(state, move, "Light the Tree, or let it pass.")


def no_cards_left() -> NotAsked:
    return NotAsked("SS-26", "You have no cards left.")


def last_card_waits() -> NotAsked:
    return NotAsked("SS-37", "You didn’t call your last card, so it has to wait.")


def not_in_window(state: Santa, seat: Seat, after: Seat) -> NotAsked:
    if not state.held[seat]:
        return no_cards_left()
    if seat == state.scrooged:
        return NotAsked("SS-90", "Scrooge benched you: you can’t use a card this round.")
    if state.silent[seat]:
        return last_card_waits()
    if seat == after:
        return NotAsked(
            "SS-55", "You can only use a Holly card after somebody else’s turn, not your own."
        )
    if state.has_to_wait(seat):
        return NotAsked("SS-58", "The last gifts were yours: wait until somebody else gives some.")
    return NotAsked("SS-59", "The table asks one player at a time. It’s not your turn to answer.")


def not_between(state: Santa, seat: Seat) -> NotAsked:
    if not state.held[seat]:
        return no_cards_left()
    if state.silent[seat]:
        return last_card_waits()
    return NotAsked(
        "SS-62", "Between rounds the table asks one player at a time. It’s not your turn to answer."
    )
