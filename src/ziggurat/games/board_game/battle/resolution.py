"""Resolution: who has won a battle, and which figures are lost.

Owns the fourth step of a battle and what follows from it on the map: a city that falls, a village
that is taken. What the winner takes from the loser is loot.
"""

from __future__ import annotations

from ziggurat.games.board_game.battle.barbarians import disband
from ziggurat.games.board_game.battle.fight import (
    ATTACKER,
    DEFENDER,
    Battle,
    current_battle,
    leader_of,
    seat_of,
    set_winner,
)
from ziggurat.games.board_game.battle.fronts import survivors, total
from ziggurat.games.board_game.battle.loot import (
    CITY_POINTS,
    FIGURE_POINTS,
    loot_points,
    take_city_loot,
    take_loot,
)
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.games.board_game.moments import BATTLE_OVER, BATTLE_WON, CITY_TAKEN, VILLAGE_TAKEN
from ziggurat.games.board_game.movement.enemies import meet
from ziggurat.games.board_game.movement.figures import remove_army, remove_scout
from ziggurat.games.board_game.movement.villages import conquer_village
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.victory import begin_aftermath, capital_taken, check_victory
from ziggurat.kernel.flows import fire
from ziggurat.kernel.state import State


def side_ahead(ours: int, theirs: int) -> int:
    """The side with the higher total, the attacker's being told first; a tie is the defender's.

    Rules: cb.battle.higher_wins, cb.battle.tie_defender, cb.battle.survivors_irrelevant
    """
    return ATTACKER if ours > theirs else DEFENDER


def winning_side(g: Table, fight: Battle) -> int:
    """The side that has won; both totals are told."""
    ours, theirs = total(g, fight, ATTACKER), total(g, fight, DEFENDER)
    g.note("battle_totals", leader_of(fight, ATTACKER), (ours, theirs))
    return side_ahead(ours, theirs)


def resolve(s: State, seat: int) -> None:
    """The fourth step: totals, losses, and the end of the game if a capital has fallen.

    Rules: cb.battle.total, cb.loot.capital
    """
    g = table(s)
    fight = current_battle(g)
    side = winning_side(g, fight)
    set_winner(g, side)
    _return_units(g, fight)
    tell_winner(g, fight, side)
    if side == ATTACKER and fight.slot == CAPITAL and fight.attacker != NONE:
        capital_taken(g, fight.attacker)
        return
    lose_armies(g, seat_of(fight, side), fight.square, len(fight.killed[side]))
    lose_all(g, seat_of(fight, 1 - side), fight.square)
    _tell_rows(g, fight, side)
    begin_aftermath(g)


def tell_winner(g: Table, fight: Battle, side: int) -> None:
    """Say who has won; barbarians have no seat, so their win is told as the other's defeat."""
    winner = seat_of(fight, side)
    if winner == NONE:
        g.note("barbarians_won", seat_of(fight, 1 - side), (fight.square,))
    else:
        g.note("battle_won", winner, (fight.square,))


def _return_units(g: Table, fight: Battle) -> None:
    """Survivors are in the standing forces again, barbarians under their decks.

    Rules: cb.battle.survivors_return, cb.village.barbarian_units_return
    """
    for side in (ATTACKER, DEFENDER):
        if seat_of(fight, side) == NONE:
            disband(g, tuple(survivors(fight, side)))


def lose_armies(g: Table, seat: int, square: int, killed: int) -> None:
    """The winner loses an army on the square for each pair of its units killed, but not the last.

    Rules: cb.battle.winner_army_loss, .winner_loss_rounding, .winner_keeps_last,
    .winner_scouts_safe, .city_winner_no_loss
    """
    if seat == NONE:
        return
    armies = g.armies[seat].count(square)
    lost = min(killed // 2, max(0, armies - 1))
    for _ in range(lost):
        remove_army(g, seat, square)
    if lost:
        g.note("armies_lost", seat, (lost, square))


def lose_all(g: Table, seat: int, square: int) -> None:
    """All figures of the loser on the square return to its sheet.

    Rules: cb.battle.loser_figures_killed, cb.battle.attacker_repelled, cb.village.lose_figures
    """
    if seat == NONE:
        return
    armies, scouts = g.armies[seat].count(square), g.scouts[seat].count(square)
    for _ in range(armies):
        remove_army(g, seat, square)
    for _ in range(scouts):
        remove_scout(g, seat, square)
    if armies or scouts:
        g.note("figures_killed", seat, (armies, scouts, square))


def _tell_rows(g: Table, fight: Battle, side: int) -> None:
    """Let rows act on a battle that is over: both fighters', then those of the winner."""
    winner, loser = seat_of(fight, side), seat_of(fight, 1 - side)
    if winner != NONE:
        fire(g, BATTLE_WON, winner, (fight.square, loser), everyone=False)
    for other in (DEFENDER, ATTACKER):
        seat = seat_of(fight, other)
        if seat != NONE:
            args = (int(other == side), *fight.killed[other])
            fire(g, BATTLE_OVER, seat, args, everyone=False)


def reward(s: State, seat: int) -> None:
    """What the winner gets: a city falls, a village is taken, or the loser pays.

    Whoever fights barbarians neither pays nor takes anything, a village apart.
    Rules: cb.loot.either_side, cb.loot.city_only_city_reward, cb.village.no_loot
    """
    g = table(s)
    fight = current_battle(g)
    if fight.attacker == NONE:
        if fight.winner == ATTACKER and fight.slot not in (NONE, CAPITAL):
            destroy_city(g, fight.defender, fight.slot)
    elif fight.winner == DEFENDER:
        if fight.defender != NONE:
            take_loot(g, fight.defender, fight.attacker, attacked=False)
    elif fight.defender == NONE:
        conquer_village(g, fight.attacker, fight.square)
        fire(g, VILLAGE_TAKEN, fight.attacker, (fight.square,), everyone=False)
    elif fight.slot == NONE:
        take_loot(g, fight.attacker, fight.defender, attacked=True)
    else:
        take_city(g, fight)


def at_stake(g: Table, fight: Battle) -> tuple[int, int]:
    """How much loot each side would have by a victory, the attacker first.

    None with barbarians, and none for a capital, which ends the game.
    """
    if NONE in (fight.attacker, fight.defender):
        return 0, 0
    ours = 0
    if fight.slot != CAPITAL:
        points = FIGURE_POINTS if fight.slot == NONE else CITY_POINTS
        ours = loot_points(g, fight.attacker, fight.defender, points, (1, 1))
    return ours, loot_points(g, fight.defender, fight.attacker, FIGURE_POINTS, (0, 1))


def take_city(g: Table, fight: Battle) -> None:
    """A city is destroyed; the winner's figures stay where it was.

    What the winner gets is pushed first: it comes when the loss is complete.
    Rules: cb.loot.city_destroyed, cb.loot.city_winner_figures_stay,
    cb.loot.city_outskirts_figures, cb.loot.loss_first
    """
    take_city_loot(g, fight.attacker, fight.defender)
    fire(g, CITY_TAKEN, fight.attacker, (fight.defender,), everyone=False)
    destroy_city(g, fight.defender, fight.slot)


def settle_battle(s: State, seat: int) -> None:
    """A battle has ended: figures and cities are gone, so that coins may have changed."""
    g = table(s)
    fight = current_battle(g)
    check_victory(g)
    if fight.winner == ATTACKER and fight.attacker != NONE:
        meet(g, fight.attacker, fight.square)
