"""The kernel stays small, and knows no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "ziggurat"
KERNEL_LINES = 1200
# Words of the games' rulebooks. Left out are those that are plain English for the engine or
# for geometry: card, leader and tile as examples of a row, unit of work, map, square, space.
GAME_WORDS = """
    agenda agendas armies army artillery barbarian barbarians battle battles caravan caravans
    cavalry cities city civilization civilizations coin coins commerce conquer conquest culture
    desert diplomacy district districts economy empire event_card focus forest fortress fortune
    government governments grassland hammer hammers hut huts industry infantry marker militaristic
    military mountain mountains nation nations oasis obsolete plunder province relic relics
    resource resources river rivers science scientific settler settlers silk spice tech techs
    technologies technology territory token tokens trade trades tundra village villages water
    wonder wonders
"""
PACKAGES = ("kernel", "build", "lib")


def test_the_kernel_can_be_read_in_an_evening() -> None:
    lines = [len(path.read_text("utf-8").splitlines()) for path in SOURCES.glob("kernel/*.py")]
    assert len(lines) > 5
    assert sum(lines) < KERNEL_LINES


@pytest.mark.parametrize("package", PACKAGES)
def test_no_word_of_a_game_is_in(package: str) -> None:
    words = re.compile(rf"\b({'|'.join(GAME_WORDS.split())})\b", re.IGNORECASE)
    found = [
        f"{path.name}:{number}: {match.group()}"
        for path in sorted((SOURCES / package).glob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for match in words.finditer(line)
    ]
    assert found == []
