"""What armies keep others from: control tokens, cities, and effects that take pieces away."""

from tests.games.new_dawn.terra_incognita.kit import Frontier, shown
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.content.culture_cards import Persuade
from ziggurat.games.new_dawn.content.science_cards import NuclearStrike
from ziggurat.games.new_dawn.content.wonders_cultural import DestroyToken, NameTwo
from ziggurat.games.new_dawn.focus.culture import NEAR_FRIENDLY, PlaceTokens

END = "turn p1 end"


# Control tokens


@rule("ti.culture.blocked_extra", "ti.culture.own_army_ok")
def test_a_rival_army_keeps_control_tokens_out_and_an_own_army_does_not() -> None:
    t = Frontier("early_empire", slot=5).armies("11b").armies("11c", seat="p2").begin()
    assert "place 11b" in t.options()
    assert t.refused("place 11c") == "nd.space.empty"
    assert t.play("place 11b").fact("control p1") == ["11b"]
    assert t.where() == ["11b", "locked"]


@rule("ti.culture.blocked_extra")
def test_an_own_army_beside_a_rival_one_does_not_open_the_space() -> None:
    t = Frontier("early_empire", slot=5).armies("11c").armies("11c", seat="p2").begin()
    assert "place 11c" not in t.options()


@rule("ti.control.rival_army_all")
def test_the_ban_holds_for_tokens_that_any_effect_places() -> None:
    t = Frontier().give("p1", tokens="5b").armies("5i", seat="p2")
    t.at(END, PlaceTokens(0, 1, 5, NEAR_FRIENDLY))
    assert "place 5c" in t.options()
    assert t.refused("place 5i") == "nd.space.empty"


# Cities


def builder() -> Frontier:
    """p1 may build up to three spaces away from 5g; 5b and 5h are in reach."""
    return Frontier("pottery", slot=5).give("p1", tokens="5g 5h")


@rule("ti.industry.legal_space", "ti.industry.own_army")
def test_a_city_shares_its_space_with_own_armies_and_any_caravan() -> None:
    t = builder().armies("5h").set("caravans p2", "5h").begin()
    assert "build 5h" in t.options()
    t.play("build 5h")
    assert t.where() == ["5h", "locked"]
    assert t.fact("caravans p2") == ["5h"]
    assert t.fact("control p1") == ["5g"]


@rule("ti.industry.legal_space", "ti.industry.rival_army")
def test_no_city_is_built_on_a_rival_army() -> None:
    t = builder().armies("5h", seat="p2").begin()
    assert t.refused("build 5h") == "nd.space.empty"


@rule("ti.industry.legal_space")
def test_no_city_is_built_beside_a_city_a_city_state_or_a_fort() -> None:
    """Nor on a rival token; each of them leaves 13h open."""
    t = Frontier("pottery", slot=5).give("p1", tokens="15i 13h").give("p2", tokens="13i").begin()
    assert t.refused("build 15h") == "nd.industry.city_not_adjacent"
    assert t.refused("build 13i")
    assert "build 13h" in t.options()


@rule("ti.industry.count_army")
def test_armies_do_not_interrupt_the_way_to_a_new_city() -> None:
    """From 12j the way leads only through 12i, 12h being too difficult."""
    t = Frontier("pottery", slot=2).give("p1", tokens="12j").armies("12i", seat="p2").begin()
    assert "build 9i" in t.options()
    t = Frontier("pottery", slot=2).give("p1", tokens="12j").barbarian("12i").begin()
    assert "build 9i" not in t.options()


# The shield


def shielded(seat: str) -> Frontier:
    """p2 has tokens on 5c and 5i beside p1's 5b; an army of a seat stands on 5c."""
    t = Frontier(seats=3, capitals=("11a", "9a", "15a")).give("p1", tokens="5b")
    return t.give("p2", tokens="5c 5i").armies("5c", seat=seat)


@rule("ti.army.shield", "ti.army.shield_any_army")
def test_effects_take_no_piece_from_a_space_with_an_army_of_anybody() -> None:
    for seat in ("p1", "p2", "p3"):
        assert shown(sheltered(shielded(seat).g, 0)) == ["5c"]
        t = shielded(seat).at(END, DestroyToken(0))
        assert t.options() == ["pass", "strike 5i"]
        t = shielded(seat).at(END, Persuade(0))
        assert t.options() == ["pass", "strike 5i"]
        t = shielded(seat).at(END, NuclearStrike(0)).play("strike 5b")
        assert t.fact("control p2") == ["5c"]


@rule("ti.army.shield")
def test_nobody_is_made_to_give_up_what_an_army_shields() -> None:
    t = shielded("p2").give("p2", tokens="5h").at(END, NameTwo(0))
    assert "strike 5c" not in t.options()


@rule("ti.army.shield_flip")
def test_the_shield_does_not_keep_a_reinforced_token_from_being_turned() -> None:
    t = shielded("p2").set("reinforced p2", "5c").at(END, Persuade(0))
    assert "strike 5c" in t.options()
    t.play("strike 5c")
    assert t.fact("reinforced p2") == []
    assert t.fact("control p2") == ["5c", "5i"]
    t = shielded("p2").set("reinforced p2", "5c").at(END, NuclearStrike(0)).play("strike 5b")
    assert t.fact("control p2") == ["5c"]
    assert t.fact("reinforced p2") == []
