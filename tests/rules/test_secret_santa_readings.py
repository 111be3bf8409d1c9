"""Secret Santa: readings a table may choose, points on the sheet, and nothing asked in vain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import LETTERS, Table
from yuletable.games.catalogue import find
from yuletable.games.secret_santa.cards import SANTA
from yuletable.games.secret_santa.face.taste import GameTaste
from yuletable.kernel.chance import stream
from yuletable.kernel.core import HOUSE
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

GAME = find("secret_santa")
ONE_GAME = {"games_per_night": 1}
PLAYED = {"holly_wait": "played"}
SINGLE = {"final_gift_chance": "single"}
EVERYONE = {"tree_recipients": "everyone"}
STAR = {"special_types": {"types": {"carol": "star"}}}


def turns(table: Table, *lines: str) -> Table:
    """Make these moves; every window that opens before one of them passes unused."""
    for line in lines:
        table.quiet().play(line)
    return table


def who(table: Table, what: str) -> str:
    """Whom the events of this kind have been about so far, by letter."""
    return "".join([LETTERS[event["seat"]] for event in table.told(what)])


def places(table: Table) -> str:
    return "".join([LETTERS[seat] for seat in table.view("")["places"]])


# Fewer specials at first (SS-09).


def specials(table: Table) -> set[str]:
    """The specials in the deck of this game."""
    hands = " ".join([table.hand(letter) for letter in "ABCD"]).split()
    return {card for card in hands if not card.isdigit()}


def night(**options: Any) -> list[set[str]]:
    """The specials of each game of a night in which everyone takes the boldest move."""
    table = Table(seats=4, options={"games_per_night": 3, **options})
    found = [specials(table)]
    while not table.match.over():
        letter = table.waiting()
        table.play(f"{letter} {table.menu(letter)[-1]}")
        if len(table.told("dealt")) == 4 * (len(found) + 1):
            found.append(specials(table))
    return found


FULL = set("CAROL FRUIT GHOST MOUSE SANTA SCROOGE TREE E".split())
FEW = {"SANTA", "E"}


@pytest.mark.parametrize(
    ("games", "decks"),
    [("all", [FEW, FEW, FEW]), (1, [FEW, FULL, FULL]), (2, [FEW, FEW, FULL]), (5, [FEW] * 3)],
)
def test_ss_09_the_smaller_set_may_be_for_the_first_games_only(
    games: object, decks: list[set[str]]
) -> None:
    assert night(special_set="santa_elves", special_games=games) == decks


def test_ss_09_three_players_keep_their_small_deck() -> None:
    table = Table(seats=3, options={"special_set": "snow_only", "special_games": 1})
    assert "SANTA" in {card for letter in "ABC" for card in table.hand(letter).split()}


@pytest.mark.parametrize("games", [0, "some", True])
def test_ss_09_at_least_one_game(games: object) -> None:
    with pytest.raises(Invalid) as caught:
        Table(seats=4, options={"special_games": games})
    assert caught.value.entry == "options.special_games"


def test_ss_09_a_position_has_the_cards_of_its_game() -> None:
    options = {"special_set": "snow_only", "special_games": 1}
    hands = ["5 5 E", "6 6 SANTA", "7 7 7", "8 8 8"]
    with pytest.raises(Invalid) as caught:
        Table(hands=hands, options=options)
    assert "the deck only 0" in caught.value.why
    position = {"hands": hands, "game": 2}
    match = Match(GAME, 4, seed="test", options=options, position=position)
    assert match.view(1)["hand"] == ["6", "6", "SANTA"]
    assert "SANTA" not in match.view(HOUSE)["gone"]


def test_ss_x65_beginners_for_one_game() -> None:
    games = night(special_set="snow_only", special_games=1)
    assert games == [{"TREE", "FRUIT", "SCROOGE"}, FULL, FULL]


# A chance to play that card (SS-37).


def test_ss_37_by_option_a_round_of_pairs_is_no_chance_to_play_one_card() -> None:
    hands = ["1 1 1 5", "2 2 9", "4 4 3 3", "8 8 8"]
    table = Table(hands=hands, options=SINGLE)
    table.play("A 2x1", "B 2x2", "B silent", "C 2x4", "D pass", "A pass")
    assert (who(table, "missed"), who(table, "passed")) == ("", "DAB")
    assert table.view("")["silent"] == [1]  # still owed
    table.play("C pass", "C 1x3", "C declare", "D pass", "A pass")
    assert who(table, "missed") == "B"
    assert table.view("")["silent"] == []


def test_ss_37_by_option_nor_for_santa_whom_nobody_knows_of() -> None:
    table = Table(hands=["1 1 1 5", "2 2 SANTA", "4 4 3 3", "8 8 8"], options=SINGLE)
    table.play("A 2x1", "B 2x2", "B silent", "C 2x4", "D pass", "A pass")
    assert who(table, "passed") == "DAB"
    assert table.hand("B") == "SANTA"


def test_ss_37_by_option_the_opening_is_a_chance() -> None:
    table = Table(hands=["1 1 1", "8 8 9", "7 7 7", "2 2 2"], options=SINGLE)
    table.play("A 2x1", "A declare", "B 2x8", "B silent", "C pass", "D pass")
    assert who(table, "won_round") == "B"
    assert who(table, "missed") == "B"  # the opening that B had won
    assert table.waiting() == "C"


def test_ss_37_by_option_a_round_of_single_cards_is_a_chance_whatever_the_card() -> None:
    table = Table(hands=["3 3 1", "4 5 5", "6 1 1", "8 2"], options=SINGLE)
    table.play("A 1x3", "B 1x4", "C 1x6", "D 1x8", "D silent", "A pass", "B pass", "C pass")
    assert who(table, "missed") == "D"
    assert who(table, "won_round") == "D"  # nothing stood in the way, so it was a pass
    assert table.view("")["silent"] == []


def test_ss_37_by_default_the_next_turn_counts_whatever_the_number() -> None:
    table = Table(hands=["1 1 1", "8 8 9", "7 7 7", "2 2 SANTA"])
    table.play("A 2x1", "A declare", "B 2x8", "B silent", "C pass", "D pass", "A pass")
    assert (who(table, "missed"), who(table, "won_round")) == ("B", "B")
    assert table.menu("B") == ["1x9"]


def test_ss_37_by_option_the_pass_is_followed_by_a_window() -> None:
    table = Table(hands=["1 1 1 5", "2 2 9", "4 4 3 3", "8 8 MOUSE"], options=SINGLE)
    turns(table, "A 2x1", "B 2x2", "B silent", "C 2x4", "D pass", "A pass")
    table.quiet()
    assert who(table, "passed") == "DAB"
    assert [event["seat"] for event in table.told("window")][-1] == 1


def test_ss_x63_a_pair_is_no_chance() -> None:
    for options, missed in (({}, "B"), (SINGLE, "BB")):
        table = Table(hands=["1 1 1 2", "8 8 9", "7 7 7", "2 2 SANTA"], options=options)
        table.play("A 2x1", "B 2x8", "B silent", "C pass", "D pass", "A pass")
        assert who(table, "won_round") == "B"
        assert who(table, "missed") == missed[:1]
        assert table.waiting() == ("B" if options == {} else "C")


# When points are written down (SS-41).


def test_ss_41_the_points_of_a_place_are_on_the_sheet_when_the_round_is_over() -> None:
    table = Table(hands=["9", "3 3 3", "5 5 5", "6 6 6"])
    table.play("A 1x9", "B pass", "C pass")
    assert table.scores() == [0, 0, 0, 0]
    assert table.view("B")["scores"] == [0, 0, 0, 0]
    table.play("D pass")
    assert table.scores() == [4, 0, 0, 0]
    assert [table.view(who)["scores"] for who in ("A", "B", "")] == [[4, 0, 0, 0]] * 3
    assert table.told("out") == [{"what": "out", "seat": 0, "place": 1, "points": 4}]
    assert table.told("scored") == []


def test_ss_41_both_who_went_out_in_a_round_are_written_down_in_their_order() -> None:
    table = Table(hands=["4 4", "5 5 5", "9 9", "1 1 1"])
    table.play("A 2x4", "B pass", "C 2x9", "D pass")
    assert table.scores() == [3, 0, 4, 0]


def test_ss_41_between_rounds_too() -> None:
    table = Table(hands=["MOUSE", "2 2 2", "SCROOGE", "TREE", "3 3 3"])
    table.play("A 0:MOUSE", "B pass", "C pass", "D pass", "F pass")
    assert table.scores() == [5, 0, 0, 0, 0]
    table.play("D TREE:left", "C SCROOGE>B")
    assert table.scores() == [5, 0, 3, 4, 0]


def test_ss_41_whoever_has_cards_at_the_end_is_written_down_last() -> None:
    table = Table(hands=["9", "3 3 3", "", ""], places=[2, 3], options=ONE_GAME)
    assert table.scores() == [0, 0, 4, 3]
    table.play("A 1x9")
    table.quiet()
    table.play("B pass")
    assert table.scores() == [2, 1, 4, 3]
    assert [(e["seat"], e["points"], e["total"]) for e in table.told("scored")] == [
        (2, 4, 4),
        (3, 3, 3),
        (0, 2, 2),
        (1, 1, 1),
    ]


def test_ss_41_points_add_to_those_of_the_games_before() -> None:
    table = Table(hands=["9", "3 3 3", "5 5 5", "6 6 6"], scores=[1, 4, 3, 2])
    table.play("A 1x9", "B pass", "C pass", "D pass")
    assert table.scores() == [5, 4, 3, 2]


def test_ss_41_who_comes_back_loses_the_points_and_those_behind_move_up() -> None:
    options = {"tree_recipients": "also_just_out"}
    hands = ["4", "9", "TREE 2 2", "7 7 7"]
    table = Table(hands=hands, options=options, luck=[1])
    table.play("A 1x4", "B 1x9", "C pass", "D pass")
    assert (places(table), table.scores()) == ("BA", [3, 4, 0, 0])
    table.play("C TREE:left")  # two gifts, to D and to A
    assert places(table) == "B"
    assert table.scores() == [0, 4, 0, 0]
    table = Table(hands=["9", "4", "TREE 2 2", "7 7 7"], options=options, dealer=0, luck=[1])
    table.play("B 1x4", "C pass", "D pass", "A 1x9")
    assert (places(table), table.scores()) == ("AB", [4, 3, 0, 0])
    table.play("C TREE:left")
    assert places(table) == "B"
    assert table.scores() == [0, 4, 0, 0]  # now B was the first out


def test_ss_41_a_record_of_a_night_ends_with_the_same_points_as_were_told() -> None:
    match = Match(GAME, 4, seed="sheet")
    luck = stream("sheet", "moves")
    written = match.scores()
    while not match.over():
        seat = match.waiting()[0]
        menu = match.menu(seat)
        told = match.play(seat, menu[luck.below(len(menu))])
        over = {"out", "scored"} & {event.kind.name for event in told}
        assert over or match.scores() == written, "points move only when a round is over"
        written = match.scores()
    assert sum(written) == 3 * (4 + 3 + 2 + 1)


def test_ss_x61_points_on_the_sheet() -> None:
    table = Table(hands=["9", "3 3 3", "5 12", "6 6 6"])
    table.play("A 1x9")
    assert table.scores() == [0, 0, 0, 0]
    table.play("B pass", "C pass", "D pass")
    assert table.scores() == [4, 0, 0, 0]
    table.play("B 1x3", "C 1x12", "C declare", "C 1x5")  # nobody can beat a 12
    assert table.scores() == [4, 0, 0, 0]
    table.play("D pass", "B pass")
    assert table.scores() == [4, 0, 3, 0]


# Waiting until somebody else has played (SS-58).

HAUNTED = ["5 5 5 MOUSE", "9 9 9 1", "8 8 8 GHOST", "7 7 7 CAROL"]


@pytest.mark.parametrize(("options", "asked"), [({}, "CD"), (PLAYED, "CDA")])
def test_ss_58_by_option_a_haunted_play_ends_the_wait(options: Any, asked: str) -> None:
    table = turns(Table(hands=HAUNTED, options=options), "A 1x5", "B 1x9")
    table.play("C GHOST")
    assert table.asked() == asked
    if options:
        table.play("C -", "D -", "A MOUSE")
        assert table.told("won_round") == [{"what": "won_round", "seat": 0, "why": "mouse"}]


def test_ss_58_by_option_the_haunted_player_waits_instead() -> None:
    hands = ["5 5 5 1", "9 9 MOUSE", "8 8 8 GHOST", "7 7 7 1"]
    table = turns(Table(hands=hands, options=PLAYED), "A 1x5", "B 1x9").play("C GHOST")
    turns(table, "C pass")
    assert table.asked() == "DA"  # B laid gifts last, if in vain
    assert "somebody else" in table.refuses("B MOUSE", "SS-58", at_once=True).why
    table = turns(Table(hands=hands), "A 1x5", "B 1x9").play("C GHOST")
    turns(table, "C pass")
    assert table.asked() == "DB"


def test_ss_58_by_option_the_wait_does_not_outlast_the_round() -> None:
    hands = ["5 5 5 CAROL", "9 9 9 1", "8 8 8 1", "7 7 7 1"]
    options = {**PLAYED, "opener_may_pass": True}
    table = turns(Table(hands=hands, options=options), "A 1x5", "B pass", "C pass", "D pass")
    turns(table, "A pass", "A pass", "B pass")
    assert table.asked() == "CDA"


def test_ss_58_by_option_santa_has_to_be_answered_by_others() -> None:
    options = {**PLAYED, "ghost_on_santa": True}
    hands = ["5 5 5 GHOST", "9 9 SANTA 1", "8 8 8 1", "7 7 7 1"]
    table = turns(Table(hands=hands, options=options), "A 1x5", "B SANTA")
    assert (table.phase(), table.asked()) == ("SantaWindow", "CD")


def test_ss_58_a_position_tells_who_laid_gifts_last() -> None:
    table = turns(Table(hands=HAUNTED, options=PLAYED), "A 1x5", "B 1x9").play("C GHOST")
    position = table.match.position()
    assert (position["giver"], table.view("")["giver"]) == (1, 1)
    again = Match(GAME, 4, seed="again", options=PLAYED, position=position)
    assert again.view(HOUSE)["asked"] == [2, 3, 0]
    del position["giver"]  # as a person may leave it out: the maker of the top
    again = Match(GAME, 4, seed="again", options=PLAYED, position=position)
    assert again.view(HOUSE)["asked"] == [2, 3]


def test_ss_x62_the_wait_is_over_all_the_same() -> None:
    table = turns(Table(hands=HAUNTED, options=PLAYED), "A 1x5", "B 1x9").play("C GHOST")
    table.play("C -", "D -")
    assert table.menu("A") == ["-", "MOUSE"]


# A gift for everyone (SS-79).


def lit(hands: list[str], side: str, **more: Any) -> Table:
    """B is out since an earlier round; A opened with a 5, C gave a 9, and all passed."""
    table = Table(hands=hands, options=EVERYONE, places=[1], **more)
    turns(table, "A 1x5", "C 1x9", "D pass", "A pass", "C pass")
    return table.play(f"D TREE:{side}")


def test_ss_79_by_option_everyone_is_dealt_to_also_those_out_since_long() -> None:
    table = lit(["5 5 5", "", "9 9 9", "7 7 TREE"], "left")
    assert table.told("tree")[0]["dealt"] == (0, 1)  # clockwise from D's left
    assert who(table, "back") == "B"
    assert (places(table), table.scores()) == ("", [0, 0, 0, 0])
    assert table.view("")["held"] == [3, 1, 2, 2]
    assert (table.phase(), table.waiting()) == ("FinalGift", "B")


def test_ss_79_by_option_those_behind_move_up() -> None:
    table = Table(
        hands=["5 5 5", "", "9 9 9", "7 7 TREE", "", "8 8"], options=EVERYONE, places=[1, 4]
    )
    assert table.scores() == [0, 6, 0, 0, 5, 0]
    turns(table, "A 1x5", "C 1x9", "D pass", "G pass", "A pass", "C pass").play("D TREE:left")
    assert table.told("tree")[0]["dealt"] == (4, 5)
    assert (places(table), table.scores()) == ("B", [0, 6, 0, 0, 0, 0])
    table = Table(
        hands=["5 5 5", "", "9 9 9", "7 7 7", "", "8 8 TREE"], options=EVERYONE, places=[1, 4]
    )
    turns(table, "A 1x5", "C 1x9", "D pass", "G pass", "A pass", "C pass").play("G TREE:left")
    assert table.told("tree")[0]["dealt"] == (0, 1)
    assert (places(table), table.scores()) == ("F", [0, 0, 0, 0, 6, 0])


def test_ss_79_by_option_the_last_with_cards_may_still_light_it() -> None:
    table = Table(hands=["9", "2 2 TREE", "", ""], places=[2, 3], options=EVERYONE | ONE_GAME)
    table.play("A 1x9", "B pass", "B TREE:left")
    assert table.told("tree")[0]["dealt"] == (2,)
    assert not table.match.over()
    assert places(table) == "DA"
    assert table.scores() == [3, 0, 0, 4]


def test_ss_79_by_option_who_came_back_is_guessed_true_to_the_tree() -> None:
    table = lit(["5 5 5", "", "9 9 9", "7 7 TREE"], "left")
    for number in range(40):
        world = table.state.guess(2, stream("fir", "guess", number))
        hands = GAME.write_position(world)["hands"]
        assert hands[1] in ("5", "9")
        assert hands[2] == "9 9"


@pytest.mark.parametrize("kind", ["still_in", "also_just_out"])
def test_ss_79_otherwise_those_out_before_the_round_stay_out(kind: str) -> None:
    options = {"tree_recipients": kind}
    table = Table(hands=["5 5 5", "", "9 9 9", "7 7 TREE"], options=options, places=[1])
    turns(table, "A 1x5", "C 1x9", "D pass", "A pass", "C pass").play("D TREE:left")
    assert table.told("tree")[0]["dealt"] == (0, 2)
    assert places(table) == "B"


def test_ss_x64_a_gift_for_everyone() -> None:
    table = lit(["5 5 5", "", "9 9 9", "7 7 TREE"], "self")
    assert table.told("tree")[0]["dealt"] == (3, 0)
    assert (places(table), table.scores()) == ("B", [0, 4, 0, 0])
    table = lit(["5 5 5", "", "9 9 9", "7 7 TREE"], "left")
    assert (places(table), table.scores()) == ("", [0, 0, 0, 0])


# Nothing with one answer is asked (SS-110).


def test_ss_110_with_too_few_cards_one_passes_unasked() -> None:
    table = Table(hands=["5 5 5 1", "6 6 6", "7 7", "8 8 8"])
    table.play("A 3x5", "A declare")
    assert table.waiting() == "B"
    table.play("B pass")
    assert who(table, "passed") == "BC"
    assert table.waiting() == "D"


def test_ss_110_unless_santa_may_be_about() -> None:
    table = Table(hands=["5 5 5 1", "6 6 6", "7 7", "8 8 SANTA"])
    table.play("A 3x5", "A declare", "B pass")
    assert (table.waiting(), table.menu("C")) == ("C", ["pass"])
    table.play("C pass", "D SANTA")
    assert who(table, "won_round") == "D"


def test_ss_110_what_nobody_can_beat_is_passed_unasked() -> None:
    table = Table(hands=["12 1 1", "6 6 6", "7 7 7", "8 8 8"])
    table.play("A 1x12")
    assert who(table, "passed") == "BCDA"
    assert who(table, "won_round") == "A"
    table = Table(hands=["11 11 1 1", "6 6 6", "7 7 7", "12 E 8"])
    table.play("A 2x11")  # a 12 and an Elf would beat it
    assert table.waiting() == "B"
    table = Table(hands=["1 1 11 11 E E E", "6 6 6 6 6 6", "7 7 7 7 7 7", "12 8 8 8 8 8"])
    table.play("A 2x11+3E")  # five 12s there are not, even with every Elf
    assert who(table, "passed") == "BCDA"


def test_ss_110_each_pass_has_its_window() -> None:
    table = Table(hands=["12 1 1", "6 6 6", "7 7 7", "8 8 CAROL"])
    table.play("A 1x12").quiet()
    assert who(table, "passed") == "BCDA"
    assert [event["seat"] for event in table.told("window")] == [0, 1, 2, 3, 0]


def test_ss_110_unless_carol_may_be_used_on_ones_turn() -> None:
    table = Table(hands=["12 1 1", "6 6 6", "7 7 7", "8 8 CAROL"], edition=STAR)
    table.play("A 1x12")
    assert (table.waiting(), table.menu("B")) == ("B", ["pass"])


def test_ss_110_the_last_card_opens_only_when_it_is_laid() -> None:
    table = Table(hands=["9", "6 6", "7 7", "8 8"])
    assert (table.waiting(), table.menu("A")) == ("A", ["1x9"])


def test_ss_110_a_hand_that_cannot_beat_it_is_asked_all_the_same() -> None:
    table = Table(hands=["9 3 3", "6 6", "7 7", "8 8"])
    table.play("A 1x9")
    assert (table.waiting(), table.menu("B")) == ("B", ["pass"])


def test_ss_110_who_decides_while_a_window_runs_has_something_to_decide() -> None:
    table = Table(hands=["5 5 5 1", "6 6", "7 7 7", "8 8 MOUSE"])
    table.play("A 3x5", "A declare")
    window = table.state.stack[-1]
    assert (table.phase(), window.then(table.state)) == ("Holly", ())


def test_ss_110_every_turn_that_is_asked_might_have_two_answers() -> None:
    match = Match(GAME, 5, seed="nothing in vain")
    luck = stream("nothing in vain", "moves")
    asked = 0
    while not match.over():
        seat = match.waiting()[0]
        menu = match.menu(seat)
        view = match.view(HOUSE)
        if view["phase"] == "Turn" and match.state.gone[SANTA]:  # type: ignore[attr-defined]
            asked += 1
            assert view["held"][seat] >= (view["number"] or 1)
        match.play(seat, menu[luck.below(len(menu))])
    assert asked > 20


def test_ss_x66_only_one_answer() -> None:
    table = Table(hands=["5 5 5 1", "6 6", "7 7 7", "8 8"])
    table.play("A 3x5", "A declare", "C pass")
    assert who(table, "passed") == "BCDA"  # A has one card left, and it takes three
    assert (who(table, "won_round"), table.menu("A")) == ("A", ["1x1"])


def test_ss_41_a_hint_reckons_with_the_points_that_this_game_has_brought() -> None:
    table = Table(hands=["5", "6 6", "7 7", ""], scores=[1, 2, 3, 8], places=[3])
    assert GameTaste().carried(table.state) == [1, 2, 3, 4]
