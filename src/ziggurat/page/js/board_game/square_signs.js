// What lies on a square of The Board Game and how it is drawn: city, marker, hut or village,
// figures, and what the square yields. Owns these signs about the middle of a square; where
// squares are, and which can be chosen, is `square.js`.

import { s, symbol } from "../dom.js";
import { BESIDE, WALKING, faceOf, inLayer, isMarked, kindOf, symbolOf } from "../board/kinds.js";
import { YIELDS, colourOf, drawingOf } from "../panels/look.js";
import { cityOn, markerOn } from "./square_describe.js";

/** @typedef {import("../board/kinds.js").Standing} Standing */

export const SIDE = 64;
export const HALF = SIDE / 2;
const NONE = -1;
const ROOM = 48;
/** Where the owner's emblem is on a piece and how large, as shares of its size. @type {Record<string, number[]>} */
const DEVICE = { army: [0.07, -0.2, 0.32], scout: [-0.09, -0.1, 0.3], city: [0, 0.14, 0.42], capital: [0, 0.16, 0.36], banner: [0.02, -0.12, 0.44] };
const USUAL = [0, 0.3, 0.34];
/** Where what lies beside something else is drawn: its middle and its size. */
const CORNER = [19, -18, 26];

/** @param {number} x @param {number} y @param {string|number} told @param {string} name */
export const text = (x, y, told, name) => s("text", { x, y, class: name }, String(told));

/** @param {string} name @param {string} more @param {number} x @param {number} y @param {number} size */
export const sign = (name, more, x, y, size) => s("use", { class: `sign ${more}`, href: symbol(name), x, y, width: size, height: size });

/** A piece about a place, with its owner's emblem on it. @param {string} name @param {number} colour @param {number} x @param {number} y @param {number} size */
function owned(name, colour, x, y, size) {
  const [dx, dy, share] = DEVICE[name] ?? USUAL;
  const wide = share * size;
  return [
    sign(name, "", x - size / 2, y - size / 2, size),
    s("use", { class: "device", href: symbol(`emblem-${colour}`), x: x + dx * size - wide / 2, y: y + dy * size - wide / 2, width: wide, height: wide }),
  ];
}

/** What lies still on a square, and what is printed. @param {any} game @param {any} square */
export function lying(game, square) {
  const { pack } = game;
  const still = square.pieces.filter((/** @type {Standing} */ piece) => kindOf(pack, piece.kind).layer !== WALKING);
  const found = still.flatMap((/** @type {Standing} */ piece) => {
    if (cityOn(square) === piece) return city(game, square, piece);
    if (piece.row >= 0) return marker(game, square, piece.row);
    const name = symbolOf(faceOf(pack, piece));
    if (piece.seat < 0) return [s("circle", { class: "find-plate", r: 24, cy: -4 }), sign(name, "find", -19, -24, 38)];
    const colour = colourOf(game.position.table, piece.seat);
    const [x, y, size] = kindOf(pack, piece.kind).layer === BESIDE ? CORNER : [0, -4, 38];
    return [s("g", { class: `seat-${colour}` }, owned(name, colour, x, y, size))];
  });
  return [...(cityOn(square) || markerOn(square) >= 0 ? [] : printed(square)), ...found];
}

/** A city with its owner's emblem and what it produces. @param {any} game @param {any} square @param {Standing} piece */
function city(game, square, piece) {
  const { table } = game.position;
  const { seat, number } = piece;
  const colour = colourOf(table, seat);
  const made = table.seats[seat].cities.find((/** @type {any} */ at) => at.slot === number)?.production ?? 0;
  return [
    isMarked(square, piece, "walled") ? s("path", { class: "wall", d: "M-27 -27H27V27H-27Z" }) : null,
    s("g", { class: `seat-${colour}` }, owned(symbolOf(faceOf(game.pack, piece)), colour, 0, -4, 50)),
    badge(13, 21, "production", made),
    ...marks(square, piece),
  ];
}

/** What else is true of a city, as small signs along the upper edge. @param {any} square @param {Standing} piece */
function marks(square, piece) {
  const found = square.marks.filter((/** @type {any} */ mark) => mark.kind === piece.kind && mark.name !== "walled");
  return found.map((/** @type {any} */ mark, /** @type {number} */ at) => sign(symbolOf(mark.name), "mark-sign", -HALF + 1 + 21 * at, -HALF + 1, 20));
}

