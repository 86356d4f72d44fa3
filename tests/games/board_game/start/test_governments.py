"""Governments: when one may be adopted, and what each of them does."""

import pytest

from tests.games.board_game.kit import row_of, state
from tests.games.board_game.start.ground import country, play_to, starting, to_next_turn
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.culture.hand import hand_size
from ziggurat.games.board_game.moments import (
    ARTS,
    BATTLE_HAND,
    CITY_ACTIONS,
    CITY_PRODUCTION,
    COLLECT_TRADE,
    FOUNDERS,
    HARVEST_FROM,
    HUT_EXPLORERS,
    MAY_ATTACK_CITY,
)
from ziggurat.games.board_game.reasons import DEMOCRACY_ATTACKS_NO_CITY
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.start.governments import knows_government, set_government
from ziggurat.kernel.content import AdjustMoment, adjusted, allowed
from ziggurat.kernel.reason import ALLOWED

# When


@rule("cb.gov.one_active", "cb.gov.benefits_only_while_active")
def test_the_old_government_goes_when_a_new_one_comes() -> None:
    t = country().set("government p1", "communism")
    starting(t)
    assert adjusted(state(t), CITY_PRODUCTION, 0, (1,), 5) == 7
    t.play("p1 govern anarchy")
    assert t.fact("government p1") == ["anarchy"]
    assert adjusted(state(t), CITY_PRODUCTION, 0, (1,), 5) == 5


@rule("cb.gov.one_active")
def test_the_active_government_is_no_change() -> None:
    t = starting(country())
    assert t.refused("p1 govern despotism") == "cb.gov.one_active"


@rule("cb.gov.change_only_start_of_turn")
@pytest.mark.parametrize("asked", ["send_scout", "city_management", "movement", "research"])
def test_no_change_outside_start_of_turn(asked: str) -> None:
    t = starting(country().set("city p1 city1", "C22").set("trade p1", "6"))
    play_to(t.play("p1 pass"), f"p1 {asked}")
    assert t.refused("p1 govern anarchy") != ""


@rule("cb.gov.free_change_after_unlock", "cb.gov.change_immediate")
def test_a_government_unlocked_last_turn_is_adopted_directly() -> None:
    t = starting(country())
    t.play("p1 pass")
    learn(state(t), 0, row_of(t, "monarchy_tech"), researched=True)
    to_next_turn(t).play("p1 govern monarchy")
    assert t.fact("government p1") == ["monarchy"]
    assert hand_size(state(t), 0) == 3


@rule("cb.gov.change_immediate")
def test_a_new_government_counts_in_the_same_turn() -> None:
    trade = []
    for change in ("p1 pass", "p1 govern democracy"):
        t = country().set("government p1", "anarchy").set("known p1", "democracy_tech")
        play_to(starting(t).play(change), "p2 city_management")
        trade += t.fact("trade p1")
    assert int(trade[1]) == int(trade[0]) + 2


@rule("cb.gov.window_lapses")
def test_a_chance_that_was_not_taken_is_gone() -> None:
    t = starting(country())
    t.play("p1 pass")
    learn(state(t), 0, row_of(t, "monarchy_tech"), researched=True)
    to_next_turn(t)
    assert "p1 govern monarchy" in t.options()
    to_next_turn(t)
    assert t.refused("p1 govern monarchy") == "cb.gov.anarchy_first"


@rule("cb.gov.anarchy_first", "cb.gov.anarchy_always_known")
def test_other_governments_come_after_anarchy() -> None:
    t = country().set("known p1", "code_of_laws")
    assert starting(t).refused("p1 govern republic") == "cb.gov.anarchy_first"
    assert "p1 govern anarchy" in t.options()


@rule("cb.gov.leave_anarchy", "cb.gov.despotism_known", "cb.gov.known_by_tech")
def test_a_turn_after_anarchy_everything_known_is_open() -> None:
    t = country().set("known p1", "code_of_laws", "chivalry").set("government p1", "communism")
    starting(t).play("p1 govern anarchy")
    to_next_turn(t)
    assert t.options() == [
        "p1 pass", "p1 govern despotism", "p1 govern republic", "p1 govern feudalism",
    ]  # fmt: skip
    assert t.refused("p1 govern democracy") == "cb.gov.known_by_tech"


