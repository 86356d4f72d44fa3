"""Scenes: a position, some play and what must then be true, in a file anybody can write.

`docs/scenes.md` is the reference. A scene sees games through `ziggurat.api` only.
"""

from ziggurat.scenes.load import Scene, load, loads
from ziggurat.scenes.report import Check, Fault, Report, Result
from ziggurat.scenes.run import run_files, run_scene, set_up
from ziggurat.scenes.source import SceneError
from ziggurat.scenes.vocabulary import FactWord, KindWord, Vocabulary, facts_of, vocabulary_of

__all__ = [
    "Check",
    "FactWord",
    "Fault",
    "KindWord",
    "Report",
    "Result",
    "Scene",
    "SceneError",
    "Vocabulary",
    "facts_of",
    "load",
    "loads",
    "run_files",
    "run_scene",
    "set_up",
    "vocabulary_of",
]
