"""Setup with the expansion, put together: its map, its stocks, and what can be agreed on."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.setup.lay_out import draw_first_player
from ziggurat.games.new_dawn.terra_incognita.ids import ALL_COLOURS
from ziggurat.games.new_dawn.terra_incognita.setup.capitals import CAPITAL_FRAMES, lay_capitals
from ziggurat.games.new_dawn.terra_incognita.setup.core import (
    CORE_FRAMES,
    lay_core,
    shuffle_stack,
)
from ziggurat.games.new_dawn.terra_incognita.setup.forts import FORT_FRAMES, lay_forts
from ziggurat.games.new_dawn.terra_incognita.setup.options import install_handicap
from ziggurat.games.new_dawn.terra_incognita.setup.reasons import SETUP_REASONS
from ziggurat.games.new_dawn.terra_incognita.setup.tiles import (
    FORT_SPACES,
    NEW_NATURAL_WONDERS,
    NEW_SIDES,
)
from ziggurat.kernel.rules import Step


def install_setup(b: Build) -> None:
    """Tiles, stocks, and the steps that build the map (ti.general.whole_package)."""
    b.content("tile").add(NEW_SIDES).add(FORT_SPACES)
    b.content("natural_wonder").add(NEW_NATURAL_WONDERS)
    b.kinds.replace("colour", labelled("colour", list(ALL_COLOURS)))
    install_stocks(b)
    install_steps(b)
    install_handicap(b)
    b.reasons.add(SETUP_REASONS)
    for frames in (CORE_FRAMES, FORT_FRAMES, CAPITAL_FRAMES):
        b.records(frames)


def install_stocks(b: Build) -> None:
    """How many there are of everything (ti.component.limit)."""
    b.limit("control_tokens", 34)
    b.limit("resources", 10)
    for seats in (2, 3, 4):
        b.limit(f"wonders_removed_{seats}", 2)
    b.limits.add((Limit("wonders_removed_5", 2),))
    for seats, tiles in ((2, 2), (3, 2), (4, 4), (5, 4)):
        b.limits.add((Limit(f"core_tiles_{seats}", tiles),))


def install_steps(b: Build) -> None:
    """The first player is drawn first; the map grows from a core and forts (ti.map.stack)."""
    setup = b.flow("setup")
    setup.remove("first player").before("map", Step("first player", draw_first_player))
    steps = b.flow("map")
    steps.replace("core", Step("core", lay_core)).before("core", Step("stack", shuffle_stack))
    steps.replace("tiles", Step("forts", lay_forts))
    steps.remove("placer").replace("placement", Step("placement", lay_capitals))
