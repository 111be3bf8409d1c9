"""Secret Santa: deck, rounds, «Final Gift!», going out and scoring (SS-01 to SS-51)."""

from __future__ import annotations

from tests.table import Table


def test_ss_19_a_tie_is_not_enough() -> None:
    table = Table(hands=["4 4", "4 4 9", "1 1", "1 1"])
    table.play("A 2x4")
    table.refuses("B 2x4", "SS-19")


def test_ss_22_whoever_opens_may_not_pass() -> None:
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"])
    table.refuses("A pass", "SS-22")
    table = Table(hands=["4 4", "9 9", "1 1", "1 1"], options={"opener_may_pass": True})
    assert table.play("A pass").waiting() == "B"


def test_ss_x32_carol_in_mid_round() -> None:
    table = Table(hands=["3 3 1 1", "9 9 1 1", "8 8 1 1", "7 7 CAROL 1"])
    table.play("A 2x3", "D CAROL>B")
    assert table.seats() == "ADCB"
    assert table.waiting() == "D"
    table.play("D pass", "C pass")
    assert table.waiting() == "B"
