"""Facts about seats, the market and the piles that scenes can state and set up.

Cards and markers that a scene gives to somebody leave their piles, so that none is there twice.
It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.battle.units import put_bag, unit_row
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.cities.wonder_deck import wonder_row
from ziggurat.games.board_game.culture.hand import era_of
from ziggurat.games.board_game.fields import fact, mask_fact
from ziggurat.games.board_game.holdings import refresh, refresh_all
from ziggurat.games.board_game.ids import UNSEEN_HUT, UNSEEN_VILLAGE
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import back_of
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag
from ziggurat.lib.vec import put, put_row, without

Ints = tuple[int, ...]


def swapped(bag: Bag, back: Ints, out: Ints) -> Bag:
    """A pile after some cards have gone back into it and others have left it."""
    mixed = bag.return_unknown(back)
    unknown = mixed.unknown
    for card in out:
        unknown = without(unknown, card)
    return Bag(mixed.top, unknown, mixed.discard)


# The table


def building_group(g: Table, building: int) -> int:
    """The supply a building's marker comes from."""
    row = g.rules.rows[building]
    assert isinstance(row, Building)
    return row.group


def read_supply(s: State, args: Ints) -> Ints:
    g = table(s)
    return (g.supply[building_group(g, args[0])],)


def write_supply(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.supply = put(g.supply, building_group(g, args[0]), values[0])


def write_offer(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    for at, bag in enumerate(g.wonder_bags):
        back = tuple([wonder for wonder in g.offer if wonder_row(g, wonder).era == at])
        out = tuple([wonder for wonder in values if wonder_row(g, wonder).era == at])
        g.wonder_bags = put_bag(g.wonder_bags, at, swapped(bag, back, out))
        g.wonders_left = put(g.wonders_left, at, g.wonders_left[at] + len(back) - len(out))
    g.offer = tuple(sorted(values))


# Seats


def read_coins(s: State, args: Ints) -> Ints:
    return (coins(table(s), args[0]),)


def write_resources(s: State, args: Ints, values: Ints) -> None:
    """Give a seat tokens out of the market, or out of nowhere if the market has too few."""
    g = table(s)
    seat, resource = args
    left = g.market[resource] + g.resources[seat][resource] - values[0]
    g.market = put(g.market, resource, max(0, left))
    g.resources = put_row(g.resources, seat, put(g.resources[seat], resource, values[0]))


# Cards and markers of a seat


def write_finds(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    old = g.facedown_finds[args[0]]
    huts = [_with_back(g, rows, UNSEEN_HUT) for rows in (old, values)]
    villages = [_with_back(g, rows, UNSEEN_VILLAGE) for rows in (old, values)]
    g.hut_bag = swapped(g.hut_bag, huts[0], huts[1])
    g.village_bag = swapped(g.village_bag, villages[0], villages[1])
    g.facedown_finds = put_row(g.facedown_finds, args[0], tuple(sorted(values)))
    refresh(g, args[0])


def _with_back(g: Table, rows: Ints, back: int) -> Ints:
    return tuple([row for row in rows if back_of(g, row) == back])


def write_reserve(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.people_bag = swapped(g.people_bag, g.reserve[args[0]], values)
    g.reserve = put_row(g.reserve, args[0], tuple(sorted(values)))


def write_forces(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    for at, bag in enumerate(g.unit_bags):
        back = tuple([unit for unit in g.forces[args[0]] if unit_row(g, unit).unit_type == at])
        out = tuple([unit for unit in values if unit_row(g, unit).unit_type == at])
        g.unit_bags = put_bag(g.unit_bags, at, swapped(bag, back, out))
    g.forces = put_row(g.forces, args[0], tuple(sorted(values)))


def write_hand(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    for at, bag in enumerate(g.event_bags):
        back = tuple([card for card in g.hand[args[0]] if era_of(g, card) == at])
        out = tuple([card for card in values if era_of(g, card) == at])
        g.event_bags = put_bag(g.event_bags, at, swapped(bag, back, out))
    g.hand = put_row(g.hand, args[0], tuple(sorted(values)))
    refresh(g, args[0])


TABLE_FACTS: Final = (
    fact("turn", (), "number", "turn"),
    fact("first", (), "seat", "first"),
    fact("market", ("resource",), "number", "market"),
    Fact("supply", ("building",), "number", read_supply, write_supply),
    fact("offer", (), "wonder", "offer", True, write_offer),
    mask_fact("obsolete", (), "wonder", "obsolete", refresh_all),
)
# Ranks are stated on their own: they do not follow from the techs that a seat knows.
SEAT_FACTS: Final = (
    fact("civilization", ("seat",), "civilization", "civilization", then=refresh_all),
    fact("government", ("seat",), "government", "government", then=refresh_all),
    mask_fact("known", ("seat",), "tech", "known", refresh_all),
    fact("rank", ("seat", "unit_type"), "number", "ranks"),
    fact("trade", ("seat",), "number", "trade"),
    fact("culture", ("seat",), "number", "culture"),
    fact("track", ("seat",), "number", "track"),
    Fact("coins", ("seat",), "number", read_coins),
    fact("coin_tokens", ("seat",), "row", "coin_tokens", True),
    fact("resources", ("seat", "resource"), "number", "resources", False, write_resources),
    fact("facedown_finds", ("seat",), "row", "facedown_finds", True, write_finds),
    fact("reserve", ("seat",), "great_person", "reserve", True, write_reserve),
    fact("forces", ("seat",), "unit", "forces", True, write_forces),
    fact("hand", ("seat",), "culture_event", "hand", True, write_hand),
)
