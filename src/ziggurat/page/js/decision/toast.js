// Toast: why something cannot be done, with the rule; and what went wrong on the way.
// It never blocks: it goes by itself, on Escape or on its button.

import { announce, h, icon, on } from "../dom.js";
import { api } from "../net.js";
import { hasUi, ui } from "../words.js";
import { language } from "../settings.js";
import { openRules } from "../library/library.js";
import { thingName } from "./refs.js";

/** @typedef {import("../game.js").Game} Game */

const STAYS = 9000;

/** @type {Map<string, Promise<any>>} */
const ledgers = new Map();

/** Where a rule stands, in words. @param {string} game @param {string} id */
async function sectionOf(game, id) {
  const path = `/api/ledger/${encodeURIComponent(game)}?lang=${language()}`;
  if (!ledgers.has(path)) ledgers.set(path, api.get(path).catch(() => { ledgers.delete(path); return { rules: [] }; }));
  const ledger = await ledgers.get(path);
  return ledger.rules.find((/** @type {any} */ rule) => rule.id === id);
}

/** What went wrong, in the person's language. @param {any} error */
export function errorText(error) {
  const key = `error.${error?.code ?? "failed"}`;
  const text = hasUi(key) ? ui(key) : error?.message || ui("error.failed");
  const number = error?.facts?.number;
  return number ? `${text} ${ui("error.number", number)}` : text;
}

export class Toast {
  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.timer = 0;
    root.className = "toasts";
    this.stops = [
      on(game, "reason", (event) => this.reason(event.detail)),
      on(game, "error", (event) => this.say(errorText(event.detail.error), "bad")),
      on(root, "pointerenter", () => clearTimeout(this.timer)),
      on(root, "pointerleave", () => this.#later()),
    ];
  }

  /** @param {{text: string, rule: string, thing: any}} told */
  reason({ text, rule, thing }) {
    const link = rule && !rule.startsWith("zg.") ? this.#ruleLink(rule) : null;
    const named = thing && thing.value >= 0 ? h("b", null, `${thingName(this.game, thing.kind, thing.value)}: `) : null;
    this.#show("reason", [h("p", null, named, text), link]);
    announce(text);
  }

  /** @param {string} text @param {string} [tone] */
  say(text, tone = "plain") {
    this.#show(tone, [h("p", null, text)]);
    announce(text);
  }

  hide() {
    clearTimeout(this.timer);
    this.root.replaceChildren();
  }

  close() {
    this.hide();
    for (const stop of this.stops) stop();
  }

  /** @param {string} rule */
  #ruleLink(rule) {
    const link = h("button", { type: "button", class: "quiet rule-link", onclick: () => openRules(this.game, { id: rule }) },
      icon("rules"), h("span", null, ui("decide.rule")));
    sectionOf(this.game.pack.game, rule).then((found) => {
      if (found) link.lastElementChild?.replaceChildren(ui("decide.rule_in", found.section));
    });
    return link;
  }

  /** @param {string} tone @param {(Node | null)[]} body */
  #show(tone, body) {
    const close = h("button", { type: "button", class: "quiet", "aria-label": ui("page.close"), onclick: () => this.hide() }, icon("close"));
    this.root.replaceChildren(h("div", { class: `toast ${tone}` }, h("div", null, body), close));
    this.#later();
  }

  #later() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hide(), STAYS);
  }
}
