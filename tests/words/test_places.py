"""Where a rule stands is worded part by part, and no part is left in the ledger's language."""

from __future__ import annotations

import re
from typing import Final

import pytest

from ziggurat import api
from ziggurat.ledger.entries import KERNEL_FOLDER, load_ledger
from ziggurat.server.tables import ui

KEY: Final = "place."
FOLDERS: Final = (KERNEL_FOLDER, *[game.folder for game in api.games().values()])
# What is the same in every language: ids of rules, levels, and who is called so everywhere.
SAME: Final = re.compile(
    r"[a-z]{2}\.[a-z_.]+|\b[IV]+(-[IV]+)?\b|Akkad|Antananarivo|Apadana|Ibrahim|Palenque"
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_place_is_made_of_parts_that_languages_word(folder: str) -> None:
    known = [key.removeprefix(KEY) for key in ui("en") if key.startswith(KEY)]
    parts = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    worded = re.compile(rf"(?<![\w.])(?:{parts})(?!\w)")
    left = {entry.place: SAME.sub("", worded.sub("", entry.place)) for entry in load_ledger(folder)}
    assert [place for place, rest in left.items() if re.search("[A-Za-z]{2}", rest)] == []
