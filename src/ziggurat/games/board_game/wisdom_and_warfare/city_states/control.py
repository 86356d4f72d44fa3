"""Control of city-states: who has one, what it adds in battle, and for which city it counts.

Owns that whoever stands there controls it.
"""

from __future__ import annotations

from typing import Final, cast

from ziggurat.games.board_game.battle.fight import battle_goes_on, current_battle
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.moments import BATTLE_BONUS
from ziggurat.games.board_game.rows.gatherer import Gatherer
from ziggurat.games.board_game.state import Table, still_gathered, table
from ziggurat.games.board_game.wisdom_and_warfare.city_states.city_state import (
    DEFENCE,
    CityState,
    is_city_state,
)
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_RULE
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State


def controlled(g: Table, seat: int) -> list[int]:
    """The squares of the city-states that a seat controls, ascending.

    Where somebody attacks, the defender has it until the battle is over.
    Rules: ww.cstate.control, ww.cstate.scout_controls, ww.cstate.explorer_controls,
    ww.cstate.leave, ww.cstate.no_blockade
    """
    found: list[int] = []
    for figures in (g.armies[seat], g.scouts[seat]):
        for at in figures:
            if is_city_state(g.tokens[at]) and at not in found and _holds(g, seat, at):
                found.append(at)
    return sorted(found)


def _holds(g: Table, seat: int, square: int) -> bool:
    if not blockaded(g, seat, square):
        return True
    if not battle_goes_on(g):
        return False
    fight = current_battle(g)
    return fight.square == square and fight.defender == seat


# What it gives


def for_the_capital(s: State, seat: int) -> list[tuple[int, int]]:
    """Its icons count for the capital, with no need to send them; what is sent goes elsewhere.

    Rules: ww.cstate.capital_outskirts, ww.cstate.yields, ww.cstate.no_assignment_needed,
    ww.cstate.own_scout_on_it
    """
    g = table(s)
    sent = dict(still_gathered(g, seat))
    return [(square, sent.get(square, CAPITAL)) for square in controlled(g, seat)]


def sites(s: State, seat: int, slot: int) -> list[int]:
    """New figures of the capital may be put there (ww.cstate.place_figures)."""
    return controlled(table(s), seat) if slot == CAPITAL else []


def strengthen(s: State, cue: Cue, value: int) -> int:
    """City-states that a seat controls fight for it, and one protects who is attacked on it.

    Rules: ww.cstate.yields, ww.cstate.defence_bonus
    """
    g = table(s)
    square, attacks = cue.args
    for at in controlled(g, cue.owner):
        value += cast(CityState, g.printed.tokens[g.tokens[at]]).combat
    if not attacks and is_city_state(g.tokens[square]):
        value += DEFENCE
    return value


CITY_STATE_RULES: Final = (Row(FIRST_RULE, "city_states", (Adjust(BATTLE_BONUS, strengthen),)),)
CITY_STATE_GATHERERS: Final = (
    Gatherer(FIRST_RULE + 1, "controlled_city_states", for_the_capital, sites),
)
