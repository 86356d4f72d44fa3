"""The ledger is read strictly: every slip is an error that names file and entry."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from ziggurat.ledger.entries import (
    KERNEL_FOLDER,
    LedgerError,
    folders,
    known_ids,
    load_ledger,
    read_ledger,
)

GOOD = {
    "id": '"tp.bid.secret"',
    "section": '"Bidding"',
    "place": '"page 2"',
    "text": '"Bids are secret."',
    "status": '"done"',
}


def write(folder: Path, changes: Mapping[str, str | None], name: str = "a.toml") -> Path:
    """Write a ledger with one entry: a good one, but for the changes."""
    fields = {**GOOD, **changes}
    lines = [f"{key} = {value}" for key, value in fields.items() if value is not None]
    path = folder / name
    path.write_text("\n".join(["[[rule]]", *lines]), "utf-8")
    return path


def test_a_good_entry_is_read(tmp_path: Path) -> None:
    (entry,) = read_ledger([write(tmp_path, {})], "template")
    assert (entry.id, entry.status, entry.text) == ("tp.bid.secret", "done", "Bids are secret.")
    assert (entry.section, entry.folder) == ("Bidding", "template")


def test_a_ruling_keeps_its_record_and_readings(tmp_path: Path) -> None:
    changes = {
        "status": '"ruling"',
        "ruling": '"0023"',
        "possibilities": '["one", "two"]',
        "reason": '"It is kinder."',
    }
    (entry,) = read_ledger([write(tmp_path, changes)])
    assert (entry.ruling, entry.possibilities) == ("0023", ("one", "two"))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"id": '"tp"'}, "an id is"),
        ({"id": '"Tp.bid"'}, "an id is"),
        ({"id": '"tpx.bid"'}, "an id is"),
        ({"id": '"tp.bid\\n"'}, "an id is"),
        ({"status": '"finished"'}, "finished"),
        ({"text": None}, "`text`"),
        ({"de": '"Gebote sind geheim."'}, "'de' goes to locales/de/ledger"),
        ({"folder": '"template"'}, "'folder' and 'module' are not"),
        ({"text": '""'}, "'text' is empty"),
        ({"colour": '"red"'}, "colour"),
        ({"section": "3"}, "int"),
        ({"status": '"ruling"'}, "decision record"),
        ({"status": '"ruling"', "ruling": '"23"'}, "decision record"),
        ({"ruling": '"0023"'}, "only an entry with status 'ruling'"),
    ],
)
def test_a_slip_names_file_and_entry(
    tmp_path: Path, changes: dict[str, str | None], says: str
) -> None:
    with pytest.raises(LedgerError) as caught:
        read_ledger([write(tmp_path, changes)])
    assert "a.toml: entry 1" in str(caught.value)
    assert says in str(caught.value)


def test_an_id_may_not_appear_in_two_files(tmp_path: Path) -> None:
    files = [write(tmp_path, {}, "a.toml"), write(tmp_path, {}, "b.toml")]
    with pytest.raises(LedgerError, match=r"b\.toml: tp\.bid\.secret is also in a\.toml"):
        read_ledger(files)


@pytest.mark.parametrize(
    "text", ["[[rule]", 'title = "x"', "[sections]", "[rule]\nid = 1", "rule = [3]"]
)
def test_a_file_of_another_form_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(LedgerError, match=r"a\.toml"):
        read_ledger([path])


def test_an_unknown_folder_is_answered_with_those_there_are() -> None:
    with pytest.raises(LedgerError, match=r"'chess' has no ledger; there are: .*template"):
        load_ledger("chess")


def test_the_kernel_has_a_ledger_of_its_own() -> None:
    ids = [entry.id for entry in load_ledger(KERNEL_FOLDER)]
    assert ids == ["zg.finished", "zg.not_asked", "zg.other_question", "zg.unexplained"]


def test_all_ledgers_together_know_every_id_once() -> None:
    entries = [entry for folder in (KERNEL_FOLDER, *folders()) for entry in load_ledger(folder)]
    assert len(known_ids()) == len(entries)
