"""Rare combinations with Terra Incognita: other cards, and armies where they seldom are."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tests.oracles.new_dawn.dressed import CITY_STATES, dressed
from tests.oracles.new_dawn.terra_incognita.armies import army_ways, fights
from tests.oracles.new_dawn.terra_incognita.buildings import buildings, other_cities
from tests.oracles.new_dawn.terra_incognita.caravans import caravans
from tests.oracles.new_dawn.terra_incognita.districts import (
    bounties,
    district_places,
    encampments,
)
from tests.oracles.new_dawn.terra_incognita.tokens import control_tokens, maturity
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.march import March
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import UseEncampment
from ziggurat.games.new_dawn.terra_incognita.districts.industrial_zone import UseIndustrialZone
from ziggurat.games.new_dawn.terra_incognita.districts.placing import PlaceDistrict
from ziggurat.games.new_dawn.terra_incognita.exploration.economy_cards import SettleAbroad
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.kernel.state import State

LISTS: Final = (
    March, PlaceTokens, PlaceDistrict, MoveCaravans, Industry, UseIndustrialZone, SettleAbroad,
    PlaceWonder, UseEncampment,
)  # fmt: skip
NEW_CITY_STATES: Final = ("akkad", "auckland", "palenque")
ORACLES: Final = (
    army_ways, fights, bounties, district_places, control_tokens, maturity, caravans, buildings,
    other_cities, encampments,
)  # fmt: skip
# Of seats that do not move armies now, so many armies of three are put somewhere.
SET_OUT: Final = 2


def rare_armies(s: State) -> list[str]:
    """All differences once everybody holds other cards and armies stand about."""
    top = s.stack[-1]
    if not isinstance(top, LISTS) or s.asked[0].seat < 0:
        return []
    dice = Seeded(crc32(repr((s.asked[0].topic, s.asked[0].options)).encode()))
    other = dressed(s, dice, (*CITY_STATES, *NEW_CITY_STATES))
    _scatter(other, top.seat if isinstance(top, March) else -1, dice)
    other.asked = other.stack[-1].questions(other)
    told: list[str] = []
    for oracle in ORACLES:
        told += oracle(other)
    return told


def _scatter(s: State, seat: int, dice: Chooser) -> None:
    """Put armies of the other seats on the map, some of them into spaces of their own."""
    w, u = Frontier(s), unknown(s)
    anywhere = sorted(w.cells)
    armies: list[tuple[int, ...]] = []
    for at, there in enumerate(u.armies):
        own = sorted(w.players[at].friendly) or anywhere
        where = [
            space if at == seat or dice.below(3) >= SET_OUT else _pick(dice, own, anywhere)
            for space in there
        ]
        armies.append(tuple(where))
    u.armies = tuple(armies)
    assert table(s).seats == len(armies)


def _pick(dice: Chooser, own: list[int], others: list[int]) -> int:
    some = own if dice.below(2) else others
    return some[dice.below(len(some))]
