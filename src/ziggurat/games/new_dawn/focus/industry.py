"""Industry: building a city or a world wonder.

Owns where a city may be built and the choice between the two; paying for a wonder is
in `wonders.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import closed_spaces
from ziggurat.games.new_dawn.board.pieces import (
    all_cities,
    all_control,
    barbarian_spaces,
    friendly,
    put_city,
    resource_spaces,
    rival_spaces,
    slot_needed,
    unused_cities,
    within_limit,
)
from ziggurat.games.new_dawn.focus.reasons_industry import (
    CITY_ON_WATER,
    CITY_OUT_OF_RANGE,
    CITY_SPACE_TAKEN,
    CITY_TOO_CLOSE,
    CITY_TOO_DIFFICULT,
    NO_CITY_LEFT,
    PRODUCTION_SHORT,
)
from ziggurat.games.new_dawn.ids import INDUSTRY, NONE, SPACES
from ziggurat.games.new_dawn.masks import has, members, minus
from ziggurat.games.new_dawn.moments import CITY_BUILT, CITY_SPACES, WONDER_PRODUCTION
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE, SPACE_CLOSED
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import BUILD, WONDER
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.games.new_dawn.wonders.wonders import (
    PayWonder,
    can_afford,
    free_cities,
    may_build_wonder,
    most_production,
    wonder_cost,
)
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

BUILD_OPTIONS: Final[tuple[Choice, ...]] = tuple([(BUILD, space) for space in range(SPACES)])


def resolve_industry(g: Table, seat: int, place: int, value: int) -> None:
    """Build either a city or a wonder (nd.industry.either)."""
    g.push(Industry(seat, place, value))


# Cities


def building_land(g: Table, seat: int, value: int) -> int:
    """Mask: spaces on which a city may stand, wherever they are (nd.industry.city_empty)."""
    cities = all_cities(g) | g.city_states
    close = g.board.around(cities) | cities
    taken = barbarian_spaces(g) | resource_spaces(g) | g.natural
    taken |= minus(all_control(g), g.realms[seat].control) | closed_spaces(g, seat, INDUSTRY)
    return minus(within_limit(g, seat, INDUSTRY, value), close | taken)


def city_range(g: Table, seat: int, card: int, value: int) -> int:
    """Mask: spaces in range of a friendly space (nd.industry.city_range, city_count_*)."""
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    board = g.board
    through = within_limit(g, seat, INDUSTRY, value)
    if row.water:
        through |= board.waters
    through = minus(through, rival_spaces(g, seat) | barbarian_spaces(g))
    own = friendly(g.realms[seat])
    reached = board.reach(own, row.distance, through) | own
    return adjusted(g, CITY_SPACES, seat, (card, value), reached)


def city_spaces(g: Table, seat: int, card: int, value: int) -> int:
    """Mask: where a city may be built now."""
    if unused_cities(g, seat) <= 0:
        return 0
    return building_land(g, seat, value) & city_range(g, seat, card, value)


def may_build(g: Table, seat: int, space: int, card: int, value: int) -> int:
    """The same for one space, with the reason against it."""
    if has(city_spaces(g, seat, card, value), space):
        return ALLOWED
    board = g.board
    if unused_cities(g, seat) <= 0:
        return NO_CITY_LEFT
    if board.terrain[space] == NONE:
        return NOT_A_SPACE
    if has(board.waters, space):
        return CITY_ON_WATER
    if has(board.around(all_cities(g) | g.city_states), space):
        return CITY_TOO_CLOSE
    if not has(within_limit(g, seat, INDUSTRY, value), space):
        return CITY_TOO_DIFFICULT
    if has(closed_spaces(g, seat, INDUSTRY), space):
        return SPACE_CLOSED
    if not has(building_land(g, seat, value), space):
        return CITY_SPACE_TAKEN
    return CITY_OUT_OF_RANGE


class Industry(Frame):
    """Choose a city space or a wonder, or nothing.  Rules: nd.industry.either"""

    SPEC: ClassVar[str] = "seat: int, place: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.industry.either",
        "nd.industry.city_range",
        "nd.wonder.choose_faceup",
    )

    def __init__(self, seat: int, place: int, value: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value

    def _card(self, g: Table) -> int:
        return g.realms[self.seat].row[self.place]

    def _production(self, g: Table) -> int:
        """Base production, the slot number or what the card says (nd.wonder.production_slot)."""
        args = (self._card(g), self.value)
        return adjusted(g, WONDER_PRODUCTION, self.seat, args, self.value)

    def question(self, s: State) -> Question:
        g = table(s)
        seat = self.seat
        options: list[Choice] = [(PASS,)]
        spaces = city_spaces(g, seat, self._card(g), self.value)
        options.extend([BUILD_OPTIONS[space] for space in members(spaces)])
        base = self._production(g)
        if free_cities(g, seat):
            for wonder in sorted(g.offer):
                if wonder != NONE and can_afford(g, seat, wonder, self.place, base):
                    options.append((WONDER, wonder))
        return ask(s, seat, "industry", PICK, tuple(options), (self.value, base))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        card = self._card(g)
        g.pop()
        if choice[0] == BUILD:
            put_city(g, self.seat, choice[1])
            g.note("built_city", self.seat, (choice[1],))
            step_done(g)
            fire(g, CITY_BUILT, self.seat, (card, choice[1], self.value), everyone=False)
        elif choice[0] == WONDER:
            short = wonder_cost(g, self.seat, choice[1]) - self._production(g)
            g.push(PayWonder(self.seat, choice[1], self.place, short))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        if choice[0] == BUILD:
            reason = may_build(g, self.seat, choice[1], self._card(g), self.value)
        elif choice[0] == WONDER:
            reason = may_build_wonder(g, self.seat, choice[1], self.place, self._production(g))
        else:
            reason = OTHER_QUESTION
        if reason == ALLOWED:
            return None
        return Reason(reason, (*choice[1:], *self._figures(g, choice, reason)))

    def _figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        """What a refusal adds: what there is, and what it would take."""
        if reason == CITY_TOO_DIFFICULT:
            return (self.value, slot_needed(g, self.seat, INDUSTRY, choice[1]))
        if reason == PRODUCTION_SHORT:
            most = self._production(g) + most_production(g, self.seat, choice[1], self.place)
            return (most, wonder_cost(g, self.seat, choice[1]))
        if reason == CITY_OUT_OF_RANGE:
            row = g.rules.rows[self._card(g)]
            assert isinstance(row, FocusCard)
            return (row.distance,)
        return ()

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)
