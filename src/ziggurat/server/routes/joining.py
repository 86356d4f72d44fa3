"""Links: how people come to a seat and how a host takes one back.

Owns the exchange of links for rights. A link to a seat serves once; the link for spectators
serves many, until the host issues another.
"""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody

from ziggurat.api import NOBODY
from ziggurat.server import news
from ziggurat.server.access import SEAT_LINK, is_watch_link, new_watch_link, watched_game
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import ApiError, bad_request, too_many
from ziggurat.server.handing import (
    need_join_consent,
    need_link_consent,
    need_player,
    need_promised,
    with_seat_emptied,
)
from ziggurat.server.routes.answers import Done, Joined, Token, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.security import hashed, new_secret
from ziggurat.server.services import (
    Req,
    Services,
    address_of,
    entering,
    services_of,
    session_of,
)
from ziggurat.server.store import Grant

SPECTATOR: Final = "spectator"


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word after `#join=` in a link."""

    token: str


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which link to issue: to a seat, or for spectators."""

    seat: int | None = None
    spectator: bool = False


@post("/api/join", status_code=200, responses=answers(Joined))
async def join(request: Req, data: JSONBody[Join]) -> Response[bytes]:
    """Exchange a link for what it grants."""
    services = services_of(request)
    address = address_of(request)
    failures = services.rates.failed_tokens
    wait = failures.wait(address) if address else 0.0
    if wait > 0:
        raise too_many("links that do not work", wait)
    link = (
        await services.store.link(hashed(data.token)) if SEAT_LINK.fullmatch(data.token) else None
    )
    session, cookies = await entering(request, link.game_id if link else "")
    grant = await _exchanged(services, data.token, session)
    if grant is None:
        if address:
            failures.take(address)
        message = "This link does not work any more; ask the host for a new one."
        raise ApiError(404, "bad_token", message)
    async with services.desk.hold(grant.game_id) as game:
        await services.desk.refresh_holders(game)
        news.tell_seats(game, services.hub)
    role = SPECTATOR if grant.role == SPECTATOR else f"seat:{grant.seat}"
    return json_data({"id": grant.game_id, "role": role}, cookies=cookies)


async def _exchanged(services: Services, token: str, session: bytes) -> Grant | None:
    if SEAT_LINK.fullmatch(token):
        return await _seated(services, hashed(token), session)
    game_id = watched_game(token)
    if not game_id:
        return None
    try:
        async with services.desk.hold(game_id) as game:
            if not is_watch_link(token, game.meta.watch):
                return None
            return await _watching(services, game, session)
    except ApiError as error:
        if error.code == "no_game":
            return None
        raise


async def _seated(services: Services, token: bytes, session: bytes) -> Grant | None:
    """Exchange a link to a seat, unless the others would have to agree to it first."""
    link = await services.store.link(token)
    if link is None:
        return None
    async with services.desk.hold(link.game_id, session) as game:
        await services.desk.be_sure(game)
        need_join_consent(game, link.seat, session)
        chair = game.meta.chairs[link.seat]
        grant = await services.store.exchange(token, session)
        if grant is not None and chair.open:
            taken = msgspec.structs.replace(chair, open=False)
            await services.desk.set_meta(game, game.meta.with_chair(grant.seat, taken))
        return grant


async def _watching(services: Services, game: OpenGame, session: bytes) -> Grant:
    grant = Grant(game.id, SPECTATOR, NOBODY)
    if not game.access(session).spectator:
        watching = [access for access in game.holders.values() if access.spectator]
        if len(watching) >= services.limits.spectators:
            message = "Too many people watch this game; ask the host to make room."
            raise ApiError(409, "full", message)
        await services.store.grant(session, grant)
    return grant


@post("/api/games/{game_id:str}/links", status_code=201, responses=answers(Token, 201))
async def issue(request: Req, game_id: FromPath[str], data: JSONBody[Link]) -> Response[bytes]:
    """Issue a link; the older one of the same place and whoever came by it lose it."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        await services.desk.be_sure(game)
        game.access(session).need_host()
        if data.spectator == (data.seat is not None):
            raise bad_request("Name a seat, or say spectator: true.")
        if data.seat is None:
            token = await _issue_watch(services, game)
        else:
            _need_chair(game, data.seat)
            need_link_consent(game, data.seat, session)
            await _send_away(services, game, data.seat, session)
            token = new_secret()
            grant = Grant(game.id, "seat", data.seat)
            await services.store.issue(hashed(token), grant, revoke=True)
        await services.desk.refresh_holders(game)
        news.tell_seats(game, services.hub)
    return json_data({"token": token}, 201)


async def _issue_watch(services: Services, game: OpenGame) -> str:
    token, kept = new_watch_link(game.id)
    await services.desk.set_meta(game, msgspec.structs.replace(game.meta, watch=kept))
    await services.store.revoke(game.id, SPECTATOR, NOBODY)
    return token


async def _send_away(services: Services, game: OpenGame, seat: int, session: bytes) -> None:
    """Whoever loses a seat has seen what it knows, and that is said from now on."""
    noted = with_seat_emptied(game, seat, session)
    if noted != game.meta:
        await services.desk.set_meta(game, noted)


def _need_chair(game: OpenGame, seat: int) -> None:
    """Refuse a link to a seat that no person can take."""
    if not 0 <= seat < len(game.meta.chairs):
        raise ApiError(404, "no_seat", "There is no such seat; choose one of the game's seats.")
    need_player(game, seat)
    need_promised(game)
    if game.meta.chairs[seat].kind == "bot":
        raise ApiError(409, "bot_seat", "A bot sits here; give the seat to a person first.")


@delete("/api/games/{game_id:str}/links/{seat:int}", status_code=200, responses=answers(Done))
async def revoke(request: Req, game_id: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    """Take back the links to a seat and whoever came by them; seat -2 is the spectators'."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        await services.desk.be_sure(game)
        game.access(session).need_host()
        if seat == NOBODY:
            await services.desk.set_meta(game, msgspec.structs.replace(game.meta, watch=""))
            await services.store.revoke(game.id, SPECTATOR, NOBODY)
        else:
            _need_chair(game, seat)
            await _send_away(services, game, seat, session)
            await services.store.revoke(game.id, "seat", seat)
        await services.desk.refresh_holders(game)
        news.tell_seats(game, services.hub)
    return json_data({})


ROUTES = (join, issue, revoke)
