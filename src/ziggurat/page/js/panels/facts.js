// What is known of a thing at this moment, as the detail shows it: a space, a slot, a seat, a
// card, a resource, a caravan, and which listed choices it takes part in. Owns these contents;
// where they appear is `detail.js`, and none of it is reasoned from rules.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { face } from "./card.js";
import { GROUNDS } from "../board_game/square.js";
import { standing, told } from "../board_game/square_describe.js";
import { doesLine } from "../new_dawn/focus_row.js";
import { TECH_SPACES, colourOf, emblem, focusName, lyingSign, terrainName } from "./look.js";

const MOST_CHOICES = 4;
const CITIES = ["city", "capital"];

/** What to show of a thing; null if there is nothing to say beyond its name.
 * @param {any} game @param {string} kind @param {number} value @param {number} seat */
export function factsOf(game, kind, value, seat) {
  const table = game.position?.table ?? {};
  const known = KNOWN[kind];
  if (known) return known(game, table, value, seat);
  if (game.pack.isRowKind(kind) && game.pack.row(value)) {
    return face(game.pack, value, [holders(game, table, value), choices(game, kind, value)]);
  }
  return null;
}

/** @type {Record<string, (game: any, table: any, value: number, seat: number) => HTMLElement | null>} */
const KNOWN = {
  space: (game, table, value) => {
    const space = (table.spaces ?? []).find((/** @type {any} */ found) => found.n === value);
    return space ? spaceFacts(game, table, space) : null;
  },
  slot: slotFacts,
  place: (game, table, value, seat) => (table.squares ? tileFacts(game, value) : slotFacts(game, table, value, seat)),
  known: (game, _table, value) => face(game.pack, value),
  square: (game, table, value) => {
    const square = (table.squares ?? []).find((/** @type {any} */ found) => found.n === value);
    return square ? squareFacts(game, square) : null;
  },
  seat: seatFacts,
  resource: resourceFacts,
  caravan: (game, _table, value) =>
    plain(ui("panel.caravan", game.pack.value("caravan", value)), "caravan", [choices(game, "caravan", value)]),
  barbarian: (game, table, value) => {
    const letter = game.pack.value("barbarian", value);
    const space = (table.spaces ?? []).find((/** @type {any} */ found) => found.barbarian.includes(letter));
    return space ? spaceFacts(game, table, space) : null;
  },
};

/** A facedown tile of the square map. @param {any} game @param {number} place */
function tileFacts(game, place) {
  const text = h("p", { class: "face-text" }, ui("square.hidden_text"));
  return plain(ui("square.hidden", game.pack.value("place", place)), "fog", [text, choices(game, "place", place)]);
}

/** What lies on a square, line by line, and what can be done there; a marker shows its face. @param {any} game @param {any} square */
function squareFacts(game, square) {
  const list = (/** @type {string[]} */ lines) => h("ul", { class: "facts" }, lines.map((line) => h("li", {}, line)));
  const can = choices(game, "square", square.n);
  if (square.marker >= 0) return face(game.pack, square.marker, [list([...told(game, square).slice(0, 2), ...standing(game, square)]), can]);
  const hint = square.token ? h("p", { class: "face-text" }, ui(`square.token.${square.token}`)) : null;
  return plain(square.label, `terrain-${GROUNDS[square.terrain]}`, [list(told(game, square).slice(1)), hint, can]);
}

/** @param {string} title @param {string} sign @param {any} more */
function plain(title, sign, more) {
  const mark = h("span", { class: "type-mark" }, icon(sign));
  return h("article", { class: "face" }, h("header", {}, mark, h("strong", { class: "face-name" }, title)), more);
}

// Spaces

/** @param {any} game @param {any} table @param {any} space */
function spaceFacts(game, table, space) {
  const natural = space.natural >= 0 ? game.pack.row(space.natural).title : "";
  return h(
    "article",
    { class: `face space ground-${space.terrain}` },
    h(
      "header",
      {},
      h("span", { class: "type-mark" }, icon(`terrain-${space.terrain}`)),
      h("strong", { class: "face-name" }, natural || terrainName(space.terrain)),
      h("p", { class: "face-kind" }, ui("panel.space", space.label)),
    ),
    h("ul", { class: "facts" }, spaceLines(game, table, space).map((line) => h("li", {}, line))),
    choices(game, "space", space.n),
  );
}

/** @param {any} game @param {any} table @param {any} space */
function spaceLines(game, table, space) {
  const lines = [];
  if (space.diff > 0) lines.push([icon(`terrain-${space.terrain}`), ui("panel.difficulty", space.diff)]);
  if (space.piece) lines.push([emblem(table, space.owner), ui("panel.of", pieceName(space), game.name(space.owner))]);
  if (space.wonder >= 0) lines.push([icon("wonder"), game.pack.row(space.wonder).title]);
  for (const seat of space.caravans) lines.push([emblem(table, seat), ui("panel.of", ui("panel.piece.caravan"), game.name(seat))]);
  if (space.barbarian) lines.push([icon("barbarian"), ui("panel.barbarian", space.barbarian)]);
  if (space.state >= 0) lines.push([icon("city-state"), stateLine(game, space.state)]);
  if (space.conquered >= 0 && space.conquered !== space.state) {
    lines.push([icon("city-state"), ui("panel.conquered", game.pack.row(space.conquered).title)]);
  }
  if (space.resource >= 0) lines.push([icon(`resource-${space.resource}`), game.pack.value("resource", space.resource)]);
  if (space.defence >= 0) lines.push([icon("army"), ui("panel.defence", space.defence)]);
  return lines;
}

