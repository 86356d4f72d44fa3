"""Sums of a battle: who is stronger before it, and what each side counts as it stands."""

from __future__ import annotations

from typing import Final

from tests.oracles.board_game.world import MARKERS, World
from ziggurat.games.board_game.battle.bonuses import battle_bonus
from ziggurat.games.board_game.battle.fight import ATTACKER, DEFENDER, Battle
from ziggurat.games.board_game.battle.fronts import total
from ziggurat.games.board_game.ids import UNIT_TYPES
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State

# Both bonuses have been compared when these are asked.
UNDER_WAY: Final = {"battle_turn", "battle_ability"}


def combat_bonus(w: World, fight: Battle, side: int) -> int:
    """The combat bonus of a side (cb.battle.bonus_*); barbarians have none."""
    seat = (fight.attacker, fight.defender)[side]
    if seat < 0:
        return 0
    player = w.players[seat]
    around = {square for city in player.cities for square in w.outskirts(city)}
    markers = [w.markers[square] for square in around if square in w.markers]
    found = sum(MARKERS[marker][3] for marker in markers if marker in MARKERS)
    if side == DEFENDER and fight.slot >= 0:
        found += 12 if fight.slot == 0 else 6
        found += 4 if player.walls[fight.slot] else 0
    return found


def unit_strength(w: World, seat: int, unit: str) -> int:
    """The strength of a unit: printed, for the rank, with a wonder (cb.battle.rank_side)."""
    kind, printed = unit.rsplit("_", 1)
    if seat < 0:
        return int(printed)
    player = w.players[seat]
    rank = 1 if kind == "aircraft" else player.ranks[UNIT_TYPES.index(kind)]
    return int(printed) + rank - 1 + ("himeji_samurai_castle" in player.acting)


def combat_bonuses(s: State) -> list[str]:
    """The combat bonus of both sides while a battle is fought."""
    told: list[str] = []
    for fight in [frame for frame in s.stack if isinstance(frame, Battle)]:
        w = World(s)
        for side in (ATTACKER, DEFENDER):
            expected = combat_bonus(w, fight, side)
            found = battle_bonus(table(s), fight, side)
            if found != expected:
                told.append(f"combat bonus of side {side}: {found}, not {expected}")
    return told


def battle_sums(s: State) -> list[str]:
    """What both sides would count now (cb.battle.total, cb.battle.bonus_card)."""
    if not s.asked or s.asked[0].topic not in UNDER_WAY:
        return []
    told: list[str] = []
    for fight in [frame for frame in s.stack if isinstance(frame, Battle)]:
        w = World(s)
        ahead = combat_bonus(w, fight, ATTACKER) - combat_bonus(w, fight, DEFENDER)
        for side, seat in ((ATTACKER, fight.attacker), (DEFENDER, fight.defender)):
            units = [w.names[front[2 * side]] for front in fight.fronts if front[2 * side] >= 0]
            expected = sum(unit_strength(w, seat, unit) for unit in units)
            expected += max(0, ahead if side == ATTACKER else -ahead)
            found = total(table(s), fight, side)
            if found != expected:
                told.append(f"side {side} of a battle counts {found}, not {expected}")
    return told
