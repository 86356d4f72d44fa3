"""Starts a new expansion module of a game: its package, registered, worded and with a first test.

Owns where a module is named outside its own files. What it changes is left to its `install`.
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
    replaced,
    require_name,
    run,
    source_of,
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
LEDGER: Final = """\
# The rules of {title}: one testable rule for each entry.

module = "{name}"
"""
TEST: Final = '''"""What {title} changes."""

from ziggurat import api


def test_{name}_is_chosen_by_name() -> None:
    assert "{name}" not in api.build("{game}").modules
    assert "{name}" in api.build("{game}", ("{name}",)).modules
'''


def descriptor(text: str) -> ast.Call:
    """The call that makes a game's descriptor."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game":
            return node
    raise Trouble("rules.py has no Game(...)")


def given(call: ast.Call, name: str) -> ast.keyword | None:
    """What a descriptor says by keyword."""
    return next((at for at in call.keywords if at.arg == name), None)


def with_module(text: str, item: str) -> str:
    """Put a module behind those there are; a game without any gets its first."""
    call = descriptor(text)
    modules, install = given(call, "modules"), given(call, "install")
    if modules is not None:
        return with_element(text, modules.value, item)
    if install is None:
        raise Trouble("Game(...) in rules.py does not say install=")
    source = f"{source_of(text, install.value)},\n{' ' * install.col_offset}modules=({item},)"
    return replaced(text, install.value, source)


def register(plan: Plan, game: str, name: str) -> str:
    """Name the module in the only place that may, `rules.py`; returns what the game is called."""
    place = f"{game_place(plan, game)}/rules.py"
    text = plan.read(place)
    called = given(descriptor(text), "name")
    text = with_module(text, f'Module("{name}", install_{name}, stage="draft")')
    if not re.search(r"^from ziggurat\.build\.game import .*\bModule\b", text, re.MULTILINE):
        text = with_import(text, "ziggurat.build.game", "Module")
    home = f"ziggurat.games.{game}.{name}.install"
    plan.change(place, with_import(text, home, "install", f"install_{name}"))
    return game if called is None else str(ast.literal_eval(called.value))


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
    plan.create(f"{place}/ledger/{name}.toml", LEDGER.format(title=title, name=name))
    called = register(plan, game, name)
    for lang in LANGUAGES:
        domain, own = f"{game}.{name}", getattr(options, lang)
        new_catalogue(plan, lang, domain, own)
        add_words(plan, lang, domain, ((f"module.{name}", own),))
        if lang != ENGLISH:
            new_catalogue(plan, lang, f"ledger/{domain}", own)
            add_words(plan, lang, f"ledger/{domain}", ((f"section.{title}", own),))
    test = TEST.format(game=called, name=name, title=title)
    plan.create(f"tests/games/{game}/{name}/test_{name}.py", test)
    plan.write()


if __name__ == "__main__":
    sys.exit(run(main))
