"""Keys: everything a game's catalogue has to word, as far as the rules themselves tell.

Owns the list of keys that follow from verbs, reasons, facts, moments, flows, frames, kinds and
rows. Topics and events are named inside functions; `seen.py` finds those by playing.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ziggurat.build.declared import options_of, parts_of
from ziggurat.build.game import LIST, SEATS, Option
from ziggurat.build.option import NOBODY
from ziggurat.kernel.choice import FIRST_VERB
from ziggurat.kernel.flows import STOCK
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import KIND_NAMES
from ziggurat.kernel.reason import FIRST_REASON, SHARED
from ziggurat.kernel.rules import Rules
from ziggurat.ledger.variants import variants
from ziggurat.match.leaves import tells_leaves

GAMES: Final = Path(__file__).resolve().parent.parent / "games"
# A label such as "B", "C4", "12c", "w3" or "q2r-1" is the same in every language.
_CODE: Final = re.compile(r"[A-Z]|[A-Z]{0,2}-?\d+[A-Za-z]?|w\d+|q-?\d+r-?\d+")
# Beginnings of keys that mean something else than a value of a kind.
RESERVED: Final = (
    "game", "module", "option", "do", "reason", "moment", "frame", "ask", "event", "outcome",
    "leaves", "piece", "mark", "sign", "chip", "line", "panel", "code", "fact",
)  # fmt: skip
# What a game's table shows; `tables/` names these keys, and its tests hold them to that.
TABLE_HEADS: Final = ("piece", "mark", "sign", "chip", "line", "panel", "code")
# What every game's players can say.
SHARED_VERBS: Final = ("pass", "first")
_VALUES: Final = re.compile(r"-?\d+(,-?\d+)*")
# Keys whose second half is named inside functions.
_NAMED_IN_CODE: Final = ("ask", "event", "fact", "outcome")


def shared_keys() -> frozenset[str]:
    """The keys that the shared domain has to word."""
    return frozenset(
        (
            "seat.nature", "seat.nobody", "join.and", "join.because",
            "ending.none", "ending.one", "ending.many", "outcome.concession",
            *(f"do.{verb}" for verb in SHARED_VERBS),
            *(f"reason.{reason.name}" for reason in SHARED),
            *(f"frame.{frame.__name__}" for frame in STOCK),
            *(f"question.{name}" for name in KIND_NAMES),
        )
    )  # fmt: skip


def required_keys(rules: Rules) -> frozenset[str]:
    """The keys that the game's domain has to word for these rules."""
    return frozenset((*_menu(rules), *_machinery(rules), *_values(rules)))


def _menu(rules: Rules) -> Iterator[str]:
    """What is read before a game begins."""
    yield "game.name"
    for seat in rules.game.seat_names:
        yield f"seat.{seat}"
    for module in rules.game.modules:
        yield f"module.{module.name}"
    for option in options_of(rules.game, [module.name for module in parts_of(rules.game)]):
        yield f"option.{option.name}"
        for value in named_values(option):
            yield f"option.{option.name}.{value}"


def named_values(option: Option) -> tuple[str, ...]:
    """The values of an option that have a name: no number has one, and of seats only nobody."""
    if option.kind == LIST:
        return tuple(option.values)
    return (NOBODY,) if option.kind == SEATS else ()


def _machinery(rules: Rules) -> Iterator[str]:
    """What is said, refused, waited for and worked at."""
    for verb in rules.verbs.values():
        if verb.number >= FIRST_VERB:
            yield f"do.{verb.name}"
    for reason in rules.reasons.values():
        if reason.number >= FIRST_REASON:
            yield f"reason.{reason.name}"
    for fact in rules.facts:
        if tells_leaves(fact):
            yield f"leaves.{fact}"
    for moment in rules.moments:
        yield f"moment.{moment}"
    for flow in rules.flows:
        yield f"frame.Flow.{flow}"
    for record in rules.records.values():
        if issubclass(record, Frame) and record not in STOCK:
            yield f"frame.{record.__name__}"


def _values(rules: Rules) -> Iterator[str]:
    """What values of kinds are called, and what rows do that do something."""
    for kind in rules.kinds.values():
        for label in kind.labels.values():
            if kind.name != "row" and not _CODE.fullmatch(label):
                yield f"{kind.name}.{label}"
    for family, numbers in rules.families.items():
        for number in numbers:
            if rules.rows[number].hooks:
                yield f"{family}.{rules.rows[number].name}.text"


class Admitted:
    """The keys that a game's catalogue may have: required in some variant, or used in code.

    `kinds` are those that a slot may name.
    """

    def __init__(self, rules: Rules) -> None:
        built = (rules, *variants(rules.game))
        self._keys: Final = {"game.text"}.union(*(required_keys(variant) for variant in built))
        self._names: Final = _literals(GAMES / rules.game.folder)
        self._modules: Final = [module.name for module in parts_of(rules.game)]
        self.kinds: Final = frozenset(name for variant in built for name in variant.kinds)
        self._stock: Final = {
            name
            for variant in built
            for name in (*variant.flows, *variant.moments, *variant.askers)
        }

    def admits(self, key: str) -> bool:
        """Tell whether something can ever look a key up."""
        for module in self._modules:
            key = key.removesuffix(f".{module}") if f".text.{module}" in key else key
        bare = key.removesuffix(".text").removesuffix(".solo").removesuffix(".realm")
        if key in self._keys or bare in self._keys:
            return True
        head, _, name = key.partition(".")
        if head in TABLE_HEADS:
            return True
        if head in _NAMED_IN_CODE:
            return name in self._names
        if head == "do":
            return self._admits_answer(name)
        if head == "frame":
            stock, _, name = name.partition(".")
            return stock in {frame.__name__ for frame in STOCK} and name in self._stock
        return False

    def _admits_answer(self, name: str) -> bool:
        """Tell whether `verb.topic` or `verb.topic.arguments` words an answer to some question."""
        verb, _, rest = name.partition(".")
        topic, _, values = rest.partition(".")
        said = verb in SHARED_VERBS or f"do.{verb}" in self._keys
        return (
            said and topic in self._names and (not values or _VALUES.fullmatch(values) is not None)
        )


@functools.cache  # every variant and every language asks for the same sources
def _literals(folder: Path) -> frozenset[str]:
    """All strings in a game's sources: topics and events are among them."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]
    return frozenset(
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
