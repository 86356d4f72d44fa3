"""What players can be, learn and build with Wisdom and Warfare."""

from tests.games.board_game import kit as base
from tests.games.board_game.kit import row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import before_setup, laid_out, wisdom_rules
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.board_game.research.pyramid import learnable, tech_row
from ziggurat.games.board_game.rows.wonder import Wonder

NEW_TECHS = {"navy": 1, "bureaucracy": 2, "logistics": 2, "education": 3}
NEW_CIVILIZATIONS = ["aztecs", "english", "french", "japanese", "mongols", "zulu"]


def names(rules: api.Rules, family: str) -> list[str]:
    """The rows of a family by name."""
    return [rules.rows[row].name for row in rules.families[family]]


@rule("ww.setup.civilizations")
def test_twelve_civilizations_are_offered() -> None:
    civilizations = [*names(base.rules_of(), "civilization"), *NEW_CIVILIZATIONS]
    assert names(wisdom_rules(), "civilization") == civilizations
    t = before_setup(2, "chosen").start()
    assert t.options() == [f"p1 play_as {name}" for name in civilizations]
    assert len(civilizations) == 12


@rule("ww.setup.new_techs")
def test_everybody_can_learn_four_more_techs() -> None:
    t = laid_out()
    g = state(t)
    for name, level in NEW_TECHS.items():
        assert tech_row(g, row_of(t, name)).level == level
    assert row_of(t, "navy") in learnable(g, 0)
    assert learnable(g, 0) == learnable(g, 1)
    assert len(set(names(t.rules, "tech")) - set(names(base.rules_of(), "tech"))) == 4 + 2


@rule("ww.setup.replaced_techs")
def test_metal_casting_and_railroad_are_there_once() -> None:
    t = laid_out()
    found = names(t.rules, "tech")
    # The one of level V belongs to everybody.
    assert len(found) == len(set(found)) == 40 + 1
    for name in ("metal_casting", "railroad"):
        assert [tech for tech in found if tech.startswith(name)] == [f"{name}_ww"]
    before = int(t.fact("coins p1")[0])
    for name, coins in (("metal_casting_ww", 0), ("railroad_ww", 1)):
        t.set("known p1", name)
        assert int(t.fact("coins p1")[0]) == before + coins


@rule("ww.setup.new_wonders")
def test_six_wonders_of_each_era_take_part() -> None:
    g = state(laid_out())
    # The market shows some of the ancient ones already.
    assert [bag.size() for bag in g.wonder_bags] == [6 - len(g.offer), 6, 6]
    old = names(base.rules_of(), "wonder")
    new = [row for row in wisdom_rules().rows.values() if isinstance(row, Wonder)]
    assert len(new) == len(old) + 6 == 18
    assert sorted([row.era for row in new if row.name not in old]) == [0, 0, 1, 1, 2, 2]


@rule("ww.setup.new_events")
def test_twelve_more_culture_events() -> None:
    old, new = state(base.laid_out()), state(laid_out())
    more = [
        len(there.unknown) - len(here.unknown)
        for there, here in zip(new.event_bags, old.event_bags, strict=True)
    ]
    assert more == [4, 4, 4]
