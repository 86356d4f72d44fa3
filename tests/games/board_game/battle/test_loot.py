"""Loot: what a winner takes for beaten figures, and for a city."""

from tests.games.board_game.battle.field import (
    CITY,
    FIELD,
    all_fronts,
    begin,
    city,
    run_on,
    sides,
    storm,
)
from tests.games.board_game.battle.loot_kit import STRONG, beaten, taken, with_city
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.loot import take_loot


@rule("cb.loot.system_choice")
def test_the_lists_of_the_base_game_are_used() -> None:
    t = beaten(("0", "2"), ("0", "1"), "1", ("hut_spy",))
    assert t.options() == [
        "p1 pass", "p1 loot trade", "p1 loot culture", "p1 loot silk", "p1 loot unseen_hut",
    ]  # fmt: skip


@rule("cb.loot.figures_choice")
def test_one_reward_and_no_more() -> None:
    t = beaten(("0", "5"), ("0", "5"), "2")
    t.play("p1 loot culture")
    assert t.asked() == ["p1 rest"]
    assert t.fact("trade p2") == ["5"]
    assert t.fact("resources p2 silk") == ["2"]


@rule("cb.loot.trade")
def test_trade_loot_is_at_most_three() -> None:
    t = beaten(("1", "2")).play("p1 loot trade")
    assert t.fact("trade p1") == ["3"]
    assert t.fact("trade p2") == ["0"]
    t = beaten(("1", "9")).play("p1 loot trade")
    assert t.fact("trade p1") == ["4"]
    assert t.fact("trade p2") == ["6"]
    assert beaten().asked() == ["p1 rest"]


@rule("cb.loot.culture")
def test_culture_loot_is_at_most_three() -> None:
    t = beaten(culture=("0", "5")).play("p1 loot culture")
    assert t.fact("culture p1") == ["3"]
    assert t.fact("culture p2") == ["2"]
    t = beaten(culture=("0", "1")).play("p1 loot culture")
    assert t.fact("culture p1") == ["1"]
    assert t.fact("culture p2") == ["0"]


@rule("cb.loot.resource")
def test_any_token_of_the_loser_may_be_taken() -> None:
    t = sides(STRONG, "").set("resources p2 silk", "1").set("resources p2 iron", "2")
    t = all_fronts(begin(t))
    assert t.options() == ["p1 pass", "p1 loot iron", "p1 loot silk"]
    assert t.refused("p1 loot wheat") == "cb.loot.figures_choice"
    t.play("p1 loot iron")
    assert t.fact("resources p1 iron") == ["1"]
    assert t.fact("resources p2 iron") == ["1"]


@rule("cb.loot.resource_hidden")
def test_a_marker_is_taken_unseen() -> None:
    t = beaten(found=("hut_spy", "hut_silk", "hut_silk", "village_uranium"))
    assert t.options() == ["p1 pass", "p1 loot unseen_hut", "p1 loot unseen_village"]
    assert not [line for line in t.heard("p1") if line.startswith("looted_face")]
    t.play("p1 loot unseen_hut")
    assert t.odds() == {"draw_back hut_silk": 2, "draw_back hut_spy": 1}
    t.play("nature draw_back hut_spy")
    assert t.fact("facedown_finds p1") == ["hut_spy"]
    assert t.fact("facedown_finds p2") == ["hut_silk", "hut_silk", "village_uranium"]
    assert f"looted_face {row_of(t, 'hut_spy')} 1" in t.heard("p1")


@rule("cb.loot.resource_hidden")
def test_others_do_not_see_the_face() -> None:
    t = sides(STRONG, "", seats=3).set("facedown_finds p2", "hut_spy", "hut_silk")
    t = all_fronts(begin(t)).play("p1 loot unseen_hut", "nature draw_back hut_spy")
    assert not [line for line in t.heard("p3") if line.startswith("looted_face")]
    assert [line for line in t.heard("p3") if line.startswith("looted ")]


@rule("cb.loot.voluntary")
def test_loot_may_be_declined() -> None:
    t = beaten(("1", "5"), ("0", "5")).play("p1 pass")
    assert t.fact("trade p1") == ["1"]
    assert t.fact("trade p2") == ["5"]
    assert t.fact("culture p2") == ["5"]
    assert t.asked() == ["p1 rest"]


