"""Harvesting resources, and what they are for."""

from tests.games.board_game.city.town import acting, made, managing, town, with_city
from tests.games.board_game.kit import state
from tests.kit.trace import rule
from ziggurat.games.board_game.ids import FIRST_TOKEN, IRON, SILK
from ziggurat.games.board_game.research.paying import spend_good


@rule("cb.resource.needs_icon")
def test_a_city_harvests_what_grows_around_it() -> None:
    t = acting(town())
    assert made(t, "harvest") == ["harvest iron"]
    assert t.refused("p1 harvest silk") == "cb.resource.needs_icon"
    assert t.refused("p1 harvest uranium") == "cb.resource.needs_icon"


@rule("cb.resource.take_token")
def test_a_token_comes_from_the_market() -> None:
    t = acting(town()).play("p1 harvest iron")
    assert (t.fact("market iron"), t.fact("resources p1 iron")) == (["1"], ["1"])


@rule("cb.resource.tokens_public")
def test_everybody_sees_the_tokens_of_a_player() -> None:
    t = acting(town(seats=3)).play("p1 harvest iron")
    for seat in ("p1", "p2", "p3"):
        table = t.knows(seat)["view"]["parts"][0]
        assert list(table["seats"][0]["resources"]) == [0, 1, 0, 0]
        assert f"took_token {IRON}" in t.heard(seat)


@rule("cb.resource.market_empty")
def test_an_empty_market_gives_nothing() -> None:
    t = acting(town().set("resources p2 iron", "2"))
    assert t.fact("market iron") == ["0"]
    assert t.refused("p1 harvest iron") == "cb.resource.market_empty"
    assert made(t, "harvest") == []


@rule("cb.resource.one_per_action")
def test_one_action_gives_one_token() -> None:
    t = with_city(town()).set("scouts p1", "A41", "A43")
    t.set("scout_city p1 A41", "capital").set("scout_city p1 A43", "capital")
    acting(t)
    assert made(t, "harvest") == ["harvest incense", "harvest iron", "harvest silk"]
    t.play("p1 harvest silk")
    assert t.asked() == ["p1 city_management"]
    assert t.refused("p1 city capital") == "cb.cityaction.one_per_city"
    assert sum(state(t).resources[0]) == 1


@rule("cb.resource.scout_gathers")
def test_a_scout_lets_its_city_harvest() -> None:
    t = with_city(town()).set("scouts p1", "A41").set("scout_city p1 A41", "city1")
    managing(t).play("p1 city city1", "p1 harvest silk")
    assert t.fact("resources p1 silk") == ["1"]
    t.play("p1 city capital")
    assert t.refused("p1 harvest silk") == "cb.resource.needs_icon"


@rule("cb.resource.enemy_square_blocked")
def test_an_enemy_keeps_a_city_from_harvesting() -> None:
    t = acting(town().set("scouts p2", "A31"))
    assert t.refused("p1 harvest iron") == "cb.resource.needs_icon"


def test_feudal_cities_harvest_in_all_own_lands() -> None:
    t = acting(with_city(town()).set("government p1", "feudalism"), "city1")
    assert made(t, "harvest") == ["harvest iron"]


@rule("cb.resource.pay_ability")
def test_an_ability_costs_its_resource_each_time() -> None:
    t = managing(town().set("known p1", "currency"))
    assert t.refused("p1 use currency") == "cb.resource.pay_ability"
    t = managing(town().set("known p1", "currency").set("resources p1 incense", "1"))
    t.play("p1 use currency")
    assert (t.fact("resources p1 incense"), t.fact("culture p1")) == (["0"], ["3"])


@rule("cb.resource.spent_market_token_returns")
def test_a_spent_token_returns_to_the_market() -> None:
    t = town().set("resources p1 silk", "1")
    assert t.fact("market silk") == ["1"]
    spend_good(state(t), 0, FIRST_TOKEN + SILK)
    assert (t.fact("market silk"), t.fact("resources p1 silk")) == (["2"], ["0"])