/** A number with its sign on a light plate. @param {number} x @param {number} y @param {string} name @param {number} n */
function badge(x, y, name, n) {
  const wide = n > 9 ? 37 : 30;
  return s("g", { class: "square-badge", transform: `translate(${x - wide / 2} ${y})` },
    s("rect", { x: 0, y: -10, width: wide, height: 20, rx: 10 }), sign(name, `yield-${name}`, 3, -7.5, 15), text(wide / 2 + 8, 5, n, "badge-number"));
}

/** A building, a wonder or a great person: drawn on a plate by its family, with what it brings and whose it is. @param {any} game @param {any} square @param {number} row */
function marker(game, square, row) {
  const drawn = game.pack.row(row);
  const signs = signsOf(square.yields);
  const [seat] = square.land;
  const round = drawn.family === "great_person";
  const size = signs.length ? 42 : 50;
  return [
    s("rect", { class: `marker marker-${drawn.family}`, x: -29, y: -29, width: 58, height: 58, rx: round ? 20 : 5 }),
    sign(drawingOf(game.pack, drawn, round ? "person" : "wonder"), "drawing", -size / 2, signs.length ? -28 : -25, size),
    ...inARow(signs, 0, 20, Math.min(14, ROOM / Math.max(signs.length, 1))),
    seat >= 0 ? s("use", { class: `owner seat-${colourOf(game.position.table, seat)}`, href: symbol(`emblem-${colourOf(game.position.table, seat)}`), x: 15, y: -31, width: 16, height: 16 }) : null,
  ];
}

/** What the ground itself yields, along the lower edge. @param {any} square */
function printed(square) {
  const signs = signsOf(square.yields);
  const resource = square.signs.find((/** @type {any} */ one) => one.name === "resource")?.amount ?? NONE;
  const [wide, right] = [14 * signs.length, HALF - 5 - (resource === NONE ? 0 : 24)];
  const found = signs.length ? [s("rect", { class: "yield-plate", x: right - wide - 3, y: HALF - 21, width: wide + 6, height: 18, rx: 9 }), ...inARow(signs, right - wide / 2, HALF - 12, 14)] : [];
  if (resource === NONE) return found;
  return [...found, s("circle", { class: "good-plate", cx: HALF - 15, cy: HALF - 15, r: 13 }), sign(`good-${resource}`, "good", HALF - 26, HALF - 26, 22)];
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
    return n ? [...drawn, text(here + 1.35 * size, y + 4.5, n, "badge-number")] : drawn;
  });
}

/** Figures side by side: flag or boot with an emblem, and how many there are. @param {any} game @param {any} square */
export function figures(game, square) {
  const { table } = game.position;
  const shown = inLayer(game.pack, square, WALKING).sort((one, two) => one.seat - two.seat);
  const step = shown.length > 3 ? 15 : shown.length > 2 ? 19 : 27;
  const marked = markerOn(square) >= 0 || square.pieces.some((/** @type {Standing} */ piece) => piece.seat < 0);
  const size = marked ? 32 : shown.length > 2 ? 34 : 40;
  // What is drawn on a marker stays in sight behind them.
  const left = (-step * (shown.length - 1)) / 2 - (marked ? 12 : 0);
  const bare = shown.length === square.pieces.length || Boolean(cityOn(square));
  const high = marked ? -14 : bare ? -6 : 8;
  return shown.map((piece, at) => {
    const [name, colour] = [symbolOf(faceOf(game.pack, piece)), colourOf(table, piece.seat)];
    return s("g", { class: `figure${piece.seat < 0 ? "" : ` seat-${colour}`}`, transform: `translate(${left + step * at} ${high})` },
      piece.seat < 0 ? sign(name, "", -size / 2, -size / 2, size) : owned(name, colour, 0, 0, size),
      piece.amount > 1 ? s("g", {}, s("circle", { class: "figure-count", cx: 12, cy: 12, r: 9 }), text(12, 16.5, piece.amount, "badge-number")) : null);
  });
}
