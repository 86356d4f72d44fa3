// The board: the hex map with everything on it, drawn in place and keyed by space.
// It knows no rules: it shows the table, marks listed choices and leaves answering to the game.

import { h, icon, on, s } from "../dom.js";
import { ui } from "../words.js";
import { mark } from "../game.js";
import { colourOf } from "../panels/look.js";
import { Cursor, wake } from "./cursor.js";
import { describe, describePiece } from "./describe.js";
import { Grid, R, TURNS, bestTurn, bounds, hexagon } from "./geometry.js";
import { Ground } from "./ground.js";
import { Hand } from "./hand.js";
import { still, walking } from "./layout.js";
import { Pieces } from "./pieces.js";
import { ghostTile } from "./tile.js";
import { Trail } from "./trail.js";
import { View } from "./view.js";

/** Below this a finger cannot meet a space. */
const LEAST_SCALE = 0.55;
const SMALL = 520;
const CELL = hexagon(R - 5);

export class Board {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.game = game;
    const layer = (/** @type {string} */ name) => s("g", { class: name });
    const names = ["below", "spaces", "over", "marks-last", "cells", "still", "walking", "above"];
    const layers = names.map(layer);
    const [below, spaces, over, last, cells, placed, walkers, above] = layers;
    this.world = s("g", { class: "world" }, layers);
    this.svg = s("svg", { class: "map", role: "application", "aria-label": ui("board.map"), "aria-describedby": "map-help" }, this.world);
    this.frame = h("div", { class: "map-frame" }, this.svg, h("p", { id: "map-help", class: "unseen" }, ui("board.help")), this.#tools());
    this.box = h("div", { class: "board", hidden: true }, this.frame);
    root.append(this.box);
    this.ground = new Ground(below, spaces, over);
    this.still = new Pieces(placed);
    this.walkers = new Pieces(walkers);
    this.trail = new Trail(last, above);
    this.hand = new Hand(this.box, game);
    this.cells = cells;
    this.view = new View(this.frame, this.svg, this.world);
    this.cursor = new Cursor();
    this.grid = new Grid([], 0);
    this.ghost = layer("ghost");
    above.append(this.ghost);
    /** @type {any} */
    this.table = null;
    /** @type {any} */
    this.pack = null;
    /** @type {any} */
    this.asked = null;
    this.shape = "";
    this.phase = "";
    /** @type {Map<number, string>} */
    this.told = new Map();
    /** @type {number | null} */
    this.meant = null;
    on(this.svg, "keydown", (event) => this.#key(event));
    on(game, "thing", (event) => this.#look(event.detail));
  }

  #tools() {
    const tool = (/** @type {string} */ sign, /** @type {() => void} */ act) =>
      h("button", { class: "map-tool", type: "button", "aria-label": ui(`board.${sign}`), "data-tip": ui(`board.${sign}`), onclick: act }, icon(sign));
    return h("div", { class: "map-tools" },
      tool("plus", () => this.view.closer()), tool("minus", () => this.view.farther()),
      tool("fit", () => this.view.fit()), tool("turn", () => this.turn()));
  }

  /** How far the map is turned on the screen, in steps of 60 degrees clockwise. */
  get turns() {
    return this.grid.turns;
  }

  /** Turn the map by one step; where everything lies stays the same. */
  turn() {
    this.#lay(this.table, (this.grid.turns + 1) % TURNS);
    this.view.fit(this.#room());
    this.draw();
  }

  draw() {
    const table = this.game.position?.table;
    this.box.hidden = table?.is !== "new_dawn" || !table.spaces.length;
    if (this.box.hidden) return;
    if (table !== this.table || this.pack !== this.game.pack) this.#position(table);
    this.trail.draw(this.game, this.grid);
    this.trail.plan(this.game, this.grid, this.game.staged);
    this.#drawCells();
    this.hand.draw(this.grid.turns);
    mark(this.box, this.game);
    this.#attend();
  }

  // --- The position --------------------------------------------------------------------------

  /** @param {any} table */
  #position(table) {
    const [first, fresh] = [!this.table, this.pack !== this.game.pack];
    this.table = table;
    this.pack = this.game.pack;
    if (fresh) this.told.clear();
    const shape = table.spaces.map((/** @type {any} */ space) => `${space.n}.${space.q}.${space.r}.${space.terrain}`).join();
    if (shape !== this.shape || (table.phase === "playing" && this.phase === "building")) this.#reshape(table, shape, first);
    this.#pieces(table);
  }

  /** The map is new, has grown or is finished. @param {any} table @param {string} shape @param {boolean} first */
  #reshape(table, shape, first) {
    const done = table.phase !== "building" && this.phase === "building";
    this.shape = shape;
    this.phase = table.phase;
    this.view.measure();
    this.#lay(table, first || done ? bestTurn(table.spaces, this.view.width || 840, this.view.height || 560) : this.grid.turns);
    if (first || !this.view.moved) this.view.fit(this.#room());
    else this.view.box = this.#room();
    if (first) this.#begin(table);
  }

  /** @param {any} table @param {number} turns */
  #lay(table, turns) {
    const another = turns !== this.grid.turns;
    if (another) {
      this.still.reset();
      this.walkers.reset();
    }
    this.grid = new Grid(table.spaces, turns);
    if (another) this.game.dispatchEvent(new CustomEvent("turned", { detail: turns }));
    this.ground.shape(table.spaces, this.grid);
    this.told.clear();
    this.table = table;
    this.#pieces(table);
  }

