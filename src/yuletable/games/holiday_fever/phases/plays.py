"""Play Anytime cards: what they can be played on, and what then happens."""

from __future__ import annotations

from yuletable.games.holiday_fever import events
from yuletable.games.holiday_fever.moves import Give, Play, Slot
from yuletable.games.holiday_fever.parcels import Riddle
from yuletable.games.holiday_fever.phases.choosing import check_room
from yuletable.games.holiday_fever.phases.dice import throw
from yuletable.games.holiday_fever.phases.sales import (
    add_sales,
    check_give,
    check_own,
    check_sale,
    give_away,
    gives,
    sell_gift,
    swaps,
)
from yuletable.games.holiday_fever.phases.speeches import earn_star
from yuletable.games.holiday_fever.phases.taking import Paying, Swapping, aim, check_target
from yuletable.games.holiday_fever.printed import (
    CHOICE,
    DECORATION,
    GAIN,
    GIVE_GIFT,
    LIGHT,
    LOOK,
    MOVE_STOCKING,
    MOVE_VALUE,
    NUDGE,
    ORNAMENT,
    REROLL,
    SELL_GIFT,
    STAR,
    SWAP_GIFT,
    SWAP_VALUES,
    TAKE_DECOR,
    TAKE_GIFT,
    Card,
    Effect,
)
from yuletable.games.holiday_fever.state import Fever
from yuletable.kernel.core import Host, Move, Seat
from yuletable.kernel.errors import Illegal, require


def aimed(effect: Effect) -> bool:
    """Does playing a card for this effect need arguments, or is it a speech by being played?"""
    if effect.op == GAIN:
        return effect.what == CHOICE
    return effect.op in AIMED


AIMED = (
    LOOK,
    SWAP_GIFT,
    TAKE_GIFT,
    GIVE_GIFT,
    SELL_GIFT,
    MOVE_VALUE,
    SWAP_VALUES,
    MOVE_STOCKING,
    TAKE_DECOR,
    REROLL,
    NUDGE,
    STAR,
)


def plays(state: Fever, seat: Seat, index: int, at: int = 0) -> list[Move]:
    """Every way to play this card now, the arguments of its first or at-th effect complete."""
    card = state.terms.cards[index]
    effect = card.effects[at]
    code = card.code
    op = effect.op
    if op == TAKE_GIFT:
        return on_gifts(state, seat, index, protected=False)
    if op == LOOK:
        return on_gifts(state, seat, index, protected=True)
    if op == SWAP_VALUES:
        return swap_values_plays(state, seat, code)
    if op == MOVE_VALUE:
        return move_value_plays(state, seat, code)
    if op == MOVE_STOCKING:
        return stocking_plays(state, seat, code)
    if op == TAKE_DECOR:
        return decor_plays(state, seat, code)
    if op == GAIN and effect.what == CHOICE:
        kinds = [kind for kind in (LIGHT, ORNAMENT) if state.may_hang(seat, kind)]
        return [Play(code, word=DECORATION[kind]) for kind in kinds]
    if op == NUDGE:
        moves: list[Move] = [Play(code, word="+")]
        if state.thrown > effect.amount:  # at least one (HF-233)
            moves.append(Play(code, word="-"))
        return moves
    return borrowed_plays(state, seat, code, effect)


def on_gifts(state: Fever, seat: Seat, index: int, protected: bool) -> list[Move]:
    """One play for each Gift of somebody else."""
    moves: list[Move] = []
    for other in state.others_from(seat):
        for parcel in state.rows[other]:
            if protected or parcel.slot != state.stocking[other]:
                moves.append(state.terms.play_on(index, other, parcel.slot))
    return moves


def swap_values_plays(state: Fever, seat: Seat, code: str) -> list[Move]:
    free = [p.slot for p in state.rows[seat] if p.slot != state.stocking[seat]]
    return [Play(code, (n, m)) for at, n in enumerate(free) for m in free[at + 1 :]]


def move_value_plays(state: Fever, seat: Seat, code: str) -> list[Move]:
    """From a Gift that keeps at least one card, to another."""
    moves: list[Move] = []
    row = state.rows[seat]
    stocking = state.stocking[seat]
    for source in row:
        if source.slot != stocking and len(source.cards) > 1:
            for target in row:
                if target.slot != stocking and target.slot != source.slot:
                    for k in range(1, len(source.cards) + 1):
                        moves.append(Play(code, (source.slot, target.slot, k)))
    return moves


