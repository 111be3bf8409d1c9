"""Moves as players write them, read back."""

from __future__ import annotations

import re

from yuletable.games.christmas_opoly.moves import (
    LETTERS,
    WORDS,
    Build,
    Lift,
    Mortgage,
    Offer,
    Sell,
    Token,
    bid_of,
)
from yuletable.games.christmas_opoly.phases.clock import TIME_UP
from yuletable.games.christmas_opoly.phases.rent import RENT
from yuletable.kernel.core import Move
from yuletable.kernel.errors import Unreadable

EXPECTED = (
    "roll, buy, decline, bid 120, pass, rent, silent, build 11, sell gold 1,2,1, mortgage 24, "
    "lift 24, offer B give 29 get $60, accept, refuse, bankrupt or end"
)
PLAIN: dict[str, Move] = {move.text(): move for move in (*WORDS, RENT, TIME_UP)}
NUMBER = r"\d{1,9}"
ONE = re.compile(rf"(bid|build|mortgage|lift) \$?({NUMBER})")
SALE = re.compile(rf"sell (\w+) ({NUMBER}(?:[ ,]+{NUMBER})*)")
OFFER = re.compile(r"offer (\w)(?: give ([\d$ ,]*))?(?: get ([\d$ ,]*))?")
DEED = re.compile(NUMBER)
CASH = re.compile(rf"\$({NUMBER})")


def read_move(text: str) -> Move:
    """The move a player wrote; capitals and extra spaces do not matter.

    >>> read_move("Offer b  give 29, $60 get 11").text()
    'offer B give 29,$60 get 11'
    """
    line = " ".join(text.lower().split())
    if line in PLAIN:
        return PLAIN[line]
    if one := ONE.fullmatch(line):
        return read_one(one[1], int(one[2]))
    if sale := SALE.fullmatch(line):
        return Sell(sale[1], tuple([int(level) for level in re.findall(NUMBER, sale[2])]))
    if line.startswith("token ") and len(line) <= 60:
        return Token(line.removeprefix("token "))
    offer = OFFER.fullmatch(line)
    if offer and offer[1].upper() in LETTERS:
        give, give_cash = read_side(offer[2] or "", text)
        get, get_cash = read_side(offer[3] or "", text)
        return Offer(LETTERS.index(offer[1].upper()), give, give_cash, get, get_cash)
    raise unreadable(text)


def read_one(verb: str, number: int) -> Move:
    if verb == "bid":
        return bid_of(number)
    if verb == "build":
        return Build(number)
    return Mortgage(number) if verb == "mortgage" else Lift(number)


def read_side(side: str, text: str) -> tuple[tuple[int, ...], int]:
    """The deeds and the cash on one side of an offer."""
    deeds: list[int] = []
    cash = 0
    for part in side.replace(",", " ").split():
        if money := CASH.fullmatch(part):
            cash += int(money[1])
        elif DEED.fullmatch(part):
            deeds.append(int(part))
        else:
            raise unreadable(text)
    return tuple(sorted(deeds)), cash


def unreadable(text: str) -> Unreadable:
    return Unreadable("TB-06", f"I can’t read {text.strip()[:40]!r}. Moves look like {EXPECTED}.")
