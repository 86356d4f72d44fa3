"""What can be said while exploring.  Numbers 110 to 119."""

from __future__ import annotations

from typing import Final

from ziggurat.build.kind import amount
from ziggurat.kernel.choice import Verb

# A caravan, or an army, goes to a space and explores from there.
EXPLORE: Final = 110
SCOUT: Final = 111
# A seat explores from a space without a figure.
SET_OUT: Final = 112
FLOAT: Final = 113
# Astronomy: how many tiles to look at, which one to place, and where the others go.
LOOK: Final = 114
CHART: Final = 115
BOTTOM: Final = 116
TOP: Final = 117

EXPLORATION_VERBS: Final = (
    Verb(EXPLORE, "explore", ("caravan", "space")),
    Verb(SCOUT, "scout", ("army", "space")),
    Verb(SET_OUT, "set_out", ("space",)),
    Verb(FLOAT, "float", ("cell",)),
    Verb(LOOK, "look", ("looks",)),
    Verb(CHART, "chart", ("tile_number",)),
    Verb(BOTTOM, "bottom", ("tile_number",)),
    Verb(TOP, "top", ("tile_number",)),
)

# The most tiles that a card lets a seat look at.
MOST_LOOKS: Final = 2
EXPLORATION_KINDS: Final = (amount("looks", 0, MOST_LOOKS),)
