// Begin: a game beside a real table, from its set-up or from a position that is written down.
// It offers what the server's menu says goes together and never knows what an option does.

import { dialog, h, icon } from "../dom.js";
import { api } from "../net.js";
import { errorText } from "../decision/toast.js";
import { ui } from "../words.js";
import { optionField, settled } from "../start/option.js";
import { faultWords } from "./faults.js";

/** @typedef {import("../words.js").Pack} Pack */

/** The way in from the start page, if a rule can play a seat of some game. @param {Pack[]} packs */
export function companionEntry(packs) {
  const pack = packs.find((found) => governing(found));
  if (!pack) return null;
  return h("button", { type: "button", class: "button companion-entry", "aria-haspopup": "dialog", onclick: () => new Begin(pack) },
    icon("dice-5"), ui("companion.entry"));
}

/** The module by which a rule plays a seat. @param {Pack} pack @returns {any} */
const governing = (pack) => pack.data.modules.find((/** @type {any} */ module) => module.governed > 0);

/** Mark a line of a text, so that its fault can be seen. @param {HTMLTextAreaElement} area @param {number} line */
export function showLine(area, line) {
  const lines = area.value.split("\n");
  if (!(line > 0) || line > lines.length) return;
  const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(from, from + lines[line - 1].length);
  area.scrollTop = Math.max(line - 3, 0) * (area.scrollHeight / lines.length);
}

/** What the server has against a text. @param {any} error */
export function faultText(error) {
  const { why, line, text } = error?.facts ?? {};
  if (error?.code !== "bad_position") return errorText(error);
  return why ? ui(`companion.fault.${why}`) : line > 0 ? ui("companion.fault_line", line, faultWords(text)) : ui("companion.fault", faultWords(text));
}

class Begin {
  /** @param {Pack} pack */
  constructor(pack) {
    this.pack = pack;
    this.modules = [governing(pack).name];
    /** @type {Record<string, string>} */
    this.wishes = {};
    this.people = 1;
    /** @type {any} */
    this.menu = null;
    this.fields = h("div", { class: "companion-fields" });
    this.text = h("textarea", { class: "facts", rows: "9", spellcheck: "false", "aria-label": ui("companion.position"), placeholder: this.#example() });
    const file = h("input", { type: "file", class: "unseen", tabindex: "-1", "aria-hidden": "true", onchange: async () => { if (file.files?.[0]) this.text.value = await file.files[0].text(); } });
    this.written = h("details", { class: "companion-text" }, h("summary", null, ui("companion.from_text")),
      h("p", { class: "small" }, ui("companion.from_text_hint")), this.text, file,
      h("div", { class: "row" },
        h("button", { type: "button", class: "button", onclick: () => file.click() }, icon("log"), ui("companion.file")),
        h("button", { type: "button", class: "button", onclick: () => { this.text.value = this.#example(); } }, ui("companion.example"))));
    this.problem = h("p", { class: "problem", role: "alert" });
    this.box = dialog({
      title: ui("companion.title"), closeLabel: ui("page.close"), class: "companion-box",
      body: [h("p", null, ui("companion.intro")), this.fields, this.problem, this.written],
      actions: [{ label: ui("companion.begin"), main: true, keep: true, act: () => this.#go() }],
    });
    this.#ask();
  }

  /** A position to begin with, in the words of scenes. */
  #example() {
    return `scene: ${ui("companion.example_name")}\ngame: ${this.pack.game}\nmodules: [${this.modules.join(", ")}]\nseats: [p1, p2]\nbegin: seed 4\nposition:\n  trade p1 2: 3\n  trade p2 1: 1\n`;
  }

  async #ask() {
    const options = Object.entries(this.wishes).map(([name, value]) => `${name}:${value}`).join(",");
    try {
      this.menu = await api.get(`/api/menu/${encodeURIComponent(this.pack.game)}?${new URLSearchParams({ modules: this.modules.join(","), options })}`);
      this.#draw();
    } catch (error) {
      this.problem.textContent = faultText(error);
    }
  }

  #draw() {
    const { menu } = this;
    const counts = menu.seats.map((/** @type {number} */ seats) => seats - menu.governed);
    if (!counts.includes(this.people)) this.people = counts[0];
    const others = menu.modules.filter((/** @type {any} */ { name }) => name !== governing(this.pack).name);
    this.fields.replaceChildren(
      field(ui("companion.people"), select(counts.map((/** @type {number} */ count) => [String(count), ui("companion.count", count)]), String(this.people),
        (value) => { this.people = Number(value); this.#draw(); })),
      ...others.map((/** @type {any} */ { name, chosen, obstacle }) => h("label", { class: "check" },
        h("input", { type: "checkbox", name, checked: chosen ? "" : null, disabled: obstacle && !chosen ? "" : null, onchange: () => this.#toggle(name) }), h("span", null, this.#label(name)))),
      ...menu.options.map((/** @type {any} */ option) => this.#option(option)));
  }

  /** The seats of the people at the table, by name. */
  #seats() {
    const { seat_names: names, words } = this.pack.data;
    return names.slice(0, this.people).map((/** @type {string} */ name) => ({ name, label: words[`seat.${name}`] ?? name }));
  }

  /** @param {any} option */
  #option(option) {
    const { name, values } = option;
    const about = this.pack.data.options.find((/** @type {any} */ option) => option.name === name);
    if (about && option.kind !== "list") return optionField(option, about, this.#seats(), (value) => { this.wishes[name] = value; this.#ask(); });
    const open = values.filter((/** @type {any} */ { obstacle, chosen }) => !obstacle || chosen);
    if (!about || open.length < 2) return "";
    const label = (/** @type {string} */ value) => about.values.find((/** @type {any} */ at) => at.name === value)?.label ?? value;
    return field(about.label, select(open.map((/** @type {any} */ value) => [value.name, label(value.name)]), open.find((/** @type {any} */ value) => value.chosen)?.name ?? "",
      (value) => { this.wishes[name] = value; this.#ask(); }));
  }

  /** @param {string} module */
  #label(module) {
    return this.pack.data.modules.find((/** @type {any} */ at) => at.name === module)?.label ?? module;
  }

  /** @param {string} name */
  #toggle(name) {
    this.modules = this.modules.includes(name) ? this.modules.filter((at) => at !== name) : [...this.modules, name];
    this.#ask();
  }

  async #go() {
    this.problem.textContent = "";
    const position = this.written.open ? this.text.value : "";
    const names = this.#seats().map((/** @type {any} */ { name }) => name);
    const options = Object.fromEntries((this.menu?.options ?? []).map((/** @type {any} */ option) => [option.name, settled(option, names)]));
    try {
      const { id } = await api.post("/api/companion", position.trim() ? { position }
        : { game: this.pack.game, modules: this.modules, options, names: Array(this.people).fill("") });
      this.box.close();
      location.hash = `#/game/${id}`;
    } catch (error) {
      this.problem.textContent = faultText(error);
      showLine(this.text, /** @type {any} */ (error).facts?.line);
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }
}

/** @param {string} label @param {Node} input */
const field = (label, input) => h("label", { class: "field" }, h("span", null, label), input);

/** @param {string[][]} values value and label @param {string} chosen @param {(value: string) => void} act */
function select(values, chosen, act) {
  const box = h("select", { onchange: () => act(box.value) }, values.map(([value, label]) => h("option", { value, selected: value === chosen ? "" : null }, label)));
  return box;
}
