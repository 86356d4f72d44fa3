// Describing a space in one line, for whoever hears the map instead of seeing it.
// It words what the table says and never adds anything.

import { ui } from "../words.js";
import { focusName, terrainName } from "../panels/look.js";

const WATER = 5;

/** All about a space: its name, its ground and what lies there. @param {any} game @param {any} space @returns {string} */
export function describe(game, space) {
  const title = (/** @type {number} */ row) => game.pack.row(row)?.title ?? "";
  const told = [space.label, terrainName(space.terrain)];
  if (space.terrain !== WATER) told.push(ui("board.difficulty", space.diff));
  if (space.piece) told.push(ui("board.of", pieceName(space), game.name(space.owner)));
  if (space.wonder >= 0) told.push(ui("board.wonder", title(space.wonder)));
  if (space.state >= 0) told.push(ui("board.state", title(space.state), focusName(game.pack.row(space.state)?.type ?? 0)));
  else if (space.conquered >= 0) told.push(ui("board.conquered", title(space.conquered)));
  if (space.natural >= 0) told.push(ui("board.natural", title(space.natural)));
  if (space.resource >= 0) told.push(ui("board.resource", game.pack.value("resource", space.resource)));
  for (const letter of space.barbarian) told.push(ui("board.barbarian", letter));
  for (const seat of space.caravans) told.push(ui("board.of", ui("board.caravan"), game.name(seat)));
  if (space.defence >= 0) told.push(ui("board.defence", space.defence));
  return told.join(", ");
}

/** @param {any} space */
function pieceName(space) {
  const mature = space.mature ? "mature_" : "";
  return ui(`board.${mature}${space.piece}`);
}

/** A piece that can be chosen by itself. @param {any} game @param {import("./layout.js").Piece} piece */
export function describePiece(game, piece) {
  if (piece.letter) return ui("board.barbarian", piece.letter);
  const name = ui("board.caravan_number", game.pack.value("caravan", piece.thing?.value ?? 0));
  return ui("board.of", name, game.name(piece.seat ?? -1));
}
