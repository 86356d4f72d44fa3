"""Battles fought at random: they always end, can be saved at every question and lose no card."""

import pytest

from tests.games.board_game.battle.field import begin, city, sides, storm
from tests.games.board_game.kit import state
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.board_game.battle.fight import battle_goes_on, current_battle
from ziggurat.games.board_game.battle.fronts import survivors
from ziggurat.games.board_game.ids import NONE
from ziggurat.match.codec import decode_state, encode_state
from ziggurat.match.notation import write_move

OURS = "infantry 1, infantry 2, infantry 2, mounted 2, mounted 3, artillery 1, aircraft 5"
THEIRS = "artillery 2, artillery 2, mounted 1, mounted 2, infantry 3, infantry 2"


def begun(seed: int) -> Position:
    """A battle in the field, for a city or for a village."""
    if seed % 3 == 0:
        return begin(sides(OURS, THEIRS, armies=2, against=2, seats=2 + seed % 3))
    if seed % 3 == 1:
        return storm(city(OURS, THEIRS, armies=3).set("walls p2", "city1"))
    return begin(sides(OURS, THEIRS, armies=3, against=0, seats=3), "barbarians")


def cards(t: Position) -> int:
    """All unit cards: in decks, in standing forces, and those of barbarians."""
    g = state(t)
    found = sum([bag.size() + len(bag.discard) for bag in g.unit_bags])
    found += sum([len(forces) for forces in g.forces]) + len(g.battle[g.seats])
    if battle_goes_on(g) and current_battle(g).defender == NONE and current_battle(g).winner < 0:
        found += len(survivors(current_battle(g), 1))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_battle_ends_and_loses_no_card(seed: int) -> None:
    t = begun(seed)
    dice = api.Seeded(seed)
    while t.state.asked[0].topic != "rest":
        saved = encode_state(t.state)
        assert encode_state(decode_state(t.rules, saved)) == saved
        assert cards(t) == 53
        question = t.state.asked[0]
        t.play(write_move(t.rules, question.seat, api.pick(question, dice)))
    assert cards(t) == 53
    assert not any(state(t).battle)
