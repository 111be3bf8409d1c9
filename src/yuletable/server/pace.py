"""How long things take at a table. Nothing here depends on what anybody holds."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.chance import Chance
from yuletable.server.protocol import Pace

SECOND = 1_000
DAY = 86_400 * SECOND


@dataclass(frozen=True)
class Tempo:
    """Times of one pace, in milliseconds; none means that nobody hurries anybody."""

    move: int | None  # to make a move
    window: int | None  # that a window is open
    bot: tuple[int, int]  # that a bot seems to think: from, to

    def thinking(self, chance: Chance) -> int:
        """How long a bot seems to think: drawn before anyone looks at its cards."""
        shortest, longest = self.bot
        return shortest + chance.below(longest - shortest + 1)


TEMPI: dict[Pace, Tempo] = {
    "relaxed": Tempo(move=None, window=None, bot=(700, 1_400)),
    "normal": Tempo(move=90 * SECOND, window=5 * SECOND, bot=(600, 1_200)),
    "brisk": Tempo(move=25 * SECOND, window=3 * SECOND, bot=(250, 600)),
    "daily": Tempo(move=DAY, window=DAY, bot=(600, 1_200)),
}
ABSENCE = 60  # seconds until a bot keeps a seat warm, unless the host says otherwise
HOST_AWAY = 120 * SECOND  # after which anyone may become the host
STILL = Tempo(move=None, window=None, bot=(0, 0))  # for programs that play each other
DESERTED_ALONE = 120 * SECOND  # that nobody is there, after which a game of one may be taken over
DESERTED = DAY  # or a game of more people
