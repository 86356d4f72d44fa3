"""What a won attack brings: barbarians, control tokens and cities."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row, shown, space, spaces
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.spaces import friendly, wonder_at
from ziggurat.games.new_dawn.board.supplies import unused_cities, unused_tokens
from ziggurat.games.new_dawn.content.naming import MT_KILIMANJARO
from ziggurat.games.new_dawn.ids import NOWHERE
from ziggurat.games.new_dawn.masks import bit, has

SIX_CITIES = "11c 11h 5i 5g 5d 13c"


def strong(seats: int = 2) -> War:
    return War("masonry", 5, seats)


def without_tokens() -> War:
    """p1 has all 31 control tokens on the map; p2 has one next to p1's capital."""
    t = strong()
    free = t.g.board.land & ~spaces("11a 11f 9a 13a 15j 12f")
    t.set("control p1", *shown(free)[:31])
    return t.give("p2", reinforced="11f").begin()


@rule("nd.attack.win_barbarian", "nd.attack.win_barbarian_no_control")
def test_a_barbarian_leaves_the_map_for_a_trade_token() -> None:
    t = strong().barbarian("11f", letter="D").begin().attack("11f", 6, 1)
    assert t.g.barbarians[3] == NOWHERE
    assert t.asked() == ["p1 put_tokens"]
    t.play("p1 put 4")
    assert t.realm("p1").trade == (0, 0, 0, 1, 0)
    assert not has(friendly(t.realm("p1")), space("11f"))


@rule("nd.attack.win_token", "nd.attack.win_token_returned")
def test_a_control_token_is_replaced_unreinforced() -> None:
    t = strong().give("p2", reinforced="11f").begin().attack("11f", 6, 1)
    assert t.tokens("p1") == ["11f"]
    assert (t.realm("p2").control, t.realm("p2").reinforced) == (0, 0)
    assert (unused_tokens(t.g, 0), unused_tokens(t.g, 1)) == (30, 31)


@rule("nd.attack.win_token_anywhere")
def test_a_won_token_needs_neither_city_nor_slot() -> None:
    t = War("masonry", 1).give("p1", tokens="15h").give("p2", tokens="15b").trade(1, 3)
    t.begin().attack("15b", 6, 1).play("p1 spend 3")
    assert t.tokens("p1") == ["15b", "15h"]


@rule("nd.attack.win_resources_kept")
def test_collected_resources_stay_with_the_loser() -> None:
    t = strong().give("p2", tokens="11f")
    t.set("resources p2 oil", "1")
    t.begin().attack("11f", 6, 1)
    assert t.realm("p2").resources == (0, 0, 1, 0)
    assert t.realm("p1").resources == (0, 0, 0, 0)


@rule("nd.naturalwonder.captured")
def test_a_natural_wonder_token_changes_hands() -> None:
    t = strong().give("p1", tokens="13b").give("p2", tokens="13a").trade(5, 3)
    t.set("natural_tokens").set("naturals p2", "mt_kilimanjaro")
    t.begin().attack("13a", 6, 1).play("p1 spend 0")
    assert t.realm("p1").natural == bit(MT_KILIMANJARO)
    assert (t.realm("p2").natural, t.g.natural) == (0, 0)


@rule("nd.naturalwonder.captured_city")
def test_a_natural_wonder_below_a_city_changes_hands() -> None:
    t = strong().give("p1", tokens="13b").give("p2", cities="13a").trade(5, 3)
    t.set("natural_tokens").set("naturals p2", "mt_kilimanjaro")
    t.begin().attack("13a", 6, 1).play("p1 spend 3")
    assert t.cities("p1") == ["11a", "13a"]
    assert t.realm("p1").natural == bit(MT_KILIMANJARO)
    assert t.realm("p2").natural == 0


