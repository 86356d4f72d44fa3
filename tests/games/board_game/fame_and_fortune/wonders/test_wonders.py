"""Each wonder of Fame and Fortune: its cost, and what it does for its owner."""

import pytest

from tests.games.board_game.battle.field import CITY, all_fronts, sides, storm
from tests.games.board_game.fame_and_fortune.kit import fame_rules, laid_out
from tests.games.board_game.kit import open_map, resting, row_of, square_of, state
from tests.games.board_game.start.ground import to_next_turn
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.loot import take_loot
from ziggurat.games.board_game.cities.wonder_deck import wonder_row
from ziggurat.games.board_game.cities.wonders import obsolete, wonder_cost
from ziggurat.games.board_game.content.event_moves import reachable
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.moments import CITY_PRODUCTION
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.start.governments import unlock_government
from ziggurat.kernel.content import adjusted
from ziggurat.lib.vec import put

CARDS = {
    "chichen_itza": ("ancient", 15, "currency", 10),
    "the_great_wall": ("ancient", 15, "masonry", 10),
    "the_pyramids": ("ancient", 15, "pottery", 10),
    "brandenburg_gate": ("medieval", 15, "", 15),
    "machu_picchu": ("medieval", 20, "irrigation", 15),
    "taj_mahal": ("medieval", 20, "chivalry", 15),
    "big_ben": ("modern", 25, "banking", 20),
    "cristo_redentor": ("modern", 25, "mass_media", 15),
    "the_kremlin": ("modern", 25, "communism_tech", 20),
}
SPY_1 = (0, 0, 0, 0, 1, 0, 0)


def owning(name: str, *more: str) -> Position:
    """A laid-out table with a wonder beside p1's capital, on A13."""
    return laid_out(2, *more).set("marker A13", name)


def starting(t: Position) -> Position:
    """Play on from p1's own part of Start of Turn."""
    return t.at("turn p1 start of turn")


@pytest.mark.parametrize("name", CARDS)
def test_wonders_cost_what_is_printed(name: str) -> None:
    era, cost, tech, lower = CARDS[name]
    t = laid_out().set("known p2", *([tech] if tech else []))
    g, wonder = state(t), row_of(t, name)
    row = wonder_row(g, wonder)
    assert ("ancient", "medieval", "modern")[row.era] == era
    assert [wonder_cost(g, seat, wonder) for seat in (0, 1)] == [cost, lower]
    assert row.culture == row.era + 1


@component("wonder.chichen_itza")
def test_chichen_itza_adds_to_the_production_of_every_city() -> None:
    g = state(owning("chichen_itza"))
    assert [adjusted(g, CITY_PRODUCTION, 0, (slot,), 2) for slot in range(3)] == [5, 5, 5]
    assert adjusted(g, CITY_PRODUCTION, 1, (0,), 2) == 2


# The Great Wall


@component("wonder.the_great_wall")
def test_the_great_wall_walls_a_city_for_nothing() -> None:
    t = open_map(owning("the_great_wall")).set("terrain C22", "grassland")
    t.set("known p1", "masonry").set("city p1 city1", "C22")
    starting(t).play("p1 use the_great_wall")
    assert t.options() == [
        "p1 pass",
        "p1 build_in capital city_walls",
        "p1 build_in city1 city_walls",
    ]
    t.play("p1 build_in city1 city_walls")
    assert t.fact("walls p1") == ["city1"]
    assert t.refused("p1 use the_great_wall") == "cb.tech.resource_once_per_turn"


@component("wonder.the_great_wall")
def test_walls_have_to_be_unlocked_and_missing() -> None:
    assert "p1 use the_great_wall" not in starting(owning("the_great_wall")).options()
    t = owning("the_great_wall").set("known p1", "masonry").set("walls p1", "capital")
    assert "p1 use the_great_wall" not in starting(t).options()


