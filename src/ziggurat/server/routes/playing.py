"""Playing: choices and taking back, as requests.

Owns the two routes. How a choice is played, `choosing` knows.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath, FromQuery, JSONBody

from ziggurat.api import Match
from ziggurat.match.entry import Entry
from ziggurat.server.choosing import Choose, Undo, chosen, played, told
from ziggurat.server.routes.answers import answers
from ziggurat.server.routes.replies import json_bytes
from ziggurat.server.routes.table_answers import Played
from ziggurat.server.services import Req, services_of, session_of


@post("/api/games/{game_id:str}/choices", status_code=200, responses=answers(Played))
async def choose(
    request: Req,
    game_id: FromPath[str],
    data: JSONBody[Choose],
    position: FromQuery[bool] = False,
) -> Response[bytes]:
    """Answer the open question of one's seat."""
    services, session = services_of(request), session_of(request)
    done = await chosen(services, session, game_id, data, with_position=position)
    return json_bytes(done.body)


@post("/api/games/{game_id:str}/undo", status_code=200, responses=answers(Played))
async def undo(
    request: Req,
    game_id: FromPath[str],
    data: JSONBody[Undo],
    position: FromQuery[bool] = False,
) -> Response[bytes]:
    """Take back the last choice, up to the last thing that was shown."""

    def work(match: Match) -> tuple[Entry, ...]:
        return match.undo(data.seat, data.expect)

    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        span = await played(services, session, game, data, work, _is_undo, back=True)
        return json_bytes(await told(services, game, data.seat, span, position))


def _is_undo(match: Match, entry: Entry) -> bool:
    return entry.kind == "undo"


ROUTES = (choose, undo)
