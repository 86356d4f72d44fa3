"""How rules of both expansions meet: cities, city-states, relics, battles and loot."""

import pytest

from tests.games.board_game.battle.field import FIELD, all_fronts, begin, run_on, sides, totals
from tests.games.board_game.both_boxes.kit import INVESTMENTS, both_rules, country, laid_out, plain
from tests.games.board_game.kit import resting, square_of, state
from tests.games.board_game.wisdom_and_warfare.events.test_barbarians import WEAKEST
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.begin import begin_raid
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import city_squares, production_on
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.cities.markers import may_cover
from ziggurat.games.board_game.cities.production import squares_production
from ziggurat.games.board_game.fame_and_fortune.metropolis.growth import Growth
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.verbs import DROP_COIN, TAKE_COIN
from ziggurat.kernel.reason import ALLOWED

PROGRAM = "p1 start_program building_program"
OPEN = "C22"
FAR = "E33"


def number(t: Position, fact: str) -> int:
    return int(t.fact(fact)[0])


def acting(t: Position, slot: str = "capital") -> Position:
    """p1 says what a city of its does."""
    t.set(f"actions p1 {slot}", "1").at(resting(0), "city_management p1 manage")
    return t.play(f"p1 city {slot}")


def grown(t: Position) -> Position:
    """The capital of p1 covers A23 too, and no figure stands beside it."""
    return t.set("armies p1").set("scouts p1").set("annex p1 capital", "A23")


# Start of Turn


@rule("bx.start.list")
def test_everything_of_start_of_turn_is_offered_there_and_nowhere_else() -> None:
    t = country(INVESTMENTS).set("scouts p1", OPEN).set("coin_tokens p1", "pottery")
    t.set("reserve p1", "artist").set("policies p1", "rationalism").set("trade p1", "20")
    t.set("known p1", "code_of_laws").set("free_governments p1", "republic_ww")
    listed = (
        f"p1 found scout {OPEN}",
        "p1 invest pottery infrastructure",
        "p1 use rationalism",
        "p1 settle artist A12",
        "p1 govern republic_ww",
    )
    t.at(resting(0), "start_of_turn p1")
    for move in listed:
        assert move in t.options(), move
    t = country(INVESTMENTS).set("scouts p1", OPEN).set("coin_tokens p1", "pottery")
    t.set("reserve p1", "artist").set("policies p1", "rationalism").set("trade p1", "20")
    t.set("known p1", "code_of_laws").set("free_governments p1", "republic_ww")
    t.at(resting(0), "turn p1 city management")
    for move in listed:
        rule_against = "zg.other_question" if " invest " in move else "cb.turn.five_phases"
        assert (move, t.refused(move)) == (move, rule_against)


@rule("bx.start.list")
def test_scouts_are_sent_last() -> None:
    t = (
        country()
        .set("scouts p1", OPEN)
        .set("city p1 city1", FAR)
        .at(resting(0), "start_of_turn p1")
    )
    assert t.play("p1 pass").asked() == ["p1 send_scout"]


@rule("bx.start.policy_per_city")
def test_each_city_that_is_founded_asks_for_a_policy_at_once() -> None:
    t = country().set("scouts p1", OPEN, FAR).set("known p1", "irrigation")
    t.set("policies p1", "pacifism").at(resting(0), "start_of_turn p1")
    t.play(f"p1 found scout {OPEN}")
    assert t.asked() == ["p1 adopt_policy"]
    t.play("p1 adopt rationalism")
    assert t.asked() == ["p1 start_of_turn"]
    t.play(f"p1 found scout {FAR}")
    assert t.asked() == ["p1 adopt_policy"]
    t.play("p1 adopt expansionism")
    assert sorted(t.fact("policies p1")) == ["expansionism", "pacifism", "rationalism"]


# Cities and programs


@rule("bx.city.actions")
def test_a_metropolis_has_four_actions_like_any_city() -> None:
    t = acting(grown(country()).set("city p1 city1", FAR))
    for move in ("p1 produce_army", "p1 arts", PROGRAM):
        assert move in t.options()
    assert [move for move in t.options() if " harvest " in move]
    t.play(PROGRAM)
    assert t.fact("programs p1") == ["capital"]


@rule("bx.city.devote_metropolis")
def test_a_metropolis_gives_two_culture_and_a_city_one() -> None:
    t = grown(country()).set("city p1 city1", FAR)
    for square in ("A11", "A12", "A13", "A14", "A21", "A24", "A31", "A32", "A33", "A34"):
        t.set(f"terrain {square}", "grassland")
    assert [arts_yield(state(t), 0, slot) for slot in (0, 1)] == [2, 1]


@rule("bx.program.metropolis")
def test_a_program_doubles_all_ten_squares_of_a_metropolis() -> None:
    t = grown(country()).set("programs p1", "capital").set("government p1", "republic_ww")
    g = state(t)
    around = outskirts(g, 0, CAPITAL)
    assert len(around) == 10
    plain_sum = sum([production_on(g, square) for square in around])
    assert plain_sum > 0
    assert number(t, "production p1 capital") == 2 * plain_sum


