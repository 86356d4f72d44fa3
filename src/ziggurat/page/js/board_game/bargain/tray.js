// The tray: both sides of a deal beside each other, goods and promises in any order, one button that
// says it all. Owns the screen over the map while a deal is made or answered; the table tells who
// has what, and the server whether an offer stands.

import { h, icon, on } from "../../dom.js";
import { ui } from "../../words.js";
import { colourOf, emblem } from "../../panels/look.js";
import { fill } from "../../panels/morph.js";
import { Part } from "../../panels/part.js";
import { draftOf, empty, isEmpty, put, steps } from "./draft.js";
import { goodSign, linesTold, rows } from "./lines.js";

const BARGAIN = "bargain";
/** In which order answers to an offer stand. @param {any} pack @param {number[]} choice */
const rank = (pack, choice) => ["accept", "counter", "pass"].indexOf(pack.verb(choice[0]).name);

export class Tray extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "tray");
    root.hidden = true;
    this.partner = -1;
    /** What was said to the table already. */
    this.base = empty();
    this.draft = empty();
    /** Of which deal it is a draft. */
    this.of = "";
    this.sending = false;
    /** Grows with every change. */
    this.turned = 0;
    on(root, "click", (event) => this.#click(event));
  }

  /** @override */
  depends() {
    const { question, viewing } = this.game;
    return [...super.depends(), question, viewing, this.turned, this.sending, this.game.wants.has(BARGAIN)];
  }

  /** What the tray is for now; empty if there is nothing to trade. */
  #mode() {
    const { question, wants, position, seat, viewing } = this.game;
    if (this.sending) return "make";
    if (viewing === null && question) {
      if (question.aside?.[BARGAIN]?.length && wants.has(BARGAIN)) return "make";
      const mode = /** @type {Record<string, string>} */ ({ draft: "make", answer: "answer", pick_hidden: "pick" })[question.topic];
      if (mode) return mode;
    }
    return position?.table?.deal && seat >= 0 ? "wait" : "";
  }

  build() {
    const { game, root } = this;
    const mode = this.#mode();
    root.hidden = !mode;
    root.classList.toggle("told", mode !== "make");
    // What is said in the tray need not be said in the bar.
    const said = mode === "make" ? ["deal", "give", "want", "show", "promise", "propose"] : mode === "pick" ? ["give"] : [];
    root.setAttribute("data-covers", said.map((name) => this.#verb(name)).join());
    if (!mode) {
      this.of = "";
      return fill(root);
    }
    const { deal } = game.position.table;
    if (mode === "make" && !this.sending) this.#begin(deal);
    const made = mode === "make";
    const other = made ? this.partner : deal.sides.find((/** @type {any} */ side) => side.seat !== game.seat).seat;
    return fill(
      root,
      h("header", { class: "tray-top" }, h("h2", {}, ui(`bargain.${mode}`, game.name(other))), made ? this.#partners() : null),
      mode === "pick" ? this.#pick() : h("div", { class: "tray-sides" }, this.#side(made, deal, game.seat, other, true), this.#side(made, deal, other, game.seat, false)),
      this.#foot(mode, deal),
    );
  }

  /** A new deal begins with what lies on the table, or with nothing. @param {any} deal */
  #begin(deal) {
    const { question, seat } = this.game;
    const drafted = question.topic === "draft";
    const of = drafted ? `draft ${question.facts[0]}` : "new";
    if (of === this.of) return;
    this.of = of;
    this.base = drafted && deal ? draftOf(deal, seat) : empty();
    this.draft = drafted && deal ? draftOf(deal, seat) : empty();
    if (drafted) this.partner = question.facts[0];
    else if (!this.#open().includes(this.partner)) this.partner = this.#open()[0];
  }

  /** Seats that a deal can be made with. @returns {number[]} */
  #open() {
    return (this.game.question?.aside?.[BARGAIN] ?? []).map((/** @type {number[]} */ choice) => choice[1]);
  }

  #partners() {
    const { game } = this;
    const open = this.#open();
    if (open.length < 2) return null;
    return h("div", { class: "tray-partners", role: "group", "aria-label": ui("bargain.partner") }, open.map((seat) =>
      h("button", { type: "button", class: `quiet seat-${colourOf(game.position.table, seat)}`, "data-partner": seat, "aria-pressed": String(seat === this.partner) },
        emblem(game.position.table, seat), game.name(seat))));
  }

  /** What one side gives. @param {boolean} made whether it can be changed @param {any} deal @param {number} seat @param {number} other @param {boolean} own */
  #side(made, deal, seat, other, own) {
    const { game } = this;
    const title = h("h3", {}, emblem(game.position.table, seat), ui(own ? "bargain.you_give" : "square.gives", game.name(seat)));
    const lies = deal?.sides.find((/** @type {any} */ side) => side.seat === seat);
    if (!made) {
      const told = linesTold(game, lies.goods, lies.promises);
      const faces = own ? [] : [...deal.seen, ...deal.shown].filter((face) => !this.#ownFaces().includes(face));
      return h("section", { class: `tray-side seat-${colourOf(game.position.table, seat)}`, "data-key": `side-${seat}` }, title,
        h("ul", { class: "tray-told" }, told.length ? told.map(({ sign, text }) => h("li", {}, icon(sign), text)) : h("li", { class: "faint" }, ui("square.nothing")),
          faces.map((/** @type {number} */ face) => h("li", {}, icon("eye"), ui("bargain.shown", game.pack.row(face).title)))));
    }
    return h("section", { class: `tray-side seat-${colourOf(game.position.table, seat)}`, "data-key": own ? "side-own" : `side-${other}-${seat}` }, title,
      rows(game, { own, seat, lines: own ? this.draft.give : this.draft.want, draft: this.draft, base: this.base, theirs: own ? [] : lies?.promises ?? [] }));
  }

  #ownFaces() {
    return this.game.position.table.bargain.faces.map((/** @type {number[]} */ [face]) => face);
  }

  /** Which of one's own hidden goods go. */
  #pick() {
    const { game } = this;
    return h("ul", { class: "tray-pick" }, game.question.options.map((/** @type {number[]} */ choice) =>
      h("li", {}, h("button", { type: "button", class: "button option can", "data-choice": choice.join() }, icon(goodSign(game.pack, choice[1])), game.pack.value("good", choice[1])))));
  }

  /** The whole deal in a sentence, and what can be said to it. @param {string} mode @param {any} deal */
  #foot(mode, deal) {
    const { game } = this;
    if (mode === "wait" || mode === "pick") return h("footer", { class: "tray-foot" }, h("p", { class: "faint" }, ui(mode === "pick" ? "bargain.pick_hint" : "bargain.waiting")));
    if (mode === "answer") return h("footer", { class: "tray-foot" }, this.#said(deal), this.#answers());
    const theirs = deal?.sides.find((/** @type {any} */ side) => side.seat === this.partner)?.promises ?? [];
    const many = steps(this.base, this.draft, () => 0).length;
    const most = game.position.table.bargain.changes;
    const wrong = isEmpty(this.draft, theirs.length) ? ui("bargain.empty") : many > most ? ui("bargain.too_many", most) : "";
    return h("footer", { class: "tray-foot" },
      h("p", { class: "tray-sum", "aria-live": "polite" }, wrong || this.#sum(theirs)),
      h("button", { type: "button", class: "button main confirm tray-send", disabled: Boolean(wrong) || this.sending }, icon("check"), ui("bargain.send")));
  }

  /** Everything that can be said to an offer; to refuse comes last. */
  #answers() {
    const { pack, question } = this.game;
    const signs = /** @type {Record<string, string>} */ ({ pass: "close", accept: "check", counter: "trade" });
    const order = [...question.options].sort((one, two) => rank(pack, one) - rank(pack, two));
    return h("div", { class: "tray-answers", role: "group" }, order.map((/** @type {number[]} */ choice) => {
      const { name } = pack.verb(choice[0]);
      return h("button", { type: "button", class: `button option can answer-${name}${name === "pass" ? " pass" : ""}`, "data-choice": choice.join(), "data-key": name }, icon(signs[name] ?? "trade"), pack.choice(choice, question));
    }));
  }

  /** @param {number[]} theirs what the other side has promised already */
  #sum(theirs) {
    const { game } = this;
    const told = (/** @type {Map<number, number>} */ lines, /** @type {number[]} */ words) => game.pack.listed(linesTold(game, [...lines], words).map(({ text }) => text)) || ui("square.nothing");
    return ui("bargain.sum", told(this.draft.give, [...this.draft.words]), game.name(this.partner), told(this.draft.want, theirs));
  }

  /** @param {any} deal */
  #said(deal) {
    const { game } = this;
    const side = (/** @type {boolean} */ own) => deal.sides.find((/** @type {any} */ at) => (at.seat === game.seat) === own);
    const told = (/** @type {any} */ { goods, promises }) => game.pack.listed(linesTold(game, goods, promises).map(({ text }) => text)) || ui("square.nothing");
    return h("p", { class: "tray-sum" }, ui("bargain.sum", told(side(true)), game.name(side(false).seat), told(side(false))));
  }

  /** @param {any} event */
  #click(event) {
    const { game } = this;
    const el = event.target.closest("button");
    if (!el || el.disabled) return undefined;
    const { choice, partner, good, step, word, face } = el.dataset;
    // What has just come up was not meant yet.
    if (choice) return game.fresh ? undefined : game.choose(choice.split(",").map(Number));
    if (el.matches(".tray-send")) return this.#send();
    if (partner) this.#turnTo(Number(partner));
    else if (good) this.#step(el.dataset.own === "own" ? this.draft.give : this.draft.want, Number(good), Number(step));
    else if (word) this.#flip(Number(word));
    else if (face) this.#show(Number(face));
    else return undefined;
    this.turned += 1;
    return game.tell("pick");
  }

  /** Another partner has other goods. @param {number} seat */
  #turnTo(seat) {
    this.partner = seat;
    this.draft.want = new Map();
  }

  /** @param {Map<number, number>} lines @param {number} good @param {number} amount */
  #step(lines, good, amount) {
    put(lines, good, amount);
    const backs = new Map(this.game.position.table.bargain.faces);
    const left = new Map(lines);
    if (lines === this.draft.give) this.draft.shown = this.draft.shown.filter((face) => this.#takes(left, backs.get(face)));
  }

  /** Whether there is room for one more of a good; it is used up. @param {Map<any, number>} left @param {any} good */
  #takes(left, good) {
    const n = left.get(good) ?? 0;
    left.set(good, n - 1);
    return n > 0;
  }

  /** @param {number} word */
  #flip(word) {
    if (this.draft.words.has(word)) this.draft.words.delete(word);
    else this.draft.words.add(word);
  }

  /** @param {number} face */
  #show(face) {
    const at = this.draft.shown.indexOf(face);
    if (at < 0) this.draft.shown.push(face);
    else this.draft.shown.splice(at, 1);
  }

  /** The number of a verb. @param {string} name */
  #verb(name) {
    const found = Object.entries(this.game.pack.data.verbs).find(([, at]) => /** @type {any} */ (at).name === name);
    return Number(found?.[0] ?? -1);
  }

  /** Say everything to the table, one after the other as it asks for it. */
  async #send() {
    const { game } = this;
    const verb = (/** @type {string} */ name) => this.#verb(name);
    const begins = game.question.topic === "draft" ? [] : [[verb("deal"), this.partner]];
    this.sending = true;
    for (const choice of [...begins, ...steps(this.base, this.draft, verb), [verb("propose")]]) {
      const { last } = game.now;
      await game.send(choice);
      // What was refused has been explained; what was said until then lies on the table.
      if (game.now.last === last) break;
    }
    this.sending = false;
    this.of = "";
    game.tell("position");
  }
}
