"""A plain client: what a page does, without the page."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yuletable.server import protocol as wire
from yuletable.server.feed.patch import view_hash
from yuletable.server.protocol import write_frame

read = msgspec.json.Decoder(wire.Outgoing).decode


@dataclass
class Seat:
    """What a browser knows of one seat."""

    view: dict[str, Any] = field(default_factory=dict)
    revision: int = 0
    hash: str = ""
    batch: wire.Batch | None = None


class Client:
    """One browser: its cookies, its socket, and what it has received."""

    def __init__(self, port: int, language: str = "en") -> None:
        self.port = port
        self.language = language
        self.origin = f"http://127.0.0.1:{port}"
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.seats: dict[int | None, Seat] = {}
        self.news: wire.TableNews | None = None
        self.answers: dict[str, asyncio.Future[wire.Answer]] = {}
        self.frames: deque[bytes] = deque(maxlen=100)
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self.reading: asyncio.Task[None] | None = None
        self.bye: wire.Bye | None = None
        self.hinted: wire.Hinted | None = None

    # HTTP

    async def post(self, path: str, body: object = None, **headers: str) -> Any:
        return await asyncio.to_thread(self._http, "POST", path, body, headers)

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._http, "GET", path, None, {})

    def _http(self, method: str, path: str, body: object, headers: dict[str, str]) -> Any:
        usual = {"Origin": self.origin, "X-Yuletable": "1", "Content-Type": "application/json"}
        cookies = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        data = None if body is None else msgspec.json.encode(body)
        request = Request(
            self.origin + path,
            data=data if method == "GET" or data else b"",
            headers={**usual, "Cookie": cookies, **headers},
            method=method,
        )
        with urlopen(request, timeout=10) as response:
            for cookie in response.headers.get_all("Set-Cookie") or []:
                name, _, value = cookie.split(";")[0].partition("=")
                self.cookies[name] = value
            return msgspec.json.decode(response.read())

    async def make(self, game: str, **parts: Any) -> wire.Seated:
        order = wire.MakeTable(**{"game": game, "seats": 4, "name": "Robin", **parts})
        seated = msgspec.convert(await self.post("/api/tables", order), wire.Seated)
        self.table = seated.table
        return seated

    async def sit(self, table: str, name: str, seat: int | None = None) -> wire.Seated:
        self.table = table
        order = wire.TakeSeat(name=name, seat=seat)
        answer = await self.post(f"/api/tables/{table}/sit", order)
        return msgspec.convert(answer, wire.Seated)

    # The socket

    async def join(self, screen: bool = False) -> Self:
        cookies = "; ".join([f"{name}={value}" for name, value in self.cookies.items()])
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{self.table}",
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies},
            compression=None,
            proxy=None,
        )
        since = [
            wire.Since(seat=number, revision=seat.revision, hash=seat.hash)
            for number, seat in self.seats.items()
        ]
        await self.socket.send(
            write_frame(wire.Hello(language=self.language, since=since, screen=screen)).decode()
        )
        self.reading = asyncio.create_task(self._read(self.socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(data)
                self._heard(read(data))
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the line broke"))
            self.answers.clear()

    def _heard(self, message: wire.Outgoing) -> None:
        match message:
            case wire.Answer():
                waiting = self.answers.pop(message.id, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case wire.TableNews():
                self.news = message
            case wire.Batch():
                self._told(message)
            case wire.Bye():
                self.bye = message
            case wire.Hinted():
                self.hinted = message

    def _told(self, batch: wire.Batch) -> None:
        seat = self.seats.setdefault(batch.seat, Seat())
        if batch.whole:
            seat.view = dict(batch.view)
        else:
            assert batch.revision == seat.revision + 1, "a gap"
            seat.view |= batch.view
        seat.revision, seat.hash, seat.batch = batch.revision, batch.hash, batch
        assert view_hash(seat.view) == batch.hash, "the view differs"

    async def ask(self, kind: type[wire.Request], **parts: Any) -> wire.Answer:
        return await self.send(kind(secrets.token_hex(16), **parts))

    async def send(self, message: wire.Request, patience: float = 20) -> wire.Answer:
        if self.socket is None:
            raise ConnectionError("no line")
        waiting: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()
        self.answers[message.id] = waiting
        await self.socket.send(write_frame(message).decode())
        return await asyncio.wait_for(waiting, patience)

    async def hint(self, seat: int) -> wire.Hinted:
        """Ask for advice, and wait for it."""
        assert self.socket is not None
        await self.socket.send(write_frame(wire.Hint(secrets.token_hex(16), seat)).decode())
        await self.until(lambda: self.hinted is not None)
        assert self.hinted is not None
        return self.hinted

    def questions(self) -> list[wire.Batch]:
        """The questions this browser has not answered."""
        told = [seat.batch for seat in self.seats.values() if seat.batch is not None]
        return [b for b in told if b.question is not None and not b.question.answered]

    def is_asked(self) -> bool:
        return bool(self.questions())

    def answered(self, batch: wire.Batch) -> None:
        """Note that this question is answered; the next batch brings another."""
        assert batch.seat is not None
        if self.seats[batch.seat].batch is batch:
            self.seats[batch.seat].batch = None

    async def until(self, there: Callable[[], bool], patience: float = 30) -> None:
        """Wait until this condition is true for what the browser has received."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(there), patience)

    async def something(self, patience: float = 20) -> None:
        """Wait until this browser receives a frame."""
        async with self.changed:
            if not self.questions() and not self.over():
                await asyncio.wait_for(self.changed.wait(), patience)
        if self.socket is None:
            raise ConnectionError("the line broke")

    def over(self) -> bool:
        return self.news is not None and self.news.stage == "over"

    async def drop(self) -> None:
        """Drop the connection and everything on its way."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the line broke"))
        self.answers.clear()
        async with self.changed:
            self.changed.notify_all()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()
