"""Loot: what the winner of a battle takes from the loser.

Owns how much loot there is and the two lists of rewards, each a question of its own that a module
may replace: one for beaten figures, one for a city that fell. A question is told the loser and the
loot, of which a list has everything that one choice gives. Faces of cards and markers are seen only
once they are taken.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.moments import LOOT_POINTS
from ziggurat.games.board_game.battle.reasons import (
    LOSER_HAS_NONE,
    LOSER_LACKS_TECH,
    NOT_THIS_LOOT,
)
from ziggurat.games.board_game.culture.hand import add_to_hand, keep_hand_size, remove_from_hand
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.holdings import give_up_find, take_find
from ziggurat.games.board_game.ids import CULTURE_GOOD, ERAS, FIRST_BACK, FIRST_TOKEN, TRADE_GOOD
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import knows, learnable, may_learn
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade, lose_trade
from ziggurat.games.board_game.trade.goods import amount_of, behind, give_token, is_token
from ziggurat.games.board_game.verbs import DRAW_BACK, LEARN, LOOT
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PICK, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.bag import bag_of
from ziggurat.lib.vec import add_at

Ints = tuple[int, ...]

FIGURE_POINTS: Final = 1
CITY_POINTS: Final = 2
MOST_TRADE_LOOT: Final = 3
MOST_CULTURE_LOOT: Final = 3

FIGURE_LOOT: Final = "figure_loot"
CITY_LOOT: Final = "city_loot"
SECOND_RESOURCE: Final = "second_resource"


def take_loot(
    g: Table, winner: int, loser: int, attacked: bool = True, fought: bool = True
) -> None:
    """Let a winner take loot for beaten figures, be it in a battle or without one.

    Rules: cb.loot.figures_choice, cb.loot.either_side, cb.loot.system_choice
    """
    points = loot_points(g, winner, loser, FIGURE_POINTS, (int(attacked), int(fought)))
    if points > 0:
        g.push(Ask(FIGURE_LOOT, winner, (loser, points)))


def take_city_loot(g: Table, winner: int, loser: int) -> None:
    """Let a winner take loot for a city that is about to fall (cb.loot.city_choice).

    How much there is is counted while the city stands, with all it has.
    """
    points = loot_points(g, winner, loser, CITY_POINTS, (1, 1))
    if points > 0:
        g.push(Ask(CITY_LOOT, winner, (loser, points)))


def loot_points(g: Table, winner: int, loser: int, points: int, how: Ints) -> int:
    """How much loot a winner has: rows of both seats may change what is usual."""
    args = (winner, loser, *how)
    gained = adjusted(g, LOOT_POINTS, winner, args, points)
    return adjusted(g, LOOT_POINTS, loser, args, gained)


# What there is


def is_resource(good: int) -> bool:
    """Tell whether a good counts as a resource token: one of the market, or a facedown marker."""
    return FIRST_TOKEN <= good < FIRST_BACK


def may_loot(g: Table, loser: int, good: int, low: int, high: int) -> int:
    """The reason why a good from `low` to below `high` cannot be taken from a loser."""
    if not low <= good < high:
        return NOT_THIS_LOOT
    return ALLOWED if amount_of(g, loser, good) else LOSER_HAS_NONE


def lootable(g: Table, loser: int, low: int, high: int) -> list[Choice]:
    """Everything from `low` to below `high` that can be taken from a loser, ascending."""
    goods = [good for good in range(low, high) if may_loot(g, loser, good, low, high) == ALLOWED]
    return [(LOOT, good) for good in goods]


def refusal_of(g: Table, loser: int, choice: Choice, low: int, high: int) -> Reason | None:
    """Why a good from `low` to below `high` cannot be taken, as an answer."""
    if choice[0] != LOOT:
        return Reason(OTHER_QUESTION)
    reason = may_loot(g, loser, choice[1], low, high)
    return None if reason == ALLOWED else Reason(reason, choice[1:])


# Taking it


def take(g: Table, winner: int, loser: int, good: int) -> None:
    """Move a good from the loser to the winner.

    Rules: cb.loot.trade, cb.loot.culture, cb.loot.resource, cb.loot.resource_hidden
    """
    g.note("looted", winner, (good, loser))
    if good == TRADE_GOOD:
        amount = min(MOST_TRADE_LOOT, g.trade[loser])
        lose_trade(g, loser, amount)
        gain_trade(g, winner, amount)
    elif good == CULTURE_GOOD:
        amount = min(MOST_CULTURE_LOOT, g.culture[loser])
        g.culture = add_at(g.culture, loser, -amount)
        gain_culture(g, winner, amount)
    elif is_token(good):
        give_token(g, loser, good - FIRST_TOKEN, -1)
        give_token(g, winner, good - FIRST_TOKEN, 1)
    else:
        g.push(TakeUnseen(winner, loser, good))


class TakeUnseen(Frame):
    """One of the loser's facedown markers or culture events changes hands, whichever it is.

    Rules: cb.loot.resource_hidden, cb.loot.city_culture_card, cb.loot.city_culture_hand_limit
    """

    SPEC: ClassVar[str] = "winner: int, loser: int, back: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.loot.resource_hidden", "cb.loot.city_culture_card", "cb.loot.city_culture_hand_limit",
    )  # fmt: skip

    def __init__(self, winner: int, loser: int, back: int) -> None:
        self.winner: Final = winner
        self.loser: Final = loser
        self.back: Final = back

    def _audience(self) -> int:
        return only(self.winner) | only(self.loser)

    def question(self, s: State) -> Question:
        goods, copies = bag_of(tuple(behind(table(s), self.loser, self.back))).draws()
        options = tuple([(DRAW_BACK, good) for good in goods])
        return chance("draw_back", options, copies, self._audience())

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        good = choice[1]
        g.note("looted_face", self.winner, (good, self.loser), audience=self._audience())
        if self.back >= FIRST_BACK:
            remove_from_hand(g, self.loser, good)
            add_to_hand(g, self.winner, good)
            keep_hand_size(g, self.winner)
        else:
            give_up_find(g, self.loser, good, self.winner)
            take_find(g, self.winner, good)

    def about(self) -> tuple[int, ...]:
        return (self.winner, self.loser)


# Beaten figures


def ask_figure_loot(s: State, seat: int, args: Ints) -> Question:
    """Trade, culture or one resource; or nothing (cb.loot.voluntary, cb.loot.coins_safe)."""
    found = lootable(table(s), args[0], TRADE_GOOD, FIRST_BACK)
    return Question(seat, FIGURE_LOOT, PICK, ((PASS,), *found), args[:1])


def refuse_figure_loot(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return refusal_of(table(s), args[0], choice, TRADE_GOOD, FIRST_BACK)


def take_figure_loot(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    if answers[0][0] == LOOT:
        take(table(s), order[0], args[0], answers[0][1])


# A city


def may_learn_from(g: Table, winner: int, loser: int, tech: int) -> int:
    """The reason why a winner cannot learn a tech of the loser.

    Rules: cb.loot.city_tech, cb.loot.city_tech_place
    """
    return may_learn(g, winner, tech) if knows(g, loser, tech) else LOSER_LACKS_TECH


def techs_of(g: Table, winner: int, loser: int) -> list[int]:
    """Techs of a loser that a winner could learn: what `may_learn_from` allows, ascending."""
    return [tech for tech in learnable(g, winner) if knows(g, loser, tech)]


def ask_city_loot(s: State, seat: int, args: Ints) -> Question:
    """A tech, a culture event seen from behind, or up to two resources; or nothing.

    Rules: cb.loot.city_choice, cb.loot.city_tech, cb.loot.city_culture_card
    """
    g = table(s)
    techs = [(LEARN, tech) for tech in techs_of(g, seat, args[0])]
    found = lootable(g, args[0], FIRST_TOKEN, FIRST_BACK + len(ERAS))
    return Question(seat, CITY_LOOT, PICK, ((PASS,), *techs, *found), args[:1])


def refuse_city_loot(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    g = table(s)
    if choice[0] != LEARN:
        return refusal_of(g, args[0], choice, FIRST_TOKEN, FIRST_BACK + len(ERAS))
    reason = may_learn_from(g, seat, args[0], choice[1])
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def carry_off_city(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    """Learn, or take; a first resource may be followed by a second.

    Rules: cb.loot.city_tech_copy, cb.loot.city_resources
    """
    g = table(s)
    choice = answers[0]
    if choice[0] == LEARN:
        learn(g, order[0], choice[1], researched=False)
    elif choice[0] == LOOT:
        if is_resource(choice[1]):
            g.push(Ask(SECOND_RESOURCE, order[0], args))
        take(g, order[0], args[0], choice[1])


def ask_second_resource(s: State, seat: int, args: Ints) -> Question:
    """One more resource of the loser, or no more (cb.loot.city_resources)."""
    found = lootable(table(s), args[0], FIRST_TOKEN, FIRST_BACK)
    return Question(seat, SECOND_RESOURCE, PICK, ((PASS,), *found), args[:1])


def refuse_second_resource(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return refusal_of(table(s), args[0], choice, FIRST_TOKEN, FIRST_BACK)


LOOT_ASKERS: Final = (
    Asker(FIGURE_LOOT, ask_figure_loot, refuse_figure_loot, take_figure_loot),
    Asker(CITY_LOOT, ask_city_loot, refuse_city_loot, carry_off_city),
    Asker(SECOND_RESOURCE, ask_second_resource, refuse_second_resource, take_figure_loot),
)
