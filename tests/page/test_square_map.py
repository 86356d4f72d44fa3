"""The Board Game's map: drawings that differ, colours that contrast, squares large enough."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.kit.colours import DARK, LIGHT, colour, contrast, style
from tests.page.kit.pages import Reader
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import spills
from tests.page.test_board_game import save_when
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.mix import mixes
from ziggurat.server.settings import PAGE

SPRITE: Final = (PAGE / "sprite.svg").read_text("utf-8")
SYMBOLS: Final = re.findall(r'<symbol id="((?:bg|nd)-[^"]+)"', SPRITE)
# One drawing under two names: of wonders that both games have, and of cards that a box changes.
ALIKE: Final = re.findall(r'<symbol id="([^"]+)"[^>]*><use', SPRITE)
AGAIN: Final = re.findall(r'<symbol id="((?:bg|nd)-)([^"]+)"[^>]*><use href="#\1', SPRITE)
TWICE: Final = ["".join(found) for found in AGAIN]
DRAWN: Final = {
    "board-game": {"building": "bg-building", "wonder": "bg-wonder", "great_person": "bg-person",
                   "unit": "bg-unit", "government": "bg-government"},
    "new-dawn": {"wonder": "nd-wonder", "natural_wonder": "nd-wonder", "focus_card": "nd-card",
                 "city_state": "nd-state"},
}  # fmt: skip
SIDE: Final = 20
# So many of 400 dots must differ, each by so much of its brightness or of a colour.
LEAST_DOTS: Final = 80
GRAYS: Final = """async ([sprite, names, side]) => {
  const inner = sprite.replace(/^[^>]*>/, "").replace("</svg>", "");
  const uses = names.map((name, at) => `<use href="#${name}" x="${at * side}" width="${side}" height="${side}"/>`);
  const [wide, xmlns] = [names.length * side, "http://www.w3.org/2000/svg"];
  const drawn = `<svg xmlns="${xmlns}" width="${wide}" height="${side}">${inner}<rect width="${wide}" height="${side}" fill="#fffdf8"/>${uses.join("")}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: side });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, wide, side);
  return names.map((_, at) => Array.from({ length: side * side }, (_, dot) => {
    const from = 4 * ((dot / side | 0) * wide + at * side + dot % side);
    return [data[from], data[from + 1], data[from + 2]];
  }));
}"""  # noqa: E501
DIFFERS: Final = 64
# How wide the first square is, and where the first that can be chosen lies.
WIDTH: Final = "document.querySelector('.square .whole').getBoundingClientRect().width"
PLACE: Final = "document.querySelector('.square.can').getBoundingClientRect().x"
GROUNDS: Final = (".space", *[f".t-{at}" for at in range(7)])
SEATS: Final = tuple([f".board .seat-{at}" for at in range(5)])
TEXT: Final = 4.5
MARK: Final = 3.0


def save_of_four() -> bytes:
    """Four players in the middle of a game, one of whom moves."""
    return save_when("moving", 4, 200)


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_every_row_has_a_drawing(name: str) -> None:
    game = api.games()[name]
    for mix in {at.modules: at for at in mixes(game)}.values():
        rules = build(game, mix.modules, mix.options)
        for family, prefix in DRAWN[name].items():
            wanted = {f"{prefix}-{rules.rows[at].name}" for at in rules.families[family]}
            assert wanted - set(SYMBOLS) == set()


def dots_apart(one: list[list[int]], two: list[list[int]]) -> int:
    """In how many dots two drawings differ; as soon as it is enough nobody counts on."""
    count = 0
    for p, q in zip(one, two, strict=True):
        count += max([abs(a - b) for a, b in zip(p, q, strict=True)]) > DIFFERS
        if count >= LEAST_DOTS:
            break
    return count


def test_drawings_are_told_apart(browser: Browser) -> None:
    """At 20 pixels, each from every other of its game."""
    context = browser.new_context()
    names = [name for name in SYMBOLS if name not in ALIKE] + ALIKE
    dots = dict(zip(names, context.new_page().evaluate(GRAYS, [SPRITE, names, SIDE]), strict=True))
    context.close()
    games = [
        [at for at in names if at.startswith(game) and at not in TWICE] for game in ("bg-", "nd-")
    ]
    apart = {
        (one, two): dots_apart(dots[one], dots[two])
        for game in games
        for one, two in combinations(game, 2)
    }
    assert {pair: n for pair, n in apart.items() if n < LEAST_DOTS} == {}


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_on_the_maps_contrasts(scheme: int) -> None:
    pairs = [("--map-ink", "--ground", style(ground)) for ground in GROUNDS]
    pairs.append(("--sepia", "--sheet", style(".fog")))
    board = style(".board")
    plates = [
        ".marker",
        ".marker-wonder",
        ".marker-great_person",
        ".square-badge rect",
        ".figure-count",
    ]
    pairs += [("--pen", "fill", {**board, **style(plate)}) for plate in plates]
    pairs.append(("--pen", "--leaf", board))
    found = {
        f"{ink} on {ground}: {styles[ground]}": contrast(
            colour(styles[ink], styles, scheme), colour(styles[ground], styles, scheme)
        )
        for ink, ground, styles in pairs
    }
    assert {name: at for name, at in found.items() if at < TEXT} == {}


def test_marks_on_the_maps_contrast_at_night() -> None:
    """Each mark with what it lies on, or the line with what it is drawn on."""
    found: dict[str, float] = {}
    board = style(".board")
    for ground in GROUNDS:
        styles = {**board, **style(ground)}
        for mark in ("--rim", "--glow", "--ring", "--map-ink"):
            found[f"{mark} on {ground}"] = _apart(styles, mark, "--ground")
        found[f"drawing of {ground}"] = _apart(styles, "--lit", "--deep")
    for seat in SEATS:
        styles = {**board, **style(".board", seat)}
        found[f"emblem and border of {seat}"] = _apart(styles, "--c", "--device")
    for name in ("trade", "production", "culture", "focus-2", "focus-4"):
        for plate in (".yield-plate", ".marker", ".marker-wonder", ".marker-great_person"):
            styles = {**board, **style(plate, f".squares .sign.yield-{name}")}
            found[f"{name} on {plate}"] = _apart(styles, "--c", "fill")
    for family in (".marker", ".marker-wonder", ".marker-great_person", ".good-plate"):
        found[f"edge of {family}"] = _apart({**board, **style(family)}, "stroke", "fill")
    assert {name: at for name, at in found.items() if at < MARK} == {}


def _apart(styles: dict[str, str], one: str, two: str) -> float:
    return contrast(colour(styles[one], styles, DARK), colour(styles[two], styles, DARK))


def _side(page: Page) -> float:
    """How wide a square is on the screen."""
    box = page.locator(".square .whole").first.bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_four_players_fit(reader: Reader, shelf: Shelf, locale: str) -> None:
    page = reader.table(shelf.bring(save_of_four()), locale=locale)
    page.wait_for_function("document.querySelector('.squares > g').hasAttribute('transform')")
    assert _side(page) >= 40
    assert [at for at in spills(page) if "log" not in at] == []
    expect(page.locator(".realm-card")).to_have_count(4)


def test_the_map_zooms_and_what_ends_a_drag_is_no_choice(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    whole = _side(page)
    asked = page.locator(".bar-ask").inner_text()
    can = page.locator(".square.can").first
    can.hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"was => {WIDTH} > 1.3 * was", arg=whole)
    box = can.bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
    page.mouse.up()
    page.wait_for_function(f"was => Math.abs({PLACE} - was) > 20", arg=box["x"])
    assert page.locator(".bar-ask").inner_text() == asked
    can.focus()
    page.keyboard.press("0")
    page.wait_for_function(f"was => Math.abs({WIDTH} - was) < 1", arg=whole)


def test_a_square_in_the_log_shows_it_on_the_map(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(shelf.bring(save_when("moving", 2, 200)))
    page.get_by_role("button", name="Log", exact=True).first.click()
    link = page.locator(".log-drawer .log-link[data-kind=square]").last
    link.click()
    square = link.get_attribute("data-value")
    expect(page.locator(f".square.meant[data-value='{square}']")).to_have_count(1)
    assert "Player " not in page.locator(".realms").inner_text()
