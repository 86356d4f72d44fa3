"""What a save may contain: every frame is declared by the module that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.mix import mixes
from ziggurat.kernel.frame import Frame

GAME = "board-game"
PACKAGE = "ziggurat.games.board_game."


def below(kind: type[Frame]) -> Iterator[type[Frame]]:
    """All kinds of frame that are made of one."""
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def test_every_frame_of_a_game_is_declared_by_some_module() -> None:
    game = api.games()[GAME]
    declared: set[str] = set()
    for modules in sorted({mix.modules for mix in mixes(game)}):
        declared |= set(build(game, modules).records)
    own = [kind for kind in below(Frame) if kind.__module__.startswith(PACKAGE)]
    asked = [kind for kind in own if "SPEC" in vars(kind)]
    assert len(asked) > 50
    assert [kind.__name__ for kind in asked if kind.__name__ not in declared] == []
