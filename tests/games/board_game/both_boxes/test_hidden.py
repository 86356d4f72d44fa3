"""Secrets with Wisdom and Warfare, alone and with Fame and Fortune; policies lie open."""

from __future__ import annotations

import pytest

from tests.games.board_game.kit import open_map, resting, row_of, square_of, state
from tests.games.board_game.whole.test_leaks import PHASES, watch
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.builds import far_or_near
from tests.kit.table import Position
from ziggurat import api
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.walk import carry_out, random_move
from ziggurat.games.board_game.battle.begin import begin_raid
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import table

BOTH = ("fame_and_fortune", "great_person_deck")
BOXES = {"alone": (), "both": BOTH}
# What each seat keeps facedown, and its civilization and policy.
FINDS = (("hut_uranium", "village_iron"), ("hut_spy", "village_uranium"), ("hut_wheat",))
CIVILIZATIONS = ("zulu", "aztecs", "mongols")
POLICIES = ("pacifism", "organized_religion", "patronage")
PEOPLE = (("artist", "valmiki"), ("general", "leonidas_ww"), ("builder", "nikola_tesla"))
EVENTS = ("migrants", "roaming_horde", "supply_drop")


def busy(*more: str) -> Position:
    """A table of three on which everybody has secrets of every kind and a policy."""
    t = laid_out(3, *more)
    for seat in range(3):
        name = f"p{seat + 1}"
        t.set(f"civilization {name}", CIVILIZATIONS[seat]).set(f"policies {name}", POLICIES[seat])
        t.set(f"facedown_finds {name}", *FINDS[seat]).set(f"hand {name}", EVENTS[seat])
        t.set(f"forces {name}", "infantry_1_3", "mounted_2_2", "artillery_3_1")
        t.set(f"trade {name}", "17").set(f"culture {name}", "6")
        t.set(f"known {name}", "pottery", "writing", "bureaucracy")
        if more:
            home = t.fact(f"city {name} capital")[0][0]
            t.set(f"marker {home}13", PEOPLE[seat][0])
            t.set(f"facedown_people {name}", PEOPLE[seat][1])
    return t


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("boxes", BOXES)
def test_worlds_look_alike_from_each_phase_on(boxes: str, phase: str) -> None:
    watch(busy(*BOXES[boxes]).at(f"turn p1 {phase}").state, 7, 40)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("boxes", BOXES)
def test_worlds_look_alike_late_in_a_game(boxes: str, seats: int) -> None:
    rules = wisdom_rules(*BOXES[boxes])
    s, dice, words = api.new_state(rules, seats), api.Seeded(seats), Vocabulary(rules)
    for _ in range(far_or_near(300, 100) * seats):
        if s.outcome is None:
            carry_out(s, random_move(s, dice, words))
    watch(s, seats, 40)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("boxes", BOXES)
def test_kept_markers_and_cards_reach_nobody_else(boxes: str, phase: str) -> None:
    secrets = {
        "facedown_finds p2": (("hut_uranium", "village_iron"), ("hut_spy", "village_uranium")),
        "forces p2": (("infantry_1_3",), ("infantry_3_1",)),
        "hand p2": (("roaming_horde",), ("colonists",)),
    }
    if BOXES[boxes]:
        secrets["facedown_people p2"] = (("leonidas_ww",), ("khalid_ibn_al_walid",))
    for fact, values in secrets.items():
        tables = []
        for value in values:
            t = busy(*BOXES[boxes]).set("facedown_finds p1", "hut_wheat").set(fact, *value)
            tables.append(t.at(f"turn p1 {phase}"))
        for viewer in ("p1", "p3"):
            assert tables[0].knows(viewer) == tables[1].knows(viewer)
        assert tables[0].knows("p2") != tables[1].knows("p2")


@pytest.mark.parametrize("viewer", ["p1", "p2", "p3"])
@pytest.mark.parametrize("boxes", BOXES)
def test_policies_lie_open(boxes: str, viewer: str) -> None:
    tables = []
    for policy in ("patronage", "rationalism"):
        t = busy(*BOXES[boxes]).set("policies p2", policy)
        tables.append(t.at("turn p1 trade"))
    assert tables[0].knows(viewer) != tables[1].knows(viewer)


@pytest.mark.parametrize("boxes", BOXES)
def test_nobody_is_imagined_to_keep_what_is_never_kept(boxes: str) -> None:
    t = busy(*BOXES[boxes]).at("turn p1 trade")
    never = {row_of(t, name) for name in ("hut_city_state", "village_city_state", "village_wealth")}
    for seed in range(30):
        there = table(api.redeal(t.state, 0, api.Seeded(seed)))
        for kept in there.facedown_finds:
            assert not never & set(kept)


def test_two_techs_that_are_researched_at_once_are_seen_by_nobody_else() -> None:
    tables = []
    for pair in ("code_of_laws masonry", "masonry navy"):
        t = busy().set("marker J13", "notre_dame").set("known p1", "pottery")
        t.set("known p2", "pottery", "writing").set("known p3", "pottery")
        tables.append(t.at("turn p1 research").play(f"p2 research_two {pair}"))
    for viewer in ("p1", "p3"):
        assert tables[0].knows(viewer) == tables[1].knows(viewer)
    known = [t.play("p1 pass", "p3 pass").fact("known p2") for t in tables]
    assert known[0] != known[1]


@pytest.mark.parametrize("boxes", BOXES)
def test_worlds_look_alike_while_barbarians_attack(boxes: str) -> None:
    t = open_map(busy(*BOXES[boxes])).set("armies p2", "C22", "C22")
    begin_raid(state(t), 0, 2, 1, square_of(t, "C22"), NONE)
    t.at(resting(0), *t.state.stack)
    watch(t.state, 3, 24)
