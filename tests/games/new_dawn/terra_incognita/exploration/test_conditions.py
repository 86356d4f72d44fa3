"""Who may explore, when and from where."""

import pytest

from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import set_up, spaces
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import (
    all_origins,
    origins,
    own_origins,
)


@rule("ti.explore.who", "ti.explore.optional", "ti.explore.condition_edge")
def test_a_caravan_explores_while_it_is_moved() -> None:
    t = Explorer().caravans("11d").begin()
    assert "explore c1 11d" in t.options()
    assert "move c1 11c" in t.options()
    assert "explore c1 11c" in t.options()
    t.play("move c1 11c")
    assert t.caravans_at()[0] == "11c"


@rule("ti.explore.who")
def test_an_army_explores_while_it_is_moved() -> None:
    t = Explorer("masonry_ti").armies("11d").begin()
    assert "scout a1 11d" in t.options()
    t.play("scout a1 11d", "nature draw 3").lay()
    assert t.left() == 11
    assert t.where()[0] == "11d"


@rule("ti.explore.who")
def test_nobody_explores_without_moving_a_figure() -> None:
    for card in ("early_empire", "pottery", "astrology"):
        assert Explorer(card).caravans("11d").armies("11d").begin().exploring() == []


@rule("ti.explore.condition_edge")
def test_a_space_inside_the_map_is_no_place_to_explore_from() -> None:
    t = Explorer().caravans("11a").begin()
    assert "explore c1 11a" not in t.options()
    assert t.refused("explore c1 11a") == "ti.explore.condition_edge"


@rule("ti.explore.condition_capital_tile")
def test_the_figure_has_to_be_on_a_capital_tile() -> None:
    t = Explorer().caravans("5d").begin()
    assert "explore c1 5d" not in t.options()
    assert t.refused("explore c1 5d") == "ti.explore.condition_capital_tile"


@rule("ti.explore.any_capital")
def test_the_capital_may_be_anybodys() -> None:
    t = Explorer().caravans("9e", "9f").begin()
    assert "explore c1 9f" in t.options() or "explore c2 9f" in t.options()
    t.play("explore c2 9f", "nature draw 1").lay()
    assert t.left() == 11


@rule("ti.explore.fort_not_capital", "ti.explore.single_spaces")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_explores_from_a_fort_or_from_water_in_a_hole(seed: int) -> None:
    g = set_up(3, seed)
    singles = sum([1 << at for at in g.board.where.values() if at >= 210])
    assert not origins(g) & singles
    assert not all_origins(g) & singles
    assert origins(g) & ~all_origins(g) == 0
    for seat in range(3):
        assert own_origins(g, seat) & ~origins(g) == 0


@rule("ti.explore.fort_not_capital")
def test_a_figure_on_a_fort_is_told_so() -> None:
    t = Explorer()
    t.g.board = laid(t.rules, (*t.g.board.placed, (22, 2, 0, -2, 0)), ())
    t.forts("22a").caravans("22a").begin()
    assert "explore c1 22a" not in t.options()
    assert t.refused("explore c1 22a") == "ti.explore.condition_capital_tile"


@rule("ti.explore.cost", "ti.explore.continue")
def test_exploring_costs_a_space_and_the_caravan_goes_on() -> None:
    t = Explorer().caravans("11d").begin()
    assert t.facts() == (3, 0)
    t.play("explore c1 11d", "nature draw 8").lay()
    assert t.asked() == ["p1 go_on"]
    assert t.facts() == (2, 0)
    t.play("move c1 11c")
    assert t.caravans_at()[0] == "11c"


@rule("ti.explore.cost")
def test_the_way_to_the_space_counts() -> None:
    t = Explorer().caravans("11d").begin()
    t.play("explore c1 11b", "nature draw 8").lay()
    assert t.caravans_at()[0] == "11b"
    assert t.asked() == ["p2 focus"]


@rule("ti.explore.needs_movement")
def test_a_space_of_movement_has_to_be_left() -> None:
    t = Explorer().caravans("11d").begin()
    assert "move c1 11j" not in t.options()
    assert "explore c1 11j" not in t.options()
    assert t.refused("explore c1 11j") == "ti.explore.cost"
    assert "move c1 11h" in t.options()
    assert "explore c1 11h" not in t.options()


@rule("ti.explore.needs_movement")
def test_a_trade_token_pays_for_it() -> None:
    t = Explorer().caravans("11d").trade(5, 1).begin()
    assert "explore c1 11h" not in t.options()
    t.play("spend 1")
    assert "explore c1 11h" in t.options()


