"""House rules with a name and a default, chosen when a table is made."""

from __future__ import annotations

from dataclasses import dataclass

from yuletable.kernel.core import Json
from yuletable.kernel.reading import Entry


@dataclass(frozen=True)
class Option:
    """A choice the rules leave open: words and truths to choose from, or a number."""

    name: str
    default: Json
    clause: str
    words: str  # what it means, to a player
    allowed: tuple[Json, ...] = (False, True)
    number_from: int | None = None  # a number is allowed too, from here up
    number_to: int | None = None  # and no higher
    below_seats: bool = False  # and it names a seat

    def read(self, entry: Entry, seats: int) -> Json:
        json = entry.json
        if isinstance(json, int) and not isinstance(json, bool) and self.number_from is not None:
            return entry.number(self.number_from, self.highest(seats))
        # True equals 1 in Python, so the kind of thing must match too.
        if any(json == value and type(json) is type(value) for value in self.allowed):
            return json
        raise entry.wrong(f"{json!r} is not a choice; allowed: {self.choices(seats)}")

    def choices(self, seats: int) -> str:
        words = [str(value).lower() for value in self.allowed]
        if self.number_from is not None:
            highest = self.highest(seats)
            to = f" to {highest}" if highest is not None else ""
            words.append(f"a number from {self.number_from}{to}")
        return ", ".join(words)

    def highest(self, seats: int) -> int | None:
        return seats - 1 if self.below_seats else self.number_to


def choose(options: tuple[Option, ...], given: Json, seats: int) -> dict[str, Json]:
    """Every option with its value: what was given, else its default."""
    fields = Entry({} if given is None else given, "options").fields(
        [option.name for option in options]
    )
    return {
        option.name: option.read(fields[option.name], seats)
        if option.name in fields
        else option.default
        for option in options
    }
