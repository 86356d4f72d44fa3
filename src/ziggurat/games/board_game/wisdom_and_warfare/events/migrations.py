"""Culture events that move one figure of their player.

Owns how far it gets and where it may end; ways are those of its owner's figures.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.ids import ARMY, NONE, SCOUT
from ziggurat.games.board_game.movement.figures import has_figure
from ziggurat.games.board_game.movement.groups import Travel, carry, frees_coins, stops, unmoved
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table, figure_code
from ziggurat.games.board_game.victory import check_victory
from ziggurat.games.board_game.wisdom_and_warfare.events.barbarians import is_empty
from ziggurat.games.board_game.wisdom_and_warfare.events.reasons import (
    NO_JOURNEY,
    NO_SUCH_FIGURE,
    NOT_EMPTY,
)
from ziggurat.games.board_game.wisdom_and_warfare.events.verbs import MIGRATE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.lib.vec import put_row, with_sorted, without


def journeys(
    g: Table, seat: int, figure: int, start: int, steps: int, goal: int = NONE
) -> list[int]:
    """Empty squares where a figure could end after so many steps at most, ascending.

    Whoever asks for a `goal` alone has those up to it.
    Rules: ww.event.move_one_figure
    """
    travel = Travel(g, seat, start, int(figure == ARMY), int(figure == SCOUT))
    seen = {start}
    edge = [start]
    ends: list[int] = []
    for _ in range(steps):
        further: list[int] = []
        for at in edge:
            if at in g.locked:
                continue
            for to in travel.near[at]:
                if to in seen or travel.enters(to) != ALLOWED:
                    continue
                seen.add(to)
                if is_empty(g, to) and travel.ends(to) == ALLOWED:
                    ends.append(to)
                    if to == goal:
                        return ends
                if travel.flies or not stops(g, seat, to):
                    further.append(to)
        edge = further
    return sorted(ends)


def keep_turn(g: Table, seat: int, figure: int, start: int, end: int) -> None:
    """A figure that may not move any more this turn may not do so from where it was moved to.

    Of several figures on a square one goes that may still move, if there is one.
    """
    if unmoved(g, seat, start, figure):
        return
    codes = without(g.moved_figures[seat], figure_code(start, figure))
    g.moved_figures = put_row(g.moved_figures, seat, with_sorted(codes, figure_code(end, figure)))


class Migrate(Effect):
    """One figure of the player moves a few squares, to one that is empty.

    Rules: ww.event.move_one_figure
    """

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        found: list[Choice] = []
        for figure, row in ((ARMY, g.armies[seat]), (SCOUT, g.scouts[seat])):
            for start in sorted(set(row)):
                ends = journeys(g, seat, figure, start, self.steps)
                found.extend([(MIGRATE, figure, start, end) for end in ends])
        return sorted(found)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != MIGRATE:
            return OTHER_QUESTION
        _, figure, start, end = choice
        if not has_figure(g, seat, start, figure):
            return NO_SUCH_FIGURE
        if end < len(g.ground) and not is_empty(g, end):
            return NOT_EMPTY
        found = journeys(g, seat, figure, start, self.steps, end)
        return ALLOWED if end in found else NO_JOURNEY

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        _, figure, start, end = chosen[0]
        freed = frees_coins(g, seat, start)
        keep_turn(g, seat, figure, start, end)
        carry(g, seat, start, end, int(figure == ARMY), int(figure == SCOUT))
        if freed:
            check_victory(g)