@rule("ti.explore.once")
def test_a_caravan_explores_once_in_a_move_and_the_next_one_may_too() -> None:
    t = Explorer("steam_power").caravans("11d", "11c").begin()
    t.play("explore c1 11d", "nature draw 8").lay()
    assert t.exploring() == []
    assert t.refused("explore c1 11d") == "ti.explore.once"
    assert t.refused("explore c1 11c") == "ti.explore.once"
    t.play("pass")
    assert "explore c2 11c" in t.options()
    assert t.refused("explore c1 11d") != ""


@rule("ti.explore.once")
def test_an_army_explores_once_in_a_move() -> None:
    t = Explorer("iron_working_ti").armies("11d", "11c").begin()
    t.play("scout a1 11d", "nature draw 8").lay()
    assert [at for at in t.exploring() if at.startswith("scout a1")] == []
    assert t.refused("scout a1 11d") == "ti.explore.once"
    assert t.refused("scout a1 11c") == "ti.explore.once"


@rule("ti.explore.from_card")
def test_a_figure_on_its_card_explores_from_a_city_at_the_edge() -> None:
    t = Explorer().give("p1", cities="11d").caravans("card")
    t.set("control p1", "11a", "11c", "11e")
    t.set("capital p1", "11d").begin()
    assert "explore c1 11d" in t.options()
    t.play("explore c1 11d", "nature draw 8").lay()
    assert t.facts() == (2, 0)
    t.play("pass")
    assert t.caravans_at()[0] == "11d"


@rule("ti.explore.empty_stack")
def test_an_empty_stack_ends_all_exploring() -> None:
    t = Explorer(stack=0).caravans("11d").begin()
    assert t.exploring() == []
    assert t.refused("explore c1 11d") == "ti.explore.empty_stack"


@rule("ti.explore.continue")
def test_a_caravan_goes_on_to_the_new_tile() -> None:
    t = Explorer().caravans("11d").begin()
    t.play("explore c1 11d", "nature draw 8").lay()
    new = [at for at in t.options() if at.startswith("move c1 8")]
    assert new
    t.play(new[0])
    assert t.caravans_at()[0].startswith("8")


@rule("ti.explore.optional", "ti.economy.fort_city")
def test_a_caravan_that_explored_in_a_rival_city_may_end_there_and_trade() -> None:
    t = Explorer().set("capital p2", "9f").caravans("9g").begin()
    t.play("explore c1 9f", "nature draw 8").lay()
    assert t.asked() == ["p1 go_on"]
    t.play("pass")
    assert t.asked() == ["p1 put_tokens"]
    assert t.caravans_at()[0] == "card"


@rule("ti.explore.once")
def test_nobody_explores_where_a_journey_was_completed_this_turn() -> None:
    t = Explorer("steam_power").set("capital p2", "9f").caravans("9g", "9h").begin()
    t.play("move c1 9f", "put left", "put left")
    while t.asked() != ["p1 move_caravans"]:
        t.play(t.options()[0])
    assert "explore c2 9g" in t.options()
    assert "explore c2 9f" not in t.options()


@rule("ti.economy.share")
def test_caravans_pass_armies_caravans_and_control_tokens() -> None:
    t = Explorer().caravans("11d").give("p2", tokens="11c").armies("11b", seat="p2")
    t.caravans("11b", seat="p2").begin()
    assert {"move c1 11c", "move c1 11b", "move c1 11i"} <= set(t.options())


@rule("ti.economy.fort", "ti.fort.enter")
@pytest.mark.parametrize(("slot", "enters"), [(3, True), (2, False)])
def test_a_caravan_enters_a_fort_with_a_slot_of_three(slot: int, enters: bool) -> None:
    t = Explorer(slot=slot).forts("11b").caravans("11c").begin()
    assert ("move c1 11b" in t.options()) == enters
    if enters:
        t.play("move c1 11b")
        assert t.caravans_at()[0] == "11b"
        assert sum(t.realm().trade) == 0


@rule("ti.economy.fort_city")
def test_a_fort_with_a_rival_city_is_a_rival_city() -> None:
    t = Explorer().forts("11b").give("p2", cities="11b").caravans("11c").begin()
    t.play("move c1 11b")
    assert t.asked() == ["p1 put_tokens"]
    assert t.caravans_at()[0] == "card"


def test_the_strip_is_as_these_tests_say() -> None:
    there = spaces("11b 11c 11d 11e 11h 11i 11j 9d 9e 9f")
    assert Explorer().g.board.rim & (there | spaces("11a")) == there
