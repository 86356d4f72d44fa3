"""The Research phase: who may learn what for how much, in secret, and what is left of the trade."""

import pytest

from tests.games.board_game.kit import game, laid_out, state
from tests.games.board_game.research.study import levels, pyramid, researching, studying
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.build.build import Build, build
from ziggurat.build.game import Option
from ziggurat.games.board_game.cities.buildings import unlocked_buildings
from ziggurat.games.board_game.ids import FIRST_GOVERNMENT
from ziggurat.games.board_game.moments import RESEARCH, RESEARCH_COST
from ziggurat.games.board_game.research.abilities import use_ability
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.state import table as state_of
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Offer, Plus, Row
from ziggurat.kernel.question import only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

ROWS = {1: (), 2: (2,), 3: (3, 2), 4: (4, 3, 2), 5: (5, 4, 3, 2)}
TECHS = {1: "horseback_riding", 2: "engineering", 3: "railroad", 4: "computers", 5: "space_flight"}
COSTS = {1: 6, 2: 11, 3: 16, 4: 21, 5: 26}


@rule(
    "cb.research.cost_level_1",
    "cb.research.cost_level_2",
    "cb.research.cost_level_3",
    "cb.research.cost_level_4",
    "cb.research.cost_level_5",
)
@pytest.mark.parametrize("level", COSTS)
def test_each_level_has_its_mark_on_the_dial(level: int) -> None:
    move = f"p1 research {TECHS[level]}"
    assert move in researching(COSTS[level], *ROWS[level]).options()
    short = researching(COSTS[level] - 1, *ROWS[level])
    assert move not in short.options()


@rule("cb.research.cost_level_1")
def test_too_little_trade_is_said() -> None:
    t = researching(10, 2)
    assert t.refused("p1 research engineering") == "cb.research.cost_level_1"
    assert t.refused("p1 research horseback_riding") == ""


def test_whoever_can_pay_for_no_tech_is_told_instead_of_asked() -> None:
    t = studying(5, 2).set("trade p2", "27").at("turn p1 research")
    assert t.asked() == ["p2 research"]
    assert [line for line in t.heard("p2") if "research" in line] == ["cannot_research 5"]


@rule("cb.research.one_tech")
def test_a_second_tech_is_not_asked_for() -> None:
    t = studying(27, 2).set("trade p2", "27").at("turn p1 research")
    t.play("p1 research engineering")
    assert t.asked() == ["p2 research"]
    t.play("p2 pass")
    assert "p1 research" not in t.asked()
    assert len(t.fact("known p1")) == 3


@rule("cb.research.voluntary", "cb.research.no_research_no_loss")
def test_who_passes_keeps_all_trade_without_a_coin() -> None:
    t = studying(20).set("trade p2", "6").at("turn p1 research")
    assert "p1 pass" in t.options()
    t.play("p1 pass", "p2 research pottery")
    assert t.fact("coins p1") == ["0"]
    assert t.fact("trade p1") == ["20"]
    assert t.fact("known p1") == []


@rule("cb.research.needs_legal_place")
def test_a_tech_needs_a_place() -> None:
    t = researching(27, 1)
    assert levels(t) == [1]
    assert t.refused("p1 research engineering") == "cb.research.needs_legal_place"
    assert levels(researching(27, 2)) == [1, 2]


@rule("cb.research.hidden_choice")
def test_choices_are_hidden_until_all_have_chosen() -> None:
    known = []
    for tech in ("pottery", "masonry"):
        t = studying(6).set("trade p2", "6").at("turn p1 research")
        assert [question.audience for question in t.state.asked] == [only(0), only(1)]
        t.play(f"p1 research {tech}")
        assert t.fact("known p1") == []
        known.append(t.knows("p2"))
    assert known[0] == known[1]


@rule("cb.research.reveal_together")
def test_all_techs_are_revealed_at_once() -> None:
    t = studying(11, 2).set("trade p2", "11").set("known p2", *pyramid(2))
    t.at("turn p1 research").play("p2 research democracy_tech")
    assert t.fact("rank p2 infantry") == ["1"]
    t.play("p1 research mathematics")
    assert t.fact("rank p2 infantry") == ["2"]
    assert t.fact("rank p1 artillery") == ["2"]
    assert t.state.unveiled == 1


