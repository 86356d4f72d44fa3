"""The focus row of six slots: numbers, shifts, resets, and cards of leaders."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, row, set_up, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.focus.row import places_from, slot_value
from ziggurat.games.new_dawn.focus.science import GainCard, may_gain
from ziggurat.games.new_dawn.ids import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    LEVELS,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import Leader
from ziggurat.games.new_dawn.terra_incognita.governments.changing import govern
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH, TYPES
from ziggurat.kernel.reason import ALLOWED

UNIQUE = {
    "america": ("radio", CULTURE, 4),
    "aztec": ("mysticism", GROWTH, 1),
    "china": ("writing", SCIENCE, 1),
    "england": ("natural_history", SCIENCE, 3),
    "france": ("humanism", CULTURE, 3),
    "inca": ("state_workforce", CULTURE, 2),
    "japan": ("industrialization", INDUSTRY, 3),
    "nubia": ("construction", INDUSTRY, 2),
    "rome": ("military_engineering", GROWTH, 2),
    "sumeria": ("craftsmanship", INDUSTRY, 1),
}


def ready(t: Frontier) -> Frontier:
    """Three cards, none of which anybody has completed, so that turns can go on."""
    return t.set("victory", "civilized-moneygrubber", "explorer-aesthetic")


def in_row(t: Frontier, *cards: str) -> Frontier:
    return t.set("row p1", *cards)


# Slots


@rule("ti.focus.six_slots", "ti.focus.both_first", "ti.component.focus_bars_replaced")
@component("focus_slot.S0")
def test_six_slots_are_numbered_1_1_2_3_4_5() -> None:
    assert printed(ti_rules()).slots == (1, 1, 2, 3, 4, 5)
    t = Frontier()
    assert [slot_value(t.g, 0, place) for place in range(6)] == [1, 1, 2, 3, 4, 5]


@rule("ti.focus.numbers_keep")
def test_labels_of_slots_are_their_numbers_and_the_leftmost_is_apart() -> None:
    labels = ti_rules().kinds["slot"].labels
    assert [labels[at] for at in range(6)] == ["left", "1", "2", "3", "4", "5"]


@rule("ti.focus.six_types", "ti.setup.six_cards", "ti.setup.irrigation")
def test_a_row_begins_with_a_card_of_each_type_growth_leftmost() -> None:
    for seed in range(1, 6):
        g = set_up(3, seed)
        for realm in g.realms:
            assert sorted(focus_of(g.rules, card) for card in realm.row) == list(range(len(TYPES)))
            assert focus_of(g.rules, realm.row[0]) == GROWTH
            leader = g.rules.rows[realm.leader]
            assert isinstance(leader, Leader)
            assert tuple([focus_of(g.rules, card) for card in realm.row[1:]]) == leader.order
            assert {level_of(g.rules, card) for card in realm.row} == {1}


@rule("ti.component.focus_added", "ti.component.focus_removed", "ti.setup.focus_deck")
def test_every_seat_has_24_cards_four_levels_of_six_types() -> None:
    rules = ti_rules()
    common = members(printed(rules).common)
    kinds = {(focus_of(rules, card), level_of(rules, card)) for card in common}
    assert len(common) == len(kinds) == len(TYPES) * LEVELS
    names = [rules.rows[card].name for card in common]
    assert "animal_husbandry" not in names
    g = set_up(2)
    for realm in g.realms:
        own = printed(rules).own_cards.get(realm.leader, 0)
        unique_later = [card for card in members(own) if level_of(rules, card) > 1]
        replaced = [card for card in members(own) if level_of(rules, card) == 1]
        assert realm.deck.bit_count() == 18 + len(unique_later) + len(replaced)


# Turns


@rule("ti.turn.choose_six")
def test_any_of_the_six_cards_may_be_chosen() -> None:
    t = Frontier().at("turn p1 focus")
    assert t.options() == [f"focus {at}" for at in ("left", *"12345")]


@rule("ti.turn.reset_leftmost")
def test_cards_left_of_the_chosen_one_move_up_and_it_goes_leftmost() -> None:
    t = ready(Frontier())
    before = t.fact("row p1")
    t.at("turn p1 focus").play("focus 3")
    while t.asked()[0].startswith("p1"):
        t.play("pass")
    assert t.fact("row p1") == [before[3], *before[:3], *before[4:]]


@rule("ti.turn.reset_right_one")
def test_a_card_of_the_right_slot_1_changes_places_with_the_left_one() -> None:
    t = ready(Frontier())
    before = t.fact("row p1")
    t.at("turn p1 focus").play("focus 1")
    while t.asked()[0].startswith("p1"):
        t.play("pass")
    assert t.fact("row p1") == [before[1], before[0], *before[2:]]


@rule("ti.turn.steps", "ti.turn.check_before_event")
def test_the_check_and_the_event_come_before_the_first_players_turn() -> None:
    steps = [step.name for step in ti_rules().flows["turn"]]
    assert steps.index("victory check") + 1 == steps.index("event")
    assert steps.index("event") < steps.index("start of turn") < steps.index("focus")
    t = ready(Frontier()).set("turns", "3").set("event_dial", "spawning-wonder")
    t.at("turn p2")
    assert t.fact("event_dial") == ["spawning-wonder"]
    t = ready(Frontier()).set("turns", "4").set("event_dial", "districts").at("turn p1")
    assert t.fact("event_dial") == ["government-wonder"]


# Shifts


@rule("ti.focus.right_count", "ti.focus.right_not_moved", "ti.government.effect")
def test_shifts_count_positions_and_move_no_card() -> None:
    t = Frontier("irrigation", 3)
    cards = t.fact("row p1")
    t.set("government p1", "monarchy")
    assert slot_value(t.g, 0, 3) == 5
    card = row("irrigation")
    found = [places_from(t.g, 0, card, place) for place in range(6)]
    assert found == [[2], [3], [4], [5], [5], [5]]
    assert t.fact("row p1") == cards


@rule("ti.focus.right_cap")
def test_no_shift_goes_beyond_slot_5() -> None:
    t = Frontier("irrigation", 5).set("government p1", "monarchy")
    assert slot_value(t.g, 0, 5) == 5
    assert places_from(t.g, 0, row("irrigation"), 4) == [5]


@rule("ti.focus.right_all_uses", "ti.focus.right_conditions")
def test_the_shifted_number_counts_for_every_use() -> None:
    t = Frontier("early_empire", 3).set("government p1", "republic").at("turn p1 focus")
    t.play("focus 3")
    # A mountain needs slot 5.
    assert "place 11e" in t.options()
    t = Frontier("nuclear_power", 4).set("government p1", "democracy").at("turn p1 focus")
    t.play("focus 4")
    assert t.asked() == ["p1 nuclear_strike"]
    t.play("pass")
    assert t.facts() == (5,)


@rule("ti.focus.named_first", "ti.focus.right_named")
def test_a_card_resolved_as_if_in_the_first_slot_counts_from_the_leftmost() -> None:
    t = ready(Frontier("capitalism", 3)).set("government p1", "republic")
    t.at("turn p1 focus").play("focus 3", "pass", "resolve 2")
    # From the leftmost slot two arrows lead to slot 2.
    assert t.asked() == ["p1 place_tokens"]
    assert "place 11d" in t.options()
    assert t.refused("place 11b") == "nd.culture.terrain_limit"


@rule("ti.focus.right_order", "ti.focus.order_only_if_different", "ti.focus.right_conditions")
def test_where_the_order_matters_the_player_chooses_among_the_results() -> None:
    t = ready(Frontier("early_empire", 1)).set("government p1", "republic")
    t.set("wonder_at machu_picchu_ti", "11a").at("turn p1 focus").play("focus 1")
    # The government first leaves slot 2 behind; the wonder first does not.
    assert t.asked() == ["p1 choose_slot"]
    assert t.options() == ["resolve 3", "resolve 5"]
    assert t.refused("resolve 4") == "nd.turn.resolve"
    t.play("resolve 3")
    assert "place 11b" in t.options()
    assert t.refused("place 11e") == "nd.culture.terrain_limit"


@rule("ti.focus.order_only_if_different")
def test_where_it_does_not_matter_nobody_is_asked() -> None:
    t = ready(Frontier("early_empire", 3)).set("government p1", "republic")
    t.set("wonder_at machu_picchu_ti", "11a").at("turn p1 focus").play("focus 3")
    assert t.asked() == ["p1 place_tokens"]
    t = ready(Frontier("early_empire", 1)).set("government p1", "republic")
    t.set("wonder_at taj_mahal", "11a").at("turn p1 focus").play("focus 1")
    assert t.asked() == ["p1 place_tokens"]


@rule("ti.focus.right_order")
def test_the_order_is_asked_where_a_card_is_resolved_as_if_in_slot_1_too() -> None:
    t = ready(Frontier("capitalism", 3)).set("government p1", "republic")
    t.set("wonder_at machu_picchu_ti", "11a")
    assert places_from(t.g, 0, row("early_empire"), 0) == [4]
    t.at("turn p1 focus").play("focus 3", "pass", "resolve 2")
    assert t.asked() == ["p1 place_tokens"]


# Cards of leaders


@rule("ti.component.unique_separate", "ti.focus.unique_rules", "ti.setup.unique_card")
@pytest.mark.parametrize("leader", sorted(UNIQUE))
def test_a_leader_has_one_card_of_its_own(leader: str) -> None:
    name, focus, level = UNIQUE[leader]
    rules = ti_rules()
    own = printed(rules).own_cards[row(leader)]
    assert members(own) == [row(name)]
    assert (focus_of(rules, row(name)), level_of(rules, row(name))) == (focus, level)
    assert not has(printed(rules).common, row(name))


@rule("ti.setup.unique_level_one", "ti.focus.level_one_returned")
@pytest.mark.parametrize(
    ("leader", "card", "replaced"),
    [
        ("aztec", "mysticism", "irrigation"),
        ("china", "writing", "astrology"),
        ("sumeria", "craftsmanship", "pottery"),
    ],
)
def test_a_card_of_level_one_takes_the_place_of_the_common_one(
    leader: str, card: str, replaced: str
) -> None:
    rules = ti_rules()
    for seed in range(1, 60):
        g = set_up(2, seed)
        for realm in g.realms:
            if realm.leader == row(leader):
                assert row(card) in realm.row
                assert row(replaced) not in realm.row
                assert has(realm.deck, row(replaced))
                assert rules.rows[realm.leader].name == leader
                return
    pytest.fail(f"{leader} was never dealt")


def gaining(leader: str) -> Frontier:
    t = Frontier().hold("p1", leader)
    return t.set("row p1", *t.fact("row p1"))


@rule("ti.focus.unique_gain", "ti.focus.unique_only_owner")
def test_a_unique_card_is_gained_at_its_level_by_its_owner_alone() -> None:
    t = gaining("france")
    place = t.fact("row p1").index("early_empire")
    assert may_gain(t.g, 0, place, row("humanism"), 3) == ALLOWED
    assert may_gain(t.g, 0, place, row("humanism"), 2) != ALLOWED
    assert may_gain(t.g, 0, place, row("humanism"), 4) != ALLOWED
    assert may_gain(t.g, 1, place, row("humanism"), 3) != ALLOWED
    t.at("turn p1 focus", GainCard(0, 3)).play(f"gain {place} humanism")
    assert t.fact("row p1")[place] == "humanism"


@rule("ti.focus.unique_later")
def test_the_standard_card_does_not_forfeit_it() -> None:
    t = gaining("france")
    place = t.fact("row p1").index("early_empire")
    t.at("turn p1 focus", GainCard(0, 3), GainCard(0, 3))
    t.play(f"gain {place} civil_service", f"gain {place} humanism")
    assert t.fact("row p1")[place] == "humanism"


# A type that is missing


@rule("ti.focus.missing_type")
def test_a_row_without_a_type_has_nothing_of_it() -> None:
    """Oxford University lets a card take the place of one of another type."""
    t = Frontier("early_empire", 1).hold("p1", "oxford_university").set("government p1", "republic")
    t.at("turn p1 focus", GainCard(0, 2)).play("gain 1 mathematics")
    assert t.fact("government p1") == []
    assert [focus_of(t.rules, row(card)) for card in t.fact("row p1")].count(CULTURE) == 0


@rule("ti.focus.missing_type")
def test_with_two_cards_of_a_type_a_government_lies_on_one_of_them() -> None:
    t = Frontier("early_empire", 1)
    cards = [card for card in t.fact("row p1") if focus_of(t.rules, row(card)) != ECONOMY]
    in_row(t, "civil_service", *cards)
    govern(t.g, 0, row("republic"), row("early_empire"))
    place = t.fact("row p1").index("early_empire")
    assert slot_value(t.g, 0, 0) == 1
    assert places_from(t.g, 0, row("early_empire"), place) == [place + 2]
