"""Starts a new game as a copy of the template, registered and ready to play.

Owns what has to be renamed: the package, the descriptor, the rule ids, the catalogues and the
tests. It never touches another game. `docs/how_to/add_a_game.md` goes on from here.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.scaffold import (
    LANGUAGES,
    LOCALES,
    ROOT,
    Plan,
    Trouble,
    assigned,
    require_name,
    run,
    with_element,
    with_import,
)

TEMPLATE: Final = "src/ziggurat/games/template"
API: Final = "src/ziggurat/api.py"
COPIED: Final = (".py", ".toml", ".po", ".yaml", ".game")
OPENING: Final = '''"""{title}: a game on the kernel of Ziggurat.

It exports one thing, the descriptor. `rules.py` is the table of contents.
"""'''


class Names:
    """What the new game is called, everywhere."""

    def __init__(self, name: str, title: str, prefix: str) -> None:
        self.name: Final = name
        self.title: Final = title
        self.prefix: Final = prefix

    def rewritten(self, text: str) -> str:
        """Turn a text about the template into one about the new game."""
        text = re.sub(r"\btemplate\b", self.name, text)
        text = re.sub(r"\bTEMPLATE\b", self.name.upper(), text)
        text = re.sub(r"\btp(?=\.[a-z])", self.prefix, text)
        text = re.sub(r'(?<=msgid "game.name"\nmsgstr ").*(?="\n)', self.title, text)
        return re.sub(r"Night Market|Nachtmarkt", self.title.removeprefix("The "), text)


def prefixes(root: Path) -> set[str]:
    """The beginnings of rule ids that are taken."""
    ledgers = (root / "src/ziggurat").rglob("ledger/*.toml")
    return {
        found for path in ledgers for found in re.findall(r'id = "(\w+)', path.read_text("utf-8"))
    }


def require_prefix(root: Path, prefix: str) -> None:
    """Refuse a beginning of rule ids that is taken or no such thing."""
    if not re.fullmatch(r"[a-z]{2}", prefix):
        raise Trouble(f"'{prefix}' cannot begin rule ids: --prefix takes two small letters")
    if prefix in prefixes(root):
        raise Trouble(f"rule ids of another game begin with '{prefix}': choose with --prefix")


def require_title(title: str) -> None:
    """Refuse a title that could not stand inside quotes."""
    if not title.strip() or not title.isprintable() or set(title) & set('"\\{}'):
        raise Trouble("a title is one line without quotes, braces and backslashes")


def copy_folder(plan: Plan, names: Names, place: str) -> None:
    """Copy a folder of the template; files named after it take the new name."""
    for path in sorted((plan.root / place).rglob("*")):
        if path.suffix in COPIED:
            copy_file(plan, names, path.relative_to(plan.root).as_posix())


def copy_file(plan: Plan, names: Names, place: str) -> None:
    """Copy one file of the template."""
    text = names.rewritten(plan.read(place))
    if place == f"{TEMPLATE}/__init__.py":
        text = re.sub(r'^""".*?"""', OPENING.format(title=names.title), text, flags=re.DOTALL)
    plan.create(re.sub(r"\btemplate\b", names.name, place), text)


def register(plan: Plan, names: Names) -> None:
    """Make the game known: one import and one name in `GAMES`, and its modules in the contracts."""
    text = plan.read(API)
    if re.search(rf"\b{names.name.upper()}\b", text):
        raise Trouble(f"{API} has a {names.name.upper()} already: choose another name")
    text = with_import(text, f"ziggurat.games.{names.name}", names.name.upper())
    plan.change(API, with_element(text, assigned(text, "GAMES"), names.name.upper()))


def main(arguments: list[str]) -> None:
    """Read the command line and write the new game."""
    parser = argparse.ArgumentParser(description="Start a new game as a copy of the template.")
    parser.add_argument("name", help="the game's package: small letters, digits and _")
    parser.add_argument("--title", default="", help="what players call it")
    parser.add_argument("--prefix", default="", help="two letters that begin its rule ids")
    options = parser.parse_args(arguments)
    name: str = options.name
    require_name("game", name)
    prefix = options.prefix or name[:2]
    require_prefix(ROOT, prefix)
    title = options.title or name.replace("_", " ").title()
    require_title(title)
    names = Names(name, title, prefix)
    plan = Plan(ROOT)
    copy_folder(plan, names, TEMPLATE)
    for lang in LANGUAGES:
        for path in sorted((ROOT / LOCALES / lang).rglob("template*.po")):
            copy_file(plan, names, path.relative_to(ROOT).as_posix())
    for place in ("tests/games/template", "tests/goldens/template"):
        copy_folder(plan, names, place)
    copy_file(plan, names, "tests/sheets/template.csv")
    register(plan, names)
    plan.write()


if __name__ == "__main__":
    sys.exit(run(main))
