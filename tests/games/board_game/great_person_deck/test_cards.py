"""Cards before seats: when they act, how they are turned up, and how they are lost."""

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.great_person_deck.kit import (
    OURS,
    THEIRS,
    country,
    deck_rules,
    holding,
    in_play,
    people,
)
from tests.games.board_game.kit import resting, row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.cities.markers import place_marker
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.turn.secrets import hides_something, might_hold
from ziggurat.kernel.question import only

PHASES = ("start of turn", "trade", "city management", "movement", "research")
# Cards by the phase that is printed on them; each could be used at once as the table lies.
TIMED = [
    ("orville_wright", "builder", "start of turn"),
    ("alan_turing", "scientist", "start of turn"),
    ("mother_teresa", "humanitarian", "start of turn"),
    ("st_francis_of_assisi", "humanitarian", "city management"),
    ("captain_james_cook", "industrialist", "movement"),
    ("nikola_tesla", "builder", "research"),
]


def to_p1(t: Position) -> Position:
    """Whatever comes first is answered until p1 is asked."""
    while t.asked()[0].split()[0] != "p1":
        t.play(t.options()[0])
    return t


@rule("bx.gpdeck.timing")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("card", "person", "own"), TIMED)
def test_a_card_is_used_in_its_phase_only(card: str, person: str, own: str, phase: str) -> None:
    t = country(holding(card, person)).set("coin_tokens p1", "pottery").set("hand p1", "drought")
    t.set("known p1", "pottery", "writing").set("trade p1", "11")
    to_p1(t.at(f"turn p1 {phase}"))
    assert (f"p1 use {card}" in t.options()) == (phase == own)
    assert t.refused(f"p1 use {card}") == ("" if phase == own else "cb.turn.five_phases")


def battle_with(card: str, person: str) -> Position:
    """p1 attacks in the field with a card and nobody does anything before; each has two units."""
    two = "infantry 1, mounted 1"
    t = sides(two, two, rules=deck_rules()).set(f"marker {OURS}", person)
    t.set("hand p1", "drought").set("trade p1", "9")
    begin(t.set("facedown_people p1", card))
    while not t.asked()[0].endswith("battle_turn"):
        t.play(t.options()[0])
    return t


@rule("bx.gpdeck.timing")
def test_a_card_of_battle_turns_goes_in_the_own_ones_only() -> None:
    t = battle_with("sun_tzu", "general")
    assert t.asked() == ["p2 battle_turn"]
    assert t.refused("p1 use sun_tzu") == "zg.not_asked"
    to_p1(t)
    assert "p1 use sun_tzu" in t.options()
    for phase in PHASES:
        t = to_p1(holding("sun_tzu", "general").set("hand p1", "drought").at(f"turn p1 {phase}"))
        assert "p1 use sun_tzu" not in t.options()


@rule("bx.gpdeck.reveal_on_use")
def test_a_card_that_acts_by_itself_acts_once_it_is_turned_up() -> None:
    t = holding("valmiki", "artist").at("turn p1 start of turn")
    assert hand_size(state(t), 0) == 2
    t.play("p1 turn_up valmiki")
    assert (t.fact("facedown_people p1"), t.fact("faceup_people p1")) == ([], ["valmiki"])
    assert hand_size(state(t), 0) == 4
    assert t.refused("p1 turn_up valmiki") == "bx.gpdeck.reveal_on_use"


@rule("bx.gpdeck.reveal_on_use")
def test_a_card_that_is_used_and_kept_lies_faceup_afterwards() -> None:
    t = holding("william_shakespeare", "artist").set("track p2", "1").set("culture p1", "3")
    t.at("turn p1 city management").play("p1 leap william_shakespeare 2")
    assert t.fact("faceup_people p1") == ["william_shakespeare"]
    t = holding("frank_lloyd_wright", "builder").at("turn p1 start of turn")
    assert t.refused("p1 turn_up frank_lloyd_wright") == "bx.gpdeck.reveal_on_use"


@rule("bx.gpdeck.discard_on_use", "bx.gpdeck.marker_stays_after_discard")
def test_a_card_that_is_discarded_leaves_its_marker() -> None:
    t = holding("orville_wright", "builder").at("turn p1 start of turn")
    coins = t.fact("coins p1")
    t.play("p1 use orville_wright")
    assert t.fact("discarded_people") == ["orville_wright"]
    assert t.fact("facedown_people p1") == []
    assert (t.fact(f"marker {OURS}"), t.fact("coins p1")) == (["builder"], coins)


