"""Culture events that give their player something: trade, a city's action, other policies.

What has no aim is played without asking for one: its only aim is to agree.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.reasons import NO_CITY, NO_TARGET
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, NONE
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.verbs import ACCEPT, CITY
from ziggurat.games.board_game.wisdom_and_warfare.events.reasons import NOT_THE_CAPITAL
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import (
    SwitchPolicies,
    can_switch,
)
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.lib.vec import add_at, put_row


class GainTrade(Effect):
    """The player gains trade."""

    def __init__(self, amount: int) -> None:
        super().__init__(whole=True)
        self.amount: Final = amount

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(ACCEPT,)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        return ALLOWED if choice == (ACCEPT,) else OTHER_QUESTION

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        gain_trade(g, seat, self.amount)


class ActAgain(Effect):
    """One city of the player that is no capital has an action more this turn."""

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(CITY, slot) for slot in range(CITY_SLOTS)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != CITY:
            return OTHER_QUESTION
        if choice[1] == CAPITAL:
            return NOT_THE_CAPITAL
        return NO_CITY if g.cities[seat][choice[1]] == NONE else ALLOWED

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        slot = chosen[0][1]
        g.actions = put_row(g.actions, seat, add_at(g.actions[seat], slot, 1))
        g.note("acts_again", seat, (slot,))


class SwitchUpTo(Effect):
    """The player switches one of its social policies, or up to a few.

    Rules: ww.policy.switch_flip, ww.policy.switch_exchange
    """

    def __init__(self, number: int) -> None:
        super().__init__(whole=True)
        self.number: Final = number

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(ACCEPT,)]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice != (ACCEPT,):
            return OTHER_QUESTION
        return ALLOWED if can_switch(g, seat) else NO_TARGET

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        # Whoever switches one has to; of up to a few, nobody has to switch any.
        g.push(SwitchPolicies(seat, self.number, must=self.number == 1))
