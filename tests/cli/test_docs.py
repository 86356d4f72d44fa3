"""docs/command_line.md names every command, option and word there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from ziggurat.arena.bench import PAIRED
from ziggurat.cli.app import app
from ziggurat.cli.orders import ORDERS
from ziggurat.cli.words import Say

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "command_line.md").read_text("utf-8")
GROUP = get_command(app)
COMMANDS = GROUP.commands if isinstance(GROUP, TyperGroup) else {}


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_and_option_is_described(name: str) -> None:
    shared, section = TEXT.partition("\n## play")[0], TEXT.partition(f"\n## {name}\n")[2]
    section = section.partition("\n## ")[0]
    assert section
    for param in COMMANDS[name].params:
        option = param.opts[-1]
        assert not option.startswith("-") or option in shared + section


def test_every_option_that_is_described_exists() -> None:
    known = {opt for command in COMMANDS.values() for at in command.params for opt in at.opts}
    assert set(re.findall(r"--[a-z][a-z-]+", TEXT)) <= known | {"--help"}


def test_every_word_of_play_is_described_in_both_languages() -> None:
    for name in ORDERS:
        assert f"`{name}" in TEXT
        assert f"`{Say('de')(f'order.{name}')}`" in TEXT


def test_every_measure_is_described() -> None:
    for case in PAIRED:
        assert f"| `{case.name}` |" in TEXT
