"""Abilities of Start of Turn on policies and governments.

Owns that each is used once a turn and what it costs. What it does stands beside its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.reasons import ALREADY_USED, CULTURE_SHORT, TRADE_SHORT
from ziggurat.games.board_game.research.abilities import SECOND_USE, always, is_used, use_ability
from ziggurat.games.board_game.research.paying import Task
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import lose_trade
from ziggurat.games.board_game.turn.unused import listed
from ziggurat.games.board_game.verbs import USE, USE_OTHER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowIt, Cue, DoIt
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

# The reason why a row does nothing for a seat: args table, seat, row.
Absent: TypeAlias = Callable[[Table, int, int], int]


class StartAbility(Task):
    """What a row lets its holder do once in each Start of Turn, for trade, culture or nothing.

    `absent` tells why the row does not act for a seat, `needs` whether there is nothing that the
    ability could be used on. The `second` of two abilities of a row is said and noted apart.
    Rules: cb.start.each_start_ability_once, ww.policy.start_ability_once, ww.policy.two_abilities
    """

    def __init__(
        self,
        act: DoIt,
        absent: Absent,
        needs: AllowIt = always,
        trade: int = 0,
        culture: int = 0,
        second: bool = False,
    ) -> None:
        verb = USE_OTHER if second else USE
        super().__init__(START_OF_TURN, trade, culture, self.uses, self.use, self.refuse_use, verb)
        self.act: Final = act
        self.absent: Final = absent
        self.needs: Final = needs
        self.code: Final = SECOND_USE if second else 0

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why the ability cannot be used now."""
        lost = self.absent(g, cue.owner, cue.card)
        if lost != ALLOWED:
            return lost
        if is_used(g, cue.owner, cue.card + self.code):
            return ALREADY_USED
        if g.trade[cue.owner] < self.trade:
            return TRADE_SHORT
        return CULTURE_SHORT if g.culture[cue.owner] < self.culture else self.needs(g, cue)

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the ability."""
        return [(self.verb, cue.card)] if self.reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Pay for the ability and let it act; it rests until the next turn."""
        g = table(s)
        use_ability(g, cue.owner, cue.card + self.code)
        g.note("used_row", cue.owner, (cue.card,))
        if self.trade:
            lose_trade(g, cue.owner, self.trade)
        if self.culture:
            g.culture = add_at(g.culture, cue.owner, -self.culture)
        self.act(g, cue)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the ability cannot be used."""
        return self.reason(table(s), cue) if choice == (self.verb, cue.card) else OTHER_QUESTION


def unused_for_nothing(s: State, seat: int, family: str) -> tuple[int, ...]:
    """Rows of a family whose ability a seat could use now without paying, instead of passing."""
    found: list[int] = []
    for row in listed(s, seat, START_OF_TURN.name, USE):
        for hook in s.rules.rows[row].hooks if row in s.rules.families[family] else ():
            if isinstance(hook, StartAbility) and not hook.trade and not hook.culture:
                found.append(row)
    return tuple(found)
