"""The fast lane: choices go past the framework.

Owns nothing but the way in and out: a choice that is written as it should be is decoded here
and played by the same function as the route's. Whatever else comes is left to the application,
so that there is one place for every refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.enums import ScopeType

from ziggurat.server.choosing import Choose, chosen
from ziggurat.server.errors import as_api_error
from ziggurat.server.security import session_in
from ziggurat.server.services import NO_SESSION, services_in

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

START: Final = "/api/games/"
END: Final = "/choices"
QUERIES: Final = {b"": False, b"position=1": True}

_decode: Final = msgspec.json.Decoder(Choose).decode


class Lane:
    """Stands before the application and plays choices by itself."""

    def __init__(self, app: Litestar, inner: ASGIApp, body_limit: int) -> None:
        self._app: Final = app
        self._inner: Final = inner
        self._limit: Final = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _is_choice(scope):
            await self._inner(scope, receive, send)
            return
        message: Any = await receive()
        data = self._read(message)
        if data is None:
            await self._inner(scope, _once_more(message, receive), send)
            return
        game_id = scope["path"][len(START) : -len(END)]
        status, body, extra = await self._played(scope, game_id, data)
        await _answer(send, status, body, extra)

    def _read(self, message: Any) -> Choose | None:
        if message["type"] != "http.request" or message.get("more_body"):
            return None
        body = message.get("body", b"")
        if len(body) > self._limit:
            return None
        try:
            return _decode(body)
        except (ValueError, RecursionError):
            return None

    async def _played(
        self, scope: Scope, game_id: str, data: Choose
    ) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
        session = session_in(scope) or NO_SESSION
        shown = QUERIES[scope["query_string"]]
        try:
            services = services_in(self._app)
            done = await chosen(services, session, game_id, data, with_position=shown)
        except Exception as error:
            refusal = as_api_error(error, scope["path"])
            return refusal.status, refusal.body(), refusal.headers()
        return 200, done.body, []


def _is_choice(scope: Any) -> bool:
    path = scope["path"]
    return (
        path.endswith(END)
        and path.startswith(START)
        and scope["method"] == "POST"
        and scope["query_string"] in QUERIES
    )


def _once_more(first: Message, receive: Receive) -> Receive:
    """The same request again, from its first message."""
    waiting = [first]

    async def again() -> Any:
        return waiting.pop() if waiting else await receive()

    return again


async def _answer(send: Send, status: int, body: bytes, extra: list[tuple[bytes, bytes]]) -> None:
    length = (b"content-length", b"%d" % len(body))
    headers = [(b"content-type", b"application/json"), length, *extra]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
