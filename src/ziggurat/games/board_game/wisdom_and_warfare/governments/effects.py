"""What the governments of Wisdom and Warfare do, each ability by itself."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.actions import OTHER
from ziggurat.games.board_game.cities.harvest import reached_resources, take_resource
from ziggurat.games.board_game.cities.production import squares_production
from ziggurat.games.board_game.cities.reasons import MARKET_EMPTY, NO_ICON
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS, MARKET_RESOURCES, NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.verbs import HARVEST
from ziggurat.games.board_game.wisdom_and_warfare.governments.reasons import (
    KIND_TAKEN,
    NO_ARMY_ON_MAP,
    NOT_GOVERNED_SO,
    NOTHING_TO_HARVEST,
)
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]

DEMOCRATIC_TRADE: Final = 2
FIEF: Final = "fief"


def without_government(g: Table, seat: int, government: int) -> int:
    """The reason why a government does nothing for a seat: it has another."""
    return ALLOWED if g.holds(seat, government) else NOT_GOVERNED_SO


# Democracy: trade


def democratic_trade(s: State, cue: Cue) -> None:
    gain_trade(table(s), cue.owner, DEMOCRATIC_TRADE)


# Monarchy: the capital acts once more, each time otherwise


def royal_actions(s: State, cue: Cue, value: int) -> int:
    """The capital has one more action; args slot."""
    return value + 1 if cue.args[0] == CAPITAL else value


def once_of_a_kind(s: State, cue: Cue) -> int:
    """The reason why the capital does not act: it has done so this turn; args slot, kind.

    Rules: ww.gov.monarchy_kinds
    """
    slot, kind = cue.args
    if slot != CAPITAL or kind == OTHER:
        return ALLOWED
    return KIND_TAKEN if (wisdom(s).kinds[cue.owner] >> kind) & 1 else ALLOWED


def note_kind(s: State, cue: Cue) -> None:
    """The capital has acted; args slot, kind."""
    slot, kind = cue.args
    if slot == CAPITAL:
        set_kinds(s, cue.owner, wisdom(s).kinds[cue.owner] | 1 << kind)


def forget_kinds(s: State, seat: int) -> None:
    """A new City Management begins for a seat."""
    set_kinds(s, seat, 0)


def set_kinds(s: State, seat: int, kinds: int) -> None:
    """Say which kinds of action a capital has taken, as a mask."""
    shell = wisdom(s)
    if shell.kinds[seat] != kinds:
        shell.kinds = put(shell.kinds, seat, kinds)


FORGET_KINDS: Final = Step("kinds", forget_kinds)


# Feudalism: a resource from anywhere


def may_levy(g: Table, seat: int, resource: int) -> int:
    """The reason why a resource cannot be harvested from any own outskirts."""
    reached = 0
    for slot in range(CITY_SLOTS):
        if g.cities[seat][slot] != NONE:
            reached |= reached_resources(g, seat, slot)
    if not (reached >> resource) & 1:
        return NO_ICON
    there = resource < MARKET_RESOURCES and g.market[resource]
    return ALLOWED if there else MARKET_EMPTY


def levies(g: Table, seat: int) -> list[int]:
    """The resources that can be, ascending."""
    return [at for at in range(MARKET_RESOURCES) if may_levy(g, seat, at) == ALLOWED]


def can_levy(s: State, cue: Cue) -> int:
    return ALLOWED if levies(table(s), cue.owner) else NOTHING_TO_HARVEST


def levy(s: State, cue: Cue) -> None:
    s.push(Ask(FIEF, cue.owner))


def ask_fief(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(HARVEST, resource) for resource in levies(table(s), seat)])
    return Question(seat, FIEF, PICK, options)


def refuse_fief(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != HARVEST:
        return Reason(OTHER_QUESTION)
    reason = may_levy(table(s), seat, choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def harvest_fief(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    take_resource(table(s), order[0], choices[0][1])


FIEF_ASKER: Final = Asker(FIEF, ask_fief, refuse_fief, harvest_fief)


# Fundamentalism: culture for armies


def has_armies(s: State, cue: Cue) -> int:
    return ALLOWED if table(s).armies[cue.owner] else NO_ARMY_ON_MAP


def holy_armies(s: State, cue: Cue) -> None:
    g = table(s)
    gain_culture(g, cue.owner, len(g.armies[cue.owner]))


# Communism: all cities produce as the best one


def leveled(s: State, cue: Cue, value: int) -> int:
    """The outskirts of every city produce as much as those of the best own city; args slot.

    What doubles a city's outskirts has a higher row, so that it comes afterwards.
    Rules: ww.gov.communism_order
    """
    g = table(s)
    best = value
    for slot in range(CITY_SLOTS):
        if slot != cue.args[0] and g.cities[cue.owner][slot] != NONE:
            best = max(best, squares_production(g, cue.owner, slot))
    return best
