// Panes: the panels around the map. On a wide screen they stand side by side; on a phone each
// is a sheet that a tab opens. Owns the tabs, the sheets and the dots that say where something
// can be chosen; it never draws what is in a pane.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "./morph.js";

/** @typedef {{name: string, sign: string, el: HTMLElement, title: HTMLElement, close: HTMLElement, stays: boolean}} Pane */

export class Panes {
  /** @param {HTMLElement} root the table */
  constructor(root) {
    this.root = root;
    /** @type {Pane[]} */
    this.all = [];
    this.tabs = h("nav", { class: "table-tabs" });
    this.open = "";
    on(this.tabs, "click", (event) => this.#tab(event));
    on(root, "keydown", (event) => {
      if (event.key === "Escape" && this.open) this.show("");
    });
  }

  /** Make a pane; returns the element that a part draws into.
   * @param {string} name @param {string} sign @param {boolean} [stays] whether its sheet stays open while a choice is on its way */
  add(name, sign, stays = false) {
    const body = h("div", { class: "pane-body" });
    const title = h("b", { "aria-hidden": "true" });
    const close = h("button", { type: "button", class: "quiet", onclick: () => this.show("") }, icon("close"));
    const el = h("section", { class: `pane pane-${name}`, "data-pane": name }, h("div", { class: "pane-top" }, title, close), body);
    this.all.push({ name, sign, el, title, close, stays });
    return body;
  }

  /** The element of a pane. @param {string} name */
  pane(name) {
    return this.#named(name).el;
  }

  /** @param {string} name */
  #named(name) {
    return /** @type {Pane} */ (this.all.find((pane) => pane.name === name));
  }

  draw() {
    this.tabs.setAttribute("aria-label", ui("panel.panes"));
    for (const pane of this.all) {
      const label = ui(`panel.pane.${pane.name}`);
      pane.el.setAttribute("aria-label", label);
      pane.title.textContent = label;
      pane.close.setAttribute("aria-label", ui("panel.close_pane", label));
    }
    fill(this.tabs, this.all.filter((pane) => !pane.el.hidden).map((pane) => this.#button(pane)));
  }

  /** @param {Pane} pane */
  #button(pane) {
    const can = pane.el.querySelectorAll(".can").length;
    const label = ui(`panel.pane.${pane.name}`);
    return h(
      "button",
      {
        type: "button", class: "tab", "data-pane": pane.name, "data-key": pane.name,
        "aria-expanded": String(this.open === pane.name),
        "aria-label": can ? ui("panel.pane_can", label, can) : label,
      },
      icon(pane.sign),
      h("span", {}, label),
      can ? h("i", { class: "dot" }) : null,
    );
  }

  /** @param {any} event */
  #tab(event) {
    const name = event.target.closest("[data-pane]")?.dataset.pane;
    if (name) this.show(name === this.open ? "" : name);
  }

  /** Whether panes are sheets, as on a phone. */
  isNarrow() {
    return getComputedStyle(this.tabs).display !== "none";
  }

  /** While a choice is on its way, sheets make room for the map. */
  makeRoom() {
    if (this.open && !this.#named(this.open).stays) this.show("");
  }

  /** Open a sheet, or close the open one. @param {string} name @param {boolean} [focus] whether the keyboard goes along */
  show(name, focus = true) {
    const before = this.open;
    this.open = name;
    for (const pane of this.all) pane.el.classList.toggle("open", pane.name === name);
    this.draw();
    if (!focus) return;
    const to = name ? this.#named(name).close : this.tabs.querySelector(`[data-pane="${before}"]`);
    if (to instanceof HTMLElement && to.offsetParent) to.focus({ preventScroll: true });
  }
}
