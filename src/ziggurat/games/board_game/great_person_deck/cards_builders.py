"""Great builders."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    ADA_LOVELACE,
    ARCHIMEDES,
    BUILDER,
    FRANK_LLOYD_WRIGHT,
    HENRY_FORD,
    NIKOLA_TESLA,
    ORVILLE_WRIGHT,
    THOMAS_EDISON,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

BUILDERS: Final = (
    PersonCard(ADA_LOVELACE, "ada_lovelace", BUILDER),
    PersonCard(ARCHIMEDES, "archimedes", BUILDER),
    PersonCard(FRANK_LLOYD_WRIGHT, "frank_lloyd_wright", BUILDER),
    PersonCard(HENRY_FORD, "henry_ford", BUILDER),
    PersonCard(NIKOLA_TESLA, "nikola_tesla", BUILDER),
    PersonCard(ORVILLE_WRIGHT, "orville_wright", BUILDER),
    PersonCard(THOMAS_EDISON, "thomas_edison", BUILDER),
)
