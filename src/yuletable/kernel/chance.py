"""Luck: the only source of randomness in the project.

The fast generator is sfc32 (Chris Doty-Humphrey's small fast counting generator), written out so
that it gives the same numbers compiled or not, on every Python. The secure one is HMAC-SHA256 in
counter mode: nobody can tell the next card from all the cards before. Test vectors: `docs/luck.md`.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from yuletable.kernel.errors import Invalid
from yuletable.kernel.native import i64, mypyc_attr

# A record names its luck, so that an old game is never replayed with another.
FAST: Final = "sfc32-1"  # for search, studies and old records
SECURE: Final = "hmac-sha256-1"  # for games that people play
WARM_UP: Final = 12  # numbers thrown away, so that similar keys part ways
WORDS: Final = 8  # 32-bit numbers in one block of HMAC-SHA256


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of luck. Everything random is made of `below`."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.next32()

    def touched(self) -> bool:
        """Has anything been drawn?"""
        return self.counter != WARM_UP + 1

    def next32(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        drawn: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + drawn) & 0xFFFFFFFF
        return drawn

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely (Lemire's method); n up to 2**31."""
        assert 0 < n <= 2147483648
        wide: i64 = n
        product: i64 = self.next32() * wide
        if (product & 0xFFFFFFFF) < wide:
            unfair: i64 = (4294967296 - wide) % wide
            while (product & 0xFFFFFFFF) < unfair:
                product = self.next32() * wide
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class Keyed(Chance):
    """Luck that only the owner of its key can foretell: HMAC-SHA256 in counter mode."""

    def __init__(self, seed: str, name: str, number: int) -> None:
        # The state of the fast generator is not used, so it is not set up either.
        self.key = seed.encode()
        self.label = f"{name}/{number}"
        self.blocks = 0
        self.ready: list[int] = []  # numbers of the present block, the next one last

    def touched(self) -> bool:
        return self.blocks > 0

    def next32(self) -> i64:
        if not self.ready:
            block = hmac.digest(self.key, f"{self.label}/{self.blocks}".encode(), "sha256")
            self.blocks += 1
            starts = range(4 * (WORDS - 1), -1, -4)
            self.ready = [int.from_bytes(block[at : at + 4], "little") for at in starts]
        return self.ready.pop()


class Script(Chance):
    """Luck written down beforehand: for tests, disputes, and games copied from a real table."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(0, 0, 0)
        self.numbers = list(numbers)
        self.taken = 0

    def below(self, n: int) -> int:
        if self.taken >= len(self.numbers):
            raise Invalid(
                f"luck[{self.taken}]",
                f"the script ends here, but the game needs a number below {n}",
            )
        number = self.numbers[self.taken]
        if not 0 <= number < n:
            raise Invalid(f"luck[{self.taken}]", f"{number} is not a number from 0 to {n - 1}")
        self.taken += 1
        return number

    def touched(self) -> bool:
        return self.taken > 0


def stream(seed: str, name: str, number: int = 0) -> Chance:
    """The stream of luck with this name for this move: nothing carries over from move to move.

    >>> stream("fir", "table", 3).below(1000) == stream("fir", "table", 3).below(1000)
    True
    """
    key = sha256(f"{seed}/{name}/{number}".encode()).digest()
    words = [int.from_bytes(key[at : at + 4], "little") for at in (0, 4, 8)]
    return Chance(words[0], words[1], words[2])


def known_luck(version: str) -> bool:
    """Can a game with this luck be played on and replayed here?"""
    return version in (FAST, SECURE)


def luck_of(version: str, seed: str, name: str, number: int = 0) -> Chance:
    """The stream of this name and number in this version of luck."""
    assert known_luck(version), version
    return Keyed(seed, name, number) if version == SECURE else stream(seed, name, number)


def derived(secret: str, purpose: str) -> str:
    """Derive a secret for one purpose that does not reveal the first."""
    return hmac.digest(secret.encode(), purpose.encode(), "sha256").hex()


def commitment(seed: str) -> str:
    """The commitment shown before the deal, so that nobody can change the seed after it."""
    return sha256(f"yuletable/{seed}".encode()).hexdigest()


def mixture(secret: str, shares: Sequence[str], table: str) -> str:
    """The seed of a game to which everyone gives a share, after the secret was promised.

    Nobody who lacks one part can know it, and nobody can choose it.
    """
    parts = [secret, table, *shares]
    framed = "".join([f"{len(part.encode())}:{part}" for part in parts])
    return sha256(f"yuletable/mixture/{framed}".encode()).hexdigest()
