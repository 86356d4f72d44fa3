"""Caravans of the automated player explore when no new partner is in reach.

Owns when a caravan explores instead of heading for a destination, and how it goes on. How caravans
are sent is the automated player's own (`economy/`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, unasked
from ziggurat.games.new_dawn.automated_player.economy.cards import SEND_CARAVANS, movement
from ziggurat.games.new_dawn.automated_player.economy.destinations import (
    best_way,
    bound_for,
    new_city_state,
    rival_city,
)
from ziggurat.games.new_dawn.automated_player.economy.sending import (
    CARAVAN_ORDER,
    HeadFor,
    SendCaravans,
    StopCaravan,
    sending,
)
from ziggurat.games.new_dawn.automated_player.economy.ways import Ways, ways_of
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.automated_player.rows import Criterion, Order, PriorityList
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.choosing import (
    EXPLORE_SPACE,
    facts_of,
    shortest,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.exploration.laying import (
    explore_by_list,
    frontier,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_NEW_CRITERION
from ziggurat.games.new_dawn.focus.caravans import goals, visited
from ziggurat.games.new_dawn.focus.row import spendable
from ziggurat.games.new_dawn.ids import CARAVAN, NONE
from ziggurat.games.new_dawn.masks import has, members, minus
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.verbs import EXPLORE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def partner_in_reach(g: Table, seat: int, caravan: int, ways: Ways) -> bool:
    """Tell whether a caravan can reach a new city-state or a rival city in this turn.

    What its tokens would add counts.  Rules: ap.ti.explore.when_caravan
    """
    frame = sending(g)
    steps = frame.distance + spendable(g, seat, frame.place)
    question = unasked(seat, EXPLORE_SPACE, SPACE, ())
    for choice in bound_for(g, seat, caravan, ways, frame.closed):
        wanted = new_city_state(g, question, choice) or rival_city(g, question, choice)
        if wanted and ways.length(choice[2]) <= steps:
            return True
    return False


def ways_to_explore(g: Table, seat: int, caravan: int) -> list[tuple[int, int]]:
    """The spaces from which a caravan would explore now, each with the length of its way.

    There are none if it has anything better to do.
    Rules: ap.ti.explore.where, ap.ti.explore.when_caravan
    """
    spaces = minus(frontier(g, seat), goals(g, seat))
    if not spaces:
        return []
    ways = ways_of(g, seat, caravan)
    if partner_in_reach(g, seat, caravan, ways):
        return []
    found: list[tuple[int, int]] = []
    for space in members(spaces):
        length = 0 if has(ways.rings[0], space) else ways.length(space)
        if length != NONE:
            found.append((space, length))
    return found


class SendExplorers(SendCaravans):
    """Move every caravan, the one closest to its target first; some of them explore.

    Rules: ap.ti.figures.closest_first, ap.ti.explore.when_caravan
    """

    SPEC: ClassVar[str] = "seat: int, place: int, distance: int, moved: int, closed: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.figures.closest_first",
        "ap.ti.explore.when_caravan",
        "ap.economy.different",
    )

    def turned(self, distance: int, moved: int, closed: int) -> SendExplorers:
        return SendExplorers(self.seat, self.place, distance, moved, closed)

    def journey(self, caravan: int) -> Frame:
        return ExploreOrTrade(self.seat, caravan)

    def may_go(self, g: Table, caravan: int) -> bool:
        return target_of(g, self.seat, caravan, self.closed) != NONE

    def traders(self, g: Table) -> list[int]:
        """No token is spent for one that explores instead (ap.economy.trade_tokens)."""
        waiting = self.waiting(g)
        return [at for at in waiting if not ways_to_explore(g, self.seat, at)]


def target_of(g: Table, seat: int, caravan: int, closed: int) -> int:
    """How far a caravan has to go to where it wants to explore, or to its destination."""
    ways = ways_to_explore(g, seat, caravan)
    return shortest(ways) if ways else best_way(g, seat, caravan, closed)[1]


def near_target(g: Table, question: Question, choice: Choice) -> int:
    return -target_of(g, question.seat, choice[1], sending(g).closed)


class ExploreOrTrade(Listed):
    """Let a caravan explore if it has nothing better to do; then it goes on as far as it may.

    One that cannot explore in this turn goes as near to its space as it comes.
    Rules: ap.ti.explore.space_order, ap.ti.explore.caravan_goes_on, ap.ti.explore.approach
    """

    SPEC: ClassVar[str] = "seat: int, caravan: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.ti.explore.space_order",
        "ap.ti.explore.caravan_goes_on",
        "ap.ti.explore.approach",
    )

    def __init__(self, seat: int, caravan: int) -> None:
        self.seat: Final = seat
        self.caravan: Final = caravan

    def run(self, s: State) -> bool:
        if ways_to_explore(table(s), self.seat, self.caravan):
            return True
        s.swap(HeadFor(self.seat, self.caravan))
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        ways = ways_to_explore(g, self.seat, self.caravan)
        return tuple([(EXPLORE, self.caravan, space) for space, _ in ways])

    def question(self, s: State) -> Question:
        g = table(s)
        facts = facts_of(ways_to_explore(g, self.seat, self.caravan))
        return ask(s, self.seat, EXPLORE_SPACE, SPACE, self.listed(g), facts)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        space = choice[2]
        length = dict(ways_to_explore(g, self.seat, self.caravan))[space]
        steps = sending(g).distance
        if length >= steps:
            realm = g.realms[self.seat]
            ways = ways_of(g, self.seat, self.caravan)
            stops = ways.stops(space, steps, visited(realm))
            g.swap(StopCaravan(self.seat, self.caravan, stops))
            return
        g.swap(HeadFor(self.seat, self.caravan, length + 1))
        realm = g.realms[self.seat]
        realm.caravans = put(realm.caravans, self.caravan, space)
        did_something(g)
        explore_by_list(g, self.seat, CARAVAN, self.caravan, space)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.caravan)


def send_explorers(g: Table, card: ReadCard) -> None:
    """Rules: ap.economy.different, ap.ti.explore.when_caravan"""
    g.push(SendExplorers(card.seat, card.place, movement(g, card)))


NEAR_TARGET: Final = Criterion(FIRST_NEW_CRITERION + 37, "caravan_near_target", near_target)
# In the stead of those of the base game.
EXPLORER_ORDER: Final = PriorityList(
    CARAVAN_ORDER.number, CARAVAN_ORDER.name, "ap.ti.figures.closest_first", (NEAR_TARGET,)
)
SEND_EXPLORERS: Final = Order(
    SEND_CARAVANS.number, SEND_CARAVANS.name, SEND_CARAVANS.rule, send_explorers
)

EXPLORER_FRAMES: Final = (SendExplorers, ExploreOrTrade)
