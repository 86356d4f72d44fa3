"""A new kind of piece is one row, one word in each language and one glyph for each medium.

A throw-away module puts a camel on the map. It brings its part of the table with the row of the
kind, a word, a drawing and a symbol for the page; nothing of the game is told about it.
"""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

import pytest
from rich.console import Console

import ziggurat.drawing.new_dawn
import ziggurat.tables.new_dawn
from tests.games.new_dawn.seams.kit import probed
from ziggurat.api import Seeded, State, is_compiled, new_state, pick, play, view
from ziggurat.build.build import Build
from ziggurat.cli.tables import SeatTable, draw
from ziggurat.cli.words import Say
from ziggurat.drawing import draw as picture
from ziggurat.kernel.record import Record
from ziggurat.match.codec import encode
from ziggurat.server.tables import pack
from ziggurat.server.tables.new_dawn import NewDawn
from ziggurat.server.tables.slots import kinds_data
from ziggurat.tables import Presentation
from ziggurat.words.catalogue import catalogue

pytestmark = pytest.mark.skipif(is_compiled(), reason="a test makes no compiled record")
PART: Final = """
from ziggurat.tables.parts import Part
from ziggurat.tables.slots import WALKING, Kind, Piece


class Camels(Part):
    def kinds(self, rules):
        return (Kind("camel", WALKING, ("&{seat}",)),)

    def pieces(self, shown):
        return [(space, Piece("camel", 1)) for space in shown.part("CamelView")["spaces"]]


PART = Camels()
"""
GLYPH: Final = """
from ziggurat.drawing.svg import tag

GLYPHS = {"camel": lambda look: tag("path", d="M0 0h7v9", id=f"camel-{look.colour}")}
"""
WORDS: Final = {"en": "camel", "de": "Kamel"}
SCRIPT: Final = 'import { s } from "../dom.js";\nexport const glyphs = { camel: () => [] };\n'


class CamelView(Record):
    """Where the camels of the second seat stand."""

    SPEC: ClassVar[str] = "spaces: tuple[int, ...]"

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces


def view_camels(s: State, seat: int) -> Record:
    return CamelView((s.rules.kinds["space"].parse("4b"),))


def install(b: Build) -> None:
    b.records((CamelView,))
    b.view(view_camels)


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[State]:
    """A position with a camel on 4b, and everything its module brings."""
    for name, package, text in (
        ("tables", ziggurat.tables.new_dawn, PART),
        ("drawing", ziggurat.drawing.new_dawn, GLYPH),
    ):
        home = tmp_path / name
        home.mkdir()
        (home / "probe.py").write_text(text)
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(home)])
    for lang, word in WORDS.items():
        (tmp_path / lang).mkdir()
        po = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        (tmp_path / lang / "new_dawn.probe.po").write_text(
            f'{po}msgid "piece.camel"\nmsgstr "{word}"\n'
        )
    monkeypatch.setenv("ZIGGURAT_LOCALES", str(tmp_path))
    catalogue.cache_clear()
    importlib.invalidate_caches()
    s, dice = new_state(probed(install), 2), Seeded(1)
    while s.asked[0].topic != "focus":
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
    yield s
    catalogue.cache_clear()
    for name in ("tables", "drawing"):
        sys.modules.pop(f"ziggurat.{name}.new_dawn.probe", None)


def test_it_is_written_in_a_terminal(state: State) -> None:
    out = Console(file=io.StringIO(), width=160)
    for part in draw(SeatTable(view(state, 0), state.rules, Say("en"))):
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    assert "&2" in out.file.getvalue()
    assert "&1 camel" in out.file.getvalue()
    assert "CamelView" not in out.file.getvalue()


@pytest.mark.parametrize("lang", list(WORDS))
def test_it_is_drawn_in_pictures_and_told_by_its_name(state: State, lang: str) -> None:
    svg = picture(state, 0, lang).svg
    assert 'd="M0 0h7v9"' in svg
    assert WORDS[lang] in svg
    assert f"{WORDS[lang]} (" in svg


def test_the_page_is_sent_it(state: State) -> None:
    shown = Presentation(state.rules, encode(view(state, 0)))
    spaces = NewDawn().table(shown, state)["spaces"]
    camels = [piece for space in spaces for piece in space["pieces"] if piece["kind"] == "camel"]
    assert [piece["seat"] for piece in camels] == [1]
    kind = kinds_data(state.rules)["camel"]
    assert kind == {"layer": 3, "faces": ("camel",), "numbers": ""}


def test_the_page_is_told_of_a_script_of_a_module(
    state: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "js" / "new_dawn"
    home.mkdir(parents=True)
    for name in ("table", "probe"):
        (home / f"{name}.js").write_text(SCRIPT)
    module = sys.modules[pack.__module__]
    monkeypatch.setattr(module, "SCRIPTS", tmp_path / "js")
    assert module._scripts(state.rules) == ["probe"]
