// Options of a new game that are not chosen from a list: a number, or some of the seats.
// It draws the field for what the server's menu offers and never knows what an option does.

import { h } from "../dom.js";

/** @typedef {{name: string, kind: string, values: {name: string, chosen: boolean}[], least?: number, most?: number}} Shown */

const PLUS = "+";
const NOBODY = "none";

/** What is chosen for an option. @param {{values: {name: string, chosen: boolean}[]}} option @returns {string} */
export function chosenValue({ values }) {
  return values.find((value) => value.chosen)?.name ?? "";
}

/** Of seats that are chosen those that are at the table. @param {Shown} option @param {string[]} names @returns {string} */
export function settled(option, names) {
  const value = chosenValue(option);
  if (option.kind !== "seats") return value;
  return value.split(PLUS).filter((name) => names.includes(name)).join(PLUS) || NOBODY;
}

/**
 * The field of an option that is a number or a set of seats, with its label.
 * @param {Shown} option
 * @param {{label: string, text: string}} words
 * @param {{name: string, label: string}[]} seats those that can be chosen
 * @param {(value: string, focus: string) => void} change with the field that was changed
 */
export function optionField(option, words, seats, change) {
  const hint = words.text ? h("small", { class: "faint", id: `hint-${option.name}` }, words.text) : null;
  const described = hint ? { "aria-describedby": hint.id } : {};
  const focus = `option-${option.name}`;
  if (option.kind === "number") {
    const field = h("input", {
      type: "number", min: String(option.least), max: String(option.most), step: "1", required: true, inputmode: "numeric",
      value: chosenValue(option), "data-field": focus, ...described,
      onchange: () => { if (field.reportValidity()) change(String(Number(field.value)), focus); },
    });
    return h("div", { class: "field" }, h("label", { class: "field" }, h("span", null, words.label), field), hint);
  }
  const before = chosenValue(option).split(PLUS);
  const boxes = seats.map(({ name }) => h("input", {
    type: "checkbox", value: name, checked: before.includes(name), "data-field": `${focus}-${name}`,
    onchange: () => change(boxes.filter((box) => box.checked).map((box) => box.value).join(PLUS) || NOBODY, `${focus}-${name}`),
  }));
  return h("fieldset", { class: "field some-seats", ...described }, h("legend", null, words.label),
    seats.map(({ label }, at) => h("label", { class: "check" }, boxes[at], h("span", null, label))), hint);
}
