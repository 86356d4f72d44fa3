"""Caravans on the map: where they start, what they may enter and where they may stop.

Owns the ways of caravans as masks, and the reasons against a way. It never asks and never
moves a caravan: `economy.py` does.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.kinds import closed_spaces
from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, mature_cities, within_limit
from ziggurat.games.new_dawn.focus.reasons_economy import (
    CARAVAN_BARBARIAN,
    CARAVAN_ON_WATER,
    CARAVAN_STAYS,
    CARAVAN_TERRAIN,
    CARAVAN_TOO_FAR,
    CARAVAN_TWICE,
)
from ziggurat.games.new_dawn.ids import ECONOMY, NONE, SPACES
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.moments import CARAVAN_LINKS, CARAVAN_SPACES, CARAVAN_STARTS
from ziggurat.games.new_dawn.reasons import NOT_A_SPACE, SPACE_CLOSED
from ziggurat.games.new_dawn.rows import FocusCard, ResolveIt
from ziggurat.games.new_dawn.state import Realm, Table
from ziggurat.games.new_dawn.turn.turn import card_resolved
from ziggurat.kernel.content import Hook, adjusted

# Where the caravans that came back stand in `Realm.journeys`, behind the spaces.
FIRST_RETURNED: Final = SPACES
ALL_SPACES: Final = (1 << SPACES) - 1


class EconomyCard(FocusCard):
    """An economy card: `count` caravans that move up to `distance` spaces each.

    `barbarians` tells whether a caravan may enter a barbarian's space and drive it off, `onward`
    whether it may go on from there.
    """

    def __init__(
        self,
        level: int,
        name: str,
        resolve: ResolveIt,
        count: int,
        distance: int,
        water: bool = False,
        barbarians: bool = False,
        hooks: tuple[Hook, ...] = (),
        number: int = NONE,
        leader: int = NONE,
        onward: bool = True,
    ) -> None:
        super().__init__(
            ECONOMY, level, name, resolve, count, distance, water, 0, hooks, number, leader
        )
        self.barbarians: Final = barbarians
        self.onward: Final = onward


def economy_card(g: Table, seat: int, place: int) -> EconomyCard:
    """The economy card that a seat resolves in a place, even if another lies there by now."""
    row = g.rules.rows.get(card_resolved(g, seat))
    if isinstance(row, EconomyCard):
        return row
    row = g.rules.rows[g.realms[seat].row[place]]
    assert isinstance(row, EconomyCard)
    return row


# This turn


def visited(realm: Realm) -> int:
    """Mask: where a journey was completed this turn (nd.economy.one_per_destination)."""
    return realm.journeys & ALL_SPACES


def has_returned(realm: Realm, caravan: int) -> bool:
    """Tell whether a caravan came back to the card this turn (nd.economy.no_second_move)."""
    return has(realm.journeys, FIRST_RETURNED + caravan)


def complete(realm: Realm, caravan: int, space: int) -> None:
    """Remember a completed journey for the rest of the turn."""
    realm.journeys |= bit(space) | bit(FIRST_RETURNED + caravan)


# Destinations


def rival_goals(g: Table, seat: int) -> int:
    """Mask: rival cities and city-states that rivals hold, with whatever piece.

    Rules: nd.economy.conquered_citystate, nd.economy.conquered_token
    """
    cities = 0
    control = 0
    for other in range(g.seats):
        if other != seat:
            cities |= g.realms[other].cities
            control |= g.realms[other].control
    return cities | control & g.board.icons.city_state_spaces


def goals(g: Table, seat: int) -> int:
    """Mask: where ending a move completes a journey (nd.economy.no_stop_without_trade)."""
    return g.city_states | rival_goals(g, seat)


# Ways


def starts(g: Table, seat: int, caravan: int) -> int:
    """Mask: where a caravan sets out, several spaces if it is on the card.

    Rules: nd.economy.start_from_card, nd.economy.start_immature
    """
    realm = g.realms[seat]
    where = realm.caravans[caravan]
    if where >= 0:
        return bit(where)
    cities = mature_cities(g, seat) | bit(realm.capital)
    return adjusted(g, CARAVAN_STARTS, seat, (), cities)


class Ground:
    """What the caravans of one resolution may enter, the same for all of them.

    `clear` may be entered and passed, `manned` are the barbarians' spaces that may be
    entered, if a card lets them; `links` lie a step from each other, wherever they are.
    Rules: nd.economy.terrain_limit, nd.economy.not_water, nd.economy.barbarian_blocks
    """

    def __init__(
        self, g: Table, seat: int, row: FocusCard, value: int, enter: bool = False
    ) -> None:
        land = within_limit(g, seat, ECONOMY, value)
        barbarians = barbarian_spaces(g)
        shut = barbarians | closed_spaces(g, seat, ECONOMY)
        open_to = land | g.board.waters if row.water else land
        open_to = adjusted(g, CARAVAN_SPACES, seat, (row.number,), open_to)
        self.clear: Final = minus(open_to, shut)
        self.manned: Final = barbarians & land if enter else 0
        self.links: Final = adjusted(g, CARAVAN_LINKS, seat, (), 0)
        self.board: Final = g.board

    def beside(self, spaces: int) -> int:
        """Mask: what is a step away from some spaces."""
        found = self.board.around(spaces)
        return found | self.links if spaces & self.links else found


def ends(g: Table, seat: int, caravan: int, steps: int, ground: Ground) -> int:
    """Mask: where a caravan may end a move of up to `steps` spaces.

    All spaces on the way must be clear (nd.economy.step_by_step); a barbarian's space ends
    it, for the time being. A caravan on the map may come back to a destination only.
    """
    realm = g.realms[seat]
    start = starts(g, seat, caravan)
    unseen = ground.clear
    driven = 0
    frontier = start
    for _ in range(steps):
        edge = ground.beside(frontier)
        driven |= edge & ground.manned
        frontier = edge & unseen
        if not frontier:
            break
        unseen ^= frontier
    found = minus(ground.clear ^ unseen | driven, visited(realm))
    if realm.caravans[caravan] >= 0 and found & start:
        found = minus(found, minus(start, goals(g, seat)))
    return found


def pauses(g: Table, seat: int, caravan: int, steps: int, ground: Ground) -> int:
    """Mask: where a caravan may be after at most `steps` spaces and do something before it goes on.

    It may end up there, so that it is never where no further journey can be completed.
    """
    if steps < 0:
        return 0
    start = starts(g, seat, caravan)
    # The same frontiers as those of `ends`, so that the board remembers what is around them.
    unseen = ground.clear
    frontier = start
    for _ in range(steps):
        frontier = ground.beside(frontier) & unseen
        if not frontier:
            break
        unseen ^= frontier
    return minus(ground.clear ^ unseen | start, visited(g.realms[seat]))


def steps_to(start: int, goal: int, ground: Ground) -> int:
    """The length of the shortest way to a space that can be reached."""
    frontier = start
    seen = 0
    steps = 0
    while frontier:
        steps += 1
        edge = ground.beside(frontier)
        if has(edge, goal):
            return steps
        frontier = minus(edge & ground.clear, seen)
        seen |= frontier
    return NONE


def against_end(g: Table, seat: int, caravan: int, space: int, ground: Ground) -> int:
    """The reason against a space that is not among the `ends` of a caravan."""
    realm = g.realms[seat]
    if g.board.terrain[space] == NONE:
        return NOT_A_SPACE
    if has(visited(realm), space):
        return CARAVAN_TWICE
    if realm.caravans[caravan] == space:
        return CARAVAN_STAYS
    if not has(ground.clear | ground.manned, space):
        if space in g.barbarians:
            return CARAVAN_BARBARIAN
        if has(closed_spaces(g, seat, ECONOMY), space):
            return SPACE_CLOSED
        return CARAVAN_ON_WATER if has(g.board.waters, space) else CARAVAN_TERRAIN
    return CARAVAN_TOO_FAR
