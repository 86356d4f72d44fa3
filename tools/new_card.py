"""Starts a new card as a copy of the one most like it: row, functions, ledger line, words, test.

Owns which pieces a card has and where they go. What the card does is left to its author: the
test it writes fails until it says so. `docs/how_to/add_a_card.md` goes on from here.
"""

import argparse
import ast
import importlib
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
    assigned,
    game_place,
    require_name,
    rule_entry,
    rule_prefix,
    run,
    source_of,
    with_element,
    with_import,
    wording,
)

TEST: Final = '''"""What the card {family}.{name} does."""

import pytest

from tests.kit.trace import component, rule


@component("{family}.{name}")
@rule("{rule}")
def test_{name}() -> None:
    pytest.fail("play this card, then state what must be true")
'''


class Card:
    """Which card is wanted, and which it is like."""

    def __init__(self, game: str, family: str, name: str, like: str) -> None:
        self.game: Final = game
        self.family: Final = family
        self.name: Final = name
        self.like: Final = like


def taken_numbers(root: Path, card: Card) -> dict[int, str]:
    """The names of all rows of a game and its modules by number; refuses a card that cannot be."""
    sys.path.insert(0, str(root / "src"))
    package = importlib.import_module(f"ziggurat.games.{card.game}")
    build = importlib.import_module("ziggurat.build.build").build
    game = getattr(package, package.__all__[0])
    base = build(game)
    if card.family not in base.families:
        there = ", ".join(base.families)
        raise Trouble(f"{card.game} has no family '{card.family}'; there are: {there}")
    names = [base.rows[number].name for number in base.families[card.family]]
    if card.like not in names:
        raise Trouble(f"there is no {card.family} '{card.like}'; there are: {', '.join(names)}")
    rows = dict(base.rows)
    for module in game.modules:
        rows.update(build(game, (module.name, *module.needs)).rows)
    taken = {number: row.name for number, row in rows.items()}
    if card.name in taken.values():
        raise Trouble(f"there is a row '{card.name}' already")
    return taken


def next_number(taken: dict[int, str], like: str) -> int:
    """The first free number after that of the card to copy."""
    number = min(at for at, name in taken.items() if name == like)
    while number in taken:
        number += 1
    return number


def content_file(plan: Plan, card: Card) -> tuple[str, str]:
    """The file with the family's rows and the name of their tuple, as `rules.py` installs them."""
    place = game_place(plan, card.game)
    tree = ast.parse(plan.read(f"{place}/rules.py"))
    pattern = re.compile(rf"b\.content\('{card.family}'\)\.add\((\w+)\)")
    found = [
        match[1]
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        for match in [pattern.fullmatch(ast.unparse(node))]
        if match
    ]
    for node in tree.body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom) and found and found[0] in names:
            return f"src/{(node.module or '').replace('.', '/')}.py", found[0]
    raise Trouble(f"{place}/rules.py installs no tuple of rows as '{card.family}'")


