"""Positions as JSON that a person can write by hand, written and read back."""

from __future__ import annotations

from typing import Any

from yuletable.games.secret_santa.cards import (
    CODES,
    ELF,
    SPECIALS,
    TOP_GIFT,
    cards_of,
    codes,
    counts_of,
)
from yuletable.games.secret_santa.final_gift import FinalGift
from yuletable.games.secret_santa.fruitcake import Fruitcake, OfferFruitcake
from yuletable.games.secret_santa.holly import Holly, SantaWindow
from yuletable.games.secret_santa.interval import DISCARD, EndRound, Snow, TreeWindow
from yuletable.games.secret_santa.memory import EVERYONE, Known, Memory, blank
from yuletable.games.secret_santa.moves import (
    Give,
    Zeros,
)
from yuletable.games.secret_santa.night import EndGame, Night, Rounds, empty_table
from yuletable.games.secret_santa.notation import KIND_OF, read_move
from yuletable.games.secret_santa.state import Finish, Lay, Santa
from yuletable.games.secret_santa.terms import SantaTerms
from yuletable.games.secret_santa.turns import NEXT, TURN, Turn
from yuletable.kernel.ballot import DECLINE
from yuletable.kernel.core import HOUSE, Json, Phase, Seat, Seating
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.reading import Entry

# Positions, written.


def write_position(state: Santa) -> dict[str, Json]:
    return {
        "order": list(state.seating.order),
        "scores": state.scores[:],
        "game": state.game,
        "dealer": state.dealer,
        "hands": [written(hand) for hand in state.hands],
        "pile": [{"seat": lay.seat, "play": lay.text()} for lay in state.pile],
        "used": " ".join(codes(state.used)),
        "discards": written(state.discards),
        "buried": written(state.buried),
        "passed": chosen(state.passed),
        "misers": chosen(state.misers),
        "silent": chosen(state.silent),
        "scrooged": None if state.scrooged == HOUSE else state.scrooged,
        "first": state.first,
        "lead": state.lead,
        "went_out": [f.parts() for f in state.went_out],
        "places": state.places[:],
        "treed": [CODES[gift] if gift else "" for gift in state.treed],
        "memory": write_memory(state.memory),
        "sealed": [[m.text() if m else None for m in row] for row in state.sealed],
        "stack": [write_phase(phase) for phase in state.stack],
    }


def written(counts: list[int]) -> str:
    return " ".join(codes(cards_of(counts)))


def chosen(flags: list[bool]) -> list[Seat]:
    return [seat for seat, flag in enumerate(flags) if flag]


def write_phase(phase: Phase) -> dict[str, Json]:
    parts = {n: list(p) if isinstance(p, tuple) else p for n, p in phase.parts().items()}
    return {"phase": type(phase).__name__, **parts}


def write_memory(memory: Memory) -> dict[str, Json]:
    known = [
        {
            "seat": seat,
            "kind": CODES[k.kind],
            "least": k.least,
            "if_treed": k.if_treed,
            "eyes": None if k.eyes == EVERYONE else k.eyes,
        }
        for seat, mine in enumerate(memory.known)
        for k in mine
    ]
    return {
        "known": known,
        "bare": chosen(list(memory.bare)),
        "pool": " ".join(codes(list(memory.pool))),
        "treed": list(memory.treed),
    }


# Positions, read.

FIELDS = (
    "order scores game dealer hands pile used discards buried passed misers silent scrooged first "
    "lead went_out places treed memory sealed stack phase"
).split()


def read_position(entry: Entry, terms: SantaTerms) -> Santa:
    """A position as a person may write it: only `hands` is needed, the rest has defaults."""
    fields = entry.fields(FIELDS)
    if "hands" not in fields:
        raise Invalid(f"{entry.place}.hands", "missing: say which cards each seat holds")
    state = empty_table(terms, [])
    read_table(state, fields)
    read_cards(state, fields)
    read_round(state, fields)
    if "memory" in fields:
        state.memory = read_memory(fields["memory"], terms.seats)
    if "stack" in fields and "phase" in fields:
        raise fields["phase"].wrong("give either the whole stack or the phase on top of it")
    if "stack" in fields:
        state.stack = [read_phase(state, item) for item in fields["stack"].items()]
    else:
        top = fields.get("phase", Entry({"phase": "Turn"}, f"{entry.place}.phase"))
        state.stack = stack_under(state, read_phase(state, top))
    read_seals(state, fields, entry.place)
    read_first(state, fields)
    return state


