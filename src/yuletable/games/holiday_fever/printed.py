"""What is printed on board and cards, once it is read: spaces, days, cards and their effects."""

from __future__ import annotations

from typing import Any, Final, TypedDict, final

from yuletable.kernel.core import Json, Value


class CardView(TypedDict):
    """When a card is played, and what its player then speaks about."""

    when: str
    topic: str | None


class PrintedOnSpace(TypedDict, total=False):
    """What is printed on a space beside its name; what does not apply is left out."""

    items: int
    total: int
    sells: int | None
    family: str
    double: int
    topic: str


class EffectView(TypedDict):
    """Something that happens behind a door of the calendar."""

    op: str
    amount: int
    more: int


# Kinds of spaces on the ring, as an edition names them.
SPACE_KINDS: Final = (
    "white_elephant store naughty_or_nice business charitable_donation roll_a_miracle "
    "chili_cook_off estate_sale holiday_auction family_vacation assisted_happiness"
).split()
ELEPHANT: Final = 0
STORE: Final = 1
NAUGHTY: Final = 2
BUSINESS: Final = 3
CHARITY: Final = 4
MIRACLE: Final = 5
CHILI: Final = 6
ESTATE: Final = 7
AUCTION: Final = 8
VACATION: Final = 9
INSTITUTION: Final = 10

# Effects (2.7), as an edition names them.
OPS: Final = (
    "collect pay collect_each pay_each all_collect star gain lose take_decor draw draw_nn look "
    "swap_gift take_gift give_gift sell_gift move_value swap_values move_stocking go_business "
    "go_next slide_back reroll nudge cancel_taking reunion"
).split()
COLLECT: Final = 0
PAY: Final = 1
COLLECT_EACH: Final = 2
PAY_EACH: Final = 3
ALL_COLLECT: Final = 4
STAR: Final = 5
GAIN: Final = 6
LOSE: Final = 7
TAKE_DECOR: Final = 8
DRAW: Final = 9
DRAW_NN: Final = 10
LOOK: Final = 11
SWAP_GIFT: Final = 12
TAKE_GIFT: Final = 13
GIVE_GIFT: Final = 14
SELL_GIFT: Final = 15
MOVE_VALUE: Final = 16
SWAP_VALUES: Final = 17
MOVE_STOCKING: Final = 18
GO_BUSINESS: Final = 19
GO_NEXT: Final = 20
SLIDE_BACK: Final = 21
REROLL: Final = 22
NUDGE: Final = 23
CANCEL_TAKING: Final = 24
REUNION: Final = 25

LIGHT: Final = 0
ORNAMENT: Final = 1
CHOICE: Final = 2  # a Light or an Ornament, as the player chooses
DECORATION: Final = "LO"  # by kind, as moves name it

EACH_DECORATION: Final = 0
EACH_GIFT: Final = 1


@final
class Effect(Value):
    """One effect of a space or a card."""

    def __init__(
        self,
        op: int,
        amount: int = 0,
        what: int = 0,
        more: int = 0,
        topic: str = "",
        coal: bool = True,
        fewest: bool = False,
        star: bool = False,
    ) -> None:
        self.op = op
        self.amount = amount  # dollars, Gifts to draw, days to slide, spaces to nudge
        self.what = what  # LIGHT, ORNAMENT or CHOICE; per decoration or Gift; a kind of space
        self.more = more  # Value cards to draw; what is paid if nothing can be lost
        self.topic = topic  # of a speech; "carol" is a song
        self.coal = coal  # Coal may be given
        self.fewest = fewest  # only to those with the fewest Gifts
        self.star = star  # giving earns a star

    def parts(self) -> dict[str, Any]:
        return {
            "op": self.op,
            "amount": self.amount,
            "what": self.what,
            "more": self.more,
            "topic": self.topic,
            "coal": self.coal,
            "fewest": self.fewest,
            "star": self.star,
        }


@final
class Card(Value):
    """A Naughty-or-Nice card."""

    def __init__(
        self,
        code: str,
        name: str,
        copies: int,
        anytime: bool,
        reaction: bool,
        throw: bool,
        effects: tuple[Effect, ...],
        text: str,
    ) -> None:
        self.code = code
        self.name = name
        self.copies = copies
        self.anytime = anytime
        self.reaction = reaction
        self.throw = throw
        self.effects = effects
        self.text = text

    def parts(self) -> dict[str, Any]:
        return {"code": self.code}

    def shown(self) -> CardView:
        """When it is played, and what its player then speaks about."""
        when = "reaction" if self.reaction else "throw" if self.throw else "anytime"
        topics = [effect.topic for effect in self.effects if effect.op == STAR]
        return {"when": when if self.anytime else "now", "topic": topics[0] if topics else None}


@final
class Space(Value):
    """A space of the ring."""

    def __init__(
        self,
        at: int,
        kind: int,
        name: str,
        family: int = -1,
        items: int = 0,
        total: int = 0,
        sells: bool = False,
        sell_total: int = 0,
        miracle: int = 0,
        topic: str = "",
    ) -> None:
        self.at = at
        self.kind = kind
        self.name = name
        self.family = family  # whose Business it is
        self.items = items  # a Store's
        self.total = total
        self.sells = sells  # a Store that buys from you, too
        self.sell_total = sell_total
        self.miracle = miracle  # the face of the double shown
        self.topic = topic  # of its speech

    def parts(self) -> dict[str, Any]:
        return {"at": self.at, "name": self.name}

    def shown(self, families: list[Family]) -> Json:
        """Its name, its kind, and what else is printed on it."""
        printed: PrintedOnSpace = {}
        if self.kind == STORE:
            printed = {"items": self.items, "total": self.total, "sells": self.sell_total or None}
        elif self.kind == BUSINESS:
            printed = {"family": families[self.family].colour}
        elif self.kind == MIRACLE:
            printed = {"double": self.miracle}
        elif self.topic:
            printed = {"topic": self.topic}
        return [self.name, SPACE_KINDS[self.kind], printed]


@final
class Day(Value):
    """A day of the December calendar."""

    def __init__(self, day: int, name: str, effects: tuple[Effect, ...]) -> None:
        self.day = day
        self.name = name
        self.effects = effects

    def parts(self) -> dict[str, Any]:
        return {"day": self.day, "name": self.name}

    def shown(self) -> list[EffectView]:
        """What is printed behind its door."""
        return [
            {"op": OPS[effect.op], "amount": effect.amount, "more": effect.more}
            for effect in self.effects
        ]


@final
class Family(Value):
    """A family: its color, its token and its Business."""

    def __init__(self, colour: str, token: str, business: str) -> None:
        self.colour = colour
        self.token = token
        self.business = business

    def parts(self) -> dict[str, Any]:
        return {"colour": self.colour}
