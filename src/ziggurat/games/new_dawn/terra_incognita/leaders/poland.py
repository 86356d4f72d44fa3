"""Poland: a partner whose diplomacy cards it may hold without limit.

Owns the choice of the partner, which is made with the first card taken.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.diplomacy.cards import (
    against_taking,
    available_cards,
    take_card,
)
from ziggurat.games.new_dawn.diplomacy.givers import giver_of
from ziggurat.games.new_dawn.focus.reasons_economy import OTHER_GIVER
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.picking import IfAny, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import POLAND
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import TAKE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

NO_LIMIT: Final = 99


def choose_partner(s: State, seat: int) -> None:
    """A step of the turn: in its first one, Poland takes a card of another player."""
    g = table(s)
    if g.realms[seat].leader == POLAND and unknown(g).partners[seat] == NONE:
        g.push(TakePartner(seat))


class TakePartner(IfAny):
    """Take a diplomacy card of another player, who is the partner from now on."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.diplomacy.use_taken", "nd.diplomacy.availability")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        cards = 0
        for giver in range(g.seats):
            if giver != self.seat:
                cards |= available_cards(g, self.seat, giver)
        return tuple(naming(TAKE, cards))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != TAKE:
            return OTHER_QUESTION
        giver = giver_of(g, choice[1])
        if not 0 <= giver < g.seats:
            return OTHER_GIVER
        return against_taking(g, self.seat, giver, choice[1])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "take_partner", CARD, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        partner = giver_of(g, choice[1])
        shell = unknown(g)
        shell.partners = put(shell.partners, self.seat, partner)
        g.note("chose_partner", self.seat, (partner,))
        take_card(g, self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def poland_limit(s: State, cue: Cue, limit: int) -> int:
    partner = unknown(s).partners[cue.owner]
    return NO_LIMIT if partner != NONE and cue.args[0] == partner else limit
