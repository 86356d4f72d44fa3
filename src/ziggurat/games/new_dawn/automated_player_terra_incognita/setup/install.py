"""The automated player's setup with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.capital import (
    CAPITAL_FRAMES,
    lay_own_capital,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.forts import lay_forts_apart
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.lists import (
    SETUP_CRITERIA,
    SETUP_LISTS,
    SETUP_TOPICS,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.setup.row import swap_leftmost
from ziggurat.games.new_dawn.automated_player_terra_incognita.verbs import OWN_VERBS
from ziggurat.games.new_dawn.setup.map_building import begin_advanced_map
from ziggurat.kernel.rules import Step


def install_setup(b: Build) -> None:
    """Install its row, its forts and its capital tile."""
    b.verbs.add(OWN_VERBS)
    b.content("criterion").add(SETUP_CRITERIA)
    b.content("priority_list").add(SETUP_LISTS)
    b.content("automated_topic").add(SETUP_TOPICS)
    b.records(CAPITAL_FRAMES)
    setup = b.flow("setup").after("focus rows", Step("growth row", swap_leftmost))
    # The map of the expansion, in the stead of the core around its capital tile.
    setup.replace("map", Step("map", begin_advanced_map))
    steps = b.flow("map").replace("forts", Step("forts", lay_forts_apart))
    steps.before("placement", Step("own capital", lay_own_capital))
