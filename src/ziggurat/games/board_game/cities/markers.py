"""Markers: putting buildings, wonders and great people on squares and taking them off.

Owns where a marker goes when it leaves the map. Whether one may be put somewhere is decided by
those who produce or place it.
"""

from __future__ import annotations

from ziggurat.games.board_game.board.sites import city_at, outskirts
from ziggurat.games.board_game.content.buildings import CITY_WALLS
from ziggurat.games.board_game.culture.moments import PERSON_LOST
from ziggurat.games.board_game.holdings import keep_books, refresh
from ziggurat.games.board_game.ids import CITY_SLOTS, FIRST_WONDER, NONE
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, city_id
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.lib.vec import add_at, put, put_row, with_sorted


def place_marker(g: Table, seat: int, square: int, number: int) -> None:
    """Put a marker of a seat on a square; what lies there goes where it belongs.

    A great person that makes room counts as used: it waits for the next turn.
    Rules: cb.replace.building_by_building, cb.replace.old_building_to_market,
    cb.replace.old_wonder_gone, cb.gp.replaced_goes_to_reserve
    """
    old = g.markers[square]
    if old != NONE:
        remove_marker(g, square)
        if is_person(g, old):
            g.reserve = put_row(g.reserve, seat, with_sorted(g.reserve[seat], old))
            g.used = put_row(g.used, seat, with_sorted(g.used[seat], old))
    g.markers = put(g.markers, square, number)
    row = g.rules.rows[number]
    if isinstance(row, Wonder):
        g.owners = put(g.owners, number - FIRST_WONDER, seat)
        g.wonder_squares = put(g.wonder_squares, number - FIRST_WONDER, square)
        refresh(g, seat)
    elif isinstance(row, Building):
        g.supply = add_at(g.supply, row.group, -1)
    if is_person(g, number) or is_person(g, old):
        # What acts for a seat may rest on who stands on the map.
        refresh(g, seat)
    g.note("placed", seat, (number, square))


def may_cover(g: Table, square: int) -> int:
    """The reason why nothing may be put on a square or changed there: a token that keeps it."""
    return g.printed.tokens[g.tokens[square]].keeps


def remove_marker(g: Table, square: int) -> None:
    """Take a marker off: a building to the supply, a wonder out of the game.

    A great person is in nobody's hands afterwards: the caller says where it goes.
    """
    number = g.markers[square]
    g.markers = put(g.markers, square, NONE)
    row = g.rules.rows[number]
    if isinstance(row, Building):
        g.supply = add_at(g.supply, row.group, 1)
    elif isinstance(row, Wonder):
        lose_wonder(g, number)


def lose_marker(g: Table, seat: int, square: int) -> None:
    """Take a marker of a seat off for good; a great person is out of the game with it."""
    number = g.markers[square]
    remove_marker(g, square)
    if is_person(g, number):
        refresh(g, seat)
        keep_books(g, PERSON_LOST, seat, (number,))


def lose_wonder(g: Table, wonder: int) -> None:
    """Take a wonder out of the game, with the coins that lie on it."""
    seat = g.owners[wonder - FIRST_WONDER]
    g.owners = put(g.owners, wonder - FIRST_WONDER, NONE)
    g.wonder_squares = put(g.wonder_squares, wonder - FIRST_WONDER, NONE)
    coins = tuple([row for row in g.coin_tokens[seat] if row != wonder])
    g.coin_tokens = put_row(g.coin_tokens, seat, coins)
    refresh(g, seat)


def marker_at(g: Table, square: int) -> int:
    """The marker on a square, `NONE` also for squares that this map does not have."""
    return g.markers[square] if square < len(g.markers) else NONE


def owner_of(g: Table, square: int) -> int:
    """The seat to whose city a square belongs, or `NONE`."""
    own = g.lands[square]
    return city_at(g, square)[0] if own == NONE else own // city_id(1, 0)


# Destroying buildings: walls are one, in the centre of their city


def building_at(g: Table, square: int) -> int:
    """The building on a square, or `NONE`; walls are where the marker of their city is.

    Rules: cb.building.walls_are_a_building
    """
    number = marker_at(g, square)
    if number != NONE:
        return number if isinstance(g.rules.rows[number], Building) else NONE
    seat, slot = city_at(g, square)
    if seat == NONE or g.cities[seat][slot] != square:
        return NONE
    return CITY_WALLS if (g.walls[seat] >> slot) & 1 else NONE


def building_squares(g: Table) -> list[int]:
    """Squares with a building, ascending."""
    found: list[int] = []
    for seat in range(g.seats):
        for slot in range(CITY_SLOTS):
            if g.cities[seat][slot] != NONE:
                found.extend([g.cities[seat][slot], *outskirts(g, seat, slot)])
    return sorted([square for square in found if building_at(g, square) != NONE])


def raze(g: Table, square: int) -> None:
    """Destroy a building, which goes back to the supply; there may be a coin under it."""
    if building_at(g, square) == CITY_WALLS:
        seat, slot = city_at(g, square)
        pull_down_walls(g, seat, slot)
        return
    g.note("razed", owner_of(g, square), (g.markers[square], square))
    remove_marker(g, square)
    begin_aftermath(g)


def pull_down_walls(g: Table, seat: int, slot: int) -> None:
    """Turn the marker of a walled city over: it has no walls any more."""
    g.walls = put(g.walls, seat, g.walls[seat] & ~(1 << slot))
    g.note("walls_fell", seat, (slot,))


def is_person(g: Table, number: int) -> bool:
    """Tell whether a marker is a great person."""
    return number in g.rules.families["great_person"]
