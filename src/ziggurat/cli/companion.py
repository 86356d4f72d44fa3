"""`ziggurat companion`: Ziggurat plays the governed seat for people with the real box.

Owns how such a table begins: from nothing, from a scene or from what was kept before.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.api import new_state
from ziggurat.build.governed import governed_seats
from ziggurat.build.option import seats_for
from ziggurat.cli.beside import ROLLED, TYPED, Beside
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.lines import Lines
from ziggurat.cli.screen import TextScreen
from ziggurat.cli.setting import rules_for
from ziggurat.cli.words import Say
from ziggurat.scenes import SceneError
from ziggurat.scenes.companion import governing_module, opened
from ziggurat.scenes.source import read_text

if TYPE_CHECKING:
    from ziggurat.api import Rules, State


def companion(
    file: Path | None,
    game: str,
    modules: str,
    options: Sequence[str],
    people: int,
    dice: str,
    seed: int | None,
    step: bool,
    lang: str,
) -> int:
    """Play beside a real table until the people leave."""
    if dice not in (ROLLED, TYPED):
        raise BadInput(f"--dice is '{ROLLED}' or '{TYPED}', not '{dice:.20}'")
    if file is None:
        rules = rules_for(game, modules or governing_module(game), options)
        _need_governed(rules)
        s = new_state(rules, seats_for(rules, people))
    else:
        s = _opened(file)
        _need_governed(s.rules)
    Beside(s, TextScreen(Say(lang)), Lines(), dice == TYPED, seed, step).run()
    return DONE


def _need_governed(rules: Rules) -> None:
    if not governed_seats(rules, rules.seats[0]):
        names = governing_module(rules.game.name) or "but there is none"
        raise BadInput(f"no rule plays a seat here: add a module that does: {names}")


def _opened(path: Path) -> State:
    """The position in a file: one that was kept, or the first scene."""
    if path.is_dir():
        raise BadInput(f"'{path}' is a folder, not a scene or a position that was kept")
    try:
        return opened(read_text(path), path.as_posix())
    except SceneError as error:
        raise BadInput(str(error)) from None
