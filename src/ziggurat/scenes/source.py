"""Sources: YAML as texts, lists and maps that know their line.

Owns the strict reading of a scene file. Every scalar stays the text that was written, so
that YAML's own ideas of numbers, dates and truth never apply; tags, anchors and duplicate
keys are errors. It knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import yaml

DEEPEST: Final = 12
LARGEST: Final = 1_000_000


class SceneError(Exception):
    """A scene cannot be read or played as written; nothing was changed.

    The text says what is wrong and what would be right; a line of 0 means the whole file.
    """

    def __init__(self, file: str, line: int, text: str) -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(f"{place}: {text}")
        self.file = file
        self.line = line
        self.text = text


class Text(NamedTuple):
    """Words, as they were written."""

    value: str
    line: int


class List(NamedTuple):
    """Things in a row."""

    items: list[Node]
    line: int


class Map(NamedTuple):
    """Keys and what they stand for, in the order written."""

    pairs: list[tuple[Text, Node]]
    line: int


Node: TypeAlias = Text | List | Map


class Source:
    """One scene file while it is read: it makes the errors and unwraps nodes."""

    def __init__(self, file: str) -> None:
        self.file: Final = file

    def error(self, line: int, text: str) -> SceneError:
        """Make an error about a line."""
        return SceneError(self.file, line, text)

    def text(self, node: Node, what: str) -> Text:
        """Unwrap words that are there."""
        if not isinstance(node, Text):
            raise self.error(node.line, f"'{what}' takes a single value, not {_form(node)}")
        if not node.value.strip():
            raise self.error(node.line, f"'{what}' is empty: write its value")
        return node

    def texts(self, node: Node, what: str) -> list[Text]:
        """Unwrap a list of words."""
        return [self.text(item, what) for item in self.items(node, what)]

    def items(self, node: Node, what: str) -> list[Node]:
        """Unwrap a list of anything."""
        if not isinstance(node, List):
            raise self.error(node.line, f"'{what}' takes a list, '[...]', not {_form(node)}")
        return node.items

    def pairs(self, node: Node, what: str) -> list[tuple[Text, Node]]:
        """Unwrap a map with any keys."""
        if not isinstance(node, Map) or not node.pairs:
            raise self.error(node.line, f"'{what}' takes 'key: value' lines, not {_form(node)}")
        return node.pairs

    def keys(self, node: Node, what: str, known: tuple[str, ...]) -> dict[str, tuple[int, Node]]:
        """Unwrap a map whose keys are known; each comes with its line."""
        keys: dict[str, tuple[int, Node]] = {}
        for key, value in self.pairs(node, what):
            if key.value not in known:
                there = ", ".join(known)
                raise self.error(key.line, f"unknown key '{key.value}' in '{what}'; known: {there}")
            keys[key.value] = (key.line, value)
        return keys


def _form(node: Node) -> str:
    if isinstance(node, Text):
        return f"'{node.value}'" if node.value else "nothing"
    if isinstance(node, List):
        return "a list"
    return "'key: value' lines" if node.pairs else "nothing"


def read_documents(path: Path) -> list[Node]:
    """Read the YAML documents of a file."""
    return documents_of(path.as_posix(), read_text(path))


def read_text(path: Path) -> str:
    """Read a text file that is no larger than it may be."""
    file = path.as_posix()
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SceneError(file, 0, f"cannot be read: {error.strerror}") from error
    if len(raw) > LARGEST:
        raise SceneError(file, 0, f"a scene file has at most {LARGEST} bytes")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise SceneError(file, line, "is not UTF-8 text: save the file as UTF-8") from error


def documents_of(file: str, text: str) -> list[Node]:
    """Read the YAML documents of a text."""
    # The loader written in C reads the same, many times as fast, where it was built.
    loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        return list(_Builder(Source(file)).documents(yaml.parse(text, loader)))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        fault = f"{error.context}, {error.problem}" if error.context else error.problem
        raise SceneError(file, mark.line + 1 if mark else 0, f"is not YAML: {fault}") from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise SceneError(file, line, "has a character that no text file should have") from error


class _Builder:
    """Builds nodes from events; a stack instead of recursion bounds how deep they nest."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.open: Final[list[list[Node]]] = [[]]

    def documents(self, events: Iterator[Any]) -> Iterator[Node]:
        """Turn the events of a file into one node for each document."""
        starts: list[int] = []
        for event in events:
            line = event.start_mark.line + 1
            self._plain(event, line)
            if isinstance(event, yaml.ScalarEvent):
                self.open[-1].append(Text(event.value, line))
            elif isinstance(event, yaml.CollectionStartEvent):
                starts.append(line)
                self.open.append([])
                if len(starts) > DEEPEST:
                    raise self.source.error(line, "is nested deeper than any scene needs")
            elif isinstance(event, yaml.SequenceEndEvent):
                items = self.open.pop()
                self.open[-1].append(List(items, starts.pop()))
            elif isinstance(event, yaml.MappingEndEvent):
                items = self.open.pop()
                self.open[-1].append(Map(self._paired(items), starts.pop()))
            elif isinstance(event, yaml.DocumentEndEvent):
                yield self.open[0].pop()

    def _plain(self, event: Any, line: int) -> None:
        """Refuse what could make the text mean something else than it says."""
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise self.source.error(line, "scenes use no '&' and '*' references: write it out")
        if getattr(event, "tag", None) not in (None, "!"):
            raise self.source.error(line, "scenes use no '!' tags: write the plain value")

    def _paired(self, items: list[Node]) -> list[tuple[Text, Node]]:
        """Pair keys with values; each key once."""
        pairs: list[tuple[Text, Node]] = []
        seen: set[str] = set()
        for at in range(0, len(items), 2):
            key = items[at]
            if not isinstance(key, Text):
                raise self.source.error(key.line, "a key is plain words, nothing nested")
            name = " ".join(key.value.split())
            if name in seen:
                raise self.source.error(key.line, f"'{name}' is there twice: keep one of them")
            seen.add(name)
            pairs.append((Text(name, key.line), items[at + 1]))
        return pairs
