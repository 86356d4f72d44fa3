// The line above the table: which game, which round, whose turn, and the buttons for log,
// rules and menu. Owns the words of this line; what a button opens is told to it.

import { h, icon, on } from "../dom.js";
import { hasUi, ui, uiOf } from "../words.js";
import { fill } from "./morph.js";
import { colourOf, emblem } from "./look.js";

const ACTS = ["log", "rules", "menu"];

export class Header {
  /** @param {Element} root @param {any} game @param {Record<string, () => void>} acts what each button does */
  constructor(root, game, acts) {
    this.root = root;
    this.game = game;
    this.line = h("div", { class: "head-line" });
    /** Where others may put who is there. */
    this.middle = h("div", { class: "head-middle" });
    this.buttons = h("nav", { class: "head-buttons" });
    root.classList.add("table-head");
    root.append(this.line, this.middle, this.buttons);
    on(this.buttons, "click", (event) => {
      const act = event.target.closest("[data-act]")?.getAttribute("data-act");
      if (act) acts[act]?.();
    });
  }

  draw() {
    const { game } = this;
    fill(
      this.line,
      h("a", { class: "brand", href: "#/", "aria-label": ui("panel.to_start") }, "Ziggurat"),
      h("h1", { class: "head-title" }, game.pack.title),
      h("p", { class: "head-now" }, this.#now()),
    );
    this.buttons.setAttribute("aria-label", ui("panel.buttons"));
    fill(this.buttons, ACTS.map((act) => this.#button(act)));
  }

  #now() {
    const { game } = this;
    const { position } = game;
    const table = position?.table ?? {};
    const told = [];
    if (table.phase === "setup") told.push(h("span", { class: "round" }, ui("panel.setup")));
    else if (table.phase === "building") told.push(h("span", { class: "round" }, ui("panel.building")));
    else if (table.round > 0) told.push(h("span", { class: "round" }, uiOf("panel.round", table.is, table.round), this.#step(table.step)), this.#steps(table));
    else if (table.night > 0) told.push(h("span", { class: "round" }, ui("panel.night", table.night, table.nights)));
    if (position?.outcome) told.push(h("span", { class: "turn-of" }, ui("panel.over")));
    else if (this.#answering() >= 0) told.push(this.#turn(table, this.#answering(), "answer"));
    else if (position?.turn >= 0) told.push(this.#turn(table, position.turn));
    return told;
  }

  /** The part of a round that goes on, if it has a name. @param {string | undefined} step */
  #step(step) {
    const key = `panel.step.${step}`;
    return step && hasUi(key) ? h("span", { class: "round-part" }, ` · ${ui(key)}`) : null;
  }

  /** How far the round is: a pip for each part, named when the pointer rests there. @param {any} table */
  #steps({ step, steps: all = [] }) {
    const steps = all.filter((/** @type {string} */ name) => hasUi(`panel.step.${name}`));
    const at = steps.indexOf(step);
    if (at < 0) return null;
    const told = ui("panel.steps", at + 1, steps.length, steps.map((/** @type {string} */ name) => ui(`panel.step.${name}`)).join(" → "));
    return h("span", { class: "steps", role: "img", "aria-label": told, "data-tip": told },
      steps.map((/** @type {string} */ _, /** @type {number} */ here) => h("i", { class: here < at ? "past" : here === at ? "now" : "" })));
  }

  /** The one who has to answer in somebody else's turn, or -1. */
  #answering() {
    const { position, now, asked = [], seat } = this.game;
    if (!position || position !== now || !(position.turn >= 0) || asked.includes(position.turn)) return -1;
    const people = asked.filter((/** @type {number} */ at) => at >= 0);
    return people.includes(seat) ? seat : people.length === 1 ? people[0] : -1;
  }

  /** @param {any} table @param {number} seat @param {string} [what] */
  #turn(table, seat, what = "turn") {
    const mine = seat === this.game.seat;
    const text = mine ? ui(`panel.your_${what}`) : ui(`panel.${what}_of`, this.game.name(seat));
    return h("span", { class: `turn-of seat-${colourOf(table, seat)}${mine ? " mine" : ""}` }, emblem(table, seat), h("span", {}, text));
  }

  /** @param {string} act */
  #button(act) {
    const label = ui(`panel.act.${act}`);
    return h(
      "button",
      { type: "button", class: "quiet", "data-act": act, "data-key": act, "aria-label": label },
      icon(act),
      h("span", { class: "act-name" }, label),
    );
  }
}
