"""A small scene as text, for tests that change one line of it and look at what happens."""

from __future__ import annotations

from typing import Final

from ziggurat.scenes import Check, Scene, SceneError, loads, run_scene

GOOD: Final = {
    "scene": "Two bids",
    "game": "template",
    "modules": "[]",
    "options": "{length: usual}",
    "seats": "[red, blue]",
    "covers": "[tp.bid.highest]",
    "components": "[ware.silk]",
    "begin": "empty",
    "position": "{coins red: 5, coins blue: 4, on_show: silk}",
    "pending": "[night red bid]",
    "nature": "[]",
    "play": "[red bid 2, blue bid 1]",
    "expect": "{facts: {coins red: 3}}",
    "then": "[{expect: {asked: [red]}}]",
}


def scene_text(**changes: str | None) -> str:
    """The good scene, one key on each line; None leaves a key out."""
    fields = {**GOOD, **changes}
    return "\n".join([f"{key}: {value}" for key, value in fields.items() if value is not None])


def one_scene(**changes: str | None) -> Scene:
    """Load the good scene, but for the changes."""
    (scene,) = loads(scene_text(**changes), "a.yaml")
    return scene


def checks_of(**changes: str | None) -> tuple[Check, ...]:
    """Run the good scene, but for the changes."""
    return run_scene(one_scene(**changes)).checks


def error_of(**changes: str | None) -> SceneError:
    """The error that the good scene gives after the changes."""
    try:
        checks_of(**changes)
    except SceneError as error:
        return error
    raise AssertionError("the scene runs without an error")


def line_of(text: str, key: str) -> int:
    """The line on which a key stands."""
    return [line.partition(":")[0] for line in text.splitlines()].index(key) + 1
