"""The eight city-states: what their diplomacy cards do."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.focus.kit import Market
from tests.games.new_dawn.strip import shown, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.spaces import within_limit
from ziggurat.games.new_dawn.board.terrain import difficulties
from ziggurat.games.new_dawn.content.city_states import CIRCLE, CITY_STATES, DIAMOND
from ziggurat.games.new_dawn.ids import (
    BARBARIAN,
    CITY,
    CITY_STATE,
    CULTURE,
    ECONOMY,
    FIRST_WONDER,
    INDUSTRY,
    MILITARY,
    NONE,
    SCIENCE,
    TOKEN,
)
from ziggurat.games.new_dawn.moments import ATTACK_BONUS, DEFENCE_BONUS
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost
from ziggurat.kernel.content import adjusted


def attack(m: Market, label: str, target: int, defender: int = NONE) -> int:
    """What p1's cards add to an attack."""
    return adjusted(m.g, ATTACK_BONUS, 0, (space(label), target, defender), 0)


def test_types_and_frames() -> None:
    assert [(row.name, row.focus, row.frame) for row in CITY_STATES] == [
        ("carthage", MILITARY, CIRCLE),
        ("kumasi", CULTURE, DIAMOND),
        ("brussels", INDUSTRY, CIRCLE),
        ("seoul", SCIENCE, DIAMOND),
        ("geneva", SCIENCE, CIRCLE),
        ("mohenjo_daro", CULTURE, CIRCLE),
        ("buenos_aires", INDUSTRY, DIAMOND),
        ("kabul", MILITARY, DIAMOND),
    ]


@component("city_state.carthage")
def test_carthage_counts_city_states_and_own_cities_near_the_defender() -> None:
    m = Market().hold("p1", "carthage").give("p1", cities="5b 12d").give("p2", cities="5c")
    assert attack(m, "5i", TOKEN, 1) == 2
    assert attack(m, "12a", TOKEN, 1) == 2
    assert attack(m, "12f", CITY_STATE) == 2
    assert attack(m, "13i", BARBARIAN) == 1
    assert adjusted(m.g, DEFENCE_BONUS, 0, (space("12d"), 1), 0) == 2
    assert attack(Market().give("p1", cities="5b"), "5i", TOKEN, 1) == 0


@component("city_state.carthage")
def test_carthage_does_not_help_against_itself() -> None:
    m = Market().hold("p1", "carthage", "kabul")
    # A board of its own: those of a game are shared.
    own = Board(m.g.board.placed, m.g.board.water)
    own.work_out(printed(m.rules).tiles, difficulties(m.rules))
    m.g.board = own
    icons = own.icons.city_states
    before = attack(m, "12f", CITY_STATE)
    icons[space("12f")] = CITY_STATES[0].number
    assert (before, attack(m, "12f", CITY_STATE)) == (4, 3)


@component("city_state.kumasi")
def test_kumasi_makes_forests_easy_for_culture_and_industry() -> None:
    m = Market().hold("p1", "kumasi")
    for purpose, easy in ((CULTURE, True), (INDUSTRY, True), (ECONOMY, False)):
        spaces = shown(within_limit(m.g, 0, purpose, 1))
        assert ("11b" in spaces) == easy
        assert "11d" not in spaces
        assert "13e" not in spaces


@component("city_state.brussels")
def test_brussels_lowers_costs_for_mature_cities() -> None:
    m = Market().give("p1", cities="5j 12j", tokens="5h 5i 12h 12i")
    cost = wonder_cost(m.g, 0, FIRST_WONDER)
    m.hold("p1", "brussels")
    assert wonder_cost(m.g, 0, FIRST_WONDER) == cost - 2
    m.set("control p1")
    assert wonder_cost(m.g, 0, FIRST_WONDER) == cost


