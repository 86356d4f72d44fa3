"""Wonders of Wisdom and Warfare that bring trade, techs and coins."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.board import ground
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.reasons_wonders import NOT_YOUR_WONDER
from ziggurat.games.board_game.content.tech_ids import COMPUTERS, NAVIGATION
from ziggurat.games.board_game.content.wonder_use import without_ability
from ziggurat.games.board_game.ids import (
    ANCIENT,
    CITY_SLOTS,
    MEDIEVAL,
    MODERN,
    NO_TOKEN,
    NONE,
    WATER,
)
from ziggurat.games.board_game.moments import COLLECT_TRADE
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.moments import COIN_LIMIT, INSTEAD_OF_A_TECH
from ziggurat.games.board_game.research.phase import kept_trade, research_cost, spend_dial
from ziggurat.games.board_game.research.pyramid import (
    knows,
    learnable,
    may_learn,
    row_counts,
    rows_for,
)
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import lose_trade
from ziggurat.games.board_game.wisdom_and_warfare.ids import (
    EDUCATION,
    GREAT_LIGHTHOUSE,
    INTERNET,
    NOTRE_DAME,
)
from ziggurat.games.board_game.wisdom_and_warfare.wonders.reasons import (
    SECOND_HAS_NO_PLACE,
    SECOND_TOO_HIGH,
    TWO_ARE_DEARER,
)
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Adjust, Cue, Offer
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

RESEARCH_TWO: Final = 220
RESEARCH_TWO_VERB: Final = Verb(RESEARCH_TWO, "research_two", ("tech", "tech"))

SURCHARGE: Final = 6
MORE_COINS: Final = 2


# The Great Lighthouse: trade of the sea


def is_empty_water(g: Table, square: int) -> bool:
    """Tell whether a square is water without a marker, a token or figures."""
    if ground.terrain(g.ground[square]) != WATER or g.markers[square] != NONE:
        return False
    return g.tokens[square] == NO_TOKEN and not blockaded(g, NONE, square)


def light_the_sea(s: State, cue: Cue, value: int) -> int:
    """Each empty water square around a city of its owner brings 1 trade more."""
    g = table(s)
    for slot in range(CITY_SLOTS):
        around = outskirts(g, cue.owner, slot)
        value += len([square for square in around if is_empty_water(g, square)])
    return value


# Notre Dame: two techs at once


def may_research_two(g: Table, seat: int, choice: Choice) -> int:
    """The reason why the owner cannot research two techs, the second with the first laid down."""
    if choice[0] != RESEARCH_TWO:
        return OTHER_QUESTION
    if without_ability(g, seat, NOTRE_DAME) != ALLOWED:
        return NOT_YOUR_WONDER
    first, second = choice[1:]
    reason = may_learn(g, seat, first)
    if reason != ALLOWED:
        return reason
    if not comes_second(g, first, second):
        return SECOND_TOO_HIGH
    if knows(g, seat, second) or not has_place_then(g, seat, first, second):
        return SECOND_HAS_NO_PLACE
    dear = g.trade[seat] < research_cost(g, seat, first) + SURCHARGE
    return TWO_ARE_DEARER if dear else ALLOWED


def comes_second(g: Table, first: int, second: int) -> bool:
    """Tell whether a tech may come with another: of two of one level the later row does."""
    levels = g.printed.levels
    return levels[second] < levels[first] or (levels[second] == levels[first] and second > first)


def has_place_then(g: Table, seat: int, first: int, second: int) -> bool:
    """Tell whether a tech has a place once another has been laid down.

    What lets a tech lie lower than its level does so for one of them.
    """
    levels = g.printed.levels
    counts = row_counts(g, seat)
    for row in rows_for(g, seat, first, counts):
        then = list(counts)
        then[row - 1] += 1
        rows = rows_for(g, seat, second, then)
        if levels[second] in rows or (rows and row == levels[first]):
            return True
    return False


def pairs_of_techs(s: State, cue: Cue) -> list[Choice]:
    """All pairs that the owner can research now: what `may_research_two` allows, ascending."""
    g = table(s)
    seat = cue.owner
    trade = g.trade[seat] - SURCHARGE
    firsts = [tech for tech in learnable(g, seat) if trade >= research_cost(g, seat, tech)]
    techs = g.rules.families["tech"] if firsts else ()
    found = [(RESEARCH_TWO, first, second) for first in firsts for second in techs]
    return [choice for choice in found if may_research_two(g, seat, choice) == ALLOWED]


def learn_two(s: State, cue: Cue, choice: Choice) -> None:
    """Spend 6 trade, then the dial as for one tech, and learn both; args are what others research.

    Of two techs of one level either is the one that was paid for.
    """
    g = table(s)
    first, second = choice[1:]
    lose_trade(g, cue.owner, SURCHARGE)
    alike = g.printed.levels[first] == g.printed.levels[second]
    paid = second if alike and kept(g, cue, second) > kept(g, cue, first) else first
    spend_dial(g, cue.owner, (paid, *cue.args))
    learn(g, cue.owner, second, researched=True)
    learn(g, cue.owner, first, researched=True)


def kept(g: Table, cue: Cue, tech: int) -> int:
    """The trade that the owner keeps for one of two techs."""
    return kept_trade(g, cue.owner, (tech, *cue.args))


def refuse_two(s: State, cue: Cue, choice: Choice) -> int:
    return may_research_two(table(s), cue.owner, choice)


# The Internet: more coins on techs


def more_coins(s: State, cue: Cue, value: int) -> int:
    """Each tech of its owner takes two coin tokens more."""
    return value + MORE_COINS if table(s).printed.levels[cue.args[0]] else value


WONDERS_OF_WISDOM: Final = (
    Wonder(
        GREAT_LIGHTHOUSE, "the_great_lighthouse", ANCIENT, 15, 1,
        (Adjust(COLLECT_TRADE, light_the_sea),), NAVIGATION, 10,
    ),
    Wonder(
        NOTRE_DAME, "notre_dame", MEDIEVAL, 20, 2,
        (Offer(INSTEAD_OF_A_TECH, pairs_of_techs, learn_two, refuse_two),), EDUCATION, 15,
    ),
    Wonder(
        INTERNET, "the_internet", MODERN, 25, 3, (Adjust(COIN_LIMIT, more_coins),), COMPUTERS, 15,
    ),
)  # fmt: skip
