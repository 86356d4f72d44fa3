"""What the scaffolders share: a plan of files to write, and edits that add one thing to a file.

Owns how a name enters an import, a tuple, a catalogue or a ledger while the rest of the file stays
as it is. A plan is written only when all of it could be made, so that a mistake changes nothing.
"""

import ast
import json
import keyword
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCALES: Final = "src/ziggurat/locales"
ENGLISH: Final = "en"
# The languages there are, English first.
LANGUAGES: Final = tuple(
    sorted(
        (path.parent.name for path in (ROOT / LOCALES).glob("*/language.toml")),
        key=lambda tag: (tag != ENGLISH, tag),
    )
)
CATALOGUE: Final = """# {title}
msgid ""
msgstr ""
"Language: {lang}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
WIDTH: Final = 100


class Trouble(Exception):
    """Something the user has to put right; the message is all that is shown."""


class Plan:
    """Files as they will be, before any of them is written."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.texts: Final[dict[Path, str]] = {}

    def read(self, place: str) -> str:
        """Return a file of the checkout as this plan leaves it."""
        path = self.root / place
        if path not in self.texts and not path.is_file():
            raise Trouble(f"there is no {place}: is this a checkout of Ziggurat?")
        return self.texts[path] if path in self.texts else path.read_text("utf-8")

    def change(self, place: str, text: str) -> None:
        """Give a file a new text."""
        self.texts[self.root / place] = text

    def create(self, place: str, text: str) -> None:
        """Add a file that must not be there yet."""
        if (self.root / place).exists():
            raise Trouble(f"{place} is there already")
        self.change(place, text)

    def write(self) -> None:
        """Write everything and say what was written."""
        for path, text in self.texts.items():
            verb = "changed" if path.exists() else "wrote"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
            print(f"{verb:<8}{path.relative_to(self.root).as_posix()}")


def run(main: Callable[[list[str]], None]) -> int:
    """Run a scaffolder: trouble is one line and exit code 2."""
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    return 0


