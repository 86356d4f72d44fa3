"""Rare combinations: positions of random games in which everybody holds more cards than they would.

Random games seldom bring two cards together that change the same list. Here each seat gets another
leader and a handful of wonders and diplomacy cards, the open question is asked again, and the other
oracles look at it.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tests.oracles.new_dawn.lists import attacks, buildings, caravans, control_tokens, gains
from tests.oracles.new_dawn.sums import combat_values, maturity
from tests.oracles.new_dawn.world import ones
from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.focus.military import Attacks, ReinforceOrAttack
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.rows import Leader, Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.kernel.state import State

# The questions whose lists depend on cards.
LISTS: Final = (PlaceTokens, MoveCaravans, Industry, Attacks, ReinforceOrAttack, GainCard)
# One row in so many is given to a seat.
SPARSE: Final = 3
# Cards whose texts change lists or sums.
CITY_STATES: Final = ("carthage", "kumasi", "brussels", "buenos_aires", "kabul", "mohenjo_daro")


def rare_company(s: State) -> list[str]:
    """All differences once everybody holds other cards; the position decides which."""
    if not isinstance(s.stack[-1], LISTS) or s.asked[0].seat < 0:
        return []
    other = dressed(s, Seeded(crc32(repr((s.asked[0].topic, s.asked[0].options)).encode())))
    told: list[str] = []
    for oracle in (control_tokens, buildings, caravans, attacks, gains, combat_values, maturity):
        told += oracle(other)
    return told


def dressed(s: State, dice: Chooser, city_states: tuple[str, ...] = CITY_STATES) -> State:
    """A copy in which seats hold other cards, with the open question asked anew."""
    g = table(s.clone())
    leaders = [number for number, row in g.rules.rows.items() if isinstance(row, Leader)]
    for seat, realm in enumerate(g.realms):
        leader = leaders.pop(dice.below(len(leaders)))
        realm.in_play = realm.in_play & ~(1 << realm.leader) | 1 << leader
        realm.leader = leader
        for number in _lendable(g, seat, city_states):
            realm.in_play &= ~(1 << number)
            if dice.below(SPARSE) == 0:
                realm.in_play |= 1 << number
    g.asked = g.stack[-1].questions(g)
    return g


def _lendable(g: Table, seat: int, city_states: tuple[str, ...]) -> list[int]:
    """Wonders, cards of the other seats and those of city-states that nobody has conquered."""
    found: list[int] = []
    free = [g.board.icons.city_states[space] for space in ones(g.city_states)]
    colour = g.rules.kinds["colour"].write(g.realms[seat].colour)
    for number, row in g.rules.rows.items():
        of_others = row.name.partition("-")[2] in _colours(g) - {colour}
        if isinstance(row, Wonder) or of_others or (row.name in city_states and number in free):
            found.append(number)
    return found


def _colours(g: Table) -> set[str]:
    return {g.rules.kinds["colour"].write(realm.colour) for realm in g.realms}
