"""Conquering and liberating city-states."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row, shown, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.spaces import wonder_at
from ziggurat.games.new_dawn.content.naming import KABUL, SEOUL
from ziggurat.games.new_dawn.focus.row import ready_tokens
from ziggurat.games.new_dawn.masks import bit, has

# Where p1 keeps its science card while the military card is in slot 5.
SCIENCE_PLACE = 1
SEVEN_CITIES = "11c 11h 5i 5g 5d 13c 13e"


def attack_seoul(t: War) -> War:
    return t.give("p1", tokens="12e").trade(5, 3).begin().attack("12f", 6, 1)


def seoul_of_p2(seats: int = 2, city: bool = True) -> War:
    """p1 has just defeated p2's piece on Seoul's space."""
    t = War("masonry", 5, seats).conquered("12f", "p2")
    t.give("p2", cities="12f") if city else t.give("p2", reinforced="12f")
    return attack_seoul(t).play("p1 spend 3")


@rule("nd.attack.win_citystate_token", "nd.attack.win_citystate_city")
def test_a_conquered_city_state_gives_its_token_and_its_space() -> None:
    t = attack_seoul(War("masonry", 5)).play("p1 spend 3")
    assert t.realm("p1").tokens_on_cards[SCIENCE_PLACE] == bit(SEOUL)
    assert t.cities("p1") == ["11a", "12f"]
    assert shown(t.g.city_states) == ["15j"]


@rule("nd.attack.win_citystate_cards", "nd.citystate.conquered_no_cards")
def test_both_cards_of_a_conquered_city_state_go_out_of_use() -> None:
    t = attack_seoul(War("masonry", 5, 3).hold("p2", "seoul", "kabul").hold("p3", "seoul"))
    t.play("p1 spend 3")
    assert t.g.closed_city_states == bit(SEOUL)
    assert not any(has(realm.in_play, SEOUL) for realm in t.g.realms)
    assert has(t.realm("p2").in_play, KABUL)


@rule("nd.citystate.token_once", "nd.attack.win_citystate_token")
def test_using_its_card_earlier_this_turn_does_not_use_up_its_token() -> None:
    t = War("masonry", 5).hold("p1", "seoul").barbarian("11d")
    t.realm("p1").used_this_turn = bit(SEOUL)
    attack_seoul(t).play("p1 spend 3")
    assert t.asked() == ["p1 attack"]
    assert ready_tokens(t.realm("p1"), SCIENCE_PLACE) == bit(SEOUL)


def test_a_city_state_that_withstands_keeps_everything() -> None:
    t = War("masonry", 3).hold("p2", "seoul").give("p1", tokens="12e").begin().attack("12f", 6, 1)
    assert t.told("attack_lost") == [("attack_lost", 0, space("12f"), 9, 9)]
    assert shown(t.g.city_states) == ["12f", "15j"]
    assert (t.g.closed_city_states, t.realm("p1").tokens_on_cards) == (0, (0, 0, 0, 0, 0))
    assert has(t.realm("p2").in_play, SEOUL)


@rule("nd.attack.no_city_left", "nd.attack.no_city_left_status")
def test_without_an_unused_city_a_city_state_is_held_by_a_reinforced_token() -> None:
    t = attack_seoul(War("masonry", 5).give("p1", cities=SEVEN_CITIES)).play("p1 spend 3")
    assert t.tokens("p1") == ["12e", "12f+"]
    assert t.realm("p1").tokens_on_cards[SCIENCE_PLACE] == bit(SEOUL)
    assert t.g.closed_city_states == bit(SEOUL)


@rule("nd.attack.win_city_citystate")
def test_a_defeated_conqueror_leaves_a_choice() -> None:
    t = seoul_of_p2()
    assert t.asked() == ["p1 conquer_or_liberate"]
    assert t.options() == ["conquer", "liberate"]
    assert t.facts() == (SEOUL,)


@rule("nd.citystate.conquest_transfer")
def test_conquering_takes_the_token_from_the_rival() -> None:
    t = seoul_of_p2().play("p1 conquer")
    assert t.realm("p1").tokens_on_cards[SCIENCE_PLACE] == bit(SEOUL)
    assert t.realm("p2").tokens_on_cards == (0, 0, 0, 0, 0)
    assert t.cities("p1") == ["11a", "12f"]
    assert t.cities("p2") == ["9a"]
    assert t.g.closed_city_states == bit(SEOUL)


@rule(
    "nd.citystate.conquest_transfer", "nd.citystate.token_once", "nd.citystate.token_captured_spent"
)
def test_a_token_used_by_its_last_owner_stays_used_this_turn() -> None:
    t = War("masonry", 5).conquered("12f", "p2").give("p2", cities="12f")
    t.barbarian("11d").realm("p2").used_this_turn = bit(SEOUL)
    attack_seoul(t).play("p1 spend 3", "p1 conquer")
    assert t.realm("p1").used_this_turn == bit(SEOUL)


@rule("nd.citystate.liberate")
def test_liberating_gives_the_city_state_back_to_the_map() -> None:
    t = seoul_of_p2().play("p1 liberate")
    assert shown(t.g.city_states) == ["12f", "15j"]
    assert (t.cities("p1"), t.cities("p2")) == (["11a"], ["9a"])
    assert t.realm("p2").tokens_on_cards == (0, 0, 0, 0, 0)
    assert t.realm("p1").tokens_on_cards == (0, 0, 0, 0, 0)


@rule("nd.citystate.liberate_cards")
def test_the_liberator_takes_one_card_and_one_is_free_again() -> None:
    t = seoul_of_p2(seats=3).play("p1 liberate")
    assert t.g.closed_city_states == 0
    assert [has(realm.in_play, SEOUL) for realm in t.g.realms] == [True, False, False]


@rule("nd.citystate.liberate_original_owner_none")
def test_a_former_holder_gets_no_card_back() -> None:
    t = attack_seoul(War("masonry", 5, 3).hold("p3", "seoul")).play("p1 spend 3")
    t.set("cities p1").set("tokens_on_card p1 2").conquered("12f", "p2").give("p2", cities="12f")
    t.begin().attack("12f", 6, 1).play("p1 liberate")
    assert shown(t.g.city_states) == ["12f", "15j"]
    assert [has(realm.in_play, SEOUL) for realm in t.g.realms] == [True, False, False]


@rule("nd.attack.no_city_left_retake")
def test_a_token_on_a_city_state_is_replaced_by_a_city() -> None:
    t = seoul_of_p2(city=False).play("p1 conquer")
    assert t.cities("p1") == ["11a", "12f"]
    assert t.tokens("p1") == ["12e"]
    assert t.tokens("p2") == []


@rule("nd.attack.no_city_left_liberate")
def test_a_token_on_a_city_state_may_be_liberated_from() -> None:
    t = seoul_of_p2(city=False)
    assert t.options() == ["conquer", "liberate"]
    t.play("p1 liberate")
    assert shown(t.g.city_states) == ["12f", "15j"]
    assert t.tokens("p2") == []
    assert has(t.realm("p1").in_play, SEOUL)


@rule("nd.citystate.liberate_wonder")
def test_a_wonder_in_a_liberated_space_stays_without_an_owner() -> None:
    t = War("masonry", 5).conquered("12f", "p2").give("p2", cities="12f").wonder("petra", "12f")
    attack_seoul(t).play("p1 spend 3", "p1 liberate")
    assert wonder_at(t.g, space("12f")) == row("petra")
    assert not any(has(realm.in_play, row("petra")) for realm in t.g.realms)
