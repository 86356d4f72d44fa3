"""Blockades: what figures of others take from a city, and what they do not."""

import pytest

from tests.games.board_game.kit import row_of, square_of, state
from tests.games.board_game.start.ground import country, draw, icons, starting
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.bonuses import marker_bonus
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.board.yields import blockaded, city_squares
from ziggurat.games.board_game.cities.buildings import PutBuilding
from ziggurat.games.board_game.cities.recruiting import PutFigure
from ziggurat.games.board_game.cities.wonders import PutWonder
from ziggurat.games.board_game.content.buildings import LIBRARY
from ziggurat.games.board_game.culture.people import DrawPerson
from ziggurat.games.board_game.ids import ARMY, FIRST_WONDER, SCOUT
from ziggurat.games.board_game.movement.figures import place_army, remove_army, remove_scout
from ziggurat.kernel.frame import Frame


@rule("cb.blockade.definition")
@pytest.mark.parametrize(
    ("figures", "expected"), [("armies p2", True), ("scouts p2", True), ("armies p1", False)]
)
def test_a_figure_of_another_blockades(figures: str, expected: bool) -> None:
    t = country().set(figures, "A23")
    assert blockaded(state(t), 0, square_of(t, "A23")) == expected


@rule("cb.blockade.no_yield")
def test_a_blockaded_square_yields_nothing() -> None:
    t = draw(country().set("city p1 city1", "C22").set("terrain C33", "desert"), "C33", "sc$")
    assert icons(t, 0, 1) == (1, 0, 1, 1)
    t.set("armies p2", "C33")
    assert icons(t, 0, 1) == (0, 0, 0, 0)
    assert square_of(t, "C33") not in city_squares(state(t), 0, 1)


@rule("cb.blockade.markers_too")
@pytest.mark.parametrize(("marker", "yields"), [("bank", (1, 1, 1, 1)), ("builder", (0, 2, 0, 1))])
def test_markers_are_blockaded_too(marker: str, yields: tuple[int, ...]) -> None:
    t = country().set("city p1 city1", "C22").set("marker C33", marker)
    assert icons(t, 0, 1) == yields
    t.set("scouts p2", "C33")
    assert icons(t, 0, 1) == (0, 0, 0, 0)


@rule("cb.blockade.wonder_ability", "cb.blockade.wonder_culture", "cb.blockade.ends_on_leaving")
def test_a_blockaded_wonder_rests_until_the_last_figure_leaves() -> None:
    t = country().set("city p1 city1", "C22").set("marker C33", "stonehenge")
    wonder = row_of(t, "stonehenge")
    g, square = state(t), square_of(t, "C33")
    assert g.holds(0, wonder)
    assert icons(t, 0, 1)[2] == 1
    t.set("scouts p2", "C33")
    place_army(g, 1, square)
    remove_scout(g, 1, square)
    assert not g.holds(0, wonder)
    assert icons(t, 0, 1)[2] == 0
    remove_army(g, 1, square)
    assert g.holds(0, wonder)
    assert icons(t, 0, 1)[2] == 1


@rule("cb.blockade.no_marker_placement")
def test_no_great_person_on_a_blockaded_square() -> None:
    t = country().set("armies p1").set("scouts p2", "A33").set("armies p2")
    t.at("turn p1 end of turn", DrawPerson(0, 1, ())).play("nature draw_person artist")
    assert "p1 settle artist A33" not in t.options()
    assert t.refused("p1 settle artist A33") == "cb.blockade.no_marker_placement"


@rule("cb.blockade.army_does_not_gather")
def test_an_army_gathers_nothing() -> None:
    t = country().set("city p2 city1", "E22").set("terrain E33", "desert")
    before = icons(t, 0, 0)
    starting(t.set("armies p1", "E33"))
    assert icons(t, 0, 0) == before
    assert icons(t, 1, 1)[0] == 0


@rule("cb.blockade.no_scout_placement")
def test_a_new_scout_is_not_put_on_a_blockaded_square() -> None:
    t = (
        country()
        .set("armies p2", "A33")
        .set("armies p1")
        .at("turn p1 end of turn", PutFigure(0, 0, SCOUT))
    )
    assert "p1 scout A32" in t.options()
    assert "p1 scout A33" not in t.options()
    assert t.refused("p1 scout A33") == "cb.blockade.no_scout_placement"


@rule("cb.blockade.army_placement_battle", "cb.blockade.blockader_defends")
def test_a_new_army_fights_who_blockades() -> None:
    t = country().set("armies p1").set("armies p2", "A33")
    t.set("forces p1", "infantry_1").set("forces p2", "infantry_2")
    t.at("turn p1 end of turn", PutFigure(0, 0, ARMY)).play("p1 army A33")
    battles = [frame for frame in t.state.stack if isinstance(frame, Battle)]
    assert [(battle.attacker, battle.defender) for battle in battles] == [(0, 1)]


@rule("cb.blockade.army_placement_vs_scouts")
def test_a_new_army_kills_scouts_that_blockade() -> None:
    t = country().set("armies p1").set("scouts p2", "A33").set("trade p2", "5")
    t.at("turn p1 end of turn", PutFigure(0, 0, ARMY)).play("p1 army A33")
    assert t.asked() == ["p1 figure_loot"]
    assert t.fact("scouts p2") == []
    t.play("p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["2"])


@rule("cb.blockade.combat_bonus_stays")
@pytest.mark.parametrize(("marker", "bonus"), [("barracks", 2), ("academy", 4), ("general", 4)])
def test_a_blockade_leaves_the_combat_bonus(marker: str, bonus: int) -> None:
    t = country().set("armies p1").set("marker A33", marker)
    assert marker_bonus(state(t), 0) == bonus
    t.set("armies p2", "A33")
    assert marker_bonus(state(t), 0) == bonus


@rule("cb.scout.no_combat_bonus")
def test_a_combat_bonus_is_not_gathered() -> None:
    t = country().set("city p2 city1", "E22").set("marker E33", "general")
    starting(t.set("scouts p1", "E33"))
    assert marker_bonus(state(t), 0) == 0
    assert marker_bonus(state(t), 1) == 4


@rule("cb.blockade.no_marker_placement")
@pytest.mark.parametrize("frame", [PutBuilding(0, 0, LIBRARY), PutWonder(0, 0, FIRST_WONDER)])
def test_no_building_and_no_wonder_on_a_blockaded_square(frame: Frame) -> None:
    t = country().set("armies p1").set("scouts p1").set("known p1", "writing")
    for square in ("A23", "A32", "A33"):
        t.set(f"terrain {square}", "grassland")
    t.set("armies p2", "A33")
    t.at("turn p1 end of turn", frame)
    assert "p1 put A32" in t.options()
    assert "p1 put A33" not in t.options()
