// Own: the games this browser takes part in: whose turn it is, who won, and putting them away.
// It never opens a game itself: entries are links.

import { dialog, h, icon } from "../dom.js";
import { api } from "../net.js";
import { loadPack, ui } from "../words.js";
import { language } from "../settings.js";
import { emblem } from "../decision/refs.js";
import { errorText } from "../decision/toast.js";
import { cover as coverOf } from "./setup.js";

/** @typedef {import("../words.js").Pack} Pack */
/** @typedef {{game: any, pack: Pack | undefined, key: string, text: string}} Entry */

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

/** What a seat is called: by its person's name, else by the people it leads, else by what plays it. @param {any} game @param {Pack | undefined} pack @param {number} at @returns {string} */
function called(game, pack, at) {
  const seat = game.seats[at];
  const people = pack?.shortTitle(game.people[at] ?? -1);
  if (seat?.kind === "rule") return seat.name || pack?.governor() || ui("start.kind.rule");
  if (seat?.kind === "bot") return seat.name || (people ? ui("start.bot_of", people, level(seat)) : ui("start.bot_alone", at + 1, level(seat)));
  return seat?.name || people || pack?.value("seat", at) || String(at + 1);
}

/** How a bot plays. @param {any} seat @returns {string} */
const level = (seat) => ui(`start.bot.${seat.level}`);

/** The same, or that it is you. @param {any} game @param {Pack | undefined} pack @param {number} at @returns {string} */
function name(game, pack, at) {
  return game.you.length === 1 && game.you.includes(at) ? ui("start.kind.you") : called(game, pack, at);
}

/** A drawing that is no larger shows no space of a map yet. */
const NO_MAP = 100;

/** A small picture of the map, fetched when it comes into sight; as long as there is none, that of the game. @param {any} game @param {Pack | undefined} pack */
function picture(game, pack) {
  if (game.status === "broken") return h("span", { class: "own-picture" });
  const cover = () => img.replaceWith(...(pack ? [coverOf(pack)] : []));
  const img = h("img", {
    src: `/api/games/${encodeURIComponent(game.id)}/picture`, alt: "", loading: "lazy", width: "96", height: "72",
    onerror: cover, onload: () => { if (img.naturalWidth < NO_MAP) cover(); },
  });
  return h("span", { class: "own-picture" }, img);
}

/** Who plays, with the emblem of each. @param {any} game @param {Pack | undefined} pack */
function people(game, pack) {
  return game.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => h("span", { class: `seat seat-${at % 5}` }, emblem(at % 5),
    seat.conceded ? ui("start.conceded", name(game, pack, at)) : name(game, pack, at)));
}

/** Who won, and how. @param {any} game @param {Pack | undefined} pack @returns {string} */
function result(game, pack) {
  const { outcome } = game;
  if (!outcome || !pack) return ui("start.over");
  const how = pack.text(`outcome.${outcome.by}`);
  if (!outcome.winners.length) return pack.text("ending.none", ["", how]);
  if (game.you.length === 1 && outcome.winners.join() === game.you.join()) return ui("start.you_won", how);
  const names = outcome.winners.map((/** @type {number} */ seat) => name(game, pack, seat));
  return pack.text(names.length > 1 ? "ending.many" : "ending.one", [pack.listed(names), how]);
}

/** @param {any} game @param {Pack | undefined} pack */
function state(game, pack) {
  if (game.status === "broken") return { key: "over", text: ui("error.broken_game") };
  if (game.over) return { key: "over", text: result(game, pack) };
  if (game.turn.some((/** @type {number} */ seat) => game.you.includes(seat) && !game.seats[seat].left)) return { key: "yours", text: ui("start.yours") };
  const names = game.turn.filter((/** @type {number} */ seat) => seat >= 0).map((/** @type {number} */ seat) => called(game, pack, seat));
  return { key: "theirs", text: names.length ? ui("start.theirs", names.join(", ")) : ui("start.open") };
}

/** The words of each game as it is played: an expansion brings people of its own. @param {any[]} games @param {Pack[]} packs @returns {Promise<Map<any, Pack | undefined>>} */
export async function packsOf(games, packs) {
  const wanted = games.map(async (game) => {
    const base = packs.find((found) => found.game === game.game);
    if (!base || !game.modules.length) return [game, base];
    const pack = await loadPack(game.game, language(), game.modules, game.options).catch(() => base);
    pack.names = [];
    return [game, pack];
  });
  return new Map(/** @type {[any, Pack | undefined][]} */ (await Promise.all(wanted)));
}

