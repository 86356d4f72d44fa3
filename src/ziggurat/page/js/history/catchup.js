// Catch-up: what happened while a player was away, first of all to that player. Owns when it
// appears and what it leaves out; the log has the rest.

import { dialog, h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { groups } from "./lines.js";
import { lastSeen, see } from "./seen.js";
import { emblem, linking, named, sentence, whose } from "./sentence.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./lines.js").Item} Item */
/** @typedef {{seat: number, item: Item}} News */

// Whoever was away for less has most likely seen it happen.
const AWAY = 60_000;
const MOST_MINE = 12;
const MOST_EACH = 6;
// What only says whose turn it is, or how another line came about.
export const NO_NEWS = new Set(["turn", "first_player", "attack_value", "defence_value", "spent_in_combat", "barbarian_die", "reads", "weighed", "one_option", "left_to_chance"]);

/** Keep count of what is seen, and open the catch-up if much happened before the game was opened.
 * @param {Game} game
 * @returns {() => void} stops it */
export function keepUp(game) {
  const before = lastSeen(game);
  if (before !== null && Date.now() - before.time > AWAY && !game.over) openCatchup(game, before.n);
  const note = () => {
    const present = !game.closed && !document.hidden && game.viewing === null && !game.following && game.now !== null;
    if (present && game.now.last > (lastSeen(game)?.n ?? -1)) see(game);
  };
  note();
  // The time matters as much as the entry: it says how long somebody was away.
  const leave = () => { if (!game.closed && lastSeen(game) !== null && !game.following) see(game); };
  const stops = [on(game, "change", note), on(document, "visibilitychange", note), on(window, "pagehide", leave)];
  return () => stops.forEach((stop) => stop());
}

/** Tell what happened after an entry.
 * @param {Game} game
 * @param {number} [since]
 * @returns {Promise<HTMLDialogElement|null>} null if there is nothing to tell */
export async function openCatchup(game, since = lastSeen(game)?.n ?? 0) {
  const news = newsSince(game, since, await spacesAt(game, since));
  if (news.mine.length + news.others.length === 0) return null;
  const now = h("p", { class: "catchup-now" }, nowText(game));
  const body = h("div", { class: "catchup" },
    spanOf(game, since),
    game.seat < 0 ? null : mineSection(game, news.mine),
    news.others.length > 0 ? othersSection(game, news.others) : null,
    now);
  linking(body, game);
  const box = dialog({
    title: ui("history.catchup.title"), body, class: "catchup-box", closeLabel: ui("history.close"),
    actions: [
      { label: ui("history.catchup.replay"), act: () => game.dispatchEvent(new CustomEvent("replay", { detail: { from: since } })) },
      { label: ui("history.whole"), act: () => game.dispatchEvent(new CustomEvent("log")) },
      { label: ui("history.catchup.on"), main: true },
    ],
  });
  /** @type {HTMLElement|null} */ (box.querySelector("footer .main"))?.focus();
  // Others play on while somebody reads.
  const stop = on(game, "change", () => { now.textContent = nowText(game); });
  on(box, "close", stop);
  return box;
}

/** How long somebody was away: so many entries, and in which rounds. @param {Game} game @param {number} since */
function spanOf(game, since) {
  const later = groups(game.lines).filter(({ items, round }) => round > 0 && items.some(({ n }) => n > since));
  if (later.length === 0) return null;
  const [first, last] = [later[0].round, later[later.length - 1].round];
  return h("p", { class: "faint" }, first === last ? ui("history.catchup.round", first) : ui("history.catchup.rounds", first, last));
}

/** The spaces that belonged to the seat on show after an entry, or do now.
 * @param {Game} game
 * @param {number} since
 * @returns {Promise<Set<number>>} */
async function spacesAt(game, since) {
  const then = await game.at(since).catch(() => null);
  const spaces = [then, game.now].flatMap((position) => position?.table?.spaces ?? []);
  return new Set(spaces.filter((space) => space.owner === game.seat).map((space) => space.n));
}

