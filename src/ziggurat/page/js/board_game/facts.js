// What is known of the things of The Board Game: squares with what stands there, and facedown
// tiles. Owns these contents for the detail.

import { h } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { face } from "../panels/card.js";
import { choices, plain } from "../panels/facts.js";
import { ROMAN, drawingOf, plate } from "../panels/look.js";
import { told as slotsTold } from "../panels/slots.js";
import { cardFacts } from "./city/cards.js";
import { siteFacts } from "./city/site.js";
import { groundOf } from "./square_ground.js";
import { markerOn, standing, told } from "./square_describe.js";

/** By kind of thing. @type {Record<string, import("../panels/facts.js").Facts>} */
export const facts = {
  place: (game, _table, value) => tileFacts(game, value),
  made: cardFacts,
  // The pyramid tells all about a tech beside it.
  tech: () => null,
  known: (game, _table, value) => face(game.pack, value),
  seat: (game, table, value) => seatFacts(game, table.seats[value]),
  square: (game, table, value) => {
    const square = table.squares.find((/** @type {any} */ found) => found.n === value);
    return square ? squareFacts(game, square) : null;
  },
};

/** Who somebody is, what they can do and what they know. @param {any} game @param {any} own */
function seatFacts(game, own) {
  const { pack } = game;
  const [civilization, government] = [pack.row(own.civilization), pack.row(own.government)];
  const techs = own.techs.flatMap((/** @type {number[]} */ row, /** @type {number} */ at) => (row.length ? [[ROMAN[at + 1], row.map((tech) => pack.row(tech).title).join(", ")]] : [])).reverse();
  const rows = [...own.wonders, ...own.reserve].map((row) => h("li", {}, plate(drawingOf(pack, pack.row(row), "wonder")), pack.row(row).title));
  const more = slotsTold(game, own.seat);
  return plain(game.name(own.seat), `emblem-${game.colour(own.seat)}`, [
    civilization ? h("p", { class: "face-text" }, h("b", {}, civilization.title), ` ${civilization.text}`) : null,
    government ? h("p", { class: "face-text" }, h("b", {}, government.title), ` ${government.text}`) : null,
    techs.length ? h("dl", { class: "known-techs" }, techs.map(([level, titles]) => [h("dt", {}, level), h("dd", {}, titles)])) : null,
    rows.length ? h("ul", { class: "known-markers" }, rows) : null,
    more.length ? h("ul", { class: "facts" }, more.map((line) => h("li", {}, line))) : null,
    choices(game, "seat", own.seat),
  ]);
}

/** A facedown tile of the square map. @param {any} game @param {number} place */
function tileFacts(game, place) {
  const text = h("p", { class: "face-text" }, ui("square.hidden_text"));
  return plain(ui("square.hidden", game.pack.value("place", place)), "fog", [text, choices(game, "place", place)]);
}

/** What lies on a square, line by line, and what can be done there; a marker shows its face. @param {any} game @param {any} square */
function squareFacts(game, square) {
  const list = (/** @type {string[]} */ lines) => h("ul", { class: "facts" }, lines.map((line) => h("li", {}, line)));
  const can = [siteFacts(game, square.n), choices(game, "square", square.n)];
  const row = markerOn(square);
  if (row >= 0) return face(game.pack, row, [list([...told(game, square).slice(0, 2), ...standing(game, square)]), can]);
  const hints = square.pieces.map((/** @type {any} */ piece) => `square.token.${piece.kind}`).filter(hasUi);
  const tokens = square.pieces.map((/** @type {any} */ piece) => `map_token.${piece.kind}.text`).filter((/** @type {string} */ key) => game.pack.has(key));
  const hint = hints.length ? h("p", { class: "face-text" }, ui(hints[0])) : tokens.length ? h("p", { class: "face-text" }, game.pack.text(tokens[0])) : null;
  return plain(square.label, `terrain-${groundOf(square.terrain)}`, [list(told(game, square).slice(1)), hint, can]);
}
