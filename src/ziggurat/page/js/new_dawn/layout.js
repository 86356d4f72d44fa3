// Layout: where the pieces of a space stand, so that several stay readable.
// Pure: it turns what stands on spaces into pieces to draw, by their layers, and never touches the document.

import { BESIDE, GROUND, MAIN, WALKING, faceOf, inLayer, isMarked, symbolOf, thingOf } from "../board/kinds.js";
import { drawingOf } from "../panels/look.js";

/** @typedef {import("./geometry.js").Grid} Grid */
/** @typedef {import("../board/kinds.js").Standing} Standing */
/** @typedef {import("../board/pieces.js").Piece} Piece */

/** How large each face is where it has the space for itself, and where it shares it. @type {Record<string, [number, number]>} */
const SIZES = {
  control: [37, 37], reinforced: [42, 42], city: [43, 43], capital: [47, 47], wonder: [37, 37], caravan: [40, 30],
  barbarian: [46, 33], resource: [35, 28], natural_wonder: [46, 28], city_state: [46, 46], conquered: [28, 28],
};
/** Any other face, by layer. @type {[number, number][]} */
const USUAL = [[40, 28], [43, 43], [29, 29], [40, 30]];
/** Pieces stand a little below the middle, under the number of the terrain. */
const LOW = 4;
/** Corners of a space for what lies beside its main piece. */
const [LEFT_UP, RIGHT_UP] = [[-19, -11], [18, -11]];
const SPREAD = 38;
const SHARED = 39;
const CONQUERED = "conquered";

/** What stands on a space, by where it stands. @param {any} pack @param {any} space */
function parted(pack, space) {
  const walking = inLayer(pack, space, WALKING);
  const ground = inLayer(pack, space, GROUND);
  return {
    main: inLayer(pack, space, MAIN),
    beside: inLayer(pack, space, BESIDE),
    ground: ground.filter((piece) => faceOf(pack, piece) !== CONQUERED),
    traces: ground.filter((piece) => faceOf(pack, piece) === CONQUERED),
    carts: walking.filter((piece) => piece.seat >= 0),
    strangers: walking.filter((piece) => piece.seat < 0),
  };
}

/** Where the main piece, what lies beside it and what walks stand. @param {ReturnType<typeof parted>} there */
function stand({ main, beside, ground, carts, strangers }) {
  if (beside.length && carts.length) return { main: [4, -4], beside: [-18, 8], carts: [13, 13] };
  if (beside.length) return { main: [8, 0], beside: [-17, 6], carts: [0, 0] };
  if (!main.length && !ground.length && !strangers.length) return { main: [0, 0], beside: [0, 0], carts: [0, 0] };
  if (carts.length > 1) return { main: [0, -6], beside: [0, 0], carts: [0, 14] };
  if (carts.length) return { main: [-8, -4], beside: [0, 0], carts: [12, 12] };
  return { main: [main.length && strangers.length ? -6 : 0, 0], beside: [0, 0], carts: [0, 0] };
}

/** @param {any} pack @param {Standing} piece @param {number} layer @param {boolean} shared */
const sizeOf = (pack, piece, layer, shared) => (SIZES[faceOf(pack, piece)] ?? USUAL[layer])[shared ? 1 : 0];

/** How a piece looks: what is drawn on it besides its symbol. @param {any} pack @param {any} space @param {Standing} piece @returns {any} */
export function lookOf(pack, space, piece) {
  const face = faceOf(pack, piece);
  const look = { sign: symbolOf(face), ...(piece.seat >= 0 ? { seat: piece.seat } : {}), ring: isMarked(space, piece, "mature") };
  const row = piece.row >= 0 ? pack.row(piece.row) : null;
  if (face === "resource") return { ...look, sign: "token", inner: `resource-${piece.number}` };
  const badge = row?.resource >= 0 ? `resource-${row.resource}` : undefined;
  if (face === "natural_wonder" && drawingOf(pack, row)) return { ...look, sign: drawingOf(pack, row), badge };
  if (face === "natural_wonder") return { ...look, sign: "natural", inner: badge };
  if (face === "city_state") return { ...look, ...(drawingOf(pack, row) ? { sign: "state-plate", inner: drawingOf(pack, row) } : {}), badge: `focus-${row?.type ?? 0}` };
  if (face === "wonder" && drawingOf(pack, row)) return { ...look, sign: "wonder-plate", inner: drawingOf(pack, row) };
  if (face === "barbarian") return { ...look, letter: pack.label("barbarian", piece.number) };
  return row?.badge ? { ...look, badge: row.badge } : look;
}

