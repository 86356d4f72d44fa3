"""Resources, natural wonders, cities and their maturity, and control tokens that stay."""

import pytest

from tests.games.new_dawn.kit import acts_for, choose, first_game, in_slot, realm, resolve, seen
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.new_dawn.ids import RESOURCES

AROUND = ("16b", "16c", "16d", "16e", "16f", "16g")


def before_movement(t: Position, letter: str, start: str) -> Position:
    """The next event moves the barbarians, of which one starts in a space."""
    return t.set(f"barbarian {letter}", start).set("event_dial", "quiet").set("turns", "2")


def movement(t: Position, roll: int) -> Position:
    """Let all barbarians move by the die."""
    return t.at("turn p1").play(f"nature roll {roll}")


# Resources


@rule("nd.resource.types")
def test_the_four_resources() -> None:
    assert sorted(RESOURCES) == ["diamond", "marble", "mercury", "oil"]
    assert {kind for kind in RESOURCES if first_game(4).fact(f"resource {kind}")} == set(RESOURCES)


@rule("nd.resource.collect", "nd.resource.collect_mandatory")
def test_a_control_token_collects_the_resource_of_its_space() -> None:
    t = resolve(first_game(), "early_empire", 4)
    assert (t.fact("resources p1 oil"), t.fact("resource oil")) == (["0"], ["16d"])
    t.play("p1 place 16d")
    assert (t.fact("resources p1 oil"), t.fact("resource oil")) == (["1"], [])
    assert t.asked() == ["p1 place_tokens"]


@rule("nd.resource.collect", "nd.resource.collect_mandatory")
def test_a_control_token_collects_the_natural_wonder_of_its_space() -> None:
    t = resolve(first_game().set("cities p1", "13g"), "early_empire", 5).play("p1 place 13a")
    assert t.fact("naturals p1") == ["mt_kilimanjaro"]
    assert "13a" not in t.fact("natural_tokens")
    assert t.asked() == ["p1 place_tokens"]


@rule("nd.resource.spend")
@pytest.mark.parametrize("card", ["early_empire", "astrology", "foreign_trade", "masonry"])
def test_resources_are_spent_for_wonders_only(card: str) -> None:
    t = first_game().set("resources p1 oil", "3").set("offer militaristic", "petra")
    t = resolve(t.set("control p1", "16b"), card, 5)
    assert t.refused("p1 resource oil") == "zg.other_question"
    t = choose(in_slot(first_game().set("resources p1 oil", "3"), "pottery", 5), 5)
    assert t.refused("p1 resource oil") == "zg.other_question"


@rule("nd.resource.return", "nd.resource.spend")
def test_spent_resources_go_back_to_the_supply() -> None:
    t = first_game().set("resources p1 oil", "3").set("resources p1 marble", "1")
    t = resolve(t.set("offer militaristic", "petra"), "pottery", 3)
    oil = RESOURCES.index("oil")
    assert seen(t).supply[oil] == 8 - 3 - 1
    t.play("p1 wonder petra", "p1 pass")
    assert (t.fact("resources p1 oil"), t.fact("resources p1 marble")) == (["1"], ["1"])
    assert seen(t).supply[oil] == 8 - 1 - 1
    assert acts_for(t, "petra")


@rule("nd.resource.no_hand_limit")
def test_there_is_no_limit_to_what_a_player_keeps() -> None:
    t = first_game().set("resource oil").set("resources p1 oil", "8")
    for kind in ("marble", "mercury", "diamond"):
        t.set(f"resources p1 {kind}", "4")
    t = resolve(t, "early_empire", 1).play("p1 pass", "p2 focus 1", "p2 pass")
    assert t.asked() == ["p1 focus"]
    assert realm(t).resources == (4, 4, 8, 4)


@rule("nd.resource.not_replenished")
def test_a_taken_resource_does_not_come_back() -> None:
    t = before_movement(first_game().set("resource oil"), "D", "16e").set("resources p1 oil", "1")
    t = movement(t.set("control p1", "16d"), 4)
    assert (t.fact("barbarian D"), t.fact("control p1")) == (["16d"], [])
    assert (t.fact("resource oil"), t.fact("resources p1 oil")) == ([], ["1"])


# Natural wonders


def kilimanjaro(seat: str = "p1") -> Position:
    """A seat has taken the natural wonder of 13a."""
    t = first_game().set("natural_tokens", "1a", "2a", "4a").set(f"control {seat}", "13a")
    return t.set(f"naturals {seat}", "mt_kilimanjaro")


@rule("nd.naturalwonder.as_resource", "nd.naturalwonder.not_returned")
def test_a_natural_wonder_pays_like_its_resource_and_stays() -> None:
    t = resolve(kilimanjaro().set("offer militaristic", "petra"), "pottery", 5)
    t.play("p1 wonder petra")
    assert acts_for(t, "petra")
    assert t.fact("naturals p1") == ["mt_kilimanjaro"]
    assert (
        "p1 wonder petra"
        not in resolve(kilimanjaro().set("offer militaristic", "petra"), "pottery", 4).options()
    )
    # Kilimanjaro gives oil; Stonehenge takes marble and mercury.
    other = resolve(kilimanjaro().set("offer cultural", "stonehenge"), "pottery", 5)
    assert other.refused("p1 wonder stonehenge") == "nd.wonder.production_enough"


