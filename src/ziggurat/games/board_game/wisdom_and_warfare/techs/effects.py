"""What Navy, Bureaucracy and Education do."""

from __future__ import annotations

from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_LEARN
from ziggurat.games.board_game.ids import ARMY, CITY_SLOTS
from ziggurat.games.board_game.reasons import ALREADY_USED, NOT_KNOWN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.free_tech import ANY_LEVEL, FreeTech
from ziggurat.games.board_game.research.pyramid import learnable
from ziggurat.games.board_game.start.start_of_turn import in_start_of_turn
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import USE
from ziggurat.games.board_game.wisdom_and_warfare.ids import SHIPYARD
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import (
    SwitchPolicies,
    can_switch,
)
from ziggurat.games.board_game.wisdom_and_warfare.techs.reasons import NOTHING_TO_SWITCH
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def ship_armies(s: State, cue: Cue, value: int) -> int:
    """An army that a city action builds may be put beside any own city with a Shipyard.

    City actions are taken in City Management; what a city makes in Start of Turn is none.
    """
    g = table(s)
    if cue.args[1] != ARMY or in_start_of_turn(g, cue.owner):
        return value
    for slot in range(CITY_SLOTS):
        around = outskirts(g, cue.owner, slot)
        if SHIPYARD in [g.markers[at] for at in around]:
            value |= 1 << slot
    return value


def can_be_educated(s: State, cue: Cue) -> int:
    """The reason why there is no tech to learn."""
    return ALLOWED if learnable(table(s), cue.owner) else NOTHING_TO_LEARN


def educate(s: State, cue: Cue) -> None:
    """Learn a tech of any level that has a place."""
    s.push(FreeTech(cue.owner, ANY_LEVEL))


# Bureaucracy: another policy before techs are chosen


def may_reform(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a seat cannot switch a social policy."""
    if choice != (USE, cue.card):
        return OTHER_QUESTION
    if not g.holds(cue.owner, cue.card):
        return NOT_KNOWN
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    return ALLOWED if can_switch(g, cue.owner) else NOTHING_TO_SWITCH


def offer_reform(s: State, cue: Cue) -> list[Choice]:
    """Once a turn, in Research."""
    choice = (USE, cue.card)
    return [choice] if may_reform(table(s), cue, choice) == ALLOWED else []


def reform(s: State, cue: Cue, choice: Choice) -> None:
    """Let the seat switch one of its policies."""
    use_ability(table(s), cue.owner, cue.card)
    s.note("used_row", cue.owner, (cue.card,))
    s.push(SwitchPolicies(cue.owner, 1))


def refuse_reform(s: State, cue: Cue, choice: Choice) -> int:
    return may_reform(table(s), cue, choice)
