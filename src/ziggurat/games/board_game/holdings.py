"""Holdings: which rows act for a seat.

Owns the mask `in_play`. It is worked out anew whenever something that belongs to it changes, so
that nobody has to know what else does. Rows of the family "rule" act for everybody; whatever else
a module puts before seats, such as cards that they have chosen, a row of its own adds to the mask
at the moment `HOLDINGS`, and whoever changes that calls `refresh`.
"""

from __future__ import annotations

from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.ids import FIRST_WONDER, NONE
from ziggurat.games.board_game.moments import HOLDINGS
from ziggurat.games.board_game.movement.moments import FIND_LEFT
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.content import Cue, Do, DoMoment, adjusted
from ziggurat.lib.vec import put, put_row, with_sorted, without


def refresh(g: Table, seat: int) -> None:
    """Work out which rows act for a seat now.

    Rules: cb.gov.benefits_only_while_active, cb.obsolete.ability_gone, cb.blockade.wonder_ability
    """
    rows = g.known[seat] | g.printed.rules_for_all
    if g.civilization[seat] != NONE:
        rows |= 1 << g.civilization[seat]
    if g.government[seat] != NONE:
        rows |= 1 << g.government[seat]
    for card in g.hand[seat]:
        rows |= 1 << card
    if g.printed.acting_finds:
        for find in g.facedown_finds[seat]:
            rows |= 1 << find & g.printed.acting_finds
    for at, owner in enumerate(g.owners):
        if owner == seat and acts(g, seat, FIRST_WONDER + at):
            rows |= 1 << (FIRST_WONDER + at)
    if g.rules.attached[HOLDINGS.name]:
        # What gives other rows is among these itself, so they act first.
        g.in_play = put(g.in_play, seat, rows)
        rows = adjusted(g, HOLDINGS, seat, (), rows)
    if rows != g.in_play[seat]:
        g.in_play = put(g.in_play, seat, rows)


def refresh_all(g: Table) -> None:
    """Work it out for all seats, as after figures have moved."""
    for seat in range(g.seats):
        refresh(g, seat)


def acts(g: Table, seat: int, wonder: int) -> bool:
    """Tell whether an own wonder has its ability: it is not obsolete and nobody stands on it."""
    if (g.obsolete >> wonder) & 1:
        return False
    square = g.wonder_squares[wonder - FIRST_WONDER]
    return square != NONE and not blockaded(g, seat, square)


def take_find(g: Table, seat: int, find: int) -> None:
    """Lay a hut or village facedown before a seat."""
    g.facedown_finds = put_row(g.facedown_finds, seat, with_sorted(g.facedown_finds[seat], find))
    refresh(g, seat)


def give_up_find(g: Table, seat: int, find: int, to: int = NONE) -> None:
    """Take a hut or village from a seat: all see its face, unless another seat gets it."""
    g.facedown_finds = put_row(g.facedown_finds, seat, without(g.facedown_finds[seat], find))
    refresh(g, seat)
    keep_books(g, FIND_LEFT, seat, (find, to))


def keep_books(g: Table, moment: DoMoment, seat: int, args: tuple[int, ...]) -> None:
    """Run a seat's hooks at once; they ask nothing now, and what they push is settled later."""
    for attached in g.acting(seat, moment.name):
        hook = attached.hook
        if isinstance(hook, Do):
            hook.act(g, Cue(attached.card, seat, args))


def known_techs(g: Table, seat: int) -> list[int]:
    """The techs that a seat knows, ascending."""
    found: list[int] = []
    left = g.known[seat]
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    return found
