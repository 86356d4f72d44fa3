"""Starts a new expansion module of a game: its package, registered, worded and with a first test.

Owns where a module is named outside its own folder. What it changes is left to its `install`.
`docs/how_to/add_an_expansion.md` goes on from here.
"""

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.scaffold import (
    ENGLISH,
    LANGUAGES,
    ROOT,
    Plan,
    Trouble,
    add_words,
    game_place,
    new_catalogue,
    require_name,
    run,
    with_element,
    with_import,
)

PACKAGE: Final = '"""{title}: an expansion; `install.py` is all it changes."""\n'
INSTALL: Final = '''"""What {title} changes, on one screen."""

from __future__ import annotations

from ziggurat.build.build import Build


def install(b: Build) -> None:
    """Install {title}."""
'''
LEDGER: Final = "# The rules of {title}: one testable rule for each entry.\n"
TEST: Final = '''"""What {title} changes."""

from ziggurat import api


def test_{name}_is_chosen_by_name() -> None:
    assert api.build("{game}").modules == ()
    assert api.build("{game}", ("{name}",)).modules == ("{name}",)
'''


def modules_of(text: str) -> ast.expr | None:
    """The tuple of modules in a game's descriptor."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game":
            for keyword in node.keywords:
                if keyword.arg == "modules":
                    return keyword.value
    raise Trouble("rules.py has no Game(...) with modules=(...): write modules=() there first")


def register(plan: Plan, game: str, name: str) -> None:
    """Name the module in the only two places that may: `rules.py` and the import contracts."""
    place = f"{game_place(plan, game)}/rules.py"
    module = f"ziggurat.games.{game}.{name}"
    text = plan.read(place)
    item = f'Module("{name}", install_{name}, stage="draft")'
    text = with_element(text, modules_of(text), item)
    plan.change(place, with_import(text, f"{module}.install", "install", f"install_{name}"))
    text = plan.read("pyproject.toml")
    guarded = re.search(r"^protected_modules = \[[^\]]*?(?=,?\s*\])", text, re.MULTILINE)
    if not guarded:
        raise Trouble("pyproject.toml has no list of protected_modules")
    plan.change("pyproject.toml", text.replace(guarded[0], f'{guarded[0]}, "{module}"', 1))


def main(arguments: list[str]) -> None:
    """Read the command line and write the pieces of the new module."""
    parser = argparse.ArgumentParser(description="Start a new expansion module of a game.")
    parser.add_argument("game", help="the game's package")
    parser.add_argument("name", help="the module: small letters, digits and _")
    for lang in LANGUAGES:
        parser.add_argument(f"--{lang}", required=True, help="what players call it")
    options = parser.parse_args(arguments)
    game, name, title = options.game, options.name, options.en
    plan = Plan(ROOT)
    place = game_place(plan, game)
    require_name("module", name)
    plan.create(f"{place}/{name}/__init__.py", PACKAGE.format(title=title))
    plan.create(f"{place}/{name}/install.py", INSTALL.format(title=title))
    plan.create(f"{place}/ledger/{name}.toml", LEDGER.format(title=title))
    register(plan, game, name)
    for lang in LANGUAGES:
        own = getattr(options, lang)
        new_catalogue(plan, lang, f"{game}.{name}", own)
        add_words(plan, lang, f"{game}.{name}", ((f"module.{name}", own),))
        if lang != ENGLISH:
            new_catalogue(plan, lang, f"ledger/{game}.{name}", own)
    test = TEST.format(game=game, name=name, title=title)
    plan.create(f"tests/games/{game}/test_{name}.py", test)
    plan.write()


if __name__ == "__main__":
    sys.exit(run(main))
