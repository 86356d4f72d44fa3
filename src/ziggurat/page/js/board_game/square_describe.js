// A square of The Board Game in words, for the detail and for those who hear the map. Owns this
// wording; it never draws.

import { ui } from "../words.js";

const NONE = -1;

/** All about a square, its name first. @param {any} game @param {any} square @returns {string[]} */
export function told(game, square) {
  const { pack } = game;
  const lines = [square.label, pack.value("terrain", square.terrain)];
  if (square.city) lines.push(...ofCity(game, square));
  else if (square.marker !== NONE) lines.push(pack.row(square.marker).title);
  else if (square.resource !== NONE) lines.push(pack.value("resource", square.resource));
  square.yields.forEach((/** @type {number} */ n, /** @type {number} */ at) => n && lines.push(ui(`square.yield.${at}`, n)));
  if (square.token) lines.push(pack.value("token", square.token));
  return [...lines, ...standing(game, square)];
}

/** Figures on a square. @param {any} game @param {any} square @returns {string[]} */
export function standing(game, square) {
  return square.figures.flatMap((/** @type {number[]} */ [seat, armies, scouts]) => [
    armies ? ui("board.of", ui("square.armies", armies), game.name(seat)) : "",
    scouts ? ui("board.of", ui("square.scouts", scouts), game.name(seat)) : "",
  ]).filter(Boolean);
}

/** @param {any} game @param {any} square */
function ofCity(game, square) {
  const [seat, slot] = square.city;
  const city = game.position.table.seats[seat].cities.find((/** @type {any} */ at) => at.slot === slot);
  return [
    ui("board.of", game.pack.value("city", slot), game.name(seat)),
    square.walled ? ui("square.walls") : "",
    city ? ui("square.yield.1", city.production) : "",
  ].filter(Boolean);
}
