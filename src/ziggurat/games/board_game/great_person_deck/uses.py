"""Using great person cards: what cards share whose owner chooses when they act.

Owns the one place where a card that is used is turned up or discarded. What it does then stands
beside its row.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.fight import use_in_battle, used_in_battle
from ziggurat.games.board_game.great_person_deck.holding import (
    cannot_use,
    discard_card,
    on_map,
    turn_up,
)
from ziggurat.games.board_game.great_person_deck.moments import ANY_TIME
from ziggurat.games.board_game.great_person_deck.reasons import NO_MARKER_ON_MAP
from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.moments import ABILITY_USED, ACTION_TAKEN, EVENT_PLAYED
from ziggurat.games.board_game.reasons import ALREADY_USED
from ziggurat.games.board_game.research.abilities import always, is_used, use_ability
from ziggurat.games.board_game.research.reasons_techs import USED_IN_BATTLE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.announce import cancel
from ziggurat.games.board_game.turn.concealed import Concealed
from ziggurat.games.board_game.verbs import CANCEL, USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import AllowIt, Cue, DoIt, OfferMoment
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# How often a card that is kept may be used.
TURN: Final = 0
A_BATTLE: Final = 1
FREELY: Final = 2


class Use(Concealed):
    """An ability of a card that its owner may use at a moment.

    The card is turned up by it, or discarded; one that stays is used once a turn unless `every`
    says otherwise. `needs` gives a reason if there is nothing to use it on; it may only look at
    what everybody knows, for others are told by it who might use the card.
    Rules: bx.gpdeck.timing, bx.gpdeck.reveal_on_use, bx.gpdeck.discard_on_use,
    bx.gpdeck.hidden_asked
    """

    def __init__(
        self,
        moment: OfferMoment,
        act: DoIt,
        needs: AllowIt = always,
        discard: bool = False,
        every: int = TURN,
        verb: int = USE,
    ) -> None:
        super().__init__(moment, self.uses, self.use, self.refuse_use)
        self.act: Final = act
        self.needs: Final = needs
        self.discard: Final = discard
        self.every: Final = every
        self.verb: Final = verb

    def known_reason(self, g: Table, cue: Cue) -> int:
        """The reason why nobody at all could use the card for a seat now."""
        if not on_map(g, cue.owner, card_row(g, cue.card).person):
            return NO_MARKER_ON_MAP
        if not self.discard and self.every == TURN and is_used(g, cue.owner, cue.card):
            return ALREADY_USED
        if not self.discard and self.every == A_BATTLE and used_in_battle(g, cue.owner, cue.card):
            return USED_IN_BATTLE
        return self.needs(g, cue)

    def might(self, g: Table, cue: Cue) -> bool:
        return self.known_reason(g, cue) == ALLOWED

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer the card."""
        return [(self.verb, cue.card)] if self.known_reason(table(s), cue) == ALLOWED else []

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Turn the card up or discard it, then let it act."""
        g = table(s)
        g.note("used_person", cue.owner, (cue.card,))
        use_up(g, cue.owner, cue.card, self.discard, self.every)
        # A card that is turned up may bring the last coin.
        if g.outcome is None:
            self.act(s, cue)

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why the card cannot be used; that somebody else has it comes first."""
        if choice != (self.verb, cue.card):
            return OTHER_QUESTION
        reason = cannot_use(table(s), cue.owner, cue.card)
        return self.known_reason(table(s), cue) if reason == ALLOWED else reason


def use_up(g: Table, seat: int, card: int, discard: bool, every: int = FREELY) -> None:
    """Do with a card what its use demands: discard it, or turn it up and mark the use."""
    if discard:
        discard_card(g, seat, card)
        return
    if every == TURN:
        use_ability(g, seat, card)
    elif every == A_BATTLE:
        use_in_battle(g, seat, card)
    turn_up(g, seat, card)


def at_any_time(
    act: DoIt, needs: AllowIt = always, discard: bool = False, every: int = TURN
) -> tuple[Use, ...]:
    """The hooks of a card that is used at any time (bx.gpdeck.any_time)."""
    return tuple([Use(moment, act, needs, discard, every) for moment in ANY_TIME])


def cancel_it(s: State, cue: Cue) -> None:
    """Stop what another seat has announced; nobody can cancel that in turn."""
    cancel(table(s))


def cancels(discard: bool = True) -> tuple[Use, ...]:
    """The hooks of a card that cancels whatever another seat announces."""
    moments = (EVENT_PLAYED, ABILITY_USED, ACTION_TAKEN)
    return tuple([Use(moment, cancel_it, always, discard, FREELY, CANCEL) for moment in moments])
