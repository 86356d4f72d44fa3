"""Seats that a rule plays: what of their cards acts, and what stands in its stead.

Rules: ap.setup.leader_ability, ap.wonder.text_ignored, ap.wonder.bonus_token,
ap.citystate.bonus_token
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.asking import is_governed
from ziggurat.games.new_dawn.ids import FOCUS_TYPES
from ziggurat.games.new_dawn.rows import CityState, Wonder
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.state import State

SILENT: Final = ("leader", "wonder", "city_state")
# The type of card that a wonder of each type helps, in the order of types.
HELPED: Final = ("culture", "economy", "science", "military")


def undressed(s: State) -> Table:
    """A copy in which governed seats have no leader, wonder or city-state card that could act."""
    g = table(s.clone())
    for seat, own in enumerate(g.realms):
        if is_governed(s, seat):
            for family in SILENT:
                for number in g.rules.families[family]:
                    own.in_play &= ~(1 << number)
            own.leader = -1
    return g


def bonus_tokens(s: State, seat: int, focus: str) -> int:
    """The bonus tokens of a seat for a type of card; only governed seats have any."""
    if not is_governed(s, seat):
        return 0
    held = table(s).realms[seat].in_play
    rows = [row for number, row in s.rules.rows.items() if held >> number & 1]
    wonders = [row for row in rows if isinstance(row, Wonder) and HELPED[row.type] == focus]
    states = [row for row in rows if isinstance(row, CityState) and FOCUS_TYPES[row.focus] == focus]
    return len(wonders) + len(states)
