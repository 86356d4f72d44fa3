"""The page about scenes tells the truth: all of its examples are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ziggurat.scenes import SceneError, loads, run_scene
from ziggurat.scenes.load import EXPECT, SCENE_KEYS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scenes.md").read_text("utf-8")
FILE = "scene.yaml"
# An example, and the error it is said to give if one follows.
EXAMPLES = re.findall(r"```yaml\n(.*?)```\n(?:\n```text\n(.*?)```)?", PAGE, re.DOTALL)
GOOD = [text for text, error in EXAMPLES if not error]
WRONG = [(text, error.strip()) for text, error in EXAMPLES if error]


def test_the_page_has_examples_of_both_sorts() -> None:
    assert len(GOOD) > 9
    assert len(WRONG) > 3
    assert len(EXAMPLES) == PAGE.count("```yaml")


@pytest.mark.parametrize("text", GOOD, ids=[text.splitlines()[0] for text in GOOD])
def test_an_example_holds(text: str) -> None:
    for scene in loads(text, FILE):
        assert [check for check in run_scene(scene).checks if not check.passed] == []


@pytest.mark.parametrize(("text", "error"), WRONG, ids=[text for _, text in WRONG])
def test_an_example_of_an_error_gives_that_error(text: str, error: str) -> None:
    with pytest.raises(SceneError) as caught:
        [run_scene(scene) for scene in loads(text, FILE)]
    assert str(caught.value) == error


@pytest.mark.parametrize("key", [*SCENE_KEYS, *EXPECT])
def test_every_key_has_its_line_and_an_example(key: str) -> None:
    assert f"\n| `{key}` | " in PAGE
    assert any(re.search(rf"\b{key}:", text) for text in GOOD)
