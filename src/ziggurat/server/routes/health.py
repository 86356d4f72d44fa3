"""Health: whether a server is alive, and whether it can serve.

Owns two answers for proxies and supervisors. They tell nothing about any game, need no session
and are given under any host name.
"""

from __future__ import annotations

from litestar import Response, get

from ziggurat.server.errors import ApiError
from ziggurat.server.routes.answers import Health, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, services_of

# No game has this id: looking for it shows that the store answers.
NO_GAME = "0" * 16


@get("/health", responses=answers(Health))
async def health(request: Req) -> Response[bytes]:
    """The server runs."""
    return json_data({"status": "ok"})


@get("/ready", responses=answers(Health))
async def ready(request: Req) -> Response[bytes]:
    """The server runs, its store answers, and it is not about to end."""
    services = services_of(request)
    if services.hub.closed:
        raise ApiError(503, "busy", "The server is about to end; ask another one.")
    await services.store.row(NO_GAME)
    return json_data({"status": "ok"})


ROUTES = (health, ready)
