"""Facts about what cities can still do and what it costs, for scenes to state and set up.

It is never used during play; whoever shows a table reads costs here.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.cities.recruiting import FIGURE_COSTS
from ziggurat.games.board_game.cities.wonders import wonder_cost
from ziggurat.games.board_game.fields import fact
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_production(s: State, args: Ints) -> Ints:
    return (production(table(s), args[0], args[1]),)


def read_figure_cost(s: State, args: Ints) -> Ints:
    return (FIGURE_COSTS[args[0]],)


def read_unit_cost(s: State, args: Ints) -> Ints:
    return (unit_cost(table(s), args[0], args[1]),)


def read_wonder_cost(s: State, args: Ints) -> Ints:
    return (wonder_cost(table(s), args[0], args[1]),)


CITY_FACTS: Final = (
    fact("actions", ("seat", "city"), "number", "actions"),
    fact("bonus", ("seat", "city"), "number", "bonus"),
    Fact("production", ("seat", "city"), "number", read_production),
    Fact("figure_cost", ("figure",), "number", read_figure_cost),
    Fact("unit_cost", ("seat", "unit_type"), "number", read_unit_cost),
    Fact("wonder_cost", ("seat", "wonder"), "number", read_wonder_cost),
)
