"""Governments of Wisdom and Warfare, put together."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.actions import CITY_ACTED
from ziggurat.games.board_game.wisdom_and_warfare.governments.cards import NEW_GOVERNMENTS
from ziggurat.games.board_game.wisdom_and_warfare.governments.effects import (
    FIEF_ASKER,
    FORGET_KINDS,
    note_kind,
)
from ziggurat.games.board_game.wisdom_and_warfare.governments.reasons import GOVERNMENT_REASONS
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_RULE
from ziggurat.kernel.content import Do, Row

ACTIONS_OF_CAPITALS: Final = FIRST_RULE + 5

CAPITAL_RULE: Final = Row(ACTIONS_OF_CAPITALS, "actions_of_capitals", (Do(CITY_ACTED, note_kind),))


def install_governments(b: Build) -> None:
    """New cards for everybody (ww.setup.governments_replaced, ww.setup.sheet_government_text)."""
    for name, row in NEW_GOVERNMENTS.items():
        b.content("government").replace(name, row)
    b.content("rule").add((CAPITAL_RULE,))
    b.flow("city_management").before("actions", FORGET_KINDS)
    b.reasons.add(GOVERNMENT_REASONS)
    b.askers.add((FIEF_ASKER,))
