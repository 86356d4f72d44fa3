"""Sheets: a second table of what is printed on components, compared with the rows.

A sheet `<folder of a game>.csv` has the columns family, name and module; every other column is
an attribute of the row. A column `water:no/yes` gives words for the numbers 0, 1 and so on; what
holds several values lists them with blanks between. An empty cell is not compared. The lines of
a module add to those of the base game, or stand in for the line of the same family and name; a
line whose module begins with a minus tells what the module takes out of the game.
"""

import csv
from pathlib import Path

import pytest

from ziggurat import api
from ziggurat.build.game import Game
from ziggurat.kernel.content import Row

FOLDER = Path(__file__).parent


def with_needs(game: Game, modules: tuple[str, ...]) -> tuple[str, ...]:
    """Modules with all that they need, in the game's order."""
    needs = {module.name: module.needs for module in game.modules}
    chosen = {*modules, *[need for name in modules for need in needs[name]]}
    return tuple([module.name for module in game.modules if module.name in chosen])


def named(path: Path) -> set[str]:
    """The modules that a sheet names."""
    with path.open(encoding="utf-8", newline="") as file:
        return {line["module"].lstrip("-") for line in csv.DictReader(file)} - {""}


# Each game alone, and with each of its modules and what that needs; what joins modules comes with
# them by itself, and is compared if the sheet has lines of it.
CASES = [
    pytest.param(game, modules, id="-".join((game.folder, *modules)))
    for game in api.games().values()
    for modules in [
        (),
        *[(*module.needs, module.name) for module in game.modules],
        *[
            with_needs(game, module.needs)
            for module in game.joins
            if module.name in named(FOLDER / f"{game.folder}.csv")
        ],
    ]
]


def sheet(game: Game, modules: tuple[str, ...]) -> dict[tuple[str, str], dict[str, str]]:
    """The lines of a sheet that hold with some modules, by family and name."""
    with (FOLDER / f"{game.folder}.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    chosen = [line for module in ("", *modules) for line in lines if line["module"] == module]
    gone = [line for module in modules for line in lines if line["module"] == f"-{module}"]
    found = {(line.pop("family"), line.pop("name")): line for line in chosen}
    for line in gone:
        del found[line["family"], line["name"]]
    return found


def printed(value: object, words: list[str]) -> str:
    """A value of a row as a sheet writes it."""
    if isinstance(value, tuple):
        return " ".join([printed(part, words) for part in value])
    if isinstance(value, Row):
        return value.name
    return words[value] if words and isinstance(value, int) else str(value)


def shown(row: Row, column: str) -> str:
    """What a row holds in a column."""
    attribute, _, legend = column.partition(":")
    return printed(getattr(row, attribute), legend.split("/") if legend else [])


@pytest.mark.parametrize(("game", "modules"), CASES)
def test_rows_equal_the_sheet(game: Game, modules: tuple[str, ...]) -> None:
    rules = api.build(game.name, modules)
    expected = sheet(game, tuple(rules.installed))
    rows = {
        (family, rules.rows[number].name): rules.rows[number]
        for family, numbers in rules.families.items()
        for number in numbers
    }
    assert sorted(rows) == sorted(expected)
    for key, line in expected.items():
        filled = {column: cell for column, cell in line.items() if cell and column != "module"}
        found = {column: shown(rows[key], column) for column in filled}
        assert found == filled, key


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.csv")), ids=lambda path: path.stem)
def test_a_sheet_names_what_there_is(path: Path) -> None:
    games = {game.folder: game for game in api.games().values()}
    found = games[path.stem]
    assert named(path) <= {module.name for module in (*found.modules, *found.joins)}
