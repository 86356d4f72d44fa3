"""Aztecs, French, Japanese and Mongols: what they gain by war, and in it."""

import pytest

from tests.games.board_game.battle.field import all_fronts, begin, sides
from tests.games.board_game.kit import resting, row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.battle.loot import CITY_POINTS, FIGURE_POINTS, loot_points
from ziggurat.games.board_game.battle.moments import UNIT_HEALTH
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.moments import UNIT_STRENGTH
from ziggurat.games.board_game.research.phase import may_research, research_cost
from ziggurat.games.board_game.research.reasons import RESEARCH_SHORT
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.reason import ALLOWED


def met(ours: str, theirs: str, civilization: str, seat: str = "p1") -> Position:
    """Two armies meet; a seat plays a civilization."""
    t = sides(ours, theirs, rules=wisdom_rules())
    return t.set(f"civilization {seat}", civilization)


# The Aztecs


@component("civilization.aztecs")
def test_a_battle_won_brings_trade_and_each_killed_unit_culture() -> None:
    t = begin(met("infantry 3 1, mounted 2 2", "infantry 3 1", "aztecs"))
    t.play("p1 attack infantry_3_1 1")
    all_fronts(t)
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["0"])
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["2"], ["0"])


@component("civilization.aztecs")
def test_a_battle_lost_brings_culture_and_no_trade() -> None:
    t = begin(met("infantry 3 1", "infantry 3 1, mounted 2 2", "aztecs"))
    t.play("p2 front infantry_3_1", "p1 attack infantry_3_1 1")
    all_fronts(t)
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["0"], ["2"])


@component("civilization.aztecs")
def test_a_battle_without_dead_brings_no_culture() -> None:
    t = all_fronts(begin(met("infantry 1 3", "", "aztecs")))
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["3"], ["0"])


@component("civilization.aztecs")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_great_person_brings_up_to_two_units(count: int) -> None:
    t = laid_out().set("civilization p1", "aztecs")
    gain_person(state(t), 0)
    t.at(resting(0), *t.state.stack).play("nature draw_person artist")
    t.play(next(move for move in t.options() if " keep " in move or " settle " in move))
    assert t.asked() == ["p1 free_units"]
    assert "p1 raise aircraft" not in t.options()
    assert t.refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    for _ in range(count):
        raise_one(t)
    if count < 2:
        t.play("p1 pass")
    assert len(t.fact("forces p1")) == count
    assert t.asked() == ["p1 rest"]


def raise_one(t: Position) -> None:
    """p1 builds an infantry unit, whichever it draws."""
    t.play("p1 raise infantry")
    t.play(f"nature {next(iter(t.odds()))}")


@component("civilization.aztecs")
def test_great_people_of_others_bring_no_units() -> None:
    t = laid_out().set("civilization p2", "aztecs").set("civilization p1", "romans")
    gain_person(state(t), 0)
    t.at(resting(0), *t.state.stack).play("nature draw_person artist")
    assert t.asked() == ["p1 settle_person"]
    t.play("p1 keep artist")
    assert t.asked() == ["p1 rest"]


# The French


@component("civilization.french")
def test_the_french_have_a_bonus_in_every_battle() -> None:
    for seat, bonuses in (("p1", ["2", "0"]), ("p2", ["0", "2"])):
        t = begin(met("infantry 1 3", "infantry 1 3", "french", seat))
        assert t.fact("bonuses") == bonuses


# The Japanese


@component("civilization.japanese")
def test_japanese_infantry_is_stronger_and_no_healthier() -> None:
    t = laid_out().set("civilization p1", "japanese")
    for unit, more in (("infantry_2_2", 1), ("mounted_2_2", 0), ("artillery_2_2", 0)):
        args = (row_of(t, unit),)
        assert adjusted(t.state, UNIT_STRENGTH, 0, args, 2) == 2 + more
        assert adjusted(t.state, UNIT_STRENGTH, 1, args, 2) == 2
        assert adjusted(t.state, UNIT_HEALTH, 0, args, 2) == 2
    t = begin(met("infantry 1 3, mounted 2 2", "infantry 2 2, mounted 2 2", "japanese"))
    t.play("p2 front infantry_2_2", "p1 attack infantry_1_3 1")
    assert t.fact("front 1") == ["infantry_1_3"]
    assert t.fact("wounds 1")[0] == "2"


@component("civilization.japanese")
@pytest.mark.parametrize(
    ("tech", "cost"),
    [("pottery", 3), ("sailing", 8), ("banking", 13), ("flight", 18), ("space_flight", 23)],
)
def test_techs_of_every_level_need_three_trade_less(tech: str, cost: int) -> None:
    t = laid_out().set("civilization p1", "japanese")
    assert research_cost(state(t), 0, row_of(t, tech)) == cost
    assert research_cost(state(t), 1, row_of(t, tech)) == cost + 3


@component("civilization.japanese")
def test_three_trade_are_enough_for_a_tech_of_level_i() -> None:
    t = laid_out().set("civilization p1", "japanese").set("trade p1", "3").set("trade p2", "3")
    found = [may_research(state(t), seat, row_of(t, "pottery")) for seat in (0, 1)]
    assert found == [ALLOWED, RESEARCH_SHORT]


# The Mongols


@component("civilization.mongols")
@pytest.mark.parametrize("points", [FIGURE_POINTS, CITY_POINTS])
def test_mongols_plunder_when_they_attack(points: int) -> None:
    t = laid_out().set("civilization p1", "mongols")
    g = state(t)
    for fought in (0, 1):
        assert loot_points(g, 0, 1, points, (1, fought)) == points + 1
        assert loot_points(g, 0, 1, points, (0, fought)) == points
        assert loot_points(g, 1, 0, points, (1, fought)) == points


@component("civilization.mongols")
def test_a_field_that_mongols_win_buys_a_tech() -> None:
    t = met("infantry 1 3", "", "mongols").set("known p2", "pottery")
    t = all_fronts(begin(t))
    assert t.asked() == ["p1 loot_points"]
    assert "p1 learn pottery" in t.options()
