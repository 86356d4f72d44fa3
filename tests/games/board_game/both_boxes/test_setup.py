"""What lies on the table with both expansions: pooled rows, piles and seats."""

import pytest

from tests.games.board_game import kit as base
from tests.games.board_game.both_boxes.kit import (
    BOTH,
    DECK,
    INVESTMENTS,
    both_rules,
    dealt,
    laid_out,
    names,
    plain,
)
from tests.games.board_game.fame_and_fortune.kit import fame_rules
from tests.games.board_game.kit import game, resting, state
from tests.games.board_game.setup.dealing import on_to
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.ids import INFANTRY
from ziggurat.games.board_game.printed import printed_in
from ziggurat.games.board_game.research.pyramid import learnable
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import (
    open_policies,
    policy_limit,
)

RELICS = {
    "atlantis": "neutral_15",
    "school_of_confucius": "neutral_16",
    "seven_cities_of_gold": "neutral_17",
    "attilas_village": "neutral_22",
    "ark_of_the_covenant": "neutral_23",
}


def more_copies(family: str) -> int:
    """How many cards or markers of a family there are more than in the base game."""
    found = []
    for rules in (both_rules(), base.rules_of()):
        copies = printed_in(rules).copies
        found.append(sum([copies[row] for row in rules.families[family]]))
    return found[0] - found[1]


@rule("bx.setup.player_count")
def test_two_to_five_can_play_and_have_the_same_to_choose_from() -> None:
    assert both_rules().seats == (2, 3, 4, 5)
    t = laid_out(5)
    g = state(t)
    for found in (learnable, open_policies):
        assert len({tuple(found(g, seat)) for seat in range(5)}) == 1
    with pytest.raises(BuildError, match="2 to 5 seats"):
        Position("board-game", 6, rules=both_rules())


@rule("bx.setup.player_count")
def test_with_the_second_expansion_alone_a_fifth_has_no_place() -> None:
    assert wisdom_rules().seats == (2, 3, 4)


@rule("bx.setup.civilizations")
def test_sixteen_civilizations_are_offered() -> None:
    found = names(both_rules(INVESTMENTS), "civilization")
    assert len(found) == len(set(found)) == 16
    alone = [fame_rules(INVESTMENTS), wisdom_rules()]
    assert set(found) == {name for rules in alone for name in names(rules, "civilization")}
    # The Arabs play where coins are invested.
    assert set(found) - set(names(both_rules(), "civilization")) == {"arabs"}


@rule("bx.setup.tech_deck")
def test_there_are_forty_four_techs_with_no_name_twice() -> None:
    found = [name.removesuffix("_ww") for name in names(both_rules(), "tech")]
    # Space Flight belongs to no deck.
    assert len(found) == len(set(found)) == 44 + 1
    assert {"metal_casting_ww", "railroad_ww"} <= set(names(both_rules(), "tech"))
    assert not {"metal_casting", "railroad"} & set(names(both_rules(), "tech"))


@rule("bx.setup.wonder_pool")
def test_nine_wonders_of_each_era_take_part_and_four_are_dealt() -> None:
    rules = both_rules()
    assert len(names(rules, "wonder")) == 27
    t = laid_out()
    g = state(t)
    assert [bag.size() for bag in g.wonder_bags] == [9 - len(g.offer), 9, 9]
    assert sum(g.wonders_left) + len(g.offer) == 12


@rule("bx.setup.event_pool")
def test_culture_events_of_all_boxes_are_in_the_decks() -> None:
    assert more_copies("culture_event") == 22
    g = state(laid_out())
    sizes = sum([bag.size() for bag in g.event_bags])
    assert sizes - sum([bag.size() for bag in state(base.laid_out()).event_bags]) == 22


@rule("bx.setup.hut_village_pool")
def test_huts_and_villages_of_all_boxes_are_in_the_piles() -> None:
    assert (more_copies("hut"), more_copies("village")) == (15, 10)
    found, plain_game = state(laid_out()), state(base.laid_out())
    assert found.hut_bag.size() - plain_game.hut_bag.size() == 15
    assert found.village_bag.size() - plain_game.village_bag.size() == 10


