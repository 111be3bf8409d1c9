"""A match: agreeing, playing, refusing, recording, replaying and verifying."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.kernel import toy
from tests.kernel.toy import GAME, SPIN
from yuletable.kernel.chance import FAST, SECURE, Script, commitment, stream
from yuletable.kernel.core import HOUSE, Host, Move
from yuletable.kernel.errors import Illegal, Invalid, NotAsked, Refused, Unreadable, require
from yuletable.kernel.game import position_hash
from yuletable.kernel.match import (
    Match,
    Record,
    fresh_seed,
    read_record,
    replay,
    verify,
    write_record,
)


def whole(seats: int = 3, seed: str = "fir", **more: Any) -> Match:
    """A game played to its end."""
    match = Match(GAME, seats, seed=seed, **more)
    luck = stream(seed, "players")
    while not match.over():
        seat = match.waiting()[0]
        menu = match.menu(seat)
        match.play(seat, menu[luck.below(len(menu))])
    return match


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


# Agreeing.


def test_a_match_begins_with_a_deal() -> None:
    match = Match(GAME, 3, seed="fir")
    assert match.waiting() == (0, 1, 2)
    assert match.view(HOUSE)["held"] == [4, 4, 4]
    assert [event.kind.name for event in match.events] == ["dealt"] * 3
    assert match.scores() == [0, 0, 0]


def test_the_record_keeps_what_was_agreed() -> None:
    match = Match(GAME, 2, seed="fir", options={"dealt": 2}, names=["Ada", "Ben"])
    record = match.record
    assert (record.game, record.rules, record.seats) == ("stockings", 1, 2)
    assert record.options == {"dealt": 2}
    assert record.names == ["Ada", "Ben"]
    assert record.luck == FAST
    assert record.commitment == commitment("fir")
    assert record.edition_hash == GAME.edition().digest()
    assert record.end is None
    assert match.view(HOUSE)["held"] == [2, 2]


@pytest.mark.parametrize("seats", [1, 5, 0, -2, "3", None])
def test_a_wrong_number_of_seats_is_named(seats: Any) -> None:
    with pytest.raises(Invalid) as caught:
        Match(GAME, seats, seed="fir")
    assert caught.value.entry == "seats"
    assert "2 to 4" in caught.value.why


def test_wrong_terms_are_named() -> None:
    with pytest.raises(Invalid, match=r"^options\.delt: unknown; perhaps dealt\?"):
        Match(GAME, 3, options={"delt": 2})
    with pytest.raises(Invalid, match=r"^options\.dealt: there are only 20 cards"):
        Match(GAME, 3, options={"dealt": 9})
    with pytest.raises(Invalid, match=r"^edition: 'attic' is not known; Allowed: house"):
        Match(GAME, 3, edition="attic")


def test_every_fresh_seed_is_new_and_long() -> None:
    assert fresh_seed() != fresh_seed()
    assert len(bytes.fromhex(fresh_seed())) == 32
    assert Match(GAME, 2).record.seed != Match(GAME, 2).record.seed


def test_the_same_seed_is_the_same_deal() -> None:
    one, two, other = [Match(GAME, 3, seed=seed) for seed in ("fir", "fir", "pine")]
    assert one.position() == two.position()
    assert one.position() != other.position()


def test_a_match_may_begin_with_a_position() -> None:
    position = {"hands": [[1], [2]], "deck": [3], "scores": [5, 6]}
    match = Match(GAME, 2, seed="fir", position=position)
    assert match.waiting() == (0, 1)
    assert match.scores() == [5, 6]
    assert match.record.position == position
    assert match.events == []


def test_a_wrong_position_is_named() -> None:
    with pytest.raises(Invalid, match=r"^position\.hands: missing"):
        Match(GAME, 2, seed="fir", position={"deck": [3]})
    with pytest.raises(Invalid, match=r"^position\.hand: unknown; perhaps hands\?"):
        Match(GAME, 2, seed="fir", position={"hand": [[1], [2]]})
    with pytest.raises(Invalid, match=r"^position\.hands\[1\]\[0\]: expected a whole number"):
        Match(GAME, 2, seed="fir", position={"hands": [[1], ["E"]]})


def test_luck_may_come_from_a_script() -> None:
    position = {"hands": [[1], [2]], "stack": [{"phase": "Rounds"}, {"phase": "Turn", "seat": 0}]}
    match = Match(GAME, 2, seed="fir", position=position, luck=Script([2]))
    match.play(0, SPIN)
    assert match.scores() == [2, 0]


def test_each_move_has_luck_of_its_own() -> None:
    position = {"hands": [[1], [2]], "stack": [{"phase": "Rounds"}, {"phase": "Turn", "seat": 0}]}
    match = Match(GAME, 2, seed="fir", position=position)
    match.play(0, SPIN)
    assert match.scores()[0] == stream("fir", "table", 1).below(3)


# Playing and refusing.


def test_a_move_is_recorded_in_its_own_words() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], [3]]})
    match.play(0, "lay 2")
    match.play(1, match.menu(1)[0])
    assert match.record.moves == [(0, "lay 2"), (1, "lay 3")]


def test_play_returns_what_happened_and_the_match_keeps_it() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], [3]]})
    assert match.play(0, "lay 2") == []
    told = match.play(1, "lay 3")
    assert [event.kind.name for event in told] == ["laid"]
    assert match.events == told


def test_a_refusal_suggests_the_nearest_move_of_the_own_menu() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], [3, 4]]})
    with pytest.raises(Illegal) as caught:
        match.play(0, "lay 4")
    assert caught.value.instead in ("lay 1", "lay 2")
    with pytest.raises(Unreadable) as unreadable:
        match.play(0, "lya 2")
    assert unreadable.value.instead == "lay 2"
    assert str(unreadable.value).endswith("Perhaps you mean lay 2?")


def test_a_refusal_without_anything_near_suggests_nothing() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], [3, 4]]})
    with pytest.raises(Unreadable) as caught:
        match.play(0, "«»")
    assert caught.value.instead == ""


def test_who_is_not_asked_gets_no_suggestion() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], []]})
    with pytest.raises(NotAsked) as caught:
        match.play(1, "lay 1")
    assert caught.value.instead == ""


def test_the_end_is_recorded_with_a_fingerprint_of_the_last_position() -> None:
    match = whole()
    assert match.record.end == position_hash(match.position())
    assert match.waiting() == ()


def test_a_fingerprint_does_not_mind_the_order_of_fields() -> None:
    position = whole().position()
    assert position_hash(position) == position_hash(dict(reversed(position.items())))
    assert position_hash(position) != position_hash({**position, "seen": []})


def test_scores_are_a_copy() -> None:
    match = Match(GAME, 2, seed="fir")
    match.scores().append(99)
    assert match.scores() == [0, 0]


# Replaying.


def test_a_replay_is_the_same_game() -> None:
    match = whole()
    again = replay(GAME, match.record)
    assert again.position() == match.position()
    assert again.events == match.events
    assert again.record == match.record


def test_a_replay_may_stop_on_the_way() -> None:
    match = whole()
    again = replay(GAME, match.record, moves=5)
    assert again.record.moves == match.record.moves[:5]
    assert not again.over()
    for seat, move in match.record.moves[5:]:
        again.play(seat, move)
    assert again.record == match.record


def test_a_replay_may_begin_with_a_position() -> None:
    position = {"hands": [[1, 2], [3, 4]], "deck": [2, 2, 0]}
    match = whole(2, position=position)
    assert replay(GAME, match.record).position() == match.position()


def test_a_replay_keeps_options_and_names() -> None:
    match = whole(options={"dealt": 2, "mittens": False}, names=["Ada", "Ben", "Cem"])
    assert replay(GAME, match.record).record == match.record


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"rules": 2}, r"^record\.rules: made with rules 2; these are 1"),
        ({"luck": "dice"}, r"^record\.luck: made with luck dice, which this version doesn’t know"),
        ({"edition_hash": "0"}, r"^record\.edition_hash: the edition has changed"),
        ({"game": "holiday_shuffle"}, r"^record\.game: "),
        ({"format": 2}, r"^record\.format: "),
        ({"seats": 9}, r"^seats: "),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(fields: Any, complaint: str) -> None:
    record = changed(whole().record, **fields)
    with pytest.raises(Invalid, match=complaint):
        replay(GAME, record)


def test_a_record_with_a_wrong_move_names_it() -> None:
    record = whole().record
    record.moves[3] = (record.moves[3][0], "hang 9")
    with pytest.raises(Invalid, match=r"^record\.moves\[3\]: 'hang 9' is refused: .*\[TB-0\d\]"):
        replay(GAME, record)


# Verifying.


def test_a_true_record_is_verified() -> None:
    match = whole()
    assert verify(GAME, match.record).position() == match.position()


@pytest.mark.parametrize("version", [FAST, SECURE])
def test_a_record_names_its_luck_and_is_verified_with_it(version: str) -> None:
    match = whole(luck_version=version)
    assert match.record.luck == version
    assert verify(GAME, match.record).position() == match.position()
    other = changed(match.record, luck=FAST if version == SECURE else SECURE)
    with pytest.raises(Invalid):
        verify(GAME, other)


def test_an_unfinished_record_is_verified_as_far_as_it_goes() -> None:
    match = Match(GAME, 2, seed="fir", position={"hands": [[1, 2], [3]]})
    match.play(0, "lay 2")
    assert verify(GAME, match.record).record == match.record


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seed": "pine"}, r"^record\.commitment: the seed doesn’t match"),
        ({"commitment": commitment("pine")}, r"^record\.commitment: the seed doesn’t match"),
        ({"end": "0" * 64}, r"^record\.end: the last position doesn’t match"),
        ({"end": None}, r"^record\.end: "),
        ({"moves": []}, r"^record\.end: the record says the game is over, but it isn’t"),
    ],
)
def test_a_false_record_is_found_out(fields: Any, complaint: str) -> None:
    record = changed(whole().record, **fields)
    with pytest.raises(Invalid, match=complaint):
        verify(GAME, record)


def test_another_seed_that_was_promised_deals_other_cards() -> None:
    record = changed(whole().record, seed="pine", commitment=commitment("pine"))
    with pytest.raises(Invalid, match=r"^record\."):
        verify(GAME, record)


# The house.


class Chime(toy.Hang):
    """The clock strikes: an aside that is nobody's."""

    def text(self) -> str:
        return "chime"

    def by_house(self) -> bool:
        return True

    def check(self, state: toy.Stockings, seat: int) -> None:
        require(seat == HOUSE, "TB-04", "Only the clock strikes.")

    def play(self, state: toy.Stockings, seat: int, host: Host) -> None:
        state.scores = [score + 1 for score in state.scores]


