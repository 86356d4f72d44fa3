// Which symbol draws what a city can do, and rows of the market. Owns the signs of choices that name
// no row; drawings of rows are found as everywhere.

import { drawingOf, plate } from "../../panels/look.js";

/** What stands in for a row that nobody has drawn. @type {Record<string, string>} */
const FAMILIES = { building: "production", wonder: "wonder", great_person: "person", tech: "tech", culture_event: "culture", government: "flag", civilization: "crown" };
/** Verbs without anything to name. @type {Record<string, string>} */
const VERBS = { produce_army: "army", produce_scout: "scout", arts: "culture", rush: "production", advance: "crown" };

/** The symbol of a row. @param {any} pack @param {number} row */
function symbolOfRow(pack, row) {
  const drawn = pack.row(row);
  return drawingOf(pack, drawn, FAMILIES[drawn.family] ?? drawn.sign ?? "plus");
}

/** The symbol of a type of unit: of its weakest card. @param {any} pack @param {number} type */
export function symbolOfType(pack, type) {
  const row = (pack.data.families.unit ?? []).map((/** @type {number} */ at) => pack.row(at)).find((/** @type {any} */ at) => at.type === type);
  return drawingOf(pack, row, `unit-${type}`);
}

/** A row as a picture. @param {any} pack @param {number} row */
export const picture = (pack, row) => plate(symbolOfRow(pack, row));

/** What a choice is drawn with. @param {any} pack @param {number[]} choice */
export function symbolOfChoice(pack, choice) {
  const { name, kinds } = pack.verb(choice[0]);
  if (VERBS[name]) return VERBS[name];
  // A module draws what it lets cities do.
  if (document.getElementById(`do-${name}`)) return `do-${name}`;
  if (kinds[0] === "unit_type") return symbolOfType(pack, choice[1]);
  if (kinds[0] === "resource") return `good-${choice[1]}`;
  return pack.isRowKind(kinds[0]) && pack.row(choice[1]) ? symbolOfRow(pack, choice[1]) : "plus";
}
