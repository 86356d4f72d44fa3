// The final standings: every victory card and what each seat made of it, and the numbers beside.
// Owns this table and the sentence about ties; it never counts what the server has not counted.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { ROMAN } from "../panels/look.js";
import { claims } from "./lines.js";
import { emblem } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("../dom.js").Child} Child */

/** How a tie was broken, in words; empty if there was none.
 * @param {Game} game
 * @param {any} position */
export function whyText(game, { table, outcome }) {
  const { realms, victory } = table;
  if (!Array.isArray(realms) || !Array.isArray(victory) || outcome.winners.length === 0) return "";
  /** @type {any[]} */
  const all = realms.filter((/** @type {any} */ realm) => realm.claims.length >= victory.length);
  if (all.length < 2) return "";
  /** @param {any[]} found */
  const names = (found) => game.pack.listed(found.map((realm) => game.pack.value("seat", realm.seat)));
  const winners = all.filter((realm) => outcome.winners.includes(realm.seat));
  const others = all.filter((realm) => !winners.includes(realm));
  if (others.length === 0) return ui("history.end.shared");
  /** @param {any} realm @returns {number} */
  const wonders = (realm) => realm.wonders.length;
  const best = Math.max(...others.map(wonders));
  if (wonders(winners[0]) > best) {
    return ui("history.end.tie_wonders", names(others), wonders(winners[0]), best);
  }
  const spaces = spacesOf(table);
  const most = Math.max(...others.map((realm) => spaces(realm.seat)));
  return ui("history.end.tie_spaces", names(others), spaces(winners[0].seat), most);
}

/** Counts the friendly spaces of a seat. @param {any} table @returns {(seat: number) => number} */
function spacesOf(table) {
  return (seat) => table.spaces.filter((/** @type {any} */ space) => space.owner === seat).length;
}

/** The table of the standings.
 * @param {Game} game
 * @param {any} position */
export function standings(game, { table, outcome }) {
  /** @type {{realms: any[], victory: any[]}} */
  const { realms, victory } = table;
  const done = claims(game.lines);
  const spaces = spacesOf(table);
  /** @param {number} seat */
  const won = (seat) => (outcome.winners.includes(seat) ? "won" : null);
  /** @param {string} title @param {(realm: any) => Child} cell */
  const row = (title, cell) => h("tr", null, h("th", { scope: "row" }, title),
    realms.map((realm) => h("td", { class: won(realm.seat) }, cell(realm))));
  return h("section", { class: "end-standings" }, h("h3", null, ui("history.end.standings")),
    h("div", { class: "end-scroll", tabindex: "0", role: "region", "aria-label": ui("history.end.standings") }, h("table", null,
      h("thead", null, h("tr", null, h("td", null), realms.map((realm) => head(game, realm, won(realm.seat))))),
      h("tbody", { class: "end-cards" }, victory.map((card) =>
        row(cardName(game, card), (realm) => claim(game, card, realm, done.get(`${realm.seat} ${card.card}`))))),
      h("tbody", { class: "end-numbers" },
        row(ui("history.chart.agendas"), (realm) => `${realm.claims.length}/${victory.length}`),
        row(ui("history.chart.wonders"), (realm) => String(realm.wonders.length)),
        row(ui("history.end.spaces"), (realm) => String(spaces(realm.seat))),
        row(ui("history.chart.cities"), (realm) => ui("history.end.cities", realm.cities, realm.mature)),
        row(ui("history.chart.tech"), (realm) => String(realm.dial))))));
}

/** How far every seat of The Board Game came on each road to victory.
 * @param {Game} game
 * @param {any} position */
export function roads(game, { table, outcome }) {
  /** @type {{seats: any[], most: any}} */
  const { seats, most } = table;
  /** @param {number} seat */
  const won = (seat) => (outcome.winners.includes(seat) ? "won" : null);
  /** @param {string} name @param {(own: any) => string} cell */
  const row = (name, cell) => h("tr", null, h("th", { scope: "row" }, ui(`square.end.${name}`)),
    seats.map((own) => h("td", { class: won(own.seat) }, cell(own))));
  return h("section", { class: "end-standings" }, h("h3", null, ui("history.end.standings")),
    h("div", { class: "end-scroll", tabindex: "0", role: "region", "aria-label": ui("history.end.standings") }, h("table", null,
      h("thead", null, h("tr", null, h("td", null), seats.map((own) => head(game, { seat: own.seat, leader: own.civilization }, won(own.seat))))),
      h("tbody", { class: "end-numbers" },
        row("track", (own) => ui("history.end.of", own.track, most.track)),
        row("coins", (own) => ui("history.end.of", own.coins, most.coins)),
        row("techs", (own) => ui("square.end.level", own.techs.flat().length, ROMAN[own.techs.findLastIndex((/** @type {number[]} */ level) => level.length > 0) + 1])),
        row("cities", (own) => String(own.cities.length)),
        row("wonders", (own) => String(own.wonders.length))))));
}

/** @param {Game} game @param {any} realm @param {string|null} won */
function head(game, realm, won) {
  const leader = game.pack.row(realm.leader)?.title ?? "";
  return h("th", { scope: "col", class: won },
    h("span", { class: "end-name" }, emblem(game, realm.seat), game.pack.value("seat", realm.seat), won ? icon("crown", ui("history.end.winner")) : null),
    h("span", { class: "end-leader" }, leader));
}

/** @param {Game} game @param {any} card */
function cardName(game, card) {
  return game.pack.row(card.card)?.title ?? String(card.card);
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
