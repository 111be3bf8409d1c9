"""The effects of an edition's cards and days, read and held to the vocabulary (2.7)."""

from __future__ import annotations

from typing import final

from yuletable.games.holiday_fever.printed import (
    ALL_COLLECT,
    CANCEL_TAKING,
    CHOICE,
    COLLECT,
    COLLECT_EACH,
    DRAW,
    GAIN,
    GIVE_GIFT,
    GO_BUSINESS,
    GO_NEXT,
    LOOK,
    LOSE,
    MOVE_STOCKING,
    MOVE_VALUE,
    NUDGE,
    OPS,
    PAY,
    PAY_EACH,
    REROLL,
    REUNION,
    SELL_GIFT,
    SLIDE_BACK,
    SPACE_KINDS,
    STAR,
    SWAP_GIFT,
    SWAP_VALUES,
    TAKE_DECOR,
    TAKE_GIFT,
    Effect,
)
from yuletable.kernel.errors import Invalid
from yuletable.kernel.reading import Entry

MOST = 9999
ALONE = (REROLL, NUDGE, CANCEL_TAKING)  # the only effect of a Play Anytime card
NAMED = (LOOK, SWAP_VALUES, MOVE_VALUE, MOVE_STOCKING, TAKE_DECOR)  # chosen by `play` alone
CHOSEN = (*NAMED, SWAP_GIFT, TAKE_GIFT, GIVE_GIFT, SELL_GIFT)  # need somebody's choice
FIELDS = {
    "collect": "amount",
    "pay": "amount",
    "collect_each": "per amount",
    "pay_each": "per amount",
    "all_collect": "amount",
    "star": "kind topic",
    "gain": "what",
    "lose": "what else_pay",
    "draw": "gifts values",
    "take_gift": "pay_owner",
    "give_gift": "to coal star",
    "sell_gift": "amount",
    "go_business": "amount",
    "go_next": "kind",
    "slide_back": "days",
    "nudge": "by",
}
KINDS = ["L", "O", "choice"]


@final
class Topics:
    """What speeches may be about."""

    def __init__(self, prompts: dict[str, str], lines: dict[str, list[str]]) -> None:
        self.prompts = prompts
        self.lines = lines


def read_effects(entry: Entry, where: str, topics: Topics) -> tuple[Effect, ...]:
    """Effects of a day (`day`, `reunion`, `christmas`) or a card (`now`, `anytime`)."""
    items = entry.items()
    effects = [read_effect(item, topics) for item in items]
    if where == "christmas" and effects:
        raise entry.wrong("Christmas ends the game and has no effects")
    if where == "reunion" and [effect.op for effect in effects] != [REUNION]:
        raise entry.wrong("the first day is the reunion, and nothing else")
    if where in ("now", "anytime") and not effects:
        raise entry.wrong("a card does something")
    for at, (item, effect) in enumerate(zip(items, effects, strict=True)):
        why = out_of_place(effect, where, at, len(effects))
        if why:
            raise Invalid(f"{item.place}.op", why)
    return tuple(effects)


def out_of_place(effect: Effect, where: str, at: int, count: int) -> str:
    """Why this effect cannot stand here; nothing if it can."""
    op = effect.op
    if op == REUNION and where != "reunion":
        return "only the first day is the reunion"
    if op in ALONE and (where != "anytime" or count > 1):
        return f"{OPS[op]} stands alone on a Play Anytime card"
    named = op in NAMED or (op == GAIN and effect.what == CHOICE)
    if where == "day" and named:
        return f"{OPS[op]} needs a choice that only a card can ask for"
    if where == "anytime" and at and (named or op in CHOSEN):
        return f"{OPS[op]} must come first on a Play Anytime card"
    return ""


def read_effect(item: Entry, topics: Topics) -> Effect:
    if not isinstance(item.json, dict) or "op" not in item.json:
        raise Invalid(f"{item.place}.op", "missing: say which effect")
    name = Entry(item.json["op"], f"{item.place}.op").word(OPS)
    fields = item.fields(("op", *FIELDS.get(name, "").split()))
    return Reader(item, fields, topics).effect(OPS.index(name))


@final
class Reader:
    """The fields of one effect."""

    def __init__(self, item: Entry, fields: dict[str, Entry], topics: Topics) -> None:
        self.item = item
        self.fields = fields
        self.topics = topics

    def needed(self, name: str) -> Entry:
        return self.item.needed(self.fields, name)

    def effect(self, op: int) -> Effect:
        if op in (COLLECT, PAY, ALL_COLLECT, SELL_GIFT, GO_BUSINESS):
            return Effect(op, self.needed("amount").number(1, MOST))
        if op in (COLLECT_EACH, PAY_EACH):
            per = self.needed("per").word(["decoration", "gift"])
            return Effect(op, self.needed("amount").number(1, MOST), int(per == "gift"))
        if op == STAR:
            return Effect(op, topic=self.topic())
        if op in (GAIN, LOSE):
            what = KINDS.index(self.needed("what").word(KINDS))
            more = self.fields["else_pay"].number(0, MOST) if "else_pay" in self.fields else 0
            return Effect(op, what=what, more=more)
        if op == DRAW:
            gifts = self.needed("gifts").number(0, MOST)
            return Effect(op, gifts, more=self.needed("values").number(0, MOST))
        if op == TAKE_GIFT:
            return Effect(op, self.needed("pay_owner").number(0, MOST))
        if op == GIVE_GIFT:
            return self.giving()
        if op == GO_NEXT:
            return Effect(op, what=SPACE_KINDS.index(self.needed("kind").word(SPACE_KINDS)))
        if op == SLIDE_BACK:
            return Effect(op, self.needed("days").number(1, MOST))
        if op == NUDGE:
            return Effect(op, self.needed("by").number(1, 1))
        return Effect(op)

    def topic(self) -> str:
        """What is spoken about; a song has the topic carol."""
        if self.needed("kind").word(["speech", "carol"]) == "speech":
            return self.needed("topic").word(self.topics.prompts)
        if "carol" not in self.topics.prompts:
            raise self.fields["kind"].wrong("songs need a topic carol")
        return "carol"

    def giving(self) -> Effect:
        fewest = self.needed("to").word(["any", "fewest"]) == "fewest"
        for name, wanted in (("coal", not fewest), ("star", fewest)):
            if name in self.fields and self.fields[name].truth() != wanted:
                raise self.fields[name].wrong(f"must be {str(wanted).lower()} for this giving")
        return Effect(GIVE_GIFT, coal=not fewest, fewest=fewest, star=fewest)
