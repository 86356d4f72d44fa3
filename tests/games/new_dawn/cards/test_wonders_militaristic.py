"""Militaristic wonders: six rows, what each does and where it stops."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, printed, shown
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.games.new_dawn.world.barbarians import move_barbarian

EAST = 0


def raided(t: Tried) -> str:
    """Where the barbarian of 13h is after it was to move east, into 13g."""
    t.barbarian("13h").run()
    move_barbarian(t.g, 0, EAST)
    return shown(1 << t.g.barbarians[0])[0]


def fighting(name: str) -> Tried:
    """p1 controls a wonder; both seats have a token on the map."""
    return Tried().own("p1", tokens="13f").own("p2", tokens="13c").wonder(name)


@rule("nd.wonder.petra_turned")
@component("wonder.petra")
def test_petra_turns_barbarians_away_from_cities() -> None:
    t = Tried().own("p1", cities="13g")
    assert raided(t) == "13g"
    assert "13g" not in shown(t.realm("p1").cities)
    t = Tried().own("p1", cities="13g").wonder("petra")
    assert raided(t) == "13j"
    assert "13g" in shown(t.realm("p1").cities)


@component("wonder.petra")
def test_petra_shields_reinforced_tokens_but_no_others() -> None:
    t = Tried().own("p1", reinforced="13g").wonder("petra")
    assert (raided(t), shown(t.realm("p1").reinforced)) == ("13j", ["13g"])
    t = Tried().own("p1", tokens="13g").wonder("petra")
    assert (raided(t), t.tokens("p1")) == ("13g", [])
    assert raided(Tried().own("p1", reinforced="13g 13j").wonder("petra")) == "13h"


@component("wonder.petra")
def test_petra_shields_its_owner_only() -> None:
    assert raided(Tried().own("p2", cities="13g").wonder("petra")) == "13g"


@component("wonder.petra")
def test_petra_in_a_fight() -> None:
    t = fighting("petra")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (0, 2)


@component("wonder.terracotta_army")
def test_terracotta_army() -> None:
    t = fighting("terracotta_army")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (2, 0)


@component("wonder.alhambra")
def test_alhambra() -> None:
    t = fighting("alhambra")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (2, 2)
    assert t.attack_bonus("14d") == 2


@component("wonder.ruhr_valley")
def test_ruhr_valley() -> None:
    t = fighting("ruhr_valley")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (0, 5)


@component("wonder.venetian_arsenal")
def test_venetian_arsenal_resolves_the_fifth_slot_again_as_the_first() -> None:
    t = Tried().wonder("venetian_arsenal").focus("early_empire", 5).play("p1 place 16d", "p1 pass")
    assert (t.asked(), t.options()) == ("p1 resolve_again", ["pass", "resolve 5"])
    assert t.refused("p1 resolve 4") == "nd.focus.card_text_over_rules"
    t.play("p1 resolve 5")
    assert t.refused("p1 place 16e") == "nd.culture.terrain_limit"
    t.play("p1 place 16b", "p1 pass")
    assert (t.asked(), t.tokens("p1")) == ("p1 idle", ["16b", "16d"])
    assert t.cards("p1").split()[0] == "early_empire"


@component("wonder.venetian_arsenal")
def test_venetian_arsenal_needs_slot_five() -> None:
    t = Tried().wonder("venetian_arsenal").focus("early_empire", 4).play("p1 pass")
    assert t.asked() == "p1 idle"


@component("wonder.venetian_arsenal")
def test_venetian_arsenal_once_a_turn_and_in_the_own_turn() -> None:
    t = Tried().wonder("venetian_arsenal").slot("early_empire", 5)
    t.run(Resolve(0, 4, 5), Resolve(0, 4, 5)).play("p1 pass", "p1 pass", "p1 pass")
    assert t.asked() == "p1 resolve_again"
    t.run(Resolve(0, 4, 5), Resolve(0, 4, 5)).play("p1 pass", "p1 resolve 5", "p1 pass", "p1 pass")
    assert t.asked() == "p1 idle"
    t = Tried().wonder("venetian_arsenal").turn("p2").play("p2 focus 5", "p2 pass")
    assert t.asked() == "p1 idle"


@component("wonder.venetian_arsenal")
@rule("nd.science.replace_resolving_card")
def test_venetian_arsenal_cannot_resolve_a_card_that_was_replaced() -> None:
    t = Tried().wonder("venetian_arsenal").focus("astrology", 5).play("p1 spend 0")
    assert t.play("p1 gain 5 mathematics").asked() == "p1 idle"
    t = Tried().wonder("venetian_arsenal").focus("astrology", 5).play("p1 spend 0")
    assert t.play("p1 gain 3 iron_working").asked() == "p1 resolve_again"


@rule("nd.focus.as_if_slot_one")
@component("wonder.venetian_arsenal", "wonder.machu_picchu")
def test_venetian_arsenal_with_machu_picchu_resolves_as_the_third_slot() -> None:
    t = Tried().own("p1", cities="4g").wonder("machu_picchu", label="4g")
    t.wonder("venetian_arsenal").focus("early_empire", 5).play("p1 pass", "p1 resolve 5")
    assert "place 4f" in t.options()
    assert t.refused("p1 place 16d") == "nd.culture.terrain_limit"


@component("wonder.pentagon")
def test_pentagon_reaches_every_target_of_the_map() -> None:
    t = Tried().own("p2", tokens="1e 2h").barbarian("1a").focus("masonry", 1)
    assert t.refused("p1 attack 2h") == "nd.attack.origin"
    t = Tried().own("p2", tokens="1e 2h").barbarian("1a").wonder("pentagon").focus("masonry", 1)
    targets = ["1a", "1e", "2h", "6e", "11a", "12a", "14d", "15a"]
    assert t.options() == ["pass", *[f"attack {label}" for label in targets]]
    assert t.refused("p1 attack 16a") == "nd.attack.targets"


@component("wonder.pentagon")
def test_pentagon_in_a_fight() -> None:
    t = fighting("pentagon")
    assert (t.attack_bonus("13c"), t.defence_bonus("13f")) == (2, 0)


@pytest.mark.parametrize(
    ("name", "era", "cost", "second"),
    [
        ("petra", "ancient", 7, "diamond"),
        ("terracotta_army", "ancient", 8, "marble"),
        ("alhambra", "medieval", 10, "marble"),
        ("venetian_arsenal", "medieval", 10, "diamond"),
        ("pentagon", "modern", 12, "diamond"),
        ("ruhr_valley", "modern", 11, "mercury"),
    ],
)
def test_printed_on_militaristic_wonders(name: str, era: str, cost: int, second: str) -> None:
    assert printed(name) == ("militaristic", era, cost, {"oil", second})
