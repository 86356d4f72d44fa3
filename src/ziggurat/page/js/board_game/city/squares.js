// A city drawn with its squares as they lie on the map: ground, markers, figures, and those that
// bring it nothing. Owns this drawing; whatever can be chosen in it is marked as on the map.

import { s } from "../../dom.js";
import { ui } from "../../words.js";
import { groundOf, textureOf } from "../square_ground.js";
import { HALF, SIDE, figures, lying } from "../square_signs.js";
import { markerOn, told } from "../square_describe.js";

/** Where a square lies on the map as it is drawn, which may be turned. @param {any} square */
function laid(square) {
  const drawn = document.querySelector(`.square-board [data-kind="square"][data-value="${square.n}"]`)?.getAttribute("transform");
  const [x, y] = (drawn?.match(/-?[\d.]+/g) ?? []).map(Number);
  return x === undefined ? { x: square.x, y: square.y } : { x: (x - HALF) / SIDE, y: (y - HALF) / SIDE };
}

/** @param {any} game @param {any} city @returns {any[]} */
export function squaresOf(game, city) {
  const here = new Set([city.square, ...city.around]);
  const own = game.position.table.squares.find((/** @type {any} */ at) => at.n === city.square)?.land.join();
  return game.position.table.squares.filter((/** @type {any} */ at) => here.has(at.n) || (own && at.land.join() === own));
}

/** @param {any} game @param {any} city */
export function cityDrawing(game, city) {
  const squares = squaresOf(game, city).map((square) => ({ square, ...laid(square) }));
  const [left, top] = [Math.min(...squares.map((at) => at.x)), Math.min(...squares.map((at) => at.y))];
  const [right, low] = [Math.max(...squares.map((at) => at.x)), Math.max(...squares.map((at) => at.y))];
  const yielding = new Set(city.yields.map((/** @type {number[]} */ at) => at[0]));
  const quiet = new Set(city.around.filter((/** @type {number} */ n) => !yielding.has(n)));
  const across = right - left + 1;
  const down = low - top + 1;
  return s(
    "svg",
    { class: "squares city-squares", viewBox: `-3 -3 ${across * SIDE + 6} ${down * SIDE + 6}`, role: "group", "aria-label": ui("city.squares"), "--across": across, "--down": down },
    squares.map((at) => drawn(game, at, left, top, quiet.has(at.square.n))),
  );
}

/** @param {any} game @param {{square: any, x: number, y: number}} at @param {number} left @param {number} top @param {boolean} quiet */
function drawn(game, { square, x, y }, left, top, quiet) {
  const words = [...told(game, square), ...(quiet ? [ui("city.quiet")] : [])].join(", ");
  const can = game.isTarget("square", square.n);
  return s(
    "g",
    {
      class: `square space t-${groundOf(square.terrain)}${quiet ? " quiet-square" : ""}`, "data-key": `city-${square.n}`, "data-kind": "square",
      "data-value": square.n, role: "button", tabindex: can ? 0 : -1, "aria-label": words,
      transform: `translate(${(x - left) * SIDE + HALF} ${(y - top) * SIDE + HALF})`,
    },
    s("rect", { class: "ground", x: -HALF, y: -HALF, width: SIDE, height: SIDE }),
    markerOn(square) >= 0 ? null : s("use", { class: "square-mark", href: textureOf(square), x: -HALF, y: -HALF, width: SIDE, height: SIDE }),
    lying(game, square),
    figures(game, square),
    quiet ? s("rect", { class: "veil", x: -HALF, y: -HALF, width: SIDE, height: SIDE }) : null,
    quiet ? s("path", { class: "barred", d: "M-14 -14L14 14M14 -14L-14 14" }) : null,
    s("rect", { class: "halo", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
    s("rect", { class: "ring", x: -HALF + 3, y: -HALF + 3, width: SIDE - 6, height: SIDE - 6, rx: 4 }),
  );
}
