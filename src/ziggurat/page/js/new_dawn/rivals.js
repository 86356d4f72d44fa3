// The rivals beside the map: one strip each with everything they have in signs and numbers,
// and their focus row in small. Owns this drawing; its slots are things like one's own.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { chips, lines } from "../panels/slots.js";
import {
  ROMAN, colourOf, count, emblem, firstFlag, hiddenHead, inOrder, lyingSign, shownSeat, slotLabel, techSpaces, thing,
} from "../panels/look.js";

/** A longer name is set smaller, on two lines. */
const LONG = 16;
/** With more lines of agendas than this, or more strips, everything beside the map moves closer together; a strip is as high as so many lines. */
const [MOST_LINES, MOST_STRIPS, STRIP] = [16, 3, 3];
/** How a row that is too long moves closer together: tokens are counted, then what there is one of has no number. */
const STEPS = ["tight", "tighter"];

export class Rivals extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "rivals");
    new ResizeObserver(() => this.#fit()).observe(root);
  }

  /** @param {any} table @override */
  shows({ realms, first, needed, dials, chips, lines, victory }) {
    const own = shownSeat(this.game);
    // Progress is told by the victory cards, figures by the map.
    const others = realms?.map((/** @type {any} */ realm) => (realm.seat === own ? realm.colour : { ...realm, progress: 0, figures: 0 }));
    return [own, first, needed, dials?.tech_levels, chips, lines, others, victory?.length];
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.realms) return fill(root);
    const others = inOrder(table, game.seat).filter((realm) => realm.seat !== shownSeat(game));
    // A class, because asking with :has() would have all styles looked through at every change.
    const agendas = (table.victory ?? []).reduce((/** @type {number} */ sum, /** @type {any} */ card) => sum + card.agendas.length, 0);
    root.closest(".table")?.classList.toggle("crowded", others.length > MOST_STRIPS || others.length * STRIP + agendas > MOST_LINES);
    fill(root, hiddenHead(ui("panel.rivals")), others.map((realm) => this.#strip(table, realm)));
    // Measuring waits until everything else has been drawn.
    requestAnimationFrame(() => this.#fit());
  }

  /** Nothing is cut: a row moves as close together as it has to. */
  #fit() {
    let rows = [...this.root.querySelectorAll(".rival-row")];
    for (const row of rows) row.classList.remove(...STEPS);
    for (const step of STEPS) {
      // All widths are read before any is changed.
      rows = rows.filter((row) => row.scrollWidth > row.clientWidth);
      for (const row of rows) row.classList.add(step);
    }
  }

  /** @param {any} table @param {any} realm */
  #strip(table, realm) {
    const turn = this.game.position.turn === realm.seat;
    return h(
      "article",
      {
        class: `rival seat-${colourOf(table, realm.seat)}${turn ? " turn" : ""}`,
        "data-key": `rival-${realm.seat}`,
      },
      h("div", { class: "rival-top" }, this.#who(table, realm, turn), this.#numbers(table, realm)),
      h("div", { class: "rival-row" }, this.#row(realm), this.#goods(realm)),
    );
  }

  /** @param {any} table @param {any} realm @param {boolean} turn */
  #who(table, realm, turn) {
    const { game } = this;
    const name = game.name(realm.seat);
    const chair = game.info?.seats?.[realm.seat];
    const people = game.pack.shortTitle(realm.leader) ?? "";
    const called = people === name ? "" : people;
    const told = [name, called, turn ? ui("panel.to_move") : ""].filter(Boolean).join(", ");
    return [
      h(
        "button",
        { ...thing("seat", realm.seat, told), class: name.length > LONG ? "who long" : "who" },
        emblem(table, realm.seat),
        h("b", {}, name),
        called ? h("span", { class: "faint small" }, called) : null,
      ),
      chair?.kind === "rule" ? h("span", { class: "chair", "data-tip": ui("panel.rule_seat") }, icon("rules")) : null,
      chair?.kind === "bot" ? h("span", { class: "chair", "data-tip": ui("panel.bot") }, icon("bot")) : null,
      table.first === realm.seat ? firstFlag() : null,
    ];
  }

  /** @param {any} table @param {any} realm */
  #numbers(table, realm) {
    return h("span", { class: "numbers" }, numbers(table, realm), chips(this.game, realm.seat));
  }

  /** @param {any} realm */
  #row(realm) {
    return h(
      "span",
      { class: "mini-row" },
      realm.row.map((/** @type {any} */ slot) =>
        h(
          "button",
          {
            ...thing("slot", slot.slot, slotLabel(this.game, slot), realm.seat),
            class: `mini-slot type-${slot.focus}`,
            "data-key": `slot-${slot.slot}`,
          },
          icon(`focus-${slot.focus}`),
          h("span", { class: "mini-level" }, ROMAN[slot.level]),
          h("span", { class: "mini-pips", "data-n": slot.trade > 1 ? slot.trade : null }, Array.from({ length: slot.trade }, () => h("i", { class: "pip full" }))),
          slot.lying.map((/** @type {number} */ row) => icon(lyingSign(this.game, row))),
        ),
      ),
    );
  }

  /** @param {any} realm */
  #goods(realm) {
    const { game } = this;
    const resources = realm.resources.map((/** @type {number} */ have, /** @type {number} */ kind) =>
      have ? count(`resource-${kind}`, have, `${game.pack.value("resource", kind)}: ${have}`, single(have)) : null,
    );
    const naturals = realm.natural.length;
    const cards = realm.diplomacy.length;
    return h(
      "span",
      { class: "goods" },
      resources,
      naturals ? count("natural", naturals, ui("panel.natural_wonders", naturals), single(naturals)) : null,
      cards ? count("link", cards, ui("panel.diplomacy_cards", cards), single(cards)) : null,
      lines(game, realm.seat),
    );
  }
}

/** Whether a sign says as much without its number. @param {number} have */
const single = (have) => (have === 1 ? "single" : "");

/** What a seat has reached, in signs and numbers.
 * @param {any} table @param {any} realm */
export function numbers(table, realm) {
  const cards = table.needed;
  const done = realm.claims.length;
  const loose = realm.tokens_left;
  const colour = `in-colour seat-${colourOf(table, realm.seat)}`;
  return [
    count("tech", realm.dial, ui("panel.tech_at", realm.dial, techSpaces(table))),
    count("city", realm.cities, ui("panel.cities", realm.cities), colour),
    count("mature", realm.mature, ui("panel.mature", realm.mature), colour),
    count("wonder", realm.wonders.length, ui("panel.wonders_held", realm.wonders.length)),
    count("control", loose, ui("panel.tokens_left", loose), colour),
    cards ? count("crown", `${done}/${cards}`, ui("panel.agendas_done", done, cards), done ? "done" : "") : null,
  ];
}
