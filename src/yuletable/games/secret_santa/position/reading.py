"""A position, read: only `hands` is needed, and whatever is wrong is named."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import (
    CODES,
    ELF,
    FRUITCAKE,
    SPECIALS,
    TOP_GIFT,
    cards_of,
    counts_of,
)
from yuletable.games.secret_santa.memory import Memory
from yuletable.games.secret_santa.moves import Give, Zeros
from yuletable.games.secret_santa.notation import read_move
from yuletable.games.secret_santa.phases.fruitcake import Fruitcake
from yuletable.games.secret_santa.phases.holly import Holly, SantaWindow
from yuletable.games.secret_santa.phases.turns import Turn
from yuletable.games.secret_santa.position.cards import read_cards, read_gift, write_cards
from yuletable.games.secret_santa.position.memory import read_memory
from yuletable.games.secret_santa.position.stack import STACK
from yuletable.games.secret_santa.position.writing import chosen
from yuletable.games.secret_santa.state import Finish, Lay, Santa
from yuletable.games.secret_santa.terms import SantaTerms
from yuletable.kernel.core import HOUSE, Seat, Seating
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.positions import declined, read_seals
from yuletable.kernel.reading import Entry

FIELDS = (
    "order scores game dealer hands pile used discards buried passed misers silent scrooged first "
    "lead giver went_out places treed memory sealed stack phase"
).split()
Fields = dict[str, Entry]


def read_position(entry: Entry, terms: SantaTerms) -> Santa:
    """A position as a person may write it."""
    fields = entry.fields(FIELDS)
    if "hands" not in fields:
        raise Invalid(f"{entry.place}.hands", "missing: say which cards each seat holds")
    state = Santa(terms)
    read_table(state, fields)
    read_hands(state, fields)
    if "pile" in fields:
        read_pile(state, fields["pile"])
    read_other_cards(state, fields)
    read_marks(state, fields)
    state.stack = STACK.read(state, fields, entry, Turn)
    read_first(state, fields)
    read_places(state, fields)
    write_sheet(state, fields)
    state.sealed = read_seals(state, fields, declined)
    state.memory = (
        read_memory(state, fields["memory"]) if "memory" in fields else least_memory(state)
    )
    return state


def least_memory(state: Santa) -> Memory:
    """What everyone knows at the least: of a Tree just lit, and who holds the Fruitcake."""
    memory = state.memory
    treed = [seat for seat, gift in enumerate(state.treed) if gift]
    pool = cards_of(state.buried) + [state.treed[seat] for seat in treed]
    if pool:
        memory = memory.lit(sorted(pool), treed)
    if state.stack and isinstance(state.stack[-1], Fruitcake):
        memory = memory.shown(state.stack[-1].seat, FRUITCAKE)
    return memory


def read_table(state: Santa, fields: Fields) -> None:
    seats = state.terms.seats
    if "order" in fields:
        order = fields["order"].seats(seats)
        if len(order) != seats:
            raise fields["order"].wrong(f"all {seats} seats must be named once")
        state.seating = Seating(tuple(order))
    if "scores" in fields:
        state.scores = [item.number(0) for item in fields["scores"].rows(seats)]
    state.game = fields["game"].number(1, state.terms.games) if "game" in fields else 1
    state.dealer = seat_in(fields, "dealer", seats, state.seating.order[-1])


def read_hands(state: Santa, fields: Fields) -> None:
    hands = fields["hands"].rows(state.terms.seats)
    state.hands = [counts_of(read_cards(item)) for item in hands]
    state.held = [sum(hand) for hand in state.hands]
    state.gifts = [sum(hand[1 : TOP_GIFT + 1]) for hand in state.hands]
    for kind in SPECIALS:
        if kind != ELF:
            state.gone[kind] = not any([hand[kind] for hand in state.hands])


def read_pile(state: Santa, entry: Entry) -> None:
    for item in entry.items():
        fields = item.fields(("seat", "play"))
        seat = item.needed(fields, "seat").number(0, state.terms.seats - 1)
        play = item.needed(fields, "play")
        lay = read_lay(seat, play)
        if state.pile and lay.value <= state.pile[-1].value:
            raise play.wrong(f"must be higher than {state.pile[-1].text()} below it (SS-18)")
        if state.pile and lay.size != state.number():
            raise play.wrong(f"must have {state.number()} cards like the play below it (SS-18)")
        state.pile.append(lay)


def read_lay(seat: Seat, play: Entry) -> Lay:
    try:
        move = read_move(play.text())
    except Refused as refused:
        raise play.wrong(refused.why) from None
    if isinstance(move, Zeros):
        return Lay(seat, 0, 0, 0, move.cards)
    if isinstance(move, Give) and move.gifts and 1 <= move.value <= TOP_GIFT and not move.santa:
        return Lay(seat, move.value, move.gifts, move.elves, ())
    raise play.wrong("expected a gift play like 2x6, 1x6+1E or 0:MOUSE")


def read_other_cards(state: Santa, fields: Fields) -> None:
    """Cards laid, buried and discarded; what is not named lies in the discards."""
    if "used" in fields:
        state.used = read_cards(fields["used"], specials_only=True)
    if "buried" in fields:
        state.buried = counts_of(read_cards(fields["buried"]))
    if "treed" in fields:
        state.treed = [read_gift(item) for item in fields["treed"].rows(state.terms.seats)]
    left = state.discards()
    for kind, count in enumerate(left):
        if count < 0:
            copies = state.deck().copies[kind]
            found = f"this position has {copies - count} cards {CODES[kind]}"
            raise fields["hands"].wrong(f"{found}, the deck only {copies}")
    if "discards" in fields and counts_of(read_cards(fields["discards"])) != left:
        raise fields["discards"].wrong(f"the rest of the deck is: {write_cards(left) or 'nothing'}")


def read_marks(state: Santa, fields: Fields) -> None:
    """Who has passed, gave nothing, stayed silent or was named by Scrooge."""
    seats = state.terms.seats
    if "passed" in fields:
        state.passed = marked(fields["passed"], seats)
    if "misers" in fields:
        state.misers = marked(fields["misers"], seats)
    if "silent" in fields:
        state.silent = marked(fields["silent"], seats)
        for seat in chosen(state.silent):
            if state.held[seat] != 1:
                raise fields["silent"].wrong(f"seat {seat} does not hold exactly one card (SS-38)")
    if "scrooged" in fields and fields["scrooged"].json is not None:
        state.scrooged = fields["scrooged"].number(0, seats - 1)
    state.lead = state.pile[-1].seat if state.pile else state.left_of(state.dealer)
    state.lead = seat_in(fields, "lead", seats, state.lead)
    state.giver = state.pile[-1].seat if state.pile else HOUSE
    if "giver" in fields and fields["giver"].json is not None:
        state.giver = fields["giver"].number(0, seats - 1)


def marked(entry: Entry, seats: int) -> list[bool]:
    named = entry.seats(seats)
    return [seat in named for seat in range(seats)]


def read_first(state: Santa, fields: Fields) -> None:
    """Who opened the round: by default the player whom the pile or the turn suggests."""
    top = state.stack[-1] if state.stack else None
    first = state.pile[0].seat if state.pile else state.left_of(state.dealer)
    if not state.pile and isinstance(top, Turn):
        first = top.seat
    state.first = seat_in(fields, "first", state.terms.seats, first)


def read_places(state: Santa, fields: Fields) -> None:
    """Who went out in this round, and who before; a hand emptied just now may yet be haunted."""
    seats = state.terms.seats
    haunted = HOUSE
    for phase in state.stack:
        if isinstance(phase, (Holly, SantaWindow)):
            haunted = phase.after  # SS-43
    if "went_out" in fields:
        state.went_out = [read_finish(state, item) for item in fields["went_out"].items()]
    else:
        last = {lay.seat: lay.value for lay in state.pile}
        going = [s for s in last if not state.held[s] and s != haunted]
        state.went_out = [Finish(seat, last[seat]) for seat in going]
    if "places" in fields:
        state.places = fields["places"].seats(seats)
        for seat in state.places:
            if state.held[seat] and state.stack:  # at the very end the last is placed too
                raise fields["places"].wrong(f"seat {seat} is out and yet holds cards")
    else:
        going = [finish.seat for finish in state.went_out]
        state.places = [
            s for s in state.seating.order if not state.held[s] and s not in going and s != haunted
        ]


def write_sheet(state: Santa, fields: Fields) -> None:
    """Where no scores are given, the places of this game are all that is on the sheet (SS-41)."""
    if "scores" not in fields:
        for place, seat in enumerate(state.places, start=1):
            state.scores[seat] = state.points(place)


def read_finish(state: Santa, entry: Entry) -> Finish:
    parts = entry.fields(("seat", "value"))
    seat = entry.needed(parts, "seat").number(0, state.terms.seats - 1)
    value = entry.needed(parts, "value").number(0, TOP_GIFT + 1)
    if state.held[seat] and not state.terms.tree_brings_back:
        raise parts["seat"].wrong(f"seat {seat} is out and yet holds cards")
    return Finish(seat, value)


def seat_in(fields: Fields, name: str, seats: int, default: Seat) -> Seat:
    return fields[name].number(0, seats - 1) if name in fields else default
