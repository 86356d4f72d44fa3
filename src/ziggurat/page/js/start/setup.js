// Set-up: the form that starts a new game: which game, which options, who sits where.
// It offers what the server's menu says goes together, and never knows what an option does.

import { h, icon } from "../dom.js";
import { api } from "../net.js";
import { hasUi, ui } from "../words.js";
import { settings } from "../settings.js";
import { emblem } from "../decision/refs.js";
import { optionField, settled } from "./option.js";

/** @typedef {import("../words.js").Pack} Pack */
/** @typedef {{kind: string, level: string, name: string}} SeatPlan */
/** @typedef {{kind: string, one: string, other: string}} Obstacle two terms: a module, or option=value */
/** @typedef {{name: string, chosen: boolean, obstacle: Obstacle | null}} Offer */
/** @typedef {{name: string, kind: string, values: Offer[], least?: number, most?: number}} Option */
/** @typedef {{modules: Offer[], options: Option[], seats: number[], governed: number}} Menu */

const KINDS = ["you", "here", "link", "bot"];

export class Setup {
  /**
   * @param {Element} root
   * @param {Pack[]} packs
   * @param {string[]} levels of bots, weakest first
   * @param {(body: any) => void} start
   * @param {(error: unknown) => void} fail
   */
  constructor(root, packs, levels, start, fail) {
    this.root = root;
    this.fail = fail;
    this.packs = packs;
    this.levels = levels;
    this.pack = packs[0];
    /** What was set by hand; the menu settles the rest. @type {Record<string, string>} */
    this.wishes = {};
    /** @type {Menu} */
    this.menu = { modules: [], options: [], seats: packs[0].data.seats, governed: 0 };
    this.asked = 0;
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
    const names = this.#people().map(({ name }) => name);
    const options = Object.fromEntries(this.menu.options.map((option) => [option.name, settled(option, names)]));
    return { game: data.game, modules: chosen(this.menu.modules), options, seats, ...(seed ? { seed } : {}) };
  }

