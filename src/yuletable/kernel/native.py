"""Names that mean something to the compiler and nothing to plain Python, without a package."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    Kind = TypeVar("Kind")

    def mypyc_attr(**_: Any) -> Callable[[Kind], Kind]:
        return lambda kind: kind
