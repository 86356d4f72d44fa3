// The rule ledger: every rule in our words with its place in the rulebook, by section, with a
// search. Owns this browser; the rules themselves come from the server.

import { h } from "../dom.js";
import { api } from "../net.js";
import { language } from "../settings.js";
import { ui } from "../words.js";
import { bare, hasAll, linkedPart, searchField, shareLink, wordsOf } from "./find.js";
import { placeWords } from "./places.js";

/** What is not said of a rule: that it holds, or that it is ours, which is said in words. */
const USUAL = ["done", "ruling"];

/** Show the rules of a game in an element.
 * @param {Element} root @param {any} game a game, or the name of one @param {{id?: string}} [at] */
export function drawRules(root, game, at = { id: linkedPart() }) {
  return showRules(root, game, at, false);
}

/** @param {Element} root @param {any} game @param {{id?: string}} at @param {boolean} inDialog */
export async function showRules(root, game, at, inDialog) {
  const name = typeof game === "string" ? game : game.info.game;
  root.replaceChildren(h("p", { class: "faint" }, ui("panel.loading")));
  try {
    const { rules } = await api.get(`/api/ledger/${encodeURIComponent(name)}?lang=${language()}`);
    const shown = inDialog && game.pack ? inPlay(rules, game.pack) : rules;
    // What a link leads to is there, whatever is in play.
    new Rules(root, name, !at.id || shown.some((/** @type {any} */ rule) => rule.id === at.id) ? shown : rules, at.id ?? "", inDialog);
  } catch (error) {
    root.replaceChildren(h("p", { class: "faint" }, ui("panel.no_rules", error instanceof Error ? error.message : "")));
  }
}

/** The rules of the game at hand: those of modules that are left out are for other tables. What has no module's name holds where several meet.
 * @param {any[]} rules @param {any} pack */
function inPlay(rules, pack) {
  const known = new Map(pack.data.modules.map((/** @type {any} */ { name, label }) => [label, name]));
  return rules.filter(({ module }) => !module || (known.has(module) ? pack.modules.includes(known.get(module)) : pack.modules.length > 1));
}

class Rules {
  /** @param {Element} root @param {any} game @param {any[]} rules @param {string} id @param {boolean} inDialog */
  constructor(root, game, rules, id, inDialog) {
    this.game = game;
    this.inDialog = inDialog;
    this.place = placeWords();
    this.list = h("div", { class: "rule-list" }, this.#sections(rules));
    this.count = h("p", { class: "faint small", role: "status" });
    this.jump = h("select", { "aria-label": ui("panel.sections") });
    this.#fillJump();
    this.jump.addEventListener("change", () => this.#goToSection());
    root.replaceChildren(
      h("div", { class: "library-head rules-head" }, searchField(ui("panel.search_rules"), (query) => this.#find(query)), this.jump, this.count),
      this.list,
    );
    this.#find("");
    if (id) this.#goTo(id);
  }

  /** @param {any[]} rules */
  #sections(rules) {
    const sections = new Map();
    for (const rule of rules) {
      const name = rule.module ? `${rule.module}: ${rule.section}` : rule.section;
      if (!sections.has(name)) sections.set(name, []);
      sections.get(name).push(rule);
    }
    return [...sections].map(([name, found]) => h("section", { "data-section": name }, h("h3", {}, name), found.map((/** @type {any} */ rule) => this.#rule(rule))));
  }

  /** @param {any} rule */
  #rule(rule) {
    const place = this.place(rule.place);
    const node = h(
      "article",
      { class: "rule", id: `rule-${rule.id}`, tabindex: "-1" },
      h("p", {}, rule.text),
      rule.ruling ? h("p", { class: "ruling" }, ui("panel.ruling", rule.ruling)) : null,
      h(
        "p",
        { class: "rule-place" },
        h("span", {}, place),
        USUAL.includes(rule.status) ? null : h("span", { class: "status" }, rule.status),
        h("span", { class: "rule-id" }, h("code", {}, rule.id), shareLink(`#/rules/${this.game}/${rule.id}`, rule.id, this.inDialog, "rule-share")),
      ),
    );
    node.dataset.text = bare([rule.id, rule.section, place, rule.text, rule.ruling ?? ""].join(" "));
    return node;
  }

  #fillJump() {
    this.jump.append(h("option", { value: "" }, ui("panel.sections")));
    for (const section of this.list.children) this.jump.append(h("option", {}, section.getAttribute("data-section")));
  }

  #goToSection() {
    const section = [...this.list.children].find((found) => found.getAttribute("data-section") === this.jump.value);
    section?.scrollIntoView({ block: "start" });
    this.jump.value = "";
  }

  /** @param {string} query */
  #find(query) {
    const words = wordsOf(query);
    let found = 0;
    for (const section of this.list.children) {
      let here = 0;
      for (const rule of section.querySelectorAll(".rule")) {
        const shown = hasAll(rule.getAttribute("data-text") ?? "", words);
        rule.toggleAttribute("hidden", !shown);
        here += Number(shown);
      }
      section.toggleAttribute("hidden", !here);
      found += here;
    }
    this.count.textContent = found ? ui("panel.rules_found", found) : ui("panel.nothing_found");
  }

  /** @param {string} id */
  #goTo(id) {
    const rule = this.list.querySelector(`#${CSS.escape(`rule-${id}`)}`);
    if (!(rule instanceof HTMLElement)) return;
    rule.classList.add("sought");
    // A screen that is being opened scrolls to its top first.
    requestAnimationFrame(() => {
      rule.scrollIntoView({ block: "center" });
      rule.focus({ preventScroll: true });
    });
  }
}
