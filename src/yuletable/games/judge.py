"""The judge: hears a case written as JSON, a position and some moves, and says what is lawful."""

from __future__ import annotations

from yuletable.games.catalogue import find
from yuletable.kernel.chance import Script
from yuletable.kernel.core import HOUSE, Event, Json, Seat
from yuletable.kernel.errors import Invalid, Refused
from yuletable.kernel.match import Match
from yuletable.kernel.reading import Entry, shown

FIELDS = ("game", "edition", "options", "seats", "seed", "position", "luck", "moves")
NEEDED = {
    "game": "say which game is played",
    "seats": "say how many play",
    "moves": "list the moves to judge, [] for none",
}
SEED = "judge"  # without a seed of its own a case is heard the same way every time


def judge(request: Json) -> Json:
    """Hear a case. A request that cannot be heard is answered by the entry that is wrong alone."""
    try:
        fields = read_request(request)
        moves = [read_move(item) for item in fields["moves"].items()]
        match = open_case(fields)
        answers = [hear(match, seat, move) for seat, move in moves]
    except Invalid as invalid:
        return {"error": {"entry": invalid.entry, "why": invalid.why}}
    return {"answers": answers, **standing(match)}


def read_request(request: Json) -> dict[str, Entry]:
    """The entries of a request; one that is null counts as left out."""
    Entry(request, "request").fields(FIELDS)
    fields = {name: Entry(json, name) for name, json in request.items() if json is not None}
    for name, why in NEEDED.items():
        if name not in fields:
            raise Invalid(name, f"missing: {why}")
    return fields


def read_move(item: Entry) -> tuple[Seat, str]:
    fields = item.fields(("seat", "move"))
    for name in ("seat", "move"):
        if name not in fields:
            raise Invalid(f"{item.place}.{name}", "missing: every move has a seat and a move")
    return whole_number(fields["seat"]), fields["move"].text()


def whole_number(entry: Entry) -> int:
    """Any whole number: whether there is such a seat is for the table to say (TB-05)."""
    json = entry.json
    if not isinstance(json, int) or isinstance(json, bool):
        raise entry.wrong(f"expected a whole number, found {shown(json)}")
    return json


def open_case(fields: dict[str, Entry]) -> Match:
    """The match as it stands before the first move."""
    given = {name: entry.json for name, entry in fields.items()}
    if "options" in fields and not isinstance(given["options"], dict):
        raise fields["options"].wrong(
            f"expected an object {{...}}, found {shown(given['options'])}"
        )
    luck = [item.number(0) for item in fields["luck"].items()] if "luck" in fields else None
    return Match(
        find(fields["game"].text()),
        whole_number(fields["seats"]),
        seed=read_seed(fields["seed"]) if "seed" in fields else SEED,
        edition=given.get("edition"),
        options=given.get("options"),
        position=given.get("position"),
        luck=None if luck is None else Script(luck),
    )


def read_seed(entry: Entry) -> str:
    return entry.json if isinstance(entry.json, str) else str(whole_number(entry))


def hear(match: Match, seat: Seat, move: str) -> Json:
    """The answer to one move; a refused one changes nothing, and the hearing goes on."""
    try:
        events = match.play(seat, move)
    except Refused as refused:
        answer: dict[str, Json] = {"ok": False, "clause": refused.clause, "why": refused.why}
        if refused.instead:
            answer["instead"] = refused.instead
        return answer
    return {"ok": True, "events": [told(event) for event in events]}


def told(event: Event) -> dict[str, Json]:
    """The whole event: the judge sees everything, and says who else does."""
    facts = event.seen_by(HOUSE)
    if event.secrets:
        facts["secret"] = dict(zip(event.kind.secrets, event.secrets, strict=True))
        facts["eyes"] = event.eyes
    return {name: listed(fact) for name, fact in facts.items()}


def listed(fact: Json) -> Json:
    """A fact as JSON, which knows no tuples."""
    if isinstance(fact, dict):
        return {name: listed(part) for name, part in fact.items()}
    return [listed(part) for part in fact] if isinstance(fact, tuple) else fact


def standing(match: Match) -> dict[str, Json]:
    """How things stand after the last move, for the table and for every seat."""
    seats = range(match.record.seats)
    menus = {str(seat): [move.text() for move in match.menu(seat)] for seat in seats}
    return {
        "position": match.position(),
        "waiting": list(match.waiting()),
        "menus": {seat: menu for seat, menu in menus.items() if menu},
        "views": {str(seat): match.view(seat) for seat in seats} | {"none": match.view(HOUSE)},
        "over": match.over(),
        "scores": match.scores(),
    }
