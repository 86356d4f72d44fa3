"""Industry: building a city or a world wonder.

Owns where a city may be built and the choice between the two; paying for a wonder is
in `wonders.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.kinds import closed_spaces
from ziggurat.games.new_dawn.board.pieces import put_city
from ziggurat.games.new_dawn.board.spaces import (
    all_cities,
    all_control,
    barbarian_spaces,
    friendly,
    resource_spaces,
    rival_spaces,
    slot_needed,
    within_limit,
)
from ziggurat.games.new_dawn.board.supplies import unused_cities
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
from ziggurat.games.new_dawn.masks import has, minus
from ziggurat.games.new_dawn.moments import (
    CITY_BUILT,
    CITY_SPACES,
    INDUSTRY_USES,
    WONDER_PRODUCTION,
)
from ziggurat.games.new_dawn.picking import (
    Listed,
    Obstacle,
    named,
    obstacle_at,
    obstructed,
)
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE, SPACE_CLOSED
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import BUILD, WONDER
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.games.new_dawn.wonders.wonders import (
    PayWonder,
    may_build_wonder,
    most_production,
    wonder_cost,
)
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted, offers, refusal, reply
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

BUILD_OPTIONS: Final[tuple[Choice, ...]] = tuple([(BUILD, space) for space in range(SPACES)])


def resolve_industry(g: Table, seat: int, place: int, value: int) -> None:
    """Build either a city or a wonder (nd.industry.either)."""
    g.push(Industry(seat, place, value))


# Cities


def in_the_way(g: Table, seat: int, value: int) -> list[Obstacle]:
    """What no city is built on (nd.industry.city_empty)."""
    board = g.board
    cities = all_cities(g) | g.city_states
    taken = cities | barbarian_spaces(g) | resource_spaces(g) | g.natural
    return [
        (board.around(cities), CITY_TOO_CLOSE),
        (minus(board.land, within_limit(g, seat, INDUSTRY, value)), CITY_TOO_DIFFICULT),
        (closed_spaces(g, seat, INDUSTRY), SPACE_CLOSED),
        (taken | minus(all_control(g), g.realms[seat].control), CITY_SPACE_TAKEN),
    ]


def city_range(g: Table, seat: int, card: int, value: int) -> int:
    """Mask: spaces in range of a friendly space (nd.industry.city_range, city_count_*)."""
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    reached = counted_spaces(g, seat, card, value, row.water)
    return adjusted(g, CITY_SPACES, seat, (card, value), reached)


def counted_spaces(g: Table, seat: int, card: int, value: int, water: bool) -> int:
    """Mask: what a card's distance reaches, counted through water or not."""
    return counted_from(g, seat, friendly(g.realms[seat]), card, value, water)


def counted_from(g: Table, seat: int, starts: int, card: int, value: int, water: bool) -> int:
    """Mask: the same from any spaces, which are within the distance themselves."""
    row = g.rules.rows[card]
    assert isinstance(row, FocusCard)
    board = g.board
    through = within_limit(g, seat, INDUSTRY, value)
    if water:
        through |= board.waters
    through = minus(through, rival_spaces(g, seat) | barbarian_spaces(g))
    return board.reach(starts, row.distance, through) | starts


def city_spaces(g: Table, seat: int, card: int, value: int) -> int:
    """Mask: where a city may be built now."""
    if unused_cities(g, seat) <= 0:
        return 0
    land = minus(g.board.land, obstructed(in_the_way(g, seat, value)))
    return land & city_range(g, seat, card, value)


def against_city(g: Table, seat: int, space: int, value: int) -> int:
    """The reason against a space that is not among them."""
    if unused_cities(g, seat) <= 0:
        return NO_CITY_LEFT
    if g.board.terrain[space] == NONE:
        return NOT_A_SPACE
    if has(g.board.waters, space):
        return CITY_ON_WATER
    reason = obstacle_at(in_the_way(g, seat, value), space)
    return CITY_OUT_OF_RANGE if reason == ALLOWED else reason


def build_city(g: Table, seat: int, card: int, space: int, value: int) -> None:
    """Build a city by an industry card, or `NONE` for any other (nd.industry.city_on_token)."""
    put_city(g, seat, space)
    g.note("built_city", seat, (space,))
    step_done(g)
    fire(g, CITY_BUILT, seat, (card, space, value), everyone=False)


class Industry(Listed):
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

    def listed(self, g: Table) -> tuple[Choice, ...]:
        options: list[Choice] = [(PASS,)]
        spaces = city_spaces(g, self.seat, self._card(g), self.value)
        options.extend(named(BUILD_OPTIONS, spaces))
        base = self._production(g)
        for wonder in sorted(g.offer):
            if may_build_wonder(g, self.seat, wonder, self.place, base) == ALLOWED:
                options.append((WONDER, wonder))
        others = offers(g, INDUSTRY_USES, self.seat, (self._card(g), self.value))
        return tuple(sorted([*options, *others])) if others else tuple(options)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == BUILD:
            return against_city(g, self.seat, choice[1], self.value)
        if choice[0] == WONDER:
            base = self._production(g)
            return may_build_wonder(g, self.seat, choice[1], self.place, base)
        return refusal(g, INDUSTRY_USES, self.seat, (self._card(g), self.value), choice)

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        """What there is, and what it would take."""
        if reason == CITY_TOO_DIFFICULT:
            needed = slot_needed(g, self.seat, INDUSTRY, choice[1])
            return (choice[1], self.value, needed)
        if reason == PRODUCTION_SHORT:
            most = self._production(g) + most_production(g, self.seat, choice[1], self.place)
            return (choice[1], most, wonder_cost(g, self.seat, choice[1]))
        if reason == CITY_OUT_OF_RANGE:
            row = g.rules.rows[self._card(g)]
            assert isinstance(row, FocusCard)
            return (choice[1], row.distance)
        return choice[1:]

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (self.value, self._production(g))
        return ask(s, self.seat, "industry", PICK, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        card = self._card(g)
        g.pop()
        if choice[0] == BUILD:
            build_city(g, self.seat, card, choice[1], self.value)
        elif choice[0] == WONDER:
            short = wonder_cost(g, self.seat, choice[1]) - self._production(g)
            g.push(PayWonder(self.seat, choice[1], self.place, short))
        elif choice[0] != PASS:
            reply(g, INDUSTRY_USES, self.seat, (card, self.value), choice)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)
