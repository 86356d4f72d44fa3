"""Questions of A New Dawn that come back after each answer and whose order matters.

Owns the reasons why. Whatever else comes back names a set, and its question says `any_order`.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Sequence

SEQUENCES: Final = (
    Sequence("move_caravans", "each caravan arrives and is spent before the next one moves"),
    Sequence("go_on", "as move_caravans, for a caravan that is under way"),
    Sequence("place_tokens", "a token takes what lies there before the next one is placed"),
    Sequence("start_of_turn", "each effect is carried out at once and may change what others do"),
)
