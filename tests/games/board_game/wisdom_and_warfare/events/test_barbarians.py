"""Barbarian Encampment and Roaming Horde."""

import pytest

from tests.games.board_game.battle.field import run_on, told, totals
from tests.games.board_game.culture.played import FACE, MOVES, START, gone
from tests.games.board_game.kit import laid_out as base_table
from tests.games.board_game.kit import open_map, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, plain, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.begin import begin_raid
from ziggurat.games.board_game.ids import CAPITAL, FOG
from ziggurat.games.board_game.movement.villages import villages_left
from ziggurat.games.board_game.wisdom_and_warfare.events.barbarians import (
    homes_of_barbarians,
    in_reach,
)
from ziggurat.lib.vec import put

WEAKEST = [f"nature draw_unit {kind}_3_1" for kind in ("artillery", "infantry", "mounted")]
TOUGHEST = [f"nature draw_unit {kind}_1_3" for kind in ("artillery", "infantry", "mounted")]


def squares(t: Position) -> list[str]:
    """The names of all squares of the map."""
    return [t.rules.kinds["square"].write(at) for at in range(len(state(t).ground))]


def bare(t: Position) -> Position:
    """No token lies on the map, and no square shows the icon of one."""
    for name in squares(t):
        t.set(f"terrain {name}", t.fact(f"terrain {name}")[0]).set(f"token {name}", "nothing")
    return t


# Barbarian Encampment


@component("culture_event.barbarian_encampment")
@rule("ww.event.encampment_square")
def test_a_village_is_put_on_an_empty_square() -> None:
    t = bare(plain()).set("hand p1", "barbarian_encampment").set("terrain C44", "water")
    t.set("armies p2", "C11").set("scouts p2", "C12").set("token C13", "hut")
    t.set("token C14", "village").set("city p2 city1", "D33")
    t.at(START).play("p1 event barbarian_encampment")
    for square in ("C21", "C44"):
        assert f"p1 at {square}" in t.options()
    for square in ("C11", "C12", "C13", "C14"):
        assert t.refused(f"p1 at {square}") == FACE
    # In outskirts, whosever they are, and in a city itself.
    for square in ("A12", "A33", "D22", "D44", "H12"):
        assert t.refused(f"p1 at {square}") == "ww.event.encampment_square"
    assert t.refused("p1 at D33") == FACE
    before = villages_left(state(t))
    t.play("p1 at C44")
    assert t.fact("token C44") == ["village"]
    assert villages_left(state(t)) == before - 1
    assert gone(t, "barbarian_encampment")


@component("culture_event.barbarian_encampment")
@rule("ww.event.encampment_square")
@pytest.mark.parametrize("token", ["attilas_village", "ark_of_the_covenant"])
def test_not_where_a_relic_or_a_city_state_lies(token: str) -> None:
    t = bare(plain()).set("hand p1", "barbarian_encampment").set("token C22", token)
    t.set("city_state C33", "city_state_1").at(START).play("p1 event barbarian_encampment")
    for square in ("C22", "C33"):
        assert f"p1 at {square}" not in t.options()
    assert "p1 at C32" in t.options()


@component("culture_event.barbarian_encampment")
@rule("ww.event.encampment_square")
def test_not_on_facedown_tiles() -> None:
    t = laid_out().set("hand p1", "barbarian_encampment").at(START)
    t.play("p1 event barbarian_encampment")
    assert {move.removeprefix("p1 at ")[0] for move in t.options()} == {"A", "H"}
    assert t.refused("p1 at C22")


@component("culture_event.barbarian_encampment")
@rule("ww.event.encampment_square")
@pytest.mark.parametrize("left", [0, 1])
def test_without_a_village_in_the_pile_it_is_not_played(left: int) -> None:
    t = bare(plain()).set("hand p1", "barbarian_encampment")
    g = state(t)
    while g.village_bag.size() > left:
        g.village_bag = g.village_bag.draw(g.village_bag.draws()[0][0])
    for row in range(left):
        t.set(f"token C1{row + 1}", "village")
    t.at(START)
    assert t.refused("p1 event barbarian_encampment") == FACE


