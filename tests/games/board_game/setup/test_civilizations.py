"""Civilizations: what each begins with, and what each does differently during play."""

import pytest

from tests.games.board_game.kit import before_setup, laid_out, resting, row_of, square_of, state
from tests.games.board_game.setup.dealing import dealt, done, on_to
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import return_unit
from ziggurat.games.board_game.content.civilization_abilities import LearnFrom
from ziggurat.games.board_game.ids import NONE, SCOUT
from ziggurat.games.board_game.moments import (
    BATTLE_OVER,
    BESIDE_CITY,
    CITY_ACTION,
    CITY_FOUNDED,
    CITY_TAKEN,
    HUT_EXPLORED,
    RUSH,
    VILLAGE_TAKEN,
    WONDER_BUILT,
)
from ziggurat.games.board_game.movement.figures import armies_left, stacking
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.games.board_game.verbs import SLIP
from ziggurat.kernel.content import DoMoment, adjusted, offers, refusal
from ziggurat.kernel.flows import Window, fire
from ziggurat.lib.vec import put_row

SHEETS = {
    "americans": ("home_of_americans", "currency", "despotism"),
    "chinese": ("home_of_chinese", "writing", "despotism"),
    "egyptians": ("home_of_egyptians", "construction", "despotism"),
    "germans": ("home_of_germans", "metalworking", "despotism"),
    "romans": ("home_of_romans", "code_of_laws", "republic"),
    "russians": ("home_of_russians", "communism_tech", "communism"),
}


def playing(name: str) -> Position:
    """A laid-out table on which p1 plays a civilization."""
    return laid_out().set("civilization p1", name)


def happens(t: Position, moment: DoMoment, *args: int) -> Position:
    """Let something happen to p1 and run on, to a rest if nothing is asked."""
    fire(t.state, moment, 0, args, everyone=False)
    return t.at(resting(0), *t.state.stack)


@pytest.mark.parametrize("name", SHEETS)
def test_sheets_name_tile_tech_and_government(name: str) -> None:
    rules = before_setup().rules
    row = rules.rows[rules.kinds["civilization"].parse(name)]
    assert isinstance(row, Civilization)
    found = [rules.rows[number].name for number in (row.home, row.tech, row.government)]
    assert tuple(found) == SHEETS[name]


# The Americans


@rule("cb.setup.america_bonus")
@component("civilization.americans")
def test_americans_place_a_great_person_at_the_end() -> None:
    t = on_to(dealt("americans", "germans"), "draw_person")
    assert set(t.odds().values()) == {3}
    t.play("nature draw_person scientist")
    capital = t.fact("city p1 capital")[0]
    assert f"p1 settle scientist {capital}" not in t.options()
    t.play(t.options()[0])
    assert state(t).markers.count(row_of(t, "scientist")) == 1
    assert t.asked() == ["p1 rest"]
    assert t.fact("reserve p1") == []


@rule("cb.setup.america_bonus")
def test_others_begin_without_great_people() -> None:
    t = done("romans", "germans", "chinese", "russians")
    assert set(state(t).markers) == {NONE}
    assert state(t).people_bag.size() == 18


@rule("cb.setup.america_bonus")
def test_the_first_great_person_must_be_placed_on_land() -> None:
    t = on_to(dealt("americans", "germans"), "capital").play("p1 capital A22")
    on_to(t, "draw_person").play("nature draw_person artist")
    assert t.refused("p1 keep artist")
    water = [name for name in ("A11", "A13", "A31") if t.fact(f"terrain {name}") == ["water"]]
    assert water
    assert t.refused(f"p1 settle artist {water[0]}") == "cb.figure.placement_water"


@rule("cb.setup.trade_count_before_america_marker")
def test_the_first_great_person_covers_trade_too_late() -> None:
    t = on_to(dealt("americans", "germans"), "capital").play("p1 capital A33")
    on_to(t, "draw_person").play("nature draw_person builder")
    before = t.fact("trade p1")
    desert = [move for move in t.options() if t.fact(f"terrain {move.split()[-1]}") == ["desert"]]
    t.play(desert[0])
    assert t.fact("trade p1") == before
    assert int(before[0]) > 0


@component("civilization.americans")
def test_three_american_trade_buy_two_production() -> None:
    assert adjusted(state(playing("americans")), RUSH, 0, (), 1) == 2
    assert adjusted(state(playing("romans")), RUSH, 0, (), 1) == 1


# The Chinese


@rule("cb.setup.china_bonus")
@component("civilization.chinese")
def test_chinese_begin_with_walls() -> None:
    t = done("chinese", "romans")
    assert (t.fact("walls p1"), t.fact("walls p2")) == (["capital"], [])
    assert "masonry" not in t.fact("known p1")


