"""Ten more leader sheets, each with a starting order and an ability.

Owns what is printed on the sheets; abilities that ask something have a file of their own. The
growth card lies leftmost whatever the sheet says (ti.setup.irrigation).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.focus.culture import UNUSED_ONLY, PlaceTokens, token_spaces
from ziggurat.games.new_dawn.focus.journeys import PutOnType
from ziggurat.games.new_dawn.ids import (
    CITY,
    CITY_STATE,
    CULTURE,
    ECONOMY,
    HARDEST,
    INDUSTRY,
    MILITARY,
    MOUNTAIN,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.moments import (
    AFTER_RESET,
    ATTACK_BONUS,
    ATTACK_WON,
    CARAVAN_LINKS,
    CARAVAN_SPACES,
    CITY_BUILT,
    DEFENCE_BONUS,
    DIPLOMACY_LIMIT,
    REINFORCED_WORTH,
    SLOT_VALUE,
    TOKEN_PLACED,
)
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.rows import CityState, Leader
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.armies.moments import ARMY_ENTERS
from ziggurat.games.new_dawn.terra_incognita.districts.event import resolve_one
from ziggurat.games.new_dawn.terra_incognita.districts.moments import DISTRICT_FRIENDLY
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CHINA,
    ENGLAND,
    GEORGIA,
    GROWTH,
    INCA,
    INDONESIA,
    NETHERLANDS,
    NUBIA,
    OTTOMAN,
    POLAND,
    ZULU,
)
from ziggurat.games.new_dawn.terra_incognita.leaders.england import england_built
from ziggurat.games.new_dawn.terra_incognita.leaders.ottoman import (
    OTTOMAN_ABILITY,
    ottoman_attack,
    ottoman_defence,
)
from ziggurat.games.new_dawn.terra_incognita.leaders.poland import poland_limit
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.state import State

# Georgia: a diplomacy card of a city-state moves cards of its type to the right.


def georgia_slot(s: State, cue: Cue, place: int) -> int:
    """One slot, however many such cards are held."""
    focus = focus_of(s.rules, cue.args[0])
    held = table(s).realms[cue.owner].in_play & printed(s.rules).city_states
    for card in members(held):
        row = s.rules.rows[card]
        if isinstance(row, CityState) and row.focus == focus:
            return place + 1
    return place


# Inca: a token on a mountain spreads to a space beside it, again and again.


def inca_placed(s: State, cue: Cue) -> None:
    """It ends when unused tokens or spaces run out, as with Stonehenge."""
    g = table(s)
    space = cue.args[0]
    if g.board.terrain[space] != MOUNTAIN or owner_of(g, space) != cue.owner:
        return
    near = g.board.near[space]
    if token_spaces(g, cue.owner, HARDEST, near):
        g.push(PlaceTokens(cue.owner, 1, HARDEST, near, UNUSED_ONLY))


# Indonesia: figures sail, and caravans from edge to edge.


def with_water(s: State, cue: Cue, spaces: int) -> int:
    return spaces | table(s).board.waters


def indonesia_links(s: State, cue: Cue, spaces: int) -> int:
    """For caravans all water at the edge of the map lies a step apart."""
    board = table(s).board
    return spaces | board.waters & board.rim


# Netherlands: water beside own districts is friendly land of every terrain for them.


def netherlands_friendly(s: State, cue: Cue, spaces: int) -> int:
    g = table(s)
    own = mask_of([at for at in unknown(g).districts[cue.owner] if at >= 0])
    return spaces | g.board.around(own) & g.board.waters


# Nubia: after the growth card, one district.


def nubia_reset(s: State, cue: Cue) -> None:
    if focus_of(s.rules, cue.args[0]) == GROWTH:
        resolve_one(table(s), cue.owner)


# Zulu: victories bring trade tokens for the military card.


def zulu_won(s: State, cue: Cue) -> None:
    """A second token for a rival city or a city-state; a fort without an owner is neither."""
    count = 2 if cue.args[1] in (CITY, CITY_STATE) else 1
    s.push(PutOnType(cue.owner, count, MILITARY))


# Secondary: the orders of all but China, England and Nubia rest on one source.
NEW_LEADERS: Final = (
    Leader(
        CHINA, "china", (MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE),
        (Plus(REINFORCED_WORTH, 1),),
    ),
    Leader(
        ENGLAND, "england", (ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY),
        (Do(CITY_BUILT, england_built),),
    ),
    Leader(
        GEORGIA, "georgia", (INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE),
        (Adjust(SLOT_VALUE, georgia_slot),),
    ),
    Leader(
        INCA, "inca", (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
        (Do(TOKEN_PLACED, inca_placed),),
    ),
    Leader(
        INDONESIA, "indonesia", (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY),
        (
            Adjust(CARAVAN_SPACES, with_water), Adjust(ARMY_ENTERS, with_water),
            Adjust(CARAVAN_LINKS, indonesia_links),
        ),
    ),
    Leader(
        NETHERLANDS, "netherlands", (CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY),
        (Adjust(DISTRICT_FRIENDLY, netherlands_friendly),),
    ),
    Leader(
        NUBIA, "nubia", (ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY),
        (Do(AFTER_RESET, nubia_reset),),
    ),
    Leader(
        OTTOMAN, "ottoman", (SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY),
        (
            OTTOMAN_ABILITY, Adjust(ATTACK_BONUS, ottoman_attack),
            Adjust(DEFENCE_BONUS, ottoman_defence),
        ),
    ),
    Leader(
        POLAND, "poland", (CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE),
        (Adjust(DIPLOMACY_LIMIT, poland_limit),),
    ),
    Leader(
        ZULU, "zulu", (INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY), (Do(ATTACK_WON, zulu_won),)
    ),
)  # fmt: skip
