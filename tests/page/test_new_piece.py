"""A kind of piece that the page has never heard of is drawn by its layer and its symbol."""

from __future__ import annotations

from tests.page.conftest import NewPage

DRAWN = """async () => {
  const { addSymbol, s } = await import("/static/js/dom.js");
  const { walking, still } = await import("/static/js/new_dawn/layout.js");
  const { drawn } = await import("/static/js/board/pieces.js");
  const { figures } = await import("/static/js/board_game/square_signs.js");
  addSymbol("camel", [s("path", { d: "M0 0h7v9" })]);
  const kinds = {
    camel: { layer: 3, faces: ["camel"], numbers: "" },
    fort: { layer: 1, faces: ["fort"], numbers: "" },
  };
  const pack = { data: { pieces: kinds }, row: () => null };
  const bare = { seat: 1, row: -1, side: 0, number: -1, amount: 1 };
  const standing = [{ kind: "fort", ...bare }, { kind: "camel", ...bare }];
  const space = { n: 7, q: 0, r: 0, marks: [], signs: [], pieces: standing };
  const table = { spaces: [space] };
  const grid = { at: () => ({ n: 7, x: 0, y: 0 }) };
  const pieces = [...still(table, grid, pack), ...walking(table, grid, pack)];
  const href = (el) => el.getAttribute("href");
  const hrefs = pieces.flatMap((piece) => drawn(piece, () => 2)).map(href);
  const game = { pack, position: { table: { realms: [] } } };
  const square = { marks: [], pieces: [standing[1]] };
  const squares = figures(game, square).map((el) => href(el.querySelector("use")));
  return { hrefs, squares, there: document.querySelectorAll(".sprite #camel path").length };
}"""


def test_a_new_kind_is_drawn_by_its_symbol_on_both_maps(new_page: NewPage) -> None:
    page = new_page()
    found = page.evaluate(DRAWN)
    assert found["there"] == 1
    assert [at for at in found["hrefs"] if at.endswith(("#fort", "#camel"))] == ["#fort", "#camel"]
    assert found["hrefs"].count("#emblem-2") == 2
    assert found["squares"] == ["#camel"]
