"""Games that are over and that nobody looks at leave nothing behind in memory."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

import pytest

from tests.server.app.kit import BOT, HERE, YOU, House, Visitor, opened, settings_in
from ziggurat.api import Match
from ziggurat.kernel.state import State
from ziggurat.server import services
from ziggurat.server.desk import OVER_SECONDS, OpenGame
from ziggurat.server.memory import Sweeper
from ziggurat.server.services import services_in

GAMES = 8
KINDS = (Match, State, OpenGame)


def alive() -> list[int]:
    """How many of each kind there are; garbage that nobody has looked for counts."""
    found = gc.get_objects()
    return [sum(isinstance(one, kind) for one in found) for kind in KINDS]


def bots_play(visitor: Visitor, games: int) -> None:
    """Let bots play games to their end."""
    for _ in range(games):
        game = visitor.create(BOT, BOT)["id"]
        until = time.monotonic() + 60
        while not visitor.get(f"/api/games/{game}")["over"]:
            assert time.monotonic() < until


def let_go(house: House) -> None:
    """Wait until no game is open."""
    until = time.monotonic() + 60
    while services_in(house.client.app).desk.games:
        # Again and again: a bot may have looked just after the clock was turned.
        house.clock.now += 1000
        assert time.monotonic() < until
        time.sleep(0.01)


def test_finished_games_are_forgotten(tmp_path: Path) -> None:
    with opened(settings_in(tmp_path, idle_seconds=0.2)) as house:
        visitor = house.visitor()
        bots_play(visitor, 1)
        let_go(house)
        gc.collect()
        before = alive()
        bots_play(visitor, GAMES)
        let_go(house)
        # The server itself looks for garbage, soon after it has let go of games.
        until = time.monotonic() + 60
        while any(new > old for new, old in zip(alive(), before, strict=True)):
            assert time.monotonic() < until, (before, alive())
            time.sleep(0.05)


def test_a_game_that_is_over_goes_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody else is to tidy up meanwhile.
    monkeypatch.setattr(services, "TIDY_SECONDS", 9999.0)
    with opened(settings_in(tmp_path, idle_seconds=9999.0)) as house:
        visitor = house.visitor()
        bots_play(visitor, 1)
        running = visitor.create(YOU, HERE)["id"]
        visitor.play_on(running, 1)
        desk = services_in(house.client.app).desk
        house.clock.now += OVER_SECONDS + 1
        # Unless somebody looks through it.
        assert desk.unload_idle(lambda _: True) == 0
        assert desk.unload_idle(lambda _: False) == 1
        assert list(desk.games) == [running]
        house.clock.now += 10_000
        assert desk.unload_idle(lambda _: False) == 1


def test_nobody_waits_long_for_games_that_are_over(tmp_path: Path) -> None:
    """Those that lie around at the same time are what memory stays as large as."""
    with opened(settings_in(tmp_path, idle_seconds=9999.0)) as house:
        visitor = house.visitor()
        bots_play(visitor, 2)
        desk = services_in(house.client.app).desk
        until = time.monotonic() + 60
        while desk.games:
            # Far less than games wait that are not over.
            house.clock.now += 0.1
            assert time.monotonic() < until
            time.sleep(0.01)


def test_looking_for_garbage_has_to_be_worth_it() -> None:
    async def run() -> list[bool]:
        sweeper = Sweeper()
        steps = [(0, 0), (1, 0), (0, 0), (3, 9), (3, 9), (3, 9), (3, 9)]
        return [await sweeper.sweep(gone, still) for gone, still in steps]

    assert asyncio.run(run()) == [False, True, False, False, False, True, False]
