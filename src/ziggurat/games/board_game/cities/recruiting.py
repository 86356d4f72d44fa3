"""Recruiting: new figures come onto the map.

Owns what a figure costs, where a city may put one, and what happens when an army is put where
somebody else stands. Moving figures is decided elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.moments import FIGURE_BUILT, PUT_BESIDE
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.reasons import (
    NO_FIGURE_LEFT,
    NO_ROOM_FOR_FIGURE,
    NOT_BESIDE_CITY,
    SCOUT_BLOCKADED,
)
from ziggurat.games.board_game.ids import ARMY, CITY_SLOTS, SCOUT
from ziggurat.games.board_game.movement.enemies import meet
from ziggurat.games.board_game.movement.figures import (
    armies_left,
    may_stand,
    place_figure,
    scouts_left,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import ARMY as ARMY_VERB
from ziggurat.games.board_game.verbs import SCOUT as SCOUT_VERB
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

# By figure: what it costs, and how placing it is said.
FIGURE_COSTS: Final = (4, 6)
FIGURE_VERBS: Final = (ARMY_VERB, SCOUT_VERB)


def figures_left(g: Table, seat: int, figure: int) -> int:
    """Figures of a kind beside the sheet (cb.figure.needs_available_piece)."""
    return armies_left(g, seat) if figure == ARMY else scouts_left(g, seat)


def may_recruit(g: Table, seat: int, slot: int, figure: int) -> int:
    """The reason why a city cannot make a figure, whatever it costs.

    Rules: cb.figure.needs_available_piece, cb.figure.placed_in_outskirts
    """
    if figures_left(g, seat, figure) <= 0:
        return NO_FIGURE_LEFT
    for square in figure_sites(g, seat, slot, figure):
        if has_room(g, seat, figure, square) == ALLOWED:
            return ALLOWED
    return NO_ROOM_FOR_FIGURE


def figure_sites(g: Table, seat: int, slot: int, figure: int) -> list[int]:
    """Squares where a city may put a new figure, if it has room: its outskirts for a start."""
    found = list(outskirts(g, seat, slot))
    for gatherer in g.printed.gatherers:
        found.extend([at for at in gatherer.sites(g, seat, slot) if at not in found])
    if g.rules.attached[PUT_BESIDE.name]:
        cities = adjusted(g, PUT_BESIDE, seat, (slot, figure), 0)
        for other in range(CITY_SLOTS):
            if (cities >> other) & 1 and other != slot:
                found.extend([at for at in outskirts(g, seat, other) if at not in found])
    return found


def has_room(g: Table, seat: int, figure: int, square: int) -> int:
    """The reason why a new figure may not stand on a square that its city reaches."""
    if figure == SCOUT and blockaded(g, seat, square):
        return SCOUT_BLOCKADED
    return may_stand(g, seat, square)


def may_put_figure(g: Table, seat: int, slot: int, figure: int, square: int) -> int:
    """The reason why a city's new figure may not be put on a square.

    Rules: cb.figure.placed_in_outskirts, cb.figure.placement_water,
    cb.figure.placement_stacking, cb.blockade.no_scout_placement
    """
    if square not in figure_sites(g, seat, slot, figure):
        return NOT_BESIDE_CITY
    return has_room(g, seat, figure, square)


def recruit(g: Table, seat: int, square: int, figure: int) -> None:
    """Put a new figure on the map; an army fights those who blockade the square.

    What building it brings comes before the battle.

    Rules: cb.blockade.army_placement_battle, cb.blockade.blockader_defends,
    cb.blockade.army_placement_vs_scouts
    """
    place_figure(g, seat, square, figure)
    g.note("recruited", seat, (figure, square))
    if figure == ARMY:
        meet(g, seat, square)
    fire(g, FIGURE_BUILT, seat, (figure, square), everyone=False)


class PutFigure(OfCity):
    """A seat puts a new figure beside the city that made it.

    Rules: cb.figure.placed_in_outskirts, cb.figure.placement_shared, cb.figure.may_move_same_turn
    """

    SPEC: ClassVar[str] = "seat: int, slot: int, figure: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.figure.placed_in_outskirts", "cb.figure.placement_shared",
        "cb.figure.may_move_same_turn",
    )  # fmt: skip

    def __init__(self, seat: int, slot: int, figure: int) -> None:
        super().__init__(seat, slot)
        self.figure: Final = figure

    def question(self, s: State) -> Question:
        g = table(s)
        options = [
            (FIGURE_VERBS[self.figure], square)
            for square in sorted(figure_sites(g, self.seat, self.slot, self.figure))
            if has_room(g, self.seat, self.figure, square) == ALLOWED
        ]
        return Question(self.seat, "put_figure", SPACE, tuple(options), (self.figure,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        recruit(table(s), seat, choice[1], self.figure)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != FIGURE_VERBS[self.figure]:
            return Reason(OTHER_QUESTION)
        reason = may_put_figure(table(s), seat, self.slot, self.figure, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.figure)
