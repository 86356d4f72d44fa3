"""Building cities by a list of sites.

Owns the frame and the list. Where a city may be built is the base game's.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.automated_player.culture.criteria import SPAWN_POINT_THERE
from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST
from ziggurat.games.new_dawn.automated_player.measures import site_defence, treasures
from ziggurat.games.new_dawn.automated_player.reading import did_something
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player.weighing import weigh
from ziggurat.games.new_dawn.board.spaces import caravans_of
from ziggurat.games.new_dawn.focus.industry import (
    BUILD_OPTIONS,
    build_city,
    city_spaces,
    counted_from,
)
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.picking import IfAny, named
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.state import State


class ChooseSite(IfAny):
    """Build a city in range of a card, if there is a site and a city for it.

    Rules: ap.industry.city_count, ap.turn.slot_number
    """

    SPEC: ClassVar[str] = "seat: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.industry.both", "ap.industry.city_count")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(named(BUILD_OPTIONS, city_spaces(g, self.seat, self.card, FIFTH)))

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "ap_city_site", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        did_something(g)
        build_city(g, self.seat, self.card, choice[1], FIFTH)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def near_caravans(s: State, cue: Cue, spaces: int) -> int:
    """The range is counted from caravans too.  Rules: ap.industry.animal_husbandry"""
    if cue.args[0] != cue.card:
        return spaces
    g = table(s)
    starts = caravans_of(g, cue.owner)
    return spaces | counted_from(g, cue.owner, starts, cue.card, cue.args[1], water=False)


def tokens_around(g: Table, question: Question, choice: Choice) -> int:
    """Natural wonders and resources on neighbouring spaces; only tokens that lie there count."""
    return (g.board.near[choice[1]] & treasures(g)).bit_count()


def defence_of_site(g: Table, question: Question, choice: Choice) -> int:
    return site_defence(g, question.seat, choice[1])


TOKENS_AROUND: Final = Criterion(FIRST_CRITERION + 32, "tokens_around", tokens_around)
SITE_DEFENCE: Final = Criterion(FIRST_CRITERION + 33, "site_defence", defence_of_site)
CITY_SITES: Final = PriorityList(
    FIRST_LIST + 15, "city_sites", "ap.industry.city_order",
    (TOKENS_AROUND, SPAWN_POINT_THERE, SITE_DEFENCE),
)  # fmt: skip


def choose_site(g: Table, question: Question) -> tuple[Choice, ...]:
    """Rules: ap.industry.city_order"""
    return weigh(g, question, CITY_SITES, question.options)


CITY_CRITERIA: Final = (TOKENS_AROUND, SITE_DEFENCE)