/** Part the news into what was done to the seat on show and what else happened, by turns.
 * @param {Game} game
 * @param {number} since
 * @param {Set<number>} spaces that belong to the seat on show
 * @returns {{mine: Item[], others: News[]}} */
export function newsSince(game, since, spaces) {
  const told = groups(game.lines).filter((group) => group.kind !== "setup")
    .flatMap((group) => group.items.map((item) => ({ turn: group.seat, seat: whose(game, item), item })))
    .filter(({ turn, item }) => item.n > since && isNews(game, turn, item));
  /** @param {News} news */
  const mine = ({ item }) => named(game, item).some((part) =>
    (part.kind === "seat" && part.value === game.seat) || (part.kind === "space" && spaces.has(part.value)));
  return { mine: told.filter(mine).map(({ item }) => item), others: told.filter((one) => !mine(one)) };
}

/** Whether others did it: in their turns, or by an answer of theirs in one's own.
 * @param {Game} game
 * @param {number} turn
 * @param {Item} item */
function isNews(game, turn, { line, event, gone }) {
  if (gone || event === null || NO_NEWS.has(event.key)) return false;
  const others = line.seat >= 0 && !game.local.includes(line.seat);
  // Where a turn is everybody's, what people here chose is no news to them.
  return turn < 0 ? others || line.seat < 0 : !game.local.includes(turn) || others;
}

/** @param {Game} game @param {Item[]} mine */
function mineSection(game, mine) {
  const lines = mine.length === 0
    ? h("p", { class: "catchup-calm" }, icon("check"), ui("history.catchup.calm"))
    : h("ol", null, mine.slice(-MOST_MINE).map((item) => line(game, item)));
  return h("section", { class: "catchup-mine" },
    h("h3", null, ui("history.catchup.mine")), lines, more(mine.length - MOST_MINE));
}

/** @param {Game} game @param {News[]} others */
function othersSection(game, others) {
  /** @type {Map<number, Item[]>} */
  const by = new Map();
  for (const { seat, item } of others) by.set(seat, [...(by.get(seat) ?? []), item]);
  const seats = [...by.keys()].sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  return h("section", null, h("h3", null, ui("history.catchup.others")),
    seats.map((seat) => block(game, seat, by.get(seat) ?? [])));
}

/** @param {Game} game @param {number} seat @param {Item[]} found */
function block(game, seat, found) {
  const title = seat < 0 ? ui("history.catchup.world") : game.pack.value("seat", seat);
  return h("div", { class: "catchup-seat" },
    h("h4", null, emblem(game, seat), title),
    h("ol", null, foremost(game, found).map((item) => line(game, item))), more(found.length - MOST_EACH));
}

/** The lines that say most, the newest of them, in their order: what is decided by them, then what is lost, then what is gained, then those with names.
 * @param {Game} game
 * @param {Item[]} found */
function foremost(game, found) {
  /** @param {Item} item */
  const weight = (item) => {
    const cue = game.drawing?.stage[item.event?.key ?? ""];
    if (cue?.verdict !== undefined) return 5;
    if (cue?.loss !== undefined) return 4;
    if (cue?.card) return 3;
    return Math.max(0, ...named(game, item).slice(1).map((part) =>
      (part.kind === "seat" || game.pack.isRowKind(part.kind) ? 2 : part.kind === "space" ? 1 : 0)));
  };
  const best = [...found].reverse().sort((a, b) => weight(b) - weight(a)).slice(0, MOST_EACH);
  return found.filter((item) => best.includes(item));
}

/** @param {Game} game @param {Item} item */
function line(game, item) {
  return h("li", { class: "log-line" }, h("span", { class: "log-text" }, sentence(game, item, "", false)));
}

/** @param {number} left */
function more(left) {
  return left > 0 ? h("p", { class: "faint small" }, ui("history.catchup.more", left)) : null;
}

/** @param {Game} game */
function nowText(game) {
  const asked = game.asked ?? [];
  if (game.over || asked.length === 0) return "";
  if (asked.includes(game.seat)) return ui("history.catchup.your_turn");
  return ui("history.catchup.their_turn", game.pack.listed(asked.map((seat) => game.pack.value("seat", seat))));
}
