"""Companions: games beside a real table, whose people tell what happens there.

Owns beginning such a game, stating positions in it and letting the program answer for chance.
What people tell by choices goes the way of all choices; so does what chance did, in the host's
name. Nobody else can sit at such a game: whoever tells it has the whole table before them.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ziggurat.api import NATURE, Match, State
from ziggurat.build.governed import governed_seats
from ziggurat.build.option import seats_for
from ziggurat.match.entry import Entry
from ziggurat.match.notation import write_seat
from ziggurat.match.told import Told
from ziggurat.scenes import SceneError
from ziggurat.scenes import companion as table
from ziggurat.server.access import new_watch_link
from ziggurat.server.chairs import Chair, Meta, clean_text, seated
from ziggurat.server.choosing import EntryNumber, MoveId, told
from ziggurat.server.desk import OpenGame, Work
from ziggurat.server.errors import ApiError
from ziggurat.server.making import new_id, row_for, rules_for
from ziggurat.server.routes.answers import GameId, answers
from ziggurat.server.routes.copies import owned
from ziggurat.server.routes.creating import MOST_SEATS, count_new_game
from ziggurat.server.routes.replies import json_bytes, json_data
from ziggurat.server.routes.table_answers import FactChoices, Played, TableFacts
from ziggurat.server.services import Req, entering, need, services_of, session_of

PositionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=40_000)]


class NewCompanion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to sit beside: `names` are its people, an empty one has no name.

    With a `position`, a scene or one that was kept, that text says which game it is.
    """

    game: str = ""
    names: tuple[str, ...] = ("",)
    modules: list[str] = []
    options: dict[str, str | int] = {}
    position: PositionText = ""


class Stating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table: facts, one on each line, and whose `turn` begins, at which step.

    Lines that say what is so already change nothing. `corrections` say the same by numbers.
    """

    expect: EntryNumber
    move_id: MoveId
    facts: PositionText = ""
    corrections: Annotated[list[Correction], msgspec.Meta(max_length=200)] = []
    turn: int | None = None
    step: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fact by its name, with the numbers of its arguments and of what it is to be."""

    fact: Annotated[str, msgspec.Meta(max_length=64)]
    args: Annotated[list[int], msgspec.Meta(max_length=8)] = []
    values: Annotated[list[int], msgspec.Meta(max_length=400)] = []


class Rolling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let the program answer for chance: once, or `every` time until somebody else is asked."""

    expect: EntryNumber
    move_id: MoveId
    every: bool = False


@post("/api/companion", status_code=201, responses=answers(GameId, 201))
async def create(request: Req, data: JSONBody[NewCompanion]) -> Response[bytes]:
    """Begin a game beside a real table; all its people are the caller's."""
    services = services_of(request)
    if not 1 <= len(data.names) <= MOST_SEATS:
        raise ApiError(422, "bad_setup", "Name at least one person, and no more than can play.")
    longest = services.limits.name_length
    people = [Chair("person", clean_text(name, longest, "name")) for name in data.names]
    if data.position.strip() and not services.settings.private:
        # Rules can be kept busy for ever by a position that nobody reached by playing.
        message = "Only a server on your own machine reads positions; begin with the set-up."
        raise ApiError(422, "bad_position", message, {"why": "public"})
    count_new_game(request)
    match = await asyncio.to_thread(_begun, data)
    session, cookies = await entering(request)
    game_id = new_id()
    chairs = [*people, *[Chair("person")] * match.seats]
    _, kept = new_watch_link(game_id)
    meta = Meta(seated(chairs, match.rules, match.seats), kept)
    row = row_for(game_id, match, meta)
    await services.store.create(row, owned(session, game_id, meta.chairs), [])
    return json_data({"id": game_id}, 201, cookies)


def _begun(data: NewCompanion) -> Told:
    """The match of a new table."""
    if not data.position.strip():
        rules = rules_for(data.game, tuple(data.modules), data.options)
        match = Told.begin(rules, seats_for(rules, len(data.names)))
    else:
        try:
            s = table.opened(data.position)
            match = Told.begin(s.rules, s.seats)
            match.put("", s)
        except table.FAULTS as error:
            raise _bad_position(error) from error
    if not governed_seats(match.rules, match.seats):
        message = "No rule plays a seat here; add a module that does."
        raise ApiError(422, "bad_setup", message)
    return match


def _bad_position(error: Exception) -> ApiError:
    line = error.line if isinstance(error, SceneError) else 0
    fault = f"{table.fault_of(error):.600}"
    facts = {"line": line, "text": fault}
    message = f"This position cannot be: {f'line {line}: ' if line else ''}{fault}"
    return ApiError(422, "bad_position", message, facts)


