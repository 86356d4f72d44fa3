// Card faces: how a row of the game looks when it is shown large, in the detail and in the
// library. Owns the faces by family; a family without a face of its own shows name and text.

import { h, icon } from "../dom.js";
import { ui, hasUi } from "../words.js";
import { ROMAN, YIELDS, drawingOf, focusName, plate, wonderFocus } from "./look.js";

/** A card, shown large.
 * @param {any} pack @param {number} number @param {(Node | null)[]} [more] what else is known of it now */
export function face(pack, number, more = []) {
  const row = pack.row(number);
  if (!row) return h("div", { class: "face" });
  const { tint, sign, kind, facts } = look(pack, row);
  const drawing = drawingOf(pack, row);
  return h(
    "article",
    { class: `face ${tint}`, "data-row": number },
    h(
      "header",
      {},
      drawing ? plate(drawing) : sign ? h("span", { class: "type-mark" }, icon(sign)) : null,
      h("strong", { class: "face-name" }, row.title),
      kind ? h("p", { class: "face-kind" }, kind) : null,
    ),
    row.text ? h("p", { class: "face-text" }, row.text) : null,
    facts.length ? h("p", { class: "face-facts" }, facts) : null,
    row.orders?.length || row.criteria?.length ? printedList(pack, row.orders ?? row.criteria) : null,
    (row.doubts ?? []).map((/** @type {string} */ name) => h("p", { class: "doubt" }, h("b", {}, ui("panel.doubtful")), ` ${pack.text(`line.doubt_${name}`)}`)),
    more,
  );
}

/** The orders of a card that a rule plays, or what a priority list compares, one after the other.
 * @param {any} pack @param {number[]} rows */
function printedList(pack, rows) {
  return h("ol", { class: "face-list" }, rows.map((number) => h("li", {}, pack.row(number)?.title ?? "")));
}

/** What a family calls itself: in the words of the game or its module, or in those of the page.
 * @param {any} pack @param {string} family */
