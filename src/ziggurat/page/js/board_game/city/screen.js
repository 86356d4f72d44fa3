// The city screen: a city with its squares, what it produces and why, and what it can do as cards.
// It opens by itself when a city of the person here is to act, and for any city that is clicked.
// Owns when it is open and which city it shows; it knows no rule and sends listed choices only.

import { h, icon, on } from "../../dom.js";
import { ui } from "../../words.js";
import { YIELDS, emblem } from "../../panels/look.js";
import { fill } from "../../panels/morph.js";
import { Part } from "../../panels/part.js";
import { cityOn, markerOn } from "../square_describe.js";
import { allCards, groups } from "./cards.js";
import { cityDrawing } from "./squares.js";

const NAME = "city";
/** What the log needs below a city at the least, and how far away it stays, in pixels. */
const LEAST_ROOM = 60;
const GAP = 16;
/** @typedef {{seat: number, slot: number}} Shown */

export class CityScreen extends Part {
  /** @param {HTMLElement} root @param {any} game @param {any} panes @param {HTMLElement} table */
  constructor(root, game, panes, table) {
    super(root, game, "city-screen");
    this.panes = panes;
    this.table = table;
    /** A city that somebody looks at. @type {Shown | null} */
    this.look = null;
    /** The question for which it was closed, or was last opened. */
    this.closed = "";
    this.asked = "";
    /** @type {Shown | null} */
    this.shown = null;
    on(root, "click", (event) => this.#click(event), { capture: true });
    // A key on a card is a click like any other.
    on(root, "keydown", (event) => { if (event.target.closest?.("[data-choice]") && /^(Enter| )$/.test(event.key)) event.stopPropagation(); }, { capture: true });
    on(table, "click", (event) => this.#map(event), { capture: true });
    on(panes.tabs, "click", (event) => { if (event.target.closest(`[data-pane=${NAME}]`)) this.#first(); }, { capture: true });
    on(table, "keydown", (event) => { if (event.key === "Enter" || event.key === " ") this.#map(event); }, { capture: true });
    const stop = on(document, "keydown", (event) => {
      if (event.key === "Escape" && this.shown && !event.defaultPrevented && !game.picked.length && !game.staged && !document.querySelector("dialog[open]")) this.close();
    }, { capture: true });
    on(game, "close", stop);
  }

  depends() {
    return [...super.depends(), this.game.screen, this.look?.seat, this.look?.slot, this.closed, this.game.question];
  }

  draw() {
    this.#settle();
    super.draw();
    const { game } = this;
    const cards = allCards(game.position?.table);
    for (const el of this.root.querySelectorAll("[data-kind=made]")) {
      const can = Boolean(game.question) && !game.staged && !cards[Number(el.getAttribute("data-value"))]?.card.why;
      el.classList.toggle("can", can);
      el.classList.toggle("picked", game.staged?.join() === el.getAttribute("data-choice"));
      el.setAttribute("aria-disabled", String(!can));
    }
    requestAnimationFrame(() => this.#share());
  }

  /** Below a city that needs less there is room for what happens meanwhile. */
  #share() {
    const pane = this.panes.pane(NAME);
    const room = this.shown ? pane.getBoundingClientRect().bottom - this.root.getBoundingClientRect().bottom - GAP : 0;
    const roomy = room >= LEAST_ROOM && !this.panes.isNarrow();
    pane.classList.toggle("roomy", roomy);
    if (roomy) pane.parentElement?.style.setProperty("--room", `${Math.floor(room)}px`);
  }

  /** Which city is shown now, if any. */
  #settle() {
    const { game } = this;
    const table = game.position?.table;
    const asked = game.question ? `${game.question.topic} ${game.question.facts.join()} ${game.now.last}` : "";
    const fresh = asked !== "" && asked !== this.asked;
    if (fresh) {
      this.asked = asked;
      this.closed = "";
      this.look = null;
      if (game.screen === NAME) game.screen = "";
    }
    this.shown = table?.seats ? this.#wanted(table) : null;
    const open = this.shown !== null;
    const pane = this.panes.pane(NAME);
    this.table.dataset.screen = open ? NAME : "";
    if (pane.classList.contains("shown") === open && !(fresh && open)) return;
    pane.classList.toggle("shown", open);
    if (this.panes.isNarrow() && (open || this.panes.open === NAME)) this.panes.show(open ? NAME : "", false);
  }

  /** @param {any} table @returns {Shown | null} */
  #wanted(table) {
    const { game, look } = this;
    if (!game.hasScreen(NAME)) return null;
    if (look && cityOf(table, look)) return look;
    if (!game.question || this.closed) return null;
    if (table.acting.length && table.acting[0] === game.seat) return { seat: game.seat, slot: table.acting[1] };
    // Where a city is only to be named, the map asks for it.
    const offer = table.offers.find((/** @type {any} */ at) => at.groups.length);
    return offer ? { seat: game.seat, slot: offer.slot } : null;
  }

  /** @param {Shown} shown */
  open(shown) {
    this.look = shown;
    this.closed = "";
    this.game.openScreen(NAME);
  }

  /** Somebody asks for cities without naming one. */
  #first() {
    const { game } = this;
    const seat = Math.max(game.seat, 0);
    const city = game.position?.table?.seats?.[seat]?.cities[0];
    if (this.shown || !city) return;
    this.look = { seat, slot: city.slot };
    game.screen = NAME;
    this.draw();
    this.panes.show("", false);
  }

  close() {
    this.look = null;
    this.closed = this.asked || "look";
    this.game.openScreen("");
  }

  build() {
    const { game, root, shown } = this;
    const table = game.position?.table;
    const city = shown && table ? cityOf(table, shown) : null;
    if (!shown || !city) return fill(root);
    const offer = shown.seat === game.seat && game.question ? table.offers.find((/** @type {any} */ at) => at.slot === shown.slot && at.groups.length) : null;
    root.classList.toggle("large", !offer);
    root.classList.toggle("placing", !offer && table.acting[1] === shown.slot && table.acting[0] === shown.seat);
    fill(
      root,
      this.#tabs(table, shown),
      h("div", { class: "city-top", "data-key": `top-${shown.seat}-${shown.slot}` }, cityDrawing(game, city),
        h("div", { class: "city-beside" }, this.#sums(table, city, offer), offer ? h("div", { class: "city-groups" }, groups(game, offer, "beside")) : this.#note(table, shown, city))),
      offer ? h("div", { class: "city-groups", "data-key": "groups" }, groups(game, offer, "below"), groups(game, offer, "last"), groups(game, offer, "chips")) : null,
    );
  }

  /** All cities of a seat, and which have acted. @param {any} table @param {Shown} shown */
  #tabs(table, shown) {
    const { game } = this;
    const managing = shown.seat === game.seat && (table.offers.length > 0 || table.acting.length > 0);
    return h("div", { class: "city-head", "data-key": "head" },
      emblem(table, shown.seat, game.name(shown.seat)),
      h("div", { class: "city-tabs", role: "tablist", "aria-label": ui("city.of", game.name(shown.seat)) },
        table.seats[shown.seat].cities.map((/** @type {any} */ city) => {
          const name = game.pack.value("city", city.slot);
          const state = !managing ? "" : city.actions ? ui("city.actions", city.actions) : ui("city.acted");
          const offer = table.offers.find((/** @type {any} */ at) => at.slot === city.slot);
          return h("button", {
            type: "button", role: "tab", class: "city-tab", "data-tab": city.slot, "data-key": `tab-${city.slot}`, "aria-selected": String(city.slot === shown.slot),
            ...(offer?.enter && shown.seat === game.seat ? { "data-choice": offer.enter.join() } : {}), "aria-label": [name, ui("square.yield.1", city.production), state].filter(Boolean).join(", "),
          }, h("span", {}, name), h("b", {}, icon("production"), String(city.production)), managing ? h("i", { class: city.actions ? "left" : "done" }, city.actions ? String(city.actions) : icon("check")) : null);
        })),
      h("button", { type: "button", class: "quiet city-close", "data-close": "", "aria-label": ui("city.close") }, icon("close")));
  }

  /** What a city produces, item by item, and what else it has. @param {any} table @param {any} city @param {any} offer */
  #sums(table, city, offer) {
    const sums = [1, 2, 3, 4].map((at) => city.yields.reduce((/** @type {number} */ all, /** @type {number[]} */ one) => all + one[at], 0));
    const left = offer && offer.budget >= 0 ? offer.budget : city.production;
    const lines = this.#items(table, city);
    if (left !== city.production) lines.push([ui("city.spent"), left - city.production]);
    const others = [[0, sums[0]], [2, sums[2]], [3, sums[3]]].filter(([, n]) => n);
    return h("div", { class: "city-sums" },
      h("p", { class: "city-production" }, icon("production"), h("b", {}, String(left)), h("span", {}, ui("city.production")), offer ? groups(this.game, offer, "rush") : null),
      h("ul", { class: "city-items" },
        lines.map(([label, amount]) => h("li", {}, h("span", {}, label), h("b", {}, amount > 0 ? `+${amount}` : `−${-amount}`))),
        others.map(([at, n]) => h("li", { class: "city-other", "data-tip": ui(`square.yield.${at}`, n) }, h("span", { class: "unseen" }, ui(`square.yield.${at}`, n)), icon(YIELDS[at]), h("b", { "aria-hidden": "true" }, String(n))))));
  }

  /** @param {any} table @param {any} city @returns {[string, number][]} */
  #items(table, city) {
    const { pack } = this.game;
    /** @type {Map<string, {n: number, sum: number}>} */
    const found = new Map();
    for (const [n, , amount] of city.yields) {
      if (!amount) continue;
      const square = table.squares.find((/** @type {any} */ at) => at.n === n);
      const row = markerOn(square);
      const name = row >= 0 ? pack.row(row).title : pack.value("terrain", square.terrain);
      const label = city.around.includes(n) ? name : ui("city.sent", name);
      const { n: many, sum } = found.get(label) ?? { n: 0, sum: 0 };
      found.set(label, { n: many + 1, sum: sum + amount });
    }
    return [
      ...[...found].map(([label, { n, sum }]) => /** @type {[string, number]} */ ([n > 1 ? `${label} ×${n}` : label, sum])),
      ...city.adds.map(([row, amount]) => /** @type {[string, number]} */ ([row < 0 ? ui("city.bought") : pack.row(row).title, amount])),
    ];
  }

  /** What to do where there are no cards. @param {any} table @param {Shown} shown @param {any} city */
  #note(table, shown, city) {
    const { game } = this;
    if (this.root.classList.contains("placing") && shown.seat === game.seat) return h("p", { class: "city-note", "data-key": "note" }, icon("fit"), ui("city.place"));
    const managing = shown.seat === game.seat && game.question && table.offers.length;
    const key = managing || (game.question && table.acting[0] === shown.seat) ? (city.actions ? "city.other" : "city.has_acted") : "city.looking";
    return h("p", { class: "city-note faint", "data-key": "note" }, ui(key, game.name(shown.seat)));
  }

  /** @param {any} event */
  #click(event) {
    const { game } = this;
    const tab = event.target.closest("[data-tab]");
    if (tab) {
      this.look = { seat: this.shown?.seat ?? game.seat, slot: Number(tab.getAttribute("data-tab")) };
      event.preventDefault();
      this.draw();
      return game.dispatchEvent(new Event("drawn"));
    }
    if (event.target.closest("[data-close]")) return this.close();
    const card = event.target.closest("[data-kind=made]");
    if (!card) return;
    event.preventDefault();
    this.#take(allCards(game.position.table)[Number(card.getAttribute("data-value"))]);
  }

