"""Loot by points: how much there is and what it buys."""

from __future__ import annotations

from tests.games.board_game.battle.field import CITY, all_fronts, begin, sides, storm
from tests.games.board_game.fame_and_fortune.kit import fame_rules, plain
from tests.games.board_game.kit import resting, state
from tests.kit.table import Position
from tests.kit.trace import rule

STRONG = "infantry 3, infantry 3, infantry 3"
# What costs 1 loot, if the loser has it.
CHEAP = [
    "p1 pass", "p1 loot trade", "p1 loot culture", "p1 loot silk", "p1 loot unseen_hut",
    "p1 drop_coin pottery",
]  # fmt: skip
DEAR = ["p1 learn pottery", "p1 loot ancient_card", "p1 take_coin pottery"]


def rich(t: Position) -> Position:
    """p2 has something of everything; p1 plays the Egyptians."""
    t.set("civilization p1", "egyptians").set("trade p2", "5").set("culture p2", "2")
    t.set("known p2", "pottery").set("hand p2", "drought").set("resources p2 silk", "1")
    return t.set("coin_tokens p2", "pottery", "pottery").set("facedown_finds p2", "hut_spy")


def fought(t: Position) -> Position:
    """Play all units; p2 has a card, so it is asked before whether it plays it."""
    return all_fronts(t.play("p2 pass"))


def field_won() -> Position:
    """p1 has beaten an army of p2."""
    return fought(begin(rich(sides(STRONG, "", rules=fame_rules()))))


def city_taken(t: Position | None = None) -> Position:
    """p1 has taken a city of p2."""
    t = rich(t or sides(STRONG, "", 1, 0, rules=fame_rules())).set("city p2 city1", CITY)
    return fought(storm(t.set("armies p1", CITY)))


@rule("ff.loot.figures_one", "ff.loot.two_tech", "ff.loot.two_card", "ff.loot.two_steal_coin")
def test_beaten_figures_bring_one_loot() -> None:
    t = field_won()
    assert t.options() == CHEAP
    for move in DEAR:
        assert t.refused(move) == "cb.loot.system_choice"
    t.play("p1 loot trade")
    assert t.asked() == ["p1 rest"]


@rule("ff.loot.city_two")
def test_a_city_brings_two_loot() -> None:
    t = city_taken()
    assert sorted(t.options()) == sorted([*CHEAP, *DEAR])
    t.play("p1 loot silk", "p1 loot unseen_hut", "nature draw_back hut_spy")
    assert t.asked() == ["p1 rest"]


@rule("ff.loot.capital")
def test_a_capital_ends_the_game_without_loot() -> None:
    t = rich(sides(STRONG, "", 1, 0, rules=fame_rules())).set("armies p1", "H22")
    t.set("armies p2").set("scouts p2").set("rank p1 infantry", "4")
    t = fought(begin(t, "p2", "H22", "capital"))
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0,)
    assert t.fact("trade p2") == ["5"]


@rule("ff.loot.losses_unchanged")
def test_a_lost_city_goes_with_all_that_belongs_to_it() -> None:
    t = sides(STRONG, "", 1, 0, rules=fame_rules()).set("city p2 city1", CITY)
    t.set("terrain F23", "grassland").set("marker F23", "library")
    t.set("terrain F22", "grassland").set("marker F22", "artist")
    supply = int(t.fact("supply library")[0])
    t = fought(storm(rich(t).set("armies p1", CITY)))
    assert t.fact("city p2 city1") == []
    assert t.fact("marker F23") == t.fact("marker F22") == []
    assert int(t.fact("supply library")[0]) == supply + 1
    assert t.fact("reserve p2") == []
    assert field_won().fact("armies p2") == []


@rule("ff.loot.spend_at_once")
def test_loot_that_is_not_spent_is_lost() -> None:
    t = city_taken().play("p1 loot trade", "p1 pass")
    assert t.asked() == ["p1 rest"]
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["3"], ["0"])


@rule("ff.loot.several_effects")
def test_two_loot_buy_two_effects() -> None:
    t = city_taken().play("p1 loot culture", "p1 loot silk")
    assert (t.fact("culture p1"), t.fact("resources p1 silk")) == (["2"], ["1"])
    assert t.asked() == ["p1 rest"]


@rule("ff.loot.repeat_effect")
def test_an_effect_may_be_bought_twice() -> None:
    t = city_taken().play("p1 loot trade", "p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["5"], ["0"])


@rule("ff.loot.one_trade")
def test_one_loot_takes_three_trade() -> None:
    t = field_won().play("p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["2"])


@rule("ff.loot.one_culture")
def test_one_loot_takes_three_culture_or_what_there_is() -> None:
    t = field_won().play("p1 loot culture")
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["2"], ["0"])
    t = sides(STRONG, "", rules=fame_rules()).set("culture p2", "9")
    t = all_fronts(begin(t)).play("p1 loot culture")
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["3"], ["6"])