def test_whoever_comes_fights_the_barbarians_there() -> None:
    t = bare(plain()).set("hand p1", "barbarian_encampment").set("armies p1", "C21")
    t.set("forces p1", "infantry_3_1").at(START).play("p1 event barbarian_encampment", "p1 at C22")
    assert t.fact("token C22") == ["village"]
    assert told(t, "encamped")


# Roaming Horde


def horde(seats: int = 3) -> Position:
    """p1 holds the card; a village lies on C11, the only one, and p2 has an army on C22."""
    t = bare(open_map(base_table(seats, wisdom_rules()))).set("hand p1", "roaming_horde")
    for square in ("C11", "C22", "C33"):
        t.set(f"terrain {square}", "grassland")
    return t.set("token C11", "village").set("armies p2", "C22")


def raided(t: Position, square: str = "C22", draws: list[str] | None = None) -> Position:
    """p1 plays the card against a square, and barbarians are drawn."""
    t.at(MOVES).play("p1 event roaming_horde")
    if t.asked()[0].endswith("aim_event"):
        t.play(f"p1 at {square}")
    return t.play(*(WEAKEST if draws is None else draws))


def fought(t: Position) -> Position:
    """Everybody opens fronts until the battle is over."""
    while t.asked()[0].endswith("battle_turn"):
        t.play(next(move for move in t.options() if " front " in move))
    return t


@component("culture_event.roaming_horde")
@rule("ww.event.horde_controller", "ww.event.horde_rank", "ww.event.horde_attacker")
def test_the_player_leads_barbarians_of_rank_two_who_attack() -> None:
    t = raided(horde().set("forces p2", "infantry_1_3", "infantry_2_2"))
    assert t.fact("leaders") == ["p1", "p2"]
    # The victim begins; then the player of the card plays the barbarians, not the left neighbour.
    assert t.asked() == ["p2 battle_turn"]
    t.play("p2 front infantry_1_3")
    assert t.asked() == ["p1 battle_turn"]
    infantry = t.rules.kinds["unit"].parse("infantry_3_1")
    assert t.fact("fighting 0 infantry_3_1") == ["4", "2"]
    assert infantry in state(t).battle[3]


@rule("ww.event.horde_controller")
@pytest.mark.parametrize("leader", ["p1", "p2", "p3"])
def test_whoever_plays_the_card_leads(leader: str) -> None:
    victim = {"p1": "p3", "p2": "p1", "p3": "p2"}[leader]
    t = bare(open_map(base_table(3, wisdom_rules()))).set("first", leader)
    for square in ("C11", "C22"):
        t.set(f"terrain {square}", "grassland")
    t.set(f"hand {leader}", "roaming_horde").set("token C11", "village")
    t.set(f"armies {victim}", "C22").set(f"forces {victim}", "infantry_1_3", "mounted_1_3")
    t.at(f"turn {leader} movement").play(f"{leader} event roaming_horde")
    if t.asked()[0].endswith("aim_event"):
        t.play(f"{leader} at C22")
    t.play(*WEAKEST)
    assert t.fact("leaders") == [leader, victim]
    assert t.asked() == [f"{victim} battle_turn"]


@rule("ww.event.horde_attacker")
def test_a_tie_is_the_victims() -> None:
    # Barbarians 3/1 have 2 of health each at rank 2: six in all.
    t = fought(raided(horde().set("forces p2", "infantry_1_3", "mounted_1_3")))
    assert totals(t) == [6, 6]
    assert t.fact("armies p2") == ["C22"]


