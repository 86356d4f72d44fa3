"""Endowment for the Arts as Wisdom and Warfare has it (bx.setup.replacement_endowment)."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Module
from ziggurat.games.board_game.culture.moments import TRACK_CULTURE
from ziggurat.games.board_game.investments.card import ByTier, Investment
from ziggurat.games.board_game.investments.ids import ENDOWMENT_FOR_THE_ARTS
from ziggurat.games.board_game.moments import EVENT_HAND

NEW_ENDOWMENT: Final = Investment(
    ENDOWMENT_FOR_THE_ARTS,
    "endowment_for_the_arts_ww",
    (1, 2, 4),
    (ByTier(TRACK_CULTURE, (0, -1, -2)), ByTier(EVENT_HAND, (1, 1, 1))),
)


def install(b: Build) -> None:
    """Every player has the new card in place of the old one."""
    b.content("investment").replace("endowment_for_the_arts", NEW_ENDOWMENT)


BOTH_BOXES_INVESTMENTS: Final = Module(
    "both_boxes_investments",
    install,
    after=("investments", "wisdom_and_warfare"),
    needs=("investments", "wisdom_and_warfare"),
)
