"""What an expansion can change about battles: units, sides, trumps, deaths and loot."""

from typing import Final

import pytest

from tests.games.board_game.battle.field import CITY, FIELD, begin, run_on, sides, told, totals
from tests.games.board_game.kit import laid_out, square_of, state
from tests.games.board_game.seams.probe import despots_have, plays_through, rules_with
from tests.kit.table import Position
from ziggurat.build.build import Build
from ziggurat.games.board_game.battle.begin import begin_raid
from ziggurat.games.board_game.battle.fronts import health, strength
from ziggurat.games.board_game.battle.loot import take_city_loot, take_loot
from ziggurat.games.board_game.battle.loot_points import loot_by_points
from ziggurat.games.board_game.battle.moments import LOOT_POINTS, TRUMPED, UNIT_KILLED
from ziggurat.games.board_game.battle.wounds import PlaceWounds
from ziggurat.games.board_game.content.units import UNITS
from ziggurat.games.board_game.ids import AIRCRAFT, CAPITAL, NONE
from ziggurat.games.board_game.moments import UNIT_STRENGTH
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.games.board_game.verbs import WOUND
from ziggurat.kernel.content import Adjust, AdjustIt, Cue, Do, Plus
from ziggurat.kernel.state import State

# How much more health than strength the new cards have.
TOUGHER: Final = 2


def tough_units(b: Build) -> None:
    """New unit cards, whose health is apart from their strength."""
    for row in UNITS:
        health = row.strength if row.unit_type == AIRCRAFT else row.strength + TOUGHER
        new = Unit(row.number, row.name, row.unit_type, row.strength, row.copies, health)
        b.content("unit").replace(row.name, new)


TOUGH: Final = rules_with(tough_units)


# Health apart from strength


def test_units_die_of_as_many_wounds_as_they_have_health() -> None:
    t = begin(sides("infantry 2, infantry 1", "mounted 3, mounted 1", rules=TOUGH))
    t.play("p2 front mounted_3", "p1 attack infantry_2 1")
    # Infantry trumps and deals 2 of 5; the survivor deals 3 of 4.
    assert t.fact("wounds 1") == ["3", "2"]
    assert t.fact("front 1") == ["infantry_2", "mounted_3"]


def test_a_front_with_two_units_is_attacked_no_more() -> None:
    t = begin(sides("infantry 2, infantry 1", "mounted 3, mounted 1", rules=TOUGH))
    t.play("p2 front mounted_3", "p1 attack infantry_2 1")
    # The last unit of p2 had nothing to attack, and opened a front by itself.
    assert t.fact("front 2") == ["mounted_1"]
    assert t.options() == ["p1 front infantry_1", "p1 attack infantry_1 2"]
    assert t.refused("p1 attack infantry_1 1") == "cb.battle.one_unit_per_side"


def test_the_end_counts_health_without_wounds() -> None:
    t = begin(sides("infantry 2", "mounted 3", rules=TOUGH)).play("p1 attack infantry_2 1")
    assert totals(t) == [4 - 3, 5 - 2]


def test_more_strength_is_no_health_where_they_are_apart() -> None:
    def braver(b: Build) -> None:
        despots_have(b, Plus(UNIT_STRENGTH, 1))

    t = laid_out(rules=rules_with(tough_units, braver))
    infantry = t.rules.kinds["unit"].parse("infantry_2")
    assert (strength(state(t), 0, infantry), health(state(t), 0, infantry)) == (3, 4)
    one = laid_out(rules=rules_with(braver))
    assert (strength(state(one), 0, infantry), health(state(one), 0, infantry)) == (3, 3)


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_are_fought_with_health(seed: int) -> None:
    plays_through(TOUGH, 2, seed, 700)


# A side without a seat attacks


def raided(ours: str, square: str = FIELD, slot: int = NONE, seats: int = 3) -> Position:
    """p1 leads barbarians of rank 2 against p2."""
    t = sides("", ours, 0, 1, seats)
    if slot > CAPITAL:
        t.set("city p2 city1", CITY).set("armies p2")
    begin_raid(state(t), 0, 2, 1, square_of(t, square), slot)
    return run_on(t)


def draw(t: Position) -> Position:
    """Let the weakest barbarians come."""
    return t.play(*[f"nature draw_unit {kind}_1" for kind in ("artillery", "infantry", "mounted")])


def fought(t: Position) -> Position:
    """Let everybody open fronts until the battle is over."""
    while t.asked()[0].endswith("battle_turn"):
        t.play(next(move for move in t.options() if " front " in move))
    return t


def test_barbarians_attack_at_their_rank_and_are_led_by_a_seat() -> None:
    t = draw(raided("infantry 1, infantry 2"))
    assert t.fact("leaders") == ["p1", "p2"]
    assert t.asked() == ["p2 battle_turn"]
    fought(t)
    assert totals(t) == [6, 3]
    assert told(t, "barbarians_won")
    assert t.fact("armies p2") == []
    # Nobody is asked for loot.
    assert t.asked() == ["p1 rest"]


