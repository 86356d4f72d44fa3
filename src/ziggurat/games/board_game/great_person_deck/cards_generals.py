"""Great generals."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.great_person_deck.ids import (
    GENERAL,
    GEORGY_ZHUKOV,
    GUSTAVUS_ADOLPHUS,
    HANNIBAL,
    JOAN_OF_ARC,
    KHALID_IBN_AL_WALID,
    LEONIDAS,
    SUN_TZU,
)
from ziggurat.games.board_game.great_person_deck.rows import PersonCard

GENERALS: Final = (
    PersonCard(GEORGY_ZHUKOV, "georgy_zhukov", GENERAL),
    PersonCard(GUSTAVUS_ADOLPHUS, "gustavus_adolphus", GENERAL),
    PersonCard(HANNIBAL, "hannibal", GENERAL),
    PersonCard(JOAN_OF_ARC, "joan_of_arc", GENERAL),
    PersonCard(KHALID_IBN_AL_WALID, "khalid_ibn_al_walid", GENERAL),
    PersonCard(LEONIDAS, "leonidas", GENERAL),
    PersonCard(SUN_TZU, "sun_tzu", GENERAL),
)
