"""Fronts: units that face each other, their wounds and who strikes first.

Owns attacks and everything that puts wounds on a unit, takes them off or kills it. Whose turn it is
and which unit is played is decided elsewhere.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    NO_FRONT,
    Battle,
    current_battle,
    leader_of,
    seat_of,
    set_front,
    set_fronts,
    side_of,
    stand,
)
from ziggurat.games.board_game.battle.moments import TRUMPED, UNIT_HEALTH, UNIT_KILLED
from ziggurat.games.board_game.battle.units import return_unit, unit_row
from ziggurat.games.board_game.ids import AIRCRAFT, NONE
from ziggurat.games.board_game.moments import UNIT_STRENGTH
from ziggurat.games.board_game.rows.unit import TRUMPS
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.lib.vec import put_row, with_sorted, without

BARBARIAN_RANK: Final = 1
# How the table is told of units of barbarians, who have no seat, what it is told of others.
OF_BARBARIANS: Final = {
    "front_opened": "barbarian_opened", "front_attacked": "barbarian_attacked",
    "unit_wounded": "barbarian_wounded", "unit_killed": "barbarian_killed",
}  # fmt: skip


def rank_of(g: Table, seat: int, unit_type: int, rank: int) -> int:
    """The rank of a seat's units of a type; a side without a seat has the one of its battle."""
    if seat == NONE or unit_type == AIRCRAFT:
        return rank
    return g.ranks[seat][unit_type]


def strength(g: Table, seat: int, unit: int, rank: int = BARBARIAN_RANK) -> int:
    """The strength of a unit of a seat; `NONE` for barbarians, who fight at a rank.

    Rules: cb.battle.rank_side, cb.village.barbarian_rank, cb.village.no_bonuses
    """
    row = unit_row(g, unit)
    printed = row.at_rank(rank_of(g, seat, row.unit_type, rank))
    return printed if seat == NONE else adjusted(g, UNIT_STRENGTH, seat, (unit,), printed)


def health(g: Table, seat: int, unit: int, rank: int = BARBARIAN_RANK) -> int:
    """How many wounds kill a unit of a seat; `NONE` for barbarians, who fight at a rank.

    Rules: cb.battle.kill_threshold
    """
    row = unit_row(g, unit)
    known = row.health_at(rank_of(g, seat, row.unit_type, rank), strength(g, seat, unit, rank))
    if NONE in (seat, row.health):
        return known
    return adjusted(g, UNIT_HEALTH, seat, (unit,), known)


def strength_in(g: Table, fight: Battle, side: int, unit: int) -> int:
    """The strength of a side's unit in a battle."""
    return strength(g, seat_of(fight, side), unit, fight.rank)


def health_in(g: Table, fight: Battle, side: int, unit: int) -> int:
    """How many wounds kill a side's unit in a battle."""
    return health(g, seat_of(fight, side), unit, fight.rank)


def trumps(g: Table, unit: int, other: int, owner: int) -> bool:
    """Tell whether a unit trumps another: by type alone, whatever the ranks.

    Rows of the other's owner, `NONE` for barbarians, may say otherwise.
    Rules: cb.battle.trump_infantry, .trump_mounted, .trump_artillery, .same_type_no_trump,
    .aircraft_no_trump, .trump_independent_of_rank
    """
    found = int(TRUMPS[unit_row(g, unit).unit_type] == unit_row(g, other).unit_type)
    return (found if owner == NONE else adjusted(g, TRUMPED, owner, (other, unit), found)) > 0


# Which fronts there are


def fronts_with(fight: Battle, side: int) -> list[int]:
    """Places of the fronts in which a side has a unit, ascending."""
    return [at for at, front in enumerate(fight.fronts) if front[side * 2] != NONE]


def own_fronts(g: Table, seat: int) -> list[int]:
    """Places of the fronts in which a seat that fights has a unit."""
    fight = current_battle(g)
    return fronts_with(fight, side_of(fight, seat))


def enemy_fronts(g: Table, seat: int) -> list[int]:
    """Places of the fronts in which the opponent of a seat has a unit."""
    fight = current_battle(g)
    return fronts_with(fight, 1 - side_of(fight, seat))


def attackable(fight: Battle, side: int) -> list[int]:
    """Places of the fronts a side may attack: those where an enemy stands alone.

    Rules: cb.battle.choice_front_or_attack, cb.battle.one_unit_per_side
    """
    return [at for at in fronts_with(fight, 1 - side) if fight.fronts[at][side * 2] == NONE]


def unit_at(fight: Battle, at: int, side: int) -> int:
    """A side's unit in a front, or `NONE`."""
    return fight.fronts[at][side * 2]


def wounds_at(fight: Battle, at: int, side: int) -> int:
    """The wounds on a side's unit in a front."""
    return fight.fronts[at][side * 2 + 1]


