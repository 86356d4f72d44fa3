"""Shapes: a short way to say what data must look like, to the last key."""

from __future__ import annotations

from typing import Any, Final

# A list of anything of one shape is written as a list of one, a mapping by the key "*".
EACH: Final = "*"


def faults(value: Any, shape: Any, path: str = "") -> list[str]:
    """Everything in which data differs from a shape; empty is good."""
    if isinstance(shape, type):
        exact = type(value) is shape or (shape is list and isinstance(value, tuple))
        return [] if exact else [f"{path}: {value!r:.40} is not of type {shape.__name__}"]
    if isinstance(shape, tuple):
        return [] if any(not faults(value, one, path) for one in shape) else [f"{path}: {value!r}"]
    if isinstance(shape, list):
        if not isinstance(value, list | tuple):
            return [f"{path}: {value!r:.40} is not a list"]
        return [at for n, one in enumerate(value) for at in faults(one, shape[0], f"{path}[{n}]")]
    if isinstance(shape, dict):
        return _in_mapping(value, shape, path)
    return [] if value == shape else [f"{path}: {value!r:.40} is not {shape!r}"]


def _in_mapping(value: Any, shape: dict[str, Any], path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r:.40} is not a mapping"]
    if EACH in shape:
        odd = [f"{path}: key {key!r}" for key in value if type(key) is not str]
        inside = [faults(one, shape[EACH], f"{path}.{key}") for key, one in value.items()]
        return [*odd, *[fault for found in inside for fault in found]]
    if value.keys() != shape.keys():
        return [f"{path}: keys {sorted(value.keys() ^ shape.keys())}"]
    return [fault for key in shape for fault in faults(value[key], shape[key], f"{path}.{key}")]