@component("civilization.chinese")
@pytest.mark.parametrize("moment", [HUT_EXPLORED, VILLAGE_TAKEN])
def test_chinese_explorers_bring_culture(moment: DoMoment) -> None:
    t = happens(playing("chinese"), moment, 40)
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["3"], ["0"])


@component("civilization.chinese")
def test_chinese_take_one_killed_unit_back() -> None:
    t = playing("chinese").set("forces p1", "infantry_1", "infantry_1", "mounted_3")
    g = state(t)
    killed = [row_of(t, "infantry_1"), row_of(t, "mounted_3")]
    g.forces = put_row(g.forces, 0, (killed[0],))
    for unit in killed:
        return_unit(g, unit)
    happens(t, BATTLE_OVER, 0, *killed)
    assert t.options() == ["p1 pass", "p1 save infantry_1", "p1 save mounted_3"]
    t.play("p1 save mounted_3")
    assert t.fact("forces p1") == ["infantry_1", "mounted_3"]
    assert [len(bag.discard) for bag in g.unit_bags] == [0, 1, 0, 0]


@component("civilization.chinese")
def test_nothing_is_saved_when_nobody_was_killed() -> None:
    assert happens(playing("chinese"), BATTLE_OVER, 1).asked() == ["p1 rest"]


# The Egyptians


@rule("cb.setup.egypt_placement")
@component("civilization.egyptians")
def test_egyptians_place_their_wonder_beside_the_capital() -> None:
    t = dealt("egyptians", "romans").play("nature draw_wonder the_oracle")
    on_to(t, "capital").play("p1 capital A22")
    on_to(t, "first_wonder")
    assert t.refused("p1 put A22") == "cb.building.placed_in_outskirts"
    assert t.refused("p1 put A44") == "cb.building.placed_in_outskirts"
    square = t.options()[0].split()[-1]
    t.play(f"p1 put {square}")
    assert t.fact(f"marker {square}") == ["the_oracle"]
    assert t.fact("wonder_of the_oracle") == ["p1"]


@rule("cb.setup.trade_count_before_america_marker")
def test_the_first_wonder_covers_trade_in_time() -> None:
    counted: list[int] = []
    for terrain in ("desert", "forest"):
        t = dealt("egyptians", "romans").play("nature draw_wonder the_oracle")
        on_to(t, "capital").play("p1 capital A22")
        on_to(t, "first_wonder")
        moves = [move for move in t.options() if t.fact(f"terrain {move[-3:]}") == [terrain]]
        on_to(t.play(moves[0]), "rest")
        counted.append(int(t.fact("trade p1")[0]))
    assert counted[1] - counted[0] == 1


@component("civilization.egyptians")
def test_egyptians_build_for_nothing_once_a_turn() -> None:
    t = playing("egyptians").set("known p1", "construction", "currency")
    t.at(resting(0), Window("city_action", (0,), (0,)))
    assert t.options() == ["p1 pass", "p1 use egyptians"]
    t.play("p1 use egyptians")
    assert {"p1 build market", "p1 build workshop"} <= set(t.options())
    assert state(t).used[0] == (row_of(t, "egyptians"),)
    assert offers(t.state, CITY_ACTION, 0, (0,)) == []


@component("civilization.egyptians")
def test_egyptians_need_something_to_build() -> None:
    t = playing("egyptians").at(resting(0), Window("city_action", (0,), (0,)))
    assert t.asked() == ["p1 rest"]


# The Germans


@rule("cb.setup.germany_bonus")
@component("civilization.germans")
def test_germans_begin_with_two_more_infantry() -> None:
    t = done("germans", "romans")
    types = [name.split("_")[0] for name in t.fact("forces p1")]
    assert types == ["artillery", "infantry", "infantry", "infantry", "mounted"]
    assert len(t.fact("forces p2")) == 3


@component("civilization.germans")
def test_german_research_brings_a_unit_and_a_resource() -> None:
    t = playing("germans").set("market silk", "0").set("resources p2 silk", "2")
    learn(state(t), 0, row_of(t, "mathematics"), researched=True)
    t.at(resting(0), *t.state.stack).play("nature draw_unit artillery_2")
    assert t.options() == ["p1 resource incense", "p1 resource iron", "p1 resource wheat"]
    assert t.refused("p1 resource silk") == "cb.resource.market_empty"
    t.play("p1 resource iron")
    assert (t.fact("forces p1"), t.fact("resources p1 iron")) == (["artillery_2"], ["1"])
    assert (t.fact("market iron"), t.asked()) == (["1"], ["p1 rest"])


@component("civilization.germans")
@pytest.mark.parametrize(("tech", "researched"), [("mathematics", False), ("pottery", True)])
def test_germans_get_arms_for_researched_unit_techs_only(tech: str, researched: bool) -> None:
    t = playing("germans")
    learn(state(t), 0, row_of(t, tech), researched)
    t.at(resting(0), *t.state.stack)
    assert (t.asked(), t.fact("forces p1")) == (["p1 rest"], [])


