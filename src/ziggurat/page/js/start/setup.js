// Set-up: the form that starts a new game: which game, which options, who sits where.
// It offers what packs list and never knows what an option does.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { settings } from "../settings.js";
import { emblem } from "../decision/refs.js";

/** @typedef {import("../words.js").Pack} Pack */
/** @typedef {{kind: string, level: string, name: string}} SeatPlan */

const KINDS = ["you", "here", "link", "bot"];

export class Setup {
  /**
   * @param {Element} root
   * @param {Pack[]} packs
   * @param {string[]} levels of bots, weakest first
   * @param {(body: any) => void} start
   */
  constructor(root, packs, levels, start) {
    this.root = root;
    this.packs = packs;
    this.levels = levels;
    this.pack = packs[0];
    /** @type {Record<string, string>} */
    this.options = {};
    /** @type {Set<string>} */
    this.modules = new Set();
    this.best = levels[levels.length - 1] ?? "";
    /** @type {SeatPlan[]} */
    this.seats = [{ kind: "you", level: this.best, name: "" }, { kind: "bot", level: this.best, name: "" }];
    this.seed = h("input", { type: "text", maxlength: "64", autocomplete: "off", spellcheck: "false" });
    this.form = h("form", { class: "setup", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); start(this.#body()); } });
    root.append(this.form);
    this.#choosePack(packs[0]);
  }

  #body() {
    const { data } = this.pack;
    const seats = this.seats.map(({ kind, level, name }) => (kind === "bot"
      ? { kind, level } : { kind, ...(name.trim() ? { name: name.trim() } : {}) }));
    const seed = this.seed.value.trim();
    return { game: data.game, modules: [...this.modules], options: this.options, seats, ...(seed ? { seed } : {}) };
  }

  /** @param {Pack} pack */
  #choosePack(pack) {
    this.pack = pack;
    this.modules.clear();
    this.options = Object.fromEntries(pack.data.options.map((/** @type {any} */ option) => [option.name, option.values[0].name]));
    if (pack.data.options.some((/** @type {any} */ option) => option.name === "map")) this.options.map = firstMap(pack);
    this.seats.length = Math.min(this.seats.length, Math.max(...pack.data.seats));
    while (this.seats.length < Math.min(...pack.data.seats)) this.seats.push(this.#another());
    this.draw();
  }

  /** @returns {SeatPlan} */
  #another() {
    return { kind: "bot", level: this.best, name: "" };
  }

