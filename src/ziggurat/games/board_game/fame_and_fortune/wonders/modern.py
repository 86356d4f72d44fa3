"""Modern wonders of Fame and Fortune."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.harvest import take_resource
from ziggurat.games.board_game.cities.reasons import MARKET_EMPTY
from ziggurat.games.board_game.content.civilization_abilities import tokens_left
from ziggurat.games.board_game.content.tech_ids import BANKING, COMMUNISM_TECH, MASS_MEDIA
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.culture.hand import can_draw, draw_event
from ziggurat.games.board_game.fame_and_fortune.ids import BIG_BEN, CRISTO_REDENTOR, KREMLIN
from ziggurat.games.board_game.fame_and_fortune.wonders.reasons import NO_EVENT_LEFT
from ziggurat.games.board_game.ids import ERAS, FIRST_BACK, MODERN, SPY
from ziggurat.games.board_game.moments import EVENT_HAND, PAID_WITH_TWO, START_OF_TURN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.moments import PAID_OTHERWISE
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

DRAW_FROM: Final = 148
DRAW_FROM_VERB: Final = Verb(DRAW_FROM, "draw_from", ("good",))

CRISTO_EVENTS: Final = 2
CRISTO_HAND: Final = 4


# Big Ben: the whole market


def market_open(s: State, cue: Cue) -> int:
    """The reason why there is no resource to take."""
    return ALLOWED if tokens_left(table(s)) else MARKET_EMPTY


def big_ben(s: State, cue: Cue) -> None:
    """Its owner takes one of each resource that the market has."""
    g = table(s)
    for resource in tokens_left(g):
        take_resource(g, cue.owner, resource)


# Cristo Redentor: two culture events of one deck


def decks(g: Table) -> list[int]:
    """The eras of which a culture event can be drawn, ascending."""
    return [era for era in range(len(ERAS)) if can_draw(g, era)]


def may_be_inspired(s: State, cue: Cue) -> int:
    """The reason why no culture event can be drawn."""
    return ALLOWED if decks(table(s)) else NO_EVENT_LEFT


def cristo_redentor(s: State, cue: Cue) -> None:
    """Its owner chooses the deck."""
    s.push(DrawTwo(cue.owner))


class DrawTwo(Frame):
    """A seat draws two culture events of one deck, which it chooses by its back."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.event.reshuffle", "cb.event.discard_down")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = tuple([(DRAW_FROM, FIRST_BACK + era) for era in decks(table(s))])
        return Question(self.seat, "draw_from", CARD, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        for _ in range(CRISTO_EVENTS):
            draw_event(table(s), seat, choice[1] - FIRST_BACK)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != DRAW_FROM:
            return Reason(OTHER_QUESTION)
        return None if choice[1] - FIRST_BACK in decks(table(s)) else Reason(NO_EVENT_LEFT)

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# The Kremlin: two for a spy


def informers(s: State, cue: Cue, value: int) -> int:
    """Once a turn any two resources are as good as a spy."""
    if cue.args[0] != SPY or is_used(table(s), cue.owner, cue.card):
        return value
    return value + 1


def informed(s: State, cue: Cue) -> None:
    """That was it for this turn."""
    if cue.args[0] == SPY:
        use_ability(table(s), cue.owner, cue.card)


MODERN_WONDERS: Final = (
    Wonder(
        BIG_BEN, "big_ben", MODERN, 25, 3,
        (OnceATurn(START_OF_TURN, big_ben, market_open),), BANKING, 20,
    ),
    Wonder(
        CRISTO_REDENTOR, "cristo_redentor", MODERN, 25, 3,
        (OnceATurn(START_OF_TURN, cristo_redentor, may_be_inspired), Plus(EVENT_HAND, CRISTO_HAND)),
        MASS_MEDIA, 15,
    ),
    Wonder(
        KREMLIN, "the_kremlin", MODERN, 25, 3,
        (Adjust(PAID_WITH_TWO, informers), Do(PAID_OTHERWISE, informed)), COMMUNISM_TECH, 20,
    ),
)  # fmt: skip
