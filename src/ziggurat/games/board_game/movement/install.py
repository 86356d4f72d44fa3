"""Movement, put together: its flow, its frames, its refusals and its facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.kind import Kind
from ziggurat.games.board_game.content.tokens import TOKENS
from ziggurat.games.board_game.movement.facts import MOVEMENT_FACTS
from ziggurat.games.board_game.movement.moments import MOVEMENT_MOMENTS
from ziggurat.games.board_game.movement.phase import MOVEMENT_FRAMES, begin_moves
from ziggurat.games.board_game.movement.reasons import MOVEMENT_REASONS
from ziggurat.games.board_game.rows.token import NOTHING, Token
from ziggurat.kernel.rules import Step


def install_movement(b: Build) -> None:
    """The flow "movement", what happens in it, and what can be said about it."""
    b.flow("movement").add((Step("moves", begin_moves),))
    b.content("map_token").add(TOKENS)
    b.content("gatherer")
    b.moments.add(MOVEMENT_MOMENTS)
    b.at_last(_install_tokens)
    b.reasons.add(MOVEMENT_REASONS)
    b.facts.add(MOVEMENT_FACTS)
    b.records(MOVEMENT_FRAMES)


def _install_tokens(b: Build) -> None:
    """The kind of argument that names what lies on a square, also what modules bring."""
    labels = {NOTHING.code: NOTHING.name}
    for row in b.content("map_token").items:
        assert isinstance(row, Token)
        labels[row.code] = row.name
    b.kinds.add((Kind("token", 0, max(labels), labels),))
