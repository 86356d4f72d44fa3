// How rows of The Board Game are named and offered in its panels: a chip for a card, tech, marker
// or unit. Owns these small pieces only.

import { h, icon } from "../dom.js";
import { drawingOf, plate, thing } from "../panels/look.js";
import { unitTold } from "./battle/unit.js";

/** A row in one breath. @param {any} game @param {number} row */
export function label(game, row) {
  const { title, text } = game.pack.row(row);
  return text ? `${title}: ${text}` : title;
}

/** A card, tech or marker by its name. @param {any} game @param {number} row @param {string} key @param {string} [sign] @param {string} [kind] @param {number} [n] how many there are */
export function chip(game, row, key, sign, kind = "row", n = 1) {
  const { title } = game.pack.row(row);
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing(kind, row, label(game, row) + (n > 1 ? ` × ${n}` : "")), class: "card-chip" }, sign ? icon(sign) : null, h("span", {}, n > 1 ? `${title} × ${n}` : title)),
  );
}

/** A marker or card as it is drawn, by its name for who cannot see it. @param {any} game @param {number} row @param {string} key @param {string} [kind] */
export function drawnChip(game, row, key, kind = "row") {
  return h("li", { "data-key": key },
    h("button", { ...thing(kind, row, label(game, row)), class: "drawn-chip" }, plate(drawingOf(game.pack, game.pack.row(row), "wonder"))));
}

/** @typedef {{row: number, strength: number, health: number}} Unit */

/** A unit as it is drawn, with the strength and the health it fights with now. @param {any} game @param {Unit} shown @param {string} key @param {string} kind @param {number} n how many there are */
export function unitChip(game, shown, key, kind, n) {
  const { row, strength, health } = shown;
  const unit = game.pack.row(row);
  const told = unitTold(game, { ...shown, wounds: 0 });
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing(kind, row, told + (n > 1 ? ` × ${n}` : "")), class: "card-chip unit-chip" },
      plate(drawingOf(game.pack, unit, `unit-${unit.type ?? 0}`)), h("b", { class: "strength" }, String(strength)), unit.health === undefined ? null : h("b", { class: "health" }, String(health), icon("heart")), n > 1 ? h("span", { class: "faint" }, `× ${n}`) : null),
  );
}
