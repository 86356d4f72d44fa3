"""Enemies: what happens to figures on the square where they have stopped.

Owns the way from a square into a battle, a hut or a village, and scouts that die without a battle.
It never decides how a battle goes.
"""

from __future__ import annotations

from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.battle.loot import take_loot
from ziggurat.games.board_game.board.sites import slot_on, stands_on
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.movement.figures import remove_scout
from ziggurat.games.board_game.movement.groups import city_owner
from ziggurat.games.board_game.movement.moments import ENDED_IN_CENTER
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.kernel.flows import fire
from ziggurat.lib.order import others


def enter(g: Table, seat: int, square: int, armies: int, scouts: int = 0) -> None:
    """Let happen what figures meet where they stop: a city, enemies, a hut or a village.

    Scouts by themselves meet nothing but a hut that they may explore.
    Rules: cb.movement.army_foreign_center, cb.enemy.army_battle, cb.hut.explored_at_once,
    cb.battle.triggers
    """
    if stands_on(g, seat, square):
        fire(g, ENDED_IN_CENTER, seat, (square, armies, scouts), everyone=False)
        return
    token = g.printed.tokens[g.tokens[square]]
    if token.entered(g, seat, square, armies) or not armies:
        return
    owner = city_owner(g, seat, square)
    if owner != NONE:
        begin_battle(g, seat, owner, square, slot_on(g, owner, square))
    else:
        meet(g, seat, square)


def meet(g: Table, seat: int, square: int) -> None:
    """Let armies that stand among figures of another seat fight them; nothing if there are none.

    Should several seats have figures there, those who win meet the next after the battle.
    Rules: cb.enemy.army_battle, cb.enemy.scouts_only_killed
    """
    strangers = others(tuple(range(g.seats)), seat)
    for other in strangers:
        if square in g.armies[other]:
            begin_battle(g, seat, other, square, NONE)
            return
    for other in strangers:
        if square in g.scouts[other]:
            kill_scouts(g, seat, other, square)


def kill_scouts(g: Table, seat: int, other: int, square: int) -> None:
    """Kill all scouts of another seat on a square, for one loot.

    Rules: cb.enemy.scouts_only_killed, cb.enemy.scouts_only_loot,
    cb.enemy.scouts_only_single_loot
    """
    count = g.scouts[other].count(square)
    for _ in range(count):
        remove_scout(g, other, square)
    g.note("killed_scouts", seat, (count, other, square))
    take_loot(g, seat, other, attacked=True, fought=False)
    begin_aftermath(g)
