// How the panels name and mark what they show: seats, terrains, focus types, things. Owns
// these small pieces only; it never draws a whole part and never asks what may be done.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";

export const ROMAN = ["", "I", "II", "III", "IV", "V"];
export const TECH_SPACES = 24;
export const MOST_TRADE = 3;
const TERRAINS = ["grassland", "hills", "forest", "desert", "mountain", "water", "natural_wonder"];
const FOCUSES = ["culture", "science", "economy", "industry", "military", "growth"];
const COLOURS = 5;

/** @param {number} terrain */
export const terrainName = (terrain) => ui(`panel.terrain.${TERRAINS[terrain]}`);

/** @param {number} focus */
export const focusName = (focus) => ui(`panel.focus.${FOCUSES[focus]}`);

/** What a world wonder of a type is drawn with: the mark of the focus type it goes with. */
export const WONDER_FOCUS = [0, 2, 1, 4];

/** The signs of what squares and markers of The Board Game yield: trade, production, culture, coins, a bonus in battle. */
export const YIELDS = ["trade", "production", "culture", "focus-2", "focus-4"];

/** The colour and emblem of a seat; before it has chosen one, its place decides.
 * @param {any} table @param {number} seat */
export function colourOf(table, seat) {
  const colour = table?.realms?.[seat]?.colour ?? -1;
  return (colour >= 0 ? colour : Math.max(seat, 0)) % COLOURS;
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
 * @param {number} trade */
export function pips(trade) {
  const places = Math.max(trade, MOST_TRADE);
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
    ui("panel.slot_is", slot.number, terrainName(slot.number - 1), game.pack.row(slot.card).title),
    ui("panel.type_level", focusName(slot.focus), ROMAN[slot.level]),
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
