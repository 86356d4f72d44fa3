"""The slots of the focus row: five, numbered from left to right.

A slot is called S and the label that notation uses.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.ids import FIRST_SLOT
from ziggurat.games.new_dawn.rows import Slot

SLOTS: Final = (
    Slot(FIRST_SLOT, "S1", 1),
    Slot(FIRST_SLOT + 1, "S2", 2),
    Slot(FIRST_SLOT + 2, "S3", 3),
    Slot(FIRST_SLOT + 3, "S4", 4),
    Slot(FIRST_SLOT + 4, "S5", 5),
)
