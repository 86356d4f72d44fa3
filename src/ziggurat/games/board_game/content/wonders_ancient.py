"""Ancient wonders: one culture icon each."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.reasons import NO_FIGURE_LEFT
from ziggurat.games.board_game.cities.recruiting import FIGURE_VERBS, figures_left, recruit
from ziggurat.games.board_game.content.tech_ids import (
    ANIMAL_HUSBANDRY,
    CODE_OF_LAWS,
    METALWORKING,
)
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import ANCIENT, ARMY, FIRST_WONDER, MOST_TRADE, SCOUT
from ziggurat.games.board_game.moments import OPEN_HAND, START_OF_TURN
from ziggurat.games.board_game.movement.figures import may_stand
from ziggurat.games.board_game.research.reasons_techs import DIAL_FULL
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Plus
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

STONEHENGE: Final = FIRST_WONDER
THE_COLOSSUS: Final = FIRST_WONDER + 1
THE_HANGING_GARDENS: Final = FIRST_WONDER + 2
THE_ORACLE: Final = FIRST_WONDER + 3

STONEHENGE_CULTURE: Final = 1
COLOSSUS_TRADE: Final = 3


def stonehenge(s: State, cue: Cue) -> None:
    """Its owner gains 1 culture."""
    gain_culture(table(s), cue.owner, STONEHENGE_CULTURE)


def the_colossus(s: State, cue: Cue) -> None:
    """Its owner gains 3 trade."""
    gain_trade(table(s), cue.owner, COLOSSUS_TRADE)


def owner_can_gain_trade(s: State, cue: Cue) -> int:
    """The reason why the owner can gain no trade (cb.trade.dial_maximum)."""
    return DIAL_FULL if table(s).trade[cue.owner] >= MOST_TRADE else ALLOWED


# The Hanging Gardens: a figure on their square


def garden_square(g: Table, wonder: int) -> int:
    """The square of a wonder's marker."""
    return g.wonder_squares[wonder - FIRST_WONDER]


def garden_figures(g: Table, seat: int) -> list[int]:
    """The kinds of figures that a seat has beside its sheet."""
    return [figure for figure in (ARMY, SCOUT) if figures_left(g, seat, figure) > 0]


def may_grow(s: State, cue: Cue) -> int:
    """The reason why no figure can be put on the square of the wonder."""
    g = table(s)
    if not garden_figures(g, cue.owner):
        return NO_FIGURE_LEFT
    return may_stand(g, cue.owner, garden_square(g, cue.card))


def the_hanging_gardens(s: State, cue: Cue) -> None:
    """Its owner puts a figure on its square without paying."""
    s.push(GrowFigure(cue.owner, garden_square(table(s), cue.card)))


class GrowFigure(Frame):
    """A seat chooses which figure comes onto the square of its wonder."""

    SPEC: ClassVar[str] = "seat: int, square: int"

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def question(self, s: State) -> Question:
        figures = garden_figures(table(s), self.seat)
        options = tuple([(FIGURE_VERBS[figure], self.square) for figure in figures])
        return Question(self.seat, "grow_figure", PICK, options, (self.square,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        recruit(table(s), seat, self.square, FIGURE_VERBS.index(choice[0]))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] not in FIGURE_VERBS or choice[1] != self.square:
            return Reason(OTHER_QUESTION)
        fits = FIGURE_VERBS.index(choice[0]) in garden_figures(table(s), seat)
        return None if fits else Reason(NO_FIGURE_LEFT)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)


ANCIENT_WONDERS: Final = (
    Wonder(
        STONEHENGE, "stonehenge", ANCIENT, 10, 1,
        (OnceATurn(START_OF_TURN, stonehenge),),
    ),
    Wonder(
        THE_COLOSSUS, "the_colossus", ANCIENT, 15, 1,
        (OnceATurn(START_OF_TURN, the_colossus, owner_can_gain_trade),), METALWORKING, 10,
    ),
    Wonder(
        THE_HANGING_GARDENS, "the_hanging_gardens", ANCIENT, 15, 1,
        (OnceATurn(START_OF_TURN, the_hanging_gardens, may_grow),), ANIMAL_HUSBANDRY, 10,
    ),
    Wonder(
        THE_ORACLE, "the_oracle", ANCIENT, 15, 1,
        (Plus(OPEN_HAND, 1),), CODE_OF_LAWS, 10,
    ),
)  # fmt: skip
