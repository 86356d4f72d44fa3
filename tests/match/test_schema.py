"""The published schemas are current and describe what is really written."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.match.drill import FESTIVE, PLAIN, SEED, played
from tools import export_schema
from ziggurat.match.codec import canonical, encode, encode_state
from ziggurat.match.match import Match
from ziggurat.match.save import dump
from ziggurat.match.schema import save_schema, state_schema

FORMS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def fits(schema: Any, value: Any, parts: dict[str, Any]) -> bool:
    """The small part of JSON Schema that ours use."""
    if "$ref" in schema:
        return fits(parts[schema["$ref"].rpartition("/")[2]], value, parts)
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return sum(fits(way, value, parts) for way in schema[key]) == 1
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])
    if "type" in schema and type(value) not in FORMS[schema["type"]]:
        return False
    if isinstance(value, list):
        first = schema.get("prefixItems", [])
        rest = schema.get("items", {})
        if len(value) < schema.get("minItems", 0) or (rest is False and len(value) > len(first)):
            return False
        ways = [*first, *[rest] * (len(value) - len(first))]
        return all(fits(way, at, parts) for way, at in zip(ways, value, strict=True))
    if isinstance(value, dict):
        known = schema.get("properties", {})
        more = schema.get("additionalProperties", {})
        if set(schema.get("required", [])) - set(value) or (
            more is False and set(value) - set(known)
        ):
            return False
        return all(fits(known.get(name, more), at, parts) for name, at in value.items())
    return True


def sent(value: object) -> Any:
    return msgspec.json.decode(canonical(value))


@pytest.mark.parametrize("path", sorted(export_schema.schemas()))
def test_the_published_schemas_are_current(path: Path) -> None:
    published = json.loads(path.read_text("utf-8"))
    assert published == export_schema.schemas()[path], "run: python tools/export_schema.py"


@pytest.mark.parametrize("plays", [0, 10, 50, 500])
def test_states_and_views_fit_their_schema(plays: int) -> None:
    match = played(Match.new(FESTIVE, 3, SEED), plays)
    schema = state_schema(FESTIVE)
    assert fits(schema, sent(encode_state(match.state)), schema["$defs"])
    view = {"$ref": "#/$defs/View"}
    assert fits(view, sent(encode(match.view(1))), schema["$defs"])


def test_saves_fit_their_schema() -> None:
    schema = save_schema()
    data = msgspec.json.decode(dump(played(Match.new(PLAIN, 2, SEED), 20)))
    assert fits(schema, data, schema["$defs"])
    assert not fits(schema, {**data, "more": 1}, schema["$defs"])
    assert not fits(schema, {**data, "entries": [{}]}, schema["$defs"])


def test_a_state_that_is_none_does_not_fit() -> None:
    schema = state_schema(PLAIN)
    data = sent(encode_state(Match.new(PLAIN, 2, SEED).state))
    assert fits(schema, data, schema["$defs"])
    assert not fits(schema, {**data, "night": "x"}, schema["$defs"])
    assert not fits(schema, {**data, "stack": [{"is": "Bag"}]}, schema["$defs"])
    del data["hands"]
    assert not fits(schema, data, schema["$defs"])
