"""A position, read: everything has a default, and whatever is wrong is named."""

from __future__ import annotations

from yuletable.games.christmas_opoly.board import MIDDLE, PROPERTY, TREE
from yuletable.games.christmas_opoly.moves import Offer
from yuletable.games.christmas_opoly.notation import read_move
from yuletable.games.christmas_opoly.phases.auction import Auction, Buy
from yuletable.games.christmas_opoly.phases.building import own_members
from yuletable.games.christmas_opoly.phases.debts import Raise
from yuletable.games.christmas_opoly.phases.opening import Setup
from yuletable.games.christmas_opoly.phases.trade import Offered, check_offer, check_sale
from yuletable.games.christmas_opoly.phases.turns import Pre
from yuletable.games.christmas_opoly.position.stack import STACK
from yuletable.games.christmas_opoly.state import Claim, Opoly, Proposal
from yuletable.games.christmas_opoly.terms import OpolyTerms
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.reading import Entry

FIELDS = (
    "scores cash at deeds levels mortgaged locked middle presents trees naughty lose out big_fun "
    "bah_humbug seen claim offer thrown opening turns changed time_up tokens winners adjudicated "
    "stack phase"
).split()
Fields = dict[str, Entry]
MOST = 1_000_000_000  # dollars


def read_position(entry: Entry, terms: OpolyTerms) -> Opoly:
    """A position as a person may write it; `null` stands for what is left out."""
    given = entry.fields(FIELDS)
    fields = {name: field for name, field in given.items() if field.json is not None}
    state = Opoly(terms)
    read_players(state, fields)
    read_money(state, fields)
    read_deeds(state, fields)
    read_locks(state, fields)
    read_buildings(state, fields)
    read_history(state, fields)
    read_claim(state, fields)
    read_whole_stack(state, fields, entry)
    read_decks(state, fields)
    read_tokens(state, fields)
    read_offer(state, fields, entry)
    return state


def read_players(state: Opoly, fields: Fields) -> None:
    """Where everyone is, and who has left the game."""
    terms = state.terms
    seats = terms.seats
    if "out" in fields:
        state.retired = fields["out"].seats(seats)
        state.playing = seats - len(state.retired)
        for seat in state.retired:
            state.out[seat] = True
        if not state.playing:
            raise fields["out"].wrong("somebody must be left")
    if "at" in fields:
        for seat, item in enumerate(fields["at"].rows(seats)):
            state.at[seat] = MIDDLE if item.json is None else item.number(0, terms.size - 1)
    if "naughty" in fields:
        for seat, item in enumerate(fields["naughty"].rows(seats)):
            if item.json is not None:
                state.naughty[seat] = item.number(0, terms.amounts.throws)
                if "at" not in fields:
                    state.at[seat] = terms.naughty
                if state.at[seat] != terms.naughty or state.out[seat]:
                    raise item.wrong(f"seat {seat} is not on space {terms.naughty}")
    if "lose" in fields:
        state.lose = [item.number(0, 99) for item in fields["lose"].rows(seats)]


def read_money(state: Opoly, fields: Fields) -> None:
    seats = state.terms.seats
    if "cash" in fields:
        state.cash = [item.number(0, MOST) for item in fields["cash"].rows(seats)]
    else:
        state.cash = [0 if out else state.terms.amounts.start for out in state.out]
    if "scores" in fields:
        state.scores = [item.number(0) for item in fields["scores"].rows(seats)]
    state.middle = fields["middle"].number(0, MOST) if "middle" in fields else 0


def read_deeds(state: Opoly, fields: Fields) -> None:
    terms = state.terms
    if "deeds" in fields:
        for seat, row in enumerate(fields["deeds"].rows(terms.seats)):
            for item in row.items():
                space = item.number(0, terms.size - 1)
                if terms.kinds[space] != PROPERTY:
                    raise item.wrong(f"space {space} is no property")
                if state.owner[space] != HOUSE:
                    raise item.wrong(f"space {space} has an owner already")
                if state.out[seat]:
                    raise item.wrong(f"seat {seat} has left the game and owns nothing")
                state.transfer(space, seat)
    if "mortgaged" in fields:
        for item in fields["mortgaged"].items():
            space = item.number(0, terms.size - 1)
            if terms.kinds[space] != PROPERTY:
                raise item.wrong(f"space {space} is no property")
            state.mortgaged[space] = True


def read_locks(state: Opoly, fields: Fields) -> None:
    """Deeds seized with their mortgages (CO-161)."""
    if "locked" not in fields:
        return
    for item in fields["locked"].items():
        space = item.number(0, state.terms.size - 1)
        if state.owner[space] == HOUSE or not state.mortgaged[space]:
            raise item.wrong(f"space {space} is nobody's mortgaged deed")
        if not state.terms.locks_seized:
            raise item.wrong("at this table no deed is locked; see option seized_mortgages")
        if state.locked[space]:
            raise item.wrong(f"space {space} is named twice")
        state.lock(space)


def read_buildings(state: Opoly, fields: Fields) -> None:
    """Presents and Trees; what is not on the board is in the bank."""
    terms = state.terms
    if "levels" in fields:
        every = [str(space) for space in range(terms.size)]
        for name, item in fields["levels"].fields(every).items():
            read_level(state, int(name), item)
        check_even(state, fields["levels"])
    for name, left in (("presents", state.presents), ("trees", state.trees)):
        if left < 0:
            raise Invalid(fields["levels"].place, f"there are not so many {name} in the box")
        if name in fields and fields[name].number(0) != left:
            raise fields[name].wrong(f"{left} are left in the bank; the edition says how many")


