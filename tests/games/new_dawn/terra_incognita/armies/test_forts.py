"""Forts: spaces of their own that armies take, and cities on them."""

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import Frontier, shown, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.pieces import remove_city
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.board.supplies import unused_cities
from ziggurat.games.new_dawn.combat.values import DOUBLED, REINFORCED, TERRAIN
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, PlaceTokens
from ziggurat.games.new_dawn.ids import FOREST, NONE, tile_of
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import forts_of, free_forts
from ziggurat.games.new_dawn.terra_incognita.ids import FORT
from ziggurat.games.new_dawn.world.barbarians import move_barbarian

# All seven cities of p1, beside its capital; 22a is a fort beside 11c.
TOO_CLOSE = "nd.industry.city_not_adjacent"
SEVEN = "5b 13b 13d 15h 12i 9h 9f"


@rule("ti.fort.terrain", "ti.fort.expansion_tile", "ti.component.forts")
def test_a_fort_is_a_space_of_forest_and_a_tile_of_its_own() -> None:
    t = Campaign().fort("11c").fort("5j", 23)
    for label in ("22a", "23a"):
        assert t.g.board.terrain[space(label)] == FOREST
        assert t.g.board.difficulty(space(label)) == 3
    assert tile_of(space("22a")) != tile_of(space("23a")) != tile_of(space("5j"))


@rule("ti.fort.enter", "ti.army.terrain")
def test_armies_enter_a_fort_within_their_terrain_limit() -> None:
    t = Campaign(slot=2).fort("11c").begin()
    assert t.refused("march a1 22a") == "ti.army.terrain"
    assert "22a" in Campaign(slot=3).fort("11c").begin().ends()


@rule("ti.attack.win_fort", "ti.fort.control", "ti.fort.city_normal", "ti.attack.stay")
def test_a_defeated_fort_takes_a_city_of_the_attacker() -> None:
    """Slot 3 and a six make 9, against a one and 6."""
    t = Campaign(slot=3).fort("11c").begin().win("22a")
    assert t.fact("cities p1") == ["11a", "22a"]
    assert unused_cities(t.g, 0) == 6
    assert shown(forts_of(t.g, 0)) == ["22a"]
    assert free_forts(t.g) == 0
    assert t.where() == ["22a", "locked"]


@rule("ti.attack.fort_bonus", "ti.attack.lose")
def test_a_fort_that_is_not_defeated_stays_free() -> None:
    t = Campaign(slot=3).fort("11c").begin().attack("22a", 4, 1)
    assert t.fact("cities p1") == ["11a"]
    assert t.where() == ["card", "locked"]


@rule("ti.attack.move_back")
def test_a_rival_caravan_on_a_defeated_fort_sends_the_army_back() -> None:
    t = Campaign(slot=3).fort("11c").set("caravans p2", "22a").begin().march("22a")
    t.play("approach 11c", "aim fort").roll(6, 1)
    assert t.fact("cities p1") == ["11a", "22a"]
    assert t.fact("caravans p2") == ["22a"]
    assert t.where() == ["11c", "locked"]


@rule("ti.fort.city_defence")
def test_a_city_on_a_fort_defends_as_on_forest() -> None:
    t = Campaign(slot=3).fort("11c").give("p2", cities="22a", reinforced="11c").trade(3, 1)
    t.armies("11d").begin().march("22a").roll(1, 1)
    assert t.defence() == [(TERRAIN, NONE, 3), (DOUBLED, NONE, 3), (REINFORCED, NONE, 1)]


@rule("ti.fort.captured_city", "ti.fort.control")
def test_a_captured_city_passes_the_fort_on() -> None:
    t = Campaign(slot=3).fort("11c").give("p2", cities="22a").begin().win("22a")
    assert shown(forts_of(t.g, 0)) == ["22a"]
    assert forts_of(t.g, 1) == 0


@rule("ti.fort.uncontrolled_again")
def test_a_fort_without_its_city_is_free_again_and_defends_with_six() -> None:
    t = Campaign(slot=3).fort("11c").give("p2", cities="22a")
    remove_city(t.g, 1, space("22a"))
    assert shown(free_forts(t.g)) == ["22a"]
    t.begin().march("22a")
    assert t.fighting.target == FORT


@rule("ti.fort.no_city_left")
def test_without_an_unused_city_a_defeated_fort_stays_free() -> None:
    t = Campaign(slot=3).fort("11c").give("p1", cities=SEVEN).begin().march("22a")
    t.play("approach 11c").roll(6, 1)
    assert shown(free_forts(t.g)) == ["22a"]
    assert t.fact("control p1") == []
    assert t.where() == ["11c", "locked"]


@rule("ti.fort.no_city_left", "ti.fort.no_control_token")
def test_without_an_unused_city_a_rival_city_on_a_fort_is_removed() -> None:
    t = Campaign(slot=3).fort("11c").give("p1", cities=SEVEN).give("p2", cities="22a")
    t.begin().march("22a").play("approach 11c").roll(6, 1)
    assert t.fact("cities p2") == ["9a"]
    assert shown(free_forts(t.g)) == ["22a"]
    assert t.where() == ["11c", "locked"]


@rule("ti.fort.no_control_token", "ti.culture.blocked_extra")
def test_no_control_token_is_placed_on_a_fort() -> None:
    t = Frontier().fort("11c").give("p1", cities="11c")
    t.at("turn p1 end", PlaceTokens(0, 1, 5, NEAR_CITIES))
    assert "place 22a" not in t.options()
    assert t.refused("place 22a") == "nd.space.empty"


@rule("ti.fort.build_city", "ti.industry.not_next_fort", "ti.industry.legal_space")
def test_no_city_is_built_on_a_fort_or_beside_it() -> None:
    """Controlled or not: 5h lies beside the fort 5j, and 13i two spaces away."""
    free = Frontier("pottery", slot=5).give("p1", tokens="5i 5g").begin()
    assert {"build 5h", "build 5j"} <= set(free.options())
    for owner, reason in (("", "nd.space.empty"), ("p1", TOO_CLOSE), ("p2", TOO_CLOSE)):
        t = Frontier("pottery", slot=5).give("p1", tokens="5i 5g").forts("5j")
        if owner:
            t.give(owner, cities="5j")
        t.begin()
        assert not {"build 5h", "build 5i", "build 5j"} & set(t.options())
        assert t.refused("build 5h") == reason
        assert "build 13i" in t.options()


@rule("ti.fort.maturity")
def test_a_city_beside_a_fort_does_not_mature() -> None:
    """A fort can never be covered by a control token."""
    t = Campaign().give("p1", cities="5j", tokens="5h 5i")
    assert shown(mature_cities(t.g, 0)) == ["5j"]
    assert mature_cities(t.fort("5j").g, 0) == 0


@rule("ti.fort.barbarian_enters")
def test_a_barbarian_enters_a_free_fort_and_nothing_happens() -> None:
    t = Campaign(slot=3).fort("11c").barbarian("11c")
    direction = t.g.board.step[space("11c")].index(space("22a"))
    move_barbarian(t.g, 0, direction)
    assert t.fact("barbarian A") == ["22a"]
    assert shown(free_forts(t.g)) == ["22a"]
    t.begin().march("22a").play("approach 11c").roll(6, 1).play("put 1")
    assert t.fact("barbarian A") == []
    assert shown(free_forts(t.g)) == ["22a"]
    assert t.where() == ["11c", "locked"]
