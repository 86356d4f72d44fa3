"""The two cores of advanced map building, one for each side of the tiles."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.board.geometry import A, B
from ziggurat.games.new_dawn.board.layouts import CORE_A, CORE_B
from ziggurat.games.new_dawn.ids import FIRST_CORE
from ziggurat.games.new_dawn.rows import Core

CORES: Final = (
    Core(FIRST_CORE, "C1", A, CORE_A),
    Core(FIRST_CORE + 1, "C2", B, CORE_B),
)