def require_name(what: str, name: str) -> None:
    """Refuse what cannot be the name of a package or a function."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Trouble(f"'{name}' cannot name a {what}: write small letters, digits and _")


def game_place(plan: Plan, game: str) -> str:
    """The folder of a game that is there."""
    games = plan.root / "src/ziggurat/games"
    there = sorted(path.parent.name for path in games.glob("*/rules.py"))
    if game not in there:
        raise Trouble(f"there is no game '{game}'; there are: {', '.join(there)}")
    return f"src/ziggurat/games/{game}"


def _offsets(text: str) -> list[int]:
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def replaced(text: str, node: ast.expr | ast.stmt, new: str) -> str:
    """Put other source in the place of a node."""
    raw, starts = text.encode(), _offsets(text)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    begin = starts[node.lineno - 1] + node.col_offset
    end = starts[node.end_lineno - 1] + node.end_col_offset
    return (raw[:begin] + new.encode() + raw[end:]).decode()


def source_of(text: str, node: ast.expr | ast.stmt) -> str:
    """The source of a node."""
    return ast.get_source_segment(text, node) or ""


def assigned(text: str, name: str) -> ast.expr | None:
    """What a name of a module is set to."""
    for node in ast.parse(text).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            return node.value
    return None


def with_element(text: str, node: ast.expr | None, item: str) -> str:
    """Append an element to a tuple, laid out as the tuple is."""
    if not isinstance(node, ast.Tuple):
        raise Trouble(f"there is no tuple that could take {item}")
    last = node.elts[-1] if node.elts else node
    if node.lineno != node.end_lineno and node.elts:
        return replaced(text, last, f"{source_of(text, last)},\n{' ' * last.col_offset}{item}")
    items = [*(source_of(text, element) for element in node.elts), item]
    line = f"({', '.join(items)}{',' if len(items) == 1 else ''})"
    if node.col_offset + len(line) < WIDTH:
        return replaced(text, node, line)
    return replaced(text, node, "(\n" + "".join(f"    {at},\n" for at in items) + ")")


def with_import(text: str, module: str, name: str, alias: str = "") -> str:
    """Import a name, in the order the formatter keeps."""
    line = f"from {module} import {name}{f' as {alias}' if alias else ''}"
    imports = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    for node in imports:
        if node.module == module and not alias and all(not at.asname for at in node.names):
            return replaced(
                text, node, _import_line(module, [*(at.name for at in node.names), name])
            )
    later = [node for node in imports if (node.module or "") > module and module != "__future__"]
    ours = [node for node in later if (node.module or "").startswith("ziggurat")]
    if not ours:
        last = imports[-1]
        return replaced(text, last, f"{source_of(text, last)}\n{line}")
    return replaced(text, ours[0], f"{line}\n{source_of(text, ours[0])}")


def import_line(module: str, names: list[tuple[str, str, str]]) -> str:
    """One import of several names; each comes as module, name and alias."""
    plain = [name for _, name, alias in names if not alias]
    lines = [f"from {module} import {name} as {alias}" for _, name, alias in names if alias]
    return "\n".join([*([_import_line(module, plain)] if plain else []), *lines])


def _import_line(module: str, names: list[str]) -> str:
    ordered = sorted(names, key=_import_order)
    line = f"from {module} import {', '.join(ordered)}"
    if len(line) <= WIDTH:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in ordered) + ")"


def _import_order(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions: the formatter's order."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def wording(text: str) -> tuple[str, str]:
    """Split "Lamp: Take 1 coin." into a name and what it does."""
    name, colon, rest = text.partition(":")
    if not colon or not name.strip() or not rest.strip():
        raise Trouble(f"'{text}' is not a wording: write a name, a colon and what it does")
    return name.strip(), rest.strip()


def new_catalogue(plan: Plan, lang: str, domain: str, title: str) -> None:
    """Add a catalogue without entries."""
    plan.create(f"{LOCALES}/{lang}/{domain}.po", CATALOGUE.format(lang=lang, title=title))


def add_words(plan: Plan, lang: str, domain: str, words: Iterable[tuple[str, str]]) -> None:
    """Add entries to a catalogue, each behind the last one whose key begins alike."""
    place = f"{LOCALES}/{lang}/{domain}.po"
    text = plan.read(place)
    for key, words_of_key in words:
        if f'msgid "{key}"\n' in text:
            raise Trouble(f"{place} has {key} already")
        entry = f'msgid "{key}"\nmsgstr {json.dumps(words_of_key, ensure_ascii=False)}\n'
        head = re.escape(key.partition(".")[0])
        alike = list(re.finditer(rf'msgid "{head}\..*"\n(?:(?:msgstr )?".*"\n)+', text))
        end = alike[-1].end() if alike else len(text)
        text = f"{text[:end]}\n{entry}{text[end:]}"
    plan.change(place, text)


def words_of(plan: Plan, lang: str, domain: str, key: str) -> str:
    """Read an entry of a catalogue."""
    place = f"{LOCALES}/{lang}/{domain}.po"
    found = re.search(rf'^msgid "{re.escape(key)}"\nmsgstr "(.+)"$', plan.read(place), re.MULTILINE)
    if not found:
        raise Trouble(f"{place} has no {key}: write it first")
    return found[1]


def rule_entry(fields: dict[str, str]) -> str:
    """Write an entry of a ledger."""
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()]
    return "[[rule]]\n" + "".join(f"{line}\n" for line in lines)


def ledgers(plan: Plan, game: str, module: str = "") -> list[str]:
    """The ledgers of a game itself, or those of one of its modules."""
    home = f"{game_place(plan, game)}/ledger"
    places = [f"{home}/{path.name}" for path in sorted((plan.root / home).glob("*.toml"))]
    return [place for place in places if _module_of(plan.read(place)) == module]


def _module_of(ledger: str) -> str:
    """The module that a ledger says its rules belong to."""
    found = re.search(r'^module = "(\w+)"$', ledger, re.MULTILINE)
    return found[1] if found else ""


def ledger_of(plan: Plan, game: str, module: str, family: str) -> tuple[str, str]:
    """Where a rule of a family belongs: a ledger, and its last entry like it, if there is any.

    A module has ledgers of its own; it is the one with the last rule of the family.
    """
    prefix = rule_prefix(plan, game)
    own = f"{game_place(plan, game)}/ledger/{module}.toml"
    places = ledgers(plan, game, module) or [own]
    found = [(place, entry) for place in places for entry in _entries(plan.read(place))]
    alike = [(place, entry) for place, entry in found if _topic(entry, prefix, module or family)]
    return (alike or found or [(own, "")])[-1]


def _entries(ledger: str) -> list[str]:
    return re.findall(r"\[\[rule\]\]\n(?:.+\n)+", ledger)


def _topic(entry: str, prefix: str, family: str) -> bool:
    """Tell whether a rule is about a family; ids may shorten it: "civ" for "civilization"."""
    found = re.search(rf'id = "{prefix}\.(\w{{3,}})\.', entry)
    return bool(found and family.replace("_", "").startswith(found[1].replace("_", "")))


def rule_prefix(plan: Plan, game: str) -> str:
    """The two letters with which the ids of a game's rules begin."""
    for place in ledgers(plan, game):
        found = re.search(r'^id = "([a-z]{2})\.', plan.read(place), re.MULTILINE)
        if found:
            return found[1]
    raise Trouble("the game's ledger has no rule yet: write one first")
