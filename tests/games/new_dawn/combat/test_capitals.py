"""Defeating a capital: trade tokens, a wonder, and the capital stays."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.spaces import wonder_at
from ziggurat.games.new_dawn.masks import has

WONDER = "chichen_itza"


def siege() -> War:
    """p1 stands before p2's capital."""
    return War("masonry", 5).give("p1", tokens="9b", cities="12c")


def won(t: War) -> War:
    return t.begin().attack("9a", 6, 1)


@rule("nd.attack.win_capital")
def test_two_trade_tokens_change_hands() -> None:
    t = siege()
    t.trade(2, 3, "p2").trade(4, 2, "p2")
    won(t)
    assert t.options() == ["pass", "rob 2", "rob 4"]
    t.play("p1 rob 4", "p1 rob 2", "p1 put 1", "p1 put 3")
    assert t.realm("p2").trade == (0, 2, 0, 1, 0)
    assert t.realm("p1").trade == (1, 0, 1, 0, 0)
    assert t.asked() == ["p1 attack"]


@rule("nd.attack.win_capital")
def test_fewer_tokens_may_be_taken() -> None:
    t = siege()
    t.trade(2, 3, "p2")
    won(t).play("p1 rob 2", "p1 pass", "p1 put 1")
    assert t.realm("p2").trade == (0, 2, 0, 0, 0)
    assert t.realm("p1").trade == (1, 0, 0, 0, 0)
    assert t.asked() == ["p1 attack"]


@rule("nd.attack.win_capital_fewer")
def test_no_more_is_taken_than_there_is() -> None:
    t = siege()
    t.trade(5, 1, "p2")
    won(t).play("p1 rob 5", "p1 put 2")
    assert t.realm("p1").trade == (0, 1, 0, 0, 0)
    assert t.asked() == ["p1 attack"]


@rule("nd.attack.win_capital_which")
def test_the_attacker_chooses_and_city_state_tokens_are_safe() -> None:
    t = siege().conquered("12f", "p2").give("p2", tokens="12f")
    t.trade(1, 1, "p2")
    won(t).play("p2 spend 0")
    assert t.asked() == ["p1 rob"]
    assert t.options() == ["pass", "rob 1"]
    assert t.refused("p1 rob 3") == "nd.attack.win_capital_which"


@rule("nd.attack.win_capital_stays")
def test_a_defeated_capital_stays_with_its_owner() -> None:
    t = won(siege())
    assert t.cities("p2") == ["9a"]
    assert t.cities("p1") == ["11a", "12c"]
    assert t.targets() == ["9a", "12f"]


@rule("nd.attack.wonder_capital_move")
def test_the_wonder_moves_under_a_city_without_one() -> None:
    t = won(siege().wonder(WONDER, "9a"))
    assert t.options() == ["under 11a", "under 12c"]
    assert t.refused("p1 pass") == "nd.attack.wonder_capital_move"
    assert t.refused("p1 under 9a") == "nd.wonder.token_placed"
    t.play("p1 under 12c")
    assert wonder_at(t.g, space("12c")) == row(WONDER)
    assert has(t.realm("p1").in_play, row(WONDER))
    assert not has(t.realm("p2").in_play, row(WONDER))


@rule("nd.attack.wonder_capital_move")
def test_a_city_holds_one_wonder() -> None:
    t = siege().give("p1", cities="11c").wonder(WONDER, "9a").wonder("petra", "12c")
    won(t)
    assert t.options() == ["under 11a", "under 11c"]
    assert t.refused("p1 under 12c") == "nd.wonder.one_per_city"


@rule("nd.attack.wonder_capital_none")
def test_without_a_free_city_the_wonder_stays() -> None:
    t = siege().wonder(WONDER, "9a").wonder("petra", "12c").wonder("alhambra", "11a")
    won(t)
    assert t.asked() == ["p1 attack"]
    assert wonder_at(t.g, space("9a")) == row(WONDER)
    assert has(t.realm("p2").in_play, row(WONDER))


def test_cards_learn_of_a_defeated_capital_when_the_spoils_are_taken() -> None:
    t = siege().hold("p1", "chronicle")
    t.trade(2, 1, "p2")
    won(t)
    assert t.told("capital_defeated", "chronicle_capital") == [("capital_defeated", 0, 1)]
    t.play("p1 pass")
    assert t.told("chronicle_capital") == [("chronicle_capital", 0, 1)]


def test_a_defeated_capital_is_no_space_taken() -> None:
    t = siege()
    t.set("claims p1", "civilized-moneygrubber")
    won(t).play("p1 pass")
    assert t.told("took_space") == []
