"""Modern wonders: three culture icons each."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.reasons_wonders import PROTECTED
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_LEARN
from ziggurat.games.board_game.content.tech_ids import ENGINEERING, METAL_CASTING
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.culture.reasons import END_OF_TRACK
from ziggurat.games.board_game.culture.track import advance_free
from ziggurat.games.board_game.ids import FIRST_WONDER, LAST_SPACE, MODERN
from ziggurat.games.board_game.moments import START_OF_TURN, TARGETED
from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.research.free_tech import (
    ANY_LEVEL,
    TECHS_OF_OTHERS,
    FreeTech,
    free_techs,
)
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Allow, Cue
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

PANAMA_CANAL: Final = FIRST_WONDER + 8
STATUE_OF_LIBERTY: Final = FIRST_WONDER + 9
SYDNEY_OPERA_HOUSE: Final = FIRST_WONDER + 10
UNITED_NATIONS: Final = FIRST_WONDER + 11


def panama_canal(s: State, cue: Cue) -> None:
    """A coin token is put on it; there is no limit."""
    put_coin(table(s), cue.owner, cue.card)


def sydney_opera_house(s: State, cue: Cue) -> None:
    """Its owner advances one space of culture, free, with its reward."""
    advance_free(table(s), cue.owner)


def may_move_on(s: State, cue: Cue) -> int:
    """The reason why the owner's marker goes no further, in a turn that is played to its end."""
    return END_OF_TRACK if table(s).track[cue.owner] >= LAST_SPACE else ALLOWED


def united_nations(s: State, cue: Cue) -> int:
    """Culture events of others do not reach its owner."""
    return PROTECTED


# The Statue of Liberty: what others know


def may_welcome(s: State, cue: Cue) -> int:
    """The reason why there is nothing to learn from anybody."""
    lessons = free_techs(table(s), cue.owner, teacher=TECHS_OF_OTHERS)
    return ALLOWED if lessons else NOTHING_TO_LEARN


def statue_of_liberty(s: State, cue: Cue) -> None:
    """Its owner learns a tech that somebody else knows; that does not count as research."""
    s.push(LearnKnown(cue.owner))


class LearnKnown(FreeTech):
    """A seat learns one of the techs that others know, without paying."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ANY_LEVEL, TECHS_OF_OTHERS)


MODERN_WONDERS: Final = (
    Wonder(
        PANAMA_CANAL, "panama_canal", MODERN, 25, 3,
        (OnceATurn(START_OF_TURN, panama_canal),), ENGINEERING, 20,
    ),
    Wonder(
        STATUE_OF_LIBERTY, "statue_of_liberty", MODERN, 25, 3,
        (OnceATurn(START_OF_TURN, statue_of_liberty, may_welcome),), METAL_CASTING, 20,
    ),
    Wonder(
        SYDNEY_OPERA_HOUSE, "sydney_opera_house", MODERN, 25, 3,
        (OnceATurn(START_OF_TURN, sydney_opera_house, may_move_on),),
    ),
    Wonder(UNITED_NATIONS, "united_nations", MODERN, 20, 3, (Allow(TARGETED, united_nations),)),
)  # fmt: skip
