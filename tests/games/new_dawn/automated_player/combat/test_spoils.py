"""What a victory brings the automated player."""

from __future__ import annotations

from tests.games.new_dawn.automated_player.military.kit import War
from tests.games.new_dawn.strip import space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.verbs import ROB


@rule("ap.combat.win_barbarian", "ap.trade.free_tokens")
def test_a_barbarian_gives_a_token() -> None:
    """The card highest in the row takes it among those with the fewest."""
    t = War("ap_masonry").barbarian("11c").own_trade(0, 1, 0, 0, 1).begin().roll(6, 1)
    assert t.fact("barbarian A") == []
    assert list(t.own_realm.trade) == [0, 1, 0, 1, 1]
    assert t.asked() == ["p1 focus"]


@rule("ap.combat.win_pieces")
def test_a_token_and_a_natural_wonder_change_hands() -> None:
    t = War("ap_masonry").own(tokens="13b").give("p1", tokens="13a").set("natural_tokens")
    t.g.realms[0].natural = 1 << t.g.board.icons.naturals[space("13a")]
    t.begin().roll(6, 1)
    assert t.fact("control p1") == []
    assert (t.fact("control p2"), len(t.fact("naturals p2"))) == (["13a", "13b"], 1)


@rule("ap.combat.win_pieces")
def test_a_city_becomes_its_own_with_the_wonder_in_it() -> None:
    t = War("ap_masonry").give("p1", cities="11g").set("wonder_at stonehenge", "11g")
    t.begin().roll(6, 1)
    assert t.fact("cities p2") == ["11a", "11g"]
    assert t.g.realms[1].in_play >> t.row("stonehenge") & 1


@rule("ap.combat.win_pieces")
def test_without_an_unused_city_a_reinforced_token_is_placed() -> None:
    t = War("ap_masonry").own(cities="15a 15h 13i 13h 5g 5e 13f").give("p1", cities="11g")
    t.begin().roll(6, 1)
    assert "11g" in t.fact("reinforced p2")


def capital(*trade: int) -> War:
    """It attacks 5c, the capital of p2, whose cards have trade tokens, from the left."""
    t = War("ap_masonry", seats=3)
    for slot, count in enumerate(trade):
        t.trade(slot + 1, count, "p2")
    return t


@rule("ap.combat.win_capital", "ap.combat.win_capital_which", "ap.trade.free_tokens")
@component("automated_topic.rob", "priority_list.robbing")
@component("criterion.most_tokens_of_loser", "criterion.highest_in_losers_row")
def test_a_capital_stays_and_loses_two_tokens_of_the_fullest_cards() -> None:
    """Of three cards with two tokens each those highest in the row lose first."""
    t = capital(2, 0, 2, 2).own_trade(1, 0, 1, 1, 1).begin().roll(6, 1)
    assert list(t.g.realms[1].trade) == [2, 0, 1, 1, 0]
    assert list(t.own_realm.trade) == [1, 1, 1, 1, 2]
    assert t.fact("capital p2") == ["5c"]


@rule("ap.combat.win_capital_which")
def test_robbing_list() -> None:
    t = capital(2, 0, 3, 2, 1).hold_frames()
    options = tuple([(ROB, place) for place in (0, 2, 3, 4)])
    assert t.ranked("rob", options, (1, 2)) == [["3"], ["4"], ["1"], ["5"]]


@rule("ap.combat.win_capital")
def test_it_takes_what_there_is() -> None:
    t = capital(0, 0, 1).begin().roll(6, 1)
    assert sum(t.own_realm.trade) == 1


@rule("ap.combat.win_capital")
@component("automated_topic.move_wonder", "priority_list.moving_wonder")
@component("criterion.best_defended_city")
def test_a_wonder_of_a_capital_moves_under_the_best_defended_free_city() -> None:
    """13h has defence 6 and holds a wonder already; 13f has 8, 11a 2."""
    t = capital().own(cities="13h 13f").set("wonder_at stonehenge", "13f")
    t.set("wonder_at hanging_gardens", "5c").begin()
    t.roll(6, 1)
    assert t.fact("wonder_at hanging_gardens") == ["13h"]


@rule("ap.combat.win_citystate", "ap.combat.return_cards")
def test_a_city_state_is_conquered() -> None:
    """15j is Kabul, whose token goes on its military card; p1 loses the card of Kabul."""
    t = War("ap_mass_production").own(tokens="15i").hold("p1", "kabul").begin().roll(6, 1)
    assert "15j" in t.fact("cities p2")
    assert (t.fact("tokens_on_card p2 5"), t.cards("p1")) == (["kabul"], [])
    assert t.fact("closed_city_states") == ["kabul"]


@rule("ap.combat.never_liberates")
@component("automated_topic.conquer_or_liberate")
def test_it_never_liberates() -> None:
    t = War("ap_masonry").own(tokens="15i").give("p1", cities="15j").conquered("15j", "p1")
    t.begin().roll(6, 1).play("p1 spend 0")
    assert "15j" in t.fact("cities p2")
    assert t.fact("tokens_on_card p2 5") == ["kabul"]


@rule("ap.combat.return_cards")
def test_cards_go_back_win_or_lose_and_change_no_target() -> None:
    """It holds a card of p1 and attacks p1 all the same."""
    t = War("ap_masonry").give("p1", tokens="11c").hold("p2", "embassy-blue").begin()
    assert t.cards("p2") == []
    t.roll(1, 6)
    assert t.attacked() == ["11c", "11c"]
