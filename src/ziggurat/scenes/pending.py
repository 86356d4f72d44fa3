"""Pending work: how a scene writes what is going on.

Owns two forms. A line such as "night red tricks" puts a flow at one of its steps; a map
with `is` puts any frame of the game with all its fields, for positions in the middle of
something. It never runs a frame.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.rules import Step
from ziggurat.match.codec import TAG, CodecError, decode
from ziggurat.match.spec import Shape, fields_of
from ziggurat.scenes.source import Map, Node, Text
from ziggurat.scenes.terms import NOTHING, Terms

TRUTH: Final = {"true": True, "false": False}


def read_pending(terms: Terms, node: Node) -> tuple[Frame, ...]:
    """Read the pending work, the bottom first; at least one piece."""
    items = terms.source.items(node, "pending")
    if not items:
        raise terms.source.error(node.line, "'pending' is empty: a game that goes on has work")
    return tuple([_frame(terms, item) for item in items])


def _frame(terms: Terms, node: Node) -> Frame:
    if not isinstance(node, Map):
        return _flow(terms, terms.source.text(node, "pending"))
    data = _record(terms, node)
    try:
        frame = decode(terms.rules, "Frame", data, data[TAG])
    except CodecError as error:
        raise terms.source.error(node.line, str(error)) from error
    assert isinstance(frame, Frame)
    return frame


def _flow(terms: Terms, text: Text) -> Frame:
    """Read a flow, the seat it runs for, and the step that comes next."""
    flows = terms.rules.flows
    words = text.value.split()
    # Names of flows and steps may be several words; the seat between them is one.
    for at in range(1, len(words)):
        name = " ".join(words[:at])
        if name in flows:
            seat = terms.seat(Text(words[at], text.line))
            return Flow(name, seat, _step(terms, text, flows[name], words[at + 1 :]))
    known = ", ".join(flows)
    fault = f"'{text.value}' is not pending work: write '<flow> <seat>' or '<flow> <seat> <step>'"
    raise terms.error(text, f"{fault}; flows: {known}")


def _step(terms: Terms, text: Text, steps: tuple[Step, ...], words: list[str]) -> str:
    """Read the step a flow is at; without one it begins."""
    names = [step.name for step in steps]
    name = " ".join(words) if words else names[0]
    if name not in names:
        raise terms.error(text, f"'{name}' is not a step of this flow; steps: {', '.join(names)}")
    return name


def _record(terms: Terms, node: Map) -> dict[str, Any]:
    """Read a record as the codec writes it, field by field."""
    pairs = {key.value: (key, value) for key, value in node.pairs}
    if TAG not in pairs:
        raise terms.source.error(node.line, f"say what this is: '{TAG}: <name of a frame>'")
    name = terms.source.text(pairs.pop(TAG)[1], TAG)
    cls = terms.rules.records.get(name.value)
    if cls is None:
        frames = [key for key, record in terms.rules.records.items() if issubclass(record, Frame)]
        fault = f"there is no '{name.value}' in this game; frames: {', '.join(frames)}"
        raise terms.error(name, fault)
    fields = {field.name: field.shape for field in fields_of(cls)}
    for key, _ in pairs.values():
        if key.value not in fields:
            raise terms.error(key, f"{name.value} has no '{key.value}'; it has: {cls.SPEC}")
    for field in fields:
        if field not in pairs:
            raise terms.error(name, f"{name.value} lacks '{field}'; it has: {cls.SPEC}")
    data: dict[str, Any] = {TAG: name.value}
    for field, shape in fields.items():
        data[field] = _value(terms, shape, pairs[field][1], field)
    return data


def _value(terms: Terms, shape: Shape, node: Node, what: str) -> object:
    """Read a value of a shape; numbers may be words of the game, and choices notation."""
    form = shape.form
    if form == "maybe":
        absent = isinstance(node, Text) and node.value == NOTHING
        return None if absent else _value(terms, shape.parts[0], node, what)
    if form == "record":
        if not isinstance(node, Map):
            raise terms.source.error(node.line, f"'{what}' takes '{TAG}: {shape.name}' and fields")
        return _record(terms, node)
    if form in ("many", "fixed"):
        if isinstance(node, Text) and form == "many" and shape.parts[0].form == "int":
            return list(terms.choice(terms.source.text(node, what)))
        items = terms.source.items(node, what)
        if form == "fixed" and len(items) != len(shape.parts):
            raise terms.source.error(node.line, f"'{what}' takes {len(shape.parts)} values")
        parts = shape.parts if form == "fixed" else shape.parts * len(items)
        return [_value(terms, part, item, what) for part, item in zip(parts, items, strict=True)]
    text = terms.source.text(node, what)
    if form == "bool":
        if text.value not in TRUTH:
            raise terms.error(text, f"'{what}' is either true or false, not '{text.value}'")
        return TRUTH[text.value]
    return terms.number(text) if form == "int" else text.value
