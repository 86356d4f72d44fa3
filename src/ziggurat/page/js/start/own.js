// Own: the games this browser takes part in, with whose turn it is.
// It never opens a game itself: entries are links.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { language } from "../settings.js";
import { emblem } from "../decision/refs.js";

/** @typedef {import("../words.js").Pack} Pack */

/** @param {string | number} when @returns {string} */
function ago(when) {
  const time = typeof when === "number" ? when * (when < 1e12 ? 1000 : 1) : Date.parse(when);
  if (!time || !Number.isFinite(time)) return "";
  const minutes = Math.round((time - Date.now()) / 60000);
  const form = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes > -60) return form.format(Math.min(minutes, 0), "minute");
  if (minutes > -60 * 36) return form.format(Math.round(minutes / 60), "hour");
  return form.format(Math.round(minutes / 1440), "day");
}

/** Who plays, with the emblem of each. @param {any} game @param {Pack | undefined} pack */
function people(game, pack) {
  const alone = game.you.length === 1;
  return game.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => h("span", { class: `seat seat-${at % 5}` }, emblem(at % 5),
    alone && game.you.includes(at) ? ui("start.kind.you") : seat.name || (seat.kind !== "person" ? ui(`start.kind.${seat.kind}`) : pack?.value("seat", at) ?? "")));
}

/** @param {any} game @param {Pack | undefined} pack */
function state(game, pack) {
  if (game.status === "broken") return { key: "over", text: ui("error.broken_game") };
  if (game.over) return { key: "over", text: ui("start.over") };
  if (game.turn.some((/** @type {number} */ seat) => game.you.includes(seat))) return { key: "yours", text: ui("start.yours") };
  const names = game.turn.filter((/** @type {number} */ seat) => seat >= 0)
    .map((/** @type {number} */ seat) => game.seats[seat]?.name || pack?.value("seat", seat) || String(seat + 1));
  return { key: "theirs", text: names.length ? ui("start.theirs", names.join(", ")) : ui("start.open") };
}

/** @param {any[]} games @param {Pack[]} packs */
export function ownGames(games, packs) {
  if (!games.length) {
    return h("div", { class: "empty" }, h("p", null, ui("start.none")), h("ol", null,
      ["1", "2", "3"].map((step) => h("li", null, ui(`start.teach.${step}`)))));
  }
  const order = { yours: 0, theirs: 1, over: 2 };
  const rows = games.map((game) => {
    const pack = packs.find((found) => found.game === game.game);
    return { game, pack, ...state(game, pack) };
  }).sort((a, b) => order[/** @type {keyof order} */ (a.key)] - order[/** @type {keyof order} */ (b.key)] || Number(new Date(b.game.updated)) - Number(new Date(a.game.updated)));
  return h("ul", { class: "own" }, rows.map(({ game, pack, key, text }) => h("li", null,
    h("a", { class: `own-game ${key}`, href: `#/game/${game.id}` },
      h("span", { class: "own-title" }, pack?.title ?? (game.game || game.id)),
      h("span", { class: "own-state" }, key === "yours" ? icon("play") : null, text),
      h("span", { class: "own-seats small" }, people(game, pack)),
      h("span", { class: "own-when small faint" }, ago(game.updated))))));
}
