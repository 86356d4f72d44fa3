"""How much a city produces, and what trade adds to it."""

from tests.games.board_game.city.town import CITY1, acting, made, managing, town, with_city
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.cities.items import begin_divided
from ziggurat.kernel.flows import Flow


@rule("cb.production.amount")
def test_production_counts_the_symbols_around_a_city() -> None:
    t = town()
    assert t.fact("production p1 capital") == ["6"]
    assert town().set("terrain A12", "forest").fact("production p1 capital") == ["7"]
    assert t.set("terrain A22", "forest").fact("production p1 capital") == ["6"]


@rule("cb.production.amount")
def test_what_says_so_adds_to_it() -> None:
    t = with_city(town()).set("government p1", "communism")
    assert t.fact("production p1 capital") == ["8"]
    assert t.fact("production p1 city1") == ["2"]


@rule("cb.production.one_item")
def test_one_action_makes_one_item() -> None:
    t = acting(town(4))
    assert t.fact("production p1 capital") == ["10"]
    t.play("p1 produce_army", "p1 army A33")
    assert t.refused("p1 produce_army") == "zg.not_asked"
    assert len(t.fact("armies p1")) == 2


@rule("cb.production.cost_at_most")
def test_an_item_costs_at_most_what_the_city_produces() -> None:
    t = acting(town(-1).set("known p1", "currency"))
    assert t.fact("production p1 capital") == ["5"]
    assert "raise infantry" in made(t)
    assert "build market" not in made(t)
    assert t.refused("p1 build market") == "cb.production.cost_at_most"


@rule("cb.production.single_city_pays")
def test_two_cities_do_not_pay_together() -> None:
    t = with_city(town(-2), 4).set("known p1", "currency")
    assert t.fact("production p1 capital") == t.fact("production p1 city1") == ["4"]
    assert acting(t).refused("p1 build market") == "cb.production.cost_at_most"


@rule("cb.production.no_saving")
def test_what_an_item_does_not_need_is_lost() -> None:
    t = acting(with_city(town(1))).play("p1 produce_army", "p1 army A33")
    assert t.fact("production p1 capital") == ["7"]
    assert t.refused("p1 city capital") == "cb.cityaction.one_per_city"
    assert t.fact("production p1 city1") == ["0"]


# Trade for production


@rule("cb.production.rush_rate")
def test_three_trade_buy_one_production() -> None:
    t = acting(town().set("trade p1", "7")).play("p1 rush capital", "p1 rush capital")
    assert (t.fact("production p1 capital"), t.fact("trade p1")) == (["8"], ["1"])
    assert t.refused("p1 rush capital") == "cb.production.rush_rate"


@rule("cb.production.rush_repeat")
def test_production_is_bought_as_often_as_one_likes() -> None:
    t = acting(town(-4).set("trade p1", "15")).play(*["p1 rush capital"] * 5)
    assert (t.fact("production p1 capital"), t.fact("trade p1")) == (["7"], ["0"])


@rule("cb.production.rush_one_city")
def test_bought_production_is_for_one_city() -> None:
    t = acting(with_city(town()).set("trade p1", "12")).play("p1 rush capital")
    assert t.refused("p1 rush city1") == "cb.production.rush_one_city"
    assert t.fact("production p1 city1") == ["0"]


@rule("cb.production.rush_this_turn_only")
def test_bought_production_is_gone_next_turn() -> None:
    t = acting(town().set("trade p1", "6")).play("p1 rush capital", "p1 pass")
    assert t.fact("production p1 capital") == ["7"]
    later = town(3)
    later.at("turn p1 first player")
    assert later.fact("production p1 capital") == ["6"]


@rule("cb.production.rush_not_limited_by_coins")
def test_coins_do_not_protect_trade_from_its_owner() -> None:
    t = town().set("trade p1", "6").set("coin_tokens p1", *["pottery"] * 4)
    acting(t).play("p1 rush capital", "p1 rush capital")
    assert (t.fact("trade p1"), t.fact("coins p1")) == (["0"], ["4"])


def test_americans_get_more_for_their_trade() -> None:
    t = acting(town().set("civilization p1", "americans").set("trade p1", "3"))
    assert t.play("p1 rush capital").fact("production p1 capital") == ["8"]


# Squares


@rule("cb.production.scout_gathers")
def test_a_scout_brings_the_production_of_its_square() -> None:
    t = with_city(town()).set("terrain B44", "forest").set("scouts p1", "B44")
    before = t.fact("production p1 capital")
    t.set("scout_city p1 B44", "capital")
    assert (before, t.fact("production p1 capital")) == (["6"], ["8"])
    assert t.fact("production p1 city1") == ["0"]


@rule("cb.production.enemy_square_yields_none")
def test_a_square_with_a_foreign_figure_produces_nothing() -> None:
    assert town().set("armies p2", "A13").fact("production p1 capital") == ["4"]
    assert town().set("scouts p2", "A13").fact("production p1 capital") == ["4"]


@rule("cb.production.new_icons_count_at_once")
def test_new_icons_count_at_once_for_their_city_alone() -> None:
    t = with_city(town(10), 10).set("known p1", "construction", "pottery")
    managing(t).play("p1 city capital", "p1 build workshop", "p1 put A12")
    assert t.fact("production p1 capital") == ["18"]
    assert t.fact("production p1 city1") == ["10"]
    t.play("p1 city city1", "p1 build granary", f"p1 put {CITY1[0]}11")
    assert t.fact("production p1 city1") == ["11"]


# Dividing, for cards that allow it


def test_production_is_divided_between_two_items() -> None:
    t = town(2)
    begin_divided(state(t), 0, 0, 2)
    t.at(Flow("turn", 0), *t.state.stack).play("p1 produce_army", "p1 army A33")
    assert made(t) == ["pass", "produce_army"]
    assert t.refused("p1 raise infantry") == "cb.production.cost_at_most"
    t.play("p1 produce_army", "p1 army A32")
    assert len(t.fact("armies p1")) == 3
    assert row_of(t, "market") not in state(t).markers
