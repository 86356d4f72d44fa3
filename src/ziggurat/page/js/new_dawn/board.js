// The board: the hex map with everything on it, drawn in place and keyed by space.
// It knows no rules: it shows the table, marks listed choices and leaves answering to the game.

import { h, on, s } from "../dom.js";
import { mark } from "../game.js";
import { colourOf } from "../panels/look.js";
import { Blank } from "./blank.js";
import { Cells } from "./cells.js";
import { Cursor, wake } from "../board/cursor.js";
import { describe, describePiece } from "./describe.js";
import { bestFit } from "./fitting.js";
import { Grid, TURNS } from "./geometry.js";
import { Ground } from "./ground.js";
import { Hand } from "./hand.js";
import { Laying } from "./laying.js";
import { still, walking } from "./layout.js";
import { Pieces } from "../board/pieces.js";
import { Trail, past } from "./trail.js";
import { Marks } from "../told/marks.js";
import { drawSwords } from "../stakes/swords.js";
import { mapTools, wordMap } from "../board/tools.js";
import { View } from "../board/view.js";

/** Below this a finger cannot meet a space. */
const LEAST_SCALE = 0.55;
const SMALL = 520;
const WORTH_TURNING = 1.15;
/** How far inside its edge a new tile is outlined. */
const LAID = 1.4;
/** The other three ways to lie are these upside down. */
const UPRIGHT = [0, 1, 2];
const LAYERS = ["spaces", "marks-last", "over", "cells", "still", "walking", "above", "aims"];
const FLOATING = ".map-tools, .dial-chip, .dial-face, .compass, .compass-room";

