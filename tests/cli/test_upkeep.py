"""`ziggurat backup`, `restore` and `doctor --db`: what they say and how they end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.server.kit.stores import do_harm, keep_some
from ziggurat.server.store import open_store


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The address of a store with four games."""
    url = f"sqlite:///{tmp_path}/games.db"

    async def fill() -> None:
        store = await open_store(url)
        await keep_some(store)
        await store.close()

    asyncio.run(fill())
    return url


def damage(url: str, game_id: str, name: str) -> None:
    async def work() -> None:
        store = await open_store(url)
        await do_harm(store, game_id, name)
        await store.close()

    asyncio.run(work())


def test_a_sound_store(db: str) -> None:
    ran = run("doctor", "--db", db)
    assert (ran.code, ran.err) == (0, "")
    assert "4 games" in ran.out
    found = run("doctor", "--db", db, "--replay", "--json").data()
    assert (found["ok"], found["games"], found["replayed"], found["faults"]) == (True, 4, 4, [])


def test_a_damaged_game_is_named_with_its_entry(db: str) -> None:
    damage(db, "middle", "digest")
    ran = run("doctor", "--db", db)
    assert ran.code == 1
    assert "middle" in ran.out
    assert "entry 5" in ran.out
    assert "4 games" in ran.out
    german = run("doctor", "--db", db, "--lang", "de")
    assert "nichts wurde verändert" in german.out
    ran = run("doctor", "--db", db, "--json")
    assert ran.code == 1
    assert [(at["game"], at["entry"]) for at in ran.data()["faults"]] == [("middle", 5)]


def test_a_backup_and_back(db: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    ran = run("backup", file, "--db", db)
    assert ran.code == 0
    assert "4 games" in ran.out
    assert "keep it to yourself" in ran.out
    other = f"sqlite:///{tmp_path}/other.db"
    found = run("restore", file, "--db", other, "--json").data()
    assert (found["games"], found["compared"]) == (4, 4)
    refused = run("restore", file, "--db", other)
    assert refused.code == 2
    assert "--add" in refused.err
    added = run("restore", file, "--db", other, "--add", "--lang", "de")
    assert added.code == 0
    assert "begun" in added.out


def test_a_backup_of_a_damaged_game_says_so(db: str, tmp_path: Path) -> None:
    damage(db, "middle", "garbage")
    damage(db, "begun", "missing_snapshot")
    file = tmp_path / "monday.backup"
    ran = run("backup", file, "--db", db, "--json")
    assert ran.code == 1
    assert [at["game"] for at in ran.data()["damaged"]] == ["middle"]
    assert [at["game"] for at in ran.data()["left_out"]] == ["begun"]
    ran = run("restore", file, "--db", f"sqlite:///{tmp_path}/other.db")
    assert ran.code == 1
    assert "middle" in ran.out
    assert "begun" in ran.out


def test_the_usual_database_is_meant_where_none_is_named(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "monday.backup"
    run("backup", file, "--db", db)
    monkeypatch.setattr("ziggurat.cli.serving.data_folder", lambda: tmp_path / "data")
    missing = run("backup", tmp_path / "none.backup")
    assert (missing.code, (tmp_path / "data").exists()) == (2, False)
    assert run("restore", file).code == 0
    assert run("backup", tmp_path / "again.backup", "--json").data()["games"] == 4


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["doctor", "--db", "sqlite:///no-such.db"], "no database"),
        (["doctor", "--db", "mysql://x"], "sqlite:///path"),
        (["doctor", "--replay"], "--db"),
        (["backup", "x.backup", "--db", "sqlite:///no-such.db"], "no database"),
        (["restore", "no-such.backup", "--db", "sqlite:///x.db"], "no backup"),
    ],
)
def test_bad_input_changes_nothing(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*words)
    assert ran.code == 2
    assert told in ran.err
    assert list(tmp_path.iterdir()) == []
