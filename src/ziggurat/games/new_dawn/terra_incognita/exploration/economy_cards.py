"""Economy cards of the expansion: Currency, and those of four leaders.

Owns what these cards add to the moving of caravans. Which caravan goes where is in the base
game's `focus/economy.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.focus.caravans import EconomyCard, economy_card
from ziggurat.games.new_dawn.focus.economy import MoveCaravans, resolve_economy
from ziggurat.games.new_dawn.focus.industry import against_city, build_city, in_the_way
from ziggurat.games.new_dawn.focus.reasons_industry import CITY_OUT_OF_RANGE
from ziggurat.games.new_dawn.ids import CARAVAN, FIRST_LEADER, HARDEST, NONE
from ziggurat.games.new_dawn.masks import bit, has, minus
from ziggurat.games.new_dawn.moments import AFTER_CARAVANS, CARAVAN_ARRIVED
from ziggurat.games.new_dawn.picking import Listed, naming, obstructed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.exploration.moments import EXPLORING
from ziggurat.games.new_dawn.terra_incognita.exploration.reasons import NOT_NEAR_CITY
from ziggurat.games.new_dawn.terra_incognita.exploration.water import FloatWater, is_water_left
from ziggurat.games.new_dawn.terra_incognita.ids import (
    BANKING,
    CARTOGRAPHY,
    IBRAHIM,
    INDONESIA,
    NETHERLANDS,
    NEW_CURRENCY,
    OTTOMAN,
    SHIPBUILDING,
    WHEEL,
)
from ziggurat.games.new_dawn.verbs import BUILD
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

EGYPT: Final = FIRST_LEADER + 2
# Cartography: how far from its own capital, and how near the rival city.
FAR: Final = 8
NEAR: Final = 2


def moving_card(g: Table) -> int:
    """The economy card whose caravans are being moved, or `NONE`."""
    for frame in reversed(g.stack):
        if isinstance(frame, MoveCaravans):
            return economy_card(g, frame.seat, frame.place).number
    return NONE


# Wheel: every journey brings a resource.


def wheel_arrived(s: State, cue: Cue) -> None:
    if moving_card(table(s)) == cue.card:
        s.push(TakeResource(cue.owner))


# Shipbuilding: water beside one exploring caravan of each resolution.


def shipbuilding_exploring(s: State, cue: Cue) -> None:
    g = table(s)
    ready = cue.args[0] == CARAVAN and moving_card(g) == cue.card and is_water_left(g.board)
    if ready and not has(g.realms[cue.owner].used_this_turn, cue.card):
        g.push(FloatWater(cue.owner, cue.args[2], cue.card))


def shipbuilding_after(s: State, cue: Cue) -> None:
    """The next resolution may lay another token."""
    if cue.args[0] == cue.card:
        table(s).realms[cue.owner].used_this_turn &= ~bit(cue.card)


# Cartography: a city beside a distant rival city, once in a turn.


def is_far(g: Table, seat: int, space: int) -> bool:
    """Tell whether a space is far from a seat's capital, counted over all spaces of the map."""
    everywhere = g.board.land | g.board.waters
    return not has(g.board.reach(bit(g.realms[seat].capital), FAR - 1, everywhere), space)


class SettleAbroad(Listed):
    """A seat builds a city near the rival city that its caravan reached, or does not.

    No terrain is too difficult for it.
    """

    SPEC: ClassVar[str] = "seat: int, space: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "ti.industry.legal_space")

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.card: Final = card

    def _spaces(self, g: Table) -> int:
        if unused_cities(g, self.seat) <= 0:
            return 0
        everywhere = g.board.land | g.board.waters
        near = g.board.reach(bit(self.space), NEAR, everywhere)
        return minus(near & g.board.land, obstructed(in_the_way(g, self.seat, HARDEST)))

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return ((PASS,), *naming(BUILD, self._spaces(g)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != BUILD:
            return OTHER_QUESTION
        reason = against_city(g, self.seat, choice[1], HARDEST)
        return NOT_NEAR_CITY if reason == CITY_OUT_OF_RANGE else reason

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "settle_abroad", SPACE, self.listed(table(s)), (self.space,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == BUILD:
            g.realms[self.seat].used_this_turn |= bit(self.card)
            build_city(g, self.seat, NONE, choice[1], HARDEST)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


def cartography_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    space, rival = cue.args
    if rival == NONE or moving_card(g) != cue.card or not has(g.realms[rival].cities, space):
        return
    ready = not has(g.realms[cue.owner].used_this_turn, cue.card)
    if ready and is_far(g, cue.owner, space):
        g.push(SettleAbroad(cue.owner, space, cue.card))


# Banking: the capital of whoever holds Ibrahim brings a resource.


def banking_arrived(s: State, cue: Cue) -> None:
    g = table(s)
    space, rival = cue.args
    if rival == NONE or moving_card(g) != cue.card:
        return
    holder = g.realms[rival]
    if holder.capital == space and has(holder.in_play, IBRAHIM):
        g.push(TakeResource(cue.owner))


# Proposed: how many caravans the leaders' cards show.
NEW_ECONOMY_CARDS: Final = (
    EconomyCard(
        2, "currency_ti", resolve_economy, count=2, distance=4, barbarians=True,
        number=NEW_CURRENCY, onward=False,
    ),
    EconomyCard(
        1, "wheel", resolve_economy, count=1, distance=4, number=WHEEL, leader=EGYPT,
        hooks=(Do(CARAVAN_ARRIVED, wheel_arrived),),
    ),
    EconomyCard(
        2, "shipbuilding", resolve_economy, count=2, distance=4, water=True, number=SHIPBUILDING,
        leader=INDONESIA,
        hooks=(Do(EXPLORING, shipbuilding_exploring), Do(AFTER_CARAVANS, shipbuilding_after)),
    ),
    EconomyCard(
        3, "cartography", resolve_economy, count=2, distance=6, water=True, number=CARTOGRAPHY,
        leader=NETHERLANDS, hooks=(Do(CARAVAN_ARRIVED, cartography_arrived),),
    ),
    EconomyCard(
        3, "banking", resolve_economy, count=2, distance=6, water=True, number=BANKING,
        leader=OTTOMAN, hooks=(Do(CARAVAN_ARRIVED, banking_arrived),),
    ),
)  # fmt: skip

ECONOMY_CARD_FRAMES: Final = (SettleAbroad,)
