"""What the civilizations of Wisdom and Warfare do differently, each ability by itself."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import current_battle
from ziggurat.games.board_game.battle.units import draw_unit, unit_row
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import ARTILLERY, HUT, INFANTRY, MOUNTED
from ziggurat.games.board_game.movement.huts import explore_hut
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.wisdom_and_warfare.free_units import give_units
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

TRIBUTE: Final = 3
CHOSEN_WARRIORS: Final = 2
EXTRA_UNITS: Final = 2


# The Aztecs


def war_tribute(s: State, cue: Cue) -> None:
    """A battle that they win brings 3 trade."""
    gain_trade(table(s), cue.owner, TRIBUTE)


def blood_rites(s: State, cue: Cue) -> None:
    """After a battle each unit killed in it, of either side, brings 1 culture."""
    g = table(s)
    killed = sum([len(units) for units in current_battle(g).killed])
    if killed:
        gain_culture(g, cue.owner, killed)


def chosen_warriors(s: State, cue: Cue) -> None:
    """A great person brings up to two units for nothing."""
    give_units(table(s), cue.owner, CHOSEN_WARRIORS, may=True)


# The Japanese


def bushido(s: State, cue: Cue, value: int) -> int:
    """Their infantry has 1 strength more; its health stays what it is."""
    infantry = unit_row(table(s), cue.args[0]).unit_type == INFANTRY
    return value + 1 if infantry else value


# The Mongols


def begin_with_riders(s: State, cue: Cue) -> None:
    """Two more mounted units join their standing forces (ww.setup.mongol_units)."""
    for _ in range(EXTRA_UNITS):
        draw_unit(table(s), cue.owner, MOUNTED)


def plunder(s: State, cue: Cue, value: int) -> int:
    """As attackers they gain one loot more."""
    winner, _, attacked, _ = cue.args
    return value + 1 if winner == cue.owner and attacked else value


# The Zulu


def begin_with_artillery(s: State, cue: Cue) -> None:
    """Two more artillery units join their standing forces (ww.setup.zulu_units)."""
    for _ in range(EXTRA_UNITS):
        draw_unit(table(s), cue.owner, ARTILLERY)


def feared(s: State, cue: Cue, value: int) -> int:
    """Nobody defends a village against them."""
    return 0


def beside_huts(s: State, cue: Cue, value: int) -> int:
    """They found cities beside huts."""
    return ALLOWED if cue.args[0] == HUT else value


def explore_around(s: State, cue: Cue) -> None:
    """They explore all huts around a city that they have founded, in the order of squares."""
    g = table(s)
    huts = [at for at in g.layout.around[cue.args[0]] if g.tokens[at] == HUT]
    for square in sorted(huts, reverse=True):
        explore_hut(g, cue.owner, square)