@component("wonder.the_great_wall")
@pytest.mark.parametrize(("loser", "fought", "points"), [(0, True, 0), (1, True, 1), (0, False, 1)])
def test_whoever_defeats_its_owner_in_a_battle_gains_less(
    loser: int, fought: bool, points: int
) -> None:
    t = owning("the_great_wall")
    for seat in ("p1", "p2"):
        t.set(f"trade {seat}", "9")
    take_loot(state(t), 1 - loser, loser, attacked=True, fought=fought)
    t.at(resting(0), *t.state.stack)
    asked = t.state.asked[0]
    assert (asked.facts[-1] if asked.topic == "loot_points" else 0) == points


@component("wonder.the_great_wall")
def test_the_great_wall_counts_although_it_falls_with_the_city() -> None:
    t = sides("infantry 3, mounted 3", "", against=0, rules=fame_rules()).set("city p2 city1", CITY)
    t.set("marker F32", "the_great_wall").set("armies p1", CITY).set("rank p1 infantry", "4")
    t.set("trade p2", "9")
    t = storm(t)
    assert t.fact("at_stake") == ["1", "1"]
    all_fronts(t)
    assert t.asked() == ["p1 loot_points"]
    assert t.state.asked[0].facts[-1] == 1
    assert t.fact("marker F32") == []


# The Pyramids


@component("wonder.the_pyramids")
def test_the_pyramids_open_every_government_without_anarchy() -> None:
    t = starting(owning("the_pyramids"))
    found = [move.split()[-1] for move in t.options() if " govern " in move]
    everything = [t.rules.rows[row].name for row in t.rules.families["government"]]
    assert sorted(found) == sorted(set(everything) - {"despotism"})
    t.play("p1 govern monarchy")
    assert t.fact("government p1") == ["monarchy"]


def governments(t: Position) -> list[str]:
    """What p1 may change to."""
    return [move.split()[-1] for move in t.options() if " govern " in move]


@component("wonder.the_pyramids")
@rule("cb.gov.not_twice_in_one_phase")
def test_the_pyramids_pass_over_anarchy_once_a_turn() -> None:
    t = starting(owning("the_pyramids").set("reserve p1", "artist")).play("p1 govern monarchy")
    assert governments(t) == ["anarchy"]
    assert t.refused("p1 govern republic") == "cb.gov.not_twice_in_one_phase"
    to_next_turn(t)
    assert "republic" in governments(t)


@component("wonder.the_pyramids")
@rule("cb.gov.not_twice_in_one_phase", "cb.gov.free_change_after_unlock")
def test_what_was_just_unlocked_is_open_beside_the_pyramids() -> None:
    t = owning("the_pyramids").set("reserve p1", "artist")
    unlock_government(state(t), 0, row_of(t, "republic"), in_start=False)
    starting(t).play("p1 govern monarchy")
    assert governments(t) == ["anarchy", "republic"]
    t.play("p1 govern republic")
    assert governments(t) == ["anarchy"]
    t = owning("the_pyramids").set("reserve p1", "artist")
    unlock_government(state(t), 0, row_of(t, "republic"), in_start=False)
    starting(t).play("p1 govern republic").play("p1 govern monarchy")
    assert governments(t) == ["anarchy"]


@component("wonder.the_pyramids")
@rule("cb.gov.not_twice_in_one_phase", "cb.gov.leave_anarchy")
def test_whoever_leaves_anarchy_may_still_pass_over_it_once() -> None:
    t = owning("the_pyramids").set("government p1", "anarchy").set("reserve p1", "artist")
    starting(t).play("p1 govern republic").play("p1 govern monarchy")
    assert governments(t) == ["anarchy"]
    assert governments(t.play("p1 govern anarchy")) == []


