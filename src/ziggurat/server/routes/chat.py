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
CHAT_PAGE: Final = 100


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
        said = await services.store.say(game_id, seat, text, services.limits.chat_lines)
        await services.tell_talk(game_id, said.number - 1)
    return json_data(chat_data(said), 201)


@get("/api/games/{game_id:str}/chat", responses=answers(Chat))
async def talk(
    request: Req, game_id: FromPath[str], since: FromQuery[EntryNumber] = 0
) -> Response[bytes]:
    """What was said after a number, a page of it; where there is `more`, ask on from its last."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        game.access(session).need_member()
        need(services.rates.looks, (session, game_id), "questions")
    # A number that no store can hold is not held to the limits of its kind.
    after = min(max(since, 0), MOST_LINES)
    said = await services.store.said(game_id, after, CHAT_PAGE + 1)
    lines = [chat_data(line) for line in said[:CHAT_PAGE]]
    return json_data({"lines": lines, "more": len(said) > CHAT_PAGE})


ROUTES = (say, talk)
