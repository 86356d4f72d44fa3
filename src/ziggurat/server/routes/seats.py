"""Seats: a bot takes over, a person comes back.

Owns the change of chairs. The host may change every seat, a person the own one.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.server import news
from ziggurat.server.access import Access
from ziggurat.server.bots import LEVELS
from ziggurat.server.chairs import Chair, clean_text
from ziggurat.server.errors import ApiError, not_host
from ziggurat.server.routes.answers import Seats, answers
from ziggurat.server.routes.creating import check_level
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, services_of, session_of


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
    async with services.desk.hold(game_id) as game:
        access = game.access(session_of(request))
        access.need_member()
        if services.settings.shared:
            await services.desk.refresh(game)
        if not (access.host or seat in access.seats):
            raise not_host()
        if not 0 <= seat < len(game.meta.chairs):
            message = "There is no such seat; choose one of the game's seats."
            raise ApiError(404, "no_seat", message)
        chair = _changed(game.meta.chairs[seat], data.kind, level, access)
        if data.name is not None:
            name = clean_text(data.name, services.limits.name_length, "name")
            chair = msgspec.structs.replace(chair, name=name)
        await services.desk.set_meta(game, game.meta.with_chair(seat, chair))
        news.tell_seats(game, services.hub)
        services.driver.poke(game)
        return json_data({"seats": news.seats_data(game, services.hub, access)})


def _changed(chair: Chair, kind: str, level: str, access: Access) -> Chair:
    if kind == "person":
        return Chair("person", chair.name)
    # A bot that stands in for a person leaves the seat that person's.
    return Chair(chair.kind, chair.name, level, left=chair.kind == "person")


ROUTES = (change,)
