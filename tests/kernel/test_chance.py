"""Luck: the published numbers, fairness, scripts, streams and the promise made before the deal."""

from __future__ import annotations

import hmac
import struct
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yuletable.kernel.chance import (
    FAST,
    SECURE,
    Chance,
    Script,
    commitment,
    derived,
    known_luck,
    luck_of,
    stream,
)
from yuletable.kernel.errors import Invalid

PAGE = Path(__file__).resolve().parents[2] / "docs" / "luck.md"


def rows(columns: int) -> list[list[str]]:
    """The tables of the page with so many columns, without their headings."""
    found: list[list[str]] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == columns:
            found.append(cells)
    return found


VECTORS = rows(7)


def test_the_page_publishes_vectors() -> None:
    for version in (FAST, SECURE):
        assert len([row for row in VECTORS if row[0] == version]) >= 6


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: "/".join(row[:4]))
def test_published_vectors(row: list[str]) -> None:
    version, seed, name, number, words, dice, shuffled = row
    luck = [luck_of(version, seed, name, int(number)) for _ in range(3)]
    assert [f"{luck[0].next32():08x}" for _ in range(4)] == words.split()
    assert [str(luck[1].below(6)) for _ in range(10)] == dice.split()
    cards = list(range(10))
    luck[2].shuffle(cards)
    assert cards == [int(card) for card in shuffled.split()]


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ((0, 0, 0), [0xFB52C520]),
        ((0, 2, 1), [0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2, 0x2C692349]),
    ],
)
def test_the_generator_is_the_one_its_author_published(
    key: tuple[int, int, int], numbers: list[int]
) -> None:
    luck = Chance(*key)
    for _ in range(3):  # the reference program mixes its key 15 times, we mix ours 12 times
        luck.next32()
    assert [luck.next32() for _ in numbers] == numbers


@pytest.mark.parametrize(("seed", "promised"), rows(2), ids=lambda cell: cell[:8])
def test_published_commitments(seed: str, promised: str) -> None:
    assert commitment(seed) == promised


def test_a_commitment_hides_the_seed_and_binds_to_it() -> None:
    assert commitment("fir") == sha256(b"yuletable/fir").hexdigest()
    assert commitment("fir") != commitment("fir ")
    assert "fir" not in commitment("fir")


def test_secure_luck_is_plain_hmac_block_by_block() -> None:
    blocks = [hmac.new(b"fir", b"table/4/%d" % n, sha256).digest() for n in range(3)]
    luck = luck_of(SECURE, "fir", "table", 4)
    assert [luck.next32() for _ in range(24)] == [
        number for block in blocks for number in struct.unpack("<8I", block)
    ]


@pytest.mark.parametrize("version", [FAST, SECURE])
def test_luck_knows_whether_it_was_touched(version: str) -> None:
    luck = luck_of(version, "fir", "table", 4)
    assert not luck.touched()
    luck.below(6)
    assert luck.touched()


def test_unknown_luck_is_not_known() -> None:
    assert known_luck(FAST)
    assert known_luck(SECURE)
    assert not known_luck("dice")


def test_a_derived_secret_differs_by_purpose_and_hides_the_first() -> None:
    assert derived("fir", "a") != derived("fir", "b")
    assert derived("fir", "a") == hmac.new(b"fir", b"a", sha256).hexdigest()


# Numbers and shuffles.


def test_below_one_is_always_zero() -> None:
    luck = stream("fir", "one")
    assert {luck.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 7, 88, 1000, 2**16 + 1, 2**31 - 1, 2**31])
def test_below_stays_below(n: int) -> None:
    luck = stream("fir", "bounds")
    numbers = [luck.below(n) for _ in range(300)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    assert max(numbers) >= n // 2, "the upper half is never reached"


@pytest.mark.parametrize("n", [2, 6, 13, 88])
def test_below_is_even(n: int) -> None:
    luck = stream("fir", "evenness")
    draws = 400 * n
    counts = [0] * n
    for _ in range(draws):
        counts[luck.below(n)] += 1
    chi_square = sum([(count - 400) ** 2 / 400 for count in counts])
    spread = (2 * (n - 1)) ** 0.5
    assert abs(chi_square - (n - 1)) < 4 * spread  # of n-1 degrees of freedom


def test_unfair_numbers_are_drawn_again() -> None:
    """Of three equal parts of all 32-bit numbers one number is left over: it must not count."""

    class Fixed(Chance):
        def __init__(self, numbers: list[int]) -> None:
            self.numbers = numbers + [0] * 12
            super().__init__(0, 0, 0)
            self.numbers = numbers

        def next32(self) -> int:
            return self.numbers.pop(0)

    assert Fixed([0, 1 << 31]).below(3) == 1
    assert Fixed([1 << 31]).below(3) == 1


@given(st.lists(st.integers(0, 20), max_size=30), st.text(max_size=5))
def test_a_shuffle_keeps_every_card(cards: list[int], seed: str) -> None:
    shuffled = cards[:]
    stream(seed, "shuffle").shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_as_likely() -> None:
    luck = stream("fir", "orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        luck.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    chi_square = sum([(count - 200) ** 2 / 200 for count in counts.values()])
    assert abs(chi_square - 23) < 4 * 46**0.5


# Streams.


def test_the_same_name_is_the_same_luck() -> None:
    one, two = stream("fir", "table", 3), stream("fir", "table", 3)
    assert [one.next32() for _ in range(20)] == [two.next32() for _ in range(20)]


def test_seed_name_and_number_each_make_another_stream() -> None:
    streams = [stream("fir", "table", 0), stream("pine", "table", 0)]
    streams += [stream("fir", "bot/0", 0), stream("fir", "table", 1), stream("fir", "table", 10)]
    firsts = [tuple([luck.next32() for _ in range(4)]) for luck in streams]
    assert len(set(firsts)) == len(firsts)


def test_neighbouring_streams_have_nothing_in_common() -> None:
    agreements = 0
    for number in range(200):
        one, two = stream("fir", "table", number), stream("fir", "table", number + 1)
        agreements += sum([one.below(10) == two.below(10) for _ in range(10)])
    assert 140 < agreements < 260  # one in ten of 2000, give or take


def test_drawing_from_a_stream_leaves_the_others_alone() -> None:
    used, other = stream("fir", "table", 0), stream("fir", "table", 1)
    for _ in range(50):
        used.next32()
    assert other.next32() == stream("fir", "table", 1).next32()


# Luck from a script.


def test_a_script_gives_its_numbers_in_order() -> None:
    script = Script([2, 0, 5])
    assert [script.below(3), script.below(1), script.below(6)] == [2, 0, 5]
    assert script.taken == 3


def test_a_script_shuffles_as_written() -> None:
    cards = [10, 11, 12]
    Script([0, 1]).shuffle(cards)
    assert cards == [12, 11, 10]


def test_a_script_that_ends_too_soon_says_where() -> None:
    script = Script([1])
    script.below(2)
    with pytest.raises(Invalid) as caught:
        script.below(6)
    assert str(caught.value) == "luck[1]: the script ends here, but the game needs a number below 6"


@pytest.mark.parametrize("number", [-1, 6, 7])
def test_a_script_with_an_impossible_number_says_where(number: int) -> None:
    script = Script([3, number])
    script.below(6)
    with pytest.raises(Invalid) as caught:
        script.below(6)
    assert caught.value.entry == "luck[1]"
    assert caught.value.why == f"{number} is not a number from 0 to 5"
    assert script.taken == 1, "what cannot be used is not taken"
