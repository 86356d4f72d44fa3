"""Loot by points: an option in which a winner has points to spend on what it takes.

Owns what points buy. It is taken as loot always is, but for coin tokens, which only points can
touch.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.loot import (
    CITY_LOOT,
    FIGURE_LOOT,
    may_learn_from,
    may_loot,
    take,
)
from ziggurat.games.board_game.battle.reasons import LOSER_HAS_NONE, POINTS_SHORT
from ziggurat.games.board_game.holdings import known_techs
from ziggurat.games.board_game.ids import ERAS, FIRST_BACK, TRADE_GOOD
from ziggurat.games.board_game.research.abilities import drop_coin
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import DROP_COIN, LEARN, LOOT, TAKE_COIN
from ziggurat.games.board_game.victory import begin_aftermath
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted, without

Ints = tuple[int, ...]

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
    found: list[Choice] = [(LEARN, tech) for tech in known_techs(g, loser)]
    found.extend([(LOOT, good) for good in range(TRADE_GOOD, BEHIND_BACKS)])
    found.extend([(DROP_COIN, row) for row in coins])
    found.extend([(TAKE_COIN, row) for row in coins])
    return [choice for choice in found if may_buy(g, winner, loser, points, choice) == ALLOWED]


def carry_out(g: Table, winner: int, loser: int, choice: Choice) -> None:
    """Let a winner have what it has bought."""
    if choice[0] == LEARN:
        learn(g, winner, choice[1], researched=False)
    elif choice[0] == LOOT:
        take(g, winner, loser, choice[1])
    elif choice[0] == DROP_COIN:
        drop_coin(g, winner, loser, choice[1])
    else:
        g.coin_tokens = put_row(g.coin_tokens, loser, without(g.coin_tokens[loser], choice[1]))
        coins = with_sorted(g.coin_tokens[winner], g.civilization[winner])
        g.coin_tokens = put_row(g.coin_tokens, winner, coins)
        g.note("coin_taken", winner, (loser,))
        begin_aftermath(g)


# Spending them: args are the loser and the points left


def ask_points(s: State, seat: int, args: Ints) -> Question:
    """Ask what a winner has for its points; it may take nothing."""
    options = ((PASS,), *effects(table(s), seat, args[0], args[1]))
    return Question(seat, "loot_points", PICK, options, args, any_order=True)


def refuse_points(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    """Say why a winner cannot have something."""
    loser, points = args
    reason = may_buy(table(s), seat, loser, points, choice)
    if reason == POINTS_SHORT:
        return Reason(reason, (price(choice), points))
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def spend_points(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    """Spend some; as long as there are more to spend, the winner is asked again."""
    choice = answers[0]
    if choice[0] == PASS:
        return
    left = args[1] - price(choice)
    if left > 0:
        s.push(Ask(FIGURE_LOOT, order[0], (args[0], left)))
    carry_out(table(s), order[0], args[0], choice)


def loot_by_points(b: Build) -> None:
    """The option to spend points on loot; it may be installed again (cb.loot.system_choice)."""
    for name in (FIGURE_LOOT, CITY_LOOT):
        b.askers.replace(name, Asker(name, ask_points, refuse_points, spend_points))
