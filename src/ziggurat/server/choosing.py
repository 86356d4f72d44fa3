"""Choosing: the one way of a choice, however it came.

Owns what a choice is on the wire and how it is played: checked, played, saved, and only then
acknowledged. The fast lane, the route and the stream all come through `chosen` and differ in what
they say afterwards.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from ziggurat.api import Choice, Match, parse
from ziggurat.kernel.choice import PASS
from ziggurat.match.entry import Entry
from ziggurat.match.standing import may_stand
from ziggurat.server import news
from ziggurat.server.desk import OpenGame, Same, Span, Work
from ziggurat.server.errors import ApiError, conceded
from ziggurat.server.services import Services, need

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
    """Answer the open question of a seat; the choice is numbers or in notation.

    With `rest_of_turn`, a question that can be declined so is declined until the turn ends.
    """

    choice: Numbers | Words
    rest_of_turn: bool = False


class Chosen(NamedTuple):
    """The entries of a choice, whether they are new, and what happened in words of the wire."""

    span: Span
    new: bool
    body: bytes


async def chosen(
    services: Services,
    session: bytes,
    game_id: str,
    data: Choose,
    *,
    answered: bool = True,
    with_position: bool = False,
) -> Chosen:
    """Play a choice and, if an answer is wanted, say what happened."""
    async with services.desk.hold(game_id, session) as game:
        before = game.last
        span = await _chosen(services, session, game, data)
        body = await told(services, game, data.seat, span, with_position) if answered else b""
        return Chosen(span, span.first > before, body)


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


def as_choice(match: Match, choice: list[int] | str) -> Choice:
    """A choice as the engine takes it, or `ValueError`."""
    return parse(match.rules, choice) if isinstance(choice, str) else tuple(choice)


async def _chosen(services: Services, session: bytes, game: OpenGame, data: Choose) -> Span:
    """Play a choice; one that declines for the rest of the turn stands from here on."""
    topic = _declined(session, game, data) if data.rest_of_turn else ""
    work, same = _work_of(data), _same_as(data)
    if not topic or topic in game.standing.topics(game.match.state, data.seat):
        return await played(services, session, game, data, work, same)
    # Before it is played: the same question may be the next one.
    game.standing.decline(game.match.state, data.seat, topic)
    try:
        return await played(services, session, game, data, work, same)
    except BaseException:
        game.standing.withdraw(data.seat, topic)
        raise


def _declined(session: bytes, game: OpenGame, data: Choose) -> str:
    """The topic that a choice declines; nothing if the game has moved on meanwhile."""
    game.access(session).need_seat(data.seat)
    match = game.match
    asked = [question for question in match.questions(data.seat) if question.seat == data.seat]
    if data.expect != match.next_entry or not asked:
        return ""
    try:
        choice = as_choice(match, data.choice)
    except ValueError:
        return ""
    if choice != (PASS,) or not may_stand(match.rules, asked[0]):
        message = "Only a question that may come again can be declined for the rest of the turn."
        raise ApiError(422, "no_standing", message + " Answer it without rest_of_turn.")
    return asked[0].topic


async def told(
    services: Services, game: OpenGame, seat: int, span: Span, with_position: bool
) -> bytes:
    """What happened at some entries, and the position after them if it is wanted."""
    lines = news.quick_lines(game, seat, span.first - 1)
    if not with_position:
        return news.played_body(game.last, lines, None)
    shown = await news.position(services.desk.positions, game, seat, None)
    return news.played_body(game.last, lines, shown)


async def played(
    services: Services,
    session: bytes,
    game: OpenGame,
    data: Undo,
    work: Work,
    same: Same,
    *,
    back: bool = False,
) -> Span:
    """Do some work in a game for a seat of a session, once for each `move_id`."""
    game.access(session).need_seat(data.seat)
    if game.meta.has_conceded(data.seat):
        raise conceded(data.seat)
    need(services.rates.choices, (game.id, data.seat), "choices")
    move_id = data.move_id
    desk = services.desk
    return await desk.play(game, data.seat, work, data.expect, move_id, session, same, back=back)
