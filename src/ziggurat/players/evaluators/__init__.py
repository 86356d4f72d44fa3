"""Evaluators: how good a state is for a seat, one file for each game.

Owns the table from a game's name to what a searching player has to know of it. An
evaluator reads a state and never changes one; a new game is a new line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ziggurat.api import Choice, Question, State
from ziggurat.players.evaluators import board_game, new_dawn, template


def whole_turn(s: State) -> tuple[int, ...]:
    """The flow at the bottom of the stack: in most games that is a seat's turn."""
    return s.stack[0].about()


def all_options(question: Question) -> tuple[Choice, ...]:
    """Every option deserves a look."""
    return question.options


class Evaluator(NamedTuple):
    """What a player knows of a game.

    `evaluate` tells how good a state is for a seat; only differences matter. `has_begun`
    tells whether there is anything to judge yet. `part` names the part of play a state is in:
    a look goes no further. `sensible` are the options that are tried.
    """

    evaluate: Callable[[State, int], float]
    has_begun: Callable[[State], bool]
    part: Callable[[State], tuple[int, ...]] = whole_turn
    sensible: Callable[[Question], tuple[Choice, ...]] = all_options


EVALUATORS: Final[dict[str, Evaluator]] = {
    "board-game": Evaluator(
        board_game.evaluate, board_game.has_begun, board_game.part, board_game.sensible
    ),
    "new-dawn": Evaluator(new_dawn.evaluate, new_dawn.has_begun),
    "template": Evaluator(template.evaluate, template.has_begun),
}
