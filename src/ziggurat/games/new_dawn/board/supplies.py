"""Supplies: how many tokens and figures are not on the map.

Owns the counts beside the map and taking a resource from there.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.moments import UNUSED_CITIES, UNUSED_TOKENS
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.lib.vec import add_at


def unused_tokens(g: Table, seat: int) -> int:
    """Control tokens not on the map and not marking an agenda (nd.component.control_tokens)."""
    realm = g.realms[seat]
    left = g.rules.limits["control_tokens"] - realm.control.bit_count() - realm.markers
    return adjusted(g, UNUSED_TOKENS, seat, (), left)


def unused_cities(g: Table, seat: int) -> int:
    """City figures not on the map; the capital is a figure of its own (nd.component.cities)."""
    realm = g.realms[seat]
    built = realm.cities.bit_count() - (1 if realm.capital >= 0 else 0)
    return adjusted(g, UNUSED_CITIES, seat, (), g.rules.limits["cities"] - built)


def resource_supply(g: Table, kind: int) -> int:
    """Resource tokens of a type beside the map (nd.setup.supply)."""
    held = sum([realm.resources[kind] for realm in g.realms])
    return g.rules.limits["resources"] - held - g.resources[kind].bit_count()


def gain_resource(g: Table, seat: int, kind: int) -> bool:
    """Take a resource from the supply; False if it is empty (nd.component.resource_shortage)."""
    if resource_supply(g, kind) <= 0:
        return False
    realm = g.realms[seat]
    realm.resources = add_at(realm.resources, kind, 1)
    g.note("gained_resource", seat, (kind,))
    return True
