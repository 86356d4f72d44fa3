"""What the two boxes hold together, and what everybody begins with."""

from collections import Counter

import pytest

from tests.games.new_dawn.terra_incognita.kit import rules_with, set_up, ti_rules
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.focus.row import slot_value
from ziggurat.games.new_dawn.ids import NONE, NOWHERE
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import FocusCard, Leader, PlayerCard, Wonder
from ziggurat.games.new_dawn.setup.lay_out import first_row
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH, IBRAHIM, OTTOMAN
from ziggurat.games.new_dawn.terra_incognita.state import unknown

BASE = api.build("new-dawn")


def names(family: str, rules: api.Rules | None = None) -> list[str]:
    """The names of a family's rows."""
    there = rules or ti_rules()
    return [there.rows[at].name for at in there.families[family]]


@rule("ti.general.whole_package")
def test_the_expansion_is_used_as_a_whole() -> None:
    """There is one module of this box; what it adds and removes comes together."""
    modules = [module.name for module in BASE.game.modules]
    assert [name for name in modules if name != "automated_player"] == ["terra_incognita"]
    assert "tiles" not in [step.name for step in ti_rules().flows["map"]]


@rule("ti.component.leaders_added")
def test_there_are_18_leaders_and_each_is_used_once() -> None:
    assert len(names("leader")) == 18
    assert set(names("leader", BASE)) < set(names("leader"))
    g = set_up(5)
    assert len({realm.leader for realm in g.realms}) == 5


@rule("ti.component.event_dial_replaced")
def test_the_dial_has_six_sections_of_its_own() -> None:
    assert len(names("event_section")) == 6
    assert not set(names("event_section")) & set(names("event_section", BASE))


@rule("ti.component.focus_bars_replaced")
def test_the_focus_row_has_six_slots() -> None:
    assert printed(ti_rules()).slots == (1, 1, 2, 3, 4, 5)
    g = set_up(2)
    assert len(g.realms[0].row) == 6
    assert slot_value(g, 0, 0) >= 1


@rule("ti.component.wonders_removed", "ti.component.wonders_added")
def test_there_are_three_wonders_of_every_type_and_era() -> None:
    assert len(names("wonder")) == 36
    assert not {"pentagon", "machu_picchu"} & set(names("wonder"))
    assert len(set(names("wonder", BASE)) & set(names("wonder"))) == 22
    groups: Counter[tuple[int, int]] = Counter()
    for number in ti_rules().families["wonder"]:
        row = ti_rules().rows[number]
        assert isinstance(row, Wonder)
        groups[row.type, row.era] += 1
    assert set(groups.values()) == {3}
    assert len(groups) == 12


@rule("ti.component.victory_removed", "ti.component.victory_added")
def test_ten_victory_cards_are_drawn_from_and_two_are_for_forts() -> None:
    there = printed(ti_rules())
    assert len(there.drawn_cards) == 10
    always = [ti_rules().rows[card].name for card in there.always_cards]
    assert always == ["fort-fortified", "fort-expeditionary"]
    assert "technophile-scholarly" not in names("victory_card")
    assert "technophile_ti-scholarly_ti" in names("victory_card")


@rule("ti.component.focus_added", "ti.component.focus_removed", "ti.component.unique_separate")
def test_everybody_has_24_focus_cards_and_every_leader_one_more() -> None:
    rules = ti_rules()
    common = members(printed(rules).common)
    assert len(common) == 24
    kinds = {(focus_of(rules, card), level_of(rules, card)) for card in common}
    assert len(kinds) == 24
    own = printed(rules).own_cards
    assert sorted(own) == sorted(rules.families["leader"])
    assert {cards.bit_count() for cards in own.values()} == {1}
    removed = {"currency", "animal_husbandry", "masonry", "iron_working"}
    removed |= {"mass_production", "flight"}
    assert not removed & set(names("focus_card"))


