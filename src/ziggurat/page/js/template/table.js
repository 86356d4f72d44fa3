// The Night Market: the ware on show, everybody's stall, one's own tricks and the decks. Owns
// this table; the decision bar asks and the log tells, as for any other game.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { face } from "../panels/card.js";
import { colourOf, count, emblem, head, hiddenHead, thing } from "../panels/look.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { chips } from "../panels/slots.js";

const NONE = -1;

/** The middle of the table: the night, the ware and what is left in the decks. */
class Market extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "market");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table) return fill(root);
    const ware = table.ware;
    fill(
      root,
      h("h2", { class: "night" }, icon("moon"), ui("panel.night", table.night, table.nights)),
      ware === NONE
        ? h("p", { class: "faint" }, ui("panel.no_ware"))
        : h("button", { ...thing("row", ware, cardLabel(game, ware)), class: "on-show" }, face(game.pack, ware)),
      h("p", { class: "faint" }, ui("panel.decks", table.trick_deck, table.ware_deck)),
    );
  }
}

/** The stalls of all merchants. */
class Stalls extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "stalls");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table) return fill(root);
    fill(root, head(ui("panel.stalls")), table.seats.map((/** @type {any} */ stall, /** @type {number} */ seat) => this.#stall(table, stall, seat)));
  }

  /** @param {any} table @param {any} stall @param {number} seat */
  #stall(table, stall, seat) {
    const { game } = this;
    const asked = (game.position.questions ?? []).some((/** @type {any} */ question) => question.seat === seat);
    const name = game.name(seat);
    return h(
      "article",
      { class: `rival stall seat-${colourOf(table, seat)}${asked ? " turn" : ""}`, "data-key": `stall-${seat}` },
      h(
        "div",
        { class: "rival-top" },
        h("button", { ...thing("seat", seat, name), class: "who" }, emblem(table, seat), h("b", {}, name)),
        seat === game.seat ? h("span", { class: "faint small" }, ui("panel.you")) : null,
        table.first === seat ? h("span", { class: "chair", "data-tip": ui("panel.opens") }, icon("flag", ui("panel.opens"))) : null,
        h(
          "span",
          { class: "numbers" },
          count("focus-2", stall.coins, ui("panel.coins", stall.coins)),
          count("eye", stall.cards, ui("panel.tricks", stall.cards)),
          chips(game, seat),
        ),
      ),
      h("ul", { class: "chips" }, stall.wares.map((/** @type {number} */ row, /** @type {number} */ at) => wareChip(game, row, at))),
    );
  }
}

/** @param {any} game @param {number} row @param {number} at */
function wareChip(game, row, at) {
  return h(
    "li",
    { "data-key": `ware-${row}-${at}` },
    h("button", { ...thing("row", row, cardLabel(game, row)), class: "card-chip" }, icon("trade"), h("span", {}, game.pack.row(row).title)),
  );
}

/** One's own tricks. */
class Tricks extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "tricks");
  }

  build() {
    const { game, root } = this;
    const stall = game.position?.table?.seats?.[game.seat];
    if (!stall) return fill(root, hiddenHead(ui("panel.your_tricks")));
    fill(
      root,
      head(ui("panel.your_tricks")),
      stall.hand.length
        ? h("ul", { class: "hand-cards" }, stall.hand.map((/** @type {number} */ row, /** @type {number} */ at) =>
            h("li", { "data-key": `trick-${at}` },
              h("button", { ...thing("row", row, cardLabel(game, row)), class: "spread-card" }, face(game.pack, row)))))
        : h("p", { class: "faint" }, ui("panel.no_tricks")),
    );
  }
}

/** @param {any} game @param {number} row */
function cardLabel(game, row) {
  const { title, text } = game.pack.row(row);
  return text ? `${title}: ${text}` : title;
}

/** What this table has besides what all tables have.
 * @param {any} table @param {HTMLElement} map @param {HTMLElement} _side @param {HTMLElement} foot */
export function layout(table, map, _side, foot) {
  const { game, panes } = table;
  const [market, tricks] = [h("div", {}), h("section", {})];
  map.append(market);
  foot.append(tricks);
  table.part(new Market(market, game));
  table.part(new Stalls(panes.add("stalls", "person"), game));
  table.part(new Tricks(tricks, game));
}
