"""Supplies: how many tokens and figures are not on the map.

Owns the counts beside the map, which tokens come back to them, and taking a resource from there.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.focus.reasons_culture import FREES_NONE, NOT_YOUR_TOKEN
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import STOCK_TOKENS, UNUSED_CITIES
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.lib.vec import add_at


def stock_tokens(g: Table, seat: int) -> int:
    """Mask: where control tokens lie that are unused again once they are taken off the map."""
    return adjusted(g, STOCK_TOKENS, seat, (), g.realms[seat].control)


def unused_tokens(g: Table, seat: int) -> int:
    """Control tokens not on the map and not marking an agenda (nd.component.control_tokens)."""
    on_map = stock_tokens(g, seat).bit_count()
    return g.rules.limits["control_tokens"] - on_map - g.realms[seat].markers


def against_lifting(g: Table, seat: int, space: int) -> int:
    """The reason against taking a token off the map that frees none for the stock."""
    return FREES_NONE if has(g.realms[seat].control, space) else NOT_YOUR_TOKEN


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
