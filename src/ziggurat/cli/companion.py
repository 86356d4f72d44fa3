"""`ziggurat companion`: Ziggurat plays the governed seat for people with the real box.

Owns how such a table begins: from nothing, from a scene or from what was kept before.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat import api
from ziggurat.api import new_state
from ziggurat.build.governed import governed_seats, seats_with
from ziggurat.cli.beside import ROLLED, TYPED, Beside
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.lines import Lines
from ziggurat.cli.screen import TextScreen
from ziggurat.cli.setting import rules_for
from ziggurat.cli.words import Say
from ziggurat.match.codec import CodecError, decode_state, encode_state
from ziggurat.match.files import read_bytes
from ziggurat.scenes import SceneError, load, set_up

if TYPE_CHECKING:
    from ziggurat.api import State

FORMAT: Final = "ziggurat-companion"


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that was kept: by which rules it is, and the whole state."""

    format: str
    game: str
    version: int
    modules: tuple[str, ...]
    options: dict[str, str]
    state: dict[str, object]


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
        s = new_state(rules, seats_with(rules, people))
    else:
        s = _opened(file)
    if not governed_seats(s.rules, s.seats):
        names = governing_module(s.rules.game.name) or "but there is none"
        raise BadInput(f"no rule plays a seat here: add a module that does: {names}")
    Beside(s, TextScreen(Say(lang)), Lines(), dice == TYPED, seed, step, kept).run()
    return DONE


def governing_module(game: str) -> str:
    """The first module of a game by which a rule plays a seat, or nothing."""
    known = api.games()
    modules = known[game].modules if game in known else ()
    return next((module.name for module in modules if module.governed), "")


def kept(s: State) -> bytes:
    """A position as it is kept in a file."""
    rules = s.rules
    about = Kept(
        FORMAT, rules.game.name, rules.game.version, rules.modules, rules.options, encode_state(s)
    )
    return msgspec.json.format(msgspec.json.encode(about), indent=1)


def _opened(path: Path) -> State:
    """The position in a file: one that was kept, or the first scene."""
    if path.is_dir():
        raise BadInput(f"'{path}' is a folder, not a scene or a position that was kept")
    data = read_bytes(path)
    if data.lstrip().startswith(b"{"):
        return _resumed(data, path)
    try:
        return set_up(load(path, bare=True)[0])
    except SceneError as error:
        raise BadInput(str(error)) from None


def _resumed(data: bytes, path: Path) -> State:
    try:
        about = msgspec.json.decode(data, type=Kept)
    except msgspec.MsgspecError as error:
        raise BadInput(f"'{path}' is no position that was kept: {error}") from None
    rules = api.build(about.game, about.modules, about.options)
    if about.format != FORMAT or about.version != rules.game.version:
        raise BadInput(f"'{path}' was kept by other rules")
    try:
        return decode_state(rules, about.state)
    except CodecError as error:
        raise BadInput(f"'{path}' is no position of this game: {error}") from None
