"""The Board Game as a player sees it: three victories to work for, and the empire that pays.

Owns the weights and how far a seat is with each victory. It reads a table as its seat may imagine
it, where only the seat's own cards are real: of others it judges public facts alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.api import State
from ziggurat.games.board_game.board.layouts import LAYOUTS
from ziggurat.games.board_game.board.yields import (
    coins_on,
    culture_on,
    production_on,
    seat_squares,
    trade_on,
)
from ziggurat.games.board_game.ids import (
    CAPITAL,
    COINS_TO_WIN,
    FOG,
    LAST_SPACE,
    NO_TOKEN,
    NONE,
    WATER,
)
from ziggurat.games.board_game.lands import free_slot
from ziggurat.games.board_game.moments import COINS
from ziggurat.games.board_game.pyramid import row_counts
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.units import unit_row
from ziggurat.kernel.content import adjusted

# The weights, in points.

# The end of the game outweighs everything on the table.
WON: Final = 10_000.0
# A whole victory: half of it in equal steps, half at the end, so that finishing one way beats
# beginning two.
STEADY: Final = 160.0
RISING: Final = 160.0
# The best way of the best rival: slowing it down is worth a detour.
RIVAL: Final = 0.25
# A full pyramid has so many techs of each level; what a tech counts is what it costs.
NEEDED: Final = (5, 4, 3, 2, 1)
COSTS: Final = (6.0, 11.0, 16.0, 21.0, 26.0)
PYRAMID: Final = sum([need * cost for need, cost in zip(NEEDED, COSTS, strict=True)])
# A tech that a full pyramid does not need still does something.
SPARE_TECH: Final = 6.0
# Trade and culture that wait, as shares of what they will be spent for. However much trade waits,
# it must be worth less than the cheapest tech: else nothing would ever be learned.
TRADE: Final = 0.8
IDLE_TRADE: Final = 0.02
CULTURE: Final = 0.7
# Culture that pays for the whole track.
WHOLE_TRACK: Final = 105.0

# What each turn brings.
TRADE_INCOME: Final = 3.0
PRODUCTION_INCOME: Final = 1.6
CULTURE_INCOME: Final = 1.2
# A city acts each turn.
CITY: Final = 22.0
WALLS: Final = 1.5
# A wonder acts, and nobody else has it.
WONDER: Final = 6.0
# Figures and forces.
ARMY: Final = 2.5
ARMIES: Final = 4
SCOUT: Final = 3.5
STRENGTH: Final = 0.9
# The seventh unit and those behind it are rarely drawn.
FIGHTERS: Final = 6
# What can be spent once.
RESOURCE: Final = 1.2
MARKER: Final = 1.4
EVENT: Final = 1.2
# A tile that lies open, and a hut or village at hand.
TILE: Final = 1.2
NEAR: Final = 2.0
# A scout where a city can stand.
SITE: Final = 6.0
SITE_YIELD: Final = 0.5


def has_begun(s: State) -> bool:
    """There is nothing to judge before the capitals stand."""
    return all([cities[CAPITAL] != NONE for cities in table(s).cities])


def evaluate(s: State, seat: int) -> float:
    """How good a state is for a seat."""
    g = table(s)
    if s.outcome is not None:
        winners = s.outcome.winners
        return WON / len(winners) if seat in winners else -WON
    best = max([rival(g, other) for other in range(g.seats) if other != seat])
    counts = row_counts(g, seat)
    income, coins = squares(g, seat)
    value = worth(science(g, seat, counts)) + worth(culture(g, seat))
    value += worth(min(1.0, coins / COINS_TO_WIN)) + income
    return value + empire(g, seat, counts) - RIVAL * worth(best)


# Victories


def worth(share: float) -> float:
    """What a share of a victory is worth."""
    return STEADY * share + RISING * share * share


def rival(g: Table, seat: int) -> float:
    """About how far a rival is with the victory it is nearest to."""
    techs = min(g.known[seat].bit_count(), sum(NEEDED)) / sum(NEEDED)
    tokens = min(len(g.coin_tokens[seat]), COINS_TO_WIN) / COINS_TO_WIN
    return max(techs, g.track[seat] / LAST_SPACE, tokens)


def science(g: Table, seat: int, counts: list[int]) -> float:
    """How far a seat is with a full pyramid; trade that waits counts in part."""
    paid = 0.0
    for level, need in enumerate(NEEDED):
        paid += min(counts[level], need) * COSTS[level]
    return min(1.0, (paid + TRADE * _useful(counts, g.trade[seat])) / PYRAMID)


def _useful(counts: list[int], trade: int) -> float:
    """Trade that the next tech uses; what is left over counts little."""
    goal = COSTS[0]
    for level in range(1, len(NEEDED)):
        if counts[level] + 1 < counts[level - 1] and counts[level] < NEEDED[level]:
            goal = COSTS[level]
    return min(float(trade), goal) + IDLE_TRADE * max(0.0, trade - goal)


def culture(g: Table, seat: int) -> float:
    """How far a seat is along the culture track; tokens that wait count in part."""
    waiting = CULTURE * g.culture[seat] / WHOLE_TRACK
    return min(1.0, g.track[seat] / LAST_SPACE + waiting)


def squares(g: Table, seat: int) -> tuple[float, int]:
    """What the squares of a seat bring each turn, and all its coins."""
    value = 0.0
    coins = len(g.coin_tokens[seat])
    for square in seat_squares(g, seat):
        value += TRADE_INCOME * trade_on(g, square)
        value += PRODUCTION_INCOME * production_on(g, square)
        value += CULTURE_INCOME * culture_on(g, square)
        coins += coins_on(g, square)
    return value, adjusted(g, COINS, seat, (), coins)


# The empire


def empire(g: Table, seat: int, counts: list[int]) -> float:
    """What a seat has beside what its squares bring, whatever victory it is for."""
    spare = sum([max(0, counts[level] - NEEDED[level]) for level in range(len(NEEDED))])
    value = _forces(g, seat) + SPARE_TECH * spare
    built = len([square for square in g.cities[seat] if square != NONE])
    value += CITY * built + WALLS * g.walls[seat].bit_count()
    value += WONDER * g.owners.count(seat)
    value += RESOURCE * sum(g.resources[seat]) + MARKER * len(g.found[seat])
    value += EVENT * len(g.hand[seat]) + TILE * (len(g.tiles) - g.tiles.count(NONE))
    return value + _errands(g, seat)


def _forces(g: Table, seat: int) -> float:
    """Figures, and the best units of the standing forces."""
    ranks = g.ranks[seat]
    strengths: list[int] = []
    for unit in g.forces[seat]:
        row = unit_row(g, unit)
        rank = ranks[row.unit_type] if row.unit_type < len(ranks) else 1
        strengths.append(row.at_rank(rank))
    strengths.sort(reverse=True)
    armies = min(len(g.armies[seat]), ARMIES)
    return STRENGTH * sum(strengths[:FIGHTERS]) + ARMY * armies + SCOUT * len(g.scouts[seat])


@lru_cache
def _goals(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """The squares on which huts and villages lie; they change less often than all the rest."""
    return tuple([square for square, token in enumerate(tokens) if token != NO_TOKEN])


def _errands(g: Table, seat: int) -> float:
    """Armies near huts and villages, and scouts where a city could stand."""
    layout = LAYOUTS[g.seats]
    goals = _goals(g.tokens)
    value = 0.0
    for army in g.armies[seat]:
        if goals:
            value += NEAR / (1 + min([layout.distance(army, goal) for goal in goals]))
    if free_slot(g, seat) != NONE:
        value += max([_site(g, square) for square in g.scouts[seat]], default=0.0)
    return value


def _site(g: Table, square: int) -> float:
    """What a place for a city is worth: nothing where none can stand."""
    layout = LAYOUTS[g.seats]
    around = layout.around[square]
    if len(around) < 8 or g.ground[square] % 8 == WATER:
        return 0.0
    for cities in g.cities:
        for centre in cities:
            if centre != NONE and layout.distance(centre, square) < 3:
                return 0.0
    value = SITE
    for beside in around:
        if g.ground[beside] == FOG or g.tokens[beside] != NO_TOKEN:
            return SITE / 3
        value += SITE_YIELD * (
            trade_on(g, beside) + production_on(g, beside) + 2 * coins_on(g, beside)
        )
    return value
