"""A view as it travels: what changed, and a hash of the whole."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from yuletable.server.feed.patch import SentView, view_hash, whole_hash
from yuletable.server.table.update import View

PARTS = some.one_of(some.integers(-9, 9), some.text('äb"', max_size=3), some.lists(some.booleans()))
VIEWS = some.dictionaries(some.sampled_from("hand pile asked über".split()), PARTS)


@given(some.lists(VIEWS))
def test_whoever_takes_in_all_changes_has_the_view(views: list[View]) -> None:
    sent, held, now = SentView(), View(), View()
    for view in views:
        now = now | view  # a game never drops a part
        changed = sent.renew(now)
        held |= {name: msgspec.json.decode(part) for name, part in changed.items()}
        assert held == now
        assert whole_hash(sent) == view_hash(now)


@given(VIEWS, VIEWS)
def test_a_view_may_be_made_of_two(lying: View, own: View) -> None:
    mine = {f"my {name}": part for name, part in own.items()}
    first, second = SentView(), SentView()
    first.renew(lying)
    second.renew(mine)
    assert whole_hash(first, second) == view_hash(lying | mine)
