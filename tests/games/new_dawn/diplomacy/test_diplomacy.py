"""Diplomacy cards: who may hold what, and where a returned card goes."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.focus.kit import Market
from tests.games.new_dawn.strip import space, strip_rules
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.board import laid
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.content.city_states import CITY_STATES
from ziggurat.games.new_dawn.content.diplomacy_cards import DIPLOMACY_CARDS
from ziggurat.games.new_dawn.content.naming import KABUL, SEOUL
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.diplomacy.cards import (
    TakeCard,
    available_cards,
    holders,
    return_card,
    return_cards_of,
    take_card,
)
from ziggurat.games.new_dawn.diplomacy.givers import cards_held
from ziggurat.games.new_dawn.ids import FOCUS_TYPES, GRASSLAND, NONE, TOKEN, player_card
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.moments import ATTACK_BONUS
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.view import TableView, view_table
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.engine import advance

JOINT_WAR, PACT, EMBASSY, BORDERS = range(4)


def attack_bonus(m: Market) -> int:
    """What p1 adds when it attacks a control token of a third seat."""
    return adjusted(m.g, ATTACK_BONUS, 0, (space("5i"), TOKEN, 2), 0)


def taking(m: Market, giver: int) -> Market:
    """Let p1 take a card of a giver."""
    m.begin().g.push(TakeCard(0, giver))
    advance(m.g)
    return m


@rule("nd.component.player_diplomacy_cards")
def test_each_colour_has_four_different_cards() -> None:
    sets = [[card.kind for card in DIPLOMACY_CARDS if card.colour == at] for at in range(4)]
    assert sets == [[0, 1, 2, 3]] * 4
    assert len({card.number for card in DIPLOMACY_CARDS}) == 16


@rule("nd.component.citystate_cards", "nd.citystate.two_cards")
@pytest.mark.parametrize("row", CITY_STATES, ids=[row.name for row in CITY_STATES])
def test_each_of_eight_city_states_has_two_cards(row: CityState) -> None:
    m = Market(seats=3)
    assert len(CITY_STATES) == 8
    take_card(m.g, 1, row.number)
    assert members(available_cards(m.g, 0, row.number)) == [row.number]
    take_card(m.g, 2, row.number)
    assert available_cards(m.g, 0, row.number) == 0
    assert holders(m.g, row.number) == 2


@rule("nd.diplomacy.own_none")
def test_own_cards_do_nothing_and_cannot_be_taken() -> None:
    m = Market(seats=3)
    assert attack_bonus(m) == 0
    assert available_cards(m.g, 0, 0) == 0
    assert available_cards(m.g, 1, 0) != 0


@rule("nd.diplomacy.use_taken")
def test_a_card_acts_while_it_is_held() -> None:
    m = Market(seats=3)
    take_card(m.g, 0, player_card(1, JOINT_WAR))
    assert attack_bonus(m) == 2
    return_card(m.g, 0, player_card(1, JOINT_WAR))
    assert attack_bonus(m) == 0


@rule("nd.diplomacy.limit_player")
def test_one_card_of_each_rival() -> None:
    m = taking(Market(seats=3).hold("p1", "embassy-green", "embassy-orange"), 1)
    m.play("take joint_war-green")
    assert m.cards() == ["joint_war-green", "embassy-orange"]


@rule("nd.diplomacy.limit_player")
def test_a_higher_limit_leaves_room_and_then_a_choice() -> None:
    m = taking(Market().hold("p1", "palace", "embassy-green"), 1).play("take joint_war-green")
    assert m.cards() == ["joint_war-green", "embassy-green"]
    taking(m, 1).play("take open_borders-green")
    assert m.asked() == ["p1 return_card"]
    assert m.refused("take open_borders-green") == "nd.diplomacy.limit_player"
    assert m.refused("return defensive_pact-green") == "nd.diplomacy.use_taken"
    assert m.play("return joint_war-green").cards() == ["embassy-green", "open_borders-green"]


@rule("nd.diplomacy.limit_citystate")
def test_one_card_of_each_city_state() -> None:
    m = taking(Market().hold("p1", "palace", "seoul"), SEOUL)
    assert m.asked() == ["p1 move_caravans"]
    assert available_cards(m.g, 0, SEOUL) == 0
    assert available_cards(m.g, 1, SEOUL) != 0


@rule("nd.diplomacy.no_total_limit")
def test_any_number_of_givers() -> None:
    m = Market(seats=4)
    givers = [1, 2, 3, *[row.number for row in CITY_STATES[:4]]]
    for giver in givers:
        card = members(available_cards(m.g, 0, giver))[0]
        taking(m, giver).play(f"take {m.rules.rows[card].name}")
    assert len(m.cards()) == 7


@rule("nd.diplomacy.availability")
def test_a_card_is_taken_only_from_its_own_set() -> None:
    m = Market(seats=3).hold("p3", "embassy-green")
    assert player_card(1, EMBASSY) not in members(available_cards(m.g, 0, 1))
    assert player_card(1, EMBASSY) not in members(available_cards(m.g, 0, 2))
    assert taking(m, 2).refused("take embassy-green") == "nd.diplomacy.availability"


@rule("nd.diplomacy.availability")
def test_a_set_belongs_to_a_colour_not_to_a_seat() -> None:
    m = Market()
    m.set("colour p2", "red")
    assert members(available_cards(m.g, 0, 1)) == [player_card(3, kind) for kind in range(4)]


@rule("nd.diplomacy.return_place_player")
def test_a_returned_card_may_be_taken_by_anyone() -> None:
    m = Market(seats=3).hold("p1", "embassy-green")
    return_card(m.g, 0, player_card(1, EMBASSY))
    assert player_card(1, EMBASSY) in members(available_cards(m.g, 2, 1))
    assert cards_held(m.g, 0, 1) == 0


@rule("nd.diplomacy.return_place_citystate")
def test_a_returned_city_state_card_lies_beside_the_map_again() -> None:
    m = Market(seats=3).hold("p1", "seoul").hold("p2", "seoul")
    assert available_cards(m.g, 2, SEOUL) == 0
    return_cards_of(m.g, 0, SEOUL)
    assert available_cards(m.g, 2, SEOUL) != 0


@rule("nd.diplomacy.attack_return_all")
def test_all_cards_of_a_giver_go_back_together() -> None:
    held = ("joint_war-green", "embassy-green", "open_borders-green", "embassy-orange", "seoul")
    m = Market(seats=3).hold("p1", *held)
    return_cards_of(m.g, 0, 1)
    assert m.cards() == ["embassy-orange", "seoul"]


@rule("nd.diplomacy.public")
def test_everybody_sees_the_cards_held() -> None:
    m = Market(seats=3).hold("p2", "embassy-blue", "seoul")
    for seat in range(3):
        view = view_table(m.g, seat)
        assert isinstance(view, TableView)
        assert {player_card(0, EMBASSY), SEOUL} <= set(view.realms[1].cards)


def test_cards_of_a_conquered_city_state_cannot_be_taken() -> None:
    m = Market().conquered("15j")
    assert available_cards(m.g, 0, KABUL) == 0


@rule("nd.citystate.neutral")
def test_a_city_state_belongs_to_nobody_and_acts_for_nobody() -> None:
    m = Market().begin()
    assert owner_of(m.g, space("12f")) == NONE
    assert holders(m.g, SEOUL) == 0
    assert [question.seat for question in m.g.asked] == [0]


@rule("nd.citystate.type")
def test_each_city_state_has_a_type_and_a_frame_of_its_own() -> None:
    types = [FOCUS_TYPES[row.focus] for row in CITY_STATES]
    assert sorted(set(types)) == ["culture", "industry", "military", "science"]
    assert len({(row.focus, row.frame) for row in CITY_STATES}) == 8


@rule("nd.citystate.terrain")
def test_city_state_spaces_are_grassland() -> None:
    printed = [side for side in SIDES if side.city_state is not None]
    assert len(printed) == 8
    for side in printed:
        board = laid(strip_rules(), ((side.tile, side.side, 0, 0, 0),), ())
        for at in board.icons.city_states:
            assert board.terrain[at] == GRASSLAND
            assert board.difficulty(at) == 1


def test_rows_are_named_by_kind_and_colour() -> None:
    rows = strip_rules().rows
    assert rows[player_card(0, JOINT_WAR)].name == "joint_war-blue"
    assert rows[player_card(3, BORDERS)].name == "open_borders-red"
    assert rows[player_card(2, PACT)].name == "defensive_pact-orange"
