"""Cards of options that the second expansion replaces, and great people drawn with a policy."""

import pytest

from tests.games.board_game.battle.field import begin, sides
from tests.games.board_game.both_boxes.kit import DECK, INVESTMENTS, both_rules, laid_out, names
from tests.games.board_game.fame_and_fortune.kit import fame_rules
from tests.games.board_game.great_person_deck.kit import THEIRS
from tests.games.board_game.kit import resting, state
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.culture.people import GREAT_PERSON
from ziggurat.games.board_game.culture.track import culture_cost
from ziggurat.games.board_game.movement.figures import speed
from ziggurat.kernel.flows import Flow

OURS = "A13"


# Leonidas


@rule("bx.setup.replacement_leonidas")
def test_the_deck_has_the_new_leonidas_only() -> None:
    found = names(both_rules(DECK), "person_card")
    assert "leonidas_ww" in found
    assert "leonidas" not in found
    assert len(found) == len(names(fame_rules(DECK), "person_card")) == 42
    assert "leonidas_ww" not in names(fame_rules(DECK), "person_card")


def facing(ours: str, theirs: str, holder: str = "p2") -> Position:
    """p1 attacks p2 on a field; one of them has Leonidas facedown and a general on the map."""
    t = sides(ours, theirs, rules=both_rules(DECK))
    t.set(f"marker {THEIRS if holder == 'p2' else OURS}", "general")
    return begin(t.set(f"facedown_people {holder}", "leonidas_ww"))


THREE = "infantry 1 3, mounted 1 3, artillery 1 3"


@component("person_card.leonidas_ww")
@rule("bx.setup.replacement_leonidas")
def test_leonidas_helps_a_defender_with_fewer_units() -> None:
    t = facing(THREE, "infantry 1 3")
    # The general itself adds 4.
    t.play("p2 use leonidas_ww")
    assert t.fact("bonuses") == ["0", "12"]
    assert t.fact("faceup_people p2") == ["leonidas_ww"]


@component("person_card.leonidas_ww")
@pytest.mark.parametrize("ours", ["infantry 1 3", THREE])
def test_leonidas_does_not_help_with_as_many_units(ours: str) -> None:
    assert facing(ours, THREE).refused("p2 use leonidas_ww") == "bx.gpdeck.timing"


@component("person_card.leonidas_ww")
@rule("bx.setup.replacement_leonidas")
def test_leonidas_does_not_help_an_attacker() -> None:
    assert facing("infantry 1 3", THREE, "p1").refused("p1 use leonidas_ww") == "bx.gpdeck.timing"


# Endowment for the Arts


@rule("bx.setup.replacement_endowment")
def test_everybody_has_the_new_endowment_only() -> None:
    found = names(both_rules(INVESTMENTS), "investment")
    assert "endowment_for_the_arts_ww" in found
    assert "endowment_for_the_arts" not in found
    assert len(found) == 4
    assert not names(wisdom_rules(), "investment")


@component("investment.endowment_for_the_arts_ww")
@rule("bx.setup.replacement_endowment")
@pytest.mark.parametrize(
    ("markers", "saved", "hand"), [(0, 0, 0), (1, 0, 1), (2, 1, 1), (3, 1, 1), (4, 2, 1), (7, 2, 1)]
)
def test_the_endowment_gives_a_card_first_and_culture_later(
    markers: int, saved: int, hand: int
) -> None:
    t = laid_out(2, INVESTMENTS).set("invested p1 endowment_for_the_arts_ww", str(markers))
    g = state(t)
    for space in (1, 8, 15):
        assert culture_cost(g, 1, space) - culture_cost(g, 0, space) == saved
    assert hand_size(g, 0) - hand_size(g, 1) == hand


# Great people


def gaining(t: Position) -> Position:
    """The Greeks with Organized Religion gain a great person."""
    t.set("civilization p1", "greeks").set("policies p1", "organized_religion")
    return t.at(resting(0), Flow(GREAT_PERSON, 0))


@rule("bx.gpdeck.extra_draws")
@component("social_policy.organized_religion")
def test_greeks_with_organized_religion_draw_three_markers() -> None:
    t = gaining(laid_out())
    size = state(t).people_bag.size()
    for person in ("artist", "general", "scientist"):
        t.play(f"nature draw_person {person}")
    assert t.asked() == ["p1 take_person"]
    assert len(t.options()) == 3
    t.play("p1 take_person general", "p1 keep general")
    assert t.fact("reserve p1") == ["general"]
    assert state(t).people_bag.size() == size - 1


@rule("bx.gpdeck.extra_draws")
def test_with_the_deck_they_draw_three_cards() -> None:
    t = gaining(laid_out(2, DECK))
    for person, card in (("artist", "valmiki"), ("artist", "mark_twain"), ("general", "sun_tzu")):
        t.play(f"nature draw_person {person}", f"nature draw_person_card {card}")
    assert len(t.options()) == 3
    t.play("p1 keep_person_card mark_twain", "p1 keep artist")
    assert t.fact("facedown_people p1") == ["mark_twain"]
    assert sorted(t.fact("discarded_people")) == ["sun_tzu", "valmiki"]


# Captain James Cook


@component("rule.voyages_of_lone_armies")
def test_captain_james_cook_doubles_what_natural_religion_adds() -> None:
    t = laid_out(2, DECK).set("policies p1", "natural_religion")
    assert speed(state(t), 0, 1, 0) == 3
    t.set("used p1", "captain_james_cook")
    assert speed(state(t), 0, 1, 0) == 6
    assert speed(state(t), 0, 1, 1) == 4
    t.set("government p1", "anarchy_ww")
    assert speed(state(t), 0, 1, 0) == 4
