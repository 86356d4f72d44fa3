"""Armies and forts on the map: who has what where.

Owns the placing of armies and their way back to the card. A fort belongs to whoever has a city
on it, so that nothing about its owner is kept. It never asks whether something is allowed.
"""

from __future__ import annotations

from ziggurat.games.new_dawn.board.spaces import all_cities
from ziggurat.games.new_dawn.ids import ON_CARD
from ziggurat.games.new_dawn.masks import BITS, minus
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.lib.vec import put, put_row

# Armies


def armies_of(g: Table, seat: int) -> int:
    """Mask: spaces with an army of a seat."""
    found = 0
    for space in unknown(g).armies[seat]:
        if space >= 0:
            found |= BITS[space]
    return found


def rival_armies(g: Table, seat: int) -> int:
    """Mask: spaces with an army of anybody else; of anybody if the seat is `NONE`."""
    found = 0
    armies = unknown(g).armies
    for other in range(len(armies)):
        if other != seat:
            for space in armies[other]:
                if space >= 0:
                    found |= BITS[space]
    return found


def put_army(g: Table, seat: int, army: int, where: int) -> None:
    """Put an army in a space, on its card (`ON_CARD`) or aside (`LOCKED`)."""
    u = unknown(g)
    u.armies = put_row(u.armies, seat, put(u.armies[seat], army, where))


def army_home(g: Table, seat: int, army: int) -> None:
    """A defeated army goes back to its owner's military card (ti.attack.win_figure)."""
    space = unknown(g).armies[seat][army]
    put_army(g, seat, army, ON_CARD)
    g.note("army_defeated", seat, (space,))


def defeat_army_in(g: Table, seat: int, space: int) -> None:
    """Defeat one army of a seat in a space; several there are alike (ti.encampment.army)."""
    army_home(g, seat, unknown(g).armies[seat].index(space))


def defeat_armies_in(g: Table, seat: int, space: int) -> bool:
    """Defeat all armies of a seat in a space; False if there are none."""
    found = False
    for army, where in enumerate(unknown(g).armies[seat]):
        if where == space:
            army_home(g, seat, army)
            found = True
    return found


# Forts


def forts(g: Table) -> int:
    """Mask: the spaces of all forts (ti.fort.terrain)."""
    return unknown(g).forts


def free_forts(g: Table) -> int:
    """Mask: forts on which nobody's city stands (ti.fort.control)."""
    found = unknown(g).forts
    return minus(found, all_cities(g)) if found else 0


def forts_of(g: Table, seat: int) -> int:
    """Mask: forts that a seat controls (ti.fort.control)."""
    return unknown(g).forts & g.realms[seat].cities
