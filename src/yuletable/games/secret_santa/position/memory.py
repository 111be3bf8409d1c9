"""What the table remembers, written and read; it must not contradict the cards."""

from __future__ import annotations

from yuletable.games.secret_santa.cards import CODES, TOP_GIFT, codes, counts_of
from yuletable.games.secret_santa.memory import EVERYONE, NEVER, Known, Memory
from yuletable.games.secret_santa.position.cards import read_cards
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.core import Json, Seat
from yuletable.kernel.reading import Entry


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
        "bare": [seat for seat, bare in enumerate(memory.bare) if bare],
        "pool": " ".join(codes(list(memory.pool))),
        "treed": list(memory.treed),
    }


def read_memory(state: Santa, entry: Entry) -> Memory:
    seats = state.terms.seats
    fields = entry.fields(("known", "bare", "pool", "treed"))
    known: list[list[Known]] = [[] for _ in range(seats)]
    for item in fields["known"].items() if "known" in fields else []:
        seat, what = read_known(item, seats)
        known[seat].append(what)
    bare = fields["bare"].seats(seats) if "bare" in fields else []
    memory = Memory(
        tuple([tuple(mine) for mine in known]),
        tuple([seat in bare for seat in range(seats)]),
        tuple(read_cards(fields["pool"])) if "pool" in fields else (),
        tuple(fields["treed"].seats(seats)) if "treed" in fields else (),
    )
    check_tree(state, memory, entry)
    for seat in range(seats):
        check_hand(state, memory, seat, entry)
    return memory


def read_known(entry: Entry, seats: int) -> tuple[Seat, Known]:
    parts = entry.fields(("seat", "kind", "least", "if_treed", "eyes"))
    kinds = read_cards(entry.needed(parts, "kind"))
    if len(kinds) != 1:
        raise parts["kind"].wrong("expected one card")
    least = entry.needed(parts, "least").number(0)
    if_treed = parts["if_treed"].number(0, NEVER) if "if_treed" in parts else least
    private = "eyes" in parts and parts["eyes"].json is not None
    eyes = parts["eyes"].number(0, seats - 1) if private else EVERYONE
    seat = entry.needed(parts, "seat").number(0, seats - 1)
    return seat, Known(kinds[0], least, if_treed, eyes)


def check_tree(state: Santa, memory: Memory, entry: Entry) -> None:
    """The gifts under the Tree are those dealt and those buried, and nothing else."""
    dealt = [state.treed[seat] for seat in memory.treed]
    for seat, gift in zip(memory.treed, dealt, strict=True):
        if not gift:
            raise entry.wrong(f"seat {seat} was dealt to by the Tree; say in `treed` which gift")
    pool = counts_of(list(memory.pool))
    if pool != [a + b for a, b in zip(counts_of(dealt), state.buried, strict=True)]:
        raise entry.wrong("the pool is not what the Tree dealt and what is buried together")


def check_hand(state: Santa, memory: Memory, seat: Seat, entry: Entry) -> None:
    """What is known of a hand is in it, and a bare hand has no other gifts."""
    gift = state.treed[seat] if seat in memory.treed else 0
    for known in memory.known[seat]:
        least = known.if_treed if known.kind == gift else known.least
        if state.hands[seat][known.kind] < least:
            raise entry.wrong(f"seat {seat} does not hold {least} cards {CODES[known.kind]}")
    if memory.bare[seat]:
        for kind in range(1, TOP_GIFT + 1):
            if state.hands[seat][kind] > memory.least(seat, kind, EVERYONE, gift):
                raise entry.wrong(f"seat {seat} is said to be bare and holds a {kind}")
