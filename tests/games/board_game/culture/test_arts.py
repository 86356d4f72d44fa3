"""Devoting a city to the arts."""

from tests.games.board_game.kit import laid_out, open_map
from tests.kit.table import Position
from tests.kit.trace import rule

CITIES = "turn p1 city management"


def devoted(t: Position) -> Position:
    """p1 devotes its capital to the arts."""
    return t.at(CITIES).play("p1 city capital", "p1 arts")


@rule("cb.culture.devote_base")
def test_a_city_without_icons_gives_one() -> None:
    assert devoted(laid_out()).fact("culture p1") == ["1"]


@rule("cb.culture.devote_icons")
def test_each_icon_gives_one_more() -> None:
    t = laid_out().set("marker A12", "temple").set("marker A13", "market")
    assert devoted(t).fact("culture p1") == ["4"]


@rule("cb.culture.scout_gathers")
def test_a_scout_sends_its_icons() -> None:
    t = open_map(laid_out()).set("city p1 city1", "C22").set("marker C12", "temple")
    t.set("scouts p1", "C12").set("scout_city p1 C12", "capital")
    assert devoted(t).fact("culture p1") == ["3"]


@rule("cb.culture.enemy_square_yields_none")
def test_a_foreign_figure_keeps_the_icons_of_its_square() -> None:
    t = laid_out().set("marker A12", "temple").set("marker A13", "market").set("armies p2", "A12")
    assert devoted(t).fact("culture p1") == ["2"]


@rule("cb.culture.tokens_kept")
def test_tokens_are_kept_from_turn_to_turn() -> None:
    t = laid_out().set("culture p1", "5").at("turn p1 end of turn")
    assert (t.fact("turn"), t.fact("culture p1")) == (["2"], ["5"])


@rule("cb.culture.devote_base")
def test_governments_change_what_a_city_gives() -> None:
    assert devoted(laid_out().set("government p1", "monarchy")).fact("culture p1") == ["2"]
    assert devoted(laid_out().set("government p1", "communism")).fact("culture p1") == ["0"]
