// Describing a space in one line, for whoever hears the map instead of seeing it.
// It words what the table says and never adds anything.

import { ui } from "../words.js";
import { named } from "../board/kinds.js";
import { terrainName, terrainOf } from "../panels/look.js";

/** All about a space: its name, its ground and what stands there. @param {any} game @param {any} space @returns {string} */
export function describe(game, space) {
  const told = [space.label, terrainName(game.pack, space.terrain)];
  if (!terrainOf(game.pack, space.terrain).water) told.push(ui("board.difficulty", space.diff));
  for (const piece of space.pieces) told.push(ofSeat(game, piece, named(game.pack, space, piece)));
  if (space.defence >= 0) told.push(ui("board.defence", space.defence));
  return told.join(", ");
}

/** @param {any} game @param {import("../board/kinds.js").Standing} piece @param {string} name */
const ofSeat = (game, piece, name) => (piece.seat >= 0 ? ui("board.of", name, game.name(piece.seat)) : name);

/** A piece that can be chosen by itself. @param {any} game @param {any} piece */
export function describePiece(game, piece) {
  const { standing, thing } = piece;
  const name = named(game.pack, { marks: [] }, standing);
  return ofSeat(game, standing, standing.seat < 0 ? name : `${name} ${game.pack.value(thing.kind, thing.value)}`);
}
