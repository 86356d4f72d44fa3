"""Techs of levels IV and V, each with everything it does."""

from tests.games.board_game.kit import open_map, square_of, state
from tests.games.board_game.techs.using import (
    armed,
    fighting,
    knowing,
    learning,
    managing,
    moving,
)
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.moments import BATTLE_HAND, CANCELLABLE, PASSES_OVER
from ziggurat.games.board_game.movement.figures import ENDS_ON_WATER, speed, stacking, water_use
from ziggurat.games.board_game.rows.unit import RANKS
from ziggurat.games.board_game.victory import check_victory
from ziggurat.kernel.content import adjusted, allowed
from ziggurat.kernel.reason import ALLOWED

ONCE = "cb.tech.resource_once_per_turn"
PARTS = "cb.tech.resource_ability_parts"


@component("tech.atomic_theory")
def test_atomic_theory_gives_every_city_an_action() -> None:
    t = knowing("atomic_theory").set("facedown_finds p1", "village_uranium", "village_uranium")
    t = open_map(t.set("city p1 city1", "B22"))
    t = managing(t).play("p1 use atomic_theory", "p1 pay village_uranium")
    assert state(t).actions[0] == (2, 2, 0)
    assert t.refused("p1 use atomic_theory") == ONCE
    assert t.fact("facedown_finds p1") == ["village_uranium"]


@component("tech.atomic_theory")
@rule("cb.gov.anarchy_effect")
def test_atomic_theory_gives_a_capital_in_anarchy_nothing() -> None:
    t = (
        knowing("atomic_theory")
        .set("facedown_finds p1", "village_uranium")
        .set("government p1", "anarchy")
    )
    t = managing(open_map(t.set("city p1 city1", "B22")))
    t.play("p1 use atomic_theory", "p1 pay village_uranium")
    assert state(t).actions[0] == (0, 2, 0)


@component("tech.atomic_theory")
def test_atomic_theory_destroys_a_city_with_all_around_it() -> None:
    t = knowing("atomic_theory").set("facedown_finds p1", "village_uranium")
    t = open_map(t.set("used p1", "atomic_theory").set("city p2 city1", "D22"))
    t.set("marker D12", "market").set("marker D13", "artist").set("marker D11", "stonehenge")
    t.set("armies p1", "D12", "A33").set("scouts p2", "D33").set("walls p2", "city1")
    t = moving(t).play("p1 use atomic_theory", "p1 pay village_uranium")
    assert t.fact("city p2 city1") == []
    assert [t.fact(f"marker {square}") for square in ("D11", "D12", "D13")] == [[], [], []]
    assert t.fact("armies p1") == ["A33"]
    assert t.fact("scouts p2") == []
    assert t.fact("used_again p1") == ["atomic_theory"]


@component("tech.atomic_theory")
def test_atomic_theory_spares_capitals() -> None:
    t = moving(knowing("atomic_theory").set("facedown_finds p1", "village_uranium"))
    assert t.refused("p1 use atomic_theory") == PARTS
    t = knowing("atomic_theory").set("facedown_finds p1", "village_uranium")
    t = open_map(t.set("city p2 city1", "D22").set("city p1 city1", "B22"))
    t = moving(t).play("p1 use atomic_theory", "p1 pay village_uranium")
    assert t.options() == ["p1 raze B22", "p1 raze D22"]
    assert t.refused("p1 raze H22") == PARTS


@component("tech.ballistics")
def test_ballistics_deals_6_wounds() -> None:
    t = learning("ballistics").set("resources p1 iron", "1")
    assert t.fact("rank p1 artillery") == [str(RANKS)]
    t = armed(t, [], ["infantry_3", "mounted_3", "mounted_2"])
    t = fighting(t, ("", 0, "infantry_3", 0), ("", 0, "mounted_3", 0), ("", 0, "mounted_2", 0))
    t.play("p1 use ballistics", *["p1 wound 1"] * 3, *["p1 wound 2"] * 3)
    assert t.fact("forces p2") == ["mounted_2"]
    assert t.refused("p1 use ballistics") == ONCE


@component("tech.combustion")
def test_combustion_destroys_a_building_where_an_army_has_ended() -> None:
    t = learning("combustion")
    assert t.fact("rank p1 mounted") == [str(RANKS)]
    t.set("marker H12", "market").set("marker H11", "temple").set("marker H21", "granary")
    t.set("armies p1", "H12", "H11", "H21").set("moved_figures p1 army", "H12", "H21")
    t = moving(t)
    assert "p1 raze H12" in t.options()
    assert t.refused("p1 raze H11") == "cb.tech.constant_ability"
    t.play("p1 raze H12")
    assert t.fact("marker H12") == []
    assert t.refused("p1 raze H21") == ONCE


