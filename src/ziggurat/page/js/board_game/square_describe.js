// A square of The Board Game in words, for the detail and for those who hear the map. Owns this
// wording; it never draws.

import { ui } from "../words.js";
import { WALKING, inLayer, named } from "../board/kinds.js";

const CITY = "city";

/** The city on a square, if it is the centre of one. @param {any} square @returns {import("../board/kinds.js").Standing | undefined} */
export const cityOn = (square) => square.pieces.find((/** @type {any} */ piece) => piece.kind === CITY);

/** The row of the marker on a square, or -1. @param {any} square @returns {number} */
export const markerOn = (square) => square.pieces.find((/** @type {any} */ piece) => piece.row >= 0)?.row ?? -1;

/** All about a square, its name first. @param {any} game @param {any} square @returns {string[]} */
export function told(game, square) {
  const { pack } = game;
  const lines = [square.label, pack.value("terrain", square.terrain)];
  const walking = inLayer(pack, square, WALKING);
  for (const piece of square.pieces) if (!walking.includes(piece)) lines.push(...ofPiece(game, square, piece));
  for (const sign of square.signs) if (sign.kind) lines.push(pack.value(sign.kind, sign.amount));
  square.yields.forEach((/** @type {number} */ n, /** @type {number} */ at) => n && lines.push(ui(`square.yield.${at}`, n)));
  return [...lines, ...standing(game, square)];
}

/** Figures on a square. @param {any} game @param {any} square @returns {string[]} */
export function standing(game, square) {
  return inLayer(game.pack, square, WALKING).flatMap((piece) => ofPiece(game, square, piece));
}

/** @param {any} game @param {any} square @param {import("../board/kinds.js").Standing} piece @returns {string[]} */
function ofPiece(game, square, piece) {
  if (piece.row >= 0) return [game.pack.row(piece.row).title];
  if (piece.seat < 0) return [named(game.pack, square, piece)];
  if (piece.kind !== CITY) return [ui("board.of", named(game.pack, square, piece), game.name(piece.seat))];
  const city = game.position.table.seats[piece.seat].cities.find((/** @type {any} */ at) => at.slot === piece.number);
  const marks = square.marks.map((/** @type {any} */ mark) => game.pack.text(`mark.${mark.name}`));
  return [ui("board.of", game.pack.value(CITY, piece.number), game.name(piece.seat)), ...marks, ...(city ? [ui("square.yield.1", city.production)] : [])];
}
