"""Starts a new card as a copy of the one most like it: row, functions, ledger line, words, test.

Owns which pieces a card has and where they go. What the card does is left to its author: the
test it writes fails until it says so. `docs/how_to/add_a_card.md` goes on from here.
"""

import argparse
import ast
import builtins
import re
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.card_rows import (
    Card,
    Written,
    add_constant,
    copied,
    find_row,
    home_of,
    known_rows,
    next_number,
    number_node,
    offset,
    renamed,
)
from tools.scaffold import (
    ENGLISH,
    LANGUAGES,
    ROOT,
    Plan,
    Trouble,
    add_words,
    assigned,
    game_place,
    import_line,
    ledger_of,
    replaced,
    require_name,
    rule_entry,
    rule_prefix,
    run,
    source_of,
    with_element,
    with_import,
    wording,
    words_of,
)

TEST: Final = '''"""What the card {family}.{name} does."""

import pytest

from tests.kit.trace import component, rule


@component("{family}.{name}")
@rule("{rule}")
def test_{name}() -> None:
    pytest.fail("play this card, then state what must be true")
'''
ROWS: Final = '''"""Rows that the module adds to the family `{family}`."""

from __future__ import annotations

from typing import Final

{imports}

{constant}
{rows}: Final = (
    {row},
)
'''


def defined(node: ast.stmt) -> str:
    """The name that a statement defines, if it is a function or a constant."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def own_names(text: str, card: Card) -> dict[str, str]:
    """The names that belong to the copied card alone, each with its new form."""
    beginnings = (f"{card.like}_", f"{card.like.upper()}_")
    found = [at for at in map(defined, ast.parse(text).body) if at.startswith(beginnings)]
    upper = {old: old.replace(card.like.upper(), card.name.upper(), 1) for old in found}
    names = {old: new.replace(card.like, card.name, 1) for old, new in upper.items()}
    return {**names, card.like: card.name}


def new_number(plan: Plan, card: Card, written: Written, number: int) -> str:
    """How the new row writes its number, as the copied one does; constants are added for it."""
    old = number_node(plan, written)
    if isinstance(old, ast.Attribute) and old.attr == card.like.upper():
        alias = ast.unparse(old.value)
        home = home_of(plan, written.place, alias)
        add_constant(plan, home, old.attr, card.name.upper(), number)
        return f"{alias}.{card.name.upper()}"
    if isinstance(old, ast.Name) and old.id == card.like.upper():
        home, new = home_of(plan, written.place, old.id), card.name.upper()
        add_constant(plan, home, old.id, new, number)
        if home != written.place:
            module = home.removeprefix("src/").removesuffix(".py").replace("/", ".")
            plan.change(written.place, with_import(plan.read(written.place), module, new))
        return new
    return str(number) if old is None else offset(plan, written.place, old, number)


def add_row(plan: Plan, card: Card, written: Written, number: int) -> None:
    """Add the row behind those it stands with, and copies of what belongs to the copied card."""
    names = own_names(plan.read(written.place), card)
    value = new_number(plan, card, written, number)
    text = plan.read(written.place)
    row = copied(written, card, number_node(plan, written), value, names)
    text = with_element(text, assigned(text, written.rows), row)
    for kind, gap in ((ast.FunctionDef, "\n\n\n"), (ast.AnnAssign, "\n")):
        sources = [
            source_of(text, node)
            for node in ast.parse(text).body
            if isinstance(node, kind) and defined(node) in names
        ]
        if sources:
            added = gap.join([sources[-1], *(renamed(source, names) for source in sources)])
            text = text.replace(sources[-1], added, 1)
    plan.change(written.place, text)


def add_module_row(plan: Plan, card: Card, written: Written, number: int) -> None:
    """Add the row to a file of the module; its hooks are those of the copied card for now."""
    rows = f"{card.family.upper()}S"
    home = f"{game_place(plan, card.game)}/{card.module}"
    place = f"{home}/{card.family}s.py"
    constant = f"{card.name.upper()}: Final = {number}\n"
    old = number_node(plan, written)
    row = copied(written, card, old, card.name.upper(), {})
    needed = _needed(plan, written, old)
    if (plan.root / place).is_file():
        text = plan.read(place)
        text = with_element(text, assigned(text, rows), row)
        for module, name, alias in needed:
            if not re.search(rf"\b{alias or name}\b", text.partition(f"{rows}: Final")[0]):
                text = with_import(text, module, name, alias)
        text = re.sub(rf"\n\n?(?={rows}: Final)", f"\n{constant}\n", text, count=1)
        plan.change(place, text)
        return
    lines = [import_line(module, [at for at in needed if at[0] == module]) for module in
             sorted({module for module, _, _ in needed})]  # fmt: skip
    imports = "\n".join(lines)
    text = ROWS.format(family=card.family, imports=imports, constant=constant, rows=rows, row=row)
    plan.create(place, text)
    _install(plan, card, f"{home}/install.py", rows)


def _install(plan: Plan, card: Card, place: str, rows: str) -> None:
    """Let the module's `install` add its rows."""
    module = f"ziggurat.games.{card.game}.{card.module}.{card.family}s"
    text = plan.read(place)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == "install":
            last = node.body[-1]
            line = f'b.content("{card.family}").add({rows})'
            text = replaced(text, last, f"{source_of(text, last)}\n    {line}")
            plan.change(place, with_import(text, module, rows))
            return
    raise Trouble(f"{place} has no function `install`")


