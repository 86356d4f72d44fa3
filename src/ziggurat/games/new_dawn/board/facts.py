"""Facts about the map and what stands on it.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.facts import mark_claims
from ziggurat.games.new_dawn.fields import MASK, PERHAPS, fact
from ziggurat.games.new_dawn.masks import bit, mask_of
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def write_control(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    realm = g.realms[args[0]]
    realm.control = mask_of(list(values))
    realm.reinforced &= realm.control
    mark_claims(g, args[0])


def write_reinforced(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    realm = g.realms[args[0]]
    realm.reinforced = mask_of(list(values))
    realm.control |= realm.reinforced
    mark_claims(g, args[0])


def write_cities(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.cities = mask_of(list(values))
    if realm.capital >= 0:
        realm.cities |= bit(realm.capital)


def write_capital(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    if realm.capital >= 0:
        realm.cities &= ~bit(realm.capital)
    realm.capital = values[0]
    realm.cities |= bit(values[0])


BOARD_FACTS: Final = (
    fact("resource", ("resource",), "space", "resources", MASK),
    fact("natural_tokens", (), "space", "natural", MASK),
    fact("city_state_tokens", (), "space", "city_states", MASK),
    fact("control", ("seat",), "space", "control", MASK, write_control),
    fact("reinforced", ("seat",), "space", "reinforced", MASK, write_reinforced),
    fact("cities", ("seat",), "space", "cities", MASK, write_cities),
    fact("capital", ("seat",), "space", "capital", PERHAPS, write_capital),
    fact("resources", ("seat", "resource"), "number", "resources"),
    fact("naturals", ("seat",), "natural_wonder", "natural", MASK),
)
