"""The rule of the deck, which acts for everybody: who has which cards, and turning them up."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.moments import PERSON_LOST
from ziggurat.games.board_game.great_person_deck.holding import (
    acting_cards,
    cannot_use,
    might_have,
    turn_up,
)
from ziggurat.games.board_game.great_person_deck.ids import THE_DECK
from ziggurat.games.board_game.great_person_deck.losing import check_limit
from ziggurat.games.board_game.great_person_deck.moments import ANY_TIME, BATTLE_BEGINS
from ziggurat.games.board_game.great_person_deck.reasons import (
    TURNED_UP_ALREADY,
    TURNED_UP_BY_USE,
)
from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.great_person_deck.verbs import TURN_UP
from ziggurat.games.board_game.moments import HOLDINGS, MIGHT_HOLD, SECRETS
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.turn.concealed import Concealed
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, OfferMoment, Row
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def give_cards(s: State, cue: Cue, value: int) -> int:
    """Cards act for who has them."""
    d = person_deck(s)
    if not d.facedown[cue.owner] and not d.faceup[cue.owner]:
        return value
    return value | acting_cards(table(s), cue.owner)


def count_facedown(s: State, cue: Cue, value: int) -> int:
    """Facedown cards are secrets of who has them."""
    return value + len(person_deck(s).facedown[cue.owner])


def might_be(s: State, cue: Cue, value: int) -> int:
    """A facedown card may be any of its type that nobody has seen (bx.gpdeck.hidden_asked)."""
    return 1 if might_have(table(s), cue.owner, cue.args[0]) else value


# Turning up what acts by itself


def may_turn_up(g: Table, seat: int, card: int) -> int:
    """The reason why a seat cannot turn up a card now (bx.gpdeck.reveal_on_use)."""
    reason = cannot_use(g, seat, card)
    if reason != ALLOWED:
        return reason
    if card in person_deck(g).faceup[seat]:
        return TURNED_UP_ALREADY
    return ALLOWED if card_row(g, card).constant else TURNED_UP_BY_USE


class TurnUp(Concealed):
    """A seat turns up a card that acts by itself from then on."""

    def __init__(self, moment: OfferMoment) -> None:
        super().__init__(moment, self.uses, self.use, self.refuse_use)

    def might(self, g: Table, cue: Cue) -> bool:
        seat, d = cue.owner, person_deck(g)
        if not d.facedown[seat]:
            return False
        for card in g.rules.families["person_card"]:
            own = card in d.faceup[seat]
            if card_row(g, card).constant and not own and might_have(g, seat, card):
                return True
        return False

    def uses(self, s: State, cue: Cue) -> list[Choice]:
        """Offer all such cards."""
        g = table(s)
        held = person_deck(s).facedown[cue.owner]
        return [(TURN_UP, card) for card in held if may_turn_up(g, cue.owner, card) == ALLOWED]

    def use(self, s: State, cue: Cue, choice: Choice) -> None:
        """Turn the card up."""
        turn_up(table(s), cue.owner, choice[1])

    def refuse_use(self, s: State, cue: Cue, choice: Choice) -> int:
        """Say why a card cannot be turned up."""
        if choice[0] != TURN_UP:
            return OTHER_QUESTION
        return may_turn_up(table(s), cue.owner, choice[1])


DECK_RULE: Final = Row(
    THE_DECK,
    "the_person_deck",
    (
        Adjust(HOLDINGS, give_cards),
        Adjust(SECRETS, count_facedown),
        Adjust(MIGHT_HOLD, might_be),
        Do(PERSON_LOST, check_limit),
        *[TurnUp(moment) for moment in (*ANY_TIME, BATTLE_BEGINS)],
    ),
)
