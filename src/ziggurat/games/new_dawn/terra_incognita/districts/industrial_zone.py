"""The industrial zone: trade tokens for forests, or a city for three of them.

Owns the choice between the two and where such a city may stand.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.focus.industry import against_city, build_city, in_the_way
from ziggurat.games.new_dawn.focus.reasons_industry import CITY_OUT_OF_RANGE
from ziggurat.games.new_dawn.focus.row import lying, places_of, spend_lying
from ziggurat.games.new_dawn.ids import HARDEST, INDUSTRY, NONE
from ziggurat.games.new_dawn.masks import minus
from ziggurat.games.new_dawn.picking import Listed, naming, obstructed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.effects import (
    DISTRICT_REACH,
    all_within,
    friendly_here,
    gather,
    gathering,
)
from ziggurat.games.new_dawn.terra_incognita.districts.reasons import (
    NOTHING_TO_GATHER,
    THREE_TOKENS,
    TOO_FAR_TO_FOUND,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import FORESTS, GATHER
from ziggurat.games.new_dawn.verbs import BUILD
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

CITY_PRICE: Final = 3


def paying_place(g: Table, seat: int) -> int:
    """The place of an industry card that can pay for a city, or `NONE`.

    Whatever may be spent as a trade token of the card pays (ti.industrial.city_needs_three).
    """
    for place in places_of(g, seat, INDUSTRY):
        if lying(g.realms[seat], place) >= CITY_PRICE:
            return place
    return NONE


def founding_spaces(g: Table, seat: int) -> int:
    """Mask: where a city may be founded, at most two spaces from any friendly space.

    Rules: ti.industrial.city, ti.industrial.city_counting.
    """
    if unused_cities(g, seat) <= 0:
        return 0
    near = all_within(g, friendly_here(g, seat), DISTRICT_REACH)
    return minus(near & g.board.land, obstructed(in_the_way(g, seat, HARDEST)))


def against_founding(g: Table, seat: int, space: int) -> int:
    """The reason against a space that is not among them."""
    if paying_place(g, seat) == NONE:
        return THREE_TOKENS
    reason = against_city(g, seat, space, HARDEST)
    return TOO_FAR_TO_FOUND if reason == CITY_OUT_OF_RANGE else reason


class UseIndustrialZone(Listed):
    """Choose between trade tokens and a city.  Rules: ti.industrial.choose"""

    SPEC: ClassVar[str] = "seat: int, space: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.industrial.choose",
        "ti.industrial.forest",
        "ti.industrial.city",
    )

    def __init__(self, seat: int, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: list[Choice] = [(PASS,)]
        if paying_place(g, self.seat) != NONE:
            found.extend(naming(BUILD, founding_spaces(g, self.seat)))
        if gathering(g, self.seat, self.space, FORESTS) > 0:
            found.append((GATHER, FORESTS))
        return tuple(found)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == BUILD:
            return against_founding(g, self.seat, choice[1])
        return NOTHING_TO_GATHER if choice == (GATHER, FORESTS) else OTHER_QUESTION

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        return choice[1:] if choice[0] == BUILD and reason != THREE_TOKENS else ()

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (gathering(g, self.seat, self.space, FORESTS),)
        return ask(s, self.seat, "use_industrial_zone", PICK, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == GATHER:
            gather(g, self.seat, self.space, FORESTS)
        elif choice[0] == BUILD:
            self._found(g, choice[1])

    def _found(self, g: Table, space: int) -> None:
        """Pay and build; cards that wait for a built city act, none of the row does."""
        spend_lying(g, self.seat, paying_place(g, self.seat), CITY_PRICE)
        build_city(g, self.seat, NONE, space, HARDEST)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def use_industrial_zone(g: Table, seat: int, space: int) -> None:
    """Gather for forests or found a city."""
    g.push(UseIndustrialZone(seat, space))


def industrial_zone_useful(g: Table, seat: int, space: int) -> bool:
    """Tell whether there is anything to gather or a city to be founded."""
    if gathering(g, seat, space, FORESTS) > 0:
        return True
    return paying_place(g, seat) != NONE and founding_spaces(g, seat) != 0