def stocking_plays(state: Fever, seat: Seat, code: str) -> list[Move]:
    laid = state.stocking[seat]
    moves: list[Move] = [Play(code, word="hand")] if laid else []
    for parcel in state.rows[seat]:
        if parcel.slot != laid:
            moves.append(Play(code, (parcel.slot,)))
    return moves


def decor_plays(state: Fever, seat: Seat, code: str) -> list[Move]:
    moves: list[Move] = []
    for other in state.others_from(seat):
        for kind in (LIGHT, ORNAMENT):
            if state.hung[kind][other] and state.may_hang(seat, kind):
                moves.append(Play(code, seat=other, word=DECORATION[kind]))
    return moves


def borrowed_plays(state: Fever, seat: Seat, code: str, effect: Effect) -> list[Move]:
    """Plays whose arguments are those of a move of its own: sell, give, swap; or none at all."""
    moves: list[Move] = []
    if effect.op == SELL_GIFT:
        add_sales(moves, state, seat, stocking=True)
    elif effect.op == GIVE_GIFT:
        moves = gives(state, seat, effect.coal, stocking=False, fewest=effect.fewest)
    elif effect.op == SWAP_GIFT:
        moves = swaps(state, seat)
    elif effect.op == GAIN and not state.may_hang(seat, effect.what):
        return []  # HF-072
    else:
        return [Play(code)]
    return [as_play(code, move) for move in moves]


def as_play(code: str, move: Move) -> Move:
    """A card played as this move: `sell 2 face` is `play A08 2 face`."""
    if isinstance(move, Slot):
        return Play(code, (move.slot,), word="face" if move.face else "")
    if isinstance(move, Give):
        return Play(code, (move.slot,), move.seat)
    parts = move.parts()
    return Play(code, (parts["mine"],), parts["seat"], parts["slot"])


def check_play(state: Fever, seat: Seat, index: int, move: Play, at: int = 0) -> None:
    """The law of one card: its own rules first, then that its arguments are complete."""
    card = state.terms.cards[index]
    effect = card.effects[at]
    first = move.slots[0] if move.slots else 0
    if effect.op == TAKE_GIFT and move.slot:
        check_target(state, seat, move.seat, move.slot, "HF-154")
    elif effect.op == SWAP_GIFT and move.slot and first:
        check_own(state, seat, first)
        check_target(state, seat, move.seat, move.slot, "HF-154")
    elif effect.op == SELL_GIFT and first:
        check_sale(state, seat, Slot("sell", first, move.word == "face"), stocking=True)
    elif effect.op == GIVE_GIFT and first and move.seat >= 0:
        giving = Give(first, move.seat)
        check_give(state, seat, giving, effect.coal, stocking=False, fewest=effect.fewest)
    elif effect.op in (MOVE_VALUE, SWAP_VALUES):
        for slot in move.slots[:2]:
            check_own(state, seat, slot)
    elif effect.op == NUDGE and move.word == "-":
        require(state.thrown > effect.amount, "HF-233", "You have to move at least one space.")
    elif effect.op == TAKE_DECOR and move.word in ("L", "O"):
        kind = DECORATION.index(move.word)
        check_room(state, seat, kind)
    possible = plays(state, seat, index, at)
    example = f"like “{possible[0].text()}”" if possible else "but not now: save it"
    require(move in possible, "HF-154", f"You can play {card.name}, {example}.")


def check_no_reaction(card: Card) -> None:
    why = "You can only play that card when somebody wants one of your Gifts."
    require(not card.reaction, "HF-156", why)


def only_after_roll() -> Illegal:
    return Illegal("HF-232", "You can only play that card between your roll and your move.")


