"""Zheng He looks under huts and villages: what is fixed by it, who knows it, and who does not."""

from __future__ import annotations

import pytest

from tests.games.board_game.great_person_deck.kit import OURS, country, people
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.games.board_game.whole.test_leaks import PHASES, watch
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat import api
from ziggurat.games.board_game.great_person_deck.invariants import faces
from ziggurat.games.board_game.great_person_deck.looking import known_faces
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.holdings import give_up_find
from ziggurat.games.board_game.ids import NO_TOKEN
from ziggurat.games.board_game.movement.huts import explore_hut
from ziggurat.games.board_game.movement.villages import conquer_village
from ziggurat.games.board_game.redeal import redeal_secrets
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.handing import transfer

HUTS = ("B11", "B44")
VILLAGE = "C22"


def explorer(*finds: str, seats: int = 3) -> Position:
    """p1 has Zheng He; two huts and a village lie on the map, p2 has markers."""
    t = country(people(seats)).set(f"marker {OURS}", "industrialist")
    g = state(t)
    g.tokens = tuple([NO_TOKEN for _ in g.tokens])
    for square in HUTS:
        t.set(f"token {square}", "hut")
    t.set(f"token {VILLAGE}", "village").set("facedown_people p1", "zheng_he")
    return t.set("facedown_finds p2", *finds)


def knowing(*finds: str, seats: int = 3) -> Position:
    """p1 has looked: wheat and a spy under the huts, iron under the village, and before p2."""
    t = explorer(*finds, seats=seats).set("facedown_people p1").set("seen_finds p1 p2", *finds)
    t.set("seen_under p1 B11", "hut_wheat").set("seen_under p1 B44", "hut_spy")
    return t.set(f"seen_under p1 {VILLAGE}", "village_iron")


def looked(*finds: str) -> Position:
    """p1 looks and finds all that."""
    t = explorer(*finds).at(resting(0), "movement p1").play("p1 use zheng_he")
    t.play("nature draw_hut hut_wheat", "nature draw_hut hut_spy")
    return t.play("nature draw_village village_iron")


@component("person_card.zheng_he", "rule.voyages_of_great_people")
def test_zheng_he_looks_at_all_markers_and_is_discarded() -> None:
    t = looked("hut_silk", "village_uranium")
    assert t.fact("discarded_people") == ["zheng_he"]
    seen = [t.fact(f"seen_under p1 {square}") for square in (*HUTS, VILLAGE)]
    assert seen == [["hut_wheat"], ["hut_spy"], ["village_iron"]]
    assert t.fact("seen_finds p1 p2") == ["hut_silk", "village_uranium"]
    assert t.fact("token B11") == ["hut"]
    assert t.asked() == ["p1 movement"]
    assert faces(t.state) == ""


@component("person_card.zheng_he")
def test_there_has_to_be_something_to_look_at() -> None:
    for owner in ("p1", "p2"):
        t = explorer().set(f"facedown_finds {owner}", "hut_silk")
        for square in (*HUTS, VILLAGE):
            t.set(f"token {square}", "nothing")
        t.at(resting(0), "movement p1")
        assert ("p1 use zheng_he" in t.options()) == (owner == "p2")
    t = explorer()
    for square in (*HUTS, VILLAGE):
        t.set(f"token {square}", "nothing")
    assert t.at(resting(0), "movement p1").refused("p1 use zheng_he") == "bx.gpdeck.timing"


@component("person_card.zheng_he")
def test_a_marker_that_was_looked_at_is_what_its_finder_gets() -> None:
    t = looked()
    explore_hut(state(t), 2, square_of(t, "B44"))
    assert t.fact("facedown_finds p3") == ["hut_spy"]
    assert t.fact("seen_under p1 B44") == []
    assert t.fact("seen_finds p1 p3") == ["hut_spy"]
    conquer_village(state(t), 0, square_of(t, VILLAGE))
    assert t.fact("facedown_finds p1") == ["village_iron"]
    assert faces(t.state) == ""


@component("person_card.zheng_he")
def test_others_are_drawn_from_what_is_left() -> None:
    t = explorer().set("facedown_finds p3", "hut_iron", "hut_iron")
    t.at(resting(0), "movement p1").play("p1 use zheng_he")
    before = t.odds()
    after = t.play("nature draw_hut hut_wheat").odds()
    assert after == {**before, "draw_hut hut_wheat": before["draw_hut hut_wheat"] - 1}
    t = knowing().set("token B22", "hut")
    explore_hut(state(t), 0, square_of(t, "B22"))
    assert (
        t.at(resting(0), *t.state.stack).odds()["draw_hut hut_spy"]
        == before["draw_hut hut_spy"] - 1
    )