export class Board {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    const layers = LAYERS.map((name) => s("g", { class: name }));
    const [spaces, last, over, cells, placed, walkers, above, aims] = layers;
    this.aims = aims;
    const world = s("g", { class: "world" }, layers);
    this.svg = s("svg", { class: "map", role: "application", "aria-describedby": "map-help" }, world);
    // The ground is a picture of its own: it is not painted again when something on it lights up.
    const below = s("g", {});
    const floor = s("svg", { class: "map-floor", "aria-hidden": "true" }, below);
    this.help = h("p", { id: "map-help", class: "unseen" });
    this.tools = mapTools({ plus: () => this.view.closer(), minus: () => this.view.farther(), fit: () => this.view.fit(), turn: () => this.turn() });
    const frame = h("div", { class: "map-frame" }, floor, this.svg, this.help, this.tools);
    this.box = h("div", { class: "board", hidden: true }, frame);
    root.append(this.box);
    this.blank = new Blank(root, game);
    this.ground = new Ground(below, spaces, over);
    this.still = new Pieces(placed);
    this.walkers = new Pieces(walkers);
    this.trail = new Trail(last, above);
    this.marks = new Marks();
    above.append(this.marks.el);
    this.cells = new Cells(cells, above, game);
    this.hand = new Hand(this.box, game);
    this.view = new View(frame, this.svg, [below, world], () => this.#fit());
    this.laying = new Laying(this, frame, this.hand.box);
    this.cells.laying = this.hand.laying = this.laying;
    this.cursor = new Cursor();
    this.grid = new Grid([], 0);
    /** Whether the map lies as somebody turned it, and whether it has been shown. */
    this.byHand = false;
    this.seen = false;
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
    this.meant = -1;
    on(this.svg, "keydown", (event) => this.#key(event));
    on(game, "thing", (event) => this.#look(event.detail));
  }

  draw() {
    const table = this.game.position?.table;
    const ours = table?.is === "new_dawn";
    this.box.hidden = !ours || !table.spaces.length;
    this.blank.draw(ours && this.box.hidden);
    if (this.box.hidden) return;
    if (this.pack !== this.game.pack) this.#word();
    if (table !== this.table) this.#position(table);
    this.trail.draw(this.game, this.grid);
    this.trail.plan(this.game, this.grid, this.game.staged);
    this.marks.draw(this.game, this.grid, (n, change) => past(this.game, this.grid, n, change), (laid) => this.grid.border(laid.filter((n) => this.grid.at(n)), LAID));
    this.laying.draw();
    if (this.cells.draw(this.grid) && this.view.width) this.#makeRoom();
    this.lying();
    drawSwords(this.aims, this.#attacked());
    this.#attend();
  }

  /** Where a carried tile lies, and everything that answers a click. */
  lying() {
    this.cells.draw(this.grid);
    this.hand.draw(this.grid.turns);
    mark(this.box, this.game);
    if (!this.laying.way) return;
    this.cells.wake();
    if (this.game.carried?.given) this.hand.box.querySelector(".held")?.classList.remove("can");
  }

  /** Everything that is said in the language of the page. */
  #word() {
    this.pack = this.game.pack;
    this.table = null;
    this.told.clear();
    wordMap(this.svg, this.help, this.tools);
  }

  // --- The position --------------------------------------------------------------------------

  /** @param {any} table */
  #position(table) {
    const shape = table.spaces.map((/** @type {any} */ space) => `${space.n}.${space.q}.${space.r}.${space.terrain}`).join();
    const [first, finished] = [!this.shape, this.phase === "building" && table.phase !== "building"];
    const grown = shape !== this.shape;
    this.table = table;
    this.shape = shape;
    this.phase = table.phase;
    if (grown) this.#lay(this.grid.turns);
    else this.#pieces();
    // The dials are drawn after the map, and the map keeps clear of them.
    if (first) requestAnimationFrame(() => this.#begin());
    else if (finished || (grown && !this.view.moved)) this.view.fit();
    if (finished) this.seen = true;
  }

  /** Lay out all spaces anew. @param {number} turns */
  #lay(turns) {
    const another = turns !== this.grid.turns;
    if (another) { this.still.reset(); this.walkers.reset(); }
    this.grid = new Grid(this.table.spaces, turns);
    this.ground.shape(this.table.spaces, this.grid, this.game.pack);
    this.told.clear();
    this.#pieces();
    if (another) this.game.dispatchEvent(new CustomEvent("turned", { detail: turns }));
  }

  #pieces() {
    const { game, grid, table } = this;
    const colour = (/** @type {number} */ seat) => colourOf(table, seat);
    this.ground.realmsOf(table.spaces, grid, colour);
    this.still.draw(still(table, grid, game.pack), colour);
    this.walkers.draw(walking(table, grid, game.pack), colour, (piece) => describePiece(game, piece));
    const names = game.pack.names.join();
    for (const space of table.spaces) this.#label(space, names);
  }

