"""What chance says for the automated player on the maps of the expansion."""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.automated_player_terra_incognita.ids import FIRST_OWN_VERB
from ziggurat.kernel.choice import Verb

# A tile lies with its space 0 on a cell, which side up and how it is turned.
SET_TILE: Final = FIRST_OWN_VERB

# The same for one of several tiles.
SET_ONE: Final = FIRST_OWN_VERB + 1

OWN_VERBS: Final = (
    Verb(SET_TILE, "set_tile", ("cell", "side", "rotation")),
    Verb(SET_ONE, "set_one", ("cell", "side", "rotation", "tile_number")),
)
