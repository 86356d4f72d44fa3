"""The eight social policies, each by itself."""

from typing import cast

import pytest

from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.ground import FAR, OPEN, country, starting
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.cities.recruiting import recruit
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.ids import ARMY, CAPITAL, SCOUT
from ziggurat.games.board_game.movement.figures import speed
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.lib.bag import Bag


def having(policy: str) -> Position:
    """p1 has adopted a policy and has an army and a scout in the open."""
    t = country().set("policies p1", policy)
    return t.set("armies p1", OPEN).set("scouts p1", FAR)


# Rationalism


@component("social_policy.rationalism")
@rule("ww.policy.two_abilities", "ww.policy.start_ability_once")
def test_rationalism_buys_a_tech_of_each_of_two_levels() -> None:
    t = having("rationalism").set("trade p1", "17").set("known p1", "pottery", "writing")
    starting(t).play("p1 use_other rationalism")
    assert t.fact("trade p1") == ["6"]
    assert "p1 learn currency" not in t.options()
    assert t.refused("p1 learn currency")
    t.play("p1 learn irrigation")
    assert t.refused("p1 use_other rationalism") == "cb.tech.resource_once_per_turn"
    t.play("p1 use rationalism", "p1 learn currency")
    assert t.fact("trade p1") == ["0"]
    assert t.fact("known p1") == ["currency", "pottery", "writing", "irrigation"]
    assert t.refused("p1 use rationalism") == "cb.tech.resource_once_per_turn"


def test_rationalism_asks_for_its_price_and_a_place_in_the_pyramid() -> None:
    t = starting(having("rationalism").set("trade p1", "10"))
    assert "p1 use rationalism" in t.options()
    assert t.refused("p1 use_other rationalism") == "cb.trade.dial_minimum"
    t = starting(having("rationalism").set("trade p1", "11"))
    assert t.refused("p1 use_other rationalism") == "cb.pyramid.free_tech_needs_place"


# Patronage


@component("social_policy.patronage")
@pytest.mark.parametrize(("space", "era"), [(1, 0), (7, 0), (8, 1), (20, 2)])
def test_patronage_draws_an_event_of_the_era_of_the_marker(space: int, era: int) -> None:
    t = having("patronage").set("culture p1", "2").set("track p1", str(space))
    starting(t).play("p1 use patronage")
    assert t.fact("culture p1") == ["1"]
    drawn = [t.rules.kinds["culture_event"].parse(word.split()[1]) for word in t.odds()]
    assert {cast(CultureEvent, t.rules.rows[card]).era for card in drawn} == {era}


def test_patronage_needs_culture_a_begun_track_and_a_card() -> None:
    assert starting(having("patronage").set("culture p1", "1")).refused("p1 use patronage") == (
        "cb.track.section_one"
    )
    t = starting(having("patronage").set("track p1", "3"))
    assert t.refused("p1 use patronage") == "cb.track.both_parts_required"
    t = having("patronage").set("culture p1", "1").set("track p1", "3")
    state(t).event_bags = (Bag((), (), ()), *state(t).event_bags[1:])
    assert starting(t).refused("p1 use patronage") == "cb.event.reshuffle"


# Natural Religion


@component("social_policy.natural_religion")
@pytest.mark.parametrize(
    ("armies", "scouts", "squares"), [(1, 0, 3), (2, 0, 2), (1, 1, 2), (0, 1, 2)]
)
def test_natural_religion_speeds_up_an_army_that_moves_alone(
    armies: int, scouts: int, squares: int
) -> None:
    assert speed(state(having("natural_religion")), 0, armies, scouts) == squares


def test_natural_religion_adds_to_the_speed_of_a_tech() -> None:
    t = having("natural_religion").set("known p1", "horseback_riding")
    assert speed(state(t), 0, 1, 0) == 4


# Organized Religion


@component("social_policy.organized_religion")
def test_organized_religion_draws_one_more_great_person_and_keeps_one() -> None:
    t = having("organized_religion")
    gain_person(state(t), 0)
    t.at(resting(0), *t.state.stack)
    people = [word.split()[1] for word in t.odds()]
    t.play(f"nature draw_person {people[0]}", f"nature draw_person {people[1]}")
    assert t.asked() == ["p1 take_person"]
    before = state(t).people_bag.size()
    t.play(f"p1 take_person {people[1]}")
    assert state(t).people_bag.size() == before + 1


