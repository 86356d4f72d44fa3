"""Collecting trade: squares, blockades, scouts and the dial."""

from tests.games.board_game.kit import laid_out, open_map, state
from tests.kit.trace import rule
from ziggurat.games.board_game.trade.collection import gain_trade, lose_trade

TRADE = "turn p1 trade"


@rule("cb.trade.collect")
def test_all_outskirts_of_all_cities_count() -> None:
    t = open_map(laid_out()).set("city p1 city1", "C22")
    for square in ("C11", "C12", "C13", "C21"):
        t.set(f"terrain {square}", "desert")
    for square in ("C23", "C31", "C32", "C33"):
        t.set(f"terrain {square}", "forest")
    # Two water squares and a desert around the capital, four deserts around the city.
    assert t.at(TRADE).fact("trade p1") == ["7"]


@rule("cb.trade.collect")
def test_a_marker_replaces_what_is_printed() -> None:
    t = laid_out().set("marker A21", "harbor").set("marker A13", "trading_post").at(TRADE)
    assert t.fact("trade p1") == ["6"]


@rule("cb.trade.collect")
def test_governments_change_the_collection() -> None:
    t = laid_out().set("government p1", "democracy").set("government p2", "fundamentalism")
    t.at(TRADE)
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["5"], ["1"])


@rule("cb.trade.carry_over")
def test_trade_stays_on_the_dial() -> None:
    t = laid_out().set("trade p1", "4").at(TRADE)
    assert t.fact("trade p1") == ["7"]


@rule("cb.trade.dial_maximum")
def test_the_dial_ends_at_27() -> None:
    t = laid_out().set("trade p1", "25").at(TRADE)
    assert t.fact("trade p1") == ["27"]


@rule("cb.trade.dial_minimum")
def test_the_dial_never_falls_below_0() -> None:
    g = state(laid_out().set("trade p1", "1"))
    lose_trade(g, 0, 3)
    assert g.trade[0] == 0
    gain_trade(g, 0, 2)
    assert g.trade[0] == 2


@rule("cb.trade.dial_minimum")
def test_a_collection_can_be_a_loss_but_not_below_0() -> None:
    t = laid_out().set("government p1", "fundamentalism").set("trade p1", "0")
    t.set("armies p2", "A11", "A21", "A32").at(TRADE)
    assert t.fact("trade p1") == ["0"]


@rule("cb.trade.enemy_square_yields_none")
def test_a_foreign_figure_keeps_the_trade_of_its_square() -> None:
    t = laid_out().set("marker A21", "harbor").set("scouts p2", "A21").at(TRADE)
    assert t.fact("trade p1") == ["2"]


@rule("cb.trade.scout_gathers")
def test_a_scout_sends_its_square() -> None:
    t = open_map(laid_out()).set("terrain C44", "desert").set("scouts p1", "C44")
    t.set("scout_city p1 C44", "capital").at(TRADE)
    assert t.fact("trade p1") == ["4"]