def test_whoever_beats_barbarians_that_attack_has_nothing_of_it() -> None:
    t = fought(draw(raided("infantry 3, infantry 3, mounted 3")))
    assert told(t, "battle_won")
    assert t.asked() == ["p1 rest"]
    assert state(t).village_bag.size() == laid_out_villages()


def laid_out_villages() -> int:
    """How many villages were never drawn."""
    return state(laid_out(3)).village_bag.size()


def test_barbarians_destroy_a_city_but_no_capital() -> None:
    t = fought(draw(raided("", CITY, 1)))
    # Six for the city are as many as the barbarians have: a tie is the defender's.
    assert t.fact("city p2 city1") == [CITY]
    t = raided("", "D22", CAPITAL, 4)
    t.play(*[f"nature draw_unit {kind}_3" for kind in ("artillery", "infantry", "mounted")])
    fought(t)
    assert t.fact("city p2 capital") == ["D22"]
    assert not state(t).outcome
    t = raided("", CITY, 1)
    t.play(*[f"nature draw_unit {kind}_3" for kind in ("artillery", "infantry", "mounted")])
    fought(t)
    assert t.fact("city p2 city1") == []


# Moments


def never_trumped(s: State, cue: Cue, value: int) -> int:
    return 0


def unbeatable(b: Build) -> None:
    """Units under Despotism cannot be trumped."""
    despots_have(b, Adjust(TRUMPED, never_trumped))


def test_a_row_may_say_that_units_are_not_trumped() -> None:
    t = begin(sides("infantry 3", "mounted 3")).play("p1 attack infantry_3 1")
    assert totals(t) == [3, 0]
    t = begin(sides("infantry 3", "mounted 3", rules=rules_with(unbeatable)))
    assert totals(t.play("p1 attack infantry_3 1")) == [0, 0]


def avenge(s: State, cue: Cue) -> None:
    s.push(PlaceWounds(cue.owner, WOUND, 1))


def avenging(b: Build) -> None:
    """For each unit killed, its owner deals a wound."""
    despots_have(b, Do(UNIT_KILLED, avenge))


def test_a_row_acts_when_a_unit_is_killed() -> None:
    t = sides("infantry 3, infantry 1", "artillery 1, mounted 3", rules=rules_with(avenging))
    t = begin(t).play("p2 front mounted_3", "p1 attack infantry_3 1")
    assert t.asked()[0] == "p2 deal_wounds"
    t.play("p2 wound 1")
    assert t.fact("wounds 1") == ["1", "0"]


# Loot


def greedy_attackers(s: State, cue: Cue, value: int) -> int:
    winner, _, attacked, _ = cue.args
    return value + int(winner == cue.owner and attacked == 1)


def walled_in(s: State, cue: Cue, value: int) -> int:
    _, loser, _, fought = cue.args
    return value - int(loser == cue.owner and fought == 1)


def first_box(b: Build) -> None:
    loot_by_points(b)


def second_box(b: Build) -> None:
    loot_by_points(b)


def points_in(t: Position) -> tuple[int, ...]:
    """The points that p1 is asked to spend."""
    return t.state.asked[0].facts if t.asked() else ()


def test_two_boxes_and_the_option_bring_loot_by_points_together() -> None:
    rules = rules_with(first_box, second_box, options={"loot": "points"})
    assert "figure_loot" in rules.askers


@pytest.mark.parametrize(
    ("hook", "attacked", "battle", "points"),
    [
        (greedy_attackers, True, True, 2),
        (greedy_attackers, False, True, 1),
        (walled_in, True, False, 1),
        (walled_in, True, True, 0),
    ],
)
def test_rows_of_winner_and_loser_change_the_loot(
    hook: AdjustIt, attacked: bool, battle: bool, points: int
) -> None:
    def changed(b: Build) -> None:
        loot_by_points(b)
        despots_have(b, Adjust(LOOT_POINTS, hook))

    t = laid_out(rules=rules_with(changed)).set("trade p2", "9").set("culture p2", "9")
    take_loot(state(t), 0, 1, attacked, battle)
    t = run_on(t)
    assert points_in(t) == ((1, points) if points else ())


def test_loot_is_spent_as_long_as_there_is_some() -> None:
    def changed(b: Build) -> None:
        loot_by_points(b)
        despots_have(b, Adjust(LOOT_POINTS, greedy_attackers))

    t = laid_out(rules=rules_with(changed)).set("trade p2", "9").set("culture p2", "9")
    take_city_loot(state(t), 0, 1)
    t = run_on(t)
    t.play("p1 loot trade", "p1 loot trade", "p1 loot trade")
    assert (t.fact("trade p1"), t.asked()) == (["9"], ["p1 rest"])
