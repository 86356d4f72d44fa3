"""Loading: a scene file becomes scenes, or an error with file and line.

Owns the keys of a scene. Everything that can be known without playing is checked here, so
that a slip in the last line is found before the first choice is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.build.governed import players_at
from ziggurat.build.option import seats_for
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.rules import Rules
from ziggurat.scenes.expect import (
    AskedAre,
    Expectation,
    read_asked,
    read_facts,
    read_moves,
    read_only_listed,
    read_outcome,
    read_refused,
)
from ziggurat.scenes.facts import Setting
from ziggurat.scenes.pending import read_pending
from ziggurat.scenes.seen import read_known, read_sees, read_told
from ziggurat.scenes.source import Node, Source, Text, documents_of, read_documents
from ziggurat.scenes.terms import Move, Terms

Entries: TypeAlias = dict[str, tuple[int, Node]]
ReadPart: TypeAlias = Callable[[Terms, int, Node], list[Expectation]]

EMPTY: Final = "empty"
SETUP: Final = "setup"
BLOCK_KEYS: Final = ("nature", "play", "expect")
SCENE_KEYS: Final = (
    "scene", "game", "modules", "options", "seats", "covers", "components", "begin",
    "position", "pending", *BLOCK_KEYS, "then",
)  # fmt: skip
NEEDED: Final = ("scene", "game", "seats")
EXPECT: Final[dict[str, ReadPart]] = {
    "facts": read_facts,
    "asked": read_asked,
    "listed": partial(read_moves, key="listed"),
    "not_listed": partial(read_moves, key="not_listed"),
    "only_listed": read_only_listed,
    "allowed": partial(read_moves, key="allowed"),
    "refused": read_refused,
    "sees": read_sees,
    "shown": partial(read_known, key="shown"),
    "hidden": partial(read_known, key="hidden"),
    "told": partial(read_told, key="told"),
    "not_told": partial(read_told, key="not_told"),
    "outcome": read_outcome,
}
_SEED: Final = re.compile(r"seed ([0-9]{1,9})")


class Begin(NamedTuple):
    """From where a scene starts: `EMPTY`, `SETUP`, or a set-up that a seed plays."""

    line: int
    how: str
    seed: int = 0


class Block(NamedTuple):
    """Some play, with Nature's answers, and what must then be true."""

    line: int
    nature: tuple[Move, ...]
    play: tuple[Move, ...]
    expect: tuple[Expectation, ...]

    def ends_with_nature(self) -> bool:
        """Tell whether the block says that Nature's next answer is still to come."""
        asked = [at for at in self.expect if isinstance(at, AskedAre)]
        return any([seat == NATURE for at in asked for seat, _ in at.wanted])


class Scene(NamedTuple):
    """A scene, read and checked as far as that goes without playing it."""

    source: Source
    line: int
    name: str
    rules: Rules
    seats: int
    covers: tuple[str, ...]
    components: tuple[str, ...]
    begin: Begin
    position_line: int
    position: tuple[Setting, ...]
    pending_line: int
    pending: tuple[Frame, ...]
    blocks: tuple[Block, ...]


def load(path: Path, bare: bool = False) -> list[Scene]:
    """Load all scenes of a file; `bare` ones are positions, which need not expect anything."""
    return _scenes(Source(path.as_posix()), read_documents(path), bare)


def loads(text: str, file: str = "<text>", bare: bool = False) -> list[Scene]:
    """Load all scenes of a text; `file` is the name that errors give."""
    return _scenes(Source(file), documents_of(file, text), bare)


def _scenes(source: Source, documents: list[Node], bare: bool = False) -> list[Scene]:
    if not documents:
        raise source.error(1, "there is no scene in this file: begin with 'scene: <name>'")
    scenes = [_scene(source, document, bare) for document in documents]
    names: set[str] = set()
    for scene in scenes:
        if scene.name in names:
            raise source.error(scene.line, f"two scenes are called '{scene.name}': rename one")
        names.add(scene.name)
    return scenes