@rule("ww.event.horde_win")
def test_armies_that_lose_are_gone_with_all_figures_there() -> None:
    t = horde().set("armies p2", "C22", "C22").set("scouts p2", "C22", "C33")
    t = fought(raided(t.set("forces p2", "infantry_1_3"), draws=TOUGHEST))
    assert totals(t) == [12, 3]
    assert (t.fact("armies p2"), t.fact("scouts p2")) == ([], ["C33"])
    # Nobody gains anything, and the game goes on in Movement.
    assert t.asked() == ["p1 movement"]
    assert gone(t, "roaming_horde")
    # The barbarians lie under their decks, and the village is still there.
    assert sum([len(bag.discard) for bag in state(t).unit_bags]) == 3
    assert t.fact("token C11") == ["village"]


@rule("ww.event.horde_no_reward")
def test_whoever_beats_them_gains_nothing() -> None:
    t = horde().set("trade p1", "9").set("culture p1", "9")
    t = fought(raided(t.set("forces p2", "infantry_1_3", "mounted_1_3", "artillery_1_3")))
    assert totals(t) == [6, 9]
    assert told(t, "battle_won")
    assert t.asked() == ["p1 movement"]
    assert t.fact("facedown_finds p2") == []
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["9"], ["0"])


@rule("ww.event.horde_win", "ww.event.horde_attacker")
@pytest.mark.parametrize("walls", [False, True])
def test_a_city_falls_without_loot(walls: bool) -> None:
    t = horde().set("armies p2").set("city p2 city1", "C33").set("trade p2", "9")
    t.set("walls p2", *(["city1"] if walls else []))
    t.set("forces p2", "infantry_3_1", "mounted_3_1")
    t = raided(t, "C33", TOUGHEST)
    # Against walls the barbarians begin.
    assert t.asked() == ["p1 battle_turn" if walls else "p2 battle_turn"]
    t = fought(t)
    # Twelve of health against two, six for the city and four for its walls: a tie with walls.
    assert totals(t) == [12, 12 if walls else 8]
    assert t.fact("city p2 city1") == (["C33"] if walls else [])
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["0"], ["9"])
    assert t.asked() == ["p1 movement"]


@rule("ww.event.horde_win")
@pytest.mark.parametrize("rank", [2, 4])
def test_a_capital_is_not_lost(rank: int) -> None:
    # At rank 2 the best barbarians just tie with a capital; whatever they have, it stays.
    t = horde().set("armies p2")
    capital = t.fact("city p2 capital")[0]
    begin_raid(state(t), 0, rank, 1, square_of(t, capital), CAPITAL)
    t = fought(run_on(t).play(*TOUGHEST))
    assert totals(t) == [6 + 3 * rank, 12]
    assert told(t, "battle_won" if rank == 2 else "barbarians_won")
    assert t.fact("city p2 capital") == [capital]
    assert not state(t).outcome
    assert t.asked() == ["p1 rest"]


# Where it may be aimed


@rule("ww.event.horde_target")
def test_others_armies_and_cities_are_offered_nothing_else() -> None:
    t = horde().set("armies p1", "C21").set("armies p3", "C33").set("scouts p2", "C12")
    t.set("city p2 city1", "C44").set("city p1 city1", "D11")
    t.at(MOVES).play("p1 event roaming_horde")
    assert t.options() == ["p1 at C22", "p1 at C33", "p1 at C44"]
    for square in ("C21", "C12", "C43", "A22"):
        assert t.refused(f"p1 at {square}") == "ww.event.horde_target"


@rule("ww.event.horde_range")
@pytest.mark.parametrize(("square", "reached"), [("C44", True), ("D41", True), ("D42", False)])
def test_four_squares_are_counted_with_diagonal_steps(square: str, reached: bool) -> None:
    t = bare(open_map(base_table(2, wisdom_rules()))).set("hand p1", "roaming_horde")
    t.set("armies p2", square, "C12", "C13").set("token C11", "village").at(MOVES)
    t.play("p1 event roaming_horde")
    if reached:
        assert f"p1 at {square}" in t.options()
    else:
        assert t.refused(f"p1 at {square}") == "ww.event.horde_range"


