"""Lines: connections for requests, shared by all clients of a server.

Owns which of them is free and what a session's cookie looks like. It never reads a body.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ziggurat.server.bench.crowd import LoadFault
from ziggurat.server.bench.wire import HOST, Http, Reply, dial, request

COOKIE: Final = b"\r\nset-cookie: "


class Lines:
    """Connections to a server, shared by everybody; the one used last is taken first."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._free: Final[list[Http]] = []
        self._all: Final[list[Http]] = []
        self._dialling: Final[set[asyncio.Task[None]]] = set()

    def _take_free(self) -> Http | None:
        while self._free:
            http = self._free.pop()
            if not http.closed:
                return http
        return None

    async def _take(self) -> Http:
        http = self._take_free()
        if http is None:
            http = await dial(self._port)
            self._all.append(http)
        return http

    def send(self, data: bytes, on_reply: Callable[[Reply], None]) -> None:
        """Send a request; never waits, and the answer is given to `on_reply`."""
        http = self._take_free()
        if http is None:
            task = asyncio.get_running_loop().create_task(self._send_anew(data, on_reply))
            self._dialling.add(task)
            task.add_done_callback(self._dialling.discard)
        else:
            http.send(data, partial(self._give_back, http, on_reply))

    async def _send_anew(self, data: bytes, on_reply: Callable[[Reply], None]) -> None:
        try:
            http = await self._take()
        except OSError as error:
            on_reply(Reply(0, b"", str(error).encode()))
        else:
            http.send(data, partial(self._give_back, http, on_reply))

    def _give_back(self, http: Http, on_reply: Callable[[Reply], None], reply: Reply) -> None:
        self._free.append(http)
        on_reply(reply)

    def request(self, method: str, path: str, data: object, cookie: str = "") -> bytes:
        """A request of the session that a cookie names."""
        body = b"" if data is None else msgspec.json.encode(data)
        head = f"Cookie: {cookie}\r\n" if cookie else ""
        return request(method, path, f"{HOST}:{self._port}", body, head)

    async def ask(self, method: str, path: str, data: object = None, cookie: str = "") -> Reply:
        """Ask and wait; an answer that is no success is a `LoadFault`."""
        http = await self._take()
        reply = await http.ask(self.request(method, path, data, cookie))
        self._free.append(http)
        if not 200 <= reply.status < 300:
            raise LoadFault(refused(f"{method} {path}", reply))
        return reply

    def close(self) -> None:
        """Close all connections."""
        for http in self._all:
            http.close()


def cookie_of(reply: Reply) -> str:
    """The session that an answer begins, as the client sends it back; empty if none."""
    at = reply.head.lower().find(COOKIE)
    if at < 0:
        return ""
    found = reply.head[at + len(COOKIE) :]
    return found[: found.index(b";")].decode()


def refused(what: str, reply: Reply) -> str:
    """Say how something was refused."""
    return f"{what} was answered with {reply.status}: {reply.body[:200].decode(errors='replace')}"
