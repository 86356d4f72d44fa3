"""Seats: a bot takes over, a person comes back, somebody new sits down.

Owns the change of chairs, and the proposal to give a seat to somebody new. The host may change
every seat, a person their own one; where secrets are at stake, all people have to agree. A
person may also concede: that is noted beside the log, which nobody's giving up changes.
"""

from __future__ import annotations

import time
from typing import Literal

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.server import news
from ziggurat.server.access import Access
from ziggurat.server.bots import LEVELS
from ziggurat.server.chairs import Chair, Concession, Handover, Meta, clean_text
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import ApiError, bad_request, conceded, not_host, over
from ziggurat.server.handing import (
    handed,
    handover_data,
    is_anothers,
    missing,
    need_consent,
    need_player,
    need_promised,
    with_holders,
)
from ziggurat.server.routes.answers import HandedOver, Seats, answers
from ziggurat.server.routes.creating import check_level
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, Services, need, services_of, session_of


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who decides at a seat from now on; a `name` changes what the seat is called."""

    kind: Literal["bot", "person"]
    level: str = ""
    name: str | None = None


@post("/api/games/{game_id:str}/seats/{seat:int}", status_code=200, responses=answers(Seats))
async def change(
    request: Req, game_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> Response[bytes]:
    """Let a bot take over a seat, or hand it back to a person."""
    services = services_of(request)
    level = data.level or LEVELS[-1]
    check_level(level)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        access = game.access(session)
        access.need_member()
        await services.desk.be_sure(game)
        if not (access.host or seat in access.seats):
            raise not_host()
        _need_seat(game, seat)
        if data.kind == "bot":
            need_promised(game)
        elif game.meta.has_conceded(seat):
            raise conceded(seat)
        await _change(services, game, seat, data, level, session)
        news.tell_seats(game, services.hub)
        services.driver.poke(game)
        return json_data({"seats": news.seats_data(game, services.hub, game.access(session))})


async def _change(
    services: Services, game: OpenGame, seat: int, data: SeatChange, level: str, session: bytes
) -> None:
    meta = game.meta
    chair = meta.chairs[seat]
    back = data.kind == "bot" and chair.was_bot and not is_anothers(game, seat, session)
    if data.kind == "person":
        if chair.kind == "bot":
            need_consent(game, seat, session)
        bot = chair.kind == "bot" or chair.was_bot
        new = Chair("person", chair.name, chair.level, was_bot=bot, open=chair.open)
    elif back:
        # It was the bot's, so that whoever sat in between has nothing to come back to.
        meta = with_holders(game, seat)
        new = Chair("bot", chair.name, level)
    else:
        # A bot that stands in for a person leaves the seat that person's.
        left = chair.kind == "person"
        new = msgspec.structs.replace(chair, level=level, left=left)
    if data.name is not None:
        name = clean_text(data.name, services.limits.name_length, "name")
        new = msgspec.structs.replace(new, name=name)
    await services.desk.set_meta(game, meta.with_chair(seat, new))
    if back:
        await services.store.revoke(game.id, "seat", seat)
        await services.desk.refresh_holders(game)


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing needs to be said."""


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/concede", status_code=200, responses=answers(Seats)
)
async def concede(
    request: Req,
    game_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Nothing | None] = None,
) -> Response[bytes]:
    """Give up a seat for good: a bot plays on, or the only other seat wins."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        access = game.access(session)
        access.need_seat(seat)
        await services.desk.be_sure(game)
        _need_seat(game, seat)
        need_promised(game)
        if game.over or game.meta.has_conceded(seat):
            raise over()
        await services.desk.set_meta(game, _conceded(game, seat))
        news.tell_seats(game, services.hub)
        services.driver.poke(game)
        return json_data({"seats": news.seats_data(game, services.hub, access)})


def _conceded(game: OpenGame, seat: int) -> Meta:
    """What is known once a seat's person has given up; whatever was proposed is void."""
    chair = game.meta.chairs[seat]
    bot = msgspec.structs.replace(chair, level=chair.level or LEVELS[-1], left=True)
    meta = game.meta.with_chair(seat, bot)
    conceded = (*meta.conceded, Concession(seat, game.last))
    return msgspec.structs.replace(meta, conceded=conceded, rewind=None, handover=None)


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Propose, or agree; `agree: false` ends it, even if all had agreed."""

    agree: bool = True


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/handover",
    status_code=200,
    responses=answers(HandedOver),
)
async def handover(
    request: Req, game_id: FromPath[str], seat: FromPath[int], data: JSONBody[Agree]
) -> Response[bytes]:
    """Ask all people to let somebody new sit at a seat, agree, or refuse."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        access = game.access(session)
        access.need_member()
        if not (access.host or access.seats):
            raise not_host()
        need(services.rates.looks, (session, game_id), "questions")
        await services.desk.be_sure(game)
        _need_seat(game, seat)
        need_promised(game)
        if game.over:
            raise over()
        before = game.meta
        if data.agree:
            meta = _agreed(services, game, seat, access)
        else:
            closed = msgspec.structs.replace(before.chairs[seat], open=False)
            meta = msgspec.structs.replace(before.with_chair(seat, closed), handover=None)
        if meta != before:
            await services.desk.set_meta(game, meta)
            news.tell_seats(game, services.hub)
        told = news.seats_data(game, services.hub, access)
        return json_data({"seats": told, "handover": handover_data(game.meta.handover)})


def _agreed(services: Services, game: OpenGame, seat: int, access: Access) -> Meta:
    """What is known after somebody has proposed or agreed."""
    before = game.meta.handover
    if before is None and not access.host:
        raise bad_request("Nothing is proposed; only the host may give a seat to somebody new.")
    if before is not None and before.seat != seat:
        message = "Another seat is to be given away; agree to that or end it first."
        raise ApiError(409, "other_handover", message, {"seat": before.seat})
    proposal = before or Handover(seat, (), time.time())
    consents = tuple(sorted({*proposal.consents, *access.seats}))
    proposal = msgspec.structs.replace(proposal, consents=consents)
    waited_enough = services.desk.has_waited(game.id, proposal.at)
    if missing(game, services.hub, proposal, waited_enough):
        return msgspec.structs.replace(game.meta, handover=proposal)
    return handed(game.meta, seat)


def _need_seat(game: OpenGame, seat: int) -> None:
    if not 0 <= seat < len(game.meta.chairs):
        message = "There is no such seat; choose one of the game's seats."
        raise ApiError(404, "no_seat", message)
    need_player(game, seat)


ROUTES = (change, concede, handover)
