"""Cultural wonders: six rows, what each does and where it stops."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, printed, shown, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.pieces import put_token
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.content.culture_cards import ShiftToken

# Where 29 of a seat's 31 control tokens are out of the way.
ALL_BUT_TWO = (
    "1b 1e 1f 1g 1h 1i 2b 2c 2d 2e 2f 2i 2j 4c 4d 4e 4f 6b 6c 6f "
    "11b 11c 11d 11e 11f 11g 11h 11i 11j"
)


@component("wonder.hanging_gardens")
def test_hanging_gardens_places_a_token_next_to_a_city() -> None:
    t = Tried().own("p1", cities="13g").own("p2", tokens="13h").wonder("hanging_gardens").turn()
    assert t.options() == ["pass", "use hanging_gardens"]
    t.play("p1 use hanging_gardens")
    around = ["12g", "13b", "13f", "16b", "16c", "16d", "16e", "16f", "16g"]
    assert t.options() == ["pass", *[f"place {label}" for label in around]]
    assert t.refused("p1 place 12h") == "nd.culture.terrain_limit"
    assert t.refused("p1 place 13a") == "nd.culture.terrain_limit"
    t.play("p1 place 13f")
    assert (t.tokens("p1"), t.asked()) == (["13f"], "p1 focus")


@component("wonder.hanging_gardens")
@rule("nd.wonder.effect_controller")
def test_hanging_gardens_once_a_turn_and_for_the_owner_only() -> None:
    t = Tried().own("p1", cities="13g").wonder("hanging_gardens").wonder("oracle", label="13g")
    t.turn().play("p1 use hanging_gardens", "p1 place 13f")
    assert t.options() == ["pass", "use oracle"]
    assert t.refused("p1 use hanging_gardens") == "nd.focus.card_text_over_rules"
    assert t.refused("p1 use eiffel_tower") == "nd.wonder.effect_controller"
    assert t.turn("p2").asked() == "p2 focus"


@component("wonder.stonehenge")
def test_stonehenge_spreads_from_hills_to_hills() -> None:
    t = Tried().own("p1", cities="13g").wonder("stonehenge").focus("early_empire", 2)
    t.play("p1 place 12g")
    assert t.options() == ["pass", "place 12b", "place 12f"]
    t.play("p1 place 12f")
    assert t.options() == ["pass", "place 12e"]
    assert t.refused("p1 place 13h") == "nd.focus.card_text_over_rules"
    t.play("p1 place 12e", "p1 place 12b")
    assert t.tokens("p1") == ["12b", "12e", "12f", "12g"]
    assert (t.asked(), t.facts()) == ("p1 place_tokens", (1,))


@rule("nd.wonder.stonehenge_ends")
@component("wonder.stonehenge")
def test_stonehenge_ends_when_the_unused_tokens_run_out() -> None:
    t = Tried().own("p1", cities="13g", tokens=ALL_BUT_TWO).wonder("stonehenge")
    t.focus("early_empire", 2).play("p1 place 12g", "p1 place 12f")
    assert (t.asked(), t.facts()) == ("p1 lift_to_place", (1,))
    lifted = [*ALL_BUT_TWO.split(), "12f", "12g"]
    assert t.options() == ["pass", *[f"lift {label}" for label in lifted]]
    t.play("p1 lift 12g", "p1 place 12g")
    assert t.asked() == "p1 idle"


@component("wonder.stonehenge", "wonder.chichen_itza")
def test_chichen_itza_does_not_widen_what_stonehenge_places() -> None:
    t = Tried().own("p1", cities="13g").wonder("stonehenge")
    t.wonder("chichen_itza", label="13g").focus("early_empire", 3).play("p1 place 12g")
    assert t.options() == ["pass", "place 12b", "place 12f"]


@component("wonder.stonehenge")
def test_stonehenge_needs_an_own_token_newly_placed_on_hills() -> None:
    t = Tried().own("p1", cities="13g").wonder("stonehenge").focus("early_empire", 4)
    assert t.play("p1 place 13h").facts() == (1,)
    t = Tried().wonder("stonehenge").own("p2", cities="13g").turn("p2").play("p2 focus 5")
    assert t.play("p2 place 12g").facts() == (1,)
    t = Tried().own("p1", tokens="13g").wonder("stonehenge").run(ShiftToken(0))
    assert t.play("p1 shift 13g 12g").asked() == "p1 idle"


@component("wonder.forbidden_city")
def test_forbidden_city_destroys_a_token_next_to_a_friendly_space() -> None:
    t = Tried().own("p1", tokens="13c").own("p2", tokens="6c 2h", reinforced="16b")
    put_token(t.g, 1, space("13a"))
    t.wonder("forbidden_city").turn().play("p1 use forbidden_city")
    assert t.options() == ["pass", "strike 6c", "strike 13a", "strike 16b"]
    assert t.refused("p1 strike 2h") == "nd.focus.card_text_over_rules"
    assert t.refused("p1 strike 13c") == "nd.focus.card_text_over_rules"
    t.play("p1 strike 13a")
    assert t.tokens("p2") == ["2h", "6c", "16b"]
    assert (t.realm("p2").natural, "13a" in shown(t.g.natural)) == (0, True)


@component("wonder.forbidden_city")
def test_forbidden_city_needs_a_token_in_reach() -> None:
    t = Tried().own("p2", tokens="2h").wonder("forbidden_city").turn()
    assert t.asked() == "p1 focus"


@component("wonder.chichen_itza")
def test_chichen_itza_opens_empty_forests() -> None:
    t = Tried().wonder("chichen_itza").own("p2", tokens="13h")
    t.set("resource marble", "14i").set("caravans p2", "14f")
    t.focus("early_empire", 3)
    forests = ["4f", "6d", "6f", "11b", "11i", "11j", "13j", "14a", "14b", "14c", "15h"]
    near = ["16b", "16c", "16f", "16g"]
    assert t.options() == ["pass", *[f"place {label}" for label in [*forests, *near]]]


@rule("nd.wonder.chichen_terrain")
@component("wonder.chichen_itza")
def test_chichen_itza_keeps_to_the_terrain_limit() -> None:
    t = Tried().wonder("chichen_itza").focus("early_empire", 2)
    assert t.refused("p1 place 14b") == "nd.culture.terrain_limit"


@component("wonder.sydney_opera_house")
def test_sydney_opera_house_counts_rival_tokens() -> None:
    t = Tried().own("p1", tokens="16b 16c 16d").own("p2", tokens="16e", reinforced="16f 16g")
    assert mature_cities(t.g, 0) == 0
    t.wonder("sydney_opera_house")
    assert shown(mature_cities(t.g, 0)) == ["16a"]
    t.set("control p2", "16f", "16g")
    assert mature_cities(t.g, 0) == 0


@component("wonder.eiffel_tower")
def test_eiffel_tower_takes_one_of_two_tokens_of_one_rival() -> None:
    t = Tried(seats=3).own("p2", tokens="2h", reinforced="16b").own("p3", tokens="13c 14a")
    t.wonder("eiffel_tower").turn().play("p1 use eiffel_tower", "p1 strike 2h")
    assert t.asked() == "p2 give_up_one"
    assert t.options() == ["strike 2h", "strike 16b"]
    assert t.refused("p2 strike 13c") == "nd.focus.card_text_over_rules"
    t.play("p2 strike 16b")
    assert (t.tokens("p1"), t.realm("p1").reinforced) == (["16b"], 0)
    assert (t.tokens("p2"), t.realm("p2").reinforced) == (["2h"], 0)


@component("wonder.eiffel_tower")
def test_eiffel_tower_names_two_tokens_of_one_rival() -> None:
    t = Tried(seats=3).own("p2", tokens="2h 6c 16b").own("p3", tokens="13c")
    t.own("p1", tokens="1c 1d").wonder("eiffel_tower").turn().play("p1 use eiffel_tower")
    assert t.options() == ["pass", "strike 2h", "strike 6c", "strike 16b"]
    assert t.refused("p1 strike 13c") == "nd.focus.card_text_over_rules"
    t.play("p1 strike 6c")
    assert t.options() == ["strike 2h", "strike 16b"]
    assert t.refused("p1 strike 6c") == "nd.focus.card_text_over_rules"
    assert t.refused("p1 strike 13c") == "nd.space.rival_components"


@component("wonder.eiffel_tower")
def test_eiffel_tower_needs_a_rival_with_two_tokens_and_an_unused_one() -> None:
    t = Tried(seats=3).own("p2", tokens="2h").own("p3", tokens="13c").own("p1", tokens="1c 1d")
    assert t.wonder("eiffel_tower").turn().asked() == "p1 focus"
    t.own("p2", tokens="2g")
    assert t.turn().asked() == "p1 start_of_turn"
    t.own("p1", tokens=ALL_BUT_TWO)
    assert t.turn().asked() == "p1 focus"


@pytest.mark.parametrize(
    ("name", "era", "cost", "second"),
    [
        ("hanging_gardens", "ancient", 8, "diamond"),
        ("stonehenge", "ancient", 7, "mercury"),
        ("forbidden_city", "medieval", 9, "oil"),
        ("chichen_itza", "medieval", 10, "mercury"),
        ("sydney_opera_house", "modern", 10, "diamond"),
        ("eiffel_tower", "modern", 12, "oil"),
    ],
)
def test_printed_on_cultural_wonders(name: str, era: str, cost: int, second: str) -> None:
    assert printed(name) == ("cultural", era, cost, {"marble", second})
