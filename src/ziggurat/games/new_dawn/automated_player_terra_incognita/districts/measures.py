"""What the automated player counts around a space for a district.

For minimum and place it does not matter whose a space is (ap.ti.district.any_owner); a fort is
forest. It never changes anything and never asks.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.measures import terrain, treasures
from ziggurat.games.new_dawn.board.spaces import wonder_spaces
from ziggurat.games.new_dawn.ids import MOUNTAIN, NATURAL_WONDER
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.districts.effects import DISTRICT_REACH, all_within
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import safe_from
from ziggurat.games.new_dawn.terra_incognita.state import unknown


def near_site(g: Table, space: int) -> int:
    """Mask: spaces at most two away, counted through everything."""
    return all_within(g, bit(space), DISTRICT_REACH)


def enemies_near(g: Table, seat: int, space: int) -> int:
    """How many barbarians and rival armies stand at most two spaces away.

    Armies that a card keeps from the seat do not count.
    Rules: ap.ti.encampment.minimum, ap.ti.diplomacy.pact_held
    """
    near = near_site(g, space)
    armies = minus(near, safe_from(g, seat))
    found = len([at for at in g.barbarians if has(near, at)])
    for other in range(g.seats):
        if other != seat:
            found += len([at for at in unknown(g).armies[other] if has(armies, at)])
    return found


def treasures_near(g: Table, space: int) -> int:
    """How many resources and natural wonders lie at most two spaces away.

    Rules: ap.ti.theater.minimum, ap.define.tokens_present
    """
    return (near_site(g, space) & treasures(g)).bit_count()


def terrain_around(g: Table, space: int, kind: int) -> int:
    """How many spaces of a terrain lie in or next to a space.

    Rules: ap.ti.hub.minimum, ap.ti.industrial.minimum, ap.ti.district.any_owner
    """
    return ((g.board.near[space] | bit(space)) & g.board.with_terrain(kind)).bit_count()


def rough_around(g: Table, space: int) -> int:
    """How many mountains and natural wonders lie there (ap.ti.campus.minimum)."""
    return terrain_around(g, space, MOUNTAIN) + terrain_around(g, space, NATURAL_WONDER)


def plain_cities(g: Table, seat: int) -> int:
    """Mask: cities of a seat without a world wonder."""
    return minus(g.realms[seat].cities, wonder_spaces(g))


def district_defence(g: Table, seat: int, space: int) -> int:
    """What a new district would defend itself with in a space.  Rules: ap.ti.district.criteria"""
    around = g.realms[seat].reinforced & g.board.near[space]
    return terrain(g, space) + around.bit_count()
