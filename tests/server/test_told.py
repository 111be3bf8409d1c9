"""A view as it travels: what changed, and a hash of the whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from yuletable.server.told import Ink, Picture, View, view_hash

PARTS = some.one_of(some.integers(-9, 9), some.text('äb"', max_size=3), some.lists(some.booleans()))
VIEWS = some.dictionaries(some.sampled_from("hand pile asked über".split()), PARTS)


@given(some.lists(VIEWS))
def test_whoever_takes_in_all_changes_has_the_view(views: list[View]) -> None:
    picture, held, now = Picture(), View(), View()
    for view in views:
        now = now | view  # a game never drops a part
        held |= picture.renew(now, Ink()).parts
        assert held == now
        assert picture.hash() == view_hash(now)


@given(VIEWS, VIEWS, VIEWS)
def test_what_is_written_for_two_is_written_once_and_stays_apart(
    before: View, one: View, two: View
) -> None:
    first, second, ink = Picture(), Picture(), Ink()
    for picture in (first, second):
        picture.renew(before, Ink())
    first.renew(before | one, ink)
    second.renew(before | two, ink)
    assert first.hash() == view_hash(before | one)
    assert second.hash() == view_hash(before | two)
