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
from ziggurat.games.board_game.reasons import NOT_KNOWN
from ziggurat.games.board_game.research.abilities import put_coin
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import knows, learnable, may_learn
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import LEARN
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Allow, Cue
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
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


def known_elsewhere(g: Table, seat: int, tech: int) -> bool:
    """Tell whether anybody else knows a tech."""
    return any([knows(g, other, tech) for other in range(g.seats) if other != seat])


def lessons(g: Table, seat: int) -> list[int]:
    """Techs of others that have a place in a seat's pyramid, ascending."""
    return [tech for tech in learnable(g, seat) if known_elsewhere(g, seat, tech)]


def may_welcome(s: State, cue: Cue) -> int:
    """The reason why there is nothing to learn from anybody."""
    return ALLOWED if lessons(table(s), cue.owner) else NOTHING_TO_LEARN


def statue_of_liberty(s: State, cue: Cue) -> None:
    """Its owner learns a tech that somebody else knows; that does not count as research."""
    s.push(LearnKnown(cue.owner))


class LearnKnown(Frame):
    """A seat learns one of the techs that others know, without paying."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.pyramid.free_tech_needs_place",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = tuple([(LEARN, tech) for tech in lessons(table(s), self.seat)])
        return Question(self.seat, "learn_known", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        learn(table(s), seat, choice[1], researched=False)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LEARN:
            return Reason(OTHER_QUESTION)
        g = table(s)
        known = known_elsewhere(g, seat, choice[1])
        reason = may_learn(g, seat, choice[1]) if known else NOT_KNOWN
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


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
