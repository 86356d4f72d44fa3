"""Chat: what people say at a game.

Owns the checks of a line. What is said is kept with the game and changes nothing in it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ziggurat.server.chairs import clean_text
from ziggurat.server.choosing import EntryNumber
from ziggurat.server.errors import bad_request
from ziggurat.server.news import chat_data
from ziggurat.server.routes.answers import Chat, ChatLine, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, need, services_of, session_of

MOST_LINES: Final = 10**9


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line, said by a seat or, with -2, by somebody who only watches."""

    seat: int
    text: str


@post("/api/games/{game_id:str}/chat", status_code=201, responses=answers(ChatLine, 201))
async def say(request: Req, game_id: FromPath[str], data: JSONBody[Say]) -> Response[bytes]:
    """Say something to everybody at a game."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        seat = game.access(session).need_reader(data.seat)
        text = clean_text(data.text, services.limits.chat_length, "line")
        if not text:
            raise bad_request("Write something to say.")
        need(services.rates.chat, (session, game_id), "lines")
        said = await services.store.say(game_id, seat, text)
        await services.tell_talk(game_id, said.number - 1)
    return json_data(chat_data(said), 201)


@get("/api/games/{game_id:str}/chat", responses=answers(Chat))
async def talk(
    request: Req, game_id: FromPath[str], since: FromQuery[EntryNumber] = 0
) -> Response[bytes]:
    """What was said after a number."""
    services = services_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session_of(request)).need_member()
    # A number that no store can hold is not held to the limits of its kind.
    said = await services.store.said(game_id, min(max(since, 0), MOST_LINES))
    return json_data({"lines": [chat_data(line) for line in said]})


ROUTES = (say, talk)
