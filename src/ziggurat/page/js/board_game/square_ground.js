// The ground of the square board: what a square is painted with, the parchment of tiles that nobody
// has seen, and the borders of lands. Owns these drawings; what lies on a square is `square_signs.js`.

import { s, symbol } from "../dom.js";
import { ui } from "../words.js";
import { colourOf } from "../panels/look.js";
import { markerOn } from "./square_describe.js";
import { HALF, SIDE, text } from "./square_signs.js";

/** A tile is so many squares wide. */
export const TILE = 4;
/** The symbols of the grounds: grassland, forest, mountain, desert, water. */
const GROUNDS = [0, 2, 4, 3, 5];

/** The drawing that a terrain has. @param {number} terrain */
export const groundOf = (terrain) => GROUNDS[terrain] ?? `other-${terrain}`;
/** The four edges of a square: the way to its neighbour, then both ends. */
const EDGES = [[0, -1, -1, -1, 1, -1], [1, 0, 1, -1, 1, 1], [0, 1, 1, 1, -1, 1], [-1, 0, -1, 1, -1, -1]];

/** The symbol of a square's texture; its two drawings take turns. @param {any} square */
export const textureOf = (square) => symbol(`ground-${groundOf(square.terrain)}${(square.x + square.y) % 2 ? "b" : "a"}`);

/** The outline of a square without its edge. @param {any} square */
const inside = ({ x, y }) => `M${x * SIDE + 1} ${y * SIDE + 1}h${SIDE - 2}v${SIDE - 2}h${2 - SIDE}z`;

/** What all squares are painted with: their colours, textures upon these, and a veil of the same colours that softens the textures. @param {any[]} squares */
export function grounds(squares) {
  const place = (/** @type {any} */ { x, y }) => ({ x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE });
  const terrain = (/** @type {any} */ square) => `t-${groundOf(square.terrain)}`;
  return [
    s("g", {}, squares.map((square) => s("rect", { class: `land ground ${terrain(square)}`, ...place(square) }))),
    s("g", {}, squares.filter((square) => markerOn(square) < 0).map((square) => s("use", { class: `land ${terrain(square)}`, href: textureOf(square), ...place(square) }))),
    s("g", {}, [...new Set(squares.map(terrain))].map((name) => s("path", { class: `land soft ${name}`, d: squares.filter((square) => terrain(square) === name).map(inside).join("") }))),
  ];
}

/** A facedown tile: a sheet of parchment. @param {any} place */
export function hidden(place) {
  const told = ui("square.hidden", place.label);
  const [side, middle] = [TILE * SIDE, TILE * HALF];
  return s(
    "g",
    {
      class: "fog", "data-key": `place-${place.n}`, "data-kind": "place", "data-value": place.n, role: "button", tabindex: -1,
      "aria-label": told, transform: `translate(${place.x * SIDE} ${place.y * SIDE})`,
    },
    s("use", { class: "parchment", href: symbol("parchment"), width: side, height: side, transform: `rotate(${90 * (place.n % 4)} ${middle} ${middle})` }),
    s("use", { class: "fog-mark", href: symbol("fog"), x: middle - 70, y: middle - 70, width: 140, height: 140 }),
    s("circle", { class: "fog-plate", cx: middle, cy: middle, r: 34 }),
    text(middle, middle + 16, place.label, "fog-name"),
    s("rect", { class: "ring", x: 4, y: 4, width: side - 8, height: side - 8, rx: 6 }),
  );
}

/** The line around all lands of a seat, on a light one. @param {any} table @param {Map<string, any>} cells @param {number} seat */
export function lands(table, cells, seat) {
  const owner = (/** @type {any} */ square) => (square?.land ?? []).join();
  let path = "";
  for (const square of cells.values()) {
    if (square.land[0] !== seat) continue;
    for (const [dx, dy, ...ends] of EDGES) {
      if (owner(cells.get(`${square.x + dx},${square.y + dy}`)) === owner(square)) continue;
      const [ax, ay, bx, by] = ends.map((end, at) => (at % 2 ? square.y : square.x) * SIDE + HALF + end * (HALF - 3));
      path += `M${ax} ${ay}L${bx} ${by}`;
    }
  }
  return s("g", { class: `lands seat-${colourOf(table, seat)}`, "data-key": `land-${seat}` }, s("path", { class: "lands-under", d: path }), s("path", { class: "lands-line", d: path }));
}
