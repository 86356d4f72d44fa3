// Kinds of pieces: what stands on a space, told by the table of kinds that comes with the pack.
// Owns the reading of that table; it never knows a kind by name.

/** A piece on a space.
 * @typedef {{kind: string, seat: number, row: number, side: number, number: number, amount: number}} Standing */

/** Where pieces of a kind lie, the lowest first. */
export const [GROUND, MAIN, BESIDE, WALKING] = [0, 1, 2, 3];

/** @param {any} pack @param {string} kind @returns {{layer: number, faces: string[], numbers: string}} */
export const kindOf = (pack, kind) => pack.data.pieces[kind];

/** What a piece is called by its side: the name of its word. @param {any} pack @param {Standing} piece */
export const faceOf = (pack, piece) => kindOf(pack, piece.kind).faces[piece.side] ?? piece.kind;

/** The symbol that draws a face. @param {string} face */
export const symbolOf = (face) => face.replaceAll("_", "-");

/** The pieces of a layer. @param {any} pack @param {any} space @param {number} layer @returns {Standing[]} */
export const inLayer = (pack, space, layer) => space.pieces.filter((/** @type {Standing} */ piece) => kindOf(pack, piece.kind).layer === layer);

/** Whether something is true of a piece. @param {any} space @param {Standing} piece @param {string} name */
export const isMarked = (space, piece, name) => space.marks.some((/** @type {any} */ mark) => mark.kind === piece.kind && mark.name === name);

/** What a piece can be chosen as, or null. @param {any} pack @param {Standing} piece */
export function thingOf(pack, piece) {
  const { numbers } = kindOf(pack, piece.kind);
  if (piece.number < 0 || !numbers) return null;
  return piece.seat < 0 ? { kind: numbers, value: piece.number } : { kind: numbers, value: piece.number, seat: piece.seat };
}

/** A piece by name: its row, or its face with which one or how many, and what is true of it.
 * @param {any} pack @param {any} space @param {Standing} piece @returns {string} */
export function named(pack, space, piece) {
  const face = pack.text(`piece.${faceOf(pack, piece)}`);
  const marks = space.marks.filter((/** @type {any} */ mark) => mark.kind === piece.kind).map((/** @type {any} */ mark) => pack.text(`mark.${mark.name}`));
  return [own(pack, piece, face), ...marks].join(", ");
}

/** @param {any} pack @param {Standing} piece @param {string} face */
function own(pack, piece, face) {
  if (piece.row >= 0) return `${face} ${pack.row(piece.row).title}`;
  const key = `piece.${faceOf(pack, piece)}`;
  if (pack.has(`${key}.count`)) return pack.text(`${key}.count`, [piece.amount]);
  if (pack.has(`${key}.number`)) return pack.text(`${key}.number`, [piece.number]);
  const { numbers } = kindOf(pack, piece.kind);
  return piece.number >= 0 && numbers && piece.seat < 0 ? `${face} ${pack.value(numbers, piece.number)}` : face;
}
