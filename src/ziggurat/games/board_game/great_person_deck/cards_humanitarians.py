"""Great humanitarians."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    DR_MARTIN_LUTHER_KING,
    FLORENCE_NIGHTINGALE,
    HUMANITARIAN,
    JACQUES_COUSTEAU,
    JIM_HENSON,
    MOTHER_TERESA,
    ST_FRANCIS_OF_ASSISI,
    SUSAN_B_ANTHONY,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

HUMANITARIANS: Final = (
    PersonCard(DR_MARTIN_LUTHER_KING, "dr_martin_luther_king", HUMANITARIAN),
    PersonCard(FLORENCE_NIGHTINGALE, "florence_nightingale", HUMANITARIAN),
    PersonCard(JACQUES_COUSTEAU, "jacques_cousteau", HUMANITARIAN),
    PersonCard(JIM_HENSON, "jim_henson", HUMANITARIAN),
    PersonCard(MOTHER_TERESA, "mother_teresa", HUMANITARIAN),
    PersonCard(ST_FRANCIS_OF_ASSISI, "st_francis_of_assisi", HUMANITARIAN),
    PersonCard(SUSAN_B_ANTHONY, "susan_b_anthony", HUMANITARIAN),
)
