"""Facts about the map that scenes can state and set up: tiles, cities, figures and markers.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import annex
from ziggurat.games.board_game.cities.lands import claim_lands, free_lands, lay_tile
from ziggurat.games.board_game.cities.markers import place_marker, remove_marker
from ziggurat.games.board_game.fields import fact, mask_fact
from ziggurat.games.board_game.holdings import refresh_all
from ziggurat.games.board_game.ids import FIRST_WONDER, FOG, NO_TOKEN, NONE
from ziggurat.games.board_game.movement.figures import leave_gathered
from ziggurat.games.board_game.start.founding import grow_city
from ziggurat.games.board_game.start.gathering import stop_gathering
from ziggurat.games.board_game.state import Table, still_gathered, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import filled, put, put_row

Ints = tuple[int, ...]


# Tiles


def write_tile(s: State, args: Ints, values: Ints) -> None:
    """Lay a tile; a home place has its arrow, other places keep their rotation."""
    g = table(s)
    layout = g.layout
    home = args[0] in layout.homes
    rotation = layout.arrows[layout.homes.index(args[0])] if home else g.turned[args[0]]
    lay_tile(g, args[0], values[0], rotation)


def write_turned(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.turned = put(g.turned, args[0], values[0] % 4)
    if g.tiles[args[0]] != NONE:
        lay_tile(g, args[0], g.tiles[args[0]], values[0] % 4)


def known(value: int) -> Ints:
    """A value, or nothing for `NONE`."""
    return () if value == NONE else (value,)


def read_terrain(s: State, args: Ints) -> Ints:
    square = table(s).ground[args[0]]
    return () if square == FOG else (ground.terrain(square),)


def write_terrain(s: State, args: Ints, values: Ints) -> None:
    """Make a square plain ground without any icon or token."""
    g = table(s)
    g.ground = put(g.ground, args[0], values[0])
    g.tokens = put(g.tokens, args[0], NO_TOKEN)


def read_printed(s: State, args: Ints) -> Ints:
    square = table(s).ground[args[0]]
    return () if square == FOG else known(ground.resource(square))


def write_marker(s: State, args: Ints, values: Ints) -> None:
    """Put a marker on a square for whose city it is; without a value take it away."""
    g = table(s)
    if g.markers[args[0]] != NONE:
        remove_marker(g, args[0])
    if values:
        owner = g.lands[args[0]]
        if owner == NONE:
            raise ValueError("a marker stands in the outskirts of a city: build one first")
        _take_from_piles(g, values[0])
        place_marker(g, owner // 4, args[0], values[0])


def _take_from_piles(g: Table, row: int) -> None:
    """A wonder or a great person that is put on the map cannot be drawn any more."""
    if row in g.people_bag.unknown:
        g.people_bag = g.people_bag.draw(row)
    g.offer = tuple([wonder for wonder in g.offer if wonder != row])
    g.wonder_bags = tuple([bag.draw(row) if row in bag.unknown else bag for bag in g.wonder_bags])
    sizes = [bag.size() for bag in g.wonder_bags]
    g.wonders_left = tuple([min(left, sizes[era]) for era, left in enumerate(g.wonders_left)])


def read_owner(s: State, args: Ints) -> Ints:
    return known(table(s).owners[args[0] - FIRST_WONDER])


# Cities


def write_city(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    seat, slot = args
    free_lands(g, seat, slot)
    g.cities = put_row(g.cities, seat, put(g.cities[seat], slot, values[0] if values else NONE))
    claim_lands(g, seat, slot)


def read_annex(s: State, args: Ints) -> Ints:
    return known(annex(table(s), args[0], args[1]))


def write_annex(s: State, args: Ints, values: Ints) -> None:
    """Give a city a second square: state the city first."""
    grow_city(table(s), args[0], args[1], values[0])


# Figures


def write_scouts(s: State, args: Ints, values: Ints) -> None:
    """Scouts that gather nothing yet: say afterwards where each sends its square."""
    g = table(s)
    g.scouts = put_row(g.scouts, args[0], tuple(sorted(values)))
    g.scout_city = put_row(g.scout_city, args[0], filled(len(values), NONE))
    refresh_all(g)


def read_scout_city(s: State, args: Ints) -> Ints:
    g = table(s)
    seat, square = args
    slots = [g.scout_city[seat][at] for at, here in enumerate(g.scouts[seat]) if here == square]
    return tuple([slot for slot in slots if slot != NONE])


def write_scout_city(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    seat, square = args
    cities = list(g.scout_city[seat])
    first = g.scouts[seat].index(square)
    for at, slot in enumerate(values):
        cities[first + at] = slot
    g.scout_city = put_row(g.scout_city, seat, tuple(cities))


def read_still_gathered(s: State, args: Ints) -> Ints:
    """The city that keeps a square this turn though its scout has gone."""
    seat, square = args
    return tuple([slot for at, slot in still_gathered(table(s), seat) if at == square])


def write_still_gathered(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    seat, square = args
    stop_gathering(g, seat, square)
    for slot in values:
        leave_gathered(g, seat, square, slot)


MAP_FACTS: Final = (
    fact("tile", ("place",), "tile", "tiles", write=write_tile),
    fact("turned", ("place",), "number", "turned", write=write_turned),
    Fact("terrain", ("square",), "terrain", read_terrain, write_terrain),
    Fact("printed", ("square",), "resource", read_printed),
    fact("token", ("square",), "token", "tokens"),
    fact("marker", ("square",), "row", "markers", write=write_marker, optional=True),
    Fact("wonder_of", ("wonder",), "seat", read_owner),
    fact("city", ("seat", "city"), "square", "cities", write=write_city, optional=True),
    Fact("annex", ("seat", "city"), "square", read_annex, write_annex, many=True),
    mask_fact("walls", ("seat",), "city", "walls"),
    fact("armies", ("seat",), "square", "armies", True, then=refresh_all),
    fact("scouts", ("seat",), "square", "scouts", True, write_scouts),
    Fact("scout_city", ("seat", "square"), "city", read_scout_city, write_scout_city, many=True),
    Fact(
        "still_gathered",
        ("seat", "square"),
        "city",
        read_still_gathered,
        write_still_gathered,
        many=True,
    ),
    fact("locked", (), "square", "locked", True),
)
