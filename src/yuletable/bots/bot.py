"""What a bot is, and all it gets to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from yuletable.kernel.chance import Chance
from yuletable.kernel.core import Json, Move, Seat, State


class Sight:
    """What a seat gets when it must decide: its view, its menu, its imagination."""

    def __init__(
        self,
        seat: Seat,
        menu: list[Move],
        look: Callable[[], dict[str, Json]],
        imagine: Callable[[Chance], State],
        reckon: Callable[[], Mapping[str, Json]] = dict,
    ) -> None:
        self.seat = seat
        self.menu = menu
        self.imagine = imagine  # a world this seat cannot tell from the real one
        self._look = look
        self._reckon = reckon

    @cached_property
    def view(self) -> dict[str, Json]:
        return self._look()

    @cached_property
    def counted(self) -> dict[str, Json]:
        """The view with what a person would count up from it."""
        return {**self.view, **self._reckon()}


def sight(state: State, seat: Seat) -> Sight:
    """The sight of a seat; the state itself stays behind."""
    return Sight(
        seat,
        state.menu(seat),
        lambda: state.view(seat),
        lambda chance: state.guess(seat, chance),
        lambda: state.reckon(seat),
    )


class Bot:
    """Chooses a move from a sight, with luck of its own."""

    name = "bot"

    def choose(self, sight: Sight, chance: Chance) -> Move:
        raise NotImplementedError

    def aside(self, sight: Sight, chance: Chance) -> Move | None:
        """An aside to make now, or none."""
        return None
