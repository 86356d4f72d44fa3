"""Figures: armies and scouts on the map and beside the sheet.

Owns how many there are, where they may stand, and putting them down and taking them up. Why one
is put down or killed is somebody else's business.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import city_at
from ziggurat.games.board_game.holdings import refresh_all
from ziggurat.games.board_game.ids import ARMY, FOG, NONE, SCOUT, WATER
from ziggurat.games.board_game.moments import SPEED, STACKING, WATER_USE
from ziggurat.games.board_game.movement.moments import ARMY_LIMIT, SCOUT_LIMIT
from ziggurat.games.board_game.reasons import HIDDEN_TILE, NOT_ON_WATER, STACK_FULL
from ziggurat.games.board_game.state import Table, gathered_code
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED
from ziggurat.lib.vec import put_row, with_sorted, without

NO_WATER: Final = 0
CROSSES_WATER: Final = 1
ENDS_ON_WATER: Final = 2


def speed(g: Table, seat: int, armies: int, scouts: int) -> int:
    """Squares a group may move.  Rules: cb.movement.speed_two, cb.movement.speed_tech"""
    return adjusted(g, SPEED, seat, (armies, scouts), 2)


def stacking(g: Table, seat: int) -> int:
    """Own figures on one square.  Rules: cb.movement.stacking_limit_two, .stacking_tech"""
    return adjusted(g, STACKING, seat, (), 2)


def water_use(g: Table, seat: int) -> int:
    """What a seat's figures may do on water.  Rules: cb.movement.water_forbidden"""
    return adjusted(g, WATER_USE, seat, (), NO_WATER)


def seafaring(g: Table) -> int:
    """The first tech that lets figures enter water."""
    for tech in g.rules.families["tech"]:
        if WATER_USE.name in [hook.moment.name for hook in g.rules.rows[tech].hooks]:
            return tech
    return NONE


def figures_on(g: Table, seat: int, square: int) -> int:
    """How many figures of a seat stand on a square (cb.movement.stacking_counts_all)."""
    return g.armies[seat].count(square) + g.scouts[seat].count(square)


def armies_left(g: Table, seat: int) -> int:
    """Armies beside the sheet.  Rules: cb.setup.figure_supply, cb.figure.needs_available_piece"""
    most = adjusted(g, ARMY_LIMIT, seat, (), g.rules.limits["armies"])
    return most - len(g.armies[seat])


def scouts_left(g: Table, seat: int) -> int:
    """Scouts beside the sheet."""
    most = adjusted(g, SCOUT_LIMIT, seat, (), g.rules.limits["scouts"])
    return most - len(g.scouts[seat])


def is_revealed(g: Table, square: int) -> bool:
    """Tell whether a square lies faceup; those that this map does not have do not."""
    return square < len(g.ground) and g.ground[square] != FOG


def is_water(g: Table, square: int) -> bool:
    """Tell whether a revealed square is water; a Harbor keeps it so, a city on it does not."""
    return ground.terrain(g.ground[square]) == WATER and city_at(g, square)[0] == NONE


def may_stand(g: Table, seat: int, square: int) -> int:
    """The reason why one more figure of a seat may not end on a square, as far as ground and
    stacking go.  Rules: cb.figure.placement_water, cb.figure.placement_stacking"""
    if g.ground[square] == FOG:
        return HIDDEN_TILE
    if is_water(g, square) and water_use(g, seat) != ENDS_ON_WATER:
        return NOT_ON_WATER
    return STACK_FULL if figures_on(g, seat, square) >= stacking(g, seat) else ALLOWED


def place_army(g: Table, seat: int, square: int) -> None:
    """Put an army on the map."""
    g.armies = put_row(g.armies, seat, with_sorted(g.armies[seat], square))
    refresh_all(g)


def place_scout(g: Table, seat: int, square: int) -> None:
    """Put a scout on the map; it gathers from the next turn on (cb.scout.from_next_turn)."""
    after = with_sorted(g.scouts[seat], square)
    at = after.index(square)
    cities = g.scout_city[seat]
    g.scouts = put_row(g.scouts, seat, after)
    g.scout_city = put_row(g.scout_city, seat, cities[:at] + (NONE,) + cities[at:])
    refresh_all(g)


def remove_army(g: Table, seat: int, square: int) -> None:
    """Take an army off the map, to its owner's sheet (cb.figure.killed_figures_return)."""
    g.armies = put_row(g.armies, seat, without(g.armies[seat], square))
    refresh_all(g)


def remove_scout(g: Table, seat: int, square: int) -> None:
    """Take a scout off the map, to its owner's sheet; of several, one that gathers nothing."""
    at = _which(g, seat, square)
    scouts, cities = g.scouts[seat], g.scout_city[seat]
    leave_gathered(g, seat, square, cities[at])
    g.scouts = put_row(g.scouts, seat, scouts[:at] + scouts[at + 1 :])
    g.scout_city = put_row(g.scout_city, seat, cities[:at] + cities[at + 1 :])
    refresh_all(g)


def leave_gathered(g: Table, seat: int, square: int, slot: int) -> None:
    """A scout goes: what it has gathered stays with its city (cb.scout.whole_turn)."""
    if not g.printed.tokens[g.tokens[square]].apart:
        keep_gathered(g, seat, square, slot)


def keep_gathered(g: Table, seat: int, square: int, slot: int) -> None:
    """Note that a city has a square this turn, whoever gathered it; `NONE` is no city."""
    code = gathered_code(square, slot)
    if slot != NONE and code not in g.used[seat]:
        g.used = put_row(g.used, seat, with_sorted(g.used[seat], code))


def _which(g: Table, seat: int, square: int) -> int:
    """Where in its row a scout of a square stands."""
    scouts = g.scouts[seat]
    found = scouts.index(square)
    for at in range(found, len(scouts)):
        if scouts[at] == square and g.scout_city[seat][at] == NONE:
            return at
    return found


def place_figure(g: Table, seat: int, square: int, figure: int) -> None:
    """Put a figure of either kind on the map."""
    if figure == ARMY:
        place_army(g, seat, square)
    else:
        place_scout(g, seat, square)


def remove_figure(g: Table, seat: int, square: int, figure: int) -> None:
    """Take a figure of either kind off the map."""
    if figure == ARMY:
        remove_army(g, seat, square)
    else:
        remove_scout(g, seat, square)


def has_figure(g: Table, seat: int, square: int, figure: int) -> bool:
    """Tell whether a seat has a figure of a kind on a square."""
    return square in (g.scouts[seat] if figure == SCOUT else g.armies[seat])
