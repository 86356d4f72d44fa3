// The battlefield: over the map while a battle is fought, the fronts side by side, your side
// below, and its hand at the lower edge. Owns this screen and how long its end stays; who may play
// what where is listed by the question.

import { h, icon, on } from "../../dom.js";
import { ui } from "../../words.js";
import { colourOf, emblem, head, thing } from "../../panels/look.js";
import { fill } from "../../panels/morph.js";
import { Part } from "../../panels/part.js";
import { ended } from "./record.js";
import { triangle } from "./triangle.js";
import { fallen, handCard, unitCard, unitTold } from "./unit.js";

const NONE = -1;
/** How long the end of others' battles stays, in milliseconds. */
const STAYS = 3000;
/** So many of the newest sentences are told on the field itself. */
const TOLD = 3;
/** What the log tells of a battle. */
const OF_BATTLE = /^((front|unit|barbarian)_(opened|attacked|wounded|healed|killed)|battle_won|barbarians_won|figures_killed|armies_lost|looted)$/;

export class Battlefield extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "battlefield");
    root.hidden = true;
    /** The battle as it was shown last. @type {{fight: any, at: number} | null} */
    this.seen = null;
    /** How it ended, as long as that stays. @type {import("./record.js").Result | null} */
    this.result = null;
    this.peeks = false;
    this.leaving = 0;
    on(root, "click", (event) => this.#click(event));
    const stop = on(document, "keydown", (event) => { if (event.key === "Escape" && this.result && !document.querySelector("dialog[open]")) this.#leave(); });
    on(game, "close", () => { stop(); clearTimeout(this.leaving); });
  }

  /** @override */
  depends() {
    const { picked, staged, viewing, lines } = this.game;
    return [...super.depends(), picked, staged, viewing, this.result, this.peeks, this.root.hidden ? 0 : lines];
  }

  build() {
    const { game, root } = this;
    const fight = this.#shown();
    root.hidden = !fight;
    // The result is found only here: it belongs to what is drawn, else leaving it would change nothing.
    this.drawn = this.depends();
    // What is told here need not be told on stage as well.
    game.tellers[fight ? "add" : "delete"]("battle");
    if (!fight) return fill(root);
    const mine = fight.leaders.indexOf(game.seat);
    const low = mine < 0 ? 0 : mine;
    root.classList.toggle("peeks", this.peeks);
    fill(
      root,
      this.#top(fight, low),
      this.#side(fight, 1 - low, "up"),
      this.#fronts(fight, low),
      this.#side(fight, low, "low"),
      this.#beside(fight, low),
      this.#foot(fight, low),
    );
  }

  /** The battle that is fought, or the one that has just ended. */
  #shown() {
    const { position, viewing, lines, seat, local } = this.game;
    const fight = position?.table?.battle;
    if (viewing !== null) return fight;
    if (fight) {
      this.seen = { fight, at: position.at };
      this.result = null;
      return fight;
    }
    if (this.seen) {
      this.result = ended(this.seen.fight, this.seen.at, lines);
      this.seen = null;
      clearTimeout(this.leaving);
      const own = this.result?.fight.leaders.some((/** @type {number} */ leader) => local.includes(leader));
      if (this.result && !own) this.leaving = window.setTimeout(() => this.#leave(), STAYS);
    }
    const after = this.result?.n ?? 0;
    // Whoever has decided something else has seen enough; a pass may have come by itself.
    if (lines.some((/** @type {any} */ line) => line.n > after && line.kind === "choice" && line.seat === seat && line.move !== "pass")) this.result = null;
    if (!this.result) this.peeks = false;
    return this.result?.fight ?? null;
  }

  #leave() {
    clearTimeout(this.leaving);
    this.result = null;
    this.game.tell("pick");
  }

  /** @param {any} event */
  #click(event) {
    if (event.target.closest(".field-on")) return this.#leave();
    if (event.target.closest(".field-peek")) {
      this.peeks = !this.peeks;
      return this.game.tell("pick");
    }
    const choice = event.target.closest("[data-choice]")?.getAttribute("data-choice");
    return choice ? this.game.choose(choice.split(",").map(Number)) : undefined;
  }

  /** @param {number} seat */
  #name(seat) {
    return seat === NONE ? ui("square.barbarians") : this.game.name(seat);
  }

  /** @param {any} fight @param {number} side */
  #seat(fight, side) {
    return side ? fight.defender : fight.attacker;
  }

  /** Where it is fought, and how it stands. @param {any} fight @param {number} low */
  #top(fight, low) {
    const { game } = this;
    const over = fight.winner !== NONE;
    const ahead = this.#seat(fight, over ? fight.winner : fight.ahead);
    const key = `battle.${over ? "won" : "ahead"}`;
    return h("header", { class: "field-top" },
      head(ui("square.battle", this.#name(fight.attacker), this.#name(fight.defender), game.pack.value("square", fight.square))),
      h("p", { class: "tally", "aria-live": "polite" },
        this.#tally(fight, low),
        h("span", { class: "faint" }, ":"),
        this.#tally(fight, 1 - low),
        h("span", { class: "stands" },
          h("span", { class: over ? "verdict" : "small" }, ahead === NONE ? ui(`${key}.barbarians`) : ui(key, game.name(ahead))),
          fight.totals[0] === fight.totals[1] ? h("span", { class: "small faint" }, ui("battle.tie")) : null)),
      h("button", { type: "button", class: "quiet field-peek", "aria-pressed": String(this.peeks), "aria-label": ui("battle.peek") }, icon("eye"), h("span", { class: "act-name" }, ui(this.peeks ? "battle.back" : "battle.peek"))));
  }

  /** What a side counts, and how much of that are its units and its bonus card. @param {any} fight @param {number} side */
  #tally(fight, side) {
    const told = ui("battle.counts", this.#name(this.#seat(fight, side)), fight.totals[side], fight.totals[side] - fight.cards[side], fight.cards[side]);
    return h("b", { class: `tally-n ${this.#colour(fight, side)}`, "data-tip": told, "aria-label": told, role: "img" }, String(fight.totals[side]));
  }

  /** @param {any} fight @param {number} side */
  #colour(fight, side) {
    const seat = this.#seat(fight, side);
    return seat === NONE ? "" : `seat-${colourOf(this.game.position.table, seat)}`;
  }

  /** Who fights on a side, with what is still to come and what has fallen. @param {any} fight @param {number} side @param {string} where */
  #side(fight, side, where) {
    const { game } = this;
    const seat = this.#seat(fight, side);
    const open = where === "up" ? fight.hands[side] : [];
    const left = fight.left[side];
    return h("section", { class: `field-side ${where} ${this.#colour(fight, side)}`, "data-key": `side-${side}` },
      h("p", { class: "field-who" },
        seat === NONE ? icon("barbarian") : emblem(game.position.table, seat), h("b", {}, this.#name(seat)),
        h("span", { class: "small faint" }, ui(side ? "battle.defender" : "battle.attacker")),
        // Somebody has to play for those who sit at no table.
        seat === NONE && fight.leaders[side] === game.seat ? h("span", { class: "chip" }, ui("battle.for_them")) : null),
      open.length
        ? h("ul", { class: "open-hand" }, open.map((/** @type {any} */ unit, /** @type {number} */ at) => h("li", { "data-key": `open-${at}` }, handCard(game, unit, "card", "known"))))
        : h("span", { class: "backs", role: "img", "aria-label": ui("square.to_play", left), "data-tip": ui("square.to_play", left) },
          Array.from({ length: left }, () => h("i", { class: "unit-back" }))),
      fallen(game, fight.killed[side]));
  }

  /** @param {any} fight @param {number} low */
  #fronts(fight, low) {
    const fronts = fight.fronts.map((/** @type {any[]} */ front, /** @type {number} */ at) => this.#front(fight, front, at, low));
    const slot = fight.winner === NONE ? this.#slot(fight, low) : null;
    return h("ol", { class: "fronts" }, fronts, slot,
      fronts.length || slot ? null : h("li", { class: "small faint" }, ui("square.no_fronts")));
  }

  /** Two units that face each other, yours below. @param {any} fight @param {any[]} front @param {number} at @param {number} low */
  #front(fight, front, at, low) {
    const empty = ui(fight.winner === NONE ? "square.nobody" : "battle.nobody");
    const told = [0, 1].map((side) => (front[side] ? unitTold(this.game, front[side]) : empty));
    const edge = this.#edge(fight, at, low);
    const engaged = Boolean(front[0] && front[1]);
    const strikes = engaged ? ui("battle.engaged_text") : edge ? ui("battle.would_strike", this.#name(this.#seat(fight, edge.side))) : "";
    const label = [ui("square.front", at + 1, told[0], told[1]), strikes].filter(Boolean).join(", ");
    return h("li", { "data-key": `front-${at}` },
      h("button", { ...thing("front", at + 1, label), class: engaged ? "front locked" : "front" },
        this.#place(front[1 - low], `up-${at}`, empty),
        h("span", { class: "front-middle" },
          h("b", { class: "front-number" }, String(at + 1)),
          engaged ? h("span", { class: "engaged", "data-tip": strikes }, icon("attack"), h("span", {}, ui("battle.engaged"))) : null,
          edge ? h("span", { class: `first ${edge.side === low ? "ours" : "theirs"}`, "data-tip": strikes }, icon("back"), h("span", {}, ui("battle.first"))) : null),
        this.#place(front[low], `low-${at}`, empty)));
  }

  /** Who strikes first in a front if the picked unit is played there; where two stand both have struck. @param {any} fight @param {number} at @param {number} low */
  #edge(fight, at, low) {
    const [above, below] = [fight.fronts[at][1 - low], fight.fronts[at][low]];
    const edge = above && !below ? this.#picked(fight, low)?.edges[at] ?? 0 : 0;
    return edge ? { side: edge > 0 ? low : 1 - low } : null;
  }

  /** The unit in your hand that is about to be played. @param {any} fight @param {number} low */
  #picked(fight, low) {
    const { game } = this;
    return fight.hands[low].find((/** @type {any} */ unit) => game.isPicked("row", unit.row)) ?? null;
  }

  /** @param {any} unit @param {string} where @param {string} empty what is said if there is none */
  #place(unit, where, empty) {
    if (!unit) return h("span", { class: "unit-card empty", "data-key": `${where}-none` }, h("span", { class: "faint small" }, empty));
    return unitCard(this.game, unit, `${where}-${unit.row}`);
  }

  /** Where the next front would be opened. @param {any} fight @param {number} low */
  #slot(fight, low) {
    const { game } = this;
    const q = game.question;
    if (!q || fight.leaders[low] !== game.seat) return null;
    const opens = game.staged ? [] : game.fitting().filter((/** @type {number[]} */ choice) => game.pack.verb(choice[0]).name === "front");
    const all = q.options.some((/** @type {number[]} */ choice) => game.pack.verb(choice[0]).name === "front");
    if (!all) return null;
    const one = opens.length === 1 ? opens[0] : null;
    const label = one ? ui("battle.open", game.pack.row(one[1]).title) : ui("battle.open_hint");
    return h("li", { "data-key": "slot" },
      h("button", { type: "button", class: `front slot-front${one ? " can" : ""}`, "data-choice": one ? one.join() : null, "aria-disabled": String(!one), "aria-label": label, "data-tip": label },
        icon("plus"), h("span", { class: "small" }, ui("battle.new_front"))));
  }

  /** What trumps what, and what the bonus card is made of. @param {any} fight @param {number} low */
  #beside(fight, low) {
    const { game } = this;
    const type = (/** @type {any} */ unit) => game.pack.row(unit.row).type;
    const picked = this.#picked(fight, low);
    /** @type {[number, number][]} */
    const pairs = fight.fronts.flatMap((/** @type {any[]} */ front, /** @type {number} */ at) => {
      const edge = this.#edge(fight, at, low);
      if (!edge) return [];
      const both = low ? [front[0], picked] : [picked, front[1]];
      return [[type(both[edge.side]), type(both[1 - edge.side])]];
    });
    return h("aside", { class: "field-beside" }, triangle(game, fight.trumps, pairs), this.#bonus(fight, [low, 1 - low]));
  }

  /** @param {any} fight @param {number[]} sides */
  #bonus(fight, sides) {
    const { pack } = this.game;
    const named = (/** @type {any} */ item) => (item.of ? ui(`square.bonus.${item.of}`) : pack.row(item.row).title);
    const higher = fight.cards.findIndex((/** @type {number} */ n) => n > 0);
    return h("div", { class: "bonus-card" },
      h("h3", {}, ui("battle.bonus_card")),
      h("p", { class: "bonus-sum" }, higher < 0 ? ui("battle.no_bonus") : [h("b", {}, `+${fight.cards[higher]}`), " ", this.#name(this.#seat(fight, higher))]),
      sides.map((side) => h("dl", { class: this.#colour(fight, side), "data-key": `bonus-${side}` },
        h("dt", {}, this.#name(this.#seat(fight, side))),
        fight.bonuses[side].length
          ? fight.bonuses[side].map((/** @type {any} */ item) => h("dd", {}, h("span", {}, named(item)), h("b", {}, `+${item.amount}`)))
          : h("dd", { class: "faint" }, ui("battle.none")))));
  }

  /** One's own hand; after the battle, how it ended. @param {any} fight @param {number} low */
  #foot(fight, low) {
    if (this.result) return this.#end(this.result);
    const { game } = this;
    const kind = fight.leaders[low] === game.seat ? "row" : "known";
    const hand = fight.hands[low];
    return h("footer", { class: "field-foot" },
      h("ul", { class: "battle-hand", "aria-label": ui("square.fighting") }, hand.map((/** @type {any} */ unit, /** @type {number} */ at) =>
        h("li", { "data-key": `hand-${at}-${unit.row}` }, handCard(game, unit, "card", kind)))),
      h("ul", { class: "field-news" }, this.#news().map((text, at) => h("li", { "data-key": `news-${at}` }, text))));
  }

  /** The newest sentences of the battle. */
  #news() {
    const { lines, position, pack } = this.game;
    const told = lines.filter((/** @type {any} */ line) => line.n <= position.at).slice(-TOLD)
      .flatMap((/** @type {any} */ line) => line.events).filter((/** @type {any} */ event) => OF_BATTLE.test(event.key));
    return told.slice(-TOLD).map((/** @type {any} */ event) => pack.event(event));
  }

  /** @param {import("./record.js").Result} result */
  #end({ lines }) {
    const { pack } = this.game;
    const told = lines.filter((event) => pack.has(`event.${event.key}`)).slice(0, 2 * TOLD).map((event) => pack.event(event));
    return h("footer", { class: "field-foot field-end", role: "status" },
      h("ul", {}, told.map((text) => h("li", {}, text))),
      h("button", { type: "button", class: "button main field-on" }, icon("check"), ui("battle.go_on")));
  }
}
