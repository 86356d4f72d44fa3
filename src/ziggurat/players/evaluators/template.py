"""The Night Market as a player sees it: coins, wares and tricks in hand.

Owns the weights. It never looks at another seat's hand.
"""

from __future__ import annotations

from typing import Final

from ziggurat.api import State
from ziggurat.games.template.state import table

# A ware scores 3 at the end; with a night to come it earns a coin on half of the rolls.
WARE: Final = 3.0
INCOME: Final = 0.5
# A theft brings 3 coins, a guard saves as many, but only if the chance comes.
TRICK: Final = 1.0
# Winning needs more than the best rival, so a coin of theirs hurts, but less than ours helps.
RIVAL: Final = 0.4


def has_begun(s: State) -> bool:
    """There are coins to judge from the first night on."""
    return True


def evaluate(s: State, seat: int) -> float:
    """Own wealth, less a part of the best rival's."""
    wealth = [_wealth(s, at) for at in range(s.seats)]
    best = max([wealth[at] for at in range(s.seats) if at != seat])
    return wealth[seat] + TRICK * len(table(s).hands[seat]) - RIVAL * best


def _wealth(s: State, seat: int) -> float:
    g = table(s)
    nights = g.rules.limits["nights"] - g.night
    return g.coins[seat] + len(g.stalls[seat]) * (WARE + INCOME * nights)
