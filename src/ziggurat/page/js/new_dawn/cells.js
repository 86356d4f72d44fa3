// Cells beside the map where a tile may be laid, and the ghost of the tile on one of them.
// It shows the cells that a question lists and never works out any.

import { s } from "../dom.js";
import { ui } from "../words.js";
import { R, hexagon, turned } from "./geometry.js";
import { ghostTile } from "./tile.js";

/** @typedef {import("./geometry.js").Grid} Grid */

const RING = hexagon(R - 5);
const CROSS = "M-9 0H9M0 -9V9";

export class Cells {
  /** @param {SVGGElement} root @param {SVGGElement} above @param {any} game */
  constructor(root, above, game) {
    this.root = root;
    this.game = game;
    /** The tile that is carried over the map. @type {import("./laying.js").Laying | null} */
    this.laying = null;
    /** What a tile may cover, for a question that tells all. @type {{placing: any, cells: {q: number, r: number}[]}} */
    this.covered = { placing: null, cells: [] };
    this.ghost = s("g", { class: "ghost" });
    above.append(this.ghost);
    this.key = "";
    this.roomKey = "";
    this.shown = "";
  }

  /** The cells that can be chosen, by number. @returns {[number, {q: number, r: number}][]} */
  asked() {
    const q = this.game.question;
    const cells = q?.placing ? (this.laying?.way?.cells ?? []).map((n) => [n, q.placing.cells[n]]) : Object.entries(q?.cells ?? {});
    return cells.map(([n, [x, y]]) => [Number(n), { q: x, r: y }]);
  }

  /** Everything a tile may cover, so that the map leaves room for it. @returns {{q: number, r: number}[]} */
  room() {
    const placing = this.game.question?.placing;
    if (placing) return this.#covered(placing);
    const tile = this.game.question?.ghost?.spaces ?? [{ q: 0, r: 0 }];
    return this.asked().flatMap(([, cell]) => tile.map((/** @type {any} */ { q, r }) => ({ q: cell.q + q, r: cell.r + r })));
  }

  /** Everything that any tile may cover, however it is turned. @param {any} placing */
  #covered(placing) {
    if (this.covered.placing === placing) return this.covered.cells;
    /** @type {Map<string, {q: number, r: number}>} */
    const found = new Map();
    for (const way of placing.ways) {
      const tile = this.sides(way.tile)[way.side].spaces.map((/** @type {any} */ { q, r }) => turned(q, r, way.rotation));
      for (const n of way.cells) {
        const [q, r] = placing.cells[n];
        for (const [dq, dr] of tile) found.set(`${q + dq},${r + dr}`, { q: q + dq, r: r + dr });
      }
    }
    this.covered = { placing, cells: [...found.values()] };
    return this.covered.cells;
  }

  /** Both sides of a tile. @param {number} tile */
  sides(tile) {
    return (this.game.question?.tiles?.[tile] ?? this.game.position?.table.tiles?.[tile])?.sides ?? [];
  }

  /** @param {Grid} grid @returns {boolean} whether other cells are asked for than before */
  draw(grid) {
    const cells = this.asked();
    const key = `${cells.map(([n]) => n).join()}/${grid.turns}`;
    const changed = key !== this.key;
    this.key = key;
    if (changed) this.root.replaceChildren(...this.#elsewhere(cells, grid), ...cells.map(([n, { q, r }]) => this.#cell(n, grid.beyond(q, r))));
    // Turning a tile asks for other cells, but what it may cover was in sight before.
    const { placing } = this.game.question ?? {};
    const roomKey = placing ? `${Object.keys(placing.cells).join()}/${grid.turns}` : key;
    const fresh = roomKey !== this.roomKey;
    this.roomKey = roomKey;
    if (this.laying?.way) { this.#carry(this.laying.way, this.laying.cell, grid); return fresh; }
    const staged = this.game.staged;
    const at = staged ? this.game.pack.kindsOf(staged).indexOf("cell") : -1;
    if (changed || staged || this.shown.startsWith("carried")) this.look(at >= 0 ? { kind: "cell", value: staged[at + 1] } : null, grid);
    return fresh;
  }

  /** Where the carried side could lie if it were turned. @param {[number, any][]} cells @param {Grid} grid */
  #elsewhere(cells, grid) {
    const { placing } = this.game.question ?? {};
    const own = this.laying?.way;
    const ways = own && placing ? placing.ways.filter((/** @type {any} */ way) => way.tile === own.tile && way.side === own.side) : [];
    const found = new Set(ways.flatMap((/** @type {any} */ way) => way.cells));
    for (const [n] of cells) found.delete(n);
    return [...found].map((n) => {
      const [x, y] = grid.beyond(placing.cells[n][0], placing.cells[n][1]);
      return s("path", { class: "elsewhere", d: hexagon(6, x, y), "aria-hidden": "true" });
    });
  }

  /** @param {number} n @param {[number, number]} place */
  #cell(n, [x, y]) {
    const label = ui("board.cell", this.game.pack.value("cell", n));
    const attrs = { class: "cell", "data-kind": "cell", "data-value": n, role: "button", tabindex: 0, "aria-label": label };
    return s("g", { ...attrs, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
      s("path", { class: "ring", d: RING }), s("path", { class: "cross", d: CROSS }));
  }

  /** Show the carried tile where it would lie. @param {import("./carrying.js").Way} way @param {number} cell @param {Grid} grid */
  #carry({ tile, side, rotation }, cell, grid) {
    const place = this.game.question?.placing?.cells[cell];
    const key = `carried ${[tile, side, rotation, cell, grid.turns].join()}`;
    // On its way to the server it stays where it was laid.
    if (key === this.shown || !place) return;
    this.shown = key;
    for (const el of this.root.querySelectorAll(".cell")) el.classList.toggle("here", Number(el.getAttribute("data-value")) === cell);
    const [x, y] = grid.beyond(place[0], place[1]);
    this.ghost.replaceChildren(ghostTile(this.game.pack, this.sides(tile)[side].spaces, grid.turns + rotation, x, y));
  }

  /** Show the tile on the cell that somebody looks at. @param {any} thing @param {Grid} grid */
  look(thing, grid) {
    if (this.laying?.way) return thing?.kind === "cell" && thing.how === "focus" ? this.laying.goTo(thing.value, true) : undefined;
    const question = this.game.question;
    const cell = thing?.kind === "cell" ? question?.cells?.[thing.value] : null;
    const key = cell && question.ghost ? `${thing.value}/${grid.turns}` : "";
    if (key === this.shown) return;
    this.shown = key;
    if (!key) return this.ghost.replaceChildren();
    const [x, y] = grid.beyond(cell[0], cell[1]);
    this.ghost.replaceChildren(ghostTile(this.game.pack, question.ghost.spaces, grid.turns, x, y));
  }

  /** Where a carried tile may lie can be chosen, though nobody has been asked about cells yet. */
  wake() {
    for (const el of this.root.querySelectorAll(".cell")) {
      el.classList.add("can");
      el.setAttribute("aria-disabled", "false");
    }
  }

  /** @param {Grid} grid */
  stops(grid) {
    return this.asked().map(([n, { q, r }]) => {
      const [x, y] = grid.beyond(q, r);
      return { el: /** @type {any} */ (this.root.querySelector(`[data-value="${n}"]`)), x, y };
    });
  }
}
