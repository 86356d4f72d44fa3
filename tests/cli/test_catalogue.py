"""The command line's catalogues: complete, and all of it used."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command

import ziggurat.cli
from ziggurat.cli.app import app
from ziggurat.words.catalogue import catalogue

SOURCES = sorted(Path(ziggurat.cli.__file__).parent.rglob("*.py"))
ENGLISH = catalogue("en", "cli")
HEADS = {key.partition(".")[0] for key in ENGLISH}
KEY = re.compile(rf"({'|'.join(sorted(HEADS))})(\.[a-z_]+)+")


def _texts() -> set[str]:
    """All texts in the sources of the command line."""
    nodes = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {at.value for at in nodes if isinstance(at, ast.Constant) and isinstance(at.value, str)}


TEXTS = _texts()
# What looks like a key and is a file.
FILES = {"games.db"}
# Beginnings of keys that are put together, besides those of one word.
STEMS = {"doctor.folder", "bench.case", "table.template", "table.new_dawn", "table.board_game"}


def test_every_key_in_the_sources_is_worded() -> None:
    assert [key for key in sorted(TEXTS - FILES) if KEY.fullmatch(key) and key not in ENGLISH] == []


def test_every_wording_is_used() -> None:
    """By its whole key, or by the beginning of a key that is put together."""
    begun = tuple(text for text in TEXTS if text.endswith(".") and text[:-1] in HEADS | STEMS)
    assert [key for key in ENGLISH if key not in TEXTS and not key.startswith(begun)] == []


def test_every_command_and_option_has_help() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    for name, command in group.commands.items():
        assert f"help.{name}" in ENGLISH
        assert f"help.{name}.example" in ENGLISH
        for param in command.params:
            assert {f"help.{name}.{param.name}", f"help.any.{param.name}"} & ENGLISH.keys()
