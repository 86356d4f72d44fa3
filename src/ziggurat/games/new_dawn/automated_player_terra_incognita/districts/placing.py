"""Placing a district for the automated player: which kinds qualify, and the best place for one.

Owns the minimum of each kind and the frames that choose. Where a district may lie at all is the
expansion's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.rows import PriorityList, Topic
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.lists import (
    CAMPUS_PLACE,
    DISTRICT_KIND,
    ENCAMPMENT_PLACE,
    HUB_PLACE,
    INDUSTRIAL_PLACE,
    START_DISTRICT,
    THEATER_PLACE,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.measures import (
    enemies_near,
    rough_around,
    terrain_around,
    treasures_near,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.districts.replaced import (
    GOES_BACK,
    MoveReplaced,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_NEW_TOPIC
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.ids import DESERT, FOREST, HARDEST, NOWHERE
from ziggurat.games.new_dawn.masks import members, minus
from ziggurat.games.new_dawn.picking import IfAny, Listed
from ziggurat.games.new_dawn.setup.lay_out import populate_map
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import (
    district_spaces,
    places_for_districts,
    put_district,
    where_district,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import ACTIVATE, DISTRICT
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CAMPUS,
    COMMERCIAL_HUB,
    ENCAMPMENT,
    INDUSTRIAL_ZONE,
    THEATER_SQUARE,
)
from ziggurat.games.new_dawn.victory import wonder_count
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, SPACE, Question
from ziggurat.kernel.state import State

# How many of what counts a district needs, an enemy for the encampment apart.
ENOUGH: Final = 2

# In the order in which the automated player resolves them (ap.ti.district.event_order).
PLACES: Final[dict[int, PriorityList]] = {
    ENCAMPMENT: ENCAMPMENT_PLACE,
    THEATER_SQUARE: THEATER_PLACE,
    COMMERCIAL_HUB: HUB_PLACE,
    INDUSTRIAL_ZONE: INDUSTRIAL_PLACE,
    CAMPUS: CAMPUS_PLACE,
}


def qualifies(g: Table, seat: int, number: int, space: int) -> bool:
    """Tell whether a kind of district meets its minimum in a space.

    Rules: ap.ti.encampment.minimum, ap.ti.theater.minimum, ap.ti.hub.minimum,
    ap.ti.industrial.minimum, ap.ti.campus.minimum
    """
    if number == ENCAMPMENT:
        return enemies_near(g, seat, space) > 0
    if number == THEATER_SQUARE:
        return wonder_count(g, seat) > 0 or treasures_near(g, space) >= ENOUGH
    if number == COMMERCIAL_HUB:
        mature = mature_cities(g, seat).bit_count() >= ENOUGH
        return mature or terrain_around(g, space, DESERT) >= ENOUGH
    if number == INDUSTRIAL_ZONE:
        return terrain_around(g, space, FOREST) >= ENOUGH
    return rough_around(g, space) >= ENOUGH


def sites(g: Table, seat: int) -> int:
    """Mask: spaces for a district, free or with a plain own token (ap.ti.district.sites)."""
    return minus(places_for_districts(g, seat, HARDEST), district_spaces(g, seat))


def good_sites(g: Table, seat: int, number: int) -> list[int]:
    """The spaces in which a kind of district meets its minimum; none if it is on the map.

    Rules: ap.ti.district.sites, ap.ti.district.none
    """
    if where_district(g, seat, number) != NOWHERE:
        return []
    return [at for at in members(sites(g, seat)) if qualifies(g, seat, number, at)]


def kinds_to_place(g: Table, seat: int) -> list[int]:
    """The kinds that qualify (ap.ti.district.candidates)."""
    return [number for number in PLACES if good_sites(g, seat, number)]


def surveyed(g: Table) -> Table:
    """The table with its map; while that is being built, a copy on which the icons have tokens.

    Rules: ap.ti.capital.icons, ap.ti.capital.start_district_time
    """
    if g.board.placed:
        return g
    after = g.clone()
    after.journal = g.journal
    after.board = laid(g.rules, g.draft.placed, g.draft.water)
    populate_map(after, g.first)
    return after


class FoundDistrict(IfAny):
    """Chance decides between the kinds that qualify; `then` is what becomes of a replaced token.

    Rules: ap.ti.district.candidates, ap.ti.district.random_type, ap.ti.district.none
    """

    SPEC: ClassVar[str] = "seat: int, then: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.district.candidates",
        "ap.ti.district.random_type",
        "ap.ti.district.none",
    )

    def __init__(self, seat: int, then: int) -> None:
        self.seat: Final = seat
        self.then: Final = then

    def listed(self, g: Table) -> tuple[Choice, ...]:
        kinds = kinds_to_place(surveyed(g), self.seat)
        return tuple(sorted([(ACTIVATE, number) for number in kinds]))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_district_kind", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(PlaceByMinimum(self.seat, choice[1], self.then))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class PlaceByMinimum(Listed):
    """Place a kind of district where its list says, unreinforced.

    Where it meets its minimum nowhere, it is the one that the automated player starts with.
    Rules: ap.ti.district.sites, ap.ti.growth.district_first, ap.ti.capital.start_district
    """

    SPEC: ClassVar[str] = "seat: int, district: int, then: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.district.sites",
        "ap.ti.growth.district_first",
        "ap.ti.capital.start_district",
    )

    def __init__(self, seat: int, district: int, then: int) -> None:
        self.seat: Final = seat
        self.district: Final = district
        self.then: Final = then

    def listed(self, g: Table) -> tuple[Choice, ...]:
        seen = surveyed(g)
        spaces = good_sites(seen, self.seat, self.district) or members(sites(seen, self.seat))
        return tuple([(DISTRICT, self.district, space) for space in spaces])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_district_place", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        replaced = put_district(g, self.seat, choice[1], choice[2])
        if replaced and self.then != GOES_BACK:
            g.push(MoveReplaced(self.seat, choice[2], self.then))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.district)


def choose_kind(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.district.random_type"""
    return weigh(g, question, DISTRICT_KIND, question.options)


def choose_place(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.ti.district.criteria, ap.ti.capital.start_district"""
    seen = surveyed(g)
    _, number, space = question.options[0]
    by = PLACES[number] if qualifies(seen, question.seat, number, space) else START_DISTRICT
    return weigh(seen, question, by, question.options)


PLACING_TOPICS: Final = (
    Topic(FIRST_NEW_TOPIC + 4, "ap_district_kind", choose_kind),
    Topic(FIRST_NEW_TOPIC + 5, "ap_district_place", choose_place),
)
PLACING_FRAMES: Final = (FoundDistrict, PlaceByMinimum)
