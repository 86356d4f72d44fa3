"""A scene file is read strictly, and every scalar stays the text that was written."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.scenes.scene_text import scene_text
from ziggurat.scenes import SceneError, load
from ziggurat.scenes.source import List, Map, Text, documents_of


def test_scalars_stay_text() -> None:
    (node,) = documents_of("a", "[no, 1e3, 0x1F, ~, 2024-01-01, 'yes', 1_0]")
    assert isinstance(node, List)
    values = [item.value for item in node.items if isinstance(item, Text)]
    assert values == ["no", "1e3", "0x1F", "~", "2024-01-01", "yes", "1_0"]


def test_nodes_know_their_line() -> None:
    first, second = documents_of("a", "a: b\n---\nc:\n  - d\n  - e: f\n")
    assert first == Map([(Text("a", 1), Text("b", 1))], 1)
    assert second.line == 3
    assert second == Map(
        [(Text("c", 3), List([Text("d", 4), Map([(Text("e", 5), Text("f", 5))], 5)], 4))], 3
    )


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a: 1\nb: 2\na: 3", 3, "'a' is there twice"),
        ("{a b: 1,\n a  b: 2}", 2, "'a b' is there twice"),
        ("a: &x 1", 1, "no '&' and '*'"),
        ("a: 1\nb: *x", 2, "no '&' and '*'"),
        ("a: !!int 1", 1, "no '!' tags"),
        ("a: 1\nb: !!python/name:os.system x", 2, "no '!' tags"),
        ("? [a]\n: b", 1, "a key is plain words"),
        ("a: 1\n" + "[" * 300_000, 2, "YAML"),
        ("\n" + "[" * 300_000, 2, "nested deeper"),
        ("a: [1, 2\nb: 3", 2, "is not YAML"),
        ("a: 1\n\tb: 2", 2, "is not YAML"),
        ("a: 1\nb: \x07", 2, "a character that no text file should have"),
    ],
)
@pytest.mark.parametrize("loader", ["CBaseLoader", "BaseLoader"])
def test_what_a_scene_cannot_be_has_a_line(
    monkeypatch: pytest.MonkeyPatch, loader: str, text: str, line: int, says: str
) -> None:
    if not hasattr(yaml, loader):
        loader = "BaseLoader"
    monkeypatch.setattr(yaml, "CBaseLoader", getattr(yaml, loader), raising=False)
    with pytest.raises(SceneError) as caught:
        documents_of("a.yaml", text)
    assert (caught.value.file, caught.value.line) == ("a.yaml", line)
    assert str(caught.value).startswith(f"a.yaml:{line}: ")
    assert says in caught.value.text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    with pytest.raises(SceneError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path.as_posix()}: cannot be read")


def test_a_file_that_is_no_text_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"scene: a\ngame: \xff\n")
    with pytest.raises(SceneError) as caught:
        load(path)
    assert caught.value.line == 2
    assert "UTF-8" in caught.value.text


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(SceneError, match="at most 1000000 bytes"):
        load(path)


def test_a_mark_at_the_beginning_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(scene_text(), "utf-8-sig")
    assert [scene.name for scene in load(path)] == ["Two bids"]
