"""The great person deck: drawing cards, their markers, and the pile."""

import pytest

from tests.games.board_game.great_person_deck.kit import OURS, deck_rules, gaining, people, told
from tests.games.board_game.kit import game, laid_out, row_of, state
from tests.games.board_game.seams.probe import despots_have
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.build.build import Build, build
from ziggurat.build.game import Module
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.great_person_deck.drawing import DrawPersonCard
from ziggurat.games.board_game.great_person_deck.rows import card_row
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.games.board_game.great_person_deck.view import PeopleView
from ziggurat.games.board_game.ids import NONE
from ziggurat.kernel.content import Plus
from ziggurat.kernel.question import only
from ziggurat.lib.bag import bag_of

TYPES = ("artist", "builder", "general", "humanitarian", "industrialist", "scientist")


def seen(t: Position, viewer: int) -> PeopleView:
    """The deck as a seat sees it."""
    parts = [part for part in api.view(t.state, viewer).parts if isinstance(part, PeopleView)]
    return parts[0]


@rule("bx.gpdeck.agreed")
def test_the_deck_is_there_only_if_it_was_chosen() -> None:
    assert "person_card" in deck_rules().families
    plain = build(game(), ("fame_and_fortune",))
    assert "person_card" not in plain.families
    assert not [extra for extra in laid_out(2, plain).state.extras if "Deck" in str(type(extra))]


@rule("bx.gpdeck.deck_size", "bx.gpdeck.deck_shuffled")
def test_the_deck_has_seven_of_each_type_and_any_may_come() -> None:
    t = gaining(people())
    assert person_deck(t.state).deck.size() == 42
    assert t.odds() == {f"draw_person {person}": 7 for person in TYPES}
    t.play("nature draw_person artist")
    assert sorted(t.odds().values()) == [1] * 7


@rule("bx.gpdeck.markers_sorted")
def test_markers_lie_open_by_type() -> None:
    t = people()
    assert [t.fact(f"people_left {person}") for person in TYPES] == [["3"]] * 6
    assert seen(t, 1).markers == (3,) * 6


@rule("bx.gpdeck.gain_draws_card", "bx.gpdeck.matching_marker", "bx.gpdeck.marker_rules_unchanged")
def test_a_gain_brings_a_card_and_the_marker_of_its_type() -> None:
    t = gaining(people()).play(
        "nature draw_person scientist", "nature draw_person_card marie_curie"
    )
    assert t.fact("facedown_people p1") == ["marie_curie"]
    assert t.fact("people_left scientist") == ["2"]
    assert "p1 keep scientist" in t.options()
    assert t.refused("p1 settle scientist A11") == "cb.figure.placement_water"
    t.play(f"p1 settle scientist {OURS}")
    assert t.fact(f"marker {OURS}") == ["scientist"]


@rule("bx.gpdeck.merchant_is_industrialist")
@pytest.mark.parametrize("card", ["marco_polo", "zheng_he", "captain_james_cook", "adam_smith"])
def test_merchants_and_explorers_have_markers_of_industrialists(card: str) -> None:
    t = gaining(people()).play(
        "nature draw_person industrialist", f"nature draw_person_card {card}"
    )
    t.play("p1 keep industrialist")
    assert t.fact("people_left industrialist") == ["2"]


@component("rule.the_person_deck")
@rule("bx.gpdeck.card_secret")
def test_others_know_the_type_and_not_the_card() -> None:
    t = gaining(people()).play("nature draw_person artist")
    assert t.state.asked[0].audience == only(0)
    t.play("nature draw_person_card valmiki", "p1 keep artist")
    card = row_of(t, "valmiki")
    assert seen(t, 0).facedown == (card,)
    assert seen(t, 1).facedown == ()
    assert seen(t, 1).hidden[0] == (row_of(t, "artist"),)
    assert seen(t, api.NOBODY).facedown == ()


@rule("bx.gpdeck.type_unavailable")
def test_a_type_without_markers_is_drawn_past() -> None:
    t = gaining(people().set("people_left scientist", "0"))
    t.play("nature draw_person scientist", "nature draw_person_card alan_turing")
    assert t.fact("discarded_people") == ["alan_turing"]
    t.play("nature draw_person humanitarian", "nature draw_person_card st_francis_of_assisi")
    assert t.fact("facedown_people p1") == ["st_francis_of_assisi"]
    assert t.fact("people_left humanitarian") == ["2"]