  /** Let a city do what is on a card; one that has not been chosen yet is chosen first. @param {{offer: any, card: any} | undefined} meant */
  async #take(meant) {
    const { game } = this;
    if (!meant || game.following) return;
    const { offer, card } = meant;
    if (card.why) return game.reason(game.pack.reason(card.why), game.pack.ruleOf(card.why), null);
    if (!game.question || game.fresh) return;
    if (offer.enter) {
      await game.choose(offer.enter);
      if (!game.question?.options.some((/** @type {number[]} */ at) => at.join() === card.choice.join())) return;
    }
    game.choose(card.choice);
  }

  /** A city on the map that cannot be chosen is looked at. @param {any} event */
  #map(event) {
    const { game } = this;
    const el = event.target.closest?.(".square-board [data-kind=square]");
    if (!el || event.ctrlKey || event.metaKey || event.altKey) return;
    const value = Number(el.getAttribute("data-value"));
    const table = game.position?.table;
    const square = table?.squares?.find((/** @type {any} */ at) => at.n === value);
    const city = square ? cityOn(square) : null;
    if (!city || game.answers("square", value) || game.staged) return;
    event.preventDefault();
    if (event.type === "keydown") event.stopPropagation();
    this.open({ seat: city.seat, slot: city.number });
  }
}

/** @param {any} table @param {Shown} shown */
const cityOf = (table, { seat, slot }) => table.seats[seat]?.cities.find((/** @type {any} */ at) => at.slot === slot) ?? null;
