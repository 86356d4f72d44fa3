"""What a fortification does in a battle, and what a caravan gives a city that produces."""

import pytest

from tests.games.board_game.battle.field import all_fronts, begin
from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import open_map, resting, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.fame_and_fortune.state import fame

CITY = "F33"


def stormed(slot: str, square: str, sign: str, ours: int = 0, walls: bool = False) -> Position:
    """p1 attacks a city of p2 that has a sign."""
    t = open_map(laid_out()).set(f"terrain {CITY}", "grassland")
    t.set("city p2 city1", CITY).set("armies p2").set("scouts p2")
    t.set("forces p1", *["infantry_3"] * ours).set("forces p2")
    if walls:
        t.set("walls p2", slot)
    t.set(f"sign p2 {slot}", sign).set("armies p1", square)
    return begin(t, "p2", square, slot)


def bonuses(t: Position) -> str:
    return next(line for line in t.heard("p1") if line.startswith("battle_bonuses"))


@rule("ff.fortify.bonus")
@pytest.mark.parametrize(
    ("slot", "square", "walls", "bonus"),
    [("city1", CITY, False, 8), ("city1", CITY, True, 12), ("capital", "H22", False, 14)],
)
def test_who_defends_a_fortified_city_has_two_more(
    slot: str, square: str, walls: bool, bonus: int
) -> None:
    assert bonuses(stormed(slot, square, "fortification", walls=walls)) == (
        f"battle_bonuses 0 {bonus}"
    )


@rule("ff.fortify.bonus")
def test_a_caravan_defends_nothing() -> None:
    assert bonuses(stormed("city1", CITY, "caravan")) == "battle_bonuses 0 6"


@rule("ff.fortify.discard")
def test_a_fortification_is_gone_once_its_city_was_held() -> None:
    t = all_fronts(stormed("city1", CITY, "fortification"))
    assert "battle_won" in " ".join(t.heard("p1"))
    assert t.fact("city p2 city1") == [CITY]
    assert t.fact("sign p2 city1") == ["no_sign"]
    assert "fortification_gone 1" in t.heard("p1")


@rule("ff.fortify.discard")
def test_a_caravan_stays_when_its_city_was_held() -> None:
    t = all_fronts(stormed("city1", CITY, "caravan"))
    assert t.fact("sign p2 city1") == ["caravan"]


@rule("ff.fortify.lost_with_city")
def test_a_conquered_city_takes_its_sign_along() -> None:
    t = open_map(laid_out()).set(f"terrain {CITY}", "grassland").set("city p2 city1", CITY)
    t.set("armies p2").set("scouts p2").set("forces p1", *["infantry_3"] * 3).set("forces p2")
    t.set("rank p1 infantry", "4").set("sign p2 city1", "fortification").set("armies p1", CITY)
    all_fronts(begin(t, "p2", CITY, "city1"))
    while t.asked() != ["p1 rest"]:
        t.play(t.options()[0])
    assert (t.fact("city p2 city1"), t.fact("sign p2 city1")) == ([], ["no_sign"])


# Caravans


def managing(production: int, sign: str = "caravan", actions: str = "1") -> Position:
    """p1 says what its capital does, which has a certain production."""
    t = laid_out().set("sign p1 capital", sign).set("actions p1 capital", actions)
    t.set("known p1", "masonry", "writing").set("armies p1").set("scouts p1")
    t.set("bonus p1 capital", str(production - int(t.fact("production p1 capital")[0])))
    return t.at(resting(0), "city_management p1 manage").play("p1 city capital")


@rule("ff.caravan.use")
def test_a_caravan_pays_for_what_was_too_dear() -> None:
    t = managing(5)
    assert t.refused("p1 build city_walls") == "cb.production.cost_at_most"
    t.play("p1 unload capital")
    assert t.fact("production p1 capital") == ["7"]
    assert t.fact("sign p1 capital") == ["no_sign"]
    assert t.refused("p1 unload capital") == "ff.caravan.use"
    t.play("p1 build city_walls")
    assert t.fact("walls p1") == ["capital"]


@rule("ff.caravan.use_optional")
def test_a_city_may_produce_and_keep_its_caravan() -> None:
    t = managing(7).play("p1 build city_walls")
    assert (t.fact("walls p1"), t.fact("sign p1 capital")) == (["capital"], ["caravan"])


@rule("ff.caravan.use")
def test_only_a_city_with_a_caravan_uses_one() -> None:
    for sign in ("no_sign", "fortification"):
        t = managing(5, sign)
        assert t.refused("p1 unload capital") == "ff.caravan.use"
        assert "p1 unload capital" not in t.options()
    assert managing(5).refused("p1 unload city1")


@rule("ff.caravan.only_build_action")
def test_a_city_that_has_used_its_caravan_has_to_produce() -> None:
    t = managing(5).play("p1 unload capital")
    assert t.refused("p1 arts") == "ff.caravan.only_build_action"
    assert t.refused("p1 harvest silk")
    assert "p1 arts" not in t.options()
    assert "p1 pass" in t.options()


@rule("ff.caravan.only_build_action")
def test_a_caravan_is_of_no_use_where_nothing_can_be_produced() -> None:
    t = managing(0)
    assert t.refused("p1 unload capital") == "cb.production.cost_at_most"
    assert "p1 unload capital" not in t.options()


@rule("ff.caravan.only_build_action")
def test_a_second_action_of_the_city_is_free_again() -> None:
    t = managing(5, actions="2").play("p1 unload capital", "p1 build city_walls")
    t.play("p1 city capital")
    assert "p1 arts" in t.options()


@rule("ff.caravan.use")
def test_what_a_caravan_has_brought_ends_with_the_turn() -> None:
    t = managing(5).play("p1 unload capital", "p1 pass", "p1 pass")
    assert t.asked() == ["p1 rest"]
    t = laid_out().set("sign p1 capital", "no_sign")
    fame(t.state).unloaded = (1, 0)
    t.at(resting(0), "city_management p1").play("p1 city capital")
    assert "p1 arts" in t.options()
    assert state(t).bonus[0][0] == 0
