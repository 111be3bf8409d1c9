"""Why a friend would make a move in Holiday Shuffle: what fits, what is in the way, who waits."""

from __future__ import annotations

from typing import Final

from yuletable.bots.hint import Reason
from yuletable.games.holiday_shuffle.calendar import LAST, SLOTS, TEXTS, WILD, in_order, read_day
from yuletable.games.holiday_shuffle.moves import (
    ACCEPT,
    DRAW,
    REFUSE,
    REJECT,
    Put,
    Switch,
    Take,
    Trade,
)
from yuletable.kernel.core import Json, Move, Seat

View = dict[str, Json]

LATE: Final = 14  # days for each slot to be filled before New Year's; less is a squeeze
CLEARLY: Final = 3  # unseen cards more that help; fewer are not worth a word
BEHIND: Final = 3  # cards to go, from which on somebody who is about to finish comes first


def reasons(view: View, seat: Seat, move: Move, menu: list[Move]) -> list[Reason]:
    """Why a friend would play this move, the most telling reason first; [] if none is plain."""
    if isinstance(move, (Take, Put)):
        return placing(Placing(view, seat), move, menu)
    if isinstance(move, Switch):
        return switching(view, seat, move)
    if isinstance(move, Trade):
        return trading(view, seat, move.mine, move.partner, move.theirs)
    if move in (ACCEPT, REFUSE):
        return answering(view, seat, accepts=move == ACCEPT)
    return leaving(Placing(view, seat), move) if move in (DRAW, REJECT) else []


# Rows.


def days(view: View, seat: Seat) -> list[int]:
    """The days of a mat, with 0 for a Wild without a date."""
    return [read_day(date) if date else WILD for date in view["dates"][seat]]


def changed(row: list[int], slot: int, day: int) -> list[int]:
    return [*row[:slot], day, *row[slot + 1 :]]


def to_go(row: list[int]) -> int:
    """How many cards must still be replaced, if as many stay as can.

    >>> to_go([5, 40, 70, 100, 343, 186, 228, 256, 305, 316])
    1
    >>> to_go([0] * 10)
    0
    """
    walled = [0, *row, LAST + 1]
    kept = [0] + [-SLOTS] * (SLOTS + 1)  # by slot that stays: how many do, up to and with it
    for at in range(1, SLOTS + 2):
        if walled[at] == WILD:
            continue
        for start in range(at):
            slots = at - start - 1
            if (start == 0 or walled[start] != WILD) and walled[at] - walled[start] > slots:
                wilds = walled[start + 1 : at].count(WILD)
                kept[at] = max(kept[at], kept[start] + wilds + 1)
    return SLOTS + 1 - kept[-1]


def finished(row: list[int]) -> bool:
    """Is this row in order by every house rule?"""
    return in_order(row, leap=False, strict=True) == SLOTS


def lamps(row: list[int]) -> int:
    return in_order(row, leap=False, strict=True)


def next_seat(view: View, seat: Seat) -> Seat:
    order: list[Seat] = view["order"]
    return order[(order.index(seat) + 1) % len(order)]


# Taking and placing a card.


class Placing:
    """A card to be placed, and what each slot would make of it."""

    def __init__(self, view: View, seat: Seat) -> None:
        card = view["held"] or view["top"]
        self.view = view
        self.seat = seat
        self.code = card["card"]
        self.day = read_day(card["date"]) if card["date"] else WILD
        self.row = days(view, seat)
        self.now = to_go(self.row)
        self.rows = [changed(self.row, slot, self.day) for slot in range(SLOTS)]
        self.left = [to_go(row) for row in self.rows]  # by slot: the cards to go with it there

    def old(self, slot: int) -> str:
        return str(self.view["mats"][self.seat][slot])


def placing(card: Placing, move: Take | Put, menu: list[Move]) -> list[Reason]:
    """Why this slot."""
    if finished(card.rows[move.slot]):
        return [Reason("why-finishes", {})]
    found: list[Reason | None] = []
    if card.left[move.slot] < card.now:
        message = "why-sure" if isinstance(move, Take) else "why-belongs"
        found.append(Reason(message, {"card": card.code, "old": card.old(move.slot)}))
        found.append(one_more(card.rows[move.slot], card.left[move.slot]))
        found += [cramped(card, move.slot), safer(card, move.slot), roomier(card, move.slot)]
    if card.left[move.slot] <= card.now:
        found.append(tempting(card, move.slot))
        found.insert(0, kept_from_next(card, move.slot) if REJECT in menu else None)
    found.append(rushed(card, move.slot))
    return [reason for reason in found if reason is not None][:2]


def one_more(row: list[int], left: int) -> Reason | None:
    """Where the last card goes, if there is but one place for it and it lies between two dates."""
    if left != 1:
        return None
    places = [s for s in range(1, SLOTS - 1) if finished(changed(row, s, WILD))]
    ends = [s for s in (0, SLOTS - 1) if finished(changed(row, s, WILD))]
    if len(places) != 1 or ends:
        return None
    before, after = row[places[0] - 1], row[places[0] + 1]
    if WILD in (before, after):
        return None
    return Reason("why-one-more", {"card": TEXTS[before], "other": TEXTS[after]})


def cramped(card: Placing, slot: int) -> Reason | None:
    """The card that goes left no day to a neighbor between it and another."""
    row = card.row
    for left in (slot, slot - 2):
        right = left + 2
        if left >= 0 and right < SLOTS and row[left] and row[right] == row[left] + 1:
            return Reason("why-cramped", {"card": card.old(left), "other": card.old(right)})
    return None