def read_level(state: Opoly, space: int, item: Entry) -> None:
    level = item.number(0, TREE)
    if level:
        if state.owner[space] == HOUSE or state.terms.deeds[space].present_price == 0:
            raise item.wrong(f"space {space} is nobody's property of a colour")
        if state.mortgaged[space]:
            raise item.wrong(f"space {space} is mortgaged, so nothing can stand there")
        state.set_level(space, level)


def check_even(state: Opoly, entry: Entry) -> None:
    for group in range(state.terms.colours):
        for seat in range(state.terms.seats):
            levels = [state.level[space] for space in own_members(state, seat, group)]
            if levels and max(levels) - min(levels) > 1:
                name = state.terms.group_names[group]
                raise entry.wrong(f"seat {seat} has not built evenly in the {name} group")


def read_history(state: Opoly, fields: Fields) -> None:
    """What happened before, as far as it matters."""
    seats = state.terms.seats
    if "turns" in fields:
        state.turns = fields["turns"].number(0)
    state.changed = fields["changed"].number(0, state.turns) if "changed" in fields else state.turns
    if "time_up" in fields:
        state.time_up = fields["time_up"].truth()
    if "thrown" in fields:
        throws = [read_throw(item, 2) for item in fields["thrown"].items()]
        state.thrown = [10 * first + second for first, second in throws]
    if "opening" in fields:
        for item in fields["opening"].items():
            first, second = read_throw(item, 3)
            seat = item.items()[0].number(0, seats - 1)
            state.opening.append(100 * seat + 10 * first + second)
    if "winners" in fields:
        state.winners = fields["winners"].seats(seats)
    if "adjudicated" in fields:
        state.adjudicated = fields["adjudicated"].truth()


def read_throw(item: Entry, length: int) -> list[int]:
    parts = item.items()
    if len(parts) != length:
        raise item.wrong(f"expected {length} numbers")
    return [part.number(1, 6) for part in parts[-2:]]


def read_claim(state: Opoly, fields: Fields) -> None:
    if "claim" not in fields:
        return
    entry = fields["claim"]
    parts = entry.fields(("owner", "visitor", "space", "amount"))
    last = state.terms.seats - 1
    owner, visitor = (entry.needed(parts, name).number(0, last) for name in ("owner", "visitor"))
    if owner == visitor or state.out[owner] or state.out[visitor]:
        raise entry.wrong("rent is between two players in the game")
    space = entry.needed(parts, "space").number(0, state.terms.size - 1)
    if state.terms.kinds[space] != PROPERTY or state.mortgaged[space]:
        raise entry.wrong(f"space {space} brings no rent")
    state.claim = Claim(owner, visitor, space, entry.needed(parts, "amount").number(1, MOST))


def read_whole_stack(state: Opoly, fields: Fields, entry: Entry) -> None:
    state.stack = STACK.read(state, fields, entry, Pre)
    if state.stack and state.playing < 2:
        raise Invalid(f"{entry.place}.out", "with one player left the game is over: stack is []")


def read_decks(state: Opoly, fields: Fields) -> None:
    """Cards from the top; those not named follow in the order of the edition."""
    setting_up = bool(state.stack) and isinstance(state.stack[0], Setup)
    for deck, name in enumerate(("big_fun", "bah_humbug")):
        ids = [card.id for card in state.terms.decks[deck]]
        named = [item.word(ids) for item in fields[name].items()] if name in fields else []
        if len(set(named)) != len(named):
            raise fields[name].wrong("a card is named twice")
        if not setting_up or named:
            rest = [id_ for id_ in ids if id_ not in named]
            state.decks[deck] = [ids.index(id_) for id_ in [*named, *rest]]
    if "seen" in fields:
        numbers = fields["seen"].items()
        if len(numbers) != len(state.decks):
            raise fields["seen"].wrong("expected a number for each of the two decks")
        state.seen = [n.number(0, len(state.decks[deck])) for deck, n in enumerate(numbers)]


def read_tokens(state: Opoly, fields: Fields) -> None:
    """Who has which token; by default everyone the next, except where tokens are being chosen."""
    terms = state.terms
    setting_up = bool(state.stack) and isinstance(state.stack[0], Setup)
    if "tokens" in fields:
        for seat, item in enumerate(fields["tokens"].rows(terms.seats)):
            state.tokens[seat] = (
                -1 if item.json is None else terms.tokens.index(item.word(terms.tokens))
            )
        chosen = [token for token in state.tokens if token >= 0]
        if len(set(chosen)) != len(chosen):
            raise fields["tokens"].wrong("two players have the same token")
    elif not setting_up:
        state.tokens = list(range(terms.seats))


def read_offer(state: Opoly, fields: Fields, entry: Entry) -> None:
    """The offer under negotiation, which must be lawful."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Offered):
        if "offer" in fields:
            raise fields["offer"].wrong("an offer belongs to the phase Offered")
        return
    given = entry.needed(fields, "offer")
    below = state.stack[-2]
    debt = below.amount if isinstance(below, Raise) else 0
    try:
        offer = read_move(given.text())
        if not isinstance(offer, Offer) or offer.to != top.to:
            raise given.wrong("expected an offer to the seat that is asked")
        if isinstance(below, (Buy, Auction)):
            check_sale(state, top.by, offer, -1)
        else:
            check_offer(state, top.by, offer, -1, debt)
    except Refused as refused:
        raise given.wrong(refused.why) from None
    state.proposal = Proposal(top.by, debt, offer)
