"""How much work one answer sets off: far less than the bounds, in every game with every module."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tests.kit.builds import far_or_near
from ziggurat import api
from ziggurat.api import DeadEnd, Match
from ziggurat.build.governed import seats_with
from ziggurat.build.mix import menu
from ziggurat.kernel import engine
from ziggurat.kernel.flows import Window
from ziggurat.kernel.question import MOST_STEPS
from ziggurat.match import match as matches
from ziggurat.match.errors import SaveError
from ziggurat.match.stating import MOST_FRAMES, check_frames

# What games keep to; docs/protocol.md tells how long that takes.
STEPS: Final = 200
ANSWERS: Final = 100
FRAMES: Final = 32
MIXES: Final = [
    (game.name, modules)
    for game in api.GAMES
    for modules in {(), menu(game, tuple([module.name for module in game.modules])).mix.modules}
]


@pytest.mark.skipif(api.is_compiled(), reason="bounds are compiled in")
@pytest.mark.parametrize(("game", "modules"), MIXES)
def test_one_answer_stays_far_below_the_bounds(
    game: str, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "MOST_STEPS", STEPS)
    monkeypatch.setattr(matches, "MOST_ANSWERS", ANSWERS)
    rules = api.build(game, modules, {})
    dice = random.Random(7)
    match = Match.new(rules, seats_with(rules, 2), dice.randbytes(32))
    for _ in range(far_or_near(600, 300)):
        if match.outcome is not None:
            break
        seat = match.questions(-2)[0].seat
        question = next(each for each in match.questions(seat) if each.seat == seat)
        match.play(seat, dice.choice(question.options))
        assert len(match.state.stack) <= FRAMES


def test_work_without_an_end_is_a_dead_end() -> None:
    s = Match.new(api.build("template"), 2, bytes(32)).state
    s.stack = (*s.stack, *[Window("", ())] * (MOST_STEPS + 1))
    with pytest.raises(DeadEnd, match="never ends"):
        engine.advance(s)


def test_a_tower_of_frames_is_no_position() -> None:
    s = Match.new(api.build("template"), 2, bytes(32)).state
    s.stack = (*[Window("", ())] * MOST_FRAMES, *s.stack)
    with pytest.raises(SaveError, match="frames wait"):
        check_frames(s)
