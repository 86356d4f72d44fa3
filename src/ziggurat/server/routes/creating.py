"""New games.

Owns how a wish for a game becomes one: its chairs, its dice, its links. Rights are given here
for the first time; later changes are in `joining` and `seats`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from ziggurat.build.option import seats_for
from ziggurat.server.access import new_watch_link
from ziggurat.server.bots import LEVELS
from ziggurat.server.chairs import Chair, Meta, clean_text, seated
from ziggurat.server.errors import ApiError
from ziggurat.server.making import begun, new_id, row_for, rules_for
from ziggurat.server.routes.answers import Created, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.security import hashed, new_secret
from ziggurat.server.services import (
    Req,
    Services,
    address_of,
    entering,
    need,
    services_of,
)
from ziggurat.server.store import Grant

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
    options: dict[str, str | int] = {}
    seed: str | None = None


@post("/api/games", status_code=201, responses=answers(Created, 201))
async def create(request: Req, data: JSONBody[NewTable]) -> Response[bytes]:
    """Begin a game; answers with its id and the links to hand out."""
    services = services_of(request)
    if len(data.seats) > MOST_SEATS or len(data.seed or "") > 200:
        raise ApiError(422, "bad_setup", "Name fewer seats, and a shorter seed.")
    wished = chairs_for(data.seats, services.limits.name_length)
    rules = rules_for(data.game, tuple(data.modules), data.options)
    chairs = seated(wished, rules, seats_for(rules, len(wished)))
    count_new_game(request)
    session, cookies = await entering(request)
    game_id = new_id()
    match = await asyncio.to_thread(begun, rules, len(chairs), data.seed, game_id)
    watch, kept = new_watch_link(game_id)
    links = links_for(data.seats)
    row = row_for(game_id, match, Meta(chairs, kept, dice_known=bool(data.seed)))
    grants = grants_for(session, game_id, data.seats)
    await services.store.create(row, grants, tokens_for(game_id, links))
    await begin_bots(services, game_id, chairs)
    return json_data({"id": game_id, "links": links, "spectate": watch}, 201, cookies)


def links_for(wishes: Sequence[NewSeat]) -> dict[str, str]:
    """A link to each seat that waits for somebody."""
    return {str(seat): new_secret() for seat, wish in enumerate(wishes) if wish.kind == "link"}


def tokens_for(game_id: str, links: dict[str, str]) -> list[tuple[bytes, Grant]]:
    """What the store keeps of links."""
    return [(hashed(token), Grant(game_id, "seat", int(seat))) for seat, token in links.items()]


def grants_for(
    session: bytes, game_id: str, wishes: Sequence[NewSeat]
) -> list[tuple[bytes, Grant]]:
    """The rights of whoever begins a game: the host's, and the seats at their screen."""
    mine = [seat for seat, wish in enumerate(wishes) if wish.kind in ("you", "here")]
    seats = [(session, Grant(game_id, "seat", seat)) for seat in mine]
    return [(session, Grant(game_id, "host", -2)), *seats]


async def begin_bots(services: Services, game_id: str, chairs: Sequence[Chair]) -> None:
    """Open a game without people, so that its bots begin even if nobody looks."""
    if all([chair.kind != "person" for chair in chairs]):
        async with services.desk.hold(game_id):
            pass


def count_new_game(request: Req) -> None:
    """Count a new game, or refuse it; this machine itself is not counted."""
    address = address_of(request)
    if address:
        need(services_of(request).rates.new_games, address, "new games")


def chairs_for(wishes: Sequence[NewSeat], longest: int) -> list[Chair]:
    """A chair for each seat that somebody is wished for."""
    return [_chair(wish, longest) for wish in wishes]


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


ROUTES = (create,)
