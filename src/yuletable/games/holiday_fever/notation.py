"""Moves as players write them, read back."""

from __future__ import annotations

import re

from yuletable.games.holiday_fever.moves import (
    DECLINE,
    GO,
    HEARD,
    HOLD,
    KEEP,
    LEAVE,
    LETTERS,
    LONGEST_SPEECH,
    PASS,
    ROLL,
    SHOP,
    SKIP,
    STAY,
    STOP,
    SUNG,
    TRADE,
    YOUNGEST,
    Give,
    Guess,
    Play,
    Slot,
    Speak,
    Swap,
    Take,
    Token,
    Trinket,
)
from yuletable.kernel.core import HOUSE, Move, Seat
from yuletable.kernel.errors import Unreadable

EXPECTED = (
    "roll, stock 1, shop, buy L, put 2, sell 2, sell 2 face, take B#1, guess B#1 coal, "
    "swap 1 B#2, give 2 B, trade B, speak, play A01 B#2, hold, pass"
)
PLAIN: dict[str, Move] = {
    move.text(): move
    for move in (
        ROLL,
        KEEP,
        SHOP,
        LEAVE,
        STOP,
        HOLD,
        GO,
        STAY,
        HEARD,
        SUNG,
        SKIP,
        DECLINE,
        PASS,
    )
}
SLOTTED = ("stock", "put", "sell")
TRINKETS = {"buy": "GVLO", "sell": "LO", "lose": "LO"}
GIFT_AT = re.compile(r"([A-F])#(\d{1,4})")
NUMBER = re.compile(r"\d{1,4}")
GIFT_NAME = re.compile(r"[a-z0-9_']+")
WORDS_OF_PLAY = {"FACE": "face", "HAND": "hand", "+": "+", "-": "-", "L": "L", "O": "O"}


def read_move(text: str) -> Move:
    """The move a player wrote; capitals and extra spaces do not matter.

    >>> read_move("Guess b#2 Snow_Globe").text()
    'guess B#2 snow_globe'
    >>> read_move("speak I would go where the snow squeaks").text()
    'speak'
    """
    first, _, rest = text.strip().partition(" ")
    verb = first.lower().rstrip(":")
    if verb in ("speak", "donate"):
        return Speak(verb, speech(rest))
    plain, _, said = rest.partition(":")
    tokens = plain.split()
    found = None
    if verb == "play" and tokens:
        found = read_play(tokens, speech(said))
    elif ":" not in text:
        found = PLAIN.get(verb) if not tokens else read_named(verb, tokens)
    if found is None:
        raise Unreadable(
            "TB-06", f"I can’t read {text.strip()[:40]!r}. Moves look like {EXPECTED}."
        )
    return found


def speech(words: str) -> str:
    """Words that go with a move; nobody judges them, but they end (HF-088)."""
    said = "".join([letter for letter in " ".join(words.split()) if letter.isprintable()])
    if len(said) > LONGEST_SPEECH:
        raise Unreadable(
            "HF-084", f"You can type up to {LONGEST_SPEECH} letters: say the rest out loud."
        )
    return said


def read_named(verb: str, tokens: list[str]) -> Move | None:
    """A move of several words."""
    last = tokens[-1].upper()
    if len(tokens) == 1:
        if verb == "token" and GIFT_NAME.fullmatch(tokens[0].lower()):
            return Token(tokens[0].lower())
        if verb in ("youngest", "trade") and seat_of(last) != HOUSE:
            return (YOUNGEST if verb == "youngest" else TRADE)[seat_of(last)]
        if verb in TRINKETS and len(last) == 1 and last in TRINKETS[verb]:
            return Trinket(verb, last)
        if verb in SLOTTED and NUMBER.fullmatch(last):
            return Slot(verb, int(last))
        if verb == "take" and (at := GIFT_AT.fullmatch(last)):
            return Take(LETTERS.index(at[1]), int(at[2]))
        return None
    if len(tokens) == 2:
        return read_pair(verb, tokens[0].upper(), last)
    return None


def read_pair(verb: str, first: str, last: str) -> Move | None:
    at = GIFT_AT.fullmatch(first)
    if verb == "guess" and at and GIFT_NAME.fullmatch(last.lower()):
        return Guess(LETTERS.index(at[1]), int(at[2]), last.lower())
    if not NUMBER.fullmatch(first):
        return None
    if verb == "sell" and last == "FACE":
        return Slot("sell", int(first), face=True)
    if verb == "give" and seat_of(last) != HOUSE:
        return Give(int(first), seat_of(last))
    if verb == "swap" and (at := GIFT_AT.fullmatch(last)):
        return Swap(int(first), LETTERS.index(at[1]), int(at[2]))
    return None


def read_play(tokens: list[str], said: str) -> Move | None:
    """`play CODE` and then own slots, somebody or somebody's Gift, and a word, in that order."""
    code = tokens[0].upper()
    if not code.isalnum():
        return None
    slots: list[int] = []
    seat, slot, word = HOUSE, 0, ""
    for token in tokens[1:]:
        part = token.upper()
        if NUMBER.fullmatch(part) and seat == HOUSE and not word and len(slots) < 3:
            slots.append(int(part))
        elif (at := GIFT_AT.fullmatch(part)) and seat == HOUSE and not word and int(at[2]):
            seat, slot = LETTERS.index(at[1]), int(at[2])
        elif seat_of(part) != HOUSE and seat == HOUSE and not word:
            seat = seat_of(part)
        elif part in WORDS_OF_PLAY and not word:
            word = WORDS_OF_PLAY[part]
        else:
            return None
    return Play(code, tuple(slots), seat, slot, word, said)


def seat_of(letter: str) -> Seat:
    return LETTERS.index(letter) if len(letter) == 1 and letter in LETTERS else HOUSE
