"""The automated player among people: a rival like any other, which nobody decides for."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.new_dawn.automated_player.kit import CAPITALS, Automated, ap_rules
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.engine import advance, play

LONGEST = 5_000
# What people may be asked while it is its turn.
REACTIONS = {"spend_on_defence", "ap_give_up_city"}


def human_card(t: Automated, card: str) -> Automated:
    """Let p1 resolve a card of its row in slot 5."""
    t.g.active = 0
    place = t.fact("row p1").index(card)
    return t.at("turn p1 end", Resolve(0, place, 5))


@rule("ap.human.ap_is_rival")
def test_people_attack_its_pieces_and_it_defends_itself() -> None:
    t = Automated(capitals=("5c", *CAPITALS)).own(tokens="11f")
    human_card(t, "masonry")
    assert "attack 11f" in t.options()
    t.play("p1 attack 11f", "nature roll 6", "nature roll 1")
    assert t.told("attack_won")
    assert (t.fact("control p2"), t.fact("control p1")) == ([], ["11f"])


@rule("ap.human.ap_is_rival")
def test_a_caravan_to_its_city_brings_two_tokens_and_one_of_its_cards() -> None:
    t = Automated(capitals=("5c", *CAPITALS))
    human_card(t, "foreign_trade").play("p1 move c1 11a")
    assert t.asked() == ["p1 put_tokens"]
    t.play("p1 put 1", "p1 put 2")
    assert t.asked() == ["p1 rival_card"]
    t.play("p1 take joint_war-green")
    assert t.cards("p1") == ["joint_war-green"]


@rule("ap.golden.base_rules", "ap.general.must_act")
def test_it_places_nothing_where_people_may_not_place_either() -> None:
    """Barbarians, cities, city-states, tokens and water are closed to it."""
    t = Automated("ap_mass_media", capitals=("15b",)).own(cities="12a")
    t.give("p1", tokens="12c", cities="12e").barbarian("12d").give("p1", reinforced="11b 11c")
    t.give("p1", cities="11d 11e 11f 11g").begin().by_chance()
    # Mass Media removed the token of 12c and turned the others; nothing else was free.
    assert t.placed() == ["12c"]
    assert t.fact("trade p2 5") == ["3"]


@rule("ap.golden.precedence", "ap.golden.base_rules")
def test_its_rules_stand_above_the_base_rules() -> None:
    """A person may place fewer tokens, keep trade tokens and decline a card; it may not."""
    t = Automated("ap_early_empire").own_trade(0, 0, 0, 0, 1).begin().by_chance()
    assert (len(t.placed()), t.own_realm.trade[4]) == (3, 0)
    t = Automated("ap_astrology").begin()
    assert t.asked() == ["nature ap_tech_gain"]
    assert "pass" not in t.options()


@cache
def asked_in_games(seats: int) -> tuple[set[str], set[str], int]:
    """Topics that people were asked in its turns, that Nature was asked, and its victories."""
    people: set[str] = set()
    nature: set[str] = set()
    won = 0
    for seed in range(3):
        s = new_state(ap_rules(), seats)
        s.journal = []
        dice = api.Seeded(seed)
        advance(s)
        for _ in range(LONGEST):
            if not s.asked:
                break
            question = s.asked[0]
            assert question.seat != seats - 1, f"it is asked '{question.topic}'"
            turn = [at for at in s.journal if at.key in ("turn", "event")]
            s.journal = turn[-1:]
            if question.seat == api.NATURE:
                nature.add(question.topic)
            elif turn and turn[-1].key == "turn" and turn[-1].seat == seats - 1:
                people.add(question.topic)
            play(s, question.seat, api.pick(question, dice))
        assert s.outcome is not None
        won += seats - 1 in s.outcome.winners
        assert table(s).turns > seats
    return people, nature, won


@rule("ap.human.never_for_ap", "ap.human.in_ap_turn")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_its_turns_people_are_asked_for_themselves_and_little(seats: int) -> None:
    people, nature, _ = asked_in_games(seats)
    assert people <= REACTIONS
    assert {"ap_place_token", "ap_tech_gain"} <= nature


@rule("ap.victory.wins")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_against_people_who_play_at_random(seats: int) -> None:
    assert asked_in_games(seats)[2] == 3


@rule("ap.human.ap_is_rival", "ap.wonder.text_ignored")
def test_a_wonder_taken_from_it_works_as_printed() -> None:
    t = Automated(capitals=("5c", *CAPITALS)).own(cities="11f").set("wonder_at petra", "11f")
    assert not t.g.holds(t.seat, t.row("petra"))
    human_card(t.trade(t.fact("row p1").index("masonry") + 1, 3, "p1"), "masonry")
    t.play("p1 attack 11f", "nature roll 6", "nature roll 1")
    while t.asked() == ["p1 spend_on_attack"]:
        t.play("p1 spend 3")
    t.by_chance()
    assert "11f" in t.fact("cities p1")
    assert t.g.holds(0, t.row("petra"))


@rule("ap.general.must_act")
def test_an_impossible_part_does_not_stop_the_others() -> None:
    """Barbarians all around keep its caravans at home; Steam Power still brings its resource."""
    t = Automated("ap_steam_power")
    for letter, label in zip("ABCDEF", ("11b", "11c", "11d", "11e", "11f", "11g"), strict=True):
        t.barbarian(label, letter)
    t.begin().by_chance()
    assert sum(t.own_realm.resources) == 1
    assert t.fact("caravans p2") == []
