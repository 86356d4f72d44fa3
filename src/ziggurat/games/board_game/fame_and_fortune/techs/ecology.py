"""Ecology: coins pay for culture, and wheat makes an empty square another terrain."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import city_at
from ziggurat.games.board_game.board.yields import blockaded, coins
from ziggurat.games.board_game.cities.lands import change_terrain
from ziggurat.games.board_game.fame_and_fortune.techs.reasons import (
    MOUNTAIN_STAYS,
    SAME_TERRAIN,
    SQUARE_NOT_EMPTY,
)
from ziggurat.games.board_game.fame_and_fortune.verbs import BECOME
from ziggurat.games.board_game.ids import FOG, MOUNTAIN, NO_TOKEN, NONE, TERRAINS
from ziggurat.games.board_game.reasons import HIDDEN_TILE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import AT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

SQUARE: Final = "ecology_square"
TERRAIN: Final = "ecology_terrain"
COINS_EACH: Final = 3


def paid_by_coins(s: State, cue: Cue, value: int) -> int:
    """A space of the culture track costs 1 trade less for every 3 coins."""
    return max(0, value - coins(table(s), cue.owner) // COINS_EACH)


def may_turn(g: Table, square: int) -> int:
    """The reason why a square stays what it is: it is hidden, a mountain or not empty."""
    if square >= len(g.ground) or g.ground[square] == FOG:
        return HIDDEN_TILE
    if ground.terrain(g.ground[square]) == MOUNTAIN:
        return MOUNTAIN_STAYS
    taken = g.markers[square] != NONE or g.tokens[square] != NO_TOKEN
    if taken or blockaded(g, NONE, square) or city_at(g, square)[0] != NONE:
        return SQUARE_NOT_EMPTY
    return ALLOWED


def may_become(g: Table, square: int, terrain: int) -> int:
    """The reason why a square does not become a terrain."""
    if terrain == MOUNTAIN:
        return MOUNTAIN_STAYS
    return SAME_TERRAIN if ground.terrain(g.ground[square]) == terrain else ALLOWED


def empty_squares(g: Table) -> list[int]:
    """Squares that may become another terrain, ascending."""
    return [square for square in range(len(g.ground)) if may_turn(g, square) == ALLOWED]


def can_turn(s: State, cue: Cue) -> int:
    """The reason why no square can be changed."""
    return ALLOWED if empty_squares(table(s)) else SQUARE_NOT_EMPTY


def turn_square(s: State, cue: Cue) -> None:
    """Let a seat choose an empty square and what becomes of it."""
    if empty_squares(table(s)):
        s.push(Ask(SQUARE, cue.owner))


def ask_square(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(AT, square) for square in empty_squares(table(s))])
    return Question(seat, SQUARE, SPACE, options)


def refuse_square(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != AT:
        return Reason(OTHER_QUESTION)
    reason = may_turn(table(s), choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def chose_square(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    s.push(Ask(TERRAIN, order[0], (choices[0][1],)))


# What becomes of it: args are the square


def ask_terrain(s: State, seat: int, args: Ints) -> Question:
    g = table(s)
    found = [at for at in range(len(TERRAINS)) if may_become(g, args[0], at) == ALLOWED]
    return Question(seat, TERRAIN, PICK, tuple([(BECOME, at) for at in found]), args)


def refuse_terrain(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != BECOME:
        return Reason(OTHER_QUESTION)
    reason = may_become(table(s), args[0], choice[1])
    return None if reason == ALLOWED else Reason(reason, args)


def chose_terrain(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    change_terrain(table(s), args[0], choices[0][1])


ECOLOGY_ASKERS: Final = (
    Asker(SQUARE, ask_square, refuse_square, chose_square),
    Asker(TERRAIN, ask_terrain, refuse_terrain, chose_terrain),
)
