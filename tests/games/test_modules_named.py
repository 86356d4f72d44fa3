"""No file outside a module's own names it, in any layer; only the game's `rules.py` does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.declared import parts_of
from ziggurat.build.game import Game, Module
from ziggurat.build.mix import Mix, mixes

SOURCES: Final = Path(__file__).parents[2] / "src" / "ziggurat"
SPRITE: Final = SOURCES / "page" / "sprite.svg"
SUFFIXES: Final = (".py", ".js", ".css", ".po", ".toml", ".html", ".svg")
MODULES: Final = [(game, at) for game in api.games().values() for at in parts_of(game)]


def spelt(name: str) -> re.Pattern[str]:
    """A name in all the ways it may be written: a_b, a-b, A B, aB."""
    words = [re.escape(word) for word in re.split(r"[_-]", name)]
    return re.compile(rf"(?<![a-z]){'[ _-]?'.join(words)}(?![a-z])", re.IGNORECASE)


def brought(game: Game, module: Module) -> set[str]:
    """The kinds and records that come with a module, as rules call them."""
    every = mixes_of(game.name)
    fewest = min([at for at in every if module.name in at.installed()], key=lambda at: len(at[0]))
    found = _names(game, fewest)
    for mix in every:
        if set(mix.modules) < set(fewest.modules):
            found -= _names(game, mix)
    # What the page draws has names of its own, which may be words of a module as well.
    return found - set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text("utf-8")))


def _names(game: Game, mix: Mix) -> set[str]:
    return set(_names_with(game.name, mix.modules, tuple(mix.options.items())))


@cache
def _names_with(
    name: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    rules = build(api.games()[name], modules, dict(options))
    return (*rules.kinds, *rules.records)


def of_one(path: Path, modules: tuple[str, ...]) -> bool:
    """Tell whether a file belongs to one of some modules."""
    place = path.relative_to(SOURCES)
    names = [*place.parts[:-1], *place.name.split(".")]
    part = re.compile(rf"(.*_)?({'|'.join(map(re.escape, modules))})(_.*)?")
    return any([part.fullmatch(name) for name in names])


def own(path: Path, module: Module) -> bool:
    """Tell whether a file is the module's own, one of a module that says how it stands to it (needs
    it, excludes it or builds on it), or may name it.

    Two games may call a module alike, as a game that began as a copy of another does.
    """
    needing = [
        other.name
        for _, other in MODULES
        if module.name in (*other.needs, *other.excludes, *other.after)
    ]
    homes = [game.folder for game, other in MODULES if other.name == module.name]
    rules = [Path("games", home, "rules.py") for home in homes]
    return path.relative_to(SOURCES) in rules or of_one(path, (module.name, *needing))


def of_its_box(path: Path, module: Module) -> bool:
    """Tell whether a file is of what a module needs: a box may speak of its options.

    What joins boxes may speak of the options of each. What an option brings neither knows.
    """
    joined = [
        other.name
        for game, _ in MODULES
        for other in game.joins
        if set(module.needs) & set(other.needs)
    ]
    return len(module.needs) > 0 and of_one(path, (*module.needs, *joined))


def foreign(path: Path, game: Game) -> bool:
    """Tell whether a file belongs to another game, which may have words of its own alike."""
    names = {word for part in path.relative_to(SOURCES).parts for word in part.split(".")}
    return any([at.folder in names for at in api.games().values() if at.name != game.name])


@cache
def texts() -> dict[Path, str]:
    """All files that might name a module."""
    paths = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in SUFFIXES]
    return {path: path.read_text("utf-8") for path in paths}


@cache
def mixes_of(name: str) -> tuple[Mix, ...]:
    """One mix of each set of modules of a game."""
    return tuple({mix.modules: mix for mix in reversed(mixes(api.games()[name]))}.values())


def named(game: Game, module: Module) -> Iterator[str]:
    """Where other files name a module or what it brings."""
    pattern = spelt(module.name)
    quoted = [f"{sign}{name}{sign}" for name in sorted(brought(game, module)) for sign in "\"'`"]
    for path, text in texts().items():
        # Most files do not name it at all, which is quickly seen.
        somewhere = pattern.search(text) or any([name in text for name in quoted])
        if somewhere and not own(path, module):
            for number, line in enumerate(text.splitlines(), 1):
                ours = path.suffix != ".po" and not foreign(path, game)
                brings = ours and any([name in line for name in quoted])
                if brings or (pattern.search(line) and not of_its_box(path, module)):
                    yield f"{path.relative_to(SOURCES).as_posix()}:{number}: {line.strip()}"


@pytest.mark.parametrize(
    ("game", "module"), [pytest.param(*at, id=f"{at[0].name} {at[1].name}") for at in MODULES]
)
def test_no_other_file_names_a_module(game: Game, module: Module) -> None:
    assert list(named(game, module)) == []


def test_a_name_is_found_however_it_is_spelt() -> None:
    pattern = spelt("old_harbour")
    for text in ("old_harbour", "Old Harbour", "old-harbour", "oldHarbour", '"old_harbour"'):
        assert pattern.search(text)
    for text in ("old_harbours", "an old man in the harbour", "cold_harbour"):
        assert not pattern.search(text)


def test_what_a_module_brings_is_known() -> None:
    game, module = MODULES[-1]
    assert "lantern" in brought(game, module)
    assert "FestivalView" in brought(game, module)
