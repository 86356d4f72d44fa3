"""Capturing a wonder: its card comes to a player as the result of an attack."""

from __future__ import annotations

from ziggurat.games.new_dawn.board.spaces import wonder_at
from ziggurat.games.new_dawn.ids import CITY, TOKEN
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.content import Cue


def captured_by(g: Table, cue: Cue) -> bool:
    """Tell whether a won attack has just brought its wonder to a row's holder.

    Rules: ti.define.captured
    """
    space, kind, _ = cue.args
    return kind in (CITY, TOKEN) and wonder_at(g, space) == cue.card
