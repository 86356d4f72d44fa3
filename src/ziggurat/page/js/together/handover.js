// Handover: a seat with secrets goes to somebody new; who is asked, and who has seen what it knows.
// It never decides who has to agree: the server says so, and people consent.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";

/** @typedef {import("../game.js").Game} Game */

/** Whether people elsewhere play too. @param {Game} game @returns {boolean} */
export function hasCompany(game) {
  return game.info.seats.some((/** @type {any} */ seat) => seat.kind === "person" && !seat.mine);
}

/** Propose to give a seat away, agree, or end it. @param {Game} game @param {number} seat @param {boolean} agree */
export async function answerHandover(game, seat, agree) {
  await game.desk.post(`/seats/${seat}/handover`, { agree });
  await game.refreshInfo();
}

/** Where a seat is to be given away, the note above the bar says so. @param {Game} game @returns {HTMLElement[]} */
export function handoverNote(game) {
  const { handover, host, seats } = game.info;
  const mine = seats.filter((/** @type {any} */ seat) => seat.mine && seat.kind === "person");
  if (!handover || game.over || !(mine.length || host)) return [];
  const waits = mine.some((/** @type {any} */ seat) => !handover.consents.includes(seat.seat));
  const button = (/** @type {string} */ label, /** @type {boolean} */ agree, /** @type {string} */ more) =>
    h("button", { type: "button", class: `button${more}`, onclick: () => answerHandover(game, handover.seat, agree).catch(() => game.refreshInfo()) }, label);
  const text = ui(host ? "together.handover_own" : "together.handover", game.name(handover.seat));
  return [h("div", { class: "note", role: "status" }, icon("eye"), h("p", null, text),
    waits && !host ? button(ui("decide.agree"), true, " main") : null,
    button(ui(waits && !host ? "decide.refuse" : "decide.withdraw"), false, ""))];
}

/** Who besides its own person has seen what a seat knows. @param {Game} game @param {any} seat @returns {HTMLElement[]} */
export function seenBy(game, seat) {
  if (!hasCompany(game)) return [];
  const told = (/** @type {boolean} */ now) => seat.readers
    .filter((/** @type {any} */ reader) => reader.now === now)
    .map((/** @type {any} */ reader) => readerName(game, reader)).join(", ");
  const now = told(true);
  const before = told(false);
  return [
    now ? ui("together.seen_now", now) : "",
    before ? ui("together.seen_before", before) : "",
    seat.open ? ui("together.open") : "",
  ].filter(Boolean).map((text) => h("p", { class: "small seat-link" }, icon("eye"), " ", text));
}

/** @param {Game} game @param {any} reader @returns {string} */
function readerName(game, reader) {
  if (reader.seats.length) return reader.seats.map((/** @type {number} */ at) => game.name(at)).join(", ");
  if (reader.host) return ui("together.reader.host");
  if (reader.by_link) return ui("together.reader.by_link");
  return reader.name ? ui("together.reader.named", reader.name) : ui("together.reader.unknown");
}