@rule("bx.setup.relic_pool")
@pytest.mark.parametrize("relic", RELICS)
def test_each_relic_lies_where_its_tile_is_discovered(relic: str) -> None:
    t = laid_out().set("armies p1", "A43").at(resting(0), "movement p1")
    assert not [token for token in state(t).tokens if token]
    t.play("p1 take A43 1 0", "p1 discover C", f"nature draw_tile {RELICS[relic]}")
    squares = [f"C{row}{column}" for row in range(1, 5) for column in range(1, 5)]
    found = [t.fact(f"token {at}")[0] for at in squares]
    assert found.count(relic) == 1
    assert not (set(RELICS) - {relic}) & set(found)


def without_suffix(rules: api.Rules, row: int) -> str:
    return rules.rows[row].name.removesuffix("_ww")


@rule("bx.setup.unit_and_government_sets")
@pytest.mark.parametrize("name", ["greeks", "indians", "spanish", "arabs"])
def test_everybody_uses_the_new_units_and_governments(name: str) -> None:
    rules, alone = both_rules(INVESTMENTS), wisdom_rules()
    for family in ("unit", "government"):
        assert names(rules, family) == names(alone, family)
        assert set(names(rules, family)) != set(names(base.rules_of(), family))
    row = rules.rows[rules.kinds["civilization"].parse(name)]
    assert isinstance(row, Civilization)
    assert rules.rows[row.government].name in names(alone, "government")


@rule("bx.setup.greece_government", "bx.setup.greece_rank")
def test_the_greeks_begin_under_despotism_with_better_infantry() -> None:
    t = on_to(dealt("greeks", "mongols"), "rest")
    assert t.fact("government p1")[0].removesuffix("_ww") == "despotism"
    assert t.fact("government p1")[0] in names(wisdom_rules(), "government")
    assert t.fact("rank p1 infantry") == ["2"]
    assert [unit_cost(state(t), seat, INFANTRY) for seat in (0, 1)] == [7, 5]


@rule("bx.setup.greece_rank", "bx.first_printing.option", "bx.late_changes.option")
@pytest.mark.parametrize(
    ("more", "government", "ability"),
    [
        ((), "despotism", "kept_trade"),
        (("first_printing",), "democracy", "kept_trade"),
        (("late_changes",), "despotism", "learned"),
    ],
)
def test_each_printing_has_its_greeks(more: tuple[str, ...], government: str, ability: str) -> None:
    rules = both_rules(*more)
    row = rules.rows[rules.kinds["civilization"].parse("greeks")]
    assert isinstance(row, Civilization)
    assert without_suffix(rules, row.government) == government
    assert rules.rows[row.tech].name == "democracy_tech"
    assert ability in [hook.moment.name for hook in row.hooks]


@rule("bx.setup.india_policy")
def test_the_indians_adopt_one_policy() -> None:
    t = on_to(dealt("indians", "french"), "rest")
    assert t.fact("annex p1 capital") != []
    assert (len(t.fact("policies p1")), len(t.fact("policies p2"))) == (1, 2)
    g = state(plain().set("annex p1 capital", "A23").set("city p1 city1", "D33"))
    assert policy_limit(g, 0) == 2


@rule("bx.setup.both_options")
@pytest.mark.parametrize("deck", [(), (DECK,)])
@pytest.mark.parametrize("investments", [(), (INVESTMENTS,)])
def test_the_deck_and_investments_are_chosen_apart(
    deck: tuple[str, ...], investments: tuple[str, ...]
) -> None:
    rules = build(game(), (*BOTH, *deck, *investments))
    assert set(rules.modules) == {*BOTH, *deck, *investments}
    assert bool(names(rules, "person_card")) == bool(deck)
    assert bool(names(rules, "investment")) == bool(investments)


@component("rule.growing_over_city_states")
def test_what_joins_the_boxes_comes_by_itself() -> None:
    assert "both_boxes" in both_rules().installed
    for alone in (fame_rules(), wisdom_rules()):
        assert "growing_over_city_states" not in names(alone, "rule")