@rule("ww.event.horde_range")
def test_an_icon_without_its_village_counts_too() -> None:
    t = open_map(base_table(2, wisdom_rules())).set("hand p1", "roaming_horde")
    bare(t)
    t.set("armies p2", "C22")
    assert t.at(MOVES).refused("p1 event roaming_horde") == FACE
    t = open_map(base_table(2, wisdom_rules())).set("hand p1", "roaming_horde")
    icons = [name for name in squares(t) if t.fact(f"token {name}") == ["village"]]
    for name in icons:
        t.set(f"token {name}", "nothing")
    t.set("armies p2", beside(t, icons[0]))
    assert "p1 event roaming_horde" in t.at(MOVES).options()


def beside(t: Position, square: str) -> str:
    """A square beside another one."""
    near = state(t).layout.near[square_of(t, square)]
    return t.rules.kinds["square"].write(near[0])


@rule("ww.event.horde_range")
def test_nothing_is_counted_across_facedown_squares() -> None:
    t = laid_out().set("hand p1", "roaming_horde").set("token A11", "village")
    # Everything else of the map is facedown, and p2's home tile lies far away.
    t.at(MOVES)
    assert t.refused("p1 event roaming_horde") == FACE


def covered(*hidden: str) -> Position:
    """An open map without villages and figures, where some squares lie facedown."""
    t = bare(open_map(base_table(2, wisdom_rules())))
    g = state(t.set("armies p2").set("scouts p2"))
    for name in hidden:
        g.ground = put(g.ground, square_of(t, name), FOG)
    return t


@rule("ww.event.horde_range")
@pytest.mark.parametrize(
    ("hidden", "reached"),
    [
        # From C11 to C14 along the edge, around what is facedown, and not at all.
        ((), True),
        (("C12", "C13"), True),
        (("C12", "C13", "C22", "C23", "A42", "A43"), False),
    ],
)
def test_barbarians_go_around_facedown_squares(hidden: tuple[str, ...], reached: bool) -> None:
    t = covered(*hidden).set("token C11", "village")
    found = in_reach(state(t), square_of(t, "C14"), homes_of_barbarians(state(t)))
    assert found == reached


# Together with the other box


@rule("ww.event.horde_target", "ww.event.horde_range")
@pytest.mark.parametrize("square", ["H22", "H23"])
def test_a_metropolis_is_attacked_on_either_square(square: str) -> None:
    t = bare(open_map(base_table(2, wisdom_rules("fame_and_fortune"))))
    t.set("terrain H23", "grassland").set("annex p2 capital", "H23").set("armies p2")
    t.set("hand p1", "roaming_horde").set("token H44", "village").set("forces p2", "infantry_1_3")
    t.at(MOVES).play("p1 event roaming_horde")
    assert t.options() == ["p1 at H22", "p1 at H23"]
    t.play(f"p1 at {square}", *TOUGHEST)
    # Twelve for a capital and two for a metropolis.
    assert t.fact("bonuses") == ["0", "14"]


@rule("ww.event.horde_attacker")
def test_a_fortified_city_defends_itself_and_loses_its_sign() -> None:
    t = bare(open_map(base_table(2, wisdom_rules("fame_and_fortune"))))
    for square in ("C11", "C33"):
        t.set(f"terrain {square}", "grassland")
    t.set("token C11", "village").set("armies p2").set("city p2 city1", "C33")
    t.set("sign p2 city1", "fortification").set("forces p2", "infantry_1_3", "mounted_1_3")
    t = fought(raided(t.set("hand p1", "roaming_horde"), "C33"))
    assert totals(t) == [6, 6 + 6 + 2]
    assert t.fact("sign p2 city1") == ["no_sign"]
