"""City Management, put together: what cities do, the buildings and the wonders."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.board_game.cities.actions import ACTION_MOMENTS
from ziggurat.games.board_game.cities.buildings import FREE_BUILDING_ASKER
from ziggurat.games.board_game.cities.city_management import CITY_FRAMES, CITY_STEPS
from ziggurat.games.board_game.cities.covering import COVERING_FACTS
from ziggurat.games.board_game.cities.facts import CITY_FACTS
from ziggurat.games.board_game.cities.moments import CITY_MOMENTS
from ziggurat.games.board_game.cities.reasons import CITY_REASONS
from ziggurat.games.board_game.cities.reasons_wonders import WONDER_REASONS
from ziggurat.games.board_game.cities.wonder_deck import WONDERS_PER_ERA, FillMarket
from ziggurat.games.board_game.cities.wonders import PutWonder
from ziggurat.games.board_game.content.buildings import BUILDINGS
from ziggurat.games.board_game.content.wonders_ancient import ANCIENT_WONDERS, GrowFigure
from ziggurat.games.board_game.content.wonders_medieval import MEDIEVAL_WONDERS
from ziggurat.games.board_game.content.wonders_modern import MODERN_WONDERS, LearnKnown


def install_cities(b: Build) -> None:
    """The flow "city_management" and everything that a city can make."""
    b.flow("city_management").add(CITY_STEPS)
    b.content("building").add(BUILDINGS)
    b.content("wonder").add(ANCIENT_WONDERS).add(MEDIEVAL_WONDERS).add(MODERN_WONDERS)
    b.moments.add(ACTION_MOMENTS)
    b.limits.add((Limit(WONDERS_PER_ERA, 4),))
    b.askers.add((FREE_BUILDING_ASKER,))
    b.moments.add(CITY_MOMENTS)
    b.reasons.add(CITY_REASONS).add(WONDER_REASONS)
    b.facts.add(CITY_FACTS + COVERING_FACTS)
    b.records((*CITY_FRAMES, PutWonder, FillMarket, GrowFigure, LearnKnown))