def four(*facts: tuple[str, str]) -> Position:
    """The capital of p1 has a program and outskirts that produce 4."""
    t = country().set("armies p1").set("scouts p1").set("government p1", "republic_ww")
    for square in ("A11", "A12", "A13", "A21", "A23", "A31", "A32", "A33"):
        t.set(f"terrain {square}", "forest" if square in ("A11", "A12") else "grassland")
    assert squares_production(state(t), 0, CAPITAL) == 4
    for fact, value in facts:
        t.set(fact, value)
    return t.set("programs p1", "capital")


@rule("bx.program.caravan_not_doubled", "bx.program.with_other_markers")
def test_what_a_caravan_adds_is_not_doubled() -> None:
    t = acting(four(("sign p1 capital", "caravan"))).play("p1 unload capital")
    assert t.fact("production p1 capital") == ["10"]


@rule("bx.program.workers_not_doubled")
def test_what_friendly_workers_add_is_not_doubled() -> None:
    t = four(("facedown_finds p1", "village_friendly_workers"))
    t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
    t.play("p1 use village_friendly_workers")
    assert t.fact("production p1 capital") == ["12"]


@rule("bx.program.with_other_markers")
@pytest.mark.parametrize("sign", ["fortification", "caravan"])
def test_a_city_with_a_sign_starts_a_program_and_keeps_both(sign: str) -> None:
    t = acting(country().set("sign p1 capital", sign)).play(PROGRAM)
    assert (t.fact("programs p1"), t.fact("sign p1 capital")) == (["capital"], [sign])


# City-states


@rule("bx.cstate.metropolis")
def test_city_states_count_for_a_metropolis() -> None:
    t = grown(country())
    before = number(t, "production p1 capital")
    t = grown(country()).set("city_state C22", "city_state_3").set("armies p1", "C22")
    assert square_of(t, "C22") in city_squares(state(t), 0, CAPITAL)
    assert number(t, "production p1 capital") == before + 1


def over_a_city_state(*facts: tuple[str, str]) -> Position:
    """A capital on open ground that has to grow, with a city-state beside it."""
    t = plain().set("city p1 capital", "C33").set("armies p1").set("scouts p1")
    t.set("armies p2").set("scouts p2").set("city_state C32", "city_state_1")
    for fact, value in facts:
        t.set(fact, value)
    return t.at(resting(0), Growth(0, False))


@component("rule.growing_over_city_states")
@rule("bx.cstate.growth")
def test_a_capital_that_grows_over_a_city_state_destroys_it_for_culture() -> None:
    t = over_a_city_state()
    assert "p1 grow C32" in t.options()
    t.play("p1 grow C32")
    assert t.fact("annex p1 capital") == ["C32"]
    assert t.fact("token C32") == ["nothing"]
    assert t.fact("culture p1") == ["3"]


@component("rule.growing_over_city_states")
@rule("bx.cstate.growth")
def test_own_figures_on_it_make_room_and_those_of_others_bar_the_way() -> None:
    t = over_a_city_state(("armies p1", "C32")).play("p1 grow C32")
    while t.asked() == ["p1 make_room"]:
        t.play(t.options()[0])
    assert t.fact("culture p1") == ["3"]
    assert t.fact("armies p1") != ["C32"]
    t = over_a_city_state(("armies p2", "C32"))
    assert t.refused("p1 grow C32") == "ff.metro.no_enemy_figure"


@rule("bx.cstate.growth")
def test_huts_villages_and_relics_still_bar_the_way() -> None:
    for token in ("hut", "village", "atlantis", "attilas_village"):
        t = over_a_city_state(("token C32", token))
        assert t.refused("p1 grow C32") == "ff.metro.marker_squares"
        t = over_a_city_state().play(
            "p1 grow C34" if "p1 grow C34" in t.options() else "p1 grow C32"
        )


@rule("bx.cstate.in_outskirts")
def test_a_city_state_in_the_outskirts_yields_only_to_who_controls_it() -> None:
    t = grown(country()).set("city_state A33", "city_state_3")
    g, square = state(t), square_of(t, "A33")
    assert square in outskirts(g, 0, CAPITAL)
    assert square not in city_squares(g, 0, CAPITAL)
    assert may_cover(g, square) != ALLOWED
    t.set("scouts p2", "A33")
    assert square not in city_squares(g, 0, CAPITAL)
    assert square in city_squares(g, 1, CAPITAL)
    t.set("scouts p2").set("armies p1", "A33")
    assert square in city_squares(g, 0, CAPITAL)


