"""Playing events: phases, announcing, cancelling, and who is asked."""

import pytest

from tests.games.board_game.culture.played import CITIES, FACE, MOVES, START, gone, holding
from tests.games.board_game.kit import row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.moments import ACTION_TAKEN
from ziggurat.games.board_game.turn.announce import announce_action, events_on_table
from ziggurat.games.board_game.verbs import ARTS
from ziggurat.kernel.reason import OTHER_QUESTION

PHASES = {
    START: ("drought", "sabotage", "the_citizens_are_revolting"),
    CITIES: ("disoriented", "we_love_the_despot_day"),
    MOVES: ("defection",),
}


@rule("cb.event.phase_bound")
@pytest.mark.parametrize("phase", [*PHASES, "turn p1 trade"])
def test_a_card_is_played_in_its_own_phase_only(phase: str) -> None:
    t = holding("drought", "sabotage", "the_citizens_are_revolting", "disoriented")
    t.set("hand p1", *[card for cards in PHASES.values() for card in cards])
    t.set("known p1", "pottery", "civil_service", "theology", "computers")
    t.set("coin_tokens p1", *["pottery"] * 4)
    t.set("marker A12", "temple").set("armies p2", "C22").set("terrain C23", "grassland").at(phase)
    listed = [option.split()[2] for option in t.options() if option.startswith("p1 event")]
    assert sorted(listed) == sorted(PHASES.get(phase, ()))
    for cards in [cards for at, cards in PHASES.items() if at != phase]:
        assert t.refused(f"p1 event {cards[0]}") == "cb.event.phase_bound"


@rule("cb.event.phase_bound")
def test_only_an_interrupting_card_is_played_while_another_moves() -> None:
    t = holding("drought", "defection").set("armies p2", "C11").set("first", "p2")
    t.at("turn p2 movement").play("p2 take C11 1 0")
    assert t.options() == ["p1 pass", "p1 event defection"]


@rule("cb.event.phase_bound")
def test_a_card_that_is_not_held_is_refused() -> None:
    t = holding("drought").set("marker A12", "temple").at(START)
    assert t.refused("p1 event sabotage") == "cb.event.secret_hand"


@rule("cb.event.resolve_then_discard")
def test_a_card_lies_on_the_table_until_its_effect_is_done() -> None:
    t = holding("we_love_the_despot_day").set("hand p2", "lost").at(CITIES)
    t.play("p1 event we_love_the_despot_day")
    card = row_of(t, "we_love_the_despot_day")
    assert f"played_event {card}" in t.heard("p2")
    assert (events_on_table(state(t)), t.fact("discarded_events")) == ([card], [])
    assert (t.fact("hand p1"), t.fact("bonus p1 capital")) == ([], ["0"])
    t.play("p2 pass")
    assert (t.fact("bonus p1 capital"), gone(t, "we_love_the_despot_day")) == (["4"], True)


def test_only_somebody_who_could_have_an_answer_is_asked() -> None:
    t = holding("we_love_the_despot_day", seats=4).set("hand p2", "drought")
    t.set("hand p3", "lost").at(CITIES).play("p1 event we_love_the_despot_day")
    # Bread and Circuses would not help p2, and p4 has no card; p3 might hold a tourney.
    assert t.asked() == ["p3 event_played"]
    assert t.options() == ["p3 pass"]
    assert (t.state.asked[0].audience, t.state.asked[0].steady) == (1 << 2, True)


def test_who_is_asked_says_nothing_about_the_card() -> None:
    def asked(card: str) -> Position:
        t = holding("we_love_the_despot_day").set("hand p2", card).at(CITIES)
        return t.play("p1 event we_love_the_despot_day")

    assert asked("lost").knows("p1") == asked("jousting_tourney").knows("p1")


def test_a_known_tech_answers_with_what_lies_facedown() -> None:
    t = holding("we_love_the_despot_day").set("known p2", "civil_service")
    t.set("facedown_finds p2", "hut_spy", "hut_wheat").at(CITIES)
    t.play("p1 event we_love_the_despot_day", "p2 cancel civil_service", "p2 pay hut_spy")
    assert t.fact("bonus p1 capital") == ["0"]
    assert t.fact("facedown_finds p2") == ["hut_wheat"]