# The Romans


@rule("cb.setup.rome_government")
@component("civilization.romans")
def test_romans_begin_as_a_republic() -> None:
    t = done("romans", "germans")
    assert (t.fact("government p1"), t.fact("known p1")) == (["republic"], ["code_of_laws"])
    assert state(t).free_governments == (0, 0)


@component("civilization.romans")
@pytest.mark.parametrize("moment", [WONDER_BUILT, CITY_FOUNDED, CITY_TAKEN, VILLAGE_TAKEN])
def test_roman_glory_advances_culture(moment: DoMoment) -> None:
    t = happens(playing("romans"), moment, 40)
    assert (t.fact("track p1"), t.fact("culture p1")) == (["1"], ["0"])


# The Russians


@rule("cb.setup.russia_army", "cb.setup.russia_stacking")
@component("civilization.russians")
def test_russians_place_three_figures_on_one_square() -> None:
    t = on_to(dealt("russians", "romans"), "capital").play("p1 capital A22")
    on_to(t, "first_army").play("p1 army A33", "p1 army A33", "p1 scout A33")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == (["A33", "A33"], ["A33"])
    assert [stacking(state(t), seat) for seat in (0, 1)] == [3, 2]
    assert armies_left(state(t), 0) == 5


@rule("cb.setup.russia_army")
def test_russians_own_seven_armies() -> None:
    t = playing("russians").set("armies p1", *["A33"] * 2)
    assert armies_left(state(t), 0) == 5
    assert armies_left(state(t.set("armies p2", "H33", "H33")), 1) == 4


@rule("cb.setup.russia_government")
@component("civilization.russians")
def test_russians_begin_under_communism() -> None:
    t = done("russians", "germans")
    assert (t.fact("government p1"), t.fact("known p1")) == (["communism"], ["communism_tech"])


@component("civilization.russians")
def test_a_russian_spy_learns_what_its_victim_knows() -> None:
    t = playing("russians").set("known p1", "pottery")
    t.set("known p2", "pottery", "currency", "writing", "chivalry").at(resting(0), LearnFrom(0, 1))
    assert t.options() == ["p1 learn currency", "p1 learn writing"]
    assert t.refused("p1 learn chivalry") == "cb.research.needs_legal_place"
    assert t.refused("p1 learn masonry") == "cb.pyramid.free_tech_needs_place"
    assert t.play("p1 learn writing").fact("known p1") == ["pottery", "writing"]


def beside_city(t: Position, armies: int, scouts: int) -> Position:
    """Figures of p1 that move stand on H21, next to the capital of p2."""
    t.set("armies p1", "H21").set("scouts p1", "H21")
    return t.at(resting(0), Window("beside_city", (0,), (square_of(t, "H21"), armies, scouts)))


@component("civilization.russians")
def test_russians_give_a_figure_up_to_learn() -> None:
    t = playing("russians").set("known p1", "pottery").set("known p2", "currency", "writing")
    beside_city(t, 1, 0)
    assert t.options() == ["p1 pass", "p1 slip army H22"]
    assert t.refused("p1 slip scout H22") == "cb.movement.scout_foreign_center"
    assert t.refused("p1 slip army H11") == "cb.movement.scout_foreign_center"
    t.play("p1 slip army H22", "p1 learn writing")
    assert (t.fact("armies p1"), t.fact("scouts p1")) == ([], ["H21"])
    assert t.fact("known p1") == ["pottery", "writing"]
    assert t.fact("city p2 capital") == ["H22"]


def refused_slip(t: Position) -> str:
    """The rule against giving up a scout of p1 on H21 in the capital of p2."""
    t.set("scouts p1", "H21")
    choice = (SLIP, SCOUT, square_of(t, "H22"))
    reason = refusal(t.state, BESIDE_CITY, 0, (square_of(t, "H21"), 0, 1), choice)
    return t.rules.reasons[reason].rule if reason else ""


@component("civilization.russians")
def test_russians_do_so_once_a_turn_and_only_to_learn() -> None:
    t = playing("russians").set("known p1", "pottery").set("known p2", "currency")
    assert refused_slip(t) == ""
    assert refused_slip(t.set("known p2", "pottery")) == "cb.pyramid.free_tech_needs_place"
    g = state(t)
    g.used = put_row(g.used, 0, (row_of(t, "russians"),))
    assert refused_slip(t) == "cb.tech.resource_once_per_turn"


def test_others_do_not_learn_that_way() -> None:
    t = playing("romans").set("known p2", "currency")
    assert beside_city(t, 1, 1).asked() == ["p1 rest"]
