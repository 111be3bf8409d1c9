"""Secret Santa: what everyone may know of hidden hands, and that every guess is true to it.

A guess must be a world its viewer cannot rule out, any such world must come up, and a guess must
be made of nothing but what the viewer knows: SS-63, SS-76, SS-81, SS-85 and SS-105.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest

from tests.table import LETTERS, Table
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.cards import counts_of
from yuletable.games.secret_santa.state import Santa
from yuletable.kernel.chance import Chance, Script, stream
from yuletable.kernel.core import HOUSE, Event, Host, Move
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.match import Match
from yuletable.kernel.reading import Entry

GAME = find("secret_santa")
FRUITCAKE = {"phase": "Fruitcake"}
QUIET = {"final_gift": "off", "games_per_night": 1}
FEW = 20  # worlds that we may expect to meet in some hundred guesses
Secrets = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]


def seat_of(letter: str) -> int:
    return LETTERS.index(letter) if letter else HOUSE


def guesses(table: Table, letter: str, count: int = 60) -> list[Any]:
    """Worlds this seat, or a passer-by, cannot tell from the real one."""
    seat = seat_of(letter)
    return [table.state.guess(seat, stream("guess", letter, number)) for number in range(count)]


def hand(world: Any, letter: str) -> list[str]:
    cards: list[str] = world.view(seat_of(letter))["hand"]
    return cards


def holds(world: Any, letter: str, cards: str) -> bool:
    return Counter(cards.split()) <= Counter(hand(world, letter))


def always(table: Table, viewers: str, letter: str, cards: str) -> bool:
    """Do all these viewers, and a passer-by, place these cards in that hand in every guess?"""
    worlds = [world for who in [*viewers, ""] for world in guesses(table, who)]
    return all(holds(world, letter, cards) for world in worlds)


def sometimes_not(table: Table, viewer: str, letter: str, cards: str) -> bool:
    return not all(holds(world, letter, cards) for world in guesses(table, viewer))


def gifts_in(world: Any, letter: str) -> list[str]:
    return [card for card in hand(world, letter) if card.isdigit()]


# Cards taken back because of a Ghost.


def haunted() -> Table:
    table = Table(
        hands=["3 3 9 9 1 1 E", "4 4 5 5 6 6 3", "GHOST 7 7 8 8 2 E", "10 10 2 2 3 5 E"],
        options=QUIET,
    )
    return table.play("A 2x3+1E", "C GHOST")


def test_ss_105_cards_taken_back_stay_in_that_hand_in_every_guess() -> None:
    table = haunted()
    assert always(table, "BCD", "A", "3 3 E")
    assert sometimes_not(table, "B", "A", "9")
    assert table.view("D")["known"][0] == ["3", "3", "E"]


def test_ss_105_until_they_are_played() -> None:
    table = haunted().play("B 1x4", "C pass", "D pass", "A 1x9", "B pass", "A pass")
    assert always(table, "BCD", "A", "3 3 E")
    table.play("A 1x3")
    assert always(table, "BCD", "A", "3 E")
    assert sometimes_not(table, "B", "A", "3 3")
    table.play("B pass", "C pass", "D pass", "A pass", "A 1x3+1E")
    assert table.view("D")["known"][0] == []
    assert sometimes_not(table, "D", "A", "E")


def test_ss_65_ss_105_zeros_taken_back_are_known_and_prove_a_hand_without_gifts() -> None:
    table = Table(hands=["MOUSE SCROOGE E E", "4 4 TREE 5", "SANTA 7 7 E", "GHOST 2 2 3"])
    table.play("A 0:MOUSE+E", "D GHOST", "B 1x4")
    assert table.phase() == "Holly"
    for viewer in ("B", "C", "D", ""):
        for world in guesses(table, viewer):
            assert holds(world, "A", "MOUSE E")
            assert gifts_in(world, "A") == []
    table.play("A MOUSE")
    assert table.view("B")["known"][0] == ["E"]


def test_ss_69_a_santa_sent_home_is_known_to_be_there() -> None:
    hands = ["SANTA 5 5 1", "4 4 1 2", "7 7 3 3", "GHOST 2 2 3"]
    table = Table(hands=hands, options={"ghost_on_santa": True}).play("A SANTA", "D GHOST")
    assert always(table, "BCD", "A", "SANTA")
    table.play("B 1x4", "C pass", "D pass", "A SANTA")
    assert table.view("B")["known"][0] == []


# The Fruitcake's gift.


def regifted(gift: int = 7, **options: bool) -> Table:
    hands = ["5 7 9 FRUIT", "1 1 2 3", "2 3 3 4", "4 5 6 6"]
    table = Table(hands=hands, phase=FRUITCAKE, options=QUIET | options)
    return table.play(f"A FRUIT:{gift}>B")


def test_ss_85_the_giver_keeps_knowing_the_gift() -> None:
    table = regifted()
    assert all(holds(world, "B", "7") for world in guesses(table, "A"))
    table.play("A 1x5", "B pass", "C pass", "D pass", "A pass", "A 1x9")
    assert all(holds(world, "B", "7") for world in guesses(table, "A"))
    assert table.view("A")["known"][1] == ["7"]


def test_ss_85_until_it_is_laid() -> None:
    table = regifted().play("A 1x5", "B 1x7")
    assert table.view("A")["known"][1] == []
    assert all(not holds(world, "B", "7") for world in guesses(table, "A"))  # there is no other


def test_ss_85_the_others_do_not_know_it() -> None:
    table = regifted()
    for viewer in ("C", "D", ""):
        assert sometimes_not(table, viewer, "B", "7")
        assert any(holds(world, "A", "7") for world in guesses(table, viewer))


def test_ss_85_under_the_option_everyone_knows_it() -> None:
    assert always(regifted(fruitcake_public=True), "ACD", "B", "7")


def test_ss_85_a_guess_of_the_others_carries_no_trace_of_it() -> None:
    seven, nine = regifted(7), regifted(9)
    for viewer in ("C", "D", ""):
        worlds = zip(guesses(seven, viewer), guesses(nine, viewer), strict=True)
        for one, other in worlds:
            assert GAME.write_position(one) == GAME.write_position(other)


def test_ss_85_in_a_guess_of_the_others_the_giver_knows_a_gift_that_is_there() -> None:
    for viewer in ("B", "C", "D", ""):
        for world in guesses(regifted(), viewer):
            for knower in range(4):
                for letter, known in zip("ABCD", world.view(knower)["known"], strict=True):
                    assert holds(world, letter, " ".join(known))


def test_ss_85_while_it_is_to_be_played_everyone_knows_who_holds_the_fruitcake() -> None:
    table = Table(hands=["5 7 9 1", "1 FRUIT 2 3", "2 3 3 4", "4 5 6 6"], phase=FRUITCAKE)
    assert always(table, "ACD", "B", "FRUIT")
    for seats in range(3, 9):
        table = Table(seats=seats)
        holder = table.waiting()
        others = LETTERS[:seats].replace(holder, "")
        assert always(table, others[:2], holder, "FRUIT")


def test_ss_83_whoever_must_play_the_fruitcake_has_a_gift_to_pass_on_in_every_guess() -> None:
    table = Table(hands=["5 7 9 1", "FRUIT 2", "E 3 3 E", "MOUSE 5 E 6"], phase=FRUITCAKE)
    for viewer in ("A", "C", "D", ""):
        assert all(gifts_in(world, "B") for world in guesses(table, viewer))


# Hands shown to be without gifts.


def test_ss_63_a_seat_that_laid_zeros_holds_no_gift_in_any_guess() -> None:
    table = Table(hands=["MOUSE SANTA E", "4 4 TREE 5", "SCROOGE 7 7 E", "GHOST 2 2 3"])
    table.play("A 0:MOUSE")
    for viewer in ("B", "C", "D", ""):
        worlds = guesses(table, viewer)
        assert all(gifts_in(world, "A") == [] for world in worlds)
        assert len({tuple(hand(world, "A")) for world in worlds}) > 1


# The Christmas Tree.


def treed(gifts: int = 6) -> Table:
    """A has lit the Tree over so many gifts, 2 and upwards; all four were dealt one."""
    pile = [{"seat": number % 4, "play": f"1x{2 + number}"} for number in range(gifts)]
    table = Table(
        hands=["1 1 TREE 1", "1 1 1", "1 1 1", "1 1 1"],
        pile=pile,
        phase={"phase": "TreeWindow"},
        luck=luck_of(gifts),
    )
    return table.play("A TREE:self")


def test_ss_76_ss_81_every_guess_gives_each_receiver_a_gift_of_the_pool() -> None:
    table = treed()  # A has the 7, B the 6, C the 5, D the 4; 2 and 3 are buried
    truth = {"A": "7", "B": "6", "C": "5", "D": "4"}
    for viewer in ("A", "B", "C", "D", ""):
        imagined: dict[str, set[str]] = {letter: set() for letter in "ABCD"}
        for world in guesses(table, viewer, 120):
            got = [gifts_in(world, letter)[-1] for letter in "ABCD"]
            assert all(len(hand(world, letter)) == 4 for letter in "ABCD")
            buried = [str(kind) for kind, count in enumerate(world.buried) for _ in range(count)]
            assert sorted(got + buried) == ["2", "3", "4", "5", "6", "7"]
            for letter, gift in zip("ABCD", got, strict=True):
                imagined[letter].add(gift)
        for letter, seen in imagined.items():
            mine = {truth[viewer]} if viewer else set()
            own = letter == viewer
            assert seen == (mine if own else {"2", "3", "4", "5", "6", "7"} - mine)


def test_ss_76_a_guess_keeps_the_number_of_buried_gifts() -> None:
    for gifts in range(1, 9):
        table = treed(gifts)
        for viewer in ("A", "D", ""):
            for world in guesses(table, viewer, 20):
                assert sum(world.buried) == max(0, gifts - 4)
                assert world.view(seat_of(viewer)) == table.view(viewer)


def test_ss_76_buried_gifts_written_in_a_position_stay_buried_in_a_guess() -> None:
    table = Table(hands=["7 6 5 5", "1 1 4 4", "2 3 3 4", "2 4 6 6"], buried="8 8 9")
    for viewer in ("A", "B", ""):
        for world in guesses(table, viewer, 20):
            assert sum(world.buried) == 3
            assert world.view(seat_of(viewer)) == table.view(viewer)


def test_ss_81_whoever_must_have_laid_the_trees_gift_does_not_give_the_others_away() -> None:
    one, other = riddle_half_solved(nine_to_a=True), riddle_half_solved(nine_to_a=False)
    assert (hand(one.state, "A")[-1], hand(other.state, "A")[-1]) == ("9", "8")
    assert one.view("D") == other.view("D")
    ones, others = guesses(one, "D", 150), guesses(other, "D", 150)
    nines = len([world for world in ones if holds(world, "A", "9")])
    assert 0 < nines < 75  # it may be any of six gifts
    assert [hand(w, "A") for w in ones] == [hand(w, "A") for w in others]


def riddle_half_solved(nine_to_a: bool) -> Table:
    """B and C have laid all they had, so that the Tree must have given them an 8 and a 7.

    Which of the other gifts A was dealt, D cannot know.
    """
    pile = [{"seat": number % 4, "play": f"1x{1 + number}"} for number in range(9)]
    table = Table(
        hands=["TREE 1 7 8", "10", "11", "3 3 4 4"],
        pile=pile,
        phase={"phase": "TreeWindow"},
        luck=luck_of(9) if nine_to_a else [4, 7, 6, 5, 4, 3, 2, 1],
        options=QUIET,
    )
    table.play("A TREE:self", "A 1x1", "B 1x8", "C 1x11", "D pass", "A pass", "B pass", "C pass")
    return table.play("C 1x7", "D pass", "A pass", "B 1x10")


def test_ss_81_a_card_known_elsewhere_does_not_give_the_trees_gifts_away() -> None:
    one, other = eleven_known_and_laid([2, 1]), eleven_known_and_laid([2, 0])
    assert [hand(table.state, "F")[-1] for table in (one, other)] == ["4", "3"]
    assert one.view("B") == other.view("B")
    ones, others = guesses(one, "B"), guesses(other, "B")
    assert {world.treed[4] for world in ones} == {3, 4}
    assert [world.treed for world in ones] == [world.treed for world in others]


def eleven_known_and_laid(luck: list[int]) -> Table:
    """The gifts 3, 4 and 11 went to D, F and A, and D has laid the 11; C is known to hold one."""
    table = Table(
        hands=["1 1 1", "2 2 2 11", "TREE 5 11 2", "GHOST 1 1 2", "1 1 2"],
        pile=[{"seat": 0, "play": "1x3"}, {"seat": 1, "play": "1x4"}],
        phase={"phase": "Turn", "seat": 2},
        options=QUIET,
        luck=luck,
    )
    table.play("C 1x11", "D GHOST", "D pass", "F pass", "A pass", "B 1x11", "C pass", "B pass")
    return table.play("C TREE:left", "B 1x2", "C pass", "D 1x11")


def test_ss_81_at_a_table_of_eight_a_12_laid_gives_no_other_gift_away() -> None:
    one, other = twelve_laid(luck_of(12)), twelve_laid([11, 3, *luck_of(10)])
    assert [hand(table.state, "B")[-1] for table in (one, other)] == ["11", "4"]
    assert one.view("A") == other.view("A")
    ones, others = guesses(one, "A", 40), guesses(other, "A", 40)
    assert len({tuple(world.treed) for world in ones}) > 35  # of about 150,000
    assert [world.treed for world in ones] == [world.treed for world in others]


def luck_of(gifts: int) -> list[int]:
    """Luck that leaves so many gifts as they lay."""
    return list(range(gifts - 1, 0, -1))


def twelve_laid(luck: list[int]) -> Table:
    """The gifts 1 to 12 went under the Tree, and I, who sits left of A, has laid the 12."""
    table = Table(
        hands=["TREE 1 1 2", "1 2 3", "1 2 3", "1 2 3", "1 3 4", "1 3 4", "4 4 5", "4 4 5"],
        pile=[{"seat": number % 8, "play": f"1x{1 + number}"} for number in range(12)],
        order=[0, 7, 1, 2, 3, 4, 5, 6],
        lead=0,
        phase={"phase": "TreeWindow"},
        luck=luck,
        options=QUIET,
    )
    return table.play("A TREE:left", "A 1x1", "I 1x12")


# Every viewer, every combination: the guesses against all the worlds there could be.


def deals(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """Every way to deal these cards into hands of these sizes, alike hands once."""
    if not sizes:
        yield []
        return
    for first in sorted(set(combinations(sorted(cards), sizes[0]))):
        rest = Counter(cards) - Counter(first)
        for others in deals(list(rest.elements()), sizes[1:]):
            yield [list(first), *others]


class Onlooker:
    """Keeps every world a viewer cannot rule out, by making the same moves in all of them.

    It knows nothing of how the game remembers: a world drops out when a move would have been
    illegal in it, or would have looked different to the viewer.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        self.worlds: dict[Secrets, Santa] = {}
        position = match.position()
        hands = [hand.split() for hand in position["hands"]]
        others = [seat for seat in range(len(hands)) if seat != viewer]
        hidden = [card for seat in others for card in hands[seat]]
        seen = self.looks(match.state, [])
        for dealt in deals(hidden, [len(hands[seat]) for seat in others]):
            for seat, cards in zip(others, dealt, strict=True):
                hands[seat] = cards
            written = {**position, "hands": [" ".join(cards) for cards in hands]}
            for world in read_if_lawful(written, match):
                if self.looks(world, []) == seen:
                    self.worlds[secrets(world)] = world

    def looks(self, state: Any, events: list[Event]) -> tuple[Any, ...]:
        """All that the viewer sees now; phases and numbers of cards are public."""
        mine = state.hands[self.viewer] if self.viewer != HOUSE else []
        return [e.seen_by(self.viewer) for e in events], mine, state.held, state.stack

    def follow(self, match: Match, seat: int, text: str, events: list[Event]) -> None:
        """The match has just made this move, with these events."""
        seen = self.looks(match.state, events)
        before, self.worlds = self.worlds, {}
        texts = (
            [f"FRUIT:{gift}>{text[-1]}" for gift in range(1, 13)] if "FRUIT:" in text else [text]
        )
        for world in before.values():
            for move in [GAME.read_move(written) for written in texts]:
                if lawful(world, seat, move):
                    for luck in lucks(world, text):
                        new = world.copy()
                        host = Host(Script(luck), loud=True)
                        new.play(seat, move, host)
                        if self.looks(new, host.events) == seen:
                            self.worlds[secrets(new)] = new


