"""Printed: what stands on cards, markers and tiles, ready to be looked up by row number.

Owns what is worked out once from the built rules, modules included, so that no loop of the game
looks for it. It checks the numbering that saves rely on. It never changes during play.
"""

from __future__ import annotations

from typing import Final, cast

from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.board.layouts import Layout
from ziggurat.games.board_game.ids import (
    FIRST_BACK,
    FIRST_BUILDING,
    FIRST_CIVILIZATION,
    FIRST_EVENT,
    FIRST_GOVERNMENT,
    FIRST_HOME,
    FIRST_HUT,
    FIRST_OF_MODULES,
    FIRST_PERSON,
    FIRST_TECH,
    FIRST_TOKEN,
    FIRST_UNIT,
    FIRST_VILLAGE,
    FIRST_WONDER,
    MARKET_RESOURCES,
    NONE,
    ROWS_END,
    TOKEN_CODES,
    UNSEEN_HUT,
    UNSEEN_VILLAGE,
)
from ziggurat.games.board_game.rows.addition import Addition
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.rows.gatherer import Gatherer
from ziggurat.games.board_game.rows.map_layout import MapLayout
from ziggurat.games.board_game.rows.person import Person
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.rows.token import NOTHING, Token
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.kernel.content import Row
from ziggurat.kernel.rules import Rules
from ziggurat.lib.acting import acting_by_moment

Ints = tuple[int, ...]

# Where the numbers of a family begin and end, for those of which somebody relies on it.
RANGES: Final = {
    "tech": (FIRST_TECH, FIRST_CIVILIZATION),
    "civilization": (FIRST_CIVILIZATION, FIRST_GOVERNMENT),
    "government": (FIRST_GOVERNMENT, FIRST_WONDER),
    "wonder": (FIRST_WONDER, FIRST_EVENT),
    "culture_event": (FIRST_EVENT, FIRST_BUILDING),
    "building": (FIRST_BUILDING, FIRST_PERSON),
    "great_person": (FIRST_PERSON, FIRST_UNIT),
    "unit": (FIRST_UNIT, FIRST_HUT),
    "hut": (FIRST_HUT, FIRST_VILLAGE),
    "village": (FIRST_VILLAGE, FIRST_HOME),
    "tile": (FIRST_HOME, FIRST_OF_MODULES),
}


class Printed:
    """Facts of rows by number, and of the table as a whole.

    `copies` are how many cards or markers there are of a row, additions included. `backs` are
    goods as others see them, `pays` masks of the resources that a good may be spent as; both
    are by good. `supply` are building markers by group, `layouts` maps by number of seats,
    `levels` those of techs.
    `tokens` are what may lie on squares, by code, and `gatherers` gather besides scouts.
    `acting` finds the rows that act at a moment.
    `rules_for_all` is a mask of the rows that act for everybody, `acting_finds` of huts and
    villages that act for whoever has them facedown.
    """

    def __init__(self, rules: Rules) -> None:
        for family, (first, end) in RANGES.items():
            check_numbers(rules, family, first, end)
        check_numbers(rules, "row", 0, ROWS_END)
        self.copies: Final = copies_of(rules)
        self.backs: Final = tuple([back_of(rules, number) for number in range(ROWS_END)])
        self.pays: Final = tuple([pays_as(rules, number) for number in range(ROWS_END)])
        self.supply: Final = supply_of(rules)
        self.levels: Final = tuple([level_of(rules, number) for number in range(ROWS_END)])
        self.layouts: Final = layouts_of(rules)
        self.acting_finds: Final = acting_finds(rules)
        self.tokens: Final = tokens_of(rules)
        self.gatherers: Final = gatherers_of(rules)
        self.acting: Final = acting_by_moment(rules)
        self.rules_for_all: Final = sum([1 << row for row in rules.families["rule"]])


def printed_in(rules: Rules) -> Printed:
    """What is printed, of built rules."""
    return cast(Printed, rules.derived)


