"""Between two rounds: places, the Christmas Tree, the discard, Scrooge."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from yuletable.games.secret_santa import events
from yuletable.games.secret_santa.cards import CAROL, CODES, SCROOGE, SNOW, TREE, codes
from yuletable.games.secret_santa.moves import TREE_LEFT, TREE_SELF, USE_ON, LightTree, UseOn
from yuletable.games.secret_santa.phases.carol import carol, carols, check_carol, check_player
from yuletable.games.secret_santa.phases.final_gift import last_card
from yuletable.games.secret_santa.phases.timing import not_between, wrong_time, wrong_tree_time
from yuletable.games.secret_santa.state import Finish, Santa
from yuletable.kernel.ballot import DECLINE, Decline, Window
from yuletable.kernel.core import HOUSE, Host, Move, Phase, Seat
from yuletable.kernel.errors import Illegal, NotAsked, require


@final
class EndRound(Phase):
    """The round is over: who went out in it is ranked, and the Tree may be lit."""

    wire_name: ClassVar[str] = "EndRound"

    def __init__(self, winner: Seat, why: str) -> None:
        self.winner = winner
        self.why = why  # top, santa, mouse or nobody

    def parts(self) -> dict[str, Any]:
        return {"winner": self.winner, "why": self.why}

    def go(self, state: Santa, host: Host) -> None:
        host.tell(events.WON_ROUND, self.winner, (self.why,))
        if state.went_out:
            for finish in sorted(state.went_out, key=by_value):  # SS-42, SS-45
                rank(state, finish.seat, host)
        state.scrooged = HOUSE
        state.misers = state.passed[:]
        for lay in state.pile:
            state.misers[lay.seat] = False  # SS-88
        state.lead = self.winner
        state.swap(DISCARD)
        if state.playing() > 1 or (state.playing() and state.terms.tree_brings_back):
            open_tree(state)


def by_value(finish: Finish) -> int:
    return -finish.value


def rank(state: Santa, seat: Seat, host: Host) -> None:
    """Somebody's place is settled, and its points are written down (SS-41)."""
    state.take_place(seat)
    place = len(state.places)
    host.tell(events.OUT, seat, (place, state.points(place)))


def between_rounds(state: Santa, seat: Seat, host: Host) -> None:
    """The player of a Snow card may be out, behind those of the round (SS-46), or have one left."""
    if not state.held[seat] and seat not in state.places:
        rank(state, seat, host)
    last_card(state, seat, host)


def open_tree(state: Santa) -> None:
    """Everyone is asked for the Tree, beginning with who would open (SS-62)."""
    if not state.gone[TREE]:
        open_between(state, TreeWindow(from_opener(state)))


def from_opener(state: Santa) -> tuple[Seat, ...]:
    """Everyone clockwise, beginning with who would open the next round as things stand."""
    opener = state.opener(state.lead)
    return (opener, *state.others_from(opener))


def open_between(state: Santa, window: Window) -> None:
    """A window with nobody to ask is skipped (4.7)."""
    for seat in window.turn:
        if window.admits(state, seat):
            state.push(window)
            return


@final
class TreeWindow(Window):
    """After a round, before its cards are discarded: the Christmas Tree (SS-74)."""

    wire_name: ClassVar[str] = "TreeWindow"

    def admits(self, state: Santa, seat: Seat) -> bool:
        return state.held[seat] > 0 and not state.silent[seat] and not state.gone[TREE]

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        if state.hands[seat][TREE]:
            return [DECLINE, TREE_SELF, TREE_LEFT]
        return [DECLINE]

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if not isinstance(move, LightTree):
            raise wrong_tree_time(state, move)
        require(state.hands[seat][TREE] > 0, "SS-74", "You don’t have the Christmas Tree.")

    def react(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, LightTree)
        state.pop()
        state.use(seat, TREE)
        receivers = tree_receivers(state, seat, move.left)
        dealt = deal_tree(state, seat, receivers, host)
        if seat not in dealt:
            between_rounds(state, seat, host)
        for receiver in reversed(dealt):  # asked in the order of the deal, so pushed backwards
            last_card(state, receiver, host)

    def close(self, state: Santa, host: Host) -> None:
        host.tell(events.WINDOW, HOUSE, ("tree",))

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return not_between(state, seat)


def tree_receivers(state: Santa, seat: Seat, left: bool) -> list[Seat]:
    """Who is dealt to, in order (SS-78, SS-79)."""
    around = state.round_from(seat) if left else (seat, *state.others_from(seat))
    if state.terms.tree_for_all:
        return list(around)
    just_out = [f.seat for f in state.went_out] if state.terms.tree_brings_back else []
    return [s for s in around if state.held[s] or s == seat or s in just_out]


