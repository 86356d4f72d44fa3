"""Buildings: which a seat may produce, where they may stand, and putting them there.

Owns the rules of buildings and city walls. What a building yields is read from its square.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.markers import may_cover, place_marker
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.reasons import (
    BASIC_CLOSED,
    LIMITED_TAKEN,
    NO_MARKER_LEFT,
    NO_ROOM_FOR_BUILDING,
    STANDS_THERE,
    WALLED,
    WRONG_TERRAIN,
)
from ziggurat.games.board_game.content.civilization_abilities import FREE_BUILDING
from ziggurat.games.board_game.holdings import known_techs
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.reasons import BLOCKADED, NOT_IN_OUTSKIRTS, NOT_KNOWN
from ziggurat.games.board_game.research.pyramid import tech_row
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import BUILD, PUT
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import CARD, SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def building_row(g: Table, building: int) -> Building:
    """The row of a building."""
    row = g.rules.rows[building]
    assert isinstance(row, Building)
    return row


# Which buildings


def unlocked_buildings(g: Table, seat: int) -> list[int]:
    """The buildings that a seat's techs let it produce, ascending.

    A basic form is closed once its upgraded form is unlocked.
    Rules: cb.building.needs_tech, cb.tech.basic_form_closed, cb.tech.upgrade_without_basic
    """
    found: list[int] = []
    closed: list[int] = []
    for tech in known_techs(g, seat):
        for building in tech_row(g, tech).buildings:
            found.append(building)
            closed.append(building_row(g, building).basic)
    return sorted([building for building in found if building not in closed])


def tech_for(g: Table, building: int) -> int:
    """The first tech that unlocks a building."""
    for tech in g.rules.families["tech"]:
        if building in tech_row(g, tech).buildings:
            return tech
    return NONE


def may_build(g: Table, seat: int, slot: int, building: int, unlocked: list[int]) -> int:
    """The reason why a city cannot have a building made that must be unlocked, whatever it costs.

    Rules: cb.building.needs_tech, cb.tech.basic_form_closed, cb.building.supply_limit,
    cb.building.walls_one_per_city
    """
    if building not in unlocked:
        closed = building in [building_row(g, other).basic for other in unlocked]
        return BASIC_CLOSED if closed else NOT_KNOWN
    return has_room(g, seat, slot, building)


def has_room(g: Table, seat: int, slot: int, building: int) -> int:
    """The reason why an unlocked building cannot be put anywhere beside a city.

    That the city has a limited building says more than that it has no square.
    Rules: cb.building.supply_limit, cb.building.supply_shared, cb.building.walls_in_center
    """
    row = building_row(g, building)
    if row.group == NONE:
        return WALLED if is_walled(g, seat, slot) else ALLOWED
    if g.supply[row.group] == 0:
        return NO_MARKER_LEFT
    limited = False
    for square in outskirts(g, seat, slot):
        reason = _fits(g, seat, slot, row, square)
        if reason == ALLOWED:
            return ALLOWED
        limited = limited or reason == LIMITED_TAKEN
    return LIMITED_TAKEN if limited else NO_ROOM_FOR_BUILDING


def is_walled(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a city has walls (cb.building.walls_flip_marker)."""
    return (g.walls[seat] >> slot) & 1 == 1


# Where they stand


def may_put_building(g: Table, seat: int, slot: int, building: int, square: int) -> int:
    """The reason why a city's building may not be put on a square.

    What lies on the square counts as gone already. Putting a building on another of its kind
    would change nothing and is not offered.
    Rules: cb.building.placed_in_outskirts, cb.building.terrain_required,
    cb.blockade.no_marker_placement, cb.building.limited_one_per_city,
    cb.replace.legal_after_removal, cb.replace.only_own
    """
    if square not in outskirts(g, seat, slot):
        return NOT_IN_OUTSKIRTS
    return _fits(g, seat, slot, building_row(g, building), square)


def _fits(g: Table, seat: int, slot: int, row: Building, square: int) -> int:
    """The same for a square that is known to lie beside the city."""
    if ground.terrain(g.ground[square]) not in row.terrains:
        return WRONG_TERRAIN
    if g.markers[square] == row.number:
        return STANDS_THERE
    if row.limited and has_limited(g, seat, slot, square):
        return LIMITED_TAKEN
    return BLOCKADED if blockaded(g, seat, square) else may_cover(g, square)


def has_limited(g: Table, seat: int, slot: int, but: int) -> bool:
    """Tell whether a city has a limited building on any square but one.

    Rules: cb.building.limited_one_per_city, cb.building.limited_types
    """
    for square in outskirts(g, seat, slot):
        if square != but and g.markers[square] != NONE:
            row = g.rules.rows[g.markers[square]]
            if isinstance(row, Building) and row.limited:
                return True
    return False


def build(g: Table, seat: int, slot: int, building: int) -> None:
    """Make a building for a city: walls at once, others where the seat puts them.

    Rules: cb.building.walls_in_center, cb.building.walls_flip_marker
    """
    if building_row(g, building).group != NONE:
        g.push(PutBuilding(seat, slot, building))
        return
    g.walls = put(g.walls, seat, g.walls[seat] | 1 << slot)
    g.note("walls", seat, (slot,))


class PutBuilding(OfCity):
    """A seat puts a new building beside the city that made it.

    Rules: cb.building.placed_in_outskirts, cb.building.one_marker_per_square
    """

    SPEC: ClassVar[str] = "seat: int, slot: int, building: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.building.placed_in_outskirts", "cb.building.terrain_required",
        "cb.building.one_marker_per_square",
    )  # fmt: skip

    def __init__(self, seat: int, slot: int, building: int) -> None:
        super().__init__(seat, slot)
        self.building: Final = building

    def question(self, s: State) -> Question:
        g = table(s)
        options = [
            (PUT, square)
            for square in sorted(outskirts(g, self.seat, self.slot))
            if may_put_building(g, self.seat, self.slot, self.building, square) == ALLOWED
        ]
        return Question(self.seat, "put_building", SPACE, tuple(options), (self.building,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        place_marker(g, seat, choice[1], self.building)
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PUT:
            return Reason(OTHER_QUESTION)
        reason = may_put_building(table(s), seat, self.slot, self.building, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.building)


# A building for nothing: args are the slot of the city


def ask_free_building(s: State, seat: int, args: Ints) -> Question:
    """Ask which building a city makes without paying."""
    g = table(s)
    found = unlocked_buildings(g, seat)
    options = [(BUILD, row) for row in found if may_build(g, seat, args[0], row, found) == ALLOWED]
    return Question(seat, FREE_BUILDING, CARD, tuple(options), args)


def refuse_free_building(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != BUILD:
        return Reason(OTHER_QUESTION)
    g = table(s)
    reason = may_build(g, seat, args[0], choice[1], unlocked_buildings(g, seat))
    facts = (tech_for(table(s), choice[1]),) if reason == NOT_KNOWN else choice[1:]
    return None if reason == ALLOWED else Reason(reason, facts)


def build_for_free(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    """Make the building that was chosen."""
    build(table(s), order[0], args[0], choices[0][1])


FREE_BUILDING_ASKER: Final = Asker(
    FREE_BUILDING, ask_free_building, refuse_free_building, build_for_free
)