@rule("bx.cstate.friendly_barbarian")
def test_a_friendly_barbarian_brings_no_city_state() -> None:
    t = country().set("armies p1", "C22").set("token C23", "hut").at(resting(0), "movement p1")
    t.play("p1 take C22 1 0", "p1 step C23", "nature draw_hut hut_friendly_barbarian")
    assert t.asked() == ["p1 friendly_barbarian"]
    t.play(next(move for move in t.options() if " raise " in move))
    t.play(f"nature {next(iter(t.odds()))}")
    assert t.fact("token C23") == ["nothing"]


# Relics

RELICS = (
    "atlantis", "school_of_confucius", "seven_cities_of_gold", "attilas_village",
    "ark_of_the_covenant",
)  # fmt: skip


@rule("bx.relic.scout_exceptions")
@pytest.mark.parametrize("relic", RELICS)
@pytest.mark.parametrize(
    ("fact", "value"), [("government p1", "republic_ww"), ("policies p1", "pacifism")]
)
def test_no_exception_lets_lone_scouts_to_a_relic(relic: str, fact: str, value: str) -> None:
    t = country().set("scouts p1", "C22").set("token C23", relic).set(fact, value)
    t.at(resting(0), "movement p1").play("p1 take C22 0 1")
    assert t.refused("p1 step C23").endswith("relic.scouts_need_escort")


@rule("bx.relic.passing")
@pytest.mark.parametrize("relic", RELICS)
def test_armies_pass_every_relic(relic: str) -> None:
    t = country().set("armies p1", "C22").set("token C23", relic)
    t.at(resting(0), "movement p1").play("p1 take C22 1 0", "p1 step C23", "p1 step C24")
    assert t.fact("token C23") == [relic]
    assert t.fact("armies p1") == ["C24"]


# Battles and loot


@rule("bx.battle.kill_by_health")
def test_health_decides_what_kills() -> None:
    t = sides("infantry 1 3, mounted 2 2", "infantry 3 1, mounted 2 2", rules=both_rules())
    t = begin(t).play("p2 front infantry_3_1", "p1 attack infantry_1_3 1")
    # One wound kills a unit of strength 3, three kill one of strength 1.
    assert t.fact("front 1") == []


@rule("bx.battle.loss_before_wound_removal")
def test_wounds_count_for_the_winner_and_are_gone_when_armies_are_lost() -> None:
    ours, theirs = (
        "infantry 3 1, infantry 3 1, mounted 1 3",
        "infantry 3 1, infantry 3 1, mounted 2 2",
    )
    t = sides(ours, theirs, 2, 1, rules=both_rules()).set("rank p1 mounted", "4")
    t = begin(t)
    t.play("p2 front infantry_3_1", "p1 attack infantry_3_1 1")
    t.play("p2 front infantry_3_1", "p1 attack infantry_3_1 2")
    # Riders of 4/6 meet riders of 2/2 and have 4 of health left.
    while t.asked()[0].endswith("battle_turn"):
        attacks = [move for move in t.options() if " attack " in move]
        t.play((attacks or t.options())[0])
    assert totals(t) == [4, 0]
    # Two units killed cost one of two armies.
    assert t.fact("armies p1") == [FIELD]
    assert t.fact("forces p1") == ["mounted_1_3"]
    assert [t.fact(f"wounds {front}") for front in (1, 2, 3)] == [[], [], []]


@rule("bx.horde.fortification")
def test_a_fortification_does_not_outlast_a_horde() -> None:
    t = plain().set("city p2 city1", "C33").set("armies p2").set("scouts p2")
    t.set("sign p2 city1", "fortification").set("forces p2", "infantry_1_3", "mounted_1_3")
    begin_raid(state(t), 0, 2, 1, square_of(t, "C33"), 1)
    t = run_on(t).play(*WEAKEST)
    all_fronts(t)
    assert t.fact("city p2 city1") == ["C33"]
    assert t.fact("sign p2 city1") == ["no_sign"]


@rule("bx.loot.common")
def test_loot_by_points_never_touches_investments() -> None:
    t = laid_out(2, INVESTMENTS).set("coin_tokens p2", "pottery")
    t.set("invested p2 infrastructure", "3")
    asked = t.rules.askers["figure_loot"].ask(t.state, 0, (1, 2))
    assert asked.topic == "loot_points"
    tokens = [row for verb, *row in asked.options if verb in (DROP_COIN, TAKE_COIN)]
    assert {t.rules.rows[row[0]].name for row in tokens} == {"pottery"}


@component("tech.plastics")
@rule("ww.program.free_items")
@pytest.mark.parametrize("item", ["produce_army", "build market"])
def test_what_plastics_gives_leaves_a_program_standing(item: str) -> None:
    t = plain().set("known p1", "plastics", "currency", "bureaucracy").set("armies p1")
    t.set("programs p1", "capital").at(resting(0), "start_of_turn p1")
    t.play("p1 use plastics")
    if t.asked() == ["p1 free_item_city"]:
        t.play("p1 city capital")
    t.play(next(move for move in t.options() if move.startswith(f"p1 {item.split(maxsplit=1)[0]}")))
    t.play(t.options()[0])
    assert t.fact("programs p1") == ["capital"]