# What happens in them


def tell(g: Table, key: str, side: int, args: tuple[int, ...]) -> None:
    """Tell all what a side's unit does or suffers, and whose unit it is."""
    fight = current_battle(g)
    if seat_of(fight, side) == NONE:
        g.note(OF_BARBARIANS[key], leader_of(fight, side), args)
    else:
        g.note(key, seat_of(fight, side), args)


def open_front(g: Table, side: int, unit: int) -> None:
    """Play a unit as a front of its own (cb.battle.first_front, cb.battle.new_front_stays)."""
    fight = current_battle(g)
    fronts = (*fight.fronts, stand(NO_FRONT, side, unit, 0))
    set_fronts(g, fronts, fight.killed)
    tell(g, "front_opened", side, (unit, len(fronts)))


def attack(g: Table, side: int, unit: int, at: int) -> None:
    """Play a unit against an enemy in a front: both strike at once unless one trumps.

    Rules: cb.battle.simultaneous_wounds, cb.battle.full_strength_when_wounded,
    cb.battle.trump_first, cb.battle.trump_kill_no_reply, cb.battle.trump_survivor_replies,
    cb.battle.trump_when_attacked, cb.battle.survivor_holds_front
    """
    fight = current_battle(g)
    enemy = unit_at(fight, at, 1 - side)
    tell(g, "front_attacked", side, (unit, at + 1, enemy))
    set_front(g, at, stand(fight.fronts[at], side, unit, 0))
    blow = strength_in(g, fight, side, unit) + fight.boost
    answer = strength_in(g, fight, 1 - side, enemy)
    if trumps(g, unit, enemy, seat_of(fight, 1 - side)):
        if not wound(g, at, 1 - side, blow):
            wound(g, at, side, answer)
    elif trumps(g, enemy, unit, seat_of(fight, side)):
        if not wound(g, at, side, answer):
            wound(g, at, 1 - side, blow)
    else:
        wound(g, at, 1 - side, blow)
        wound(g, at, side, answer)


def wound(g: Table, at: int, side: int, wounds: int) -> bool:
    """Put wounds on a side's unit in a front; tell whether they kill it.

    Rules: cb.battle.kill_threshold, cb.battle.wounds_stay
    """
    fight = current_battle(g)
    unit = unit_at(fight, at, side)
    suffered = wounds_at(fight, at, side) + wounds
    if suffered >= health_in(g, fight, side, unit):
        kill(g, at, side)
        return True
    set_front(g, at, stand(fight.fronts[at], side, unit, suffered))
    tell(g, "unit_wounded", side, (unit, at + 1, wounds))
    return False


def heal(g: Table, at: int, side: int, wounds: int) -> None:
    """Take wounds off a side's unit in a front, at most as many as it has."""
    fight = current_battle(g)
    unit = unit_at(fight, at, side)
    left = max(0, wounds_at(fight, at, side) - wounds)
    set_front(g, at, stand(fight.fronts[at], side, unit, left))
    g.note("unit_healed", leader_of(fight, side), (unit, at + 1, left))


def kill(g: Table, at: int, side: int) -> None:
    """Lay a side's unit in a front faceup under its deck (cb.battle.killed_to_deck)."""
    fight = current_battle(g)
    unit = unit_at(fight, at, side)
    fronts = put_row(fight.fronts, at, stand(fight.fronts[at], side, NONE, 0))
    set_fronts(g, fronts, put_row(fight.killed, side, with_sorted(fight.killed[side], unit)))
    seat = seat_of(fight, side)
    if seat != NONE:
        g.forces = put_row(g.forces, seat, without(g.forces[seat], unit))
    return_unit(g, unit)
    tell(g, "unit_killed", side, (unit, at + 1))
    if seat != NONE:
        fire(g, UNIT_KILLED, seat, (unit, at + 1), everyone=False)


# What is left of them


def survivors(fight: Battle, side: int) -> list[int]:
    """A side's units in the fronts."""
    return [front[side * 2] for front in fight.fronts if front[side * 2] != NONE]


def total(g: Table, fight: Battle, side: int) -> int:
    """What a side counts at the end: its card, and its units by what their rows say.

    Rules: cb.battle.remove_wounds_first, cb.battle.total
    """
    found = fight.cards[side]
    for at in fronts_with(fight, side):
        unit = unit_at(fight, at, side)
        found += unit_row(g, unit).value(
            strength_in(g, fight, side, unit),
            health_in(g, fight, side, unit),
            wounds_at(fight, at, side),
        )
    return found


def played_units(g: Table, seat: int) -> list[int]:
    """Units of a seat that lie faceup in the fronts now."""
    found: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Battle):
            for side in (ATTACKER, DEFENDER):
                if seat_of(frame, side) == seat:
                    found.extend(survivors(frame, side))
    return found
