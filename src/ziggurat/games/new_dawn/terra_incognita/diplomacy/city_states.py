"""City-states with the star frame: Akkad, Antananarivo, Auckland, Palenque.

A city-state's row is its diplomacy card as well: it acts for the seats that hold a copy.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.industry import counted_spaces
from ziggurat.games.new_dawn.focus.row import pay_trade
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    INDUSTRY,
    MILITARY,
    RESOURCES,
    SCIENCE,
    TOKEN,
)
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.moments import (
    CARD_TAKEN,
    CITY_SPACES,
    SPENDABLE,
    SPENDING,
    UNUSED_CITIES,
    WITHIN,
)
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_ENDS, ARMY_STOPPED
from ziggurat.games.new_dawn.terra_incognita.diplomacy.antananarivo import (
    card_taken,
    no_army_ends,
    no_figure,
)
from ziggurat.games.new_dawn.terra_incognita.diplomacy.reasons import NO_RESOURCE_LEFT
from ziggurat.games.new_dawn.terra_incognita.ids import (
    AKKAD,
    ANTANANARIVO,
    AUCKLAND,
    PALENQUE,
    STAR,
)
from ziggurat.games.new_dawn.verbs import RESOURCE, TRADE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.question import PAY, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

# Akkad: rival control tokens do not stop armies.


def akkad_stops(s: State, cue: Cue, spaces: int) -> int:
    """Whatever else stands in such a space still stops them (ti.army.pass_only_named)."""
    return 0 if cue.args[1] == TOKEN else spaces


# Auckland: cities are counted through water, and land beside water is easy.  Secondary.


def auckland_within(s: State, cue: Cue, spaces: int) -> int:
    board = table(s).board
    return spaces | board.shore & board.land if cue.args[0] == INDUSTRY else spaces


def auckland_spaces(s: State, cue: Cue, spaces: int) -> int:
    card, value = cue.args
    return spaces | counted_spaces(table(s), cue.owner, card, value, water=True)


# Palenque: resources are spent as trade tokens of the card that is being resolved.


def palenque_more(s: State, cue: Cue, count: int) -> int:
    """Natural wonder tokens are none; cards are resolved in their owner's turn only."""
    g = table(s)
    return count + sum(g.realms[cue.owner].resources) if g.active == cue.owner else count


def palenque_spends(s: State, cue: Cue) -> None:
    place, count, barred = cue.args
    s.push(SpendAs(cue.owner, place, count, barred))


class SpendAs(Pick):
    """Spend trade tokens of a card, or resources in their stead, in any order.

    `barred` is a mask of resources that pay better otherwise.
    """

    SPEC: ClassVar[str] = "seat: int, place: int, left: int, barred: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.attack.reroll_any_token", "nd.trade.spend_on_resolve")

    def __init__(self, seat: int, place: int, left: int, barred: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.left: Final = left
        self.barred: Final = barred

    def run(self, s: State) -> bool:
        if self.left == 0:
            s.pop()
        return self.left > 0

    def candidates(self, g: Table) -> list[Choice]:
        return [*[(RESOURCE, kind) for kind in range(len(RESOURCES))], (TRADE,)]

    def test(self, g: Table, choice: Choice) -> int:
        realm = g.realms[self.seat]
        if choice[0] == TRADE:
            return ALLOWED if realm.trade[self.place] > 0 else NO_RESOURCE_LEFT
        if choice[0] != RESOURCE:
            return OTHER_QUESTION
        held = realm.resources[choice[1]] > 0 and not has(self.barred, choice[1])
        return ALLOWED if held else NO_RESOURCE_LEFT

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "spend_as", PAY, options, (self.left,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.swap(SpendAs(self.seat, self.place, self.left - 1, self.barred))
        if choice[0] == TRADE:
            pay_trade(g, self.seat, self.place, 1)
        else:
            realm = g.realms[self.seat]
            realm.resources = add_at(realm.resources, choice[1], -1)
            g.note("spent_resource", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


NEW_CITY_STATES: Final = (
    CityState(AKKAD, "akkad", MILITARY, STAR, (Adjust(ARMY_STOPPED, akkad_stops),)),
    CityState(
        ANTANANARIVO, "antananarivo", CULTURE, STAR,
        (
            Do(CARD_TAKEN, card_taken), Adjust(UNUSED_CITIES, no_figure),
            Adjust(ARMY_ENDS, no_army_ends),
        ),
    ),
    CityState(
        AUCKLAND, "auckland", INDUSTRY, STAR,
        (Adjust(WITHIN, auckland_within), Adjust(CITY_SPACES, auckland_spaces)),
    ),
    CityState(
        PALENQUE, "palenque", SCIENCE, STAR,
        (Adjust(SPENDABLE, palenque_more), Do(SPENDING, palenque_spends)),
    ),
)  # fmt: skip
