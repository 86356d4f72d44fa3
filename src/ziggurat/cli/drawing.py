"""`ziggurat draw`: a picture of a saved game.

Owns which position is drawn, for whose eyes, and into which file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.api import NOBODY, games
from ziggurat.cli.console import console, tell, write_json
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.setting import open_save
from ziggurat.cli.words import Say
from ziggurat.drawing import draw
from ziggurat.drawing.png import PngError, write_png
from ziggurat.match.notation import parse_seat
from ziggurat.match.retrace import Differs, Retraced
from ziggurat.match.save import replay, rules_of

if TYPE_CHECKING:
    from ziggurat.match.form import Save

SVG: Final = ".svg"
PNG: Final = ".png"


def draw_save(
    path: Path, output: Path | None, at: int | None, seat: str, as_json: bool, lang: str
) -> int:
    """Draw a saved game, as it stands or after an entry."""
    target = path.with_suffix(SVG) if output is None else output
    write = _writer(target)
    save = open_save(path)
    eyes = _eyes(save, seat)
    position = _position(save, at)
    try:
        write(draw(position.state, eyes, lang).svg, target)
    except PngError as error:
        raise BadInput(str(error)) from None
    if as_json:
        write_json({"file": str(target), "entry": position.number})
    else:
        tell(console(), Say(lang)("draw.done", str(target), position.number))
    return DONE


def _writer(target: Path) -> Callable[[str, Path], None]:
    """How a file is written, by the end of its name."""
    kind = target.suffix.lower()
    if kind not in (SVG, PNG):
        raise BadInput(f"'{target}' is not a picture: its name must end in {SVG} or {PNG}")
    if target.is_dir():
        raise BadInput(f"'{target}' is a folder")
    return write_png if kind == PNG else _write_svg


def _write_svg(svg: str, target: Path) -> None:
    target.write_text(f"{svg}\n", "utf-8", newline="\n")


def _eyes(save: Save, seat: str) -> int:
    """Whose eyes see the picture; nobody's see only what is open."""
    if not seat:
        return NOBODY
    number = parse_seat(rules_of(save, games()), seat)
    if number >= save.header.seats:
        raise BadInput(f"nobody sits at '{seat}' in this game of {save.header.seats} seats")
    return number


def _position(save: Save, at: int | None) -> Retraced:
    """The position after an entry, or the last one."""
    if at is not None and not 0 <= at <= len(save.entries):
        raise BadInput(f"there is no entry {at}: this save has entries 0 to {len(save.entries)}")
    last = len(save.entries) if at is None else at
    try:
        for position in replay(save, games()):
            if position.number == last:
                return position
    except Differs as error:
        raise BadInput(f"entry {error.number} differs: {error}") from None
    raise BadInput(f"there is no entry {last}")
