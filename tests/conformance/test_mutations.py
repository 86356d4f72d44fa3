"""Seeded changes: which faults are made, and how it is seen whether a test notices one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutations, soak

SOURCE = """def pay(purse: Sum | None, price) -> Sum | None:
    least: Small[1]
    if purse < price:
        return None
    purse.take(price, 2)
    return purse - (price
        + 0)
"""
TEST = """from ziggurat.games.port.pay import half

def test_half():
    assert half(5) == 2
"""


def test_each_kind_of_fault_is_seeded() -> None:
    path = "src/ziggurat/games/port/pay.py"
    found = [made.told() for made in mutations.mutations(path, SOURCE)]
    assert sorted(found) == [
        f"{path}:3: if purse < price: -> if (purse <= price):",
        f"{path}:5: purse.take(price, 2) -> pass",
        f"{path}:5: purse.take(price, 2) -> purse.take(price, 3)",
        f"{path}:6: return purse - (price + 0) -> return (purse + (price + 0))",
        f"{path}:6: return purse - (price + 0) -> return purse - ((price - 0))",
    ]
    for made in mutations.mutations(path, SOURCE):
        compile(made.source, path, "exec")
        assert made.game == "port"


def checkout(root: Path) -> Path:
    """A checkout with one game of one function, of which tests prove a part."""
    game = root / mutations.GAMES / "port"
    game.mkdir(parents=True)
    for package in (game, game.parent, game.parent.parent):
        (package / "__init__.py").touch()
    (game / "pay.py").write_text("def half(x):\n    return x // 2 if x > 3 else 0\n", "utf-8")
    tests = root / "tests" / "games" / "port"
    tests.mkdir(parents=True)
    (tests / "test_pay.py").write_text(TEST, "utf-8")
    (root / "tests" / "goldens").mkdir()
    (root / "tests" / "scenes").mkdir()
    (root / "tests" / "scenes" / "test_all_scenes.py").touch()
    (root / "build").mkdir()
    return root


@pytest.mark.long
def test_survivors_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path / "checkout")
    monkeypatch.setattr(mutations, "ROOT", root)
    assert mutations.run_all(["port"], 40, 1, 1) == 1
    *survivors, last = capsys.readouterr().out.splitlines()
    assert last == "4 seeded changes, 0 noticed nearby, 2 elsewhere, 2 not"
    assert sorted([line.partition(" -> ")[2] for line in survivors if "nearby" not in line]) == [
        "return x // 2 if (x >= 3) else 0",
        "return x // 2 if x > 4 else 0",
    ]
    source = (root / mutations.GAMES / "port" / "pay.py").read_text("utf-8")
    assert source.count("x > 3") == 1


@pytest.mark.long
def test_tests_that_fail_anyway_prove_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path / "checkout")
    (root / "tests" / "games" / "port" / "test_pay.py").write_text("wrong", "utf-8")
    monkeypatch.setattr(mutations, "ROOT", root)
    assert mutations.run_all(["port"], 40, 1, 1) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("tests/games/port ")
    assert last.endswith(": fails without any seeded change")


def test_a_sample_is_the_same_again_and_no_larger_than_asked(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout")
    one = mutations.sample(root, ["port"], 2, 7)
    assert one == mutations.sample(root, ["port"], 2, 7)
    assert len(one) == 2
    assert len(mutations.sample(root, ["port"], 40, 7)) == 4


def test_a_fault_is_tried_on_the_nearest_tests_first(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout")
    (root / "tests" / "games" / "port" / "ships" / "sails").mkdir(parents=True)
    path = "src/ziggurat/games/port/ships/sails/pay.py"
    made = next(mutations.mutations(path, SOURCE))
    assert mutations.near(root, made) == [
        mutations.Stage(("tests/games/port/ships/sails",)),
        mutations.Stage(("tests/games/port/ships",), ("tests/games/port/ships/sails",)),
    ]
    rest = mutations.Stage(mutations.all_tests("port"), ("tests/games/port/ships",))
    assert mutations.wide(root, made) == rest


def test_a_fault_that_never_ends_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = checkout(tmp_path / "checkout")
    monkeypatch.setattr(mutations, "SPARE", 1.0)
    path = (mutations.GAMES / "port" / "pay.py").as_posix()
    endless = mutations.Mutation(path, 1, "", "", "def half(x):\n    while x:\n        pass\n")
    bench = mutations.Bench(root)
    assert bench.is_noticed(endless, [mutations.Stage(("tests/games/port",))])


def test_named_modules_limit_where_faults_are_seeded() -> None:
    folders = soak._rules_folders(["board-game", "new-dawn"], ("terra_incognita", "investments"))
    assert folders == ["board_game/investments", "new_dawn/terra_incognita"]
    assert soak._rules_folders(["template"], None) == ["template"]


def test_a_copy_holds_every_package_and_nothing_built(tmp_path: Path) -> None:
    root = checkout(tmp_path / "checkout")
    package = root / "src" / "ziggurat" / "build" / "__init__.py"
    package.parent.mkdir()
    package.touch()
    copy = mutations.copy_of(root, tmp_path / "copy")
    assert (copy / package.relative_to(root)).exists()
    assert not (copy / "build").exists()
