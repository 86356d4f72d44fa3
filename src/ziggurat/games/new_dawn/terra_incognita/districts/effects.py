"""What districts do: campus, commercial hub, theater square; camp and zone have files of their own.

Owns what all of them share: counting through all spaces, friendly spaces of a terrain around a
district, and trade tokens gained for them. When districts are resolved stands in `event.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import all_cities, friendly, mature_cities, wonder_spaces
from ziggurat.games.new_dawn.focus.culture import PlaceTokens, token_spaces
from ziggurat.games.new_dawn.focus.journeys import PutOnType
from ziggurat.games.new_dawn.focus.row import (
    STORED,
    PutTokens,
    add_trade,
    may_put,
    places_of,
)
from ziggurat.games.new_dawn.ids import (
    DESERT,
    ECONOMY,
    FOREST,
    HARDEST,
    INDUSTRY,
    MOUNTAIN,
    NATURAL_WONDER,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.moments import (
    DESERT_FOCUS,
    DISTRICT_FRIENDLY,
)
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import NOTHING_TO_GATHER
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import (
    DESERTS,
    FORESTS,
    GATHER,
    MATURE,
)
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

DISTRICT_REACH: Final = 2


# What all of them share


def all_within(g: Table, spaces: int, distance: int) -> int:
    """Mask: spaces at most so far from others, counted through everything.

    Rules: ti.district.count_through, ti.district.count_barbarian.
    """
    found = spaces
    for _ in range(distance):
        found |= g.board.around(found)
    return found


def friendly_here(g: Table, seat: int) -> int:
    """Mask: friendly spaces while a seat resolves its districts."""
    return adjusted(g, DISTRICT_FRIENDLY, seat, (), friendly(g.realms[seat]))


def count_around(g: Table, seat: int, space: int, terrain: int) -> int:
    """How many friendly spaces of a terrain lie in or next to the space of a district.

    `terrain` is a mask of spaces; water that counts as friendly is of every terrain.
    """
    area = (g.board.near[space] | bit(space)) & (terrain | g.board.waters)
    return (friendly_here(g, seat) & area).bit_count() if area else 0


def gain_on(g: Table, seat: int, focus: int, count: int) -> None:
    """Put trade tokens on the card of a type; without such a card nobody gains any.

    Who has several such cards, or a card beside the row that stores tokens, says where they go.
    """
    places = places_of(g, seat, focus)
    if places and (len(places) > 1 or may_put(g, seat, STORED) == ALLOWED):
        g.push(PutOnType(seat, count, focus))
    elif places and count:
        add_trade(g, seat, places[0], count)
        g.note("gathered", seat, (count, g.realms[seat].row[places[0]]))


# Campus


def campus_count(g: Table, seat: int, space: int) -> int:
    """Friendly mountains and natural wonders in and next to it (ti.campus.effect)."""
    board = g.board
    rough = board.with_terrain(MOUNTAIN) | board.with_terrain(NATURAL_WONDER)
    return count_around(g, seat, space, rough)


def use_campus(g: Table, seat: int, space: int) -> None:
    """Gain for the science card; nothing is left to choose."""
    gain_on(g, seat, SCIENCE, campus_count(g, seat, space))


def campus_useful(g: Table, seat: int, space: int) -> bool:
    """Tell whether there is anything to gain."""
    return campus_count(g, seat, space) > 0 and len(places_of(g, seat, SCIENCE)) > 0


# Commercial hub


def gathered_for(g: Table, seat: int, what: int) -> int:
    """The type of card that gets the trade tokens for deserts or forests."""
    return adjusted(g, DESERT_FOCUS, seat, (), ECONOMY) if what == DESERTS else INDUSTRY


def gathering(g: Table, seat: int, space: int, what: int) -> int:
    """How many trade tokens a way of gathering brings.

    Rules: ti.hub.mature, ti.hub.desert, ti.industrial.forest.
    """
    if what == MATURE:
        return mature_cities(g, seat).bit_count()
    terrain = DESERT if what == DESERTS else FOREST
    count = count_around(g, seat, space, g.board.with_terrain(terrain))
    return count if count and places_of(g, seat, gathered_for(g, seat, what)) else 0


def gather(g: Table, seat: int, space: int, what: int) -> None:
    """Take the trade tokens; those for mature cities go on any cards (ti.hub.distribution)."""
    count = gathering(g, seat, space, what)
    if what == MATURE:
        g.push(PutTokens(seat, count))
    else:
        gain_on(g, seat, gathered_for(g, seat, what), count)


class UseHub(Pick):
    """Choose what the commercial hub gathers for.  Rules: ti.hub.choose"""

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.hub.choose", "ti.hub.mature", "ti.hub.desert")

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), (GATHER, MATURE), (GATHER, DESERTS)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != GATHER or choice[1] == FORESTS:
            return OTHER_QUESTION
        there = gathering(g, self.seat, self.space, choice[1]) > 0
        return ALLOWED if there else NOTHING_TO_GATHER

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return ()

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (
            gathering(g, self.seat, self.space, MATURE),
            gathering(g, self.seat, self.space, DESERTS),
        )
        return ask(s, self.seat, "use_hub", PICK, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == GATHER:
            gather(g, self.seat, self.space, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def use_hub(g: Table, seat: int, space: int) -> None:
    """Gather for mature cities or for deserts."""
    g.push(UseHub(seat, space))


def hub_useful(g: Table, seat: int, space: int) -> bool:
    """Tell whether there is anything to gather."""
    return gathering(g, seat, space, MATURE) > 0 or gathering(g, seat, space, DESERTS) > 0


# Theater square


def theater_area(g: Table, seat: int, space: int) -> int:
    """Mask: within two spaces of the theater square or of a friendly city with a world wonder.

    Rules: ti.theater.near_district, ti.theater.near_wonder.
    """
    stages = bit(space) | friendly_here(g, seat) & all_cities(g) & wonder_spaces(g)
    return all_within(g, stages, DISTRICT_REACH)


def use_theater(g: Table, seat: int, space: int) -> None:
    """Place a plain control token in reach of either.

    Rules: ti.theater.choose, ti.theater.no_district.
    """
    g.push(PlaceTokens(seat, 1, HARDEST, theater_area(g, seat, space)))


def theater_useful(g: Table, seat: int, space: int) -> bool:
    """Tell whether a control token could go anywhere."""
    return token_spaces(g, seat, HARDEST, theater_area(g, seat, space)) != 0
