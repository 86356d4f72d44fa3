"""No save that was damaged or made up passes for proven, whatever was sealed again."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.kit.builds import far_or_near
from tests.museum.test_museum import NEWER
from tools.forgeries import LIST, NEGATIVES, Negative, forgeries, honest
from tools.tampering import accepted, exhibits
from ziggurat import api
from ziggurat.match.save import dump, verify

LISTS = sorted(NEGATIVES.glob(f"*/{LIST}"))
CASES = [
    (path.parent, negative)
    for path in LISTS
    for negative in msgspec.json.decode(path.read_bytes(), type=list[Negative])
]
IN_FORCE = {f"{game.folder}_{game.version}" for game in api.games().values()}
CHANGES = far_or_near(40, 12)


def name_of(value: object) -> str:
    if isinstance(value, Path):
        return value.name
    return value.file if isinstance(value, Negative) else str(value)[:60]


def test_the_versions_in_force_are_there() -> None:
    assert {path.parent.name for path in LISTS} >= IN_FORCE, "run tools/museum.py"


@pytest.mark.parametrize(("folder", "negative"), CASES, ids=name_of)
def test_a_forgery_is_never_proven(folder: Path, negative: Negative) -> None:
    data = gzip.decompress((folder / negative.file).read_bytes())
    for games in (api.games(), NEWER):
        report = verify(data, games)
        assert not report.proven
        assert not (report.ok and report.start_checked and not report.chained)
    if folder.name in IN_FORCE:
        report = verify(data, api.games())
        assert (report.ok, report.first_bad_entry) == (negative.ok, negative.entry)
        assert negative.says in report.text


@pytest.mark.parametrize("name", sorted(api.games()))
def test_forgeries_are_made_of_what_is_proven(name: str) -> None:
    """Were the game they are made of not proven, they would show nothing."""
    game = api.games()[name]
    assert verify(dump(honest(game)), api.games()).proven
    made = {f"{forged.name}.json.gz" for forged in forgeries(game)}
    assert made == {at.file for folder, at in CASES if folder.name.startswith(game.folder)}


@pytest.mark.parametrize(("name", "data"), list(exhibits()), ids=name_of)
def test_no_change_of_a_save_passes_for_proven(name: str, data: bytes) -> None:
    assert verify(data, api.games()).proven
    for changed, word in accepted(data, CHANGES, Random(name)):
        assert word != "PROVEN", (changed.part, changed.sealing)
