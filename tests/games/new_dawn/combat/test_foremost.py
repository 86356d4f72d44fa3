"""What stands foremost in each space, found for all spaces in one go."""

import random

import pytest

from tests.games.new_dawn.seams import towers
from tests.games.new_dawn.seams.probe import rules_with
from tests.server.tables.matches import step
from ziggurat.api import Match
from ziggurat.games.new_dawn.board.kinds import foremost_pieces, pieces_at
from ziggurat.games.new_dawn.rows import Piece
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.match.chance import Fast


def told(piece: Piece) -> tuple[int, int, int]:
    return piece.kind, piece.seat, piece.space


def by_space(g: Table, seat: int) -> dict[int, tuple[int, int, int]]:
    """The same, one space after the other."""
    listed = {space: pieces_at(g, seat, space) for space in g.board.where.values()}
    return {space: told(pieces[0]) for space, pieces in listed.items() if pieces}


@pytest.mark.parametrize("seed", [2, 5])
def test_what_stands_foremost_is_what_can_be_attacked_first(seed: int) -> None:
    match = Match.new(rules_with(towers.install), 3, chance=Fast(seed))
    dice = random.Random(seed)
    found = 0
    for at in range(240):
        step(match, dice)
        if at % 40 == 0:
            g = table(match.state)
            for seat in range(3):
                foremost = {at: told(piece) for at, piece in foremost_pieces(g, seat).items()}
                assert foremost == by_space(g, seat)
                found += len(foremost)
    assert found > 100
