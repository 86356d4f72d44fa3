"""Rare combinations with Terra Incognita: other cards, and armies where they seldom are."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tests.oracles.new_dawn.dressed import CITY_STATES, dressed
from tests.oracles.new_dawn.terra_incognita.armies import army_ways, fights
from tests.oracles.new_dawn.terra_incognita.districts import bounties, district_places
from tests.oracles.new_dawn.terra_incognita.tokens import control_tokens, maturity
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.march import March
from ziggurat.games.new_dawn.terra_incognita.districts.placing import PlaceDistrict
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.kernel.state import State

LISTS: Final = (March, PlaceTokens, PlaceDistrict)
# Of seats that do not move armies now, so many armies of three are put somewhere.
SET_OUT: Final = 2


def rare_armies(s: State) -> list[str]:
    """All differences once everybody holds other cards and armies stand about."""
    top = s.stack[-1]
    if not isinstance(top, LISTS) or s.asked[0].seat < 0:
        return []
    dice = Seeded(crc32(repr((s.asked[0].topic, s.asked[0].options)).encode()))
    other = dressed(s, dice, (*CITY_STATES, "akkad"))
    _scatter(other, top.seat, dice)
    other.asked = other.stack[-1].questions(other)
    told: list[str] = []
    for oracle in (army_ways, fights, bounties, district_places, control_tokens, maturity):
        told += oracle(other)
    return told


def _scatter(s: State, seat: int, dice: Chooser) -> None:
    """Put armies of the other seats on the map, some of them into spaces of their own."""
    w, u = Frontier(s), unknown(s)
    land = sorted([space for space in w.cells if not w.is_water(space)])
    armies: list[tuple[int, ...]] = []
    for at, there in enumerate(u.armies):
        own = sorted(w.players[at].friendly) or land
        where = [
            space if at == seat or dice.below(3) >= SET_OUT else _pick(dice, own, land)
            for space in there
        ]
        armies.append(tuple(where))
    u.armies = tuple(armies)
    assert table(s).seats == len(armies)


def _pick(dice: Chooser, own: list[int], land: list[int]) -> int:
    some = own if dice.below(2) else land
    return some[dice.below(len(some))]
