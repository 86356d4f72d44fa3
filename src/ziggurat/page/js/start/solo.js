// Solo: one person against a seat that a rule plays, begun with one press.
// It knows no game: a pack says which module governs a seat, and the menu what goes with it.

import { h, icon } from "../dom.js";
import { api } from "../net.js";
import { settings } from "../settings.js";
import { ui } from "../words.js";

/** @typedef {import("../words.js").Pack} Pack */

export class Solo {
  /**
   * @param {HTMLElement} root
   * @param {Pack[]} packs
   * @param {(body: any) => Promise<void>} start
   * @param {(error: unknown) => void} fail
   */
  constructor(root, packs, start, fail) {
    const pack = packs.find((found) => governing(found));
    if (!pack) return;
    this.pack = pack;
    /** @type {string} */
    this.module = governing(pack).name;
    const label = governing(pack).solo;
    this.start = start;
    /** @type {HTMLInputElement[]} */
    this.boxes = [];
    /** @type {HTMLSelectElement[]} */
    this.fields = [];
    this.button = h("button", { type: "submit", class: "button main big" }, icon("play"), label);
    this.form = h("form", { class: "solo", "aria-label": label, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.#go(); } }, this.button);
    root.replaceChildren(this.form);
    this.#fill().catch(fail);
  }

  /** What can be chosen: the settings of the rule that plays, and what else goes with it. */
  async #fill() {
    const menu = await api.get(`/api/menu/${encodeURIComponent(this.pack.game)}?${new URLSearchParams({ modules: this.module })}`);
    const own = this.pack.data.options.filter((/** @type {any} */ option) => option.module === this.module);
    this.fields = own.map((/** @type {any} */ { name, label, values }) => h("select", { name, "aria-label": label },
      values.map((/** @type {any} */ value) => h("option", { value: value.name }, value.label))));
    const others = menu.modules.filter((/** @type {any} */ { name, obstacle }) => name !== this.module && !obstacle);
    this.boxes = others.map((/** @type {any} */ { name }) => h("input", { type: "checkbox", name }));
    this.form.append(h("div", { class: "solo-choices" },
      own.map((/** @type {any} */ { label }, /** @type {number} */ at) => h("label", { class: "field" }, h("span", null, label), this.fields[at])),
      others.map((/** @type {any} */ { name }, /** @type {number} */ at) => h("label", { class: "check" }, this.boxes[at], h("span", null, ui("start.solo_with", this.#label(name)))))));
  }

  /** @param {string} module @returns {string} */
  #label(module) {
    return this.pack.data.modules.find((/** @type {any} */ at) => at.name === module)?.label ?? module;
  }

  async #go() {
    this.button.disabled = true;
    const name = settings.get("name");
    await this.start({
      game: this.pack.game,
      modules: [this.module, ...this.boxes.filter((box) => box.checked).map((box) => box.name)],
      options: Object.fromEntries(this.fields.map((field) => [field.name, field.value])),
      seats: [{ kind: "you", ...(name ? { name } : {}) }],
    });
    this.button.disabled = false;
  }
}

/** The module by which a rule plays a seat. @param {Pack} pack @returns {any} */
function governing(pack) {
  return pack.data.modules.find((/** @type {any} */ module) => module.governed > 0);
}
