// Carrying a tile: how it lies while somebody has it, on the nearest place where it may lie, and how it is
// turned, laid or put elsewhere. Every place came with the question; this never works one out.

import { announce, h, icon } from "../dom.js";
import { ui } from "../words.js";

/** One way up and so far turned. @typedef {{tile: number, side: number, rotation: number, answers: number[][], verb: number, cells: number[]}} Way */
/** @typedef {{x: number, y: number}} Point */

const STEP = 60;
/** How far from a tile somebody may point and still mean it. */
export const NEAR = 150;
/** A tile turns by itself only for a place that is so much nearer. */
const STAYS = 100;
const COARSE = "(pointer: coarse)";

export class Carrying {
  /** @param {any} board */
  constructor(board) {
    this.board = board;
    this.game = board.game;
    /** How the carried tile lies. @type {Way | null} */
    this.way = null;
    this.cell = -1;
    /** What was given to somebody without a choice. @type {any} */
    this.given = null;
    /** Where somebody last pointed. @type {Point | null} */
    this.point = null;
  }

  /** @returns {Way[]} */
  get ways() {
    return this.game.question?.placing?.ways ?? [];
  }

  /** Done before drawing: settles what is still being carried, and whatever leaves no choice. */
  draw() {
    const { game } = this;
    const q = game.question;
    if (!game.carried && !game.paying) this.way = null;
    if (!q?.placing || this.way || this.given === q) return;
    const [{ tile, side }] = this.ways;
    if (this.ways.some((way) => way.tile !== tile)) return;
    this.given = q;
    queueMicrotask(() => { if (game.question === q && !game.carried) this.carry(tile, side, true); });
  }

  /** Whether a side of a tile can lie anywhere. @param {number} tile @param {number} side */
  fits(tile, side) {
    return this.ways.some((way) => way.tile === tile && way.side === side);
  }

  /** Take a tile up. @param {number} tile @param {number} side @param {boolean} [given] whether there is nothing else to take */
  carry(tile, side, given = false) {
    const { game } = this;
    const ways = this.ways.filter((way) => way.tile === tile && way.side === side);
    if (!ways.length) return;
    const alone = given || Boolean(game.carried?.given);
    const here = document.activeElement?.closest(".cell");
    this.#lie(ways.find((way) => way.rotation === this.way?.rotation) ?? ways[0]);
    game.carried = {
      ask: ui("laying.ask", game.pack.value("tile_number", tile), game.pack.value("side", side)), hint: this.#hint(), given: alone, buttons: () => this.#buttons(),
    };
    game.tell("pick");
    this.board.lying();
    if (here) this.focus();
    const spot = this.spot(this.cell);
    if (!this.board.view.sees(spot)) this.board.view.reveal(spot);
    if (!alone) announce(this.#told());
  }

  /** How the tile is moved, turned and flipped, as far as it can be. */
  #hint() {
    const turns = this.#turns().length > 1;
    const keys = window.matchMedia(COARSE).matches
      ? ["laying.hint_touch", turns && "laying.hint_touch_turn"]
      : ["laying.hint", turns && "laying.hint_turn", this.#flips() && "laying.hint_flip"];
    return keys.flatMap((key) => (key ? ui(key) : [])).join(" ");
  }

  /** Whether the other side of the tile can lie anywhere. */
  #flips() {
    return Boolean(this.way && this.fits(this.way.tile, 1 - this.way.side));
  }

  #buttons() {
    const turns = this.#turns().length > 1;
    const made = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {string} */ key, /** @type {() => void} */ act, /** @type {unknown} */ can) =>
      h("button", { type: "button", class: `button ${name}`, disabled: !can, "aria-label": ui(key), onclick: act }, icon(sign), h("span", null, ui(key)));
    return [
      made("main option lay-here", "check", "laying.lay", () => this.lay(), true),
      made("lay-turn", "turn", "laying.turn", () => this.turn(1), turns),
      made("lay-flip", "flip", "laying.flip", () => this.flip(), this.#flips()),
    ];
  }

  /** The ways in which the carried side can lie. */
  #turns() {
    return this.ways.filter((way) => way.tile === this.way?.tile && way.side === this.way.side);
  }

  /** @param {number} by */
  turn(by) {
    const turns = this.#turns();
    const at = turns.findIndex((way) => way.rotation === this.way?.rotation);
    if (turns.length < 2) return;
    // Where it may lie another way up, it stays; else it goes to where it may.
    const order = turns.map((_, step) => turns[(at + by * (step + 1) + 2 * turns.length) % turns.length]).slice(0, -1);
    const from = this.point ?? this.spot(this.cell);
    this.#lie(order.find((way) => this.#nearest(from, way).far < NEAR) ?? order[0]);
    this.#show();
  }

  flip() {
    if (!this.way || !this.#flips()) return;
    this.carry(this.way.tile, 1 - this.way.side);
  }

  /** @param {number} cell @param {boolean} [told] whether it is said aloud */
  goTo(cell, told = false) {
    if (cell === this.cell || !this.way?.cells.includes(cell)) return;
    this.cell = cell;
    this.board.lying();
    if (told) announce(this.#told());
  }

  lay() {
    if (!this.way || this.game.paying) return;
    this.game.answer([...this.way.answers, [this.way.verb, this.cell]]);
  }

  /** Let the tile lie one way, as near as it may to where it was meant. @param {Way} way */
  #lie(way) {
    const { x, y, width, height, scale } = this.board.view;
    const from = this.point ?? (this.way ? this.spot(this.cell) : { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale });
    this.way = way;
    this.cell = this.#nearest(from, way).cell;
  }

  /** The nearest place of one way to lie, and how far it is. @param {Point} from @param {Way} way */
  #nearest(from, way) {
    const found = { cell: -1, far: Infinity };
    for (const cell of way.cells) {
      const { x, y } = this.spot(cell);
      const far = Math.hypot(x - from.x, y - from.y);
      if (far < found.far) Object.assign(found, { cell, far });
    }
    return found;
  }

  /** Take the tile along to where somebody points; it turns if it can lie there in no other way. @param {Point} point @param {boolean} [told] */
  follow(point, told = false) {
    const own = this.way;
    let [best, least] = [own, Infinity];
    for (const way of this.#turns()) {
      const cost = this.#nearest(point, way).far + (way === own ? 0 : STAYS);
      if (cost < least) [best, least] = [way, cost];
    }
    if (!best) return;
    const { cell } = this.#nearest(point, best);
    if (best === own) return this.goTo(cell, told);
    this.way = best;
    this.cell = cell;
    this.board.lying();
    if (told) announce(this.#told());
  }

  /** Where a cell lies on the map. @param {number} cell @returns {Point} */
  spot(cell) {
    const [q, r] = this.game.question?.placing?.cells[cell] ?? [0, 0];
    const [x, y] = this.board.grid.beyond(q, r);
    return { x, y };
  }

  #told() {
    const way = /** @type {Way} */ (this.way);
    return ui("laying.told", this.game.pack.value("side", way.side), way.rotation * STEP, way.cells.indexOf(this.cell) + 1, way.cells.length);
  }

  /** Show where the tile lies now; the keyboard goes along. */
  #show() {
    const here = document.activeElement?.closest(".cell");
    this.board.lying();
    if (here) this.focus();
    announce(this.#told());
  }

  focus() {
    this.board.svg.querySelector(`.cell[data-value="${this.cell}"]`)?.focus({ preventScroll: true });
  }
}
