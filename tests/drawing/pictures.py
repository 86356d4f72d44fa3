"""What the tests of pictures share: positions to draw, and pictures read as XML."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from ziggurat.api import Seeded, State, build, new_state, pick, play, view
from ziggurat.match.codec import encode

SVG = "{http://www.w3.org/2000/svg}"
OUTSIDE = re.compile(
    r"https?:|//|url\(|data:|javascript|@import|<(script|image|foreignObject|style)"
)


def played(
    game: str, seats: int, decisions: int, modules: tuple[str, ...] = (), **options: str
) -> State:
    """A game after so many random decisions."""
    s = new_state(build(game, modules, options), seats)
    dice = Seeded(5)
    for _ in range(decisions):
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
    return s


def part(s: State, seat: int = 0) -> dict[str, Any]:
    """The first part of what a seat sees, as data."""
    data: dict[str, Any] = encode(view(s, seat))["parts"][0]
    return data


def read(svg: str) -> ElementTree.Element:
    """A picture as XML."""
    return ElementTree.fromstring(svg)


def titles(svg: str) -> list[str]:
    """All titles in a picture."""
    return [at.text or "" for at in read(svg).iter(f"{SVG}title")]


def texts(svg: str) -> list[str]:
    """All words that can be read in a picture."""
    return [at.text or "" for at in read(svg).iter(f"{SVG}text")]


def outside(svg: str) -> list[str]:
    """What in a picture would be fetched from elsewhere."""
    found = [match[0] for match in OUTSIDE.finditer(svg.replace("http://www.w3.org/2000/svg", ""))]
    links = [at.get("href", "") for at in read(svg).iter()]
    return found + [link for link in links if link and not link.startswith("#")]
