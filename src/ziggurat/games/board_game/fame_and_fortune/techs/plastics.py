"""Plastics: once a turn a unit, a figure or a building without paying for it."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.items import ITEM_VERBS, item_lack, items, make, may_produce
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.reasons import CITY_NOT_BUILT
from ziggurat.games.board_game.fame_and_fortune.techs.reasons import WONDERS_ARE_PAID
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.reasons import ALREADY_USED, NOT_KNOWN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.reasons_techs import NOTHING_TO_PRODUCE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import CITY, ERECT, USE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

CITY_OF_FREE_ITEM: Final = "free_item_city"
# As much as anything could cost.
ENOUGH: Final = 999


def free_items(g: Table, seat: int, slot: int) -> list[Choice]:
    """What a city can make for nothing: everything that is unlocked but wonders."""
    if g.cities[seat][slot] == NONE:
        return []
    return [item for item in items(g, seat, slot, ENOUGH) if item[0] != ERECT]


def may_make_free(g: Table, seat: int, slot: int, item: Choice) -> int:
    """The reason why a city does not make an item for nothing."""
    return WONDERS_ARE_PAID if item[0] == ERECT else may_produce(g, seat, slot, item, ENOUGH)


def may_give(g: Table, seat: int, slot: int) -> int:
    """The reason why a city makes nothing for nothing."""
    if g.cities[seat][slot] == NONE:
        return CITY_NOT_BUILT
    return ALLOWED if free_items(g, seat, slot) else NOTHING_TO_PRODUCE


def may_mould(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a seat builds nothing for nothing now."""
    if choice != (USE, cue.card):
        return OTHER_QUESTION
    if not g.holds(cue.owner, cue.card):
        return NOT_KNOWN
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    slots = [at for at in range(CITY_SLOTS) if may_give(g, cue.owner, at) == ALLOWED]
    return ALLOWED if slots else NOTHING_TO_PRODUCE


def offer_moulding(s: State, cue: Cue) -> list[Choice]:
    """Once a turn, in Start of Turn."""
    choice = (USE, cue.card)
    return [choice] if may_mould(table(s), cue, choice) == ALLOWED else []


def mould(s: State, cue: Cue, choice: Choice) -> None:
    """Ask for the city, then for what it makes."""
    use_ability(table(s), cue.owner, cue.card)
    s.push(Ask(CITY_OF_FREE_ITEM, cue.owner))


def refuse_moulding(s: State, cue: Cue, choice: Choice) -> int:
    return may_mould(table(s), cue, choice)


def ask_city(s: State, seat: int, args: Ints) -> Question:
    slots = [slot for slot in range(CITY_SLOTS) if may_give(table(s), seat, slot) == ALLOWED]
    return Question(seat, CITY_OF_FREE_ITEM, PICK, tuple([(CITY, slot) for slot in slots]))


def refuse_city(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != CITY:
        return Reason(OTHER_QUESTION)
    reason = may_give(table(s), seat, choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def chose_city(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    s.push(FreeItem(order[0], choices[0][1]))


class FreeItem(OfCity):
    """A seat says what one of its cities makes without paying, if anything."""

    SPEC: ClassVar[str] = "seat: int, slot: int"
    CITES: ClassVar[tuple[str, ...]] = ("cb.tech.constant_ability",)

    def question(self, s: State) -> Question:
        options = ((PASS,), *free_items(table(s), self.seat, self.slot))
        return Question(self.seat, "free_item", PICK, options, (self.slot,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] != PASS:
            make(g, seat, self.slot, choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] not in ITEM_VERBS:
            return Reason(OTHER_QUESTION)
        g = table(s)
        reason = may_make_free(g, seat, self.slot, choice)
        if reason == ALLOWED:
            return None
        return Reason(reason, item_lack(g, seat, reason, choice, ENOUGH))


PLASTICS_ASKER: Final = Asker(CITY_OF_FREE_ITEM, ask_city, refuse_city, chose_city)