def test_the_house_may_make_the_asides_that_are_its_own() -> None:
    def read(text: str) -> Move:
        return Chime(0) if text == "chime" else toy.read_move(text)

    game = replace(GAME, read_move=read)
    position = {"hands": [[1, 2], [3]], "stack": [{"phase": "Turn", "seat": 0}]}
    match = Match(game, 2, seed="fir", position=position)
    with pytest.raises(NotAsked, match="TB-05"):
        match.play(HOUSE, "hang 1")
    with pytest.raises(NotAsked, match="TB-05"):
        match.play(HOUSE, "spin")
    with pytest.raises(Refused, match="TB-04"):
        match.play(0, "chime")
    match.play(HOUSE, "chime")
    assert match.scores() == [1, 1]
    assert match.record.moves == [(HOUSE, "chime")]
    assert replay(game, match.record).scores() == [1, 1]


# Writing and reading records.


def test_a_record_reads_back() -> None:
    record = whole(options={"dealt": 2}, names=["Ada", "Ben", "Cem"]).record
    text = write_record(record)
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    ("fields", "entry"),
    [
        ({"moves": [[0, "lay 1"], [1, 2]]}, "record.moves[1][1]"),
        ({"moves": 3}, "record.moves"),
        ({"seats": "three"}, "record.seats"),
        ({"colour": "red"}, "record"),
    ],
)
def test_a_broken_record_names_the_entry(fields: dict[str, Any], entry: str) -> None:
    record = json.loads(write_record(whole().record))
    with pytest.raises(Invalid) as caught:
        read_record(json.dumps({**record, **fields}))
    assert caught.value.entry == entry
    assert caught.value.why


def test_what_is_no_json_is_no_record() -> None:
    with pytest.raises(Invalid) as caught:
        read_record("Dear diary,")
    assert caught.value.entry == "record"


def test_a_missing_entry_is_named() -> None:
    record = json.loads(write_record(whole().record))
    del record["seed"]
    with pytest.raises(Invalid, match="seed"):
        read_record(json.dumps(record))
