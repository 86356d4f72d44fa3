"""PNG: a picture in pixels, by whatever on this machine can turn SVG into them.

Owns the search for such a program and its call. Ziggurat brings none, because SVG is enough
for browsers, notebooks and documents.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

BROWSERS: Final = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge",
)  # fmt: skip
PATIENCE: Final = 120
SIZE: Final = re.compile(r'<svg[^>]* width="(\d+)[^"]*" height="(\d+)')
ADVICE: Final = (
    "nothing here turns SVG into PNG; install rsvg-convert (package librsvg2-bin on Debian and "
    "Ubuntu, librsvg elsewhere), CairoSVG (python -m pip install cairosvg) or chromium, or draw "
    "an .svg, which needs nothing"
)


class PngError(Exception):
    """A picture cannot be turned into PNG; the text says what to do."""


def write_png(svg: str, path: Path) -> None:
    """Write a picture as PNG."""
    convert = _converter()
    if convert is None:
        raise PngError(ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "picture.svg", Path(folder) / "picture.png"
        source.write_text(svg, "utf-8")
        convert(source, target)
        if not target.is_file():
            raise PngError("the program that turns SVG into PNG has written nothing")
        path.write_bytes(target.read_bytes())


def _converter() -> Callable[[Path, Path], None] | None:
    """The quickest way there is, if there is one."""
    if shutil.which("rsvg-convert"):
        return _by_rsvg
    if find_spec("cairosvg") is not None:
        return _by_cairo
    return _by_browser if _browser() else None


def _by_rsvg(source: Path, target: Path) -> None:
    _run(["rsvg-convert", "-o", str(target), str(source)])


def _by_cairo(source: Path, target: Path) -> None:
    cairo: Any = import_module("cairosvg")
    cairo.svg2png(url=str(source), write_to=str(target))


def _browser() -> str:
    return next((name for name in BROWSERS if shutil.which(name)), "")


def _by_browser(source: Path, target: Path) -> None:
    size = SIZE.search(source.read_text("utf-8"))
    assert size is not None
    words = [
        _browser(), "--headless", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", f"--user-data-dir={source.parent / 'profile'}",
        f"--window-size={size[1]},{size[2]}", f"--screenshot={target}",
    ]  # fmt: skip
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Browsers refuse to guard themselves when root starts them; the page is ours.
        words.append("--no-sandbox")
    _run([*words, source.as_uri()])


def _run(words: list[str]) -> None:
    try:
        done = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PngError(f"{words[0]} failed: {error}") from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise PngError(f"{words[0]} failed: {said[-1] if said else done.returncode}")
