"""Industry cards: Animal Husbandry anew; Industrialization of Japan, Construction of Nubia,
Craftsmanship of Sumeria."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.pieces import put_city
from ziggurat.games.new_dawn.board.spaces import caravans_of
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.focus.industry import against_city, in_the_way, resolve_industry
from ziggurat.games.new_dawn.focus.reasons_industry import CITY_OUT_OF_RANGE
from ziggurat.games.new_dawn.ids import FIRST_LEADER, HARDEST, INDUSTRY, ON_CARD
from ziggurat.games.new_dawn.masks import has, minus
from ziggurat.games.new_dawn.moments import (
    CITY_BUILT,
    INDUSTRY_USES,
    RESOURCE_PRODUCTION,
    WONDER_BUILT,
    WONDER_PRODUCTION,
)
from ziggurat.games.new_dawn.picking import naming, obstructed
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import armies_of, put_army
from ziggurat.games.new_dawn.terra_incognita.districts.placing import district_spaces
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import NO_FIGURE_THERE
from ziggurat.games.new_dawn.terra_incognita.focus.science_cards import DialFarther
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import SETTLE, SETTLE_ARMY
from ziggurat.games.new_dawn.terra_incognita.ids import (
    CONSTRUCTION,
    CRAFTSMANSHIP,
    INDUSTRIALIZATION,
    NEW_ANIMAL_HUSBANDRY,
    NUBIA,
)
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Offer
from ziggurat.kernel.flows import fire
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

JAPAN: Final = FIRST_LEADER + 4
SUMERIA: Final = FIRST_LEADER + 7

# Animal Husbandry: a city where an own figure stands, which goes back to its card.


def settling_land(g: Table, seat: int) -> int:
    """Mask: legal spaces for a city, wherever they are and whatever their terrain."""
    if unused_cities(g, seat) <= 0:
        return 0
    return minus(g.board.land, obstructed(in_the_way(g, seat, HARDEST)))


def husbandry_offer(s: State, cue: Cue) -> list[Choice]:
    if cue.args[0] != cue.card:
        return []
    g = table(s)
    land = settling_land(g, cue.owner)
    found = naming(SETTLE, land & caravans_of(g, cue.owner))
    return found + naming(SETTLE_ARMY, land & armies_of(g, cue.owner))


def husbandry_test(s: State, cue: Cue, choice: Choice) -> int:
    if choice[0] not in (SETTLE, SETTLE_ARMY) or cue.args[0] != cue.card:
        return OTHER_QUESTION
    if choice in husbandry_offer(s, cue):
        return ALLOWED
    g = table(s)
    figures = armies_of(g, cue.owner) if choice[0] == SETTLE_ARMY else caravans_of(g, cue.owner)
    if not has(figures, choice[1]):
        return NO_FIGURE_THERE
    reason = against_city(g, cue.owner, choice[1], HARDEST)
    return NO_FIGURE_THERE if reason == CITY_OUT_OF_RANGE else reason


def husbandry_reply(s: State, cue: Cue, choice: Choice) -> None:
    """The city stands before the figure leaves."""
    g = table(s)
    seat, space = cue.owner, choice[1]
    put_city(g, seat, space)
    g.note("built_city", seat, (space,))
    if choice[0] == SETTLE_ARMY:
        put_army(g, seat, unknown(g).armies[seat].index(space), ON_CARD)
    else:
        realm = g.realms[seat]
        realm.caravans = put(realm.caravans, realm.caravans.index(space), ON_CARD)
    g.note("settled", seat, (space,))
    step_done(g)
    fire(g, CITY_BUILT, seat, (cue.args[0], space, cue.args[1]), everyone=False)


# Industrialization: more production for each district.


def industrialization_production(s: State, cue: Cue, production: int) -> int:
    if cue.args[0] != cue.card:
        return production
    return production + district_spaces(table(s), cue.owner).bit_count()


# Construction: each resource is worth one more.


def construction_worth(s: State, cue: Cue, worth: int) -> int:
    return worth + 1 if cue.args[0] == cue.card else worth


# Craftsmanship: a wonder that it builds moves the tech dial.


def craftsmanship_built(s: State, cue: Cue) -> None:
    """Only a wonder that was built counts, and only if this card built it."""
    frames = [frame for frame in s.stack if isinstance(frame, Resolve)]
    if frames and frames[-1].card == cue.card and frames[-1].seat == cue.owner:
        s.push(DialFarther(cue.owner, False))


NEW_INDUSTRY_CARDS: Final = (
    FocusCard(
        INDUSTRY, 2, "animal_husbandry_ti", resolve_industry, distance=3,
        hooks=(Offer(INDUSTRY_USES, husbandry_offer, husbandry_reply, husbandry_test),),
        number=NEW_ANIMAL_HUSBANDRY,
    ),
    # Secondary: the texts of these three rest on one source.
    FocusCard(
        INDUSTRY, 3, "industrialization", resolve_industry, distance=4, water=True,
        hooks=(Adjust(WONDER_PRODUCTION, industrialization_production),),
        number=INDUSTRIALIZATION, leader=JAPAN,
    ),
    FocusCard(
        INDUSTRY, 2, "construction", resolve_industry, distance=3,
        hooks=(Adjust(RESOURCE_PRODUCTION, construction_worth),),
        number=CONSTRUCTION, leader=NUBIA,
    ),
    FocusCard(
        INDUSTRY, 1, "craftsmanship", resolve_industry, distance=2,
        hooks=(Do(WONDER_BUILT, craftsmanship_built),),
        number=CRAFTSMANSHIP, leader=SUMERIA,
    ),
)  # fmt: skip

REMOVED_INDUSTRY_CARD: Final = "animal_husbandry"
