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
 * @param {any} table @param {HTMLElement} map @param {HTMLElement} _side @param {HTMLElement} foot */
export function boardGame(table, map, _side, foot) {
  const { game, panes } = table;
  const [board, affair] = [h("div", { class: "table-board" }), h("section", {})];
  map.append(board, affair);
  table.part(new SquareBoard(board, game));
  table.part(new Market(panes.add("market", "trade"), game));
  table.part(new Seats(panes.add("seats", "person"), game));
  table.part(new Affair(affair, game));
  table.part(new Own(panes.add("own", "eye"), game));
  foot.append(panes.pane("own"));
}

/** @param {any} game @param {number} row */
function label(game, row) {
  const { title, text } = game.pack.row(row);
  return text ? `${title}: ${text}` : title;
}

/** A card, tech or marker by its name. @param {any} game @param {number} row @param {string} key @param {string} [sign] @param {string} [kind] @param {number} [strength] of a unit as it fights */
function chip(game, row, key, sign, kind = "row", strength) {
  const { title } = game.pack.row(row);
  const [told, name] = strength === undefined ? [label(game, row), title] : Array(2).fill(ui("square.strength", title, strength));
  return h(
    "li",
    { "data-key": key },
    h("button", { ...thing(kind, row, told), class: "card-chip" }, sign ? icon(sign) : null, h("span", {}, name)),
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
    const from = Math.max(game.seat, 0);
    const seats = [...table.seats.slice(from), ...table.seats.slice(0, from)];
    fill(root, hiddenHead(ui("square.seats")), seats.map((/** @type {any} */ own) => this.#seat(table, own)));
  }

  /** @param {any} table @param {any} own */
  #seat(table, own) {
    const { game } = this;
    const asked = (game.position.questions ?? []).some((/** @type {any} */ question) => question.seat === own.seat);
    return h(
      "article",
      { class: `rival realm-card seat-${colourOf(table, own.seat)}${asked ? " turn" : ""}${own.seat === game.seat ? " mine" : ""}`, "data-key": `seat-${own.seat}` },
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
    const facedown = [["events", cards], ["huts", own.huts], ["villages", own.villages]].filter(([, n]) => n).map(([name, n]) => ui(`square.${name}`, n));
    return [...units, ...goods, ...facedown, ui("square.left", own.armies_left, own.scouts_left)].join(" · ");
  }

  /** Known techs, the highest row above. What others know is there to be read, not chosen: anybody may learn the same. @param {any} own */
  #pyramid(own) {
    const kind = own.seat === this.game.seat ? "row" : "known";
    const rows = own.techs.map((/** @type {number[]} */ techs, /** @type {number} */ at) => ({ techs, level: at + 1 }));
    const shown = rows.filter((/** @type {any} */ row) => row.techs.length).reverse();
    if (!shown.length) return null;
    return h("ol", { class: "pyramid", "aria-label": ui("square.pyramid") }, shown.map((/** @type {any} */ row) =>
      h("li", { "data-key": `level-${row.level}` },
        h("span", { class: "faint small" }, ROMAN[row.level]),
        h("ul", { class: "chips" }, row.techs.map((/** @type {number} */ tech) =>
          chip(this.game, tech, `tech-${tech}`, own.coin_tokens.includes(tech) ? "focus-2" : "", kind))))));
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
          h("button", { ...thing("row", at.row, ui("square.building", label(game, at.row), at.cost, at.left)), class: "card-chip" },
            h("span", {}, pack.row(at.row).title), h("b", {}, icon("focus-3"), String(at.cost)), h("span", { class: "faint" }, `× ${at.left}`))))),
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

/** What is going on between two seats: a battle with both sides' units and bonuses, or a deal. */
class Affair extends Part {
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
    const items = fight.bonuses[side];
    const sum = items.reduce((/** @type {number} */ all, /** @type {any} */ item) => all + item.amount, 0);
    const named = items.map((/** @type {any} */ item) => `${item.of ? ui(`square.bonus.${item.of}`) : game.pack.row(item.row).title} ${item.amount}`);
    return h(
      "div",
      { "data-key": `side-${side}` },
      h("p", { class: "affair-who" }, seat === NONE ? icon("barbarian") : emblem(game.position.table, seat), h("b", {}, this.#name(seat)), " ",
        h("span", { class: "small" }, ui(side ? "square.defends" : "square.attacks"))),
      h("p", { class: "small" }, ui("square.to_play", fight.left[side])),
      h("p", { class: "small" }, [ui("square.bonus", sum), named.length ? ` (${named.join(", ")})` : ""].join("")),
    );
  }

  /** @param {any[]} front @param {number} at */
  #front(front, at) {
    const told = front.map((unit) => (unit ? this.#unit(unit) : "–"));
    const spoken = ui("square.front", at + 1, told[0], told[1]);
    return h("li", { "data-key": `front-${at}` },
      h("button", { ...thing("front", at + 1, spoken), class: "card-chip" }, h("b", {}, String(at + 1)), h("span", {}, told.join(" × "))));
  }

  /** @param {any} unit */
  #unit({ row, strength, wounds }) {
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

/** One's own culture events, found markers and units; while a battle is fought, the units that fight in it. */
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
    const hand = (table.battle?.hands ?? []).flat();
    fill(
      root,
      head(ui("square.secrets")),
      h("ul", { class: "hand-cards" }, [...own.hand, ...own.found].map((row, at) =>
        h("li", { "data-key": `secret-${at}` }, h("button", { ...thing("row", row, label(game, row)), class: "spread-card" }, face(game.pack, row))))),
      hand.length ? h("p", { class: "small" }, ui("square.fighting")) : null,
      h("ul", { class: "chips" }, hand.length
        ? hand.map((/** @type {any} */ unit, /** @type {number} */ at) => chip(game, unit.row, `unit-${at}`, "army", "row", unit.strength))
        : own.forces.map((/** @type {number} */ row, /** @type {number} */ at) => chip(game, row, `unit-${at}`, "army"))),
    );
  }
}
