// Which symbol draws something of The Board Game: a row by its name, if the sprite has it, else the
// sign of its family. Owns these names only; the symbols are in the sprite.

import { icon } from "../../dom.js";

/** How symbols of rows begin, and what stands in for one that nobody has drawn. @type {Record<string, [string, string]>} */
const FAMILIES = {
  building: ["bg-building", "production"], wonder: ["bg-wonder", "wonder"], great_person: ["bg-person", "person"], unit: ["bg-unit", "army"],
  tech: ["bg-tech", "tech"], culture_event: ["bg-event", "culture"], government: ["bg-government", "flag"], civilization: ["bg-civilization", "crown"],
};
/** Verbs without anything to name. @type {Record<string, string>} */
const VERBS = { produce_army: "army", produce_scout: "scout", arts: "culture", rush: "production", advance: "crown" };
/** @type {Map<string, boolean>} */
const known = new Map();

/** @param {string} name */
function isDrawn(name) {
  const found = known.get(name) ?? document.getElementById(name) !== null;
  known.set(name, found);
  return found;
}

/** The symbol of a row. @param {any} pack @param {number} row */
export function symbolOfRow(pack, row) {
  const { family, name, sign } = pack.row(row);
  const [prefix, other] = FAMILIES[family] ?? [`bg-${family}`, sign ?? "plus"];
  return isDrawn(`${prefix}-${name}`) ? `${prefix}-${name}` : other;
}

/** The symbol of a type of unit: of its weakest card. @param {any} pack @param {number} type */
export function symbolOfType(pack, type) {
  const row = (pack.data.families.unit ?? []).find((/** @type {number} */ at) => pack.row(at).type === type);
  const name = row === undefined ? "" : symbolOfRow(pack, row);
  return name.startsWith("bg-") ? name : `unit-${type}`;
}

/** A row as a picture. @param {any} pack @param {number} row */
export const picture = (pack, row) => icon(symbolOfRow(pack, row));

/** What a choice is drawn with. @param {any} pack @param {number[]} choice */
export function symbolOfChoice(pack, choice) {
  const { name, kinds } = pack.verb(choice[0]);
  if (VERBS[name]) return VERBS[name];
  if (kinds[0] === "unit_type") return symbolOfType(pack, choice[1]);
  if (kinds[0] === "resource") return `good-${choice[1]}`;
  return pack.isRowKind(kinds[0]) && pack.row(choice[1]) ? symbolOfRow(pack, choice[1]) : "plus";
}
