// Says: what the decision bar says and offers, state by state: past, over, staged, asked, waiting.
// It builds nodes from the game and keeps nothing; the bar decides when they are built.

import { dialog, h, icon, on } from "../dom.js";
import { hasUi, plain, ui } from "../words.js";
import { atTheTable, rolls } from "../companion/telling.js";
import { openEnd } from "../history/end.js";
import { openSeats, stateOf } from "../together/seats.js";
import { CHANCE, ENDS, REVEALS, SPECTATOR } from "./choosing.js";
import { open } from "./fit.js";
import { offerName, offerVerbs, openOffer } from "./offer.js";
import { coveredVerbs, optionButtons, optionList } from "./options.js";
import { results } from "./preview.js";
import { trayButtons } from "./tray.js";
import { dressed, emblem, seatName, thingName } from "./refs.js";

/** @typedef {import("../game.js").Game} Game */
const SETUP = ["building", "setup"];

/** @typedef {{ask: (Node | string)[], will: (Node | string)[], options: Node[], ending?: Node[]}} Said */

/** @param {string} name @param {string | null} sign @param {string} label @param {() => unknown} act */
function button(name, sign, label, act) {
  return h("button", { type: "button", class: `button ${name}`, onclick: act }, sign ? icon(sign) : null, label);
}

/** @param {Game} game @param {Element} table where things are drawn @returns {Said} */
export function said(game, table) {
  if (game.viewing !== null) return past(game);
  if (game.over && !game.following) return over(game);
  if (game.staged && game.question) return staged(game, game.staged);
  return game.question ? asked(game, table) : waiting(game);
}

/** @param {Game} game @returns {Said} */
function past(game) {
  const back = button("main option", null, ui("decide.to_now"), () => game.show(null));
  return { ask: [h("span", null, ui("decide.looking", game.viewing ?? 0, game.now.last))], will: [], options: [back] };
}

/** @param {Game} game @returns {Said} */
function over(game) {
  const look = button("main option", "crown", ui("decide.result"), () => openEnd(game));
  return { ask: [h("strong", null, game.pack.outcome(game.now.outcome))], will: [], options: [look] };
}

/** @param {Game} game @returns {Said} */
function waiting(game) {
  const calm = (/** @type {string} */ key) => [h("span", { class: "faint" }, ui(key))];
  if (game.busy || game.paying) return { ask: calm("decide.sending"), will: [], options: [] };
  if (game.following) return { ask: calm("decide.following"), will: [], options: [button("option", null, ui("decide.skip"), () => game.hurry())] };
  if (game.replaced) return { ask: calm(game.info.seats[game.seat].conceded ? "decide.conceded" : "decide.replaced"), will: [], options: [button("main option", "person", ui("together.seats"), () => openSeats(game))] };
  const names = game.asked.filter((seat) => seat >= 0).map((seat) => awaited(game, seat));
  const missing = game.info.host && game.info.seats.some((/** @type {any} */ seat) => seat.joined === false);
  return {
    ask: names.length ? [...calm("decide.waiting"), ...names] : calm("decide.nobody"), will: game.seat === SPECTATOR ? calm("decide.spectator") : [],
    options: missing ? [button("option", "link", ui("together.seats"), () => openSeats(game))] : [],
  };
}

/** Somebody who has to decide, and whether that person is there. @param {Game} game @param {number} seat */
function awaited(game, seat) {
  const state = stateOf(game.info.seats[seat]);
  const absent = state === "away" || state === "invited";
  return h("span", null, seatName(game, seat), absent ? h("span", { class: "faint small" }, ` (${ui(`together.state.${state}`)})`) : null);
}

/** @param {Game} game @param {Element} table @returns {Said} */
function asked(game, table) {
  const q = game.question;
  const count = game.fitting().length;
  const { tray } = game;
  if (tray) return { ask: [...question(game, q), ...soFar(game, q)], will: [], options: trayButtons(game, tray) };
  const list = h("button", { type: "button", class: "quiet", "aria-haspopup": "dialog", onclick: () => openList(game) }, icon("menu"), listName(table, count));
  if (game.carried) return carried(game, game.carried, list);
  const covered = coveredVerbs(table);
  const offers = game.picked.length ? [] : offerVerbs(game).filter((verb) => !covered.has(verb)).map((verb) => h("button", { type: "button", class: "button option", "aria-haspopup": "dialog", onclick: () => openOffer(game, verb) }, icon("plus"), offerName(game, verb)));
  const { buttons, quiet, ending, glows } = optionButtons(game, table);
  const hint = ui(hintOf(game, q) ?? (buttons.length || quiet.length || ending.length ? "decide.glows_or" : "decide.glows"));
  return {
    ask: [...question(game, q), ...soFar(game, q), ...picks(game, q)],
    will: glows && !game.picked.length ? [h("span", { class: "faint" }, hint)] : [],
    options: [...buttons, ...offers, ...(count > 1 ? [list] : []), ...(q.seat === CHANCE ? rolls(game) : []), ...quiet],
    ending,
  };
}

/** Where cards of a screen lead further than the question, the options are not counted. @param {Element} table @param {number} count */
const listName = (table, count) => (table.querySelector("[data-kind=made].can") ? ui("decide.list_all") : ui("decide.list", count));

