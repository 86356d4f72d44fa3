"""Journeys: what a caravan brings home from a city-state or a rival city.

Owns the end of a caravan's move and the steps of a completed journey: the caravan comes
back, two trade tokens, a diplomacy card, what cards add. Which journeys can be completed
is in `caravans.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.diplomacy.cards import TakeCard
from ziggurat.games.new_dawn.focus.caravans import complete, rival_goals
from ziggurat.games.new_dawn.focus.reasons_economy import OTHER_TYPE
from ziggurat.games.new_dawn.focus.row import (
    STORED,
    PutTokens,
    may_put,
    places_of,
    put_trade,
)
from ziggurat.games.new_dawn.ids import NONE, ON_CARD
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import CARAVAN_ARRIVED
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import PUT
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

REWARD: Final = 2


def stop(g: Table, seat: int, caravan: int, space: int) -> None:
    """End a caravan's move: at a destination it completes its journey, elsewhere it stays.

    Rules: nd.economy.stay, nd.economy.return, nd.economy.gain_two
    """
    realm = g.realms[seat]
    g.note("moved_caravan", seat, (caravan, space))
    if has(g.city_states, space):
        state = g.board.icons.city_states[space]
        row = g.rules.rows[state]
        assert isinstance(row, CityState)
        g.push(Arrived(seat, space, NONE))
        g.push(TakeCard(seat, state))
        g.push(PutOnType(seat, REWARD, row.focus))
    elif has(rival_goals(g, seat), space):
        rival = owner_of(g, space)
        g.push(Arrived(seat, space, rival))
        g.push(TakeCard(seat, rival))
        g.push(PutTokens(seat, REWARD))
    else:
        realm.caravans = put(realm.caravans, caravan, space)
        return
    realm.caravans = put(realm.caravans, caravan, ON_CARD)
    complete(realm, caravan, space)


class PutOnType(Listed):
    """A city-state's trade tokens go on the card of its type, one after the other.

    With several such cards the seat chooses; without one it gets no tokens. A card
    beside the row that stores tokens may take them instead.
    """

    SPEC: ClassVar[str] = "seat: int, left: int, focus: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.economy.citystate_tokens",
        "nd.economy.citystate_tokens_several",
        "nd.trade.excess",
    )

    def __init__(self, seat: int, left: int, focus: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.focus: Final = focus

    def _places(self, g: Table) -> list[int]:
        places = places_of(g, self.seat, self.focus)
        if may_put(g, self.seat, STORED) == ALLOWED:
            places.append(STORED)
        return places

    def run(self, s: State) -> bool:
        if self.left > 0 and self._places(table(s)):
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple([(PUT, place) for place in self._places(g)])

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != PUT:
            return OTHER_QUESTION
        reason = may_put(g, self.seat, choice[1])
        return OTHER_TYPE if reason == ALLOWED else reason

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "put_tokens", CARD, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.swap(PutOnType(self.seat, self.left - 1, self.focus))
        put_trade(g, self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


class Arrived(Frame):
    """A journey is completed and rewarded: let cards add what they bring."""

    SPEC: ClassVar[str] = "seat: int, space: int, rival: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.economy.return", "nd.diplomacy.use_taken")

    def __init__(self, seat: int, space: int, rival: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.rival: Final = rival

    def run(self, s: State) -> bool:
        s.pop()
        fire(s, CARAVAN_ARRIVED, self.seat, (self.space, self.rival), everyone=False)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.space)


JOURNEY_FRAMES: Final = (PutOnType, Arrived)
