// Editor: one line of what lies on a real table, corrected in place: a number by steps, a card or a
// space from a list. It never knows what is allowed: the server offers, and refuses with a reason.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { corrected, isNumber, labelOf, valueOf } from "./items.js";

/** @typedef {import("../game.js").Game} Game */
/** @typedef {import("./items.js").Item} Item */

/** Of more than these, a field finds the right one. */
const MANY = 16;

/**
 * @param {Game} game
 * @param {Item} item
 * @param {(corrections: any[]) => Promise<void>} state
 * @param {() => void} cancel
 */
export function editor(game, item, state, cancel) {
  let values = [...item.values];
  const root = h("div", { class: "fact-editor", role: "group", "aria-label": labelOf(game, item) });
  const save = h("button", { type: "button", class: "button main", onclick: () => state([corrected(item, values)]) }, ui("companion.state"));
  const foot = h("div", { class: "row" }, save, h("button", { type: "button", class: "button", onclick: cancel }, ui("companion.cancel")));
  if (isNumber(game, item)) {
    root.append(stepper(game, item, values[0] ?? 0, (value) => { values = [value]; }), foot);
  } else {
    const list = h("div", { class: "fact-values" });
    root.append(list, foot);
    game.desk.choices(item).then((choices) => pick(game, item, list, choices, (now) => { values = now; }), () => pick(game, item, list, [], (now) => { values = now; }));
  }
  return root;
}

/** @param {Game} game @param {Item} item @param {number} value @param {(value: number) => void} set */
function stepper(game, item, value, set) {
  const field = h("input", { type: "number", min: "0", step: "1", value: String(value), inputmode: "numeric", "aria-label": labelOf(game, item), onchange: () => set(Number(field.value)) });
  const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ by) => h("button", {
    type: "button", class: "button", "aria-label": ui(key), onclick: () => { field.value = String(Math.max(Number(field.value) + by, 0)); set(Number(field.value)); },
  }, icon(sign));
  return h("div", { class: "fact-stepper" }, step("minus", "companion.less", -1), field, step("plus", "companion.more", 1));
}

/** @param {Game} game @param {Item} item @param {HTMLElement} list @param {number[]} choices @param {(values: number[]) => void} set */
function pick(game, item, list, choices, set) {
  let values = [...item.values];
  const options = [...new Set([...item.values, ...choices])].sort((a, b) => valueOf(game, item, a).localeCompare(valueOf(game, item, b), undefined, { numeric: true }));
  const change = (/** @type {number[]} */ now) => { values = now; set(now); draw(); };
  const field = (/** @type {number | null} */ value, /** @type {string} */ empty, /** @type {(value: number | null) => void} */ act) => select(game, item, options, value, empty, act);
  const draw = () => {
    list.replaceChildren(...(item.many
      ? [...values.map((value, at) => h("div", { class: "fact-value" },
        field(value, ui("companion.remove"), (now) => change(now === null ? values.filter((_, other) => other !== at) : values.with(at, now))))),
      h("div", { class: "fact-value" }, field(null, ui("companion.add"), (now) => { if (now !== null) change([...values, now]); }))]
      : [field(values[0] ?? null, ui("companion.nothing"), (now) => change(now === null ? [] : [now]))]));
  };
  draw();
}

/**
 * A list to choose from; a long one has a field that finds the right one.
 * @param {Game} game @param {Item} item @param {number[]} options @param {number | null} value @param {string} empty @param {(value: number | null) => void} act
 */
function select(game, item, options, value, empty, act) {
  const box = h("select", { "aria-label": labelOf(game, item), onchange: () => act(box.value === "" ? null : Number(box.value)) });
  const fill = (/** @type {string} */ words) => box.replaceChildren(
    h("option", { value: "", selected: value === null }, empty),
    ...options.filter((at) => at === value || valueOf(game, item, at).toLowerCase().includes(words.toLowerCase()))
      .map((at) => h("option", { value: String(at), selected: at === value }, valueOf(game, item, at))));
  fill("");
  if (options.length <= MANY || value !== null) return box;
  const find = h("input", { type: "search", class: "fact-find", placeholder: ui("companion.find_value"), "aria-label": ui("companion.find_value"), oninput: () => fill(find.value.trim()) });
  return h("div", { class: "fact-search" }, find, box);
}