def carry_out(state: Fever, seat: Seat, effect: Effect, move: Play, host: Host) -> None:
    """What an effect does with these arguments."""
    op = effect.op
    if op == TAKE_GIFT:
        aim(state, move.seat, move.slot, Paying(seat, move.seat, move.slot, effect.amount), host)
    elif op == SWAP_GIFT:
        deed = Swapping(seat, move.slots[0], move.seat, move.slot)
        aim(state, move.seat, move.slot, deed, host)
    elif op == LOOK:
        look(state, seat, move.seat, move.slot, host)
    elif op == SWAP_VALUES:
        swap_values(state, seat, move.slots[0], move.slots[1], host)
    elif op == MOVE_VALUE:
        move_value(state, seat, move.slots[0], move.slots[1], move.slots[2] - 1, host)
    elif op == MOVE_STOCKING:
        state.stocking[seat] = 0 if move.word else move.slots[0]
        host.tell(events.STOCKING, seat, (state.stocking[seat],))
    elif op == SELL_GIFT:
        sale = Slot("sell", move.slots[0], move.word == "face")
        sell_gift(state, seat, sale, effect.amount, host)
    elif op == GIVE_GIFT:
        give_away(state, seat, move.slots[0], move.seat, not effect.coal, host)
        if effect.star:
            state.stars[seat] += 1
    else:
        carry_out_more(state, seat, effect, move, host)


def carry_out_more(state: Fever, seat: Seat, effect: Effect, move: Play, host: Host) -> None:
    """Effects on the own token and tree."""
    op = effect.op
    if op == TAKE_DECOR:
        kind = DECORATION.index(move.word)
        state.lose(move.seat, kind)
        state.gain(seat, kind)
        host.tell(events.STOLE, seat, (move.seat, move.word))
    elif op == GAIN:
        state.hang(seat, DECORATION.index(move.word), host)
    elif op == REROLL:
        state.thrown = throw(state, seat, len(state.dice), True, host)  # HF-232
    elif op == NUDGE:
        state.thrown += effect.amount if move.word == "+" else -effect.amount
        host.tell(events.NUDGED, seat, (state.thrown,))
    else:
        assert op == STAR, "every other effect is followed step by step"
        earn_star(state, seat, effect.topic, host)


def look(state: Fever, seat: Seat, owner: Seat, slot: int, host: Host) -> None:
    """See somebody's Gift and what lies beneath it, protected or not (HF-100)."""
    at = state.place(owner, slot)
    parcel = state.see(state.rows[owner][at], state.terms.bit(seat))
    state.rows[owner][at] = parcel
    if host.loud:
        secrets = state.described(seat, parcel)
        host.whisper(events.LOOKED, seat, (owner, slot), secrets, (seat,))


def swap_values(state: Fever, seat: Seat, slot: int, other: int, host: Host) -> None:
    """All Value cards of two Gifts change places; a seat that knew them still does."""
    row = state.rows[seat]
    a, b = state.place(seat, slot), state.place(seat, other)
    row[a], row[b] = row[a].over(row[b].cards), row[b].over(row[a].cards)
    host.tell(events.VALUES_SWAPPED, seat, (slot, other))


def move_value(state: Fever, seat: Seat, slot: int, other: int, pick: int, host: Host) -> None:
    """One Value card moves, and only its owner knows which (HF-234)."""
    row = state.rows[seat]
    a, b = state.place(seat, slot), state.place(seat, other)
    old = row[a].cards
    if host.loud:
        amount = state.amount_to(seat, old[pick])
        host.whisper(events.VALUE_MOVED, seat, (slot, other), (amount,), (seat,))
    if followed(state, seat, old):
        old = renumbered(state, seat, old, pick)
    row[a] = row[a].over((*old[:pick], *old[pick + 1 :]))
    row[b] = row[b].over((*row[b].cards, old[pick]))


def followed(state: Fever, mover: Seat, cards: tuple[int, ...]) -> bool:
    """Does anyone else know something of these cards, or have they been in a riddle before?"""
    mine = state.peek(mover)
    for card in cards:
        if state.eyes[card] != mine:
            return True
        for riddle in state.riddles:
            if card == riddle.moved or card in riddle.rest:
                return True
    return False


def renumbered(state: Fever, mover: Seat, old: tuple[int, ...], pick: int) -> tuple[int, ...]:
    """New numbers for these cards, since nobody else can follow them now."""
    first = len(state.amounts)
    eyes = state.peek(mover)
    for card in old:
        state.amounts.append(state.amounts[card])
        state.eyes.append(eyes)
    new = tuple([first + at for at in range(len(old))])
    state.riddles = (*state.riddles, Riddle(mover, old, new[:pick] + new[pick + 1 :], new[pick]))
    state.picks.append(pick)
    return new
