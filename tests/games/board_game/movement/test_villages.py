"""Villages: the battle against barbarians, and what is won or lost by it."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, row_of, state
from tests.games.board_game.movement.field import end_battle, moves, plain
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_row
from ziggurat.games.board_game.rows.unit import Unit
from ziggurat.kernel.question import only

STRONG = ("infantry_3", "mounted_3", "artillery_3")
BARBARIANS = (
    "nature draw_unit artillery_1", "nature draw_unit infantry_1", "nature draw_unit mounted_1",
)  # fmt: skip
CARDS = 15


def raid(armies: int = 1, forces: tuple[str, ...] = STRONG, seats: int = 2) -> Position:
    """Armies of p1 beside a village, with units; nobody has moved yet."""
    t = plain(seats).set("armies p1", *["C11"] * armies).set("token C12", "village")
    return t.set("forces p1", *forces)


def attack(t: Position, armies: int = 1, seat: str = "p1") -> Position:
    """The armies enter the village."""
    return moves(t, seat).play(f"{seat} take C11 {armies} 0", f"{seat} step C12")


def won(t: Position) -> Position:
    """The village falls, and its marker is about to be seen."""
    return end_battle(attack(t).play(*BARBARIANS))


def barbarians(t: Position) -> list[Unit]:
    """The units that defend the village."""
    g = state(t)
    return [unit_row(g, unit) for unit in g.battle[g.seats]]


@component("map_token.village")
@rule("cb.village.army_stops")
def test_an_army_stops_at_a_village() -> None:
    t = attack(raid())
    assert t.asked() == ["nature draw_barbarian"]
    assert t.fact("moved_figures p1 army") == ["C12"]


@rule("cb.village.barbarian_player")
@pytest.mark.parametrize(("invader", "leader"), [("p1", "p2"), ("p2", "p3"), ("p3", "p1")])
def test_the_seat_to_the_left_plays_the_barbarians(invader: str, leader: str) -> None:
    t = open_map(laid_out(3)).set("terrain C11", "grassland").set("terrain C12", "grassland")
    t.set(f"armies {invader}", "C11").set("token C12", "village")
    attack(t, seat=invader).play(*BARBARIANS)
    assert t.asked() == [f"{leader} battle_turn"]


@rule("cb.village.barbarian_units")
def test_barbarians_are_one_unit_of_each_basic_type() -> None:
    t = attack(raid()).play(*BARBARIANS)
    assert sorted([unit.unit_type for unit in barbarians(t)]) == [0, 1, 2]


def without_decks(*types: str) -> Position:
    """A raid while p2 has all units of some types."""
    copies = {"1": 3, "2": 9, "3": 3}
    taken = [f"{kind}_{at}" for kind in types for at, count in copies.items() for _ in range(count)]
    return raid(forces=()).set("forces p2", *taken)


@rule("cb.village.substitute_units")
def test_the_barbarian_player_makes_up_for_an_empty_deck() -> None:
    t = attack(without_decks("mounted")).play(*BARBARIANS[:2])
    assert t.options() == ["p2 muster artillery", "p2 muster infantry"]
    assert t.refused("p2 muster mounted") == "cb.village.substitute_units"
    t.play("p2 muster infantry", "nature draw_unit infantry_2")
    assert sorted([unit.unit_type for unit in barbarians(t)]) == [0, 1, 1]


@rule("cb.village.substitute_types")
def test_aircraft_are_no_barbarians() -> None:
    t = attack(without_decks("mounted")).play(*BARBARIANS[:2])
    assert "p2 muster aircraft" not in t.options()
    assert t.refused("p2 muster aircraft") == "cb.village.substitute_types"


@rule("cb.village.units_kept_apart")
def test_barbarians_do_not_join_the_standing_forces() -> None:
    t = raid().set("forces p2", "infantry_2")
    attack(t).play(*BARBARIANS)
    assert t.fact("forces p2") == ["infantry_2"]
    end_battle(t)
    assert t.fact("forces p2") == ["infantry_2"]


@rule("cb.village.barbarians_defend")
def test_barbarians_play_first_and_win_ties() -> None:
    t = attack(raid(forces=("infantry_1", "mounted_1", "artillery_1"))).play(*BARBARIANS)
    assert t.asked() == ["p2 battle_turn"]
    end_battle(t)
    assert t.fact("armies p1") == []


@rule("cb.village.barbarian_rank", "cb.village.no_bonuses")
def test_barbarians_fight_at_rank_one_and_without_bonuses() -> None:
    t = raid(forces=("infantry_2", "mounted_1", "artillery_1"))
    for kind in ("infantry", "mounted", "artillery"):
        t.set(f"rank p2 {kind}", "3")
    t.set("marker H33", "barracks")
    end_battle(attack(t).play(*BARBARIANS))
    totals = [line for line in t.heard("p1") if line.startswith("battle_totals")]
    assert totals == ["battle_totals 4 3"]


@rule("cb.village.attacker_bonuses")
def test_the_invader_has_hand_and_bonuses_as_always() -> None:
    forces = ("infantry_1", "infantry_1", "infantry_1", "mounted_1", "mounted_1", "mounted_1")
    t = raid(2, forces).set("marker A33", "barracks")
    attack(t, 2)
    end_battle(t)
    heard = t.heard("p1")
    assert "battle_hand 5" in heard
    assert next(line for line in heard if line.startswith("battle_totals")).split(" ")[1] == "7"


@rule("cb.village.win_look")
def test_the_conqueror_takes_the_marker_and_looks_at_it() -> None:
    t = won(raid())
    assert t.asked() == ["nature draw_village"]
    assert t.state.asked[0].audience == only(0)
    assert t.fact("token C12") == ["nothing"]
    assert t.fact("armies p1") == ["C12"]


@rule("cb.village.win_great_person")
@component("village.village_great_person")
def test_a_great_person_comes_out_of_a_village() -> None:
    t = won(raid()).play("nature draw_village village_great_person", "nature draw_person artist")
    assert t.asked() == ["p1 settle_person"]
    t.play("p1 keep artist")
    assert (t.fact("reserve p1"), t.fact("facedown_finds p1")) == (["artist"], [])
    assert state(t).village_bag.unknown.count(row_of(t, "village_great_person")) == 1


@rule("cb.village.win_resource")
@component("village.village_iron", "village.village_spy", "village.village_uranium")
@pytest.mark.parametrize("resource", ["iron", "spy", "uranium"])
def test_any_other_village_is_kept_facedown(resource: str) -> None:
    t = won(raid()).play(f"nature draw_village village_{resource}")
    assert t.fact("facedown_finds p1") == [f"village_{resource}"]
    kept = row_of(t, f"village_{resource}")
    assert f"village_kept {kept}" in t.heard("p1")
    assert f"village_kept {kept}" not in t.heard("p2")
    assert "kept_a_village" in t.heard("p2")


@rule("cb.village.lose_figures", "cb.village.lose_marker_stays")
def test_a_lost_attack_kills_the_whole_group_and_leaves_the_village() -> None:
    t = raid(forces=()).set("scouts p1", "C11")
    moves(t).play("p1 take C11 1 1", "p1 step C12", *BARBARIANS)
    end_battle(t)
    assert (t.fact("armies p1"), t.fact("scouts p1")) == ([], [])
    assert t.fact("token C12") == ["village"]
    assert state(t).village_bag.size() == 10


@rule("cb.village.no_loot")
@pytest.mark.parametrize("forces", [STRONG, ()])
def test_nobody_loots_after_a_village(forces: tuple[str, ...]) -> None:
    t = raid(forces=forces)
    for seat in ("p1", "p2"):
        t.set(f"trade {seat}", "5").set(f"culture {seat}", "5")
    end_battle(attack(t).play(*BARBARIANS))
    assert t.asked()[0] in ("nature draw_village", "p1 movement")
    facts = [t.fact(f"{what} {seat}") for what in ("trade", "culture") for seat in ("p1", "p2")]
    assert facts == [["5"]] * 4


@rule("cb.village.winner_figure_losses")
def test_the_winner_of_a_village_loses_an_army_for_two_units() -> None:
    forces = ("artillery_1", "artillery_1", "infantry_3", "infantry_3", "infantry_3")
    t = raid(2, forces)
    attack(t, 2).play(*BARBARIANS)
    t.play("p2 front mounted_1", "p1 attack artillery_1 1")
    t.play("p2 front infantry_1", "p1 attack artillery_1 1")
    end_battle(t)
    killed = [line for line in t.heard("p1") if line.startswith("armies_lost")]
    assert t.fact("armies p1") == ["C12"]
    assert len(killed) == 1


@rule("cb.village.barbarian_units_return")
def test_barbarians_go_under_their_decks_killed_or_not() -> None:
    t = won(raid())
    g = state(t)
    sizes = [bag.size() + len(bag.discard) for bag in g.unit_bags[:3]]
    assert sizes == [CARDS - 1] * 3
    assert [len(bag.discard) for bag in g.unit_bags[:3]] == [1, 1, 1]
    assert g.battle[g.seats] == ()


def test_the_romans_advance_for_a_village() -> None:
    t = won(raid().set("civilization p1", "romans"))
    assert t.fact("track p1") == ["1"]


def test_a_great_person_is_announced_to_all() -> None:
    t = won(raid()).play("nature draw_village village_great_person")
    assert any(line.startswith("village_person") for line in t.heard("p2"))


@pytest.mark.parametrize("find", ["village_great_person", "village_iron"])
def test_a_village_that_was_looked_at_cannot_be_taken_back(find: str) -> None:
    t = won(raid())
    before = t.state.unveiled
    assert t.play(f"nature draw_village {find}").state.unveiled == before + 1
