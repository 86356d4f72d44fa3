// What goes on between two seats of The Board Game: a battle with both sides' units and bonuses,
// or a deal. Owns this panel over the upper edge of the map; who may do what, the bar asks.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { emblem, head, thing } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { unitChip } from "./chip.js";

const NONE = -1;

export class BattleOrDeal extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "affair");
  }

  build() {
    const { battle, deal } = this.game.position?.table ?? {};
    this.root.hidden = !battle && !deal;
    if (battle) return this.#battle(battle);
    if (deal) return this.#deal(deal);
    return fill(this.root);
  }

  /** @param {number} seat */
  #name(seat) {
    return seat === NONE ? ui("square.barbarians") : this.game.name(seat);
  }

  /** @param {any} fight */
  #battle(fight) {
    const { game } = this;
    const sides = [fight.attacker, fight.defender];
    fill(
      this.root,
      head(ui("square.battle", this.#name(sides[0]), this.#name(sides[1]), game.pack.value("square", fight.square))),
      h("div", { class: "affair-sides" }, sides.map((seat, side) => this.#side(fight, seat, side))),
      fight.fronts.length
        ? h("ol", { class: "fronts" }, fight.fronts.map((/** @type {any[]} */ front, /** @type {number} */ at) => this.#front(front, at)))
        : h("p", { class: "small faint" }, ui("square.no_fronts")),
    );
  }

  /** A side of a battle: what is left to play, and its bonus item by item. @param {any} fight @param {number} seat @param {number} side */
  #side(fight, seat, side) {
    const { game } = this;
    // One's own hand lies below the table; another that can be seen is open to all.
    const open = fight.leaders[side] === game.seat ? [] : fight.hands[side];
    const items = fight.bonuses[side];
    const sum = items.reduce((/** @type {number} */ all, /** @type {any} */ item) => all + item.amount, 0);
    const named = items.map((/** @type {any} */ item) => `${item.of ? ui(`square.bonus.${item.of}`) : game.pack.row(item.row).title} ${item.amount}`);
    return h(
      "div",
      { "data-key": `side-${side}` },
      h("p", { class: "affair-who" }, seat === NONE ? icon("barbarian") : emblem(game.position.table, seat), h("b", {}, this.#name(seat)), " ",
        h("span", { class: "small" }, ui(side ? "square.defends" : "square.attacks"))),
      h("p", { class: "small" }, ui("square.to_play", fight.left[side])),
      open.length
        ? h("ul", { class: "chips" }, open.map((/** @type {any} */ unit, /** @type {number} */ at) => unitChip(game, unit.row, unit.strength, `open-${side}-${at}`)))
        : null,
      h("p", { class: "small" }, [ui("square.bonus", sum), named.length ? ` (${named.join(", ")})` : ""].join("")),
    );
  }

  /** Two units that face each other, the attacker's first. @param {any[]} front @param {number} at */
  #front(front, at) {
    const told = front.map((unit) => (unit ? this.#told(unit) : ui("square.nobody")));
    return h("li", { "data-key": `front-${at}` },
      h("button", { ...thing("front", at + 1, ui("square.front", at + 1, told[0], told[1])), class: "front" },
        h("b", { class: "front-number" }, String(at + 1)), this.#unit(front[0]), h("span", { class: "faint" }, ui("square.against")), this.#unit(front[1])));
  }

  /** @param {any} unit */
  #unit(unit) {
    if (!unit) return h("span", { class: "front-unit empty" }, ui("square.nobody"));
    const { title, type } = this.game.pack.row(unit.row);
    return h("span", { class: "front-unit" }, icon(`unit-${type ?? 0}`), h("span", {}, title), h("b", { class: "strength" }, String(unit.strength)),
      unit.wounds ? h("span", { class: "wounds" }, icon("attack"), String(unit.wounds)) : null);
  }

  /** @param {any} unit */
  #told({ row, strength, wounds }) {
    const left = ui("square.strength", this.game.pack.row(row).title, strength);
    return wounds ? `${left}, ${ui("square.wounds", wounds)}` : left;
  }

  /** @param {any} deal */
  #deal(deal) {
    fill(
      this.root,
      head(ui(deal.drafted ? "square.draft" : "square.deal")),
      h("div", { class: "affair-sides" }, deal.sides.map((/** @type {any} */ side) => this.#gives(side))),
    );
  }

  /** What one side of a deal gives and promises. @param {any} side */
  #gives({ seat, goods, promises }) {
    const { game } = this;
    const lines = [
      ...goods.map((/** @type {number[]} */ [good, amount]) => `${amount} × ${game.pack.value("good", good)}`),
      ...promises.map((/** @type {number} */ word) => ui("square.promise", game.pack.value("promise", word))),
    ];
    return h("div", { "data-key": `gives-${seat}` },
      h("p", { class: "affair-who" }, emblem(game.position.table, seat), h("b", {}, ui("square.gives", game.name(seat)))),
      h("ul", { class: "small" }, (lines.length ? lines : [ui("square.nothing")]).map((line) => h("li", {}, line))));
  }
}
