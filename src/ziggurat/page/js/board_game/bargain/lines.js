// The lines of a deal: how goods and promises are drawn in the tray and told in a sentence. Owns
// these small pieces; what they change is up to the tray.

import { h, icon } from "../../dom.js";
import { ui } from "../../words.js";

/** From so many on there is a button for all of them. */
const MANY = 3;
/** @type {Record<string, string>} */
const SIGNS = { trade: "trade", culture: "culture", unseen_hut: "hut", unseen_village: "village" };

/** The sign of a good. @param {any} pack @param {number} good */
export function goodSign(pack, good) {
  const label = pack.label("good", good);
  const family = pack.family(good);
  if (SIGNS[label] ?? SIGNS[`unseen_${family}`]) return SIGNS[label] ?? SIGNS[`unseen_${family}`];
  const resource = [...(pack.kinds.get("resource") ?? [])].find(([, at]) => at.label === label);
  return resource ? `good-${resource[0]}` : "card";
}

/** What a side gives, in words. @param {any} game @param {[number, number][]} goods @param {number[]} promises */
export function linesTold({ pack }, goods, promises) {
  return [
    ...goods.map(([good, amount]) => ({ sign: goodSign(pack, good), text: `${amount} × ${pack.value("good", good)}` })),
    ...promises.map((word) => ({ sign: "flag", text: ui("bargain.promise", pack.value("promise", word)) })),
  ];
}

/** @param {any} game @param {{own: boolean, seat: number, lines: Map<number, number>, draft: any, base: any, theirs: number[]}} given */
export function rows(game, given) {
  const { goods, faces } = game.position.table.bargain;
  return [
    h("ul", { class: "tray-goods" }, goods[given.seat].map((/** @type {[number, number]} */ [good, most]) =>
      h("li", { class: most ? "tray-good" : "tray-good none", "data-key": `good-${good}` }, stepper(game, given, good, most),
        given.own ? showing(game, given.draft, faces.filter((/** @type {number[]} */ at) => at[1] === good).map((/** @type {number[]} */ at) => at[0]), given.lines.get(good) ?? 0) : null))),
    h("div", { class: "tray-words", role: "group", "aria-label": ui("bargain.promises") },
      h("span", { class: "faint small" }, ui("bargain.promises_told")), [...(game.pack.kinds.get("promise")?.keys() ?? [])].map((word) => promise(game, given, word))),
  ];
}

/** How much of a good: less, more, all. @param {any} game @param {any} given @param {number} good @param {number} most */
function stepper(game, { own, seat, lines }, good, most) {
  const n = lines.get(good) ?? 0;
  const name = game.pack.value("good", good);
  const none = most ? null : ui(own ? "bargain.you_none" : "bargain.they_none", game.name(seat));
  const button = (/** @type {string} */ key, /** @type {number} */ to, /** @type {boolean} */ off, /** @type {any} */ inside) =>
    h("button", { type: "button", class: "step", "data-good": good, "data-step": to, "data-own": own ? "own" : "other", "data-key": key, disabled: off, "aria-label": none ?? ui(`bargain.${key}`, name) }, inside);
  return [
    h("span", { class: "good-name", "data-tip": none }, icon(goodSign(game.pack, good)), h("span", {}, name), h("span", { class: "faint small" }, none ? ui("bargain.none") : ui("bargain.of", most))),
    h("span", { class: "stepper" },
      button("less", n - 1, n === 0, icon("minus")),
      h("output", { class: n ? "amount some" : "amount", "aria-label": ui("bargain.amount", name, n) }, String(n)),
      button("more", n + 1, n >= most, icon("plus")),
      most >= MANY ? button("all", most, n >= most, ui("bargain.all_short")) : null),
  ];
}

/** Faces that could be shown before they are given. @param {any} game @param {any} draft @param {number[]} faces @param {number} most */
function showing(game, draft, faces, most) {
  if (!most || !faces.length) return null;
  const shown = draft.shown.filter((/** @type {number} */ face) => faces.includes(face));
  return h("span", { class: "tray-faces" }, h("span", { class: "faint small" }, ui("bargain.show")), [...new Set(faces)].map((face) => {
    const on = shown.includes(face);
    return h("button", { type: "button", class: "quiet toggle", "data-face": face, "data-key": `face-${face}`, "aria-pressed": String(on), disabled: !on && shown.length >= most }, icon("eye"), game.pack.row(face).title);
  }));
}

/** @param {any} game @param {any} given @param {number} word */
function promise(game, { own, seat, draft, base, theirs }, word) {
  const on = own ? draft.words.has(word) : theirs.includes(word);
  const bound = own ? base.words.has(word) : true;
  const why = own ? (bound ? ui("bargain.promised") : null) : on ? null : ui("bargain.they_promise", game.name(seat));
  return h("button", { type: "button", class: "quiet toggle", "data-word": own ? word : null, "data-key": `word-${word}`, "aria-pressed": String(on), disabled: bound, "data-tip": why, title: why },
    icon(on ? "check" : "flag"), game.pack.value("promise", word));
}
