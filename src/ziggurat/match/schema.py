"""The published form of saves, as JSON Schema.

Owns the description of a save for programs in other languages, and that of a game's
states, derived from the same specs the codec reads. It never checks anything itself.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.codec import BASES, TAG
from ziggurat.match.form import Save
from ziggurat.match.spec import Shape, fields_of

Schema: TypeAlias = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
DEFS: Final = "#/$defs/"
PLAIN: Final = {"int": "integer", "bool": "boolean", "str": "string"}


def save_schema() -> Schema:
    """The form of every save; its snapshot is described by the state schema of its game."""
    (root,), parts = msgspec.json.schema_components([Save], ref_template=DEFS + "{name}")
    for part in parts.values():
        # Python versions differ in how they indent a docstring.
        part["description"] = " ".join(part["description"].split())
    return {"$schema": DIALECT, "title": "A saved match", **root, "$defs": parts}


def state_schema(rules: Rules) -> Schema:
    """The form of a game's states, records and views."""
    records = sorted(rules.records.items())
    parts = {name: _record(name, cls) for name, cls in records}
    for base, root in BASES.items():
        parts[base] = {
            "oneOf": [{"$ref": DEFS + name} for name, cls in records if issubclass(cls, root)]
        }
    title = f"A state of {' with '.join([rules.game.name, *rules.modules])}"
    return {"$schema": DIALECT, "title": title, "$ref": DEFS + State.__name__, "$defs": parts}


def _record(name: str, cls: type[Record]) -> Schema:
    fields = {field.name: _shape(field.shape) for field in fields_of(cls)}
    return {
        "type": "object",
        "properties": {TAG: {"const": name}, **fields},
        "required": [TAG, *fields],
        "additionalProperties": False,
    }


def _shape(shape: Shape) -> Schema:
    if shape.form in PLAIN:
        return {"type": PLAIN[shape.form]}
    if shape.form == "record":
        return {"$ref": DEFS + shape.name}
    if shape.form == "maybe":
        return {"anyOf": [_shape(shape.parts[0]), {"type": "null"}]}
    if shape.form == "fixed":
        items = [_shape(part) for part in shape.parts]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
    return {"type": "array", "items": _shape(shape.parts[0])}