@component("city_state.seoul")
def test_seoul_pushes_a_barbarian_at_the_start_of_the_turn() -> None:
    m = Market().hold("p1", "seoul").barbarian("12a").give("p2", tokens="12c").turn()
    assert m.options() == ["pass", "use seoul"]
    m.play("use seoul")
    assert m.options() == ["shift 12a 12d", "shift 12a 12e"]
    assert m.refused("shift 12a 12b") == "nd.space.empty"
    assert m.refused("shift 12a 12c") == "nd.space.empty"
    assert m.refused("shift 12a 9c") == "nd.space.hex"
    assert m.refused("shift 9a 9b") == "nd.space.neutral_pieces"
    m.play("shift 12a 12e")
    assert m.g.barbarians[0] == space("12e")


@component("city_state.seoul")
def test_seoul_works_once_a_turn_and_only_with_a_barbarian() -> None:
    m = Market().hold("p1", "seoul").barbarian("12a").turn()
    m.play("use seoul", "shift 12a 12e")
    assert m.asked() == ["p1 focus"]
    assert Market().hold("p1", "seoul").turn().asked() == ["p1 focus"]
    assert Market().hold("p2", "seoul").barbarian("12a").turn().asked() == ["p1 focus"]


@component("city_state.geneva")
def test_geneva_exchanges_a_card_of_a_rival() -> None:
    m = Market(seats=3).hold("p1", "geneva", "embassy-green", "embassy-orange").turn()
    m.play("use geneva")
    assert m.options() == ["return embassy-green", "return embassy-orange"]
    assert m.refused("take joint_war-green") == "nd.diplomacy.limit_player"
    assert m.refused("return joint_war-green") == "nd.diplomacy.use_taken"
    m.play("return embassy-green")
    assert m.options() == [
        f"take {kind}-green" for kind in ("joint_war", "defensive_pact", "open_borders")
    ]
    assert m.refused("take embassy-green") == "nd.diplomacy.availability"
    assert m.refused("take joint_war-orange") == "nd.diplomacy.availability"
    m.play("take joint_war-green")
    assert m.cards() == ["joint_war-green", "embassy-orange", "geneva"]


@rule("nd.citystate.geneva_exchange")
@component("city_state.geneva")
def test_geneva_needs_another_card_to_take() -> None:
    others = ("joint_war-green", "defensive_pact-green", "open_borders-green")
    m = Market(seats=4).hold("p1", "geneva", "embassy-green")
    m.hold("p3", "potala_palace", *others)
    assert m.turn().asked() == ["p1 focus"]
    m.hold("p1", "embassy-orange", "embassy-red").turn().play("use geneva")
    assert m.options() == ["return embassy-orange", "return embassy-red"]
    assert m.refused("return embassy-green") == "nd.diplomacy.availability"


@component("city_state.mohenjo_daro")
@pytest.mark.parametrize(("limit", "label"), [(1, "11d"), (2, "11b"), (3, "13e"), (4, "13a")])
def test_mohenjo_daro_eases_the_placing_of_tokens(limit: int, label: str) -> None:
    m = Market()
    assert label not in shown(within_limit(m.g, 0, CULTURE, limit))
    m.hold("p1", "mohenjo_daro")
    assert label in shown(within_limit(m.g, 0, CULTURE, limit))
    assert label not in shown(within_limit(m.g, 0, INDUSTRY, limit))


@component("city_state.buenos_aires")
def test_buenos_aires_lowers_the_cost_of_the_first_wonder_of_a_type() -> None:
    m = Market()
    cost = wonder_cost(m.g, 0, FIRST_WONDER + 1)
    m.hold("p1", "buenos_aires")
    assert wonder_cost(m.g, 0, FIRST_WONDER + 1) == cost - 2
    m.realm().in_play |= 1 << FIRST_WONDER + 6
    assert wonder_cost(m.g, 0, FIRST_WONDER + 1) == cost - 2
    m.realm().in_play |= 1 << FIRST_WONDER + 5
    assert wonder_cost(m.g, 0, FIRST_WONDER + 1) == cost


@component("city_state.kabul")
def test_kabul_helps_against_cities_and_other_city_states() -> None:
    m = Market().hold("p1", "kabul")
    assert attack(m, "9a", CITY, 1) == 3
    assert attack(m, "12f", CITY_STATE) == 3
    assert attack(m, "15j", CITY_STATE) == 0
    assert attack(m, "5i", TOKEN, 1) == 0
    assert attack(m, "15j", BARBARIAN) == 0
