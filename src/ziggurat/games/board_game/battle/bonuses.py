"""Combat bonuses: what each side adds to its units.

Owns the second step of a battle: both sums and the card that shows their difference.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    current_battle,
    leader_of,
    seat_of,
    set_cards,
    walled,
)
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import marker_on
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import BATTLE_BONUS
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.state import State

CITY_BONUS: Final = 6
CAPITAL_BONUS: Final = 12
WALLS_BONUS: Final = 4


def marker_bonus(g: Table, seat: int) -> int:
    """What a seat's markers on the map add in every battle, blockaded or not.

    Rules: cb.battle.bonus_barracks, .bonus_academy, .bonus_general, .bonus_everywhere,
    cb.blockade.combat_bonus_stays
    """
    found = 0
    for slot in range(CITY_SLOTS):
        for square in outskirts(g, seat, slot):
            row = marker_on(g, square)
            if row is not None:
                found += row.combat
    return found


def city_bonus(g: Table, fight: Battle) -> tuple[int, int]:
    """What the city that is attacked adds for its owner, and what its walls add.

    Rules: cb.battle.bonus_city, .bonus_capital, .bonus_walls, .bonus_city_only_center
    """
    if fight.slot == NONE:
        return 0, 0
    city = CAPITAL_BONUS if fight.slot == CAPITAL else CITY_BONUS
    return city, WALLS_BONUS if walled(g, fight) else 0


def battle_bonus(g: Table, fight: Battle, side: int) -> int:
    """A side's whole combat bonus; barbarians have none (cb.village.no_bonuses)."""
    seat = seat_of(fight, side)
    if seat == NONE:
        return 0
    found = marker_bonus(g, seat)
    if side == DEFENDER:
        city, walls = city_bonus(g, fight)
        found += city + walls
    return adjusted(g, BATTLE_BONUS, seat, (fight.square, int(side == ATTACKER)), found)


def count_bonuses(s: State, seat: int) -> None:
    """The second step: the higher side takes the card, set to the difference.

    Rules: cb.battle.bonus_card, cb.battle.bonus_equal
    """
    g = table(s)
    fight = current_battle(g)
    ours, theirs = battle_bonus(g, fight, ATTACKER), battle_bonus(g, fight, DEFENDER)
    set_cards(g, (max(0, ours - theirs), max(0, theirs - ours)))
    g.note("battle_bonuses", leader_of(fight, ATTACKER), (ours, theirs))
