"""What a Celebration lets its taker do: another turn, a switch, a trade."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.holiday_shuffle import events
from yuletable.games.holiday_shuffle.calendar import WILD
from yuletable.games.holiday_shuffle.moves import (
    ACCEPT,
    AGAIN_MENU,
    CONSENT_MENU,
    LETTERS,
    REFUSE,
    SWITCH_MENU,
    Name,
    Put,
    Switch,
    Take,
    Trade,
)
from yuletable.games.holiday_shuffle.moves import AGAIN as ONCE_MORE
from yuletable.games.holiday_shuffle.phases.wilds import ALONE, Naming
from yuletable.games.holiday_shuffle.state import Shuffle
from yuletable.games.holiday_shuffle.terms import AGAIN, EFFECTS, SWITCH, TRADE
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Host, Move, Phase, Question, Seat, Word
from yuletable.kernel.errors import Illegal, NotAsked, require

DOES: Final = [
    "",
    "take another turn (AG)",
    "swap two of your cards, like SW:3,7",
    "trade a card, like TR:3,B5",
]


@final
class Effect(Question):
    """A Celebration has just been placed: its taker may use it (HS-43, HS-46)."""

    wire_name: ClassVar[str] = "Effect"

    def __init__(self, seat: Seat, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": EFFECTS[self.effect]}

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        first = 0 if state.terms.optional else 1  # the menus begin with the declining
        if self.effect == AGAIN:
            return AGAIN_MENU[first:]
        return SWITCH_MENU[first:] if self.effect == SWITCH else state.terms.trades[seat][first:]

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        can = f"This Celebration lets you {DOES[self.effect]}."
        if isinstance(move, Decline):
            require(state.terms.optional, "HS-47", f"{can} At this table you must.")
        elif isinstance(move, Switch):
            require(self.effect == SWITCH, "HS-43", can)
            require(move.first != move.second, "HS-49", "Swap two different slots.")
        elif isinstance(move, Trade):
            require(self.effect == TRADE, "HS-43", can)
            require(move.partner != seat, "HS-50", "Trade with somebody else’s mat.")
            there = move.partner < state.terms.seats
            require(there, "HS-50", f"Nobody sits at {LETTERS[move.partner]}.")
        elif move == ONCE_MORE:
            require(self.effect == AGAIN, "HS-43", can)
        else:
            raise unfinished(move, can)

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        state.pop()  # below lies the end of the turn, which tests the mats
        if isinstance(move, Decline):
            host.tell(events.UNUSED, seat, (EFFECTS[self.effect],))
        elif isinstance(move, Switch):
            switch(state, seat, move, host)
        elif isinstance(move, Trade):
            if state.terms.consent:
                tell_trade(state, seat, move, host, offered=True)
                state.push(Consent(seat, move.mine, move.partner, move.theirs))
            else:
                trade(state, seat, move, host)
        else:
            once_more(state, seat, host)

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked("TB-02", f"Wait: {LETTERS[self.seat]} has a Celebration to use first.")


@final
class Further(Phase):
    """The next extra of a Celebration that has several, unless the round is over (HS-78)."""

    wire_name: ClassVar[str] = "Further"

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": EFFECTS[self.effect]}

    def go(self, state: Shuffle, host: Host) -> None:
        state.pop()
        if not state.anyone_complete():  # HS-56
            begin(state, self.seat, self.effect, host)


def celebrate(state: Shuffle, seat: Seat, extras: tuple[int, ...], host: Host) -> None:
    """What a Celebration allows, one extra after another (HS-43, HS-78)."""
    for effect in reversed(extras[1:]):
        state.push(Further(seat, effect))
    begin(state, seat, extras[0], host)


def begin(state: Shuffle, seat: Seat, effect: int, host: Host) -> None:
    """Ask for an extra, or carry it out at once where there is nothing to choose (HS-79)."""
    if effect == AGAIN and not state.terms.optional:
        once_more(state, seat, host)
    else:
        state.push(EFFECT[seat][effect])


def once_more(state: Shuffle, seat: Seat, host: Host) -> None:
    state.extra += 1
    host.tell(events.AGAIN, seat)


def unfinished(move: Move, can: str) -> Illegal:
    """Why something else cannot be done before the effect is settled."""
    if isinstance(move, (Take, Put, Word)):
        return Illegal("HS-46", f"{can} After that your turn is over.")
    if isinstance(move, Name):
        return Illegal("HS-20", f"No Wild gets a date now. {can}")
    return Illegal("HS-43", can)


def switch(state: Shuffle, seat: Seat, move: Switch, host: Host) -> None:
    if host.loud:
        codes = state.mat_codes(seat)
        facts = (move.first + 1, codes[move.second], move.second + 1, codes[move.first])
        host.tell(events.SWITCHED, seat, facts)
    state.switch(seat, move.first, move.second)


def trade(state: Shuffle, seat: Seat, move: Trade, host: Host) -> None:
    """The cards change mats, and Wilds among them are named afresh (HS-24)."""
    tell_trade(state, seat, move, host, offered=False)
    state.trade(seat, move.mine, move.partner, move.theirs)
    if state.terms.placement:
        here = state.mats[seat][move.mine]
        there = state.mats[move.partner][move.theirs]
        if WILD in (here, there):
            state.push(Naming((seat, move.partner)))


def tell_trade(state: Shuffle, seat: Seat, move: Trade, host: Host, offered: bool) -> None:
    if host.loud:
        codes = state.terms.codes
        card = codes[state.mats[seat][move.mine]]
        other = codes[state.mats[move.partner][move.theirs]]
        facts = (move.mine + 1, card, move.partner, move.theirs + 1, other)
        host.tell(events.OFFERED if offered else events.TRADED, seat, facts)


@final
class Consent(Phase):
    """The partner of a trade may refuse it (`trade_consent`)."""

    wire_name: ClassVar[str] = "Consent"

    def __init__(self, by: Seat, mine: int, partner: Seat, theirs: int) -> None:
        self.by = by
        self.mine = mine  # slot of the offerer
        self.partner = partner
        self.theirs = theirs  # slot of the partner

    def parts(self) -> dict[str, Any]:
        return {
            "by": self.by,
            "mine": self.mine + 1,
            "partner": self.partner,
            "theirs": self.theirs + 1,
        }

    def waiting(self, state: Shuffle) -> tuple[Seat, ...]:
        return ALONE[self.partner]

    def menu(self, state: Shuffle, seat: Seat) -> list[Move]:
        return CONSENT_MENU[:]

    def check(self, state: Shuffle, seat: Seat, move: Move) -> None:
        answers = move in (ACCEPT, REFUSE)
        who = LETTERS[self.by]
        require(answers, "HS-50", f"{who} offers you a trade: type accept or refuse.")

    def play(self, state: Shuffle, seat: Seat, move: Move, host: Host) -> None:
        state.pop()
        if move == ACCEPT:
            trade(state, self.by, Trade(self.mine, self.partner, self.theirs), host)
        else:
            host.tell(events.REFUSED, self.by, (self.partner,))

    def not_asked(self, state: Shuffle, seat: Seat) -> NotAsked:
        return NotAsked("HS-77", f"Wait: {LETTERS[self.partner]} has a trade to answer.")


EFFECT: Final = [
    [Effect(seat, effect) for effect in range(len(EFFECTS))] for seat in range(len(LETTERS))
]
