// The pyramid: the techs of a seat in their rows, what has a place there now, what it costs and
// what it brings; the pyramids of rivals beside it. Owns this screen and when it opens; what may be
// learned is listed by the question, what it costs is told by the table.

import { h, icon, on } from "../../dom.js";
import { breakable, ui } from "../../words.js";
import { ROMAN, colourOf, emblem, shownSeat, thing } from "../../panels/look.js";
import { fill } from "../../panels/morph.js";
import { Part } from "../../panels/part.js";
import { unlocks } from "./unlocks.js";

const TECH = "tech";
const NAME = "pyramid";
/** How many lines of its text each tech of a level has, by how many there are at the most. */
const LINES = [[4, 7], [6, 5], [10, 3]];
const FEWEST_LINES = 2;
/** @param {number} techs */
const linesFor = (techs) => LINES.find(([most]) => techs <= most)?.[1] ?? FEWEST_LINES;
/** What is told of the pyramid until somebody looks at a tech. */
const HOW = ["place", "trade", "coins"];

export class Pyramid extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "pyramid-screen");
    root.hidden = true;
    root.setAttribute("aria-label", ui("pyramid.title"));
    /** Whether somebody opened it; null leaves it to the question. @type {boolean | null} */
    this.open = null;
    /** What was asked when it was opened or closed. */
    this.asked = "";
    /** The level whose techs are laid out; 0 leaves it to the question. */
    this.level = 0;
    /** The tech that is looked at. */
    this.look = -1;
    on(root, "click", (event) => this.#click(event));
    on(root, "pointerover", (event) => this.#glance(event));
    on(root, "focusin", (event) => this.#glance(event));
    const stops = [
      on(game, "pyramid", () => this.#toggle()),
      on(document, "keydown", (event) => { if (event.key === "Escape" && !root.hidden && !game.picked.length && !game.staged && !document.querySelector("dialog[open]")) this.#toggle(); }),
    ];
    on(game, "close", () => stops.forEach((stop) => stop()));
  }

  /** @override */
  depends() {
    const { question, staged, viewing, screen } = this.game;
    return [...super.depends(), question, staged, viewing, screen, this.open, this.level, this.look];
  }

  /** Techs that the open question lists. @returns {number[]} */
  #listed() {
    const { question, pack } = this.game;
    return (question?.options ?? []).filter((/** @type {number[]} */ choice) => pack.kindsOf(choice)[0] === TECH).map((/** @type {number[]} */ choice) => choice[1]);
  }

  #toggle() {
    this.open = this.root.hidden;
    this.game.openScreen(this.open ? NAME : "");
  }

  /** @param {any} event */
  #click(event) {
    if (event.target.closest(".pyramid-close")) return this.#toggle();
    const level = event.target.closest("[data-level]")?.getAttribute("data-level");
    if (!level) return undefined;
    this.level = Number(level);
    return this.game.tell("pick");
  }

  /** @param {any} event */
  #glance(event) {
    const tech = Number(event.target.closest?.("[data-tech]")?.getAttribute("data-tech") ?? -1);
    if (tech < 0 || tech === this.look) return;
    this.look = tech;
    const place = this.root.querySelector(".tech-told");
    if (place) fill(place, this.#told());
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const listed = this.#listed();
    const asked = listed.length ? `${game.now.last}` : "";
    // A new question is shown even if the last one was put away.
    if (asked !== this.asked) [this.asked, this.open, this.level, this.look] = [asked, null, 0, -1];
    root.hidden = !table?.seats || !(this.open ?? listed.length > 0) || !game.hasScreen(NAME);
    root.classList.toggle("asks", listed.length > 0);
    const chosen = !root.classList.contains("chosen") && this.#staged() >= 0;
    root.classList.toggle("chosen", this.#staged() >= 0);
    if (root.hidden) return fill(root);
    this.listed = listed;
    const seat = shownSeat(game);
    const own = table.seats[seat];
    const level = this.#level(table, listed);
    fill(
      root,
      h("div", { class: "pyramid-own" },
        h("header", { class: "pyramid-top" }, h("h2", {}, ui("pyramid.of", game.name(seat))), this.#dial(table, own)),
        this.#rows(table, own),
        this.#rivals(table, seat)),
      h("div", { class: "pyramid-shelf" }, this.#levels(table, level), this.#shelves(table, level), h("div", { class: "tech-told", "aria-live": "polite" }, this.#told())),
      h("button", { type: "button", class: "quiet pyramid-close", "aria-label": ui("page.close") }, icon("close")),
    );
    // However long its text is, what was chosen is seen in its place.
    if (chosen) root.querySelector(".tech-block.ghost")?.scrollIntoView({ block: "nearest" });
    return undefined;
  }

  /** The tech that was chosen but not confirmed, or -1. */
  #staged() {
    const { staged, pack } = this.game;
    return staged && pack.kindsOf(staged)[0] === TECH ? staged[1] : -1;
  }

  /** The level to lay out: what was chosen, else the highest of which something can be learned. @param {any} table @param {number[]} listed */
  #level(table, listed) {
    const { pack } = this.game;
    if (this.#staged() >= 0) return pack.row(this.#staged()).level;
    if (this.level) return this.level;
    const fit = listed.length ? listed : this.#techs(table).filter((/** @type {any} */ at) => at.rows.length).map((/** @type {any} */ at) => at.row);
    return Math.max(1, ...fit.map((/** @type {number} */ row) => pack.row(row).level));
  }

  /** Techs that can be learned; whoever watches reads them all. @param {any} table @returns {any[]} */
  #techs(table) {
    if (this.game.seat >= 0) return table.learning;
    return this.game.pack.data.families[TECH].map((/** @type {number} */ row) => ({ row, rows: [], cost: 0, short: 0, kept: 0, watched: true }));
  }

  /** Trade as far as it goes, with the step of each level. @param {any} table @param {any} own */
  #dial(table, own) {
    const most = table.most.trade;
    const steps = this.#costs(table);
    const told = ui("pyramid.trade", own.trade, most);
    return h("div", { class: "trade-dial", role: "img", "aria-label": told, "data-tip": told, "--part": own.trade / most },
      icon("trade"), h("b", {}, String(own.trade)),
      h("span", { class: "dial-bar" }, steps.map((cost, at) => (cost ? h("i", { class: own.trade >= cost ? "dial-step reached" : "dial-step", "--at": cost / most }, h("span", {}, ROMAN[at + 1])) : null))));
  }

  /** What a tech of each level costs at least. @param {any} table @returns {number[]} */
  #costs(table) {
    const { pack } = this.game;
    const rows = table.seats[0].techs.length;
    return Array.from({ length: rows }, (_, at) => {
      const costs = table.learning.filter((/** @type {any} */ tech) => pack.row(tech.row).level === at + 1).map((/** @type {any} */ tech) => tech.cost);
      return costs.length ? Math.min(...costs) : 0;
    });
  }

  /** @param {any} table @param {any} own */
  #rows(table, own) {
    const { game } = this;
    const costs = this.#costs(table);
    const staged = this.#staged();
    const ghost = table.learning.find((/** @type {any} */ tech) => tech.row === staged);
    const rows = own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => {
      const level = at + 1;
      const open = own.seat === game.seat && table.learning.some((/** @type {any} */ tech) => tech.rows.includes(level));
      const laid = ghost?.rows.at(-1) === level ? [this.#block(staged, "ghost", own)] : open ? [this.#place(level)] : [];
      const cards = [...techs.map((tech) => this.#block(tech, "", own)), ...laid];
      const empty = Math.max(0, own.techs.length - at - cards.length);
      return h("li", { class: "pyramid-row", "data-key": `row-${level}` },
        h("span", { class: "row-label" }, h("b", {}, ROMAN[level]), costs[at] ? h("span", { class: "price" }, icon("trade"), String(costs[at])) : null),
        cards, Array.from({ length: empty }, () => h("span", { class: "tech-block none" })));
    });
    return h("ol", { class: "pyramid-rows", "--wide": Math.max(...own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => Math.max(techs.length + 1, own.techs.length - at))), "aria-label": ui("square.pyramid") }, rows.reverse());
  }

  /** @param {number} tech @param {string} more @param {any} own */
  #block(tech, more, own) {
    const { pack } = this.game;
    const coin = own.coin_tokens.filter((/** @type {number} */ row) => row === tech).length;
    return h("button", { ...thing("known", tech, pack.row(tech).title), class: `tech-block ${more}`, "data-key": `tech-${tech}`, "data-tech": tech },
      h("span", { class: "tech-name" }, breakable(pack.row(tech).title)), h("span", { class: "tech-brings" }, unlocks(pack, tech).map(({ sign }) => icon(sign))), h("span", { class: "tech-line" }, pack.row(tech).text), coin ? h("span", { class: "tech-coins" }, icon("focus-2"), coin > 1 ? String(coin) : null) : null);
  }

  /** A place that is free; a click lays out what fits there. @param {number} level */
  #place(level) {
    return h("button", { type: "button", class: "tech-block place", "data-level": level, "data-key": `place-${level}`, "aria-label": ui("pyramid.place", ROMAN[level]) }, icon("plus"), h("span", { class: "small" }, ui("pyramid.free")));
  }

  /** @param {any} table @param {number} level */
  #levels(table, level) {
    const { pack } = this.game;
    return h("div", { class: "level-tabs", role: "group", "aria-label": ui("pyramid.levels") }, table.seats[0].techs.map((/** @type {number[]} */ _, /** @type {number} */ at) => {
      const can = (this.listed ?? []).filter((row) => pack.row(row).level === at + 1).length;
      return h("button", { type: "button", class: "quiet level-tab", "data-level": at + 1, "aria-pressed": String(level === at + 1), "aria-label": ui("pyramid.level", ROMAN[at + 1], can) },
        ROMAN[at + 1], can ? h("span", { class: "chip" }, String(can)) : null);
    }));
  }

  /** All techs by level; those of one level are in sight. @param {any} table @param {number} level */
  #shelves(table, level) {
    const { pack } = this.game;
    return h("div", { class: "tech-shelves" }, table.seats[0].techs.map((/** @type {number[]} */ _, /** @type {number} */ at) => {
      const techs = this.#techs(table).filter((/** @type {any} */ tech) => pack.row(tech.row).level === at + 1);
      return h("ul", { class: level === at + 1 ? "tech-shelf" : "tech-shelf away", "data-key": `shelf-${at}`, "--lines": linesFor(techs.length) },
        techs.length ? techs.map((/** @type {any} */ tech) => h("li", { "data-key": `shelf-${tech.row}` }, this.#card(tech))) : h("li", { class: "faint small" }, ui("pyramid.all_known")));
    }));
  }

  /** @param {any} tech */
  #card(tech) {
    const { pack } = this.game;
    const { title, text } = pack.row(tech.row);
    const near = tech.watched || this.#free(tech) || (tech.rows.length && !tech.short);
    return h("button", { ...thing(TECH, tech.row, `${title}. ${this.#state(tech)} ${text}`), class: `tech-card${near ? "" : " far"}`, "data-tech": tech.row },
      h("b", { class: "tech-name" }, breakable(title)),
      h("span", { class: "tech-brings" }, unlocks(pack, tech.row).map(({ sign }) => icon(sign))),
      h("span", { class: "tech-line" }, text));
  }

  /** Whether a tech can be had now without trade. @param {any} tech */
  #free(tech) {
    return this.game.question?.topic !== "research" && (this.listed ?? []).includes(tech.row);
  }

  /** Whether a tech can be learned, in words. @param {any} tech */
  #state(tech) {
    const { pack, position, seat } = this.game;
    if (tech.watched) return "";
    if (this.#free(tech)) return ui("pyramid.for_nothing");
    if (!tech.rows.length) return ui("pyramid.no_place", ROMAN[pack.row(tech.row).level - 1]);
    if (tech.short) return ui("pyramid.short", tech.cost, tech.short);
    const have = position.table.seats[seat]?.trade ?? 0;
    return ui(tech.kept ? "pyramid.would_keep" : "pyramid.would_lose", tech.cost, have, have - tech.kept, tech.kept);
  }

  /** Everything about the tech that is looked at. */
  #told() {
    const { pack, position } = this.game;
    const chosen = this.#staged() >= 0 ? this.#staged() : this.look;
    if (chosen < 0) return [h("p", {}, h("b", {}, ui("pyramid.hint"))), h("ul", { class: "facts" }, HOW.map((name) => h("li", {}, ui(`pyramid.how.${name}`))))];
    const row = pack.row(chosen);
    const tech = this.#techs(position.table).find((/** @type {any} */ at) => at.row === chosen);
    return [
      h("h3", {}, row.title, row.level ? h("span", { class: "faint small" }, ` ${ui("panel.tech_level", ROMAN[row.level])}`) : null),
      h("p", { class: tech && !tech.watched && !this.#free(tech) && (!tech.rows.length || tech.short) ? "tech-state cannot" : "tech-state" }, tech ? this.#state(tech) : row.level ? ui("pyramid.known") : null),
      h("ul", { class: "tech-unlocks" }, unlocks(pack, chosen).map(({ sign, text }) => h("li", {}, icon(sign), h("span", {}, text)))),
      h("p", { class: "tech-text" }, row.text),
    ];
  }

  /** The pyramids of all others, small. @param {any} table @param {number} seat */
  #rivals(table, seat) {
    const { game } = this;
    const others = table.seats.filter((/** @type {any} */ own) => own.seat !== seat);
    return h("ul", { class: "pyramid-rivals" }, others.map((/** @type {any} */ own) => {
      const told = own.techs.flatMap((/** @type {number[]} */ techs, /** @type {number} */ at) => (techs.length ? [`${ROMAN[at + 1]} ${techs.map((tech) => game.pack.row(tech).title).join(", ")}`] : []));
      const label = ui("pyramid.rival", game.name(own.seat), told.join("; ") || ui("square.nothing"));
      return h("li", { class: `rival-pyramid seat-${colourOf(table, own.seat)}`, "data-tip": label, "data-key": `rival-${own.seat}` },
        h("span", { class: "rival-rows", role: "img", "aria-label": label }, own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) =>
          h("span", {}, Array.from({ length: Math.max(techs.length, own.techs.length - at) }, (_, n) => h("i", { class: n < techs.length ? "full" : "" })))).reverse()),
        h("span", { class: "rival-name" }, emblem(table, own.seat), h("span", {}, game.name(own.seat)), h("span", { class: "count" }, icon("trade"), String(own.trade))));
    }));
  }
}
