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

/** What a seat is called: by its person's name, else by the people it leads. @param {any} game @param {Pack | undefined} pack @param {number} at @returns {string} */
function called(game, pack, at) {
  return game.seats[at]?.name || pack?.shortTitle(game.people[at] ?? -1) || pack?.value("seat", at) || String(at + 1);
}

/** A small picture of the map, fetched when it comes into sight. @param {any} game */
function picture(game) {
  return h("span", { class: "own-picture" }, game.status === "broken" ? null
    : h("img", { src: `/api/games/${encodeURIComponent(game.id)}/picture`, alt: "", loading: "lazy", width: "96", height: "64", onerror: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).remove() }));
}

/** Who plays, with the emblem of each. @param {any} game @param {Pack | undefined} pack */
function people(game, pack) {
  const alone = game.you.length === 1;
  return game.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => h("span", { class: `seat seat-${at % 5}` }, emblem(at % 5),
    alone && game.you.includes(at) ? ui("start.kind.you") : seat.kind === "rule" && !seat.name ? ui("start.kind.rule") : called(game, pack, at)));
}

/** @param {any} game @param {Pack | undefined} pack */
function state(game, pack) {
  if (game.status === "broken") return { key: "over", text: ui("error.broken_game") };
  if (game.over) return { key: "over", text: ui("start.over") };
  if (game.turn.some((/** @type {number} */ seat) => game.you.includes(seat))) return { key: "yours", text: ui("start.yours") };
  const names = game.turn.filter((/** @type {number} */ seat) => seat >= 0).map((/** @type {number} */ seat) => called(game, pack, seat));
  return { key: "theirs", text: names.length ? ui("start.theirs", names.join(", ")) : ui("start.open") };
}

/** Games with what is said of them, the one to go on with first. @param {any[]} games @param {Pack[]} packs */
function listed(games, packs) {
  const order = { yours: 0, theirs: 1, over: 2 };
  return games.map((game) => {
    const pack = packs.find((found) => found.game === game.game);
    return { game, pack, ...state(game, pack) };
  }).sort((a, b) => order[/** @type {keyof order} */ (a.key)] - order[/** @type {keyof order} */ (b.key)] || Number(new Date(b.game.updated)) - Number(new Date(a.game.updated)));
}

/** The game to go on with, as the first button of the page. @param {any[]} games @param {Pack[]} packs @returns {HTMLElement | null} */
export function goOn(games, packs) {
  const first = listed(games, packs)[0];
  if (!first || first.key === "over" || !first.game.you.length) return null;
  const { game, pack, text } = first;
  return h("a", { class: "button main big go-on", href: `#/game/${game.id}` }, picture(game),
    h("span", null, h("b", null, ui("lobby.continue")), h("span", { class: "small" }, [pack?.title, round(game), text].filter(Boolean).join(" · "))));
}

/** @param {any} game */
function round(game) {
  return game.round > 0 ? ui("panel.round", game.round) : "";
}

/** @param {any[]} games @param {Pack[]} packs */
export function ownGames(games, packs) {
  if (!games.length) {
    return h("div", { class: "empty" }, h("p", null, ui("start.none")), h("ol", null,
      ["1", "2", "3"].map((step) => h("li", null, ui(`start.teach.${step}`)))));
  }
  return h("ul", { class: "own" }, listed(games, packs).map(({ game, pack, key, text }) => h("li", null,
    h("a", { class: `own-game ${key}`, href: `#/game/${game.id}` }, picture(game),
      h("span", { class: "own-title" }, pack?.title ?? (game.game || game.id)),
      h("span", { class: "own-state" }, key === "yours" ? icon("play") : null, text),
      h("span", { class: "own-seats small" }, people(game, pack)),
      h("span", { class: "own-when small faint" }, [round(game), ago(game.updated)].filter(Boolean).join(" · "))))));
}
