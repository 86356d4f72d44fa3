// The Board Game beside its map: every seat with its dials and its tech pyramid, the market, a
// battle that is being fought, and one's own secrets. Owns these panels; the decision bar asks
// and the log tells, as for any other game.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { SquareBoard } from "../board/square.js";
import { face } from "./card.js";
import { ROMAN, colourOf, count, emblem, firstFlag, head, hiddenHead, thing } from "./look.js";
import { fill } from "./morph.js";
import { Part } from "./part.js";

const NONE = -1;

/** What the table of this game has besides what all tables have.
 * @param {any} table @param {HTMLElement} map @param {HTMLElement} side @param {HTMLElement} foot */
export function boardGame(table, map, side, foot) {
  const { game, panes } = table;
  const [board, battle, own] = [h("div", { class: "table-board" }), h("section", {}), h("section", {})];
  map.append(board);
  side.append(battle);
  foot.append(own);
  table.part(new SquareBoard(board, game));
  table.part(new Seats(panes.add("seats", "person"), game));
  table.part(new Market(panes.add("market", "trade"), game));
  table.part(new Battle(battle, game));
  table.part(new Own(own, game));
}

/** @param {any} game @param {number} row */
function label(game, row) {
  const { title, text } = game.pack.row(row);
  return text ? `${title}: ${text}` : title;
}

/** A card, tech or marker by its name. @param {any} game @param {number} row @param {string} key @param {string} [sign] */
function chip(game, row, key, sign) {
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing("row", row, label(game, row)), class: "card-chip" }, sign ? icon(sign) : null, h("span", {}, game.pack.row(row).title)),
  );
}

/** All seats: who they are, what they have, what they know. */
class Seats extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "realms");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.seats) return fill(root);
    fill(root, hiddenHead(ui("square.seats")), table.seats.map((/** @type {any} */ own) => this.#seat(table, own)));
  }

  /** @param {any} table @param {any} own */
  #seat(table, own) {
    const { game } = this;
    const asked = (game.position.questions ?? []).some((/** @type {any} */ question) => question.seat === own.seat);
    return h(
      "article",
      { class: `rival realm-card seat-${colourOf(table, own.seat)}${asked ? " turn" : ""}`, "data-key": `seat-${own.seat}` },
      h("div", { class: "rival-top" }, this.#who(table, own), this.#dials(table, own)),
      h("p", { class: "small" }, this.#forces(own)),
      this.#pyramid(own),
      h("ul", { class: "chips" },
        own.wonders.map((/** @type {number} */ row) => chip(game, row, `wonder-${row}`, "wonder")),
        own.reserve.map((/** @type {number} */ row, /** @type {number} */ at) => chip(game, row, `person-${at}`, "person"))),
    );
  }

  /** @param {any} table @param {any} own */
  #who(table, own) {
    const { game } = this;
    const name = game.name(own.seat);
    const people = own.civilization === NONE ? "" : game.pack.row(own.civilization).title;
    const rule = own.government === NONE ? "" : game.pack.row(own.government).title;
    return [
      h("button", { ...thing("seat", own.seat, name), class: "who" }, emblem(table, own.seat), h("b", {}, name)),
      h("span", { class: "faint small" }, [people, rule].filter((told) => told && told !== name).join(" · ")),
      table.first === own.seat ? firstFlag() : null,
    ];
  }

  /** @param {any} table @param {any} own */
  #dials(table, own) {
    const { most } = table;
    return h(
      "span",
      { class: "numbers" },
      count("trade", own.trade, ui("square.trade_dial", own.trade, most.trade)),
      count("focus-0", own.culture, ui("square.tokens", own.culture)),
      count("crown", `${own.track}/${most.track}`, ui("square.track", own.track, most.track)),
      count("focus-2", `${own.coins}/${most.coins}`, ui("square.coins", own.coins, most.coins)),
    );
  }

  /** @param {any} own */
  #forces(own) {
    const { pack } = this.game;
    const units = own.units
      .map((/** @type {number} */ units, /** @type {number} */ at) =>
        units || at < own.ranks.length ? `${pack.value("unit_type", at)} ${units}${at < own.ranks.length ? ` (${ROMAN[own.ranks[at]]})` : ""}` : "")
      .filter(Boolean);
    const goods = own.resources.map((/** @type {number} */ n, /** @type {number} */ at) => (n ? `${pack.value("resource", at)} ${n}` : "")).filter(Boolean);
    const cards = own.cards.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
    return [...units, ...goods, ui("square.facedown", cards, own.huts, own.villages), ui("square.left", own.armies_left, own.scouts_left)].join(" · ");
  }

  /** Known techs, the highest row above. @param {any} own */
  #pyramid(own) {
    const rows = own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => ({ techs, level: at + 1 }));
    const shown = rows.filter((/** @type {any} */ row) => row.techs.length).reverse();
    if (!shown.length) return null;
    return h("ol", { class: "pyramid", "aria-label": ui("square.pyramid") }, shown.map((/** @type {any} */ row) =>
      h("li", { "data-key": `level-${row.level}` },
        h("span", { class: "faint small" }, ROMAN[row.level]),
        h("ul", { class: "chips" }, row.techs.map((/** @type {number} */ tech) =>
          chip(this.game, tech, `tech-${tech}`, own.coin_tokens.includes(tech) ? "focus-2" : ""))))));
  }
}

