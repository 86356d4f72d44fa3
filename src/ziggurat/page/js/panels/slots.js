// Slots: what a game and its modules tell of a seat and beside the map, in shapes that are the same
// for all of them. Owns how these look; what they say comes with the table and its pack.

import { h, icon } from "../dom.js";
import { count, drawingOf, head, thing } from "./look.js";
import { fill } from "./morph.js";
import { Part } from "./part.js";

/** So many cards beside the map are told by name, the others by how many there are. */
const FEW = 0;

/** The short facts about a seat. @param {any} game @param {number} seat */
export function chips(game, seat) {
  return (game.position?.table?.chips?.[seat] ?? []).map((/** @type {any} */ chip) => short(game, chip));
}

/** Piles that modules bring. @param {any} game */
export const heaps = (game) => (game.position?.table?.heaps ?? []).map((/** @type {any} */ chip) => short(game, chip));

/** @param {any} game @param {any} chip */
function short({ pack }, chip) {
  const value = chip.kind ? pack.value(chip.kind, chip.facts[0]) : chip.facts[0];
  return count(chip.sign, value, pack.text(`chip.${chip.name}`, chip.facts));
}

/** What a line says, with the names of what it lists. @param {any} game @param {any} line */
const whole = ({ pack }, line) => [pack.text(`line.${line.name}`, line.facts), line.rows.map((/** @type {number} */ row) => pack.row(row).title).join(", ")].filter(Boolean).join(" ");

/** What else a seat has, whole and in words. @param {any} game @param {number} seat @returns {string[]} */
export const told = (game, seat) => (game.position?.table?.lines?.[seat] ?? []).map((/** @type {any} */ line) => whole(game, line));

/** Whether all cards of a line have drawings of their own. @param {any} pack */
const isDrawn = (pack) => (/** @type {any} */ line) => line.rows.length && line.rows.every((/** @type {number} */ row) => drawingOf(pack, pack.row(row)));

/** What else a seat has, by how many: a sign for each line, unless its cards are drawn. @param {any} game @param {number} seat */
export const briefs = (game, seat) => (game.position?.table?.lines?.[seat] ?? []).filter((/** @type {any} */ line) => !isDrawn(game.pack)(line)).map((/** @type {any} */ line) => count("card", line.rows.length || "", whole(game, line)));

/** The cards of a seat that are told by their drawings. @param {any} game @param {number} seat @returns {number[]} */
export const drawnRows = (game, seat) => (game.position?.table?.lines?.[seat] ?? []).filter(isDrawn(game.pack)).flatMap((/** @type {any} */ line) => line.rows);

/** What else a seat has, by name; where there is little room, not what is told by its drawing. @param {any} game @param {number} seat @param {boolean} [little] */
export function lines(game, seat, little = false) {
  const found = game.position?.table?.lines?.[seat] ?? [];
  return found.filter((/** @type {any} */ line) => !(little && isDrawn(game.pack)(line))).map((/** @type {any} */ line) => slotLine(game, line));
}

/** The sign of a card, if there is one. @param {any} row */
const signOf = (row) => (row.sign && document.getElementById(row.sign) ? row.sign : "card");

/** A heading with cards below it; more than so many are counted. @param {any} game @param {any} line @param {number} [most] */
function slotLine(game, line, most = Infinity) {
  const { pack } = game;
  if (line.rows.length > most) return h("div", { class: "slot-line", "data-key": `line-${line.name}` }, h("span", { class: "faint small" }, pack.text(`line.${line.name}`, line.facts)), count("card", line.rows.length, whole(game, line)));
  return h("div", { class: "slot-line", "data-key": `line-${line.name}` },
    h("span", { class: "faint small" }, pack.text(`line.${line.name}`, line.facts)),
    line.rows.length ? h("ul", { class: "chips" }, line.rows.map((/** @type {number} */ row, /** @type {number} */ at) =>
      h("li", { "data-key": `row-${row}-${at}` }, h("button", { ...thing("row", row, pack.row(row).title), class: "card-chip" }, icon(signOf(pack.row(row))), h("span", {}, pack.row(row).title))))) : null);
}

/** The panels that modules bring: a pane of their own, hidden while there is nothing in it. */
export class SlotPanels extends Part {
  /** @param {import("./panes.js").Panes} panes @param {any} game */
  constructor(panes, game) {
    super(panes.add("more", "card"), game, "slot-panels");
    this.pane = panes.pane("more");
  }

  /** @param {any} table @override */
  shows({ panels }) {
    return [panels];
  }

  build() {
    const { game } = this;
    const found = game.position?.table?.panels ?? [];
    this.pane.hidden = !found.length;
    fill(this.root, found.map((/** @type {any} */ panel) => h("section", { class: "slot-panel", "data-key": `panel-${panel.name}` },
      head(game.pack.text(`panel.${panel.name}`)), panel.lines.map((/** @type {any} */ line) => slotLine(game, line, FEW)))));
  }
}
