"""Leonidas as Wisdom and Warfare has him, and how far an army sails alone with Captain Cook."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.battle.fight import current_battle
from ziggurat.games.board_game.great_person_deck.cards_generals import outnumbered, stand_firm
from ziggurat.games.board_game.great_person_deck.ids import CAPTAIN_JAMES_COOK, GENERAL, LEONIDAS
from ziggurat.games.board_game.great_person_deck.moments import BATTLE_BEGINS
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW
from ziggurat.games.board_game.great_person_deck.rows import PersonCard
from ziggurat.games.board_game.great_person_deck.uses import A_BATTLE, Use
from ziggurat.games.board_game.ids import FIRST_OF_MODULES
from ziggurat.games.board_game.moments import SPEED
from ziggurat.games.board_game.research.abilities import is_used
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.wisdom_and_warfare.ids import NATURAL_RELIGION
from ziggurat.games.board_game.wisdom_and_warfare.policies.effects import lone_army
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.state import State

LONE_VOYAGES: Final = FIRST_OF_MODULES + 108


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


def doubled_too(s: State, cue: Cue, value: int) -> int:
    """Captain James Cook doubles also what Natural Religion adds; args armies, scouts.

    The row of the policy comes after his, so that one square is missing still.
    """
    doubled = is_used(table(s), cue.owner, CAPTAIN_JAMES_COOK)
    faster = lone_army(s, cue, value) if s.holds(cue.owner, NATURAL_RELIGION) else value
    return faster if doubled else value


LONE_VOYAGES_RULE: Final = Row(
    LONE_VOYAGES, "voyages_of_lone_armies", (Adjust(SPEED, doubled_too),)
)


def install(b: Build) -> None:
    """The new card lies in the deck in place of the old one (bx.setup.replacement_leonidas)."""
    b.content("person_card").replace("leonidas", NEW_LEONIDAS)
    b.content("rule").add((LONE_VOYAGES_RULE,))


BOTH_BOXES_GREAT_PERSON_DECK: Final = Module(
    "both_boxes_great_person_deck",
    install,
    after=("great_person_deck", "wisdom_and_warfare"),
    needs=("great_person_deck", "wisdom_and_warfare"),
)