def _scene(source: Source, node: Node, bare: bool) -> Scene:
    entries = source.keys(node, "scene", SCENE_KEYS)
    for key in NEEDED:
        if key not in entries:
            raise source.error(node.line, f"a scene needs '{key}'")
    rules = _rules(source, entries)
    terms = Terms(source, rules, _seats(source, rules, entries["seats"][1]))
    blocks = _blocks(terms, node.line, entries, bare)
    position_line, position = _position(terms, entries)
    pending = entries.get("pending")
    return Scene(
        source,
        node.line,
        source.text(entries["scene"][1], "scene").value,
        rules,
        terms.seats,
        tuple([terms.rule(text) for text in _texts(source, entries, "covers")]),
        tuple([terms.component(text) for text in _texts(source, entries, "components")]),
        _begin(source, node.line, entries),
        position_line or node.line,
        position,
        pending[0] if pending else position_line or node.line,
        read_pending(terms, pending[1]) if pending else (),
        blocks,
    )


def _texts(source: Source, entries: Entries, key: str) -> list[Text]:
    return source.texts(entries[key][1], key) if key in entries else []


def _rules(source: Source, entries: Entries) -> Rules:
    """Put the game together that the scene is about."""
    game = source.text(entries["game"][1], "game")
    line = game.line
    modules = tuple([text.value for text in _texts(source, entries, "modules")])
    options: dict[str, str] = {}
    try:
        rules = api.build(game.value)
        if modules:
            line = entries["modules"][0]
            rules = api.build(game.value, modules)
        if "options" in entries:
            line, node = entries["options"]
            for key, value in source.pairs(node, "options"):
                options[key.value] = source.text(value, key.value).value
            rules = api.build(game.value, modules, options)
    except api.BuildError as error:
        raise source.error(line, str(error)) from error
    return rules


def _seats(source: Source, rules: Rules, node: Node) -> int:
    """Read the seats: the first ones of the game, in order."""
    names = [text.value for text in source.texts(node, "seats")]
    there = rules.game.seat_names
    if tuple(names) != there[: len(names)]:
        right = ", ".join(there[: max(len(names), rules.seats[0])])
        raise source.error(node.line, f"seats are taken in the game's order: [{right}]")
    try:
        new_state(rules, len(names))
        seats_for(rules, players_at(rules, len(names)))
    except api.BuildError as error:
        raise source.error(node.line, str(error)) from error
    return len(names)


def _begin(source: Source, line: int, entries: Entries) -> Begin:
    if "begin" not in entries:
        return Begin(line, EMPTY)
    text = source.text(entries["begin"][1], "begin")
    if text.value in (EMPTY, SETUP):
        return Begin(text.line, text.value)
    seed = _SEED.fullmatch(text.value)
    if seed is None:
        right = f"'{EMPTY}', '{SETUP}' or 'seed <number>'"
        raise source.error(text.line, f"'{text.value}' is not a beginning: write {right}")
    return Begin(text.line, text.value, int(seed[1]))


def _position(terms: Terms, entries: Entries) -> tuple[int, tuple[Setting, ...]]:
    if "position" not in entries:
        return 0, ()
    line, node = entries["position"]
    settings: list[Setting] = []
    for key, value in terms.source.pairs(node, "position"):
        at = terms.fact(key)
        if at.fact.write is None:
            text = f"'{at.says}' can be expected but not set up: leave it out"
            raise terms.error(key, text)
        settings.append(Setting(at, terms.values(at, value)))
    return line, tuple(settings)


def _blocks(terms: Terms, line: int, entries: Entries, bare: bool) -> tuple[Block, ...]:
    """Read the first block from the scene itself, the others from `then`."""
    blocks = [_block(terms, line, entries)]
    if "then" in entries:
        then_line, node = entries["then"]
        items = terms.source.items(node, "then")
        if not items:
            raise terms.source.error(then_line, "'then' is empty: list blocks or leave it out")
        for item in items:
            keys = terms.source.keys(item, "then", BLOCK_KEYS)
            blocks.append(_block(terms, item.line, keys))
    if not bare and not any([block.expect for block in blocks]):
        raise terms.source.error(line, "the scene expects nothing: add 'expect' with something")
    return tuple(blocks)


def _block(terms: Terms, line: int, entries: Entries) -> Block:
    source = terms.source
    expect: list[Expectation] = []
    if "expect" in entries:
        keys = source.keys(entries["expect"][1], "expect", tuple(EXPECT))
        for key, (at, node) in keys.items():
            expect.extend(EXPECT[key](terms, at, node))
    return Block(
        line,
        tuple([terms.answer(text) for text in _texts(source, entries, "nature")]),
        tuple([terms.move(text) for text in _texts(source, entries, "play")]),
        tuple(expect),
    )
