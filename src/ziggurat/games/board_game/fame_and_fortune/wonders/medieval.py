"""Medieval wonders of Fame and Fortune."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.content.civilization_abilities import TakeToken
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_BUILD
from ziggurat.games.board_game.content.tech_ids import CHIVALRY, IRRIGATION
from ziggurat.games.board_game.content.wonder_use import OnceATurn
from ziggurat.games.board_game.fame_and_fortune.free_building import (
    UNLOCKED,
    FreeBuilding,
    free_buildings,
)
from ziggurat.games.board_game.fame_and_fortune.ids import (
    BRANDENBURG_GATE,
    MACHU_PICCHU,
    TAJ_MAHAL,
)
from ziggurat.games.board_game.fame_and_fortune.moments import INVESTED
from ziggurat.games.board_game.fame_and_fortune.wonders.reasons import GATE_IS_SHUT
from ziggurat.games.board_game.ids import MEDIEVAL
from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.movement.moments import MAY_END_BESIDE
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Allow, Cue, Do
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State


def keep_out(s: State, cue: Cue) -> int:
    """Nobody else ends a move in the outskirts of its owner."""
    return GATE_IS_SHUT


def treasures(s: State, cue: Cue) -> None:
    """The first coin that its owner invests in a turn brings a resource of the market."""
    g = table(s)
    if not is_used(g, cue.owner, cue.card):
        use_ability(g, cue.owner, cue.card)
        g.push(TakeToken(cue.owner))


def may_build_anything(s: State, cue: Cue) -> int:
    """The reason why no city can have a building for nothing."""
    return ALLOWED if free_buildings(table(s), cue.owner, UNLOCKED) else NOTHING_TO_BUILD


def taj_mahal(s: State, cue: Cue) -> None:
    """A city of its owner has an unlocked building."""
    s.push(FreeBuilding(cue.owner, UNLOCKED))


MEDIEVAL_WONDERS: Final = (
    Wonder(
        BRANDENBURG_GATE, "brandenburg_gate", MEDIEVAL, 15, 2, (Allow(MAY_END_BESIDE, keep_out),)
    ),
    Wonder(
        MACHU_PICCHU, "machu_picchu", MEDIEVAL, 20, 2, (Do(INVESTED, treasures),), IRRIGATION, 15
    ),
    Wonder(
        TAJ_MAHAL, "taj_mahal", MEDIEVAL, 20, 2,
        (OnceATurn(START_OF_TURN, taj_mahal, may_build_anything),), CHIVALRY, 15,
    ),
)  # fmt: skip