def read_if_lawful(position: dict[str, Any], match: Match) -> list[Santa]:
    try:
        world = GAME.read_position(Entry(position, "position"), match.terms)
    except Invalid:  # the Fruitcake lies in another hand than the one that must play it
        return []
    assert isinstance(world, Santa)
    world.settle(Host(Script([])))
    return [world]


def lawful(world: Santa, seat: int, move: Move) -> bool:
    try:
        world.check(seat, move)
    except Refused:
        return False
    return True


def lucks(world: Santa, text: str) -> list[tuple[int, ...]]:
    """Every way the luck of a move can fall: only the Tree has any."""
    if not text.startswith("TREE"):
        return [()]
    gifts = sum([lay.gifts for lay in world.pile])
    return list(product(*[range(number) for number in range(gifts, 1, -1)]))


def secrets(world: Any) -> Secrets:
    """All that is hidden in a world."""
    return tuple(map(tuple, world.hands)), tuple(world.buried), tuple(world.treed)


def agree(state: Any, onlooker: Onlooker, count: int) -> None:
    """Every guess is possible, and its viewer would see and may do the same there."""
    viewer = onlooker.viewer
    view, menu = state.view(viewer), state.menu(viewer)
    assert secrets(state) in onlooker.worlds
    for number in range(count):
        world = state.guess(viewer, stream("agree", "guess", number))
        assert secrets(world) in onlooker.worlds
        assert world.view(viewer) == view
        assert world.menu(viewer) == menu


