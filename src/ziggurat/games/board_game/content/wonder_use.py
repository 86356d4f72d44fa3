"""Using wonders: what those wonders share whose ability their owner uses once a turn.

Owns the test whether a wonder can be used. What it does stands beside its row.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.reasons_wonders import (
    NOT_YOUR_WONDER,
    OBSOLETE_WONDER,
    WONDER_BLOCKADED,
)
from ziggurat.games.board_game.ids import FIRST_WONDER, NONE
from ziggurat.games.board_game.reasons import ALREADY_USED
from ziggurat.games.board_game.research.abilities import always, is_used, use_ability
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowIt, Cue, DoIt, Offer, OfferMoment
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def without_ability(g: Table, seat: int, wonder: int) -> int:
    """The reason why a wonder does nothing for a seat.

    Rules: cb.wonder.card_to_owner, cb.obsolete.ability_gone, cb.blockade.wonder_ability
    """
    if g.holds(seat, wonder):
        return ALLOWED
    if g.owners[wonder - FIRST_WONDER] != seat or g.wonder_squares[wonder - FIRST_WONDER] == NONE:
        return NOT_YOUR_WONDER
    return OBSOLETE_WONDER if (g.obsolete >> wonder) & 1 else WONDER_BLOCKADED


class OnceATurn(Offer):
    """An ability that the owner of a wonder may use once a turn.

    `needs` gives a reason if there is nothing the ability could be used on.
    Rules: cb.start.each_start_ability_once
    """

    def __init__(self, moment: OfferMoment, act: DoIt, needs: AllowIt = always) -> None:
        super().__init__(moment, self.uses, self.use, self.refuse_use)
        self.act: Final = act
        self.needs: Final = needs

    def reason(self, g: Table, cue: Cue) -> int:
        """The reason why the wonder cannot be used now."""
        lost = without_ability(g, cue.owner, cue.card)
        if lost != ALLOWED:
            return lost
        return ALREADY_USED if is_used(g, cue.owner, cue.card) else self.needs(g, cue)

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the wonder."""
        return [(USE, cue.card)] if self.reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Let the wonder act; it rests until the next turn."""
        use_ability(table(s), cue.owner, cue.card)
        s.note("used_wonder", cue.owner, (cue.card,))
        self.act(s, cue)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the wonder cannot be used."""
        return self.reason(table(s), cue) if choice == (USE, cue.card) else OTHER_QUESTION
