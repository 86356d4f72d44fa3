"""Movement, put together: its flow, its frames, its refusals and its facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.board_game.movement.facts import MOVEMENT_FACTS
from ziggurat.games.board_game.movement.figures import ARMY_LIMIT
from ziggurat.games.board_game.movement.phase import MOVEMENT_FRAMES, begin_moves
from ziggurat.games.board_game.movement.reasons import MOVEMENT_REASONS
from ziggurat.kernel.rules import Step


def install_movement(b: Build) -> None:
    """The flow "movement", what happens in it, and what can be said about it."""
    b.flow("movement").add((Step("moves", begin_moves),))
    b.moments.add((ARMY_LIMIT,))
    b.reasons.add(MOVEMENT_REASONS)
    b.facts.add(MOVEMENT_FACTS)
    b.records(MOVEMENT_FRAMES)