@rule("cb.gov.not_twice_in_one_phase")
def test_anarchy_lasts_to_the_next_turn() -> None:
    t = country().set("known p1", "code_of_laws").set("reserve p1", "artist")
    starting(t).play("p1 govern anarchy")
    assert t.refused("p1 govern republic") == "cb.gov.not_twice_in_one_phase"
    assert [move for move in t.options() if "govern" in move] == []


@rule("cb.gov.not_twice_in_one_phase")
def test_anarchy_that_others_bring_lasts_to_the_next_turn_too() -> None:
    t = starting(country().set("reserve p2", "artist"))
    set_government(state(t), 1, row_of(t, "anarchy"))
    t.play("p1 pass")
    assert t.refused("p2 govern despotism") == "cb.gov.not_twice_in_one_phase"
    to_next_turn(t, "p2")
    assert "p2 govern despotism" in t.options()


@rule("cb.gov.leaving_optional")
def test_nobody_has_to_leave_anarchy() -> None:
    t = starting(country().set("government p1", "anarchy"))
    assert "p1 govern despotism" in t.options()
    assert to_next_turn(t).fact("government p1") == ["anarchy"]


@rule("cb.gov.known_by_tech", "cb.gov.anarchy_always_known", "cb.gov.despotism_known")
@pytest.mark.parametrize(
    ("government", "tech"),
    [
        ("republic", "code_of_laws"),
        ("monarchy", "monarchy_tech"),
        ("feudalism", "chivalry"),
        ("democracy", "democracy_tech"),
        ("communism", "communism_tech"),
        ("fundamentalism", "theology"),
    ],
)
def test_each_government_has_its_tech(government: str, tech: str) -> None:
    t = country()
    row = row_of(t, government)
    assert not knows_government(state(t), 0, row)
    t.set("known p1", tech)
    assert knows_government(state(t), 0, row)
    assert knows_government(state(t), 0, row_of(t, "anarchy"))
    assert knows_government(state(t), 0, row_of(t, "despotism"))


@rule("cb.gov.unlock_outside_research")
def test_unlocked_in_the_own_start_of_turn_it_waits_a_turn_if_need_be() -> None:
    t = starting(country())
    learn(state(t), 0, row_of(t, "chivalry"), researched=False)
    t.play("p1 pass")
    to_next_turn(t)
    assert "p1 govern feudalism" in t.options()


@rule("cb.gov.unlock_outside_research")
def test_unlocked_before_the_own_part_it_can_be_adopted_now_and_a_turn_later() -> None:
    t = starting(country())
    learn(state(t), 1, row_of(t, "chivalry"), researched=False)
    t.play("p1 pass")
    assert "p2 govern feudalism" in t.options()
    to_next_turn(t, "p2")
    assert "p2 govern feudalism" in t.options()
    to_next_turn(t, "p2")
    assert "p2 govern feudalism" not in t.options()


@rule("cb.gov.unlock_outside_research")
def test_unlocked_after_the_own_part_it_waits_for_the_next_turn() -> None:
    t = starting(country())
    t.play("p1 pass")
    learn(state(t), 0, row_of(t, "chivalry"), researched=False)
    to_next_turn(t)
    assert "p1 govern feudalism" in t.options()


@rule("cb.gov.free_change_after_unlock")
def test_a_direct_change_is_made_once() -> None:
    t = starting(country())
    for tech in ("monarchy_tech", "chivalry"):
        learn(state(t), 0, row_of(t, tech), researched=True)
    play_to(t, "p2 start_of_turn")
    to_next_turn(t).play("p1 govern monarchy", "p1 govern feudalism")
    assert t.refused("p1 govern monarchy") == "cb.gov.anarchy_first"


# What


def number(government: str, moment: AdjustMoment, args: tuple[int, ...], value: int) -> int:
    """A number of a seat with a government and nothing else."""
    t = country().set("government p1", government)
    return adjusted(state(t), moment, 0, args, value)


