"""The four investment cards."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.moments import TRACK_CULTURE
from ziggurat.games.board_game.fame_and_fortune.moments import INVESTED
from ziggurat.games.board_game.investments.card import ByTier, Investment
from ziggurat.games.board_game.investments.ids import (
    ENDOWMENT_FOR_THE_ARTS,
    INFRASTRUCTURE,
    MILITARY_INDUSTRIAL_COMPLEX,
    PUBLIC_EDUCATION,
)
from ziggurat.games.board_game.investments.state import markers_on
from ziggurat.games.board_game.moments import BATTLE_BONUS, CITY_PRODUCTION, EVENT_HAND
from ziggurat.games.board_game.research.free_tech import FreeTech
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.state import State

EDUCATION_TIERS: Final = (3, 6, 9)
# The earliest print of Endowment for the Arts could not be read but for its first number: all
# other numbers here are ours. Markers needed, culture saved on each space, events more in hand.
ENDOWMENT: Final = ((1, 3, 5), (-1, -2, -2), (0, 0, 1))


def teach(s: State, cue: Cue) -> None:
    """The marker that makes an ability active brings a tech, once for each ability."""
    if cue.args[0] == cue.card and markers_on(s, cue.owner, cue.card) in EDUCATION_TIERS:
        s.push(FreeTech(cue.owner))


INVESTMENTS: Final = (
    Investment(INFRASTRUCTURE, "infrastructure", (1, 2, 3), (ByTier(CITY_PRODUCTION, (1, 2, 3)),)),
    Investment(
        MILITARY_INDUSTRIAL_COMPLEX,
        "military_industrial_complex",
        (2, 4, 6),
        (ByTier(BATTLE_BONUS, (4, 8, 12)),),
    ),
    Investment(PUBLIC_EDUCATION, "public_education", EDUCATION_TIERS, (Do(INVESTED, teach),)),
    Investment(
        ENDOWMENT_FOR_THE_ARTS,
        "endowment_for_the_arts",
        ENDOWMENT[0],
        (ByTier(TRACK_CULTURE, ENDOWMENT[1]), ByTier(EVENT_HAND, ENDOWMENT[2])),
    ),
)
