"""What techs give a seat for resources, and the numbers they change.

Owns the effects that several techs share. An effect with a number is a small object whose `act`
is the effect.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.cities.items import begin_divided, items
from ziggurat.games.board_game.cities.production import add_production, production
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import CITY_SLOTS, MOST_TRADE, NONE
from ziggurat.games.board_game.reasons import ALREADY_USED, NOT_KNOWN
from ziggurat.games.board_game.research.abilities import is_used, put_coin, use_ability
from ziggurat.games.board_game.research.reasons_techs import (
    DIAL_FULL,
    NO_OWN_CITY,
    NO_PERSON_LEFT,
    NOTHING_TO_PRODUCE,
    ONLY_OTHERS,
)
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.turn.announce import cancel
from ziggurat.games.board_game.verbs import CITY, TARGET, USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, AdjustMoment, Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, SEAT, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

RIDERS_TRADE: Final = 9
PARTNERS_TRADE: Final = 6
DIVIDED_PARTS: Final = 2


# Numbers


class AtLeast(Adjust):
    """Raise a number to an amount: of several techs the best counts, they do not add up.

    Rules: cb.movement.speed_tech, cb.movement.stacking_tech
    """

    def __init__(self, moment: AdjustMoment, amount: int) -> None:
        super().__init__(moment, self.raised)
        self.amount: Final = amount

    def raised(self, s: State, cue: Cue, value: int) -> int:
        """The higher of the two."""
        return max(value, self.amount)


class PerCoins(Adjust):
    """Add 1 to a number for every few coins that the seat has."""

    def __init__(self, moment: AdjustMoment, each: int) -> None:
        super().__init__(moment, self.grown)
        self.each: Final = each

    def grown(self, s: State, cue: Cue, value: int) -> int:
        """The number with what the coins add."""
        return value + coins(table(s), cue.owner) // self.each


# Effects of resource abilities


class Culture:
    """Gain culture."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def act(self, s: State, cue: Cue) -> None:
        """Gain it."""
        gain_culture(table(s), cue.owner, self.amount)


class Production:
    """Give one city of the seat's choice production for this turn."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def act(self, s: State, cue: Cue) -> None:
        """Ask for the city."""
        s.push(Ask("helped_city", cue.owner, (self.amount,)))


def may_help(g: Table, seat: int, slot: int) -> int:
    """The reason why a seat cannot give a city production."""
    return NO_OWN_CITY if g.cities[seat][slot] == NONE else ALLOWED


def ask_helped_city(s: State, seat: int, args: Ints) -> Question:
    slots = [slot for slot in range(CITY_SLOTS) if may_help(table(s), seat, slot) == ALLOWED]
    return Question(seat, "helped_city", PICK, tuple([(CITY, slot) for slot in slots]), args)


def refuse_helped_city(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != CITY:
        return Reason(OTHER_QUESTION)
    reason = may_help(table(s), seat, choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def help_city(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    add_production(table(s), order[0], choices[0][1], args[0])


def coin_on_card(s: State, cue: Cue) -> None:
    """Put a coin token on the card itself."""
    put_coin(table(s), cue.owner, cue.card)


def great_person(s: State, cue: Cue) -> None:
    """Gain a great person."""
    gain_person(table(s), cue.owner)


def people_left(s: State, cue: Cue) -> int:
    """The reason why no great person can come (cb.gp.pile_empty)."""
    return ALLOWED if table(s).people_bag.size() else NO_PERSON_LEFT


def stop_it(s: State, cue: Cue) -> None:
    """Cancel what was announced."""
    cancel(table(s))


# Horseback Riding: trade for the seat and for a partner


def ride_to_trade(s: State, cue: Cue) -> None:
    """Gain 9 trade, then let another seat gain 6."""
    s.push(Ask("trade_partner", cue.owner))
    gain_trade(table(s), cue.owner, RIDERS_TRADE)


def can_gain_trade(s: State, cue: Cue) -> int:
    """The reason why nobody can gain trade (cb.trade.dial_maximum)."""
    return DIAL_FULL if min(table(s).trade) >= MOST_TRADE else ALLOWED


def may_share(s: State, seat: int, other: int) -> int:
    """The reason why somebody cannot be the partner of a seat."""
    return ALLOWED if other < s.seats and other != seat else ONLY_OTHERS


def ask_trade_partner(s: State, seat: int, args: Ints) -> Question:
    partners = [other for other in range(s.seats) if may_share(s, seat, other) == ALLOWED]
    options = tuple([(TARGET, other) for other in partners])
    return Question(seat, "trade_partner", SEAT, options, (PARTNERS_TRADE,))


def refuse_trade_partner(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != TARGET:
        return Reason(OTHER_QUESTION)
    reason = may_share(s, seat, choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def share_trade(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    gain_trade(table(s), choices[0][1], PARTNERS_TRADE)


# Engineering: two items for one city's production


def may_divide(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a city may not divide its production; args are its slot."""
    if choice != (USE, cue.card):
        return OTHER_QUESTION
    if not g.holds(cue.owner, cue.card):
        return NOT_KNOWN
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    slot = cue.args[0]
    found = items(g, cue.owner, slot, production(g, cue.owner, slot))
    return ALLOWED if found else NOTHING_TO_PRODUCE


def offer_division(s: State, cue: Cue) -> list[Choice]:
    """Once a turn, as the produce action of a city."""
    choice = (USE, cue.card)
    return [choice] if may_divide(table(s), cue, choice) == ALLOWED else []


def divide(s: State, cue: Cue, choice: Choice) -> None:
    """Let the city produce two items for its production."""
    g = table(s)
    use_ability(g, cue.owner, cue.card)
    begin_divided(g, cue.owner, cue.args[0], DIVIDED_PARTS)


def refuse_division(s: State, cue: Cue, choice: Choice) -> int:
    return may_divide(table(s), cue, choice)


EFFECT_ASKERS: Final = (
    Asker("helped_city", ask_helped_city, refuse_helped_city, help_city),
    Asker("trade_partner", ask_trade_partner, refuse_trade_partner, share_trade),
)