@component("wonder.the_pyramids")
@pytest.mark.parametrize(
    ("government", "techs", "after"),
    [
        ("monarchy", [], ["despotism"]),
        ("monarchy", ["code_of_laws"], ["republic", "despotism"]),
        ("monarchy", ["monarchy_tech"], []),
        ("anarchy", [], []),
    ],
)
def test_obsolete_pyramids_leave_what_is_known_anyway(
    government: str, techs: list[str], after: list[str]
) -> None:
    t = owning("the_pyramids").set("government p1", government).set("known p1", *techs)
    obsolete(state(t), row_of(t, "the_pyramids"))
    t.at(resting(0), *t.state.stack)
    if len(after) > 1:
        assert sorted(t.options()) == sorted(f"p1 govern {name}" for name in after)
        assert t.refused("p1 govern feudalism") == "cb.gov.known_by_tech"
        t.play(f"p1 govern {after[0]}")
    assert t.fact("government p1") == [after[0] if after else government]


@component("wonder.the_pyramids")
@rule("ff.wonder.pyramids_destroyed")
@pytest.mark.parametrize("government", ["monarchy", "anarchy", "despotism"])
def test_pyramids_that_are_destroyed_leave_the_government(government: str) -> None:
    t = open_map(laid_out()).set("city p1 city1", "E22").set("marker E12", "the_pyramids")
    t.set("government p1", government)
    destroy_city(state(t), 0, 1)
    t.at(resting(0), "start_of_turn p1", *t.state.stack)
    assert t.fact("government p1") == [government]
    # Whoever changes it now goes by the usual rules again.
    assert t.refused("p1 govern feudalism") == "cb.gov.known_by_tech"


# The Brandenburg Gate


def gate() -> Position:
    """Open country around p1's capital, whose outskirts a gate guards; p2 moves first."""
    t = open_map(owning("brandenburg_gate"))
    g = state(t)
    for name in ("A14", "A24", "A34", "A44", "B11", "B21", "B31", "B41"):
        g.ground = put(g.ground, t.rules.kinds["square"].parse(name), 0)
    return t.set("armies p1").set("scouts p1").set("scouts p2")


@component("wonder.brandenburg_gate")
def test_nobody_else_ends_a_move_in_guarded_outskirts() -> None:
    t = gate().set("armies p2", "A24").at(resting(0), "movement p2").play("p2 take A24 1 0")
    assert "p2 step A23" in t.options()
    t.play("p2 step A23")
    assert "p2 pass" not in t.options()
    assert t.refused("p2 pass") == "cb.wonder.card_to_owner"


@component("wonder.brandenburg_gate")
def test_its_owner_comes_and_goes() -> None:
    t = gate().set("armies p2").set("armies p1", "A24").at(resting(0), "movement p1")
    t.play("p1 take A24 1 0", "p1 step A23", "p1 pass")
    assert t.fact("armies p1") == ["A23"]


@component("wonder.brandenburg_gate")
def test_a_city_can_be_attacked_all_the_same() -> None:
    t = gate().set("armies p2", "A24").set("forces p1", "infantry_1").set("forces p2", "mounted_1")
    t.at(resting(0), "movement p2").play("p2 take A24 1 0", "p2 step A23")
    assert "p2 step A22" in t.options()


@component("wonder.brandenburg_gate")
def test_whoever_stands_there_has_to_leave_if_possible() -> None:
    t = gate().set("armies p2", "A23", "A44").at(resting(0), "movement p2")
    assert "p2 pass" not in t.options()
    assert t.refused("p2 pass") == "cb.wonder.card_to_owner"
    t.play("p2 take A23 1 0")
    assert "p2 pass" not in t.options()
    t.play("p2 step A24", "p2 pass")
    assert "p2 pass" in t.options()


@component("wonder.brandenburg_gate")
def test_whoever_cannot_leave_may_stay() -> None:
    t = gate().set("armies p2", "A23").set("locked", "A23").at(resting(0), "movement p2")
    assert "p2 pass" in t.options()


@component("wonder.brandenburg_gate")
def test_a_blockaded_gate_keeps_nobody_out() -> None:
    t = gate().set("armies p2", "A13", "A23").at(resting(0), "movement p2")
    assert "p2 pass" in t.options()


