"""What the Greeks, the Indians and the Spanish do differently, each ability by itself."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import city_squares, resources_on
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import Growth
from ziggurat.games.board_game.ids import (
    FIRST_BUILDING,
    FIRST_EVENT,
    MARKET_RESOURCES,
    MOST_TRADE,
    SCOUT,
)
from ziggurat.games.board_game.research.pyramid import knows
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import Cue
from ziggurat.kernel.state import State

# A mask of the resources that the market has.
COMMON: Final = (1 << MARKET_RESOURCES) - 1


# The Greeks


def is_first_to_know(g: Table, seat: int, tech: int, others: tuple[int, ...]) -> bool:
    """Tell whether nobody else knows a tech or is among those who research it now."""
    if tech in others:
        return False
    return not any([knows(g, other, tech) for other in range(g.seats) if other != seat])


def pioneers(s: State, cue: Cue, value: int) -> int:
    """A tech that nobody else knows or researches costs the Greeks nothing of their dial."""
    tech, others = cue.args[0], cue.args[1:]
    return MOST_TRADE if is_first_to_know(table(s), cue.owner, tech, others) else value


# The Indians


def begin_with_metropolis(s: State, cue: Cue) -> None:
    """The capital is a metropolis from the start (ff.setup.india_metropolis)."""
    s.push(Growth(cue.owner, True))


def versatile_goods(s: State, cue: Cue, value: int) -> int:
    """A resource may be spent as any that the market has; a culture event is none."""
    if not value or FIRST_EVENT <= cue.args[0] < FIRST_BUILDING:
        return value
    return value | COMMON


def sacred_lands(s: State, cue: Cue, value: int) -> int:
    """A city devoted to the arts gives 1 culture more for each square that it could harvest on."""
    g = table(s)
    squares = city_squares(g, cue.owner, cue.args[0])
    return value + len([square for square in squares if resources_on(g, square)])


# The Spanish


def one_more_scout(s: State, cue: Cue, value: int) -> int:
    """The white scout stands on the map from the start (ff.setup.spain_scout)."""
    return value + 1 if cue.args[0] == SCOUT else value
