"""Bonus tokens: what the automated player's wonders and city-state cards are worth to it.

Owns how many bonus tokens a type of card has. They are never spent; what one of them does is
said where the trade tokens of the type are used.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import (
    CULTURAL,
    CULTURE,
    ECONOMIC,
    ECONOMY,
    MILITARISTIC,
    MILITARY,
    SCIENCE,
    SCIENTIFIC,
)
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Table

# The type of card that a wonder of each type helps.
HELPED: Final[dict[int, int]] = {
    CULTURAL: CULTURE, ECONOMIC: ECONOMY, SCIENTIFIC: SCIENCE, MILITARISTIC: MILITARY,
}  # fmt: skip


def bonus_tokens(g: Table, seat: int, focus: int) -> int:
    """How many bonus tokens a seat has for a type of card, as long as it has what brings them.

    Rules: ap.wonder.bonus_token, ap.citystate.bonus_token, ap.bonus.every_resolution
    """
    there = printed(g.rules)
    held = g.realms[seat].in_play
    found = 0
    for wonder in members(held & there.wonders):
        if HELPED[there.wonder_type[wonder]] == focus:
            found += 1
    for state in members(held & there.city_states):
        row = g.rules.rows[state]
        assert isinstance(row, CityState)
        if row.focus == focus:
            found += 1
    return found
