"""Shows that run.py answers its command line, knows when to install, and sums up its checks."""

import ast
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import run
from tools import checks
from tools.changed import CORE as ALWAYS
from tools.changed import OF_GAME, TESTED, changed_files, wanted_tests
from ziggurat.cli.app import app
from ziggurat.kernel import engine

RUN_PY = Path(run.__file__)


def call(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs run.py as a user would."""
    return subprocess.run(
        [sys.executable, str(RUN_PY), *arguments], capture_output=True, text=True, check=False
    )


def checkout(folder: Path) -> Path:
    """Makes a folder with the two files an installation depends on."""
    (folder / "pyproject.toml").write_text("[project]\n", "utf-8")
    (folder / "constraints.txt").write_text("rich==15.0.0\n", "utf-8")
    return folder


@pytest.mark.parametrize(
    "arguments",
    [["tset"], ["test", "fast"], ["test", "--quick", "all"], ["compile", "-x"], ["--seed"]],
)
def test_an_unknown_task_ends_with_code_2_and_one_line(arguments: list[str]) -> None:
    done = call(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert " ".join(arguments) in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_lists_the_tasks() -> None:
    done = call("--help")
    assert done.returncode == 0
    for task in ("play", "test", "compile", "bench", "soak", *run.COMMANDS):
        assert f" {task}" in done.stdout


def test_every_command_of_ziggurat_is_one_of_run_py() -> None:
    """`bench` is a task of its own there: it measures both builds."""
    there = {command.name for command in app.registered_commands}
    assert there == {*run.COMMANDS, "bench"}


@pytest.mark.parametrize(("major", "minor"), [(2, 7), (3, 6), (3, 10)])
def test_an_old_python_is_named_and_refused(major: int, minor: int) -> None:
    problem = run.version_problem(major, minor)
    assert "3.11" in problem
    assert f"{major}.{minor}." in problem


@pytest.mark.parametrize(("major", "minor"), [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_is_accepted(major: int, minor: int) -> None:
    assert run.version_problem(major, minor) == ""


TREE = (
    "src/ziggurat/games/port/battle/units.py",
    "src/ziggurat/games/port/ids.py",
    "src/ziggurat/match/save.py",
    "src/ziggurat/server/desk.py",
    "src/ziggurat/server/store/rows.py",
    "tests/games/port/battle/test_units.py",
    "tests/games/port/kit.py",
    "tests/goldens/test_goldens.py",
    "tests/kernel/test_engine.py",
    "tests/kit/table.py",
    "tests/match/test_save.py",
    "tests/page/kit/browser.py",
    "tests/page/test_start.py",
    "tests/server/app/test_playing.py",
    "tests/server/store/test_games.py",
    "tests/test_run_py.py",
)
CORE = ["tests/kernel", "tests/test_run_py.py"]
GOLDENS = "tests/goldens/test_goldens.py"


def tree(folder: Path) -> Path:
    """Makes a small checkout with a few sources and tests."""
    for name in TREE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("LICENSE", []),
        ("src/ziggurat/match/save.py", ["tests/match"]),
        ("src/ziggurat/games/port/battle/units.py", ["tests/games/port/battle", GOLDENS]),
        ("src/ziggurat/games/port/ids.py", ["tests/games/port", GOLDENS]),
        ("src/ziggurat/games/port/removed/gone.py", ["tests/games/port", GOLDENS]),
        ("src/ziggurat/server/desk.py", ["tests/server/app"]),
        ("src/ziggurat/server/store/rows.py", ["tests/server/store"]),
        ("src/ziggurat/kernel/engine.py", []),
        ("tests/games/port/battle/test_units.py", ["tests/games/port/battle/test_units.py"]),
        ("tests/games/port/battle/test_gone.py", []),
        ("tests/games/port/kit.py", ["tests/games/port"]),
        ("tests/page/kit/browser.py", ["tests/page"]),
        ("tests/kit/table.py", ["tests/kit"]),
        ("run.py", []),
    ],
)
def test_a_changed_file_calls_for_its_tests(changed: str, tests: list[str], tmp_path: Path) -> None:
    assert wanted_tests(tree(tmp_path), [changed]) == sorted([*tests, *CORE])


def test_tests_inside_others_are_not_named_twice(tmp_path: Path) -> None:
    files = ["tests/games/port/battle/test_units.py", "tests/games/port/kit.py"]
    assert wanted_tests(tree(tmp_path), files) == sorted(["tests/games/port", *CORE])


def test_tests_that_a_change_calls_for_are_there() -> None:
    given = {name for names in TESTED.values() for name in names}
    assert [
        name for name in {*ALWAYS, *OF_GAME, *given} if not (RUN_PY.parent / name).exists()
    ] == []
    assert [name for name in TESTED if not (RUN_PY.parent / name).exists()] == []


def git(folder: Path, *arguments: str) -> None:
    """Runs git in a folder, as somebody."""
    who = ("-c", "user.name=somebody", "-c", "user.email=somebody@example.org")
    subprocess.run(["git", "-C", str(folder), *who, *arguments], check=True, capture_output=True)


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
def test_what_changed_is_counted_from_main(tmp_path: Path) -> None:
    assert changed_files(tmp_path) is None
    git(tmp_path, "init", "-b", "main")
    for name in ("one", "two"):
        (tmp_path / name).touch()
        git(tmp_path, "add", name)
        git(tmp_path, "commit", "-m", name)
    assert changed_files(tmp_path) == ["two"]
    (tmp_path / "one").write_text("edited", "utf-8")
    assert changed_files(tmp_path) == ["one"]
    git(tmp_path, "switch", "-c", "branch")
    git(tmp_path, "commit", "-a", "-m", "edited")
    (tmp_path / "new").touch()
    assert changed_files(tmp_path) == ["new", "one"]


def streamed(monkeypatch: pytest.MonkeyPatch, *failing: str) -> list[list[str]]:
    """Lets no check run; collects on which build each would have run, how far, and its call."""
    calls: list[list[str]] = []

    def stream(arguments: list[str], build: str, echo: bool, near: bool = False) -> tuple[int, str]:
        calls.append([build, "near" if near else "far", *arguments])
        return int(any([word in failing for word in arguments])), "3 passed in 1.00s"

    monkeypatch.setattr(checks, "stream", stream)
    return calls


def test_the_quick_run_leaves_long_tests_and_compiling_out(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = streamed(monkeypatch)
    names = [result.name for result in checks.run_quick_checks("python")]
    assert names == ["format", "lint", "types", "imports", "rules", "tests, changed"]
    assert {call[0] for call in calls} == {"interpreted"}
    assert calls[-1][calls[-1].index("worksteal") + 1 :][:2] == ["-m", "not long"]
    assert "tests/kernel" in calls[-1]


def test_long_folders_are_not_part_of_the_quick_run() -> None:
    ask = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    wanted = ["tests/server/bench", "tests/docs/test_how_to.py", "tests/docs/test_protocol.py"]
    done = subprocess.run(
        [*ask, "-m", "not long", *wanted],
        cwd=RUN_PY.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "test_protocol.py" in done.stdout
    assert "test_how_to.py" not in done.stdout
    assert "server/bench" not in done.stdout


def test_the_compiled_engine_goes_all_the_way_and_the_interpreted_one_less_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = [call for call in streamed_whole(monkeypatch) if "pytest" in call]
    assert [call[:2] for call in calls] == [["interpreted", "near"], ["compiled", "far"]]
    assert "--ignore=tests/page" in calls[0]
    assert not [word for word in calls[1] if word.startswith("--ignore")]


def test_without_a_compiler_the_interpreted_engine_goes_all_the_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = [call for call in streamed_whole(monkeypatch, "tools/compile.py") if "pytest" in call]
    assert [call[:2] for call in calls] == [["interpreted", "far"]]
    assert not [word for word in calls[0] if word.startswith("--ignore")]


def streamed_whole(monkeypatch: pytest.MonkeyPatch, *failing: str) -> list[list[str]]:
    """What the whole run would have run."""
    monkeypatch.setattr(checks, "system_tool", lambda name, *_: checks.Result(name, checks.PASSED))
    calls = streamed(monkeypatch, *failing)
    checks.run_checks("python")
    return calls


def test_what_is_left_out_of_the_nearer_run_is_there() -> None:
    assert [name for name in checks.UNCOMPILED if not (RUN_PY.parent / name).exists()] == []


def test_the_file_parses_on_python_3_6_so_that_the_message_appears() -> None:
    ast.parse(RUN_PY.read_text("utf-8"), feature_version=(3, 6))


def test_the_stamp_changes_with_all_that_an_installation_depends_on(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    stamps = {run.stamp_of(root, "core", "3.11"), run.stamp_of(root, "core", "3.11")}
    assert len(stamps) == 1
    stamps |= {run.stamp_of(root, "dev", "3.11"), run.stamp_of(root, "core", "3.12")}
    for name in ("pyproject.toml", "constraints.txt"):
        (root / name).write_text("changed\n", "utf-8")
        stamps.add(run.stamp_of(root, "core", "3.11"))
    assert len(stamps) == 5


def test_an_installation_holds_while_its_stamp_does(tmp_path: Path) -> None:
    assert not run.is_installed(tmp_path, "core", "new")
    (tmp_path / "ziggurat-core.stamp").write_text("new", "utf-8")
    assert run.is_installed(tmp_path, "core", "new")
    assert not run.is_installed(tmp_path, "core", "newer")
    assert not run.is_installed(tmp_path, "dev", "new")


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(run.Trouble, match="Cannot write to"):
        run.require_writable(missing)
    run.require_writable(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_python_without_venv_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "can_make_venv", lambda: False)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(run.Trouble, match="apt-get install python3-venv"):
        run.make_venv()


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("12 passed in 0.35s", {"passed": 12}),
        (
            "1 failed, 9 passed, 2 errors in 75.30s (0:01:15)",
            {"failed": 1, "passed": 9, "errors": 2},
        ),
        ("no tests ran in 0.01s", {}),
    ],
)
def test_counts_are_read_from_the_last_line_of_pytest(line: str, counts: dict[str, int]) -> None:
    assert checks.test_counts(f"3 passed in 1.00s\n....\n{line}\n" if counts else line) == counts


def test_the_summary_ends_with_the_totals_of_both_builds() -> None:
    results = [
        checks.Result("format", checks.PASSED, 0.21, "63 files already formatted"),
        checks.Result("types", checks.FAILED, 10.0),
        checks.Result("tests, interpreted", checks.FAILED, 3.0, "2 failed, 40 passed", 40, 2),
        checks.Result("tests, compiled", checks.PASSED, 2.0, "42 passed", 42),
        checks.Result("rules", checks.SKIPPED),
    ]
    lines = checks.summary(results).splitlines()
    assert lines[1].split() == ["format", "passed", "0.2", "63", "files", "already", "formatted"]
    assert len({line.index(r.result) for line, r in zip(lines[1:], results, strict=False)}) == 1
    assert lines[-1] == "82 passed, 3 failed"


def test_each_build_is_imported_from_its_own_place() -> None:
    interpreted = run.environment_for("interpreted")
    compiled = run.environment_for("compiled")
    assert interpreted["PYTHONPATH"].endswith("src")
    assert compiled["PYTHONPATH"].endswith("compiled")
    assert compiled["ZIGGURAT_BUILD"] == "compiled"
    assert compiled["ZIGGURAT_TESTS"] == "far"
    assert run.environment_for("interpreted", near=True)["ZIGGURAT_TESTS"] == "near"


def test_what_python_has_read_is_kept_for_the_next_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    ask = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    done = subprocess.run(
        ask, env=run.environment_for("interpreted"), capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_the_tests_run_on_the_build_that_was_announced() -> None:
    actual = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    assert os.environ.get("ZIGGURAT_BUILD", actual) == actual


CHILD = "import sys, time; print('up', flush=True); time.sleep(60)"


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("way", ["become", "hand_over"])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_what_run_py_started(way: str, name: str) -> None:
    number = getattr(signal, name)
    code = f"import sys, run; sys.exit(run.{way}([sys.executable, '-c', {CHILD!r}]))"
    # Ctrl-C is ignored by what a shell runs in the background, and by what that starts.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-c", code], cwd=RUN_PY.parent, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    signal.signal(signal.SIGINT, before)
    assert process.stdout is not None
    assert process.stdout.readline() == "up\n"
    process.send_signal(number)
    # The end of its output is the end of both.
    assert process.stdout.read() == ""
    assert process.wait(60) in ({-number} if way == "become" else {128 + number})


def test_an_exit_code_is_the_childs() -> None:
    code = "import sys, run; sys.exit(run.become([sys.executable, '-c', 'raise SystemExit(7)']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=RUN_PY.parent, check=False)
    assert done.returncode == 7