  /** @param {Pack} pack */
  #choosePack(pack) {
    this.pack = pack;
    this.wishes = {};
    const map = firstMap(pack);
    if (map) this.wishes.map = map;
    this.#ask([], "game");
  }

  /** Ask what goes together now, and show it. @param {string[]} modules @param {string} focus what was changed */
  async #ask(modules, focus) {
    const asked = ++this.asked;
    const query = new URLSearchParams({ modules: modules.join(","), options: Object.entries(this.wishes).map(([name, value]) => `${name}:${value}`).join(",") });
    try {
      const menu = await api.get(`/api/menu/${encodeURIComponent(this.pack.game)}?${query}`);
      if (asked !== this.asked) return;
      // Who plays is chosen for the seats of people and bots; what a rule plays comes on top.
      this.menu = { ...menu, seats: menu.seats.map((/** @type {number} */ count) => count - menu.governed) };
    } catch (error) {
      this.fail(error);
      return;
    }
    this.#resize(this.seats.length);
    this.draw();
    const field = this.form.querySelector(`[data-field="${focus}"]`);
    if (asked > 1 && field instanceof HTMLElement) field.focus();
  }

  /** Have this many seats, or the nearest number that can play. @param {number} count */
  #resize(count) {
    const most = Math.max(...this.menu.seats.filter((seats) => seats <= count), 0) || Math.min(...this.menu.seats);
    this.seats.length = Math.min(this.seats.length, most);
    while (this.seats.length < most) this.seats.push(this.#another());
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
      h("div", { class: "setup-options" }, this.menu.modules.map((offer) => this.#module(offer)), this.menu.options.map((option) => this.#option(option))),
      h("fieldset", null, h("legend", null, ui("start.seats")), h("ol", { class: "setup-seats" }, this.seats.map((seat, at) => this.#seat(seat, at)), this.#governed()), this.#addSeat()),
      more,
      h("button", { class: "button main", type: "submit" }, icon("play"), ui("start.begin")),
    );
  }

  #games() {
    return h("div", { class: "setup-games", role: "radiogroup", "aria-label": ui("start.game") }, this.packs.map((pack) =>
      h("label", { class: pack === this.pack ? "game-card chosen" : "game-card" },
        h("input", { type: "radio", name: "game", value: pack.game, checked: pack === this.pack, "data-field": pack === this.pack ? "game" : "", onchange: () => this.#choosePack(pack) }),
        cover(pack), h("span", null, pack.title))));
  }

  /** The seats of people and bots, by name. */
  #people() {
    return this.seats.map((_, at) => ({ name: this.pack.data.seat_names[at], label: this.#chair(at) }));
  }

  /** @param {Option} option */
  #option(option) {
    const { name, values } = option;
    const words = this.pack.data.options.find((/** @type {any} */ option) => option.name === name);
    if (option.kind !== "list") return optionField(option, words, this.#people(), (value, focus) => { this.wishes[name] = value; this.#ask(chosen(this.menu.modules), focus); });
    const label = (/** @type {string} */ value) => words.values.find((/** @type {any} */ at) => at.name === value).label;
    const field = h("select", { "data-field": `option-${name}`, onchange: () => { this.wishes[name] = field.value; this.#ask(chosen(this.menu.modules), `option-${name}`); } },
      values.map((offer) => h("option", { value: offer.name, selected: offer.chosen, disabled: Boolean(offer.obstacle) }, label(offer.name))));
    const hints = [words.text, ...this.#barred(name, values, label)].filter(Boolean).map((text, at) => h("small", { class: "faint", id: `hint-${name}-${at}` }, text));
    if (hints.length) field.setAttribute("aria-describedby", hints.map((hint) => hint.id).join(" "));
    return h("div", { class: "field" }, h("label", { class: "field" }, h("span", null, words.label), field), hints);
  }

  /** @param {Offer} offer */
  #module(offer) {
    const words = this.pack.data.modules.find((/** @type {any} */ module) => module.name === offer.name);
    const box = h("input", {
      type: "checkbox", checked: offer.chosen, disabled: Boolean(offer.obstacle), "data-field": `module-${offer.name}`,
      // Whoever ticks the next one before the answer is there keeps this one.
      onchange: () => { offer.chosen = box.checked; this.#ask(chosen(this.menu.modules), `module-${offer.name}`); },
    });
    const stage = hasUi(`start.stage.${words.stage}`) ? h("span", { class: "chip" }, ui(`start.stage.${words.stage}`)) : null;
    const hints = [words.text, this.#against(offer)].filter(Boolean).map((text, at) => h("small", { class: "faint", id: `hint-${offer.name}-${at}` }, text));
    if (hints.length) box.setAttribute("aria-describedby", hints.map((hint) => hint.id).join(" "));
    return h("div", { class: "field module" }, h("label", { class: "check" }, box, h("span", null, words.label), stage), hints);
  }

  /** What stands against values of an option: those with the same obstacle are told together.
   * @param {string} name @param {Offer[]} values @param {(value: string) => string} label */
  #barred(name, values, label) {
    /** @type {Map<string, string[]>} */
    const told = new Map();
    for (const { name: value, obstacle } of values) {
      if (!obstacle) continue;
      const other = obstacle.one === `${name}=${value}` ? obstacle.other : obstacle.one;
      const key = obstacle.kind === "seats" ? ui("start.against.seats", "{0}") : ui(obstacle.kind === "needs" ? "start.only_with" : "start.not_with", this.#term(other), "{0}");
      told.set(key, [...(told.get(key) ?? []), label(value)]);
    }
    return [...told].map(([text, labels]) => text.replace("{0}", labels.join(", ")));
  }

  /** What stands against something, in words. @param {Offer} offer */
  #against({ obstacle }) {
    return obstacle ? ui(`start.against.${obstacle.kind}`, this.#term(obstacle.one), this.#term(obstacle.other)) : "";
  }

  /** @param {string} term a module, or option=value */
  #term(term) {
    const [name, value] = term.split("=");
    const { modules, options } = this.pack.data;
    const found = (value === undefined ? modules : options).find((/** @type {any} */ at) => at.name === name);
    if (value === undefined) return found?.label ?? name;
    return `${found?.label ?? name}: ${found?.values.find((/** @type {any} */ at) => at.name === value)?.label ?? value}`;
  }

  /** @param {SeatPlan} seat @param {number} at */
  #seat(seat, at) {
    const named = this.#chair(at);
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
    const remove = this.seats.length > Math.min(...this.menu.seats)
      ? h("button", { type: "button", class: "quiet", "aria-label": ui("start.remove", named), onclick: () => { this.seats.splice(at, 1); this.#resize(this.seats.length); this.draw(); this.#focus(at - 1); } }, icon("minus")) : null;
    return h("li", { class: `seat-${at % 5}` }, emblem(at % 5), kind, seat.kind === "bot" ? level : name, remove);
  }

  /** The seats that a rule plays: there is nothing to choose for them. */
  #governed() {
    return Array.from({ length: this.menu.governed }, (_, more) => {
      const at = this.seats.length + more;
      return h("li", { class: `seat-${at % 5} setup-rule` }, emblem(at % 5), h("span", null, icon("rules"), ui("start.kind.rule")));
    });
  }

  /** What a seat is called; the pack of the base game may know of fewer. @param {number} at */
  #chair(at) {
    const name = this.pack.data.seat_names[at];
    return this.pack.data.words[`seat.${name}`] ?? name;
  }

  #addSeat() {
    const next = this.menu.seats.find((count) => count > this.seats.length);
    if (!next) return null;
    return h("button", { type: "button", class: "quiet", onclick: () => { this.#resize(next); this.draw(); this.#focus(this.seats.length - 1); } }, icon("plus"), ui("start.add"));
  }

  /** @param {number} at */
  #focus(at) {
    const field = this.form.querySelectorAll(".setup-seats select[aria-label]")[0] && this.form.querySelectorAll(".setup-seats li")[Math.max(at, 0)]?.querySelector("select");
    if (field instanceof HTMLElement) field.focus();
  }
}

/** The picture of a game. @param {Pack} pack */
export function cover(pack) {
  const picture = icon(`cover-${pack.data.folder}`);
  picture.classList.add("game-cover");
  return picture;
}

/** The names of what is chosen. @param {Offer[]} offers */
function chosen(offers) {
  return offers.filter((offer) => offer.chosen).map((offer) => offer.name);
}

/** The map for beginners where there is one. @param {Pack} pack @returns {string} */
export function firstMap(pack) {
  const map = pack.data.options.find((/** @type {any} */ option) => option.name === "map");
  const values = (map?.values ?? []).map((/** @type {any} */ value) => value.name);
  return values.find((/** @type {string} */ name) => name.startsWith("first")) ?? values[0] ?? "";
}