  /** Word a space again only if something about it changed. @param {any} space @param {string} names */
  #label(space, names) {
    const key = `${JSON.stringify(space)}${names}`;
    if (this.told.get(space.n) === key) return;
    this.told.set(space.n, key);
    this.ground.shown.get(space.n)?.el.setAttribute("aria-label", describe(this.game, space));
  }

  // --- The view ------------------------------------------------------------------------------

  /** Where the whole map is seen best; it is turned for that, unless somebody turned it. */
  #fit() {
    if (!this.table) return null;
    const free = !this.byHand && (!this.seen || !this.cells.asked().length) && this.table.phase !== "building";
    const frame = this.svg.getBoundingClientRect();
    // What floats over the map belongs to other parts, which stand beside this one.
    const floating = [...(this.root.parentElement ?? this.root).querySelectorAll(FLOATING)];
    const hidden = floating.map((el) => el.getBoundingClientRect()).filter((rect) => rect.width)
      .map((rect) => ({ left: rect.left - frame.left, top: rect.top - frame.top, width: rect.width, height: rect.height }));
    const room = { width: frame.width, height: frame.height, hidden };
    const cells = [...this.table.spaces, ...this.cells.room()];
    const kept = bestFit(cells, room, [this.grid.turns]);
    const best = free ? bestFit(cells, room, UPRIGHT) : kept;
    // Whoever has seen the map knows where everything lies: it turns again only for much more room.
    const found = this.seen && best.scale < kept.scale * WORTH_TURNING ? kept : best;
    if (found.turns !== this.grid.turns) {
      this.#lay(found.turns);
      this.trail.draw(this.game, this.grid);
    }
    return found;
  }

  /** Where a tile may be laid must be in sight. */
  #makeRoom() {
    const stops = this.cells.stops(this.grid);
    if (!this.view.moved || (stops.length && !stops.some((stop) => this.view.sees(stop)))) this.view.fit();
  }

  /** On a small screen the first look is at one's own capital, large enough for a finger. */
  #begin() {
    this.view.fit();
    this.seen = this.phase !== "building";
    const own = this.table.realms[this.game.seat]?.capital ?? -1;
    this.cursor.home = own;
    if (this.view.width > SMALL || this.view.scale >= LEAST_SCALE) return;
    const { left, top, width, height } = this.view.box;
    const spot = this.grid.at(own) ?? { x: left + width / 2, y: top + height / 2 };
    this.view.centreOn(spot.x, spot.y, LEAST_SCALE);
  }

  /** Turn the map by one step; where everything lies stays the same. */
  turn() {
    this.byHand = true;
    this.#lay((this.grid.turns + 1) % TURNS);
    this.view.fit();
    this.draw();
  }

  /** Where the mark of an attack stands: beside what is or would be attacked. */
  #attacked() {
    const { combat } = this.table;
    const found = combat ? [combat.space] : [...this.game.targets("space").keys()].filter((n) => this.game.isAttack("space", n));
    return found.flatMap((n) => { const spot = this.grid.at(n); return spot ? [{ x: spot.x + 20, y: spot.y - 20 }] : []; });
  }

  /** After marking: Tab stops, pieces that answer, and a look at what can be chosen. */
  #attend() {
    const { game } = this;
    this.cursor.tabs(this.ground.shown);
    wake(this.walkers.shown.values());
    const aims = [...game.targets("space").keys()].map((n) => this.grid.at(n)).filter((spot) => spot !== undefined);
    this.svg.classList.toggle("asking", aims.length > 0 || this.cells.asked().length > 0);
    if (game.question === this.asked) return;
    this.asked = game.question;
    if (aims.length && !aims.some((spot) => this.view.sees(spot))) this.view.reveal(aims[0]);
  }

  // --- Looking and walking -------------------------------------------------------------------

  /** Somebody looks at a thing, here or elsewhere on the table. @param {any} thing */
  #look(thing) {
    const { game, ground, grid } = this;
    if (!this.table || this.box.hidden) return;
    const outside = thing?.kind === "space" && !this.svg.contains(thing.el);
    ground.shown.get(this.meant)?.el.classList.remove("meant");
    this.meant = outside ? thing.value : -1;
    ground.shown.get(this.meant)?.el.classList.add("meant");
    const spot = grid.at(this.meant);
    if (spot && !this.view.sees(spot)) this.view.reveal(spot);
    if (game.staged) return;
    this.cells.look(thing, grid);
    const choices = thing?.kind === "space" ? game.targets("space").get(thing.value) ?? [] : [];
    this.trail.plan(game, grid, choices.length === 1 ? choices[0] : null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.view.key(event)) return event.preventDefault();
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const el = event.target instanceof Element ? event.target.closest("[data-kind]") : null;
    const stops = el?.classList.contains("cell") ? this.cells.stops(this.grid) : this.#stops();
    const from = stops.find((stop) => stop.el === el) ?? stops.find((stop) => numberOf(stop.el) === this.cursor.home);
    const to = from ? this.cursor.walk(event.key, from, stops) : null;
    if (!to) return;
    event.preventDefault();
    this.cursor.home = numberOf(to.el);
    to.el.focus({ preventScroll: true });
    this.view.reveal(to);
  }

  #stops() {
    return [...this.grid.spots.values()].map(({ n, x, y }) => ({ el: /** @type {any} */ (this.ground.shown.get(n)).el, x, y }));
  }
}

/** Which space or cell an element stands for. @param {Element} el */
const numberOf = (el) => Number(el.getAttribute("data-value"));
