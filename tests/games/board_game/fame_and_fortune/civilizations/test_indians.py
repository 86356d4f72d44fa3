"""The Indians: a metropolis from the start, resources for anything, and sacred lands."""

from tests.games.board_game.fame_and_fortune.kit import dealt, laid_out
from tests.games.board_game.kit import open_map, resting, state
from tests.games.board_game.setup.dealing import on_to
from tests.games.board_game.start.ground import draw
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import trade_on
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.ids import CAPITAL, FIRST_TOKEN, INCENSE, SPY, URANIUM, WHEAT
from ziggurat.games.board_game.trade.goods import counts_as

COMMON = 0b1111


def beginning(square: str) -> Position:
    """The Indians have put their capital on a square of their home tile."""
    t = on_to(dealt("indians", "romans"), "capital", "p1").play(f"p1 capital {square}")
    return on_to(t, "grow")


@component("civilization.indians")
@rule("ff.setup.india_metropolis", "ff.setup.india_placement")
def test_indians_begin_with_a_metropolis_in_the_middle_of_their_tile() -> None:
    t = beginning("A22")
    assert t.options() == ["p1 grow A23", "p1 grow A32"]
    for square in ("A12", "A33", "A21"):
        assert t.refused(f"p1 grow {square}") == "ff.setup.india_placement"
    t.play("p1 grow A23")
    assert t.fact("annex p1 capital") == ["A23"]
    assert len(outskirts(state(t), 0, CAPITAL)) == 10
    on_to(t, "rest")
    assert (t.fact("known p1"), t.fact("annex p1 capital")) == (["agriculture"], ["A23"])


@rule("ff.setup.india_placement")
def test_any_two_of_the_four_that_touch_will_do() -> None:
    pairs = set()
    for first in ("A22", "A23", "A32", "A33"):
        t = beginning(first)
        pairs |= {frozenset((first, move.split()[-1])) for move in t.options()}
    assert len(pairs) == 4
    assert frozenset(("A22", "A33")) not in pairs


@rule("ff.setup.india_dial")
def test_all_ten_squares_count_for_the_first_trade_and_the_first_figures() -> None:
    t = on_to(beginning("A22").play("p1 grow A32"), "first_army", "p1")
    g = state(t)
    names = [move.split()[-1] for move in t.options()]
    assert any(name in names for name in ("A41", "A42", "A43"))
    on_to(t, "rest")
    trade = sum([trade_on(g, at) for at in outskirts(g, 0, CAPITAL)])
    assert t.fact("trade p1") == [str(trade)]


@rule("ff.metro.no_second_growth")
@component("civilization.indians")
def test_their_metropolis_does_not_grow_again() -> None:
    t = on_to(beginning("A22").play("p1 grow A23"), "rest")
    fresh = laid_out().set("civilization p1", "indians").set("annex p1 capital", "A23")
    fresh.set("known p1", "agriculture").at(resting(0), "start_of_turn p1")
    assert fresh.asked() == ["p1 start_of_turn"]
    assert t.fact("annex p1 capital") == ["A23"]


def good(t: Position, name: str) -> int:
    return t.rules.kinds["good"].parse(name)


@component("civilization.indians")
def test_any_resource_is_spent_as_any_common_one() -> None:
    t = laid_out().set("civilization p1", "indians").set("civilization p2", "romans")
    g = state(t)
    for resource in (INCENSE, WHEAT):
        assert counts_as(g, 0, FIRST_TOKEN + resource) == COMMON
        assert counts_as(g, 1, FIRST_TOKEN + resource) == 1 << resource
    assert counts_as(g, 0, good(t, "hut_spy")) == COMMON | 1 << SPY
    assert counts_as(g, 0, good(t, "village_uranium")) == COMMON | 1 << URANIUM
    assert counts_as(g, 1, good(t, "hut_spy")) == 1 << SPY
    # A marker without a resource, and a card that counts as one, are no such tokens.
    assert counts_as(g, 0, good(t, "hut_teacher")) == 0
    gifts = [row for row in t.rules.families["culture_event"] if g.printed.pays[row]]
    assert [counts_as(g, 0, row) for row in gifts] == [counts_as(g, 1, row) for row in gifts]


@component("civilization.indians")
def test_silk_pays_for_wheat_and_nothing_common_for_a_spy() -> None:
    t = laid_out().set("civilization p1", "indians").set("known p1", "animal_husbandry")
    t.set("resources p1 silk", "1").at(resting(0), "city_management p1")
    t.play("p1 use animal_husbandry")
    assert t.fact("resources p1 silk") == ["0"]
    t = laid_out().set("civilization p1", "indians").set("known p1", "mysticism")
    t.set("coin_tokens p2", "pottery").set("resources p1 silk", "1")
    t.at(resting(0), "city_management p1")
    assert t.refused("p1 use mysticism") == "cb.resource.pay_ability"


@component("civilization.indians")
def test_devoting_brings_more_culture_for_each_resource_around_the_city() -> None:
    def yields(name: str, *more: str) -> int:
        t = open_map(laid_out()).set("civilization p1", name).set("armies p1").set("scouts p1")
        for row in (1, 2, 3):
            for column in (1, 2, 3):
                if (row, column) != (2, 2):
                    t.set(f"terrain A{row}{column}", "grassland")
        draw(t, "A11", "s")
        draw(t, "A12", "s")
        draw(t, "A13", "w")
        for line in more:
            fact, value = line.rsplit(" ", 1)
            t.set(fact, value)
        return arts_yield(state(t), 0, CAPITAL)

    assert yields("romans") == 1
    assert yields("indians") == 4
    # Neither a resource under a marker nor one that is blockaded.
    assert yields("indians", "marker A11 granary") == 3
    assert yields("indians", "armies p2 A12") == 3
