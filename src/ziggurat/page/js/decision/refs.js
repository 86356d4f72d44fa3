// Refs: sentences in which cards, spaces and players can be looked at.
// It never makes a sentence: it dresses the parts that words.js gives.

import { h, icon } from "../dom.js";
import { PLACES } from "../panels/look.js";
import { hasUi, ui } from "../words.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../words.js").Part} Part */

/**
 * The parts of a sentence as nodes; whatever names a thing shows its card on hover.
 * @param {Game} game
 * @param {readonly Part[]} parts
 * @returns {(string | HTMLElement)[]}
 */
export function dressed(game, parts) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    if (part.kind === "seat") return seatName(game, part.value);
    if (!game.pack.isRowKind(part.kind) && !PLACES.includes(part.kind)) return part.text;
    return h("span", { class: "ref", "data-kind": part.kind, "data-value": part.value }, part.text);
  });
}

/**
 * A player's name with the emblem.
 * @param {Game} game
 * @param {number} seat
 */
export function seatName(game, seat) {
  if (seat < 0) return h("span", null, game.name(seat));
  const colour = game.colour(seat);
  return h("span", { class: `seat seat-${colour}` }, emblem(colour), h("span", null, game.name(seat)));
}

/** @param {number} colour */
export function emblem(colour) {
  const mark = icon(`emblem-${colour}`);
  mark.classList.add("emblem");
  return mark;
}

/**
 * What a thing is called where nothing around it says what it is: "Caravan 2", "Slot 4"; a game may call a thing otherwise.
 * @param {Game} game
 * @param {string} kind
 * @param {number} value
 */
export function thingName(game, kind, value) {
  const text = game.pack.value(kind, value);
  const key = [`decide.thing.${game.now?.table?.is}.${kind}`, `decide.thing.${kind}`].find(hasUi);
  return key ? ui(key, text) : text;
}
