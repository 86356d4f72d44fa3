"""Where a card's row is written, how it is numbered, and how a copy of it is written.

Owns the reading of content: the row to copy is found by its name in any folder of its game, and
is asked for its number. It changes nothing but what a plan holds.
"""

import ast
import importlib
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.scaffold import WIDTH, Plan, Trouble, game_place


class Card(NamedTuple):
    """Which card is wanted, of which module (or of the game itself), and which it is like."""

    game: str
    module: str
    family: str
    name: str
    like: str


class Written(NamedTuple):
    """A row of content as it is written: its file, its tuple, the call, and what it makes."""

    place: str
    rows: str
    call: ast.Call
    number: int


def import_of(root: Path, place: str) -> ModuleType:
    """Import a source file of the checkout."""
    sys.path.insert(0, str(root / "src"))
    name = place.removeprefix("src/").removesuffix(".py").replace("/", ".")
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise Trouble(f"{place} cannot be imported: {error}") from error


def known_rows(root: Path, card: Card) -> dict[int, str]:
    """The names of all rows of a game and its modules by number; refuses a card that cannot be."""
    package = import_of(root, f"src/ziggurat/games/{card.game}")
    build = import_of(root, "src/ziggurat/build/build.py").build
    game = getattr(package, package.__all__[0])
    if card.module and card.module not in [module.name for module in game.modules]:
        raise Trouble(f"{card.game} has no module '{card.module}': make it with new_module.py")
    mixes = import_of(root, "src/ziggurat/build/mix.py").mixes(game)
    taken: dict[int, str] = {}
    families: dict[str, list[str]] = {}
    for modules in {mix.modules: mix for mix in reversed(mixes)}:
        try:
            rules = build(game, modules)
        except Exception as error:
            raise Trouble(f"{card.game} does not build: {error}") from error
        taken.update({number: row.name for number, row in rules.rows.items()})
        for family, numbers in rules.families.items():
            names = families.setdefault(family, [])
            names.extend(
                [rules.rows[at].name for at in numbers if rules.rows[at].name not in names]
            )
    _check(card, families)
    if card.name in taken.values():
        raise Trouble(f"there is a row '{card.name}' already")
    return taken


def _check(card: Card, families: dict[str, list[str]]) -> None:
    if card.family not in families:
        there = ", ".join(families)
        raise Trouble(f"{card.game} has no family '{card.family}'; there are: {there}")
    names = families[card.family]
    if card.like not in names:
        raise Trouble(f"there is no {card.family} '{card.like}'; there are: {', '.join(names)}")


def next_number(taken: dict[int, str], like: str) -> int:
    """The first free number after that of the card to copy."""
    number = min(at for at, name in taken.items() if name == like)
    while number in taken:
        number += 1
    return number


def find_row(plan: Plan, card: Card, number: int) -> Written:
    """The row to copy, in whichever file of its game it is written."""
    folder = game_place(plan, card.game)
    for path in sorted((plan.root / folder).rglob("*.py")):
        place = path.relative_to(plan.root).as_posix()
        if f'"{card.like}"' not in path.read_text("utf-8"):
            continue
        for rows, call in _calls(plan.read(place), card.like):
            made = getattr(import_of(plan.root, place), rows)
            if any(vars_of(row) == (number, card.like) for row in made):
                return Written(place, rows, call, number)
    raise Trouble(f"no row '{card.like}' is written out one by one: copy another card")


def vars_of(row: Any) -> tuple[Any, Any]:
    """The number and the name of a row."""
    return getattr(row, "number", None), getattr(row, "name", None)


def _calls(text: str, name: str) -> list[tuple[str, ast.Call]]:
    """The calls with this name among their arguments, with the tuples they stand in."""
    found: list[tuple[str, ast.Call]] = []
    for node in ast.parse(text).body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(value, ast.Tuple) and isinstance(target, ast.Name):
            for element in value.elts:
                given = element.args if isinstance(element, ast.Call) else []
                if isinstance(element, ast.Call) and repr(name) in map(ast.unparse, given):
                    found.append((target.id, element))
    return found


def number_node(plan: Plan, written: Written) -> ast.expr | None:
    """The argument that is the row's number; None if it is not given but could be."""
    scope = vars(import_of(plan.root, written.place))
    called = ast.unparse(written.call.func)
    names = list(inspect.signature(eval(called, dict(scope))).parameters)
    if "number" not in names:
        raise Trouble(f"a {called} has no number of its own: write the row by hand")
    for keyword in written.call.keywords:
        if keyword.arg == "number":
            return keyword.value
    at = names.index("number")
    return written.call.args[at] if at < len(written.call.args) else None


def copied(
    written: Written, card: Card, old: ast.expr | None, number: str, names: dict[str, str]
) -> str:
    """The row once more, with another number and name, and other names for what is its own."""
    call = written.call
    items = [number if node is old else _source(node, card, names) for node in call.args]
    for keyword in call.keywords:
        value = number if keyword.value is old else _source(keyword.value, card, names)
        items.append(f"{keyword.arg}={value}")
    if old is None:
        items.append(f"number={number}")
    line = f"{ast.unparse(call.func)}({', '.join(items)})"
    if len(line) + len("    ,") <= WIDTH:
        return line
    return f"{ast.unparse(call.func)}(\n" + "".join(f"        {at},\n" for at in items) + "    )"


def _source(node: ast.expr, card: Card, names: dict[str, str]) -> str:
    """The source of an argument on one line, with double quotes."""
    if isinstance(node, ast.Constant) and node.value == card.like:
        return f'"{card.name}"'
    return renamed(ast.unparse(node).replace("'", '"'), names)


def renamed(source: str, names: dict[str, str]) -> str:
    """Copy source under other names."""
    return re.sub(r"\b\w+\b", lambda match: names.get(match[0], match[0]), source)


def home_of(plan: Plan, place: str, name: str) -> str:
    """The file that defines a name which a file uses: itself, or the one it imports it from."""
    for node in ast.parse(plan.read(place)).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if name == (alias.asname or alias.name):
                    inner = f"src/{(node.module or '').replace('.', '/')}"
                    # Either a name of that module, or a module of that package.
                    module = f"{inner}/{alias.name}.py"
                    return module if (plan.root / module).is_file() else f"{inner}.py"
    return place


def add_constant(plan: Plan, place: str, old: str, new: str, number: int) -> None:
    """Number a card below the block of numbers that has the copied card's, written as that is."""
    text = plan.read(place)
    for block in re.finditer(r"(?:^\w+: Final = [\w +]+\n)+", text, re.MULTILINE):
        line = re.search(rf"^{old}: Final = (.+)\n", block[0], re.MULTILINE)
        if line:
            value = offset(plan, place, ast.parse(line[1], mode="eval").body, number)
            added = f"{new}: Final = {value}\n"
            plan.change(place, f"{text[: block.end()]}{added}{text[block.end() :]}")
            return
    raise Trouble(f"{place} does not number {old}")


def offset(plan: Plan, place: str, node: ast.expr, number: int) -> str:
    """A number as a distance from the name that an expression begins with, if it does."""
    bases = [at.id for at in ast.walk(node) if isinstance(at, ast.Name)]
    if not bases:
        return str(number)
    base = int(vars(import_of(plan.root, place))[bases[0]])
    return f"{bases[0]} + {number - base}"
