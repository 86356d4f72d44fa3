// Cells beside the map where a tile may be laid, and the ghost of the tile on one of them.
// It shows the cells that a question lists and never works out any.

import { s } from "../dom.js";
import { ui } from "../words.js";
import { R, hexagon } from "./geometry.js";
import { ghostTile } from "./tile.js";

/** @typedef {import("./geometry.js").Grid} Grid */

const RING = hexagon(R - 5);
const CROSS = "M-9 0H9M0 -9V9";

export class Cells {
  /** @param {SVGGElement} root @param {SVGGElement} above @param {any} game */
  constructor(root, above, game) {
    this.root = root;
    this.game = game;
    this.ghost = s("g", { class: "ghost" });
    above.append(this.ghost);
    this.key = "";
    this.shown = "";
  }

  /** The cells that can be chosen, by number. @returns {[number, {q: number, r: number}][]} */
  asked() {
    const cells = Object.entries(this.game.question?.cells ?? {});
    return cells.map(([n, [q, r]]) => [Number(n), { q, r }]);
  }

  /** Everything a tile may cover, so that the map leaves room for it. @returns {{q: number, r: number}[]} */
  room() {
    const tile = this.game.question?.ghost?.spaces ?? [{ q: 0, r: 0 }];
    return this.asked().flatMap(([, cell]) => tile.map((/** @type {any} */ { q, r }) => ({ q: cell.q + q, r: cell.r + r })));
  }

  /** @param {Grid} grid @returns {boolean} whether other cells are asked for than before */
  draw(grid) {
    const cells = this.asked();
    const key = `${cells.map(([n]) => n).join()}/${grid.turns}`;
    const fresh = key !== this.key;
    this.key = key;
    if (fresh) this.root.replaceChildren(...cells.map(([n, { q, r }]) => this.#cell(n, grid.beyond(q, r))));
    const staged = this.game.staged;
    const at = staged ? this.game.pack.kindsOf(staged).indexOf("cell") : -1;
    if (fresh || staged) this.look(at >= 0 ? { kind: "cell", value: staged[at + 1] } : null, grid);
    return fresh;
  }

  /** @param {number} n @param {[number, number]} place */
  #cell(n, [x, y]) {
    const label = ui("board.cell", this.game.pack.value("cell", n));
    const attrs = { class: "cell", "data-kind": "cell", "data-value": n, role: "button", tabindex: 0, "aria-label": label };
    return s("g", { ...attrs, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
      s("path", { class: "ring", d: RING }), s("path", { class: "cross", d: CROSS }));
  }

  /** Show the tile on the cell that somebody looks at. @param {any} thing @param {Grid} grid */
  look(thing, grid) {
    const question = this.game.question;
    const cell = thing?.kind === "cell" ? question?.cells?.[thing.value] : null;
    const key = cell && question.ghost ? `${thing.value}/${grid.turns}` : "";
    if (key === this.shown) return;
    this.shown = key;
    if (!key) return this.ghost.replaceChildren();
    const [x, y] = grid.beyond(cell[0], cell[1]);
    this.ghost.replaceChildren(ghostTile(this.game.pack, question.ghost.spaces, grid.turns, x, y));
  }

  /** @param {Grid} grid */
  stops(grid) {
    return this.asked().map(([n, { q, r }]) => {
      const [x, y] = grid.beyond(q, r);
      return { el: /** @type {any} */ (this.root.querySelector(`[data-value="${n}"]`)), x, y };
    });
  }
}
