"""A second reading of the automated player's lists with Terra Incognita, from its ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.oracles.new_dawn.automated_player import READINGS as BASE_READINGS
from tests.oracles.new_dawn.automated_player.watching import Reading, differences
from tests.oracles.new_dawn.automated_player_terra_incognita import districts, exploring, marching
from ziggurat.kernel.state import State

READINGS: Final[dict[str, Reading]] = {
    **BASE_READINGS, **districts.READINGS, **exploring.READINGS, **marching.READINGS,
}  # fmt: skip


def choices(s: State) -> list[str]:
    """What the automated player chose since the last position, and should not have."""
    return differences(s, READINGS)


ORACLES: Final[tuple[Callable[[State], list[str]], ...]] = (choices,)
