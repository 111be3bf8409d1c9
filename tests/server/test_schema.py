"""Whatever comes over HTTP, by the schema or against it, is answered and breaks nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
)

from yuletable.prove.client import Client
from yuletable.prove.process import Server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
EXAMPLES = 30  # for each path


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, schema="1") as server:
        origin = f"http://127.0.0.1:{server.port}"
        described = schemathesis.openapi.from_url(f"{origin}/schema/openapi.json")
        ours = described.include(path_regex="^/(api|health|metrics)")
        table = asyncio.run(Client(server.port).make("north_pole", level="merry")).table
        operations: list[Any] = list(ours.get_all_operations())
        tried = [knock(operation.ok(), origin, table) for operation in operations]
        assert sum(tried) > 10 * EXAMPLES
        assert server.process is not None
        assert server.process.poll() is None


def knock(operation: Any, origin: str, table: str) -> int:
    """Ask for one thing in many ways; how often an answer came."""
    answers = 0

    @settings(max_examples=EXAMPLES)
    @given(case=operation.as_strategy(), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        nonlocal answers
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        case.call_and_validate(checks=CHECKS, headers={"X-Yuletable": "1", "Origin": origin})
        answers += 1

    ask()
    return answers
