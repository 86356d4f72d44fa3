"""Playing: choices and taking back.

Owns the way of a choice: checked, played, saved, and only then acknowledged. This is what a
server does most, so that it does little else.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import Response, post
from litestar.params import FromPath, FromQuery, JSONBody

from ziggurat.api import Choice, Match, parse
from ziggurat.match.entry import Entry
from ziggurat.server import news
from ziggurat.server.desk import OpenGame, Same, Span, Work
from ziggurat.server.routes.answers import Played, answers
from ziggurat.server.routes.replies import json_bytes
from ziggurat.server.services import Req, Services, need, services_of, session_of

MoveId: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")
]
EntryNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
Numbers: TypeAlias = Annotated[list[int], msgspec.Meta(max_length=64)]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last choice of one's own run; `expect` is the number of the entry to come.

    `move_id` is the caller's own: whoever repeats it gets the same answer, and nothing more
    is played.
    """

    seat: int
    expect: EntryNumber
    move_id: MoveId


class Choose(Undo, frozen=True, forbid_unknown_fields=True):
    """Answer the open question of a seat; the choice is numbers or in notation."""

    choice: Numbers | Words


@post("/api/games/{game_id:str}/choices", status_code=200, responses=answers(Played))
async def choose(
    request: Req,
    game_id: FromPath[str],
    data: JSONBody[Choose],
    position: FromQuery[bool] = False,
) -> Response[bytes]:
    """Answer the open question of one's seat."""
    session = session_of(request)
    return json_bytes(await choice_body(services_of(request), session, game_id, data, position))


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

    session = session_of(request)
    services = services_of(request)
    return json_bytes(await _played(services, session, game_id, data, work, _is_undo, position))


async def choice_body(
    services: Services, session: bytes, game_id: str, data: Choose, with_position: bool
) -> bytes:
    """Play a choice and say what happened."""
    work, same = _work_of(data), _same_as(data)
    return await _played(services, session, game_id, data, work, same, with_position)


async def play_choice(
    services: Services, session: bytes, game_id: str, data: Choose
) -> tuple[Span, bool]:
    """Play a choice; returns its entries, and whether they are new."""
    async with services.desk.hold(game_id, session) as game:
        before = game.last
        span = await _span(services, session, game, data, _work_of(data), _same_as(data))
        return span, span.first > before


def _work_of(data: Choose) -> Work:
    def work(match: Match) -> tuple[Entry, ...]:
        return match.play(data.seat, as_choice(match, data.choice), data.expect)

    return work


def _same_as(data: Choose) -> Same:
    def same(match: Match, entry: Entry) -> bool:
        try:
            asked = as_choice(match, data.choice)
            return entry.kind == "choice" and parse(match.rules, entry.move) == asked
        except ValueError:
            return False

    return same


def _is_undo(match: Match, entry: Entry) -> bool:
    return entry.kind == "undo"


def as_choice(match: Match, choice: list[int] | str) -> Choice:
    """A choice as the engine takes it, or `ValueError`."""
    return parse(match.rules, choice) if isinstance(choice, str) else tuple(choice)


async def _played(
    services: Services,
    session: bytes,
    game_id: str,
    data: Undo,
    work: Work,
    same: Same,
    with_position: bool,
) -> bytes:
    async with services.desk.hold(game_id, session) as game:
        span = await _span(services, session, game, data, work, same)
        told = news.quick_lines(game, data.seat, span.first - 1)
        if not with_position:
            return news.played_body(game.last, told, None)
        shown = await news.position(services.desk.positions, game, data.seat, None)
        return news.played_body(game.last, told, shown)


async def _span(
    services: Services, session: bytes, game: OpenGame, data: Undo, work: Work, same: Same
) -> Span:
    game.access(session).need_seat(data.seat)
    need(services.rates.choices, (game.id, data.seat), "choices")
    move_id = data.move_id
    return await services.desk.play(game, data.seat, work, data.expect, move_id, session, same)


ROUTES = (choose, undo)
