"""Governments: which one a seat may adopt, and when.

Owns the mask `fresh`: its low bits are governments that may be adopted at once in this Start of
Turn, its high bits those that were unlocked since and may be so in the next one.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.governments import ANARCHY, DESPOTISM
from ziggurat.games.board_game.content.tech import Tech
from ziggurat.games.board_game.culture import keep_hand_size
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.state import Table
from ziggurat.lib.vec import put

LATER: Final = 128
LOW: Final = (1 << LATER) - 1


def unlock_government(g: Table, seat: int, government: int, in_start: bool) -> None:
    """Let a seat change to a government directly in its next Start of Turn.

    Unlocked within a Start of Turn, it may be adopted at once as well.
    Rules: cb.gov.free_change_after_unlock, cb.gov.unlock_outside_research
    """
    mask = (1 << government) << LATER
    if in_start:
        mask |= 1 << government
    g.fresh = put(g.fresh, seat, g.fresh[seat] | mask)


def open_window(g: Table, seat: int) -> None:
    """A seat's Start of Turn begins: what was unlocked since the last one may be adopted."""
    g.fresh = put(g.fresh, seat, g.fresh[seat] >> LATER)


def close_window(g: Table, seat: int) -> None:
    """A seat's Start of Turn ends: what was not adopted needs anarchy (cb.gov.window_lapses)."""
    g.fresh = put(g.fresh, seat, (g.fresh[seat] >> LATER) << LATER)


def is_fresh(g: Table, seat: int, government: int) -> bool:
    """Tell whether a seat may adopt a government without anarchy now."""
    return (g.fresh[seat] & LOW) >> government & 1 == 1


def knows_government(g: Table, seat: int, government: int) -> bool:
    """Tell whether a government is known.

    Rules: cb.gov.anarchy_always_known, cb.gov.despotism_known, cb.gov.known_by_tech
    """
    if government in (ANARCHY, DESPOTISM):
        return True
    for tech in g.rules.families["tech"]:
        if (g.known[seat] >> tech) & 1:
            row = g.rules.rows[tech]
            assert isinstance(row, Tech)
            if row.government == government:
                return True
    return False


def set_government(g: Table, seat: int, government: int) -> None:
    """Change a seat's government; its effects count from now on (cb.gov.change_immediate)."""
    g.government = put(g.government, seat, government)
    refresh(g, seat)
    g.note("government", seat, (government,))
    keep_hand_size(g, seat)
