// The dials in the corners of the map: the tech dial with everybody's pointer, the event dial
// with the next event in words, and the compass of the barbarians. It never turns one itself.

import { h, icon, on, s } from "../dom.js";
import { ui } from "../words.js";
import { mark } from "../game.js";
import { fill } from "../panels/morph.js";
import { ROMAN, colourOf, shownSeat, techSpaces } from "../panels/look.js";
import { sign } from "../board/pieces.js";

const TECH = { outer: 66, inner: 49, pointer: 40, pile: 13, aside: 20 };
const EVENT = { outer: 66, inner: 25, middle: 46 };
const COMPASS = { outer: 40, digit: 29, hit: 13 };
const DIRECTIONS = 6;
const FACE = { class: "dial-face", viewBox: "-70 -70 140 140", role: "img" };
const SMALL = "(max-width: 1030px), (max-height: 560px)";

/** @param {number} radius @param {number} angle in degrees clockwise from the top */
function polar(radius, angle) {
  const turn = (angle - 90) * Math.PI / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

/** @param {number} radius @param {number} angle */
const point = (radius, angle) => polar(radius, angle).map((value) => value.toFixed(1)).join(" ");

/** A piece of a ring. @param {number} inner @param {number} outer @param {number} from @param {number} to */
function slice(inner, outer, from, to) {
  const way = `A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}`;
  return `M${point(outer, from)}${way}Z`;
}

export class Dials {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.game = game;
    this.turns = 0;
    /** What the dials were last drawn from. @type {unknown[]} */
    this.drawn = [];
    const open = !window.matchMedia(SMALL).matches;
    this.open = { tech: open, event: open };
    this.event = h("section", { class: "dial event-dial", "data-fact": "event_dial direction" });
    this.tech = h("section", { class: "dial tech-dial", "data-fact": "dial" });
    this.box = h("div", { class: "dials", hidden: true }, this.event, this.tech);
    root.append(this.box);
    on(this.box, "click", (event) => this.#toggle(event));
    on(game, "turned", (event) => { this.turns = event.detail; this.draw(); });
  }

  draw() {
    const table = this.game.position?.table;
    this.box.hidden = table?.is !== "new_dawn" || table.phase === "building";
    if (this.box.hidden) return;
    const { pack, seat } = this.game;
    const pointers = table.realms.map((/** @type {any} */ realm) => [realm.seat, realm.colour, realm.dial]);
    const shown = JSON.stringify([table.dials, table.direction, pointers, pack.names, shownSeat(this.game)]);
    const now = [shown, pack, seat, this.turns, this.open.tech, this.open.event, this.#asked()];
    if (now.some((one, at) => one !== this.drawn[at])) {
      this.drawn = now;
      fill(this.event, this.#event(table));
      fill(this.tech, this.#tech(table));
    }
    mark(this.box, this.game);
  }

  /** @param {Event} event */
  #toggle(event) {
    const chip = event.target instanceof Element ? event.target.closest("[data-dial]") : null;
    const name = chip?.getAttribute("data-dial");
    if (name !== "tech" && name !== "event") return;
    this.open[name] = !this.open[name];
    this.draw();
  }

  /**
   * The line that is always there, and opens and closes the dial.
   * @param {"tech" | "event"} name @param {string} told @param {string} symbol @param {string} [tip]
   */
  #chip(name, told, symbol, tip) {
    const attrs = { class: "dial-chip", type: "button", "data-dial": name, "data-key": "chip", "data-tip": tip };
    return h("button", { ...attrs, "aria-expanded": String(this.open[name]) },
      icon(symbol), h("span", null, told));
  }

  // --- Tech ----------------------------------------------------------------------------------

  /** @param {any} table */
  #tech(table) {
    const own = table.realms[shownSeat(this.game)];
    const next = Object.keys(table.dials.tech_levels).map(Number).sort((a, b) => a - b).find((space) => space > own.dial);
    const told = next === undefined ? ui("board.tech_top", own.dial)
      : ui("board.tech_next", own.dial, ROMAN[table.dials.tech_levels[next]], next);
    return [this.#chip("tech", told, "tech"), this.open.tech ? this.#techFace(table, own) : null];
  }

  /** @param {any} table @param {any} own */
  #techFace(table, own) {
    const spaces = techSpaces(table) + 1;
    const share = 360 / spaces;
    const cells = Array.from({ length: spaces }, (_, space) => {
      const level = table.dials.tech_levels[space];
      const [x, y] = polar((TECH.inner + TECH.outer) / 2, space * share);
      const area = slice(TECH.inner, TECH.outer, (space - 0.5) * share, (space + 0.5) * share);
      const path = s("path", { class: level ? "dial-cell level" : "dial-cell", d: area });
      const text = level ? ROMAN[level] : space % 5 === 0 ? space : "";
      const at = { x: x.toFixed(1), y: (y + 3).toFixed(1) };
      return [path, text === "" ? null : s("text", { class: level ? "dial-level" : "dial-number", ...at }, text)];
    });
    const told = table.realms.map((/** @type {any} */ realm) => ui("board.tech_of", this.game.name(realm.seat), realm.dial));
    const label = ui("board.tech", told.join(", "));
    return s("svg", { ...FACE, "data-key": "face", "aria-label": label, "data-tip": label },
      s("circle", { class: "dial-disc", r: TECH.outer + 2.5 }), cells, this.#pointers(table, share),
      s("text", { class: "dial-own", y: 8 }, own.dial));
  }

  /** @param {any} table @param {number} share */
  #pointers(table, share) {
    /** @type {Map<number, number>} */
    const piles = new Map();
    return table.realms.map((/** @type {any} */ realm) => {
      const pile = piles.get(realm.dial) ?? 0;
      piles.set(realm.dial, pile + 1);
      const colour = colourOf(table, realm.seat);
      const angle = realm.dial * share + TECH.aside * (pile >> 1);
      const [x, y] = polar(TECH.pointer - (pile % 2) * TECH.pile, angle);
      const line = `M${point(TECH.pointer + 4, angle)}L${point(TECH.inner + 1, angle)}`;
      return s("g", { class: `pointer seat-${colour}`, "data-key": `pointer-${realm.seat}` },
        pile ? null : s("path", { class: "needle", d: line }), sign(`emblem-${colour}`, 15, "", x, y));
    });
  }

  // --- Events --------------------------------------------------------------------------------

  /** @param {any} table */
  #event(table) {
    const { sections, next } = table.dials;
    const told = ui("board.event_next", this.game.pack.row(sections[next])?.title ?? "");
    const chip = this.#chip("event", told, "event", this.game.pack.rowText(sections[next]));
    if (!this.open.event && !this.#asked()) return [chip];
    // While it is asked about, the compass has the place of the dial, and its own stays free: the map need not move.
    const asked = this.#asked();
    const faces = asked ? [this.#compass(table), this.open.event ? h("i", { class: "compass-room" }) : null] : [this.#eventFace(table), this.#compass(table)];
    return [chip, h("div", { class: "dial-pair", "data-key": asked ? "asked" : "faces" }, faces)];
  }

  /** @param {any} table */
  #eventFace(table) {
    const { sections, event, next } = table.dials;
    const share = 360 / sections.length;
    const title = (/** @type {number} */ at) => this.game.pack.row(sections[at])?.title ?? "";
    const parts = sections.map((/** @type {number} */ row, /** @type {number} */ at) => {
      const state = at === event ? " now" : at === next ? " next" : "";
      const [x, y] = polar(EVENT.middle, at * share);
      const signs = this.game.pack.row(row)?.signs ?? ["event"];
      return s("g", { class: `section${state}` },
        s("path", { class: "dial-cell", d: slice(EVENT.inner, EVENT.outer, (at - 0.5) * share, (at + 0.5) * share) }),
        sign(signs[0], signs[0] === "barbarian" ? 26 : 20, "", x, y),
        signs[1] ? sign(signs[1], 12, "more", x + 11, y + 9) : null);
    });
    const [ax, ay] = polar(EVENT.inner - 3, event * share);
    const told = ui("board.event", title(event), title(next));
    return s("svg", { ...FACE, "aria-label": told, "data-tip": told },
      s("circle", { class: "dial-disc", r: EVENT.outer + 2.5 }), parts,
      s("circle", { class: "hub", r: 7 }), s("path", { class: "hand-of-dial", d: `M0 0L${ax.toFixed(1)} ${ay.toFixed(1)}` }));
  }

  // --- Compass -------------------------------------------------------------------------------

  /** Whether somebody is asked which way it points. */
  #asked() {
    const q = this.game.question;
    return Boolean(q?.options.length) && this.game.pack.kindsOf(q.options[0]).join() === "rotation";
  }

  /** Which way barbarians go for each number of the die, as the map lies on the screen. @param {any} table */
  #compass(table) {
    const asked = this.#asked();
    const parts = Array.from({ length: DIRECTIONS }, (_, at) => {
      const number = (at - table.direction + DIRECTIONS) % DIRECTIONS + 1;
      const [x, y] = polar(COMPASS.digit, 90 + 60 * (at + this.turns));
      const attrs = { class: number === 1 ? "way first" : "way", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` };
      const thing = { "data-kind": "rotation", "data-value": at, "aria-label": ui("board.point", at) };
      return s("g", asked ? { ...attrs, ...thing, role: "button", tabindex: 0 } : attrs,
        s("circle", { r: COMPASS.hit }), s("text", { y: 4.5 }, number));
    });
    const told = { "aria-label": ui("board.compass"), "data-tip": ui("board.compass"), role: asked ? "group" : "img" };
    return s("svg", { class: asked ? "compass asked" : "compass", viewBox: "-46 -46 92 92", ...told },
      s("circle", { class: "dial-disc", r: COMPASS.outer + 4 }), sign("barbarian", 24, "", 0, -1), parts);
  }
}
