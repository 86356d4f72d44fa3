"""Caravans: a city that produces may use its own up for more production.

Owns that a caravan serves nothing but producing. How a city gets one is in `disband.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import PRODUCING, may_take_kind
from ziggurat.games.board_game.cities.items import items
from ziggurat.games.board_game.cities.production import add_production, production
from ziggurat.games.board_game.fame_and_fortune.disbanding.reasons import (
    CARAVAN_PRODUCES,
    NO_CARAVAN,
)
from ziggurat.games.board_game.fame_and_fortune.disbanding.signs import set_sign, sign_of
from ziggurat.games.board_game.fame_and_fortune.ids import CARAVAN, NO_SIGN
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.fame_and_fortune.verbs import UNLOAD
from ziggurat.games.board_game.research.reasons_techs import NOTHING_TO_PRODUCE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

CARGO: Final = 2


def may_unload(g: Table, seat: int, slot: int) -> int:
    """The reason why a city cannot use a caravan for what it is about to produce.

    Rules: ff.caravan.use, ff.caravan.only_build_action
    """
    if sign_of(g, seat, slot) != CARAVAN:
        return NO_CARAVAN
    reason = may_take_kind(g, seat, slot, PRODUCING)
    if reason != ALLOWED:
        return reason
    found = items(g, seat, slot, production(g, seat, slot) + CARGO)
    return ALLOWED if found else NOTHING_TO_PRODUCE


def offer_unloading(s: State, cue: Cue) -> list[Choice]:
    """Before it says what it does, a city may use its caravan (ff.caravan.use_optional)."""
    slot = cue.args[0]
    return [(UNLOAD, slot)] if may_unload(table(s), cue.owner, slot) == ALLOWED else []


def unload(s: State, cue: Cue, choice: Choice) -> None:
    """Discard the caravan: the city has 2 more production this turn, and has to produce."""
    g = table(s)
    slot = cue.args[0]
    set_sign(g, cue.owner, slot, NO_SIGN)
    _set_unloaded(g, cue.owner, fame(g).unloaded[cue.owner] | 1 << slot)
    g.note("unloaded", cue.owner, (slot,))
    add_production(g, cue.owner, slot, CARGO)


def refuse_unloading(s: State, cue: Cue, choice: Choice) -> int:
    if choice != (UNLOAD, cue.args[0]):
        return OTHER_QUESTION
    return may_unload(table(s), cue.owner, cue.args[0])


def only_producing(s: State, cue: Cue) -> int:
    """The reason why a city does something else with its caravan; args slot, kind of action.

    Rules: ff.caravan.only_build_action
    """
    slot, kind = cue.args
    bound = (fame(s).unloaded[cue.owner] >> slot) & 1
    return CARAVAN_PRODUCES if bound and kind != PRODUCING else ALLOWED


def has_produced(s: State, cue: Cue) -> None:
    """A city has acted: what its caravan brought is used; args slot, kind of action."""
    g = table(s)
    _set_unloaded(g, cue.owner, fame(g).unloaded[cue.owner] & ~(1 << cue.args[0]))


def forget_caravans(s: State, seat: int) -> None:
    """A new City Management: nothing of an earlier one is left to be used."""
    _set_unloaded(table(s), seat, 0)


def _set_unloaded(g: Table, seat: int, cities: int) -> None:
    shell = fame(g)
    if shell.unloaded[seat] != cities:
        shell.unloaded = put(shell.unloaded, seat, cities)


FORGET_CARAVANS: Final = Step("caravans", forget_caravans)
