"""What culture events do, each kind of effect once; cards differ in reach and numbers."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.reach import is_clear, reaches_one
from ziggurat.games.board_game.board.sites import city_at, outskirts
from ziggurat.games.board_game.cities.lands import change_terrain
from ziggurat.games.board_game.cities.markers import (
    building_at,
    building_squares,
    is_person,
    lose_marker,
    marker_at,
    may_cover,
    owner_of,
    raze,
)
from ziggurat.games.board_game.cities.production import add_production
from ziggurat.games.board_game.content.governments import ANARCHY
from ziggurat.games.board_game.culture.reasons import (
    ANARCHY_ALREADY,
    BUILT_ON,
    NO_BUILDING,
    NO_CITY,
    NOT_ANOTHER_SEAT,
    NOTHING_TO_KILL,
    OTHER_SQUARE,
    OWN_BUILDING,
    TOO_FAR,
    WRONG_TERRAIN,
)
from ziggurat.games.board_game.ids import ARMY, CITY_SLOTS, FOG, FOREST, MOUNTAIN, NONE, SCOUT
from ziggurat.games.board_game.movement.figures import has_figure, remove_figure
from ziggurat.games.board_game.movement.phase import leave_group
from ziggurat.games.board_game.reasons import HIDDEN_TILE
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.start.governments import set_government
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import AT, CITY, KILL, RAZE, TARGET
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowMoment, allowed
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION

REVOLT: Final = AllowMoment("revolt", "the holder is about to be driven into anarchy by others")

ANYWHERE: Final = 99


def within(g: Table, seat: int, square: int, reach: int) -> bool:
    """Tell whether a square is near a figure or a city of a seat; a diagonal step counts as one.

    Nothing reaches across facedown squares.  Rules: cb.explore.effects_stop
    """
    if reach == ANYWHERE:
        return True
    distance = g.layout.distance
    near: list[int] = []
    for row in (g.armies[seat], g.scouts[seat], g.cities[seat], g.annexes[seat]):
        for at in row:
            if at != NONE and distance(at, square) <= reach:
                if is_clear(g, square, at):
                    return True
                near.append(at)
    return len(near) > 0 and reaches_one(g, square, near, reach)


def foreign(seat: int, owners: list[int]) -> tuple[int, ...]:
    """The other seats among owners, each once."""
    return tuple([at for at in sorted(set(owners)) if at not in (seat, NONE)])


def other_seats(g: Table, seat: int) -> list[Choice]:
    """Every other seat as an aim."""
    return [(TARGET, other) for other in range(g.seats) if other != seat]


class KillFigures(Effect):
    """Figures are killed on one square, or a great person is, which leaves the game for good."""

    def __init__(self, reach: int, most: int = 1, people: bool = False) -> None:
        super().__init__(most)
        self.reach: Final = reach
        self.people: Final = people

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        found: list[Choice] = []
        if self.people and not chosen:
            found = [(RAZE, square) for square in settled(g) if is_person(g, g.markers[square])]
        for owner in range(g.seats):
            found.extend([(KILL, owner, ARMY, at) for at in sorted(set(g.armies[owner]))])
            found.extend([(KILL, owner, SCOUT, at) for at in sorted(set(g.scouts[owner]))])
        return found

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] == RAZE and self.people:
            return self._may_kill_person(g, seat, chosen, choice[1])
        if choice[0] != KILL:
            return OTHER_QUESTION
        _, owner, figure, square = choice
        if owner >= g.seats or not has_figure(g, owner, square, figure):
            return NOTHING_TO_KILL
        if chosen and (chosen[0][0] != KILL or chosen[0][3] != square):
            return OTHER_SQUARE
        row = g.armies[owner] if figure == ARMY else g.scouts[owner]
        if row.count(square) <= chosen.count(choice):
            return NOTHING_TO_KILL
        return ALLOWED if within(g, seat, square, self.reach) else TOO_FAR

    def _may_kill_person(self, g: Table, seat: int, chosen: Aims, square: int) -> int:
        if chosen:
            return OTHER_SQUARE
        number = marker_at(g, square)
        if number == NONE or not is_person(g, number):
            return NOTHING_TO_KILL
        return ALLOWED if within(g, seat, square, self.reach) else TOO_FAR

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        owners = [aim[1] if aim[0] == KILL else owner_of(g, aim[1]) for aim in chosen]
        return foreign(seat, owners)

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        begin_aftermath(g)
        for aim in chosen:
            if aim[0] == KILL:
                remove_figure(g, aim[1], aim[3], aim[2])
                leave_group(g, aim[1], aim[3], aim[2])
                g.note("killed", aim[1], (aim[2], aim[3]))
            else:
                owner = owner_of(g, aim[1])
                g.note("killed_person", owner, (g.markers[aim[1]], aim[1]))
                lose_marker(g, owner, aim[1])


def settled(g: Table) -> list[int]:
    """All squares of outskirts with a marker, ascending."""
    found: list[int] = []
    for seat in range(g.seats):
        for slot in range(CITY_SLOTS):
            found.extend([at for at in outskirts(g, seat, slot) if g.markers[at] != NONE])
    return sorted(found)


class DestroyBuildings(Effect):
    """Buildings go back to the market, and walls fall (cb.building.walls_are_a_building)."""

    def __init__(self, reach: int, most: int = 1, others_only: bool = False) -> None:
        super().__init__(most)
        self.reach: Final = reach
        self.others_only: Final = others_only

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(RAZE, square) for square in building_squares(g)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != RAZE:
            return OTHER_QUESTION
        square = choice[1]
        if building_at(g, square) == NONE or choice in chosen:
            return NO_BUILDING
        if self.others_only and owner_of(g, square) == seat:
            return OWN_BUILDING
        return ALLOWED if within(g, seat, square, self.reach) else TOO_FAR

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return foreign(seat, [owner_of(g, aim[1]) for aim in chosen])

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        for aim in chosen:
            raze(g, aim[1])


class ChangeTerrain(Effect):
    """A square has another terrain for the rest of the game, and nothing else of what is printed.

    Rules: cb.setup.disaster_markers
    """

    def __init__(self, terrain: int, forest_only: bool) -> None:
        super().__init__()
        self.terrain: Final = terrain
        self.forest_only: Final = forest_only

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(AT, square) for square in range(len(g.ground))]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != AT:
            return OTHER_QUESTION
        square = choice[1]
        if square >= len(g.ground) or g.ground[square] == FOG:
            return HIDDEN_TILE
        terrain = ground.terrain(g.ground[square])
        if terrain == MOUNTAIN or (self.forest_only and terrain != FOREST):
            return WRONG_TERRAIN
        number = g.markers[square]
        if number != NONE and not is_person(g, number):
            return BUILT_ON
        return may_cover(g, square) if city_at(g, square)[0] == NONE else BUILT_ON

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return foreign(seat, [owner_of(g, aim[1]) for aim in chosen])

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        change_terrain(g, chosen[0][1], self.terrain)


class Revolution(Effect):
    """Another seat falls into anarchy."""

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return other_seats(g, seat)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != TARGET:
            return OTHER_QUESTION
        if choice not in other_seats(g, seat):
            return NOT_ANOTHER_SEAT
        if g.government[choice[1]] == ANARCHY:
            return ANARCHY_ALREADY
        return allowed(g, REVOLT, choice[1], (seat,))

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return (chosen[0][1],)

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        set_government(g, chosen[0][1], ANARCHY)


class ExtraProduction(Effect):
    """One own city has more production this turn."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: Final = amount

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(CITY, slot) for slot in range(CITY_SLOTS)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != CITY:
            return OTHER_QUESTION
        return NO_CITY if g.cities[seat][choice[1]] == NONE else ALLOWED

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        add_production(g, seat, chosen[0][1], self.amount)