/** @param {any} space */
function pieceName(space) {
  const mature = space.mature && CITIES.includes(space.piece);
  const name = ui(`panel.piece.${mature && space.piece === "city" ? "mature" : space.piece}`);
  return mature && space.piece === "capital" ? `${name}, ${ui("panel.is_mature")}` : name;
}

/** @param {any} game @param {number} row */
function stateLine(game, row) {
  const state = game.pack.row(row);
  return `${state.title}, ${ui("panel.city_state_kind", focusName(state.type))}`;
}

// Cards in rows, seats, resources

/** @param {any} game @param {any} table @param {number} value @param {number} seat */
function slotFacts(game, table, value, seat) {
  const slot = table.realms?.[seat >= 0 ? seat : game.seat]?.row?.[value];
  if (!slot) return null;
  const now = h(
    "p",
    { class: "face-now" },
    h("b", {}, ui("panel.from_slot", slot.value || slot.slot + 1)),
    ` ${doesLine(game, slot)}`,
  );
  const tokens = slot.trade ? h("p", { class: "face-facts" }, icon("trade"), ui("panel.trade_tokens", slot.trade)) : null;
  const lying = slot.lying.map((/** @type {number} */ row) => h("p", { class: "face-facts" }, icon(lyingSign(game, row)), game.pack.row(row).title));
  return face(game.pack, slot.card, [now, tokens, ...lying, choices(game, "slot", value, seat)]);
}

/** @param {any} game @param {any} table @param {number} seat */
function seatFacts(game, table, seat) {
  const realm = table.realms?.[seat];
  if (!realm) return null;
  const lines = [
    [icon("tech"), ui("panel.tech_at", realm.dial, TECH_SPACES)],
    [icon("city"), `${ui("panel.cities", realm.cities)}, ${ui("panel.mature", realm.mature)}`],
    [icon("control"), ui("panel.tokens_left", realm.tokens_left)],
    ...realm.wonders.map((/** @type {number} */ row) => [icon("wonder"), game.pack.row(row).title]),
    ...realm.natural.map((/** @type {number} */ row) => [icon("natural"), game.pack.row(row).title]),
    ...realm.diplomacy.map((/** @type {any} */ card) => [icon("link"), game.pack.row(card.row).title]),
  ];
  const list = h("ul", { class: "facts" }, lines.map((line) => h("li", {}, line)));
  const told = realm.leader >= 0 ? game.pack.row(realm.leader) : null;
  return h(
    "article",
    { class: `face seat-${colourOf(table, seat)}` },
    h("header", {}, emblem(table, seat), h("strong", { class: "face-name" }, told?.title ?? game.name(seat))),
    told?.text ? h("p", { class: "face-text" }, told.text) : null,
    list,
    choices(game, "seat", seat),
  );
}

/** @param {any} game @param {any} table @param {number} kind */
function resourceFacts(game, table, kind) {
  const held = (table.realms ?? []).filter((/** @type {any} */ realm) => realm.resources[kind] > 0);
  return plain(game.pack.value("resource", kind), `resource-${kind}`, [
    h(
      "ul",
      { class: "facts" },
      held.map((/** @type {any} */ realm) => h("li", {}, emblem(table, realm.seat), `${game.name(realm.seat)}: ${realm.resources[kind]}`)),
      h("li", {}, icon(`resource-${kind}`), ui("panel.in_supply", table.supply?.[kind] ?? 0)),
    ),
    choices(game, "resource", kind),
  ]);
}

/** Who holds a card now.
 * @param {any} game @param {any} table @param {number} row */
function holders(game, table, row) {
  const held = (table.realms ?? []).filter(
    (/** @type {any} */ realm) =>
      realm.leader === row ||
      realm.wonders.includes(row) ||
      realm.natural.includes(row) ||
      realm.diplomacy.some((/** @type {any} */ card) => card.row === row),
  );
  if (!held.length) return null;
  return h("p", { class: "face-facts" }, held.map((/** @type {any} */ realm) => h("span", { class: "fact" }, emblem(table, realm.seat), game.name(realm.seat))));
}

/** The listed choices that a thing takes part in, in words.
 * @param {any} game @param {string} kind @param {number} value @param {number} [seat] */
function choices(game, kind, value, seat) {
  const found = game.targets(kind, seat).get(value) ?? [];
  if (!found.length) return null;
  const more = found.length - MOST_CHOICES;
  return h(
    "ul",
    { class: "face-choices" },
    found.slice(0, MOST_CHOICES).map((/** @type {number[]} */ choice) => h("li", {}, icon("check"), game.pack.choice(choice, game.question))),
    more > 0 ? h("li", { class: "faint" }, ui("panel.and_more", more)) : null,
  );
}
