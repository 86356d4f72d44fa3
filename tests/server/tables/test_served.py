"""For every seat and for a spectator, positions, previews and reasons work all through a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.conformance import fault_secrets
from tests.server.tables.served import serve
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import Broken
from ziggurat.match.files import import_match

# Whole games, but not each decision: `soak` fetches them all.
EVERY: Final = {"template": 1, "new-dawn": 17, "board-game": 37}
LIMIT: Final = 3000
CASES: Final = [
    pytest.param(game, seats, id=f"{game.name} {seats}")
    for game in api.games().values()
    for seats in build(game).seats
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_game_is_served_from_beginning_to_end(game: Game, seats: int, tmp_path: Path) -> None:
    every = EVERY.get(game.name, 40)
    assert serve(build(game), seats, seats, tmp_path, every=every, limit=LIMIT) > 10


def test_a_deal_that_asks_somebody_else_is_caught_and_kept(tmp_path: Path) -> None:
    game = fault_secrets.FROZEN_REDEAL
    with pytest.raises(Broken, match=r"seat \d is told nothing at entry \d+.*kept in") as caught:
        serve(build(game), 3, 1, tmp_path, every=1, limit=LIMIT)
    (kept,) = tmp_path.iterdir()
    assert kept.name in caught.value.text
    assert import_match(kept, {game.name: game}).outcome is None
