"""The stream of a game's news, on which choices can be made as well.

Owns a socket from its first to its last message: what it may be told, how many there may be,
and what it may say. What is said on it comes from the hub; a choice is played by the same
function as a request's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ziggurat.api import NOBODY
from ziggurat.server import news
from ziggurat.server.choosing import Choose, chosen
from ziggurat.server.errors import ApiError, as_api_error, log
from ziggurat.server.hub import POLICY, TRY_LATER, SendText, Wire
from ziggurat.server.limits import Limiter
from ziggurat.server.protocols import LET_IN
from ziggurat.server.security import session_in
from ziggurat.server.services import NO_SESSION, Services, services_in

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Somebody is there."""


class Said(Choose, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """A choice, as in a request."""


_decode: Final = msgspec.json.Decoder(Ping | Said).decode
_encode: Final = msgspec.json.encode


@websocket("/api/games/{game_id:str}/events")
async def events(socket: Socket, game_id: FromPath[str]) -> None:
    """Tell what happens in a game, as one seat may read it."""
    services = services_in(socket.app)
    await socket.accept()
    try:
        seat, since = _asked(socket)
        wire = await _entered(socket, services, game_id, seat, since)
    except Exception as error:
        refusal = as_api_error(error, f"the stream of game {game_id:.40}")
        await socket.close(TRY_LATER if refusal.status >= 500 else POLICY, refusal.code)
        return
    try:
        await _listen(socket, services, game_id, wire)
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
        if not _let_in(socket, reader == NOBODY):
            raise ApiError(503, "busy", "Too many people watch games here; try again later.")
        lines = await news.lines(game, reader, min(max(since, -1), game.last))
        wire = Wire(session, reader, limits.backlog, _sender(socket), socket.close)
        wire.push(news.entries_text(game, "hello", lines, news.rest_of(game)))
        services.hub.enter(game_id, wire)
        news.tell_seats(game, services.hub)
    return wire


def _let_in(socket: Socket, spectator: bool) -> bool:
    """Find a place for a member of a game: a seat's is never taken away for somebody else."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    let_in: Callable[[bool], bool] | None = extensions.get(LET_IN)
    return let_in is None or let_in(spectator)


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


async def _listen(socket: Socket, services: Services, game_id: str, wire: Wire) -> None:
    """Hear pings and choices; whatever else is said, or too often, closes the socket."""
    heard = Limiter(services.limits.frames, services.clock)
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] != "websocket.receive":
            return
        said = _read(message.get("text"))
        if said is None or heard.take(None) > 0:
            wire.close(POLICY, "unexpected" if said is None else "too_many")
            return
        if isinstance(said, Said):
            await _choose(services, game_id, wire, said)


def _read(text: object) -> Ping | Said | None:
    try:
        return _decode(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


async def _choose(services: Services, game_id: str, wire: Wire, said: Said) -> None:
    """Play a choice.  The news of it, which everybody gets, is the answer to a new one."""
    try:
        done = await chosen(services, wire.session, game_id, said, answered=False)
    except Exception as error:
        refusal = as_api_error(error, f"a choice in game {game_id}")
        answer = {"type": "refused", "move_id": said.move_id, "status": refusal.status}
        wire.push(_encode(answer | {"error": refusal.data()}).decode())
        return
    if not done.new:
        first, last = done.span.first, done.span.last
        known = {"type": "played", "move_id": said.move_id, "first": first, "last": last}
        wire.push(_encode(known).decode())


ROUTES = (events,)
