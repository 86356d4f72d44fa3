"""Traces are read from sources and scenes without running them."""

from pathlib import Path

import pytest

from tests.kit.trace import component, rule
from ziggurat.ledger.trace import TraceError, Traces, find_tests, find_traces

IMPORTS = "import pytest\nfrom tests.kit.trace import component, rule\n"


def traces_of(folder: Path, text: str, name: str = "test_a.py") -> Traces:
    """Find the traces in a folder of tests with one file."""
    path = folder / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return find_traces(folder / "tests")


def test_decorators_are_found(tmp_path: Path) -> None:
    text = IMPORTS + (
        '@rule("tp.a", "tp.b")\n@component("ware.silk")\ndef test_one(): ...\n'
        '@rule("tp.a")\nasync def test_two(): ...\n'
    )
    traces = traces_of(tmp_path, text)
    assert traces.rules == {
        "tp.a": ["tests/test_a.py::test_one", "tests/test_a.py::test_two"],
        "tp.b": ["tests/test_a.py::test_one"],
    }
    assert traces.components == {"ware.silk": ["tests/test_a.py::test_one"]}


@pytest.mark.parametrize(
    "mark", ['rule("tp.a")', '[rule("tp.a"), pytest.mark.slow]', 'pytest.mark.rule("tp.a")']
)
def test_a_mark_of_the_module_holds_for_all_its_tests(tmp_path: Path, mark: str) -> None:
    text = f"{IMPORTS}pytestmark = {mark}\ndef test_one(): ...\ndef test_two(): ...\n"
    assert len(traces_of(tmp_path, text).rules["tp.a"]) == 2


def test_classes_hand_their_marks_down(tmp_path: Path) -> None:
    text = IMPORTS + (
        '@rule("tp.a")\nclass TestBids:\n    pytestmark = rule("tp.b")\n'
        "    def test_one(self): ...\n    def helper(self): ...\n"
    )
    rules = traces_of(tmp_path, text).rules
    assert rules == {key: ["tests/test_a.py::TestBids::test_one"] for key in ("tp.a", "tp.b")}


def test_an_imported_name_may_be_changed(tmp_path: Path) -> None:
    text = 'from tests.kit.trace import rule as law\n@law("tp.a")\ndef test_one(): ...\n'
    assert list(traces_of(tmp_path, text).rules) == ["tp.a"]


def test_a_decorator_of_somebody_else_is_no_trace(tmp_path: Path) -> None:
    text = 'from hypothesis.stateful import rule\n@rule("tp.a")\ndef test_one(): ...\n'
    assert traces_of(tmp_path, text).rules == {}


@pytest.mark.parametrize("idle", ["@pytest.mark.skip", '@pytest.mark.xfail(reason="later")'])
def test_a_test_that_does_not_count_proves_nothing(tmp_path: Path, idle: str) -> None:
    text = f'{IMPORTS}{idle}\n@rule("tp.a")\ndef test_one(): ...\n'
    assert traces_of(tmp_path, text).rules == {}


def test_what_pytest_does_not_collect_proves_nothing(tmp_path: Path) -> None:
    text = f'{IMPORTS}@rule("tp.a")\ndef check_one(): ...\n'
    assert traces_of(tmp_path, text).rules == {}
    assert traces_of(tmp_path, text.replace("check", "test"), "helpers.py").rules == {}


def test_an_id_that_is_not_written_out_is_an_error(tmp_path: Path) -> None:
    text = f"{IMPORTS}@rule(A)\ndef test_one(): ...\n"
    with pytest.raises(TraceError, match=r"tests/test_a\.py:3: write the ids of @rule out"):
        traces_of(tmp_path, text)


@pytest.mark.parametrize("name", ["games/scenes/theft.yaml", "games/theft.scene.yaml"])
def test_scenes_say_what_they_cover(tmp_path: Path, name: str) -> None:
    text = "game: template\ncovers: [tp.a, tp.b]\ncomponents: [ware.silk]\n"
    traces = traces_of(tmp_path, text, name)
    assert traces.rules == {"tp.a": [f"tests/{name}"], "tp.b": [f"tests/{name}"]}
    assert traces.components == {"ware.silk": [f"tests/{name}"]}


def test_other_yaml_files_are_no_scenes(tmp_path: Path) -> None:
    assert traces_of(tmp_path, "covers: [tp.a]\n", "data/cards.yaml").rules == {}


@pytest.mark.parametrize("text", ["covers: tp.a", "covers: [3]", "- covers", "covers: ["])
def test_a_scene_of_another_form_is_an_error(tmp_path: Path, text: str) -> None:
    with pytest.raises(TraceError, match=r"tests/scenes/a\.yaml"):
        traces_of(tmp_path, text, "scenes/a.yaml")


def test_a_source_that_is_no_python_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TraceError, match=r"tests/test_a\.py"):
        traces_of(tmp_path, "def test_one(:\n")


def test_the_decorators_set_markers() -> None:
    assert (rule("tp.a", "tp.b").name, rule("tp.a", "tp.b").args) == ("rule", ("tp.a", "tp.b"))
    assert (component("ware.silk").name, component("ware.silk").args) == (
        "component",
        ("ware.silk",),
    )


def test_the_tests_of_this_tree_are_found() -> None:
    assert find_tests() == Path(__file__).resolve().parents[1]