/** Wonders on offer, resources and buildings that are left. */
class Market extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "market-list");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    if (!table?.offer) return fill(root);
    const { pack } = game;
    fill(
      root,
      head(ui("square.offer")),
      h("ul", { class: "market-offer" }, table.offer.map((/** @type {any} */ at) => this.#wonder(at))),
      h("p", { class: "small" }, table.market.map((/** @type {number} */ n, /** @type {number} */ at) => `${pack.value("resource", at)} ${n}`).join(" · ")),
      h("ul", { class: "chips" }, table.supply.map((/** @type {any} */ at) =>
        h("li", { "data-key": `supply-${at.row}` },
          h("button", { ...thing("row", at.row, label(game, at.row)), class: "card-chip" }, h("span", {}, `${pack.row(at.row).title} ${at.left}`))))),
    );
  }

  /** @param {any} at */
  #wonder(at) {
    const { game } = this;
    const cheaper = at.tech === NONE ? "" : ui("square.cheaper", at.lower, game.pack.row(at.tech).title);
    return h(
      "li",
      { "data-key": `offer-${at.row}` },
      h("button", { ...thing("row", at.row, label(game, at.row)), class: "card-chip" }, icon("wonder"), h("span", {}, game.pack.row(at.row).title)),
      h("span", { class: "faint small" }, [ui("square.cost", at.cost), cheaper].filter(Boolean).join(", ")),
    );
  }
}

/** A battle that is being fought: the fronts with their wounds. */
class Battle extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "battle");
  }

  build() {
    const { game, root } = this;
    const fight = game.position?.table?.battle;
    root.hidden = !fight;
    if (!fight) return fill(root);
    const enemy = fight.defender === NONE ? ui("square.barbarians") : game.name(fight.defender);
    fill(
      root,
      head(ui("square.battle", game.name(fight.attacker), enemy, game.pack.value("square", fight.square))),
      h("p", { class: "small" }, ui("square.battle_left", fight.left[0], fight.left[1]), " · ", ui("square.bonus", fight.cards[0], fight.cards[1])),
      h("ol", { class: "fronts" }, fight.fronts.map((/** @type {number[]} */ front, /** @type {number} */ at) => this.#front(front, at))),
    );
  }

  /** @param {number[]} front @param {number} at */
  #front([ours, wounds, theirs, hurt], at) {
    const unit = (/** @type {number} */ row, /** @type {number} */ n) =>
      row === NONE ? "–" : [this.game.pack.row(row).title, n ? ui("square.wounds", n) : ""].filter(Boolean).join(", ");
    const label = `${unit(ours, wounds)} × ${unit(theirs, hurt)}`;
    return h("li", { "data-key": `front-${at}` }, h("button", { ...thing("front", at + 1, label), class: "card-chip" }, h("span", {}, label)));
  }
}

/** One's own culture events, found markers and units. */
class Own extends Part {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    super(root, game, "own-secrets");
  }

  build() {
    const { game, root } = this;
    const table = game.position?.table;
    const own = table?.seats?.[game.seat];
    if (!own) return fill(root, hiddenHead(ui("square.secrets")));
    const fight = table.battle;
    const hand = (fight?.hands ?? []).flat();
    fill(
      root,
      head(ui("square.secrets")),
      h("ul", { class: "hand-cards" }, [...own.hand, ...own.found].map((row, at) =>
        h("li", { "data-key": `secret-${at}` }, h("button", { ...thing("row", row, label(game, row)), class: "spread-card" }, face(game.pack, row))))),
      h("ul", { class: "chips" }, [...own.forces].map((row, at) => chip(game, row, `unit-${at}`, "army"))),
      hand.length ? h("p", { class: "small" }, ui("square.fighting", hand.map((/** @type {number} */ row) => game.pack.row(row).title).join(", "))) : null,
    );
  }
}
