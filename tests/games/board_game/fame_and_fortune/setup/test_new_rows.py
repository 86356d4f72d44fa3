"""What players can be and learn with Fame and Fortune."""

from tests.games.board_game import kit as base
from tests.games.board_game.fame_and_fortune.kit import before_setup, fame_rules, laid_out
from tests.games.board_game.kit import state
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.board_game.board.yields import culture_on
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import may_grow
from ziggurat.games.board_game.fame_and_fortune.metropolis.reasons import METROPOLIS_ALREADY
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.research.pyramid import learnable, tech_row
from ziggurat.games.board_game.start.founding import grow_city

NEW_TECHS = {"agriculture": 1, "mysticism": 2, "ecology": 3, "plastics": 4}


def names(rules: api.Rules, family: str) -> list[str]:
    """The rows of a family by name."""
    return [rules.rows[row].name for row in rules.families[family]]


@rule("ff.setup.civilizations")
def test_nine_civilizations_and_ten_with_investments() -> None:
    old = names(base.rules_of(), "civilization")
    new = [*old, "greeks", "indians", "spanish"]
    assert names(fame_rules(), "civilization") == new
    assert names(fame_rules("investments"), "civilization") == [*new, "arabs"]
    t = before_setup(2, "chosen").start()
    assert t.options() == [f"p1 play_as {name}" for name in new]


@rule("ff.setup.new_techs")
def test_everybody_can_learn_four_more_techs() -> None:
    t = laid_out()
    g = state(t)
    old = names(base.rules_of(), "tech")
    assert sorted(names(t.rules, "tech")) == sorted([*old, *NEW_TECHS])
    # The one of level V belongs to everybody.
    assert len(names(t.rules, "tech")) == 40 + 1
    for name, level in NEW_TECHS.items():
        assert tech_row(g, base.row_of(t, name)).level == level
    assert base.row_of(t, "agriculture") in learnable(g, 0)
    assert learnable(g, 0) == learnable(g, 1)


@rule("ff.setup.metropolis_marker")
def test_nobody_has_two_metropolises() -> None:
    t = laid_out()
    g = state(t)
    beside = base.square_of(t, "A23")
    assert may_grow(g, 0, beside) != METROPOLIS_ALREADY
    grow_city(g, 0, CAPITAL, beside)
    for square in range(len(g.ground)):
        assert may_grow(g, 0, square) == METROPOLIS_ALREADY


@rule("ff.setup.new_wonders")
def test_seven_wonders_of_each_era_take_part() -> None:
    g = state(laid_out())
    # The market shows some of the ancient ones already.
    assert [bag.size() for bag in g.wonder_bags] == [7 - len(g.offer), 7, 7]
    old = names(base.rules_of(), "wonder")
    assert len(names(fame_rules(), "wonder")) == len(old) + 9 == 21
    assert set(old) < set(names(fame_rules(), "wonder"))


@rule("ff.setup.new_events")
def test_ten_more_culture_events() -> None:
    old, new = state(base.laid_out()), state(laid_out())
    more = [
        len(there.unknown) - len(here.unknown)
        for there, here in zip(new.event_bags, old.event_bags, strict=True)
    ]
    assert more == [4, 4, 2]
    assert sum(more) == 10


@rule("ff.option.dead_cards")
def test_machu_picchu_has_only_its_culture_without_investments() -> None:
    t = laid_out().set("terrain A13", "grassland").set("marker A13", "machu_picchu")
    t.set("civilization p1", "romans").set("coin_tokens p1", "romans")
    assert culture_on(state(t), base.square_of(t, "A13")) == 2
    assert t.fact("wonder_of machu_picchu") == ["p1"]
    t.at(base.resting(0), "start_of_turn p1 act")
    assert not [move for move in t.options() if "use" in move or "invest" in move]
