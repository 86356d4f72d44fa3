"""Reinforcing control tokens."""

from tests.games.new_dawn.combat.kit import War
from tests.kit.trace import rule


def four_tokens(slot: int = 3) -> War:
    return War("masonry", slot).give("p1", tokens="11b 5h 13d 13j")


@rule("nd.military.reinforce_count")
def test_as_many_tokens_as_the_slot_says() -> None:
    t = four_tokens(2).begin().play("p1 reinforce 5h")
    assert t.asked() == ["p1 reinforce"]
    t.play("p1 reinforce 13d")
    assert t.tokens("p1") == ["5h+", "11b", "13d+", "13j"]
    assert t.asked() == ["p2 focus"]


@rule("nd.military.reinforce_count")
def test_fewer_tokens_may_be_reinforced() -> None:
    t = four_tokens(3).begin().play("p1 reinforce 5h", "p1 pass")
    assert t.tokens("p1") == ["5h+", "11b", "13d", "13j"]
    assert t.asked() == ["p2 focus"]


@rule("nd.military.reinforce_anywhere")
def test_any_own_token_may_be_chosen() -> None:
    t = four_tokens().begin()
    assert t.options() == [
        "pass",
        "reinforce 5h",
        "reinforce 11b",
        "reinforce 13d",
        "reinforce 13j",
    ]


@rule("nd.military.reinforce_own")
def test_only_own_tokens_that_are_not_reinforced_yet() -> None:
    t = War("masonry", 3).give("p1", tokens="11b", reinforced="11c").give("p2", tokens="11d")
    t.begin()
    assert [at for at in t.options() if "reinforce" in at] == ["reinforce 11b"]
    assert t.refused("p1 reinforce 11d") == "nd.military.reinforce_own"
    assert t.refused("p1 reinforce 5a") == "nd.military.reinforce_own"
    assert t.refused("p1 reinforce 11c") == "nd.component.control_sides"


def test_what_was_named_first_rules_nothing_else_out() -> None:
    t = four_tokens().begin().play("p1 reinforce 11b")
    assert t.options() == ["pass", "reinforce 5h", "reinforce 13d", "reinforce 13j"]
    assert t.refused("p1 reinforce 11b") == "nd.component.control_sides"


@rule("nd.military.reinforce_no_trade")
def test_trade_tokens_do_not_reinforce() -> None:
    t = four_tokens(2).trade(2, 3).begin()
    t.play("p1 reinforce 5h", "p1 reinforce 13d")
    assert t.asked() == ["p2 focus"]
    assert t.realm("p1").trade == (0, 3, 0, 0, 0)


@rule("nd.military.either")
def test_reinforcing_excludes_attacking() -> None:
    t = four_tokens().barbarian("11d").begin()
    assert "attack 11d" in t.options()
    t.play("p1 reinforce 5h")
    assert t.refused("p1 attack 11d") == "nd.military.either"


@rule("nd.military.either")
def test_attacking_excludes_reinforcing() -> None:
    t = four_tokens().barbarian("11d").begin().attack("11d", 1, 6)
    assert t.asked() == ["p1 attack"]
    assert t.options() == ["pass", "attack 11d"]
    assert t.refused("p1 reinforce 5h") == "nd.military.either"


def test_a_card_may_be_resolved_without_effect() -> None:
    t = four_tokens().barbarian("11d").begin().play("p1 pass")
    assert t.asked() == ["p2 focus"]
    assert t.tokens("p1") == ["5h", "11b", "13d", "13j"]