@rule("bx.gpdeck.needs_marker_on_map")
def test_a_card_needs_a_marker_of_its_type_on_the_map() -> None:
    t = people().set("reserve p1", "builder").set("facedown_people p1", "orville_wright")
    t.at("turn p1 start of turn")
    assert "p1 use orville_wright" not in t.options()
    assert t.refused("p1 use orville_wright") == "bx.gpdeck.needs_marker_on_map"
    t.play(f"p1 settle builder {OURS}")
    assert "p1 use orville_wright" in t.options()


@rule("bx.gpdeck.needs_marker_on_map")
@pytest.mark.parametrize("marker", ["market", "the_oracle", "artist"])
def test_whatever_replaces_the_marker_ends_its_cards(marker: str) -> None:
    t = holding("henry_ford", "builder", up=True)
    assert in_play(t, 0, "henry_ford")
    place_marker(state(t), 0, square_of(t, OURS), row_of(t, marker))
    assert not in_play(t, 0, "henry_ford")
    assert t.fact("faceup_people p1") == ["henry_ford"]


@rule("bx.gpdeck.blockaded_marker")
def test_a_blockaded_marker_still_counts() -> None:
    t = holding("orville_wright", "builder").set("armies p2", OURS).at("turn p1 start of turn")
    assert "p1 use orville_wright" in t.options()


@rule("bx.gpdeck.one_card_per_marker", "bx.gpdeck.face_irrelevant")
def test_two_markers_permit_two_cards() -> None:
    t = country(people()).set(f"marker {OURS}", "artist").set("reserve p1", "artist")
    t.set("facedown_people p1", "valmiki").set("faceup_people p1", "william_shakespeare")
    t.set("city p1 city1", "C22").set("marker C11", "builder")
    for check in t.rules.invariants.values():
        assert check.check(t.state) == ""
    t.set("reserve p1")
    assert [check.check(t.state) for check in t.rules.invariants.values()] != [""]


@rule("bx.gpdeck.excess_random", "bx.gpdeck.check_when_killed", "bx.gpdeck.discard_place")
@pytest.mark.parametrize("lost", ["william_shakespeare", "michelangelo"])
def test_who_loses_a_marker_loses_a_card_at_random(lost: str) -> None:
    t = people().set(f"marker {OURS}", "artist").set("marker A23", "artist")
    t.set("faceup_people p1", "william_shakespeare").set("facedown_people p1", "michelangelo")
    t.set("hand p2", "wholesale_defection").at("turn p1 end of turn", "movement p2")
    t.play("p2 event wholesale_defection", f"p2 raze {OURS}")
    while "nature" not in t.options()[0]:
        t.play(t.options()[0])
    assert t.odds() == {
        "lose_person_card michelangelo": 1,
        "lose_person_card william_shakespeare": 1,
    }
    t.play(f"nature lose_person_card {lost}")
    assert t.fact("discarded_people") == [lost]
    assert len(t.fact("facedown_people p1") + t.fact("faceup_people p1")) == 1


@rule("bx.gpdeck.check_when_killed", "bx.gpdeck.killed_marker")
def test_a_city_takes_its_people_and_their_cards_with_it() -> None:
    t = country(people()).set("city p1 city1", "C22").set("marker C11", "general")
    t.set("facedown_people p1", "hannibal")
    left = t.fact("people_left general")
    destroy_city(state(t), 0, 1)
    t.at(resting(0), *t.state.stack).play("nature lose_person_card hannibal")
    assert t.fact("facedown_people p1") == []
    assert t.fact("people_left general") == left


ANY_TIME = [
    ("frida_kahlo", "artist"),
    ("marco_polo", "industrialist"),
    ("marie_curie", "scientist"),
    ("zheng_he", "industrialist"),
]


@rule("bx.gpdeck.any_time")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("card", "person"), ANY_TIME)
def test_what_goes_at_any_time_goes_in_every_own_part(card: str, person: str, phase: str) -> None:
    t = country(holding(card, person)).set("token C12", "hut").set("hand p1", "drought")
    to_p1(t.at(f"turn p1 {phase}"))
    assert f"p1 use {card}" in t.options()
    # Nobody is asked in the parts of others.
    t.play("p1 pass")
    if t.asked()[0].startswith("p2"):
        assert t.refused(f"p1 use {card}") == "zg.not_asked"


