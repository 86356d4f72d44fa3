// What lies on a square of The Board Game and how it is drawn: city, marker, hut or village,
// figures, and what the square yields. Owns these signs about the middle of a square; where
// squares are, and which can be chosen, is `square.js`.

import { s, symbol } from "../dom.js";
import { WALKING, faceOf, inLayer, isMarked, kindOf, symbolOf } from "../board/kinds.js";
import { YIELDS, colourOf } from "../panels/look.js";
import { cityOn, markerOn } from "./square_describe.js";

/** @typedef {import("../board/kinds.js").Standing} Standing */

export const SIDE = 64;
export const HALF = SIDE / 2;
const NONE = -1;
/** How wide a letter is beside its height, on average. */
const LETTER = 0.58;
const NAME = 10;
const ROOM = 52;

/** @param {number} x @param {number} y @param {string|number} told @param {string} name */
export const text = (x, y, told, name) => s("text", { x, y, class: name }, String(told));

/** @param {string} name @param {string} more @param {number} x @param {number} y @param {number} size */
export const sign = (name, more, x, y, size) => s("use", { class: `sign ${more}`, href: symbol(name), x, y, width: size, height: size });

/** What lies still on a square, and what is printed. @param {any} game @param {any} square */
export function lying(game, square) {
  const { pack } = game;
  const still = square.pieces.filter((/** @type {Standing} */ piece) => kindOf(pack, piece.kind).layer !== WALKING);
  const found = still.flatMap((/** @type {Standing} */ piece) => {
    if (cityOn(square) === piece) return city(game, square, piece);
    if (piece.row >= 0) return marker(game, square, piece.row);
    const colour = piece.seat < 0 ? "" : `seat-${colourOf(game.position.table, piece.seat)}`;
    return [sign(symbolOf(faceOf(pack, piece)), `find ${colour}`, -16, -19, 34)];
  });
  return [...(cityOn(square) || markerOn(square) >= 0 ? [] : printed(square)), ...found];
}

/** A city with its owner's emblem and what it produces. @param {any} game @param {any} square @param {Standing} piece */
function city(game, square, piece) {
  const { table } = game.position;
  const { seat, number } = piece;
  const colour = `seat-${colourOf(table, seat)}`;
  const made = table.seats[seat].cities.find((/** @type {any} */ at) => at.slot === number)?.production ?? 0;
  return [
    isMarked(square, piece, "walled") ? s("rect", { class: "wall", x: -27, y: -27, width: 54, height: 54, rx: 3 }) : null,
    sign(symbolOf(faceOf(game.pack, piece)), colour, -21, -22, 42),
    sign(`emblem-${colourOf(table, seat)}`, colour, -28, 13, 15),
    badge(14, 20, "production", made),
  ];
}

/** A number with its sign on a light plate. @param {number} x @param {number} y @param {string} name @param {number} n */
function badge(x, y, name, n) {
  const wide = n > 9 ? 34 : 27;
  return s("g", { class: "square-badge", transform: `translate(${x - wide / 2} ${y})` },
    s("rect", { x: 0, y: -9, width: wide, height: 18, rx: 9 }), sign(name, `yield-${name}`, 3, -6.5, 13), text(wide / 2 + 7, 4.5, n, "badge-number"));
}

/** A building, a wonder or a great person: what it brings, and its name. @param {any} game @param {any} square @param {number} row */
function marker(game, square, row) {
  const { title, family } = game.pack.row(row);
  const kind = { wonder: "wonder", great_person: "person" }[/** @type {string} */ (family)];
  const signs = [...(kind ? [kind] : []), ...signsOf(square.yields)];
  const lines = wrapped(title);
  const low = lines.length > 1 ? 9 : 14;
  return [
    s("rect", { class: `marker marker-${family}`, x: -28, y: -28, width: 56, height: 56, rx: 5 }),
    ...inARow(signs, 0, -13, Math.min(15, ROOM / signs.length)),
    ...lines.map((line, at) => fitted(low + 12 * at, line)),
  ];
}

