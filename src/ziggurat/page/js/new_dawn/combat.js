// An attack on its way: both sides' sums item by item, the dice, who leads and what a tie
// means. Owns this panel; it is there only while the table tells of an attack. Sums come
// counted from the server, and what can be decided stands in the decision bar.

import { h, icon } from "../dom.js";
import { symbolOf } from "../board/kinds.js";
import { hasUi, ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { colourOf, emblem, head, thing } from "../panels/look.js";
import { oddsPanel } from "../stakes/stakes.js";
import { target } from "./stage.js";

// After which step each side's die is on the table.
const ATTACKER_ROLLED = 1;
const DEFENDER_ROLLED = 2;
const DIE = "die";

export class Combat extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "combat");
  }

  depends() {
    return [...super.depends(), this.game.stagedPreview];
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const combat = table?.combat;
    const odds = combat ? null : game.stagedPreview?.odds;
    root.toggleAttribute("hidden", !combat && !odds);
    root.closest(".table")?.classList.toggle("fights", Boolean(combat || odds));
    root.setAttribute("aria-label", ui("panel.combat"));
    if (odds) return fill(root, head(game.pack.choice(game.staged, game.question)), ...oddsPanel(game, odds, this.#facing(table)));
    if (!combat) return fill(root);
    const space = table.spaces.find((/** @type {any} */ found) => found.n === combat.space);
    const label = space?.label ?? String(combat.space);
    fill(
      root,
      h(
        "div",
        { class: "combat-top" },
        head(ui("panel.combat.head", label)),
        h("button", { ...thing("space", combat.space, ui("panel.combat.show", label)), class: "quiet small" }, icon("eye")),
      ),
      h(
        "div",
        { class: "sides" },
        this.#side(table, combat.seat, game.name(combat.seat), combat.attack, combat.totals[0], "attack",
          combat.step >= ATTACKER_ROLLED),
        h("div", { class: "against" }, ui("panel.combat.against")),
        this.#side(table, combat.defender, this.#defender(combat), combat.defence, combat.totals[1], "defence",
          combat.step >= DEFENDER_ROLLED),
      ),
      h("p", { class: "verdict" }, h("b", {}, this.#verdict(combat)), h("span", { class: "faint small" }, ui("panel.combat.tie"))),
    );
  }

  /** Who attacks and what is attacked, before anything is rolled. @param {any} table @returns {[import("../stakes/stakes.js").Facing, import("../stakes/stakes.js").Facing]} */
  #facing(table) {
    const { game } = this;
    const attacks = game.stagedPreview.events.find((/** @type {any} */ { key }) => key === "attacks");
    const side = (/** @type {{seat: number, name: string, sign: string, kind?: string}} */ { seat, name, sign, kind }) => (
      { seat, kind, name, colour: seat < 0 ? -1 : colourOf(table, seat), signs: [seat < 0 ? null : emblem(table, seat), sign ? icon(sign) : null] });
    const them = attacks ? target(game, [attacks.seat, ...attacks.args], Infinity, table) : { seat: -1, name: ui("panel.combat.defence"), sign: "" };
    return [side({ seat: game.seat, name: game.seat < 0 ? ui("panel.combat.attack") : game.name(game.seat), sign: "" }), side(them)];
  }

  /** @param {any} combat */
  #defender(combat) {
    if (combat.defender >= 0) return this.game.name(combat.defender);
    const standing = this.game.position.table.spaces.find((/** @type {any} */ { n }) => n === combat.space)?.pieces.find((/** @type {any} */ { kind }) => kind === combat.target);
    const key = `panel.combat.target.${combat.target}`;
    if (standing?.row >= 0) return this.game.pack.row(standing.row).title;
    return hasUi(key) ? ui(key) : this.game.pack.text(`piece.${combat.target}`);
  }

  /** @param {any} table @param {number} seat @param {string} name @param {any[]} items @param {number} total @param {string} what @param {any} rolled */
  #side(table, seat, name, items, total, what, rolled) {
    return h(
      "section",
      { class: `side ${what}${seat >= 0 ? ` seat-${colourOf(table, seat)}` : ""}` },
      h(
        "h3",
        {},
        seat >= 0 ? emblem(table, seat) : icon(symbolOf(table.combat.target)),
        h("span", {}, name),
        h("span", { class: "total" }, h("span", { class: "unseen" }, ui(`panel.combat.${what}`)), items.length ? String(total) : "?"),
      ),
      h("dl", {}, items.map((/** @type {any} */ item) => this.#item(item, rolled))),
    );
  }

  /** @param {any} item @param {any} rolled */
  #item(item, rolled) {
    const die = item.what === DIE;
    const waits = die && (!rolled || item.n < 1);
    return h(
      "div",
      { class: die ? "item die" : "item" },
      h("dt", {}, this.#name(item)),
      h("dd", {}, waits ? ui("panel.combat.not_rolled") : die ? icon(`dice-${item.n}`, String(item.n)) : `+${item.n}`),
    );
  }

  /** What adds to a sum: a card by its name, anything else in words.
   * @param {any} item */
  #name(item) {
    if (item.row < 0) return ui(`panel.combat.item.${item.what}`);
    const { title, text } = this.game.pack.row(item.row);
    return h("button", { ...thing("row", item.row, `${title}: ${text}`), class: "item-card" }, title);
  }

  /** @param {any} combat */
  #verdict(combat) {
    const [attack, defence] = combat.totals;
    if (combat.step < DEFENDER_ROLLED) return ui("panel.combat.before_dice");
    const ahead = attack > defence ? this.game.name(combat.seat) : this.#defender(combat);
    return ui(attack === defence ? "panel.combat.tied" : "panel.combat.leads", ahead, Math.abs(attack - defence));
  }
}
