"""Industry cards: Pottery, Animal Husbandry, Nationalism, Urbanization."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.focus.culture import PlaceTokens
from ziggurat.games.new_dawn.focus.industry import resolve_industry
from ziggurat.games.new_dawn.ids import FIFTH, INDUSTRY
from ziggurat.games.new_dawn.moments import CITY_BUILT, CITY_SPACES, WONDER_PRODUCTION
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.content import Adjust, Cue, Do
from ziggurat.kernel.state import State

NATIONAL_PRODUCTION: Final = 7
URBAN_TOKENS: Final = 2


def husbandry_spaces(s: State, cue: Cue, spaces: int) -> int:
    """Spaces next to an own caravan are in range too.  Secondary: the range is uncertain."""
    g = table(s)
    if cue.args[0] != cue.card:
        return spaces
    for where in g.realms[cue.owner].caravans:
        if where >= 0:
            spaces |= g.board.near[where]
    return spaces


def nationalism_production(s: State, cue: Cue, production: int) -> int:
    """From slot 5 the card produces 7."""
    from_last = cue.args[0] == cue.card and cue.args[1] == FIFTH
    return max(production, NATIONAL_PRODUCTION) if from_last else production


def urbanization_built(s: State, cue: Cue) -> None:
    """Up to two control tokens next to the new city."""
    card, space, limit = cue.args
    if card == cue.card:
        s.push(PlaceTokens(cue.owner, URBAN_TOKENS, limit, table(s).board.near[space]))


INDUSTRY_CARDS: Final = (
    FocusCard(INDUSTRY, 1, "pottery", resolve_industry, distance=2),
    FocusCard(
        INDUSTRY, 2, "animal_husbandry", resolve_industry, distance=3,
        hooks=(Adjust(CITY_SPACES, husbandry_spaces),),
    ),
    FocusCard(
        INDUSTRY, 3, "nationalism", resolve_industry, distance=4, water=True,
        hooks=(Adjust(WONDER_PRODUCTION, nationalism_production),),
    ),
    FocusCard(
        INDUSTRY, 4, "urbanization", resolve_industry, distance=5, water=True,
        hooks=(Do(CITY_BUILT, urbanization_built),),
    ),
)  # fmt: skip
