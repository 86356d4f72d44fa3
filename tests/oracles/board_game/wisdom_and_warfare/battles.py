"""Battles of units with strength and health: what each side counts, and what may be attacked."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import ATTACKER, DEFENDER, Battle
from ziggurat.games.board_game.battle.fronts import health_in, total
from ziggurat.games.board_game.ids import UNIT_TYPES
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import ATTACK, FRONT
from ziggurat.kernel.state import State

UNDER_WAY: Final = {"battle_turn", "battle_ability"}


def unit_health(s: State, fight: Battle, side: int, unit: int) -> int:
    """The health of a unit: printed last in its name, and 1 more for each rank."""
    kind, _, printed = s.rules.rows[unit].name.split("_")
    seat = (fight.attacker, fight.defender)[side]
    if kind == "aircraft":
        return int(printed)
    rank = fight.rank if seat < 0 else table(s).ranks[seat][UNIT_TYPES.index(kind)]
    return int(printed) + rank - 1


def fights(s: State) -> list[Battle]:
    """Battles that are being fought, once units are played."""
    if not s.asked or s.asked[0].topic not in UNDER_WAY:
        return []
    return [frame for frame in s.stack if isinstance(frame, Battle)]


def combat_values(s: State) -> list[str]:
    """Health of the units in the fronts without their wounds, and the card (ww.battle.*)."""
    told: list[str] = []
    for fight in fights(s):
        for side in (ATTACKER, DEFENDER):
            expected = fight.cards[side]
            for front in fight.fronts:
                unit, wounds = front[2 * side], front[2 * side + 1]
                if unit < 0:
                    continue
                life = unit_health(s, fight, side, unit)
                expected += life - wounds
                found = health_in(table(s), fight, side, unit)
                if found != life:
                    told.append(f"{s.rules.rows[unit].name} has health {found}, not {life}")
                if not 0 <= wounds < life:
                    told.append(f"{s.rules.rows[unit].name} lives with {wounds} wounds of {life}")
            found = total(table(s), fight, side)
            if found != expected:
                told.append(f"side {side} of a battle counts {found}, not {expected}")
    return told


def engaged_fronts(s: State) -> list[str]:
    """A unit opens a front or attacks an enemy that stands alone (ww.battle.engaged_front)."""
    told: list[str] = []
    for fight in fights(s):
        question = s.asked[0]
        if question.topic != "battle_turn":
            continue
        side = ATTACKER if question.seat == _leader(fight, ATTACKER) else DEFENDER
        alone = [
            at
            for at, front in enumerate(fight.fronts, 1)
            if front[2 * (1 - side)] >= 0 and front[2 * side] < 0
        ]
        units = {choice[1] for choice in question.options if choice[0] == FRONT}
        expected = {(ATTACK, unit, at) for unit in units for at in alone}
        found = {choice for choice in question.options if choice[0] == ATTACK}
        if found != expected:
            told.append(f"attacks {sorted(found)} are listed, not {sorted(expected)}")
    return told


def _leader(fight: Battle, side: int) -> int:
    seat = (fight.attacker, fight.defender)[side]
    return fight.leader if seat < 0 else seat