  /** On a small screen the first look is at one's own capital, large enough for a finger. @param {any} table */
  #begin(table) {
    const own = table.realms[this.game.seat]?.capital ?? -1;
    this.cursor.home = own;
    const spot = this.grid.at(own);
    if (this.view.width && this.view.width < SMALL && this.view.scale < LEAST_SCALE) {
      const { left, top, width, height } = this.view.box;
      this.view.centreOn(spot?.x ?? left + width / 2, spot?.y ?? top + height / 2, LEAST_SCALE);
      this.view.moved = true;
    }
  }

  /** The room of the map and of what may be laid beside it. */
  #room() {
    const spots = [...this.grid.spots.values()].map(({ x, y }) => ({ x, y }));
    for (const [, [q, r]] of this.#cellsAsked()) {
      const [x, y] = this.grid.beyond(q, r);
      spots.push({ x, y });
    }
    return bounds(spots);
  }

  /** @param {any} table */
  #pieces(table) {
    const { game, grid } = this;
    const colour = (/** @type {number} */ seat) => colourOf(table, seat);
    const at = (/** @type {number} */ n) => grid.at(n);
    const spaces = new Map(table.spaces.map((/** @type {any} */ space) => [space.n, space]));
    const letters = game.pack.kinds.get("barbarian") ?? new Map();
    const number = (/** @type {string} */ letter) => [...letters].find(([, { label }]) => label === letter)?.[0] ?? -1;
    this.ground.realmsOf(table.spaces, grid, colour);
    this.still.draw(table.spaces.flatMap((/** @type {any} */ space) => still(space, /** @type {any} */ (grid.at(space.n)), game.pack)), colour);
    this.walkers.draw(walking(table, at, spaces, number), colour, (piece) => describePiece(game, piece));
    const names = table.realms.map((/** @type {any} */ realm) => realm.leader).join();
    for (const space of table.spaces) this.#label(space, names);
  }

  /** Word a space again only if something about it changed. @param {any} space @param {string} names */
  #label(space, names) {
    const key = `${JSON.stringify(space)}${names}`;
    if (this.told.get(space.n) === key) return;
    this.told.set(space.n, key);
    const el = this.ground.shown.get(space.n)?.el;
    el?.setAttribute("aria-label", describe(this.game, space));
  }

  // --- What is asked -------------------------------------------------------------------------

  /** Cells off the map that can be chosen. @returns {[string, [number, number]][]} */
  #cellsAsked() {
    const q = this.game.question;
    return q?.cells ? Object.entries(q.cells) : [];
  }

  #drawCells() {
    const cells = this.#cellsAsked();
    const key = cells.map(([n]) => n).join() + this.grid.turns;
    if (this.cells.getAttribute("data-shown") === key) return;
    this.cells.setAttribute("data-shown", key);
    this.ghost.replaceChildren();
    this.cells.replaceChildren(...cells.map(([n, [q, r]]) => {
      const [x, y] = this.grid.beyond(q, r);
      const label = ui("board.cell", this.game.pack.value("cell", Number(n)));
      return s("g", { class: "cell", "data-kind": "cell", "data-value": n, role: "button", tabindex: 0, "aria-label": label, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
        s("path", { class: "ring", d: CELL }), s("path", { class: "cross", d: "M-9 0H9M0 -9V9" }));
    }));
    if (cells.length && !this.view.moved) this.view.fit(this.#room());
    else this.view.box = this.#room();
  }

  /** After marking: Tab stops, pieces that answer, and a look at what can be chosen. */
  #attend() {
    const { game } = this;
    this.cursor.tabs(this.ground.shown);
    wake(this.walkers.shown.values());
    const aims = [...game.targets("space").keys()].map((n) => this.grid.at(n)).filter((spot) => spot !== undefined);
    this.svg.classList.toggle("asking", aims.length > 0 || this.#cellsAsked().length > 0);
    if (game.question !== this.asked) {
      this.asked = game.question;
      if (aims.length && !aims.some((spot) => this.view.sees(spot))) this.view.reveal(aims[0]);
    }
  }

  // --- Looking and walking -------------------------------------------------------------------

  /** Somebody looks at a thing, here or elsewhere on the table. @param {any} thing */
  #look(thing) {
    const { game, ground } = this;
    if (!this.table || this.box.hidden) return;
    ground.shown.get(this.meant ?? -1)?.el.classList.remove("meant");
    const outside = thing?.kind === "space" && !this.svg.contains(thing.el);
    this.meant = outside ? thing.value : null;
    ground.shown.get(this.meant ?? -1)?.el.classList.add("meant");
    const spot = outside ? this.grid.at(thing.value) : undefined;
    if (spot && !this.view.sees(spot)) this.view.reveal(spot);
    this.#foresee(thing);
    if (game.staged) return;
    const choices = thing?.kind === "space" ? game.targets("space").get(thing.value) ?? [] : [];
    this.trail.plan(game, this.grid, choices.length === 1 ? choices[0] : null);
  }

  /** The tile at the cell that is looked at. @param {any} thing */
  #foresee(thing) {
    const q = this.game.question;
    const cell = thing?.kind === "cell" ? q?.cells?.[thing.value] : null;
    if (!cell || !q.ghost) return this.ghost.replaceChildren();
    const [x, y] = this.grid.beyond(cell[0], cell[1]);
    this.ghost.replaceChildren(ghostTile(q.ghost.spaces, this.grid.turns, x, y));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.view.key(event)) return event.preventDefault();
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const el = event.target instanceof Element ? event.target.closest("[data-kind]") : null;
    const stops = el?.classList.contains("cell") ? this.#cellStops() : this.#spaceStops();
    const from = stops.find((stop) => stop.el === el) ?? stops.find((stop) => Number(stop.el.getAttribute("data-value")) === this.cursor.home);
    const to = from ? this.cursor.walk(event.key, from, stops) : null;
    if (!to) return;
    event.preventDefault();
    this.cursor.home = Number(to.el.getAttribute("data-value"));
    to.el.focus({ preventScroll: true });
    this.view.reveal(to);
  }

  #spaceStops() {
    return [...this.grid.spots.values()].map(({ n, x, y }) => ({ el: /** @type {any} */ (this.ground.shown.get(n)).el, x, y }));
  }

  #cellStops() {
    return this.#cellsAsked().map(([n, [q, r]]) => {
      const [x, y] = this.grid.beyond(q, r);
      return { el: /** @type {any} */ (this.cells.querySelector(`[data-value="${n}"]`)), x, y };
    });
  }
}
