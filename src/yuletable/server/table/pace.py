"""How long things take at a table. Nothing here depends on what anybody holds."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.chance import Chance
from yuletable.server.protocol import Pace

Millis = int
SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 86_400 * SECOND


BEAT = 250  # after which bots react to a window, and what bots say unasked is heard
GRID = 250  # an answer that is late waits for the next such step, so that it tells little
MARGIN = 150  # for the way to the bot's process and back


@dataclass(frozen=True)
class Tempo:
    """Times of one pace, in milliseconds; none means that nobody hurries anybody."""

    move: int | None  # to make a move
    window: int | None  # that a window is open
    bot: tuple[int, int]  # that a bot seems to think: from, to
    beat: int = BEAT
    grid: int = GRID  # 0: bots answer when they are ready

    def thinking(self, chance: Chance, budget: int) -> int:
        """How long a bot seems to think: drawn before anyone looks at its cards.

        A level that takes its time always takes all of it.
        """
        shortest, longest = self.bot
        drawn = shortest + chance.below(longest - shortest + 1)
        return max(drawn, budget + MARGIN) if self.grid else drawn

    def given(self, due: int, ready: int) -> int:
        """When an answer is given that was due then and is ready now."""
        if ready <= due:
            return due
        return due - (due - ready) // self.grid * self.grid if self.grid else ready


TEMPI: dict[Pace, Tempo] = {
    "relaxed": Tempo(move=None, window=None, bot=(700, 1_400)),
    "normal": Tempo(move=90 * SECOND, window=5 * SECOND, bot=(600, 1_200)),
    "brisk": Tempo(move=25 * SECOND, window=3 * SECOND, bot=(250, 600)),
    "daily": Tempo(move=DAY, window=DAY, bot=(600, 1_200)),
}
ABSENCE = 60  # seconds until a bot keeps a seat warm, unless the host says otherwise
AWAKE = 2 * MINUTE  # a longer silence in a log counts as this much of a game's hour
HOST_AWAY = 120 * SECOND  # after which anyone may become the host
# For programs that play each other.
STILL = Tempo(move=None, window=None, bot=(0, 0), beat=0, grid=0)
DESERTED_ALONE = 120 * SECOND  # that nobody is there, after which a game of one may be taken over
DESERTED = DAY  # or a game of more people
