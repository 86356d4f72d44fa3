// Buttons for what is done now and then in The Board Game: a look at the techs, another government,
// a deal. Owns these buttons in the line above the table; what they lead to asks when its time comes.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { settings } from "../settings.js";

/** What can be asked for, with its sign. */
const WANTS = { government: "crown", bargain: "trade" };
/** The newest thing said after the bar has spoken, in milliseconds. */
const AFTER = 300;

export class Acts {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** How far the log was read for what cannot be done. */
    this.read = game.lines.at(-1)?.n ?? 0;
    root.classList.add("head-acts");
    on(root, "click", (event) => {
      const act = event.target.closest("[data-want]")?.getAttribute("data-want");
      if (act === "pyramid") game.dispatchEvent(new Event("pyramid"));
      else if (act) game.want(act);
    });
  }

  draw() {
    const { game } = this;
    const seated = game.seat >= 0 && !game.over && settings.get("quiet") === "on";
    fill(this.root, this.#button("pyramid", "tech", null), seated ? Object.entries(WANTS).map(([name, sign]) => this.#button(name, sign, game.wants.has(name))) : null);
    this.#tell();
  }

  /** @param {string} name @param {string} sign @param {boolean | null} pressed */
  #button(name, sign, pressed) {
    const hint = ui(`acts.${name}.hint`);
    return h("button", { type: "button", class: "quiet act", "data-want": name, "data-key": name, "aria-label": ui(`acts.${name}`), "aria-description": hint, "data-tip": hint, "aria-pressed": pressed === null ? null : String(pressed) },
      icon(sign), h("span", { class: "act-name" }, ui(`acts.${name}`)));
  }

  /** Whoever cannot research is not asked, but told. */
  #tell() {
    const { game } = this;
    const fresh = game.lines.filter((/** @type {any} */ line) => line.n > this.read);
    if (!fresh.length) return;
    this.read = fresh.at(-1).n;
    const event = fresh.flatMap((/** @type {any} */ line) => line.events).findLast((/** @type {any} */ at) => at.key === "cannot_research" && at.seat === game.seat);
    if (event) window.setTimeout(() => game.reason(game.pack.event(event), game.pack.data.cited[event.key] ?? "", null), AFTER);
  }
}
