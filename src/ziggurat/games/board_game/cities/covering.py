"""Covering: what a new building would take away where it has a single site.

Owns what is worth asking once more, since the engine puts such a building there by itself. It reads
what all can see; it is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import (
    coins_on,
    culture_on,
    production_on,
    resources_on,
    trade_on,
)
from ziggurat.games.board_game.cities.buildings import building_row, may_put_building
from ziggurat.games.board_game.cities.facts import read_acting_city
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.engine import question_for
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

Ints = tuple[int, ...]
MARKER: Final = 1
COIN: Final = 2
ICON: Final = 4


def _covered(g: Table, building: int, square: int) -> int:
    """What a building takes away from a square, as a mask."""
    row = building_row(g, building)
    before = (trade_on(g, square), production_on(g, square), culture_on(g, square))
    after = (row.trade, row.production, row.culture)
    mask = MARKER if g.markers[square] != NONE else 0
    if coins_on(g, square) > row.coins:
        mask |= COIN
    if resources_on(g, square) or any([old > new for old, new in zip(before, after, strict=True)]):
        mask |= ICON
    return mask


def _covering(s: State, seat: int, bit: int) -> Ints:
    """Buildings on offer whose single site costs the seat something of one kind."""
    question = question_for(s, seat)
    acting = read_acting_city(s, ())
    if question is None or not acting or acting[0] != seat:
        return ()
    g = table(s)
    squares = outskirts(g, seat, acting[1])
    covering: list[int] = []
    for choice in question.options:
        if s.rules.verbs[choice[0]].kinds == ("building",):
            building = choice[1]
            sites = [
                square
                for square in squares
                if may_put_building(g, seat, acting[1], building, square) == ALLOWED
            ]
            if len(sites) == 1 and _covered(g, building, sites[0]) & bit:
                covering.append(building)
    return tuple(covering)


def read_covers_marker(s: State, args: Ints) -> Ints:
    """Buildings whose single site has a marker of the seat."""
    return _covering(s, args[0], MARKER)


def read_covers_coin(s: State, args: Ints) -> Ints:
    """Buildings whose single site has more coins than the building."""
    return _covering(s, args[0], COIN)


def read_covers_icon(s: State, args: Ints) -> Ints:
    """Buildings whose single site has a resource, or more of another icon than the building."""
    return _covering(s, args[0], ICON)


COVERING_FACTS: Final = (
    Fact("covers_marker", ("seat",), "building", read_covers_marker, many=True),
    Fact("covers_coin", ("seat",), "building", read_covers_coin, many=True),
    Fact("covers_icon", ("seat",), "building", read_covers_icon, many=True),
)
