"""A second reading of the automated player's lists, straight from its ledger.

Every choice that it makes is compared as it is made, also those that leave one option.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.oracles.new_dawn import ORACLES as PLAIN
from tests.oracles.new_dawn.automated_player import building, fighting, tokens, travelling
from tests.oracles.new_dawn.automated_player.watching import Reading, differences
from tests.oracles.new_dawn.dressed import rare_company
from tests.oracles.new_dawn.world import World
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.state import State

READINGS: Final[dict[str, Reading]] = {
    **tokens.READINGS, **building.READINGS, **fighting.READINGS, **travelling.READINGS,
}  # fmt: skip


def choices(s: State) -> list[str]:
    """What the automated player chose since the last position, and should not have.

    With another module it has other lists, and a package of its own reads them.
    """
    return differences(s, READINGS) if len(s.rules.installed) == 1 else []


def ties(s: State) -> list[str]:
    """Spaces are told to chance by row, then by position (ap.random.options)."""
    question = s.asked[0]
    if question.seat != NATURE or not question.topic.startswith("ap_"):
        return []
    kinds = s.rules.verbs[question.options[0][0]].kinds
    if not kinds or kinds[-1] != "space":
        return []
    cells = World(s).cells
    rows = [(*option[1:-1], cells[option[-1]][::-1]) for option in question.options]
    return [] if rows == sorted(rows) else [f"{question.topic} lists {rows}"]


def people(s: State) -> list[str]:
    """What people may do and what everybody has, as without it."""
    if len(s.rules.installed) > 1:
        return []
    return [told for oracle in AS_EVER for told in oracle(s)]


# Dressed tables are left to games without it: it has other cards.
AS_EVER: Final = tuple([oracle for oracle in PLAIN if oracle is not rare_company])
ORACLES: Final[tuple[Callable[[State], list[str]], ...]] = (choices, ties, people)
