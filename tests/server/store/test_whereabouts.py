"""A database that is gone is noticed, and one file is never open twice by two names."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.store.samples import move, new_game
from ziggurat.server.store import StoreError, StoreGone, open_store

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files in place"),
]


def deleted(path: Path) -> None:
    path.unlink()


def moved_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def replaced(path: Path) -> None:
    shutil.copy(path, path.with_name("copy.db"))
    path.with_name("copy.db").rename(path)


def log_deleted(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.parametrize("harm", [deleted, moved_away, replaced, log_deleted])
async def test_a_file_that_is_gone_is_noticed_at_the_next_write(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await store.create(new_game("one"), [], [])
    await store.append(move("one", 1))
    harm(tmp_path / "games.db")
    with pytest.raises(StoreGone, match=r"games\.db.* (deleted|replaced)"):
        await store.append(move("one", 2))
    with pytest.raises(StoreGone):
        await store.create(new_game("two"), [], [])
    await store.close()


async def test_a_file_that_is_put_back_is_written_on(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await store.create(new_game("one"), [], [])
    moved_away(tmp_path / "games.db")
    with pytest.raises(StoreGone):
        await store.append(move("one", 1, "same"))
    (tmp_path / "elsewhere.db").rename(tmp_path / "games.db")
    assert (await store.append(move("one", 1, "same"))).outcome == "committed"
    await store.close()


async def test_a_link_that_leads_elsewhere_now_is_noticed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.db").touch()
    (tmp_path / "games.db").symlink_to(tmp_path / "one.db")
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    (tmp_path / "new").symlink_to(tmp_path / "two.db")
    (tmp_path / "new").rename(tmp_path / "games.db")
    with pytest.raises(StoreGone):
        await store.create(new_game("one"), [], [])
    await store.close()


async def test_a_file_is_locked_by_whatever_link_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "games.db")
    store = await open_store(f"sqlite:///{tmp_path}/link.db")
    for path in ("real/games.db", "folder/games.db", "folder/../link.db"):
        with pytest.raises(StoreError, match="in use by another server"):
            await open_store(f"sqlite:///{tmp_path}/{path}")
    await store.close()
    again = await open_store(f"sqlite:///{tmp_path}/folder/games.db")
    with pytest.raises(StoreError, match="in use by another server"):
        await open_store(f"sqlite:///{tmp_path}/link.db")
    await again.close()


async def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await store.close()
    os.link(tmp_path / "games.db", tmp_path / "other.db")
    for name in ("games.db", "other.db"):
        with pytest.raises(StoreError, match="hard link"):
            await open_store(f"sqlite:///{tmp_path}/{name}")


async def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").symlink_to(tmp_path / "games.db")
    with pytest.raises(StoreError, match=r"link that leads nowhere|cannot be written"):
        await open_store(f"sqlite:///{tmp_path}/games.db")
