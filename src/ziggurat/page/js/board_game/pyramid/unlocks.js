// What a tech brings beside its text: ranks of units, buildings, a government, cheaper wonders.
// Owns this list, read from the rows of the pack.

import { ui } from "../../words.js";
import { ROMAN } from "../../panels/look.js";

const NONE = -1;

/** A drawing of its own, or the sign of its kind. @param {string} own @param {string} other */
const sign = (own, other) => (document.getElementById(own) ? own : other);

/** @param {any} pack @param {number} tech @returns {{sign: string, text: string}[]} */
export function unlocks(pack, tech) {
  const { units = [], buildings = [], government = NONE } = pack.row(tech);
  const wonders = (pack.data.families.wonder ?? []).filter((/** @type {number} */ row) => pack.row(row).tech === tech);
  return [
    ...units.flatMap((/** @type {number} */ type, /** @type {number} */ at) =>
      (at % 2 ? [] : [{ sign: `unit-${type}`, text: ui("pyramid.rank", pack.value("unit_type", type), ROMAN[units[at + 1]]) }])),
    ...buildings.map((/** @type {number} */ row) => ({ sign: sign(`bg-building-${pack.row(row).name}`, "production"), text: pack.row(row).title })),
    ...(government === NONE ? [] : [{ sign: "crown", text: pack.row(government).title }]),
    ...wonders.map((/** @type {number} */ row) => ({ sign: sign(`bg-wonder-${pack.row(row).name}`, "wonder"), text: ui("pyramid.cheaper", pack.row(row).title, pack.row(row).lower) })),
  ];
}