@rule("cb.research.for_learner_only")
def test_a_tech_serves_its_learner_only() -> None:
    t = studying(6).set("trade p2", "6").at("turn p1 research")
    t.play("p1 research pottery", "p2 pass")
    granary = t.rules.kinds["building"].parse("granary")
    assert granary in unlocked_buildings(state(t), 0)
    assert granary not in unlocked_buildings(state(t), 1)


@rule("cb.research.same_tech_by_several")
def test_several_seats_may_learn_the_same_tech() -> None:
    t = studying(6).set("trade p2", "6").at("turn p1 research")
    t.play("p1 research pottery", "p2 research pottery")
    assert t.fact("known p1") == t.fact("known p2") == ["pottery"]


@rule("cb.research.no_duplicates")
def test_nobody_learns_a_tech_twice() -> None:
    t = researching(6, 1)
    assert "p1 research pottery" not in t.options()
    assert t.refused("p1 research pottery") == "cb.research.no_duplicates"


@rule("cb.research.spends_all_trade")
def test_research_spends_the_whole_dial() -> None:
    t = researching(14)
    t.play("p1 research pottery")
    assert t.fact("trade p1") == ["0"]


@rule("cb.research.coins_keep_trade")
def test_each_coin_keeps_one_trade() -> None:
    t = studying(14, 1).set("coin_tokens p1", "pottery", "pottery", "pottery")
    t.at("turn p1 research").play("p1 research masonry")
    assert t.fact("trade p1") == ["3"]


@rule("cb.research.never_gain_trade")
def test_coins_never_add_trade() -> None:
    t = studying(6).set("coin_tokens p1", *["pottery"] * 4, *["democracy_tech"] * 4)
    t.at("turn p1 research").play("p1 research masonry")
    assert t.fact("coins p1") == ["8"]
    assert t.fact("trade p1") == ["6"]


@rule("cb.research.coins_counted_before")
def test_the_coin_of_the_new_tech_keeps_nothing_yet() -> None:
    t = studying(11, 2).at("turn p1 research").play("p1 research civil_service")
    assert t.fact("coins p1") == ["1"]
    assert t.fact("trade p1") == ["0"]


@rule("cb.research.free_techs_cost_nothing")
def test_a_tech_learned_without_research_costs_nothing() -> None:
    t = laid_out().set("trade p1", "12")
    learn(state(t), 0, t.rules.kinds["tech"].parse("pottery"), researched=False)
    assert t.fact("known p1") == ["pottery"]
    assert t.fact("trade p1") == ["12"]


def test_a_seat_that_can_learn_nothing_is_not_asked() -> None:
    t = studying(5).set("trade p2", "6").at("turn p1 research")
    assert t.asked() == ["p2 research"]


# What rows may do in the phase


def dream(s: State, cue: Cue) -> list[Choice]:
    """Offer a use that nothing comes of."""
    return [] if cue.card in state_of(s).used[cue.owner] else [(USE, cue.card)]


def wake(s: State, cue: Cue, choice: Choice) -> None:
    """Note the use."""
    use_ability(state_of(s), cue.owner, cue.card)


def may_dream(s: State, cue: Cue, choice: Choice) -> int:
    return ALLOWED if choice in dream(s, cue) else OTHER_QUESTION


def add_dreamers(b: Build) -> None:
    """A government that may be used in Research."""
    hooks = (Offer(RESEARCH, dream, wake, may_dream), Plus(RESEARCH_COST, -5))
    b.content("government").add((Row(FIRST_GOVERNMENT + 15, "dreamers", hooks),))


def test_rows_may_act_before_all_choose_and_change_costs() -> None:
    dreamers = Option("dreamers", {"yes": add_dreamers})
    found = game()
    rules = build(found._replace(options=(*found.options, dreamers)))
    t = Position("board-game", rules=rules).set("government p1", "dreamers").set("trade p1", "1")
    t.at("turn p1 research")
    assert t.asked() == ["p1 before_research"]
    t.play("p1 use dreamers")
    assert t.asked() == ["p1 research"]
    assert "p1 research pottery" in t.options()


@rule("cb.event.hand_size_drop", "cb.turn.player_order")
def test_who_holds_too_many_events_discards_before_in_player_order() -> None:
    t = laid_out(3).set("hand p1", "drought", "sabotage", "defection").set("first", "p3")
    t.set("hand p3", "drought", "sabotage", "defection").at("turn p3 research")
    assert t.asked() == ["p3 discard"]
    assert t.play("p3 discard drought").asked() == ["p1 discard"]
