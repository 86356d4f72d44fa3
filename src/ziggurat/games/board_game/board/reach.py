"""Reach: how far effects get over faceup squares.

Owns that no effect crosses a facedown tile; a diagonal step counts as one. How far a card reaches
is in its row, and how figures move is decided elsewhere.
"""

from __future__ import annotations

from ziggurat.games.board_game.ids import FOG, NONE
from ziggurat.games.board_game.state import Table


def is_clear(g: Table, square: int, goal: int) -> bool:
    """Tell whether no facedown square lies on the way that goes diagonally first."""
    layout = g.layout
    x, y = layout.cells[square]
    end_x, end_y = layout.cells[goal]
    while max(abs(end_x - x), abs(end_y - y)) > 1:
        x += int(end_x > x) - int(end_x < x)
        y += int(end_y > y) - int(end_y < y)
        between = layout.where.get((x, y), NONE)
        if between == NONE or g.ground[between] == FOG:
            return False
    return True


def reaches_one(g: Table, square: int, goals: list[int], steps: int) -> bool:
    """Tell whether one of some squares can be reached over faceup squares in a number of steps."""
    seen = [at == FOG for at in g.ground]
    edge = [square]
    for _ in range(steps):
        edge = _spread(g, edge, seen)
        for goal in goals:
            if goal in edge:
                return True
    return False


def linked(g: Table, square: int) -> list[bool]:
    """By square: whether a chain of faceup squares leads there.  Rules: cb.explore.effects_stop"""
    faceup = [at != FOG for at in g.ground]
    if False not in faceup:
        return faceup
    seen = [not up for up in faceup]
    edge = [square]
    seen[square] = True
    while edge:
        edge = _spread(g, edge, seen)
    return [up and reached for up, reached in zip(faceup, seen, strict=True)]


def _spread(g: Table, edge: list[int], seen: list[bool]) -> list[int]:
    """The squares one step further that were not seen yet, which they are from now on."""
    around = g.layout.around
    further: list[int] = []
    for start in edge:
        for at in around[start]:
            if not seen[at]:
                seen[at] = True
                further.append(at)
    return further
