"""Battle forces: how many units are drawn, which, and who sees them."""

import pytest

from tests.games.board_game.battle.field import (
    CITY,
    FIELD,
    all_fronts,
    begin,
    city,
    fight,
    sides,
    totals,
)
from tests.games.board_game.kit import square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import ATTACKER, DEFENDER, Battle
from ziggurat.games.board_game.battle.forces import hand_size
from ziggurat.games.board_game.battle.fronts import strength
from ziggurat.games.board_game.ids import NONE

NINE = "infantry 2, " * 7 + "mounted 1, mounted 1"


def sizes(t: Position, square: str = FIELD, slot: int = NONE) -> tuple[int, int]:
    """Hand sizes of p1, who attacks, and of p2."""
    battle: Battle = Battle(0, 1, square_of(t, square), slot)
    return hand_size(state(t), battle, ATTACKER), hand_size(state(t), battle, DEFENDER)


@rule("cb.battle.random_hand")
def test_nature_draws_the_hand() -> None:
    t = fight("infantry 2, infantry 2, infantry 2, mounted 1", "")
    assert t.odds() == {"draw_force infantry_2": 3, "draw_force mounted_1": 1}
    t.play("nature draw_force infantry_2")
    assert t.odds() == {"draw_force infantry_2": 2, "draw_force mounted_1": 1}
    t.play("nature draw_force mounted_1", "nature draw_force infantry_2")
    assert t.fact("battle p1") == ["infantry_2", "infantry_2", "mounted_1"]
    assert t.refused("p1 front artillery_1") == "cb.battle.random_hand"


@rule("cb.battle.hand_base")
def test_one_army_each_draws_three() -> None:
    assert sizes(sides("", "")) == (3, 3)


@rule("cb.battle.hand_extra_armies")
def test_further_armies_draw_two_each() -> None:
    assert sizes(sides("", "", armies=3, against=2)) == (7, 5)


@rule("cb.battle.hand_scouts_ignored")
def test_scouts_draw_nothing() -> None:
    t = sides("", "").set("scouts p1", FIELD, FIELD).set("scouts p2", FIELD)
    assert sizes(t) == (3, 3)


@rule("cb.battle.hand_fundamentalism")
def test_fundamentalists_draw_one_more() -> None:
    t = sides("", "").set("government p1", "fundamentalism")
    assert sizes(t) == (4, 3)


@rule("cb.battle.hand_city")
def test_a_city_draws_three_more() -> None:
    assert sizes(city("", ""), CITY, 1) == (3, 6)
    assert sizes(sides("", ""), "H22", 0)[1] == 6


@rule("cb.battle.hand_city_no_armies")
def test_armies_around_a_city_draw_nothing() -> None:
    t = city("", "").set("armies p2", "F22", "F23", "F24", "F32")
    assert sizes(t, CITY, 1)[1] == 6


@rule("cb.battle.hand_fewer_units")
def test_all_fight_where_there_are_too_few() -> None:
    t = fight("infantry 1, infantry 2, mounted 1, mounted 2", "infantry 2", armies=2)
    assert t.fact("battle p1") == ["infantry_1", "infantry_2", "mounted_1", "mounted_2"]


@rule("cb.battle.hand_no_units")
def test_nobody_at_all_still_fights() -> None:
    t = all_fronts(fight("infantry 1", ""))
    assert totals(t) == [1, 0]
    assert t.fact("armies p2") == []
    assert totals(fight("", "")) == [0, 0]


@rule("cb.battle.rank_side")
@pytest.mark.parametrize(("rank", "expected"), [("1", 2), ("3", 4)])
def test_the_rank_says_which_side_counts(rank: str, expected: int) -> None:
    t = sides("infantry 2", "infantry 2").set("rank p1 infantry", rank)
    infantry = t.rules.kinds["unit"].parse("infantry_2")
    assert strength(state(t), 0, infantry) == expected
    assert strength(state(t), 1, infantry) == 2


@rule("cb.battle.hand_secret")
def test_the_opponent_knows_only_how_many() -> None:
    t = fight("infantry 2, infantry 2, mounted 1", "artillery 1, artillery 2")
    told = t.heard("p2")
    hidden = [t.rules.kinds["unit"].parse(name) for name in ("infantry_2", "mounted_1")]
    assert "battle_hand 3" in told
    assert not [line for line in told if line in [f"battle_unit {unit}" for unit in hidden]]
    assert [at[3] for at in t.knows("p1")["questions"]] == [()]
    t.play("p2 front artillery_1")
    assert [line for line in t.heard("p1") if line.startswith("front_opened")]


@rule("cb.battle.hand_secret")
def test_two_hands_look_alike_from_outside() -> None:
    ours = fight("infantry 2, infantry 2, infantry 2", "artillery 1, artillery 2")
    others = fight("mounted 2, infantry 1, artillery 3", "artillery 1, artillery 2")
    assert ours.asked() == others.asked()
    assert ours.knows("p2")["heard"] == others.knows("p2")["heard"]


def test_an_open_hand_is_seen_by_all() -> None:
    t = sides("infantry 2", "artillery 1, artillery 2").set("marker A11", "the_oracle")
    t = begin(t)
    assert t.asked() == ["p2 battle_turn"]
    assert len(t.knows("p1")["questions"][0][3]) == 2


def test_a_unit_that_is_played_is_a_secret_shown() -> None:
    t = fight("infantry 2, mounted 1", "artillery 1, artillery 2")
    before = t.state.unveiled
    t.play("p2 front artillery_1")
    assert t.state.unveiled == before + 1


def test_an_open_hand_does_not_show_what_can_be_paid() -> None:
    t = sides("infantry 2", "artillery 1, artillery 2").set("marker A11", "the_oracle")
    t = begin(t.set("known p2", "metalworking").set("facedown_finds p2", "hut_iron"))
    assert t.asked() == ["p2 battle_turn"]
    assert t.knows("p1")["questions"][0][3] == ()


def test_units_in_hand_stay_in_the_standing_forces() -> None:
    t = fight("infantry 2, mounted 1", "artillery 1")
    assert t.fact("forces p1") == t.fact("battle p1") == ["infantry_2", "mounted_1"]