/** What the ground itself yields, along the lower edge. @param {any} square */
function printed(square) {
  const signs = signsOf(square.yields);
  const resource = square.signs.find((/** @type {any} */ one) => one.name === "resource")?.amount ?? NONE;
  const [wide, right] = [13 * signs.length, HALF - 5 - (resource === NONE ? 0 : 22)];
  const found = signs.length ? [s("rect", { class: "yield-plate", x: right - wide - 2, y: HALF - 19, width: wide + 4, height: 16, rx: 8 }), ...inARow(signs, right - wide / 2, HALF - 11, 13)] : [];
  if (resource === NONE) return found;
  return [...found, s("circle", { class: "good-plate", cx: HALF - 15, cy: HALF - 15, r: 11.5 }), sign(`good-${resource}`, "good", HALF - 24.5, HALF - 24.5, 19)];
}

/** Each sign as often as it counts; a large bonus in battle is a number. @param {number[]} yields @returns {(string | [string, number])[]} */
function signsOf(yields) {
  return yields.flatMap((n, at) => (n > 3 || (at === 4 && n) ? [/** @type {[string, number]} */ ([YIELDS[at], n])] : Array(n).fill(YIELDS[at])));
}

/** Signs side by side about a place. @param {(string | [string, number])[]} signs @param {number} x @param {number} y @param {number} size */
function inARow(signs, x, y, size) {
  const wide = signs.map((one) => (typeof one === "string" ? size : 1.7 * size));
  let left = x - wide.reduce((sum, one) => sum + one, 0) / 2;
  return signs.flatMap((one, at) => {
    const [name, n] = typeof one === "string" ? [one, 0] : one;
    const here = left;
    left += wide[at];
    const drawn = [sign(name, `yield yield-${name}`, here, y - size / 2, size)];
    return n ? [...drawn, text(here + 1.35 * size, y + 4, n, "badge-number")] : drawn;
  });
}

/** A name as wide as it may be. @param {number} y @param {string} line */
function fitted(y, line) {
  const long = line.length * NAME * LETTER > ROOM;
  return s("text", { x: 0, y, class: "marker-name", ...(long ? { textLength: ROOM, lengthAdjust: "spacingAndGlyphs" } : {}) }, line);
}

/** A title in at most two lines, the first of which takes a short word along. @param {string} title */
function wrapped(title) {
  const words = title.split(" ");
  const most = Math.max(10, Math.ceil(title.length / 2));
  const first = words.slice(0, Math.max(1, words.findIndex((_, at) => words.slice(0, at + 2).join(" ").length > most) + 1 || words.length));
  return [first.join(" "), words.slice(first.length).join(" ")].filter(Boolean);
}

/** Figures side by side: flag or boot with an emblem, and how many there are. @param {any} game @param {any} square */
export function figures(game, square) {
  const { table } = game.position;
  const shown = inLayer(game.pack, square, WALKING).sort((one, two) => one.seat - two.seat);
  const step = shown.length > 2 ? 19 : 27;
  const left = (-step * (shown.length - 1)) / 2;
  const bare = shown.length === square.pieces.length || Boolean(cityOn(square));
  const high = markerOn(square) >= 0 ? -13 : bare ? -4 : 8;
  return shown.map((piece, at) => {
    const [name, colour] = [symbolOf(faceOf(game.pack, piece)), colourOf(table, piece.seat)];
    return s("g", { class: `figure${piece.seat < 0 ? "" : ` seat-${colour}`}`, transform: `translate(${left + step * at} ${high})` },
      s("use", { href: symbol(name), x: -15, y: -16, width: 30, height: 30 }),
      piece.seat < 0 ? null : s("use", { class: "figure-owner", href: symbol(`emblem-${colour}`), x: -15, y: 4, width: 13, height: 13 }),
      piece.amount > 1 ? s("g", {}, s("circle", { class: "figure-count", cx: 10, cy: 9, r: 7.5 }), text(10, 13, piece.amount, "badge-number")) : null);
  });
}
