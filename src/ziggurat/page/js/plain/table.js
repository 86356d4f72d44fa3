// A readable table for a game that has no drawing of its own: names and values of its view,
// as lists and tables. Owns this last resort; it knows nothing of any game.

import { h } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";

const HIDDEN = new Set(["is"]);

class Plain extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "plain");
  }

  build() {
    const table = this.game.position?.table;
    if (!table) return fill(this.root);
    fill(this.root, h("h2", {}, this.game.pack.title), tree(table.view ?? table));
  }
}

/** Anything at all, as a list of names and values.
 * @param {any} value
 * @returns {Node} */
function tree(value) {
  if (!compound(value)) return document.createTextNode(scalar(value));
  if (Array.isArray(value)) return list(value);
  const entries = Object.entries(value).filter(([name]) => !HIDDEN.has(name));
  return h(
    "dl",
    { class: "plain-list" },
    entries.map(([name, inner]) => [h("dt", {}, worded(name)), h("dd", {}, tree(inner))]),
  );
}

const compound = (/** @type {any} */ value) => typeof value === "object" && value !== null;
const worded = (/** @type {string} */ name) => name.replaceAll("_", " ");

/** @param {any} value */
function scalar(value) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? ui("panel.yes") : ui("panel.no");
  return String(value);
}

/** @param {any[]} values */
function list(values) {
  if (!values.length) return h("span", { class: "faint" }, "–");
  if (values.every((/** @type {any} */ value) => !compound(value))) return h("span", {}, values.map(scalar).join(", "));
  if (values.every((/** @type {any} */ value) => compound(value) && !Array.isArray(value))) return grid(values);
  return h("ol", { class: "plain-items" }, values.map((/** @type {any} */ value) => h("li", {}, tree(value))));
}

/** Alike things as a table, one line each.
 * @param {any[]} values */
function grid(values) {
  const names = [...new Set(values.flatMap((/** @type {any} */ value) => Object.keys(value)))].filter((name) => !HIDDEN.has(name));
  return h(
    "div",
    { class: "plain-scroll", tabindex: 0, role: "region", "aria-label": ui("panel.values") },
    h(
      "table",
      { class: "plain-grid" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "#"), names.map((name) => h("th", { scope: "col" }, worded(name))))),
      h("tbody", {}, values.map((/** @type {any} */ value, /** @type {number} */ at) =>
        h("tr", {}, h("th", { scope: "row" }, String(at + 1)), names.map((name) => h("td", {}, tree(value[name])))))),
    ),
  );
}

/** @param {any} table @param {HTMLElement} map */
export function layout(table, map) {
  const list = h("div", {});
  map.append(list);
  table.part(new Plain(list, table.game));
}
