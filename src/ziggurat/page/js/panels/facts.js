// What is known of a thing at this moment, as the detail shows it: a card by its face, anything
// else as the game's own script tells it, and which listed choices it takes part in. Owns these
// contents; where they appear is `detail.js`, and none of it is reasoned from rules.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { face } from "./card.js";

const MOST_CHOICES = 4;

/** @typedef {(game: any, table: any, value: number, seat: number) => HTMLElement | null} Facts */

/** What to show of a thing; null if there is nothing to say beyond its name.
 * @param {any} game @param {string} kind @param {number} value @param {number} seat */
export function factsOf(game, kind, value, seat) {
  const table = game.position?.table ?? {};
  const known = game.drawing.facts[kind];
  if (known) return known(game, table, value, seat);
  if (game.pack.isRowKind(kind) && game.pack.row(value)) {
    const holders = game.drawing.facts.holders?.(game, table, value, seat) ?? null;
    return face(game.pack, value, [holders, choices(game, kind, value)]);
  }
  return null;
}

/** A thing that has no face: its sign, its name and more. @param {string} title @param {string} sign @param {any} more */
export function plain(title, sign, more) {
  const mark = h("span", { class: "type-mark" }, icon(sign));
  return h("article", { class: "face" }, h("header", {}, mark, h("strong", { class: "face-name" }, title)), more);
}

/** The listed choices that a thing takes part in, in words.
 * @param {any} game @param {string} kind @param {number} value @param {number} [seat] */
export function choices(game, kind, value, seat) {
  const found = game.targets(kind, seat).get(value) ?? [];
  if (!found.length) return null;
  const more = found.length - MOST_CHOICES;
  return h(
    "ul",
    { class: "face-choices" },
    found.slice(0, MOST_CHOICES).map((/** @type {number[]} */ choice) => h("li", {}, icon("check"), game.pack.choice(choice, game.question))),
    more > 0 ? h("li", { class: "faint" }, ui("panel.and_more", more)) : null,
  );
}
