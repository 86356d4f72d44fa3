"""Combat values: what each side of an attack adds up before tokens are spent.

Owns the two sums, item by item, so that a client can show them. It never rolls a die.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.new_dawn.combat.card import military_card
from ziggurat.games.new_dawn.combat.targets import (
    BARBARIAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
)
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS, TARGET_DIFFICULTY
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import adjusted

# Attacker: die, slot, military card, other cards. Defender: die, what stands there with its
# terrain, reinforced tokens, other cards.
Items: TypeAlias = tuple[int, int, int, int]

CITY_STATE_DEFENCE: Final = 8


def attack_values(
    g: Table,
    seat: int,
    place: int,
    value: int,
    space: int,
    target: int,
    defender: int,
    die: int,
) -> Items:
    """The attacker's sum: die, slot, military card, other cards (nd.attack.attacker_value)."""
    row = military_card(g, seat, place)
    card = row.bonus
    if target == BARBARIAN_TARGET:
        card += row.barbarian_bonus
    return die, value, card, adjusted(g, ATTACK_BONUS, seat, (space, target, defender), 0)


def defence_values(g: Table, seat: int, space: int, target: int, defender: int, die: int) -> Items:
    """The defender's sum against `seat`: die, place, reinforced tokens, other cards.

    Rules: nd.attack.defender_citystate, nd.attack.defender_barbarian,
    nd.attack.defender_token, nd.attack.defender_city.
    """
    if target == CITY_STATE_TARGET:
        return die, CITY_STATE_DEFENCE, 0, 0
    difficulty = adjusted(g, TARGET_DIFFICULTY, seat, (space,), g.board.difficulty(space))
    if target == BARBARIAN_TARGET:
        return die, difficulty, 0, 0
    if target == CITY_TARGET:
        difficulty *= 2
    other = adjusted(g, DEFENCE_BONUS, defender, (space, seat), 0)
    return die, difficulty, reinforcements(g, defender, space), other


def reinforcements(g: Table, defender: int, space: int) -> int:
    """The defender's reinforced tokens in and next to a space.

    Rules: nd.military.reinforced_bonus_self, nd.military.reinforced_bonus_adjacent,
    nd.military.reinforced_stack, nd.military.reinforced_rival_none.
    """
    return (g.realms[defender].reinforced & (g.board.near[space] | bit(space))).bit_count()