def roomier(card: Placing, slot: int) -> Reason | None:
    """Another slot would do as well now, but fewer unseen cards would help after it."""
    rivals = [s for s in range(SLOTS) if s != slot and card.left[s] == card.left[slot]]
    if not rivals:
        return None
    here = helping(card, slot)
    best, rival = max([(helping(card, other), other) for other in rivals])
    if here < best + CLEARLY:
        return None
    return Reason("why-room", {"here": here, "there": best, "slot": rival + 1})


def helping(card: Placing, slot: int) -> int:
    """How many dated cards that nobody has seen would leave less to do, with the card there."""
    view, row, left = card.view, card.rows[slot], card.left[slot]
    seen = {code for mat in view["mats"] for code in mat} | {*view["discard"], card.code}
    unseen = [read_day(code) for code in view["cards"] if code not in seen and code != "W"]
    places = [s for s in range(SLOTS) if s != slot]
    return len([day for day in unseen if any(to_go(changed(row, s, day)) < left for s in places)])


def tempting(card: Placing, slot: int) -> Reason | None:
    """Another slot would light more lamps, and leave too few days for the rest."""
    least = card.left[slot]
    for other in range(SLOTS - 2):
        behind = SLOTS - 1 - other
        squeezed = card.day != WILD and LAST - card.day < LATE * behind
        brighter = lamps(card.rows[other]) > max(lamps(card.rows[slot]), lamps(card.row))
        if squeezed and brighter and card.left[other] > least:
            facts = {"card": card.code, "slot": other + 1, "behind": behind}
            return Reason("why-tempting", facts)
    return None


def safer(card: Placing, slot: int) -> Reason | None:
    """Another slot would do as well, but throw out a card that helps the next player."""
    rival = next_seat(card.view, card.seat)
    if helps(card.view, rival, card.row[slot]):
        return None
    for other in range(SLOTS):
        alike = card.left[other] == card.left[slot] < card.now
        if other != slot and alike and helps(card.view, rival, card.row[other]):
            return Reason("why-safer", {"who": rival, "old": card.old(other)})
    return None


def helps(view: View, seat: Seat, day: int) -> bool:
    """Would this card bring somebody nearer to the end?"""
    row = days(view, seat)
    now = to_go(row)
    return any([to_go(changed(row, slot, day)) < now for slot in range(SLOTS)])


def finishes(view: View, seat: Seat, day: int) -> bool:
    row = days(view, seat)
    return any([finished(changed(row, slot, day)) for slot in range(SLOTS)])


def kept_from_next(card: Placing, slot: int) -> Reason | None:
    """Thrown away, the card would win the round for the next player; what goes instead does not."""
    rival = next_seat(card.view, card.seat)
    if finishes(card.view, rival, card.day) and not finishes(card.view, rival, card.row[slot]):
        return Reason("why-keep", {"card": card.code, "who": rival})
    return None


def rushed(card: Placing, slot: int) -> Reason | None:
    """Somebody is about to win the round: what counts now is order from the left."""
    if card.now < BEHIND or lamps(card.rows[slot]) <= lamps(card.row):
        return None
    most = max([lamps(row) for row in card.rows])
    for rival in card.view["order"]:
        close = rival != card.seat and to_go(days(card.view, rival)) == 1
        if close and lamps(card.rows[slot]) == most:
            return Reason("why-rushed", {"who": rival})
    return None


def leaving(card: Placing, move: Move) -> list[Reason]:
    """Why not to place the card."""
    if min(card.left) < card.now or card.day == WILD:
        return []
    if move == DRAW:
        return [Reason("why-draw", {"card": card.code})]
    if finishes(card.view, next_seat(card.view, card.seat), card.day):
        return []
    return [Reason("why-toss", {})]


# Celebrations.


def switching(view: View, seat: Seat, move: Switch) -> list[Reason]:
    """Why these two."""
    row = days(view, seat)
    after = changed(changed(row, move.first, row[move.second]), move.second, row[move.first])
    if finished(after):
        return [Reason("why-finishes", {})]
    mat = view["mats"][seat]
    facts = {"card": mat[move.first], "other": mat[move.second]}
    gained = to_go(row) - to_go(after)
    if gained == 2:
        return [Reason("why-swap", facts)]
    return [Reason("why-swap-one", facts)] if gained == 1 else []


def trading(view: View, seat: Seat, mine: int, partner: Seat, theirs: int) -> list[Reason]:
    """Why these two cards, and not a word if the partner would win by it."""
    row, other = days(view, seat), days(view, partner)
    given, gotten = printed(view, seat, mine), printed(view, partner, theirs)
    after, left = changed(row, mine, gotten), changed(other, theirs, given)
    if finished(after):
        return [Reason("why-finishes", {})]
    if to_go(after) >= to_go(row) or finished(left):
        return []
    card = view["mats"][seat][mine]
    if gotten == WILD:
        return [Reason("why-wild", {"card": card, "who": partner})]
    if to_go(left) >= to_go(other):
        return [Reason("why-no-use", {"card": card, "who": partner})]
    return [Reason("why-trade", {"card": card, "other": view["mats"][partner][theirs]})]


def printed(view: View, seat: Seat, slot: int) -> int:
    """The day of a card once it is traded: a Wild loses its date."""
    code = str(view["mats"][seat][slot])
    return WILD if code.startswith("W") else read_day(code)


def answering(view: View, seat: Seat, accepts: bool) -> list[Reason]:
    """Why to accept or turn down a trade."""
    asked = view["question"]
    by, mine, theirs = asked["by"], asked["theirs"] - 1, asked["mine"] - 1
    if accepts:
        return trading(view, seat, mine, by, theirs)
    after = changed(days(view, by), theirs, printed(view, seat, mine))
    own = changed(days(view, seat), mine, printed(view, by, theirs))
    if finished(after) and not finished(own):
        return [Reason("why-refuse", {"who": by})]
    return []
