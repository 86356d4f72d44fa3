"""Building wonders: which one, how it is paid for and where its token goes.

Owns the lists for these three choices and the frame that makes the first; paying and placing are
the base game's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.automated_player.combat.spoils import STRONGEST
from ziggurat.games.new_dawn.automated_player.ids import (
    AUTOMATED_PLAYER,
    FIRST_CRITERION,
    FIRST_LIST,
)
from ziggurat.games.new_dawn.automated_player.industry.agendas import wonders_still_needed
from ziggurat.games.new_dawn.automated_player.reading import did_something
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.ids import RESOURCES
from ziggurat.games.new_dawn.moments import WONDER_RESOURCES
from ziggurat.games.new_dawn.picking import IfAny
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import NATURAL, RESOURCE, TRADE, WONDER
from ziggurat.games.new_dawn.wonders.wonders import PayWonder, may_build_wonder, wonder_cost
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

# Which wonder


class ChooseWonder(IfAny):
    """Build one of the faceup wonders that can be paid for, if there is any and a city for it.

    `production` is what there is without spending anything.
    Rules: ap.industry.wonder_candidates, ap.industry.wonder_city
    """

    SPEC: ClassVar[str] = "seat: int, place: int, production: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ap.industry.both",
        "ap.industry.wonder_candidates",
        "ap.industry.wonder_city",
    )

    def __init__(self, seat: int, place: int, production: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.production: Final = production

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: list[Choice] = []
        for wonder in sorted(g.offer):
            if may_build_wonder(g, self.seat, wonder, self.place, self.production) == ALLOWED:
                found.append((WONDER, wonder))
        return tuple(found)

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "ap_wonder", PICK, options, (self.production,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        did_something(g)
        short = wonder_cost(g, self.seat, choice[1]) - self.production
        g.swap(PayWonder(self.seat, choice[1], self.place, short))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.production)


def nearest_agenda(g: Table, question: Question, choice: Choice) -> int:
    return -wonders_still_needed(g, question.seat, choice[1])


def lowest_cost(g: Table, question: Question, choice: Choice) -> int:
    return -wonder_cost(g, question.seat, choice[1])


NEAREST_AGENDA: Final = Criterion(FIRST_CRITERION + 19, "nearest_agenda", nearest_agenda)
LOWEST_COST: Final = Criterion(FIRST_CRITERION + 20, "lowest_cost", lowest_cost)
WONDER_ORDER: Final = PriorityList(
    FIRST_LIST + 12, "wonder_order", "ap.industry.wonder_order", (NEAREST_AGENDA, LOWEST_COST)
)


def choose_wonder(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.industry.wonder_order"""
    return weigh(g, question, WONDER_ORDER, question.options)


# How it is paid for


def any_type(s: State, cue: Cue, types: int) -> int:
    """Resources of any type pay for any wonder of a governed seat.

    Rules: ap.payment.any_resource
    """
    return (1 << len(RESOURCES)) - 1 if is_governed(s, cue.owner) else types


# A rule in play for everybody: no card carries it.
ANY_RESOURCE: Final = Row(
    AUTOMATED_PLAYER + 6, "any_resource_pays", (Adjust(WONDER_RESOURCES, any_type),)
)


def pays_natural(g: Table, question: Question, choice: Choice) -> int:
    return 1 if choice[0] == NATURAL else 0


def saves_resource(g: Table, question: Question, choice: Choice) -> int:
    """If 1 is missing, a trade token does what a resource would overpay; facts tell what is.

    Rules: ap.payment.keep_resource
    """
    return 1 if choice[0] == TRADE and question.facts[1] == 1 else 0


def pays_resource(g: Table, question: Question, choice: Choice) -> int:
    return 1 if choice[0] == RESOURCE else 0


PAYS_NATURAL: Final = Criterion(FIRST_CRITERION + 21, "pays_natural", pays_natural)
SAVES_RESOURCE: Final = Criterion(FIRST_CRITERION + 22, "saves_resource", saves_resource)
PAYS_RESOURCE: Final = Criterion(FIRST_CRITERION + 23, "pays_resource", pays_resource)
# Bonus tokens come first: they are part of the production. What is left are trade tokens.
PAYMENT: Final = PriorityList(
    FIRST_LIST + 13, "wonder_payment", "ap.payment.order",
    (PAYS_NATURAL, SAVES_RESOURCE, PAYS_RESOURCE),
)  # fmt: skip


def pay(g: Table, question: Question) -> tuple[Choice, ...]:
    """Pay until the cost is met, and then no more.

    Rules: ap.payment.order, ap.payment.stop, ap.payment.keep_resource
    """
    if (PASS,) in question.options:
        return NO_THANKS
    return weigh(g, question, PAYMENT, question.options)


# Where its token goes


WONDER_CITY: Final = PriorityList(
    FIRST_LIST + 14, "wonder_city", "ap.industry.wonder_city", (STRONGEST,)
)


def place_wonder(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.industry.wonder_city"""
    return weigh(g, question, WONDER_CITY, question.options)


WONDER_CRITERIA: Final = (
    NEAREST_AGENDA, LOWEST_COST, PAYS_NATURAL, SAVES_RESOURCE, PAYS_RESOURCE,
)  # fmt: skip
WONDER_LISTS: Final = (WONDER_ORDER, PAYMENT, WONDER_CITY)
