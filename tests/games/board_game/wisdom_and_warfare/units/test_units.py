"""Unit cards of Wisdom and Warfare: which there are, and what they are worth at each rank."""

import pytest

from tests.games.board_game.kit import row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.fronts import health, strength
from ziggurat.games.board_game.battle.units import unit_row
from ziggurat.games.board_game.content.units import UNITS as OLD_UNITS
from ziggurat.games.board_game.ids import NONE, UNIT_TYPES
from ziggurat.games.board_game.wisdom_and_warfare.ids import FIRST_NEW_UNIT
from ziggurat.games.board_game.wisdom_and_warfare.units.units import UNITS

LAND = ("artillery", "infantry", "mounted")
# Strength, health and copies.
OF_LAND = ((1, 3, 5), (2, 2, 5), (3, 1, 5))
OF_AIR = ((5, 7, 2), (6, 6, 4), (7, 5, 2))
PRINTED = {
    **{f"{kind}_{own}_{life}": (own, life, n) for kind in LAND for own, life, n in OF_LAND},
    **{f"aircraft_{own}_{life}": (own, life, n) for own, life, n in OF_AIR},
}


@component("unit.artillery_1_3")
@component("unit.artillery_2_2")
@component("unit.artillery_3_1")
@component("unit.infantry_1_3")
@component("unit.infantry_2_2")
@component("unit.infantry_3_1")
@component("unit.mounted_1_3")
@component("unit.mounted_2_2")
@component("unit.mounted_3_1")
@component("unit.aircraft_5_7")
@component("unit.aircraft_6_6")
@component("unit.aircraft_7_5")
@rule("ww.setup.units_replaced")
@pytest.mark.parametrize("name", PRINTED)
def test_a_unit_has_strength_health_and_copies(name: str) -> None:
    g = state(laid_out())
    row = unit_row(g, g.rules.kinds["unit"].parse(name))
    assert (row.strength, row.health, row.copies) == PRINTED[name]
    assert UNIT_TYPES[row.unit_type] == name.split("_", maxsplit=1)[0]


@rule("ww.setup.unit_deck_sizes")
def test_the_decks_have_fifteen_cards_of_each_type_and_eight_aircraft() -> None:
    g = state(laid_out())
    sizes = {UNIT_TYPES[at]: bag.size() for at, bag in enumerate(g.unit_bags)}
    assert sizes == {"artillery": 15, "infantry": 15, "mounted": 15, "aircraft": 8}


@rule("ww.setup.units_never_mixed")
@pytest.mark.parametrize("more", [(), ("fame_and_fortune", "great_person_deck")])
def test_no_old_card_is_left(more: tuple[str, ...]) -> None:
    rules = wisdom_rules(*more)
    names = {rules.rows[number].name for number in rules.families["unit"]}
    assert names == set(PRINTED)
    assert not names & {row.name for row in OLD_UNITS}
    drawn = [unit for bag in state(laid_out(2, *more)).unit_bags for unit in bag.draws()[0]]
    assert {rules.rows[unit].name for unit in drawn} == set(PRINTED)


@rule("ww.battle.rank_values")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PRINTED)
def test_a_rank_adds_to_strength_and_health(name: str, rank: int) -> None:
    kind = name.split("_", maxsplit=1)[0]
    t = laid_out()
    if kind in LAND:
        t.set(f"rank p1 {kind}", str(rank))
    own, life, _ = PRINTED[name]
    more = rank - 1 if kind in LAND else 0
    unit = row_of(t, name)
    assert (strength(state(t), 0, unit), health(state(t), 0, unit)) == (own + more, life + more)
    # Another seat's rank does not matter, and barbarians have the one of their battle.
    assert (strength(state(t), 1, unit), health(state(t), 1, unit)) == (own, life)
    barbarian = (strength(state(t), NONE, unit, rank), health(state(t), NONE, unit, rank))
    assert barbarian == (own + more, life + more)


def test_new_cards_are_numbered_in_their_order_behind_the_old_ones() -> None:
    numbers = [unit.number for unit in UNITS]
    assert numbers == list(range(FIRST_NEW_UNIT, FIRST_NEW_UNIT + len(UNITS)))
    assert max([unit.number for unit in OLD_UNITS]) < FIRST_NEW_UNIT