  draw() {
    const { pack } = this;
    const more = h("details", { class: "setup-more" }, h("summary", null, ui("start.more")),
      h("label", { class: "field" }, h("span", null, ui("start.seed")), this.seed), h("p", { class: "small faint" }, ui("start.seed_hint")));
    this.form.replaceChildren(
      this.packs.length > 1 ? this.#games() : h("p", null, pack.title),
      h("p", { class: "faint" }, pack.data.text),
      h("p", { class: "small setup-read" }, ["rules", "components"].map((name) => h("a", { href: `#/${name}/${pack.data.game}` }, ui(`start.${name}_of`, pack.title)))),
      h("div", { class: "setup-options" }, pack.data.options.map((/** @type {any} */ option) => this.#option(option)), this.#moduleBoxes()),
      h("fieldset", null, h("legend", null, ui("start.seats")), h("ol", { class: "setup-seats" }, this.seats.map((seat, at) => this.#seat(seat, at))), this.#addSeat()),
      more,
      h("button", { class: "button main", type: "submit" }, icon("play"), ui("start.begin")),
    );
  }

  #games() {
    return h("div", { class: "setup-games", role: "radiogroup", "aria-label": ui("start.game") }, this.packs.map((pack) =>
      h("label", { class: pack === this.pack ? "game-card chosen" : "game-card" },
        h("input", { type: "radio", name: "game", checked: pack === this.pack, onchange: () => { this.#choosePack(pack); this.form.querySelector("input:checked") instanceof HTMLElement && /** @type {HTMLElement} */ (this.form.querySelector("input:checked")).focus(); } }),
        h("span", null, pack.title))));
  }

  /** @param {any} option */
  #option(option) {
    const field = h("select", { onchange: () => { this.options[option.name] = field.value; } },
      option.values.map((/** @type {any} */ value) => h("option", { value: value.name, selected: this.options[option.name] === value.name }, value.label)));
    const hint = option.text ? h("small", { class: "faint", id: `hint-${option.name}` }, option.text) : null;
    if (hint) field.setAttribute("aria-describedby", hint.id);
    return h("div", { class: "field" }, h("label", { class: "field" }, h("span", null, option.label), field), hint);
  }

  #moduleBoxes() {
    return this.pack.data.modules.map((/** @type {any} */ module) => {
      const box = h("input", {
        type: "checkbox", checked: this.modules.has(module.name),
        onchange: () => { if (box.checked) this.modules.add(module.name); else this.modules.delete(module.name); },
      });
      const stage = module.stage && hasUi(`start.stage.${module.stage}`) ? h("span", { class: "chip" }, ui(`start.stage.${module.stage}`)) : null;
      return h("label", { class: "check" }, box, h("span", null, module.label), stage);
    });
  }

  /** @param {SeatPlan} seat @param {number} at */
  #seat(seat, at) {
    const named = this.pack.value("seat", at);
    const kinds = KINDS.filter((kind) => kind !== "you" || seat.kind === "you" || !this.seats.some((other) => other.kind === "you"));
    const kind = h("select", { "aria-label": ui("start.who", named), onchange: () => { seat.kind = kind.value; this.draw(); this.#focus(at); } },
      kinds.map((name) => h("option", { value: name, selected: name === seat.kind }, ui(`start.kind.${name}`))));
    const level = h("select", { "aria-label": ui("start.level", named), onchange: () => { seat.level = level.value; } },
      this.levels.map((name) => h("option", { value: name, selected: name === seat.level }, ui(`start.bot.${name}`))));
    const name = h("input", {
      type: "text", maxlength: "24", value: seat.name || (seat.kind === "you" ? settings.get("name") : ""), placeholder: named, "aria-label": ui("start.name", named),
      onchange: () => { seat.name = name.value; if (seat.kind === "you") settings.set("name", name.value.trim()); },
    });
    if (seat.kind === "you" && !seat.name) seat.name = settings.get("name");
    const remove = this.seats.length > Math.min(...this.pack.data.seats)
      ? h("button", { type: "button", class: "quiet", "aria-label": ui("start.remove", named), onclick: () => { this.seats.splice(at, 1); this.draw(); this.#focus(at - 1); } }, icon("minus")) : null;
    return h("li", { class: `seat-${at % 5}` }, emblem(at % 5), kind, seat.kind === "bot" ? level : name, remove);
  }

  #addSeat() {
    if (this.seats.length >= Math.max(...this.pack.data.seats)) return null;
    return h("button", { type: "button", class: "quiet", onclick: () => { this.seats.push(this.#another()); this.draw(); this.#focus(this.seats.length - 1); } }, icon("plus"), ui("start.add"));
  }

  /** @param {number} at */
  #focus(at) {
    const field = this.form.querySelectorAll(".setup-seats select[aria-label]")[0] && this.form.querySelectorAll(".setup-seats li")[Math.max(at, 0)]?.querySelector("select");
    if (field instanceof HTMLElement) field.focus();
  }
}

/** The map for beginners where there is one. @param {Pack} pack @returns {string} */
export function firstMap(pack) {
  const map = pack.data.options.find((/** @type {any} */ option) => option.name === "map");
  const values = (map?.values ?? []).map((/** @type {any} */ value) => value.name);
  return values.find((/** @type {string} */ name) => name.startsWith("first")) ?? values[0] ?? "";
}