@rule("nd.naturalwonder.captured", "nd.citystate.token_captured_spent")
def test_a_captured_token_that_was_used_stays_used_this_turn() -> None:
    t = strong().give("p1", tokens="13b").give("p2", tokens="13a").trade(5, 3)
    t.set("natural_tokens").set("naturals p2", "mt_kilimanjaro")
    t.barbarian("11d").realm("p2").used_this_turn = bit(MT_KILIMANJARO)
    t.begin().attack("13a", 6, 1).play("p1 spend 0")
    assert t.realm("p1").used_this_turn == bit(MT_KILIMANJARO)


@rule("nd.attack.win_city")
def test_a_city_is_replaced_by_an_unused_one() -> None:
    t = strong().give("p2", cities="11c").begin().attack("11c", 6, 1)
    assert t.cities("p1") == ["11a", "11c"]
    assert t.cities("p2") == ["9a"]
    assert (unused_cities(t.g, 0), unused_cities(t.g, 1)) == (6, 7)


@rule("nd.attack.win_city_neighbours")
def test_tokens_around_a_captured_city_stay() -> None:
    t = strong().give("p2", cities="11c", tokens="11b", reinforced="11d").trade(5, 3)
    t.begin().attack("11c", 6, 1).play("p1 spend 3")
    assert t.cities("p1") == ["11a", "11c"]
    assert t.tokens("p2") == ["11b", "11d+"]


@rule("nd.attack.wonder_city")
def test_the_wonder_of_a_city_changes_hands_and_stays_in_place() -> None:
    t = strong().give("p2", cities="11c").wonder("petra", "11c").begin().attack("11c", 6, 1)
    assert wonder_at(t.g, space("11c")) == row("petra")
    assert has(t.realm("p1").in_play, row("petra"))
    assert not has(t.realm("p2").in_play, row("petra"))


@rule("nd.attack.wonder_token_control")
def test_the_wonder_below_a_control_token_changes_hands() -> None:
    t = strong().give("p2", reinforced="11c").wonder("petra", "11c").begin().attack("11c", 6, 1)
    assert t.tokens("p1") == ["11c"]
    assert has(t.realm("p1").in_play, row("petra"))
    assert not has(t.realm("p2").in_play, row("petra"))


@rule("nd.attack.no_city_left", "nd.attack.no_city_left_status")
def test_without_an_unused_city_a_reinforced_token_takes_the_space() -> None:
    t = strong().give("p1", cities=f"{SIX_CITIES} 13e").give("p2", cities="11e")
    t.wonder("petra", "11e").trade(5, 3).begin().attack("11e", 6, 1).play("p1 spend 3")
    assert unused_cities(t.g, 0) == 0
    assert t.tokens("p1") == ["11e+"]
    assert t.cities("p2") == ["9a"]
    assert has(t.realm("p1").in_play, row("petra"))


def test_without_an_unused_token_one_may_be_lifted_to_take_the_space() -> None:
    t = without_tokens().attack("11f", 6, 1)
    assert t.asked() == ["p1 lift_to_capture"]
    assert t.refused("p1 lift 11f") == "nd.culture.no_token_left_general"
    t.play("p1 lift 11b")
    assert "11f" in t.tokens("p1")
    assert "11b" not in t.tokens("p1")
    assert unused_tokens(t.g, 0) == 0


@rule("nd.attack.no_token_declined")
def test_who_lifts_no_token_replaces_nothing() -> None:
    t = without_tokens().attack("11f", 6, 1).play("p1 pass")
    assert t.tokens("p2") == ["11f+"]
    assert len(t.tokens("p1")) == 31
    assert t.asked() == ["p1 attack"]


@rule("nd.attack.caravan_in_captured_city")
def test_a_caravan_stays_in_a_captured_city() -> None:
    t = strong().give("p2", cities="11c")
    t.caravans("11c", "card", "card", seat="p2")
    t.begin().attack("11c", 6, 1)
    assert t.cities("p1") == ["11a", "11c"]
    assert t.realm("p2").caravans == (space("11c"), -1, -1)
    assert t.realm("p2").trade == (0, 0, 0, 0, 0)
