"""The stream of a game's news.

Owns a socket from its first to its last message: what it may be told, how many there may be,
and that it says nothing but "ping". What is said on it comes from the hub.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ziggurat.api import NOBODY
from ziggurat.server import news
from ziggurat.server.errors import ApiError, log
from ziggurat.server.hub import POLICY, TRY_LATER, SendText, Wire
from ziggurat.server.limits import Limiter
from ziggurat.server.security import session_in
from ziggurat.server.services import NO_SESSION, Services, services_in

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a socket may say."""

    type: Literal["ping"]


@websocket("/api/games/{game_id:str}/events")
async def events(socket: Socket, game_id: FromPath[str]) -> None:
    """Tell what happens in a game, as one seat may read it."""
    services = services_in(socket.app)
    await socket.accept()
    try:
        seat, since = _asked(socket)
        wire = await _entered(socket, services, game_id, seat, since)
    except ApiError as error:
        await socket.close(TRY_LATER if error.status >= 500 else POLICY, error.code)
        return
    try:
        await _listen(socket, services, wire)
    finally:
        wire.leave()
        services.hub.leave(game_id, wire)
        await _seen(services, game_id)


def _asked(socket: Socket) -> tuple[int, int]:
    """The seat and the entry that a socket begins from."""
    try:
        seat = int(socket.query_params.get("seat", str(NOBODY)))
        return max(seat, NOBODY), int(socket.query_params.get("since", "-1"))
    except ValueError:
        raise ApiError(400, "bad_request", "Name a seat and an entry as numbers.") from None


async def _entered(socket: Socket, services: Services, game_id: str, seat: int, since: int) -> Wire:
    """Let a socket in, and send its first message: from here on it misses nothing."""
    limits = services.limits
    session = session_in(socket.scope) or NO_SESSION
    await services.hear_talk(game_id)
    async with services.desk.hold(game_id, session) as game:
        reader = game.access(session).need_reader(seat)
        most = limits.spectators if reader == NOBODY else limits.sockets_per_seat
        if services.hub.count(game_id, reader) >= most:
            raise ApiError(429, "too_many_sockets", "This seat is open too often; close a window.")
        told = await news.lines(game, reader, min(max(since, -1), game.last))
        wire = Wire(session, reader, limits.backlog, _sender(socket), socket.close)
        wire.push(news.entries_text(game, "hello", told, news.rest_of(game)))
        services.hub.enter(game_id, wire)
        news.tell_seats(game, services.hub)
    return wire


def _sender(socket: Socket) -> SendText:
    """What sends a text, with as little as possible in between."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    return send


async def _seen(services: Services, game_id: str) -> None:
    """Tell the others that somebody has gone."""
    if services.hub.room(game_id) is None or services.hub.closed:
        return
    try:
        async with services.desk.hold(game_id) as game:
            news.tell_seats(game, services.hub)
    except Exception as error:
        log.warning("presence in game %s was not told: %s", game_id, error)


async def _listen(socket: Socket, services: Services, wire: Wire) -> None:
    """Hear pings; whatever else is said, or too often, closes the socket."""
    heard = Limiter(services.limits.frames, services.clock)
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if not _is_ping(text) or heard.take(None) > 0:
            wire.close(POLICY, "only_ping")
            return


def _is_ping(text: object) -> bool:
    try:
        return isinstance(text, str) and bool(msgspec.json.decode(text, type=Ping))
    except (ValueError, RecursionError):
        return False


ROUTES = (events,)
