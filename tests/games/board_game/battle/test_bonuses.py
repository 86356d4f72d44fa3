"""Combat bonuses and the card that shows their difference."""

import pytest

from tests.games.board_game.battle.field import CITY, FIELD, begin, city, sides, storm
from tests.games.board_game.kit import square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.bonuses import battle_bonus
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.ids import NONE

# Land in the outskirts of p1's and p2's capital.
OURS = ("A13", "A21", "A31")
THEIRS = ("H12", "H21", "H31")


def bonuses(t: Position, square: str = FIELD, slot: int = NONE) -> tuple[int, int]:
    """The combat bonuses of p1, who attacks, and of p2."""
    battle = Battle(0, 1, square_of(t, square), slot)
    return battle_bonus(state(t), battle, 0), battle_bonus(state(t), battle, 1)


def with_markers(ours: str, theirs: str = "") -> Position:
    """A table on which p1 and p2 have markers at their capitals."""
    t = sides("infantry 2, infantry 1", "infantry 2, infantry 1")
    for squares, names in ((OURS, ours), (THEIRS, theirs)):
        for square, name in zip(squares, names.split(), strict=False):
            t.set(f"marker {square}", name)
    return t


@rule("cb.battle.bonus_card")
def test_the_higher_side_gets_the_difference() -> None:
    t = begin(with_markers("academy academy barracks", "academy"))
    assert t.fact("bonus_card") == ["6", "0"]
    t = begin(with_markers("barracks", "general"))
    assert t.fact("bonus_card") == ["0", "2"]


@rule("cb.battle.bonus_equal")
def test_equal_bonuses_count_nothing() -> None:
    assert begin(with_markers("academy", "general")).fact("bonus_card") == ["0", "0"]


@rule("cb.battle.bonus_barracks")
def test_barracks() -> None:
    assert bonuses(with_markers("barracks barracks", "barracks")) == (4, 2)


@rule("cb.battle.bonus_academy")
def test_academy() -> None:
    assert bonuses(with_markers("academy")) == (4, 0)


@rule("cb.battle.bonus_general")
def test_generals_count_on_the_map_only() -> None:
    assert bonuses(with_markers("general")) == (4, 0)
    assert bonuses(sides("", "").set("reserve p1", "general")) == (0, 0)


@rule("cb.battle.bonus_city", "cb.battle.bonus_capital", "cb.battle.bonus_walls")
@pytest.mark.parametrize(
    ("slot", "walls", "expected"), [(1, False, 6), (1, True, 10), (0, False, 12), (0, True, 16)]
)
def test_cities_and_walls(slot: int, walls: bool, expected: int) -> None:
    t = city("", "")
    if walls:
        t.set("walls p2", "capital", "city1")
    assert bonuses(t, CITY if slot else "H22", slot) == (0, expected)


@rule("cb.battle.bonus_everywhere")
def test_markers_help_far_away() -> None:
    t = city("", "").set("marker A13", "barracks").set("marker H12", "academy")
    assert bonuses(t, CITY, 1) == (2, 6 + 4)


@rule("cb.battle.bonus_city_only_center")
def test_the_outskirts_have_no_city_bonus() -> None:
    t = city("", "").set("armies p2", "F22").set("walls p2", "city1")
    assert bonuses(t, "F22") == (0, 0)


def test_a_blockaded_barracks_still_counts() -> None:
    t = with_markers("barracks").set("armies p2", OURS[0])
    assert bonuses(t) == (2, 0)


def test_barbarians_have_no_bonus() -> None:
    t = with_markers("", "academy")
    battle = Battle(0, NONE, square_of(t, FIELD), NONE)
    assert battle_bonus(state(t), battle, 1) == 0


def test_the_bonus_card_of_a_city_decides() -> None:
    t = storm(city("infantry 3", ""))
    assert t.fact("armies p1") == []
    assert t.fact("city p2 city1") == [CITY]
