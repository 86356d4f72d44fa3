"""Abilities used once at the start of a turn: one offer, one use, one frame.

Owns the pattern that wonders and city-states share, so that each row only says what it
needs and what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ziggurat.games.new_dawn.content.reasons import NO_TARGET, NOT_IN_PLAY, USED_THIS_TURN
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import START_OF_TURN
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

if TYPE_CHECKING:
    UsefulIt: TypeAlias = Callable[[Table, int], bool]
    BeginUse: TypeAlias = Callable[[Table, int], None]


class StartOfTurn(Offer):
    """An ability that a seat may use once at the start of its turn.

    `useful` tells whether it could do anything; `begin` pushes the frame that asks how.
    """

    def __init__(self, useful: UsefulIt, begin: BeginUse) -> None:
        super().__init__(START_OF_TURN, list_use, use, test_use)
        self.useful = useful
        self.begin = begin


def ability_of(s: State, card: int) -> StartOfTurn:
    """The ability of a row."""
    hook = s.rules.hook_of(START_OF_TURN.name, card)
    assert isinstance(hook, StartOfTurn)
    return hook


def test_use(s: State, cue: Cue, choice: Choice) -> int:
    """The one test behind offering and refusing an ability."""
    g = table(s)
    if choice != (USE, cue.card):
        return OTHER_QUESTION
    realm = g.realms[cue.owner]
    if not has(realm.in_play, cue.card):
        return NOT_IN_PLAY
    if has(realm.used_this_turn, cue.card):
        return USED_THIS_TURN
    return ALLOWED if ability_of(s, cue.card).useful(g, cue.owner) else NO_TARGET


def list_use(s: State, cue: Cue) -> list[Choice]:
    return [(USE, cue.card)] if test_use(s, cue, (USE, cue.card)) == ALLOWED else []


def use(s: State, cue: Cue, choice: Choice) -> None:
    g = table(s)
    g.realms[cue.owner].used_this_turn |= bit(cue.card)
    g.note("used", cue.owner, (cue.card,), cue.card)
    ability_of(s, cue.card).begin(g, cue.owner)
