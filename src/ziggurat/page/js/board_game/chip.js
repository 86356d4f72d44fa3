// How rows of The Board Game are named and offered in its panels: a chip for a card, tech, marker
// or unit. Owns these small pieces only.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { thing } from "../panels/look.js";

/** A row in one breath. @param {any} game @param {number} row */
export function label(game, row) {
  const { title, text } = game.pack.row(row);
  return text ? `${title}: ${text}` : title;
}

/** A card, tech or marker by its name. @param {any} game @param {number} row @param {string} key @param {string} [sign] @param {string} [kind] */
export function chip(game, row, key, sign, kind = "row") {
  const { title } = game.pack.row(row);
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing(kind, row, label(game, row)), class: "card-chip" }, sign ? icon(sign) : null, h("span", {}, title)),
  );
}

/** A unit with the strength it fights with now. @param {any} game @param {number} row @param {number} strength @param {string} key */
export function unitChip(game, row, strength, key) {
  const { title, type } = game.pack.row(row);
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing("row", row, ui("square.strength", title, strength)), class: "card-chip unit-chip" },
      icon(`unit-${type ?? 0}`), h("span", {}, title), h("b", { class: "strength" }, String(strength))),
  );
}