@get("/api/games/{game_id:str}/facts", responses=answers(TableFacts))
async def facts(request: Req, game_id: FromPath[str]) -> Response[bytes]:
    """What can be stated of the position, as it is now."""
    services, session = services_of(request), session_of(request)
    async with services.desk.hold(game_id, session) as game:
        match = _need_told(game, session)
        need(services.rates.looks, (session, game_id), "questions")
        s = match.state
        text = await asyncio.to_thread(table.facts_text, s)
        items = await asyncio.to_thread(_items, s)
        steps = table.turn_steps(match.rules)
        return json_data({"facts": text, "items": items, "steps": steps, "last": game.last})


def _items(s: State) -> list[dict[str, Any]]:
    """What can be stated, by numbers."""
    return [
        {
            "fact": at.fact.name,
            "args": at.args,
            "kinds": at.fact.kinds,
            "values": values,
            "kind": at.fact.value,
            "many": at.fact.many,
        }
        for at, values in table.facts_now(s)
    ]


@post("/api/games/{game_id:str}/facts/choices", status_code=200, responses=answers(FactChoices))
async def choices(
    request: Req, game_id: FromPath[str], data: JSONBody[Correction]
) -> Response[bytes]:
    """What a fact could be instead, or also; `values` are those it is to have in any case."""
    services, session = services_of(request), session_of(request)
    async with services.desk.hold(game_id, session) as game:
        match = _need_told(game, session)
        need(services.rates.looks, (session, game_id), "questions")
        s = match.state
        try:
            setting = table.setting_of(s, data.fact, tuple(data.args), tuple(data.values))
        except table.FAULTS as error:
            raise _bad_position(error) from error
        return json_data({"choices": await asyncio.to_thread(table.choices_for, s, setting)})


@post("/api/games/{game_id:str}/facts", status_code=200, responses=answers(Played))
async def state(
    request: Req, game_id: FromPath[str], data: JSONBody[Stating], seat: FromQuery[int] = 0
) -> Response[bytes]:
    """State what lies on the table, and go on from there; `seat` reads the answer."""

    def work(match: Match) -> tuple[Entry, ...]:
        assert isinstance(match, Told)
        try:
            says, s = _stated(match.state, data)
            return match.put(says, s, data.expect)
        except table.FAULTS as error:
            raise _bad_position(error) from error

    return await _played(request, game_id, data, seat, work)


def _stated(s: State, data: Stating) -> tuple[str, State]:
    """What is said, and the position that comes of it."""
    changed = table.changed_lines(table.facts_text(s), data.facts) if data.facts else ""
    said = [line for line in changed.splitlines() if line.strip()]
    if not said and not data.corrections and data.turn is None:
        message = "Nothing is stated that is not so already."
        raise ApiError(422, "bad_position", message, {"why": "unchanged"})
    if said:
        table.state_facts(s, changed)
    if data.corrections:
        settings = [
            table.setting_of(s, at.fact, tuple(at.args), tuple(at.values))
            for at in data.corrections
        ]
        said += table.state_values(s, settings).splitlines()
    if data.turn is not None:
        table.begin_turn(s, data.turn, data.step)
        said.append(f"{table.TURN} {write_seat(s.rules, data.turn)} {data.step}".strip())
    return "\n".join(said), s


@post("/api/games/{game_id:str}/roll", status_code=200, responses=answers(Played))
async def roll(
    request: Req, game_id: FromPath[str], data: JSONBody[Rolling], seat: FromQuery[int] = 0
) -> Response[bytes]:
    """Let the program answer for chance; `seat` reads the answer."""

    def work(match: Match) -> tuple[Entry, ...]:
        assert isinstance(match, Told)
        return match.roll(data.expect, data.every)

    return await _played(request, game_id, data, seat, work)


async def _played(
    request: Req, game_id: str, data: Stating | Rolling, seat: int, work: Work
) -> Response[bytes]:
    services, session = services_of(request), session_of(request)
    async with services.desk.hold(game_id, session) as game:
        _need_told(game, session)
        reader = game.access(session).need_reader(seat)
        need(services.rates.choices, (game_id, NATURE), "choices")
        span = await services.desk.play(game, NATURE, work, data.expect, data.move_id, session)
        return json_bytes(await told(services, game, reader, span, True))


def _need_told(game: OpenGame, session: bytes) -> Told:
    """Refuse whoever does not tell what happens, and games in which nobody does."""
    game.access(session).need_host()
    if not isinstance(game.match, Told):
        message = "Dice are promised here; only beside a real table people tell what they show."
        raise ApiError(409, "not_possible", message)
    return game.match


ROUTES = (create, facts, choices, state, roll)
