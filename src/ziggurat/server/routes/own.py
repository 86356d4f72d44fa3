"""Own games: the list of a session, its archive, and deleting a game for good.

Owns what is told of games that nobody looks at. Each session has an archive of its own; only
the host may delete, and a game that cannot be read can go the same way.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ziggurat.match.errors import SaveError
from ziggurat.server import news, tables
from ziggurat.server.access import Access, access_of, is_game_id
from ziggurat.server.chairs import read_meta, with_archived
from ziggurat.server.desk import Desk
from ziggurat.server.errors import ApiError, broken_game, log, no_game
from ziggurat.server.hub import DELETED
from ziggurat.server.routes.answers import Archived, Done, ListedGame, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, Services, need, services_of, session_of
from ziggurat.server.store import Damaged, GameRow, Grant, StoreUnavailable

# Of more games than this the list does not say how they stand; those that go on come first.
MOST_OPENED: Final = 30


class Archiving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a game is to be listed apart."""

    archived: bool = True


@get("/api/games", responses=answers(list[ListedGame]))
async def own_games(request: Req) -> Response[bytes]:
    """The games of this session, newest first."""
    services, session = services_of(request), session_of(request)
    listed: list[dict[str, Any]] = []
    for row, grants in await services.store.games_of(session):
        try:
            listed.append(_listed(row, grants, session))
        except (Damaged, SaveError) as error:
            listed.append(_broken(row, grants, error))
    whole = [data for data in listed if data["status"] != "broken"]
    for data in sorted(whole, key=lambda data: (data["archived"], data["over"]))[:MOST_OPENED]:
        await _add_turn(services, data)
    return json_data(listed)


def _broken(row: GameRow | Damaged, grants: list[Grant], error: Exception) -> dict[str, Any]:
    """A game of which nothing can be told but that it is there; it hides no other."""
    log.error("game %s cannot be listed: %s", row.id, error)
    access = access_of(grants)
    nothing = {"game": "", "modules": [], "options": {}, "seats": [], "turn": []}
    times = {"last": 0, "created": 0.0, "updated": 0.0, "over": False}
    unknown = {"round": 0, "people": [], "outcome": None, "archived": False}
    about = {"id": row.id, "status": "broken", "you": sorted(access.seats), "host": access.host}
    return {**about, **nothing, **unknown, **times}


def _listed(row: GameRow | Damaged, grants: list[Grant], session: bytes) -> dict[str, Any]:
    if isinstance(row, Damaged):
        raise row
    access = access_of(grants)
    meta = read_meta(row.meta)
    over = row.over or meta.conceded_to is not None
    return {
        "id": row.id,
        "game": row.header.game,
        "modules": row.header.modules,
        "options": row.header.options,
        "status": "over" if over else "playing",
        "seats": [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "level": chair.level,
                "left": chair.left,
                "conceded": meta.has_conceded(seat),
            }
            for seat, chair in enumerate(meta.chairs)
        ],
        "you": sorted(access.seats),
        "host": access.host,
        "turn": [],
        "round": 0,
        "people": [],
        "outcome": None,
        "archived": session.hex() in meta.archived,
        "last": row.last,
        "created": row.created,
        "updated": row.updated,
        "over": over,
    }


async def _add_turn(services: Services, data: dict[str, Any]) -> None:
    try:
        async with services.desk.hold(data["id"]) as game:
            data["turn"] = game.asked()
            data.update(tables.summary(game.match))
            data["outcome"] = news.ending_data(game)
            data["status"] = news.status_of(game)
    except StoreUnavailable:
        raise
    except Exception as error:
        # One bad game never hides the others.
        if not isinstance(error, ApiError):
            log.error("game %s cannot be listed", data["id"], exc_info=error)
        data["status"] = "broken"


@post("/api/games/{game_id:str}/archive", status_code=200, responses=answers(Archived))
async def archive(
    request: Req, game_id: FromPath[str], data: JSONBody[Archiving]
) -> Response[bytes]:
    """List a game apart, or with the others again; nobody else's list changes."""
    services, session = services_of(request), session_of(request)
    (await _access(services, session, game_id)).need_member()
    need(services.rates.looks, (session, game_id), "questions")
    await _list_apart(services, game_id, session, data.archived)
    return json_data({"archived": data.archived})


@delete("/api/games/{game_id:str}", status_code=200, responses=answers(Done))
async def erase(request: Req, game_id: FromPath[str]) -> Response[bytes]:
    """Delete a game for everybody: log, talk, links and rights."""
    services, session = services_of(request), session_of(request)
    (await _access(services, session, game_id)).need_host()
    await _delete(services.desk, game_id)
    services.hub.end(game_id, DELETED)
    return json_data({})


async def _list_apart(services: Services, game_id: str, session: bytes, apart: bool) -> None:
    """Note that a session lists a game apart; the game need not be readable for that."""

    def changed(before: bytes, after: bytes) -> bytes:
        return with_archived(before, session, apart)

    try:
        noted = await services.store.set_meta(game_id, b"", changed)
    except SaveError as error:
        raise broken_game(game_id, str(error)) from error
    game = services.desk.games.get(game_id)
    if game is not None and game.loaded is not None:
        game.meta = msgspec.structs.replace(game.meta, archived=read_meta(noted).archived)


async def _delete(desk: Desk, game_id: str) -> None:
    """Delete a game from the store and from memory; one that cannot be read, too."""
    game = desk.shell(game_id)
    async with game.lock:
        if not await desk.store.delete(game_id):
            raise no_game()
        game.forget()
        desk.games.pop(game_id, None)


async def _access(services: Services, session: bytes, game_id: str) -> Access:
    """What a session may do in a game, whether that can be opened or not."""
    if not is_game_id(game_id):
        raise no_game()
    grants = await services.store.grants(session, game_id)
    try:
        if not grants and await services.store.row(game_id) is None:
            raise no_game()
    except Damaged:
        # It is there, and somebody else's.
        pass
    return access_of(grants)


ROUTES = (own_games, archive, erase)
