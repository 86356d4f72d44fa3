"""Culture events that lead figures of others astray."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.sites import stands_on
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.content.event_effects import foreign
from ziggurat.games.board_game.culture.reasons import NO_FIGURES_THERE, NO_WAY
from ziggurat.games.board_game.ids import ARMY, FOG, NO_TOKEN, NONE, SCOUT
from ziggurat.games.board_game.movement.figures import (
    figures_on,
    is_water,
    place_figure,
    remove_figure,
    stacking,
)
from ziggurat.games.board_game.movement.groups import city_owner, welcome
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table, figure_code
from ziggurat.games.board_game.verbs import MOVE_TO
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.lib.vec import put_row


def group_owner(g: Table, seat: int, square: int) -> int:
    """The other seat that has figures on a square, or `NONE`."""
    for other in range(g.seats):
        if other != seat and figures_on(g, other, square):
            return other
    return NONE


def is_open(g: Table, owner: int, square: int) -> bool:
    """Tell whether a group can be led over a square: land, and nothing there to meet.

    Rules: cb.movement.hidden_tile_blocked
    """
    if g.ground[square] == FOG or is_water(g, square) or g.tokens[square] != NO_TOKEN:
        return False
    if blockaded(g, owner, square):
        return False
    return city_owner(g, owner, square) == NONE


def reachable(g: Table, owner: int, start: int, steps: int) -> list[int]:
    """Where a group could be led, ascending; it may not end in a city or beyond its stacking,
    nor in outskirts whose owner keeps it out.
    """
    near = g.layout.near
    seen = [start]
    edge = [start]
    for _ in range(steps):
        following: list[int] = []
        for square in edge:
            for at in near[square]:
                if at not in seen and is_open(g, owner, at):
                    seen.append(at)
                    following.append(at)
        edge = following
    size = figures_on(g, owner, start)
    room = stacking(g, owner) - size
    ends = [at for at in seen[1:] if figures_on(g, owner, at) <= room]
    armies = g.armies[owner].count(start)
    ends = [at for at in ends if welcome(g, owner, at, armies) == ALLOWED]
    return sorted([at for at in ends if not stands_on(g, owner, at)])


def keep_moved(g: Table, owner: int, start: int, end: int) -> None:
    """Figures that may not move any more this turn may not do so from where they were led."""
    codes = list(g.moved_figures[owner])
    for figure in (ARMY, SCOUT):
        before, after = figure_code(start, figure), figure_code(end, figure)
        codes = [after if code == before else code for code in codes]
    g.moved_figures = put_row(g.moved_figures, owner, tuple(sorted(codes)))


class LeadAstray(Effect):
    """All figures of another seat on one square are moved together, a few squares."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        found: list[Choice] = []
        for owner in range(g.seats):
            if owner != seat:
                for start in sorted(set(g.armies[owner] + g.scouts[owner])):
                    ends = reachable(g, owner, start, self.steps)
                    found.extend([(MOVE_TO, start, end) for end in ends])
        return sorted(found)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != MOVE_TO:
            return OTHER_QUESTION
        if choice[1] >= len(g.ground):
            return NO_FIGURES_THERE
        owner = group_owner(g, seat, choice[1])
        if owner == NONE:
            return NO_FIGURES_THERE
        return ALLOWED if choice[2] in reachable(g, owner, choice[1], self.steps) else NO_WAY

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return foreign(seat, [group_owner(g, seat, chosen[0][1])])

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        _, start, end = chosen[0]
        owner = group_owner(g, seat, start)
        for figure, row in ((ARMY, g.armies[owner]), (SCOUT, g.scouts[owner])):
            for _ in range(row.count(start)):
                remove_figure(g, owner, start, figure)
                place_figure(g, owner, end, figure)
        keep_moved(g, owner, start, end)
        g.note("led_astray", owner, (start, end))
        check_victory(g)