/** Games with what is said of them, the one to go on with first. @param {Map<any, Pack | undefined>} games @returns {Entry[]} */
function listed(games) {
  const order = { yours: 0, theirs: 1, over: 2 };
  return [...games].map(([game, pack]) => ({ game, pack, ...state(game, pack) }))
    .sort((a, b) => order[/** @type {keyof order} */ (a.key)] - order[/** @type {keyof order} */ (b.key)] || Number(new Date(b.game.updated)) - Number(new Date(a.game.updated)));
}

/** The game to go on with, as the first button of the page. @param {Map<any, Pack | undefined>} games @returns {HTMLElement | null} */
export function goOn(games) {
  const first = listed(games).find(({ game }) => !game.archived);
  if (!first || first.key === "over" || !first.game.you.length) return null;
  const { game, pack, text } = first;
  return h("a", { class: "button main big go-on", href: `#/game/${game.id}` }, picture(game, pack),
    h("span", null, h("b", null, ui("lobby.continue")), h("span", { class: "small" }, [pack?.title, round(game), text].filter(Boolean).join(" · "))));
}

/** @param {any} game */
function round(game) {
  return game.round > 0 ? ui("panel.round", game.round) : "";
}

/** @param {Map<any, Pack | undefined>} games @param {() => Promise<void>} again reads the list again */
export function ownGames(games, again) {
  if (!games.size) {
    return h("div", { class: "empty" }, h("p", null, ui("start.none")), h("ol", null,
      ["1", "2", "3"].map((step) => h("li", null, ui(`start.teach.${step}`)))));
  }
  const entries = listed(games);
  const open = entries.filter(({ game }) => !game.archived);
  const away = entries.filter(({ game }) => game.archived);
  return h("div", { class: "own-lists" },
    open.length ? h("ul", { class: "own" }, open.map((entry) => row(entry, again))) : h("p", { class: "faint" }, ui("start.all_archived")),
    away.length ? h("details", { class: "own-archive" }, h("summary", null, ui("start.archived", away.length)),
      h("ul", { class: "own" }, away.map((entry) => row(entry, again)))) : null);
}

/** @param {Entry} entry @param {() => Promise<void>} again */
function row(entry, again) {
  const { game, pack, key, text } = entry;
  const title = pack?.title ?? (game.game || game.id);
  const problem = h("p", { class: "problem small", role: "alert" });
  const act = async (/** @type {() => Promise<unknown>} */ work) => {
    problem.textContent = "";
    try {
      await work();
      await again();
    } catch (error) {
      problem.textContent = errorText(error);
    }
  };
  const button = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => unknown} */ press) =>
    h("button", { type: "button", class: "quiet small", "aria-label": ui("start.act_on", label, title, text), title: label, onclick: press }, icon(sign), h("span", null, label));
  return h("li", { class: "own-row" },
    h("a", { class: `own-game ${key}`, href: `#/game/${game.id}` }, picture(game, pack),
      h("span", { class: "own-title" }, title),
      h("span", { class: "own-state" }, key === "yours" ? icon("play") : null, text),
      h("span", { class: "own-seats small" }, people(game, pack)),
      h("span", { class: "own-when small faint" }, [round(game), ago(game.updated)].filter(Boolean).join(" · "))),
    h("div", { class: "own-acts" },
      button(game.archived ? "back" : "lock", ui(game.archived ? "start.restore" : "start.archive"), () => act(() => api.post(`/api/games/${game.id}/archive`, { archived: !game.archived }))),
      game.host ? button("close", ui("start.delete"), () => confirmDeletion(title, text, game, () => act(() => api.del(`/api/games/${game.id}`)))) : null),
    problem);
}

/** @param {string} title @param {string} text @param {any} game @param {() => unknown} act */
function confirmDeletion(title, text, game, act) {
  const others = game.seats.some((/** @type {any} */ seat) => seat.kind === "person" && !game.you.includes(seat.seat));
  const box = dialog({
    title: ui("start.delete_title"), closeLabel: ui("page.close"),
    body: [h("p", null, h("b", null, title), " · ", text), h("p", null, ui(others ? "start.delete_text_others" : "start.delete_text"))],
    actions: [{ label: ui("start.keep") }, { label: ui("start.delete_yes"), main: true, act }],
  });
  // The safe answer is the first one that a key reaches.
  /** @type {HTMLElement | null} */ (box.querySelector("footer .button"))?.focus();
}
