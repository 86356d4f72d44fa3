"""Going back by consent.

Owns the proposal: who asks, who agrees, and that it is carried out once all people do. Bots
agree with everything, and wait while a proposal is open.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ziggurat.api import Match
from ziggurat.match.entry import Entry
from ziggurat.server import news
from ziggurat.server.chairs import Proposal, rewind_data
from ziggurat.server.choosing import EntryNumber
from ziggurat.server.desk import OpenGame
from ziggurat.server.errors import ApiError, bad_request, over
from ziggurat.server.hub import Hub
from ziggurat.server.routes.answers import Rewound, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.services import Req, Services, need, services_of, session_of


class Rewind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Propose or agree to go back to the position after entry `to`; `agree: false` ends it."""

    seat: int
    to: Annotated[EntryNumber | None, msgspec.Meta(title="to")] = None
    agree: bool = True


@post("/api/games/{game_id:str}/rewind", status_code=200, responses=answers(Rewound))
async def rewind(request: Req, game_id: FromPath[str], data: JSONBody[Rewind]) -> Response[bytes]:
    """Ask all people to go back, agree, or refuse."""
    services = services_of(request)
    session = session_of(request)
    async with services.desk.hold(game_id) as game:
        access = game.access(session)
        access.need_seat(data.seat)
        need(services.rates.choices, (game_id, data.seat), "choices")
        if game.over:
            raise over()
        await services.desk.be_sure(game)
        if data.agree:
            proposal = _agreed(game, data, tuple(sorted(access.seats)))
        else:
            proposal = None
        meta = msgspec.structs.replace(game.meta, rewind=proposal)
        if proposal is not None and _missing(game, services.hub, proposal):
            await services.desk.set_meta(game, meta)
        elif proposal is not None:
            await _carry_out(services, game, proposal, session)
        elif game.meta.rewind is not None:
            await services.desk.set_meta(game, meta)
        news.tell_rewind(game, services.hub)
        services.driver.poke(game)
        return json_data({"last": game.last, "rewind": rewind_data(game.meta.rewind)})


def _agreed(game: OpenGame, data: Rewind, seats: tuple[int, ...]) -> Proposal:
    """The proposal, with the consent of all seats that whoever agrees holds."""
    before = game.meta.rewind
    to = before.to if data.to is None and before is not None else data.to
    if to is None:
        raise bad_request("Nothing is proposed; name the entry to go back to.")
    if not to < game.last:
        raise ApiError(409, "no_undo", "There is no such earlier position.", {"reason": "no_entry"})
    if before is None or (before.to != to and before.by in seats):
        return Proposal(to, data.seat, seats)
    if before.to != to:
        message = "Somebody proposes another position; agree to it or end it first."
        raise ApiError(409, "other_proposal", message, {"to": before.to})
    return Proposal(to, before.by, tuple(sorted({*before.consents, *seats})))


def _missing(game: OpenGame, hub: Hub, proposal: Proposal) -> list[int]:
    """The seats of people whose consent is still wanted; nobody waits for an empty seat.

    Whoever lets a bot play, or was made to, is asked all the same as long as they look on.
    """
    held = [seat for seat in range(len(game.meta.chairs)) if game.joined(seat)]
    deciding = game.meta.people()
    people = [seat for seat in held if seat in deciding or hub.count(game.id, seat)]
    return [seat for seat in people if seat not in proposal.consents]


async def _carry_out(
    services: Services, game: OpenGame, proposal: Proposal, session: bytes
) -> None:
    def work(match: Match) -> tuple[Entry, ...]:
        return match.rewind(proposal.to, frozenset(range(match.seats)))

    expect = game.last + 1
    # With a blank, so that it is not a move id of the seat's own.
    await services.desk.play(
        game, proposal.by, work, expect, f"rewind {expect}", session, back=True
    )


ROUTES = (rewind,)
