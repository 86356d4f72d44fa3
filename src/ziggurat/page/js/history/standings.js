// The final standings: a table of numbers with a column for each seat, and the sentence about ties.
// Owns these; what is told of a game is up to its own script, and nothing is counted here.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { emblem } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../dom.js").Child} Child */
/** A row of the standings: its heading and what each seat has. @typedef {{name: string, cells: Child[]}} Row */

/** The table of the standings.
 * @param {Game} game
 * @param {{winners: number[]}} outcome
 * @param {number[]} leaders the row each seat leads with, by seat
 * @param {Record<string, Row[]>} bodies rows by the class of their part */
export function standings(game, outcome, leaders, bodies) {
  /** @param {number} seat */
  const won = (seat) => (outcome.winners.includes(seat) ? "won" : null);
  return h("section", { class: "end-standings" }, h("h3", null, ui("history.end.standings")),
    h("div", { class: "end-scroll", tabindex: "0", role: "region", "aria-label": ui("history.end.standings") }, h("table", null,
      h("thead", null, h("tr", null, h("td", null), leaders.map((leader, seat) => head(game, seat, leader, won(seat))))),
      Object.entries(bodies).map(([name, rows]) => h("tbody", { class: name }, rows.map((row) =>
        h("tr", null, h("th", { scope: "row" }, row.name), row.cells.map((cell, seat) => h("td", { class: won(seat) }, cell)))))))));
}

/** @param {Game} game @param {number} seat @param {number} leader @param {string|null} won */
function head(game, seat, leader, won) {
  const name = game.pack.value("seat", seat);
  return h("th", { scope: "col", class: won },
    h("span", { class: "end-name" }, emblem(game, seat), name, won ? icon("crown", ui("history.end.winner")) : null),
    h("span", { class: "end-leader" }, besides(name, game.pack.row(leader)?.title ?? "")));
}

/** What a title says besides a name that it may begin with. @param {string} name @param {string} title */
function besides(name, title) {
  const rest = title.startsWith(name) ? title.slice(name.length).trim() : title;
  return rest.startsWith("(") && rest.endsWith(")") ? rest.slice(1, -1) : rest;
}

/** How a tie was broken, in words; empty if there was none.
 * @param {Game} game
 * @param {any} position */
export function whyText(game, { table, outcome }) {
  const { tie } = table;
  if (!tie || outcome.winners.length === 0) return "";
  /** @param {number[]} seats */
  const names = (seats) => game.pack.listed(seats.map((seat) => game.pack.value("seat", seat)));
  /** @param {number} row */
  const title = (row) => game.pack.row(row).title;
  if (tie.by < 0) return ui("history.end.shared", game.pack.listed(tie.breakers.map(title)));
  return ui("history.end.tie", names(tie.seats), title(tie.by), tie.best, tie.next);
}
