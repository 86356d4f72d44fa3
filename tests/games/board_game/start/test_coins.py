"""Coins: where they come from, when they are gone and what they are good for."""

from tests.games.board_game.kit import row_of, square_of, state
from tests.games.board_game.start.ground import country, draw, starting
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.loot import take_loot
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.cities.markers import place_marker, remove_marker
from ziggurat.games.board_game.moments import BATTLE_WON
from ziggurat.games.board_game.movement.figures import place_army, remove_army
from ziggurat.games.board_game.research.abilities import MOST_COINS, coins_left
from ziggurat.games.board_game.research.phase import spend_dial
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.trade.collection import lose_trade
from ziggurat.kernel.flows import fire


@rule("cb.coin.dial")
def test_the_dial_adds_all_coins() -> None:
    t = draw(country().set("scouts p1", "E33"), "E33", "$")
    t.set("marker A33", "bank").set("marker A23", "builder").set("government p1", "feudalism")
    t.set("coin_tokens p1", "pottery", "pottery")
    starting(t)
    assert t.fact("coins p1") == ["6"]


@rule("cb.coin.map_square_control")
def test_a_coin_of_the_land_goes_with_the_city() -> None:
    t = draw(country().set("city p1 city1", "C22"), "C33", "$")
    assert coins(state(t), 0) == 1
    destroy_city(state(t), 0, 1)
    assert coins(state(t), 0) == 0


@rule("cb.coin.map_square_control", "cb.victory.immediate")
def test_a_coin_under_a_building_that_is_razed_may_win() -> None:
    t = draw(country().set("marker A33", "market"), "A33", "$").set("known p1", "gunpowder")
    t.set("coin_tokens p1", *["pottery"] * 14).set("resources p1 silk", "2")
    t.at("turn p1 research", "city_management p1").play("p1 use gunpowder")
    assert t.winners() == ["p1"]


@rule("cb.coin.blockade_suspends")
def test_a_coin_is_suspended_by_a_blockade() -> None:
    t = draw(country().set("city p1 city1", "C22"), "C33", "$")
    place_army(state(t), 1, square_of(t, "C33"))
    assert coins(state(t), 0) == 0
    remove_army(state(t), 1, square_of(t, "C33"))
    assert coins(state(t), 0) == 1


@rule("cb.coin.blockade_suspends")
def test_coins_on_a_blockaded_wonder_do_not_count() -> None:
    t = country().set("marker A33", "panama_canal").set("armies p1")
    t.set("coin_tokens p1", "panama_canal", "pottery")
    assert coins(state(t), 0) == 2
    place_army(state(t), 1, square_of(t, "A33"))
    assert coins(state(t), 0) == 1


@rule("cb.coin.building_destroyed")
def test_the_coin_of_a_building_goes_with_it() -> None:
    t = country().set("marker A33", "bank").set("marker A32", "bank")
    assert coins(state(t), 0) == 2
    remove_marker(state(t), square_of(t, "A33"))
    assert coins(state(t), 0) == 1
    place_marker(state(t), 0, square_of(t, "A32"), row_of(t, "library"))
    assert coins(state(t), 0) == 0


@rule("cb.coin.only_research")
def test_coins_save_trade_in_research_only() -> None:
    t = country().set("marker A33", "bank").set("trade p1", "5")
    spend_dial(state(t), 0, (row_of(t, "writing"),))
    assert t.fact("trade p1") == ["1"]
    lose_trade(state(t), 0, 3)
    assert t.fact("trade p1") == ["0"]


@rule("cb.coin.loot_ignores_coins")
def test_loot_takes_trade_below_the_number_of_coins() -> None:
    t = country().set("trade p2", "2").set("coin_tokens p2", *["pottery"] * 4)
    take_loot(state(t), 0, 1)
    t.at("turn p1 end of turn", *t.state.stack).play("p1 loot trade")
    assert t.fact("trade p2") == ["0"]
    assert t.fact("coins p2") == ["4"]


@rule("cb.coin.token_on_tech")
def test_a_task_brings_a_coin_token() -> None:
    t = country().set("known p1", "code_of_laws").set("known p2", "code_of_laws")
    before = coins(state(t), 0)
    fire(state(t), BATTLE_WON, 0, (square_of(t, "C22"), 1), everyone=False)
    t.at("turn p1 end of turn", *t.state.stack)
    assert t.fact("coin_tokens p1") == ["code_of_laws"]
    assert coins(state(t), 0) == before + 1
    assert t.fact("coin_tokens p2") == []


@rule("cb.coin.token_maximum")
def test_a_full_card_takes_no_more_tokens() -> None:
    t = country().set("known p1", "code_of_laws")
    t.set("coin_tokens p1", *["code_of_laws"] * MOST_COINS)
    assert coins_left(state(t), 0, row_of(t, "code_of_laws")) == 0
    fire(state(t), BATTLE_WON, 0, (square_of(t, "C22"), 1), everyone=False)
    t.at("turn p1 end of turn", *t.state.stack)
    assert t.fact("coin_tokens p1") == ["code_of_laws"] * 4


@rule("cb.coin.token_permanent")
def test_tokens_on_techs_stay_whatever_is_lost() -> None:
    t = country().set("city p1 city1", "C22").set("known p1", "pottery")
    t.set("coin_tokens p1", "pottery").set("government p1", "feudalism")
    destroy_city(state(t), 0, 1)
    place_army(state(t), 1, square_of(t, "A23"))
    take_loot(state(t), 1, 0)
    t.at("turn p1 end of turn", *t.state.stack)
    assert not [move for move in t.options() if "coin" in move]
    assert t.fact("coin_tokens p1") == ["pottery"]
