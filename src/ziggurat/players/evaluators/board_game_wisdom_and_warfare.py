"""What Wisdom and Warfare is worth: policies, building programs, city-states and relics.

Owns the weights of this box. It reads public facts only.
"""

from __future__ import annotations

from typing import Final, cast

from ziggurat.games.board_game.ids import CITY_SLOTS, COINS_TO_WIN, NONE
from ziggurat.games.board_game.movement.figures import water_use
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import (
    CityState,
    is_city_state,
)
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import controlled
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    ARK_CODE,
    ATTILA_CODE,
    EXPANSIONISM,
    MILITARY_TRADITION,
    NATURAL_RELIGION,
    ORGANIZED_RELIGION,
    PACIFISM,
    PATRONAGE,
    RATIONALISM,
    URBAN_DEVELOPMENT,
)
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.players.evaluators.board_game_map import square_yield, ways
from ziggurat.players.evaluators.board_game_relics import claims

# What each policy does in a turn; the coin of Organized Religion counts as all coins do.
POLICIES: Final = {
    RATIONALISM: 8.0,
    PATRONAGE: 6.0,
    NATURAL_RELIGION: 3.0,
    ORGANIZED_RELIGION: 3.0,
    PACIFISM: 10.0,
    MILITARY_TRADITION: 9.0,
}
# Policies that do more the more there is: for each city, and for each developed one.
EXPANDED: Final = 4.0
DEVELOPED: Final = 6.0
DEVELOPED_BY: Final = 2
# A program is a turn's work for the next one: it is worth its city's production.
PROGRAM: Final = 2.0
PROGRAMMED: Final = 0.6
# What a city-state gives while it is held: trade, production, culture, a coin, a bonus, resources.
TRADE: Final = 3.0
PRODUCTION: Final = 2.0
CULTURE: Final = 1.6
COIN: Final = 90.0 / COINS_TO_WIN
COMBAT: Final = 1.5
RESOURCES: Final = 2.0
# The nearer a figure is to a city-state that nobody has, the sooner it has it.
NEAR: Final = 4.0


def terms(g: Table, seat: int) -> float:
    """What a seat has of this box."""
    value = policies(g, seat) + programs(g, seat) + city_states(g, seat)
    return value + claims(g, seat, ATTILA_CODE, ARK_CODE)


def policies(g: Table, seat: int) -> float:
    """What the adopted policies do for a seat."""
    value = 0.0
    for policy in wisdom(g).policies[seat]:
        if policy == EXPANSIONISM:
            value += EXPANDED * (CITY_SLOTS - g.cities[seat].count(NONE))
        elif policy == URBAN_DEVELOPMENT:
            value += DEVELOPED * developed(g, seat)
        else:
            value += POLICIES[policy]
    return value


def developed(g: Table, seat: int) -> int:
    """How many cities have so many markers around them that their policy counts."""
    found = 0
    for square in g.cities[seat]:
        if square != NONE:
            there = [g.markers[at] for at in g.layout.around[square] if g.markers[at] != NONE]
            found += len(set(there)) >= DEVELOPED_BY
    return found


def programs(g: Table, seat: int) -> float:
    """What the programs of a seat will bring when their cities produce."""
    value = 0.0
    mask = wisdom(g).programs[seat]
    for slot, square in enumerate(g.cities[seat]):
        if mask >> slot & 1 and square != NONE:
            around = g.layout.around[square]
            value += PROGRAM + PROGRAMMED * sum([square_yield(g.ground[at]) for at in around]) / 2
    return value


def city_states(g: Table, seat: int) -> float:
    """What city-states give that a seat controls, and how near it is to others."""
    held = controlled(g, seat)
    value = 0.0
    for square in held:
        value += given(cast(CityState, g.printed.tokens[g.tokens[square]]))
    taken = {at for other in range(g.seats) for at in controlled(g, other)}
    free = tuple(
        [at for at, token in enumerate(g.tokens) if is_city_state(token) and at not in taken]
    )
    figures = [*g.armies[seat], *g.scouts[seat]]
    if not free or not figures:
        return value
    steps = ways(g.layout, g.ground, water_use(g, seat) > 0, free)
    return value + NEAR / (1 + min([steps[figure] for figure in figures]))


def given(row: CityState) -> float:
    """What a city-state is worth as long as it is held."""
    icons = row.icons
    assert icons is not None
    value = TRADE * icons.trade + PRODUCTION * icons.production + CULTURE * icons.culture
    value += COIN * icons.coins + COMBAT * row.combat
    return value + (RESOURCES if row.resources else 0.0)
