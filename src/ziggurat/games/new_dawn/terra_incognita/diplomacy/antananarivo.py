"""Antananarivo: in the turn of a holder of its card it is one of that player's cities.

Owns when it is lent and given back. While it is lent it stands among the cities of the active
seat and not among the city-states; no city figure is used for it. A wonder there belongs to
whoever had it last, until another holder's turn begins (ti.clarify.antananarivo_gap).
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Invariant
from ziggurat.games.new_dawn.board.pieces import settle_wonders
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.ids import NONE, NOWHERE
from ziggurat.games.new_dawn.invariants import wonders as base_wonders
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import ANTANANARIVO
from ziggurat.games.new_dawn.turn.turn import start_of_turn
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.content import Cue
from ziggurat.kernel.state import State


def where(g: Table) -> int:
    """The space of Antananarivo, `NOWHERE` if its tile is not on the map."""
    for space, state in g.board.icons.city_states.items():
        if state == ANTANANARIVO:
            return space
    return NOWHERE


def lent_to(g: Table) -> int:
    """Whose city it is for the time being; `NONE` if it is a city-state or conquered."""
    space = where(g)
    conquered = has(g.closed_city_states, ANTANANARIVO)
    return NONE if space == NOWHERE or conquered else owner_of(g, space)


def lend(g: Table, seat: int) -> None:
    """Make it a city of a seat for which its card acts (ti.clarify.antananarivo_city)."""
    space = where(g)
    if space == NOWHERE or not g.holds(seat, ANTANANARIVO):
        return
    if has(g.city_states, space):
        g.city_states &= ~bit(space)
        g.realms[seat].cities |= bit(space)
        settle_wonders(g, space)
        step_done(g)


def give_back(s: State, seat: int) -> None:
    """A step at the end of the turn: it is a city-state again; a wonder there stays for now."""
    g = table(s)
    if lent_to(g) != NONE:
        space = where(g)
        for realm in g.realms:
            realm.cities &= ~bit(space)
        g.city_states |= bit(space)


def begin_turn(s: State, seat: int) -> None:
    """A step of the turn: it is lent before anything is used for the start of the turn."""
    lend(table(s), seat)
    start_of_turn(s, seat)


# What its card does


def card_taken(s: State, cue: Cue) -> None:
    """The card works from the moment it is taken."""
    g = table(s)
    if cue.args[0] == cue.card and cue.owner == g.active:
        lend(g, cue.owner)


def no_figure(s: State, cue: Cue, unused: int) -> int:
    """No city figure stands there while it is lent."""
    return unused + 1 if lent_to(table(s)) == cue.owner else unused


def no_army_ends(s: State, cue: Cue, spaces: int) -> int:
    """Armies of the holder pass through it."""
    g = table(s)
    return spaces & ~bit(where(g)) if lent_to(g) == cue.owner else spaces


def wonders(s: State) -> str:
    """A wonder acts for the seat that holds its space; one in Antananarivo for its last holder."""
    g = table(s)
    space = where(g)
    there = [wonder for wonder, at in g.wonders if at == space]
    if space == NOWHERE or not there or not has(g.city_states, space):
        return base_wonders(s)
    acting = [at for at in range(g.seats) if has(g.realms[at].in_play, there[0])]
    if len(acting) > 1:
        return f"wonder {there[0]} acts for the seats {acting}"
    after = g.clone()
    for seat in acting:
        after.realms[seat].in_play &= ~bit(there[0])
    return base_wonders(after)


WONDERS_HELD: Final = Invariant("wonders", wonders)