@component("tech.combustion")
def test_combustion_breaks_walls_before_a_battle() -> None:
    t = knowing("combustion").set("walls p2", "capital").set("armies p1", "H22")
    t.set("forces p1", "infantry_1", "mounted_1").set("forces p2", "infantry_1", "mounted_1")
    begin_battle(state(t), 0, 1, square_of(t, "H22"), CAPITAL)
    t.at("turn p1 research", *t.state.stack)
    assert t.fact("walls p2") == []
    assert t.asked() == ["p2 battle_turn"]


@component("tech.computers")
def test_computers_count_coins_for_both_hands() -> None:
    t = knowing("computers").set("coin_tokens p1", *["pottery"] * 4)
    g = state(t)
    assert t.fact("coins p1") == ["5"]
    assert hand_size(g, 0) == 3
    args = (square_of(t, "A11"), 1)
    assert adjusted(g, BATTLE_HAND, 0, args, 3) == 4
    t.set("coin_tokens p1", "pottery")
    assert hand_size(g, 0) == 2
    assert adjusted(g, BATTLE_HAND, 0, args, 3) == 3


@component("tech.computers")
def test_a_coin_lost_makes_the_hand_smaller() -> None:
    t = knowing("computers").set("hand p1", "drought", "disoriented", "sabotage")
    t.set("coin_tokens p1", *["pottery"] * 3).at("turn p1 research")
    assert t.asked() == ["p1 discard"]
    t.play("p1 discard drought")
    assert t.fact("hand p1") == ["disoriented", "sabotage"]


@component("tech.flight")
def test_flight_passes_over_everything_and_builds_aircraft() -> None:
    t = knowing("flight", "sailing")
    g = state(t)
    assert speed(g, 0, 1, 0) == 6
    assert water_use(g, 0) == ENDS_ON_WATER
    assert adjusted(g, PASSES_OVER, 0, (), 0) == 1
    assert adjusted(g, PASSES_OVER, 1, (), 0) == 0
    t = managing(t.set("trade p1", "27"))
    t.play("p1 city capital", *["p1 rush capital"] * 9)
    assert "p1 raise aircraft" in t.options()


@rule("cb.tech.cancel_ability")
@component("tech.mass_media")
def test_mass_media_cancels_a_resource_ability_for_a_spy() -> None:
    t = knowing("mass_media").set("facedown_finds p1", "hut_spy")
    t.set("known p2", "currency").set("resources p2 incense", "1")
    t.at("turn p1 research", "city_management p2").play("p2 use currency")
    assert t.asked() == ["p1 ability_used"]
    t.play("p1 cancel mass_media", "p1 pay hut_spy")
    assert t.fact("culture p2") == ["0"]
    assert t.fact("resources p2 incense") == ["0"]
    assert t.refused("p2 use currency") == ONCE


@component("tech.mass_media")
def test_mass_media_can_be_cancelled_by_mass_media() -> None:
    t = (
        knowing("mass_media", seats=3)
        .set("facedown_finds p1", "hut_spy")
        .set("facedown_finds p3", "hut_spy")
    )
    t.set("known p3", "mass_media").set("known p2", "currency").set("resources p2 incense", "1")
    t.at("turn p1 research", "city_management p2").play("p2 use currency")
    assert t.asked() == ["p3 ability_used"]
    t.play("p3 cancel mass_media", "p3 pay hut_spy")
    assert t.asked() == ["p1 ability_used"]
    t.play("p1 cancel mass_media", "p1 pay hut_spy")
    while t.asked()[0].endswith("ability_used"):
        t.play(f"{t.asked()[0].split()[0]} pass")
    assert t.fact("culture p2") == ["3"]


@rule("cb.tech.events_uncancellable")
@component("tech.mass_media")
def test_mass_media_keeps_own_events_safe() -> None:
    t = knowing("mass_media")
    event = t.rules.kinds["culture_event"].parse("drought")
    assert allowed(t.state, CANCELLABLE, 0, (event,)) != ALLOWED
    assert allowed(t.state, CANCELLABLE, 1, (event,)) == ALLOWED


@component("tech.replaceable_parts")
def test_replaceable_parts_has_star_infantry_and_6_on_a_square() -> None:
    t = learning("masonry", "replaceable_parts")
    assert t.fact("rank p1 infantry") == [str(RANKS)]
    assert stacking(state(t), 0) == 6


@component("tech.space_flight")
def test_space_flight_wins_at_once() -> None:
    t = knowing("space_flight")
    check_victory(state(t))
    assert t.winners() == ["p1"]
    assert t.state.outcome is not None
    assert t.state.outcome.by == "technology"
