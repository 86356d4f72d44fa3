// The end of The Board Game: how far every seat came on each road to victory. Owns what is told;
// the server has counted it.

import { ui } from "../words.js";
import { standings } from "../history/standings.js";
import { ROMAN } from "../panels/look.js";

/** @typedef {import("../game.js").Game} Game */

export const ending = {
  /** Where seats are told, and what is counted of one. */
  of: "seats",
  /** @type {Record<string, (own: any) => number>} */
  counts: { track: (own) => own.track, coins: (own) => own.coins, techs: (own) => own.techs.flat().length, cities: (own) => own.cities.length },
  standings: table,
};

/** @param {Game} game @param {any} position */
function table(game, { table: { seats, most }, outcome }) {
  /** @param {string} name @param {(own: any) => string} cell */
  const row = (name, cell) => ({ name: ui(`square.end.${name}`), cells: seats.map(cell) });
  return standings(game, outcome, seats.map((/** @type {any} */ own) => own.civilization), {
    "end-numbers": [
      row("track", (own) => ui("history.end.of", own.track, most.track)),
      row("coins", (own) => ui("history.end.of", own.coins, most.coins)),
      row("techs", (own) => ui("square.end.level", own.techs.flat().length, ROMAN[own.techs.findLastIndex((/** @type {number[]} */ level) => level.length > 0) + 1])),
      row("cities", (own) => String(own.cities.length)),
      row("wonders", (own) => String(own.wonders.length)),
    ],
  });
}
