// Laying a tile: it is carried over the map by mouse, finger or key, lies on the nearest place where it may
// lie, is turned there and laid. Every place came with the question; this never works one out.

import { announce, h, icon, on } from "../dom.js";
import { ui } from "../words.js";

/** One way up and so far turned. @typedef {{tile: number, side: number, rotation: number, answers: number[][], verb: number, cells: number[]}} Way */
/** @typedef {{x: number, y: number}} Point */

const SLOP = 6;
const STEP = 60;
/** How far from a tile somebody may point and still mean it. */
const NEAR = 150;
/** A tile turns by itself only for a place that is so much nearer. */
const STAYS = 100;
const COARSE = "(pointer: coarse)";
const ARROWS = /^Arrow/;

export class Laying {
  /** @param {any} board @param {HTMLElement} frame @param {HTMLElement} tray */
  constructor(board, frame, tray) {
    this.board = board;
    this.game = board.game;
    this.frame = frame;
    this.tray = tray;
    /** How the carried tile lies. @type {Way | null} */
    this.way = null;
    this.cell = -1;
    /** What was given to somebody without a choice. @type {any} */
    this.given = null;
    /** A tile that is being dragged out of the tray, or about. @type {{x: number, y: number, far: boolean, begin: (() => void) | null} | null} */
    this.drag = null;
    /** Where somebody last pointed. @type {Point | null} */
    this.point = null;
    this.finger = false;
    this.wheeled = 0;
    on(tray, "pointerdown", (event) => this.#grab(event));
    on(tray, "click", (event) => this.#take(event));
    on(tray, "keydown", (event) => { if (event.key === "Enter" || event.key === " ") this.#take(event); });
    on(tray, "dragstart", (event) => event.preventDefault());
    on(frame, "pointerdown", (event) => this.#press(event), { capture: true });
    on(frame, "pointermove", (event) => { if (event.pointerType === "mouse" && !event.buttons) this.#over(event); });
    on(frame, "wheel", (event) => this.#wheel(event), { capture: true, passive: false });
    on(frame, "click", (event) => this.#click(event));
    const stops = [
      on(document, "pointermove", (event) => this.#move(event)),
      on(document, "pointerup", (event) => this.#drop(event)),
      on(document, "pointercancel", () => { this.drag = null; }),
      on(document, "keydown", (event) => this.#key(event), { capture: true }),
    ];
    on(this.game, "close", () => stops.forEach((stop) => stop()));
  }

  /** @returns {Way[]} */
  get ways() {
    return this.game.question?.placing?.ways ?? [];
  }

  /** Before anything is drawn: what is still carried, and what there is no choice about. */
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
    const coarse = window.matchMedia(COARSE).matches;
    game.carried = {
      ask: ui("laying.ask", game.pack.value("tile_number", tile), game.pack.value("side", side)), hint: ui(coarse ? "laying.hint_touch" : "laying.hint"), given: alone, buttons: () => this.#buttons(),
    };
    game.tell("pick");
    this.board.lying();
    if (here) this.#focus();
    const spot = this.#spot(this.cell);
    if (!this.board.view.sees(spot)) this.board.view.reveal(spot);
    if (!alone) announce(this.#told());
  }

  #buttons() {
    const turns = this.#turns().length > 1;
    const other = this.way && this.fits(this.way.tile, 1 - this.way.side);
    const made = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {string} */ key, /** @type {() => void} */ act, /** @type {unknown} */ can) =>
      h("button", { type: "button", class: `button ${name}`, disabled: !can, "aria-label": ui(key), onclick: act }, icon(sign), h("span", null, ui(key)));
    return [
      made("main option lay-here", "check", "laying.lay", () => this.lay(), true),
      made("lay-turn", "turn", "laying.turn", () => this.turn(1), turns),
      made("lay-flip", "flip", "laying.flip", () => this.flip(), other),
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
    const from = this.point ?? this.#spot(this.cell);
    this.#lie(order.find((way) => this.#nearest(from, way).far < NEAR) ?? order[0]);
    this.#show();
  }

  flip() {
    if (!this.way || !this.fits(this.way.tile, 1 - this.way.side)) return;
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
    const from = this.point ?? (this.way ? this.#spot(this.cell) : { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale });
    this.way = way;
    this.cell = this.#nearest(from, way).cell;
  }

  /** The nearest place of one way to lie, and how far it is. @param {Point} from @param {Way} way */
  #nearest(from, way) {
    const found = { cell: -1, far: Infinity };
    for (const cell of way.cells) {
      const { x, y } = this.#spot(cell);
      const far = Math.hypot(x - from.x, y - from.y);
      if (far < found.far) Object.assign(found, { cell, far });
    }
    return found;
  }

  /** Take the tile along to where somebody points; it turns if it can lie there in no other way. @param {Point} point @param {boolean} [told] */
  #follow(point, told = false) {
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
  #spot(cell) {
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
    if (here) this.#focus();
    announce(this.#told());
  }

  #focus() {
    this.board.svg.querySelector(`.cell[data-value="${this.cell}"]`)?.focus({ preventScroll: true });
  }

  // --- By mouse and finger -------------------------------------------------------------------

  /** Where on the map somebody points. @param {{clientX: number, clientY: number}} event @returns {Point} */
  #at(event) {
    const { left, top } = this.frame.getBoundingClientRect();
    const { x, y, scale } = this.board.view;
    return { x: (event.clientX - left - x) / scale, y: (event.clientY - top - y) / scale };
  }

  /** @param {PointerEvent} event */
  #over(event) {
    if (!this.way || !this.game.carried) return;
    this.point = this.#at(event);
    this.#follow(this.point);
  }

  /** Whether somebody points at the carried tile, or as good as. @param {Point} point */
  #means(point) {
    const { x, y } = this.#spot(this.cell);
    return Math.hypot(point.x - x, point.y - y) < NEAR;
  }

  /** A side of a tile in the tray. @param {EventTarget | null} target @returns {{tile: number, side: number} | null} */
  #side(target) {
    const el = target instanceof Element ? target.closest("[data-tile]") : null;
    const [tile, side] = [Number(el?.getAttribute("data-tile")), Number(el?.getAttribute("data-side"))];
    return el && this.fits(tile, side) ? { tile, side } : null;
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    const found = event.button ? null : this.#side(event.target);
    if (!found) return;
    this.finger = event.pointerType !== "mouse";
    this.drag = { x: event.clientX, y: event.clientY, far: false, begin: () => this.carry(found.tile, found.side) };
  }

  /** @param {MouseEvent | KeyboardEvent} event */
  #take(event) {
    const found = this.#side(event.target);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.game.fresh) return;
    this.point = null;
    // What is carried goes back where it was taken from.
    if (this.way?.tile === found.tile && this.way.side === found.side) return this.game.carried?.given ? undefined : this.#putBack(this.way);
    this.carry(found.tile, found.side);
    if (!event.detail) this.#focus();
  }

  /** A finger on the carried tile takes it along; anywhere else it moves the map. @param {PointerEvent} event */
  #press(event) {
    this.finger = event.pointerType !== "mouse";
    if (!this.finger || !this.way || !this.game.carried || !this.#means(this.#at(event))) return;
    this.drag = { x: event.clientX, y: event.clientY, far: false, begin: null };
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { drag } = this;
    if (!drag) return;
    if (!drag.far && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLOP) return;
    drag.far = true;
    drag.begin?.();
    drag.begin = null;
    this.#over(event);
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const far = this.drag?.far;
    this.drag = null;
    if (!far || !this.way) return;
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    const inside = event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom;
    // A finger hides what lies below it: what it leaves there is laid with the button.
    if (inside && !this.finger && this.#means(this.#at(event))) this.lay();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.way || !this.game.carried || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.wheeled < 120 || !event.deltaY) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** A mouse lays the tile where it shows; a finger moves it, and turns it where it lies. @param {MouseEvent} event */
  #click(event) {
    if (!this.way || !this.game.carried || event.defaultPrevented || (event.target instanceof Element && event.target.closest(".map-tools"))) return;
    event.preventDefault();
    if (this.game.fresh) return;
    const point = this.#at(event);
    if (!this.finger) {
      this.point = point;
      this.#follow(point);
      if (this.#means(point)) this.lay();
      return;
    }
    this.point = null;
    if (this.#means(point)) this.turn(1);
    else this.#follow(point, true);
  }

  /** @param {Way} way */
  #putBack({ tile, side }) {
    this.game.back();
    const kept = this.tray.querySelector(`[data-tile="${tile}"][data-side="${side}"]`);
    if (kept instanceof HTMLElement) kept.focus({ preventScroll: true });
  }

  // --- By key --------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key } = event;
    if (!this.way || !this.game.carried || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
    const cell = target instanceof Element ? target.closest(".cell") : null;
    const idle = target === document.body || (target instanceof Element && Boolean(target.closest(".hand, .map")));
    if (/^r$/i.test(key)) this.turn(event.shiftKey ? -1 : 1);
    else if (/^f$/i.test(key)) this.flip();
    else if (ARROWS.test(key) && idle && !cell && !event.shiftKey) this.#focus();
    else if (key === "Escape" && !this.game.carried.given) this.#putBack(this.way);
    else if ((key === "Enter" || key === " ") && cell) { if (!this.game.fresh) this.lay(); }
    else return;
    this.point = null;
    event.preventDefault();
    event.stopPropagation();
  }
}
