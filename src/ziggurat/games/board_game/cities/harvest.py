"""Harvesting: a city takes a resource of its lands from the market.

Owns what may be harvested and taking tokens. What resources are spent for is decided elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.yields import city_squares, resources_on, seat_squares
from ziggurat.games.board_game.cities.moments import REACHED_RESOURCES
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.reasons import MARKET_EMPTY, NO_ICON
from ziggurat.games.board_game.ids import MARKET_RESOURCES
from ziggurat.games.board_game.moments import HARVEST_FROM
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import give_token
from ziggurat.games.board_game.verbs import HARVEST
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at


def reached_resources(g: Table, seat: int, slot: int) -> int:
    """A mask of the resources whose icons a city reaches.

    Rules: cb.resource.needs_icon, cb.resource.scout_gathers, cb.resource.enemy_square_blocked
    """
    far = adjusted(g, HARVEST_FROM, seat, (slot,), 0)
    found = 0
    for square in seat_squares(g, seat) if far else city_squares(g, seat, slot):
        found |= resources_on(g, square)
    return adjusted(g, REACHED_RESOURCES, seat, (slot,), found)


def harvestable(g: Table, seat: int, slot: int) -> list[int]:
    """The resources that a city may harvest now, ascending."""
    reached = reached_resources(g, seat, slot)
    found = range(MARKET_RESOURCES)
    return [resource for resource in found if _obstacle(g, reached, resource) == ALLOWED]


def may_harvest(g: Table, seat: int, slot: int, resource: int) -> int:
    """The reason why a city cannot harvest a resource."""
    return _obstacle(g, reached_resources(g, seat, slot), resource)


def _obstacle(g: Table, reached: int, resource: int) -> int:
    """Rules: cb.resource.needs_icon, cb.resource.market_empty"""
    if not (reached >> resource) & 1:
        return NO_ICON
    return ALLOWED if g.market[resource] else MARKET_EMPTY


def take_resource(g: Table, seat: int, resource: int) -> None:
    """Move a token from the market to a seat; all see it.

    Rules: cb.resource.take_token, cb.resource.tokens_public
    """
    g.market = add_at(g.market, resource, -1)
    give_token(g, seat, resource, 1)
    g.note("took_token", seat, (resource,))


class HarvestAgain(OfCity):
    """A city harvests several resources, one after the other, as long as there are any."""

    SPEC: ClassVar[str] = "seat: int, slot: int, left: int"

    def __init__(self, seat: int, slot: int, left: int) -> None:
        super().__init__(seat, slot)
        self.left: Final = left

    def run(self, s: State) -> bool:
        if self.left and harvestable(table(s), self.seat, self.slot):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        found = harvestable(table(s), self.seat, self.slot)
        options = tuple([(HARVEST, resource) for resource in found])
        facts = (self.slot, self.left)
        return Question(self.seat, "harvest", PICK, options, facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.swap(HarvestAgain(self.seat, self.slot, self.left - 1))
        take_resource(table(s), seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != HARVEST:
            return Reason(OTHER_QUESTION)
        reason = may_harvest(table(s), seat, self.slot, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])
