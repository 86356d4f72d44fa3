// What trumps what: the types of units around a ring, an arrow from each to the one it trumps.
// Owns this drawing; which trumps which, the table tells.

import { h, s, symbol } from "../../dom.js";
import { ui } from "../../words.js";

const NONE = -1;
const [WIDTH, HEIGHT, RADIUS, MARK] = [168, 132, 48, 30];
const MIDDLE = { x: WIDTH / 2, y: 74 };

/** @param {number} at @param {number} of */
function corner(at, of) {
  const turn = (at / of) * 2 * Math.PI - Math.PI / 2;
  return { x: MIDDLE.x + RADIUS * 1.25 * Math.cos(turn), y: MIDDLE.y + RADIUS * Math.sin(turn) };
}

/** The ring of types, each before the one it trumps. @param {number[]} trumps */
function ring(trumps) {
  const first = trumps.findIndex((beaten) => beaten !== NONE);
  const found = [];
  for (let at = first; at >= 0 && !found.includes(at); at = trumps[at]) found.push(at);
  return found;
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {boolean} lit */
function arrow(from, to, lit) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const at = (/** @type {number} */ far) => ({ x: from.x + (dx / long) * far, y: from.y + (dy / long) * far });
  const [a, b] = [at(MARK * 0.72), at(long - MARK * 0.78)];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return s("g", { class: lit ? "trump-arrow lit" : "trump-arrow" },
    s("path", { d: `M${a.x} ${a.y}L${b.x} ${b.y}` }),
    s("path", { class: "trump-head", d: "M0 0l-9 -5v10z", transform: `translate(${b.x} ${b.y}) rotate(${turn})` }));
}

/** @param {number} type @param {{x: number, y: number}} at @param {boolean} lit */
function mark(type, at, lit) {
  return s("g", { class: lit ? "trump-mark lit" : "trump-mark" },
    s("circle", { cx: at.x, cy: at.y, r: MARK / 2 + 3 }),
    s("use", { href: symbol(`unit-${type}`), x: at.x - MARK / 2 + 3, y: at.y - MARK / 2 + 3, width: MARK - 6, height: MARK - 6 }));
}

/**
 * @param {any} game @param {number[]} trumps which type each trumps
 * @param {[number, number][]} pairs types that meet now, the one that trumps first
 */
export function triangle(game, trumps, pairs) {
  const order = ring(trumps);
  const name = (/** @type {number} */ type) => game.pack.value("unit_type", type);
  const told = [
    ...order.map((type) => ui("battle.trumps", name(type), name(trumps[type]))),
    ...trumps.flatMap((_, type) => (order.includes(type) ? [] : [ui("battle.trumps_nothing", name(type))])),
  ].join(" ");
  const lit = (/** @type {number} */ type) => pairs.some((pair) => pair[0] === type);
  const apart = trumps.flatMap((_, type) => (order.includes(type) ? [] : [type]));
  return h("div", { class: "trumps", role: "img", "aria-label": told, "data-tip": told },
    s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
      order.map((type, at) => arrow(corner(at, order.length), corner((at + 1) % order.length, order.length), lit(type))),
      order.map((type, at) => mark(type, corner(at, order.length), lit(type))),
      apart.map((type, at) => mark(type, { x: WIDTH - 20 - 38 * at, y: 20 }, false))));
}
