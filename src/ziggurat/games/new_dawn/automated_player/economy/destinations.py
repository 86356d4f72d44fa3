"""Destinations of the automated player's caravans: which there are, and which it prefers.

Owns the list of destinations, what can be foreseen of all caravans, and what tokens are worth
to them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.asking import unasked
from ziggurat.games.new_dawn.automated_player.economy.verbs import HEAD_FOR
from ziggurat.games.new_dawn.automated_player.economy.ways import Ways, ways_of
from ziggurat.games.new_dawn.automated_player.ids import FIRST_CRITERION, FIRST_LIST
from ziggurat.games.new_dawn.automated_player.order import in_order
from ziggurat.games.new_dawn.automated_player.rows import Criterion, PriorityList
from ziggurat.games.new_dawn.automated_player.weighing import foreseen
from ziggurat.games.new_dawn.focus.caravans import goals, rival_goals, visited
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has, members, minus
from ziggurat.games.new_dawn.state import Table
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import SPACE, Question

DESTINATION: Final = "ap_destination"


def bound_for(g: Table, seat: int, caravan: int, ways: Ways, closed: int = 0) -> tuple[Choice, ...]:
    """Where a caravan may be bound: destinations to which there is a way, but not those closed.

    Rules: ap.economy.distance, ap.economy.different, ap.economy.rival_which
    """
    there = goals(g, seat) & ways.reached()
    there = minus(there, closed | visited(g.realms[seat]))
    return tuple([(HEAD_FOR, caravan, space) for space in members(there)])


# What the list compares; a choice is the verb, the caravan and the space.


def new_city_state(g: Table, question: Question, choice: Choice) -> int:
    """Whether others hold the cards of the city-state makes no difference.

    Rules: ap.economy.citystate_card_gone
    """
    if not has(g.city_states, choice[2]):
        return 0
    card = g.board.icons.city_states[choice[2]]
    return 0 if has(g.realms[question.seat].in_play, card) else 1


def rival_city(g: Table, question: Question, choice: Choice) -> int:
    return 1 if has(rival_goals(g, question.seat), choice[2]) else 0


def shortest_way(g: Table, question: Question, choice: Choice) -> int:
    return -ways_of(g, question.seat, choice[1]).length(choice[2])


NEW_CITY_STATE: Final = Criterion(FIRST_CRITERION + 15, "new_city_state", new_city_state)
RIVAL_CITY: Final = Criterion(FIRST_CRITERION + 16, "rival_city", rival_city)
SHORTEST_WAY: Final = Criterion(FIRST_CRITERION + 17, "shortest_way", shortest_way)

DESTINATIONS: Final = PriorityList(
    FIRST_LIST + 10, "caravan_destination", "ap.economy.destinations",
    (NEW_CITY_STATE, RIVAL_CITY, SHORTEST_WAY),
)  # fmt: skip


def best_way(g: Table, seat: int, caravan: int, closed: int) -> tuple[int, int]:
    """The destination that a caravan would be bound for now, and how far it is.

    Where chance would decide it is the first that it is told. Both are `NONE` if there is none.
    """
    ways = ways_of(g, seat, caravan)
    options = bound_for(g, seat, caravan, ways, closed)
    if not options:
        return NONE, NONE
    question = unasked(seat, DESTINATION, SPACE, options)
    goal = in_order(g, foreseen(g, question, DESTINATIONS, options))[0][2]
    return goal, ways.length(goal)


def ways_to_come(g: Table, seat: int, caravans: list[int], closed: int) -> list[int]:
    """How far some caravans would have to go if they moved now, the nearest first.

    Rules: ap.economy.order, ap.economy.different
    """
    found: list[int] = []
    left = list(caravans)
    while left:
        ways = [best_way(g, seat, caravan, closed) for caravan in left]
        lengths = [length for goal, length in ways if goal != NONE]
        if not lengths:
            break
        nearest = [length for _, length in ways].index(min(lengths))
        found.append(min(lengths))
        closed |= bit(ways[nearest][0])
        left.pop(nearest)
    return found


def tokens_worth_it(most: int, distance: int, lengths: list[int]) -> int:
    """The fewest of `most` tokens with which as many caravans arrive as can.

    A caravan arrives that comes to where it is bound. Nothing is spent for one that arrives
    anyway, or does not arrive with all of them.
    Rules: ap.economy.trade_tokens, ap.economy.trade_tokens_count
    """
    missing = [length - distance for length in lengths]
    needed = [tokens for tokens in missing if 0 < tokens <= most]
    return max(needed) if needed else 0
