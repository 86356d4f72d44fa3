"""Copies: a new game out of another.

Owns forks and rematches. A fork tells all secrets of what it shares, so that it is for games
that are over or whose people all sit together.
"""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.match.errors import MatchError
from ziggurat.match.told import Told
from ziggurat.server.chairs import Chair, Meta, seated
from ziggurat.server.choosing import EntryNumber
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import ApiError, translated
from ziggurat.server.handing import with_readers
from ziggurat.server.making import begun, new_id, row_for
from ziggurat.server.routes.answers import Forked, GameId, answers
from ziggurat.server.routes.creating import (
    NewSeat,
    begin_bots,
    chairs_for,
    count_new_game,
    grants_for,
    links_for,
    tokens_for,
)
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, Services, services_of, session_of
from ziggurat.server.store import Grant


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entry after which the new game goes its own way, and who is to sit where in it.

    Without `seats`, people's seats are all the caller's and bots stay.
    """

    at: EntryNumber
    seats: list[NewSeat] | None = None


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing needs to be said."""


@post("/api/games/{game_id:str}/fork", status_code=201, responses=answers(Forked, 201))
async def fork(request: Req, game_id: FromPath[str], data: JSONBody[Fork]) -> Response[bytes]:
    """Play on from any position, with new dice."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session).need_member()
        await need_open(services, game, session)
        if data.at > game.last:
            message = "There is no such entry; fork at one that the log lists."
            raise ApiError(404, "no_entry", message, {"last": game.last})
        wishes = _wishes(game, data.seats)
        wished = chairs_for(wishes, services.limits.name_length)
        count_new_game(request)
        new = new_id()
        try:
            match = await asyncio.to_thread(game.match.fork, data.at, None, new)
        except MatchError as error:
            raise translated(error, game.match.rules) or error from error
        # Whoever copies a game knows what it hid up to there; so much of it is the original's.
        await services.desk.note_dice_known(game)
        await note_all_seen(services, game, session)
        chairs = seated(wished, match.rules, match.seats)
        meta = Meta(chairs, parent=game.id, dice_known=True)
        meta = await asyncio.to_thread(with_readers, meta, match, session, range(match.seats))
        row = await asyncio.to_thread(row_for, new, match, meta)
        links = links_for(wishes)
        grants = grants_for(session, new, wishes)
        await services.store.create(row, grants, tokens_for(new, links))
    await begin_bots(services, new, chairs)
    return json_data({"id": new, "links": links}, 201)


def _wishes(game: OpenGame, seats: list[NewSeat] | None) -> list[NewSeat]:
    """Who is to sit where; nobody is wished for at a seat that a rule plays."""
    known = [chair for chair in game.meta.chairs if chair.kind != "rule"]
    if seats is None:
        return [
            NewSeat("bot" if chair.kind == "bot" else "here", chair.level, chair.name)
            for chair in known
        ]
    if len(seats) != len(known):
        message = f"Name all {len(known)} seats of people and bots, in their order."
        raise ApiError(422, "bad_setup", message)
    return seats


def _returned(chair: Chair) -> Chair:
    return Chair("person", chair.name) if chair.kind == "person" else chair


async def need_open(services: Services, game: OpenGame, session: bytes) -> None:
    """Refuse what would tell somebody's secrets."""
    # Somebody may have sat down by way of another server just now.
    await services.desk.be_sure(game)
    if not game.over and not game.is_shared_by(session):
        message = "Others play here and have secrets; wait until the game is over."
        raise ApiError(403, "secrets", message)


async def note_all_seen(services: Services, game: OpenGame, session: bytes) -> None:
    """Whoever gets a save or a fork has seen the secrets of every seat, bots' too."""
    noted = with_readers(game.meta, game.match, session, range(game.match.seats))
    if noted != game.meta:
        await services.desk.set_meta(game, noted)


def owned(session: bytes, game_id: str, chairs: tuple[Chair, ...]) -> list[tuple[bytes, Grant]]:
    """What somebody gets who has a game to themselves: the host's rights and all seats."""
    seats = [
        (session, Grant(game_id, "seat", seat))
        for seat, chair in enumerate(chairs)
        if chair.kind == "person"
    ]
    return [(session, Grant(game_id, "host", -2)), *seats]


@post("/api/games/{game_id:str}/rematch", status_code=201, responses=answers(GameId, 201))
async def rematch(
    request: Req, game_id: FromPath[str], data: JSONBody[Nothing | None] = None
) -> Response[bytes]:
    """Another game with the same people and settings; whoever asks second gets the same one."""
    services = services_of(request)
    async with services.desk.hold(game_id) as game:
        access = game.access(session_of(request))
        access.need_member()
        if not access.seats and not access.host:
            raise ApiError(403, "not_your_seat", "Only those who played may ask for a rematch.")
        if not game.over:
            raise ApiError(409, "unfinished", "The game goes on; end it before a rematch.")
        await services.desk.be_sure(game)
        if not game.meta.rematch or await services.store.row(game.meta.rematch) is None:
            count_new_game(request)
            new = await _begun(services, game)
            await services.desk.set_meta(game, msgspec.structs.replace(game.meta, rematch=new))
    return json_data({"id": game.meta.rematch}, 201)


async def _begun(services: Services, game: OpenGame) -> str:
    """A new game with everybody who has rights in an old one."""
    new = new_id()
    rules, seats = game.match.rules, game.match.seats
    match = Told.begin(rules, seats) if game.match.told else begun(rules, seats, None, new)
    held = await services.store.sessions_of(game.id)
    grants = [(session, Grant(new, grant.role, grant.seat)) for session, grant in held]
    row = row_for(
        new, match, Meta(tuple([_returned(at) for at in game.meta.chairs]), "", None, game.id)
    )
    await services.store.create(row, grants, [])
    return new


ROUTES = (fork, rematch)