@rule("bx.gpdeck.none_available")
def test_without_any_marker_there_is_nobody_to_gain() -> None:
    t = people()
    g = state(t)
    g.people_bag = bag_of(())
    depth = len(g.stack)
    gain_person(g, 0)
    assert len(g.stack) == depth


@rule("bx.gpdeck.reshuffle")
def test_discards_make_a_new_deck() -> None:
    t = people()
    d = person_deck(t.state)
    t.set("discarded_people", *t.rules.kinds["person_card"].labels.values())
    assert d.deck.size() == 0
    gaining(t)
    assert d.deck.size() == 42
    assert not d.deck.discard
    t.play("nature draw_person builder", "nature draw_person_card henry_ford", "p1 keep builder")
    assert t.fact("facedown_people p1") == ["henry_ford"]


@rule("bx.gpdeck.america")
def test_the_americans_begin_with_a_card() -> None:
    rules = build(
        game(),
        ("fame_and_fortune", "great_person_deck"),
        {"civilizations": "random", "after_setup": "rest"},
    )
    t = Position("board-game", 2, rules=rules).start()
    t.play("nature draw_civilization americans", "nature draw_civilization romans")
    while "nature draw_person general" not in t.options():
        t.play(t.options()[0])
    t.play("nature draw_person general", "nature draw_person_card hannibal")
    assert {move.split()[1] for move in t.options()} == {"settle"}
    t.play(t.options()[0])
    assert t.fact("facedown_people p1") == ["hannibal"]


@rule("bx.gpdeck.greece", "bx.gpdeck.greece_rejected_card")
def test_greeks_keep_one_of_two_cards_with_markers() -> None:
    t = people().set("civilization p1", "greeks").set("people_left scientist", "0")
    gaining(t).play("nature draw_person scientist", "nature draw_person_card alan_turing")
    t.play("nature draw_person artist", "nature draw_person_card valmiki")
    t.play("nature draw_person general", "nature draw_person_card hannibal")
    assert t.options() == ["p1 keep_person_card valmiki", "p1 keep_person_card hannibal"]
    assert t.refused("p1 keep_person_card alan_turing") == "bx.gpdeck.greece"
    hidden = t.state.stack[-1].veil(1)
    assert isinstance(hidden, DrawPersonCard)
    assert hidden.drawn == (NONE, NONE)
    t.play("p1 keep_person_card hannibal", "p1 keep general")
    assert t.fact("facedown_people p1") == ["hannibal"]
    assert sorted(t.fact("discarded_people")) == ["alan_turing", "valmiki"]
    assert (t.fact("people_left artist"), t.fact("people_left general")) == (["3"], ["2"])


def one_more(b: Build) -> None:
    """Despots draw one more."""
    despots_have(b, Plus(PEOPLE_DRAWN, 1))


@rule("bx.gpdeck.extra_draws")
def test_additional_draws_add_up() -> None:
    found = game()
    probe = Module("probe", one_more, after=("fame_and_fortune", "great_person_deck"))
    rules = build(
        found._replace(modules=(*found.modules, probe)),
        ("fame_and_fortune", "great_person_deck", "probe"),
    )
    t = gaining(laid_out(2, rules).set("civilization p1", "greeks"))
    for person, card in (("artist", "valmiki"), ("artist", "mark_twain"), ("general", "sun_tzu")):
        t.play(f"nature draw_person {person}", f"nature draw_person_card {card}")
    assert len(t.options()) == 3
    t.play("p1 keep_person_card mark_twain", "p1 keep artist")
    assert sorted(t.fact("discarded_people")) == ["sun_tzu", "valmiki"]


def test_every_card_belongs_to_the_type_of_its_file() -> None:
    t = people()
    for at, card in enumerate(t.rules.families["person_card"]):
        assert t.rules.rows[card_row(t.state, card).person].name == TYPES[at // 7]


def test_a_gain_is_told_without_the_card() -> None:
    t = gaining(people()).play("nature draw_person artist", "nature draw_person_card valmiki")
    assert told(t, "drew_person") == [(0, row_of(t, "artist"))]
    secret = [event for event in t.state.journal or [] if event.key == "drew_person_card"]
    assert [event.audience for event in secret] == [only(0)]
