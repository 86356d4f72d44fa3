// What is known of the things of The Board Game: squares with what stands there, and facedown
// tiles. Owns these contents for the detail.

import { h } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { face } from "../panels/card.js";
import { choices, plain } from "../panels/facts.js";
import { groundOf } from "./square.js";
import { markerOn, standing, told } from "./square_describe.js";

/** By kind of thing. @type {Record<string, import("../panels/facts.js").Facts>} */
export const facts = {
  place: (game, _table, value) => tileFacts(game, value),
  known: (game, _table, value) => face(game.pack, value),
  square: (game, table, value) => {
    const square = table.squares.find((/** @type {any} */ found) => found.n === value);
    return square ? squareFacts(game, square) : null;
  },
};

/** A facedown tile of the square map. @param {any} game @param {number} place */
function tileFacts(game, place) {
  const text = h("p", { class: "face-text" }, ui("square.hidden_text"));
  return plain(ui("square.hidden", game.pack.value("place", place)), "fog", [text, choices(game, "place", place)]);
}

/** What lies on a square, line by line, and what can be done there; a marker shows its face. @param {any} game @param {any} square */
function squareFacts(game, square) {
  const list = (/** @type {string[]} */ lines) => h("ul", { class: "facts" }, lines.map((line) => h("li", {}, line)));
  const can = choices(game, "square", square.n);
  const row = markerOn(square);
  if (row >= 0) return face(game.pack, row, [list([...told(game, square).slice(0, 2), ...standing(game, square)]), can]);
  const hints = square.pieces.map((/** @type {any} */ piece) => `square.token.${piece.kind}`).filter(hasUi);
  const hint = hints.length ? h("p", { class: "face-text" }, ui(hints[0])) : null;
  return plain(square.label, `terrain-${groundOf(square.terrain)}`, [list(told(game, square).slice(1)), hint, can]);
}
