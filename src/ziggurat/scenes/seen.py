"""Expectations about knowledge: what somebody sees, is told and cannot know.

Owns the keys `sees`, `shown`, `hidden`, `told` and `not_told` of `expect`. A fact is hidden
from a seat if changing it changes nothing that the seat can look at, which is a stronger
proof than looking for a word.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.kernel.event import scrubbed
from ziggurat.kernel.question import seen_by
from ziggurat.kernel.state import State
from ziggurat.kernel.view import view
from ziggurat.match.codec import TAG, canonical, encode
from ziggurat.scenes.expect import Expectation, Now
from ziggurat.scenes.facts import IMPOSSIBLE, broken_invariant, read_fact
from ziggurat.scenes.report import Check
from ziggurat.scenes.source import List, Node, Source, Text
from ziggurat.scenes.terms import NOTHING, SEAT_KIND, FactAt, Terms, write_values
from ziggurat.words import Words

TRUTH: Final = {"true": True, "false": False}


class Sees(Expectation):
    """A seat's view has this value at this path."""

    def __init__(self, terms: Terms, who: Text, path: Text, value: Node) -> None:
        super().__init__("sees", path.line, f"{who.value}: {path.value}: {_as_written(value)}")
        self.terms: Final = terms
        self.viewer: Final = terms.viewer(who)
        self.path: Final = path
        self.value: Final = value

    def check(self, now: Now) -> Check:
        value = self._find(encode(view(now.s, self.viewer))["parts"])
        passed = self._same(value, self.value)
        return self.checked(passed, _as_written(self.value), _as_found(value))

    def _find(self, parts: list[dict[str, Any]]) -> Any:
        """Follow the path from the part that has its first word."""
        words = self.path.value.split(".")
        homes = [part for part in parts if words[0] == part[TAG]]
        if homes:
            words = words[1:]
        else:
            homes = [part for part in parts if words[0] in part]
        if len(homes) != 1:
            raise self._lost(words[0], [name for part in parts for name in part if name != TAG])
        value: Any = homes[0]
        for word in words:
            value = self._step(value, word)
        return value

    def _step(self, value: Any, word: str) -> Any:
        if isinstance(value, dict):
            if word not in value:
                raise self._lost(word, [name for name in value if name != TAG])
            return value[word]
        if not isinstance(value, list | tuple):
            raise self._lost(word, [])
        at = self.terms.number(Text(word, self.path.line))
        if not 0 <= at < len(value):
            raise self._lost(word, [str(number) for number in range(len(value))])
        return value[at]

    def _lost(self, word: str, there: list[str]) -> Exception:
        fault = f"the view has no single '{word}' at this place of '{self.path.value}'"
        return self.terms.error(self.path, f"{fault}; there are: {', '.join(there) or 'none'}")

    def _same(self, value: Any, node: Node) -> bool:
        """Compare what is seen with what is written, as the former's type asks for."""
        source = self.terms.source
        if isinstance(value, dict):
            names = ", ".join([name for name in value if name != TAG])
            fault = f"'{self.path.value}' shows several things; add one of: {names}"
            raise self.terms.error(self.path, fault)
        if isinstance(value, list | tuple):
            items = source.items(node, self.path.value)
            if len(value) != len(items):
                return False
            return all([self._same(value[at], item) for at, item in enumerate(items)])
        text = source.text(node, self.path.value)
        if value is None or text.value == NOTHING:
            return value is None and text.value == NOTHING
        if isinstance(value, bool):
            return TRUTH.get(text.value) is value
        if isinstance(value, int):
            return self.terms.number(text) == value
        return bool(value == text.value)


def read_sees(terms: Terms, line: int, node: Node) -> list[Expectation]:
    """Read "path: value" lines for each who looks."""
    expectations: list[Expectation] = []
    for who, paths in terms.source.pairs(node, "sees"):
        for path, value in terms.source.pairs(paths, who.value):
            expectations.append(Sees(terms, who, path, value))
    return expectations


def _as_written(node: Node) -> str:
    if isinstance(node, List):
        return f"[{', '.join([_as_written(item) for item in node.items])}]"
    return node.value if isinstance(node, Text) else ""


def _as_found(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join([_as_found(item) for item in value])}]"
    if isinstance(value, bool):
        return str(value).lower()
    return NOTHING if value is None else str(value)


