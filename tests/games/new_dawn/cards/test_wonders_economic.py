"""Economic wonders: six rows, what each does and where it stops."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, printed, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.pieces import remove_city
from ziggurat.games.new_dawn.focus.row import PutTokens, slot_value


@rule("nd.wonder.lighthouse_distance")
@component("wonder.great_lighthouse")
def test_great_lighthouse_brings_the_edge_into_range() -> None:
    assert Tried().focus("pottery", 2).refused("p1 build 15i") == "nd.industry.city_range"
    t = Tried().wonder("great_lighthouse").focus("pottery", 2)
    assert t.refused("p1 build 2g") == "nd.industry.city_range"
    assert t.refused("p1 build 2j") == "nd.industry.city_terrain_build"
    assert t.refused("p1 build 13i") == "nd.industry.city_not_adjacent"
    t.play("p1 build 15i")
    assert t.realm("p1").cities >> space("15i") & 1 == 1


@component("wonder.great_lighthouse")
@rule("nd.space.empty", "nd.wonder.lighthouse_distance")
def test_great_lighthouse_needs_an_empty_space() -> None:
    t = Tried().wonder("great_lighthouse").set("caravans p2", "15i")
    assert t.focus("pottery", 2).refused("p1 build 15i") == "nd.industry.city_range"


@component("wonder.colossus")
def test_colossus_lends_six_spaces_to_all_caravans_together() -> None:
    t = Tried().caravans("p1").wonder("colossus").focus("currency", 5)
    assert t.facts() == (4, 6)
    t.play("p1 move c1 15i")
    assert t.facts() == (4, 2)
    assert t.refused("p1 move c2 4d") == "nd.economy.step_by_step"
    t.play("p1 move c2 6b")
    assert t.facts() == (4, 0)


@component("wonder.colossus")
def test_colossus_leaves_other_seats_alone() -> None:
    t = Tried().wonder("colossus", "p2").focus("foreign_trade", 5)
    assert t.facts() == (3, 0)


@component("wonder.machu_picchu")
def test_machu_picchu_lifts_the_first_two_slots_to_the_third() -> None:
    t = Tried().wonder("machu_picchu")
    assert [slot_value(t.g, 0, place) for place in range(5)] == [3, 3, 3, 4, 5]
    assert [slot_value(t.g, 1, place) for place in range(5)] == [1, 2, 3, 4, 5]
    assert t.focus("astrology", 1).facts() == (3,)


@component("wonder.great_zimbabwe")
def test_great_zimbabwe_stores_four_trade_tokens() -> None:
    t = Tried().wonder("great_zimbabwe").run(PutTokens(0, 6))
    t.play("p1 put store", "p1 put store", "p1 put store", "p1 put store")
    assert t.realm("p1").stored == 4
    assert "put store" not in t.options()
    assert t.refused("p1 put store") == "nd.trade.limit"
    assert Tried().run(PutTokens(0, 1)).refused("p1 put store") == "nd.trade.limit"


@component("wonder.great_zimbabwe")
def test_great_zimbabwe_gives_tokens_out_at_the_start_of_a_turn() -> None:
    t = Tried().wonder("great_zimbabwe").trade(3, 2, store=3)
    t.turn().play("p1 use great_zimbabwe")
    assert t.options() == ["pass", "put 2", "put 3", "put 4", "put 5"]
    assert t.refused("p1 put 1") == "nd.trade.limit"
    assert t.refused("p1 put store") == "nd.focus.card_text_over_rules"
    t.play("p1 put 2")
    assert t.refused("p1 put 2") == "nd.trade.limit"
    t.play("p1 put 5", "p1 pass")
    assert (t.realm("p1").trade, t.realm("p1").stored) == ((3, 3, 0, 0, 1), 1)
    assert t.asked() == "p1 focus"


@component("wonder.great_zimbabwe")
@pytest.mark.parametrize(("stored", "trade"), [(0, (0, 0, 0, 0, 0)), (4, (3, 3, 3, 3, 3))])
def test_great_zimbabwe_with_nothing_to_give_or_no_room(
    stored: int, trade: tuple[int, ...]
) -> None:
    t = Tried().wonder("great_zimbabwe").trade(*trade, store=stored)
    assert t.turn().asked() == "p1 focus"


@rule("nd.wonder.zimbabwe_lost")
@component("wonder.great_zimbabwe")
def test_great_zimbabwe_lost_is_its_tokens_lost() -> None:
    t = Tried().own("p1", cities="13g").wonder("great_zimbabwe", label="13g")
    t.trade(store=4)
    remove_city(t.g, 0, space("13g"))
    assert t.realm("p1").stored == 0


@component("wonder.estadio_do_maracana")
def test_maracana_adds_the_economy_card_to_another() -> None:
    t = Tried().wonder("estadio_do_maracana").focus("early_empire", 4).play("p1 pass")
    assert (t.asked(), t.options()) == ("p1 also_economy", ["pass", "resolve 2"])
    assert t.refused("p1 resolve 4") == "nd.focus.card_text_over_rules"
    t.play("p1 resolve 2", "p1 move c1 16b", "p1 pass")
    assert t.cards("p1") == "early_empire foreign_trade astrology masonry pottery"
    assert t.asked() == "p1 idle"


@component("wonder.estadio_do_maracana")
@rule("nd.turn.reset_lift")
def test_maracana_with_the_economy_card_farther_right() -> None:
    t = Tried().wonder("estadio_do_maracana")
    t.row("astrology masonry early_empire pottery foreign_trade").turn()
    t.play("p1 focus 3", "p1 pass", "p1 resolve 5", "p1 pass")
    assert t.cards("p1") == "early_empire foreign_trade astrology masonry pottery"


@component("wonder.estadio_do_maracana")
def test_maracana_may_be_declined() -> None:
    t = Tried().wonder("estadio_do_maracana").focus("early_empire", 4).play("p1 pass", "p1 pass")
    assert t.cards("p1") == "early_empire astrology foreign_trade masonry pottery"


@component("wonder.estadio_do_maracana")
def test_maracana_is_silent_after_economy_cards_and_for_rivals() -> None:
    t = Tried().wonder("estadio_do_maracana").focus("foreign_trade", 2).play("p1 pass")
    assert t.asked() == "p1 idle"
    assert t.turn("p2").play("p2 focus 5", "p2 pass").asked() == "p1 idle"


@rule("nd.wonder.maracana_after")
@component("wonder.estadio_do_maracana", "wonder.venetian_arsenal")
def test_maracana_once_a_turn_before_or_after_a_second_resolution() -> None:
    t = Tried().own("p1", cities="13g").wonder("estadio_do_maracana")
    t.wonder("venetian_arsenal", label="13g").focus("early_empire", 5).play("p1 pass", "p1 pass")
    assert t.asked() == "p1 resolve_again"
    t.play("p1 resolve 5", "p1 pass")
    assert t.asked() == "p1 also_economy"
    t = Tried().own("p1", cities="13g").wonder("estadio_do_maracana")
    t.wonder("venetian_arsenal", label="13g").focus("early_empire", 5)
    t.play("p1 pass", "p1 resolve 2", "p1 pass", "p1 resolve 5", "p1 pass")
    assert t.asked() == "p1 idle"


@component("wonder.estadio_do_maracana", "wonder.oxford_university")
def test_maracana_chooses_among_several_economy_cards() -> None:
    t = Tried().wonder("estadio_do_maracana")
    t.row("currency masonry early_empire astrology foreign_trade").turn()
    t.play("p1 focus 3", "p1 pass")
    assert t.options() == ["pass", "resolve 1", "resolve 5"]
    t.row("drama_and_poetry masonry early_empire astrology pottery").turn()
    assert t.play("p1 focus 3", "p1 pass").asked() == "p1 idle"


@component("wonder.big_ben")
def test_big_ben_counts_own_caravans_beside_the_defending_space() -> None:
    t = Tried().own("p2", tokens="13c").own("p1", tokens="13f").wonder("big_ben")
    t.caravans("p1", "13b 6c 13c").caravans("p2", "13d 13g 13e")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (4, 0)
    t.caravans("p1", "13g")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (0, 2)


@pytest.mark.parametrize(
    ("name", "era", "cost", "second"),
    [
        ("great_lighthouse", "ancient", 8, "mercury"),
        ("colossus", "ancient", 7, "oil"),
        ("machu_picchu", "medieval", 10, "mercury"),
        ("great_zimbabwe", "medieval", 9, "oil"),
        ("estadio_do_maracana", "modern", 10, "marble"),
        ("big_ben", "modern", 10, "mercury"),
    ],
)
def test_printed_on_economic_wonders(name: str, era: str, cost: int, second: str) -> None:
    assert printed(name) == ("economic", era, cost, {"diamond", second})
