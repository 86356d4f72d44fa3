// All seats of The Board Game: who they are, what they have, what they know. Owns this list; the
// own seat comes first and tells most, those of rivals are short and tell more when looked at.

import { h } from "../dom.js";
import { ui } from "../words.js";
import { ROMAN, colourOf, count, drawingOf, emblem, firstFlag, hiddenHead, plate, thing } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { briefs, chips, drawnRows, lines } from "../panels/slots.js";
import { chip, drawnChip } from "./chip.js";
import { CROWD } from "./market.js";

/** So many letters of a name and a government stand side by side in half a column. */
const MOST_LETTERS = 16;
const NONE = -1;
/** With more techs than this at a table for two, those of the rival are told by blocks. */
const MANY = 12;

/** With more techs than this, cards of one's own that have drawings are told by these. */
const NAMED = 6;

/** More markers and cards of a rival than this do not stand beside their name. */
const FEW = 2;

/** How many techs are known. @param {any[]} seats */
const known = (seats) => seats.flatMap((seat) => seat.techs.flat()).length;

export class Seats extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "realms");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.seats) return fill(root);
    const from = Math.max(game.seat, 0);
    // Classes, because asking with :has() would have all styles looked through at every change.
    root.classList.toggle("seated", game.seat >= 0);
    root.classList.toggle("two", table.seats.length < 3);
    root.classList.toggle("many", table.seats.length > 3 && table.seats.length < CROWD);
    root.classList.toggle("crowd", table.seats.length >= CROWD);
    const seats = [...table.seats.slice(from), ...table.seats.slice(0, from)];
    fill(root, hiddenHead(ui("square.seats")), seats.map((/** @type {any} */ own) => this.#seat(table, own)));
  }

  /** @param {any} table @param {any} own */
  #seat(table, own) {
    const { game } = this;
    const asked = (game.position.questions ?? []).some((/** @type {any} */ question) => question.seat === own.seat);
    const mine = own.seat === game.seat;
    return h(
      "article",
      { class: `rival realm-card seat-${colourOf(table, own.seat)}${asked ? " turn" : ""}${mine ? " mine" : ""}${!mine && this.#drawn(own) > FEW ? " rich" : ""}`, "data-key": `seat-${own.seat}` },
      h("div", { class: "rival-top" }, this.#who(table, own), this.#dials(table, own)),
      h("div", { class: "forces" }, this.#forces(own), this.#goods(own)),
      h("div", { class: "known" }, mine || (table.seats.length < 3 && known(table.seats) <= MANY) ? this.#pyramid(own) : this.#small(own), this.#markers(own)),
      mine || table.seats.length < 3 ? h("div", { class: "slot-lines" }, lines(game, own.seat, !mine || known([own]) > NAMED)) : null,
    );
  }

  /** How many markers and cards are told by their drawings. @param {any} own */
  #drawn(own) {
    return own.wonders.length + own.reserve.length + drawnRows(this.game, own.seat).length;
  }

  /** Wonders and great people that wait, as they are drawn. @param {any} own */
  #markers(own) {
    const { game } = this;
    const named = own.seat === game.seat && known([own]) <= NAMED;
    const found = [...own.wonders, ...own.reserve];
    const cards = named ? [] : drawnRows(game, own.seat);
    if (!found.length && !cards.length) return null;
    // Everybody may have the same people and cards: those of rivals are there to be read.
    const kind = own.seat === game.seat ? "row" : "known";
    return h("ul", { class: "drawn-chips" }, found.map((row, at) => drawnChip(game, row, `marker-${row}-${at}`, at < own.wonders.length ? "row" : kind)), cards.map((row) => drawnChip(game, row, `card-${row}`, kind)));
  }

  /** The pyramid of a rival: a block for each tech. Which they are is told when somebody looks. @param {any} own */
  #small(own) {
    const { game } = this;
    const rows = own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => ({ techs, level: at + 1 })).filter((/** @type {any} */ row) => row.techs.length).reverse();
    const told = rows.map((/** @type {any} */ row) => `${ui("panel.tech_level", ROMAN[row.level])}: ${row.techs.map((/** @type {number} */ tech) => game.pack.row(tech).title).join(", ")}`);
    if (!rows.length) return null;
    return h("button", { ...thing("seat", own.seat, [ui("square.pyramid"), ...told].join(". ")), class: "blocks" },
      rows.map((/** @type {any} */ row) => h("span", {}, row.techs.map((/** @type {number} */ tech) => h("i", { class: own.coin_tokens.includes(tech) ? "coin" : "" })))));
  }

  /** @param {any} table @param {any} own */
  #who(table, own) {
    const { game } = this;
    const name = game.name(own.seat);
    const people = game.pack.shortTitle(own.civilization) === name ? NONE : own.civilization;
    return h("span", { class: "realm-who" },
      h("button", { ...thing("seat", own.seat, name), class: "who" }, emblem(table, own.seat), h("b", {}, name)),
      table.first === own.seat ? firstFlag() : null,
      [people, own.government].filter((row) => row !== NONE).map((row) => {
        const { title } = game.pack.row(row);
        // Beside many rivals, or a long name, there is no room for another: nothing is cut.
        const narrow = own.seat !== game.seat && (table.seats.length > 3 || (table.seats.length > 2 && name.length + title.length > MOST_LETTERS));
        const drawing = narrow ? drawingOf(game.pack, game.pack.row(row)) : "";
        return drawing
          ? h("button", { ...thing("known", row, title), class: "who-drawn", "data-tip": title }, plate(drawing))
          : h("button", { ...thing("known", row, title), class: "who faint small" }, title);
      }));
  }

  /** The four roads to victory that are numbers, and what is in hand. @param {any} table @param {any} own */
  #dials(table, own) {
    const { most } = table;
    return h(
      "span",
      { class: "numbers" },
      count("trade", own.trade, ui("square.trade_dial", own.trade, most.trade)),
      count("culture", own.culture, ui("square.tokens", own.culture)),
      count("crown", `${own.track}/${most.track}`, ui("square.track", own.track, most.track)),
      count("focus-2", `${own.coins}/${most.coins}`, ui("square.coins", own.coins, most.coins)),
      chips(this.game, own.seat),
      own.seat === this.game.seat || table.seats.length < 3 ? null : briefs(this.game, own.seat),
    );
  }

  /** Units by type with their rank, and figures that are still in the supply. @param {any} own */
  #forces(own) {
    const { pack } = this.game;
    const units = own.units.map((/** @type {number} */ n, /** @type {number} */ at) => {
      const rank = own.ranks[at];
      if (!n && rank === undefined) return null;
      const name = pack.value("unit_type", at);
      const told = rank === undefined ? ui("square.units", name, n) : ui("square.units_rank", name, n, ROMAN[rank]);
      return h("span", { class: "force" }, count(`unit-${at}`, n, told), rank === undefined ? null : h("span", { class: "rank", "aria-hidden": "true" }, ROMAN[rank]));
    });
    return [units, h("span", { class: "apart" }),
      count("army", own.armies_left, ui("square.left_armies", own.armies_left)), count("scout", own.scouts_left, ui("square.left_scouts", own.scouts_left))];
  }

  /** Resources, and what lies facedown. @param {any} own */
  #goods(own) {
    const { pack } = this.game;
    const cards = own.cards.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
    const facedown = [["card", "events", cards], ["hut", "huts", own.huts], ["village", "villages", own.villages]];
    const found = [
      ...own.resources.map((/** @type {number} */ n, /** @type {number} */ at) => (n ? count(`good-${at}`, n, `${pack.value("resource", at)}: ${n}`) : null)),
      ...facedown.map(([sign, name, n]) => (n ? count(String(sign), n, ui(`square.${name}`, n)) : null)),
    ].filter(Boolean);
    return found.length ? [h("span", { class: "apart" }), found] : [];
  }

  /** Techs by name, the highest row above. What a rival knows is there to be read, not chosen: anybody may learn the same. @param {any} own */
  #pyramid(own) {
    const kind = own.seat === this.game.seat ? "row" : "known";
    const rows = own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => ({ techs, level: at + 1 }));
    const shown = rows.filter((/** @type {any} */ row) => row.techs.length).reverse();
    if (!shown.length) return null;
    return h("ol", { class: "pyramid", "aria-label": ui("square.pyramid") }, shown.map((/** @type {any} */ row) =>
      h("li", { "data-key": `level-${row.level}` },
        h("span", { class: "faint small", role: "img", "aria-label": ui("panel.tech_level", ROMAN[row.level]), "data-tip": ui("panel.tech_level", ROMAN[row.level]) }, ROMAN[row.level]),
        h("ul", { class: "chips" }, row.techs.map((/** @type {number} */ tech) =>
          chip(this.game, tech, `tech-${tech}`, own.coin_tokens.includes(tech) ? "focus-2" : "", kind))))));
  }
}
