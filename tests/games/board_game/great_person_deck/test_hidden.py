"""Facedown great person cards reach nobody who may not know them."""

from __future__ import annotations

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.great_person_deck.kit import OURS, THEIRS, deck_rules, gaining, people
from tests.games.board_game.kit import row_of, state
from tests.games.board_game.whole.test_leaks import PHASES, watch
from tests.kit.builds import far_or_near
from tests.kit.table import Position
from ziggurat import api
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.walk import carry_out, random_move
from ziggurat.games.board_game.great_person_deck.state import PersonDeck, person_deck
from ziggurat.games.board_game.great_person_deck.view import types_of


def busy() -> Position:
    """A table of three on which everybody has facedown cards, with markers on the map."""
    t = people(3).set(f"marker {OURS}", "artist").set("marker A23", "general")
    t.set("facedown_people p1", "valmiki", "hannibal")
    t.set("marker J12", "artist").set("marker J23", "general").set("reserve p2", "builder")
    t.set("facedown_people p2", "mark_twain", "khalid_ibn_al_walid", "nikola_tesla")
    t.set("marker G13", "builder").set("marker G23", "artist")
    t.set("facedown_people p3", "ada_lovelace", "michelangelo")
    for seat, card in (("p1", "lost"), ("p2", "drought"), ("p3", "sabotage")):
        t.set(f"trade {seat}", "16").set(f"culture {seat}", "6").set(f"hand {seat}", card)
        t.set(f"known {seat}", "pottery", "writing")
    return t


# What each seat of a larger table has: a type on the map, its card, and kept markers.
CROWD = (
    ("artist", "valmiki", ("hut_wheat", "village_iron")),
    ("industrialist", "zheng_he", ("hut_silk",)),
    ("general", "hannibal", ("hut_spy", "village_spy")),
    ("builder", "nikola_tesla", ("hut_incense", "hut_iron")),
    ("scientist", "galileo_galilei", ("village_uranium",)),
)


def crowd(seats: int) -> Position:
    """A larger table on which everybody has a facedown card and markers, and p3 has looked."""
    t = people(seats)
    for seat, (person, card, finds) in enumerate(CROWD[:seats]):
        name = f"p{seat + 1}"
        home = t.fact(f"city {name} capital")[0][0]
        t.set(f"marker {home}13", person).set(f"facedown_people {name}", card)
        t.set(f"facedown_finds {name}", *finds).set(f"trade {name}", "16")
        t.set(f"culture {name}", "6").set(f"known {name}", "pottery", "writing")
    for owner in range(seats):
        if owner != 2:
            t.set(f"seen_finds p3 p{owner + 1}", *CROWD[owner][2])
    return t


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [4, 5])
def test_worlds_look_alike_at_larger_tables(seats: int, phase: str) -> None:
    watch(crowd(seats).at(f"turn p2 {phase}").state, seats, 24)


@pytest.mark.parametrize("viewer", ["p1", "p3", "p5"])
def test_kept_markers_of_five_reach_only_who_has_seen_them(viewer: str) -> None:
    faces = ("hut_spy", "village_iron"), ("hut_wheat", "village_spy")
    found = []
    for kept in faces:
        t = crowd(5).set("facedown_finds p4", *kept).set("seen_finds p3 p4", *kept)
        found.append(t.at("turn p1 city management").knows(viewer))
    assert (found[0] == found[1]) == (viewer != "p3")


@pytest.mark.parametrize("phase", PHASES)
def test_others_see_the_same_whatever_lies_facedown(phase: str) -> None:
    faces = (("mark_twain", "khalid_ibn_al_walid"), ("valmiki", "leonidas"))
    found = []
    for cards in faces:
        t = busy().set("facedown_people p1").set("facedown_people p2", *cards)
        found.append(t.at(f"turn p1 {phase}"))
    for viewer in ("p1", "p3"):
        assert found[0].knows(viewer) == found[1].knows(viewer)
    assert found[0].knows("p2") != found[1].knows("p2")


@pytest.mark.parametrize("phase", PHASES)
def test_worlds_look_alike_from_each_phase_on(phase: str) -> None:
    watch(busy().at(f"turn p1 {phase}").state, 3, 40)


def test_worlds_look_alike_in_a_battle() -> None:
    ours, theirs = "infantry 1, mounted 2, artillery 3", "infantry 2, mounted 3"
    t = sides(ours, theirs, rules=deck_rules()).set(f"marker {THEIRS}", "general")
    t.set("facedown_people p2", "leonidas").set("culture p2", "3").set("trade p2", "9")
    t.set(f"marker {OURS}", "general").set("facedown_people p1", "georgy_zhukov")
    watch(begin(t).state, 2, 30)


def test_worlds_look_alike_while_cards_are_drawn() -> None:
    t = busy().set("civilization p2", "greeks")
    gaining(t, 1)
    watch(t.state, 5, 12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_late_in_a_game(seats: int) -> None:
    rules = deck_rules()
    s, dice, words = api.new_state(rules, seats), api.Seeded(seats), Vocabulary(rules)
    for _ in range(far_or_near(400, 130) * seats):
        carry_out(s, random_move(s, dice, words))
    if s.outcome is None:
        watch(s, seats, 40)


def imagined(t: Position, seat: int, seed: int) -> PersonDeck:
    """The cards as a seat may imagine them."""
    return person_deck(api.redeal(t.state, seat, api.Seeded(seed)))


@pytest.mark.parametrize("seat", [0, 1, api.NOBODY])
def test_types_and_what_a_seat_knows_stay(seat: int) -> None:
    t = busy().set("discarded_people", "sun_tzu").at("turn p1 start of turn")
    here = person_deck(t.state)
    for seed in range(6):
        there = imagined(t, seat, seed)
        assert there.deck.discard == here.deck.discard
        assert there.deck.size() == here.deck.size()
        for owner in range(3):
            if owner == seat:
                assert there.facedown[owner] == here.facedown[owner]
            g = state(t)
            assert types_of(g, there.facedown[owner]) == types_of(g, here.facedown[owner])


def test_all_that_may_be_is_imagined() -> None:
    t = busy().at("turn p1 start of turn")
    found = {card for seed in range(60) for card in imagined(t, 0, seed).facedown[1]}
    # Three types, of each all cards that p1 has not.
    assert len(found) == 3 * 7 - 2
    assert row_of(t, "valmiki") not in found
