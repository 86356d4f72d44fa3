"""Asking: why something is not possible, and what a choice would set off.

Owns nothing: both are answered by the tables, out of what the seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.api import Refused
from ziggurat.match.errors import MatchError
from ziggurat.server import tables
from ziggurat.server.choosing import Numbers, Words, as_choice
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import bad_request, translated
from ziggurat.server.routes.answers import answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.routes.table_answers import Foreseen, Reasoned
from ziggurat.server.services import Req, need, services_of, session_of
from ziggurat.server.tables.why import ANYBODY, ROW

KindName: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, or a thing of a kind, that a seat would like to choose."""

    seat: int
    choice: Numbers | Words | None = None
    kind: KindName = ""
    value: Number = -1
    from_seat: Number | None = None


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that a seat thinks about."""

    seat: int
    choice: Numbers | Words


@post("/api/games/{game_id:str}/why", status_code=200, responses=answers(Reasoned))
async def why(request: Req, game_id: FromPath[str], data: JSONBody[Why]) -> Response[bytes]:
    """Why a choice or a thing cannot be chosen now."""
    if (data.choice is None) == (not data.kind):
        raise bad_request("Name a choice, or a kind and a value.")
    return await _asked(request, game_id, data.seat, lambda game: _why(game, data))


@post("/api/games/{game_id:str}/preview", status_code=200, responses=answers(Foreseen))
async def preview(request: Req, game_id: FromPath[str], data: JSONBody[Preview]) -> Response[bytes]:
    """What a choice would set off, as far as the seat can know."""
    return await _asked(
        request,
        game_id,
        data.seat,
        lambda game: tables.preview(game.match, data.seat, as_choice(game.match, data.choice)),
    )


async def _asked(
    request: Req, game_id: str, seat: int, look: Callable[[OpenGame], dict[str, Any]]
) -> Response[bytes]:
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session).need_seat(seat)
        need(services.rates.looks, (session, game_id), "questions")
        try:
            return json_data(await asyncio.to_thread(look, game))
        except (MatchError, Refused, ValueError) as error:
            raise translated(error, game.match.rules) or error from error


def _why(game: OpenGame, data: Why) -> dict[str, Any]:
    match = game.match
    if data.choice is not None:
        return tables.why_choice(match, data.seat, as_choice(match, data.choice))
    if data.kind not in (*match.rules.kinds, *match.rules.families, ROW):
        raise bad_request("There is no such kind of thing; see the kinds of the game's pack.")
    from_seat = ANYBODY if data.from_seat is None else data.from_seat
    return tables.why(match, data.seat, data.kind, data.value, from_seat)


ROUTES = (why, preview)