class Known(Expectation):
    """A seat can see a fact, or cannot know anything of it but how much there is."""

    def __init__(self, key: str, who: Text, viewer: int, at: FactAt) -> None:
        super().__init__(key, at.line, f"{who.value}: {at.says}")
        self.viewer: Final = viewer
        self.at: Final = at

    def check(self, now: Now) -> Check:
        seen = what_is_seen(now.s, self.viewer)
        worlds = other_worlds(now.source, now.s, self.at)
        for world in worlds:
            differs = what_is_seen(world, self.viewer) != seen
            if differs != (self.key == "shown"):
                values = read_fact(now.source, world, self.at)
                instead = write_values(now.s.rules, self.at.fact, values)
                looks = "another" if differs else "the same"
                return self.checked(False, self.key, f"{looks} view if it were {instead}")
        return self.checked(True, self.key, self.key)


def read_known(terms: Terms, line: int, node: Node, key: str) -> list[Expectation]:
    """Read "seat: [facts]" lines, for `shown` and `hidden`."""
    expectations: list[Expectation] = []
    for who, facts in terms.source.pairs(node, key):
        for text in _some(terms.source, facts, who):
            at = terms.fact(text)
            if at.fact.write is None:
                fault = f"'{at.says}' cannot be set up, so that nothing can be compared"
                raise terms.error(text, f"{fault}: use 'sees'")
            expectations.append(Known(key, who, terms.viewer(who), at))
    return expectations


def what_is_seen(s: State, seat: int) -> bytes:
    """Everything that a seat can look at: its view and the open questions."""
    questions = [seen_by(question, seat) for question in s.asked]
    shown = [(at.seat, at.topic, at.kind, at.options, at.facts, at.source) for at in questions]
    return canonical((encode(view(s, seat)), shown))


def other_worlds(source: Source, s: State, at: FactAt) -> list[State]:
    """The positions in which one value of a fact is another one, and all else is possible."""
    values = read_fact(source, s, at)
    kind = s.rules.kinds[at.fact.value]
    others = [value for value in kind.values() if kind.name != SEAT_KIND or value < s.seats]
    worlds: list[State] = []
    for place in range(len(values)):
        for value in others:
            world = _with(s, at, values[:place] + (value,) + values[place + 1 :])
            if world is not None and at.fact.read(world, at.args) != values:
                worlds.append(world)
    if not worlds:
        fault = "has no other value to compare with here"
        raise source.error(at.line, f"'{at.says}' {fault}: give it one that could be another")
    return worlds


def _with(s: State, at: FactAt, values: tuple[int, ...]) -> State | None:
    """The position with other values of a fact; None if the rules do not admit it."""
    world = s.clone()
    world.asked = ()
    assert at.fact.write is not None
    try:
        at.fact.write(world, at.args, values)
        if broken_invariant(world):
            return None
        if world.outcome is None:
            world.asked = world.stack[-1].questions(world)
    except IMPOSSIBLE:
        return None
    return world if all([question.options for question in world.asked]) else None


class Told(Expectation):
    """Somebody was told of an event in this block, or was not."""

    def __init__(self, key: str, terms: Terms, who: Text, text: Text) -> None:
        super().__init__(key, text.line, f"{who.value}: {text.value}")
        words = text.value.split()
        self.viewer: Final = terms.viewer(who)
        self.event: Final = words[0]
        self.args: Final = tuple([terms.number(Text(word, text.line)) for word in words[1:]])
        if not Words("en", terms.rules.game.folder).find(f"event.{words[0]}"):
            raise terms.error(text, f"this game tells no event '{words[0]}'")

    def check(self, now: Now) -> Check:
        events = scrubbed(now.events, self.viewer)
        meant = [
            event for event in events if event.key == self.event and self.args in ((), event.args)
        ]
        lines = [" ".join([event.key, *[str(arg) for arg in event.args]]) for event in events]
        wanted = self.key == "told"
        expected = "told" if wanted else "not told"
        return self.checked(bool(meant) == wanted, expected, f"[{', '.join(lines)}]")


def read_told(terms: Terms, line: int, node: Node, key: str) -> list[Expectation]:
    """Read "seat: [events]" lines, for `told` and `not_told`."""
    expectations: list[Expectation] = []
    for who, events in terms.source.pairs(node, key):
        expectations.extend(
            [Told(key, terms, who, text) for text in _some(terms.source, events, who)]
        )
    return expectations


def _some(source: Source, node: Node, who: Text) -> list[Text]:
    texts = source.texts(node, who.value)
    if not texts:
        raise source.error(who.line, f"'{who.value}' is empty: list something or leave it out")
    return texts