@rule("nd.naturalwonder.once_per_turn")
def test_a_natural_wonder_pays_once_a_turn() -> None:
    t = kilimanjaro().set("offer militaristic", "terracotta_army").set("resources p1 oil", "1")
    t = resolve(t, "pottery", 5).play("p1 wonder terracotta_army")
    assert acts_for(t, "terracotta_army")
    # 3 + 2 + 2: one token cannot stand in for a second one.
    t = resolve(kilimanjaro().set("offer militaristic", "petra"), "pottery", 3)
    assert t.refused("p1 wonder petra") == "nd.wonder.production_enough"


@rule("nd.naturalwonder.once_per_turn")
def test_a_natural_wonder_pays_again_in_a_later_turn() -> None:
    t = kilimanjaro().set("offer militaristic", "petra").set("offer economic", "colossus")
    t = resolve(t.set("cities p1", "14g"), "pottery", 5)
    t.play("p1 wonder petra", "p1 under 16a", "p2 focus 1", "p2 pass")
    for slot in (5, 5, 5, 5):
        t.play(f"p1 focus {slot}", "p1 pass", "p2 focus 1", "p2 pass")
        while t.asked() == ["nature barbarian_die"]:
            t.play("nature roll 1")
    assert t.fact("row p1")[4] == "pottery"
    t.play("p1 focus 5", "p1 wonder colossus")
    assert acts_for(t, "colossus")


@rule("nd.naturalwonder.difficulty")
@pytest.mark.parametrize("slot", [4, 5])
def test_a_natural_wonder_space_needs_slot_five(slot: int) -> None:
    t = resolve(first_game().set("cities p1", "13g"), "early_empire", slot)
    expected = "" if slot == 5 else "nd.culture.terrain_limit"
    assert t.refused("p1 place 13a") == expected


@rule("nd.naturalwonder.space_persists")
def test_the_space_keeps_its_difficulty_without_the_token() -> None:
    t = first_game().set("natural_tokens").set("cities p1", "13g")
    t = resolve(t.set("naturals p2", "mt_kilimanjaro"), "early_empire", 4)
    assert t.refused("p1 place 13a") == "nd.culture.terrain_limit"
    t = kilimanjaro("p2").set("control p1", "13b")
    t = resolve(t, "masonry", 5).play("p1 attack 13a", "nature roll 5", "nature roll 4")
    # 5 and 5 for the slot against 4 and 5 for the difficulty.
    assert t.fact("control p1") == ["13a", "13b"]
    t = kilimanjaro("p2").set("control p1", "13b")
    t = resolve(t, "masonry", 5).play("p1 attack 13a", "nature roll 4", "nature roll 5")
    assert t.fact("control p2") == ["13a"]


@rule("nd.naturalwonder.no_terrain")
def test_a_natural_wonder_space_is_no_terrain() -> None:
    board = seen(first_game()).spaces
    terrains = {space: terrain for space, _, _, terrain, _ in board}
    space = first_game().rules.kinds["space"].parse
    assert terrains[space("13a")] == terrains[space("4a")] not in range(6)


@rule("nd.naturalwonder.return")
def test_a_barbarian_brings_the_natural_wonder_back() -> None:
    t = movement(before_movement(kilimanjaro(), "D", "13e"), 4)
    assert (t.fact("barbarian D"), t.fact("control p1")) == (["13a"], [])
    assert t.fact("naturals p1") == []
    assert "13a" in t.fact("natural_tokens")


@rule("nd.naturalwonder.return")
def test_a_card_brings_the_natural_wonder_back() -> None:
    t = resolve(kilimanjaro("p2"), "nuclear_power", 5).play("p1 strike 13d")
    assert (t.fact("control p2"), t.fact("naturals p2")) == ([], [])
    assert "13a" in t.fact("natural_tokens")


@rule("nd.naturalwonder.city_over_token")
def test_a_city_over_the_token_keeps_the_natural_wonder() -> None:
    t = resolve(kilimanjaro(), "pottery", 5).play("p1 build 13a")
    assert (t.fact("cities p1"), t.fact("control p1")) == (["13a", "16a"], [])
    assert t.fact("naturals p1") == ["mt_kilimanjaro"]
    assert "13a" not in t.fact("natural_tokens")


@rule("nd.naturalwonder.city_over_token")
def test_the_natural_wonder_goes_back_when_that_city_is_lost() -> None:
    t = kilimanjaro().set("control p1").set("cities p1", "13a")
    t = movement(before_movement(t, "D", "13e"), 4)
    assert (t.fact("cities p1"), t.fact("naturals p1")) == (["16a"], [])
    assert "13a" in t.fact("natural_tokens")


