"""Setting up: how the words of a command become rules, seats, seeds and saves.

Owns the reading of `--game`, `--modules`, `--option`, `--seats`, `--seed` and files. Whatever
it cannot read is an error that says what would have been right.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat import api
from ziggurat.cli.errors import BadInput
from ziggurat.match.files import import_match, read_bytes
from ziggurat.match.form import Save, read_save
from ziggurat.match.promise import Seed, stretched

if TYPE_CHECKING:
    from ziggurat.api import Game, Match, Rules

YOU: Final = "you"
RANDOM: Final = "random"
HOME: Final = "ZIGGURAT_HOME"


def game_named(name: str) -> Game:
    """Find a game."""
    if name not in api.games():
        known = ", ".join(sorted(api.games()))
        raise BadInput(f"there is no game '{name:.40}'; there are: {known}")
    return api.games()[name]


def games_named(name: str) -> list[Game]:
    """One game, or all of them if none is named."""
    return [game_named(name)] if name else [api.games()[game] for game in sorted(api.games())]


def rules_for(game: str, modules: str, options: Sequence[str]) -> Rules:
    """Build a game as the command line describes it."""
    game_named(game)
    return api.build(game, tuple(split(modules)), dict(map(setting, options)))


def setting(text: str) -> tuple[str, str]:
    """Read what is given for one option."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise BadInput(f"'{text:.40}' is not an option: write NAME=VALUE")
    return name, value


def split(text: str) -> list[str]:
    """The words of a list with commas; blanks around them do not count."""
    return [word.strip() for word in text.split(",") if word.strip()]


def players_for(text: str, first: str, seats: int) -> list[str]:
    """Who sits where: names with commas, or a number of seats.

    Where nothing is said, `first` takes the first seat and random players the others.
    """
    if text.isascii() and text.isdigit() and len(text) < 4:
        seats, text = int(text), ""
    return split(text) or [first, *[RANDOM] * (seats - 1)][:seats]


def check_players(names: Sequence[str]) -> None:
    """Refuse a name that stands for nobody, before anything begins."""
    from ziggurat.players.table import UnknownPlayer, make_player

    for name in names:
        if name != YOU:
            try:
                make_player(name)
            except UnknownPlayer as error:
                raise BadInput(f"{error}, and '{YOU}' for a person") from None


def dice_seed(number: int | None, game: str) -> Seed | None:
    """The seed of a match, from a number that is easy to remember; None draws one."""
    return None if number is None else stretched(f"{number}", game)


def open_match(path: Path) -> Match:
    """Open a save to look at or to play on."""
    return import_match(_readable(path), api.games())


def open_save(path: Path) -> Save:
    """Read a save without building anything of it."""
    return read_save(read_bytes(_readable(path)))


def open_bytes(path: Path) -> bytes:
    """Read a file that should be a save."""
    return read_bytes(_readable(path))


def _readable(path: Path) -> Path:
    if path.is_dir():
        raise BadInput(f"'{path}' is a folder, not a save")
    return path


def home() -> Path:
    """Where games that were left unfinished are kept."""
    named = os.environ.get(HOME)
    return Path(named) if named else Path.home() / ".ziggurat"
