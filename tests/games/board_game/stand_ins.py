"""Plain rows for families whose cards are not there yet: numbers, names and what setup needs.

Stand-ins have next to no abilities. They are left out once the game installs the family itself.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content import buildings as at
from ziggurat.games.board_game.content import governments as rule_by
from ziggurat.games.board_game.content.civilization_abilities import FREE_BUILDING
from ziggurat.games.board_game.content.event import CultureEvent
from ziggurat.games.board_game.content.tech import Tech
from ziggurat.games.board_game.content.wonder import Wonder
from ziggurat.games.board_game.ids import (
    AIRCRAFT,
    ANCIENT,
    ARTILLERY,
    FIRST_EVENT,
    FIRST_TECH,
    FIRST_WONDER,
    INFANTRY,
    MEDIEVAL,
    MODERN,
    MOUNTED,
    NONE,
)
from ziggurat.games.board_game.learning import unlocks
from ziggurat.games.board_game.moments import CITY_LIMIT
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import BUILD
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Hook, Plus
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

LEVELS: Final = (
    "animal_husbandry code_of_laws currency horseback_riding masonry metalworking navigation "
    "philosophy pottery writing",
    "chivalry civil_service construction democracy_tech engineering irrigation mathematics "
    "monarchy_tech printing_press sailing",
    "banking biology communism_tech gunpowder metal_casting military_science railroad "
    "steam_power theology",
    "atomic_theory ballistics combustion computers flight mass_media replaceable_parts",
    "space_flight",
)
UNITS: Final = {
    "chivalry": ((MOUNTED, 2),), "democracy_tech": ((INFANTRY, 2),),
    "mathematics": ((ARTILLERY, 2),), "gunpowder": ((INFANTRY, 3),),
    "metal_casting": ((ARTILLERY, 3),), "railroad": ((MOUNTED, 3),),
    "ballistics": ((ARTILLERY, 4),), "combustion": ((MOUNTED, 4),),
    "flight": ((AIRCRAFT, 1),), "replaceable_parts": ((INFANTRY, 4),),
}  # fmt: skip
BUILDINGS: Final = {
    "code_of_laws": at.TRADING_POST, "currency": at.MARKET, "masonry": at.CITY_WALLS,
    "metalworking": at.BARRACK, "navigation": at.HARBOR, "philosophy": at.TEMPLE,
    "pottery": at.GRANARY, "writing": at.LIBRARY, "construction": at.WORKSHOP,
    "engineering": at.AQUEDUCT, "printing_press": at.UNIVERSITY, "banking": at.BANK,
    "military_science": at.ACADEMY, "railroad": at.IRON_MINE, "theology": at.CATHEDRAL,
}  # fmt: skip
GOVERNMENTS: Final = {
    "code_of_laws": rule_by.REPUBLIC, "chivalry": rule_by.FEUDALISM,
    "democracy_tech": rule_by.DEMOCRACY, "monarchy_tech": rule_by.MONARCHY,
    "communism_tech": rule_by.COMMUNISM, "theology": rule_by.FUNDAMENTALISM,
}  # fmt: skip
HOOKS: Final[dict[str, tuple[Hook, ...]]] = {"irrigation": (Plus(CITY_LIMIT, 1),)}
WONDERS: Final = {
    ANCIENT: "stonehenge the_colossus the_hanging_gardens the_oracle",
    MEDIEVAL: "angkor_wat himeji_samurai_castle porcelain_tower the_louvre",
    MODERN: "panama_canal statue_of_liberty sydney_opera_house united_nations",
}
EVENTS: Final = {
    ANCIENT: "a_gift_from_afar:3 bread_and_circuses:2 defection:2 disoriented:1 drought:2 "
    "exchange_of_ideas:3 sabotage:2 the_citizens_are_revolting:1 we_love_the_despot_day:3",
    MEDIEVAL: "a_generous_gift:3 catastrophe:1 deforestation:2 jousting_tourney:2 "
    "knowledge_shared:3 lost:1 mass_defection:2 the_citizens_are_revolting_ii:1 "
    "we_love_the_queen_day:2",
    MODERN: "a_princely_gift:2 disaster:1 out_of_position:1 primetime_tv:2 think_tank:2 "
    "we_love_the_president_day:1 wholesale_defection:2",
}


def techs() -> tuple[Tech, ...]:
    """All techs with what they unlock."""
    rows: list[Tech] = []
    for level, names in enumerate(LEVELS, 1):
        for name in names.split():
            buildings = (BUILDINGS[name],) if name in BUILDINGS else ()
            government = GOVERNMENTS.get(name, NONE)
            number = FIRST_TECH + len(rows)
            hooks = HOOKS.get(name, ())
            units = UNITS.get(name, ())
            rows.append(Tech(number, name, level, units, buildings, government, hooks))
    return tuple(rows)


def wonders() -> tuple[Wonder, ...]:
    """All wonders without their abilities."""
    rows: list[Wonder] = []
    for era, names in WONDERS.items():
        for name in names.split():
            rows.append(Wonder(FIRST_WONDER + len(rows), name, era, 15 + 5 * era, era + 1))
    return tuple(rows)


def events() -> tuple[CultureEvent, ...]:
    """All culture events without their effects."""
    rows: list[CultureEvent] = []
    for era, names in EVENTS.items():
        for entry in names.split():
            name, copies = entry.split(":")
            rows.append(CultureEvent(FIRST_EVENT + len(rows), name, era, int(copies)))
    return tuple(rows)


def ask_free_building(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Ask which unlocked building is built for nothing, wherever it would stand."""
    g = table(s)
    rows = [row for row in g.rules.families["building"] if unlocks(g, seat, row)]
    return Question(seat, "free_building", PICK, tuple([(BUILD, row) for row in rows]))


def refuse_it(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    """Refuse what is not listed."""
    return Reason(OTHER_QUESTION)


def build_nothing(
    s: State, order: tuple[int, ...], choices: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """Place no marker: those who place markers are not there yet."""


FREE: Final = Asker(FREE_BUILDING, ask_free_building, refuse_it, build_nothing)
