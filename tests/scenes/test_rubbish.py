"""Whatever is typed into a scene file, it runs or it is an error with a line."""

from __future__ import annotations

import random
import re
from pathlib import Path

from ziggurat.scenes import SceneError, loads, run_scene

FOLDER = Path(__file__).resolve().parents[1] / "games" / "template" / "scenes"
TEXTS = [
    text for path in sorted(FOLDER.glob("*.yaml")) for text in path.read_text("utf-8").split("---")
]
SIGNS = "[]{}:,-#&*!'\"\n \t%@|>"
WORDS: list[str] = sorted({word for text in TEXTS for word in re.findall(r"[\w.]+", text)})


def misspelt(dice: random.Random) -> str:
    """A scene with one word exchanged and one sign too many."""
    text = dice.choice(TEXTS)
    word = dice.choice(list(re.finditer(r"[\w.]+", text)))
    text = text[: word.start()] + dice.choice(WORDS) + text[word.end() :]
    at = dice.randrange(len(text))
    return text[:at] + dice.choice(SIGNS) + text[at:]


def test_a_misspelt_scene_runs_or_names_the_line() -> None:
    dice = random.Random(1)
    errors: list[SceneError] = []
    for _ in range(400):
        try:
            for scene in loads(misspelt(dice), "a.yaml"):
                run_scene(scene)
        except SceneError as error:
            errors.append(error)
    assert len(errors) > 100
    assert [str(error) for error in errors if error.line < 1] == []