def defined(node: ast.stmt) -> str:
    """The name that a statement defines, if it is a function or a constant."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def own_names(text: str, card: Card, row: ast.Call) -> dict[str, str]:
    """The names that belong to the copied card alone, each with its new form."""
    found = {ast.unparse(row.args[0])}
    beginnings = (f"{card.like}_", f"{card.like.upper()}_")
    found.update(at for at in map(defined, ast.parse(text).body) if at.startswith(beginnings))
    upper = {old: old.replace(card.like.upper(), card.name.upper(), 1) for old in found}
    return {old: new.replace(card.like, card.name, 1) for old, new in upper.items()}


def renamed(source: str, names: dict[str, str]) -> str:
    """Copy source under other names."""
    return re.sub(r"\b\w+\b", lambda match: names.get(match[0], match[0]), source)


def row_of(text: str, rows: str, name: str) -> ast.Call:
    """The call that makes a row."""
    value = assigned(text, rows)
    for element in value.elts if isinstance(value, ast.Tuple) else ():
        if isinstance(element, ast.Call) and repr(name) in map(ast.unparse, element.args):
            return element
    raise Trouble(f"{rows} has no row '{name}' written out")


def add_row(plan: Plan, card: Card, number: int) -> None:
    """Add the number, the constants, the functions and the row."""
    place, rows = content_file(plan, card)
    text = plan.read(place)
    row = row_of(text, rows, card.like)
    names = own_names(text, card, row)
    copied = renamed(source_of(text, row), names).replace(f'"{card.like}"', f'"{card.name}"')
    text = with_element(text, assigned(text, rows), copied)
    for kind, gap in ((ast.FunctionDef, "\n\n\n"), (ast.AnnAssign, "\n")):
        sources = [
            source_of(text, node)
            for node in ast.parse(text).body
            if isinstance(node, kind) and defined(node) in names
        ]
        if sources:
            added = gap.join([sources[-1], *(renamed(source, names) for source in sources)])
            text = text.replace(sources[-1], added, 1)
    old = ast.unparse(row.args[0])
    plan.change(place, with_import(text, f"ziggurat.games.{card.game}.ids", names[old]))
    add_number(plan, card, old, f"{names[old]}: Final = {number}\n")


def add_number(plan: Plan, card: Card, old: str, line: str) -> None:
    """Number the card, below the block of numbers that has the copied card's."""
    place = f"{game_place(plan, card.game)}/ids.py"
    text = plan.read(place)
    for block in re.finditer(r"(?:^\w+: Final = \d+\n)+", text, re.MULTILINE):
        if re.search(rf"^{old}:", block[0], re.MULTILINE):
            plan.change(place, f"{text[: block.end()]}{line}{text[block.end() :]}")
            return
    raise Trouble(f"{place} does not number {old}")


def add_rule(plan: Plan, card: Card, texts: dict[str, tuple[str, str]]) -> str:
    """Add the ledger's line behind the last of the family and return its id."""
    place = f"{game_place(plan, card.game)}/ledger/{card.game}.toml"
    text = plan.read(place)
    prefix = rule_prefix(text)
    entries = list(re.finditer(r"\[\[rule\]\]\n(?:.+\n)+", text))
    alike = [entry for entry in entries if f'id = "{prefix}.{card.family}.' in entry[0]]
    last = (alike or entries)[-1]
    rule = f"{prefix}.{card.family}.{card.name}"
    fields = {
        "id": rule,
        **dict(re.findall(r'^(section|place) = "(.*)"$', last[0], re.MULTILINE)),
        "status": "done",
        "text": ": ".join(texts[ENGLISH]),
    }
    plan.change(place, f"{text[: last.end()]}\n{rule_entry(fields)}{text[last.end() :]}")
    for lang in LANGUAGES:
        if lang != ENGLISH:
            add_words(plan, lang, f"ledger/{card.game}", ((rule, ": ".join(texts[lang])),))
    return rule


def main(arguments: list[str]) -> None:
    """Read the command line and write the pieces of the new card."""
    parser = argparse.ArgumentParser(description="Start a new card as a copy of one like it.")
    parser.add_argument("game", help="the game's package")
    parser.add_argument("family", help="the family of cards, as rules.py calls it")
    parser.add_argument("name", help="the card: small letters, digits and _")
    parser.add_argument("--like", required=True, help="the card of the family to copy")
    for lang in LANGUAGES:
        parser.add_argument(f"--{lang}", required=True, help='"Lamp: Take 1 coin at closing."')
    options = parser.parse_args(arguments)
    plan = Plan(ROOT)
    card = Card(options.game, options.family, options.name, options.like)
    game_place(plan, card.game)
    require_name("card", card.name)
    texts = {lang: wording(getattr(options, lang)) for lang in LANGUAGES}
    add_row(plan, card, next_number(taken_numbers(plan.root, card), card.like))
    rule = add_rule(plan, card, texts)
    key = f"{card.family}.{card.name}"
    for lang, (name, text) in texts.items():
        add_words(plan, lang, card.game, ((key, name), (f"{key}.text", text)))
    test = TEST.format(family=card.family, name=card.name, rule=rule)
    plan.create(f"tests/games/{card.game}/cards/test_{card.name}.py", test)
    plan.write()


if __name__ == "__main__":
    sys.exit(run(main))
