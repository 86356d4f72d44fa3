"""Loot by points: an option in which a winner has points to spend on what it takes.

Owns the two lists of that option. Beaten figures bring one point, a city that fell two; what a list
offers is taken as loot always is, but for coin tokens, which only points can touch.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.loot import (
    CITY_LOOT,
    FIGURE_LOOT,
    SECOND_RESOURCE,
    lootable,
    may_learn_from,
    may_loot,
    take,
    techs_of,
)
from ziggurat.games.board_game.battle.reasons import LOSER_HAS_NONE, POINTS_SHORT
from ziggurat.games.board_game.ids import ERAS
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.goods import FIRST_BACK, TRADE_GOOD
from ziggurat.games.board_game.verbs import DROP_COIN, LEARN, LOOT, TAKE_COIN
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without

Ints = tuple[int, ...]

FIGURE_POINTS: Final = 1
CITY_POINTS: Final = 2
BEHIND_BACKS: Final = FIRST_BACK + len(ERAS)


def price(choice: Choice) -> int:
    """What an effect costs: two points for a tech, a culture event or a coin of one's own."""
    if choice[0] in (LEARN, TAKE_COIN):
        return 2
    return 2 if choice[0] == LOOT and choice[1] >= FIRST_BACK else 1


def may_buy(g: Table, winner: int, loser: int, points: int, choice: Choice) -> int:
    """The reason why a winner cannot have an effect for its points."""
    if choice[0] not in (LEARN, LOOT, DROP_COIN, TAKE_COIN):
        return OTHER_QUESTION
    if price(choice) > points:
        return POINTS_SHORT
    if choice[0] == LEARN:
        return may_learn_from(g, winner, loser, choice[1])
    if choice[0] == LOOT:
        return may_loot(g, loser, choice[1], TRADE_GOOD, BEHIND_BACKS)
    return ALLOWED if choice[1] in g.coin_tokens[loser] else LOSER_HAS_NONE


def effects(g: Table, winner: int, loser: int, points: int) -> list[Choice]:
    """Everything that a winner can have for its points: what `may_buy` allows, ascending."""
    coins = sorted(set(g.coin_tokens[loser]))
    found: list[Choice] = [(LEARN, tech) for tech in techs_of(g, winner, loser)]
    found.extend(lootable(g, loser, TRADE_GOOD, BEHIND_BACKS))
    found.extend([(DROP_COIN, row) for row in coins])
    found.extend([(TAKE_COIN, row) for row in coins])
    return [choice for choice in found if price(choice) <= points]


def carry_out(g: Table, winner: int, loser: int, choice: Choice) -> None:
    """Let a winner have what it has bought."""
    if choice[0] == LEARN:
        learn(g, winner, choice[1], researched=False)
    elif choice[0] == LOOT:
        take(g, winner, loser, choice[1])
    else:
        g.coin_tokens = put_row(g.coin_tokens, loser, without(g.coin_tokens[loser], choice[1]))
        if choice[0] == TAKE_COIN:
            coins = with_sorted(g.coin_tokens[winner], g.civilization[winner])
            g.coin_tokens = put_row(g.coin_tokens, winner, coins)
        g.note("coin_taken" if choice[0] == TAKE_COIN else "coin_dropped", winner, (loser,))
        check_victory(g)


# One point, and two


def ask_points(s: State, seat: int, loser: int, points: int) -> Question:
    """Ask what a winner has for its points; it may take nothing."""
    options = ((PASS,), *effects(table(s), seat, loser, points))
    return Question(seat, "loot_points", PICK, options, (loser, points), any_order=True)


def refuse_points(s: State, seat: int, loser: int, points: int, choice: Choice) -> Reason | None:
    """Say why a winner cannot have something."""
    reason = may_buy(table(s), seat, loser, points, choice)
    if reason == POINTS_SHORT:
        return Reason(reason, (price(choice), points))
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def ask_one(s: State, seat: int, args: Ints) -> Question:
    return ask_points(s, seat, args[0], FIGURE_POINTS)


def refuse_one(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return refuse_points(s, seat, args[0], FIGURE_POINTS, choice)


def spend_one(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    if answers[0][0] != PASS:
        carry_out(table(s), order[0], args[0], answers[0])


def ask_two(s: State, seat: int, args: Ints) -> Question:
    return ask_points(s, seat, args[0], CITY_POINTS)


def refuse_two(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return refuse_points(s, seat, args[0], CITY_POINTS, choice)


def spend_two(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    """Spend both points, or one of them; then there is one more to spend."""
    choice = answers[0]
    if choice[0] == PASS:
        return
    if price(choice) < CITY_POINTS:
        s.push(Ask(FIGURE_LOOT, order[0], args))
    carry_out(table(s), order[0], args[0], choice)


def loot_points(b: Build) -> None:
    """The option to spend points on loot (cb.loot.system_choice)."""
    b.askers.replace(FIGURE_LOOT, Asker(FIGURE_LOOT, ask_one, refuse_one, spend_one))
    b.askers.replace(CITY_LOOT, Asker(CITY_LOOT, ask_two, refuse_two, spend_two))
    b.askers.remove(SECOND_RESOURCE)
