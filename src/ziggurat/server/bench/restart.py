"""Restarts: how a server comes back with many open games, and what each of them weighs.

Owns the games it makes for that: a few that people really played, copied by forking. The server
is ended as a power cut would end it.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat.server.bench.crowd import LoadFault
from ziggurat.server.bench.figures import Figure, figure
from ziggurat.server.bench.handles import Host
from ziggurat.server.bench.lines import Lines, cookie_of
from ziggurat.server.bench.people import MADE, SCRIPTS
from ziggurat.server.bench.script import script, seed_of

GAME: Final = "new-dawn"


class Restart(NamedTuple):
    """How many games of how many choices there are, and how many are looked at one by one.

    The server is started again so many `times`.
    """

    seats: int
    games: int
    length: int
    looked_at: int
    times: int


class Copies(NamedTuple):
    """The games on a server, and the session they all belong to."""

    ids: list[str]
    cookie: str


def measure_restart(folder: Path, plan: Restart) -> list[Figure]:
    """Make games, end the server, start it again and look at some and then at all of them."""
    own = folder / "restart"
    own.mkdir()
    with Host("server", own) as server:
        copies = asyncio.run(_copies(server.port, plan))
        server.kill()
    ready = [_ready(own) for _ in range(plan.times)]
    with Host("server", own) as server:
        looked = asyncio.run(_looked(server, copies, plan.looked_at))
    return [figure("restart_ready", "s", False, ready), *looked]


def _ready(folder: Path) -> float:
    """The seconds from the start of a server to its first answer."""
    began = time.perf_counter()
    with Host("server", folder) as server:
        asyncio.run(_first_answer(server.port))
        spent = time.perf_counter() - began
        server.kill()
    return spent


async def _first_answer(port: int) -> None:
    lines = Lines(port)
    await lines.ask("GET", "/api/about")
    lines.close()


async def _copies(port: int, plan: Restart) -> Copies:
    lines = Lines(port)
    copies = Copies([], "")
    for number in range(min(SCRIPTS, plan.games)):
        copies = await _played(lines, plan, number, copies)
    played = list(copies.ids)
    for at in range(plan.games - len(played)):
        parent = played[at % len(played)]
        # Each copy at another place: no two are alike.
        last = plan.length // 2 + at % (plan.length // 2)
        path = f"/api/games/{parent}/fork"
        reply = await lines.ask("POST", path, {"at": last}, copies.cookie)
        copies.ids.append(MADE.decode(reply.body).id)
    lines.close()
    return copies


async def _played(lines: Lines, plan: Restart, number: int, before: Copies) -> Copies:
    """One more game in which some choices have been made."""
    chairs = [{"kind": "you" if seat == 0 else "here"} for seat in range(plan.seats)]
    wanted = {"game": GAME, "seats": chairs, "seed": seed_of(number).hex()}
    reply = await lines.ask("POST", "/api/games", wanted, before.cookie)
    cookie = cookie_of(reply) or before.cookie
    game_id = MADE.decode(reply.body).id
    for at, step in enumerate(script(GAME, plan.seats, number, plan.length)):
        data = {"seat": step.seat, "choice": step.choice, "expect": step.expect}
        move = {**data, "move_id": f"made-{at}"}
        await lines.ask("POST", f"/api/games/{game_id}/choices", move, cookie)
    return Copies([*before.ids, game_id], cookie)


async def _looked(server: Host, copies: Copies, looked_at: int) -> list[Figure]:
    lines = Lines(server.port)
    await lines.ask("GET", "/api/about")
    stride = max(1, len(copies.ids) // looked_at)
    spent = [await _look(lines, game_id, copies.cookie) for game_id in copies.ids[::stride]]
    before = server.memory_kib()
    opened = len(copies.ids[::stride])
    for game_id in copies.ids:
        await _look(lines, game_id, copies.cookie)
    after = server.memory_kib()
    lines.close()
    found = [
        figure("restart_game_p50", "ms", False, spent),
        figure("restart_game", "ms", False, [max(spent)]),
    ]
    if before is not None and after is not None and len(copies.ids) > opened:
        each = (after - before) / (len(copies.ids) - opened)
        found.append(figure("idle_game", "KiB", False, [each]))
    return found


async def _look(lines: Lines, game_id: str, cookie: str) -> float:
    """Ask for what the page draws first; returns the milliseconds it takes."""
    began = time.perf_counter()
    reply = await lines.ask("GET", f"/api/games/{game_id}/position?seat=0", None, cookie)
    if not reply.body:
        raise LoadFault("a position was empty")
    return 1e3 * (time.perf_counter() - began)
