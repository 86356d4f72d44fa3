"""The Board Game as a player sees it: four victories to work for, and the empire that pays.

Owns the weights and how far a seat is with each victory. It reads a table as its seat may imagine
it, where only the seat's own cards are real: of others it judges public facts alone. A module
brings what its own things are worth in `board_game_<module>.py`: `terms`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from ziggurat.api import Choice, Question, Rules, State
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.cities.city_management import CityManagement
from ziggurat.games.board_game.cities.lands import free_slot
from ziggurat.games.board_game.culture.track import CULTURE_COST, TRADE_COST, section
from ziggurat.games.board_game.ids import CAPITAL, COINS_TO_WIN, LAST_SPACE, NONE
from ziggurat.games.board_game.moments import CITY_ACTIONS, COINS, COLLECT_TRADE
from ziggurat.games.board_game.movement.figures import water_use
from ziggurat.games.board_game.research.pyramid import starting_tech
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import COUNTER, DEAL
from ziggurat.kernel.choice import PASS
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import Each, Flow
from ziggurat.players.evaluators.board_game_map import goals, sites, square_yield, ways, yields
from ziggurat.players.evaluators.board_game_war import conquest, fighting, safety

# The weights, in points.

# The end of the game outweighs everything on the table.
WON: Final = 10_000.0
# A whole victory: a part of it in equal steps, the rest at the end, so that finishing one way beats
# beginning two.
STEADY: Final = 160.0
RISING: Final = 260.0
# The culture track needs more work than a pyramid, coins less.
LONG_WAY: Final = 2.0
SHORT_WAY: Final = 0.35
# Each civilization leans towards one of the four, so that not all seats play alike.
LEANING: Final = 0.6
# The best way of the best rival: slowing it down is worth a detour.
RIVAL: Final = 0.25
# A full pyramid has so many techs of each level; what a tech counts is what it costs.
NEEDED: Final = (5, 4, 3, 2, 1)
COSTS: Final = (6.0, 11.0, 16.0, 21.0, 26.0)
PYRAMID: Final = sum([need * cost for need, cost in zip(NEEDED, COSTS, strict=True)])
# A tech that a full pyramid does not need still does something, and so does what it unlocks.
SPARE_TECH: Final = 1.0
UNLOCKED: Final = 1.0
# Trade and culture that wait, as shares of what they will be spent for. However much trade waits,
# it must be worth less than the cheapest tech: else nothing would ever be learned.
TRADE: Final = 0.8
IDLE_TRADE: Final = 0.02
CULTURE: Final = 0.8
# What has been paid for each space of the track, trade counted by half.
PAID: Final = tuple(
    [
        sum([CULTURE_COST[section(at)] + TRADE_COST[section(at)] / 2 for at in range(1, space + 1)])
        for space in range(LAST_SPACE + 1)
    ]
)

# What each turn brings, for as long as the game lasts.
TRADE_INCOME: Final = 4.0
PRODUCTION_INCOME: Final = 2.4
CULTURE_INCOME: Final = 2.0
LAST_TURN: Final = 20
LEAST: Final = 0.25
# A city acts each turn.
CITY: Final = 20.0
ACTION: Final = 10.0
# An action that is left this turn must not be forgone.
UNUSED: Final = 4.0
WALLS: Final = 1.5
# A wonder acts, and nobody else has it.
WONDER: Final = 6.0
# Figures.
ARMY: Final = 2.5
ARMIES: Final = 4
SCOUT: Final = 4.0
# What can be spent once.
RESOURCE: Final = 1.2
MARKER: Final = 2.5
EVENT: Final = 1.2
PERSON: Final = 2.0
# A tile that lies open, and a hut, a village or the dark at hand.
TILE: Final = 2.5
NEAR: Final = 1.5
# Nobody moves without a reason.
TIRED: Final = 0.01
# What a scout gathers.
GATHERED: Final = 0.6


def has_begun(s: State) -> bool:
    """There is nothing to judge before the capitals stand."""
    return all([cities[CAPITAL] != NONE for cities in table(s).cities])


def part(s: State) -> tuple[int, ...]:
    """The part of a phase that is a seat's own; a look goes no further.

    It is known by the step of the turn and by how many seats are still to come.
    """
    waiting = 0
    at = NONE
    for frame in s.stack[:3]:
        if isinstance(frame, Each):
            waiting = len(frame.order)
        elif at == NONE and isinstance(frame, Flow):
            at = frame.place(s)
    return (at, waiting)


def sensible(question: Question) -> tuple[Choice, ...]:
    """What deserves a look: offers of others are answered, but none are made."""
    options = question.options
    if question.topic == "draft":
        options = tuple([choice for choice in options if choice[0] == PASS])
    elif question.topic in ("trading", "answer"):
        options = tuple([choice for choice in options if choice[0] not in (DEAL, COUNTER)])
    return options or question.options


def evaluate(s: State, seat: int) -> float:
    """How good a state is for a seat."""
    g = table(s)
    if s.outcome is not None:
        winners = s.outcome.winners
        return WON / len(winners) if seat in winners else -WON
    best = max([rival(g, other) for other in range(g.seats) if other != seat])
    counts, unlocked = learned(g.rules, g.known[seat], starting_tech(g, seat))
    income, coins, bonus = squares(g, seat)
    victories = (
        worth(science(g, seat, counts)),
        LONG_WAY * worth(culture(g, seat)),
        SHORT_WAY * worth(min(1.0, coins / COINS_TO_WIN)),
        conquest(g, seat, bonus),
    )
    favourite = victories[g.civilization[seat] % len(victories)]
    value = sum(victories) + LEANING * favourite
    value += income + UNLOCKED * unlocked + empire(g, seat, counts) + under_way(g, seat)
    for terms in terms_of(g.rules):
        value += terms(g, seat)
    return value - safety(g, seat, bonus) - RIVAL * worth(best)


@lru_cache
def terms_of(rules: Rules) -> tuple[Callable[[Table, int], float], ...]:
    """What the modules of a game as it is built add to its evaluator."""
    names = [f"{__name__}_{name}" for name in rules.installed]
    return tuple([import_module(name).terms for name in names if find_spec(name)])


# Victories


def worth(share: float) -> float:
    """What a share of a victory is worth."""
    return STEADY * share + RISING * share * share


def rival(g: Table, seat: int) -> float:
    """About how far a rival is with the victory it is nearest to."""
    techs = min(g.known[seat].bit_count(), sum(NEEDED)) / sum(NEEDED)
    tokens = min(len(g.coin_tokens[seat]), COINS_TO_WIN) / COINS_TO_WIN
    return max(techs, g.track[seat] / LAST_SPACE, tokens)


@lru_cache(2048)
def learned(rules: Rules, known: int, first: int) -> tuple[tuple[int, ...], int]:
    """How many techs lie in each row of a pyramid, and what they have unlocked.

    The tech that a civilization began with lies in the bottom row.
    """
    counts = [0] * len(NEEDED)
    unlocked = 0
    for tech in rules.families["tech"]:
        if (known >> tech) & 1:
            row = rules.rows[tech]
            assert isinstance(row, Tech)
            counts[0 if tech == first else row.level - 1] += 1
            unlocked += len(row.buildings) + len(row.units) + len(row.hooks)
    return tuple(counts), unlocked


def science(g: Table, seat: int, counts: tuple[int, ...]) -> float:
    """How far a seat is with a full pyramid; trade that waits counts in part."""
    paid = 0.0
    for level, need in enumerate(NEEDED):
        paid += min(counts[level], need) * COSTS[level]
    return min(1.0, (paid + TRADE * _useful(counts, g.trade[seat])) / PYRAMID)


def _useful(counts: tuple[int, ...], trade: int) -> float:
    """Trade that the next tech uses; what is left over counts little."""
    goal = COSTS[0]
    for level in range(1, len(NEEDED)):
        if counts[level] + 1 < counts[level - 1] and counts[level] < NEEDED[level]:
            goal = COSTS[level]
    return min(float(trade), goal) + IDLE_TRADE * max(0.0, trade - goal)


def culture(g: Table, seat: int) -> float:
    """How far a seat is along the culture track; tokens that wait count in part."""
    return min(1.0, (PAID[g.track[seat]] + CULTURE * g.culture[seat]) / PAID[LAST_SPACE])


def squares(g: Table, seat: int) -> tuple[float, int, int]:
    """What the squares of a seat bring while the game lasts, its coins and its combat bonus."""
    strangers: tuple[int, ...] = ()
    for other in range(g.seats):
        if other != seat:
            strangers += g.armies[other] + g.scouts[other]
    trade, production, culture, coins, bonus = yields(
        g.rules, g.layout, g.ground, g.markers, g.cities[seat], g.scouts[seat], g.scout_city[seat],
        strangers,
    )  # fmt: skip
    trade = adjusted(g, COLLECT_TRADE, seat, (), trade)
    value = TRADE_INCOME * trade + PRODUCTION_INCOME * production + CULTURE_INCOME * culture
    coins = adjusted(g, COINS, seat, (), coins + len(g.coin_tokens[seat]))
    return value * _left(g), coins, bonus


def _left(g: Table) -> float:
    """How much of a game is left, as far as anybody can tell."""
    return max(LEAST, 1.0 - g.turn / LAST_TURN)


# The empire


def under_way(g: Table, seat: int) -> float:
    """Actions that are left to a seat, and how a battle stands that it takes part in."""
    value = 0.0
    for frame in g.stack:
        if isinstance(frame, Battle):
            value += fighting(g, frame, seat)
        elif isinstance(frame, CityManagement) and frame.seat == seat:
            value += UNUSED * sum(g.actions[seat])
    return value


def empire(g: Table, seat: int, counts: tuple[int, ...]) -> float:
    """What a seat has beside what its squares bring, whatever victory it is for."""
    spare = sum([max(0, counts[level] - NEEDED[level]) for level in range(len(NEEDED))])
    value = SPARE_TECH * spare + WALLS * g.walls[seat].bit_count()
    for slot, square in enumerate(g.cities[seat]):
        if square != NONE:
            value += CITY + ACTION * adjusted(g, CITY_ACTIONS, seat, (slot,), 1)
    value += WONDER * g.owners.count(seat) + PERSON * len(g.reserve[seat])
    value += RESOURCE * sum(g.resources[seat]) + MARKER * len(g.facedown_finds[seat])
    value += EVENT * len(g.hand[seat]) + TILE * (len(g.tiles) - g.tiles.count(NONE))
    value += ARMY * min(len(g.armies[seat]), ARMIES) + SCOUT * len(g.scouts[seat])
    return value + _errands(g, seat)


def _errands(g: Table, seat: int) -> float:
    """Armies near what can be explored, and scouts where a city could stand or goods lie."""
    sails = water_use(g, seat) > 0
    value = -TIRED * len(g.moved_figures[seat])
    if g.armies[seat]:
        steps = ways(g.layout, g.ground, sails, goals(g.layout, g.ground, g.tokens))
        value += sum([NEAR / (1 + steps[army]) for army in sorted(set(g.armies[seat]))])
    scouts = sorted(set(g.scouts[seat]))
    if not scouts or free_slot(g, seat) == NONE:
        outside = [scout for scout in scouts if g.lands[scout] == NONE]
        return value + GATHERED * sum([square_yield(g.ground[scout]) for scout in outside])
    places = sites(g.layout, g.ground, g.tokens, g.cities, sails)
    values = sorted([places[scout] for scout in scouts], reverse=True)
    return value + sum(values[: g.cities[seat].count(NONE)])
