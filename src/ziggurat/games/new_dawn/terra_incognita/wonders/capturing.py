"""Capturing a wonder: its card comes to a player as the result of an attack."""

from __future__ import annotations

from ziggurat.games.new_dawn.board.spaces import wonder_at
from ziggurat.games.new_dawn.ids import CITY, CITY_STATE, TOKEN
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.ids import FORT
from ziggurat.kernel.content import Cue


def captured_by(g: Table, cue: Cue) -> bool:
    """Tell whether a won attack has just brought its wonder to a row's holder.

    Figures and barbarians defend no wonder. That of a capital is seized apart, because it does
    not stay in the space that was attacked. Rules: ti.define.captured
    """
    space, kind, _ = cue.args
    return kind in (CITY, TOKEN, CITY_STATE, FORT) and wonder_at(g, space) == cue.card