def leave_none_out(state: Any, onlooker: Onlooker) -> None:
    """Every world that is possible comes up, as far as they are few."""
    if len(onlooker.worlds) <= FEW:
        lucks = [stream("all", "guess", number) for number in range(25 * len(onlooker.worlds))]
        guessed = {secrets(state.guess(onlooker.viewer, luck)) for luck in lucks}
        assert guessed == set(onlooker.worlds)


def knows_no_more(state: Any, onlooker: Onlooker) -> None:
    """Whichever of the possible worlds is the real one, the same luck gives the same guess."""
    worlds = list(onlooker.worlds.values())
    for number in range(2):
        guess = GAME.write_position(state.guess(onlooker.viewer, stream("same", "guess", number)))
        for world in worlds[:: len(worlds) // 10 + 1]:
            other = world.guess(onlooker.viewer, stream("same", "guess", number))
            assert GAME.write_position(other) == guess


# Three seats with every card, so that all the worlds can be counted.
WHOLE_DECK = {
    "small_deck": {
        "keep_specials": "santa elves tree fruitcake scrooge carol mouse ghost".split(),
        "remove_gift_values": [],
    }
}


class Scene(NamedTuple):
    """Three hands and what happens; windows pass unless somebody is said to use them."""

    hands: list[str]
    lines: str
    phase: str = "Turn"

    def match(self) -> Match:
        return Match(
            GAME,
            3,
            luck=Script(luck_of(4)),  # each Tree below has four gifts; the last laid is dealt first
            options=QUIET,
            edition=WHOLE_DECK,
            position={"hands": self.hands, "phase": {"phase": self.phase}},
        )


SCENES = {
    "a Ghost, then the Tree": Scene(
        ["3 3 5 9", "GHOST TREE 3 6", "4 8 8 10"],
        "A 2x3, B GHOST, B 1x3, C 1x8, A 1x9, B pass, C 1x10, A pass, C pass, B TREE:left,"
        "C 1x4, A 1x5, B pass, C pass, A pass, A 2x3",
    ),
    "the Tree, then a Ghost on its gift": Scene(
        ["3 5 9", "TREE 4 4 7", "GHOST 8 5 6"],
        "A 1x3, B 1x7, C 1x8, A 1x9, B pass, C pass, A pass, B TREE:left, A 1x8, C GHOST,"
        "B 1x7, C 1x9, A pass, B pass, C pass, C 1x5, A 1x8, B pass, C pass, A pass",
    ),
    "the Tree, then zeros": Scene(
        ["3 5 E", "TREE 4 9 2", "5 8 SANTA E"],
        "A 1x3, B 1x4, C 1x5, A pass, B 1x9, C pass, B pass, B TREE:self, B 1x2, C 1x5, A pass,"
        "B pass, C pass, C 1x8, A pass, B 1x9, C pass, C 0:E, A pass",
    ),
    "zeros, then the Tree": Scene(
        ["E E SANTA", "TREE 4 4 9", "5 8 9 10"],
        "A 0:E, B 1x4, C 1x5, A pass, B 1x9, C 1x10, B pass, C pass, B TREE:left, C 1x8, A 1x9,"
        "B pass, C pass, A pass, A 0:E, B 1x4, C pass",
    ),
    "zeros, then the Tree, then a Ghost on its gift": Scene(
        ["E E SANTA", "TREE 4 4 9", "5 8 10 GHOST"],
        "A 0:E, B 1x4, C 1x5, A pass, B 1x9, C 1x10, B pass, C pass, B TREE:left, C 1x8, A 1x9,"
        "C GHOST, B pass, C pass, A pass",
    ),
    "the Fruitcake, then a Ghost on its gift": Scene(
        ["FRUIT 2 7 9", "3 3 7 8", "GHOST 4 5 9"],
        "A FRUIT:7>B, A 1x2, B 1x7, C GHOST, C 1x4, A pass, B 1x7, C pass, B pass, B 2x3",
        "Fruitcake",
    ),
    "the Fruitcake, then the Tree": Scene(
        ["FRUIT 2 7 9", "3 3 6 8", "TREE 4 5 10"],
        "A FRUIT:7>B, A 1x2, B 1x3, C 1x5, A pass, B 1x6, C pass, B pass, C TREE:left, B 1x7,"
        "C pass, A pass, B pass, B 1x5",
        "Fruitcake",
    ),
    "the Fruitcake, then a gift of that kind from the Tree, then a Ghost": Scene(
        ["FRUIT 2 6 9", "3 3 6 8", "TREE GHOST 5 10"],
        "A FRUIT:6>B, A 1x2, B 1x3, C 1x5, A pass, B 1x6, C pass, B pass, C TREE:left, B 1x6,"
        "C GHOST, C 1x3",
        "Fruitcake",
    ),
    "the Tree, then two who may have got the same gift": Scene(
        ["TREE 3 2 2", "5 11 3 3", "6 11 4 4"],
        "A 1x3, B 1x5, C 1x6, A pass, B 1x11, C pass, B pass, A TREE:left, B 1x3, C 1x11, A pass,"
        "B pass, C pass, C 1x4, A 1x5, B 1x11, C pass, A pass, B pass, B 1x3",
    ),
}


def decline_until(match: Match, seat: int) -> Iterator[tuple[int, str]]:
    """The moves of everyone asked before this seat, who let the window pass."""
    while seat not in match.waiting():
        yield match.waiting()[0], "-"


def moves_of(scene: Scene, match: Match) -> Iterator[tuple[int, str]]:
    for line in scene.lines.split(","):
        letter, text = line.split()
        yield from decline_until(match, seat_of(letter))
        while "GHOST" not in text and "TREE" not in text and "-" in menu(match, letter):
            yield match.waiting()[0], "-"
            yield from decline_until(match, seat_of(letter))
        yield seat_of(letter), text


def menu(match: Match, letter: str) -> list[str]:
    return [move.text() for move in match.menu(seat_of(letter))]


@pytest.mark.parametrize("viewer", "ABC")
@pytest.mark.parametrize("name", SCENES)
def test_ss_63_ss_76_ss_81_ss_85_ss_105_guesses_are_the_worlds_one_cannot_rule_out(
    name: str, viewer: str
) -> None:
    scene = SCENES[name]
    match = scene.match()
    onlooker = Onlooker(match, seat_of(viewer))
    agree(match.state, onlooker, 8)
    for seat, text in moves_of(scene, match):
        onlooker.follow(match, seat, text, match.play(seat, text))
        agree(match.state, onlooker, 8)
        knows_no_more(match.state, onlooker)
    leave_none_out(match.state, onlooker)


def random_hands(chance: Chance) -> list[str]:
    """Three small hands with the cards that make hands known: Ghost, Tree, Fruitcake, specials."""
    cards = "GHOST TREE".split()
    if chance.below(3):
        more = "MOUSE SANTA SCROOGE CAROL E E".split()
        cards += [more[at] for at in drawn(len(more), chance)[: chance.below(4)]]
    else:
        cards.append("FRUIT")  # with few specials, so that nobody can be without a gift
    kinds = (["3", "5", "6"], ["2", "3", "9"], ["4", "6", "7", "8"])[chance.below(3)] * 4
    cards += [kinds[at] for at in drawn(len(kinds), chance)[: 12 - len(cards)]]
    dealt = [cards[at] for at in drawn(len(cards), chance)]
    return [" ".join(dealt[seat::3]) for seat in range(3)]


def drawn(count: int, chance: Chance) -> list[int]:
    order = list(range(count))
    chance.shuffle(order)
    return order


def bold(match: Match, seat: int, chance: Chance) -> str:
    """A move for this seat, rather one that is remembered than another."""
    texts = [move.text() for move in match.menu(seat)]
    if sum([lay["play"].startswith(("1x", "2x")) for lay in match.view(HOUSE)["pile"]]) > 4:
        texts = [text for text in texts if not text.startswith("TREE")]
    memorable = [text for text in texts if text.startswith(("GHOST", "TREE", "0:"))]
    lively = [text for text in texts if text not in ("-", "pass")]
    for choice in (memorable, lively):
        if choice and chance.below(2):
            return choice[chance.below(len(choice))]
    return texts[chance.below(len(texts))]


@pytest.mark.parametrize("seed", range(12))
def test_ss_63_ss_76_ss_81_ss_85_ss_105_in_any_small_game(seed: int) -> None:
    chance = stream("small", "game", seed)
    hands = random_hands(chance)
    match = Match(
        GAME,
        3,
        seed=str(seed),
        options=QUIET | {"tree_recipients": ("still_in", "also_just_out")[seed % 2]},
        edition=WHOLE_DECK,
        position={"hands": hands} | ({"phase": FRUITCAKE} if "FRUIT" in str(hands) else {}),
    )
    onlookers = [Onlooker(match, viewer) for viewer in range(3)]
    while not match.over() and len(match.record.moves) < 40:
        for onlooker in onlookers:
            agree(match.state, onlooker, 5)
            knows_no_more(match.state, onlooker)
            if len(match.record.moves) % 4 == 3:
                leave_none_out(match.state, onlooker)
        seat = match.waiting()[0]
        text = bold(match, seat, chance)
        events = match.play(seat, text)
        for onlooker in onlookers:
            onlooker.follow(match, seat, text, events)


# Whole games at every number of seats.


def cards_in_play(state: Any) -> list[int]:
    """How many there are of each kind, wherever they lie."""
    lays = [lay.counts() for lay in state.pile]
    places = [*state.hands, *lays, counts_of(state.used), state.discards(), state.buried]
    return [sum(kind) for kind in zip(*places, strict=True)]


def knowing_what_is_there(state: Any) -> bool:
    """Is every card anybody is sure of really in that hand?"""
    seats = range(len(state.hands))
    return all(
        Counter(state.view(knower)["known"][seat]) <= Counter(state.view(seat)["hand"])
        for knower in seats
        for seat in seats
    )


def play_out(state: Any, chance: Chance) -> None:
    """Play a world to its end at random; nobody who is asked may be without an answer."""
    host = Host(chance)
    while not state.over():
        seat = state.waiting()[0]
        menu = state.menu(seat)
        move = menu[chance.below(len(menu))]
        state.check(seat, move)
        state.play(seat, move, host)


@pytest.mark.parametrize("seats", range(3, 9))
def test_ss_76_ss_85_ss_105_any_guess_and_any_guess_within_it_can_be_played_on(seats: int) -> None:
    options = {"games_per_night": 1, "tree_recipients": "also_just_out", "ghost_on_santa": True}
    match = Match(GAME, seats, seed="whole", options=options)
    chance = stream("whole", "moves", seats)
    while not match.over():
        if len(match.record.moves) % 9 == 0:
            viewer, other = chance.below(seats), chance.below(seats)
            world = match.state.guess(viewer, chance)
            within = world.guess(other, chance)
            for imagined in (world, within):
                assert cards_in_play(imagined) == cards_in_play(match.state)
                assert knowing_what_is_there(imagined)
            assert world.view(viewer) == match.view(viewer)
            assert within.view(other) == world.view(other)
            play_out(within, chance)
        seat = match.waiting()[0]
        match.play(seat, bold(match, seat, chance))
    assert match.record.moves