def deal_tree(state: Santa, seat: Seat, receivers: list[Seat], host: Host) -> list[Seat]:
    """The round's gifts, mixed and dealt one each; nobody sees the rest (SS-75 to SS-77)."""
    gifts: list[int] = []
    for lay in state.pile:
        gifts += [lay.value] * lay.gifts
    state.sweep()
    seen = sorted(gifts)
    host.chance.shuffle(gifts)
    dealt = receivers[: len(gifts)]
    host.tell(events.USED, seat, (CODES[TREE], state.held[seat]))
    host.tell(events.TREE_LIT, seat, (tuple(codes(seen)), tuple(dealt)))
    for receiver in dealt:
        gift = gifts.pop()
        if receiver in state.places:
            state.give_up_place(receiver)
            host.tell(events.BACK, receiver)
        state.treed[receiver] = gift
        state.take(receiver, gift, 1)
        host.whisper(events.UNWRAPPED, receiver, (), (CODES[gift],), (receiver,))
    for gift in gifts:
        state.buried[gift] += 1
    state.memory = state.memory.lit(seen, dealt)
    return dealt


@final
class Discard(Phase):
    """The cards of the round are discarded, then the other Snow cards have their moment (SS-62)."""

    wire_name: ClassVar[str] = "Discard"

    def go(self, state: Santa, host: Host) -> None:
        state.sweep()
        state.pop()
        carol_waits = state.terms.carol == SNOW and not state.gone[CAROL]
        if (carol_waits or not state.gone[SCROOGE]) and state.playing() > 1:
            open_between(state, Snow(from_opener(state)))


DISCARD: Final = Discard()


def nameable(state: Santa, seat: Seat) -> list[Seat]:
    """Whom this seat may name with Scrooge (SS-88)."""
    return [
        s
        for s in state.round_from(seat)
        if state.misers[s] and state.held[s] and (s != seat or state.terms.scrooge_self)
    ]


@final
class Snow(Window):
    """Between two rounds: Scrooge, and Carol where she is a Snow card."""

    wire_name: ClassVar[str] = "Snow"

    def admits(self, state: Santa, seat: Seat) -> bool:
        if not state.held[seat] or state.silent[seat]:
            return False
        if state.terms.carol == SNOW and not state.gone[CAROL]:
            return True
        return not state.gone[SCROOGE] and bool(nameable(state, seat))

    def menu(self, state: Santa, seat: Seat) -> list[Move]:
        moves: list[Move] = [DECLINE]
        if state.hands[seat][SCROOGE]:
            for other in nameable(state, seat):
                moves.append(USE_ON[SCROOGE][other])
        if state.hands[seat][CAROL] and state.terms.carol == SNOW:
            moves += carols(state, seat)
        return moves

    def check(self, state: Santa, seat: Seat, move: Move) -> None:
        if isinstance(move, Decline):
            return
        if isinstance(move, UseOn) and move.card == SCROOGE:
            require(state.hands[seat][SCROOGE] > 0, "SS-86", "You don’t have Scrooge.")
            check_player(state, move.target, "SS-86")
            yourself = move.target == seat and not state.terms.scrooge_self
            require(not yourself, "SS-88", "Name somebody else.")
            misers = nameable(state, seat)
            require(
                bool(misers), "SS-89", "Scrooge has nobody to bench: nobody passed without giving."
            )
            eligible = (
                "Scrooge only benches a player still in who passed last round and gave nothing."
            )
            require(move.target in misers, "SS-88", eligible)
        elif isinstance(move, UseOn) and move.card == CAROL and state.terms.carol == SNOW:
            check_carol(state, seat, move)
        elif isinstance(move, LightTree):
            raise Illegal("SS-74", "The cards of that round are already put away.")
        else:
            raise wrong_time(state, move, "Use a Snow card, or let it pass.")

    def react(self, state: Santa, seat: Seat, move: Move, host: Host) -> None:
        assert isinstance(move, UseOn)
        state.swap(Snow(self.turn[self.turn.index(seat) :]))
        if move.card == CAROL:
            carol(state, seat, move.target, host)
        else:
            state.use(seat, SCROOGE)
            host.tell(events.USED, seat, (CODES[SCROOGE], state.held[seat]))
            state.scrooged = move.target
            host.tell(events.SCROOGED, move.target, (seat,))
        between_rounds(state, seat, host)

    def close(self, state: Santa, host: Host) -> None:
        if not state.used:
            host.tell(events.WINDOW, HOUSE, ("snow",))

    def not_asked(self, state: Santa, seat: Seat) -> NotAsked:
        return not_between(state, seat)