@rule("cb.gov.anarchy_effect")
@component("government.anarchy")
def test_in_anarchy_the_capital_rests() -> None:
    t = country().set("city p1 city1", "C22").set("government p1", "anarchy")
    t.at("turn p1 city management")
    assert t.options() == ["p1 pass", "p1 city city1"]
    assert t.refused("p1 city capital") == "cb.gov.anarchy_effect"


@rule("cb.gov.despotism_effect")
@component("government.despotism")
@pytest.mark.parametrize(
    "moment", [ARTS, BATTLE_HAND, CITY_ACTIONS, CITY_PRODUCTION, COLLECT_TRADE, FOUNDERS]
)
def test_despotism_changes_nothing(moment: AdjustMoment) -> None:
    assert number("despotism", moment, (0, 0), 5) == 5


@rule("cb.gov.republic_effect")
@component("government.republic")
def test_scouts_of_a_republic_explore_huts() -> None:
    assert number("despotism", HUT_EXPLORERS, (), 0) == 0
    assert number("republic", HUT_EXPLORERS, (), 0) == 1
    assert number("republic", FOUNDERS, (), 0) == 1


@rule("cb.gov.monarchy_effect")
@component("government.monarchy")
def test_a_monarchy_holds_one_more_event_and_loves_the_arts() -> None:
    t = country().set("government p1", "monarchy")
    assert hand_size(state(t), 0) == 3
    assert adjusted(state(t), ARTS, 0, (0,), 2) == 3
    assert adjusted(state(t), ARTS, 0, (1,), 2) == 3


@component("government.monarchy")
def test_who_leaves_monarchy_discards_down() -> None:
    t = country().set("government p1", "monarchy")
    t.set("hand p1", "drought", "defection", "sabotage")
    starting(t).play("p1 govern anarchy")
    assert t.asked() == ["p1 discard"]


@rule("cb.gov.feudalism_effect")
@component("government.feudalism")
def test_feudalism_gives_a_coin_and_harvests_anywhere() -> None:
    t = country()
    before = coins(state(t), 0)
    t.set("government p1", "feudalism")
    assert coins(state(t), 0) == before + 1
    assert adjusted(state(t), HARVEST_FROM, 0, (), 0) == 1


@component("government.feudalism")
def test_the_coin_of_feudalism_may_win() -> None:
    t = country().set("government p1", "anarchy").set("known p1", "chivalry")
    t.set("coin_tokens p1", *["pottery"] * 14)
    starting(t).play("p1 govern feudalism")
    assert t.winners() == ["p1"]


@rule("cb.gov.democracy_effect")
@component("government.democracy")
def test_a_democracy_collects_more_and_attacks_no_city() -> None:
    t = country().set("government p1", "democracy")
    assert adjusted(state(t), COLLECT_TRADE, 0, (), 5) == 7
    assert allowed(state(t), MAY_ATTACK_CITY, 0, ()) == DEMOCRACY_ATTACKS_NO_CITY
    assert allowed(state(t), MAY_ATTACK_CITY, 1, ()) == ALLOWED


@rule("cb.gov.communism_effect")
@component("government.communism")
def test_communism_produces_more_but_its_capital_less_culture() -> None:
    t = country().set("city p1 city1", "C22")
    before = [int(t.fact(f"production p1 {city}")[0]) for city in ("capital", "city1")]
    t.set("government p1", "communism")
    after = [int(t.fact(f"production p1 {city}")[0]) for city in ("capital", "city1")]
    assert after == [before[0] + 2, before[1] + 2]
    assert number("communism", ARTS, (0,), 3) == 2
    assert number("communism", ARTS, (1,), 3) == 3


@rule("cb.gov.fundamentalism_effect")
@component("government.fundamentalism")
def test_fundamentalism_fights_with_more_units_and_collects_less() -> None:
    assert number("fundamentalism", BATTLE_HAND, (0, 1), 3) == 4
    assert number("fundamentalism", COLLECT_TRADE, (), 5) == 3
