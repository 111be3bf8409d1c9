"""Holiday Shuffle: groups that do not touch, further kinds of Celebrations, nothing in vain."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from tests.holiday import GAME, ONE_ROUND, SCORING, mat, row, scale, scored, shuffle, terms
from yuletable.games.holiday_shuffle.calendar import WILD
from yuletable.games.holiday_shuffle.reckoning import bonuses
from yuletable.games.holiday_shuffle.scoring import best_dates, candidates
from yuletable.kernel.chance import stream
from yuletable.kernel.errors import Invalid
from yuletable.kernel.match import Match

APART: dict[str, Any] = {"month_groups": "apart"}
MUST = {"celebration_optional": False}
DULL = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"


# Groups that do not touch (HS-66).


@pytest.mark.parametrize(
    ("line", "together", "apart"),
    [
        ("Mar2 Mar8 Nov25 Mar17 Oct24 Sep22 Aug26 Jul25 Jun24 May31", 0, 3),
        ("Mar17 Mar8 Mar2 Nov25 Oct24 Sep22 Aug26 Jul25 Jun24 May31", 0, 0),  # still in order
        ("Mar2 Nov25 Mar8 Oct24 Mar15 Sep22 Mar17 Jul25 Jun24 May31", 0, 4),
        ("Mar2 Mar14 Mar17 Mar8 Mar15 Mar20 Aug26 Jul25 Jun24 May31", 6, 4),  # a month counts once
        ("Dec4 Jan1 Dec8 Jan6 Dec14 Jan19 Dec25 Jan21 Dec26 Feb2", 0, 5 + 4),
        ("Dec4 Dec8 Dec31 Dec14 Dec25 Jan1 Mar8 Feb2 Jun4 May5", 3, 4),  # past the one too late
        ("Mar2 Nov25 Mar8 Oct24 Sep22 Aug26 Jul25 Jun24 May31 Apr30", 0, 0),  # two are too few
    ],
)
def test_hs_66_by_option_the_cards_of_a_month_need_not_touch(
    line: str, together: int, apart: int
) -> None:
    assert scored(line).points[2] == together
    assert scored(line, **APART).points[2] == apart


def test_hs_66_by_option_equal_dates_count_as_the_table_has_it() -> None:
    line = "Oct24 Jan1 Oct31 Dec25 Oct31 Mar8 Feb2 Nov1 Jul4 May5"
    assert scored(line, **APART).points[2] == 3
    assert scored(line, equal_dates="break", **APART).points[2] == 0


def test_hs_66_hs_68_by_option_the_table_ends_at_six() -> None:
    line = "Dec4 Jan1 Dec8 W Dec14 Dec25 Dec26 Dec31 Mar8 Feb2"
    assert scored(line, **APART).points[2] == 6


def test_hs_66_hs_69_by_option_a_card_serves_twice_or_once() -> None:
    line = "Mar8 Apr1 May1 Jan6 May5 Dec4 May9 Feb2 Oct31 Jul1"
    assert scored(line, **APART).points[1:] == (3, 3)
    assert scored(line, bonus_overlap=False, **APART).points[1:] == (3, 0)
    line = "Feb2 Mar8 Apr1 May1 Jan6 May5 Dec4 May9 Oct31 Jul1"
    assert scored(line, **APART).points[1:] == (4, 3)
    assert scored(line, bonus_overlap=False, **APART).points[1:] == (3, 3)  # the run is cut


def test_hs_66_hs_21_by_option_wilds_take_the_best_dates() -> None:
    found = scored("Dec25 Mar2 Jan1 W Jul4 Mar17 Feb2 Sep6 May5 Nov1", **APART)
    assert (found.points, found.wilds) == ((1, 0, 3), "Mar3")


def test_hs_66_by_option_at_the_table() -> None:
    line = "Mar2 Mar8 Nov25 Mar17 Oct24 Sep22 Aug26 Jul25 Jun24 May31"
    table = shuffle(line, phase=SCORING, options={**ONE_ROUND, **APART})
    told = table.told("scored")[0]
    assert (told["groups"], told["bonuses"]) == (3, ((1, 4, 3),))


def rows(wilds: int, count: int) -> list[list[int]]:
    """Mats dealt by lot, with so many Wilds, and some cards of one month among them."""
    luck = stream("groups apart", "rows", wilds)
    found = []
    for _ in range(count):
        days = [day for day in terms().days if day]
        luck.shuffle(days)
        line = days[: 10 - wilds] + [WILD] * wilds
        luck.shuffle(line)
        found.append(line)
    return found


def tried(line: list[int], weighed: Any) -> list[int]:
    """The best designation, by trying every one of the days that matter (HS-21, HS-22)."""
    days = candidates(line, weighed.leap)
    slots = [slot for slot, day in enumerate(line) if day == WILD]
    complete = weighed.complete(line)
    best: tuple[int, list[int]] = (-1, [])
    for chosen in product(days, repeat=len(slots)):
        dated = line[:]
        for slot, day in zip(slots, chosen, strict=True):
            dated[slot] = day
        if len(set(chosen)) < len(chosen) or (complete and not weighed.complete(dated)):
            continue
        total = weighed.points(dated, complete).total()
        if total > best[0]:
            best = (total, dated)
    return best[1]


@pytest.mark.parametrize("overlap", [True, False])
@pytest.mark.parametrize(("wilds", "count"), [(1, 25), (2, 4)])
def test_hs_21_hs_66_by_option_the_dates_are_the_best_and_earliest(
    wilds: int, count: int, overlap: bool
) -> None:
    weighed = scale(bonus_overlap=overlap, **APART)
    for line in rows(wilds, count):
        assert best_dates(line, weighed) == tried(line, weighed)


@pytest.mark.parametrize(
    "line",
    [
        "May3 Feb19 May20 Jan10 Apr16 W Mar30 Apr7 Jan19 Feb22",  # Jan11 does as well as Feb20
        "Jan31 Mar3 Apr28 Mar29 W W May14 Mar5 Apr28 Jan28",
    ],
)
def test_hs_21_hs_69_by_option_no_date_is_chosen_for_a_card_that_would_serve_twice(
    line: str,
) -> None:
    weighed = scale(bonus_overlap=False, equal_dates="break", **APART)
    assert best_dates(row(line), weighed) == tried(row(line), weighed)


@pytest.mark.parametrize("wilds", [3, 4, 5, 6])
def test_hs_21_hs_66_by_option_many_wilds_do_no_worse_than_without_it(wilds: int) -> None:
    weighed, plain = scale(**APART), scale()
    for line in rows(wilds, 2):
        complete = weighed.complete(line)
        best = weighed.points(best_dates(line, weighed), complete).total()
        assert best >= weighed.points(best_dates(line, plain), complete).total()
        assert weighed.complete(best_dates(line, weighed)) or not complete


def test_hs_66_by_option_what_is_told_of_bonuses_adds_up() -> None:
    for overlap in (True, False):
        weighed = scale(bonus_overlap=overlap, **APART)
        for line in rows(0, 200):
            points = weighed.points(line, False)
            found = bonuses(line, weighed)
            assert sum(bonus.points for bonus in found if bonus.run) == points.months
            assert sum(bonus.points for bonus in found if not bonus.run) == points.groups


def test_hs_x49_a_month_here_and_there() -> None:
    line = "Mar2 Mar8 Nov25 Mar17 Oct24 Sep22 Aug26 Jul25 Jun24 May31"
    assert scored(line) == (False, (3, 0, 0), "", 3)
    assert scored(line, **APART) == (False, (3, 0, 3), "", 6)


# Further kinds of Celebrations (HS-78).


def edition(kind: str, *codes: str, kinds: Any = None) -> dict[str, Any]:
    """The house edition with these Celebrations, all trades before, made of another kind."""
    cards = GAME.edition().data["celebration_cards"]["cards"]
    changed = [{**card, "effect": kind} if card["id"] in codes else card for card in cards]
    left = [card["effect"] for card in changed].count("TRADE")
    return {
        "effect_kinds": {"kinds": kinds or ["AGAIN", "SWITCH", "TRADE", kind]},
        "celebration_cards": {"cards": changed},
        "splits": {"TRADE": left, kind: len(codes)},
    }


BOTH = edition("SWITCH+AGAIN", "Feb17", "Oct9")


def test_hs_78_an_edition_may_join_the_known_extras_in_one_card() -> None:
    table = shuffle(DULL, top="Feb17", edition=BOTH)
    assert table.view("")["top"]["effect"] == "SWITCH+AGAIN"
    table.play("A D>4")
    assert (table.phase(), table.view("")["question"]["effect"]) == ("Effect", "SWITCH")
    table.play("A SW:9,10")
    assert (table.waiting(), table.view("")["question"]["effect"]) == ("A", "AGAIN")
    table.play("A AG")
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_hs_78_hs_47_each_is_offered_on_its_own() -> None:
    table = shuffle(DULL, top="Feb17", edition=BOTH)
    table.play("A D>4", "A -")
    assert table.menu("A") == ["-", "AG"]
    table.play("A -")
    assert table.waiting() == "B"


def test_hs_78_hs_56_what_completes_a_mat_ends_the_round_before_the_next() -> None:
    line = "Jan1 Feb2 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    late = edition("SWITCH+AGAIN", "Jul30")
    table = shuffle(line, top="Jul30", edition=late, options=ONE_ROUND)
    table.play("A D>4", "A SW:4,7")
    assert table.match.over()
    assert table.told("again") == []


def test_hs_78_a_trade_that_may_be_refused_comes_before_the_next() -> None:
    kind = edition("TRADE+SWITCH", "Feb17")
    table = shuffle(DULL, top="Feb17", edition=kind, options={"trade_consent": True})
    table.play("A D>4", "A TR:1,B1", "B refuse")
    assert (table.waiting(), table.view("")["question"]["effect"]) == ("A", "SWITCH")


def test_hs_78_a_wild_that_was_traded_is_named_before_the_next() -> None:
    line = "Jan1 W=Feb3 Mar8 Dec25 May5 Jun14 Apr1 Aug15 Sep6 Nov1"
    options = {"wild_binding": "placement"}
    table = shuffle(line, top="Feb17", edition=edition("TRADE+SWITCH", "Feb17"), options=options)
    table.play("A D>10", "A TR:2,B1", "B W1=Feb3")
    assert (table.waiting(), table.view("")["question"]["effect"]) == ("A", "SWITCH")


def test_hs_78_a_position_in_the_midst_of_it_reads_back() -> None:
    table = shuffle(DULL, top="Feb17", edition=BOTH).play("A D>4")
    position = table.match.position()
    again = Match(GAME, 2, seed="again", edition=BOTH, position=position)
    assert again.position() == position
    again.play(0, "-")
    assert again.view(0)["question"]["effect"] == "AGAIN"


@pytest.mark.parametrize(
    ("given", "entry"),
    [
        (edition("LOOK", "Feb17"), "edition.effect_kinds.kinds[3]"),
        (edition("SWITCH+LOOK", "Feb17"), "edition.effect_kinds.kinds[3]"),
        (edition("SWITCH+SWITCH", "Feb17"), "edition.effect_kinds.kinds[3]"),
        (edition("SWITCH+", "Feb17"), "edition.effect_kinds.kinds[3]"),
        (
            edition("SWITCH+AGAIN", "Feb17", kinds=["AGAIN", "SWITCH", "TRADE"]),
            "edition.celebration_cards.cards[2].effect",
        ),
        (
            {**edition("SWITCH+AGAIN", "Feb17"), "splits": {"TRADE": 7, "SWITCH+AGAIN": 2}},
            "edition.splits.SWITCH+AGAIN",
        ),
    ],
)
def test_hs_78_any_other_kind_is_refused(given: dict[str, Any], entry: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.terms(2, given, {})
    assert caught.value.entry == entry


def test_hs_x50_a_switch_and_a_turn() -> None:
    table = shuffle(DULL, top="Feb17", edition=BOTH)
    table.play("A D>4", "A -", "A AG")
    assert (mat(table, "A").split()[3], table.waiting()) == ("Feb17", "A")


# Nothing with one answer is asked (HS-79).


def test_hs_79_a_further_turn_that_must_be_taken_is_not_asked_for() -> None:
    table = shuffle(DULL, top="Jul20", options=MUST)
    table.play("A D>4")
    assert [event["seat"] for event in table.told("again")] == [0]
    assert (table.phase(), table.waiting(), table.view("")["extra"]) == ("Turn", "A", 0)
    table.play("A P", "A x")
    assert table.waiting() == "B"


def test_hs_79_also_after_another_extra() -> None:
    table = shuffle(DULL, top="Feb17", edition=BOTH, options=MUST)
    table.play("A D>4", "A SW:9,10")
    assert (table.phase(), table.waiting()) == ("Turn", "A")
    assert len(table.told("again")) == 1


def test_hs_79_a_wild_with_one_date_to_have_is_not_asked_for() -> None:
    line = "Jan19 W W Jan22 May5 Jun14 Jul4 Aug15 Sep6 W"
    table = shuffle(line, options={**ONE_ROUND, "wild_choice": "ask"}, phase=SCORING)
    assert [event["date"] for event in table.told("named")] == ["Jan20", "Jan21"]
    assert (table.waiting(), table.menu("A")[0]) == ("A", "W10=Sep7")
    table.play("A W10=Dec31")
    assert table.match.over()


def test_hs_79_on_a_mat_that_is_not_complete_every_wild_is_asked_for() -> None:
    line = "Jan31 W Feb2 Dec25 May5 Jun14 Jul4 Aug15 Sep6 Nov1"
    table = shuffle(line, options={**ONE_ROUND, "wild_choice": "ask"}, phase=SCORING)
    assert table.waiting() == "A"
    assert len(table.menu("A")) > 300


def test_hs_79_no_question_has_a_single_answer() -> None:
    options = {**ONE_ROUND, **MUST, "wild_choice": "ask", "trade_consent": True}
    for seats, seed in product((2, 4), "ab"):
        match = Match(GAME, seats, seed=seed, options=options)
        luck = stream(seed, "moves")
        for _ in range(300):
            if match.over():
                break
            menu = match.menu(match.waiting()[0])
            assert len(menu) > 1
            match.play(match.waiting()[0], menu[luck.below(len(menu))])


def test_hs_x51_nothing_to_choose() -> None:
    table = shuffle(DULL, top="Jul20", options=MUST).play("A D>4")
    assert (table.phase(), table.waiting()) == ("Turn", "A")


def test_hs_78_every_order_of_the_extras_is_a_kind() -> None:
    for kind in ["+".join(parts) for parts in permutations(("AGAIN", "SWITCH", "TRADE"))]:
        agreed = terms(2, edition(kind, "Feb17"))
        assert agreed.printed["Feb17"]["effect"] == kind


def test_hs_66_a_row_is_weighed_as_it_lies() -> None:
    assert scale(**APART).points(row("Mar2 Jan1 Mar8 Jan6 Mar17"), False).groups == 3