/** What lies still: the main piece of each space in the middle, the rest around it.
 * @param {any} table @param {Grid} grid @param {any} pack @returns {Piece[]} */
export function still(table, grid, pack) {
  return table.spaces.flatMap((/** @type {any} */ space) => {
    const spot = grid.at(space.n);
    if (!spot || !space.pieces.length) return [];
    const there = parted(pack, space);
    const at = stand(there);
    const shared = there.main.length + there.strangers.length > 0;
    /** @type {Piece[]} */
    const found = [];
    const put = (/** @type {number[]} */ [x, y], /** @type {Standing} */ piece, /** @type {number} */ size, /** @type {string} */ key) =>
      found.push({ ...lookOf(pack, space, piece), key, size, x: spot.x + x, y: spot.y + LOW + y });
    for (const piece of there.main) put(at.main, piece, sizeOf(pack, piece, MAIN, false), `o${space.n}`);
    for (const piece of there.ground) put(shared ? LEFT_UP : at.main, piece, sizeOf(pack, piece, GROUND, shared), `${piece.kind}${space.n}`);
    for (const piece of there.traces) put(RIGHT_UP, piece, sizeOf(pack, piece, GROUND, true), `q${space.n}`);
    for (const piece of there.beside) put(at.beside, piece, sizeOf(pack, piece, BESIDE, true), `${piece.kind}${piece.row >= 0 ? piece.row : space.n}`);
    return found;
  });
}

/** What walks on the map: pieces of seats side by side, those of nobody in the middle or above.
 * @param {any} table @param {Grid} grid @param {any} pack @returns {Piece[]} */
export function walking(table, grid, pack) {
  return table.spaces.flatMap((/** @type {any} */ space) => {
    const spot = grid.at(space.n);
    const there = parted(pack, space);
    const { carts, strangers, main, ground } = there;
    if (!spot || !carts.length + !strangers.length === 2) return [];
    const at = stand(there).carts;
    const step = carts.length > 1 ? Math.min(23, SPREAD / (carts.length - 1)) : 0;
    const crowded = space.pieces.length > 1;
    const aside = main.length > 0 || ground.some((piece) => piece.kind === "city_state");
    const [dx, dy] = aside ? RIGHT_UP : ground.length ? [8, 3] : [0, 0];
    const between = strangers.length > 1 || aside;
    return [
      ...carts.map((piece, place) => walker(pack, space, piece, sizeOf(pack, piece, WALKING, crowded),
        spot.x + at[0] + step * (place - (carts.length - 1) / 2), spot.y + LOW + at[1])),
      ...strangers.map((piece, place) => walker(pack, space, piece, !between && ground.length ? SHARED : sizeOf(pack, piece, WALKING, between),
        spot.x + dx + 24 * (place - (strangers.length - 1) / 2), spot.y + LOW + dy)),
    ];
  });
}

/** @param {any} pack @param {any} space @param {Standing} piece @param {number} size @param {number} x @param {number} y @returns {Piece} */
function walker(pack, space, piece, size, x, y) {
  const thing = thingOf(pack, piece);
  const key = thing ? `${piece.kind}${piece.seat}.${piece.number}` : `${piece.kind}${piece.seat}@${space.n}`;
  return { ...lookOf(pack, space, piece), key, size, x, y, ...(thing ? { thing, standing: piece } : {}) };
}