@rule("cb.loot.either_side")
def test_a_defender_who_wins_takes_loot() -> None:
    t = sides("", STRONG).set("trade p1", "4")
    t = all_fronts(begin(t))
    assert t.asked() == ["p2 figure_loot"]
    t.play("p2 loot trade")
    assert t.fact("trade p1") == ["1"]
    assert t.fact("trade p2") == ["3"]


def test_loot_without_a_battle() -> None:
    t = sides("", "").set("trade p2", "4")
    take_loot(state(t), 0, 1)
    run_on(t)
    assert t.options() == ["p1 pass", "p1 loot trade"]


# A city


@rule("cb.loot.city_destroyed")
def test_a_city_is_destroyed() -> None:
    t = with_city().set("walls p2", "city1").set("forces p1", "aircraft_7", "aircraft_7")
    t = taken(t)
    assert t.fact("city p2 city1") == []
    assert t.fact("walls p2") == []
    assert t.fact("city p2 capital") == ["H22"]


@rule("cb.loot.city_buildings")
def test_buildings_return_to_the_market() -> None:
    t = with_city()
    before = t.fact("supply barracks") + t.fact("supply market")
    t.set("terrain F22", "grassland").set("terrain F23", "grassland")
    t.set("marker F22", "barracks").set("marker F23", "market")
    assert t.fact("supply barracks") + t.fact("supply market") != before
    t = taken(t)
    assert t.fact("supply barracks") + t.fact("supply market") == before
    assert t.fact("marker F22") == []


@rule("cb.loot.city_wonders")
def test_wonders_leave_the_game() -> None:
    t = taken(with_city().set("terrain F22", "grassland").set("marker F22", "the_oracle"))
    assert t.fact("marker F22") == []
    assert t.fact("wonder_of the_oracle") == []
    assert "the_oracle" not in t.fact("offer")
    assert not state(t).in_play[1] >> row_of(t, "the_oracle") & 1


@rule("cb.loot.city_great_people")
def test_great_people_leave_the_game() -> None:
    t = with_city().set("terrain F22", "grassland").set("marker F22", "scientist")
    left = state(t).people_bag.size()
    t = taken(t)
    assert t.fact("marker F22") == []
    assert t.fact("reserve p2") == []
    assert state(t).people_bag.size() == left


@rule("cb.loot.city_winner_figures_stay")
def test_the_winner_stands_where_the_city_was() -> None:
    t = taken(with_city())
    assert t.fact("armies p1") == [CITY]
    assert t.fact(f"terrain {CITY}") == ["grassland"]


@rule("cb.loot.city_choice")
def test_one_of_three_rewards() -> None:
    t = with_city().set("known p2", "pottery").set("hand p2", "drought", "lost")
    t = taken(t.set("resources p2 silk", "1").set("trade p2", "5").set("culture p2", "5"))
    assert t.options() == [
        "p1 pass", "p1 learn pottery", "p1 loot silk", "p1 loot ancient_card",
        "p1 loot medieval_card",
    ]  # fmt: skip
    assert t.refused("p1 loot trade") == "cb.loot.city_choice"
    t.play("p1 learn pottery")
    assert t.asked() == ["p1 rest"]
    assert t.fact("resources p2 silk") == ["1"]


@rule("cb.loot.city_tech", "cb.loot.city_tech_copy")
def test_a_tech_is_learned_for_nothing_and_stays_the_losers() -> None:
    t = taken(with_city().set("known p2", "pottery", "writing").set("known p1", "writing"))
    assert "p1 learn writing" not in t.options()
    assert t.refused("p1 learn masonry") == "cb.loot.city_tech"
    before = t.fact("trade p1")
    t.play("p1 learn pottery")
    assert t.fact("known p1") == ["pottery", "writing"]
    assert t.fact("trade p1") == before
    assert t.fact("known p2") == ["pottery", "writing"]


@rule("cb.loot.city_tech_place")
def test_a_tech_needs_its_place() -> None:
    t = taken(with_city().set("known p2", "pottery", "chivalry").set("known p1", "writing"))
    assert "p1 learn chivalry" not in t.options()
    assert t.refused("p1 learn chivalry") == "cb.research.needs_legal_place"


