"""A building for nothing in a city of choice: what several cards and civilizations give.

Owns the question which building it is and where. Who gives it and when is said elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.buildings import (
    build,
    building_row,
    has_room,
    may_build,
    tech_for,
    unlocked_buildings,
)
from ziggurat.games.board_game.cities.reasons import CITY_NOT_BUILT
from ziggurat.games.board_game.content.buildings import CITY_WALLS, HARBOR
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_BUILD
from ziggurat.games.board_game.fame_and_fortune.civilizations.reasons import NOT_BASIC
from ziggurat.games.board_game.fame_and_fortune.verbs import BUILD_IN
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

# Which buildings are given: what is unlocked, unlocked walls, or without their tech harbors or all
# that are basic.
UNLOCKED: Final = 0
WALLS: Final = 1
HARBORS: Final = 2
BASIC: Final = 3


def is_basic(g: Table, building: int) -> bool:
    """Tell whether a building is no upgraded form of another (ff.term.basic_building)."""
    return building_row(g, building).basic == NONE


def may_have(g: Table, seat: int, given: int, slot: int, building: int) -> int:
    """The reason why a city cannot have a building for nothing.

    Supplies, terrains and what a city may have count as always; a tech only where it is asked for.
    """
    if g.cities[seat][slot] == NONE:
        return CITY_NOT_BUILT
    if (given == WALLS and building != CITY_WALLS) or (given == HARBORS and building != HARBOR):
        return NOTHING_TO_BUILD
    if given == BASIC and not is_basic(g, building):
        return NOT_BASIC
    if given in (HARBORS, BASIC):
        return has_room(g, seat, slot, building)
    return may_build(g, seat, slot, building, unlocked_buildings(g, seat))


def free_buildings(g: Table, seat: int, given: int) -> list[Choice]:
    """All buildings that a seat could have for nothing, with the city, ascending."""
    buildings = g.rules.families["building"]
    found = [(BUILD_IN, slot, row) for slot in range(CITY_SLOTS) for row in buildings]
    return [at for at in found if may_have(g, seat, given, at[1], at[2]) == ALLOWED]


class FreeBuilding(Frame):
    """A seat builds something for nothing in one of its cities, if it can; it may decline.

    `left` more may follow.
    """

    SPEC: ClassVar[str] = "seat: int, given: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.building.supply_limit", "cb.building.terrain_required")

    def __init__(self, seat: int, given: int, left: int = 1) -> None:
        self.seat: Final = seat
        self.given: Final = given
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left and free_buildings(table(s), self.seat, self.given):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = ((PASS,), *free_buildings(table(s), self.seat, self.given))
        return Question(self.seat, "free_building_in", CARD, options, (self.left,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == BUILD_IN:
            s.push(FreeBuilding(seat, self.given, self.left - 1))
            build(table(s), seat, choice[1], choice[2])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != BUILD_IN:
            return Reason(OTHER_QUESTION)
        reason = may_have(table(s), seat, self.given, choice[1], choice[2])
        if reason == NOT_KNOWN:
            return Reason(reason, (tech_for(table(s), choice[2]),))
        facts = choice[1:2] if reason == CITY_NOT_BUILT else choice[2:]
        return None if reason == ALLOWED else Reason(reason, facts)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)