@component("wonder.brandenburg_gate")
def test_ships_land_nowhere_in_guarded_outskirts() -> None:
    t = gate().set("armies p2", "H33").set("known p2", "steam_power").set("resources p2 silk", "1")
    t.set("terrain A23", "water").set("terrain A24", "water").at(resting(0), "city_management p2")
    t.play("p2 use steam_power")
    assert t.refused("p2 at A23") == "cb.wonder.card_to_owner"
    t.play("p2 at A24")
    assert t.fact("armies p2") == ["A24"]


@component("wonder.brandenburg_gate")
def test_nobody_is_led_into_guarded_outskirts() -> None:
    t = gate().set("armies p2", "A24")
    ends = reachable(state(t), 1, square_of(t, "A24"), 2)
    guarded = [square_of(t, name) for name in t.fact("outskirts p1 capital")]
    assert ends
    assert not set(ends) & set(guarded)


# Others


@component("wonder.machu_picchu")
def test_machu_picchu_gives_a_resource_for_the_first_investment_of_a_turn() -> None:
    t = owning("machu_picchu", "investments").set("coin_tokens p1", "pottery")
    starting(t).play("p1 invest pottery infrastructure")
    assert t.asked() == ["p1 take_token"]
    t.play("p1 resource silk")
    assert t.fact("resources p1 silk") == ["1"]
    assert t.asked() == ["p1 start_of_turn"]


@component("wonder.machu_picchu")
@rule("ff.option.dead_cards")
def test_without_investments_machu_picchu_gives_culture_only() -> None:
    t = starting(owning("machu_picchu"))
    assert not [move for move in t.options() if "machu_picchu" in move]
    assert wonder_row(state(t), row_of(t, "machu_picchu")).culture == 2


@component("wonder.taj_mahal")
def test_the_taj_mahal_builds_what_is_unlocked() -> None:
    t = owning("taj_mahal").set("known p1", "pottery").set("terrain A12", "grassland")
    starting(t).play("p1 use taj_mahal")
    assert t.options() == ["p1 pass", "p1 build_in capital granary"]
    assert t.refused("p1 build_in capital market") == "cb.building.needs_tech"
    assert t.refused("p1 build_in city1 granary") == "cb.cityaction.one_per_city"
    t.play("p1 build_in capital granary")
    assert t.fact("marker A12") == ["granary"]


@component("wonder.big_ben")
def test_big_ben_takes_one_of_each_that_the_market_has() -> None:
    t = owning("big_ben").set("resources p2 iron", "2").set("resources p2 silk", "1")
    starting(t).play("p1 use big_ben")
    assert [t.fact(f"resources p1 {name}")[0] for name in ("incense", "iron", "silk", "wheat")] == [
        "1", "0", "1", "1",
    ]  # fmt: skip
    assert t.fact("market silk") == ["0"]
    t = owning("big_ben")
    for name in ("incense", "iron", "silk", "wheat"):
        t.set(f"resources p2 {name}", "2")
    assert "p1 use big_ben" not in starting(t).options()


@component("wonder.cristo_redentor")
def test_cristo_redentor_draws_two_events_of_one_deck() -> None:
    t = starting(owning("cristo_redentor"))
    assert hand_size(state(t), 0) == 6
    t.play("p1 use cristo_redentor")
    assert len(t.options()) == 3
    t.play(t.options()[1])
    for _ in range(2):
        assert t.asked() == ["nature draw_event"]
        t.play(t.options()[0])
    assert len(t.fact("hand p1")) == 2
    assert t.asked() == ["p1 start_of_turn"]


@component("wonder.the_kremlin")
def test_the_kremlin_pays_for_a_spy_with_any_two_once_a_turn() -> None:
    t = owning("the_kremlin").set("resources p1 iron", "2").set("resources p1 wheat", "3")
    g = state(t)
    assert can_pay(g, 0, SPY_1)
    t.at(resting(0), Pay(0, SPY_1, ())).play("p1 pay wheat", "p1 pay iron")
    assert t.fact("resources p1 wheat") == ["2"]
    assert not can_pay(g, 0, SPY_1)
    assert not can_pay(g, 1, SPY_1)
