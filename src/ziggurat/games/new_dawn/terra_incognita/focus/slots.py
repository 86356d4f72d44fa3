"""The sixth slot: left of the others, and numbered 1 like the slot beside it.

It is called S0, because notation tells both apart (ti.focus.six_slots, ti.focus.both_first).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.new_dawn.rows import Slot
from ziggurat.games.new_dawn.terra_incognita.ids import LEFTMOST_SLOT

NEW_SLOTS: Final = (Slot(LEFTMOST_SLOT, "Sleft", 1),)