@rule("ti.component.open_borders_removed", "ti.component.diplomacy_added")
def test_every_colour_has_five_diplomacy_cards() -> None:
    assert [cards.bit_count() for cards in printed(ti_rules()).sets] == [5] * 5
    found: Counter[str] = Counter()
    for number in ti_rules().families["diplomacy_card"]:
        row = ti_rules().rows[number]
        assert isinstance(row, PlayerCard)
        found[row.name.split("-")[0]] += 1
    assert set(found.values()) == {5}
    assert "open_borders" not in found


@rule("ti.component.citystate_cards")
def test_there_are_twelve_city_states() -> None:
    assert len(names("city_state")) == 12


@rule("ti.component.districts", "ti.component.governments", "ti.setup.reference_and_governments")
def test_everybody_has_five_districts_and_six_governments_none_of_them_in_use() -> None:
    assert len(names("district")) == 5
    assert len(names("government")) == 6
    g = set_up(4)
    for seat in range(4):
        assert unknown(g).districts[seat] == (NOWHERE,) * 5
        assert unknown(g).governments[seat] == NONE


@rule("ti.component.ibrahim")
def test_ibrahim_comes_with_the_ottoman_leader_only() -> None:
    for seed in range(12):
        g = set_up(5, seed)
        leaders = [realm.leader for realm in g.realms]
        if OTTOMAN not in leaders:
            assert not any([has(realm.in_play, IBRAHIM) for realm in g.realms])


# What everybody begins with


@rule("ti.setup.six_cards", "ti.setup.irrigation", "ti.setup.unique_level_one")
def test_chinas_row_begins_with_irrigation_and_ends_with_its_own_card() -> None:
    china = ti_rules().rows[ti_rules().kinds["leader"].parse("china")]
    assert isinstance(china, Leader)
    sheet = printed(ti_rules()).own_cards[china.number]
    cards = [ti_rules().rows[card].name for card in first_row(ti_rules(), china, sheet)]
    assert cards[:5] == ["irrigation", "masonry_ti", "pottery", "foreign_trade", "early_empire"]
    own = ti_rules().rows[members(sheet)[0]]
    assert isinstance(own, FocusCard)
    assert cards[5] == own.name
    assert own.level == 1


@rule("ti.setup.six_cards", "ti.setup.irrigation", "ti.setup.unique_card", "ti.setup.focus_deck")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_row_is_of_level_one_and_the_deck_holds_the_rest(seed: int) -> None:
    g = set_up(5, seed)
    for realm in g.realms:
        own = printed(g.rules).own_cards[realm.leader]
        assert [level_of(g.rules, card) for card in realm.row] == [1] * 6
        assert focus_of(g.rules, realm.row[0]) == GROWTH
        unique = members(own)[0]
        first = level_of(g.rules, unique) == 1
        assert (unique in realm.row) == first
        assert has(realm.deck, unique) != first
        later = [card for card in members(realm.deck) if level_of(g.rules, card) > 1]
        assert len(later) == (18 if first else 19)


@rule("ti.setup.victory_forts", "ti.setup.victory_random")
def test_both_fort_cards_and_three_others_lie_beside_the_map() -> None:
    for seed in range(3):
        g = set_up(3, seed)
        cards = [g.rules.rows[card].name for card in g.victory]
        assert len(cards) == 5
        assert {"fort-fortified", "fort-expeditionary"} < set(cards)


@rule("ti.optional.peaceful_moment")
def test_a_peaceful_game_is_checked_before_the_dial_and_breaks_ties_alike() -> None:
    usual, peaceful = ti_rules(), rules_with(("peaceful", "yes"))
    steps = [step.name for step in peaceful.flows["turn"]]
    assert steps.index("victory check") < steps.index("event")
    assert steps == [step.name for step in usual.flows["turn"]]
    assert names("tie_breaker", peaceful) == names("tie_breaker", usual)


@rule("ti.define.figures", "ti.define.pieces")
def test_armies_and_caravans_are_figures() -> None:
    figures = [kind.name for kind in printed(ti_rules()).pieces if kind.figure]
    assert sorted(figures) == ["army", "caravan"]
    there = {kind.name for kind in printed(ti_rules()).pieces}
    assert {"army", "caravan", "city", "fort"} <= there