def check_numbers(rules: Rules, family: str, first: int, end: int) -> None:
    """Refuse rows whose numbers lie outside of what is kept for their family."""
    for number in sorted(rules.kinds[family].labels):
        if not first <= number < end:
            name = rules.rows[number].name
            span = f"from {first} to {end - 1}"
            raise BuildError(f"'{name}' is number {number}, but a {family} has one {span}")


def copies_of(rules: Rules) -> Ints:
    """How many cards or markers there are of each row."""
    counts = [0] * ROWS_END
    for number, row in rules.rows.items():
        counts[number] += copies_on(row)
        if isinstance(row, Addition):
            for other, more in row.more:
                counts[other] += more
    return tuple(counts)


def copies_on(row: Row) -> int:
    """How many there are of a row by its own word; of most there is one."""
    if isinstance(row, (CultureEvent, Find, Person, Unit)):
        return row.copies
    return 1


def back_of(rules: Rules, good: int) -> int:
    """A good as somebody sees it who may not look at its face."""
    row = rules.rows.get(good)
    if isinstance(row, CultureEvent):
        return FIRST_BACK + row.era
    if isinstance(row, Find):
        return UNSEEN_HUT if good in rules.families["hut"] else UNSEEN_VILLAGE
    return good


def pays_as(rules: Rules, good: int) -> int:
    """A mask of the resources that a good may be spent as.

    Rules: cb.hut.spend_like_resource, cb.tech.resource_any
    """
    if FIRST_TOKEN <= good < FIRST_TOKEN + MARKET_RESOURCES:
        return 1 << (good - FIRST_TOKEN)
    row = rules.rows.get(good) if good >= FIRST_EVENT else None
    if isinstance(row, CultureEvent):
        return row.counts_as
    if isinstance(row, Find):
        return 0 if row.resource == NONE else 1 << row.resource
    return 0


def level_of(rules: Rules, tech: int) -> int:
    """The level of a tech, 0 for other rows."""
    row = rules.rows.get(tech)
    return row.level if isinstance(row, Tech) else 0


def acting_finds(rules: Rules) -> int:
    """A mask of the finds that have hooks."""
    finds = [row for row in rules.rows.values() if isinstance(row, Find) and row.hooks]
    return sum([1 << row.number for row in finds])


def supply_of(rules: Rules) -> Ints:
    """How many markers there are of each group of buildings: both sides of a marker share it."""
    groups: dict[int, int] = {}
    for number in rules.families["building"]:
        row = rules.rows[number]
        assert isinstance(row, Building)
        if row.supply:
            if row.group in groups:
                raise BuildError(f"'{row.name}' has the group of another building: {row.group}")
            groups[row.group] = row.supply
    return tuple([groups.get(group, 0) for group in range(max(groups) + 1)])


def tokens_of(rules: Rules) -> tuple[Token, ...]:
    """What may lie on a square, by code; nothing is the first."""
    found = {NOTHING.code: NOTHING}
    for number in rules.families["map_token"]:
        row = rules.rows[number]
        assert isinstance(row, Token)
        if not 0 <= row.code < TOKEN_CODES or row.code in found:
            raise BuildError(f"'{row.name}' has a code that is taken or too high: {row.code}")
        found[row.code] = row
    return tuple([found.get(code, NOTHING) for code in range(max(found) + 1)])


def gatherers_of(rules: Rules) -> tuple[Gatherer, ...]:
    """Whatever gathers squares besides scouts."""
    found: list[Gatherer] = []
    for number in rules.families["gatherer"]:
        row = rules.rows[number]
        assert isinstance(row, Gatherer)
        found.append(row)
    return tuple(found)


def layouts_of(rules: Rules) -> dict[int, Layout]:
    """The map for each number of seats."""
    found: dict[int, Layout] = {}
    for number in rules.families["layout"]:
        row = rules.rows[number]
        assert isinstance(row, MapLayout)
        found[row.seats] = row.layout
    for seats in rules.seats:
        if seats not in found:
            raise BuildError(f"there is no layout of the map for {seats} seats")
    return found
