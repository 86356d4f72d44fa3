"""What the great person deck changes, on one screen."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.culture.people import GREAT_PERSON
from ziggurat.games.board_game.great_person_deck.cards import (
    CARD_FRAMES,
    CARD_REASONS,
    CARD_SEQUENCES,
    CARD_VERBS,
    LASTING_RULES,
    PERSON_CARDS,
)
from ziggurat.games.board_game.great_person_deck.deck_rule import DECK_RULE
from ziggurat.games.board_game.great_person_deck.drawing import DrawPersonCard, draw_card
from ziggurat.games.board_game.great_person_deck.facts import DECK_FACTS
from ziggurat.games.board_game.great_person_deck.invariants import DECK_INVARIANTS
from ziggurat.games.board_game.great_person_deck.losing import LoseCards
from ziggurat.games.board_game.great_person_deck.moments import DECK_MOMENTS
from ziggurat.games.board_game.great_person_deck.reasons import DECK_REASONS
from ziggurat.games.board_game.great_person_deck.redeal import redeal_people
from ziggurat.games.board_game.great_person_deck.state import PersonDeck, make_person_deck
from ziggurat.games.board_game.great_person_deck.verbs import DECK_VERBS
from ziggurat.games.board_game.great_person_deck.view import PeopleView, view_people
from ziggurat.games.board_game.great_person_deck.windows import open_windows
from ziggurat.kernel.rules import Step


def install(b: Build) -> None:
    """Install the module (bx.gpdeck.agreed: it is chosen before the game)."""
    b.records((PersonDeck, PeopleView, DrawPersonCard, LoseCards, *CARD_FRAMES))
    b.extra(make_person_deck)
    b.content("person_card").add(PERSON_CARDS)
    b.content("rule").add((DECK_RULE, *LASTING_RULES))
    b.moments.add(DECK_MOMENTS)
    b.verbs.add(DECK_VERBS).add(CARD_VERBS)
    b.reasons.add(DECK_REASONS).add(CARD_REASONS)
    b.facts.add(DECK_FACTS)
    b.invariants.add(DECK_INVARIANTS)
    b.view(view_people)
    b.redeal(redeal_people)
    b.flow(GREAT_PERSON).replace("draw", Step("draw", draw_card))
    b.at_last(open_windows)


GREAT_PERSON_DECK: Final = Module(
    "great_person_deck",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
    sequences=CARD_SEQUENCES,
)
