"""Following the instruction of a space, a day or a card, effect by effect (2.7)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import HOLD, LETTERS, LOSE, Play, Trinket
from yuletable.games.holiday_fever.phases.choosing import Choice, check_on_tree
from yuletable.games.holiday_fever.phases.elephant import open_exchange
from yuletable.games.holiday_fever.phases.placing import draw
from yuletable.games.holiday_fever.phases.plays import (
    aimed,
    carry_out,
    check_no_reaction,
    check_play,
    only_after_roll,
    plays,
)
from yuletable.games.holiday_fever.phases.sales import (
    Auction,
    Estate,
    GiveGift,
    SellGift,
    SwapGift,
    TakeGift,
)
from yuletable.games.holiday_fever.phases.speeches import Donation, Speech, earn_star
from yuletable.games.holiday_fever.phases.stores import Offer, Pawn
from yuletable.games.holiday_fever.printed import (
    ALL_COLLECT,
    AUCTION,
    BUSINESS,
    CHARITY,
    CHILI,
    CHOICE,
    COLLECT,
    COLLECT_EACH,
    DECORATION,
    DRAW,
    DRAW_NN,
    EACH_GIFT,
    ELEPHANT,
    ESTATE,
    GAIN,
    GIVE_GIFT,
    GO_BUSINESS,
    GO_NEXT,
    INSTITUTION,
    LIGHT,
    MIRACLE,
    NAUGHTY,
    ORNAMENT,
    PAY,
    PAY_EACH,
    SELL_GIFT,
    SLIDE_BACK,
    STAR,
    STORE,
    SWAP_GIFT,
    TAKE_GIFT,
    VACATION,
    Effect,
    Space,
)
from yuletable.games.holiday_fever.printed import LOSE as LOSE_EFFECT
from yuletable.games.holiday_fever.state import NONE, Fever
from yuletable.kernel.core import HOUSE, Host, Move, Phase, Question, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require

# Spaces of the ring.


def land(state: Fever, seat: Seat, host: Host) -> None:
    """Begin the instruction of the space this token stands on (HF-024)."""
    terms = state.terms
    space = terms.ring[state.at[seat]]
    kind = space.kind
    if kind == STORE:
        state.push(Pawn(seat, space.at) if space.sells else Offer(seat, space.at))
    elif kind == NAUGHTY:
        draw_card(state, seat, host)
    elif kind == BUSINESS:
        visit_business(state, seat, space, host)
    elif kind == MIRACLE:
        state.push(Chance(seat, space.miracle))
        draw_card(state, seat, host)
    elif kind == ESTATE:
        state.push(Estate(seat))
    elif kind == AUCTION:
        state.push(Auction(seat))
    elif kind == ELEPHANT:
        open_exchange(state, seat, host)
    elif kind == CHARITY:
        state.push(Donation((seat, *state.others_from(seat)), space.topic))
    elif kind == CHILI:
        state.collect(seat, terms.chili_amount, space.name, host)
        state.push(Speech(seat, space.topic))
    elif kind == VACATION:
        state.pay(seat, terms.vacation_cost, space.name, host)
        state.push(Speech(seat, space.topic))
        draw(state, seat, terms.vacation_gifts, terms.vacation_values, host)
    else:
        assert kind == INSTITUTION
        state.push(Speech(seat, space.topic))
        draw(state, seat, terms.institution_gifts, terms.institution_values, host)


def visit_business(state: Fever, seat: Seat, space: Space, host: Host) -> None:
    """Collect at one's own, pay at an opponent's (HF-119 to HF-122)."""
    owner = state.family_at(space.family)
    amount = state.terms.business_amount
    if owner == seat:
        state.collect(seat, amount, space.name, host)
    elif owner != HOUSE and state.terms.owner_collects:
        state.pay_to(seat, owner, amount, host)
    elif owner != HOUSE:
        state.pay(seat, amount, space.name, host)


@final
class Chance(Phase):
    """Roll A Miracle, once its card is done: the double is noted (HF-157, HF-162)."""

    wire_name: ClassVar[str] = "Chance"

    def __init__(self, seat: Seat, face: int) -> None:
        self.seat = seat
        self.face = face

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "face": self.face}

    def go(self, state: Fever, host: Host) -> None:
        state.pop()
        state.chances[self.seat] = self.face
        host.tell(events.CHANCE, self.seat, (self.face,))


# Naughty-or-Nice cards.


def draw_card(state: Fever, seat: Seat, host: Host) -> None:
    """Take the top card and act on it (HF-144 to HF-148)."""
    card = state.draw_card()
    if card == NONE:
        return
    printed = state.terms.cards[card]
    if printed.anytime:
        state.fresh = card
        host.whisper(events.DREW_CARD, seat, (), (printed.code,), (seat,))
        state.push(Fresh(seat))
        if state.fresh_shown and (printed.reaction or printed.throw):
            state.stack[-1].play(state, seat, HOLD, host)  # all can know it (HF-236)
    else:
        state.fresh_shown = False
        host.tell(events.CARD, seat, (printed.code,))
        state.push(Follow(seat, card, 0, 0))


def begin_play(state: Fever, seat: Seat, card: int, move: Play, host: Host) -> None:
    """A Play Anytime card takes effect; it goes beneath the pile when all is done (HF-148)."""
    host.tell(events.PLAYED, seat, (move.code,))
    printed = state.terms.cards[card]
    if aimed(printed.effects[0]):
        state.push(Follow(seat, card, 0, 1))
        carry_out(state, seat, printed.effects[0], move, host)
    else:
        state.push(Follow(seat, card, 0, 0))


@final
class Fresh(Question):
    """A Play Anytime card was drawn: play it at once, or keep it (HF-146)."""

    wire_name: ClassVar[str] = "Fresh"

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        moves: list[Move] = [HOLD]
        card = state.terms.cards[state.fresh]
        if not card.reaction and not card.throw:
            moves += plays(state, seat, state.fresh)
        return moves

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if move == HOLD:
            return
        if not isinstance(move, Play):
            raise Illegal("HF-146", "Play the card you drew, or type hold to save it.")
        card = state.terms.cards[state.fresh]
        require(move.code == card.code, "HF-151", "You can only play the card you just drew.")
        check_no_reaction(card)
        if card.throw:
            raise only_after_roll()
        check_play(state, seat, state.fresh, move)

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        card, shown = state.fresh, state.fresh_shown
        state.fresh = NONE
        state.fresh_shown = False
        state.pop()
        if isinstance(move, Play):
            begin_play(state, seat, card, move, host)
        else:
            state.hold(seat, card, shown)
            host.tell(events.HELD, seat)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-146", f"{LETTERS[self.seat]} is reading a card.")


# Effects.


@final
class Follow(Phase):
    """The effects of a card or of a day, in the order listed."""

    wire_name: ClassVar[str] = "Follow"

    def __init__(self, seat: Seat, card: int, day: int, at: int) -> None:
        self.seat = seat
        self.card = card  # -1 for a day
        self.day = day  # 0 for a card
        self.at = at  # which effect is next

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card, "day": self.day, "at": self.at}

    def go(self, state: Fever, host: Host) -> None:
        if self.card != NONE:
            card = state.terms.cards[self.card]
            effects, why, anytime = card.effects, card.name, card.anytime
        else:
            day = state.terms.days[self.day - 1]
            effects, why, anytime = day.effects, day.name, False
        if self.at == len(effects):
            state.pop()
            if self.card != NONE:
                state.recycle(self.card)
            return
        state.swap(Follow(self.seat, self.card, self.day, self.at + 1))
        effect = effects[self.at]
        if effect.op == STAR and anytime:
            earn_star(state, self.seat, effect.topic, host)  # playing it is giving the speech
        elif not money(state, self.seat, effect, why, host):
            self.other(state, effect, host)

    def other(self, state: Fever, effect: Effect, host: Host) -> None:
        """Effects on cards, tree and token."""
        seat = self.seat
        op = effect.op
        if op == DRAW:
            draw(state, seat, effect.amount, effect.more, host)
        elif op == DRAW_NN:
            draw_card(state, seat, host)
        elif op == STAR:
            state.push(Speech(seat, effect.topic))
        elif op == LOSE_EFFECT:
            lose(state, seat, effect, host)
        elif op == GAIN and effect.what != CHOICE:
            if state.may_hang(seat, effect.what):
                state.hang(seat, effect.what, host)
        elif op in (GO_BUSINESS, GO_NEXT, SLIDE_BACK):
            travel(state, seat, effect, host)
        elif op == SWAP_GIFT:
            state.push(SwapGift(seat, offer=self.day > 0))
        elif op == SELL_GIFT:
            state.push(SellGift(seat, effect.amount, offer=self.day > 0))
        elif op == TAKE_GIFT:
            state.push(TakeGift(seat, effect.amount))
        elif op == GIVE_GIFT:
            state.push(GiveGift(seat, effect.fewest))
        else:
            state.push(Choose(seat, self.card, self.at))


def money(state: Fever, seat: Seat, effect: Effect, why: str, host: Host) -> bool:
    """Effects that only write into columns; False for any other."""
    op = effect.op
    if op == COLLECT:
        state.collect(seat, effect.amount, why, host)
    elif op == PAY:
        state.pay(seat, effect.amount, why, host)
    elif op == COLLECT_EACH:
        state.collect(seat, effect.amount * counted(state, seat, effect.what), why, host)
    elif op == PAY_EACH:
        state.pay(seat, effect.amount * counted(state, seat, effect.what), why, host)
    elif op == ALL_COLLECT:
        for other in (seat, *state.others_from(seat)):
            state.collect(other, effect.amount, why, host)
    else:
        return False
    return True


def counted(state: Fever, seat: Seat, what: int) -> int:
    if what == EACH_GIFT:
        return len(state.rows[seat])
    return state.hung[LIGHT][seat] + state.hung[ORNAMENT][seat]


def lose(state: Fever, seat: Seat, effect: Effect, host: Host) -> None:
    """A decoration is lost; the loser chooses where the text leaves it open (HF-082)."""
    hung = [kind for kind in (LIGHT, ORNAMENT) if state.hung[kind][seat]]
    if effect.what != CHOICE:
        hung = [kind for kind in hung if kind == effect.what]
    if not hung:
        state.pay(seat, effect.more, "lost", host)
    elif effect.what == CHOICE:
        state.push(Lose(seat))
    else:
        state.unhang(seat, effect.what, host)


@final
class Lose(Choice):
    """Which decoration is lost."""

    wire_name: ClassVar[str] = "Lose"

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        lights, ornaments = state.hung[LIGHT][seat], state.hung[ORNAMENT][seat]
        order = (LIGHT, ORNAMENT) if lights >= ornaments else (ORNAMENT, LIGHT)
        return [LOSE[kind] for kind in order if state.hung[kind][seat]]

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        if not isinstance(move, Trinket) or move.verb != "lose":
            raise Illegal("HF-082", "Say what you lose: lose L or lose O.")
        kind = DECORATION.index(move.item)
        check_on_tree(state, seat, kind, "HF-082")

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Trinket)
        state.pop()
        state.unhang(seat, DECORATION.index(move.item), host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-082", f"{LETTERS[self.seat]} chooses what to lose.")


@final
class Choose(Choice):
    """An effect of a Play Now card whose target is chosen by playing it; without one, nothing."""

    wire_name: ClassVar[str] = "Choose"

    def __init__(self, seat: Seat, card: int, at: int) -> None:
        super().__init__(seat)
        self.card = card
        self.at = at  # which effect

    def parts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card, "at": self.at}

    def menu(self, state: Fever, seat: Seat) -> list[Move]:
        return plays(state, seat, self.card, self.at)

    def check(self, state: Fever, seat: Seat, move: Move) -> None:
        code = state.terms.cards[self.card].code
        if not isinstance(move, Play) or move.code != code:
            raise Illegal("HF-145", f"You have to play the card: “play {code} …”.")
        check_play(state, seat, self.card, move, self.at)

    def play(self, state: Fever, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, Play)
        state.pop()
        carry_out(state, seat, state.terms.cards[self.card].effects[self.at], move, host)

    def not_asked(self, state: Fever, seat: Seat) -> NotAsked:
        return NotAsked("HF-145", f"Wait: {LETTERS[self.seat]} is playing a card.")


def travel(state: Fever, seat: Seat, effect: Effect, host: Host) -> None:
    """Effects that move the own token."""
    terms = state.terms
    in_town = state.day[seat] == 0
    if effect.op == GO_BUSINESS:
        if in_town:
            space = terms.ring[terms.business[state.colours[seat]]]
            state.relocate(seat, space.at, 0)
            host.tell(events.WENT, seat, (space.name,))
        state.collect(seat, effect.amount, "business", host)
    elif effect.op == SLIDE_BACK:
        if not in_town:
            state.relocate(seat, 0, max(1, state.day[seat] - effect.amount))
            host.tell(events.SLID, seat, (state.day[seat],))
    elif in_town:
        at = state.at[seat] + 1
        while terms.ring[at % len(terms.ring)].kind != effect.what:
            at += 1
        state.relocate(seat, at % len(terms.ring), 0)
        host.tell(events.WENT, seat, (terms.ring[state.at[seat]].name,))
        land(state, seat, host)