def test_organized_religion_has_a_coin_printed_on_it() -> None:
    assert having("organized_religion").fact("coins p1") == ["1"]


# Expansionism


@component("social_policy.expansionism")
def test_expansionism_gives_trade_for_cities_and_city_states() -> None:
    t = having("expansionism").set("city p1 city1", "G22")
    t.set(f"city_state {OPEN}", "city_state_1").set(f"city_state {FAR}", "city_state_2")
    starting(t).play("p1 use expansionism")
    assert t.fact("trade p1") == ["4"]
    assert t.refused("p1 use expansionism") == "cb.tech.resource_once_per_turn"


# Urban Development


@component("social_policy.urban_development")
@pytest.mark.parametrize(
    ("markers", "developed"),
    [
        (("market", "temple"), True),
        (("market", "market"), False),
        (("market", "stonehenge"), True),
        (("market", "general"), False),
        (("stonehenge",), False),
    ],
)
def test_urban_development_rewards_two_different_markers(
    markers: tuple[str, ...], developed: bool
) -> None:
    t = country()
    for square, marker in zip(("A12", "A33"), markers, strict=False):
        t.set(f"marker {square}", marker)
    plain = production(state(t), 0, CAPITAL), arts_yield(state(t), 0, CAPITAL)
    t.set("policies p1", "urban_development")
    found = production(state(t), 0, CAPITAL), arts_yield(state(t), 0, CAPITAL)
    assert found == ((plain[0] + 3, plain[1] + 2) if developed else plain)


# Pacifism


@component("social_policy.pacifism")
def test_pacifism_gives_culture_and_more_with_a_scout_on_the_map() -> None:
    t = starting(having("pacifism")).play("p1 use pacifism")
    assert t.fact("culture p1") == ["2"]
    assert t.refused("p1 use pacifism") == "cb.tech.resource_once_per_turn"
    t = starting(having("pacifism").set("scouts p1")).play("p1 use pacifism")
    assert t.fact("culture p1") == ["1"]


def test_scouts_of_pacifists_explore_huts_but_no_villages() -> None:
    t = having("pacifism").set("token E34", "hut").set("token E32", "village")
    t.at("movement p1 moves").play("p1 take E33 0 1")
    assert "p1 step E34" in t.options()
    assert "p1 step E32" not in t.options()


# Military Tradition


def built(t: Position, figure: int = ARMY) -> Position:
    """A figure of p1 was built in the open."""
    recruit(state(t), 0, square_of(t, OPEN), figure)
    return t.at(resting(0), *t.state.stack)


@component("social_policy.military_tradition")
def test_the_first_army_of_a_turn_brings_an_unlocked_unit() -> None:
    t = built(having("military_tradition"))
    assert t.options() == [f"p1 raise {kind}" for kind in ("artillery", "infantry", "mounted")]
    assert t.refused("p1 raise aircraft") == "cb.unit.aircraft_needs_flight"
    t.play("p1 raise infantry").play(f"nature {next(iter(t.odds()))}")
    assert len(t.fact("forces p1")) == 1


def test_neither_a_second_army_nor_a_scout_brings_one() -> None:
    t = having("military_tradition")
    policy = row_of(t, "military_tradition")
    state(t).used = ((policy,), ())
    assert built(t).asked() == ["p1 rest"]
    assert built(having("military_tradition").set("scouts p1"), SCOUT).asked() == ["p1 rest"]


def test_the_unit_comes_before_the_battle_of_its_army() -> None:
    t = built(having("military_tradition").set("armies p2", OPEN).set("armies p1"))
    assert t.asked() == ["p1 tradition_unit"]


def test_without_a_unit_there_is_nothing_to_choose() -> None:
    t = having("military_tradition")
    state(t).unit_bags = tuple([Bag((), (), ()) for _ in state(t).unit_bags])
    assert built(t).asked() == ["p1 rest"]


@component("social_policy.military_tradition")
def test_a_policy_adopted_after_the_first_army_of_a_turn_brings_no_unit() -> None:
    t = having("pacifism").set("hand p1", "migrants")
    recruit(state(t), 0, square_of(t, OPEN), ARMY)
    t.at(resting(0), "city_management p1", *t.state.stack)
    t.play("p1 event migrants", "p1 switch pacifism military_tradition")
    t.play("p1 city capital", "p1 produce_army", "p1 army A13")
    assert t.asked() == ["p1 rest"]