def read_table(state: Santa, fields: dict[str, Entry]) -> None:
    seats = state.terms.seats
    if "order" in fields:
        order = read_seats(fields["order"], seats)
        if len(order) != seats:
            raise fields["order"].wrong(f"all {seats} seats must be named once")
        state.seating = Seating(tuple(order))
    if "scores" in fields:
        state.scores = [item.number(0) for item in rows(fields["scores"], seats)]
    state.game = fields["game"].number(1, state.terms.games) if "game" in fields else 1
    state.dealer = state.seating.order[-1]
    if "dealer" in fields:
        state.dealer = fields["dealer"].number(0, seats - 1)


def read_cards(state: Santa, fields: dict[str, Entry]) -> None:
    seats = state.terms.seats
    state.hands = [counts_of(read_kinds(item)) for item in rows(fields["hands"], seats)]
    state.held = [sum(hand) for hand in state.hands]
    state.gifts = [sum(hand[1 : TOP_GIFT + 1]) for hand in state.hands]
    if "pile" in fields:
        read_pile(state, fields["pile"])
    if "used" in fields:
        state.used = read_kinds(fields["used"], specials_only=True)
    if "buried" in fields:
        state.buried = counts_of(read_kinds(fields["buried"]))
    if "treed" in fields:
        state.treed = [read_gift(item) for item in rows(fields["treed"], seats)]
    left = state.terms.copies[:]
    for counts in [
        *state.hands,
        *[lay.counts() for lay in state.pile],
        counts_of(state.used),
        state.buried,
    ]:
        left = [have - count for have, count in zip(left, counts, strict=True)]
    for kind, count in enumerate(left):
        if count < 0:
            copies = state.terms.copies[kind]
            raise fields["hands"].wrong(
                f"this position has {copies - count} cards {CODES[kind]}, the deck only {copies}"
            )
    state.discards = left
    if "discards" in fields and counts_of(read_kinds(fields["discards"])) != left:
        raise fields["discards"].wrong(f"what is left of the deck is: {written(left) or 'nothing'}")
    for kind in SPECIALS:
        if kind != ELF:
            state.gone[kind] = not any([hand[kind] for hand in state.hands])


def read_pile(state: Santa, entry: Entry) -> None:
    for item in entry.items():
        fields = item.fields(("seat", "play"))
        seat = needed(item, fields, "seat").number(0, state.terms.seats - 1)
        play = needed(item, fields, "play")
        try:
            move = read_move(play.text())
        except Refused as refused:
            raise play.wrong(refused.why) from None
        lay = Lay(seat, 0, 0, 0, ())
        if isinstance(move, Give) and move.gifts and 1 <= move.value <= TOP_GIFT and not move.santa:
            lay = Lay(seat, move.value, move.gifts, move.elves, ())
        elif isinstance(move, Zeros):
            lay = Lay(seat, 0, 0, 0, move.cards)
        else:
            raise play.wrong("expected a gift play like 2x6, 1x6+1E or 0:MOUSE")
        if state.pile and lay.value <= state.pile[-1].value:
            raise play.wrong(f"must be higher than {state.pile[-1].text()} below it (SS-18)")
        if state.pile and lay.size != state.number():
            raise play.wrong(f"must have {state.number()} cards like the play below it (SS-18)")
        state.pile.append(lay)


def read_round(state: Santa, fields: dict[str, Entry]) -> None:
    seats = state.terms.seats
    for name in ("passed", "misers", "silent"):
        if name in fields:
            named = read_seats(fields[name], seats)
            setattr(state, name, [seat in named for seat in range(seats)])
    for seat in chosen(state.silent):
        if state.held[seat] != 1:
            raise fields["silent"].wrong(f"seat {seat} does not hold exactly one card (SS-38)")
    if "scrooged" in fields and fields["scrooged"].json is not None:
        state.scrooged = fields["scrooged"].number(0, seats - 1)
    if "went_out" in fields:
        for item in fields["went_out"].items():
            parts = item.fields(("seat", "value"))
            seat = needed(item, parts, "seat").number(0, seats - 1)
            state.went_out.append(
                Finish(seat, needed(item, parts, "value").number(0, TOP_GIFT + 1))
            )
    if "places" in fields:
        state.places = read_seats(fields["places"], seats)
        for seat in state.places:
            if state.held[seat]:
                raise fields["places"].wrong(f"seat {seat} is out and yet holds cards")
    else:
        going = [finish.seat for finish in state.went_out]
        state.places = [s for s in state.seating.order if not state.held[s] and s not in going]


