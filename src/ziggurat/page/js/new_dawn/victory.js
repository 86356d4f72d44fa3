// The victory cards: the agendas of each and how far everybody is. One agenda of each card that is
// needed wins the game. Owns this table only; progress comes counted from the server.

import { h, icon } from "../dom.js";
import { hasUi, ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { Part } from "../panels/part.js";
import { colourOf, emblem, head, inOrder, thing } from "../panels/look.js";

export class Victory extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "victory");
  }

  /** @param {any} table @override */
  shows({ victory, needed, realms }) {
    return [victory, needed, realms?.map((/** @type {any} */ { seat, colour, claims, progress }) => [seat, colour, claims, progress])];
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.victory?.length) {
      return fill(root, head(ui("panel.victory")), h("p", { class: "faint" }, ui("panel.victory_later")));
    }
    const realms = inOrder(table, game.seat);
    fill(
      root,
      h(
        "table",
        { class: "agendas", "--seats": realms.length },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, head(this.#goal(table))),
            realms.map((realm) => this.#column(table, realm)),
          ),
        ),
        table.victory.map((/** @type {any} */ card) => this.#card(table, realms, card)),
      ),
    );
  }

  /** What wins. @param {any} table */
  #goal(table) {
    const cards = table.victory.length;
    return table.needed < cards ? ui("panel.victory_some", table.needed, cards) : ui("panel.victory");
  }

  /** @param {any} table @param {any} realm */
  #column(table, realm) {
    const name = this.game.name(realm.seat);
    const mine = realm.seat === this.game.seat;
    return h(
      "th",
      { scope: "col", class: mine ? "mine" : "", "data-tip": name },
      emblem(table, realm.seat, mine ? ui("panel.you_are", name) : name),
    );
  }

  /** @param {any} table @param {any[]} realms @param {any} card */
  #card(table, realms, card) {
    const claimed = table.realms.some((/** @type {any} */ realm) => realm.claims.includes(card.card));
    return h(
      "tbody",
      { class: claimed ? "claimed" : "", "data-key": `card-${card.card}` },
      card.agendas.map((/** @type {number} */ agenda, /** @type {number} */ at) => this.#agenda(table, realms, card.card, agenda, at)),
    );
  }

  /** @param {any} table @param {any[]} realms @param {any} card @param {number} agenda @param {number} at */
  #agenda(table, realms, card, agenda, at) {
    const { game } = this;
    const { title, text, name } = game.pack.row(agenda);
    const brief = `agenda.${name}`;
    return h(
      "tr",
      { "data-key": `agenda-${agenda}` },
      h(
        "th",
        { scope: "row" },
        h(
          "button",
          { ...thing("row", agenda, `${title}: ${text}`), class: "agenda" },
          at ? h("span", { class: "or" }, ui("panel.or")) : null,
          h("b", {}, title),
          // Beside the map an agenda has one line; whoever looks at it reads all.
          h("span", { class: "faint brief" }, hasUi(brief) ? ui(brief) : text),
          h("span", { class: "faint whole" }, text),
        ),
      ),
      realms.map((/** @type {any} */ realm) => this.#cell(table, realm, card, agenda, at)),
    );
  }

  /** @param {any} table @param {any} realm @param {any} card @param {number} agenda @param {number} at */
  #cell(table, realm, card, agenda, at) {
    const mine = realm.seat === this.game.seat ? " mine" : "";
    const alone = (this.game.pack.row(card).agendas ?? []).length === 1;
    if (realm.claims.includes(card)) {
      // A completed card is done for good, whichever of its agendas did it.
      const flag = at ? null : icon("check", ui("panel.completed", this.game.name(realm.seat)));
      return h("td", { class: `done seat-${colourOf(table, realm.seat)}${mine}${alone ? " alone" : ""}` }, flag);
    }
    const found = realm.progress[String(agenda)];
    if (!found) return h("td", { class: `none${mine}` }, "–");
    const [have, need] = found;
    const part = Math.min(1, have / Math.max(1, need));
    return h(
      "td",
      { class: `seat-${colourOf(table, realm.seat)}${part >= 1 ? " full" : ""}${mine}` },
      h("span", { class: "far" }, String(have), h("small", {}, `/${need}`)),
      h("i", { class: "far-bar", "--part": part }),
    );
  }
}