export function familyName(pack, family) {
  const key = `panel.family.${family}`;
  if (pack.has(key)) return pack.text(key);
  if (hasUi(key)) return ui(key);
  const name = family.replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How each family looks. @type {Record<string, (pack: any, row: any) => {tint: string, sign: string, kind: string, facts: Node[]}>} */
const FACES = {
  focus_card: (pack, row) => ({
    tint: `type-${row.type}`,
    sign: `focus-${row.type}`,
    kind: ui("panel.type_level", focusName(pack, row.type), ROMAN[row.level]),
    facts: printed(row),
  }),
  tech: (_pack, row) => ({ tint: "type-1", sign: "tech", kind: ui("panel.tech_level", ROMAN[row.level]), facts: [] }),
  building: (_pack, row) => ({ tint: "type-3", sign: "production", kind: ui("panel.kind.building"), facts: [fact("production", ui("panel.cost", row.cost)), ...brings(row)] }),
  great_person: (_pack, row) => ({ tint: "type-1", sign: "person", kind: ui("panel.kind.great_person"), facts: brings(row) }),
  unit: (_pack, row) => ({ tint: "type-4", sign: `unit-${row.type}`, kind: ui("panel.kind.unit"), facts: [] }),
  culture_event: () => ({ tint: "type-0", sign: "culture", kind: ui("panel.kind.culture_event"), facts: [] }),
  civilization: () => ({ tint: "", sign: "crown", kind: ui("panel.kind.civilization"), facts: [] }),
  government: () => ({ tint: "", sign: "flag", kind: ui("panel.kind.government"), facts: [] }),
  hut: () => ({ tint: "", sign: "hut", kind: ui("panel.kind.hut"), facts: [] }),
  village: () => ({ tint: "", sign: "village", kind: ui("panel.kind.village"), facts: [] }),
  wonder: (pack, row) => (row.type === undefined ? plainWonder(pack, row) : {
    tint: `type-${wonderFocus(row.type)}`,
    sign: `focus-${wonderFocus(row.type)}`,
    kind: ui("panel.wonder_kind", pack.value("wonder_type", row.type), ROMAN[row.era + 1]),
    facts: [
      fact("focus-3", ui("panel.cost", row.cost)),
      ...(row.resources ?? []).map((/** @type {number} */ kind) => fact(`resource-${kind}`, pack.value("resource", kind))),
    ],
  }),
  leader: (pack, row) => ({
    tint: "",
    sign: "crown",
    kind: ui("panel.kind.leader"),
    facts: [order(pack, row.order)],
  }),
  diplomacy_card: (_pack, row) => ({
    tint: `seat-${row.colour}`,
    sign: `emblem-${row.colour}`,
    kind: ui("panel.kind.diplomacy_card"),
    facts: [],
  }),
  city_state: (pack, row) => ({
    tint: `type-${row.type}`,
    sign: "city-state",
    kind: ui("panel.city_state_kind", focusName(pack, row.type)),
    facts: [],
  }),
  natural_wonder: (pack, row) => ({
    tint: "natural",
    sign: "natural",
    kind: ui("panel.kind.natural_wonder"),
    facts: [fact(`resource-${row.resource}`, pack.value("resource", row.resource))],
  }),
  victory_card: (pack, row) => ({
    tint: "",
    sign: "crown",
    kind: ui("panel.kind.victory_card"),
    facts: (row.agendas ?? []).map((/** @type {number} */ agenda) => fact("flag", pack.row(agenda).title)),
  }),
  agenda: (pack, row) => ({
    tint: "",
    sign: "flag",
    kind: ui("panel.agenda_of", pack.row(row.card)?.title ?? ""),
    facts: [],
  }),
  trick: () => ({ tint: "type-0", sign: "eye", kind: ui("panel.kind.trick"), facts: [] }),
  ware: () => ({ tint: "type-2", sign: "trade", kind: ui("panel.kind.ware"), facts: [] }),
  event_section: () => ({ tint: "", sign: "event", kind: ui("panel.kind.event_section"), facts: [] }),
};

/** A wonder of no type, which a tech makes cheaper. @param {any} pack @param {any} row */
function plainWonder(pack, row) {
  const cheaper = pack.row(row.tech) ? [fact("tech", ui("square.cheaper", row.lower, pack.row(row.tech).title))] : [];
  return { tint: "type-0", sign: "wonder", kind: ui("panel.kind.wonder"), facts: [fact("production", ui("panel.cost", row.cost)), ...cheaper, ...brings(row)] };
}

/** What a marker brings to its city. @param {any} row */
function brings(row) {
  return row.yields.flatMap((/** @type {number} */ n, /** @type {number} */ at) => (n ? [fact(YIELDS[at], ui(`square.yield.${at}`, n))] : []));
}

/** @param {any} pack @param {any} row */
function look(pack, row) {
  const drawn = FACES[row.family];
  if (drawn) return drawn(pack, row);
  const kind = `panel.kind.${row.family}`;
  const called = pack.has(kind) ? pack.text(kind) : hasUi(kind) ? ui(kind) : familyName(pack, row.family);
  return { tint: "", sign: row.sign ?? "", kind: called, facts: printedPlain(row) };
}

/** @param {string} sign @param {string} text */
function fact(sign, text) {
  return h("span", { class: "fact" }, icon(sign), h("span", {}, text));
}

/** The focus types in the order of the slots that a leader begins with.
 * @param {any} pack @param {number[]} focuses */
function order(pack, focuses) {
  const label = focuses.map((/** @type {number} */ focus, /** @type {number} */ at) => `${at + 1} ${focusName(pack, focus)}`).join(", ");
  return h("span", { class: "fact", role: "img", "aria-label": label }, focuses.map((/** @type {number} */ focus) => icon(`focus-${focus}`)));
}

/** The numbers that are printed on a focus card.
 * @param {any} row */
function printed(row) {
  const found = [];
  const counts = ["control", "", "caravan", "", "army"];
  if (row.count && counts[row.type]) found.push(fact(counts[row.type], ui(`panel.printed.${row.type}`, row.count)));
  if (row.distance) found.push(fact("fit", ui("panel.distance", row.distance)));
  if (row.water) found.push(fact("terrain-5", ui("panel.over_water")));
  if (row.bonus) found.push(fact("plus", ui("panel.bonus", row.bonus)));
  return found;
}

/** Numbers of a card whose family has no face: each with its name.
 * @param {any} row */
function printedPlain(row) {
  const told = new Set(["family", "name", "title", "text", "sign", "badge", "doubts"]);
  return Object.entries(row)
    .filter(([name, value]) => !told.has(name) && typeof value === "number")
    .map(([name, value]) => {
      return h("span", { class: "fact" }, `${name.replaceAll("_", " ")}: ${value}`);
    });
}
