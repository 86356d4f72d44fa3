"""Leaders: eight sheets, each with a starting order and an ability.

Owns what is printed on the sheets. A leader is a row in play like any card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.economy_cards import TakeResource
from ziggurat.games.new_dawn.content.reasons import NOT_IN_ROW
from ziggurat.games.new_dawn.content.wonders_scientific import SwapCards
from ziggurat.games.new_dawn.focus.row import lay_on
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    ECONOMY,
    FIRST_LEADER,
    GRASSLAND,
    HILLS,
    INDUSTRY,
    MILITARY,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit, has, members
from ziggurat.games.new_dawn.moments import (
    AFTER_RESET,
    ATTACK_BONUS,
    ATTACK_WON,
    BARBARIAN_DEFEATED,
    CARAVAN_STARTS,
    CULTURE_TOKENS,
    DEFENCE_BONUS,
    NATURAL_TAKEN,
    TARGET_DIFFICULTY,
    WITHIN,
    WONDER_COST,
)
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import PUT
from ziggurat.games.new_dawn.victory import wonders_of
from ziggurat.games.new_dawn.wonders.wonders import wonder_row
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State

# America: natural wonder tokens lie on focus cards, gained or spent.


def america_natural(s: State, cue: Cue) -> None:
    s.push(LayNatural(cue.owner, cue.args[0]))


class LayNatural(Listed):
    """Lay a natural wonder token on a focus card of one's choice."""

    SPEC: ClassVar[str] = "seat: int, natural: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.naturalwonder.as_resource",)

    def __init__(self, seat: int, natural: int) -> None:
        self.seat: Final = seat
        self.natural: Final = natural

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return printed(g.rules).put_options

    def against(self, g: Table, choice: Choice) -> int:
        return NOT_IN_ROW if choice[0] == PUT else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "lay_natural", CARD, options, (self.natural,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        realm = table(s).realms[self.seat]
        lay_on(realm, choice[1], self.natural)
        s.note("laid_natural", self.seat, (self.natural, realm.row[choice[1]]))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.natural)


# Aztec: a won attack lets two cards change places once the military card is reset.


def aztec_won(s: State, cue: Cue) -> None:
    """What is used up in a turn remembers the victory until the turn ends."""
    table(s).realms[cue.owner].used_this_turn |= bit(cue.card)


def aztec_reset(s: State, cue: Cue) -> None:
    won = has(table(s).realms[cue.owner].used_this_turn, cue.card)
    if won and printed(s.rules).focus[cue.args[0]] == MILITARY:
        s.push(SwapCards(cue.owner, len(printed(s.rules).slots)))


# France: more control tokens for the latest era among its wonders.


def france_tokens(s: State, cue: Cue, count: int) -> int:
    g = table(s)
    best = 0
    for wonder in members(wonders_of(g, cue.owner)):
        best = max(best, wonder_row(g, wonder).era + 1)
    return count + best


# Japan: deserts and mountains at the coast or the edge are as easy as forest.

COAST_DIFFICULTY: Final = 3


def coast(g: Table) -> int:
    """Mask: deserts and mountains beside water or at the edge; natural wonders are neither."""
    board = g.board
    rough = board.within[5] & ~board.within[COAST_DIFFICULTY]
    for space in board.icons.naturals:
        rough &= ~bit(space)
    return rough & board.coast


def japan_within(s: State, cue: Cue, spaces: int) -> int:
    g = table(s)
    helps = cue.args[1] >= COAST_DIFFICULTY and g.active == cue.owner
    return spaces | coast(g) if helps else spaces


def japan_target(s: State, cue: Cue, difficulty: int) -> int:
    """Only the attacker counts it, and attacks are made in one's own turn."""
    easier = has(coast(table(s)), cue.args[0])
    return min(difficulty, COAST_DIFFICULTY) if easier else difficulty


# Rome: caravans leave the card from any city.


def rome_starts(s: State, cue: Cue, cities: int) -> int:
    return cities | table(s).realms[cue.owner].cities


# Scythia: stronger on grassland and hills, on either side.

STEPPE_BONUS: Final = 3


def scythia_bonus(s: State, cue: Cue, bonus: int) -> int:
    terrain = table(s).board.terrain[cue.args[0]]
    return bonus + STEPPE_BONUS if terrain in (GRASSLAND, HILLS) else bonus


# Sumeria: a defeated barbarian yields a resource.


def sumeria_defeated(s: State, cue: Cue) -> None:
    s.push(TakeResource(cue.owner))


LEADERS: Final = (
    Leader(
        FIRST_LEADER, "america", (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY),
        (Do(NATURAL_TAKEN, america_natural),),
    ),
    Leader(
        FIRST_LEADER + 1, "aztec", (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY),
        (Do(ATTACK_WON, aztec_won), Do(AFTER_RESET, aztec_reset)),
    ),
    Leader(
        FIRST_LEADER + 2, "egypt", (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE),
        (Plus(WONDER_COST, -1),),
    ),
    # Secondary: the order of France rests on one of two sources.
    Leader(
        FIRST_LEADER + 3, "france", (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE),
        (Adjust(CULTURE_TOKENS, france_tokens),),
    ),
    Leader(
        FIRST_LEADER + 4, "japan", (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE),
        (Adjust(WITHIN, japan_within), Adjust(TARGET_DIFFICULTY, japan_target)),
    ),
    Leader(
        FIRST_LEADER + 5, "rome", (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY),
        (Adjust(CARAVAN_STARTS, rome_starts),),
    ),
    Leader(
        FIRST_LEADER + 6, "scythia", (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY),
        (Adjust(ATTACK_BONUS, scythia_bonus), Adjust(DEFENCE_BONUS, scythia_bonus)),
    ),
    Leader(
        FIRST_LEADER + 7, "sumeria", (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY),
        (Do(BARBARIAN_DEFEATED, sumeria_defeated),),
    ),
)  # fmt: skip

LEADER_FRAMES: Final = (LayNatural,)
