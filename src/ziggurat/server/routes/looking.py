"""Looking at a game: what it is, its position and its log.

Owns answers that change nothing. Each is given as one seat may see it, and only to whoever
may see what that seat sees.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ziggurat.match.errors import MatchError
from ziggurat.server import news
from ziggurat.server.errors import ApiError, translated
from ziggurat.server.routes.answers import Info, answers
from ziggurat.server.routes.replies import Packed, json_bytes, json_data
from ziggurat.server.routes.table_answers import Log, SeatPosition
from ziggurat.server.services import Req, need, services_of, session_of

CHAT_SHOWN = 50
SVG = "image/svg+xml"


@get("/api/games/{game_id:str}", responses=answers(Info))
async def info(request: Req, game_id: FromPath[str]) -> Response[bytes]:
    """Everything about a game except its position."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        access = game.access(session)
        access.need_member()
        said = await services.store.newest_said(game_id, CHAT_SHOWN)
        return json_data(news.info_data(game, services.hub, access, said))


@get("/api/games/{game_id:str}/position", responses=answers(SeatPosition))
async def position(
    request: Req,
    game_id: FromPath[str],
    seat: FromQuery[int] = -2,
    at: FromQuery[int | None] = None,
) -> Response[bytes]:
    """What a seat sees, now or after an entry; seat -2 is a spectator."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        reader = game.access(session).need_reader(seat)
        need(services.rates.looks, (session, game_id), "questions")
        if at is not None and not 0 <= at <= game.last:
            message = "There is no such entry; ask for one that the log lists."
            raise ApiError(404, "no_entry", message, {"last": game.last})
        try:
            shown = await news.position(services.desk.positions, game, reader, at)
        except MatchError as error:
            # What other rules played cannot be shown any more.
            raise translated(error, game.match.rules) or error from error
        return json_bytes(shown)


@get("/api/games/{game_id:str}/log", responses=answers(Log))
async def log(
    request: Req, game_id: FromPath[str], seat: FromQuery[int] = -2, since: FromQuery[int] = -1
) -> Response[bytes]:
    """The entries after a number as a seat may read them; -1 is before the start."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        reader = game.access(session).need_reader(seat)
        need(services.rates.looks, (session, game_id), "questions")
        after = min(max(since, -1), game.last)
        return json_bytes(news.log_body(game, await news.lines(game, reader, after)))


@get("/api/games/{game_id:str}/picture", media_type=SVG, responses=answers(str, media_type=SVG))
async def picture(request: Req, game_id: FromPath[str]) -> Response[bytes]:
    """The map as everybody may see it, as SVG."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id, session) as game:
        game.access(session).need_member()
        need(services.rates.looks, (session, game_id), "questions")
        return Packed(await news.picture(services.desk.positions, game), SVG).answer(request)


ROUTES = (info, position, log, picture)