def _needed(plan: Plan, written: Written, old: ast.expr | None) -> list[tuple[str, str, str]]:
    """What a row needs where it is not written: module, name and alias of each import."""
    skipped = [] if old is None else list(ast.walk(old))
    nodes = [at for at in ast.walk(written.call) if isinstance(at, ast.Name) and at not in skipped]
    own = written.place.removeprefix("src/").removesuffix(".py").replace("/", ".")
    found: dict[str, tuple[str, str, str]] = {}
    for name in sorted({node.id for node in nodes if not hasattr(builtins, node.id)}):
        found[name] = (own, name, "")
        for node in ast.parse(plan.read(written.place)).body:
            for alias in node.names if isinstance(node, ast.ImportFrom) else ():
                if isinstance(node, ast.ImportFrom) and name == (alias.asname or alias.name):
                    found[name] = (node.module or "", alias.name, alias.asname or "")
    return list(found.values())


def add_rule(plan: Plan, card: Card, texts: dict[str, tuple[str, str]]) -> str:
    """Add the ledger's line behind the last one like it and return its id."""
    place, last = ledger_of(plan, card.game, card.module, card.family)
    prefix = rule_prefix(plan, card.game)
    rule = f"{prefix}.{card.module or card.family}.{card.name}"
    text = plan.read(place)
    named = dict(re.findall(r'^(section|place) = "(.*)"$', last, re.MULTILINE))
    if not named:
        section = words_of(plan, ENGLISH, f"{card.game}.{card.module}", f"module.{card.module}")
        named = {"section": section, "place": section}
    fields = {
        "id": rule,
        **named,
        "status": "done",
        "text": ": ".join(texts[ENGLISH]),
    }
    end = text.index(last) + len(last) if last else len(text)
    plan.change(place, f"{text[:end]}\n{rule_entry(fields)}{text[end:]}")
    domain = f"ledger/{card.game}.{card.module}" if card.module else f"ledger/{card.game}"
    for lang in LANGUAGES:
        if lang != ENGLISH:
            add_words(plan, lang, domain, ((rule, ": ".join(texts[lang])),))
    return rule


def main(arguments: list[str]) -> None:
    """Read the command line and write the pieces of the new card."""
    parser = argparse.ArgumentParser(description="Start a new card as a copy of one like it.")
    parser.add_argument("game", help="the game's package")
    parser.add_argument("family", help="the family of cards, as the game's rules call it")
    parser.add_argument("name", help="the card: small letters, digits and _")
    parser.add_argument("--like", required=True, help="the card of the family to copy")
    parser.add_argument("--module", default="", help="the module that brings it, if one does")
    for lang in LANGUAGES:
        parser.add_argument(f"--{lang}", required=True, help='"Lamp: Take 1 coin at closing."')
    options = parser.parse_args(arguments)
    plan = Plan(ROOT)
    card = Card(options.game, options.module, options.family, options.name, options.like)
    game_place(plan, card.game)
    require_name("card", card.name)
    texts = {lang: wording(getattr(options, lang)) for lang in LANGUAGES}
    taken = known_rows(plan.root, card)
    written = find_row(plan, card, min(at for at, name in taken.items() if name == card.like))
    add = add_module_row if card.module else add_row
    add(plan, card, written, next_number(taken, card.like))
    rule = add_rule(plan, card, texts)
    key = f"{card.family}.{card.name}"
    domain = f"{card.game}.{card.module}" if card.module else card.game
    for lang, (name, text) in texts.items():
        add_words(plan, lang, domain, ((key, name), (f"{key}.text", text)))
    test = TEST.format(family=card.family, name=card.name, rule=rule)
    plan.create(f"tests/games/{card.game}/{card.module or 'cards'}/test_{card.name}.py", test)
    plan.write()


if __name__ == "__main__":
    sys.exit(run(main))
