"""Rare combinations: positions of random games in which everybody knows other techs.

Random games seldom see late techs together. Here each seat gets other techs and another government,
the open question is asked again, and the other oracles look at it.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tests.oracles.board_game.ways import LEVELS, research, steps
from tests.oracles.board_game.yields import incomes, products
from ziggurat.games.board_game.cities.city_management import CityAction
from ziggurat.games.board_game.holdings import refresh_all
from ziggurat.games.board_game.movement.phase import Moving
from ziggurat.games.board_game.state import table
from ziggurat.kernel.flows import Together
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

LISTS: Final = (CityAction, Moving, Together)


def rare_company(s: State) -> list[str]:
    """All differences once everybody knows other techs; the position decides which."""
    if not isinstance(s.stack[-1], LISTS) or s.asked[0].seat < 0:
        return []
    other = dressed(s, Seeded(crc32(repr((s.asked[0].topic, s.asked[0].options)).encode())))
    told: list[str] = []
    for oracle in (incomes, products, steps, research):
        told += oracle(other)
    return told


def dressed(s: State, dice: Chooser) -> State:
    """A copy in which seats know other techs, with the open question asked anew."""
    g = table(s.clone())
    techs = [number for number, row in g.rules.rows.items() if row.name in LEVELS]
    governments = g.rules.families["government"]
    for seat in range(g.seats):
        known = sum([1 << tech for tech in techs if dice.below(3) == 0])
        g.known = put(g.known, seat, known)
        g.government = put(g.government, seat, governments[dice.below(len(governments))])
    refresh_all(g)
    g.asked = ()
    g.asked = g.stack[-1].questions(g)
    return g
