"""The Spanish: a tile that they discover brings them a basic building.

Owns which buildings are basic and the question which of them is built where.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.buildings import build, building_row, has_room
from ziggurat.games.board_game.cities.reasons import CITY_NOT_BUILT
from ziggurat.games.board_game.fame_and_fortune.civilizations.reasons import NOT_BASIC
from ziggurat.games.board_game.fame_and_fortune.verbs import BUILD_IN
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State


def is_basic(g: Table, building: int) -> bool:
    """Tell whether a building is no upgraded form of another (ff.term.basic_building)."""
    return building_row(g, building).basic == NONE


def may_build_in(g: Table, seat: int, slot: int, building: int) -> int:
    """The reason why a city does not get a basic building, be it unlocked or not."""
    if g.cities[seat][slot] == NONE:
        return CITY_NOT_BUILT
    return has_room(g, seat, slot, building) if is_basic(g, building) else NOT_BASIC


def colonial_buildings(g: Table, seat: int) -> list[Choice]:
    """Each city of a seat with each basic building that finds a place there, ascending."""
    found: list[Choice] = []
    for slot in range(CITY_SLOTS):
        for building in g.rules.families["building"]:
            if may_build_in(g, seat, slot, building) == ALLOWED:
                found.append((BUILD_IN, slot, building))
    return found


def found_colony(s: State, cue: Cue) -> None:
    """A tile was discovered: one basic building may be built, anywhere and for nothing."""
    s.push(ColonialBuilding(cue.owner))


class ColonialBuilding(Frame):
    """A seat may build a basic building in one of its cities without paying for it."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ff.term.basic_building",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = ((PASS,), *colonial_buildings(table(s), self.seat))
        return Question(self.seat, "colonial_building", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == BUILD_IN:
            build(g, seat, choice[1], choice[2])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != BUILD_IN:
            return Reason(OTHER_QUESTION)
        reason = may_build_in(table(s), seat, choice[1], choice[2])
        facts = choice[1:2] if reason == CITY_NOT_BUILT else choice[2:]
        return None if reason == ALLOWED else Reason(reason, facts)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