@rule("bx.gpdeck.any_time")
@pytest.mark.parametrize(("card", "person"), ANY_TIME)
def test_what_goes_at_any_time_goes_in_own_battle_turns(card: str, person: str) -> None:
    t = battle_with(card, person)
    assert t.asked() == ["p2 battle_turn"]
    assert t.refused(f"p1 use {card}") == "zg.not_asked"
    to_p1(t)
    assert t.asked() == ["p1 battle_turn"]
    assert f"p1 use {card}" in t.options()
    t.play(f"p1 use {card}")
    assert t.fact("discarded_people") == [card]


@rule("bx.gpdeck.any_time")
def test_what_cancels_goes_when_somebody_else_announces_something() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "mark_twain")
    t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
    t.play("p1 city capital", "p1 arts")
    assert t.options() == ["p2 pass", "p2 cancel mark_twain"]


ARTISTS = (
    "akira_kurosawa", "frida_kahlo", "jerry_garcia", "mark_twain", "michelangelo", "valmiki",
    "william_shakespeare",
)  # fmt: skip


@rule("bx.gpdeck.hidden_asked")
def test_who_is_asked_does_not_depend_on_the_face_of_a_card() -> None:
    found = set()
    for card in ARTISTS:
        t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", card)
        t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
        t.play("p1 city capital", "p1 arts")
        found.add((*t.asked(), t.state.asked[0].audience))
    assert found == {("p2 action_taken", only(1))}
    # Without a marker on the map nobody could answer.
    t = people().set("reserve p2", "artist").set("facedown_people p2", "mark_twain")
    t.set("actions p1 capital", "1").at(resting(0), "city_management p1 manage")
    assert t.play("p1 city capital", "p1 arts").asked() == ["p1 rest"]


@rule("bx.gpdeck.hidden_asked")
@pytest.mark.parametrize("phase", ["start of turn", "trade", "city management", "movement"])
@pytest.mark.parametrize("person", range(6))
def test_who_is_asked_in_a_phase_does_not_depend_on_it_either(person: int, phase: str) -> None:
    asked = set()
    t = people()
    cards = t.rules.families["person_card"][person * 7 : person * 7 + 7]
    names = [t.rules.rows[card].name for card in cards]
    kind = t.rules.rows[t.rules.families["great_person"][person]].name
    for card in names:
        t = country(holding(card, kind)).set("armies p1").set("scouts p1")
        t.at(f"turn p1 {phase}")
        found = [*t.asked()]
        while t.asked()[0].startswith("p1") and len(found) < 6 and "p1 pass" in t.options():
            t.play("p1 pass")
            found += t.asked()
        asked.add(tuple(found))
    assert len(asked) == 1


@rule("bx.gpdeck.hidden_asked")
def test_before_research_all_builders_are_asked_alike_and_in_private() -> None:
    found = set()
    for card in ("nikola_tesla", "ada_lovelace", "thomas_edison"):
        t = holding(card, "builder").at("turn p1 research")
        found.add((*t.asked(), t.state.asked[0].audience, t.state.asked[0].steady))
    assert found == {("p1 before_research", only(0), True)}
    t = holding("nikola_tesla", "builder").at("turn p1 research")
    assert t.options() == ["p1 pass", "p1 use nikola_tesla"]
    # Once all know where the cards are that could act then, nobody is asked.
    t = holding("ada_lovelace", "builder").set("discarded_people", "nikola_tesla", "archimedes")
    t.set("reserve p2", "builder").set("faceup_people p2", "henry_ford").set("trade p1", "6")
    t.at("turn p1 research")
    assert t.asked() == ["p1 research"]


def test_a_card_that_everybody_has_seen_is_not_thought_of() -> None:
    t = people().set(f"marker {THEIRS}", "artist").set("facedown_people p2", "valmiki")
    g, twain = state(t), row_of(t, "mark_twain")
    assert might_hold(g, 1, twain)
    assert hides_something(g, 1)
    t.set("discarded_people", "mark_twain")
    assert not might_hold(g, 1, twain)
    t.set("discarded_people").set("faceup_people p1", "mark_twain")
    assert not might_hold(g, 1, twain)


def test_saves_keep_the_cards() -> None:
    t = holding("valmiki", "artist")
    copy = person_deck(t.state.clone())
    assert copy.facedown == person_deck(t.state).facedown
    assert copy.deck is person_deck(t.state).deck
