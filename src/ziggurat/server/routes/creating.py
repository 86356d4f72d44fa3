"""New games, and the list of one's own.

Owns how a wish for a game becomes one: its chairs, its dice, its links. Rights are given here
for the first time; later changes are in `joining` and `seats`.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ziggurat.build.governed import seats_with
from ziggurat.match.errors import SaveError
from ziggurat.server import news, tables
from ziggurat.server.access import access_of, new_watch_link
from ziggurat.server.bots import LEVELS
from ziggurat.server.chairs import Chair, Meta, clean_text, read_meta, seated
from ziggurat.server.errors import ApiError, log
from ziggurat.server.making import begun, new_id, row_for, rules_for
from ziggurat.server.routes.answers import Created, ListedGame, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.security import hashed, new_secret
from ziggurat.server.services import (
    Req,
    Services,
    address_of,
    entering,
    need,
    services_of,
    session_of,
)
from ziggurat.server.store import Damaged, GameRow, Grant, StoreUnavailable

# Of more games than this the list does not say how they stand; those that go on come first.
MOST_OPENED: Final = 30
MOST_SEATS: Final = 16


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: you, somebody else at the same screen, somebody by link, or a bot."""

    kind: Literal["you", "here", "link", "bot"]
    level: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to set up; `seed` is 64 hexadecimal digits or any words.

    `seats` are those of people and bots; one that a rule plays comes by itself.
    """

    game: str
    seats: list[NewSeat]
    modules: list[str] = []
    options: dict[str, str] = {}
    seed: str | None = None


@post("/api/games", status_code=201, responses=answers(Created, 201))
async def create(request: Req, data: JSONBody[NewTable]) -> Response[bytes]:
    """Begin a game; answers with its id and the links to hand out."""
    services = services_of(request)
    if len(data.seats) > MOST_SEATS or len(data.seed or "") > 200:
        raise ApiError(422, "bad_setup", "Name fewer seats, and a shorter seed.")
    wished = [_chair(seat, services.limits.name_length) for seat in data.seats]
    rules = rules_for(data.game, tuple(data.modules), data.options)
    chairs = seated(wished, rules, seats_with(rules, len(wished)))
    count_new_game(request)
    session, cookies = entering(request)
    game_id = new_id()
    match = await asyncio.to_thread(begun, rules, len(chairs), data.seed, game_id)
    watch, kept = new_watch_link(game_id)
    grants = [Grant(game_id, "host", -2)]
    links: dict[str, str] = {}
    for seat, wish in enumerate(data.seats):
        if wish.kind in ("you", "here"):
            grants.append(Grant(game_id, "seat", seat))
        elif wish.kind == "link":
            links[str(seat)] = new_secret()
    tokens = [(hashed(token), Grant(game_id, "seat", int(seat))) for seat, token in links.items()]
    row = row_for(game_id, match, Meta(chairs, kept, dice_known=bool(data.seed)))
    await services.store.create(row, [(session, grant) for grant in grants], tokens)
    if all([chair.kind != "person" for chair in chairs]):
        await _begin(services, game_id)
    return json_data({"id": game_id, "links": links, "spectate": watch}, 201, cookies)


async def _begin(services: Services, game_id: str) -> None:
    """Open a game, so that its bots begin even if nobody looks."""
    async with services.desk.hold(game_id):
        pass


def count_new_game(request: Req) -> None:
    """Count a new game, or refuse it; this machine itself is not counted."""
    address = address_of(request)
    if address:
        need(services_of(request).rates.new_games, address, "new games")


def _chair(wish: NewSeat, longest: int) -> Chair:
    name = clean_text(wish.name, longest, "name")
    if wish.kind != "bot":
        return Chair("person", name)
    level = wish.level or LEVELS[-1]
    check_level(level)
    return Chair("bot", name, level)


def check_level(level: str) -> None:
    """Refuse a bot that is not there."""
    if level not in LEVELS:
        message = f"There is no such bot; there are: {', '.join(LEVELS)}."
        raise ApiError(422, "bad_setup", message)


@get("/api/games", responses=answers(list[ListedGame]))
async def own_games(request: Req) -> Response[bytes]:
    """The games of this session, newest first."""
    services = services_of(request)
    listed: list[dict[str, Any]] = []
    for row, grants in await services.store.games_of(session_of(request)):
        try:
            listed.append(_listed(row, grants))
        except (Damaged, SaveError) as error:
            listed.append(_broken(row, grants, error))
    whole = [data for data in listed if data["status"] != "broken"]
    for data in sorted(whole, key=lambda data: data["over"])[:MOST_OPENED]:
        await _add_turn(services, data)
    return json_data(listed)


def _broken(row: GameRow | Damaged, grants: list[Grant], error: Exception) -> dict[str, Any]:
    """A game of which nothing can be told but that it is there; it hides no other."""
    log.error("game %s cannot be listed: %s", row.id, error)
    access = access_of(grants)
    nothing = {"game": "", "modules": [], "options": {}, "seats": [], "turn": []}
    times = {"last": 0, "created": 0.0, "updated": 0.0, "over": False}
    unknown = {"round": 0, "people": []}
    about = {"id": row.id, "status": "broken", "you": sorted(access.seats), "host": access.host}
    return {**about, **nothing, **unknown, **times}


def _listed(row: GameRow | Damaged, grants: list[Grant]) -> dict[str, Any]:
    if isinstance(row, Damaged):
        raise row
    access = access_of(grants)
    chairs = read_meta(row.meta).chairs
    return {
        "id": row.id,
        "game": row.header.game,
        "modules": row.header.modules,
        "options": row.header.options,
        "status": "over" if row.over else "playing",
        "seats": [
            {"seat": seat, "kind": chair.kind, "name": chair.name, "level": chair.level}
            for seat, chair in enumerate(chairs)
        ],
        "you": sorted(access.seats),
        "host": access.host,
        "turn": [],
        "round": 0,
        "people": [],
        "last": row.last,
        "created": row.created,
        "updated": row.updated,
        "over": row.over,
    }


async def _add_turn(services: Services, data: dict[str, Any]) -> None:
    try:
        async with services.desk.hold(data["id"]) as game:
            data["turn"] = game.asked()
            data.update(tables.summary(game.match))
            data["status"] = news.status_of(game)
    except StoreUnavailable:
        raise
    except Exception as error:
        # One bad game never hides the others.
        if not isinstance(error, ApiError):
            log.error("game %s cannot be listed", data["id"], exc_info=error)
        data["status"] = "broken"


ROUTES = (create, own_games)
