"""Figures explore: what is offered while a caravan or an army is being moved.

Owns the rule that everybody has in play, and that a figure explores once in a move. Whoever
moves the figure spends its movement (`FIGURE_UNDER_WAY`).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import CARAVAN
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.moments import FIGURE_UNDER_WAY
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import DrawTile
from ziggurat.games.new_dawn.terra_incognita.exploration.moments import EXPLORING
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import against_figure, origins
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import (
    EXPLORED_BEFORE,
    NOT_IN_REACH,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import EXPLORE, SCOUT
from ziggurat.games.new_dawn.terra_incognita.ids import FIRST_RULE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer, Row
from ziggurat.kernel.flows import fire
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def verb_of(kind: int) -> int:
    """How exploring is said of a kind of figure."""
    return EXPLORE if kind == CARAVAN else SCOUT


def explore_offers(s: State, cue: Cue) -> list[Choice]:
    """The spaces from which the figure may explore."""
    kind, figure, reach, paused = cue.args
    if paused:
        return []
    verb = verb_of(kind)
    return [(verb, figure, space) for space in members(reach & origins(table(s)))]


def explore_test(s: State, cue: Cue, choice: Choice) -> int:
    """The test behind exploring with a figure.

    Rules: ti.explore.who, ti.explore.cost, ti.explore.needs_movement, ti.explore.once
    """
    kind, figure, reach, paused = cue.args
    if choice[0] != verb_of(kind) or choice[1] != figure:
        return OTHER_QUESTION
    if paused:
        return EXPLORED_BEFORE
    reason = against_figure(table(s), choice[2])
    if reason != ALLOWED or has(reach, choice[2]):
        return reason
    return NOT_IN_REACH


def explore_reply(s: State, cue: Cue, choice: Choice) -> None:
    """The figure is in the space by now; draw a tile there."""
    s.note("explores", cue.owner, (choice[2],))
    s.push(DrawTile(cue.owner, choice[2]))
    fire(s, EXPLORING, cue.owner, (cue.args[0], choice[1], choice[2]), everyone=False)


EXPLORATION_RULES: Final = (
    Row(
        FIRST_RULE + 16,
        "exploration_rules",
        (Offer(FIGURE_UNDER_WAY, explore_offers, explore_reply, explore_test),),
    ),
)
