"""Leonidas as Wisdom and Warfare has him: only a defender uses him."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.battle.fight import current_battle
from ziggurat.games.board_game.great_person_deck.cards_generals import outnumbered, stand_firm
from ziggurat.games.board_game.great_person_deck.ids import GENERAL, LEONIDAS
from ziggurat.games.board_game.great_person_deck.moments import BATTLE_BEGINS
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import A_BATTLE, Use
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Cue
from ziggurat.kernel.state import State


def holds_the_pass(s: State, cue: Cue) -> int:
    """The reason why somebody does not defend with fewer units than the attacker has."""
    defends = current_battle(table(s)).defender == cue.owner
    return outnumbered(s, cue) if defends else NO_USE_NOW


NEW_LEONIDAS: Final = PersonCard(
    LEONIDAS,
    "leonidas_ww",
    GENERAL,
    (Use(BATTLE_BEGINS, stand_firm, holds_the_pass, every=A_BATTLE),),
)


def install(b: Build) -> None:
    """The new card lies in the deck in place of the old one (bx.setup.replacement_leonidas)."""
    b.content("person_card").replace("leonidas", NEW_LEONIDAS)


BOTH_BOXES_GREAT_PERSON_DECK: Final = Module(
    "both_boxes_great_person_deck",
    install,
    after=("great_person_deck", "wisdom_and_warfare"),
    needs=("great_person_deck", "wisdom_and_warfare"),
    stage="draft",
)
