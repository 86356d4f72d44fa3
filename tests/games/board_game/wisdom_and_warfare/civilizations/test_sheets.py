"""What the six civilizations of Wisdom and Warfare begin with, by their sheets."""

import pytest

from tests.games.board_game.kit import state
from tests.games.board_game.setup.dealing import on_to
from tests.games.board_game.wisdom_and_warfare.kit import dealt, laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_cost, unit_row
from ziggurat.games.board_game.ids import ARTILLERY, INFANTRY, MOUNTED
from ziggurat.games.board_game.movement.figures import speed
from ziggurat.games.board_game.rows.civilization import Civilization

SHEETS = {
    "aztecs": ("home_of_aztecs", "irrigation", "despotism"),
    "english": ("home_of_english", "navy", "despotism"),
    "french": ("home_of_french", "pottery", "despotism"),
    "japanese": ("home_of_japanese", "chivalry", "feudalism"),
    "mongols": ("home_of_mongols", "horseback_riding", "despotism"),
    "zulu": ("home_of_zulu", "animal_husbandry", "despotism"),
}


def types(t: Position, seat: int) -> list[int]:
    """How many units of each type a seat has."""
    found = [unit_row(state(t), unit).unit_type for unit in state(t).forces[seat]]
    return [found.count(at) for at in range(4)]


def named(rules_name: str) -> str:
    """The name on a card, whichever box it is of."""
    return rules_name.removesuffix("_ww")


@rule("ww.setup.civilizations")
@component("civilization.aztecs", "civilization.english", "civilization.french")
@component("civilization.japanese", "civilization.mongols", "civilization.zulu")
def test_sheets_name_tile_tech_and_government() -> None:
    rules = wisdom_rules()
    assert len(rules.families["civilization"]) == 12
    for name, sheet in SHEETS.items():
        row = rules.rows[rules.kinds["civilization"].parse(name)]
        assert isinstance(row, Civilization)
        found = [rules.rows[number].name for number in (row.home, row.tech, row.government)]
        assert tuple([named(one) for one in found]) == sheet


@rule("ww.setup.civilizations")
def test_all_twelve_can_be_drawn_and_chosen() -> None:
    t = laid_out()
    assert set(SHEETS) < set(t.rules.kinds["civilization"].labels.values())


@pytest.mark.parametrize("name", ["aztecs", "english"])
@rule("ww.setup.aztecs", "ww.setup.english")
def test_aztecs_and_english_begin_like_everybody(name: str) -> None:
    t = on_to(dealt(name, "romans"), "rest")
    assert types(t, 0) == types(t, 1) == [1, 1, 1, 0]
    assert [len(t.fact(f"{figures} p1")) for figures in ("armies", "scouts")] == [1, 1]
    assert named(t.fact("government p1")[0]) == "despotism"
    assert t.fact("known p1") == [SHEETS[name][1]]
    assert [t.fact("reserve p1"), t.fact("walls p1")] == [[], []]


@component("civilization.aztecs")
@rule("ww.setup.aztec_capital")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_the_aztec_capital_has_three_squares(first: str) -> None:
    t = on_to(dealt("aztecs", "romans", first=first), "capital", "p1")
    assert len(t.options()) == 3
    middle = {f"p1 capital A{row}{column}" for row in (2, 3) for column in (2, 3)}
    water = middle - set(t.options())
    assert len(water) == 1
    assert t.fact(f"terrain {water.pop().split()[-1]}") == ["water"]


@rule("ww.setup.aztec_capital")
def test_the_water_square_is_refused() -> None:
    t = on_to(dealt("aztecs", "romans"), "capital", "p1")
    middle = {f"p1 capital A{row}{column}" for row in (2, 3) for column in (2, 3)}
    for move in middle - set(t.options()):
        assert t.refused(move)


@component("civilization.japanese")
@rule("ww.setup.japan_government", "ww.setup.japan_rank")
def test_japanese_begin_under_feudalism_with_better_riders() -> None:
    t = on_to(dealt("japanese", "romans"), "rest")
    assert named(t.fact("government p1")[0]) == "feudalism"
    assert t.fact("rank p1 mounted") == ["2"]
    costs = [unit_cost(state(t), 0, at) for at in (ARTILLERY, INFANTRY, MOUNTED)]
    assert costs == [5, 5, 7]


@component("civilization.mongols")
@rule("ww.setup.mongol_units", "ww.setup.mongol_speed")
def test_mongols_begin_with_two_more_riders_and_three_steps() -> None:
    t = on_to(dealt("mongols", "romans"), "rest")
    assert (types(t, 0), types(t, 1)) == ([1, 1, 3, 0], [1, 1, 1, 0])
    assert (speed(state(t), 0, 1, 0), speed(state(t), 1, 1, 0)) == (3, 2)


@component("civilization.zulu")
@rule("ww.setup.zulu_units")
def test_zulu_begin_with_two_more_artillery_units() -> None:
    t = on_to(dealt("romans", "zulu"), "rest")
    assert (types(t, 0), types(t, 1)) == ([1, 1, 1, 0], [3, 1, 1, 0])
