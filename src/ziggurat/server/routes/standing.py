"""Standing answers: what a seat declines until the turn ends, and taking that back.

Owns the way to be asked again. Declining is part of a choice; nobody but the seat is told.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.server.routes.answers import answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.routes.table_answers import Declines
from ziggurat.server.services import Req, need, services_of, session_of


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be asked again about a topic; without one, about everything."""

    seat: int
    topic: Annotated[str, msgspec.Meta(max_length=64)] = ""


@post("/api/games/{game_id:str}/withdraw", status_code=200, responses=answers(Declines))
async def withdraw(
    request: Req, game_id: FromPath[str], data: JSONBody[Withdraw]
) -> Response[bytes]:
    """Take back a standing answer; what was answered stays answered."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        game.access(session).need_seat(data.seat)
        need(services.rates.choices, (game_id, data.seat), "choices")
        game.standing.withdraw(data.seat, data.topic)
        return json_data({"standing": game.standing.topics(game.match.state, data.seat)})


ROUTES = (withdraw,)
