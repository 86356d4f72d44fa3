"""Odds: compared with attacks that are played out, die by die."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import Strip
from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.server.tables.matches import (
    asked,
    at_topic,
    choice_of,
    market,
    middle,
    new_dawn,
    played,
    step,
)
from ziggurat import api
from ziggurat.api import NATURE, Choice, Match, Question
from ziggurat.kernel.engine import play
from ziggurat.kernel.state import State
from ziggurat.match.chance import Fast
from ziggurat.match.notation import parse
from ziggurat.server.tables import position, preview
from ziggurat.server.tables.horizon import look_ahead
from ziggurat.server.tables.odds import attacks, odds
from ziggurat.server.tables.question import ATTACKS

FACES = range(1, 7)
Data = dict[str, Any]


def begins(s: State, seat: int, choice: Choice) -> bool:
    """Tell whether a choice begins an attack."""
    return attacks(s, look_ahead(s, seat, seat, choice), seat)


def told(t: Strip, words: str) -> Data:
    """The odds of a choice of p1."""
    found = odds(t.state, 0, parse(t.rules, words))
    assert found is not None
    return found


def fought(t: Strip, words: str, dice: tuple[int, int], declined: tuple[str, ...]) -> bool:
    """Play one attack with its dice; nobody spends anything. Tell whether it was won."""
    s = t.state.clone()
    s.journal = []
    play(s, 0, parse(t.rules, words))
    for die in dice:
        play(s, -1, parse(t.rules, f"roll {die}"))
    while s.asked and s.asked[0].topic in declined:
        play(s, s.asked[0].seat, parse(t.rules, "spend 0"))
    keys = [event.key for event in s.journal]
    assert ("attack_won" in keys) != ("attack_lost" in keys)
    return "attack_won" in keys


def by_force(t: Strip, words: str) -> Fraction:
    spending = ("spend_on_attack", "spend_on_defence")
    wins = [fought(t, words, (one, two), spending) for one in FACES for two in FACES]
    return Fraction(sum(wins), len(wins))


def barbarian() -> tuple[Strip, str]:
    return War("masonry", 3).barbarian("11c").begin(), "attack 11c"


def city() -> tuple[Strip, str]:
    """A city of p2 with reinforced tokens around it; both sides have tokens to spend."""
    t = War("masonry", 5).give("p1", tokens="5b").give("p2", cities="5c", reinforced="5d")
    return t.trade(5, 2).trade(1, 1, "p2").begin(), "attack 5c"


def city_state() -> tuple[Strip, str]:
    return War("masonry", 5).give("p1", tokens="12e").begin(), "attack 12f"


def armies() -> tuple[Strip, str]:
    t = Campaign(slot=2).armies("5b").armies("5g", seat="p2")
    return t.begin(), "march a1 5g"


def fort() -> tuple[Strip, str]:
    return Campaign(slot=3).fort("11c").begin(), "march a1 22a"


SCENES = (barbarian, city, city_state, armies, fort)


@pytest.mark.parametrize("scene", SCENES)
def test_odds_are_those_of_all_dice(scene: Callable[[], tuple[Strip, str]]) -> None:
    t, words = scene()
    found = told(t, words)
    assert Fraction(*found["chance"]) == by_force(t, words)
    assert 0 < Fraction(*found["chance"]) < 1


@pytest.mark.parametrize("scene", SCENES)
def test_sums_are_those_before_the_dice(scene: Callable[[], tuple[Strip, str]]) -> None:
    t, words = scene()
    totals = [side["total"] for side in told(t, words)["sums"]]
    wins = [one + totals[0] > two + totals[1] for one in FACES for two in FACES]
    assert Fraction(sum(wins), len(wins)) == Fraction(*told(t, words)["chance"])


def test_items_of_a_sum_are_named() -> None:
    t, words = city()
    mine, theirs = told(t, words)["sums"]
    assert mine["items"][0] == ["slot", 5]
    assert [name for name, _ in theirs["items"]] == ["place", "reinforced"]


def test_who_could_spend_something_is_told() -> None:
    assert told(*city())["declined"] == [
        {"seat": 0, "topic": "spend_on_attack"},
        {"seat": 1, "topic": "spend_on_defence"},
    ]
    assert told(*city_state())["declined"] == []


def keys(stakes: Data) -> list[str]:
    return [event["key"] for event in stakes["events"]]


def test_stakes_of_a_barbarian() -> None:
    found = told(*barbarian())
    assert keys(found["won"]) == ["barbarian_defeated"]
    assert found["won"]["next"]["topic"]
    assert found["lost"] == {"events": [], "next": None}


def test_stakes_end_with_the_attack() -> None:
    """Who conquers takes the space and its cards; the turn that ends then is no stake."""
    found = told(*city_state())
    assert keys(found["won"]) == ["cards_closed", "took_space", "conquered"]
    assert found["lost"]["events"] == []


def test_a_card_that_goes_back_before_the_roll_is_lost_either_way() -> None:
    """Whoever attacks a city-state or a rival gives its diplomacy cards back first."""
    t = War("masonry", 5).give("p1", tokens="15i").hold("p1", "kabul", "seoul").begin()
    found = told(t, "attack 15j")
    assert keys(found["either"]) == ["returned"]
    assert found["lost"]["events"] == []
    assert "returned" not in keys(found["won"])
    assert told(*city_state())["either"] == {"events": [], "next": None}


def test_what_is_spent_is_spent_either_way() -> None:
    t = Campaign().armies("5b").give("p2", tokens="5c").trade(1, 2).begin().attack("5c", 1, 2)
    assert keys(told(t, "spend 1")["either"])[-1:] == ["spent_in_combat"]


def test_somebody_else_is_told_no_odds_of_a_battle() -> None:
    """Who defends and has to choose is told them; the third seat has nothing to do with it."""
    t = War(seats=3).give("p2", tokens="11f").trade(1, 1, "p2").begin().attack("11f", 1, 1)
    spend = parse(t.rules, "spend 0")
    assert t.asked() == ["p2 spend_on_defence"]
    assert odds(t.state, 1, spend) is not None
    assert odds(t.state, 2, spend) is None


def test_an_army_that_loses_goes_back_to_its_card() -> None:
    for scene in (armies, fort):
        assert keys(told(*scene())["lost"]) == ["army_defeated"]
    assert keys(told(*fort())["won"]) == ["took_fort"]


def test_a_piece_among_several_has_odds_of_its_own() -> None:
    """Entering tells none, for the target is not named; the army that loses still goes home."""
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").give("p2", cities="5c")
    t.set("caravans p3", "5c").begin()
    entering = parse(t.rules, "march a1 5c")
    assert odds(t.state, 0, entering) is None
    assert begins(t.state, 0, entering)
    t.march("5c")
    words = "aim_at caravan p3"
    assert begins(t.state, 0, parse(t.rules, words))
    assert Fraction(*told(t, words)["chance"]) == by_force(t, words)
    assert keys(told(t, words)["lost"]) == ["army_defeated"]


def test_tokens_and_rerolls_have_odds_too() -> None:
    """1 + 1 against 1 + 2: two tokens win, and of six faces a reroll wins with 3 and more."""
    t = Campaign().armies("5b").give("p2", tokens="5c").trade(1, 2).begin().attack("5c", 1, 2)
    assert [told(t, f"spend {count}")["chance"] for count in range(3)] == [[0, 1], [0, 1], [1, 1]]
    assert told(t, "reroll")["chance"] == [2, 3]
    assert told(t, "spend 0")["won"] is None
    assert not begins(t.state, 0, parse(t.rules, "reroll"))


def test_a_preview_tells_the_odds_and_changes_nothing() -> None:
    match, question = played(new_dawn(seed=3), at_topic("attack"), verb="attack")
    before = match.next_entry, match.state.asked
    found = preview(match, question.seat, choice_of(match, question, "attack"))["odds"]
    assert 0 <= Fraction(*found["chance"]) <= 1
    assert before == (match.next_entry, match.state.asked)


def test_options_that_attack_are_flagged() -> None:
    match, question = played(new_dawn(seed=3), at_topic("attack"), verb="attack")
    shown = position(match, "g", question.seat)["questions"][0]
    verbs = [match.rules.verbs[option[0]].name for option in shown["options"]]
    flagged = [flag & ATTACKS != 0 for flag in shown["flags"]]
    assert flagged == [verb == "attack" for verb in verbs]


def test_where_nothing_is_attacked_there_are_no_odds() -> None:
    match, question = middle()
    assert preview(match, question.seat, question.options[0])["odds"] is None
    other = market()
    question = other.questions(0)[0]
    assert preview(other, question.seat, question.options[0])["odds"] is None


def test_a_battle_of_hidden_cards_tells_what_both_sides_bring() -> None:
    """No odds; the sums are those of the battle itself once it has begun."""
    match, question, choice = marching()
    found = preview(match, question.seat, choice)
    assert found["odds"] is None
    sides = found["facing"]["sides"]
    assert sides[0]["seat"] == question.seat
    s = match.state.clone()
    s.journal = []
    play(s, question.seat, choice)
    while s.asked[0].seat == NATURE:
        play(s, NATURE, s.asked[0].options[0])
    said = {event.key: event.args for event in s.journal}
    assert said["battle_bonuses"] == tuple([at["bonus"] for at in sides])
    drawn = [event.args[0] for event in s.journal if event.key == "battle_hand"]
    assert drawn == [at["units"] for at in sides if at["seat"] >= 0]
    for side in sides:
        assert sum(item["amount"] for item in side["bonuses"]) == side["bonus"]


def marching() -> tuple[Match, Question, Choice]:
    """The Board Game, played at random until somebody may march into a battle."""
    match = Match.new(api.build("board-game"), 4, chance=Fast(6))
    dice = random.Random(6)
    for _ in range(3000):
        question = asked(match)
        if question.topic == "moving":
            for option in question.options:
                if begins(match.state, question.seat, option):
                    return match, question, option
        step(match, dice)
    raise AssertionError("nobody ever attacks")
