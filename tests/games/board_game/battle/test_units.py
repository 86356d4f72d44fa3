"""Unit cards: each kind with its type, its strength at every rank and its copies."""

from tests.games.board_game.kit import laid_out, state
from tests.kit.trace import component
from ziggurat.games.board_game.ids import UNIT_TYPES
from ziggurat.games.board_game.rows.unit import Unit


def check(name: str, copies: int, strengths: list[int]) -> None:
    """A card is in its deck as often as said and has these strengths at ranks 1 to 4."""
    t = laid_out()
    row = t.rules.rows[t.rules.kinds["unit"].parse(name)]
    assert isinstance(row, Unit)
    assert name.startswith(UNIT_TYPES[row.unit_type])
    assert [row.at_rank(rank) for rank in (1, 2, 3, 4)] == strengths
    assert state(t).unit_bags[row.unit_type].unknown.count(row.number) == copies


@component("unit.artillery_1")
def test_artillery_1() -> None:
    check("artillery_1", 3, [1, 2, 3, 4])


@component("unit.artillery_2")
def test_artillery_2() -> None:
    check("artillery_2", 9, [2, 3, 4, 5])


@component("unit.artillery_3")
def test_artillery_3() -> None:
    check("artillery_3", 3, [3, 4, 5, 6])


@component("unit.infantry_1")
def test_infantry_1() -> None:
    check("infantry_1", 3, [1, 2, 3, 4])


@component("unit.infantry_2")
def test_infantry_2() -> None:
    check("infantry_2", 9, [2, 3, 4, 5])


@component("unit.infantry_3")
def test_infantry_3() -> None:
    check("infantry_3", 3, [3, 4, 5, 6])


@component("unit.mounted_1")
def test_mounted_1() -> None:
    check("mounted_1", 3, [1, 2, 3, 4])


@component("unit.mounted_2")
def test_mounted_2() -> None:
    check("mounted_2", 9, [2, 3, 4, 5])


@component("unit.mounted_3")
def test_mounted_3() -> None:
    check("mounted_3", 3, [3, 4, 5, 6])


@component("unit.aircraft_5")
def test_aircraft_5() -> None:
    check("aircraft_5", 3, [5, 5, 5, 5])


@component("unit.aircraft_6")
def test_aircraft_6() -> None:
    check("aircraft_6", 3, [6, 6, 6, 6])


@component("unit.aircraft_7")
def test_aircraft_7() -> None:
    check("aircraft_7", 2, [7, 7, 7, 7])
