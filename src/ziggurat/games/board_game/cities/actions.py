"""Kinds of city actions: what a city does, whoever lets it do so.

Owns the kinds, for rules that count or forbid them. A row that offers an action of its own says
with `ActsAs` which kind it is; modules number kinds of their own from `FIRST_NEW_KIND` on.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.items import ITEM_VERBS
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import ARTS, HARVEST
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import (
    Adjust,
    AdjustMoment,
    AllowMoment,
    Cue,
    DoMoment,
    adjusted,
    allowed,
)
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

OTHER: Final = 0
PRODUCING: Final = 1
DEVOTING: Final = 2
HARVESTING: Final = 3
FIRST_NEW_KIND: Final = 4

ACTION_KIND: Final = AdjustMoment(
    "action_kind", "the kind of city action that a row offers; args row"
)
MAY_TAKE_ACTION: Final = AllowMoment(
    "may_take_action", "a city of the holder is about to act; args slot, kind of action"
)
CITY_ACTED: Final = DoMoment("city_acted", "a city takes an action; args slot, kind of action")
ACTION_MOMENTS: Final = (ACTION_KIND, MAY_TAKE_ACTION, CITY_ACTED)


class ActsAs(Adjust):
    """The hook of a row whose city action is of a kind."""

    def __init__(self, kind: int) -> None:
        super().__init__(ACTION_KIND, self.own_kind)
        self.kind: Final = kind

    def own_kind(self, s: State, cue: Cue, value: int) -> int:
        """The kind, if the question is about this row."""
        return self.kind if cue.args[0] == cue.card else value


def action_kind(g: Table, seat: int, choice: Choice) -> int:
    """Which kind of action something is; what a row offers names the row first."""
    if choice[0] in ITEM_VERBS:
        return PRODUCING
    if choice[0] == ARTS:
        return DEVOTING
    if choice[0] == HARVEST:
        return HARVESTING
    return adjusted(g, ACTION_KIND, seat, choice[1:2], OTHER) if len(choice) > 1 else OTHER


def may_take_kind(g: Table, seat: int, slot: int, kind: int) -> int:
    """The reason why a city may not take an action of a kind, whatever it is."""
    return allowed(g, MAY_TAKE_ACTION, seat, (slot, kind))


def permitted(g: Table, seat: int, slot: int, choices: list[Choice]) -> list[Choice]:
    """Those of a city's actions that are of a kind it may take."""
    if not g.rules.attached[MAY_TAKE_ACTION.name]:
        return choices
    return [
        choice
        for choice in choices
        if may_take_kind(g, seat, slot, action_kind(g, seat, choice)) == ALLOWED
    ]