@rule("cb.event.resolve_then_discard")
def test_what_a_card_is_aimed_at_is_said_before_anybody_answers() -> None:
    t = holding("sabotage").set("hand p2", "bread_and_circuses").set("marker H12", "library")
    t.set("scouts p1", "F14").at(START).play("p1 event sabotage")
    assert t.asked() == ["p2 event_played"]
    assert f"aims_at_square {square_of(t, 'H12')}" in t.heard("p2")


def test_somebody_whose_ability_is_used_up_is_not_asked() -> None:
    t = holding("we_love_the_despot_day").set("known p2", "civil_service")
    t.set("facedown_finds p2", "hut_spy").set("used p2", "civil_service").at(CITIES)
    t.play("p1 event we_love_the_despot_day")
    assert t.fact("bonus p1 capital") == ["4"]


def test_without_anything_hidden_all_see_that_there_is_no_answer() -> None:
    t = holding("we_love_the_despot_day").set("known p2", "civil_service").at(CITIES)
    t.play("p1 event we_love_the_despot_day")
    assert t.fact("bonus p1 capital") == ["4"]


def test_whose_cancelling_was_cancelled_is_asked_again_only_with_another_answer() -> None:
    t = holding("we_love_the_despot_day", seats=3)
    t.set("hand p2", "jousting_tourney").set("hand p3", "jousting_tourney").at(CITIES)
    t.play("p1 event we_love_the_despot_day", "p2 cancel jousting_tourney")
    t.play("p3 cancel jousting_tourney")
    assert (t.asked(), t.fact("bonus p1 capital")) == (["p1 city_management"], ["4"])


@rule("cb.tech.events_uncancellable")
def test_events_of_somebody_may_be_beyond_cancelling() -> None:
    t = holding("we_love_the_despot_day").set("known p1", "mass_media")
    t.set("hand p2", "jousting_tourney").at(CITIES).play("p1 event we_love_the_despot_day")
    assert t.fact("bonus p1 capital") == ["4"]


@rule("cb.tech.cancel_action")
def test_a_city_action_can_be_cancelled_and_is_spent() -> None:
    t = holding().set("known p2", "writing").set("facedown_finds p2", "hut_spy").at(CITIES)
    t.play("p1 city capital", "p1 arts", "p2 cancel writing", "p2 pay hut_spy")
    assert t.asked() == ["p2 city_management"]
    assert (t.fact("culture p1"), t.fact("actions p1 capital")) == (["0"], ["0"])


def test_an_action_that_nobody_can_cancel_just_happens() -> None:
    t = holding().at(CITIES)
    g = state(t)
    depth = len(g.stack)
    announce_action(g, 0, 0, (ARTS,), g.stack[-1])
    assert len(g.stack) == depth + 1
    assert ACTION_TAKEN.steady


# The wonder that keeps culture events off


def guarded(*cards: str) -> Position:
    """p2 has the wonder whose owner no event reaches."""
    return holding(*cards, seats=3).set("marker J12", "united_nations")


def test_a_guarded_seat_is_no_target() -> None:
    t = guarded("the_citizens_are_revolting").at(START)
    t.play("p1 event the_citizens_are_revolting")
    assert (t.fact("government p2"), t.fact("government p3")) == (["despotism"], ["anarchy"])


def test_a_guarded_seat_may_agree() -> None:
    t = guarded("exchange_of_ideas").set("known p1", "pottery").set("known p2", "writing")
    t.at(START).play("p1 event exchange_of_ideas")
    assert t.asked() == ["p2 consent"]
    t.play("p2 accept")
    assert t.fact("known p1") == ["pottery", "writing"]


def test_an_event_that_is_fended_off_is_discarded() -> None:
    t = guarded("exchange_of_ideas").set("known p1", "pottery").set("known p2", "writing")
    t.at(START).play("p1 event exchange_of_ideas", "p2 pass")
    assert t.fact("known p1") == ["pottery"]
    assert gone(t, "exchange_of_ideas")


def test_other_words_are_no_aim() -> None:
    t = holding("drought").at(START).play("p1 event drought")
    for move in ("p1 raze A11", "p1 target p2", "p1 city capital", "p1 learn pottery"):
        assert t.refused(move) == t.rules.reasons[OTHER_QUESTION].rule
    assert t.refused("p1 at A12") == FACE