def read_memory(entry: Entry, seats: int) -> Memory:
    fields = entry.fields(("known", "bare", "pool", "treed"))
    memory = blank(seats)
    known: list[list[Known]] = [[] for _ in range(seats)]
    for item in fields["known"].items() if "known" in fields else []:
        parts = item.fields(("seat", "kind", "least", "if_treed", "eyes"))
        kinds = read_kinds(needed(item, parts, "kind"))
        if len(kinds) != 1:
            raise parts["kind"].wrong("expected one card")
        least = needed(item, parts, "least").number(0)
        if_treed = parts["if_treed"].number(0) if "if_treed" in parts else least
        private = "eyes" in parts and parts["eyes"].json is not None
        eyes = parts["eyes"].number(0, seats - 1) if private else EVERYONE
        seat = needed(item, parts, "seat").number(0, seats - 1)
        known[seat].append(Known(kinds[0], least, if_treed, eyes))
    bare = read_seats(fields["bare"], seats) if "bare" in fields else []
    return Memory(
        tuple([tuple(mine) for mine in known]),
        tuple([seat in bare for seat in range(seats)]),
        tuple(read_kinds(fields["pool"])) if "pool" in fields else memory.pool,
        tuple(read_seats(fields["treed"], seats)) if "treed" in fields else memory.treed,
    )


PHASES = {
    "Night": "",
    "Rounds": "",
    "EndGame": "",
    "Discard": "",
    "Turn": "seat",
    "Next": "after",
    "FinalGift": "seat",
    "Fruitcake": "seat",
    "OfferFruitcake": "turn",
    "Holly": "turn after gave users",
    "SantaWindow": "turn after",
    "EndRound": "winner why",
    "TreeWindow": "turn",
    "Snow": "turn",
}


def read_phase(state: Santa, entry: Entry) -> Phase:
    seats = state.terms.seats
    known = entry.fields(("phase", "seat", "turn", "after", "gave", "users", "winner", "why"))
    name = needed(entry, known, "phase").word(PHASES)
    fields = entry.fields(("phase", *PHASES[name].split()))

    def seat_named(field: str, default: Seat) -> Seat:
        return fields[field].number(0, seats - 1) if field in fields else default

    def seats_named(field: str, default: list[Seat]) -> tuple[Seat, ...]:
        return tuple(read_seats(fields[field], seats)) if field in fields else tuple(default)

    left = state.left_of(state.dealer)
    top = state.pile[-1].seat if state.pile else left
    after = seat_named("after", top)
    around = list(state.others_from(after))
    from_opener = [left, *state.others_from(left)]
    phase: Any
    match name:
        case "Night":
            phase = Night()
        case "Rounds":
            phase = Rounds()
        case "EndGame":
            phase = EndGame()
        case "Discard":
            phase = DISCARD
        case "Turn":
            phase = TURN[seat_named("seat", next_after(state, top) if state.pile else left)]
            if not state.held[phase.seat]:
                raise entry.wrong(f"seat {phase.seat} has no cards, so it cannot have the turn")
            if state.passed[phase.seat]:
                raise entry.wrong(f"seat {phase.seat} has passed, so it cannot have the turn")
        case "Next":
            phase = NEXT[after]
        case "FinalGift":
            phase = FinalGift(needed(entry, fields, "seat").number(0, seats - 1))
            if state.held[phase.seat] != 1:
                raise entry.wrong(f"seat {phase.seat} does not hold exactly one card (SS-36)")
        case "Fruitcake":
            holder = [s for s in state.seating.order if state.hands[s][KIND_OF["FRUIT"]]]
            if not holder or not state.gifts[holder[0]]:
                raise entry.wrong("nobody holds the Fruitcake and a gift to pass on")
            phase = Fruitcake(seat_named("seat", holder[0]))
            if phase.seat != holder[0]:
                raise entry.wrong(f"seat {phase.seat} does not hold the Fruitcake")
        case "OfferFruitcake":
            phase = OfferFruitcake(seats_named("turn", list(state.round_from(state.dealer))))
        case "Holly":
            gave = fields["gave"].truth() if "gave" in fields else bool(state.pile) and top == after
            phase = Holly(seats_named("turn", around), after, gave, seats_named("users", []))
        case "SantaWindow":
            phase = SantaWindow(seats_named("turn", around), after)
        case "EndRound":
            why = (
                fields["why"].word(("top", "santa", "mouse", "nobody"))
                if "why" in fields
                else "top"
            )
            phase = EndRound(seat_named("winner", top), why)
        case "TreeWindow":
            phase = TreeWindow(seats_named("turn", from_opener))
        case _:
            phase = Snow(seats_named("turn", from_opener))
    assert isinstance(phase, Phase)
    return phase