@component("person_card.zheng_he")
def test_a_second_look_shows_what_the_first_one_fixed() -> None:
    t = knowing().set("marker J12", "industrialist").set("facedown_people p2", "zheng_he")
    t.set("token C44", "village").at(resting(0), "movement p2").play("p2 use zheng_he")
    assert t.asked() == ["nature look_under"]
    t.play("nature draw_village village_spy")
    assert t.fact("seen_under p2 B11") == ["hut_wheat"]
    assert t.fact("seen_under p2 C44") == ["village_spy"]
    assert t.fact("seen_under p1 C44") == []


# What is remembered


def test_a_marker_that_is_shown_is_known_no_more() -> None:
    t = looked("hut_silk", "hut_wheat", "village_uranium")
    give_up_find(state(t), 1, row_of(t, "hut_silk"))
    assert t.fact("seen_finds p1 p2") == ["hut_wheat", "village_uranium"]


def test_after_a_facedown_marker_has_gone_one_fewer_of_each_is_certain() -> None:
    t = looked("hut_silk", "hut_silk", "hut_wheat", "village_uranium")
    transfer(state(t), 1, 2, row_of(t, "hut_wheat"))
    assert t.fact("seen_finds p1 p2") == ["hut_silk", "village_uranium"]
    transfer(state(t), 1, 0, row_of(t, "hut_silk"))
    assert t.fact("seen_finds p1 p2") == ["village_uranium"]
    assert faces(t.state) == ""


def test_what_is_remembered_does_not_tell_which_marker_went() -> None:
    found = []
    for given in ("hut_silk", "hut_wheat"):
        t = knowing("hut_silk", "hut_wheat")
        transfer(state(t), 1, 2, row_of(t, given))
        found.append(t.at(resting(0), "movement p1"))
    assert found[0].knows("p1") == found[1].knows("p1")


# Who knows it


def test_only_who_looked_is_told() -> None:
    other = explorer("hut_silk").at(resting(0), "movement p1").play("p1 use zheng_he")
    other.play("nature draw_hut hut_incense", "nature draw_hut hut_incense")
    other.play("nature draw_village village_spy")
    one = looked("hut_silk")
    for viewer in ("p2", "p3"):
        assert one.knows(viewer) == other.knows(viewer)
        assert one.heard(viewer) == other.heard(viewer)
    assert one.knows("p1") != other.knows("p1")


@pytest.mark.parametrize("seat", [0, 1, 2, api.NOBODY])
def test_what_was_seen_stays_and_all_else_is_imagined(seat: int) -> None:
    t = knowing("hut_silk", "hut_wheat", "village_uranium").set("facedown_finds p3", "hut_iron")
    t.at(resting(0), "movement p1")
    under, kept = set(), set()
    for seed in range(40):
        there = api.redeal(t.state, seat, api.Seeded(seed))
        assert faces(there) == ""
        under.add(tuple([face[1] for face in person_deck(there).faces]))
        kept.add(table(there).facedown_finds[1])
        assert known_faces(person_deck(there), seat) == known_faces(person_deck(t.state), seat)
    assert (len(under) == 1) == (seat == 0)
    assert (len(kept) == 1) == (seat in (0, 1))


def test_seen_markers_are_never_dealt_to_others() -> None:
    t = knowing().set("facedown_finds p3", "hut_silk")
    # All spies but the one under a hut of the map are known to be with p1.
    spy = row_of(t, "hut_spy")
    t.set("facedown_finds p1", *["hut_spy"] * (state(t).printed.copies[spy] - 1))
    for seed in range(60):
        s = t.state.clone()
        redeal_secrets(s, 0, api.Seeded(seed))
        assert spy not in table(s).facedown_finds[2]


@pytest.mark.parametrize("phase", PHASES)
def test_worlds_look_alike_after_a_look(phase: str) -> None:
    t = knowing("hut_silk", "hut_wheat", "village_uranium").set("facedown_finds p3", "hut_iron")
    watch(t.set("trade p1", "9").at(f"turn p1 {phase}").state, 7, 40)


def test_worlds_look_alike_while_somebody_looks() -> None:
    t = explorer("hut_silk", "village_spy").at("turn p1 movement").play("p1 use zheng_he")
    watch(t.state, 3, 30)