/** What a game tells of how a question is answered, where it has words for that. @param {Game} game @param {any} q */
function hintOf(game, q) {
  const own = `decide.hint.${game.now?.table?.is}.${q.topic}`;
  const finger = matchMedia("(hover: none)").matches ? [`${own}.touch`] : [];
  return [...finger, own].find(hasUi);
}

/** What is carried over the table: where it goes is chosen there. @param {Game} game @param {NonNullable<Game["carried"]>} thing @param {Node} list */
function carried(game, thing, list) {
  return { ask: [who(game), h("span", { class: "bar-topic" }, thing.ask)], will: [h("span", { class: "faint" }, thing.hint)], options: [...thing.buttons(), ...(thing.given ? [list] : [])] };
}

/** @param {Game} game @param {any} q */
function question(game, q) {
  return [who(game), h("span", { class: "bar-topic" }, ...dressed(game, game.pack.topicParts(q))), ...because(game, q)];
}

/** What was named so far of a set that is named one by one. @param {Game} game @param {any} q */
function soFar(game, q) {
  if (!q.named.length) return [];
  const chips = q.named.map((/** @type {number[]} */ choice) => h("span", { class: "chip named-chip" }, icon("check"), game.pack.choice(choice, q)));
  return [h("span", { class: "bar-tray", role: "group", "aria-label": ui("decide.named") }, h("span", { class: "faint" }, ui("decide.named")), chips)];
}

/** In a game on one screen the sentence says who is meant. @param {Game} game */
function who(game) {
  if (game.question?.seat === CHANCE) return atTheTable(game);
  const name = game.local.length > 1 ? h("b", null, `${game.name(game.seat)}: `) : null;
  return h("span", { class: `seat seat-${game.colour(game.seat)}` }, emblem(game.colour(game.seat)), name);
}

/** The card that asks. @param {Game} game @param {any} q */
function because(game, q) {
  if (!(q.source >= 0)) return [];
  return [h("span", { class: "chip ref", "data-kind": "row", "data-value": q.source }, game.pack.value("row", q.source))];
}

/** What is picked so far, and what is still to be picked. @param {Game} game @param {any} q */
function picks(game, q) {
  if (!game.picked.length) return [];
  const chips = game.picked.map(({ kind, value }) => h("span", { class: "chip picked-chip" }, icon("check"), thingName(game, kind, value)));
  const kinds = new Set(game.fitting().flatMap((choice) =>
    (open(choice, game.picked, q, game.pack) ?? []).slice(0, 1).map((at) => game.pack.kindsOf(choice)[at])));
  const next = [...kinds].map((kind) => `decide.next.${kind}`).find(hasUi);
  return [...chips, h("span", { class: "bar-next" }, ui(kinds.size === 1 && next ? next : "decide.next"))];
}

/** @param {Game} game @param {number[]} choice @returns {Said} */
function staged(game, choice) {
  const { label, warning, sign } = manner(game);
  const named = dressed(game, game.pack.choiceParts(choice, game.question));
  const lefts = game.leaves(choice).map((/** @type {any} */ left) => h("strong", { class: "left" }, game.pack.left(left)));
  return {
    ask: [who(game), h("strong", { class: "bar-topic" }, ...named), ...lefts, h("span", { class: "faint" }, ui(warning))],
    will: game.stagedPreview ? results(game, game.stagedPreview) : [],
    options: [button("main confirm", sign, ui(label), () => game.confirm())],
  };
}

/** How a staged choice is asked for once more. @param {Game} game */
function manner(game) {
  const flags = game.stagedFlags;
  const next = game.stagedPreview?.next;
  if (game.leaves(game.staged ?? []).length && !(flags & REVEALS)) {
    return { label: "decide.go.leaves", warning: flags & ENDS && game.now.table.confirm_turn_end !== false ? "decide.warn.ends" : "decide.warn.leaves", sign: "check" };
  }
  const turn = game.now.turn === game.seat && !game.question.secret && game.now.table.phase !== "building" && game.now.table.confirm_turn_end !== false;
  if (flags & ENDS && turn && next?.seat !== game.seat) {
    return { label: "decide.go.ends", warning: flags & REVEALS ? "decide.warn.ends_reveals" : "decide.warn.ends", sign: "flag" };
  }
  // What is drawn while a game is set up is no news to wait for.
  if (flags & REVEALS && SETUP.includes(game.now.table.phase)) return { label: "decide.go", warning: "decide.warn.setup", sign: "check" };
  if (!(flags & REVEALS)) return { label: "decide.go", warning: flags & ENDS ? "decide.warn" : "decide.warn.none", sign: "check" };
  const rolls = next?.seat === CHANCE && next.topic.endsWith("die");
  return { label: rolls ? "decide.go.rolls" : "decide.go.reveals", warning: "decide.warn.reveals", sign: rolls ? "dice-5" : "check" };
}

/** Every open choice in words, as long as they are open. @param {Game} game */
function openList(game) {
  const q = game.question;
  const box = dialog({
    title: plain(game.pack.topicParts(q)), closeLabel: ui("page.close"), class: "options-box",
    body: optionList(game, () => box.close()), onclose: () => stop(),
  });
  const stop = on(game, "change", () => { if (game.question !== q) box.close(); });
}
