"""What scientists turn into something else: trade and culture, uranium, and a place for a tech."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.great_person_deck.holding import take_away
from ziggurat.games.board_game.great_person_deck.ids import (
    CHARLES_DARWIN,
    LASTING_SCIENTISTS,
    MARIE_CURIE,
    SIR_ISAAC_NEWTON,
)
from ziggurat.games.board_game.great_person_deck.reasons import NO_USE_NOW, NOT_SO_MUCH, OTHER_ROW
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.great_person_deck.verbs import (
    BECOME_TRADE,
    LAY_IN_ROW,
    TO_CULTURE,
    TO_TRADE,
)
from ziggurat.games.board_game.ids import MOST_TRADE, URANIUM
from ziggurat.games.board_game.moments import COUNTS_AS
from ziggurat.games.board_game.research.abilities import SECOND_USE, is_used, use_ability
from ziggurat.games.board_game.research.moments import RESOURCE_SPENT, ROW_COUNT
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.pyramid import fits, row_counts
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade, lose_trade
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Row
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import AMOUNT, PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put

# The highest row in which a card may lie as a tech without a face.
HIGHEST_BLANK: Final = 4


def culture_to_trade(g: Table, seat: int, amount: int) -> None:
    """Turn culture of a seat into as much trade, as far as the dial goes."""
    g.culture = add_at(g.culture, seat, -amount)
    g.note("culture", seat, (-amount,))
    gain_trade(g, seat, amount)


# Albert Einstein


def most(g: Table, seat: int, verb: int) -> int:
    """How much a seat can turn into culture, or into trade."""
    if verb == TO_CULTURE:
        return g.trade[seat]
    return min(g.culture[seat], MOST_TRADE - g.trade[seat])


def has_anything(s: State, cue: Cue) -> int:
    """The reason why there is nothing to turn into anything."""
    g = table(s)
    found = most(g, cue.owner, TO_CULTURE) + most(g, cue.owner, TO_TRADE)
    return ALLOWED if found else NO_USE_NOW


class Convert(Frame):
    """A seat turns any amount of trade into culture, or of culture into trade."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options: list[Choice] = []
        for verb in (TO_CULTURE, TO_TRADE):
            amounts = range(1, most(table(s), self.seat, verb) + 1)
            options.extend([(verb, amount) for amount in amounts])
        return Question(self.seat, "convert", AMOUNT, tuple(options))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == TO_CULTURE:
            lose_trade(g, seat, choice[1])
            gain_culture(g, seat, choice[1])
        else:
            culture_to_trade(g, seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] not in (TO_CULTURE, TO_TRADE):
            return Reason(OTHER_QUESTION)
        there = 0 < choice[1] <= most(table(s), seat, choice[0])
        return None if there else Reason(NOT_SO_MUCH, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Charles Darwin


class TurnToTrade(Frame):
    """A seat may turn all culture that a city has just given into trade, once a turn."""

    SPEC: ClassVar[str] = "seat: int, amount: int"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def question(self, s: State) -> Question:
        options = ((PASS,), (BECOME_TRADE,))
        return Question(self.seat, "turn_to_trade", PICK, options, (self.amount,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == BECOME_TRADE:
            use_ability(g, seat, CHARLES_DARWIN)
            g.note("used_person", seat, (CHARLES_DARWIN,))
            culture_to_trade(g, seat, min(self.amount, g.culture[seat]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.amount)


# Marie Curie: something that was spent once is uranium only while that payment goes on


def pays_uranium(g: Table, seat: int) -> bool:
    """Tell whether a seat is paying a price with uranium in it."""
    paying = [frame for frame in g.stack if isinstance(frame, Pay) and frame.seat == seat]
    return any([frame.price[URANIUM] > 0 for frame in paying])


def as_uranium(s: State, cue: Cue, value: int) -> int:
    """Whatever is a resource may be spent as uranium, once."""
    g = table(s)
    if not is_used(g, cue.owner, MARIE_CURIE):
        return value
    if is_used(g, cue.owner, MARIE_CURIE + SECOND_USE) and not pays_uranium(g, cue.owner):
        return value
    return value | 1 << URANIUM


def spend_refined(s: State, cue: Cue) -> None:
    """Something else was spent for uranium: that was it."""
    g = table(s)
    own = (g.printed.pays[cue.args[0]] >> URANIUM) & 1
    if is_used(g, cue.owner, MARIE_CURIE) and not own and pays_uranium(g, cue.owner):
        use_ability(g, cue.owner, MARIE_CURIE + SECOND_USE)


# Sir Isaac Newton


def blank_rows(g: Table, seat: int) -> list[int]:
    """The rows of a pyramid in which a card can lie as a tech without a face."""
    counts = row_counts(g, seat)
    return [row for row in range(1, HIGHEST_BLANK + 1) if fits(counts, row)]


def lay_blank(s: State, cue: Cue) -> None:
    """The card is about to lie in the pyramid."""
    s.push(LayBlank(cue.owner))


class LayBlank(Frame):
    """A seat says in which row of its pyramid the card lies for the rest of the game."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        options = tuple([(LAY_IN_ROW, row) for row in blank_rows(table(s), self.seat)])
        return Question(self.seat, "lay_blank", PICK, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        take_away(g, seat, SIR_ISAAC_NEWTON)
        d = person_deck(g)
        d.blank = put(d.blank, seat, choice[1])
        g.note("laid_blank", seat, choice[1:])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != LAY_IN_ROW:
            return Reason(OTHER_QUESTION)
        fitting = choice[1] in blank_rows(table(s), seat)
        return None if fitting else Reason(OTHER_ROW, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def count_blank(s: State, cue: Cue, value: int) -> int:
    """A card without a face counts in its row like a tech."""
    return value + 1 if person_deck(s).blank[cue.owner] == cue.args[0] else value


LASTING_FINDINGS: Final = Row(
    LASTING_SCIENTISTS,
    "findings_of_great_people",
    (
        Adjust(COUNTS_AS, as_uranium),
        Do(RESOURCE_SPENT, spend_refined),
        Adjust(ROW_COUNT, count_blank),
    ),
)