# Cities


def mature(t: Position, seat: str = "p1") -> list[str]:
    return [t.rules.kinds["space"].write(at) for at in realm(t, seat).mature]


@rule("nd.city.types")
def test_a_capital_is_a_city() -> None:
    t = resolve(first_game(), "early_empire", 1).play("p1 place 16b")
    assert t.fact("control p1") == ["16b"]
    t = first_game().set("offer militaristic", "petra").set("resources p1 oil", "1")
    t = resolve(t, "pottery", 5).play("p1 wonder petra")
    assert t.fact("wonder_at petra") == ["16a"]


@rule("nd.city.mature", "nd.city.mature_capital")
def test_a_city_is_mature_when_all_around_is_covered() -> None:
    assert mature(first_game().set("control p1", *AROUND)) == ["16a"]
    for missing in AROUND:
        others = [label for label in AROUND if label != missing]
        assert mature(first_game().set("control p1", *others)) == []


@rule("nd.city.mature")
def test_water_covers_too() -> None:
    t = first_game().set("cities p1", "6i").set("control p1", "4b", "4c", "4i", "6b")
    assert mature(t.set("barbarian D", "6d")) == ["6i"]
    t = first_game().set("cities p1", "6i").set("control p1", "4b", "4c", "4i")
    assert mature(t.set("barbarian D", "6d")) == []


@rule("nd.city.mature_either_side")
def test_reinforced_tokens_cover_like_others() -> None:
    t = first_game().set("control p1", *AROUND).set("reinforced p1", *AROUND[:3])
    assert mature(t) == ["16a"]


@rule("nd.city.mature_edge")
def test_a_city_at_the_edge_needs_fewer_tokens() -> None:
    t = first_game().set("cities p1", "14i").set("control p1", "14b", "14h", "14j")
    assert mature(t) == ["14i"]
    t = first_game().set("cities p1", "14i").set("control p1", "14b", "14h")
    assert mature(t) == []


@rule("nd.city.mature_not_other")
@pytest.mark.parametrize(
    ("fact", "values"),
    [
        ("control p2", ["16f"]),
        ("reinforced p2", ["16f"]),
        ("cities p2", ["16f"]),
        ("cities p1", ["16f"]),
        ("barbarian D", ["16f"]),
        ("resource oil", ["16f"]),
        ("caravans p1", ["16f"]),
        ("natural_tokens", ["16f"]),
    ],
)
def test_nothing_else_covers_a_space(fact: str, values: list[str]) -> None:
    others = [label for label in AROUND if label != "16f"]
    assert "16a" not in mature(first_game().set("control p1", *others).set(fact, *values))


@rule("nd.city.mature_not_other")
def test_a_city_state_does_not_cover_a_space() -> None:
    t = first_game().set("cities p1", "14c").set("control p1", "14a", "14b")
    assert mature(t) == []
    t = first_game().set("cities p1", "14c").set("control p1", "14a", "14b", "14d")
    assert mature(t.set("city_state_tokens", "6e", "12a", "15a")) == ["14c"]


@rule("nd.city.mature_dynamic", "nd.city.mature_capital")
def test_a_city_loses_and_regains_its_maturity() -> None:
    t = before_movement(first_game().set("control p1", *AROUND), "D", "14d")
    t = movement(t.set("city_state_tokens"), 6)
    assert t.fact("barbarian D") == ["16e"]
    assert mature(t) == []
    t.play("p1 focus 1", "p1 pass", "p2 focus 1", "p2 pass")
    # The trade event brings nothing: nobody is asked to put a token.
    assert (t.fact("event_dial"), t.asked()) == (["trade"], ["p1 focus"])


@rule("nd.city.mature_capital")
def test_a_mature_capital_gives_a_trade_token() -> None:
    t = first_game().set("control p1", *AROUND).set("event_dial", "movement").set("turns", "4")
    t.at("turn p1")
    assert t.asked() == ["p1 put_tokens"]
    assert t.play("p1 put 3").fact("trade p1 3") == ["1"]
    assert t.asked() == ["p1 focus"]


@rule("nd.city.mature_dynamic")
def test_maturity_comes_with_the_last_token() -> None:
    t = resolve(first_game().set("control p1", *AROUND[1:]), "early_empire", 1)
    assert mature(t) == []
    assert mature(t.play("p1 place 16b")) == ["16a"]


# Control


@rule("nd.control.persist")
def test_control_tokens_stay_when_their_city_is_lost() -> None:
    t = first_game().set("cities p1", "14h").set("control p1", "14b", "14i", "14j", "4g")
    t = movement(before_movement(t, "D", "14g"), 2)
    assert (t.fact("barbarian D"), t.fact("cities p1")) == (["14h"], ["16a"])
    assert t.fact("control p1") == ["4g", "14b", "14i", "14j"]
    t.play("p1 focus 5")
    assert "p1 build 14j" in t.options()
