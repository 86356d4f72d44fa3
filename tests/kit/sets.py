"""Sets: the topics of all questions of a game whose answers name a set.

Owns the reading of the sources, so that a new set without a test of its orders is noticed. A topic
that is a name in the code counts with every text that is ever assigned to it in the same file.
"""

from __future__ import annotations

import ast
from pathlib import Path

from ziggurat import games


def topics_of_sets(folder: str, without: str = "") -> set[str]:
    """The topics of questions with `any_order` in the package of a game, or in all but a part."""
    found: set[str] = set()
    top = Path(next(iter(games.__path__))) / folder
    for path in sorted(top.rglob("*.py")):
        if without and path.is_relative_to(top / without):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and _names_a_set(call):
                found |= _texts(tree, _topic(call))
    return found


def _topic(call: ast.Call) -> ast.expr:
    """A question begins with seat and topic; a function that puts one is told the state first."""
    return call.args[1 if ast.unparse(call.func) == "Question" else 2]


def _names_a_set(call: ast.Call) -> bool:
    """Whoever passes `any_order` on names nothing, and neither does who says that it is False."""
    for word in call.keywords:
        if word.arg == "any_order":
            return ast.unparse(word.value) not in ("any_order", "False")
    return False


def _texts(tree: ast.Module, topic: ast.expr) -> set[str]:
    if not isinstance(topic, ast.Name):
        return _constants(topic)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and topic.id in [ast.unparse(at) for at in node.targets]:
            found |= _constants(node.value)
    assert found, f"no text is assigned to {topic.id}"
    return found


def _constants(value: ast.expr) -> set[str]:
    return {
        node.value
        for node in ast.walk(value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
