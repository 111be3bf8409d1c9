"""Who may ask for what, and who carries it out: one line for every message.

A message without a handler here is answered by the room, in `rooms/requests.py`: it concerns
words, names, devices or other tables, and not the log alone.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from yuletable.kernel.errors import Invalid, Refused
from yuletable.server import protocol as wire
from yuletable.server import refusals
from yuletable.server.refusals import Denied, denied_by
from yuletable.server.table import seats
from yuletable.server.table.director import Director, key_number
from yuletable.server.table.log import AnyEntry
from yuletable.server.table.pace import Millis
from yuletable.server.table.table import Table
from yuletable.server.table.update import Step

Handler = Callable[[Director, int, Any], wire.Answer | None]
Decision = Callable[[Table, int, Any], list[AnyEntry]]


class Who(Enum):
    """Who may send a message."""

    OWNER = "the person who plays that seat"
    SEATED = "anyone who plays here"
    HOST = "the host"
    MEMBER = "anyone who has sat here; the handler looks closer"


class Rule(NamedTuple):
    """Who may ask, and what happens then."""

    who: Who
    handler: Handler | None = None


class Outcome(NamedTuple):
    """The result of a message: its answer, and the steps to store first."""

    answer: wire.Answer
    steps: list[Step]


def written(decision: Decision) -> Handler:
    """Make a handler that writes a decision's entries, if it changes anything."""

    def handler(director: Director, device: int, message: wire.Request) -> None:
        entries = decision(director.table, device, message)
        for number, entry in enumerate(entries, 1):
            director.do(entry, device, message.id if number == len(entries) else None)

    return handler


def hand_over(director: Director, device: int, message: wire.HandOver) -> None:
    """The host names the next one; if the host has been away, anyone may name themselves."""
    away = director.presence.host_is_away(director.now)
    for entry in seats.handed_over(director.table, device, message, away):
        director.do(entry, device, message.id)


REQUESTS: dict[type[wire.Request], Rule] = {
    wire.Play: Rule(Who.OWNER, Director.play),
    wire.Why: Rule(Who.OWNER, Director.explain),
    wire.Undo: Rule(Who.OWNER, Director.undo),
    wire.Consent: Rule(Who.OWNER, Director.consent),
    wire.Standing: Rule(Who.OWNER, written(seats.stood)),
    wire.Seed: Rule(Who.OWNER, written(seats.seeded)),
    wire.Leave: Rule(Who.OWNER, written(seats.left)),
    wire.ComeBack: Rule(Who.MEMBER, written(seats.came_back)),
    wire.AddHere: Rule(Who.SEATED, written(seats.added)),
    wire.HandOver: Rule(Who.SEATED, hand_over),
    wire.Kick: Rule(Who.HOST, written(seats.kicked)),
    wire.GiveBack: Rule(Who.HOST, written(seats.given_back)),
    wire.Seating: Rule(Who.HOST, written(seats.seated)),
    wire.Settle: Rule(Who.HOST, written(seats.settled)),
    wire.Start: Rule(Who.HOST, written(seats.started)),
    wire.Pause: Rule(Who.HOST, written(seats.paused)),
    wire.Hint: Rule(Who.OWNER),
    wire.Say: Rule(Who.OWNER),
    wire.Rename: Rule(Who.OWNER),
    wire.MoveDevice: Rule(Who.SEATED),
    wire.Erase: Rule(Who.MEMBER),
    wire.Admit: Rule(Who.HOST),
    wire.LetBack: Rule(Who.HOST),
    wire.Upgrade: Rule(Who.HOST),
    wire.Rematch: Rule(Who.HOST),
}


def allow(table: Table, device: int | None, message: wire.Request) -> int:
    """The device of somebody who may send this message; Denied unless a rule allows it."""
    who = REQUESTS[type(message)].who
    if who is Who.MEMBER and device is not None:
        return device
    if device is None or not table.seats_of(device):
        raise Denied(refusals.SIT_FIRST)
    if who is Who.HOST and not table.is_host(device):
        raise Denied(refusals.HOST_ONLY)
    if who is Who.OWNER and not table.chair(seat_of(message)).played_from(device):
        raise Denied(refusals.NOT_YOUR_SEAT)
    return device


def seat_of(message: wire.Request) -> int:
    """The seat that a message names."""
    seat: int = getattr(message, "seat")  # noqa: B009 - messages share no type that has one
    return seat


def decide(director: Director, device: int | None, message: wire.Request, now: Millis) -> Outcome:
    """Answer a request; nothing has changed unless the answer says "applied"."""
    director.now = now
    director.presence.note(now)
    answer = answered(director, device, message)
    director.go_on()
    return Outcome(answer, director.taken())


def answered(director: Director, device: int | None, message: wire.Request) -> wire.Answer:
    """Carry out a request if it is allowed, and answer it."""
    if key_number(message.id) in director.keys:
        return wire.Answer(message.id, "duplicate")
    try:
        allowed = allow(director.table, device, message)
        handler = REQUESTS[type(message)].handler
        if handler is None:
            raise Denied(refusals.WRONG_ENDPOINT)
        if director.full() and not isinstance(message, wire.Play | wire.Why):
            raise Denied(refusals.LOG_FULL)
        return handler(director, allowed, message) or wire.Answer(message.id, "applied")
    except Denied as denied:
        return refusals.answer(message.id, denied)
    except Invalid as invalid:
        return refusals.answer(message.id, denied_by(invalid))
    except Refused as no:
        return wire.Answer(message.id, "illegal", no.why, no.clause, no.instead)
