"""The seam between a game and its boards: what a game declares, and whether it keeps to it."""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from yuletable.kernel.core import CommonView, Event, Move, State

VOCABULARY: dict[str, Any] = {"int": int, "str": str, "bool": bool, "list": list}
SCALARS = (int, str, bool, type(None))
fields_of: Callable[[Any], dict[str, Any]] = cache(get_type_hints)


@cache
def fact_type(declared: str) -> Any:
    """The type that a Kind declares for a fact by its name."""
    return eval(declared, {"__builtins__": {}}, VOCABULARY)


def view_types(state: type[State]) -> dict[str, Any]:
    """What a game says its views hold: by method, for those that declare it."""
    found = {}
    for method in ("lay_open", "show", "reckon"):
        declared = fields_of(getattr(state, method))["return"]
        if is_typeddict(declared):
            found[method] = declared
    return found


def part_types(move: type[Move]) -> dict[str, Any]:
    """What a move is made of, by its constructor; what is merely said is no part."""
    if move.__init__ is object.__init__:
        return {}
    hints = fields_of(move.__init__)
    made = move(**{name: a_value(hints[name]) for name in hints if name != "return"})
    return {name: hints[name] for name in made.parts()}


def a_value(kind: Any) -> Any:
    """Some value of this type."""
    return () if get_origin(kind) is tuple else kind()


def misfits(value: Any, kind: Any, place: str) -> list[str]:
    """Where a value is not exactly of this type: no key missing, none undeclared."""
    if kind in SCALARS:
        return [] if type(value) is kind else [f"{place}: {value!r} is not {kind.__name__}"]
    if is_typeddict(kind):
        return misfit_fields(value, kind, place)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        found = [misfits(value, one, place) for one in inner]
        return [] if [] in found else found[0]
    if origin is dict:
        return misfit_entries(value, inner[1], place)
    return misfit_items(value, kind, place)


def misfit_entries(value: Any, inner: Any, place: str) -> list[str]:
    """A dict with any keys, which are text in JSON."""
    if not isinstance(value, dict):
        return [f"{place}: {value!r} is no object"]
    found = [f"{place}: the key {key!r} is no text" for key in value if not isinstance(key, str)]
    for key, item in value.items():
        found += misfits(item, inner, f"{place}.{key}")
    return found


def misfit_items(value: Any, kind: Any, place: str) -> list[str]:
    """A list; JSON knows no tuples, so a tuple may stand for one."""
    if not isinstance(value, (list, tuple)):
        return [f"{place}: {value!r} is no list"]
    inner = get_args(kind)
    each = get_origin(kind) is list or inner[-1] is Ellipsis
    wanted = [inner[0]] * len(value) if each else list(inner)
    if len(wanted) != len(value):
        return [f"{place}: {len(value)} items instead of {len(wanted)}"]
    found = []
    for at, (item, one) in enumerate(zip(value, wanted, strict=True)):
        found += misfits(item, one, f"{place}[{at}]")
    return found


def misfit_fields(value: Any, kind: Any, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{place}: {value!r} is no object"]
    hints = fields_of(kind)
    found = [f"{place}.{key}: not declared" for key in value if key not in hints]
    found += [f"{place}.{key}: missing" for key in kind.__required_keys__ if key not in value]
    for key in value.keys() & hints.keys():
        found += misfits(value[key], hints[key], f"{place}.{key}")
    return found


def wrong_view(state: State, eyes: int) -> list[str]:
    """What this pair of eyes is shown that is not as the game declares it."""
    declared = view_types(type(state))
    shown = {"lay_open": state.lay_open(), "show": state.show(eyes), "reckon": state.reckon(eyes)}
    found = []
    for method, kind in declared.items():
        found += misfits(shown[method], kind, method)
    view = {**state.view(eyes), **shown["reckon"]}
    if json.loads(json.dumps(view)) != view:
        found.append("view: more than JSON can say, a tuple perhaps")
    common = {key: view.get(key) for key in fields_of(CommonView)}
    return found + misfits(common, CommonView, "view")


def wrong_event(event: Event) -> list[str]:
    """The facts of an event that are not of the type its Kind declares."""
    kind = event.kind
    facts = dict(zip(kind.facts, event.facts, strict=True))
    if event.secrets:
        facts |= dict(zip(kind.secrets, event.secrets, strict=True))
    found = []
    for name, fact in facts.items():
        found += misfits(fact, fact_type(kind.types[name]), f"{kind.name}.{name}")
    return found


def wrong_move(move: Move) -> list[str]:
    """The parts of a move that are not of the type its constructor takes."""
    declared, parts = part_types(type(move)), move.parts()
    if declared.keys() != parts.keys():
        return [f"{move.wire_name}: {sorted(parts)} instead of {sorted(declared)}"]
    found = []
    for name, part in parts.items():
        found += misfits(part, declared[name], f"{move.wire_name}.{name}")
    return found
