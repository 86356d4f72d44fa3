"""Great industrialists."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    A_P_GIANNINI,
    ADAM_SMITH,
    ANDREW_CARNEGIE,
    CAPTAIN_JAMES_COOK,
    INDUSTRIALIST,
    LORENZO_DE_MEDICI,
    MARCO_POLO,
    ZHENG_HE,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

INDUSTRIALISTS: Final = (
    PersonCard(A_P_GIANNINI, "a_p_giannini", INDUSTRIALIST),
    PersonCard(ADAM_SMITH, "adam_smith", INDUSTRIALIST),
    PersonCard(ANDREW_CARNEGIE, "andrew_carnegie", INDUSTRIALIST),
    PersonCard(CAPTAIN_JAMES_COOK, "captain_james_cook", INDUSTRIALIST),
    PersonCard(LORENZO_DE_MEDICI, "lorenzo_de_medici", INDUSTRIALIST),
    PersonCard(MARCO_POLO, "marco_polo", INDUSTRIALIST),
    PersonCard(ZHENG_HE, "zheng_he", INDUSTRIALIST),
)
