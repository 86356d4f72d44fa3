"""Ancient wonders of Fame and Fortune."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.moments import LOOT_POINTS
from ziggurat.games.board_game.content.governments import ANARCHY
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_BUILD
from ziggurat.games.board_game.content.tech_ids import CURRENCY, MASONRY, POTTERY
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.fame_and_fortune.free_building import (
    WALLS,
    FreeBuilding,
    free_buildings,
)
from ziggurat.games.board_game.fame_and_fortune.ids import CHICHEN_ITZA, GREAT_WALL, PYRAMIDS
from ziggurat.games.board_game.ids import ANCIENT
from ziggurat.games.board_game.moments import CITY_PRODUCTION, MADE_OBSOLETE, START_OF_TURN
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.start.governments import (
    knows_government,
    set_government,
    tech_of,
)
from ziggurat.games.board_game.start.moments import IMMUNE, KNOWS_GOVERNMENT
from ziggurat.games.board_game.start.reasons import GOVERNMENT_UNKNOWN
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import GOVERN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

CHICHEN_PRODUCTION: Final = 3


# The Great Wall: walls for nothing, and poor loot


def may_wall(s: State, cue: Cue) -> int:
    """The reason why no city can have walls for nothing."""
    return ALLOWED if free_buildings(table(s), cue.owner, WALLS) else NOTHING_TO_BUILD


def great_wall(s: State, cue: Cue) -> None:
    """A city of its owner is walled."""
    s.push(FreeBuilding(cue.owner, WALLS))


def poorer_loot(s: State, cue: Cue, value: int) -> int:
    """Whoever defeats its owner in a battle gains one loot less."""
    _, loser, _, fought = cue.args
    return max(0, value - 1) if loser == cue.owner and fought else value


# The Pyramids: every government


def fall_back(s: State, cue: Cue) -> None:
    """Its last deed when it becomes obsolete: its owner may have to change the government."""
    if cue.args[0] == cue.card:
        s.push(FallBack(cue.owner))


def fallen_to(g: Table, seat: int) -> list[int]:
    """Governments that a seat knows by itself, without anarchy, ascending."""
    rows = g.rules.families["government"]
    return [row for row in rows if row != ANARCHY and knows_government(g, seat, row)]


class FallBack(Frame):
    """A seat takes a government that it knows, if it does not know the one it lives under."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.gov.known_by_tech",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        g = table(s)
        if not knows_government(g, self.seat, g.government[self.seat]):
            return True
        g.pop()
        return False

    def question(self, s: State) -> Question:
        options = tuple([(GOVERN, row) for row in fallen_to(table(s), self.seat)])
        return Question(self.seat, "fall_back", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        set_government(g, seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != GOVERN:
            return Reason(OTHER_QUESTION)
        known = choice[1] in fallen_to(table(s), seat)
        return (
            None if known else Reason(GOVERNMENT_UNKNOWN, (choice[1], tech_of(table(s), choice[1])))
        )

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


ANCIENT_WONDERS: Final = (
    Wonder(
        CHICHEN_ITZA, "chichen_itza", ANCIENT, 15, 1,
        (Plus(CITY_PRODUCTION, CHICHEN_PRODUCTION),), CURRENCY, 10,
    ),
    Wonder(
        GREAT_WALL, "the_great_wall", ANCIENT, 15, 1,
        (OnceATurn(START_OF_TURN, great_wall, may_wall), Adjust(LOOT_POINTS, poorer_loot)),
        MASONRY, 10,
    ),
    Wonder(
        PYRAMIDS, "the_pyramids", ANCIENT, 15, 1,
        (Plus(IMMUNE, 1), Plus(KNOWS_GOVERNMENT, 1), Do(MADE_OBSOLETE, fall_back)), POTTERY, 10,
    ),
)  # fmt: skip
