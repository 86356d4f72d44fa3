"""How far effects reach: distances and chains over faceup squares, diagonal steps among them."""

from __future__ import annotations

from typing import Final

from tests.oracles.board_game.world import World
from ziggurat.games.board_game.board.reach import linked
from ziggurat.games.board_game.content.event_effects import within
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State

# Somewhat further than any card reaches.
FURTHEST: Final = 5
# Figures and tiles lie differently each time that these are asked.
TOPICS: Final = {"start_of_turn", "movement"}


def distances(w: World, starts: set[int]) -> dict[int, int]:
    """How many steps every square is away over faceup squares (cb.explore.effects_stop)."""
    found = dict.fromkeys(starts, 0)
    edge = list(starts)
    for square in edge:
        for other in w.outskirts(square):
            if other in w.terrain and other not in found:
                found[other] = found[square] + 1
                edge.append(other)
    return found


def event_ranges(s: State) -> list[str]:
    """Which squares are how near to the figures and cities of whoever is asked."""
    if not s.asked or s.asked[0].topic not in TOPICS:
        return []
    g = table(s)
    w = World(s)
    seat = s.asked[0].seat
    away = distances(w, {*w.players[seat].figures, *w.players[seat].cities})
    told: list[str] = []
    for reach in range(1, FURTHEST + 1):
        found = {square for square in w.terrain if within(g, seat, square, reach)}
        expected = {square for square, steps in away.items() if steps <= reach}
        if found != expected:
            told.append(f"within {reach} of seat {seat}: {found ^ expected} is told otherwise")
    return told


def chains(s: State) -> list[str]:
    """Where a chain of faceup squares leads to from the first city of whoever is asked."""
    if not s.asked or s.asked[0].topic not in TOPICS:
        return []
    w = World(s)
    start = w.players[s.asked[0].seat].cities[0]
    found = {square for square, leads in enumerate(linked(table(s), start)) if leads}
    expected = set(distances(w, {start}))
    return [] if found == expected else [f"chains from {start}: {found ^ expected}"]