@rule("cb.loot.city_culture_card")
def test_a_culture_event_is_taken_from_behind() -> None:
    t = with_city().set("government p2", "monarchy")
    t = taken(t.set("hand p2", "drought", "sabotage", "lost"))
    assert t.options() == ["p1 pass", "p1 loot ancient_card", "p1 loot medieval_card"]
    t.play("p1 loot ancient_card")
    assert t.odds() == {"draw_back drought": 1, "draw_back sabotage": 1}
    t.play("nature draw_back sabotage")
    assert t.fact("hand p1") == ["sabotage"]
    assert t.fact("hand p2") == ["drought", "lost"]
    assert state(t).in_play[0] >> row_of(t, "sabotage") & 1
    assert not state(t).in_play[1] >> row_of(t, "sabotage") & 1


@rule("cb.loot.city_culture_hand_limit")
def test_a_full_hand_is_discarded_down() -> None:
    t = with_city().set("hand p1", "drought", "lost").set("hand p2", "sabotage")
    t = taken(t).play("p1 loot ancient_card", "nature draw_back sabotage")
    assert t.asked() == ["p1 discard"]
    t.play("p1 discard drought")
    assert sorted(t.fact("hand p1")) == ["lost", "sabotage"]


@rule("cb.loot.city_resources")
def test_up_to_two_resources() -> None:
    t = with_city().set("resources p2 silk", "1").set("resources p2 iron", "2")
    t = taken(t.set("facedown_finds p2", "hut_spy"))
    t.play("p1 loot iron")
    assert t.options() == ["p1 pass", "p1 loot iron", "p1 loot silk", "p1 loot unseen_hut"]
    t.play("p1 loot unseen_hut", "nature draw_back hut_spy")
    assert t.asked() == ["p1 rest"]
    assert t.fact("resources p1 iron") == ["1"]
    assert t.fact("facedown_finds p1") == ["hut_spy"]
    assert t.fact("resources p2 iron") == ["1"]
    assert t.fact("resources p2 silk") == ["1"]


@rule("cb.loot.city_resources")
def test_one_resource_may_be_enough() -> None:
    t = taken(with_city().set("resources p2 silk", "2").set("hand p2", "drought"))
    t.play("p1 loot silk")
    assert t.refused("p1 loot ancient_card") == "cb.loot.city_choice"
    t.play("p1 pass")
    assert t.fact("resources p1 silk") == ["1"]
    assert t.asked() == ["p1 rest"]


@rule("cb.loot.city_only_city_reward")
def test_a_city_gives_no_reward_for_figures() -> None:
    t = taken(with_city().set("trade p2", "9").set("culture p2", "9"))
    assert t.asked() == ["p1 rest"]
    assert t.fact("trade p2") == ["9"]
    assert t.fact("culture p2") == ["9"]


@rule("cb.loot.city_outskirts_figures")
def test_figures_around_a_lost_city_stay() -> None:
    t = taken(with_city().set("armies p2", "F22").set("scouts p2", "F32"))
    assert t.fact("armies p2") == ["F22"]
    assert t.fact("scouts p2") == ["F32"]


@rule("cb.loot.capital")
def test_a_capital_ends_the_game() -> None:
    t = sides("aircraft 7, aircraft 7, aircraft 6", "").set("armies p1", "H22")
    t = begin(t.set("trade p2", "9").set("resources p2 silk", "1"), "p2", "H22", "capital")
    t = all_fronts(t)
    assert t.winners() == ["p1"]
    assert t.asked() == []


@rule("cb.loot.coins_safe")
def test_coins_are_never_loot() -> None:
    t = sides(STRONG, "").set("coin_tokens p2", "code_of_laws", "code_of_laws")
    t = all_fronts(begin(t))
    assert t.asked() == ["p1 rest"]
    assert len(t.fact("coin_tokens p2")) == 2
    t = taken(with_city().set("coin_tokens p2", "code_of_laws"))
    assert t.asked() == ["p1 rest"]
    assert len(t.fact("coin_tokens p2")) == 1


def test_romans_are_glorious_when_they_take_a_city() -> None:
    t = taken(with_city().set("civilization p1", "romans"))
    assert t.fact("track p1") == ["1"]


def test_a_lost_attack_on_a_city_leaves_it() -> None:
    t = all_fronts(storm(city("infantry 1", STRONG)))
    assert t.fact("city p2 city1") == [CITY]
    assert FIELD not in t.fact("armies p1")


def test_what_is_at_stake_is_known_before_the_battle() -> None:
    """One loot for figures on either side, two for a city; nobody draws more than it has."""
    t = begin(sides(STRONG, ""))
    assert t.fact("at_stake") == ["1", "1"]
    assert t.fact("battle_hands") == ["3", "0"]
    assert storm(with_city()).fact("at_stake") == ["2", "1"]
