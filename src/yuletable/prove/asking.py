"""Call the whole application in this process over ASGI, without a socket."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from yuletable.server.net.gate import ASGIApp


class Told(NamedTuple):
    """An answer over HTTP, or how a socket was refused."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


async def ask(
    app: ASGIApp,
    method: str,
    path: str,
    body: bytes = b"",
    client: str = "127.0.0.1",
    kind: str = "http",
    **headers: str,
) -> Told:
    """One request; headers are written with underscores."""
    address, _, query = path.partition("?")
    usual = {"host": "127.0.0.1", "origin": "http://127.0.0.1", "x-yuletable": "1"}
    worn = usual | {name.replace("_", "-"): value for name, value in headers.items()}
    scope = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in worn.items()],
        "client": (client, 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    sent: list[Any] = []

    async def receive() -> Any:
        if kind == "websocket":
            return {"type": "websocket.connect"}
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    first = sent[0]
    if first["type"] == "websocket.close":
        return Told(first["code"], {}, b"")
    told = {name.decode().lower(): value.decode() for name, value in first.get("headers", [])}
    return Told(first.get("status", 101), told, b"".join([m.get("body", b"") for m in sent[1:]]))


class Browser:
    """Asks with cookies of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.cookies: dict[str, str] = {}

    async def get(self, path: str) -> Told:
        return await self._ask("GET", path, b"")

    async def post(self, path: str, body: object) -> Told:
        return await self._ask("POST", path, msgspec.json.encode(body))

    async def _ask(self, method: str, path: str, body: bytes) -> Told:
        cookie = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        kind = "application/json"
        told = await ask(self.app, method, path, body, cookie=cookie, content_type=kind)
        if "set-cookie" in told.headers:
            name, _, value = told.headers["set-cookie"].split(";")[0].partition("=")
            self.cookies[name] = value
        return told
