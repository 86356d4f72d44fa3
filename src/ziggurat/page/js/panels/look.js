// How the panels name and mark what they show: seats, terrains, focus types, things. Owns
// these small pieces only; it never draws a whole part and never asks what may be done.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
/** So many colours and emblems can be told apart. */
export const COLOURS = 5;

/** Kinds of places on a map. */
export const PLACES = ["space", "square"];

/** The rows of a family, in their order. @param {any} pack @param {string} family @returns {any[]} */
const rowsOf = (pack, family) => [...(pack.data.families[family] ?? [])].sort((a, b) => a - b).map((row) => pack.row(row));

/** A terrain as its row tells it. @param {any} pack @param {number} terrain */
export const terrainOf = (pack, terrain) => rowsOf(pack, "terrain")[terrain];

/** @param {any} pack @param {number} terrain */
export const terrainName = (pack, terrain) => terrainOf(pack, terrain).title;

/** The terrain that is printed at a slot of the focus row: the first that its number reaches. @param {any} pack @param {number} place */
export function slotTerrain(pack, place) {
  const { value } = rowsOf(pack, "focus_slot")[place];
  return rowsOf(pack, "terrain").findIndex((row) => row.difficulty === value);
}

/** How many slots a focus row has. @param {any} pack */
export const slotCount = (pack) => rowsOf(pack, "focus_slot").length;

/** @param {any} pack @param {number} focus */
export const focusName = (pack, focus) => pack.value("focus", focus);

/** The last space of the tech dial. @param {any} table */
export const techSpaces = (table) => Math.max(...Object.keys(table.dials.tech_levels).map(Number));

/** What a world wonder of a type is drawn with: the mark of the focus type it goes with. @param {number} type */
export const wonderFocus = (type) => [0, 2, 1, 4][type] ?? 3;

/** The drawing of a row if it has one of its own, else another sign: initials of the game, last word of the family, name of the row.
 * @param {any} pack @param {any} row @param {string} [else_] */
export function drawingOf(pack, row, else_ = "") {
  const game = pack.data.folder.split("_").map((/** @type {string} */ word) => word[0]).join("");
  const name = `${game}-${row?.family.split("_").at(-1)}-${row?.name}`;
  return row && document.getElementById(name) ? name : else_;
}

/** The drawing of a row on a light plate, on which it is seen by day and by night. @param {string} name @param {string} [title] */
export const plate = (name, title) => h("span", { class: "plate" }, icon(name, title));

/** The signs of what squares and markers of The Board Game yield: trade, production, culture, coins, a bonus in battle. */
export const YIELDS = ["trade", "production", "culture", "focus-2", "focus-4"];

/** The colour and emblem of a seat; before it has chosen one, its place decides or, if that is taken, what is free.
 * @param {any} table @param {number} seat */
export function colourOf(table, seat) {
  /** @type {number[]} */
  const chosen = (table?.realms ?? []).map((/** @type {any} */ realm) => realm.colour ?? -1);
  if (chosen[seat] >= 0) return chosen[seat] % COLOURS;
  const own = Math.max(seat, 0) % COLOURS;
  if (!chosen.includes(own)) return own;
  const places = chosen.flatMap((colour, at) => (colour < 0 ? [at] : []));
  const free = Array.from({ length: COLOURS }, (_, at) => at).filter((at) => !chosen.includes(at) && !places.includes(at));
  return free[places.filter((at) => chosen.includes(at)).indexOf(seat)] ?? own;
}

/** The emblem of a seat, in its colour.
 * @param {any} table @param {number} seat @param {string} [title] */
export function emblem(table, seat, title) {
  const colour = colourOf(table, seat);
  return h("span", { class: `emblem seat-${colour}` }, icon(`emblem-${colour}`, title));
}

/** The seat whose belongings the screen shows: one's own, else whoever is to move.
 * @param {any} game */
export function shownSeat(game) {
  if (game.seat >= 0) return game.seat;
  const active = game.position?.table?.active ?? -1;
  return Math.max(active, 0);
}

/** The realms of a table, that of a seat first, then in the order of play.
 * @param {any} table @param {number} seat */
export function inOrder(table, seat) {
  const from = Math.max(seat, 0);
  return [...table.realms.slice(from), ...table.realms.slice(0, from)];
}

/** The attributes of something that can be pointed at.
 * @param {string} kind @param {number} value @param {string} label @param {number} [seat] */
export function thing(kind, value, label, seat) {
  const attrs = { type: "button", "data-kind": kind, "data-value": value, "aria-label": label };
  return seat === undefined ? attrs : { ...attrs, "data-seat": seat };
}

/** A number behind its sign, told in words to whoever cannot see the sign.
 * @param {string} sign @param {string|number} text @param {string} label @param {string} [more] */
export function count(sign, text, label, more = "") {
  return h(
    "span",
    { class: `count ${more}`, role: "img", "aria-label": label, "data-tip": label },
    icon(sign),
    h("span", { class: "n" }, String(text)),
  );
}

/** The mark of the first player. */
export const firstFlag = () => h("span", { class: "chair", "data-tip": ui("panel.first") }, icon("flag", ui("panel.first")));

/** Trade tokens on a card: filled pips of those that fit.
 * @param {number} trade @param {number} most */
export function pips(trade, most) {
  const places = Math.max(trade, most);
  return Array.from({ length: places }, (_, at) =>
    h("i", { class: at < trade ? "pip full" : "pip" }),
  );
}

/** The sign of a token that lies on a focus card.
 * @param {any} game @param {number} row */
export const lyingSign = (game, row) => game.pack.row(row).sign ?? (game.pack.family(row) === "city_state" ? "city-state" : "natural");

/** How a focus card is told in one breath.
 * @param {any} game @param {any} slot */
export function slotLabel(game, slot) {
  const told = [
    ui("panel.slot_is", slot.number, terrainName(game.pack, slotTerrain(game.pack, slot.slot)), game.pack.row(slot.card).title),
    ui("panel.type_level", focusName(game.pack, slot.focus), ROMAN[slot.level]),
  ];
  if (slot.trade) told.push(ui("panel.trade_tokens", slot.trade));
  for (const row of slot.lying) told.push(game.pack.row(row).title);
  if (slot.value !== slot.number && slot.value > 0) told.push(ui("panel.as_slot", slot.value));
  return told.join(", ");
}

/** A heading that only screen readers need.
 * @param {string} text */
export const hiddenHead = (text) => h("h2", { class: "unseen" }, text);

/** A small heading of a panel.
 * @param {string} text */
export const head = (text) => h("h2", { class: "panel-head" }, text);
