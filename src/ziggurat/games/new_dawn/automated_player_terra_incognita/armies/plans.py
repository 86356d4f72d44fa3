"""Plans: what an army of the automated player does, before it does it.

Owns the order of an army's aims: a target in reach, exploring, a target further away.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player.measures import FAR
from ziggurat.games.new_dawn.automated_player.military.rows import TargetKind, TargetList, target_at
from ziggurat.games.new_dawn.automated_player.military.targets import current_targets
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.targets import (
    FOUND_BARBARIANS,
    targets_on,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.armies.ways import ways_of
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import frontier
from ziggurat.games.new_dawn.state import Table

# What an army may do.
IDLE: Final = 0
ATTACKS: Final = 1
EXPLORES: Final = 2
ADVANCES: Final = 3


class Plan:
    """What an army does (`act`), and the spaces between which a list decides, each with the
    length of its way; `by` is the list of targets."""

    def __init__(self, act: int, ways: list[tuple[int, int]], by: TargetList) -> None:
        self.act: Final = act
        self.ways: Final = ways
        self.by: Final = by


def plan_of(g: Table, seat: int, army: int, steps: int, explored: bool = False) -> Plan:
    """What an army does with so many spaces of movement.

    Rules: ap.ti.military.reach_first, ap.ti.explore.when_army, ap.ti.military.advance,
    ap.ti.explore.army_stays
    """
    by = FOUND_BARBARIANS if explored else current_targets(g)
    ways = ways_of(g, seat, army)
    targets = targets_on(g, seat, by, ways)
    near = [(space, length) for space, length in targets if length <= steps]
    if near:
        return Plan(ATTACKS, near, by)
    if explored:
        return Plan(IDLE, [], by)
    places = ways.to_explore(g, frontier(g, seat))
    if places:
        return Plan(EXPLORES, places, by)
    return Plan(ADVANCES if targets else IDLE, targets, by)


def to_target(g: Table, seat: int, plan: Plan) -> int:
    """How far an army has to go to what its list would choose."""
    if plan.act == EXPLORES:
        return min([length for _, length in plan.ways])
    for kind in plan.by.kinds:
        lengths = [length for space, length in plan.ways if is_at(g, seat, kind, space)]
        if lengths:
            return min(lengths)
    return FAR


def is_at(g: Table, seat: int, kind: TargetKind, space: int) -> bool:
    """Tell whether there is a target of a kind in a space."""
    piece = target_at(g, seat, space)
    return piece is not None and kind.seeks(g, seat, piece)