@rule("ff.loot.one_resource")
def test_one_loot_takes_a_token_or_a_marker_unseen() -> None:
    t = field_won().play("p1 loot silk")
    assert (t.fact("resources p1 silk"), t.fact("resources p2 silk")) == (["1"], ["0"])
    t = field_won().play("p1 loot unseen_hut", "nature draw_back hut_spy")
    assert (t.fact("facedown_finds p1"), t.fact("facedown_finds p2")) == (["hut_spy"], [])
    assert t.refused("p1 loot unseen_village") != ""


@rule("ff.loot.one_discard_coin", "ff.coin.tokens_can_be_lost")
def test_one_loot_makes_the_loser_discard_a_coin() -> None:
    t = field_won()
    before = int(t.fact("coins p2")[0])
    t.play("p1 drop_coin pottery")
    assert t.fact("coin_tokens p2") == ["pottery"]
    assert int(t.fact("coins p2")[0]) == before - 1
    assert t.fact("coin_tokens p1") == []


@rule("ff.loot.two_tech")
def test_two_loot_teach_a_tech_with_a_place() -> None:
    t = city_taken().play("p1 learn pottery")
    assert "pottery" in t.fact("known p1")
    assert "pottery" in t.fact("known p2")
    assert t.asked() == ["p1 rest"]
    t = sides(STRONG, "", 1, 0, rules=fame_rules())
    t = rich(t).set("known p2", "mathematics").set("city p2 city1", CITY)
    t = fought(storm(t.set("armies p1", CITY)))
    assert t.refused("p1 learn mathematics") == "cb.research.needs_legal_place"


@rule("ff.loot.two_card")
def test_two_loot_take_a_card_of_which_only_the_back_is_seen() -> None:
    t = city_taken()
    shown = [move for move in t.options() if "card" in move]
    assert shown == ["p1 loot ancient_card"]
    t.play("p1 loot ancient_card", "nature draw_back drought")
    assert (t.fact("hand p1"), t.fact("hand p2")) == (["drought"], [])


@rule("ff.loot.two_steal_coin", "ff.coin.tokens_on_sheet")
def test_two_loot_take_a_coin() -> None:
    t = city_taken()
    before = [int(t.fact(f"coins {name}")[0]) for name in ("p1", "p2")]
    t.play("p1 take_coin pottery")
    assert (t.fact("coin_tokens p1"), t.fact("coin_tokens p2")) == (["egyptians"], ["pottery"])
    after = [int(t.fact(f"coins {name}")[0]) for name in ("p1", "p2")]
    assert after == [before[0] + 1, before[1] - 1]


@rule("ff.loot.only_tokens")
def test_coins_that_are_no_tokens_cannot_be_taken() -> None:
    # The coin printed on the home tile of the Germans counts, but it is no token.
    t = sides(STRONG, "", rules=fame_rules()).set("city p2 capital", "H32")
    assert t.fact("coins p2") == ["1"]
    t = all_fronts(begin(t))
    assert [move for move in t.options() if "coin" in move] == []


@rule("ff.loot.investments_safe")
def test_investments_cannot_be_taken() -> None:
    t = sides(STRONG, "", rules=fame_rules("investments"))
    t.set("invested p2 infrastructure", "3").set("trade p2", "3")
    t = all_fronts(begin(t))
    assert t.options() == ["p1 pass", "p1 loot trade"]
    t.play("p1 loot trade")
    assert t.fact("invested p2 infrastructure") == ["3"]


@rule("ff.loot.scouts_only")
def test_lone_scouts_bring_one_loot() -> None:
    t = plain().set("armies p1", "C11").set("armies p2").set("scouts p2", "C12", "C12")
    t.set("trade p2", "5").set("known p2", "pottery")
    t.at(resting(0), "movement p1").play("p1 take C11 1 0", "p1 step C12")
    assert t.options() == ["p1 pass", "p1 loot trade"]
    assert t.refused("p1 learn pottery") == "cb.loot.system_choice"
    t.play("p1 loot trade")
    assert "loot" not in t.asked()[0]
    assert state(t).scouts[1] == ()


@rule("ff.coin.task_after_loss")
def test_a_tech_takes_coins_again_after_a_loss() -> None:
    for count, full in ((4, True), (3, False)):
        t = sides(STRONG, "", rules=fame_rules()).set("known p1", "printing_press")
        t.set("culture p1", "5").set("coin_tokens p1", *["printing_press"] * count)
        t.at(resting(0), "city_management p1 manage")
        assert ("p1 use printing_press" not in t.options()) == full
