"""Lines: connections for requests, shared by all clients of a server.

Owns which of them is free and what a session's cookie looks like. It never reads a body.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

import msgspec

from ziggurat.server.bench.crowd import LoadFault
from ziggurat.server.bench.wire import HOST, WAIT_SECONDS, Http, Reply, dial, request

OnReply: TypeAlias = Callable[[Reply], None]

COOKIE: Final = b"\r\nset-cookie: "


class Lines:
    """Connections to a server, shared by everybody; the one used last is taken first."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._free: Final[list[Http]] = []
        self._all: Final[list[Http]] = []
        self._dialling: Final[set[asyncio.Task[None]]] = set()

    def send(self, data: bytes, on_reply: OnReply) -> None:
        """Send a request; never waits, and the answer is given to `on_reply`."""
        while self._free:
            http = self._free.pop()
            if not http.closed:
                http.send(data, partial(self._answered, http, data, on_reply))
                return
        self._send_anew(data, on_reply)

    def _answered(self, http: Http, data: bytes, on_reply: OnReply, reply: Reply) -> None:
        if reply.status == 0:
            # A server closes what was idle for long; asking again is harmless, as moves have ids.
            self._send_anew(data, on_reply)
        else:
            self._free.append(http)
            on_reply(reply)

    def _send_anew(self, data: bytes, on_reply: OnReply) -> None:
        task = asyncio.get_running_loop().create_task(self._dial(data, on_reply))
        self._dialling.add(task)
        task.add_done_callback(self._dialling.discard)

    async def _dial(self, data: bytes, on_reply: OnReply) -> None:
        try:
            http = await dial(self._port)
        except OSError as error:
            on_reply(Reply(0, b"", str(error).encode()))
            return
        self._all.append(http)
        reply = await http.ask(data)
        self._free.append(http)
        on_reply(reply)

    def request(self, method: str, path: str, data: object, cookie: str = "") -> bytes:
        """A request of the session that a cookie names."""
        body = b"" if data is None else msgspec.json.encode(data)
        head = f"Cookie: {cookie}\r\n" if cookie else ""
        return request(method, path, f"{HOST}:{self._port}", body, head)

    async def ask(self, method: str, path: str, data: object = None, cookie: str = "") -> Reply:
        """Ask and wait; an answer that is not a success is a `LoadFault`."""
        answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.send(self.request(method, path, data, cookie), answered.set_result)
        reply = await asyncio.wait_for(answered, WAIT_SECONDS)
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
    rest = reply.head[at + len(COOKIE) :]
    return rest[: rest.index(b";")].decode()


def refused(what: str, reply: Reply) -> str:
    """Say how something was refused."""
    return f"{what} was answered with {reply.status}: {reply.body[:200].decode(errors='replace')}"
