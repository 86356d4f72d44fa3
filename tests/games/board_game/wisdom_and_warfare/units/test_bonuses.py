"""Combat bonuses and battle hands that come with Wisdom and Warfare."""

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.kit import state
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.bonuses import marker_bonus


def met(ours: str, theirs: str) -> Position:
    """p1 and p2 have units, and an army each on the field."""
    return sides(ours, theirs, rules=wisdom_rules())


@rule("ww.battle.hand_fundamentalism")
@pytest.mark.parametrize(
    ("government", "hand", "bonus"),
    [("fundamentalism_ww", 3, 4), ("communism_ww", 4, 0), ("despotism_ww", 3, 0)],
)
def test_what_governments_add_to_a_battle(government: str, hand: int, bonus: int) -> None:
    t = met("infantry 1 3, infantry 2 2, infantry 3 1, mounted 1 3, mounted 2 2", "mounted 1 3")
    t = begin(t.set("government p1", government))
    assert t.fact("battle_hands")[0] == str(hand)
    assert t.fact("bonuses")[0] == str(bonus)


@rule("ww.battle.shipyard_bonus")
@pytest.mark.parametrize("yards", [0, 1, 2])
def test_each_shipyard_adds_two(yards: int) -> None:
    t = met("infantry 1 3", "infantry 1 3")
    for square in ("A11", "A21")[:yards]:
        t.set(f"marker {square}", "shipyard")
    assert marker_bonus(state(t), 0) == 2 * yards
    assert begin(t).fact("bonuses") == [str(2 * yards), "0"]
