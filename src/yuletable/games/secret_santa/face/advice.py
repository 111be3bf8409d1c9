"""Why a friend would make a move in Secret Santa: rules of thumb on what a seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from yuletable.bots.hint import Reason, View
from yuletable.games.secret_santa.cards import (
    CAROL,
    CODES,
    ELF,
    FRUITCAKE,
    GHOST,
    MOUSE,
    SANTA,
    SCROOGE,
    TOP_GIFT,
    counts_of,
)
from yuletable.games.secret_santa.moves import DECLARE, PASS, Give, Regift, Use, UseOn, Zeros
from yuletable.games.secret_santa.notation import KIND_OF, read_move
from yuletable.kernel.ballot import Decline
from yuletable.kernel.core import Move, Seat

LOW = 4  # sets up to this value hardly beat anything
MIDDLE = 8  # up to here a set is better gone
NEAR = 3  # so few cards left in a hand are a danger
MANY = 8  # cards in hand, in at least
NUMBERS = 4  # numbers: the game is still long
PROBABLY = 2  # higher numbers, at most, that might still beat a set


class Table:
    """What one seat sees, counted up."""

    def __init__(self, view: View, seat: Seat, menu: list[Move]) -> None:
        self.seat = seat
        self.menu = menu
        self.phase = view["phase"]
        self.hand = counts_of([KIND_OF[code] for code in view["hand"]])
        self.held: list[int] = view["held"]
        self.top = view["pile"][-1] if view["pile"] else None
        self.number: int = view["number"] or 0
        self.passed: list[Seat] = view["passed"]
        self.order: list[Seat] = view["order"]
        self.rivals = [other for other in self.order if other != seat and self.held[other]]
        self.unseen = unseen(view, self.hand)

    def gives(self) -> list[Give]:
        return [move for move in self.menu if isinstance(move, Give)]

    def top_gift(self) -> int:
        return max([kind for kind in range(1, TOP_GIFT + 1) if self.hand[kind]], default=0)

    def after(self, seat: Seat, order: list[Seat]) -> Seat:
        """The first player to the left who has cards."""
        at = order.index(seat)
        left = [other for other in (*order[at + 1 :], *order[:at]) if self.held[other]]
        return left[0] if left else seat

    def higher(self, value: int, size: int) -> int:
        """How many higher numbers somebody may hold so often, Elves counted."""
        elves = self.unseen[ELF]
        above = [self.unseen[kind] for kind in range(value + 1, TOP_GIFT + 1)]
        return len([left for left in above if left and left + elves >= size])

    def spoilers(self) -> str:
        """Which of Santa and the Ghost somebody else may hold."""
        santa, ghost = self.unseen[SANTA] > 0, self.unseen[GHOST] > 0
        if santa:
            return "both" if ghost else "santa"
        return "ghost" if ghost else "none"

    def on_last_card(self) -> tuple[Seat, ...]:
        """Rivals with one card who are still in this round."""
        return tuple([o for o in self.rivals if self.held[o] == 1 and o not in self.passed])


def unseen(view: View, hand: list[int]) -> list[int]:
    """By kind, how many cards neither lie open nor are in this hand."""
    seen = Counter([*view["discards"], *view["used"]])
    for lay in view["pile"]:
        move = read_move(lay["play"])
        if isinstance(move, Give):
            seen[CODES[move.value]] += move.gifts
            seen[CODES[ELF]] += move.elves
        elif isinstance(move, Zeros):
            seen.update([CODES[card] for card in move.cards])
    copies = view["copies"]
    return [copies.get(code, 0) - seen[code] - hand[kind] for kind, code in enumerate(CODES)]


def size_of(move: Move) -> int:
    """How many cards a move takes from the hand."""
    if isinstance(move, Give):
        return move.gifts + move.elves + move.santa
    if isinstance(move, Zeros):
        return len(move.cards)
    if isinstance(move, Regift):
        return 2
    return 1 if isinstance(move, (Use, UseOn)) else 0


# On one's own turn.


def out(table: Table, move: Move) -> Reason | None:
    whole = size_of(move) == table.held[table.seat] > 0
    return Reason("why-out", {}) if whole else None


def outnumbered(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or move.santa:
        return None
    size = move.gifts + move.elves
    most = max([table.held[other] for other in table.rivals], default=size)
    if size <= most:
        return None
    return Reason("why-outnumber", {"n": size, "spoil": table.spoilers()})


def unbeatable(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or move.santa:
        return None
    size = move.gifts + move.elves
    if table.higher(move.value, size):
        return None
    return Reason("why-unbeatable", {"n": size, "spoil": table.spoilers()})


def home(table: Table, move: Move) -> Reason | None:
    """Santa takes the lead, and what is left is one set."""
    if not (isinstance(move, Use) and move.card == SANTA):
        return None
    values = [kind for kind in range(1, TOP_GIFT + 1) if table.hand[kind]]
    size = sum(table.hand) - 1
    if len(values) != 1 or size != table.hand[values[0]] + table.hand[ELF]:
        return None
    return Reason("why-home", {"n": size, "value": values[0]})


def pair_against_one(table: Table, move: Move) -> Reason | None:
    size = size_of(move) if isinstance(move, Give) else 0
    ones = table.on_last_card()
    if table.top is not None or size < 2 or not ones:
        return None
    santa = "yes" if table.unseen[SANTA] else "no"
    return Reason("why-pair", {"who": ones, "size": size, "santa": santa})


def shut_the_door(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or table.number != 1 or not table.on_last_card():
        return None
    if move.value < max([give.value for give in table.gives()]):
        return None
    return Reason("why-high", {"who": table.on_last_card()})


def for_free(table: Table, move: Move) -> Reason | None:
    """Everyone else has passed on this seat's own set."""
    if not isinstance(move, Give) or table.top is None or table.top["seat"] != table.seat:
        return None
    if [other for other in table.rivals if other not in table.passed]:
        return None
    return Reason("why-free", {}) if move.value < table.top_gift() else None


