"""Exploring for the automated player: a tile is drawn and laid by a list, in one go.

Owns from where it may explore, the frames and the list for a new tile. Which figure goes to
explore, and when, stands with the figures.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.measures import FAR, steps_on
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import (
    FIRST_NEW_CRITERION,
    FIRST_NEW_LIST,
    FIRST_NEW_TOPIC,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.sketching import (
    beside_cell,
    contacts,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.verbs import SET_ONE, SET_TILE
from ziggurat.games.new_dawn.board.geometry import cells
from ziggurat.games.new_dawn.board.grid import ROTATIONS, SIDES, coordinates, shape_of
from ziggurat.games.new_dawn.board.growing import extended, places_beside
from ziggurat.games.new_dawn.ids import (
    DESERT,
    FOREST,
    MOUNTAIN,
    NATURAL_WONDER,
    NONE,
    first_space,
)
from ziggurat.games.new_dawn.masks import bit, mask_of, members
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.printed import Placed, printed
from ziggurat.games.new_dawn.rows import Icon
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import district_at
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import (
    DrawTile,
    keep_back,
    lay_explored,
)
from ziggurat.games.new_dawn.terra_incognita.exploration.moments import EXPLORING
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import has_room, own_origins
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import is_empty
from ziggurat.games.new_dawn.terra_incognita.ids import CAMPUS, COMMERCIAL_HUB, INDUSTRIAL_ZONE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State

# The district that draws on a terrain.
DRAWS_ON: Final[dict[int, int]] = {
    MOUNTAIN: CAMPUS,
    NATURAL_WONDER: CAMPUS,
    DESERT: COMMERCIAL_HUB,
    FOREST: INDUSTRIAL_ZONE,
}


def frontier(g: Table, seat: int) -> int:
    """Mask: spaces of its own capital tile beside which a new tile could lie.

    That does not depend on the tile.  Rules: ap.ti.explore.where, ap.ti.explore.options
    """
    return 0 if is_empty(unknown(g)) else room_beside(g, seat)


def room_beside(g: Table, seat: int) -> int:
    """Mask: the same, whether tiles are left or in hand."""
    rim = members(own_origins(g, seat))
    return mask_of([space for space in rim if has_room(g.board, space)])


class DrawByList(DrawTile):
    """Draw the tile at the bottom of the stack; its place is found by a list."""

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.explore.where", "ti.explore.draw_bottom")

    def go_on(self, s: State, tile: int) -> None:
        s.swap(SetExplored(self.seat, self.space, tile))


class SetExplored(Listed):
    """Lay a drawn tile beside a space: every side, rotation and place is weighed at once.

    Rules: ap.ti.explore.options, ap.ti.explore.tile_order
    """

    SPEC: ClassVar[str] = "seat: int, space: int, tile: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.ti.explore.options", "ap.ti.explore.tile_order")

    def __init__(self, seat: int, space: int, tile: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile

    def run(self, s: State) -> bool:
        if has_room(table(s).board, self.space):
            return True
        s.pop()
        keep_back(s, self.seat, self.tile)
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(sorted(settings(g, self.space)))

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "ap_explored_tile", SPACE, options, (self.tile,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        _, cell, side, turns = choice
        lay_explored(table(s), self.seat, self.tile, side, turns, cell)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.tile)


def explore_by_list(g: Table, seat: int, kind: int, figure: int, space: int) -> None:
    """A figure that stands in a space by now explores from there."""
    g.note("explores", seat, (space,))
    g.push(DrawByList(seat, space))
    fire(g, EXPLORING, seat, (kind, figure, space), everyone=False)


def settings(g: Table, space: int) -> list[Choice]:
    """Every way in which a tile could lie beside a space."""
    places = places_beside(g.board, space)
    found: list[Choice] = []
    for side in range(SIDES):
        for turns in range(ROTATIONS):
            for cell in members(places[shape_of(side, turns)]):
                found.append((SET_TILE, cell, side, turns))
    return found


# The list for a new tile: the choice names it if there are several, or else the facts do.


def tile_of(question: Question, choice: Choice) -> int:
    """The tile that would be laid."""
    return choice[4] if choice[0] == SET_ONE else question.facts[0]


def placed_by(question: Question, choice: Choice) -> Placed:
    """The tile as it would lie."""
    q, r = coordinates(choice[1])
    return (tile_of(question, choice), choice[2], choice[3], q, r)


def better_districts(g: Table, question: Question, choice: Choice) -> int:
    """How many of its spaces would lie next to own districts that draw on their terrain.

    Rules: ap.ti.explore.measures
    """
    tile, side, rotation, q, r = placed_by(question, choice)
    terrains = printed(g.rules).tiles.side(tile, side).terrain
    found = 0
    for terrain, cell in zip(terrains, cells(side, rotation, q, r)):
        wanted = DRAWS_ON.get(terrain, NONE)
        beside = beside_cell(g.board, cell) if wanted != NONE else []
        if wanted in [district_at(g, question.seat, space) for space in beside]:
            found += 1
    return found


def most_contacts(g: Table, question: Question, choice: Choice) -> int:
    return contacts(g.rules, g.board, placed_by(question, choice))


def _steps_home(g: Table, question: Question, choice: Choice, icons: list[Icon | None]) -> int:
    """How far the nearest of some icons of the tile would be from the capital."""
    placed = placed_by(question, choice)
    base = first_space(placed[0])
    there = mask_of([base + icon.at for icon in icons if icon is not None])
    board = extended(g.rules, g.board, placed)
    home = bit(g.realms[question.seat].capital)
    return steps_on(board, home, there, board.land | board.waters) if there else FAR


def sight_near_capital(g: Table, question: Question, choice: Choice) -> int:
    """A side with neither city-state nor natural wonder ranks last (ap.ti.explore.measures)."""
    row = printed(g.rules).tiles.side(tile_of(question, choice), choice[2])
    return -_steps_home(g, question, choice, [row.city_state, row.natural])


def barbarian_far(g: Table, question: Question, choice: Choice) -> int:
    """A side without a barbarian ranks first (ap.ti.explore.measures)."""
    row = printed(g.rules).tiles.side(tile_of(question, choice), choice[2])
    return _steps_home(g, question, choice, [row.barbarian])


BETTER_DISTRICTS: Final = Criterion(FIRST_NEW_CRITERION + 30, "better_districts", better_districts)
TILE_CONTACTS: Final = Criterion(FIRST_NEW_CRITERION + 31, "tile_contacts", most_contacts)
SIGHT_NEAR_CAPITAL: Final = Criterion(
    FIRST_NEW_CRITERION + 32, "sight_near_capital", sight_near_capital
)
BARBARIAN_FAR: Final = Criterion(FIRST_NEW_CRITERION + 33, "barbarian_far", barbarian_far)
TILE_CRITERIA: Final = (BETTER_DISTRICTS, TILE_CONTACTS, SIGHT_NEAR_CAPITAL, BARBARIAN_FAR)

NEW_TILE: Final = PriorityList(
    FIRST_NEW_LIST + 16, "new_tile", "ap.ti.explore.tile_order", TILE_CRITERIA
)


def set_tile(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.explore.tile_order, ap.ti.explore.measures"""
    return weigh(g, question, NEW_TILE, question.options)


TILE_TOPICS: Final = (Topic(FIRST_NEW_TOPIC + 3, "ap_explored_tile", set_tile),)
TILE_FRAMES: Final = (DrawByList, SetExplored)