def next_after(state: Santa, seat: Seat) -> Seat:
    for other in state.round_from(seat):
        if state.held[other] and not state.passed[other]:
            return other
    return seat


def stack_under(state: Santa, top: Phase) -> list[Phase]:
    """The whole stack, when only the phase on top was given."""
    below: list[Phase] = [Night(), Rounds()]
    if isinstance(top, (Holly, SantaWindow)):
        below.append(NEXT[top.after])
    if isinstance(top, FinalGift):
        below.append(NEXT[top.seat])
    if isinstance(top, TreeWindow):
        below.append(DISCARD)
    if isinstance(top, Night):
        return [top]
    if isinstance(top, (Rounds, EndGame)):
        return [Night(), top]
    return [*below, top]


def read_seals(state: Santa, fields: dict[str, Entry], place: str) -> None:
    seats = state.terms.seats
    wanted = len([phase for phase in state.stack if phase.sealed()])
    state.sealed = [[None] * seats for _ in range(wanted)]
    if "sealed" not in fields:
        return
    given = fields["sealed"].items()
    if len(given) != wanted:
        raise fields["sealed"].wrong(f"expected a row for each window on the stack: {wanted}")
    for row, item in enumerate(given):
        for seat, answer in enumerate(rows(item, seats)):
            if answer.json is not None:
                answer.word(("-",))
                state.sealed[row][seat] = DECLINE


def read_first(state: Santa, fields: dict[str, Entry]) -> None:
    """Who opened the round and who won the last: by default whoever the position suggests."""
    seats = state.terms.seats
    top = state.stack[-1] if state.stack else None
    state.first = state.pile[0].seat if state.pile else state.left_of(state.dealer)
    if not state.pile and isinstance(top, Turn):
        state.first = top.seat
    if "first" in fields:
        state.first = fields["first"].number(0, seats - 1)
    state.lead = fields["lead"].number(0, seats - 1) if "lead" in fields else state.first


def read_kinds(entry: Entry, specials_only: bool = False) -> list[int]:
    """Cards as a person writes them: «5 5 E SANTA»."""
    kinds: list[int] = []
    for code in entry.text().upper().replace(",", " ").split():
        if code not in KIND_OF:
            raise entry.wrong(
                f"{code!r} is no card; cards are 1 to 12, {', '.join(codes(list(SPECIALS)))}"
            )
        if specials_only and KIND_OF[code] not in SPECIALS:
            raise entry.wrong(f"{code} is a gift; only specials belong here")
        kinds.append(KIND_OF[code])
    return kinds


def read_gift(entry: Entry) -> int:
    kinds = read_kinds(entry)
    if len(kinds) > 1 or (kinds and kinds[0] > TOP_GIFT):
        raise entry.wrong('expected one gift, or "" for none')
    return kinds[0] if kinds else 0


def read_seats(entry: Entry, seats: int) -> list[Seat]:
    named = [item.number(0, seats - 1) for item in entry.items()]
    if len(set(named)) != len(named):
        raise entry.wrong("a seat is named twice")
    return named


def rows(entry: Entry, seats: int) -> list[Entry]:
    items = entry.items()
    if len(items) != seats:
        raise entry.wrong(f"expected one entry for each of the {seats} seats, found {len(items)}")
    return items


def needed(entry: Entry, fields: dict[str, Entry], name: str) -> Entry:
    if name not in fields:
        raise Invalid(f"{entry.place}.{name}", "this entry is missing")
    return fields[name]
