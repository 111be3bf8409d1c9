"""House rules: their defaults, what is allowed, and what is said about the rest."""

from __future__ import annotations

from typing import Any

import pytest

from yuletable.kernel.errors import Invalid
from yuletable.kernel.options import Option, choose
from yuletable.kernel.reading import Entry

PASS = Option("opener_may_pass", False, "SS-22", "May the opener pass?")
GIFT = Option("final_gift", "manual", "SS-39", "Who says it?", ("manual", "auto", "off"))
GAMES = Option("games", 3, "SS-50", "How many games?", allowed=(), number_from=1)
DEALER = Option("dealer", "random", "SS-14", "Who?", ("random",), number_from=0, below_seats=True)
OPTIONS = (PASS, GIFT, GAMES, DEALER)
HOUR = Option("minutes", "none", "SS-50", "How long?", ("none",), number_from=15, number_to=240)


def read(option: Option, json: Any, seats: int = 4) -> Any:
    return option.read(Entry(json, f"options.{option.name}"), seats)


def test_what_is_not_given_has_its_default() -> None:
    defaults = {"opener_may_pass": False, "final_gift": "manual", "games": 3, "dealer": "random"}
    assert choose(OPTIONS, None, 4) == defaults
    assert choose(OPTIONS, {}, 4) == defaults
    assert choose(OPTIONS, {"games": 5}, 4) == {**defaults, "games": 5}


@pytest.mark.parametrize(
    ("option", "json"),
    [
        (PASS, True),
        (PASS, False),
        (GIFT, "auto"),
        (GAMES, 1),
        (GAMES, 1000),
        (DEALER, "random"),
        (DEALER, 0),
        (DEALER, 3),
        (HOUR, "none"),
        (HOUR, 240),
    ],
)
def test_what_is_allowed(option: Option, json: Any) -> None:
    assert read(option, json) is json or read(option, json) == json


@pytest.mark.parametrize(
    ("option", "json", "why"),
    [
        (PASS, 1, "1 is not a choice; allowed: false, true"),
        (PASS, 0, "0 is not a choice; allowed: false, true"),
        (PASS, "true", "'true' is not a choice; allowed: false, true"),
        (PASS, None, "None is not a choice; allowed: false, true"),
        (GIFT, "Auto", "'Auto' is not a choice; allowed: manual, auto, off"),
        (GIFT, ["auto"], "['auto'] is not a choice; allowed: manual, auto, off"),
        (GAMES, 0, "expected a whole number of at least 1, found 0"),
        (GAMES, True, "True is not a choice; allowed: a number from 1"),
        (GAMES, 1.0, "1.0 is not a choice; allowed: a number from 1"),
        (DEALER, 4, "expected a whole number from 0 to 3, found 4"),
        (HOUR, 241, "expected a whole number from 15 to 240, found 241"),
        (HOUR, "never", "'never' is not a choice; allowed: none, a number from 15 to 240"),
        (DEALER, -1, "expected a whole number from 0 to 3, found -1"),
        (DEALER, True, "True is not a choice; allowed: random, a number from 0 to 3"),
        (DEALER, "0", "'0' is not a choice; allowed: random, a number from 0 to 3"),
    ],
)
def test_what_is_not_allowed_is_named(option: Option, json: Any, why: str) -> None:
    with pytest.raises(Invalid) as caught:
        read(option, json)
    assert caught.value.entry == f"options.{option.name}"
    assert caught.value.why == why


def test_true_is_not_one_and_one_is_not_true() -> None:
    number = Option("n", 1, "SS-50", "A number.", allowed=(1, 2))
    assert read(number, 1) == 1
    with pytest.raises(Invalid):
        read(number, True)
    assert read(PASS, True) is True


def test_an_unknown_option_is_named_with_the_nearest() -> None:
    with pytest.raises(Invalid, match=r"^options\.final_gfit: unknown; perhaps final_gift\?"):
        choose(OPTIONS, {"final_gfit": "auto"}, 4)


@pytest.mark.parametrize("given", ["auto", 3, ["auto"]])
def test_options_are_an_object(given: Any) -> None:
    with pytest.raises(Invalid, match=r"^options: expected an object"):
        choose(OPTIONS, given, 4)


def test_every_default_is_allowed() -> None:
    for option in OPTIONS:
        assert read(option, option.default) == option.default
