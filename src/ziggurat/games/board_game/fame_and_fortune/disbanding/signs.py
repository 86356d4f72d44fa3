"""Signs of cities: fortifications and caravans.

Owns the one sign that a city may have, and what a fortification does. How a city gets one is in
`disband.py`, what a caravan is for in `caravans.py`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import slot_on
from ziggurat.games.board_game.fame_and_fortune.ids import FORTIFICATION, NO_SIGN
from ziggurat.games.board_game.fame_and_fortune.metropolis.metropolis import defended_slot
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.content import Cue
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

FORTIFIED: Final = 2


def sign_of(g: Table, seat: int, slot: int) -> int:
    """The sign of a city; one that is not there has none."""
    return NO_SIGN if g.cities[seat][slot] == NONE else fame(g).signs[seat][slot]


def set_sign(g: Table, seat: int, slot: int, sign: int) -> None:
    """Say which sign a city has; there is one at a time.

    Rules: ff.fortify.one, ff.caravan.one, ff.fortify.excludes_caravan,
    ff.caravan.excludes_fortification
    """
    shell = fame(g)
    shell.signs = put_row(shell.signs, seat, put(shell.signs[seat], slot, sign))


def fortified(s: State, cue: Cue, value: int) -> int:
    """Whoever defends a fortified city has a bonus of 2 more (ff.fortify.bonus)."""
    g = table(s)
    slot = defended_slot(g, cue)
    strong = slot != NONE and sign_of(g, cue.owner, slot) == FORTIFICATION
    return value + FORTIFIED if strong else value


def wear_down(s: State, cue: Cue) -> None:
    """A city was defended: its fortification is gone (ff.fortify.discard); args square, loser."""
    g = table(s)
    slot = slot_on(g, cue.owner, cue.args[0])
    if slot != NONE and sign_of(g, cue.owner, slot) == FORTIFICATION:
        set_sign(g, cue.owner, slot, NO_SIGN)
        g.note("fortification_gone", cue.owner, (slot,))


def lose_sign(s: State, cue: Cue) -> None:
    """A city was destroyed, and its sign with it (ff.fortify.lost_with_city); args slot."""
    set_sign(table(s), cue.owner, cue.args[0], NO_SIGN)
