"""Facts about battles that scenes can state and set up: hands, fronts and the bonus card.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.battle.barbarians import BARBARIANS
from ziggurat.games.board_game.battle.bonuses import battle_bonus, city_bonus
from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    battle_goes_on,
    current_battle,
    leader_of,
    seat_of,
)
from ziggurat.games.board_game.battle.forces import hand_size
from ziggurat.games.board_game.battle.fronts import (
    health,
    health_in,
    strength,
    strength_in,
    total,
    trumps,
)
from ziggurat.games.board_game.battle.resolution import at_stake, side_ahead
from ziggurat.games.board_game.fields import fact
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_barbarians(s: State, args: Ints) -> Ints:
    g = table(s)
    return g.battle[g.seats]


def read_front(s: State, args: Ints) -> Ints:
    """The units in a front: the attacker's, then the defender's."""
    g = table(s)
    if not battle_goes_on(g) or args[0] > len(current_battle(g).fronts):
        return ()
    front = current_battle(g).fronts[args[0] - 1]
    return tuple([unit for unit in (front[0], front[2]) if unit != NONE])


def read_wounds(s: State, args: Ints) -> Ints:
    """The wounds in a front: the attacker's, then the defender's."""
    g = table(s)
    if not battle_goes_on(g) or args[0] > len(current_battle(g).fronts):
        return ()
    front = current_battle(g).fronts[args[0] - 1]
    return (front[1], front[3])


def read_bonus_card(s: State, args: Ints) -> Ints:
    """What the combat bonus card adds for the attacker, then for the defender."""
    g = table(s)
    return current_battle(g).cards if battle_goes_on(g) else ()


def read_leaders(s: State, args: Ints) -> Ints:
    """The seats that play the units of the attacker and of the defender."""
    g = table(s)
    if not battle_goes_on(g):
        return ()
    fight = current_battle(g)
    return leader_of(fight, ATTACKER), leader_of(fight, DEFENDER)


def read_bonuses(s: State, args: Ints) -> Ints:
    """The whole combat bonus of the attacker and of the defender."""
    g = table(s)
    if not battle_goes_on(g):
        return ()
    fight = current_battle(g)
    return battle_bonus(g, fight, ATTACKER), battle_bonus(g, fight, DEFENDER)


def read_city_bonus(s: State, args: Ints) -> Ints:
    """What the city that is attacked adds for the defender, and what its walls add."""
    g = table(s)
    return city_bonus(g, current_battle(g)) if battle_goes_on(g) else ()


def read_battle_hands(s: State, args: Ints) -> Ints:
    """How many units the attacker and the defender draw; barbarians have one of each basic type."""
    g = table(s)
    if not battle_goes_on(g):
        return ()
    fight = current_battle(g)
    found: list[int] = []
    for side in (ATTACKER, DEFENDER):
        seat = seat_of(fight, side)
        if seat == NONE:
            found.append(len(BARBARIANS))
        else:
            found.append(min(hand_size(g, fight, side), len(g.forces[seat])))
    return tuple(found)


def read_at_stake(s: State, args: Ints) -> Ints:
    """How much loot the attacker and the defender would have by a victory."""
    g = table(s)
    return at_stake(g, current_battle(g)) if battle_goes_on(g) else ()


def read_strength(s: State, args: Ints) -> Ints:
    """How strong a unit is when it fights for a seat."""
    return (strength(table(s), args[0], args[1]),)


def read_health(s: State, args: Ints) -> Ints:
    """How many wounds kill a unit that fights for a seat."""
    return (health(table(s), args[0], args[1]),)


def read_fighting(s: State, args: Ints) -> Ints:
    """The strength and the health of a unit if a side fights with it in the battle."""
    g = table(s)
    if not battle_goes_on(g):
        return ()
    fight = current_battle(g)
    return strength_in(g, fight, args[0], args[1]), health_in(g, fight, args[0], args[1])


def read_totals(s: State, args: Ints) -> Ints:
    """What the attacker and the defender would count if the battle ended now."""
    g = table(s)
    if not battle_goes_on(g):
        return ()
    fight = current_battle(g)
    return total(g, fight, ATTACKER), total(g, fight, DEFENDER)


def read_ahead(s: State, args: Ints) -> Ints:
    """The side that would win if the battle ended now."""
    totals = read_totals(s, args)
    return (side_ahead(totals[0], totals[1]),) if totals else ()


def read_trumps(s: State, args: Ints) -> Ints:
    """Whether a unit trumps another one, which belongs to a seat; -1 are barbarians."""
    return (int(trumps(table(s), args[1], args[2], args[0])),)


BATTLE_FACTS: Final = (
    # Units of a battle hand are among the standing forces: state those first.
    fact("battle", ("seat",), "unit", "battle", True),
    Fact("barbarians", (), "unit", read_barbarians, many=True),
    Fact("front", ("front",), "unit", read_front, many=True),
    Fact("wounds", ("front",), "number", read_wounds, many=True),
    Fact("bonus_card", (), "number", read_bonus_card, many=True),
    Fact("leaders", (), "seat", read_leaders, many=True),
    Fact("bonuses", (), "number", read_bonuses, many=True),
    Fact("city_bonus", (), "number", read_city_bonus, many=True),
    Fact("battle_hands", (), "number", read_battle_hands, many=True),
    Fact("at_stake", (), "number", read_at_stake, many=True),
    Fact("strength", ("seat", "unit"), "number", read_strength),
    Fact("health", ("seat", "unit"), "number", read_health),
    Fact("fighting", ("number", "unit"), "number", read_fighting, many=True),
    Fact("totals", (), "number", read_totals, many=True),
    Fact("ahead", (), "number", read_ahead, many=True),
    Fact("trumps", ("seat", "unit", "unit"), "number", read_trumps),
)
