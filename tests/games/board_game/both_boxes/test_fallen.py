"""Units that a battle has killed, and that somebody takes back: who counts them."""

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.both_boxes.kit import DECK, both_rules
from tests.kit.table import Position
from tests.kit.trace import component

OURS = "infantry 3 1, infantry 3 1, artillery 3 1"
THEIRS = "mounted 3 1, mounted 3 1, artillery 3 1"


def fought(attacker: str, defender: str, *more: str) -> Position:
    """All attacks that can be made are made, and the Chinese save a unit."""
    t = sides(OURS, THEIRS, rules=both_rules(*more))
    begin(t.set("civilization p1", attacker).set("civilization p2", defender))
    while t.asked() != ["p1 rest"]:
        moves = t.options()
        attacks = [move for move in moves if " attack " in move or " save " in move]
        t.play(attacks[0] if attacks else moves[0])
    return t


@component("civilization.aztecs", "civilization.chinese")
@pytest.mark.parametrize("more", [(), (DECK,)])
@pytest.mark.parametrize("sides_of", [("aztecs", "chinese"), ("chinese", "aztecs")])
def test_a_unit_that_the_chinese_save_was_killed_all_the_same(
    sides_of: tuple[str, str], more: tuple[str, ...]
) -> None:
    t = fought(*sides_of, *more)
    assert t.fact("culture p1" if sides_of[0] == "aztecs" else "culture p2") == ["4"]
