// What is known of the things of A New Dawn: spaces with what stands there, cards in slots, seats,
// resources, caravans and barbarians. Owns these contents for the detail.

import { h, icon } from "../dom.js";
import { ui } from "../words.js";
import { faceOf, inLayer, MAIN, named, symbolOf } from "../board/kinds.js";
import { face } from "../panels/card.js";
import { choices, plain } from "../panels/facts.js";
import { colourOf, emblem, focusName, lyingSign, techSpaces, terrainName } from "../panels/look.js";
import { doesLine } from "./focus_row.js";

/** By kind of thing. @type {Record<string, import("../panels/facts.js").Facts>} */
export const facts = {
  space: (game, table, value) => {
    const space = table.spaces.find((/** @type {any} */ found) => found.n === value);
    return space ? spaceFacts(game, table, space) : null;
  },
  slot: slotFacts,
  place: slotFacts,
  seat: seatFacts,
  resource: resourceFacts,
  holders,
  caravan: (game, _table, value) =>
    plain(ui("panel.caravan", game.pack.value("caravan", value)), "caravan", [choices(game, "caravan", value)]),
  barbarian: (game, table, value) => {
    const isIt = (/** @type {any} */ piece) => piece.kind === "barbarian" && piece.number === value;
    const space = table.spaces.find((/** @type {any} */ found) => found.pieces.some(isIt));
    return space ? spaceFacts(game, table, space) : null;
  },
};

// Spaces

/** @param {any} game @param {any} table @param {any} space */
function spaceFacts(game, table, space) {
  const found = space.pieces.find((/** @type {any} */ piece) => piece.kind === "natural_wonder");
  const natural = found ? game.pack.row(found.row).title : "";
  return h(
    "article",
    { class: `face space ground-${space.terrain}` },
    h(
      "header",
      {},
      h("span", { class: "type-mark" }, icon(`terrain-${space.terrain}`)),
      h("strong", { class: "face-name" }, natural || terrainName(game.pack, space.terrain)),
      h("p", { class: "face-kind" }, ui("panel.space", space.label)),
    ),
    h("ul", { class: "facts" }, spaceLines(game, table, space).map((line) => h("li", {}, line))),
    choices(game, "space", space.n),
  );
}

/** The ground, then each piece with its sign. @param {any} game @param {any} table @param {any} space */
function spaceLines(game, table, space) {
  const lines = [];
  if (space.diff > 0) lines.push([icon(`terrain-${space.terrain}`), ui("panel.difficulty", space.diff)]);
  for (const piece of [...inLayer(game.pack, space, MAIN), ...space.pieces.filter((/** @type {any} */ one) => !inLayer(game.pack, space, MAIN).includes(one))]) {
    lines.push(pieceLine(game, table, space, piece));
  }
  if (space.defence >= 0) lines.push([icon("army"), ui("panel.defence", space.defence)]);
  return lines;
}

/** @param {any} game @param {any} table @param {any} space @param {import("../board/kinds.js").Standing} piece */
function pieceLine(game, table, space, piece) {
  const { pack } = game;
  const name = named(pack, space, piece);
  if (piece.seat >= 0 && (piece.row < 0 || inLayer(pack, space, MAIN).includes(piece))) return [emblem(table, piece.seat), ui("panel.of", name, game.name(piece.seat))];
  if (piece.kind === "resource") return [icon(`resource-${piece.number}`), pack.value("resource", piece.number)];
  const face = faceOf(pack, piece);
  const sign = piece.kind === "natural_wonder" ? "natural" : symbolOf(face === "conquered" ? "city_state" : face);
  return [icon(sign), face === "city_state" ? `${name}, ${ui("panel.city_state_kind", focusName(pack, pack.row(piece.row).type))}` : name];
}

// Cards in rows, seats, resources

/** @param {any} game @param {any} table @param {number} value @param {number} seat */
function slotFacts(game, table, value, seat) {
  const slot = table.realms?.[seat >= 0 ? seat : game.seat]?.row?.[value];
  if (!slot) return null;
  const now = h(
    "p",
    { class: "face-now" },
    h("b", {}, ui("panel.from_slot", slot.value || slot.number)),
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
    [icon("tech"), ui("panel.tech_at", realm.dial, techSpaces(table))],
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
