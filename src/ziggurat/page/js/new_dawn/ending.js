// The end of a game of A New Dawn: every victory card and what each seat made of it, and the numbers
// beside. Owns what is told; the server has counted it.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { claims } from "../history/lines.js";
import { standings } from "../history/standings.js";

/** @typedef {import("../game.js").Game} Game */

export const ending = {
  /** Where seats are told, and what is counted of one. */
  of: "realms",
  /** @type {Record<string, (own: any) => number>} */
  counts: { agendas: (own) => own.claims.length, tech: (own) => own.dial, cities: (own) => own.cities, wonders: (own) => own.wonders.length },
  standings: table,
};

/** @param {Game} game @param {any} position */
function table(game, { table: { realms, victory }, outcome }) {
  const done = claims(game.lines);
  /** @param {string} name @param {(realm: any) => any} cell */
  const row = (name, cell) => ({ name, cells: realms.map(cell) });
  return standings(game, outcome, realms.map((/** @type {any} */ realm) => realm.leader), {
    "end-cards": victory.map((/** @type {any} */ card) =>
      row(game.pack.row(card.card)?.title ?? String(card.card), (realm) => claim(game, card, realm, done.get(`${realm.seat} ${card.card}`)))),
    "end-numbers": [
      row(ui("history.chart.agendas"), (realm) => `${realm.claims.length}/${victory.length}`),
      row(ui("history.chart.wonders"), (realm) => String(realm.wonders.length)),
      row(ui("history.end.spaces"), (realm) => String(realm.spaces)),
      row(ui("history.chart.cities"), (realm) => ui("history.end.cities", realm.cities, realm.mature)),
      row(ui("history.chart.tech"), (realm) => String(realm.dial)),
    ],
  });
}

/** What a seat made of a card: the agenda and its round, or how near it came.
 * @param {Game} game
 * @param {any} card
 * @param {any} realm
 * @param {{agenda: number, round: number}|undefined} done */
function claim(game, card, realm, done) {
  if (realm.claims.includes(card.card)) {
    const name = done === undefined ? "" : game.pack.row(done.agenda)?.title ?? "";
    return h("span", { class: "end-done" }, icon("check", ui("history.end.done")),
      h("span", null, h("span", { class: "end-agenda" }, name), h("small", null, done === undefined ? "" : ui("history.round", done.round))));
  }
  const near = card.agendas.map((/** @type {number} */ agenda) => ({ agenda, at: realm.progress[String(agenda)] ?? [0, 1] }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.at[0] / b.at[1] - a.at[0] / a.at[1])[0];
  return h("span", { class: "end-open" }, h("span", null,
    h("span", { class: "end-agenda" }, game.pack.row(near.agenda)?.title ?? ""), h("small", null, ui("history.end.of", near.at[0], near.at[1]))));
}
