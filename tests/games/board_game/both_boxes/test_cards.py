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
from ziggurat.games.board_game.research.phase import CHOICE
from ziggurat.games.board_game.research.pyramid import row_counts
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


# Nikola Tesla and Notre Dame: of two techs, one lies lower


def studying(*known: str) -> Position:
    """p1 has used Nikola Tesla and may research two techs."""
    t = laid_out(2, DECK).set("marker A12", "notre_dame").set("trade p1", "27")
    t.set("known p1", *known).set("used p1", "nikola_tesla")
    return t.at(resting(0), Flow(CHOICE, 0))


def rows(t: Position) -> list[int]:
    return row_counts(state(t), 0)


ROW_ONE = ("currency", "masonry", "writing", "pottery", "horseback_riding")
ROW_TWO = ("chivalry", "sailing", "irrigation")


@component("person_card.nikola_tesla", "wonder.notre_dame")
@rule("cb.research.needs_legal_place")
def test_the_second_of_two_techs_may_be_the_one_that_lies_lower() -> None:
    t = studying(*ROW_ONE[:3], *ROW_TWO[:2])
    t.play("p1 research_two banking engineering")
    assert t.asked() == ["p1 rest"]
    assert rows(t) == [4, 2, 1, 0, 0]


@component("person_card.nikola_tesla", "wonder.notre_dame")
@rule("cb.research.needs_legal_place")
def test_two_techs_do_not_both_lie_lower() -> None:
    t = studying(*ROW_ONE[:2])
    assert t.refused("p1 research_two banking irrigation") == "cb.research.needs_legal_place"


@component("person_card.nikola_tesla", "wonder.notre_dame")
@pytest.mark.parametrize("row", ["1", "2"])
def test_their_owner_says_which_of_two_lies_lower(row: str) -> None:
    t = studying(*ROW_ONE[:2]).play("p1 research_two engineering irrigation")
    assert t.options() == ["p1 lay_in_row 1", "p1 lay_in_row 2"]
    t.play(f"p1 lay_in_row {row}")
    assert t.asked() == ["p1 rest"]
    assert rows(t) == [3, 1, 0, 0, 0]
    assert state(t).used[0] == ()


@component("person_card.nikola_tesla", "wonder.notre_dame")
@rule("cb.research.needs_legal_place")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [(lower, higher) for lower in range(2, 6) for higher in range(min(lower, 4))],
)
def test_whatever_pair_is_listed_lies_above_enough_techs(lower: int, higher: int) -> None:
    known = (*ROW_ONE[:lower], *ROW_TWO[:higher])
    for first in ("banking", "gunpowder", "construction"):
        for second in ("biology", "engineering", "mysticism", "navy"):
            for last in (0, -1):
                t = studying(*known)
                pair = f"p1 research_two {first} {second}"
                if pair not in t.options():
                    continue
                t.play(pair)
                while t.asked() == ["p1 lay_tech"]:
                    t.play(t.options()[last])
                found = rows(t)
                assert sum(found) == len(known) + 2
                for row in range(1, 5):
                    assert found[row] == 0 or found[row] < found[row - 1], (known, pair, found)


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
