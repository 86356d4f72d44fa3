"""Facts about what cities can still do, what it brings and what it costs, for scenes to state.

It is never used during play; whoever shows a table reads these numbers here.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.battle.units import full_unit_cost, unit_cost, units_left
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import (
    city_squares,
    coins_on,
    culture_on,
    production_on,
    trade_on,
)
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.cities.moments import OUTSKIRTS_PRODUCTION
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.production import (
    RUSH_PRICE,
    production,
    squares_production,
)
from ziggurat.games.board_game.cities.recruiting import FIGURE_COSTS
from ziggurat.games.board_game.cities.wonders import wonder_cost
from ziggurat.games.board_game.content.civilization_abilities import FREE_BUILDING
from ziggurat.games.board_game.fields import fact
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.moments import CITY_PRODUCTION, RUSH
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import Adjust, AdjustMoment, Cue, Plus, adjusted
from ziggurat.kernel.flows import Ask
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


def read_full_unit_cost(s: State, args: Ints) -> Ints:
    return (full_unit_cost(table(s), args[0], args[1]),)


def read_units_left(s: State, args: Ints) -> Ints:
    return (units_left(table(s), args[0]),)


def read_acting_city(s: State, args: Ints) -> Ints:
    """The seat and the slot of the city that acts now, or whose new piece finds its place."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Ask) and top.asker == FREE_BUILDING:
        return top.seat, top.args[0]
    return (top.seat, top.slot) if isinstance(top, OfCity) else ()


def read_outskirts(s: State, args: Ints) -> Ints:
    return outskirts(table(s), args[0], args[1])


def read_city_yields(s: State, args: Ints) -> Ints:
    """Each square that yields for a city, with its trade, production, culture and coins."""
    g = table(s)
    found: list[int] = []
    for square in city_squares(g, args[0], args[1]):
        found.extend(
            (square, trade_on(g, square), production_on(g, square), culture_on(g, square),
             coins_on(g, square))
        )  # fmt: skip
    return tuple(found)


def read_additions(s: State, args: Ints) -> Ints:
    """What is added to the production of a city's squares: rows with their amounts, and what was
    bought for this turn with `NONE` in place of a row."""
    g = table(s)
    seat, slot = args
    squares = squares_production(g, seat, slot)
    found = _changes(g, OUTSKIRTS_PRODUCTION, seat, slot, squares)
    bought = g.bonus[seat][slot]
    if bought:
        found.append((NONE, bought))
    known = squares + sum([amount for _, amount in found])
    found.extend(_changes(g, CITY_PRODUCTION, seat, slot, known))
    return tuple([number for pair in found for number in pair])


def _changes(
    g: Table, moment: AdjustMoment, seat: int, slot: int, value: int
) -> list[tuple[int, int]]:
    """What each row in play adds to a number of a city, as `adjusted` lets them act."""
    found: list[tuple[int, int]] = []
    for attached in g.acting(seat, moment.name):
        hook = attached.hook
        amount = 0
        if isinstance(hook, Plus):
            amount = hook.amount
        elif isinstance(hook, Adjust):
            amount = hook.change(g, Cue(attached.card, seat, (slot,)), value) - value
        value += amount
        if amount:
            found.append((attached.card, amount))
    return found


def read_arts_yield(s: State, args: Ints) -> Ints:
    return (arts_yield(table(s), args[0], args[1]),)


def read_rush_rate(s: State, args: Ints) -> Ints:
    """The trade that is paid, and the production that a city gets for it."""
    return RUSH_PRICE, adjusted(table(s), RUSH, args[0], (), 1)


CITY_FACTS: Final = (
    fact("actions", ("seat", "city"), "number", "actions"),
    fact("bonus", ("seat", "city"), "number", "bonus"),
    Fact("production", ("seat", "city"), "number", read_production),
    Fact("figure_cost", ("figure",), "number", read_figure_cost),
    Fact("unit_cost", ("seat", "unit_type"), "number", read_unit_cost),
    Fact("full_unit_cost", ("seat", "unit_type"), "number", read_full_unit_cost),
    Fact("units_left", ("unit_type",), "number", read_units_left),
    Fact("wonder_cost", ("seat", "wonder"), "number", read_wonder_cost),
    Fact("acting_city", (), "number", read_acting_city, many=True),
    Fact("outskirts", ("seat", "city"), "square", read_outskirts, many=True),
    Fact("city_yields", ("seat", "city"), "number", read_city_yields, many=True),
    Fact("additions", ("seat", "city"), "number", read_additions, many=True),
    Fact("arts_yield", ("seat", "city"), "number", read_arts_yield),
    Fact("rush_rate", ("seat",), "number", read_rush_rate, many=True),
)
