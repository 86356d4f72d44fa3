"""Evaluators: how good a state is for a seat, one file for each game.

Owns the table from a game's name to what a searching player has to know of it. An
evaluator reads a state and never changes one; a new game is a new line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat.api import State
from ziggurat.players.evaluators import board_game, new_dawn, template


class Evaluator(NamedTuple):
    """What a player knows of a game.

    `evaluate` tells how good a state is for a seat; only differences matter. `has_begun`
    tells whether there is anything to judge yet.
    """

    evaluate: Callable[[State, int], float]
    has_begun: Callable[[State], bool]


EVALUATORS: Final[dict[str, Evaluator]] = {
    "board-game": Evaluator(board_game.evaluate, board_game.has_begun),
    "new-dawn": Evaluator(new_dawn.evaluate, new_dawn.has_begun),
    "template": Evaluator(template.evaluate, template.has_begun),
}