def unload(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or table.top is not None or move.value > LOW:
        return None
    lowest = not any(table.hand[1 : move.value])
    whole = move.gifts == table.hand[move.value] >= 2
    return Reason("why-unload", {"value": move.value}) if lowest and whole else None


def fits(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or table.top is None or move.elves or move.santa:
        return None
    if move.value > MIDDLE or move.gifts != table.hand[move.value]:
        return None
    return Reason("why-fits", {"count": move.gifts, "value": move.value})


def keep_together(table: Table, move: Move) -> Reason | None:
    gives = table.gives()
    near = [other for other in table.rivals if table.held[other] <= NEAR]
    if move != PASS or not gives or near:
        return None
    broken = [give.value for give in gives if 0 < give.gifts < table.hand[give.value]]
    if len(broken) < len(gives):
        return None
    value = max(broken, key=lambda value: table.hand[value])
    return Reason("why-together", {"n": table.hand[value], "value": value})


def too_early(table: Table, move: Move) -> Reason | None:
    """Only Santa or the highest gift would do, and the game is still long."""
    numbers = len([kind for kind in range(1, TOP_GIFT + 1) if table.hand[kind]])
    if move != PASS or sum(table.hand) < MANY or numbers < NUMBERS:
        return None
    others = [other for other in table.menu if other != PASS]
    best = [m for m in others if isinstance(m, Give) and m.value == table.top_gift()]
    santa = [m for m in others if isinstance(m, Use) and m.card == SANTA]
    if not others or len(best) + len(santa) < len(others):
        return None
    return Reason("why-early", {"value": table.top_gift() if best else 0})


def elf(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Give) or not move.elves or table.top is None:
        return None
    size = move.gifts + move.elves
    if table.hand[move.value] >= table.number or table.higher(move.value, size) > PROBABLY:
        return None
    return Reason("why-elf", {"n": size, "elves": move.elves})


def say_it(table: Table, move: Move) -> Reason | None:
    return Reason("why-declare", {}) if move == DECLARE else None


# Out of turn.


def ghost(table: Table, move: Move) -> Reason | None:
    if not (isinstance(move, Use) and move.card == GHOST) or table.top is None:
        return None
    who = table.top["seat"]
    return None if table.phase != "Holly" or table.held[who] else Reason("why-ghost", {"who": who})


def mouse(table: Table, move: Move) -> Reason | None:
    if not (isinstance(move, Use) and move.card == MOUSE) or table.top is None:
        return None
    who = table.top["seat"]
    if who == table.seat or table.after(who, table.order) != table.seat:
        return None
    return Reason("why-mouse", {"who": who, "left": "some" if table.held[who] else "none"})


def no_hurry(table: Table, move: Move) -> Reason | None:
    cards = [m.card for m in table.menu if isinstance(m, Use) and m.card in (MOUSE, GHOST)]
    if not isinstance(move, Decline) or not cards or table.top is None:
        return None
    who = table.top["seat"]
    safe = table.held[who] > NEAR and table.after(who, table.order) != table.seat
    return Reason("why-later", {}) if safe and who != table.seat else None


def carol(table: Table, move: Move) -> Reason | None:
    """The player on top is out: change seats to lead after them."""
    if not (isinstance(move, UseOn) and move.card == CAROL) or table.top is None:
        return None
    who, me = table.top["seat"], table.seat
    if table.held[who] or [o for o in table.rivals if o not in table.passed]:
        return None
    changed = {me: move.target, move.target: me}
    after = [changed.get(other, other) for other in table.order]
    if table.after(who, table.order) == me or table.after(who, after) != me:
        return None
    return Reason("why-carol", {"who": who})


def scrooge(table: Table, move: Move) -> Reason | None:
    if not (isinstance(move, UseOn) and move.card == SCROOGE):
        return None
    benched = [m.target for m in table.menu if isinstance(m, UseOn) and m.card == SCROOGE]
    fewest = min([table.held[target] for target in benched])
    if table.held[move.target] > fewest or len(benched) < 2:
        return None
    return Reason("why-scrooge", {"who": move.target, "cards_left": fewest})


def fruitcake(table: Table, move: Move) -> Reason | None:
    if not isinstance(move, Regift) or table.hand[FRUITCAKE] == 0:
        return None
    lone = [kind for kind in range(1, LOW + 1) if table.hand[kind] == 1]
    if move.gift not in lone[:1]:
        return None
    held = [table.held[other] for other in table.rivals]
    most = table.held[move.target] == max(held) > min(held)
    return Reason(
        "why-cake",
        {"value": move.gift, "who": move.target, "most": "yes" if most else "no"},
    )


RULES: list[Callable[[Table, Move], Reason | None]] = [
    out,
    ghost,
    for_free,
    outnumbered,
    unbeatable,
    home,
    pair_against_one,
    shut_the_door,
    unload,
    elf,
    fits,
    keep_together,
    too_early,
    say_it,
    mouse,
    no_hurry,
    carol,
    scrooge,
    fruitcake,
]


def reasons(view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
    """Why a friend would play this move: the first rule of thumb that applies."""
    table = Table(view, seat, menu)
    for rule in RULES:
        reason = rule(table, move)
        if reason is not None:
            return [reason]
    return []
