"""A building with a single site is put there by itself: what that costs is told before."""

from __future__ import annotations

import pytest

from ziggurat import api
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import BUILD
from ziggurat.kernel.engine import child
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State
from ziggurat.match.leaves import leaves

SETS = [((), 1), (("fame_and_fortune",), 1), (("wisdom_and_warfare",), 2)]
DECISIONS = 700


def covered(before: Table, after: Table) -> int:
    """The square on which a marker came to lie, or none."""
    new = [at for at, marker in enumerate(after.markers) if marker != before.markers[at]]
    return new[0] if new else NONE


def untold(s: State, question: Question) -> list[str]:
    """What choices to build take away without saying so."""
    told = leaves(s, question)
    g = table(s)
    faults: list[str] = []
    for choice in question.options:
        if choice[0] == BUILD:
            names = [left.name for left in told.get(choice, ())]
            after = table(child(s, question.seat, choice))
            square = covered(g, after)
            if square != NONE and g.markers[square] != NONE and "covers_marker" not in names:
                faults.append(f"{choice} replaces a marker")
            poorer = coins(after, question.seat) < coins(g, question.seat)
            if poorer and "covers_coin" not in names:
                faults.append(f"{choice} costs a coin")
    return faults


@pytest.mark.parametrize(("modules", "seed"), SETS)
def test_a_single_site_tells_what_it_costs(modules: tuple[str, ...], seed: int) -> None:
    match = api.Match.new(api.build("board-game", modules=modules), 2, bytes(range(32)))
    dice = api.Seeded(seed)
    told = 0
    for _ in range(DECISIONS):
        question = match.state.asked[0]
        if question.seat >= 0 and question.topic == "city_action":
            assert untold(match.state, question) == []
            names = [
                left.name for lefts in leaves(match.state, question).values() for left in lefts
            ]
            told += sum([name.startswith("covers_") for name in names])
        match.play(question.seat, api.pick(question, dice))
    assert told > 0
