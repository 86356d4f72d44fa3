"""Saves: a game as a file, and the check of its dice.

Owns coming in, going out and checking. A save tells all secrets, so that it is for games that
are over or whose people all sit together.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ziggurat import api
from ziggurat.api import Match
from ziggurat.match.promise import read_promise, sealed_text
from ziggurat.match.save import dump, load
from ziggurat.server.access import new_watch_link
from ziggurat.server.chairs import Chair, Meta, seated
from ziggurat.server.errors import ApiError
from ziggurat.server.examining import refused
from ziggurat.server.handing import with_readers
from ziggurat.server.making import new_id, row_for
from ziggurat.server.routes.answers import Checked, GameId, answers
from ziggurat.server.routes.copies import Nothing, need_open, note_all_seen, owned
from ziggurat.server.routes.creating import count_new_game
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, entering, host_of, need, services_of, session_of

STATED = (
    "Part of this save was stated and not played, so its position cannot be checked; "
    "serve it on your own machine."
)


@post(
    "/api/games/import", status_code=201, request_max_body_size=None, responses=answers(GameId, 201)
)
async def bring(request: Req) -> Response[bytes]:
    """Go on with a saved game, plain or packed as gzip; all its seats are the caller's."""
    services = services_of(request)
    packed = await _body(request, services.limits.import_packed)
    count_new_game(request)
    public = not services.settings.private
    who = (session_of(request), host_of(request))
    examined = await services.examiner.examine(packed, *who, played_only=public)
    if not examined.ok:
        raise refused(examined)
    if examined.stated and public:
        raise ApiError(422, "bad_save", STATED)
    if not examined.recomputed and public:
        message = (
            "Older rules played part of this save, so not all of it can be checked; "
            "serve it on your own machine."
        )
        raise ApiError(422, "bad_save", message)
    match = await asyncio.to_thread(load, examined.data, api.games())
    session, cookies = await entering(request)
    game_id = new_id()
    chairs = seated([Chair("person")] * match.seats, match.rules, match.seats)
    _, kept = new_watch_link(game_id)
    meta = Meta(chairs, kept, dice_known=match.seed is not None)
    meta = await asyncio.to_thread(with_readers, meta, match, session, range(match.seats))
    row = await asyncio.to_thread(row_for, game_id, match, meta)
    await services.store.create(row, owned(session, game_id, chairs), [])
    return json_data({"id": game_id}, 201, cookies)


async def _body(request: Req, most: int) -> bytes:
    """The whole body, but never more than there may be."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise ApiError(413, "too_large", f"A save has at most {most} bytes; send it packed.")
        parts.append(part)
    return b"".join(parts)


@get("/api/games/{game_id:str}/save", responses=answers(dict[str, Any]))
async def take(request: Req, game_id: FromPath[str]) -> Response[bytes]:
    """The game as a file, with its dice."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session).need_member()
        await need_open(services, game, session)
        # Known before it is handed out: whoever has the file can compute every draw to come.
        await services.desk.note_dice_known(game)
        await note_all_seen(services, game, session)
        data = await asyncio.to_thread(dump, game.match)
        name = f"{game.match.header.game}-{game.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/games/{game_id:str}/verify", status_code=200, responses=answers(Checked))
async def check(
    request: Req, game_id: FromPath[str], data: JSONBody[Nothing | None] = None
) -> Response[bytes]:
    """Play the whole game again and recompute its dice; only once it is over."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session).need_member()
        if not game.over:
            message = "The dice can be checked once the game is over; play on."
            raise ApiError(409, "unfinished", message)
        need(services.rates.looks, (session, game_id), "questions")
        seed, sealed = game.match.seed, _sealed(game.match)
        key = (game.id, game.last)
        examined = services.examiner.known(key)
        save = b"" if examined else await asyncio.to_thread(dump, game.match)
    if examined is None:
        examined = await services.examiner.examine(save, session, host_of(request), key)
    return json_data(
        {
            "ok": examined.ok,
            "text": examined.text,
            "entries": examined.entries,
            "chained": examined.chained,
            "proven": examined.proven,
            "proven_from": examined.proven_from,
            "seed_chosen": examined.seed_chosen,
            "start_checked": examined.start_checked,
            "asked_again": examined.asked_again,
            "renewed": examined.renewed,
            "seed": None if seed is None else seed.hex(),
            "sealed": sealed,
        }
    )


def _sealed(match: Match) -> str:
    """The text whose hash was promised; empty where only the seed itself was hashed."""
    if match.seed is None or not read_promise(match.commitment).match_id:
        return ""
    return sealed_text(match.header, match.entries, match.seed).decode()


ROUTES = (bring, take, check)
